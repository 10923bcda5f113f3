"""For those who operate a house: whether it is well, and its numbers as Prometheus reads them."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import get_args

import msgspec
from litestar import HttpMethod, Response, get, route

from valise_games.house.api.requests import AnyRequest, services_of
from valise_games.house.errors import Refusal, Unavailable
from valise_games.house.services import Services
from valise_games.house.tables.state import State

ASK_AGAIN = 0.5  # seconds for which an answer about the store is good: asking is cheap for whoever asks
STATES: tuple[State, ...] = get_args(State)


class Health(msgspec.Struct):
    well: bool
    version: str
    text: str


@route("/health", http_method=[HttpMethod.GET, HttpMethod.HEAD])
async def health(request: AnyRequest) -> Response[Health]:
    """200 while the house can read and write its file."""
    services = services_of(request)
    trouble = _trouble(services)
    answer = Health(not trouble, services.version, trouble or "the house is open")
    return Response(answer, status_code=503 if trouble else 200, headers={"cache-control": "no-store"})


def _trouble(services: Services) -> str:
    """Empty when a row can be written and read."""
    now = services.now()
    if abs(now - services.metrics.checked[0]) < ASK_AGAIN:
        return services.metrics.checked[1]
    try:
        with services.store.transaction() as db:
            db.execute("INSERT OR REPLACE INTO setting VALUES ('last check', ?)", (now,))
        trouble = ""
    except (Unavailable, sqlite3.Error) as error:
        trouble = f"the house cannot write to its file: {error}"
    services.metrics.checked = (now, trouble)
    return trouble


@get("/metrics", media_type="text/plain; version=0.0.4; charset=utf-8")
async def metrics(request: AnyRequest) -> str:
    """For this machine only: how often the house writes tells when somebody has answered in a window."""
    client = request.scope["client"]
    if client is None or client[0] not in ("127.0.0.1", "::1") or "x-forwarded-for" in request.headers:
        raise Refusal("not-here", "these numbers are for the machine that the house runs on")
    return write_metrics(services_of(request))


def write_metrics(services: Services) -> str:
    metrics, pool, store = services.metrics, services.bot_pool, services.store
    states = Counter(live.table.state for live in services.registry.in_memory())
    page = _Page()
    page.gauge("connections", "open sockets", len(services.connections))
    page.gauge("tables", "tables in memory, by state", {state: states[state] for state in STATES}, label="state")
    page.counter("finished_total", "tables that ended since the start", metrics.finished)
    page.counter("moves_total", "moves that were shown", metrics.moves)
    page.counter("refused_total", "commands refused, by code", metrics.refused, label="code")
    page.counter("troubles_total", "exceptions that nobody expected", metrics.troubles)
    page.counter("bot_questions_total", "questions that bots answered", pool.answered)
    page.counter("bot_seconds_total", "seconds that bots took to answer", pool.seconds)
    page.counter("bot_workers_replaced_total", "bot workers that died or took too long", pool.replaced)
    page.counter("notices_total", "notices to people who are away, by what became of them", metrics.notices, "outcome")
    page.summary("store_commit_seconds", "writing down what happened", store.commit_seconds, store.commits)
    page.gauge("resident_bytes", "memory of this process", resident_bytes())
    page.gauge("loop_lag_seconds", "how late the loop was at the last look", metrics.lag)
    page.gauge("loop_lag_worst_seconds", "how late it ever was", metrics.worst_lag)
    return page.text()


def resident_bytes() -> int:
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):  # no Linux: the most it ever was is all there is
        import resource

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024


class _Page:
    """Prometheus' text format."""

    def __init__(self) -> None:
        self._lines: list[str] = []

    def gauge(self, name: str, text: str, value: float | Mapping[str, float], label: str = "") -> None:
        self._add(name, "gauge", text, value, label)

    def counter(self, name: str, text: str, value: float | Mapping[str, float], label: str = "") -> None:
        self._add(name, "counter", text, value, label)

    def summary(self, name: str, text: str, seconds: float, number: int) -> None:
        self._lines += [f"# HELP valise_{name} {text}", f"# TYPE valise_{name} summary"]
        self._lines += [f"valise_{name}_sum {seconds}", f"valise_{name}_count {number}"]

    def text(self) -> str:
        return "\n".join(self._lines) + "\n"

    def _add(self, name: str, kind: str, text: str, value: float | Mapping[str, float], label: str) -> None:
        self._lines += [f"# HELP valise_{name} {text}", f"# TYPE valise_{name} {kind}"]
        if isinstance(value, Mapping):
            self._lines += [f'valise_{name}{{{label}="{key}"}} {value[key]}' for key in sorted(value)]
        else:
            self._lines.append(f"valise_{name} {value}")
