"""Windows of play on a CPU: games first … last - 1 of a window, for one thread. See `window`."""

from __future__ import annotations

from typing import Any

from valise_games.rules import Choices, given, rule

window = given("window")
NONE, sides = window.NONE, window.sides


@rule
def step_some(
    first: int, last: int, cleared: Any, known: Any, spare: Any, choices: Choices, states: Any, words: Any, seats: Any,
    options: list[int], company: Any, learners: Any, actors: Any, learns: Any, seen_from: Any, observations: Any,
    masks: Any, t: int, new: bool, strays: int, care: int, daring: int, actions: Any, rewards: Any, results: Any,
    dones: Any
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
    first: int, last: int, steps: int, tail: int, decay: float, scale: float, rivalry: float, seats: Any, rewards: Any,
    dones: Any, actors: Any, learns: Any, values: Any, later: Any, advantages: Any, weights: Any
) -> None:  # fmt: skip
    for i in range(first, last):
        window.credit(
            i, steps, tail, decay, scale, rivalry, seats, rewards, dones, actors, learns, values, later, advantages,
            weights,
        )  # fmt: skip
