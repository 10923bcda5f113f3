"""A house moves from its file to a PostgreSQL database, with everything it keeps.

The file is read as of one moment, also while its house is open, and the database takes all of it or nothing. Then both
are read again and compared, table by table. It can be repeated: a second time brings what has changed since. So a large
house is moved while it is open, shut, moved once more, which takes a moment, and opened on the database. From then on
nothing more is brought: the database is ahead.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from operator import itemgetter
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg

from valise_games.errors import ValiseError
from valise_games.house.storage.postgres import schema
from valise_games.house.storage.postgres.address import check, connect, described, why
from valise_games.house.storage.postgres.commits import to_bytes
from valise_games.house.storage.postgres.session import clean
from valise_games.house.storage.sqlite import backup
from valise_games.house.storage.sqlite.store import VERSION, SqliteStore
from valise_games.house.storage.store import MOVED, WrongFile

SECRET = "cookie secret"  # by which a house is known again
AT_ONCE = 5_000  # rows
LOCK_TIME = "5s"


class CannotMove(ValiseError):
    """Nothing was moved; the message says why."""


# How a value of the file is written in the database.
def _octets(value: Any) -> bytes | None:
    """Some were written as texts, and moments as numbers."""
    if value is None or isinstance(value, bytes):
        return value
    return repr(value).encode() if isinstance(value, float) else str(value).encode()


def _key(value: str) -> bytes:
    return to_bytes(value)


Change = Callable[[Any], Any]
TRUTH: Change = bool
PLAIN: Change = clean


class Kept(NamedTuple):
    """One table: its columns with how each changes, and the columns by which its rows are in order."""

    columns: dict[str, Change]
    order: str


def _kept(order: str, columns: str, **changed: Change) -> Kept:
    return Kept({name: changed.get(name, PLAIN) for name in columns.split()}, order)


# In an order in which every row finds those it names. Rows of logs come last, a table of the house at a time.
TABLES = {
    "setting": _kept("name", "name value", value=_octets),
    "person": _kept(
        "id", "id name folded account password recovery email epoch language created gone taken_by", gone=TRUTH
    ),
    "logged_out": _kept("session", "session at"),
    "session": _kept("name", "name person epoch browser created seen"),
    "api_key": _kept("id", "id person name hash created"),
    "blocked": _kept("person, other", "person other talk_only", talk_only=TRUTH),
    "report": _kept("id", "id person about table_id words at"),
    "rating": _kept("person, game", "person game mu sigma games"),
    "push": _kept("endpoint", "endpoint person subscription at", subscription=_octets),
    "notice": _kept("table_id, number, person", "table_id number person game tries due"),
    "email_wish": _kept("person", "person address code at tries"),
    "tables": _kept("id", "id game state public opened finished outcome", public=TRUTH, outcome=_octets),
    "sitting": _kept("table_id, seat", "table_id seat person name"),
}
LOG = _kept("table_id, number", "table_id number public_seq at key event", key=_key, event=_octets)
# A database opens one table with one key, and a file several: whose first rows have one key have none there.
OPENED_TWICE = """CREATE TEMP TABLE opened_twice AS
SELECT key FROM log WHERE number = 1 AND key <> '' GROUP BY key HAVING count(*) > 1"""
KEY_THERE = "CASE WHEN number = 1 AND key IN (SELECT key FROM opened_twice) THEN '' ELSE key END"
NUMBERED = ("person", "api_key", "report")  # their next ids follow the highest


def move(file: Path, url: str, tell: Callable[[str], None]) -> None:
    """Brings everything from the file to the database, and tells what was compared. Raises CannotMove and WrongFile."""
    check(url)
    try:
        backup.check(file, whole=True)
    except backup.CannotCopy as error:
        raise CannotMove(str(error)) from None
    with contextlib.closing(_opened(file)) as db:
        asyncio.run(_move(db, url, tell))


def _opened(file: Path) -> sqlite3.Connection:
    """All that is read is as of one moment. A file of an older version is brought up to date first."""
    place = f"{file.resolve().as_uri()}?mode=ro"
    db = sqlite3.connect(place, uri=True, isolation_level=None)
    if db.execute("PRAGMA user_version").fetchone()[0] != VERSION:
        db.close()
        SqliteStore(file).close()
        db = sqlite3.connect(place, uri=True, isolation_level=None)
    db.execute("BEGIN")
    db.execute(OPENED_TWICE)
    return db


async def _move(file: sqlite3.Connection, url: str, tell: Callable[[str], None]) -> None:
    try:
        database = await connect(url, server_settings={"application_name": "valise move"})
    except Exception as error:
        raise WrongFile(why(error, url)) from None
    try:
        await schema.prepare(database, url)
        async with database.transaction():
            await database.execute(f"SET LOCAL lock_timeout = '{LOCK_TIME}'")
            await _must_be_ours(file, database, url)
            await _bring_lists(file, database)
            await _bring_logs(file, database, tell)
            await _compare(file, database, tell)
    except asyncpg.LockNotAvailableError:
        raise CannotMove(f"somebody uses {described(url)}: nothing was moved") from None
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        raise CannotMove(f"{why(error, url)}; nothing was moved") from None
    finally:
        database.terminate()


async def _must_be_ours(file: sqlite3.Connection, database: asyncpg.Connection, url: str) -> None:
    """Empty, or with what was moved from this house before and has not been opened since."""
    await database.execute(f"LOCK TABLE {', '.join((*TABLES, 'log'))} IN EXCLUSIVE MODE")
    (secret,) = file.execute("SELECT value FROM setting WHERE name = ?", (SECRET,)).fetchone() or (b"",)
    mark = hashlib.sha256(b"moved from " + secret).digest()
    before = await database.fetchval("SELECT value FROM setting WHERE name = $1", MOVED)
    if before is None:
        for name in (*TABLES, "log"):
            if await database.fetchval(f"SELECT EXISTS (SELECT FROM {name})"):
                raise CannotMove(f"{described(url)} is a house already, and goes on by itself: name an empty one")
    elif before != mark:
        raise CannotMove(f"{described(url)} has what was moved from another house: name an empty one")
    await database.execute(f"TRUNCATE {', '.join(TABLES)}")
    await database.execute("INSERT INTO setting (name, value) VALUES ($1, $2)", MOVED, mark)


async def _bring_lists(file: sqlite3.Connection, database: asyncpg.Connection) -> None:
    await database.execute("SET CONSTRAINTS ALL DEFERRED")
    for name, kept in TABLES.items():
        await _copy(database, name, kept, _of_file(file, name, kept))
    for name in NUMBERED:
        sequence = f"pg_get_serial_sequence('{name}', 'id')"
        await database.execute(f"SELECT setval({sequence}, (SELECT coalesce(max(id), 0) + 1 FROM {name}), FALSE)")


async def _bring_logs(file: sqlite3.Connection, database: asyncpg.Connection, tell: Callable[[str], None]) -> None:
    """Those of tables that differ."""
    here = {table: digest for table, _, digest in _digests(_of_file(file, "log", LOG))}
    there = {table: digest async for table, _, digest in _digests_there(database)}
    differ = [table for table in {**here, **there} if here.get(table) != there.get(table)]
    for start in range(0, len(differ), 200):
        tables = differ[start : start + 200]
        await database.execute("DELETE FROM log WHERE table_id = ANY($1::text[])", tables)
        marks = ", ".join("?" * len(tables))
        rows = file.execute(f"SELECT {_columns(LOG)} FROM log WHERE table_id IN ({marks}) ORDER BY id", tables)
        await _copy(database, "log", LOG, _changed(LOG, rows))
        tell(f"logs of {min(start + 200, len(differ)):,} of {len(differ):,} tables that are new or have changed")


async def _copy(database: asyncpg.Connection, name: str, kept: Kept, rows: Iterator[tuple[Any, ...]]) -> None:
    while some := list(itertools.islice(rows, AT_ONCE)):
        await database.copy_records_to_table(name, records=some, columns=list(kept.columns))


# ---------------------------------------------------------------------------------- comparing
async def _compare(file: sqlite3.Connection, database: asyncpg.Connection, tell: Callable[[str], None]) -> None:
    """Everything is read again on both sides."""
    for name, kept in (*TABLES.items(), ("log", LOG)):
        count, digest = _digest(_of_file(file, name, kept))
        count_there, digest_there = await _digest_there(database, name, kept)
        if (count, digest) != (count_there, digest_there):
            raise CannotMove(
                f"{name} differs after it was moved: {count:,} rows, and {count_there:,}; nothing was kept"
            )
        tell(f"{name}: {count:,} rows, the same on both sides, {digest[:16]}")


def _of_file(file: sqlite3.Connection, name: str, kept: Kept) -> Iterator[tuple[Any, ...]]:
    """Its rows as the database has them."""
    return _changed(kept, file.execute(f"SELECT {_columns(kept)} FROM {name} ORDER BY {kept.order}"))


def _columns(kept: Kept) -> str:
    return ", ".join(KEY_THERE if kept is LOG and column == "key" else column for column in kept.columns)


def _changed(kept: Kept, rows: Iterable[Any]) -> Iterator[tuple[Any, ...]]:
    changes = list(kept.columns.values())
    for row in rows:
        yield tuple(change(value) for change, value in zip(changes, row, strict=True))


async def _of_database(database: asyncpg.Connection, name: str, kept: Kept) -> AsyncIterator[tuple[Any, ...]]:
    where = "WHERE name <> $1" if name == "setting" else "WHERE $1 <> ''"
    sql = f"SELECT {', '.join(kept.columns)} FROM {name} {where} ORDER BY {kept.order}"
    async for row in database.cursor(sql, MOVED, prefetch=AT_ONCE):
        yield tuple(row)


def _digest(rows: Iterable[tuple[Any, ...]]) -> tuple[int, str]:
    count, digest = 0, hashlib.sha256()
    for row in rows:
        count += 1
        digest.update(repr(row).encode(errors="surrogatepass"))
    return count, digest.hexdigest()


async def _digest_there(database: asyncpg.Connection, name: str, kept: Kept) -> tuple[int, str]:
    count, digest = 0, hashlib.sha256()
    async for row in _of_database(database, name, kept):
        count += 1
        digest.update(repr(row).encode(errors="surrogatepass"))
    return count, digest.hexdigest()


def _digests(rows: Iterable[tuple[Any, ...]]) -> Iterator[tuple[str, int, str]]:
    """Of each table's log."""
    for table, own in itertools.groupby(rows, itemgetter(0)):
        yield table, *_digest(own)


async def _digests_there(database: asyncpg.Connection) -> AsyncIterator[tuple[str, int, str]]:
    table, own = "", list[tuple[Any, ...]]()
    async for row in _of_database(database, "log", LOG):
        if row[0] != table and own:
            yield table, *_digest(own)
            own = []
        table = row[0]
        own.append(row)
    if own:
        yield table, *_digest(own)
