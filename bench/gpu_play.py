"""Random play of any game on a GPU: one thread plays one game. For a game loaded in mode "gpu".

The games are those that `random_play` plays from the same words.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from valise_games.rules import first_words, given, load_driver
from valise_games.rules.gpu import cuda

game = given("game")
random_play = given("random_play")
own = load_driver("valise_games.rules.drivers.gpu_memory", game)
ROOM, STATE, CHOICE, WORD, take, put_back = own.ROOM, own.STATE, own.CHOICE, own.WORD, own.take, own.put_back


def tables(n: int, seed: int) -> tuple[Any, Any]:
    """States and generators of n games, on the GPU."""
    words = np.array(first_words(seed, n), np.int64).reshape(n, 1)
    return cuda.to_device(game.State.array(n)), cuda.to_device(words)


def play_random(states: Any, seats: int, options: Any, decisions: int, words: Any, block: int = 128) -> Any:
    """So many random decisions in new games; returns, on the GPU, how many each thread has finished."""
    finished = cuda.device_array(states.shape, np.int32)
    play[(states.size + block - 1) // block, block](states, seats, options, decisions, words, finished)
    return finished


@cuda.jit  # type: ignore[untyped-decorator]
def play(states: Any, seats: int, options: Any, decisions: int, words: Any, finished: Any) -> None:
    i = cuda.grid(1)
    if i < states.size:
        state = cuda.local.array(1, STATE)
        rng = cuda.local.array(1, WORD)
        choices = cuda.local.array(ROOM, CHOICE)
        take(state, states, i)
        rng[0] = int(words[i][0])
        finished[i] = random_play.play_with(state[0], seats, options, decisions, choices, rng)
        put_back(state, states, i)
        words[i][0] = rng[0]
