"""What so many players at once would take: python -m bench.scale.plan [--players 100000 …] computes it from measured
costs, and with --write writes docs/scale.md."""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from statistics import fmean

from bench.scale.simulation import Result, simulate

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "scale.md"
REPORTS = ROOT / "docs" / "arena"
LEVELS = ("novice", "regular", "master")


@dataclass(frozen=True)
class Costs:
    """Measured; each with the command that prints it."""

    moves_per_core_s: float = 8764  # make bench-house, of a house on one file
    socket_kb: float = 26  # make bench-house
    wire_octets: float = 2304  # make bench-house, a move, all seats together
    redis_us: float = 12.5  # python -m bench.scale.costs, a frame
    frame_us: float = 34.1  # python -m bench.scale.costs, of the sender; who receives is taken to need as much
    follower_us: float = (
        1.53  # python -m bench.scale.costs, a line of the list of tables to one socket: the kernel alone
    )
    question_octets: float = 1559  # python -m bench.scale.costs


@dataclass(frozen=True)
class Assumed:
    """What nobody can measure for you: give your own numbers."""

    players: int = 100_000  # with the page open, at once
    at_tables: float = 0.8  # of them; the others look at the list of tables
    people: int = 3  # at a table
    bots: int = 1  # at a table
    regular: float = 0.1  # of the bots: the level that searches; the others are Masters
    turn_seconds: float = 5.0  # from one move of a table to its next, of people and bots alike
    game_minutes: float = 20.0
    changes: int = 6  # of a table in the list: opened, taken seats, start, end
    line_octets: int = 250  # of a table in the list
    several: float = (
        2.2  # times the CPU of a move in a house on one file: processes, PostgreSQL and Redis, at three processes
    )
    database: float = 0.25  # share of PostgreSQL in that
    row_octets: int = 1000  # that a move adds to the database, with its indexes
    load: float = 0.5  # of a core, at most
    sockets_each: int = 5000  # of a process: the setting most_connections
    machine_cores: int = 16
    machine_price: float = 250.0  # a month, in your money


@dataclass(frozen=True)
class Plan:
    tables: int
    moves_s: float
    processes: int
    house_cores: float
    database_cores: float
    redis_core: float
    bot_cores: float
    list_cores: float
    list_first_mb: float
    memory_gb: float
    traffic_mbit: float
    database_gb_day: float
    traffic: Result
    machines: int
    money: float


def plan(assumed: Assumed, costs: Costs, decision_ms: dict[str, float]) -> Plan:
    tables = math.ceil(assumed.players * assumed.at_tables / assumed.people)
    moves = tables / assumed.turn_seconds
    hall = assumed.players * (1 - assumed.at_tables)
    changes = tables / (60 * assumed.game_minutes) * assumed.changes
    list_cores = hall * changes * costs.follower_us / 1e6
    at_three = simulate(3, tables, assumed.people)
    processes, house = 0, 0.0
    while True:  # more processes need more frames, and those more CPU
        traffic = simulate(max(1, processes), tables, assumed.people)
        frames = max(0.0, traffic.frames_a_move - at_three.frames_a_move)
        move_ms = 1000 / costs.moves_per_core_s * assumed.several * (1 - assumed.database)
        house = moves * (move_ms + frames * 2 * costs.frame_us / 1000) / 1000 + list_cores
        needed = max(math.ceil(house / assumed.load), math.ceil(assumed.players / assumed.sockets_each))
        if needed <= processes:
            break
        processes = needed
    database = moves * 1000 / costs.moves_per_core_s * assumed.several * assumed.database / 1000
    decisions = moves * assumed.bots / (assumed.people + assumed.bots)
    think_ms = assumed.regular * decision_ms["regular"] + (1 - assumed.regular) * decision_ms["master"]
    bots = decisions * think_ms / 1000
    redis = moves * traffic.frames_a_move * costs.redis_us / 1e6
    cores = processes + (bots + database) / assumed.load + 2  # one for Redis, one for the proxy
    machines = math.ceil(cores / assumed.machine_cores) + 1  # the standby of the database
    octets = moves * costs.wire_octets + hall * changes * assumed.line_octets
    return Plan(
        tables=tables,
        moves_s=moves,
        processes=processes,
        house_cores=house,
        database_cores=database,
        redis_core=redis,
        bot_cores=bots,
        list_cores=list_cores,
        list_first_mb=tables * assumed.line_octets / 1e6,
        memory_gb=assumed.players * costs.socket_kb / 1e6,
        traffic_mbit=octets * 8 / 1e6,
        database_gb_day=moves * assumed.row_octets * 86400 / 1e9,
        traffic=traffic,
        machines=machines,
        money=machines * assumed.machine_price,
    )


def decisions_ms() -> dict[str, float]:
    """What a decision of each level takes, on average over the reports of the arena."""
    found: dict[str, list[float]] = {level: [] for level in LEVELS}
    for report in sorted(REPORTS.glob("*.json")):
        for bot, took in json.loads(report.read_text())["milliseconds"].items():
            if bot in LEVELS:
                found[bot].append(took)
    return {level: fmean(each) for level, each in found.items()}


def bottlenecks(it: Plan, assumed: Assumed) -> list[tuple[float, str, str]]:
    """What there is only one of, or what everybody is sent, by how full it is; and what helps."""
    frames = f"{it.moves_s * it.traffic.frames_a_move:,.0f} frames a second, {it.traffic.frames_a_move:.1f} a move."
    found = [
        (
            it.list_cores / it.house_cores,
            "the list of tables, as a share of all the houses' work",
            f"Everybody who looks at it is sent every change, and at first all of it, {it.list_first_mb:.1f} MB. Send "
            "pages of it, and changes of what is in sight.",
        ),
        (
            it.redis_core,
            "Redis, of its one core",
            f"{frames} Let the proxy send the people of a table to one process, by a hash of its code: then hardly a "
            "move needs the bus. Or have several, by table.",
        ),
        (
            it.database_cores / assumed.machine_cores,
            "PostgreSQL, of a machine",
            f"{it.moves_s:,.0f} rows a second, {it.database_gb_day:.0f} GB a day. Forget finished games sooner "
            "(`keep_games_days`), then have several, by table.",
        ),
    ]
    return sorted(found, reverse=True)


def tell(assumed: Assumed, costs: Costs) -> Iterator[str]:
    ms = decisions_ms()
    it = plan(assumed, costs, ms)
    yield "| | |\n| --- | --- |"
    yield f"| players at once, of them at tables | {assumed.players:,}, {assumed.at_tables:.0%} |"
    yield f"| tables, moves a second | {it.tables:,}, {it.moves_s:,.0f} |"
    yield f"| processes of the house, each on a core | {it.processes}, of which {it.house_cores:.1f} cores are busy |"
    yield f"| of that for the list of tables | {it.list_cores:.1f} cores at least |"
    yield f"| PostgreSQL | {it.database_cores:.1f} cores, {it.database_gb_day:.0f} GB a day |"
    yield f"| Redis | {it.redis_core:.0%} of a core, {it.traffic.frames_a_move:.2f} frames a move |"
    yield f"| bots | {it.bot_cores:.1f} cores |"
    yield f"| memory for sockets, traffic | {it.memory_gb:.1f} GB, {it.traffic_mbit:,.0f} Mbit/s |"
    yield f"| machines of {assumed.machine_cores} cores, half full, with a standby | {it.machines} |"
    yield f"| money a month, at {assumed.machine_price:,.0f} a machine | {it.money:,.0f} |"
    yield ""
    yield "The first three bottlenecks, by how full what there is only one of would be:"
    yield ""
    for number, (full, what, helps) in enumerate(bottlenecks(it, assumed), 1):
        yield f"{number}. **{full:.0%}**: {what}. {helps}"


def traffic_table(assumed: Assumed) -> Iterator[str]:
    tables = math.ceil(assumed.players * assumed.at_tables / assumed.people)
    columns = ("processes", "frames a move", "moves without the bus", "tables of one that dies")
    yield "| " + " | ".join((*columns, "s until others have them", "s until a new one has its share")) + " |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for processes in (1, 2, 3, 10, 25, 50, 200):
        it = simulate(processes, tables, assumed.people)
        orphans = f"{it.orphans:,} | {it.seconds_to_take} | {it.seconds_to_even_out}" if processes > 1 else "– | – | –"
        yield f"| {processes} | {it.frames_a_move:.2f} | {it.without_bus:.1%} | {orphans} |"


def page() -> str:
    assumed, costs = Assumed(), Costs()
    ms = decisions_ms()
    return TEXT.format(
        plan="\n".join(tell(assumed, costs)),
        traffic="\n".join(traffic_table(assumed)),
        moves=costs.moves_per_core_s,
        socket=costs.socket_kb,
        wire=costs.wire_octets,
        redis=costs.redis_us,
        frame=costs.frame_us,
        follower=costs.follower_us,
        question=costs.question_octets,
        regular=ms["regular"],
        master=ms["master"],
        novice=ms["novice"],
        several=assumed.several,
        database=assumed.database,
        turn=assumed.turn_seconds,
        minutes=assumed.game_minutes,
    )


TEXT = """\
# What a hundred thousand players would take

Written by `python -m bench.scale.plan --write` from measured costs; give it your own numbers (`--players 5000 --turn_seconds 8
--machine_price 90 …`) and it computes anew. No crowd of this size was ever at a house: this says what to look at first, not what
will be.

{plan}

## What it is computed from

| measured | | by |
| --- | --- | --- |
| moves a second and core, a house on one file | {moves:,.0f} | `make bench-house` |
| memory of a socket | {socket:.0f} kB | `make bench-house` |
| octets on the wire for a move, all seats together | {wire:,.0f} | `make bench-house` |
| a frame over the bus | {redis} µs of Redis, {frame} µs of each who sends or receives | `python -m bench.scale.costs` |
| a line of the list of tables to one socket | {follower} µs, the kernel alone | `python -m bench.scale.costs` |
| a question to a bot elsewhere | {question:,.0f} octets | `python -m bench.scale.costs` |
| a decision of a Novice, a Master, a Regular | {novice:.2f}, {master:.2f}, {regular:.1f} ms, on average over the games | reports in `docs/arena/` |

Assumed, not measured: {turn:.0f} s from one move of a table to the next, games of {minutes:.0f} minutes, that a move costs {several} times as much
with three processes, PostgreSQL and Redis as in a house on one file (the most that we allow ourselves; `make bench-scale` measures it),
and that PostgreSQL has {database:.0%} of that. Whoever receives a frame is taken to need as long as who sends it. Bots weigh
more than everything else: those that search, Regulars and the Master of Code Casablanca, take nearly all of their time, so whoever has
to save cores begins there.

## Ownership and traffic, up to 200 processes

`python -m bench.scale.simulation`: tables of three people whose sockets are anywhere. Each process says once a second that it lives, which
is a row for all its tables; 200 of them write 200 rows a second. Who takes over orphans, or is given tables, does 50 a second.

{traffic}

What goes over the bus for a move grows towards four frames (the command to the owner, and what is seen to each of the three) and no
further, however many processes there are. A process that dies leaves the fewer tables the more there are: with few and large processes
it takes longest until all have an owner again, so many small ones are better than few large ones.
"""  # noqa: E501


def main() -> None:
    parser = argparse.ArgumentParser()
    for each in fields(Assumed):
        parser.add_argument(f"--{each.name}", type=type(each.default), default=each.default)
    parser.add_argument("--write", action="store_true", help="docs/scale.md, of our own numbers")
    chosen = vars(parser.parse_args())
    if chosen.pop("write"):
        PAGE.write_text(page())
    else:
        print("\n".join(tell(Assumed(**chosen), Costs())))


if __name__ == "__main__":
    main()
