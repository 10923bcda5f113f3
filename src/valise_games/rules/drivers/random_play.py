"""Random play of any game: the plainest driver, and the yardstick of speed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valise_games.rules import Choices, Dice, dice, given, no_choices, rule

if TYPE_CHECKING:
    from valise_games.rules.state import Record

game = given("game")
MOST_CHOICES = game.MOST_CHOICES


@rule
def choose(choices: Choices, rng: Dice) -> int:
    """One of the options, each equally likely."""
    return choices[1 + dice(rng, choices[0])]


@rule
def random_step(s: Record, choices: Choices, rng: Dice) -> None:
    seat = game.next_to_act(s)
    choices[0] = 0
    game.legal(s, seat, choices)
    game.step(s, seat, choose(choices, rng), rng)


@rule
def play_random(s: Record, seats: int, options: list[int], decisions: int, rng: Dice) -> int:
    """So many random decisions, finished games being followed by new ones; returns the games finished."""
    choices = no_choices(MOST_CHOICES)
    return play_with(s, seats, options, decisions, choices, rng)


@rule
def play_with(s: Record, seats: int, options: list[int], decisions: int, choices: Choices, rng: Dice) -> int:
    """The same in memory of the caller's: nothing is allocated."""
    game.new_game(s, seats, options, rng)
    finished = 0
    for _ in range(decisions):
        random_step(s, choices, rng)
        if game.is_over(s):
            finished += 1
            game.new_game(s, seats, options, rng)
    return finished
