"""A commit that takes a moment: what is told waits for it, what happens meanwhile is the next batch, and what was not
kept falls with all that followed it. On a real PostgreSQL, which is made to wait by a lock."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.house import keeping
from tests.house.keeping import database_of, store_at
from tests.house.servers import Postgres, running_postgres
from tests.house.test_roll_back import CODES, SmallHouse
from tests.waiting import PATIENCE
from valise_games.house.errors import Unavailable
from valise_games.house.storage.store import Store
from valise_games.house.tables import events, publisher
from valise_games.house.tables.clock import ClockSettings
from valise_games.house.tables.log import read_rows
from valise_games.house.tables.publisher import MAX_POLLS

FIRST, SECOND = CODES


class SlowHouse(SmallHouse):
    """A house with two tables on PostgreSQL; both people watch the first, Ann the second, too."""

    def __init__(self, file: Path) -> None:
        super().__init__(file, ClockSettings("none"))
        self.file = file
        (self.ann, self.to_ann), (self.bob, self.to_bob) = (self.connected(person) for person in self.people)
        self.watch(self.ann, FIRST)
        self.watch(self.ann, SECOND)
        self.watch(self.bob, FIRST)
        self.house.publisher.flush()
        self.to_ann.take()
        self.to_bob.take()

    def watch(self, connection: Any, code: str) -> None:
        connection.receive_text(f'{{"do":"watch","table":"{code}"}}')

    def speak(self, connection: Any, code: str, words: str) -> None:
        connection.receive_text(f'{{"do":"say","table":"{code}","text":"{words}","key":"{words}"}}')

    def said(self, code: str) -> list[str]:
        """As the log has it."""
        with contextlib.closing(store_at(self.file)) as store:
            return [row.event.text for row in read_rows(store, code) if isinstance(row.event, events.Said)]

    @contextlib.contextmanager
    def held(self) -> Iterator[Store]:
        """Nothing is written meanwhile."""
        with contextlib.closing(store_at(self.file)) as other, other.transaction() as db:
            db.execute("LOCK TABLE log IN EXCLUSIVE MODE")
            yield other


@pytest.fixture
def slow(tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Any], None]]:
    """Runs a test with such a house."""
    file = tmp_path / "house.db"
    before = keeping.server
    monkeypatch.setattr(keeping, "server", postgres)

    def run(test: Callable[[SlowHouse], Awaitable[None]]) -> None:
        async def within() -> None:
            house = SlowHouse(file)
            try:
                async with asyncio.timeout(PATIENCE):
                    await test(house)
            finally:
                house.house.store.close()

        asyncio.run(within())

    yield run
    keeping.forget({file})
    monkeypatch.setattr(keeping, "server", before)


def what(messages: list[dict[str, Any]]) -> list[str]:
    """What each message is, with its words or the key that it answers."""
    return [" ".join(filter(None, (m["is"], m.get("key") or m.get("happened", {}).get("text", "")))) for m in messages]


async def heard(wire: Any, count: int) -> list[str]:
    """Waits for so many messages."""
    while len(wire.messages) < count:
        await asyncio.sleep(0.005)
    return what(wire.take())


async def a_moment() -> None:
    """Whatever is to be done at once is done."""
    for _ in range(2 * MAX_POLLS):
        await asyncio.sleep(0)
    await asyncio.sleep(0.05)


def test_nothing_is_told_while_the_commit_is_under_way(slow: Callable[[Any], None]) -> None:
    async def test(house: SlowHouse) -> None:
        with house.held():
            house.speak(house.ann, FIRST, "one")
            await a_moment()
            house.speak(house.bob, FIRST, "two")  # the next batch
            house.watch(house.bob, SECOND)  # an answer to a question waits, too
            await a_moment()
            assert house.to_ann.messages == house.to_bob.messages == []
            assert house.said(FIRST) == []
        first = await heard(house.to_ann, 4)
        assert [text for text in first if text.startswith("done")] == ["done one"]
        await heard(house.to_bob, 5)
        assert house.said(FIRST) == ["one", "two"]
        assert house.house.store.commits == 2

    slow(test)


def test_what_happens_soon_after_a_commit_is_one_commit(
    slow: Callable[[Any], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a busy house; the first of a quiet one waits for nobody."""
    monkeypatch.setattr(publisher, "INTERVAL", 1.0)

    async def test(house: SlowHouse) -> None:
        house.speak(house.ann, FIRST, "one")
        await heard(house.to_ann, 2)
        for words in ("two", "three", "four"):
            house.speak(house.ann, FIRST, words)
            await a_moment()
        await heard(house.to_ann, 6)
        assert house.said(FIRST) == ["one", "two", "three", "four"]
        assert house.house.store.commits == 2

    slow(test)


def test_a_waiter_hears_of_the_commit_that_is_under_way(slow: Callable[[Any], None]) -> None:
    async def test(house: SlowHouse) -> None:
        with house.held():
            house.say(FIRST)
            await a_moment()
            waiter = asyncio.create_task(house.house.publisher.committed())
            await a_moment()
            assert not waiter.done()
        await waiter
        assert house.said(FIRST) == ["well"]

    slow(test)


def test_what_cannot_wait_ends_both_batches(slow: Callable[[Any], None]) -> None:
    async def test(house: SlowHouse) -> None:
        house.speak(house.ann, FIRST, "one")
        house.house.publisher._seal()
        house.speak(house.bob, FIRST, "two")
        assert house.house.publisher.flush()
        assert house.said(FIRST) == ["one", "two"]
        assert {"done one"} <= set(what(house.to_ann.take()))
        assert {"done two"} <= set(what(house.to_bob.take()))

    slow(test)


def test_a_batch_that_is_not_kept_takes_what_followed_it(slow: Callable[[Any], None], postgres: Postgres) -> None:
    """The connection breaks off while the commit waits; at the second table something happened meanwhile."""

    async def test(house: SlowHouse) -> None:
        name = database_of(house.file).rsplit("/", 1)[1]
        with house.held():
            house.speak(house.ann, FIRST, "one")
            await a_moment()
            house.speak(house.ann, SECOND, "two")
            waiter = asyncio.create_task(house.house.publisher.committed())
            waits = f"FROM pg_stat_activity WHERE datname = '{name}' AND wait_event = 'relation'"
            end = f"SELECT count(pg_terminate_backend(pid)) {waits}"
            while await asyncio.to_thread(postgres.sql, end) != "1":
                pass  # the commit does not wait yet
            while not waiter.done():
                await asyncio.sleep(0.005)
            assert isinstance(waiter.exception(), Unavailable)
        # In the time it takes to find the database again both tables come back, as their logs say.
        told = await heard(house.to_ann, 4)
        assert sorted(text for text in told if text.startswith("refused")) == ["refused one", "refused two"]
        assert told.count("table") >= 2
        assert house.said(FIRST) == house.said(SECOND) == []
        await again(house, house.ann, SECOND, "two")
        assert house.said(SECOND) == ["two"]

    slow(test)


def test_who_cannot_be_told_what_happened_is_told_later(slow: Callable[[Any], None]) -> None:
    """Whom they muted is read in the database, which does not answer; what has happened is kept all the same."""

    async def test(house: SlowHouse) -> None:
        house.house.directory.forget_blocked()
        with contextlib.closing(store_at(house.file)) as other, other.transaction() as db:
            db.execute("LOCK TABLE blocked IN ACCESS EXCLUSIVE MODE")
            house.speak(house.ann, FIRST, "one")
        while "done one" not in what(house.to_ann.messages):
            await asyncio.sleep(0.005)
        assert house.said(FIRST) == ["one"]
        for wire in (house.to_ann, house.to_bob):
            while "table" not in what(wire.messages):
                await asyncio.sleep(0.005)
            (shown,) = (message for message in wire.messages if message["is"] == "table")
            assert [line["text"] for line in shown["talk"]] == ["one"]

    slow(test)


async def again(house: SlowHouse, connection: Any, code: str, words: str) -> None:
    """Until it is done, as a client does."""
    wire = house.to_ann if connection is house.ann else house.to_bob
    while True:
        wire.take()
        house.speak(connection, code, words)
        while not (answers := [text for text in what(wire.messages) if text.endswith(f" {words}") and text[0] in "dr"]):
            await asyncio.sleep(0.01)
        if answers[0] == f"done {words}":
            return
        await asyncio.sleep(0.1)


def test_a_table_that_lost_falls_alone(slow: Callable[[Any], None]) -> None:
    """Somebody else has written its next number: those who watch it get it as its log says, others notice nothing."""

    async def test(house: SlowHouse) -> None:
        with contextlib.closing(store_at(house.file)) as other:
            table = house.house.registry.get(FIRST).table
            said = events.encode(events.Said(2, "Bob", "from elsewhere", "table", None))
            with other.transaction():
                other.add_rows([(FIRST, table.number + 1, table.public_seq + 1, 1.0, "", said)])
        house.watch(house.bob, SECOND)
        house.bob.watched.discard(FIRST)
        house.house.registry.get(FIRST).unwatch(house.bob)
        house.house.publisher.flush()
        house.to_ann.take()
        house.to_bob.take()
        house.speak(house.ann, FIRST, "lost")
        house.speak(house.bob, SECOND, "kept")
        assert "done kept" in await heard(house.to_bob, 2)
        while "refused lost" not in (told := what(house.to_ann.messages)) or "table" not in told:
            await asyncio.sleep(0.005)
        assert house.said(FIRST) == ["from elsewhere"]
        assert house.said(SECOND) == ["kept"]
        await again(house, house.ann, FIRST, "after all")
        assert house.said(FIRST) == ["from elsewhere", "after all"]

    slow(test)


def test_tables_come_back_by_themselves_when_the_database_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(server: Postgres) -> None:
        house = SlowHouse(tmp_path / "house.db")
        with contextlib.closing(house.house.store):
            server.crash()
            house.speak(house.ann, FIRST, "one")
            assert "refused one" in await heard(house.to_ann, 1)
            await asyncio.to_thread(server.start)
            while house.house.registry.find(FIRST) is None:
                await asyncio.sleep(0.02)
            await again(house, house.ann, FIRST, "one")
            assert house.said(FIRST) == ["one"]
            assert "entry" in what(house.to_bob.messages) or house.to_bob.messages

    with running_postgres() as server:
        monkeypatch.setattr(keeping, "server", server)
        try:
            asyncio.run(asyncio.wait_for(test(server), PATIENCE))
        finally:
            keeping._databases.clear()
