"""For a game that is looked at from one side only: what a game with several has, see `games/solomon/sides.py`."""

from __future__ import annotations

from typing import Any

from valise_games.rules import Choices, Dice, dice, given, rule

game = given("game")
SIDES = 1


@rule
def any_side(rng: Dice) -> int:
    return 0


@rule
def considered(s: Any, seat: int, choices: Choices) -> None:
    game.legal(s, seat, choices)


@rule
def careful(s: Any, seat: int, care: int, daring: int, choices: Choices) -> None:
    """Leaves the options as they are."""


@rule
def stray(s: Any, seat: int, choices: Choices, rng: Dice) -> int:
    """One of these options at random."""
    return choices[1 + dice(rng, choices[0])]


@rule
def observe_from(known: Any, seat: int, side: int, spare: Any, out: list[float]) -> None:
    game.observe(known, seat, out)


@rule
def seen_from(s: Any, side: int, action: int) -> int:
    return action


@rule
def meant_from(s: Any, side: int, action: int) -> int:
    return action
