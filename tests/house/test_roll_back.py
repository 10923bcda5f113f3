"""A batch that cannot be committed: nothing of it has happened, and whoever was to hear of it hears the truth."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.house.ears import Preparation
from tests.house.keeping import of_files, store_at
from valise_games.house.bots import hints
from valise_games.house.config import Settings
from valise_games.house.errors import Unavailable
from valise_games.house.people.directory import Person
from valise_games.house.services import Services
from valise_games.house.storage.sqlite.store import SqliteStore
from valise_games.house.storage.store import ReadOnly
from valise_games.house.tables import events, live
from valise_games.house.tables.clock import ClockSettings
from valise_games.house.tables.log import load_table
from valise_games.house.tables.state import Table
from valise_games.house.transport.connection import Connection

pytestmark = of_files  # how a server fails is in test_commits.py
CODES = ("aaaaaaaa", "bbbbbbbb")


class Heard:
    """In place of a wire: what would be on it."""

    def __init__(self) -> None:
        self.on_text: Callable[[str], None] | None = None
        self.messages: list[dict[str, Any]] = []
        self.transport = asyncio.Transport()

    def write(self, texts: list[bytes]) -> bool:
        self.messages += map(msgspec.json.decode, texts)
        return True

    def forget_handshake(self) -> None:
        """There was none."""

    def take(self) -> list[dict[str, Any]]:
        taken, self.messages = self.messages, []
        return taken


class SmallHouse:
    """A house with two tables of two people, in this process."""

    def __init__(self, file: Path, clock: ClockSettings) -> None:
        preparation = Preparation(file)
        self.people = [preparation.person("Ann"), preparation.person("Bob")]
        for code in CODES:
            preparation.table(code, "agent", self.people, bytes(32), clock=clock)
        preparation.done()
        self.house = Services(Settings(file=str(file)), store_at(file))

    def connected(self, person: Person) -> tuple[Connection, Heard]:
        heard = Heard()

        async def send(event: Any) -> None:
            raise AssertionError("it keeps up")

        connection = Connection(self.house.connections, person, heard, send)  # type: ignore[arg-type]
        self.house.connections._all.add(connection)
        return connection, heard

    def say(self, code: str) -> None:
        self.house.registry.get(code).write(events.Said(1, "Ann", "well", "table", None))

    def fail(self) -> None:
        """As SQLite does when the disk is full."""
        assert isinstance(self.house.store, SqliteStore)
        self.house.store.db.execute("ROLLBACK")
        assert not self.house.publisher.flush()


@pytest.fixture
def small(tmp_path: Path) -> SmallHouse:
    return SmallHouse(tmp_path / "house.db", ClockSettings("none"))


async def a_while() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_nobody_gets_a_notice_before_it_is_written_down_or_if_it_is_not(tmp_path: Path) -> None:
    small = SmallHouse(tmp_path / "house.db", ClockSettings("daily", least=0.0))

    def waiting() -> list[object]:
        """What is written down beside the batch that is open."""
        with contextlib.closing(small.house.store.reader()) as reader:
            return reader.all("SELECT * FROM notice")

    def move() -> None:
        """Nobody puts anything down before the first turn, which is the second seat's."""
        table = small.house.registry.get(CODES[0])
        for seat in (1, 0):
            table.step(seat, {"do": "done"}, "person")

    async def play() -> None:
        move()
        assert not waiting()
        small.fail()
        await a_while()
        assert not waiting()
        move()
        assert not waiting()
        small.house.publisher.flush()
        assert len(waiting()) == 1

    asyncio.run(play())


def test_a_table_that_another_process_has_now_writes_nothing(small: SmallHouse) -> None:
    """What it says last was not kept; a later row of it would leave a gap in the log."""
    house, code = small.house, CODES[0]

    async def play() -> None:
        house.registry.services.lost = lambda live: house.registry.discard(live.table.id)
        table = house.registry.get(code)
        small.say(code)
        small.fail()
        assert house.registry.find(code) is None
        with pytest.raises(Unavailable):
            table.write(events.Said(1, "Ann", "well", "table", None))
        house.publisher.flush()
        after = load_table(house.store, code)
        assert after is not None
        assert after.number < table.table.number

    asyncio.run(play())


def test_a_table_that_cannot_be_read_keeps_no_other_from_going_back(
    small: SmallHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, (broken, other) = small.house, CODES

    def read_some(store: ReadOnly, code: str) -> Table | None:
        if code == broken:
            raise sqlite3.OperationalError("disk I/O error")
        return load_table(store, code)

    async def play() -> None:
        connection, heard = small.connected(small.people[0])
        for code in CODES:
            connection.receive_text(f'{{"do":"watch","table":"{code}"}}')
        house.publisher.flush()
        heard.take()
        small.say(broken)
        house.registry.get(other).write(events.Ended("aborted"))
        waiter = asyncio.create_task(house.publisher.committed())
        await asyncio.sleep(0)
        with monkeypatch.context() as patched:
            patched.setattr(live, "load_table", read_some)
            small.fail()
        await a_while()
        assert house.registry.get(other).table.state == "playing"
        assert isinstance(waiter.exception(), Unavailable)
        assert [(response["is"], response["info"]["table"]) for response in heard.take()] == [("table", other)]
        connection.receive_text(f'{{"do":"watch","table":"{broken}","key":"again"}}')
        house.publisher.flush()
        response = heard.take()
        assert response[0]["talk"] == []
        assert response[-1]["key"] == "again"

    asyncio.run(play())


def test_who_comes_in_meanwhile_is_greeted(small: SmallHouse) -> None:
    async def play() -> None:
        heard = Heard()
        gone = asyncio.Event()

        async def receive() -> dict[str, str]:
            if heard.on_text is None:
                return {"type": "websocket.connect"}
            await gone.wait()
            return {"type": "websocket.disconnect"}

        async def send(event: Any) -> None:
            small.say(CODES[0])  # while hands are shaken

        socket = asyncio.create_task(small.house.connections.serve(small.people[0], "1", heard, receive, send))  # type: ignore[arg-type]
        await asyncio.sleep(0)
        small.fail()
        assert [response["is"] for response in heard.take()] == ["hello"]
        gone.set()
        await socket

    asyncio.run(play())


def test_who_follows_the_list_has_it_as_it_is(small: SmallHouse) -> None:
    async def play() -> None:
        connection, heard = small.connected(small.people[0])
        connection.receive_text('{"do":"lobby"}')
        small.house.publisher.flush()
        heard.take()
        opened = small.house.registry.open_table(
            events.Opened("agent", 2, {}, ClockSettings("none"), host=1, seed="00" * 32), ""
        )
        small.say(CODES[0])
        small.fail()
        (response,) = heard.take()
        assert response["is"] == "lobby"
        assert opened.table.id in [line["table"] for line in response["tables"]]

    asyncio.run(play())


def test_a_hint_is_answered_once(small: SmallHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not refused with the tick in which it was asked for, but with the one in which it was to be told."""

    async def play() -> None:
        thought: asyncio.Future[hints.Hint] = asyncio.get_running_loop().create_future()

        async def think(*_: Any) -> hints.Hint:
            return await thought

        monkeypatch.setattr(hints, "think_in_slot", think)
        connection, heard = small.connected(small.people[0])
        connection.receive_text(f'{{"do":"watch","table":"{CODES[1]}"}}')
        small.house.publisher.flush()
        heard.take()
        connection.receive_text(f'{{"do":"hint","table":"{CODES[0]}","key":"idea"}}')
        small.say(CODES[1])
        small.fail()
        assert [response["is"] for response in heard.take()] == ["table"]
        thought.set_result(hints.Hint("0.0", "master", []))
        small.say(CODES[1])
        await asyncio.sleep(0)
        small.fail()
        response, table = heard.take()
        assert (response["is"], response["key"], response["code"]) == ("refused", "idea", "unavailable")
        assert table["is"] == "table"

    asyncio.run(play())


def test_a_table_is_put_away_when_its_end_is_written_down(small: SmallHouse) -> None:
    """Else somebody who looks in the same tick would read it once more."""
    house = small.house
    later = house.now() + 10 * 86_400
    house.registry.services.now = lambda: later

    async def play() -> None:
        found = house.registry.get(CODES[0])
        house.registry.tidy(found)
        states = [found.table.state]
        assert house.registry.get(CODES[0]) is found
        small.fail()
        assert house.registry.get(CODES[0]) is found
        assert [*states, found.table.state] == ["over", "playing"]

    asyncio.run(play())
