"""Random play on a GPU: decisions per second, and the same games as compiled on the CPU.

$ PYTHONPATH=src python bench/gpu.py [GAME …]
"""

from __future__ import annotations

import sys
import time
import warnings
from typing import Any

import numpy as np

from valise_games.games import catalogue, find
from valise_games.rules import first_words, load_driver
from valise_games.rules.gpu import SIMULATED, cuda

GAMES_AT_ONCE = (8, 16) if SIMULATED else (16_384, 65_536, 262_144, 1_048_576)
DECISIONS = 100 if SIMULATED else 500
ROUNDS = 5
SAMPLE = 8 if SIMULATED else 512  # games compared with the CPU, byte for byte
SEED = 7


def main() -> int:
    warnings.filterwarnings("ignore", message=".*low occupancy")  # few games are compared, and it shows
    names = sys.argv[1:] or list(catalogue)
    print(f"{DECISIONS} decisions a game, on {'the simulator' if SIMULATED else cuda.get_current_device().name}")
    wrong = 0
    for name in names:
        speed(name)
        for seats in find(name).seats:
            wrong += not same(name, seats)
    return 1 if wrong else 0


def speed(name: str) -> None:
    """The median of some rounds, for each number of games at once."""
    entry = find(name)
    driver = load(name)
    options = cuda.to_device(np.array(entry.encode_options({}), np.int64))
    seats = min(4, entry.seats[-1])
    for n in GAMES_AT_ONCE:
        states, words = driver.tables(n, SEED)
        driver.play_random(states, seats, options, 10, words)
        took = []
        for _ in range(ROUNDS):
            cuda.synchronize()
            began = time.perf_counter()
            driver.play_random(states, seats, options, DECISIONS, words)
            cuda.synchronize()
            took.append(time.perf_counter() - began)
        millions = n * DECISIONS / sorted(took)[ROUNDS // 2] / 1e6
        print(f"{name:12} {seats} seats {n:9,} games: {millions:9,.1f} M decisions/s", flush=True)


def same(name: str, seats: int) -> bool:
    """The same words give the same states and words, byte for byte, on the GPU and compiled."""
    entry = find(name)
    driver = load(name)
    numbers = np.array(entry.encode_options({"round_cap": 5}), np.int64)  # short, so that games end and begin
    states, words = driver.tables(SAMPLE, SEED)
    finished = driver.play_random(states, seats, cuda.to_device(numbers), DECISIONS, words)
    game = entry.load("compiled")
    random_play = load_driver("valise_games.rules.drivers.random_play", game)
    mine = game.State.array(SAMPLE)
    my_words = np.array(first_words(SEED, SAMPLE), np.int64).reshape(SAMPLE, 1)
    my_finished = [random_play.play_random(mine[i], seats, numbers, DECISIONS, my_words[i]) for i in range(SAMPLE)]
    equal = bool(
        states.copy_to_host().tobytes() == mine.tobytes()
        and words.copy_to_host().tobytes() == my_words.tobytes()
        and finished.copy_to_host().tolist() == my_finished
    )
    verdict = "the same as compiled" if equal else "NOT the same as compiled"
    print(f"{name:12} {seats} seats {SAMPLE:9,} games, {sum(my_finished):,} finished: {verdict}", flush=True)
    return equal


def load(name: str) -> Any:
    game = find(name).load("gpu")
    random_play = load_driver("valise_games.rules.drivers.random_play", game)
    return load_driver("bench.gpu_play", game, random_play=random_play)


if __name__ == "__main__":
    sys.exit(main())
