"""A driver: random games of any game, scored, as the rollouts of the peers are."""

from __future__ import annotations

from typing import Any

from valise_games.rules import Choices, Dice, given, rule

game = given("game")
random_play = given("random_play")


@rule
def play_scored(
    s: Any, seats: int, options: list[int], games: int, choices: Choices, scores: Any, totals: Any, rng: Dice
) -> int:
    """So many random games, their returns added to `totals`; returns the decisions taken."""
    decisions = 0
    for _ in range(games):
        game.new_game(s, seats, options, rng)
        while not game.is_over(s):
            random_play.random_step(s, choices, rng)
            decisions += 1
        game.returns(s, scores)
        for seat in range(seats):
            totals[seat] += scores[seat]
    return decisions
