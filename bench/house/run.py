"""The house beside its peers, in one run: python -m bench.house.run [--rounds 9] [--seconds 5] [--only NAME …] [--json]

Each server runs on the first core and the load client on the second, one after the other and several times over, every
second round backwards, so that a disturbance does not fall on one of them alone. What counts is the CPU time that a
server takes for a move: other programs on the cores do not count in it, though they make it longer, so compare within
a run only. The peers are in peers/, with their versions; those that need Node are left out where it, or they, cannot be
installed.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from tools.node import Trouble, environment, install
from valise_games.house.people.directory import Directory
from valise_games.house.storage.sqlite.store import SqliteStore
from valise_games.house.tables import events
from valise_games.house.tables.clock import ClockSettings
from valise_games.house.tables.log import to_log_rows

HERE = Path(__file__).parent
PEERS = HERE / "peers"
TABLES = 16
CALM = 40  # ms of thinking between moves: a load that all carry with ease, to compare how long a move takes
OPEN_SOCKETS, OPEN_TABLES, OPEN_THINK = 5000, 50, 180  # about 400 moves a second among so many
FINISHED = 50_000  # games that a house has when it starts
START = 60.0  # seconds until it must answer
NODE = ["colyseus.mjs", "floor.mjs", "boardgame_io.cjs"]

Place = tuple[str, int, int]  # what the load client calls it, port, process
Server = Callable[[], contextlib.AbstractContextManager[Place]]

# Of the house's CPU time for a move to that of a peer, at most.
ASKED = {"colyseus-views": 1.5, "boardgame.io": 0.4, "picows-floor-views": 1.8}
MOST_P99, MOST_BYTES, MOST_START = 100.0, 20_000, 3.0  # ms in the crowd, a socket of it, seconds to start


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port


def on_core(core: int) -> list[str]:
    return ["taskset", "-c", str(core)] if shutil.which("taskset") and (os.cpu_count() or 1) > 1 else []


@contextlib.contextmanager
def running(command: list[str], port: int, **settings: str) -> Iterator[subprocess.Popen[bytes]]:
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(
        [*on_core(0), *command], env={**os.environ, **settings}, cwd=PEERS, stdout=quiet, stderr=quiet
    )
    try:
        end = time.monotonic() + START
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 0.2):
                break
            if process.poll() is not None or time.monotonic() > end:
                sys.exit(f"{command[0]} does not start")
            time.sleep(0.1)
        time.sleep(0.5)
        yield process
    finally:
        process.terminate()
        process.wait(START)


@contextlib.contextmanager
def house() -> Iterator[Place]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "valise_games", "serve", "--port", str(port), "--file", f"{folder}/house.db"]
        settings = {
            "VALISE_LIMITS": "false",
            "VALISE_WARM_UP": "false",
            "VALISE_LOG_LEVEL": "error",
            "VALISE_CONNECTIONS_EACH": "6000",
            "VALISE_MOST_CONNECTIONS": "6000",
            "VALISE_BOT_PAUSE": "0,0",
        }
        with running(command, port, **settings) as process:
            yield "house", port, process.pid


def peer(kind: str, program: str, views: bool = False) -> Server:
    """One of peers/; with `views` each seat is sent what it alone may see."""

    @contextlib.contextmanager
    def opened() -> Iterator[Place]:
        port = free_port()
        node = environment()
        command = [sys.executable, program]
        if program in NODE:
            command = [shutil.which("node", path=node["PATH"]) or "node", program]
        with tempfile.TemporaryDirectory() as folder:
            settings = {"PORT": str(port), "FILE": f"{folder}/log.db", "VIEWS": "1" if views else ""}
            with running(command, port, **settings, NODE_ENV="production") as process:
                yield kind, port, process.pid

    return opened


SERVERS: dict[str, Server] = {
    "house": house,
    "boardgame.io": peer("bgio", "boardgame_io.cjs"),
    "colyseus-broadcast": peer("colyseus", "colyseus.mjs"),
    "colyseus-views": peer("colyseus", "colyseus.mjs", views=True),
    "node-floor": peer("floor", "floor.mjs"),
    "node-floor-views": peer("floor", "floor.mjs", views=True),
    "picows-floor": peer("floor", "floor.py"),
    "picows-floor-views": peer("floor", "floor.py", views=True),
}
WITHOUT_NODE = {"house", "picows-floor", "picows-floor-views"}


def install_peers() -> str:
    """Why those that need Node cannot be measured; empty where they can."""
    try:
        with contextlib.redirect_stdout(sys.stderr):
            install(PEERS, "the peers")
    except Trouble as trouble:
        return f"Left out is what runs on Node, since it cannot be installed: {trouble}"
    return ""


def load(
    server: Place,
    seconds: float,
    tables: int,
    think: float = 0,
    idle: int = 0,
    beside: Sequence[int] = (),
) -> dict[str, Any]:
    """What the load client found. `beside` are further processes whose core time counts."""
    kind, port, pid = server
    command = [sys.executable, str(HERE / "load.py"), kind, str(port), str(tables), str(seconds), str(think), str(idle)]
    settings = {**os.environ, "SERVER_PIDS": " ".join((f"+{pid}", *map(str, beside)))}
    ran = subprocess.run(
        [*on_core(1), *command], env=settings, capture_output=True, text=True, check=False, timeout=600
    )
    if ran.returncode or not ran.stdout:
        sys.exit(f"the load client failed: {ran.stderr[-800:]}")
    found: dict[str, Any] = json.loads(ran.stdout.splitlines()[-1])
    return found


def crowd(seconds: float) -> dict[str, Any]:
    """Many open sockets while some tables play, and what a socket takes of memory."""
    with house() as place:
        before = load(place, 1, OPEN_TABLES, OPEN_THINK)["server_bytes"]
        found = load(place, seconds, OPEN_TABLES, OPEN_THINK, OPEN_SOCKETS)
    found["bytes_per_socket"] = (found["server_bytes"] - before) // OPEN_SOCKETS
    return found


def fill(file: Path, games: int) -> None:
    """Finished games between two guests."""
    store = SqliteStore(file)
    people = [Directory(store, time.time).new_guest(name) for name in ("Ann", "Bob")]
    opened = events.Opened("casablanca", 2, {}, ClockSettings(), people[0].id, bytes(32).hex(), "small")
    happened: list[events.TableEvent] = [
        opened,
        *(events.Sat(seat, person.id, person.name) for seat, person in enumerate(people)),
    ]
    happened += [events.Started(), events.Ended("aborted")]
    with store.transaction() as db:
        for number in range(games):
            code, at = f"G{number:07}", 1e9 + number
            rows = [events.Row(n, n, at, "", event) for n, event in enumerate(happened, 1)]
            values = (code, "casablanca", "over", 1, at, at, '{"reason": "aborted", "winners": []}')
            db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", values)
            for seat, person in enumerate(people):
                db.execute("INSERT INTO sitting VALUES (?, ?, ?, ?)", (code, seat, person.id, person.name))
            store.add_rows(to_log_rows(code, rows))
    store.close()


def starts(games: int, times: int) -> list[dict[str, float]]:
    """How long a house with so many finished games takes until it answers that it is ready."""
    found = []
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "house.db"
        fill(file, games)
        for _ in range(times):
            port = free_port()
            command = [sys.executable, "-m", "valise_games", "serve", "--port", str(port), "--file", str(file)]
            quiet = subprocess.DEVNULL
            began = time.perf_counter()
            process = subprocess.Popen([*on_core(0), *command], stdout=quiet, stderr=quiet)
            try:
                while not ready(port):
                    if process.poll() is not None or time.perf_counter() - began > START:
                        sys.exit("the house with finished games does not start")
                    time.sleep(0.005)
                took = time.perf_counter() - began
                spent = cpu_seconds(process.pid)
            finally:
                process.terminate()
                process.wait(START)
            found.append({"seconds": round(took, 2), "cpu_seconds": round(spent, 2)})
    return found


def ready(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/ready", timeout=START) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# ---------------------------------------------------------------------------------- what is told of it
Rounds = dict[str, dict[str, list[dict[str, Any]]]]  # by load and by server


def spread(values: Sequence[float], digits: int) -> str:
    """The median, and from where to where."""
    middle = statistics.median(values)
    return f"{middle:,.{digits}f} ({min(values):,.{digits}f}–{max(values):,.{digits}f})"


def cpu_us(found: dict[str, Any]) -> float:
    return 1e3 * float(found["cpu_ms_per_move"][0])


def to_house(rounds: dict[str, list[dict[str, Any]]], name: str) -> list[float]:
    """The house's CPU time for a move, divided by that of the server, round by round."""
    return [cpu_us(ours) / cpu_us(theirs) for ours, theirs in zip(rounds["house"], rounds[name], strict=True)]


def table(title: str, rounds: dict[str, list[dict[str, Any]]]) -> list[str]:
    lines = [
        f"| {title} | CPU µs a move | the house's to it | bytes, frames a move | moves/s | p50 ms | p99 ms | faults |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for name, found in rounds.items():
        of = {key: [one[key] for one in found] for key in found[0]}
        ratio = spread(to_house(rounds, name), 2) if "house" in rounds else "–"
        sent = f"{statistics.median(of['bytes_per_move']):,.0f}, {statistics.median(of['frames_per_move']):.1f}"
        times = f"{spread(of['moves_s'], 0)} | {spread(of['p50_ms'], 2)} | {spread(of['p99_ms'], 2)}"
        lines.append(
            f"| {name} | {spread(list(map(cpu_us, found)), 0)} | {ratio} | {sent} | {times} | {sum(of['faults'])} |"
        )
    return lines


def asked_for(rounds: Rounds, among_many: dict[str, Any] | None, started: list[dict[str, float]]) -> list[str]:
    """What is asked for, found, and whether it is reached."""
    rows: list[tuple[str, float, float]] = []
    busy = rounds.get("busy", {})
    for name, most in ASKED.items():
        if "house" in busy and name in busy:
            rows.append((f"busy, CPU of the house to {name}", most, statistics.median(to_house(busy, name))))
    if among_many:
        rows.append((f"p99 among {OPEN_SOCKETS:,} open sockets, ms", MOST_P99, among_many["p99_ms"]))
        rows.append(("bytes of memory for one of them", MOST_BYTES, among_many["bytes_per_socket"]))
    if started:
        middle = statistics.median(one["seconds"] for one in started)
        rows.append((f"start with {FINISHED:,} finished games, seconds", MOST_START, middle))
    lines = ["| asked for | at most | found | |", "| --- | --- | --- | --- |"] if rows else []
    for what, most, value in rows:
        reached = "reached" if value <= most else "not reached"
        lines.append(f"| {what} | {most:,g} | {value:,.2f} | {reached} |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument(
        "--only", nargs="+", choices=[*SERVERS, "crowd", "start"], metavar="NAME", help="of %(choices)s"
    )
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    names = [name for name in SERVERS if not chosen.only or name in chosen.only]
    why_not = "" if WITHOUT_NODE.issuperset(names) else install_peers()
    if why_not:
        print(why_not, file=sys.stderr)
        names = [name for name in names if name in WITHOUT_NODE]
    rounds: Rounds = {}
    for number in range(chosen.rounds):
        for name in names if number % 2 == 0 else names[::-1]:
            with SERVERS[name]() as place:
                for title, think in (("busy", 0), ("calm", CALM)):
                    found = load(place, chosen.seconds, TABLES, think)
                    rounds.setdefault(title, {each: [] for each in names})[name].append(found)
                    progress = f"round {number + 1} of {chosen.rounds}: {name}, {title}: {cpu_us(found):.0f} µs a move"
                    print(progress, file=sys.stderr, flush=True)
    among_many = crowd(chosen.seconds) if not chosen.only or "crowd" in chosen.only else None
    started = starts(FINISHED, 3) if not chosen.only or "start" in chosen.only else []
    if chosen.json:
        print(json.dumps({**rounds, "crowd": among_many, "start": started}))
        return
    lines = [line for title, each in rounds.items() for line in (*table(title, each), "")]
    if among_many:
        keys = ("moves_s", "p50_ms", "p99_ms", "bytes_per_socket", "faults")
        told = ", ".join(f"{key} {among_many[key]:,}" for key in keys)
        lines += [f"{OPEN_SOCKETS:,} open sockets on one core: {told}, CPU µs a move {cpu_us(among_many):.0f}", ""]
    if started:
        took, spent = (spread([one[key] for one in started], 2) for key in ("seconds", "cpu_seconds"))
        lines += [f"start with {FINISHED:,} finished games: {took} s, {spent} s of CPU", ""]
    print("\n".join(lines + asked_for(rounds, among_many, started)))


if __name__ == "__main__":
    main()
