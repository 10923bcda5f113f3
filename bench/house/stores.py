"""What a move costs on a file and on PostgreSQL, in one run: python -m bench.house.stores [--before FOLDER]

Core time for each move: of the house, and of the database's server beside it. `--before` names the `src` folder of
another state of this repository, whose house on a file is measured beside today's. One after the other and several
times over, with people who think for a moment, so that all make about as many moves. Needs Debian's postgresql.
"""

from __future__ import annotations

import argparse
import contextlib
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from bench.house.run import free_port, load, running
from tests.house.servers import Postgres
from tools.servers import NO_POSTGRES, find_postgres

Place = tuple[str, int, int, list[int]]  # kind, port, pid, pids of the database
SETTINGS = {
    "VALISE_LIMITS": "false",
    "VALISE_WARM_UP": "false",
    "VALISE_LOG_LEVEL": "error",
    "VALISE_CONNECTIONS_EACH": "5000",
    "VALISE_BOT_PAUSE": "0,0",
}


@contextlib.contextmanager
def on_a_file(source: str) -> Iterator[Place]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "valise_games", "serve", "--port", str(port), "--file", f"{folder}/house.db"]
        with running(command, port, PYTHONPATH=source, **SETTINGS) as process:
            yield "house", port, process.pid, []


@contextlib.contextmanager
def on_a_database(server: Postgres) -> Iterator[Place]:
    port = free_port()
    command = [sys.executable, "-m", "valise_games", "serve", "--port", str(port), "--database", server.new_database()]
    with running(command, port, **SETTINGS) as process:
        children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
        yield "house", port, process.pid, [server.pid, *map(int, children)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--think", type=float, default=6.0, help="milliseconds between moves; 0 is full speed")
    parser.add_argument("--before", metavar="FOLDER", help="the src folder of another state of this repository")
    chosen = parser.parse_args()
    programs = find_postgres()
    if programs is None:
        sys.exit(NO_POSTGRES)
    database = Postgres(programs, fsync="on", shared_buffers="256MB")
    try:
        database.make()
        database.start()
        houses: dict[str, Callable[[], contextlib.AbstractContextManager[Place]]] = {}
        if chosen.before:
            houses["file, before"] = lambda: on_a_file(chosen.before)
        houses["file"] = lambda: on_a_file(str(Path(__file__).parents[2] / "src"))
        houses["PostgreSQL"] = lambda: on_a_database(database)
        found: dict[str, list[tuple[float, float, float, float]]] = {name: [] for name in houses}
        for _ in range(chosen.rounds):
            for name, house in houses.items():
                with house() as (kind, port, pid, server):
                    found[name].append(measure(kind, port, pid, server, chosen))
                    print(f"{name}: {found[name][-1]}", file=sys.stderr, flush=True)
    finally:
        database.remove()
    medians = {name: [statistics.median(column) for column in zip(*rows)] for name, rows in found.items()}
    first = sum(medians[next(iter(medians))][:2])
    print("core milliseconds for a move: the house, the database's server, both, to the first line; moves/s; p99 ms")
    for name, (house_ms, server_ms, moves, p99) in medians.items():
        both = house_ms + server_ms
        print(f"{name:14} {house_ms:.3f} {server_ms:.3f} {both:.3f} {both / first:.2f}  {moves:.0f}  {p99:.1f}")


def measure(
    kind: str, port: int, pid: int, server: list[int], chosen: argparse.Namespace
) -> tuple[float, float, float, float]:
    result = load((kind, port, pid), chosen.seconds, chosen.tables, chosen.think, beside=server)
    house, *database = result["core_ms_each"]
    return house, sum(database), result["moves_s"], result["p99_ms"]


if __name__ == "__main__":
    main()
