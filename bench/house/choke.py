"""One visitor's greed, and how long another's commands take meanwhile; and how long moves take as tables grow many.

python -m bench.house.choke [--games 50000] [--seconds 5] [--no-curve | --only-curve]

The house runs on the first core, all others on the second; who is greedy in a process of his own, which gives way. Who
is greedy comes from 127.0.0.2, who plays from 127.0.0.1: to the house they are two addresses. Where the machine has
other work to do, run it as root under `chrt -f 10`: then who is greedy has what the others leave. What the house itself
reports does not depend on that: the share of a core that its loop used, and the longest that one step held the loop
(`watched.py`). The last attack is all of them at once, with 20 tables by the day whose players' push services are never
found; there it is also measured how long another player's notice takes, and how long the house takes to end. "1,000
guests in the hall" are no attack: they come from as many addresses, and are there when it is measured. At the end it
says whether what is asked for was reached.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import multiprocessing
import os
import queue
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from itertools import count
from pathlib import Path
from typing import Any

from bench.house.run import fill, free_port, house, load, on_core, running
from bench.house.watched import MARK, NEVER
from tests.house.notice_receivers import Browser, PushService, push_service

GREEDY, PLAYER = "127.0.0.2", "127.0.0.1"
EVERY = 0.02  # seconds between two commands of the player
CURVE = (8, 16, 32, 64, 128, 256, 512, 1024)  # tables
THINK = 40  # ms
GIVES_WAY = 15  # niceness of who is greedy: he is to take the house's time, not the player's
KNEE = 2.0  # p99 grows by more than this factor, while moves do not grow by half

ARRIVE, ASK = 9.0, 5.0  # seconds: within which guests come into the hall, and until they ask again
SETTLE = 1.0  # seconds until it is measured
FOLLOW = b'{"do":"lobby"}'
_addresses = (f"127.0.{4 + number // 250}.{1 + number % 250}" for number in count())
NOTICES = 5
MOST = {"p99, ms": 50.0, "a notice, s": 10.0, "the end, s": 10.0}  # at most, of all attacks
LATEST = 30.0  # seconds that a notice is waited for
ROOT = Path(__file__).resolve().parents[2]
WATCHED = str(Path(__file__).with_name("watched.py"))

Attack = Callable[[int], Coroutine[None, None, None]]


@contextlib.contextmanager
def strict_house(file: Path, report: Path, **settings: str) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """Its port and its process. What it reports is in the file once it has ended."""
    port = free_port()
    command = [sys.executable, WATCHED, str(report), "serve", "--port", str(port), "--file", str(file)]
    with running(command, port, VALISE_LOG_LEVEL="error", PYTHONPATH=str(ROOT), **settings) as process:
        yield port, process


# ---------------------------------------------------------------------------------- those who are greedy
def reads(path: str) -> Attack:
    """One connection that asks for this again and again."""
    request = f"GET {path} HTTP/1.1\r\nHost: here\r\n\r\n".encode()

    async def attack(port: int) -> None:
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(GREEDY, 0))
                while True:
                    writer.write(request)
                    head = await reader.readuntil(b"\r\n\r\n")
                    length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length"))
                    await reader.readexactly(int(length.split(b":")[1]))
            await asyncio.sleep(0.01)

    return attack


async def half_open(port: int) -> None:
    """One connection that begins a request and says no more."""
    while True:
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(GREEDY, 0))
            writer.write(b"GET /api/games HTTP/1.1\r\nHost: he")
            await reader.read()
            writer.close()
        await asyncio.sleep(1)


async def guests(port: int) -> None:
    """One connection that wants to be ever new people."""
    while True:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(GREEDY, 0))
            writer.write(b"POST /api/hello HTTP/1.1\r\nHost: here\r\ncontent-type: application/json\r\n")
            writer.write(b"connection: close\r\ncontent-length: 2\r\n\r\n{}")
            await reader.read()
            writer.close()
        await asyncio.sleep(0.01)


async def in_the_hall(port: int) -> None:
    """A guest at an address of his own, who follows the list of tables, and asks for it again every few seconds."""
    own = next(_addresses)
    await asyncio.sleep(random.random() * ARRIVE)
    with contextlib.suppress(OSError, asyncio.IncompleteReadError):
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(own, 0))
        writer.write(b"POST /api/hello HTTP/1.1\r\nHost: here\r\ncontent-type: application/json\r\n")
        writer.write(b"content-length: 2\r\n\r\n{}")
        head = await reader.readuntil(b"\r\n\r\n")
        cookie = re.search(rb"set-cookie: ([^;]+)", head, re.IGNORECASE)
        writer.close()
        if cookie is None:
            raise ConnectionRefusedError(head)
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(own, 0))
        writer.write(b"GET /ws HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n")
        writer.write(b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n")
        writer.write(b"Cookie: " + cookie[1] + b"\r\n\r\n")
        await reader.readuntil(b"\r\n\r\n")

        async def ask() -> None:
            while True:
                writer.write(b"\x81" + bytes([0x80 | len(FOLLOW)]) + bytes(4) + FOLLOW)  # masked with nothing
                await asyncio.sleep(ASK * (0.5 + random.random()))

        asking = asyncio.create_task(ask())
        while await reader.read(1 << 16):
            pass
        asking.cancel()


def one_of(*attacks: tuple[Attack, int]) -> tuple[Attack, int]:
    """So many connections of each; and of how many in all."""
    lines = iter([attack for attack, number in attacks for _ in range(number)])

    async def attack(port: int) -> None:
        await next(lines)(port)

    return attack, sum(number for _, number in attacks)


def by_the_day(port: int, number: int) -> None:
    """Tables by the day, where guests are to decide who are away, and whose push services are never found."""
    for table in range(number):
        host, away = Player(port, GREEDY), Player(port, GREEDY)
        for name in range(4):
            endpoint = f"https://push-{table}-{name}{NEVER}/x"
            away.post("/api/me/push", Browser(endpoint).subscription())
        code = host.post("/api/do", {"do": "open", "game": "agent", "seats": 2, "clock": {"kind": "daily"}})["table"]
        for player, seat in ((host, 0), (away, 1)):
            player.post("/api/do", {"do": "sit", "table": code, "seat": seat})
        host.post("/api/do", {"do": "start", "table": code})


# ---------------------------------------------------------------------------------- who plays
class Player:
    """A guest with a connection of his own."""

    def __init__(self, port: int, address: str = PLAYER) -> None:
        self._line = http.client.HTTPConnection("127.0.0.1", port, timeout=60, source_address=(address, 0))
        self._cookie = ""
        self.post("/api/hello", {})
        self._table, self._seat = "", 0

    def command(self) -> float:
        """Takes the other seat of a table; gives the seconds until that was acknowledged."""
        if not self._table:
            self._table = self.post("/api/do", {"do": "open", "game": "agent", "seats": 2})["table"]
        self._seat = 1 - self._seat
        began = time.perf_counter()
        self.post("/api/do", {"do": "sit", "table": self._table, "seat": self._seat})
        return time.perf_counter() - began

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        headers = {"content-type": "application/json", "cookie": self._cookie}
        self._line.request("POST", path, json.dumps(body), headers)
        answer = self._line.getresponse()
        told: dict[str, Any] = json.loads(answer.read() or b"{}")
        self._cookie = (answer.headers.get("set-cookie") or self._cookie).partition(";")[0]
        return told


def notice(port: int, service: PushService, number: int) -> float:
    """Seconds from the start of a game by the day until one of those who are away hears that he is to decide."""
    host, away = Player(port), Player(port)
    for seat, player in enumerate((host, away)):
        player.post("/api/me/push", Browser(f"{service.url}/{number}-{seat}").subscription())
    code = host.post("/api/do", {"do": "open", "game": "casablanca", "seats": 2, "clock": {"kind": "daily"}})["table"]
    host.post("/api/do", {"do": "sit", "table": code, "seat": 0})
    away.post("/api/do", {"do": "sit", "table": code, "seat": 1})
    began = time.perf_counter()
    host.post("/api/do", {"do": "start", "table": code})
    with contextlib.suppress(queue.Empty):
        service.arrived.get(timeout=LATEST)
    return time.perf_counter() - began


@contextlib.contextmanager
def under(attack: Attack | None, lines: int, port: int, settle: float = SETTLE) -> Iterator[None]:
    """Meanwhile so many connections are greedy."""

    async def all_of_them() -> None:
        assert attack is not None
        await asyncio.gather(*(attack(port) for _ in range(lines)))

    def work() -> None:
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
        os.nice(GIVES_WAY)
        asyncio.run(all_of_them())

    if attack is None:
        yield
        return
    greedy = multiprocessing.get_context("fork").Process(target=work, daemon=True)
    greedy.start()
    time.sleep(settle)
    try:
        yield
    finally:
        greedy.kill()
        greedy.join()


def measure(port: int, attack: Attack | None, lines: int, seconds: float, settle: float = SETTLE) -> list[float]:
    """How long each of a player's commands took."""
    times: list[float] = []
    with under(attack, lines, port, settle):
        player = Player(port)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            times.append(player.command())
            time.sleep(EVERY)
    return sorted(times)


def curve(seconds: float) -> None:
    """Moves a second and their p99, at ever more tables; says where it bends."""
    before: tuple[float, float] | None = None
    knee = 0
    for tables in CURVE:
        with house() as place:
            found = load(place, seconds, tables, THINK)
        moves, p99 = found["moves_s"], found["p99_ms"]
        print(f"{tables} tables: {moves} moves a second, p99 {p99} ms", flush=True)
        if before and not knee and p99 > KNEE * before[1] and moves < 1.5 * before[0]:
            knee = tables
        before = (moves, p99)
    print(f"the knee is at {knee} tables" if knee else "there is no knee up to here")


def told(times: list[float]) -> str:
    p50, p99, most = (1e3 * times[min(int(len(times) * share), len(times) - 1)] for share in (0.5, 0.99, 1))
    return f"p50 {p50:.1f} ms, p99 {p99:.1f} ms, at most {most:.1f} ms of {len(times)} commands"


def reported(report: Path) -> str:
    found = json.loads(report.read_text())
    held = f"one step held it for {found['held_most_ms']:.1f} ms at most, 99 of 100 for {found['held_p99_ms']:.1f} ms"
    return f"the loop used {found['cpu_share']:.0%} of a core; {held}"


def everything_at_once(
    file: Path, report: Path, seconds: float, attack: Attack, lines: int
) -> tuple[list[float], list[float], float]:
    """All of it, and another player who plays and is sent notices; and how long the house takes to end meanwhile."""
    settings = {"VALISE_PUSH_ANYWHERE": "true"}
    with push_service() as service, strict_house(file, report, **settings) as (port, process):
        by_the_day(port, 20)
        os.kill(process.pid, MARK)
        times = measure(port, attack, lines, seconds, ARRIVE + SETTLE)
        with under(attack, lines, port):
            notices = [notice(port, service, number) for number in range(NOTICES)]
            began = time.monotonic()
            process.terminate()
            process.wait()
            end = time.monotonic() - began
    print(f"all of it, with 20 tables by the day: {told(times)}; {reported(report)}")
    print(f"    notices of another: {', '.join(f'{one:.2f} s' for one in sorted(notices))}; it ended in {end:.2f} s")
    return times, notices, end


def p99(times: list[float]) -> float:
    """In milliseconds."""
    return 1e3 * times[min(int(len(times) * 0.99), len(times) - 1)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=50_000)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--no-curve", action="store_true")
    parser.add_argument("--only-curve", action="store_true")
    chosen = parser.parse_args()
    if on_core(1):
        os.sched_setaffinity(0, {1})
    lists, games, pages = (reads(path) for path in ("/api/finished?limit=50", "/api/games", "/table/ABCDEFGH"))
    attacks: list[tuple[str, Attack | None, int, float]] = [("nobody else", None, 0, SETTLE)]
    attacks += [(f"{lines} connections that read lists", lists, lines, SETTLE) for lines in (25, 100, 300)]
    attacks += [
        ("300 connections that read the catalogue", games, 300, SETTLE),
        ("300 connections that read pages of tables", pages, 300, SETTLE),
        ("6,000 half-open requests", half_open, 6000, SETTLE),
        ("100 connections that want guests", guests, 100, SETTLE),
        ("1,000 guests in the hall, each from elsewhere", in_the_hall, 1000, ARRIVE + SETTLE),
    ]
    with tempfile.TemporaryDirectory() as folder:
        file, report = Path(folder) / "house.db", Path(folder) / "report.json"
        if not chosen.only_curve:
            fill(file, chosen.games)
            worst = 0.0
            for name, attack, lines, settle in attacks:
                with strict_house(file, report) as (port, process):
                    os.kill(process.pid, MARK)
                    times = measure(port, attack, lines, chosen.seconds, settle)
                worst = max(worst, p99(times))
                print(f"{name}: {told(times)}; {reported(report)}", flush=True)
            greedy = [(lists, 100), (games, 100), (pages, 100), (half_open, 6000), (guests, 100), (in_the_hall, 1000)]
            times, notices, end = everything_at_once(file, report, chosen.seconds, *one_of(*greedy))
            for (what, most), found in zip(MOST.items(), (max(worst, p99(times)), max(notices), end), strict=True):
                said = "reached" if found <= most else "not reached"
                print(f"{what}: {found:.1f}, asked for at most {most:.0f}: {said}", flush=True)
    if not chosen.no_curve:
        curve(chosen.seconds)


if __name__ == "__main__":
    main()
