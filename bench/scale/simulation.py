"""Ownership and bus traffic of a house of many processes, by simulation: python -m bench.scale.simulation [--processes 200].

Tables have one owner each; every person's socket is at any process, as a balancer that knows nothing puts it. A command goes
from the socket's process to the owner, unless that is the same; what everybody may see of it goes from the owner to
each other process that has a socket of that table, once. Processes die and come, one after the other; whoever lives
takes the orphans a few at a time, and gives away what is above its share.
"""  # noqa: E501

from __future__ import annotations

import argparse
import random
from dataclasses import dataclass

SHARE = 1.1  # of the mean: within that, tables count as evened out
AT_ONCE = 50  # tables that a process takes or gives away in a second


@dataclass(frozen=True)
class Result:
    processes: int
    tables: int
    frames_a_move: float  # over the bus
    without_bus: float  # share of moves for which nothing goes over it
    orphans: int  # tables of a process that dies
    seconds_to_take: int  # until the last of them has an owner again, after the lease
    seconds_to_even_out: int  # until a process that has joined with nothing has its share


def simulate(processes: int, tables: int, people: int, moves: int = 20_000, seed: int = 1) -> Result:
    """`people` at a table have sockets."""
    dice = random.Random(seed)
    owners = [dice.randrange(processes) for _ in range(tables)]
    frames = silent = 0
    for _ in range(moves):
        owner = owners[dice.randrange(tables)]
        sockets = [dice.randrange(processes) for _ in range(people)]
        sent = (sockets[0] != owner) + len(set(sockets) - {owner})
        frames += sent
        silent += not sent
    had = [owners.count(process) for process in range(processes)]
    orphans = had[-1]
    living = processes - 1
    to_take = -(-orphans // (living * AT_ONCE)) if living else 0
    for number in range(orphans):
        had[number % max(1, living)] += 1
    had[-1] = 0
    to_even_out = _even_out(had) if living else 0
    return Result(processes, tables, frames / moves, silent / moves, orphans, to_take, to_even_out)


def _even_out(had: list[int]) -> int:
    """Seconds until the last, who has nothing, has nine tenths of its share; each second it takes so many, from those
    that have most."""
    mean = sum(had) / len(had)
    seconds = 0
    while had[-1] < mean / SHARE:
        seconds += 1
        for _ in range(AT_ONCE):
            giver = max(range(len(had) - 1), key=had.__getitem__)
            had[giver] -= 1
            had[-1] += 1
    return seconds


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--processes", type=int, default=200)
    parser.add_argument("--tables", type=int, default=40_000)
    parser.add_argument("--people", type=int, default=3, help="with sockets, at a table")
    chosen = parser.parse_args()
    for processes in sorted({1, 2, 3, 10, 50, chosen.processes}):
        print(simulate(processes, chosen.tables, chosen.people))


if __name__ == "__main__":
    main()
