"""The fast door: N games stepped together, in arrays of your own if you like, on CPU threads or a GPU.

    from valise_games.doors import batch

    games = batch.make("casablanca", 4096, seats=4, threads=2)
    actions = choose(games.observations, games.masks)    # one in each game, or -1: a bot decides
    taken, rewards, dones = games.step(actions)    # where one ended, another has begun

`valise_games.rules.batch.Batch` tells what is in the arrays. They are NumPy arrays, so PyTorch and JAX share them
without a copy, by `from_dlpack`; docs/environments.md tells what JAX asks for. On a GPU they offer
`__cuda_array_interface__`.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal, cast

from valise_games.bots import UnknownBot
from valise_games.bots.policies import has_novice, load_novice, load_random
from valise_games.doors.setup import setup
from valise_games.games import BadSetup
from valise_games.games.quote import quote
from valise_games.games.whole_numbers import whole_number, whole_seed
from valise_games.rules.batch import Batch

if TYPE_CHECKING:
    from valise_games.rules.gpu_batch import GpuBatch

Device = Literal["cpu", "cuda"]
SEED_BITS = 31
BOTS = ("random", "novice")  # those that compile together with the games


def make(
    game: str,
    n: int,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    variant: str = "standard",
    seat: int | Iterable[int] | None = None,
    bots: str = "random",
    seed: int | None = None,
    threads: int = 1,
    device: Device = "cpu",
    arrays: Mapping[str, Any] | None = None,
) -> Batch | GpuBatch:
    """N games of one kind.

    `seat` is the one that you play, in all games or game by game: then every row is a decision of yours, and bots of
    the level `bots` play the others. Without it you decide for every seat in turn. `arrays` are those that you own, by
    name; on a GPU anything with `__cuda_array_interface__`. Without a `seed` the games are others every time.

    >>> games = make("randolph", 3, variant="small", seats=2, seed=1)
    >>> taken, rewards, dones = games.step([-1, -1, -1])  # a bot decides in each
    >>> rewards.shape, dones.tolist()
    ((3, 3), [False, False, False])
    """
    seed = secrets.randbits(SEED_BITS) if seed is None else whole_seed(seed)
    threads = whole_number(threads, "threads are", 1)
    if isinstance(n, bool) or not isinstance(n, int) or n < 1:
        raise BadSetup(f"there is a whole number of games, at least one, not {quote(n)}")
    entry, seats, options = setup(game, seats, options, variant)
    seat = _as_given(seat)
    mine = None if seat is None else _seat_bits(seat, n, seats)
    if arrays is not None and not isinstance(arrays, Mapping):
        raise BadSetup(f"arrays are yours by their names, not {quote(arrays)}")
    if device not in ("cpu", "cuda"):
        raise BadSetup(f"games are stepped on 'cpu' or on 'cuda', not on {device!r}")
    if bots not in BOTS or (bots == "novice" and not has_novice(entry)):
        raise UnknownBot(f"in a batch bots are {' or '.join(BOTS)}, not {bots!r}")
    loaded = entry.load("compiled" if device == "cpu" else "gpu", variant)
    policy = load_novice(entry, loaded) if bots == "novice" else load_random(loaded)
    module, numbers = cast(ModuleType, loaded), entry.encode_options(options)
    if device == "cpu":
        games = Batch(module, n, seats, numbers, threads=threads, seed=seed, policy=policy, mine=mine, arrays=arrays)
        games.remake = cast(
            "Callable[[], Batch]",
            partial(
                make, game, n, seats=seats, options=options, variant=variant, seat=seat, bots=bots, seed=0,
                threads=threads,
            ),
        )  # fmt: skip
        return games
    from valise_games.rules.gpu import cuda
    from valise_games.rules.gpu_batch import GpuBatch

    try:
        return GpuBatch(module, n, seats, numbers, seed=seed, policy=policy, mine=mine, arrays=arrays)
    except cuda.CudaSupportError as error:
        raise BadSetup(
            "there is no NVIDIA GPU here; where there is one, it wants pip install 'valise-games[gpu]'"
        ) from error


def _as_given(seat: int | Iterable[int] | None) -> int | list[int] | None:
    if seat is None:
        return None
    if isinstance(seat, Iterable):
        return [whole_number(one, "your seat is") for one in seat]
    return whole_number(seat, "your seat is")


def _seat_bits(seat: int | Iterable[int], n: int, seats: int) -> list[int]:
    chosen = [seat] * n if isinstance(seat, int) else [int(one) for one in seat]
    if len(chosen) != n or not all(0 <= one < seats for one in chosen):
        raise BadSetup(f"your seat is one of 0 to {seats - 1}, or one such number for each of the {n} games")
    return [1 << one for one in chosen]
