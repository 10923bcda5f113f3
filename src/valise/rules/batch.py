"""N games of one kind stepped together: what trainers and batched environments drive."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from valise.rules.chance import first_words
from valise.rules.loading import load_driver


class Batch:
    """N games in arrays with a row per game; fill `actions`, call `step`, read the rest.

    | array          | shape         | what                                                                    |
    | -------------- | ------------- | ----------------------------------------------------------------------- |
    | `actions`      | n             | what to do next: an action, or -1 to let the policy decide               |
    | `to_act`       | n             | the seat whose decision it is                                           |
    | `observations` | n, FEATURES   | what that seat knows, as numbers                                        |
    | `masks`        | n, ACTIONS    | what that seat may do                                                   |
    | `rewards`      | n, SEATS      | the returns of a game that ended in this step, else 0                   |
    | `dones`        | n             | whether it ended in this step; a new game has begun since               |
    | `states`       | n             | the whole truth: for checks, never for a player                         |

    The games do not depend on the number of threads. `game` is one loaded compiled, `options` are the rules' own
    numbers, `policy` is the name of a driver with `decide`.
    """

    def __init__(
        self,
        game: Any,
        n: int,
        seats: int,
        options: Sequence[int],
        *,
        threads: int = 1,
        seed: int = 0,
        policy: str = "valise.rules.drivers.random_policy",
    ) -> None:
        if game.MODE != "compiled":
            raise ValueError(f"a batch needs a compiled game, and {game.KEY} is loaded {game.MODE}")
        if n < 1 or threads < 1:
            raise ValueError(f"a batch needs at least one game and one thread, not {n} and {threads}")
        self.game = game
        self.seats = seats
        self.threads = min(threads, n)
        self.states = game.State.array(n)
        self.actions = np.full(n, -1, np.int32)
        self.to_act = np.zeros(n, np.int8)
        self.observations = np.zeros((n, game.FEATURES), np.float32)
        self.masks = np.zeros((n, game.ACTIONS), np.bool_)
        self.rewards = np.zeros((n, game.SEATS), np.float32)
        self.dones = np.zeros(n, np.bool_)
        self._options = np.array(options, np.int64)
        self._words = np.zeros((n, 1), np.int64)
        self._driver = load_driver("valise.rules.drivers.batch", game, policy=load_driver(policy, game))
        self._spare = [game.State.array(2) for _ in range(self.threads)]
        self._choices = [np.zeros(game.MOST_CHOICES + 1, np.int16) for _ in range(self.threads)]
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self._rows = np.arange(n)
        self.reset(seed)

    def __len__(self) -> int:
        return len(self.states)

    def reset(self, seed: int = 0) -> None:
        """Begins all games anew."""
        self._words[:, 0] = first_words(seed, len(self))
        self._each_thread(
            self._driver.reset_some,
            self.states, self.to_act, self.observations, self.masks, self.rewards, self.dones, self._words,
        )  # fmt: skip

    def step(self) -> None:
        """Takes `actions`, one in each game. An action that is not allowed is an error, and nothing is done."""
        self._check()
        self._each_thread(
            self._driver.step_some,
            self.states, self.actions, self.to_act, self.observations, self.masks, self.rewards, self.dones,
            self._words,
        )  # fmt: skip

    def close(self) -> None:
        """Ends the threads."""
        if self._pool:
            self._pool.shutdown()

    def _check(self) -> None:
        allowed = self.masks[self._rows, np.clip(self.actions, 0, self.game.ACTIONS - 1)]
        wrong = (self.actions >= self.game.ACTIONS) | ((self.actions >= 0) & ~allowed)
        if wrong.any():
            i = int(wrong.argmax())
            raise ValueError(
                f"action {self.actions[i]} is not open to seat {self.to_act[i]} in game {i}; "
                f"open are {np.flatnonzero(self.masks[i]).tolist()}"
            )

    def _each_thread(self, function: Callable[..., None], *arrays: Any) -> None:
        def work(thread: int) -> None:
            first, last = (len(self) * k // self.threads for k in (thread, thread + 1))
            own = self._spare[thread], self._choices[thread]
            function(first, last, self.seats, self._options, *arrays, *own)

        if self._pool:
            list(self._pool.map(work, range(self.threads)))
        else:
            work(0)
