"""N games of one kind stepped together on a GPU."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from valise_games.rules.batch import RANDOM, array_shapes, own_or_new, refusal, seat_bits, whole_numbers
from valise_games.rules.chance import first_words
from valise_games.rules.gpu import SIMULATED, cuda
from valise_games.rules.loader import load_driver

THREADS = 128  # of a block, at most


class GpuBatch:
    """The same games, in the same arrays, as a `Batch` with the same seed; but the arrays are on the GPU, and offer
    `__cuda_array_interface__`. Those of the caller may be anything that does, such as tensors of PyTorch.

    `game` is one loaded for the GPU. With `check` a step waits for the GPU to see that every action is open; without
    it legality is the caller's duty.
    """

    def __init__(
        self,
        game: Any,
        n: int,
        seats: int,
        options: Sequence[int],
        *,
        seed: int = 0,
        policy: Any = None,
        mine: Sequence[int] | None = None,
        arrays: Mapping[str, Any] | None = None,
        check: bool = True,
    ) -> None:
        if game.MODE != "gpu":
            raise ValueError(f"a batch on a GPU needs a game loaded for it, and {game.KEY} is loaded {game.MODE}")
        if n < 1:
            raise ValueError(f"a batch needs at least one game, not {n}")
        self.game = game
        self.seats = seats
        self.check = check
        given = {name: array if SIMULATED else cuda.as_cuda_array(array) for name, array in (arrays or {}).items()}
        own = own_or_new(given, array_shapes(game, n), lambda shape, kind: cuda.to_device(np.zeros(shape, kind)))
        self.actions, self.taken, self.to_act = own["actions"], own["taken"], own["to_act"]
        self.observations, self.masks = own["observations"], own["masks"]
        self.rewards, self.dones = own["rewards"], own["dones"]
        self.actions.copy_to_device(np.full(n, -1, np.int32))
        self.states = cuda.to_device(game.State.array(n))
        self._nothing = cuda.to_device(game.State.array(1))
        self._mine = cuda.to_device(seat_bits(mine, n, seats))
        self._options = cuda.to_device(np.array(options, np.int64))
        self._wrong = cuda.to_device(np.zeros(1, np.int32))
        self._driver = load_driver(
            "valise_games.rules.drivers.gpu_batch", game, policy=policy or load_driver(RANDOM, game)
        )
        self.reset(seed)

    def __len__(self) -> int:
        return int(self.states.size)

    def reset(self, seed: int = 0) -> None:
        """Begins all games anew."""
        self._words = cuda.to_device(np.array(first_words(seed, len(self)), np.int64).reshape(-1, 1))
        self._advance(self._driver.BEGIN)

    def step(self, actions: Any = None) -> tuple[Any, Any, Any]:
        """Takes `actions`, as a `Batch` does, but then they are what `actions` holds. Those on the GPU are int32."""
        if hasattr(actions, "__cuda_array_interface__"):
            given = cuda.as_cuda_array(actions)
            if given.dtype != np.int32 or given.shape != (len(self),):
                raise ValueError(f"actions on the GPU are {len(self)} of int32, not {given.dtype} in {given.shape}")
            self.actions.copy_to_device(given)
        elif actions is not None:
            self.actions.copy_to_device(whole_numbers(actions, len(self)).astype(np.int32))
        if self.check:
            self._driver.find_wrong[self._threads](self.actions, self.masks, self._wrong)
            if wrong := int(self._wrong.copy_to_host()[0]):
                self._wrong.copy_to_device(np.zeros(1, np.int32))
                i = wrong - 1
                arrays = (self.actions, self.to_act, self.masks)
                raise refusal(i, *(array.copy_to_host()[i] for array in arrays))
        self._advance(self._driver.STEP)
        return self.taken, self.rewards, self.dones

    def close(self) -> None:
        """As a batch on the CPU has it: here there is nothing to end."""

    @property
    def _threads(self) -> tuple[int, int]:
        """Blocks, and threads of each."""
        block = min(THREADS, len(self))
        return (len(self) + block - 1) // block, block

    def _advance(self, what: int) -> None:
        self._driver.advance[self._threads](
            what, self.seats, self._options, self.states, self._nothing, self._mine, self.actions, self.taken,
            self.to_act, self.observations, self.masks, self.rewards, self.dones, self._words,
        )  # fmt: skip
