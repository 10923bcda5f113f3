"""Plays windows of games on the GPU and on the CPU, and looks whether they are the same: every second decision is a
Novice's, the others take the last of the options as they are shown.

    python tools/same_on_gpu.py                      all games; each takes a minute or two to compile
    python tools/same_on_gpu.py code-casablanca --games 256 --windows 20

The tests do so in a simulator, which knows neither the memory nor the compiler of a GPU.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

import torch

from valise_games.bots.policies import load_policy, load_sides
from valise_games.games import catalogue, find
from valise_games.rules import Mode
from valise_games.training.game_tensors import GUESTS, ITSELF, GameTensors

STEPS, SEED = 16, 5
NOVICE = -1
COMPARED = ("words", "actions", "actors", "learns", "seen_from", "masks", "observations", "dones", "results", "rewards")


def tables(game_id: str, mode: Mode, games: int) -> GameTensors:
    entry = find(game_id)
    game: Any = entry.load(mode)
    seats = entry.seats_of("standard")
    return GameTensors(
        game,
        load_policy(entry, game),
        load_sides(game, several=True),
        [seats[i % len(seats)] for i in range(games)],
        [GUESTS if i % 4 == 0 else ITSELF for i in range(games)],
        entry.encode_options({}),
        STEPS,
        SEED,
    )


def step(both: tuple[GameTensors, GameTensors], t: int) -> None:
    for one in both:
        masks = one["masks"][t]
        last = (masks * torch.arange(1, masks.shape[-1] + 1, device=masks.device)).argmax(-1)
        others = (torch.arange(one.n, device=masks.device) + t) % 2 == 0
        one["actions"][t].copy_(torch.where(others, last, NOVICE))
        one.step(t)
    torch.cuda.synchronize()  # what goes wrong is told here, and not somewhere later


def differing(both: tuple[GameTensors, GameTensors]) -> list[str]:
    """The tensors that are not the same."""
    one, other = both
    return [name for name in COMPARED if not torch.allclose(one[name].cpu(), other[name].cpu(), rtol=0, atol=1e-6)]


def same(game_id: str, games: int, windows: int) -> bool:
    began = time.monotonic()
    both = tables(game_id, "gpu", games), tables(game_id, "compiled", games)
    both[0].begin()
    torch.cuda.synchronize()
    print(f"{game_id}: begun on the GPU after {time.monotonic() - began:.0f} s", flush=True)
    both[1].begin()
    ended = 0
    for window in range(windows):
        for one in both:
            one.turn_over()
        for t in range(STEPS):
            try:
                step(both, t)
            except RuntimeError as error:
                print(f"{game_id}: step {window * STEPS + t} fails: {str(error).splitlines()[0]}")
                return False
        if wrong := differing(both):
            print(f"{game_id}: not the same after {(window + 1) * STEPS} steps: {', '.join(wrong)}")
            return False
        ended += int(both[0]["dones"].sum())
    print(f"{game_id}: {games * windows * STEPS} decisions are the same, {ended} games ended", flush=True)
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("chosen", nargs="*", default=list(catalogue), metavar="GAME")
    parser.add_argument("--games", type=int, default=256, metavar="N", help="at once (256)")
    parser.add_argument("--windows", type=int, default=20, metavar="N", help=f"of {STEPS} decisions each (20)")
    chosen = parser.parse_args()
    results = [same(game_id, chosen.games, chosen.windows) for game_id in chosen.chosen]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
