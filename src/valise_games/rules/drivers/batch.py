"""Steps N games at once, in arrays of the caller's. `valise_games.rules.batch.Batch` owns such arrays and the threads.

Game `i` has row `i` of every array, and its own generator: the result does not depend on who steps which rows.
"""

from __future__ import annotations

from typing import Any

from valise_games.rules import Choices, Dice, given, rule

game = given("game")
policy = given("policy")


@rule
def step_some(
    first: int, last: int, begin: int, seats: int, options: list[int], states: Any, mine: Any, actions: Any, taken: Any,
    to_act: Any, observations: Any, masks: Any, rewards: Any, dones: Any, words: Any, spare: Any, choices: Choices
) -> None:  # fmt: skip
    """One decision in each of games first … last - 1; legality is the caller's duty. With `begin`, they begin anew
    instead. `spare` are two states: one stays cleared, the other is worked on.

    The seat `to_act[i]` takes `actions[i]`, or what the policy decides where that is negative; then the policy plays
    for the seats that are not in `mine[i]` (bits). A game that is over gives its returns as `rewards[i]`, sets
    `dones[i]`, and is followed by a new one at once.
    """
    # One rule for both: whatever calls the rules of a game has them in its own machine code, and is long to compile.
    for i in range(first, last):
        s = states[i]
        if begin:
            states[i] = spare[0]
            game.new_game(s, seats, options, words[i])
        else:
            action = actions[i]
            if action < 0:
                action = decide(s, to_act[i], choices, words[i])
            taken[i] = action
            game.step(s, to_act[i], action, words[i])
        rewards[i][:] = 0
        dones[i] = 0
        go_on(i, seats, options, states, mine[i], rewards, dones, words, spare, choices)
        if begin:
            rewards[i][:] = 0
            dones[i] = 0
        show(s, i, to_act, observations, masks, spare, choices)


@rule
def go_on(
    i: int, seats: int, options: list[int], states: Any, mine: int, rewards: Any, dones: Any, words: Any, spare: Any,
    choices: Choices
) -> None:  # fmt: skip
    """Until one of the caller's seats is next: the policy decides for the others, and an ended game begins anew."""
    s = states[i]
    while True:
        if game.is_over(s):
            dones[i] = 1
            game.returns(s, rewards[i])
            states[i] = spare[0]
            game.new_game(s, seats, options, words[i])
        seat = game.next_to_act(s)
        if mine >> seat & 1:
            return
        game.step(s, seat, decide(s, seat, choices, words[i]), words[i])


@rule
def decide(s: Any, seat: int, choices: Choices, rng: Dice) -> int:
    choices[0] = 0
    game.legal(s, seat, choices)
    action: int = policy.decide(s, seat, choices, rng)
    return action


@rule
def show(s: Any, i: int, to_act: Any, observations: Any, masks: Any, spare: Any, choices: Choices) -> None:
    """Who is next, what that seat knows, and what it may do."""
    seat = game.next_to_act(s)
    to_act[i] = seat
    spare[1] = spare[0]
    game.blank(s, seat, spare[1])
    observations[i][:] = 0
    game.observe(spare[1], seat, observations[i])
    choices[0] = 0
    game.legal(s, seat, choices)
    masks[i][:] = 0
    for k in range(1, choices[0] + 1):
        masks[i][choices[k]] = 1
