"""Random play of any game: the plainest driver, and the yardstick of speed."""

from __future__ import annotations

from typing import Any

import numpy as np

from valise.rules import dice, given, rule

game = given("game")
MOST_CHOICES = game.MOST_CHOICES


@rule
def choose(choices: Any, rng: Any) -> int:
    """One of the options, each equally likely."""
    return choices[1 + dice(rng, choices[0])]


@rule
def random_step(s: Any, choices: Any, rng: Any) -> None:
    seat = game.next_to_act(s)
    choices[0] = 0
    game.legal(s, seat, choices)
    game.step(s, seat, choose(choices, rng), rng)


@rule
def play_random(s: Any, seats: int, options: Any, decisions: int, rng: Any) -> int:
    """So many random decisions, finished games being followed by new ones; returns the games finished."""
    choices = np.zeros(MOST_CHOICES + 1, np.int16)
    game.new_game(s, seats, options, rng)
    finished = 0
    for _ in range(decisions):
        random_step(s, choices, rng)
        if game.is_over(s):
            finished += 1
            game.new_game(s, seats, options, rng)
    return finished
