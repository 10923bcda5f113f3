"""How long people wait while a process of their house stops in order, and how long no table goes on:
python -m bench.scale.handover [--rounds 20] [--tables 1]

Three processes behind a plain balancer, so many tables of each of the five games, and one process after another told to
stop (SIGTERM), with another in its place. An act counts as during the hand-over if it was sent, or not yet done,
between the signal and the end of the process. Load client, balancer, servers and processes share the machine.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
import tempfile
import time
from pathlib import Path

from tools.servers import NO_POSTGRES, NO_REDIS, find_postgres, find_redis

CALM = 3.0  # seconds between two
AFTER = 0.5  # seconds for those who were sent away last


def measure(rounds: int, tables: int) -> tuple[list[float], list[float], list[float], list[float]]:
    """Waits for acts in calm and during a hand-over, how long tables stood still then, and how long each took."""
    from tests.cluster.balancer import Balancer
    from tests.cluster.load import Load
    from tests.cluster.processes import processes

    windows: list[tuple[float, float]] = []
    stills: list[float] = []
    with tempfile.TemporaryDirectory() as folder, processes(Path(folder), 3) as house:
        balancer = Balancer([process.url for process in house.all])
        load = Load(balancer.url, tables)
        with contextlib.closing(balancer):
            try:
                for _ in range(rounds):
                    load.play(CALM)
                    victim = house.all.pop(0)
                    began = time.monotonic()
                    victim.process.terminate()
                    while victim.process.poll() is None:
                        load.play(0.05)
                    ended = time.monotonic()
                    load.play(AFTER)
                    windows.append((began, ended))
                    stills += [player.silence_after(began) for player in load.players]
                    balancer.take_out(victim.url)
                    balancer.put_in(house.start().url)
                load.play(CALM)
                load.end()
            finally:
                load.stop.set()
        waits = [wait for player in load.players for wait in player.waits]
    if load.troubles:
        sys.exit("; ".join(load.troubles))
    during: list[float] = []
    calm: list[float] = []
    for began, seconds in waits:
        at_once = any(began < end and began + seconds > begin for begin, end in windows)
        (during if at_once else calm).append(seconds)
    return calm, during, stills, [end - begin for begin, end in windows]


def row(name: str, found: list[float]) -> str:
    found = sorted(found)
    cells = [found[len(found) // 2], found[int(len(found) * 0.99)], found[-1]]
    return f"| {name} | {len(found)} | {' | '.join(f'{1000 * cell:.0f}' for cell in cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--tables", type=int, default=1)
    chosen = parser.parse_args()
    if find_postgres() is None or find_redis() is None:
        sys.exit(NO_POSTGRES if find_postgres() is None else NO_REDIS)
    calm, during, stills, lengths = measure(chosen.rounds, chosen.tables)
    print("| ms | times | p50 | p99 | most |")
    print("| --- | --- | --- | --- | --- |")
    print(row("an act, in calm", calm))
    print(row("an act, during a hand-over", during))
    print(row("a table stands still, from the signal on", stills))
    print(row("from the signal to the end of the process", lengths))


if __name__ == "__main__":
    main()
