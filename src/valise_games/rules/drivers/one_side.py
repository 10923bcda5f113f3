"""For a game that is looked at from one side only: what a game with several has, see `games/solomon/sides.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valise_games.rules import Choices, Dice, dice, given, rule

if TYPE_CHECKING:
    from valise_games.rules.state import Array, Record

game = given("game")
SIDES = 1


@rule
def any_side(rng: Dice) -> int:
    return 0


@rule
def considered(s: Record, seat: int, choices: Choices) -> None:
    game.legal(s, seat, choices)


@rule
def careful(s: Record, seat: int, care: int, daring: int, choices: Choices) -> None:
    """Leaves the options as they are."""


@rule
def stray(s: Record, seat: int, choices: Choices, rng: Dice) -> int:
    """One of these options at random."""
    return choices[1 + dice(rng, choices[0])]


@rule
def observe_from(known: Array, seat: int, side: int, spare: Array, out: list[float]) -> None:
    game.observe(known, seat, out)


@rule
def seen_from(s: Record, side: int, action: int) -> int:
    return action


@rule
def meant_from(s: Record, side: int, action: int) -> int:
    return action
