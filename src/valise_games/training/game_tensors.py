"""N games that a trainer plays on: tensors that the rules fill, on the GPU without a copy through the host."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import torch

from valise_games.bots.lookahead import IN_HAND
from valise_games.games.settings import LookAhead
from valise_games.rules import first_words, load_driver
from valise_games.training.net import padded

ITSELF, GUESTS, RIVALS, SPARRING, FORMER = range(5)  # who sits with the learner: as in rules/drivers/window.py


class GameTensors:
    """A window of `steps` decisions of each of N games. Row t is decision t; the last row of what is seen is shown,
    and decided in the next window.

    | tensor         | shape                | what                                                             |
    | -------------- | -------------------- | ---------------------------------------------------------------- |
    | `observations` | steps + 1, n, FEATURES, padded | what the deciding seat knows                           |
    | `masks`        | steps + 1, n, ACTIONS, padded  | what it may do                                         |
    | `actors`       | steps + 1, n         | which seat that is                                               |
    | `learns`       | steps + 1, n         | whether it is one that learns; 2 for a sparring partner          |
    | `seen_from`    | steps + 1, n         | the side from which it looks                                     |
    | `actions`      | steps, n             | what it did; -1 lets the game's Novice decide, and tells what    |
    | `rewards`      | steps, n, SEATS      | returns of a game that this decision ended                       |
    | `results`      | steps, n             | the learners' mean return of it                                  |
    | `dones`        | steps, n             | whether it ended; the next row is of a new game then             |
    | `values`       | steps, n             | what the learner expected                                        |
    | `advantages`   | steps, n             | how much better it turned out, by `credit`                       |
    | `weights`      | steps, n             | 1 for what can be learnt from                                    |
    """

    def __init__(
        self, game: Any, policy: Any, sides: Any, seats: Sequence[int], company: Sequence[int], options: Sequence[int],
        steps: int, seed: int, threads: int = 1, strays: int = 0, care: int = 0, daring: int = 0,
        sound: SoundRows | None = None,
    ) -> None:  # fmt: skip
        self.game, self.n, self.steps, self.strays = game, len(seats), steps, strays
        self.care, self.daring = care, daring
        self.on_gpu = game.MODE == "gpu"
        device = torch.device("cuda" if self.on_gpu else "cpu")
        n, rows = self.n, steps + 1
        shapes: dict[str, tuple[tuple[int, ...], torch.dtype]] = {
            "words": ((n, 1), torch.int64),
            "seats": ((n,), torch.int64),
            "company": ((n,), torch.int64),
            "learners": ((n,), torch.int64),
            "options": ((max(1, len(options)),), torch.int64),
            "observations": ((rows, n, padded(game.FEATURES)), torch.float32),
            "masks": ((rows, n, padded(game.ACTIONS)), torch.uint8),
            "actors": ((rows, n), torch.int8),
            "learns": ((rows, n), torch.int8),
            "seen_from": ((rows, n), torch.int16),
            "actions": ((steps, n), torch.int32),
            "rewards": ((steps, n, game.SEATS), torch.float32),
            "results": ((steps, n), torch.float32),
            "dones": ((steps, n), torch.int8),
            "values": ((steps, n), torch.float32),
            "logps": ((steps, n), torch.float32),
            "later": ((n, 4, game.SEATS), torch.float32),
            "advantages": ((steps, n), torch.float32),
            "weights": ((steps, n), torch.float32),
        }
        self.tensors = {name: torch.zeros(shape, dtype=kind, device=device) for name, (shape, kind) in shapes.items()}
        self.tensors["words"][:, 0] = torch.tensor(first_words(seed, n))
        self.tensors["seats"].copy_(torch.tensor(list(seats)))
        self.tensors["company"].copy_(torch.tensor(list(company)))
        self.tensors["options"][: len(options)] = torch.tensor(list(options), dtype=torch.int64)
        window = load_driver("valise_games.rules.drivers.window", game, policy=policy, sides=sides)
        hands = _OnGpu if self.on_gpu else _OnCpu
        self._hands: _OnGpu | _OnCpu = hands(game, window, self.tensors, threads)
        self._sound = sound

    def __getitem__(self, name: str) -> torch.Tensor:
        return self.tensors[name]

    def begin(self) -> None:
        """New games, shown in the last row: as if a window had just ended."""
        for name in ("observations", "masks"):
            self[name].zero_()
        self._step(self.steps - 1, new=True, care=self.care)

    def turn_over(self) -> None:
        """The last row becomes the first of a new window."""
        for name in SEEN:
            self[name][0].copy_(self[name][-1])
        for name in ("observations", "masks"):  # the rules write only what is not zero
            self[name][1:].zero_()

    def step(self, t: int, careless: bool = False) -> None:
        """`careless`: Masters' seats have all that is considered, whatever care they would take."""
        self._step(t, new=False, care=0 if careless else self.care)

    def _step(self, t: int, new: bool, care: int) -> None:
        self._hands.call(
            "step", *SITTING, *SEEN, t, new, self.strays, care, self.daring, "actions", "rewards", "results", "dones"
        )
        if self._sound and isinstance(self._hands, _OnCpu):
            self._sound.narrow(self._hands.arrays, self._hands.pool, t + 1)

    def credit(self, tail: int, decay: float, scale: float, rivalry: float) -> None:
        self._hands.call(
            "credit", self.steps, tail, decay, scale, rivalry, "seats", "rewards", "dones", "actors", "learns",
            "values", "later", "advantages", "weights",
        )  # fmt: skip


PARTS_EACH = 8  # of the tables, for a thread: some decisions take far longer than others
NARROWED = ("states", "words", "seats", "company", "learners", "actors", "seen_from", "masks")


class SoundRows:
    """Leaves rivals what a Master with two seats finds sound when he looks ahead. On a CPU. `driver` is the game's
    module that looks ahead, `way` what the game's settings say of it."""

    def __init__(self, game: Any, sides: Any, driver: Any, way: LookAhead, threads: int) -> None:
        self.narrow_some = load_driver(
            "valise_games.training.look_ahead", game, sides=sides, look_ahead=driver
        ).narrow_some
        self.parts = threads * PARTS_EACH
        deep, worlds = 2 * (way.turns + 1), driver.WORST + 1 + way.guesses
        self.ways = (way.turns, way.boards, worlds, way.worst, IN_HAND, way.daring, way.near)
        self.own = [
            (
                game.State.array(1), game.State.array(1), game.State.array(1),
                np.zeros(game.MOST_CHOICES + 1, np.int16), np.zeros((deep, driver.ROW), np.int64),
                np.zeros((deep, driver.MOST), np.int64), np.zeros(deep, np.int64), np.zeros(1, np.int64),
                np.zeros((game.MOST_CHOICES + 1, worlds), np.int64),
            )
            for _ in range(self.parts)
        ]  # fmt: skip

    def narrow(self, arrays: Mapping[str, Any], pool: ThreadPoolExecutor | None, t: int) -> None:
        """Row t of `masks`."""
        n = len(arrays["words"])
        given = [arrays[name] for name in NARROWED]

        def work(part: int) -> None:
            first, last = (n * k // self.parts for k in (part, part + 1))
            self.narrow_some(first, last, *self.own[part], *given, t, *self.ways)

        list((pool.map if pool else map)(work, range(self.parts)))


SITTING = ("states", "words", "seats", "options", "company", "learners")
SEEN = ("actors", "learns", "seen_from", "observations", "masks")


class _OnCpu:
    def __init__(self, game: Any, window: Any, tensors: Mapping[str, torch.Tensor], threads: int) -> None:
        self.driver = load_driver("valise_games.rules.drivers.window_on_cpu", game, window=window)
        self.arrays = {name: tensor.numpy() for name, tensor in tensors.items()}
        self.n = len(self.arrays["words"])
        self.arrays["states"] = game.State.array(self.n)
        self.threads = min(threads, self.n)
        self.cleared = game.State.array(1)
        self.own = [
            (self.cleared, game.State.array(1), game.State.array(1), np.zeros(game.MOST_CHOICES + 1, np.int16))
            for _ in range(self.threads)
        ]
        self.pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None

    def call(self, what: str, *arguments: Any) -> None:
        function: Callable[..., None] = getattr(self.driver, f"{what}_some")
        given = [self.arrays[a] if isinstance(a, str) else a for a in arguments]

        def work(thread: int) -> None:
            first, last = (self.n * k // self.threads for k in (thread, thread + 1))
            own = () if what == "credit" else self.own[thread]
            function(first, last, *own, *given)

        if self.pool:
            list(self.pool.map(work, range(self.threads)))
        else:
            work(0)


class _OnGpu:
    def __init__(self, game: Any, window: Any, tensors: Mapping[str, torch.Tensor], threads: int) -> None:
        from valise_games.rules.gpu import cuda

        self.cuda = cuda
        self.driver = load_driver("valise_games.rules.drivers.window_on_gpu", game, window=window)
        self.arrays = {name: cuda.as_cuda_array(tensor) for name, tensor in tensors.items()}
        self.n = tensors["words"].shape[0]
        self.arrays["states"] = cuda.to_device(game.State.array(self.n))
        self.cleared = cuda.to_device(game.State.array(1))

    def call(self, what: str, *arguments: Any) -> None:
        """On PyTorch's current stream, so that a CUDA graph catches it."""
        stream = self.cuda.external_stream(torch.cuda.current_stream().cuda_stream)
        own = () if what == "credit" else (self.cleared,)
        given = [self.arrays[a] if isinstance(a, str) else a for a in arguments]
        self.driver.launch(getattr(self.driver, f"{what}_all"), self.n, stream, *own, *given)
