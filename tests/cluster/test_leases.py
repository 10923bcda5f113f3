"""What the directory of owners promises, on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager

import asyncpg
import pytest

from tests.cluster.pair import running_pair
from tests.house.servers import Postgres, running_postgres
from tests.waiting import PATIENCE
from valise_games.house.cluster.postgres_directory import DatabaseDirectory
from valise_games.house.errors import Unavailable
from valise_games.house.storage.postgres import schema
from valise_games.house.storage.postgres.address import connect, described

LEASE = PATIENCE  # nobody's lapses, unless a test has it
SHORT = 3.0  # seconds
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
            while set(await third.orphans(9)) != {"aa", "bb", "dd"}:
                await asyncio.sleep(0.01)
            taken = await third.claim(["aa"])
            assert taken["aa"].process == "third"
            assert taken["aa"].before == "first"
            assert taken["aa"].seen > 0
            assert (await third.claim(["cc"]))["cc"].process == "second"
            second.lease, began = SHORT, time.monotonic()
            await second.renew()  # and then it says nothing any more
            while "cc" not in await third.orphans(9):
                await asyncio.sleep(0.05)
            assert time.monotonic() >= began + SHORT
            assert second.may_have_lapsed
            await third.renew()
            assert "second" not in third.alive
            assert (await third.claim(["cc"]))["cc"].before == "second"
            await second.renew()
            assert await second.mine() == {}
            assert await second.orphans(9) == []  # who was away himself does not judge others for a while

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


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


def test_many_who_find_the_lease_lapsed_renew_it_once(postgres: Postgres) -> None:
    """As when a process was cut off, and people come to many of its tables at once."""

    async def play() -> None:
        async with house(postgres) as join:
            first = await join("first")
            held = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND classid = 7316"
            await asyncio.gather(first.claim(["aa"]), first.claim(["bb"]))  # the pool has its two connections
            assert postgres.sql(held) == "2"
            await asyncio.to_thread(postgres.crash)
            with pytest.raises(Unavailable):
                await first.renew()
            await asyncio.to_thread(postgres.start)
            await asyncio.gather(*(first.renew() for _ in range(20)))
            assert postgres.sql(held) == "2"
            assert first.leads

    asyncio.run(play())


def test_who_has_lost_the_lock_is_not_sure_of_his_tables(postgres: Postgres) -> None:
    """Long before his lease is over: without the lock others think that he is dead."""

    async def play() -> None:
        async with house(postgres) as join:
            first, second = await join("first"), await join("second")
            await first.claim(["aa"])
            assert not first.may_have_lapsed
            postgres.sql("SELECT pg_terminate_backend(l.pid) FROM pg_locks l WHERE l.classid = 7316 AND l.objid = 1")
            while (await second.claim(["aa"]))["aa"].process != "second":
                await asyncio.sleep(0.01)
            while not first.may_have_lapsed:
                await asyncio.sleep(0.01)
            await first.renew()
            assert not first.may_have_lapsed
            assert await first.mine() == {}

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def test_who_comes_back_has_the_lock_though_the_server_keeps_his_old_session(postgres: Postgres) -> None:
    """As after a cut in the network, of which the server has not heard."""

    async def play() -> None:
        async with house(postgres) as join:
            first, second = await join("first"), await join("second")
            old, first._session = first._session, None
            await first.renew()
            assert old is not None
            old.terminate()
            for _ in range(20):
                await second.renew()
                assert second.alive == {"first", "second"}
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def test_who_comes_back_first_after_a_restart_takes_nothing_from_the_others(postgres: Postgres) -> None:
    """Nobody holds his lock yet, and everybody is sure of his tables as long as his lease says."""

    async def play() -> None:
        async with house(postgres) as join:
            first, second = await join("first"), await join("second")
            await first.claim(["aa"])
            await second.renew()
            await asyncio.to_thread(postgres.crash)
            await asyncio.to_thread(postgres.start)
            await asyncio.sleep(0)  # it hears of its broken line
            while second.may_have_lapsed:
                with contextlib.suppress(Unavailable):
                    await second.renew()
            assert second.alive == {"first", "second"}
            assert (await second.claim(["aa"]))["aa"].process == "first"
            assert "aa" not in await second.orphans(9)

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def test_the_time_is_that_of_the_database(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """However wrong the machine's clock is; and an answer that was long under way tells little."""

    async def play() -> None:
        async with house(postgres) as join:
            wall = time.time
            monkeypatch.setattr(time, "time", lambda: wall() + 3600.0)
            first = await join("first")
            assert abs(first.now() - wall()) < 1.0
            known = first.now() - time.monotonic()
            first._hear_time(wall() - 5.0, time.monotonic() - 10.0)
            assert first.now() - time.monotonic() == pytest.approx(known, abs=1e-3)
            first._hear_time(wall() + 3600.0, time.monotonic())  # the database's clock was set
            assert abs(first.now() - wall() - 3600.0) < 1.0

    asyncio.run(play())


def test_of_several_hosts_the_one_that_takes_writes_is_found() -> None:
    """Also where the first is cut off and says nothing at all."""
    with running_pair() as pair, socket.create_server(("127.0.0.1", 0)) as silent:

        async def port_found(url: str) -> int:
            connection = await connect(url)
            try:
                return int(await connection.fetchval("SHOW port"))
            finally:
                connection.terminate()

        pair.follow()
        database = pair.url_of("postgres")
        first, second = pair.primary, pair.standby
        assert asyncio.run(port_found(database)) == first.port
        silent_too = database.replace("127.0.0.1", f"127.0.0.1:{silent.getsockname()[1]},127.0.0.1", 1)
        assert asyncio.run(port_found(silent_too)) == first.port
        pair.fail_over()
        assert asyncio.run(port_found(database)) == second.port
        assert asyncio.run(port_found(silent_too)) == second.port
        pair.primary.crash()
        with pytest.raises(OSError, match=r"refused|Connect call failed"):
            asyncio.run(port_found(database))
    ports = " or ".join(f"127.0.0.1:{port}" for port in sorted((first.port, second.port)))
    assert described(database) == f"the database postgres at {ports}"
