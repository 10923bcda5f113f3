"""What can happen to a house of many processes, and to what it stands on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import asyncpg
from redis import Redis as Client

from tests.cluster.balancer import Balancer
from tests.cluster.load import Load
from tests.cluster.networks import why_none
from tests.cluster.pair import Pair
from tests.cluster.processes import Process, Processes
from tests.waiting import PATIENCE, SLACK
from valise_games.house.bots import redis_pool, remote
from valise_games.house.bots.pool import Answer, MoveRequest
from valise_games.house.bots.remote import Acquired, Submitted

HOUR = 3600.0
LONGER_THAN_A_LEASE = 4.5  # seconds


class Fixture:
    """A house under load, to which something happens."""

    def __init__(self, house: Processes, balancer: Balancer, load: Load) -> None:
        self.house = house
        self.balancer = balancer
        self.load = load
        self.worker: subprocess.Popen[bytes] | None = None

    @property
    def pair(self) -> Pair:
        assert isinstance(self.house.postgres, Pair)
        return self.house.postgres

    def join(self) -> None:
        """One more process."""
        self.balancer.put_in(self.house.start().url)

    def take_first(self) -> Process:
        """The oldest process, which is about to go."""
        return self.house.all.pop(0)

    def hire(self) -> None:
        """A worker for the bots."""
        command = [sys.executable, "-m", "valise_games", "worker", "--redis", self.house.redis.url]
        self.worker = subprocess.Popen(
            [*command, "--workers", "1", "--no-warm-up"],
            env=os.environ | {"PYTHONWARNINGS": "error"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def close(self) -> None:
        if self.worker is not None:
            self.worker.send_signal(signal.SIGCONT)
            self.worker.terminate()
            self.worker.wait(PATIENCE)


Fault = Callable[[Fixture], None]  # returns when it is over


# ---------------------------------------------------------------------------------- processes
def kill_owner(on: Fixture) -> None:
    """A process dies in the midst of windows and duels; another comes in its place."""
    victim = on.take_first()
    victim.kill()
    on.balancer.take_out(victim.url)
    on.load.play(2.0)
    on.join()


def stop_and_continue(on: Fixture) -> None:
    """A process stands still for longer than its lease, then goes on with all its timers due."""
    victim = on.house.all[0]
    os.kill(victim.process.pid, signal.SIGSTOP)
    on.balancer.take_out(victim.url)
    on.load.play(LONGER_THAN_A_LEASE)
    os.kill(victim.process.pid, signal.SIGCONT)
    on.balancer.put_in(victim.url)


def hand_over(on: Fixture) -> None:
    """A process is told to stop: others have its tables at once; another comes in its place."""
    victim = on.take_first()
    began = time.monotonic()
    victim.process.terminate()
    on.load.play(0.5)
    on.balancer.take_out(victim.url)
    assert victim.process.wait(PATIENCE) == 0
    assert time.monotonic() - began < SLACK
    on.join()


def upgrade(on: Fixture) -> None:
    """A process of a later version joins and changes the schema. The old ones serve on beside it; then one of them
    goes."""
    on.house.make_newer()
    on.join()
    on.load.play(1.5)
    hand_over(on)


def set_clock_forward(on: Fixture) -> None:
    """The clock of one machine is wrong by an hour."""
    on.house.all[0].set_clock(HOUR)
    on.load.play(1.5)


def set_clock_back(on: Fixture) -> None:
    on.house.all[-1].set_clock(-HOUR)
    on.load.play(1.5)


# ---------------------------------------------------------------------------------- networks
def cut_database(on: Fixture) -> None:
    """A process reaches the database no more, for longer than its lease."""
    _cut(on, "database")


def cut_bus(on: Fixture) -> None:
    """A process hears nothing of the others, nor they of it."""
    _cut(on, "bus")


def _cut(on: Fixture, line: str) -> None:
    network = on.house.all[0].network
    assert network is not None
    network.cut(line)
    try:
        on.load.play(LONGER_THAN_A_LEASE)
    finally:
        network.heal(line)


# ---------------------------------------------------------------------------------- Redis
def empty_redis(on: Fixture) -> None:
    """Redis dies, and comes back empty."""
    on.house.redis.crash()
    on.load.play(2.0)
    on.house.redis.start()


# ---------------------------------------------------------------------------------- PostgreSQL
def restart_postgres(on: Fixture) -> None:
    """PostgreSQL crashes, and recovers."""
    on.pair.crash()
    on.load.play(2.0)
    on.pair.start()


def promote_standby(on: Fixture) -> None:
    """PostgreSQL is killed; its standby takes its place."""
    on.pair.follow()
    on.load.play(0.5)
    on.pair.fail_over()


def fill_disk(on: Fixture) -> None:
    """Nothing more can be written down. PostgreSQL stops when it finds no room for its log; it is started when there is
    room again."""
    on.pair.primary.fill_disk()
    on.load.play(2.0)
    on.pair.primary.make_room()
    if on.pair.primary.runs and not _answers(on.pair):
        on.pair.crash()
    if not on.pair.primary.runs:
        on.pair.start()


def _answers(pair: Pair) -> bool:
    try:
        pair.sql("CREATE TEMPORARY TABLE probe AS SELECT 1")
    except AssertionError:
        return False
    return True


def take_connections(on: Fixture) -> None:
    """Others have taken every connection of PostgreSQL, and those of the house were broken off."""
    with _hogs(on.pair.primary.url):
        on.load.play(2.0)


@contextlib.contextmanager
def _hogs(url: str) -> Iterator[None]:
    """Keep every connection there is, and take each that becomes free."""
    stop, all_taken = threading.Event(), threading.Event()

    async def take_all() -> None:
        taken: list[asyncpg.Connection] = []
        while not stop.is_set():
            try:
                taken.append(await asyncpg.connect(url))
            except (asyncpg.TooManyConnectionsError, asyncpg.CannotConnectNowError, OSError):
                if not all_taken.is_set():
                    await taken[0].execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'house%'"
                    )
                    all_taken.set()
                await asyncio.sleep(0.002)
        for connection in taken:
            connection.terminate()
        await asyncio.sleep(0.01)  # their transports are closed

    thread = threading.Thread(target=lambda: asyncio.run(take_all()))
    thread.start()
    try:
        assert all_taken.wait(PATIENCE)
        yield
    finally:
        stop.set()
        thread.join(PATIENCE)


# ---------------------------------------------------------------------------------- bots
def worker_dies(on: Fixture) -> None:
    """The worker is killed with a question in hand; another comes."""
    assert on.worker is not None
    on.worker.kill()
    on.worker.wait(PATIENCE)
    on.load.play(1.5)
    on.hire()


def worker_hangs(on: Fixture) -> None:
    """The worker stands still; what it says then is late."""
    assert on.worker is not None
    on.worker.send_signal(signal.SIGSTOP)
    on.load.play(LONGER_THAN_A_LEASE)
    on.worker.send_signal(signal.SIGCONT)


def worker_answers_twice(on: Fixture) -> None:
    """A worker answers a question, and answers it once more in another way."""
    with contextlib.closing(Client.from_url(on.house.redis.url)) as client:
        client.zadd(remote.WORKERS, {"twice": time.time()})
        end = time.monotonic() + 1.5
        answered = 0
        while time.monotonic() < end or not answered:
            assert time.monotonic() < end + PATIENCE, "no bot was asked"
            on.load.play(0.01)
            found: Any = client.blpop([remote.queue("moves")], timeout=0.2)  # in turn with the other worker
            token = found[1].decode() if found else ""
            body: Any = client.get(remote.question_key(token))
            if body is not None:
                answered += 1
                _answer_twice(client, token, remote.decode_question(body))
        client.zrem(remote.WORKERS, "twice")


def _answer_twice(client: Client, token: str, question: remote.Question) -> None:
    assert isinstance(question.request, MoveRequest)
    options = redis_pool._options(question.request)
    answers = [Acquired(token), Submitted(token, Answer(options[0])), Submitted(token, Answer(options[-1]))]
    client.rpush(remote.replies(question.house), *map(remote.encode, answers))
    client.delete(remote.question_key(token))


# ---------------------------------------------------------------------------------- which there are
FAULTS: list[Fault] = [
    kill_owner,
    stop_and_continue,
    hand_over,
    upgrade,
    set_clock_forward,
    set_clock_back,
    cut_database,
    cut_bus,
    empty_redis,
    restart_postgres,
    promote_standby,
    fill_disk,
    take_connections,
    worker_dies,
    worker_hangs,
    worker_answers_twice,
]


def why_not(fault: Fault, on: Fixture) -> str:
    """Why this cannot be made to happen here, or nothing."""
    if fault in (cut_database, cut_bus) and on.house.all[0].network is None:
        return why_none()
    if fault is fill_disk and not on.pair.primary.has_disk:
        return "no disk of its own can be mounted for PostgreSQL"
    return ""
