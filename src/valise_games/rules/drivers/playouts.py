"""How games may end from where they stand: played on by a policy, many at once. For any game, compiled.

What cannot be known is guessed first, by the game's own law; each guess is then a state like any other, and played on
as the search it is given plays on below its tree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from valise_games.rules import Choices, Dice, first_word, given, no_choices, rule

if TYPE_CHECKING:
    from valise_games.rules.state import Array

game = given("game")
search = given("search")
policy = search.policy
MOST_CHOICES = game.MOST_CHOICES
SEATS = game.SEATS


# ---------------------------------------------------------------------------------- the rules
@rule
def guess_each(states: Array, seat: int, many: int, blanked: Any, guesses: Any, rng: Dice) -> None:
    """For each state `many` full ones that fit what the seat knows of it. Of the two `blanked` one stays cleared."""
    for i in range(states.size):
        blanked[1] = blanked[0]
        game.blank(states[i], seat, blanked[1])
        for k in range(many):
            guesses[i * many + k] = blanked[1]
            game.guess(guesses[i * many + k], seat, rng)


@rule
def take_each(states: Array, seat: int, option: int, rng: Dice) -> None:
    """The seat takes the same option in every state; what it knows is the same in all, so it is legal in all."""
    for i in range(states.size):
        game.step(states[i], seat, option, rng)


@rule
def play_on_each(
    states: Array, times: int, depth: int, work: Array, choices: Choices, share: Array, shares: Array, rng: Dice
) -> None:
    """Each state's mean result, played on so often; what is not over after `depth` decisions the policy judges."""
    for i in range(states.size):
        shares[i][:] = 0
        for _ in range(times):
            work[0] = states[i]
            search.play_out(work[0], depth, choices, rng)
            share[:] = 0
            if game.is_over(work[0]):
                game.returns(work[0], share)
            else:
                policy.judge(work[0], share)
            for seat in range(SEATS):
                shares[i][seat] += share[seat] / times


# ---------------------------------------------------------------------------------- for callers
class Playouts:
    """The memory that it takes; what it finds follows from the seed and what it was asked before."""

    def __init__(self, depth: int, seed: int = 1) -> None:
        self.depth = depth
        self.work = game.State.array(1)
        self.blanked = game.State.array(2)
        self.choices = no_choices(MOST_CHOICES)
        self.share = np.zeros(SEATS)
        self.rng: Any = np.zeros(1, np.int64)
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        self.rng[0] = first_word(seed)

    def guesses(self, states: Array, seat: int, many: int) -> Any:
        """`many` in a row for each state."""
        found = game.State.array(many * len(states))
        guess_each(states, seat, many, self.blanked, found, self.rng)
        return found

    def after(self, states: Array, seat: int, options: list[int]) -> Any:
        """The states after each of the seat's options, one option after the other."""
        found = game.State.array(len(states) * len(options))
        for number, option in enumerate(options):
            part = found[number * len(states) : (number + 1) * len(states)]
            part[:] = states
            take_each(part, seat, option, self.rng)
        return found

    def estimate(self, states: Array, times: int) -> Any:
        """Each seat's share of winning in each of the full states, one row each."""
        shares = np.zeros((len(states), SEATS))
        play_on_each(states, times, self.depth, self.work, self.choices, self.share, shares, self.rng)
        return shares
