"""Windows of play on a GPU: one thread steps one game. See `window`; for a game loaded in mode "gpu".

Every rule has to become part of the kernel, none may be left as a call. A called function gets its pointers in
registers that all threads of a warp share, and as we read what ptxas 13.0 makes of it one branch overwrites such a
register while another branch still needs it. A large rule is left as a call when it is used in several places, so the
drivers for a GPU step a game in one. `tools/kernels.py` counts the calls that are left, `tools/same_on_gpu.py` looks
whether the games are those of the CPU.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from valise_games.rules import given, load_driver
from valise_games.rules.gpu import cuda

if TYPE_CHECKING:
    from valise_games.rules.state import Array

game = given("game")
window = given("window")
own = load_driver("valise_games.rules.drivers.gpu_memory", game)
ROOM, STATE, CHOICE, WORD, take, put_back = own.ROOM, own.STATE, own.CHOICE, own.WORD, own.take, own.put_back
NONE, sides = window.NONE, window.sides
THREADS = 32  # few games then wait for each other, and all multiprocessors have some


def launch(kernel: Any, n: int, stream: Any, *arguments: Any) -> None:
    kernel[(n + THREADS - 1) // THREADS, THREADS, stream](*arguments)


@cuda.jit  # type: ignore[untyped-decorator]
def step_all(
    cleared: Array, states: Array, words: Array, seats: Array, options: Array, company: Array, learners: Array,
    actors: Array, learns: Array, seen_from: Array, observations: Array, masks: Array, t: int, new: bool, strays: int,
    care: int, daring: int, actions: Array, rewards: Array, results: Array, dones: Array
) -> None:  # fmt: skip
    """Decision t of each game, or a new game in place of it: one kernel, since each takes long to compile."""
    i = cuda.grid(1)
    if i < states.size:
        state = cuda.local.array(1, STATE)
        known = cuda.local.array(1, STATE)
        spare = cuda.local.array(1, STATE)
        rng = cuda.local.array(1, WORD)
        choices = cuda.local.array(ROOM, CHOICE)
        take(state, states, i)
        take(known, cleared, 0)
        take(spare, cleared, 0)
        rng[0] = int(words[i][0])
        action = NONE
        if not new:
            side = seen_from[t][i]
            action = window.decided(state[0], actors[t][i], side, actions[t][i], choices, rng)
            actions[t][i] = sides.seen_from(state[0], side, action)
        window.play_on(
            state[0], i, t, action, strays, care, daring, seats, options, company, learners, choices, rng, rewards,
            results, dones,
        )  # fmt: skip
        window.show(
            state[0], i, t + 1, known[0], spare[0], learners, choices, rng, actors, learns, seen_from, observations,
            masks,
        )  # fmt: skip
        put_back(state, states, i)
        words[i][0] = rng[0]


@cuda.jit  # type: ignore[untyped-decorator]
def credit_all(
    steps: int, tail: int, decay: float, scale: float, rivalry: float, seats: Array, rewards: Array, dones: Array,
    actors: Array, learns: Array, values: Array, later: Array, advantages: Array, weights: Array
) -> None:  # fmt: skip
    i = cuda.grid(1)
    if i < later.shape[0]:
        window.credit(
            i, steps, tail, decay, scale, rivalry, seats, rewards, dones, actors, learns, values, later, advantages,
            weights,
        )  # fmt: skip
