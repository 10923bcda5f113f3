"""Regular: tree search over guesses of what is hidden, with short rollouts by the game's Novice.

Where results are so much a matter of chance that no search of 50 ms can tell good questions from idle ones, he does as
a Novice would, unless something is clearly better.
"""

from __future__ import annotations

import math
from dataclasses import replace
from functools import partial
from types import ModuleType
from typing import Any, cast

from valise_games.bots.bot import Bot, Considered, by_weight, search_ends, sensible
from valise_games.bots.policies import has_novice, load_policy
from valise_games.bots.temper import StyleBias
from valise_games.games.entry import Entry
from valise_games.games.settings import Search
from valise_games.rules import Dice, FastDice, Record, load_driver

FEW = 2  # options, as in a window or a duel, which need only one simulation of …
IN_A_WINDOW = 5
WELL_VISITED = 0.5  # of the visits of the most visited
NEAR = 0.01  # of a win below the mean of the most visited: as good as that


WITHOUT_NOVICE = Search(depth=100, curiosity=0.7, trust=0)


def search_of(entry: Entry) -> Search:
    """How he thinks about a game, unless he is told otherwise."""
    return entry.settings.search if has_novice(entry) else WITHOUT_NOVICE


class Regular(Bot):
    """Plays one of the moves that are as good as the best, so that nobody can be sure of him."""

    def __init__(
        self, entry: Entry, variant: str, seed: int, patience: int = 1, manner: StyleBias | None = None,
        way: Search | None = None,
    ) -> None:  # fmt: skip
        game = entry.load("compiled", variant)
        policy = load_policy(entry, game)
        self.way = way or search_of(entry)
        driver = load_driver("valise_games.rules.drivers.search", cast(ModuleType, game), policy=policy)
        self.patience = patience  # times the usual simulations, and their decisions
        self.searcher = driver.Searcher(most_nodes=2 * patience * self.way.simulations + 1, ahead=self.way.ahead)
        self.root = game.State.array(1)
        self.plain = entry.load("plain", variant)
        self.dice = FastDice(seed)
        self.manner = manner

    def choose(self, known: Record, seat: int, options: list[int], dice: Dice | None = None) -> int:
        dice = dice or self.dice
        options = sensible(self.plain, known, seat, options)
        if len(options) == 1:
            return options[0]
        found = self._search(known, seat, options, dice)
        if self.way.sure:
            habit: int = self.searcher.habit(self.root, seat)
            if not is_better(found.visits, found.values, habit, self.way.sure):
                if self.manner is None:
                    return habit
                draw = partial(self.searcher.habit, self.root, seat)
                return self.manner.resample(known, seat, options, habit, draw, dice)
        return self._one_of_the_best(found, known, seat, dice)

    def reconsider(self, known: Record, seat: int, options: list[int], habit: int, dice: Dice) -> int:
        """What somebody else would do, unless something is clearly better."""
        found = self._search(known, seat, options, dice)
        if is_better(found.visits, found.values, habit, self.way.sure):
            return self._one_of_the_best(found, known, seat, dice)
        return habit

    def consider(self, known: Record, seat: int, options: list[int], dice: Dice | None = None) -> list[Considered]:
        if len(options) == 1:
            return [Considered(options[0], 1.0, None)]
        found = self._search(known, seat, options, dice or self.dice)
        total = sum(found.visits.values())
        return by_weight(
            [Considered(option, count / total, found.values[option]) for option, count in found.visits.items()]
        )

    def _one_of_the_best(self, found: Any, known: Record, seat: int, dice: Dice) -> int:
        good = as_good(found.visits, found.values)
        return mixed(good if self.manner is None else self.manner.weigh(known, seat, good), dice)

    def _search(self, known: Record, seat: int, options: list[int], dice: Dice) -> Any:
        way = self.way
        part = IN_A_WINDOW if len(options) <= FEW else 1
        known.pack(self.root[0])
        self.searcher.reseed(dice.roll(2**32))
        found = self.searcher.search(
            self.root, seat, self.patience * way.simulations // part, way.depth, way.curiosity, way.trust,
            self.patience * way.decisions // part, search_ends.get(),
        )  # fmt: skip
        return replace(found, visits={option: count for option, count in found.visits.items() if option in options})


def as_good(visits: dict[int, int], values: dict[int, float]) -> dict[int, float]:
    """The well-visited moves that promise as much as the most visited, with their visits."""
    best = max(visits, key=lambda action: visits[action])
    return {
        action: float(count)
        for action, count in visits.items()
        if count >= WELL_VISITED * visits[best] and values[action] >= values[best] - NEAR
    }


def is_better(visits: dict[int, int], values: dict[int, float], habit: int, sure: float) -> bool:
    """Is the most visited move better than a habit by so many standard errors? Not if the habit was never tried."""
    best = max(visits, key=lambda action: visits[action])
    if habit not in visits:
        return False
    variance = values[best] * (1 - values[best]) * (1 / visits[best] + 1 / visits[habit])
    return values[best] - values[habit] > sure * math.sqrt(variance)


def mixed(weights: dict[int, float], dice: Dice) -> int:
    """One of the moves, each as often as it weighs."""
    parts = {action: max(1, round(weight)) for action, weight in weights.items()}
    pick = dice.roll(sum(parts.values()))
    for action, part in parts.items():
        pick -= part
        if pick < 0:
            return action
    raise AssertionError("a roll is below the sum of what is rolled for")
