"""Windows of play on a CPU: games first … last - 1 of a window, for one thread. See `window`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valise_games.rules import Choices, given, rule

if TYPE_CHECKING:
    from valise_games.rules.state import Array

window = given("window")
NONE, sides = window.NONE, window.sides


@rule
def step_some(
    first: int, last: int, cleared: Array, known: Array, spare: Array, choices: Choices, states: Array, words: Array,
    seats: Array, options: list[int], company: Array, learners: Array, actors: Array, learns: Array, seen_from: Array,
    observations: Array, masks: Array, t: int, new: bool, strays: int, care: int, daring: int, actions: Array,
    rewards: Array, results: Array, dones: Array
) -> None:  # fmt: skip
    """Decision t of each game, or a new game in place of it."""
    for i in range(first, last):
        action = NONE
        if not new:
            side = seen_from[t][i]
            action = window.decided(states[i], actors[t][i], side, actions[t][i], choices, words[i])
            actions[t][i] = sides.seen_from(states[i], side, action)
        window.play_on(
            states[i], i, t, action, strays, care, daring, seats, options, company, learners, choices, words[i],
            rewards, results, dones,
        )  # fmt: skip
        known[0] = cleared[0]
        spare[0] = cleared[0]
        window.show(
            states[i], i, t + 1, known[0], spare[0], learners, choices, words[i], actors, learns, seen_from,
            observations, masks,
        )  # fmt: skip


@rule
def credit_some(
    first: int, last: int, steps: int, tail: int, decay: float, scale: float, rivalry: float, seats: Array,
    rewards: Array, dones: Array, actors: Array, learns: Array, values: Array, later: Array, advantages: Array,
    weights: Array
) -> None:  # fmt: skip
    for i in range(first, last):
        window.credit(
            i, steps, tail, decay, scale, rivalry, seats, rewards, dones, actors, learns, values, later, advantages,
            weights,
        )  # fmt: skip
