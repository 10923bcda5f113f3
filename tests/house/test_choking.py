"""One visitor who asks for all he can get: the others do not notice."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import re
import socket
import statistics
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.sync.client import ClientConnection, connect

from tests.house.asking import ask, hello
from tests.house.ears import Preparation
from tests.house.houses import RunningHouse, open_house
from tests.house.keeping import store_at
from tests.waiting import PATIENCE
from valise_games.games import Entry
from valise_games.games import catalogue as games
from valise_games.house.api import catalogue as api_catalogue
from valise_games.house.app import assemble
from valise_games.house.archive.listing import MOST_LISTED
from valise_games.house.config import Settings
from valise_games.house.errors import Refusal
from valise_games.house.people.directory import Directory
from valise_games.house.people.rate_limits import ADDRESS
from valise_games.house.services import Services
from valise_games.house.storage.opening import open_store
from valise_games.house.tables.clock import ClockSettings
from valise_games.house.tables.registry import Registry
from valise_games.house.transport.asgi import SLOW_DOWN
from valise_games.house.transport.http_protocol import EACH_ADDRESS
from valise_games.house.transport.read_queue import AT_ONCE, MOST_EACH, ReadQueue, WriteQueues
from valise_games.play import fairness

GREEDY, OTHER = "203.0.113.1", "203.0.113.2"
GAMES = 200


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """It has finished games, and counts; who asks says from where."""
    file = tmp_path_factory.mktemp("choking") / "house.db"
    preparation = Preparation(file)
    people = [preparation.person(name) for name in ("Ann", "Bob")]
    for number in range(GAMES):
        code = f"GAME{number:04}"
        preparation.table(code, "casablanca", people, fairness.seed_from(number), clock=ClockSettings(), over=True)
    with preparation.store.transaction() as db:
        db.execute(
            "UPDATE tables SET finished = 1e9 + rowid_of.n FROM (SELECT id AS code, row_number() OVER () AS n "
            "FROM tables) AS rowid_of WHERE code = id"
        )
    preparation.done()
    with open_house(file, limits="true", trust_proxy="true") as running:
        yield running


@pytest.mark.parametrize(
    ("kind", "path"), [("read", f"/api/finished?limit={MOST_LISTED}"), ("page", "/table/ABCDEFGH"), ("page", "/health")]
)
def test_reads_are_counted_by_address(house: RunningHouse, kind: str, path: str) -> None:
    greedy = f"203.0.113.{50 + len(path)}"
    place = urlsplit(house.url).netloc
    line = http.client.HTTPConnection(place)
    statuses: list[int] = []
    for _ in range(2 * ADDRESS[kind].most):
        line.request("GET", path, headers={"x-forwarded-for": greedy})
        answer = line.getresponse()
        body = answer.read()
        statuses.append(answer.status)
        if answer.status != 200:
            break
    line.close()
    assert statuses[-1] == 429
    assert json.loads(body)["code"] == "too-fast"
    assert len(statuses) > ADDRESS[kind].most
    assert ask(house, "/health", x_forwarded_for=OTHER).status == 200
    assert hello(house, x_forwarded_for=greedy).status == 200, "he may still come in and play"


@pytest.mark.parametrize(
    ("headers", "status"),
    [({}, 200), ({"authorization": "Bearer nobody's"}, 401), ({"origin": "https://other.example"}, 403)],
    ids=["who is known", "a key that is none", "another site"],
)
def test_writes_are_counted_by_address(house: RunningHouse, headers: dict[str, str], status: int) -> None:
    """Whatever becomes of them: what is refused at the door costs time, too."""
    rate = ADDRESS["write"]
    greedy = f"203.0.113.{100 + status % 100}"
    cookie = hello(house, x_forwarded_for=greedy).cookie
    line = http.client.HTTPConnection(urlsplit(house.url).netloc)
    statuses: list[int] = []
    for _ in range(2 * rate.most):
        sent = {"content-type": "application/json", "x-forwarded-for": greedy, "cookie": cookie, **headers}
        line.request("POST", "/api/hello", '{"language": "fr"}', headers=sent)
        answer = line.getresponse()
        answer.read()
        statuses.append(answer.status)
        if answer.status == 429:
            break
    line.close()
    assert statuses[-1] == 429
    assert set(statuses[:-1]) == {status}
    assert len(statuses) >= rate.most
    assert hello(house, x_forwarded_for=OTHER).status == 200


def test_commands_over_sockets_are_counted_by_address(house: RunningHouse) -> None:
    """What is too much for one address waits; nobody is cut off for it, and others are served meanwhile."""
    people, each = 6, 100
    rate = ADDRESS["socket-command"]

    def line_of(address: str) -> ClientConnection:
        sent = {"x-forwarded-for": address}
        sent["cookie"] = hello(house, x_forwarded_for=address).cookie
        wire = stack.enter_context(connect(f"{house.url.replace('http', 'ws')}/ws", additional_headers=sent))
        wire.recv(PATIENCE)
        return wire

    with contextlib.ExitStack() as stack:
        lines = [line_of("203.0.113.5") for _ in range(people)]
        other = line_of(OTHER)
        began = time.monotonic()
        for line in lines:
            for _ in range(each):
                line.send('{"do": "unwatch", "table": "NOSUCHXX"}')
        other.send('{"do": "unwatch", "table": "NOSUCHXX"}')
        other.recv(PATIENCE)
        waited = time.monotonic() - began
        for line in lines:
            for _ in range(each):
                line.recv(PATIENCE)
        took = time.monotonic() - began
    least = (people * each - rate.most) * rate.seconds / rate.most
    assert took > 0.9 * least
    assert waited < least / 2


def test_who_says_his_language_again_has_nothing_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = store_at(tmp_path / "house.db")
    directory = Directory(store, time.time)
    person = directory.new_guest("Ann")
    begun: list[int] = []
    transaction = store.transaction

    def count() -> Any:
        begun.append(1)
        return transaction()

    monkeypatch.setattr(store, "transaction", count)
    for language in ("fr", "fr", "de", "de", "fr"):
        directory.set_language(person, language)
    assert len(begun) == 3
    store.close()


def test_who_is_refused_again_and_again_hears_it_slowly(house: RunningHouse) -> None:
    stubborn = "203.0.113.3"
    began = time.monotonic()
    refused = 0
    for _ in range(ADDRESS["guest"].most + 2 * ADDRESS["refused"].most):
        began = time.monotonic()
        refused += hello(house, x_forwarded_for=stubborn).status == 429
        if time.monotonic() - began >= SLOW_DOWN and refused >= ADDRESS["refused"].most:
            break
    assert time.monotonic() - began >= SLOW_DOWN
    assert refused >= ADDRESS["refused"].most


def test_a_page_has_only_so_many_lines(house: RunningHouse) -> None:
    assert MOST_LISTED <= 50
    codes: list[str] = []
    before = ""
    while True:
        page = ask(house, f"/api/finished?limit={MOST_LISTED}&before={before}", x_forwarded_for=OTHER).payload
        codes += [line["table"] for line in page["tables"]]
        assert len(page["tables"]) <= MOST_LISTED
        before = page["next"]
        if not before:
            break
    assert codes == [f"GAME{number:04}" for number in reversed(range(GAMES))]
    assert ask(house, f"/api/finished?limit={MOST_LISTED + 1}", x_forwarded_for=OTHER).status == 400


def test_addresses_read_in_turn() -> None:
    """Who asks for one thing waits for one thing of who asks for many."""
    order: list[str] = []

    async def read(queue: ReadQueue, address: str) -> None:
        leave = await queue.enter(address)
        order.append(address)
        await asyncio.sleep(0)
        leave()
        leave()  # as often as one likes

    async def all_of_them() -> None:
        queue = ReadQueue()
        greedy = [asyncio.create_task(read(queue, "greedy")) for _ in range(20)]
        await asyncio.sleep(0)
        gone = asyncio.create_task(read(queue, "gone"))
        other = [asyncio.create_task(read(queue, "other")) for _ in range(2)]
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(*greedy, *other)
        assert not queue._waiting
        await read(queue, "last")

    asyncio.run(all_of_them())
    assert order[:2] == ["greedy", "greedy"]
    assert "other" in order[2:4]
    assert "other" in order[4:6]
    assert len(order) == 23


def test_one_address_fills_no_queue_and_what_takes_long_blocks_nobody() -> None:
    async def try_it() -> None:
        queue = ReadQueue(longest_turn=0.01)
        leave = await queue.enter("slow")  # and never leaves
        waiting = [asyncio.create_task(queue.enter("greedy")) for _ in range(MOST_EACH)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="wait 1 second"):
            await queue.enter("greedy")
        async with asyncio.timeout(30):
            (await queue.enter("other"))()
            for task in waiting:
                (await task)()
        leave()

    asyncio.run(try_it())


def test_each_address_has_a_few_writes_under_way() -> None:
    async def try_it() -> None:
        queues = WriteQueues(longest_turn=60)
        leaves = [await queues.enter("greedy") for _ in range(AT_ONCE)]
        waiting = asyncio.create_task(queues.enter("greedy"))
        await asyncio.sleep(0)
        assert not waiting.done()
        (await queues.enter("other"))()
        assert len(queues) == 1
        leaves.pop()()
        leaves.append(await waiting)
        for leave in leaves:
            leave()
            leave()  # as often as one likes
        assert len(queues) == 0

    async def slow_ones() -> None:
        queues = WriteQueues(longest_turn=0.01)
        async with asyncio.timeout(30):
            for _ in range(3 * AT_ONCE):
                await queues.enter("slow")  # who never leaves holds up nobody for long

    asyncio.run(try_it())
    asyncio.run(slow_ones())


def test_a_long_game_is_read_again_off_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is played through in a thread is taken only if nothing happened at the table meanwhile."""
    threads: list[threading.Thread] = []
    rows: list[Any] = [(1, 1, 1e9, "", b"")]
    taken: list[object] = []

    def play_through(code: str, rows: list[Any]) -> str:
        threads.append(threading.current_thread())
        return code

    class Tables(Registry):
        def __init__(self) -> None:
            self._tables = {}
            self.services = self  # type: ignore[assignment]
            self.store = self

        def read_log(self, code: str) -> list[Any]:
            return list(rows)

        def _take(self, table: Any) -> Any:
            taken.append(table)

    monkeypatch.setattr("valise_games.house.tables.registry.play_through", play_through)
    asyncio.run(Tables().load("GAME0001"))
    assert threads[0] is not threading.main_thread()
    assert taken == ["GAME0001"]

    def change(code: str, rows_then: list[Any]) -> str:
        rows.append((2, 2, 1e9, "", b""))
        return code

    monkeypatch.setattr("valise_games.house.tables.registry.play_through", change)
    asyncio.run(Tables().load("GAME0001"))
    assert taken == ["GAME0001"]


def test_the_catalogue_is_read_once_however_many_ask_for_it_at_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many threads as there are askers would have the interpreter to themselves for seconds."""
    read: list[str] = []
    facts = api_catalogue._facts

    def count(entry: Entry) -> dict[str, Any]:
        read.append(entry.id)
        return facts(entry)

    monkeypatch.setattr(api_catalogue, "_facts", count)
    monkeypatch.setattr(api_catalogue, "_described", {})

    async def ask_all() -> list[Any]:
        return await asyncio.gather(*(api_catalogue.games.fn() for _ in range(20)))

    answers = [response.content for response in asyncio.run(ask_all())]
    assert all(answer == answers[0] for answer in answers)
    assert sorted(read) == sorted(games)


def test_the_catalogue_is_read_before_anybody_is_let_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the first who asks for it holds up those who play already."""
    monkeypatch.setattr(api_catalogue, "_described", {})
    settings = Settings(file=str(tmp_path / "house.db"), warm_up=True)
    services = Services(settings, open_store(settings))
    described: list[int] = []

    async def start() -> None:
        described.append(len(api_catalogue._described))

    async def stop() -> None:
        pass

    monkeypatch.setattr(services, "start", start)
    monkeypatch.setattr(services, "stop", stop)

    async def open_and_close() -> None:
        said: list[dict[str, Any]] = [{"type": "lifespan.startup"}, {"type": "lifespan.shutdown"}]

        async def receive() -> Any:
            return said.pop(0)

        async def send(_: Any) -> None:
            pass

        await assemble(services)({"type": "lifespan", "app": None, "state": {}}, receive, send)

    asyncio.run(open_and_close())
    services.store.close()
    assert described == [len(games)]


def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with open_house(tmp_path / "house.db", limits="true") as house, contextlib.ExitStack() as stack:
        place = urlsplit(house.url)
        lines = [
            stack.enter_context(socket.create_connection((place.hostname, place.port), timeout=10))
            for _ in range(EACH_ADDRESS + 1)
        ]
        with contextlib.suppress(ConnectionResetError):
            assert lines[-1].recv(1) == b""
        lines[0].close()
        until_well(lambda: ask(house, "/health").status == 200)


@pytest.mark.long
@pytest.mark.timeout(120)
def test_who_plays_does_not_wait_for_who_reads(house: RunningHouse) -> None:
    """300 connections of one address ask for the longest lists; another's commands take no longer than a moment. How
    short that is, `make bench-house` measures: here the machine may be busy with other things."""
    place = urlsplit(house.url)
    request = f"GET /api/finished?limit={MOST_LISTED} HTTP/1.1\r\nHost: here\r\nX-Forwarded-For: {GREEDY}\r\n\r\n"

    async def read_on() -> None:
        reader, writer = await asyncio.open_connection(place.hostname, place.port)
        try:
            while True:
                writer.write(request.encode())
                head = (await reader.readuntil(b"\r\n\r\n")).lower()
                length = re.search(rb"content-length: (\d+)", head)
                assert length is not None
                await reader.readexactly(int(length[1]))
        finally:
            writer.close()

    async def play_on() -> list[float]:
        readers = [asyncio.create_task(read_on()) for _ in range(300)]
        times: list[float] = []
        for _ in range(40):
            await asyncio.sleep(0.05)
            times.append(await asyncio.to_thread(command))
        assert not any(task.done() for task in readers)
        for task in readers:
            task.cancel()
        await asyncio.gather(*readers, return_exceptions=True)
        return times

    cookie = hello(house, x_forwarded_for=OTHER).cookie
    code = ask(house, "/api/do", {"do": "open", "game": "agent", "seats": 2}, cookie=cookie).payload["table"]

    def command() -> float:
        began = time.perf_counter()
        body = {"do": "say", "table": code, "text": "x"}
        ask(house, "/api/do", body, cookie=cookie, x_forwarded_for=OTHER)  # refused or not
        return time.perf_counter() - began

    times = asyncio.run(play_on())
    assert statistics.median(times) < 0.25, times


def until_well(is_well: Callable[[], bool]) -> None:
    for _ in range(100):
        with contextlib.suppress(OSError):
            if is_well():
                return
        time.sleep(0.1)
    raise AssertionError("it never was")
