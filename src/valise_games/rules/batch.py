"""N games of one kind stepped together: what trainers and batched environments drive."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from valise_games.rules.chance import first_words
from valise_games.rules.loader import load_driver

RANDOM = "valise_games.rules.drivers.random_policy"
ALIGNED = 64  # bytes: where arrays begin that JAX shares; others it copies
GO_ON, BEGIN = 0, 1  # what a step does
Shapes = dict[str, tuple[tuple[int, ...], type[np.generic]]]


def array_shapes(game: Any, n: int) -> Shapes:
    """The arrays of n games that a caller fills and reads, by name."""
    return {
        "actions": ((n,), np.int32),
        "taken": ((n,), np.int32),
        "to_act": ((n,), np.int8),
        "observations": ((n, game.FEATURES), np.float32),
        "masks": ((n, game.ACTIONS), np.bool_),
        "rewards": ((n, game.SEATS), np.float32),
        "dones": ((n,), np.bool_),
    }


def aligned_zeros(shape: tuple[int, ...], kind: type[np.generic]) -> np.ndarray[Any, Any]:
    """As NumPy makes them, but beginning where every library can share them."""
    size = math.prod(shape) * np.dtype(kind).itemsize
    room = np.zeros(size + ALIGNED, np.uint8)
    start = -room.ctypes.data % ALIGNED
    return room[start : start + size].view(kind).reshape(shape)


def own_or_new(arrays: Mapping[str, Any], shapes: Shapes, make: Callable[..., Any]) -> dict[str, Any]:
    """The caller's arrays, checked, and new ones for the rest."""
    for name, array in arrays.items():
        if name not in shapes:
            raise ValueError(f"there is no array {name!r}; there are {', '.join(shapes)}")
        shape, kind = shapes[name]
        if tuple(array.shape) != shape or array.dtype != kind:
            wanted = f"{np.dtype(kind)} of shape {shape}"
            raise ValueError(f"{name} must be {wanted}, not {array.dtype} of shape {tuple(array.shape)}")
    return {name: arrays[name] if name in arrays else make(shape, kind) for name, (shape, kind) in shapes.items()}


def seat_bits(mine: Sequence[int] | None, n: int, seats: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    """For each game the seats that the caller decides for, as bits; by default all of them."""
    everybody = (1 << seats) - 1
    bits = np.full(n, everybody, np.int64) if mine is None else np.array(mine, np.int64)
    if bits.shape != (n,) or (bits < 1).any() or (bits > everybody).any():
        raise ValueError(f"mine is, for each of the {n} games, at least one of {seats} seats as bits: 1 to {everybody}")
    return bits


def refusal(i: int, action: int, seat: int, mask: np.ndarray[Any, Any]) -> ValueError:
    """The error about an action in game i."""
    allowed = np.flatnonzero(mask).tolist()
    return ValueError(f"action {action} is not open to seat {seat} in game {i}; open are {allowed}")


def whole_numbers(actions: Any, n: int) -> np.ndarray[Any, Any]:
    """Actions that a caller handed in: one for each of n games, or one for all."""
    given = np.asarray(actions)
    if given.dtype.kind not in "iu" or given.shape not in ((), (n,)):
        raise ValueError(
            f"actions are {n} whole numbers, or one for all games, not {given.dtype} in the shape {given.shape}"
        )
    return np.broadcast_to(given, n)


class Batch:
    """N games in arrays with a row per game; fill `actions`, or hand them to `step`, and read the rest.

    The arrays are the batch's own, or the caller's, handed in by name as `arrays`: all but `states` may be. They stay
    where they are and are written anew in every step; its own begin at a multiple of 64 bytes, as JAX wants it.

    | array          | shape         | what                                                                    |
    | -------------- | ------------- | ----------------------------------------------------------------------- |
    | `actions`      | n             | what to do next: an action, or -1 to let the policy decide               |
    | `taken`        | n             | what was done in this step: the action, or what the policy decided       |
    | `to_act`       | n             | the seat whose decision it is                                           |
    | `observations` | n, FEATURES   | what that seat knows, as numbers                                        |
    | `masks`        | n, ACTIONS    | what that seat may do                                                   |
    | `rewards`      | n, SEATS      | the returns of a game that ended in this step, else 0                   |
    | `dones`        | n             | whether it ended in this step; a new game has begun since               |
    | `states`       | n             | the whole truth: for checks, never for a player                         |

    The games do not depend on the number of threads. `game` is one loaded compiled, `options` are the rules' own
    numbers, `policy` is a driver with `decide`, loaded for the game; by default the random one. With `mine`, a row of
    bits for each game, only the seats in it are asked: the policy plays the others, and a step goes on until one of
    `mine` owes a decision. Should two games end in one such step, `rewards` are those of the later.
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
        policy: Any = None,
        mine: Sequence[int] | None = None,
        arrays: Mapping[str, np.ndarray[Any, Any]] | None = None,
    ) -> None:
        if game.MODE != "compiled":
            raise ValueError(f"a batch needs a compiled game, and {game.KEY} is loaded {game.MODE}")
        if n < 1 or threads < 1:
            raise ValueError(f"a batch needs at least one game and one thread, not {n} and {threads}")
        self.game = game
        self.seats = seats
        self.threads = min(threads, n)
        self.states = game.State.array(n)
        own = own_or_new(arrays or {}, array_shapes(game, n), aligned_zeros)
        for name, array in own.items():
            if not isinstance(array, np.ndarray) or not array.flags.c_contiguous or not array.flags.writeable:
                raise ValueError(f"{name} must be a NumPy array in one piece that can be written")
        self.actions, self.taken, self.to_act = own["actions"], own["taken"], own["to_act"]
        self.observations, self.masks = own["observations"], own["masks"]
        self.rewards, self.dones = own["rewards"], own["dones"]
        self.actions[:] = -1
        self._options = np.array(options, np.int64)
        self._words = np.zeros((n, 1), np.int64)
        self._mine = seat_bits(mine, n, seats)
        self._driver = load_driver("valise_games.rules.drivers.batch", game, policy=policy or load_driver(RANDOM, game))
        self._spare = [game.State.array(2) for _ in range(self.threads)]
        self._choices = [np.zeros(game.MOST_CHOICES + 1, np.int16) for _ in range(self.threads)]
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self._rows = np.arange(n)
        self.remake: Callable[[], Batch] | None = None  # a batch of the same kind: set by who knows how to, for pickles
        self.reset(seed)

    def __len__(self) -> int:
        return len(self.states)

    def reset(self, seed: int = 0) -> None:
        """Begins all games anew."""
        self._words[:, 0] = first_words(seed, len(self))
        self._each_thread(BEGIN)

    def step(self, actions: Any = None) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """Takes `actions`, one in each game: those handed in, or one for all games, or what the array holds. Returns
        the arrays `taken`, `rewards` and `dones`. An action that is not open is an error, and nothing is done."""
        if actions is None:
            self._check(self.actions)
        else:
            wished = whole_numbers(actions, len(self))
            self._check(wished)
            self.actions[:] = wished
        self._each_thread(GO_ON)
        return self.taken, self.rewards, self.dones

    def save(self) -> dict[str, np.ndarray[Any, Any]]:
        """All that the batch goes on from, secrets and dice included: copies of its arrays by name, for `np.savez`."""
        return {name: array.copy() for name, array in self._whole().items()}

    def restore(self, saved: Mapping[str, np.ndarray[Any, Any]]) -> None:
        """Goes on from what a batch of the same kind has saved."""
        whole = self._whole()
        if not isinstance(saved, Mapping):
            raise ValueError(f"what a batch has saved are arrays by their names, not {type(saved).__name__}")
        for name, array in whole.items():
            if name not in saved or saved[name].shape != array.shape or saved[name].dtype != array.dtype:
                raise ValueError(f"this was not saved by a batch like this one: {name} is missing or does not fit")
        for name, array in whole.items():
            array[:] = saved[name]

    def _whole(self) -> dict[str, np.ndarray[Any, Any]]:
        names = (*array_shapes(self.game, len(self)), "states")
        return {name: getattr(self, name) for name in names} | {"words": self._words, "mine": self._mine}

    def __reduce__(self) -> tuple[Any, ...]:
        if self.remake is None:
            raise TypeError("a batch that valise_games.doors.batch.make has made can be pickled; of others keep save()")
        return _restored, (self.remake, self.save())

    def close(self) -> None:
        """Ends the threads."""
        if self._pool:
            self._pool.shutdown()

    def _check(self, actions: np.ndarray[Any, Any]) -> None:
        allowed = self.masks[self._rows, np.clip(actions, 0, self.game.ACTIONS - 1)]
        wrong = (actions < -1) | (actions >= self.game.ACTIONS) | ((actions >= 0) & ~allowed)
        if wrong.any():
            i = int(wrong.argmax())
            raise refusal(i, actions[i], self.to_act[i], self.masks[i])

    def _each_thread(self, begin: int) -> None:
        def work(thread: int) -> None:
            first, last = (len(self) * k // self.threads for k in (thread, thread + 1))
            self._driver.step_some(
                first, last, begin, self.seats, self._options, self.states, self._mine, self.actions, self.taken,
                self.to_act, self.observations, self.masks, self.rewards, self.dones, self._words, self._spare[thread],
                self._choices[thread],
            )  # fmt: skip

        if self._pool:
            list(self._pool.map(work, range(self.threads)))
        else:
            work(0)


def _restored(remake: Callable[[], Batch], saved: Mapping[str, np.ndarray[Any, Any]]) -> Batch:
    batch = remake()
    batch.restore(saved)
    batch.remake = remake
    return batch
