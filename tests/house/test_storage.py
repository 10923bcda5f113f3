"""What every store keeps to, a file as well as a real PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from tests.house.servers import Postgres, running_postgres
from tests.waiting import PATIENCE, SLACK
from valise_games.house.config import Settings
from valise_games.house.errors import Unavailable
from valise_games.house.storage import lists
from valise_games.house.storage.opening import open_store
from valise_games.house.storage.store import Batch, LogRow, NotUnique, Rating, Store, TableLine, WrongFile

Open = Callable[[], Store]
TABLES = ("aaaa", "bbbb")


@pytest.fixture(params=["sqlite", "postgres"])
def open_again(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Open]:
    """Opens a store on the same place, as often as it is called."""
    database = request.getfixturevalue("postgres").new_database() if request.param == "postgres" else ""
    opened: list[Store] = []

    def open_one() -> Store:
        opened.append(open_store(Settings(file=str(tmp_path / "house.db"), database=database)))
        return opened[-1]

    yield open_one
    for store in opened:
        store.close()


@pytest.fixture
def store(open_again: Open) -> Store:
    """With two tables, and a person with an account."""
    store = open_again()
    with store.transaction() as db:
        for table in TABLES:
            lists.add_table(db, table, "agent", True, 1.0)
        sql = "INSERT INTO person (name, folded, account, created) VALUES (?, ?, ?, ?) RETURNING id"
        assert db.execute(sql, ("Ada", "ada", "ada", 1.0)).fetchone() == (1,)
    return store


def row(table: str, number: int, key: str = "", event: bytes = b"{}") -> LogRow:
    return table, number, number, float(number), key, event


def commit(store: Store, *rows: LogRow, then: Callable[[], None] = lambda: None) -> Batch:
    """As the house does, without waiting; waits for the end."""

    async def within() -> Batch:
        ended: asyncio.Future[Batch] = asyncio.get_running_loop().create_future()
        batch = store.append(rows)
        then()
        store.commit_soon(ended.set_result)
        assert await asyncio.wait_for(ended, PATIENCE) is batch
        return batch

    return asyncio.run(within())


def numbers(store: Store, table: str) -> list[int]:
    return [stored[0] for stored in store.read_log(table)]


def line(table: str, state: str = "over", *seats: tuple[int | None, str]) -> TableLine:
    return TableLine(table, state, 9.0 if state == "over" else None, b"{}", seats or ((1, "Ada"), (None, "novice")))


# ---------------------------------------------------------------------------------- logs
def test_rows_come_back_as_they_were_written(store: Store) -> None:
    odd = row("aaaa", 2, "1:\0 é \N{GRINNING FACE}", b'{"x":"\xc3\xa9"}')
    assert commit(store, row("aaaa", 1), row("bbbb", 1), odd).error is None
    assert list(store.read_log("aaaa")) == [row("aaaa", 1)[1:], odd[1:]]
    assert list(store.read_log("bbbb")) == [row("bbbb", 1)[1:]]
    assert list(store.read_log("cccc")) == []


def test_a_commit_can_be_waited_for(store: Store) -> None:
    store.append([row("aaaa", 1)])
    store.append([row("aaaa", 2)])
    store.commit()
    store.commit()  # without a batch it does nothing
    assert numbers(store, "aaaa") == [1, 2]
    assert store.commits == 1


def test_of_a_table_whose_next_number_is_taken_nothing_is_written(store: Store) -> None:
    """Not even the rows whose numbers are free: they follow from one that never happened."""
    commit(store, row("aaaa", 1), row("aaaa", 2, "first"))
    batch = commit(store, row("aaaa", 2, "second"), row("aaaa", 3, "second"))
    assert batch.error is not None or batch.lost == {"aaaa"}
    assert [stored[3] for stored in store.read_log("aaaa")] == ["", "first"]


def test_what_is_in_a_batch_others_do_not_see_before_its_end(store: Store) -> None:
    reader = store.reader()
    with contextlib.closing(reader):
        store.append([row("aaaa", 1)])
        store.note_table(line("aaaa"))
        assert list(reader.read_log("aaaa")) == []
        assert not lists.is_over(reader, "aaaa")
        store.commit()
        assert numbers_of(reader.read_log("aaaa")) == [1]
        assert lists.is_over(reader, "aaaa")


def numbers_of(rows: Iterator[tuple[int, int | None, float, str, bytes]]) -> list[int]:
    return [stored[0] for stored in rows]


# ---------------------------------------------------------------------------------- lists
def test_lists_change_with_the_batch(store: Store) -> None:
    batch = commit(
        store, row("aaaa", 1), then=lambda: store.note_table(line("aaaa", "playing", (1, "Ada"), (None, "")))
    )
    assert batch.error is None
    assert lists.unfinished_of(store, 1) == ["aaaa"]
    commit(store, row("aaaa", 2), then=lambda: store.note_table(line("aaaa")))
    assert lists.unfinished(store) == ["bbbb"]
    assert store.one("SELECT finished, outcome FROM tables WHERE id = ?", "aaaa") == (9.0, b"{}")
    assert store.all("SELECT seat, person, name FROM sitting ORDER BY seat") == [(0, 1, "Ada"), (1, None, "novice")]


def test_a_table_that_is_over_changes_no_more_but_for_names(store: Store) -> None:
    store.note_table(line("aaaa"))
    store.note_table(TableLine("aaaa", "playing", None, None, [(1, "Bea")]))
    assert lists.is_over(store, "aaaa")
    assert store.one("SELECT name FROM sitting WHERE table_id = 'aaaa' AND seat = 0") == ("Bea",)


def test_they_fall_with_a_batch_that_is_not_kept(store: Store) -> None:
    commit(store, row("aaaa", 1))
    commit(store, row("aaaa", 1), then=lambda: store.note_table(line("aaaa")))
    assert not lists.is_over(store, "aaaa")


def test_a_rating_is_counted_once_and_for_accounts_alone(store: Store) -> None:
    with store.transaction() as db:
        db.execute("INSERT INTO person (name, folded, created) VALUES (?, ?, ?)", ("guest", "guest", 1.0))
    seen: list[dict[int, tuple[float, float]]] = []

    def after(known: dict[int, tuple[float, float]]) -> list[tuple[int, float, float]]:
        seen.append(known)
        return [(1, 30.0, 5.0), (2, 20.0, 6.0)]

    rating = Rating("agent", [1, 2], after)
    for number in (1, 2):  # the second time the table is over already
        commit(store, row("aaaa", number), then=lambda: store.note_table(line("aaaa"), rating))
    commit(store, row("bbbb", 1), then=lambda: store.note_table(line("bbbb"), rating))
    assert seen == [{}, {1: (30.0, 5.0)}]
    assert store.all("SELECT person, game, mu, sigma, games FROM rating") == [(1, "agent", 30.0, 5.0, 2)]


# ---------------------------------------------------------------------------------- transactions
def test_a_transaction_is_all_or_nothing(store: Store) -> None:
    with contextlib.suppress(ZeroDivisionError), store.transaction() as db:
        db.execute("UPDATE person SET name = ? WHERE id = ?", ("Bea", 1))
        assert store.one("SELECT name FROM person WHERE id = 1") == ("Bea",)
        store.add_rows([row("aaaa", 1)])
        raise ZeroDivisionError
    assert store.one("SELECT name FROM person WHERE id = 1") == ("Ada",)
    with store.transaction() as db:
        store.add_rows([row("aaaa", 1)])
        assert db.execute("UPDATE person SET name = ? WHERE id = ?", ("Bea", 1)).rowcount == 1
        assert db.execute("DELETE FROM person WHERE id = ?", (9,)).rowcount == 0
    assert numbers(store, "aaaa") == [1]


def test_what_only_one_may_have_is_refused_by_name(store: Store) -> None:
    with pytest.raises(NotUnique), store.transaction() as db:
        db.execute("INSERT INTO person (name, folded, account, created) VALUES (?, ?, ?, ?)", ("A", "a", "ada", 1.0))
    assert store.one("SELECT count(*) FROM person") == (1,)
    commit(store, row("aaaa", 1))
    with pytest.raises(Unavailable), store.transaction():
        store.add_rows([row("aaaa", 1)])


def test_letters_that_no_text_has_do_no_harm(store: Store) -> None:
    assert store.one("SELECT 1 FROM tables WHERE id = ?", "a\0a") is None
    assert store.one("SELECT 1 FROM person WHERE account = ?", "\N{GRINNING FACE}") is None


def test_a_moment_is_kept_as_a_setting(store: Store) -> None:
    with store.transaction() as db:
        db.execute("INSERT INTO setting (name, value) VALUES (?, ?)", ("then", store.moment(1234567890.125)))
    assert float(store.one("SELECT value FROM setting WHERE name = 'then'")[0]) == 1234567890.125


def test_everything_about_a_table_can_be_forgotten(store: Store) -> None:
    for number in range(1, 1030):  # more than a segment of the file's log
        store.append([row("aaaa", number)])
    store.append([row("bbbb", 1)])
    store.note_table(line("aaaa"))
    store.commit()
    with store.transaction() as db:
        kept = not store.forget_table(db, "aaaa", store.rows_written())
    assert (numbers(store, "aaaa") != []) == kept
    assert lists.is_over(store, "aaaa") == kept
    assert numbers(store, "bbbb") == [1]


def test_what_was_written_is_there_at_the_next_opening(store: Store, open_again: Open) -> None:
    commit(store, row("aaaa", 1))
    store.close()
    again = open_again()
    assert numbers(again, "aaaa") == [1]
    assert lists.unfinished(again) == ["aaaa", "bbbb"]


def test_a_reader_works_in_a_thread_of_its_own(store: Store) -> None:
    reader = store.reader()

    async def ask() -> tuple[str, str]:
        return await reader.run(lambda read: (threading.current_thread().name, read.one("SELECT name FROM person")[0]))

    with contextlib.closing(reader):
        thread, name = asyncio.run(ask())
    assert name == "Ada"
    assert thread != threading.current_thread().name


# ---------------------------------------------------------------------------------- a server
@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.new_database()


def opened(url: str) -> contextlib.closing[Store]:
    return contextlib.closing(open_store(Settings(database=url)))


def together(*works: Callable[[], Awaitable[None]]) -> None:
    async def within() -> None:
        await asyncio.wait_for(asyncio.gather(*(work() for work in works)), PATIENCE)

    asyncio.run(within())


def test_the_rest_of_a_batch_is_kept_where_a_table_lost(database: str) -> None:
    with opened(database) as first, opened(database) as second:
        with first.transaction() as db:
            for table in TABLES:
                lists.add_table(db, table, "agent", True, 1.0)
        commit(first, row("aaaa", 1, "first"))
        batch = commit(second, row("bbbb", 1), row("aaaa", 1, "second"), then=lambda: second.note_table(line("aaaa")))
        assert batch.error is None
        assert batch.lost == {"aaaa"}
        assert [stored[3] for stored in first.read_log("aaaa")] == ["first"]
        assert numbers(first, "bbbb") == [1]
        assert not lists.is_over(first, "aaaa")


def test_writers_side_by_side_do_not_wait_for_each_other_in_a_circle(database: str) -> None:
    stores = [open_store(Settings(database=database)) for _ in range(3)]
    won: list[int] = []

    def writes(store: Store, order: tuple[str, str]) -> Callable[[], Awaitable[None]]:
        async def write() -> None:
            for number in range(1, 30):
                ended: asyncio.Future[Batch] = asyncio.get_running_loop().create_future()
                store.append([row(table, number) for table in order])
                store.commit_soon(ended.set_result)
                batch = await ended
                assert batch.error is None
                won.append(2 - len(batch.lost))

        return write

    together(*(writes(store, TABLES if n % 2 else TABLES[::-1]) for n, store in enumerate(stores)))
    for store in stores:
        store.close()
    assert sum(won) == 2 * 29  # each number of each table once


def test_what_comes_while_a_commit_is_under_way_is_the_next_batch(postgres: Postgres, database: str) -> None:
    async def within(store: Store) -> None:
        ended: list[Batch] = []
        with opened(database) as other, other.transaction() as lock:
            lock.execute("LOCK TABLE log IN EXCLUSIVE MODE")
            first = store.append([row("aaaa", 1)])
            store.commit_soon(ended.append)
            second = store.append([row("aaaa", 2)])
            assert second is not first
            await asyncio.sleep(0.05)
            assert ended == []
        store.commit()  # of both
        assert ended == [first]
        assert numbers(store, "aaaa") == [1, 2]

    with opened(database) as store:
        asyncio.run(within(store))


def test_houses_that_open_at_once_make_the_tables_once(database: str) -> None:
    troubles: list[BaseException] = []

    def open_and_close() -> None:
        try:
            open_store(Settings(database=database)).close()
        except BaseException as error:
            troubles.append(error)

    threads = [threading.Thread(target=open_and_close) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    assert troubles == []


def test_a_connection_that_breaks_off_is_made_anew(postgres: Postgres, database: str) -> None:
    with opened(database) as store:
        end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}'"
        postgres.sql(end.format(database.rsplit("/", 1)[1]))
        until = time.monotonic() + PATIENCE
        while True:
            batch = Batch()
            with contextlib.suppress(Unavailable):
                batch = commit(store, row("aaaa", 1))
                if batch.error is None:
                    break
            assert time.monotonic() < until, batch.error
            time.sleep(0.05)
        assert numbers(store, "aaaa") == [1]


def test_while_the_database_is_away_everything_is_refused_at_once_until_it_is_back() -> None:
    with running_postgres() as server, opened(server.new_database()) as store:
        commit(store, row("aaaa", 1))
        server.crash()
        with pytest.raises(Unavailable):
            store.one("SELECT 1")
        began = time.monotonic()
        for _ in range(50):
            with pytest.raises(Unavailable):
                store.one("SELECT 1")
            with pytest.raises(Unavailable):
                store.append([row("aaaa", 2)])
        assert time.monotonic() - began < SLACK  # none of them waited
        came_back: list[float] = []

        async def wait() -> None:
            store.on_return(came_back.append)
            server.start()
            async with asyncio.timeout(PATIENCE):
                while not came_back:
                    await asyncio.sleep(0.02)

        asyncio.run(wait())
        assert numbers(store, "aaaa") == [1]
        assert commit(store, row("aaaa", 2)).error is None


# ---------------------------------------------------------------------------------- what cannot be opened
def refusal(url: str) -> str:
    with pytest.raises(WrongFile) as refused:
        open_store(Settings(database=url)).close()
    text = str(refused.value)
    assert "\n" not in text
    assert "secret" not in text
    return text


@pytest.mark.parametrize(
    "url", ["nonsense", "mysql://a@b/c", "postgresql://host", "postgresql://host:port/x", "postgresql://[::1/x"]
)
def test_an_address_that_is_none(url: str) -> None:
    assert refusal(url) == "a database is named as postgresql://user:password@host:5432/name"


def test_nobody_answers() -> None:
    assert "nobody answers for the database house at 127.0.0.1:1" in refusal("postgresql://u:secret@127.0.0.1:1/house")


def test_a_wrong_password(postgres: Postgres, database: str) -> None:
    with contextlib.suppress(AssertionError):  # it is there from another test
        postgres.sql("CREATE ROLE locked LOGIN PASSWORD 'open'")
    place = database.rsplit("@", 1)[1]
    assert "does not take this user and password" in refusal(f"postgresql://locked:secret@{place}")
    assert "may not make tables" in refusal(f"postgresql://locked:open@{place}")


def test_a_database_that_is_missing(postgres: Postgres) -> None:
    assert "there is no such database: the database nowhere" in refusal(postgres.url_of("nowhere"))


def test_a_database_with_something_else_in_it(postgres: Postgres, database: str) -> None:
    postgres.sql("CREATE TABLE person (shoe_size int)", database.rsplit("/", 1)[1])
    assert "holds something else: a table called person" in refusal(database)


def test_a_database_of_a_newer_valise(postgres: Postgres, database: str) -> None:
    """It can be used as long as nothing was taken away that this one needs."""
    open_store(Settings(database=database)).close()
    postgres.sql("INSERT INTO valise_schema VALUES (998, '0998_later')", database.rsplit("/", 1)[1])
    open_store(Settings(database=database)).close()
    postgres.sql("INSERT INTO valise_schema VALUES (999, '0999_last', 998)", database.rsplit("/", 1)[1])
    assert "has version 999; this Valise reads up to" in refusal(database)


def test_a_database_in_other_letters(postgres: Postgres) -> None:
    with contextlib.suppress(AssertionError):
        postgres.sql("CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0")
    assert "is not in UTF8" in refusal(postgres.url_of("latin"))
