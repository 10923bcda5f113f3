"""The house beside boardgame.io, in one run: python bench/house/run.py [--rounds 9] [--seconds 5] [--json]

Each server runs on the first core and the load client on the second, one after the other and several times over, so
that a disturbance does not fall on one of them alone. Needs Node for boardgame.io; without it, only the house is
measured.
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
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PEER = HERE / "peer"
TABLES = 16
CALM = 40  # ms of thinking between moves: a load that both carry with ease, to compare how long a move takes
BRISK = 6  # ms of thinking with which the house makes about as many moves as boardgame.io at full speed
OPEN_SOCKETS, OPEN_TABLES, OPEN_THINK = 2000, 25, 180  # about 200 moves a second among so many
START = 30.0


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port


def on_core(core: int) -> list[str]:
    return ["taskset", "-c", str(core)] if shutil.which("taskset") and (os.cpu_count() or 1) > 1 else []


@contextlib.contextmanager
def running(command: list[str], port: int, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(
        [*on_core(0), *command], env={**os.environ, **environment}, cwd=PEER, stdout=quiet, stderr=quiet
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
def house() -> Iterator[tuple[str, int, int]]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "valise_games", "serve", "--port", str(port), "--file", f"{folder}/house.db"]
        settings = {
            "VALISE_LIMITS": "false",
            "VALISE_WARM_UP": "false",
            "VALISE_LOG_LEVEL": "error",
            "VALISE_CONNECTIONS_EACH": "5000",
            "VALISE_BOT_PAUSE": "0,0",
        }
        with running(command, port, **settings) as process:
            yield "house", port, process.pid


@contextlib.contextmanager
def boardgame_io() -> Iterator[tuple[str, int, int]]:
    port = free_port()
    with running(["node", "server.js"], port, PORT=str(port), NODE_ENV="production") as process:
        yield "bgio", port, process.pid


def load(
    server: tuple[str, int, int],
    seconds: float,
    tables: int,
    think: float = 0,
    idle: int = 0,
    beside: Sequence[int] = (),
) -> dict[str, Any]:
    """`beside` are further processes whose core time counts."""
    kind, port, pid = server
    command = [sys.executable, str(HERE / "load.py"), kind, str(port), str(tables), str(seconds), str(think), str(idle)]
    environment = {**os.environ, "SERVER_PIDS": " ".join(map(str, (pid, *beside)))}
    ran = subprocess.run(
        [*on_core(1), *command], env=environment, capture_output=True, text=True, check=False, timeout=600
    )
    if ran.returncode or not ran.stdout:
        sys.exit(f"the load client failed: {ran.stderr[-800:]}")
    found: dict[str, Any] = json.loads(ran.stdout.splitlines()[-1])
    return found


def median(found: list[dict[str, Any]], key: str) -> float:
    middle: float = statistics.median(each[key] for each in found)
    return middle


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    has_peer = shutil.which("node") is not None and (PEER / "node_modules").exists()
    servers = [house, boardgame_io] if has_peer else [house]
    busy: dict[str, list[dict[str, Any]]] = {}
    calm: dict[str, list[dict[str, Any]]] = {}
    brisk: list[dict[str, Any]] = []
    for _ in range(chosen.rounds):
        for server in servers:
            with server() as place:
                busy.setdefault(place[0], []).append(load(place, chosen.seconds, TABLES))
            with server() as place:
                calm.setdefault(place[0], []).append(load(place, chosen.seconds, TABLES, CALM))
        with house() as place:
            brisk.append(load(place, chosen.seconds, TABLES, BRISK))
    with house() as place:
        before = load(place, 1, 1)["server_bytes"]
        crowd = load(place, chosen.seconds, OPEN_TABLES, OPEN_THINK, OPEN_SOCKETS)
        crowd["bytes_per_connection"] = (crowd.pop("server_bytes") - before) // OPEN_SOCKETS
    paced = {"moves_s": median(brisk, "moves_s"), "p99_ms": median(brisk, "p99_ms")}
    report: dict[str, Any] = {"house": summary(busy["house"], calm["house"]), "brisk house": paced, "crowd": crowd}
    if has_peer:
        report["boardgame.io"] = summary(busy["bgio"], calm["bgio"])
        ours, theirs = report["house"], report["boardgame.io"]
        report["ratios"] = {key: round(ours[key] / theirs[key], 2) for key in ours}
        full_speed = {"moves_s": theirs["moves_s"], "p99_ms": theirs["busy_p99_ms"]}
        report["brisk house to boardgame.io at full speed"] = {
            key: round(paced[key] / full_speed[key], 2) for key in paced
        }
    if chosen.json:
        print(json.dumps(report))
        return
    for name, figures in report.items():
        print(f"{name}: " + ", ".join(f"{key} {value}" for key, value in figures.items()))
    if not has_peer:
        print(f"boardgame.io was not measured: it needs Node, and `npm install` in {PEER.relative_to(Path.cwd())}")


def summary(busy: list[dict[str, Any]], calm: list[dict[str, Any]]) -> dict[str, float]:
    return {
        "moves_s": median(busy, "moves_s"),
        "moves_per_core_s": median(busy, "moves_per_core_s"),
        "busy_p99_ms": median(busy, "p99_ms"),
        "calm_p50_ms": median(calm, "p50_ms"),
        "calm_p99_ms": median(calm, "p99_ms"),
        "bytes_per_move": median(busy, "bytes_per_move"),
    }


if __name__ == "__main__":
    main()
