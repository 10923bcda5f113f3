"""`valise` whose loop is watched: at its end, how long the loop was held, for `bench.house.choke`.

python bench/house/watched.py REPORT serve …

A timer asks every few milliseconds how much of the core's time the thread of the loop has used since the timer was last
asked. Other work on the machine does not count, so the longest of these is how long one step of the house kept all
others waiting. Looking up a host of `.never.example` never answers.
"""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import sys
import time
from pathlib import Path
from typing import Any

from valise_games.cli import main
from valise_games.house.services import Services

EVERY = 0.005  # seconds
NEVER, HANGS = ".never.example", 600.0
MARK = signal.SIGUSR1  # what was counted so far is forgotten: the start of the house is not measured

look_up = socket.getaddrinfo


def look_up_here(host: Any, *about: Any, **more: Any) -> Any:
    if str(host).endswith(NEVER):
        time.sleep(HANGS)
    return look_up(host, *about, **more)


class Watch:
    def __init__(self, report: Path) -> None:
        self._report = report
        self._held: list[float] = []
        self._began = self._used = self._last = 0.0

    def start(self) -> None:
        asyncio.get_running_loop().add_signal_handler(MARK, self.forget)
        self.forget()
        self._ask()

    def forget(self) -> None:
        self._held = []
        self._last = self._used = time.thread_time()
        self._began = time.monotonic()

    def _ask(self) -> None:
        now = time.thread_time()
        self._held.append(now - self._last)
        self._last = now
        asyncio.get_running_loop().call_later(EVERY, self._ask)

    def write(self) -> None:
        held = sorted(self._held)
        found = {
            "cpu_share": (self._last - self._used) / (time.monotonic() - self._began),
            "held_p99_ms": 1e3 * held[int(0.99 * len(held))],
            "held_most_ms": 1e3 * held[-1],
        }
        self._report.write_text(json.dumps(found))


def watch_loop(report: Path) -> None:
    """From when the house begins until it ends."""
    watch, start, stop = Watch(report), Services.start, Services.stop

    async def start_watched(services: Services) -> None:
        await start(services)
        watch.start()

    async def stop_watched(services: Services) -> None:
        watch.write()
        await stop(services)

    Services.start, Services.stop = start_watched, stop_watched  # type: ignore[method-assign, assignment]


if __name__ == "__main__":
    socket.getaddrinfo = look_up_here
    signal.signal(MARK, signal.SIG_IGN)  # until the house begins
    watch_loop(Path(sys.argv.pop(1)))
    sys.exit(main())
