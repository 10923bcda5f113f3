"""Looks whether every rule becomes part of the kernels that step games, as `rules/drivers/window_on_gpu.py` wants it.

    python tools/kernels.py                          all games with their Novices: ten kernels, a minute or two each
    python tools/kernels.py code-casablanca --ptx runs/ptx

It links what would run on an H200, without a GPU: numba-cuda and its CUDA toolkit are enough.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from cuda.core import Linker, LinkerOptions, ObjectCode
from numba import types
from numba.cuda import dispatcher
from numba.cuda.np.numpy_support import from_dtype

from valise_games.bots.policies import load_policy, load_sides
from valise_games.games import catalogue, find
from valise_games.rules import load_driver
from valise_games.rules.gpu import cuda

COMPUTE = (9, 0)
i8, i16, u8, i32, i64, f32, yes = (
    types.int8,
    types.int16,
    types.uint8,
    types.int32,
    types.int64,
    types.float32,
    types.boolean,
)


def kernels(game_id: str, variant: str) -> dict[str, tuple[Any, list[Any]]]:
    """The kernels that a trainer and the batch door launch, with the kinds of what they are handed."""
    game: Any = find(game_id).load("gpu", variant)
    policy = load_policy(find(game_id), game)
    window = load_driver("valise_games.rules.drivers.window", game, policy=policy, sides=load_sides(game, several=True))
    a = from_dtype(game.State.dtype())
    return {
        "window": (
            load_driver("valise_games.rules.drivers.window_on_gpu", game, window=window).step_all,
            [a[::1], a[::1], i64[:, ::1], i64[::1], i64[::1], i64[::1], i64[::1], i8[:, ::1], i8[:, ::1],
             i16[:, ::1], f32[:, :, ::1], u8[:, :, ::1], i64, yes, i64, i64, i64,
             i32[:, ::1], f32[:, :, ::1], f32[:, ::1], i8[:, ::1]],
        ),
        "batch": (
            load_driver("valise_games.rules.drivers.gpu_batch", game, policy=policy).advance,
            [i64, i64, i64[::1], a[::1], a[::1], i64[::1], i32[::1], i32[::1], i8[::1], f32[:, ::1], yes[:, ::1],
             f32[:, ::1], yes[::1], i64[:, ::1]],
        ),
    }  # fmt: skip


def linked(kernel: Any, kinds: list[Any]) -> str:
    """The assembly text of a kernel after all its rules are linked into it."""
    code, _ = cuda.compile(kernel.py_func, tuple(kinds), device=False, cc=COMPUTE, abi="numba", output="ltoir")
    options = LinkerOptions(arch="sm_90a", link_time_optimization=True, ptx=True)
    linker = Linker(ObjectCode.from_ltoir(code), options=options)
    return str(linker.link("ptx").code, "ascii").replace("\0", "")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(catalogue), metavar="GAME")
    parser.add_argument("--variant", default="standard", metavar="NAME")
    parser.add_argument("--kernel", choices=("window", "batch"), help="one of them; else both")
    parser.add_argument("--ptx", type=Path, metavar="FOLDER", help="where the assembly text is kept")
    chosen = parser.parse_args()
    # Rules ask for the GPU at hand while they are compiled: any will do.
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=COMPUTE, id=0)
    left = 0
    for game_id in chosen.games:
        for name, (kernel, kinds) in kernels(game_id, chosen.variant).items():
            if chosen.kernel in (None, name):
                began = time.monotonic()
                text = linked(kernel, kinds)
                calls = len(re.findall(r"\bcall(?:\.uni)?\s", text))
                left += calls
                took = time.monotonic() - began
                print(f"{game_id}, {name}: {calls} calls, {len(text) // 1024} kB in {took:.0f} s", flush=True)
                if chosen.ptx:
                    chosen.ptx.mkdir(parents=True, exist_ok=True)
                    (chosen.ptx / f"{game_id}-{name}.ptx").write_text(text)
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
