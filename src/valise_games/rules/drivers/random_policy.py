"""The policy that knows nothing: every option is equally good, every seat equally likely to win. For any game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valise_games.rules import Choices, Dice, dice, given, rule

if TYPE_CHECKING:
    from valise_games.rules.state import Record

game = given("game")
SEATS = game.SEATS


@rule
def decide(s: Record, seat: int, choices: Choices, rng: Dice) -> int:
    """One of the options, each equally likely."""
    return choices[1 + dice(rng, choices[0])]


@rule
def judge(s: Record, out: list[float]) -> None:
    """Equal shares for the seats still in the game."""
    seats_in = game.seats_in(s)
    count = 0
    for seat in range(SEATS):
        count += seats_in >> seat & 1
    for seat in range(SEATS):
        out[seat] = (seats_in >> seat & 1) / count
