"""A game in the own memory of a GPU's thread, where the same field of neighbouring games lies side by side.

For the drivers that step games on a GPU. A state is taken from an array, and put back when the thread is done:

    state = cuda.local.array(1, STATE)
    choices = cuda.local.array(ROOM, CHOICE)
    rng = cuda.local.array(1, WORD)
    take(state, states, i)
    rng[0] = int(words[i][0])
"""

from __future__ import annotations

from typing import Any

import numpy as np

from valise_games.rules import given, rule
from valise_games.rules.gpu import SIMULATED

game = given("game")
ROOM = game.MOST_CHOICES + 1

if SIMULATED:  # there NumPy's small numbers would not grow as they do on a GPU: plain states and ints take their place
    STATE = CHOICE = WORD = np.dtype(object)

    def take(state: Any, states: Any, i: int) -> None:
        state[0] = game.State.unpack(states[i])

    def put_back(state: Any, states: Any, i: int) -> None:
        state[0].pack(states[i])

else:
    STATE, CHOICE, WORD = game.State.dtype(), np.dtype(np.int16), np.dtype(np.int64)

    @rule
    def take(state: Any, states: Any, i: int) -> None:
        state[0] = states[i]

    @rule
    def put_back(state: Any, states: Any, i: int) -> None:
        states[i] = state[0]
