"""Whole games of any game, played by two policies: who sits where is given as bits."""

from __future__ import annotations

from typing import Any

from valise_games.rules import Choices, Dice, given, no_choices, rule

game = given("game")
first = given("first")
second = given("second")
MOST_CHOICES = game.MOST_CHOICES


@rule
def play_game(s: Any, seats: int, options: list[int], seconds: int, choices: Choices, rng: Dice) -> int:
    """One game from the start, the seats in `seconds` (bits) played by the second policy; returns its decisions."""
    game.new_game(s, seats, options, rng)
    decisions = 0
    while not game.is_over(s):
        seat = game.next_to_act(s)
        choices[0] = 0
        game.legal(s, seat, choices)
        if seconds >> seat & 1:
            action = second.decide(s, seat, choices, rng)
        else:
            action = first.decide(s, seat, choices, rng)
        game.step(s, seat, action, rng)
        decisions += 1
    return decisions


@rule
def play_games(states: Any, seats: int, options: list[int], seconds: Any, rng: Dice) -> int:
    """A game in each of the states, which are left as they ended; returns the decisions taken."""
    choices = no_choices(MOST_CHOICES)
    decisions = 0
    for i in range(states.size):
        decisions += play_game(states[i], seats, options, seconds[i], choices, rng)
    return decisions
