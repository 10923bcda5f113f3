"""Temper: how often a bot bluffs, protests and calls, next to others of its level.

Each game says in its leanings.py what an option leans to, from what the seat knows. A temper multiplies the weights
of what a bot would do anyway, so it shifts a choice among things that are about as good, and leaves the rest alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.util import find_spec
from types import ModuleType
from typing import Any, NamedTuple, cast

from valise_games.bots.policies import load_policy
from valise_games.games import Entry
from valise_games.games.game import BOLD, CALL, PROTEST, QUIET
from valise_games.rules import Dice, Record, load_driver

NUDGE = 0.25  # of what a temper has above 1: so often a quiet choice by rules of thumb is thought over
REDRAWS = 4  # times he asks himself for something else


class Temper(NamedTuple):
    """Weights next to the usual 1."""

    bold: float = 1.0
    protest: float = 1.0
    call: float = 1.0


class StyleBias:
    """A temper at one game."""

    def __init__(self, temper: Temper, entry: Entry, variant: str) -> None:
        self.weights = (1.0, *temper)
        self.leaning = load_leaning(entry, variant)

    def weigh(self, known: Record, seat: int, weights: Mapping[int, float]) -> dict[int, float]:
        """The weights of options as this temper has them."""
        return {option: w * self.weights[self.leaning(known, seat, option)] for option, w in weights.items()}

    def resample(
        self, known: Record, seat: int, options: list[int], first: int, draw: Callable[[], int], dice: Dice
    ) -> int:
        """Applies the temper to a bot that gives one choice and no weights, by asking it again.

        A choice that he does not like is dropped for another kind, and a quiet one now and then for a kind that he
        likes: for something that the rules of thumb bring up too, or for the other of two.
        """
        leanings = {option: self.leaning(known, seat, option) for option in options}
        mine = leanings[first]
        wanted = {QUIET} if self.weights[mine] < 1 and not _happens(self.weights[mine], dice) else set()
        if mine == QUIET:
            offered = set(leanings.values())
            for kind in (BOLD, PROTEST, CALL):
                if kind in offered and self.weights[kind] > 1 and _happens(NUDGE * (self.weights[kind] - 1), dice):
                    wanted.add(kind)
        if not wanted:
            return first
        for _ in range(REDRAWS):
            other = draw()
            if leanings[other] in wanted:
                return other
        return first if len(options) > 2 else sum(options) - first


def load_leaning(entry: Entry, variant: str) -> Callable[[Any, int, int], int]:
    """What an option of a seat leans to, given the plain state blanked for that seat. In a game that does not say, all
    options are quiet."""
    name = f"{entry.package}.{entry.leanings}"
    if find_spec(name) is None:
        return lambda known, seat, option: QUIET
    game = entry.load("plain", variant)
    driver = load_driver(name, cast(ModuleType, game), novice=load_policy(entry, game))
    return cast(Callable[[Any, int, int], int], driver.leaning)


def _happens(chance: float, dice: Dice) -> bool:
    return dice.roll(1000) < 1000 * chance
