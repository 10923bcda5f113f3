"""A driver: many guesses from one blanked state."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from valise_games.rules import first_word, given, rule

game = given("game")


@rule
def guess_all(states: Any, watcher: int, rng: Any) -> None:
    for i in range(states.size):
        game.guess(states[i], watcher, rng)


def count_guesses(known: Any, watcher: int, times: int, seed: int) -> list[tuple[Any, int]]:
    """So many guesses from a plain state blanked for the watcher: each full state that came up, and how often."""
    states = game.State.array(times)
    known.pack(states[0])
    states[:] = states[0]
    guess_all(states, watcher, np.array([first_word(seed)], np.int64))
    raw, size = states.tobytes(), states.dtype.itemsize
    found = Counter(raw[at : at + size] for at in range(0, len(raw), size))
    return [(game.State.unpack(np.frombuffer(one, states.dtype)[0]), count) for one, count in found.items()]
