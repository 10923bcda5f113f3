"""A house of one, two and three processes beside the house with a file, in one run, by what a move costs:
python -m bench.scale.run [--rounds 2] [--seconds 4] [--before FOLDER]

Thirty-two tables of four people who think a little; the people of each table come to all processes in turn, as a plain
balancer would have it. PostgreSQL waits for the disk at each commit. All of it shares the machine, so times are mostly
waiting for a core: what counts is the CPU time of a move, and its ratio within the run. `--before` names the `src`
folder of another state of this repository, whose house of three processes is measured beside today's.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tools.servers import NO_POSTGRES, NO_REDIS, find_postgres, find_redis

HERE = Path(__file__).parent
LOAD = HERE.parent / "house" / "load.py"
TABLES = 32
THINK = 60  # ms
SETTINGS = {
    "VALISE_LIMITS": "false",
    "VALISE_WARM_UP": "false",
    "VALISE_LOG_LEVEL": "error",
    "VALISE_CONNECTIONS_EACH": "5000",
    "VALISE_BOT_PAUSE": "0,0",
}


@contextlib.contextmanager
def house(*place: str, source: str = "") -> Iterator[tuple[int, int]]:
    """A process of a house, of another state of the code if `source` names its folder: its port, and its number as a
    process."""
    command = [sys.executable, "-m", "valise_games", "serve", "--port", "0", *place]
    quiet = subprocess.DEVNULL
    environment = os.environ | SETTINGS | ({"PYTHONPATH": source} if source else {})
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=quiet, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        if "http://" not in line:
            sys.exit("the house does not open")
        yield int(line.strip().rpartition(":")[2]), process.pid
    finally:
        process.terminate()
        process.wait(30)
        if process.stdout is not None:
            process.stdout.close()


def load(ports: list[int], groups: list[str], seconds: float) -> dict[str, Any]:
    """What the load client found; CPU time is told for each group of processes."""
    command = [sys.executable, str(LOAD), "house", ",".join(map(str, ports)), str(TABLES), str(seconds), str(THINK)]
    environment = os.environ | {"SERVER_PIDS": ",".join(groups)}
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=300)
    if ran.returncode or not ran.stdout:
        sys.exit(f"the load client failed: {ran.stderr[-800:]}")
    found: dict[str, Any] = json.loads(ran.stdout.splitlines()[-1])
    return found


def with_a_file(seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder, house("--file", f"{folder}/house.db") as (port, pid):
        return load([port], [str(pid), "", ""], seconds)


def with_processes(count: int, seconds: float, source: str = "") -> dict[str, Any]:
    """Servers of their own each time, so that all begin alike."""
    from tests.house.servers import running_postgres, running_redis

    with ExitStack() as stack:
        postgres = stack.enter_context(running_postgres(fsync="on", shared_buffers="128MB"))
        redis = stack.enter_context(running_redis())
        place = ["--database", postgres.new_database(), "--redis", redis.url]
        houses = [stack.enter_context(house(*place, source=source)) for _ in range(count)]
        pids = " ".join(str(pid) for _, pid in houses)
        return load([port for port, _ in houses], [pids, f"+{postgres.pid}", str(redis.pid)], seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--before", metavar="FOLDER", help="the src folder of another state of this repository")
    chosen = parser.parse_args()
    if find_postgres() is None or find_redis() is None:
        sys.exit(NO_POSTGRES if find_postgres() is None else NO_REDIS)
    found: dict[str, list[dict[str, Any]]] = {}
    for _ in range(chosen.rounds):
        found.setdefault("a file, 1 process", []).append(with_a_file(chosen.seconds))
        for count in (1, 2, 3):
            name = f"PostgreSQL and Redis, {count} process{'es' if count > 1 else ''}"
            found.setdefault(name, []).append(with_processes(count, chosen.seconds))
        if chosen.before:
            found.setdefault(f"{name}, before", []).append(with_processes(count, chosen.seconds, chosen.before))
    print("| | CPU ms a move: house, PostgreSQL, Redis | together | ratio | moves/s | p50, p99 ms | faults |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    first = 0.0
    for name, runs in found.items():
        parts = [statistics.median(run["cpu_ms_per_move"][part] for run in runs) for part in range(3)]
        first = first or sum(parts)
        told = [statistics.median(run[key] for run in runs) for key in ("moves_s", "p50_ms", "p99_ms")]
        print(
            f"| {name} | {', '.join(f'{part:.2f}' for part in parts)} | {sum(parts):.2f} | {sum(parts) / first:.2f} "
            f"| {told[0]:.0f} | {told[1]:.0f}, {told[2]:.0f} | {sum(run['faults'] for run in runs)} |"
        )


if __name__ == "__main__":
    main()
