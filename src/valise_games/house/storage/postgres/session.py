"""One connection for whoever waits for each answer: reads and transactions as SQLite does them, from any thread.

The SQL is that of SQLite where both understand it: `?` stands for a value.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import itertools
from collections.abc import Coroutine, Iterator, Sequence
from typing import Any, TypeVar

import asyncpg

from valise_games.house.errors import Unavailable
from valise_games.house.storage.postgres.thread import DatabaseThread, as_house_error
from valise_games.house.storage.store import Stored

READ_LOG = "SELECT number, public_seq, at, key, event FROM log WHERE table_id = ? ORDER BY number"


T = TypeVar("T")


class Rows:
    """What a statement gave: all of it is here."""

    def __init__(self, rows: list[Any], status: str) -> None:
        self._rows = [tuple(row) for row in rows]
        self._next = 0
        self._status = status

    @property
    def rowcount(self) -> int:
        last = self._status.rpartition(" ")[2]
        return int(last) if last.isdigit() else 0

    def fetchone(self) -> Any:
        self._next += 1
        return self._rows[self._next - 1] if self._next <= len(self._rows) else None

    def fetchall(self) -> list[Any]:
        rest, self._next = self._rows[self._next :], len(self._rows)
        return rest

    def __iter__(self) -> Iterator[Any]:
        return iter(self.fetchall())


class Session:
    """A connection that is made when it is needed, and made anew when it broke off. In a transaction it is kept: if
    that breaks off, nothing of it has happened. Raises Unavailable within so many seconds."""

    def __init__(self, thread: DatabaseThread, patience: float) -> None:
        self._thread = thread
        self._patience = patience
        self._db: asyncpg.Connection | None = None
        self._statements: dict[str, Any] = {}  # prepared
        self.in_transaction = False

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Rows:
        """One statement; outside of a transaction it is one by itself."""
        return self._wait(self._execute(in_their_words(sql), [clean(value) for value in values]))

    def add(self, sql: str, columns: Sequence[Sequence[Any]]) -> None:
        """A statement of PostgreSQL's own, which takes a list for each column."""
        self._wait(self._execute(sql, list(columns)))

    def all(self, sql: str, *values: Any) -> list[Any]:
        return self.execute(sql, values).fetchall()

    def one(self, sql: str, *values: Any) -> Any:
        return self.execute(sql, values).fetchone()

    def read_log(self, table: str) -> Iterator[Stored]:
        for number, public_seq, at, key, event in self.execute(READ_LOG, (table,)):
            yield number, public_seq, at, key.decode(errors="surrogatepass"), event

    @contextlib.contextmanager
    def transaction(self) -> Iterator[Session]:
        """All of it or nothing."""
        if self.in_transaction:
            raise AssertionError("one transaction is open already")
        self._wait(self._begin())
        self.in_transaction = True
        try:
            yield self
            self._wait(self._in_transaction("COMMIT"))
        except BaseException:
            with contextlib.suppress(Exception):  # a connection that is gone has rolled back
                self._wait(self._in_transaction("ROLLBACK"))
            raise
        finally:
            self.in_transaction = False

    def close(self) -> None:
        """The connection is given up; a query that is under way is broken off."""
        with contextlib.suppress(Exception):
            self._thread.wait(self._close(), 1.0)

    # ------------------------------------------------------------------------------ in the thread of the database
    async def _connected(self) -> asyncpg.Connection:
        if self._db is None or self._db.is_closed():
            self._statements.clear()
            self._db = await self._thread.connect()
        return self._db

    async def _begin(self) -> None:
        db = await self._connected()
        await db.execute("BEGIN")

    async def _in_transaction(self, sql: str) -> None:
        assert self._db is not None
        await self._db.execute(sql)

    async def _execute(self, sql: str, values: list[Any]) -> Rows:
        if self.in_transaction and (self._db is None or self._db.is_closed()):
            raise Unavailable("the connection broke off")
        db = await self._connected()
        statement = self._statements.get(sql)
        if statement is None:
            statement = self._statements[sql] = await db.prepare(sql)
        rows = await statement.fetch(*values)
        return Rows(rows, statement.get_statusmsg())

    async def _close(self) -> None:
        if self._db is not None:
            self._db.terminate()
            self._db = None

    def _wait(self, work: Coroutine[Any, Any, T]) -> T:
        try:
            self._thread.gate()
        except Unavailable:
            work.close()
            raise
        try:
            return self._thread.wait(work, self._patience)
        except asyncio.CancelledError:
            raise Unavailable("it was broken off") from None
        except Exception as error:
            self._thread.notice(error)
            known = as_house_error(error)
            if isinstance(known, Unavailable):
                self.close()  # nobody knows how far it came
            if known is error:
                raise
            raise known from None


@functools.cache
def in_their_words(sql: str) -> str:
    """With $1, $2… where values stand."""
    parts = sql.split("?")
    numbers = itertools.count(1)
    return "".join(f"{part}${next(numbers)}" for part in parts[:-1]) + parts[-1]


def clean(value: Any) -> Any:
    """PostgreSQL has texts of whole letters, and none of them is NUL."""
    if isinstance(value, str) and not value.isascii():
        value = value.encode(errors="replace").decode()
    if isinstance(value, str) and "\0" in value:
        return value.replace("\0", "\N{REPLACEMENT CHARACTER}")
    return value
