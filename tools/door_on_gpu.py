"""Steps batches on the GPU with actions that PyTorch chooses there, and looks whether they are the games of the CPU.

    python tools/door_on_gpu.py                      all games; each takes a minute to compile
    python tools/door_on_gpu.py randolph --games 65536

PyTorch, and JAX where it is installed for the GPU, share the arrays: a write by one is read by the other. The tests do
the comparison in a simulator, with neither.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

import torch

from valise_games.doors import batch
from valise_games.games import catalogue

SEED, STEPS = 4, 200
COMPARED = 512  # games, stepped on both sides
ARRAYS = ("to_act", "observations", "masks", "rewards", "dones")


def shared(games: Any, name: str) -> torch.Tensor:
    """An array of a batch on the GPU as a tensor; not a copy of it."""
    array = getattr(games, name)
    tensor = torch.as_tensor(array, device="cuda")
    assert tensor.data_ptr() == array.__cuda_array_interface__["data"][0], f"{name} was copied"
    return tensor


def choose(masks: torch.Tensor) -> torch.Tensor:
    """Any open action, chosen on the GPU."""
    actions = torch.rand(masks.shape, device="cuda").masked_fill_(~masks, -1).argmax(1).int()
    torch.cuda.synchronize()  # PyTorch and the batch have streams of their own
    return actions


def same(game: str, seat: int | None) -> bool:
    setup: dict[str, Any] = {"seat": seat, "bots": "novice", "seed": SEED, "options": {"round_cap": 5}}
    there, here = batch.make(game, COMPARED, device="cuda", **setup), batch.make(game, COMPARED, **setup)
    masks, ended = shared(there, "masks"), 0
    for t in range(STEPS):
        for name in ARRAYS:
            mine, other = torch.from_numpy(getattr(here, name)), shared(there, name).cpu()
            if not torch.allclose(mine.float(), other.float(), rtol=0, atol=1e-6):
                print(f"{game}: {name} are NOT the same after {t} steps")
                return False
        actions = choose(masks)
        there.step(actions)
        here.step(actions.cpu())
        ended += int(here.dones.sum())
    print(f"{game}: {COMPARED * STEPS} decisions are the same, {ended} games ended", flush=True)
    return True


def speed(game: str, n: int) -> None:
    games: Any = batch.make(game, n, device="cuda", seed=SEED)
    masks = shared(games, "masks")
    for t in range(STEPS + 10):
        if t == 10:
            began = time.perf_counter()
        games.step(choose(masks))
    torch.cuda.synchronize()
    took = time.perf_counter() - began
    print(f"{game}: {n:,} games, {n * STEPS / took / 1e6:.1f} M decisions/s, chosen by PyTorch and checked", flush=True)


def jax_shares(game: str) -> None:
    import jax
    import jax.numpy as jnp

    if jax.default_backend() != "gpu":
        print(f"JAX is here for the {jax.default_backend()} only")
        return
    games: Any = batch.make(game, COMPARED, device="cuda", seed=SEED)
    masks = jnp.from_dlpack(shared(games, "masks"))
    before = shared(games, "masks").cpu().numpy()
    assert (jax.device_get(jnp.array(masks)) == before).all()
    for key in jax.random.split(jax.random.key(1), 3):
        actions = jax.random.categorical(key, jnp.where(jnp.array(masks), 0.0, -jnp.inf))
        shared(games, "actions").copy_(torch.from_dlpack(jax.block_until_ready(actions)))
        torch.cuda.synchronize()
        games.step()
    after = shared(games, "masks").cpu().numpy()
    assert (after != before).any()
    assert (jax.device_get(jnp.array(masks)) == after).all(), "JAX has a copy"
    print(f"{game}: JAX shares what it sees, and its actions are played")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("chosen", nargs="*", default=list(catalogue), metavar="GAME")
    parser.add_argument("--games", type=int, default=65_536, metavar="N", help="at once, for speed (65536)")
    told = parser.parse_args()
    results = [same(game, seat) for game in told.chosen for seat in (0, None)]
    for game in told.chosen:
        speed(game, told.games)
    jax_shares(told.chosen[-1])
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
