"""For those who operate a house: whether it is well, and its numbers as Prometheus reads them."""

from __future__ import annotations

import logging
import os
import sqlite3
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import get_args

import msgspec
from litestar import HttpMethod, Response, get, route
from prometheus_client import generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric, SummaryMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.registry import Collector

from valise_games.house.api.requests import AnyRequest, services_of
from valise_games.house.cluster.cluster import Cluster
from valise_games.house.errors import Refusal, RefusalCode, Unavailable
from valise_games.house.services import Services
from valise_games.house.tables.state import State

log = logging.getLogger("valise.house")

ASK_AGAIN = 0.5  # seconds for which an answer about the store is good: asking is cheap for whoever asks
NOTE_CHECK = """INSERT INTO setting (name, value) VALUES ('last check', ?)
ON CONFLICT (name) DO UPDATE SET value = excluded.value"""
STATES: tuple[State, ...] = get_args(State)


class Health(msgspec.Struct):
    well: bool
    version: str
    text: str


@route("/health", http_method=[HttpMethod.GET, HttpMethod.HEAD])
async def health(request: AnyRequest) -> Response[Health]:
    """200 while the house can read and write its file, and it is whole as far as is known."""
    services = services_of(request)
    trouble = _trouble(services)
    answer = Health(not trouble, services.version, trouble or "the house is open")
    return Response(answer, status_code=503 if trouble else 200, headers={"cache-control": "no-store"})


@route("/ready", http_method=[HttpMethod.GET, HttpMethod.HEAD])
async def ready(request: AnyRequest) -> Response[Health]:
    """For a load balancer: 200 while this process is to get visitors. It is not while it is about to stop, although it
    is well; nor while it is not well."""
    services = services_of(request)
    trouble = "the house is about to close" if services.draining else _trouble(services)
    answer = Health(not trouble, services.version, trouble or "the house is open")
    return Response(answer, status_code=503 if trouble else 200, headers={"cache-control": "no-store"})


def _trouble(services: Services) -> str:
    """Empty when the file is whole, and a row can be written and read."""
    now = services.now()
    if services.metrics.damage:
        return f"the house's file is damaged, go back to a copy: {services.metrics.damage}"
    if abs(now - services.metrics.checked[0]) < ASK_AGAIN:
        return services.metrics.checked[1]
    try:
        with services.store.transaction() as db:
            db.execute(NOTE_CHECK, (services.store.moment(now),))
        trouble = ""
    except (Unavailable, sqlite3.Error) as error:
        # Where the database is, and as whom it is spoken to, is nobody's business; the log has it.
        trouble = f"its file: {error}" if not services.settings.database else "its database"
        trouble = f"the house cannot write to {trouble}"
        log.warning("the house cannot write", extra={"reason": str(error)})
    services.metrics.checked = (now, trouble)
    return trouble


@get("/metrics", media_type=CONTENT_TYPE_PLAIN_0_0_4)
async def metrics(request: AnyRequest) -> bytes:
    """For this machine only: how often the house writes tells when somebody has answered in a window."""
    client = request.scope["client"]
    if client is None or client[0] not in ("127.0.0.1", "::1") or "x-forwarded-for" in request.headers:
        raise Refusal(RefusalCode.NOT_HERE, "these numbers are for the machine that the house runs on")
    return generate_latest(HouseCollector(services_of(request)))


class HouseCollector(Collector):
    """The numbers of a house, read when they are asked for. They are counted as plain integers, which takes 0.01 µs;
    a counter of the library takes a lock each time, and 0.7 µs."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def collect(self) -> Iterator[Metric]:
        services = self._services
        counts, pool, store = services.metrics, services.bot_pool, services.store
        states = Counter(live.table.state for live in services.registry.in_memory())
        yield _gauge("connections", "open sockets", len(services.connections))
        tables = GaugeMetricFamily("valise_tables", "tables in memory, by state", labels=["state"])
        for state in STATES:
            tables.add_metric([state], states[state])
        yield tables
        yield _counter("finished", "tables that ended since the start", counts.finished)
        yield _counter("moves", "moves that were shown", counts.moves)
        yield _counters("refused", "commands refused, by code", "code", counts.refused)
        yield _counter("troubles", "exceptions that nobody expected", counts.troubles)
        yield _counter("bot_questions", "questions that bots answered", pool.answered)
        yield _counter("bot_seconds", "seconds that bots took to answer", pool.seconds)
        yield _counter("bot_workers_replaced", "bot workers that died or took too long", pool.replaced)
        yield _gauge("bot_workers_there", "bot workers that run, on this machine or elsewhere", pool.workers)
        yield _counter("bot_answers_late", "answers of bot workers elsewhere that nobody waited for", pool.late)
        notices = "notices to people who are away, by what became of them"
        yield _counters("notices", notices, "outcome", counts.notices)
        commits = SummaryMetricFamily("valise_store_commit_seconds", "writing down what happened")
        commits.add_metric([], store.commits, store.commit_seconds)
        yield commits
        if services.cluster is not None:
            yield from _of_cluster(services.cluster)
        yield _gauge("resident_bytes", "memory of this process", resident_bytes())
        yield _gauge("loop_lag_seconds", "how late the loop was at the last look", counts.lag)
        yield _gauge("loop_lag_worst_seconds", "how late it ever was", counts.worst_lag)


def _of_cluster(cluster: Cluster) -> Iterator[Metric]:
    """Of one process among others."""
    ownership, post = cluster.ownership, cluster.post
    yield _gauge("processes", "processes of this house that are alive", len(cluster.directory.alive))
    yield _gauge("owned_tables", "tables that this process has", ownership.count())
    yield _counter("taken_over", "tables taken over from a process that died", ownership.taken_over)
    yield _counter("handed_over", "tables given to another process", ownership.given)
    yield _counter("lost_tables", "tables of which something could not be written", ownership.lost_tables)
    yield _counter("bus_frames", "frames sent to other processes", post.bus.frames)
    yield _counter("bus_bytes", "bytes of these frames", post.bus.octets)
    yield _counter("bus_losses", "times that something from another process did not come", post.lost)
    yield _counter("passed_on", "commands passed on to the process that has their table", cluster.passed_on)


def _gauge(name: str, text: str, value: float) -> Metric:
    return GaugeMetricFamily(f"valise_{name}", text, value)


def _counter(name: str, text: str, value: float) -> Metric:
    return CounterMetricFamily(f"valise_{name}", text, value)


def _counters(name: str, text: str, label: str, values: Mapping[str, int]) -> Metric:
    family = CounterMetricFamily(f"valise_{name}", text, labels=[label])
    for key in sorted(values):
        family.add_metric([key], values[key])
    return family


def resident_bytes() -> int:
    """Memory of this process. The library's own collector knows it on Linux only."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):  # no Linux: the most it ever was is all there is
        import resource

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024
