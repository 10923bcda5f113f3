"""Steps N games at once on a GPU, in arrays of the caller's: one thread steps one game. For a game loaded "gpu".

`valise_games.rules.gpu_batch.GpuBatch` owns such arrays. Its games are those of `drivers/batch.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valise_games.rules import Choices, Dice, given, load_driver, rule
from valise_games.rules.gpu import cuda

if TYPE_CHECKING:
    from valise_games.rules.state import Array, Record

game = given("game")
policy = given("policy")
own = load_driver("valise_games.rules.drivers.gpu_memory", game)
ROOM, STATE, CHOICE, WORD, take, put_back = own.ROOM, own.STATE, own.CHOICE, own.WORD, own.take, own.put_back
ACTIONS, FEATURES, SEATS = game.ACTIONS, game.FEATURES, game.SEATS
BEGIN, STEP = range(2)


@cuda.jit  # type: ignore[untyped-decorator]
def advance(
    what: int, seats: int, options: Array, states: Array, nothing: Array, mine: Array, actions: Array, taken: Array,
    to_act: Array, observations: Array, masks: Array, rewards: Array, dones: Array, words: Array
) -> None:  # fmt: skip
    """Begins a game, or takes `actions[i]` in it, as `what` says. `nothing` is one cleared state."""
    i = cuda.grid(1)
    if i >= states.size:
        return
    state = cuda.local.array(1, STATE)
    known = cuda.local.array(1, STATE)
    choices = cuda.local.array(ROOM, CHOICE)
    rng = cuda.local.array(1, WORD)
    rng[0] = int(words[i][0])
    for seat in range(SEATS):
        rewards[i][seat] = 0
    dones[i] = False
    asked = what == STEP  # the next action is the caller's
    over = what == BEGIN
    if asked:
        take(state, states, i)
    while True:  # stepped in one place only, so that no rule is left as a call: see window_on_gpu
        if over:
            take(state, nothing, 0)
            game.new_game(state[0], seats, options, rng)
        seat = game.next_to_act(state[0])
        action = -1
        if asked:
            action = int(actions[i])
        elif int(mine[i]) >> seat & 1:
            break
        if action < 0:
            action = decide(state[0], seat, choices, rng)
        if asked:
            taken[i] = action
        asked = False
        game.step(state[0], seat, action, rng)
        over = game.is_over(state[0])
        if over and what == STEP:
            dones[i] = True
            game.returns(state[0], rewards[i])
    take(known, nothing, 0)
    to_act[i] = seat
    show(state[0], seat, known[0], observations[i], masks[i], choices)
    put_back(state, states, i)
    words[i][0] = rng[0]


@cuda.jit  # type: ignore[untyped-decorator]
def find_wrong(actions: Array, masks: Array, wrong: Array) -> None:
    """Leaves in `wrong[0]` one plus the number of a game whose action is not open, if there is any."""
    i = cuda.grid(1)
    if i < actions.size and actions[i] != -1:
        if actions[i] < 0 or actions[i] >= ACTIONS or not masks[i][actions[i]]:
            wrong[0] = i + 1


@rule
def decide(s: Record, seat: int, choices: Choices, rng: Dice) -> int:
    choices[0] = 0
    game.legal(s, seat, choices)
    action: int = policy.decide(s, seat, choices, rng)
    return action


@rule
def show(s: Record, seat: int, known: Array, observation: Array, mask: Array, choices: Choices) -> None:
    """What the seat knows, and what it may do."""
    game.blank(s, seat, known)
    for feature in range(FEATURES):
        observation[feature] = 0
    game.observe(known, seat, observation)
    choices[0] = 0
    game.legal(s, seat, choices)
    for action in range(ACTIONS):
        mask[action] = False
    for k in range(1, choices[0] + 1):
        mask[choices[k]] = True
