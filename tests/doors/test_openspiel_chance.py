"""Explicit chance: a node for every roll that counts, each outcome as likely as the others."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import pyspiel
import pytest

from tests.doors.spiel import CODE
from valise_games.doors.table import outcomes
from valise_games.rules.chance import ToldDice


class Stop(Exception):
    """The rules ask for a roll that is not told."""


class Stopping(ToldDice):
    def __init__(self, rolls: Sequence[int]) -> None:
        super().__init__(rolls, 1)

    def roll(self, sides: int) -> int:
        rolled = super().roll(sides)
        if self.asked:
            raise Stop
        return rolled


def sides_along(name: str, pick: int) -> list[int]:
    """How many outcomes each roll of the set-up has, with the same pick every time."""
    state = pyspiel.load_game(name).new_initial_state()
    sides: list[int] = []
    while state.is_chance_node() and len(sides) < 20:
        possible = state.chance_outcomes()
        sides.append(len(possible))
        assert sum(chance for _, chance in possible) == pytest.approx(1)
        state.apply_action(possible[pick][0])
    return sides


def test_a_roll_that_is_made_again_is_no_chance_of_its_own() -> None:
    """Casanova's rules roll for a free stage until there is one: of eight, seven, then six."""
    assert sides_along("valise_casanova(variant=small)", pick=0) == [8, 7, 6, 2, 1, 5, 3]
    assert sides_along("valise_casanova(variant=small)", pick=-1) == [8, 7, 6, 2, 1, 5, 3]


def test_three_alike_are_exchanged_for_something_else() -> None:
    """Randolph's first three cards: of the minarets left, none can be drawn for the one that is given back."""
    state = pyspiel.load_game("valise_randolph(variant=small,leader=1)").new_initial_state()
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    while state.is_chance_node():
        position: Any = state.position
        dealt = position.s.copy()
        with suppress(Stop):
            position.table.game.step(dealt, position.doing.seat, position.doing.action, Stopping(position.doing.rolls))
        if sum(dealt.hand[0]) == 2 and dealt.stock[0] == 2:
            assert position.outcomes == list(range(2, position.sides))
            return
        state.apply_action(position.outcomes[0])
    raise AssertionError("three minarets were never dealt")


def test_every_deal_of_code_casablanca_is_as_likely_as_the_others() -> None:
    chances: dict[str, float] = {}
    below = [(pyspiel.load_game(CODE).new_initial_state(), 1.0)]
    while below:
        state, chance = below.pop()
        if state.is_chance_node():
            below += [(state.child(number), chance * share) for number, share in state.chance_outcomes()]
        else:
            deal = str((state.position.s.tile, state.position.s.first))
            chances[deal] = chances.get(deal, 0) + chance
    assert len(chances) == 2 * 6 * 2  # the code that is missing, three tiles, who begins
    assert all(abs(chance - 1 / 24) < 1e-12 for chance in chances.values())


def test_only_rolls_without_a_trace_are_thrown_away() -> None:
    """Two rolls in a row with the same sides, of which the first shows only with the second, both count."""

    class Made(NamedTuple):
        s: list[int]

    def see(rolls: Sequence[int], word: int) -> tuple[Any, int]:
        dice, made = ToldDice(rolls, word), [0, 0]
        first = dice.roll(3)
        while first == made[1]:
            first = dice.roll(3)
        made[0] = first * 3 + dice.roll(3)
        return Made(made), dice.asked

    assert outcomes(see, (), 3) == [1, 2]
    assert outcomes(see, (2,), 3) == [0, 1, 2]
