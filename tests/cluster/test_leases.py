"""What the directory of owners promises, on a real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager

import asyncpg
import pytest

from tests.house.servers import Postgres, running_postgres
from valise_games.house.cluster.postgres_directory import DatabaseDirectory
from valise_games.house.errors import Unavailable
from valise_games.house.storage.postgres import schema

LEASE = 1.0
TABLES = ["aa", "bb", "cc", "dd"]
ADD_TABLE = "INSERT INTO tables (id, game, state, public, opened) VALUES ($1, 'agent', $2, true, 0)"

House = Callable[[str], Awaitable[DatabaseDirectory]]


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as postgres:
        yield postgres


@asynccontextmanager
async def house(postgres: Postgres) -> AsyncIterator[House]:
    """Tables that nobody has, and processes to join."""
    url = postgres.new_database()
    db = await asyncpg.connect(url)
    await schema.prepare(db, url)
    await db.executemany(ADD_TABLE, [*((table, "playing") for table in TABLES), ("old", "over")])
    await db.close()
    async with AsyncExitStack() as stack:

        async def join(name: str) -> DatabaseDirectory:
            directory = DatabaseDirectory(url, name, LEASE)
            await directory.open()
            stack.push_async_callback(directory.close)
            return directory

        yield join


def test_of_two_who_want_a_table_one_gets_it(postgres: Postgres) -> None:
    async def play() -> None:
        async with house(postgres) as join:
            first, second = await join("first"), await join("second")
            for _ in range(10):
                mine, his = await asyncio.gather(first.claim(TABLES), second.claim(TABLES[::-1]))
                assert {t: mine[t][:2] for t in TABLES} == {t: his[t][:2] for t in TABLES}
                owned = await first.mine() | await second.mine()
                assert owned.keys() == set(TABLES)
                await asyncio.gather(first.give(TABLES, None), second.give(TABLES, None))
            assert await first.claim(["none such"]) == {}

    asyncio.run(play())


def test_who_died_is_noticed_at_once_and_who_hangs_after_the_lease(postgres: Postgres) -> None:
    async def play() -> None:
        async with house(postgres) as join:
            first, second, third = await join("first"), await join("second"), await join("third")
            await first.claim(["aa", "bb"])
            await second.claim(["cc"])
            assert await third.orphans(9) == ["dd"]
            await first.close()  # as when its process is killed: its session is gone
            await third.renew()
            await asyncio.sleep(0.1)
            assert set(await third.orphans(9)) == {"aa", "bb", "dd"}
            taken = await third.claim(["aa"])
            assert taken["aa"].process == "third"
            assert taken["aa"].before == "first"
            assert taken["aa"].seen > 0
            assert (await third.claim(["cc"]))["cc"].process == "second"
            end = asyncio.get_running_loop().time() + LEASE + 0.2
            while asyncio.get_running_loop().time() < end:  # the second says nothing any more
                await third.renew()
                await asyncio.sleep(LEASE / 4)
            assert second.may_have_lapsed
            assert "second" not in third.alive
            assert "cc" in await third.orphans(9)
            assert (await third.claim(["cc"]))["cc"].before == "second"
            await second.renew()
            assert await second.mine() == {}
            assert await second.orphans(9) == []  # who was away himself does not judge others for a while

    asyncio.run(play())


def test_what_is_given_is_anothers_at_once(postgres: Postgres) -> None:
    async def play() -> None:
        async with house(postgres) as join:
            first, second = await join("first"), await join("second")
            await first.claim(TABLES)
            assert sorted(await first.give(["aa", "bb"], "second")) == ["aa", "bb"]
            assert (await second.mine()).keys() == {"aa", "bb"}
            assert await first.shares() == {"first": 2, "second": 2}
            assert await second.give(["cc"], "first") == []  # not his
            claimed = (await second.claim(["aa"]))["aa"]
            assert claimed.process == "second"
            assert claimed.before == ""
            assert claimed.seen > 0
            await first.give(["cc"], None)
            taken = (await second.claim(["cc"]))["cc"]
            assert taken.process == "second"
            assert taken.before == ""
            await first.leave()
            await second.renew()
            assert second.alive == {"second"}

    asyncio.run(play())


def test_without_the_database_it_is_unavailable_and_then_goes_on(postgres: Postgres) -> None:
    async def play() -> None:
        async with house(postgres) as join:
            first = await join("first")
            await first.claim(["aa"])
            await asyncio.to_thread(postgres.crash)
            with pytest.raises(Unavailable):
                await first.renew()
            with pytest.raises(Unavailable):
                await first.claim(["bb"])
            await asyncio.to_thread(postgres.start)
            await first.renew()
            assert (await first.claim(["aa", "bb"]))["bb"].process == "first"
            assert (await first.mine()).keys() == {"aa", "bb"}

    asyncio.run(play())
