"""What a house keeps, in PostgreSQL: shared by as many processes as there are.

A batch is committed without waiting, in one round trip (a few, where a rated game ends), while the next one is
gathered. Whoever needs an answer at once (who somebody is, a list, the log of a table that is not in memory) waits for
it, a moment at most, on a connection of its own. While the database is away everything is refused at once, until it is
back.

If a connection breaks off during a commit, nobody knows whether it happened: the batch counts as not kept, its tables
are read again from their logs, and who sent a command tries it again with the same key.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import asyncpg

from valise_games.house.errors import Unavailable
from valise_games.house.storage import lists
from valise_games.house.storage.postgres import schema
from valise_games.house.storage.postgres.address import check, why
from valise_games.house.storage.postgres.commits import ADD_ROWS, PostgresBatch, columns, write
from valise_games.house.storage.postgres.outbox import PostgresOutbox
from valise_games.house.storage.postgres.session import Session
from valise_games.house.storage.postgres.thread import DatabaseThread, is_away
from valise_games.house.storage.store import (
    MOVED,
    Batch,
    Db,
    LogRow,
    NotUnique,
    Rating,
    ReadOnly,
    Stored,
    TableLine,
    WrongFile,
)

log = logging.getLogger("valise.store")

WAIT = 3.0  # seconds for an answer: the whole house waits meanwhile
COMMIT_TIME = 5.0  # seconds for a commit
READ_TIME = 60.0  # seconds in a thread, where nobody else waits

T = TypeVar("T")


class PostgresStore:
    """One database. Raises WrongFile where it cannot be used."""

    commits_at_once = False
    ordered_join = "JOIN"

    def __init__(self, url: str) -> None:
        check(url)
        self.url = url
        self.commits = 0
        self.commit_seconds = 0.0
        self._batch: PostgresBatch | None = None
        self._under_way: _UnderWay | None = None
        self._rows: list[LogRow] = []  # of the transaction that is open
        self._writer: asyncpg.Connection | None = None  # for commits, in the thread
        self._thread = DatabaseThread(url)
        self._session = Session(self._thread, WAIT)
        try:
            self._thread.wait(self._open(), None)
        except WrongFile:
            self.close()
            raise
        except Exception as error:
            self.close()
            raise WrongFile(why(error, url)) from None

    async def _open(self) -> None:
        self._writer = await self._thread.connect()
        await schema.prepare(self._writer, self.url)

    def close(self) -> None:
        self._session.close()
        if not self._thread.closed:
            self._thread.loop.call_soon_threadsafe(self._drop_writer)
        self._thread.close()

    def _drop_writer(self) -> None:
        if self._writer is not None:
            self._writer.terminate()
            self._writer = None

    # ------------------------------------------------------------------------------ batches of log rows
    def append(self, rows: Iterable[LogRow]) -> Batch:
        """Nothing is sent before the commit."""
        if self._batch is None:
            self._thread.gate()
            self._batch = PostgresBatch()
        self._batch.rows.extend(rows)
        return self._batch

    def note_table(self, line: TableLine, rating: Rating | None = None) -> None:
        """With the batch, in the same round trip."""
        if self._batch is not None:
            self._batch.lines[line.table] = (line, rating)
            return
        with self.transaction() as db:
            lists.update_table(db, line, rating)

    def drop(self, tables: frozenset[str] | None = None) -> None:
        if self._batch is not None and tables is None:
            self._batch.open, self._batch.error = False, Unavailable("what came before was not kept")
            self._batch = None
        elif self._batch is not None and tables is not None:
            self._batch.drop(tables)

    def commit_soon(self, then: Callable[[Batch], None]) -> None:
        """The batch is on its way."""
        assert self._batch is not None
        assert self._under_way is None
        loop = asyncio.get_running_loop()
        self._begin_commit(then, lambda under_way: _call(loop, functools.partial(self._end_commit, under_way)))

    def commit(self) -> None:
        """Waits for both."""
        if self._under_way is not None:
            self._wait_for(self._under_way)
        if self._batch is None:
            return
        batch = self._batch
        self._wait_for(self._begin_commit(lambda _: None, lambda _: None))
        if batch.error is not None:
            raise batch.error

    def _begin_commit(self, then: Callable[[Batch], None], ended: Callable[[_UnderWay], None]) -> _UnderWay:
        """`ended` is called in the thread of the database."""
        batch, self._batch = self._batch, None
        assert batch is not None
        batch.open = False
        self._under_way = under_way = _UnderWay(batch, then)
        try:
            if self._thread.closed:
                raise Unavailable("it is closed")
            self._thread.loop.call_soon_threadsafe(self._start_commit, under_way, ended)
        except (Unavailable, RuntimeError):  # the loop is closed
            batch.error = Unavailable("it is closed")
            under_way.end()
            ended(under_way)
        return under_way

    def _start_commit(self, under_way: _UnderWay, ended: Callable[[_UnderWay], None]) -> None:
        def end(task: asyncio.Task[None]) -> None:
            if task.cancelled() and under_way.batch.error is None:
                under_way.batch.error = Unavailable("it is closed")
            under_way.end()
            ended(under_way)

        under_way.task = self._thread.loop.create_task(self._commit(under_way.batch))
        under_way.task.add_done_callback(end)

    def _end_commit(self, under_way: _UnderWay) -> None:
        if self._under_way is under_way:  # else somebody has waited for it
            self._under_way = None
            under_way.then(under_way.batch)

    def _wait_for(self, under_way: _UnderWay) -> None:
        if not under_way.wait(COMMIT_TIME + 1.0):
            under_way.batch.error = Unavailable("it takes too long")
            if under_way.task is not None:
                _call(self._thread.loop, under_way.task.cancel)
        self._end_commit(under_way)

    async def _commit(self, batch: PostgresBatch) -> None:
        """In the thread of the database; what becomes of it is in the batch."""
        began = time.perf_counter()
        try:
            async with asyncio.timeout(COMMIT_TIME):
                if self._writer is None or self._writer.is_closed():
                    self._thread.gate()
                    self._writer = await self._thread.connect()
                batch.lost = await write(self._writer, batch)
            self.commits += 1
            self.commit_seconds += time.perf_counter() - began
        except BaseException as error:
            batch.error = error if isinstance(error, Unavailable) else Unavailable(str(error) or type(error).__name__)
            self._drop_writer()  # nobody knows how far it came
            self._thread.notice(error)
            if not is_away(error) and isinstance(error, Exception) and not isinstance(error, Unavailable):
                log.exception("a batch cannot be written")

    # ------------------------------------------------------------------------------ everything else
    @contextlib.contextmanager
    def transaction(self) -> Iterator[Db]:
        """On the connection of those who wait."""
        try:
            with self._session.transaction() as db:
                yield db
                if self._rows:
                    self._add_rows()
        finally:
            self._rows.clear()

    def add_rows(self, rows: Iterable[LogRow]) -> None:
        self._rows.extend(rows)

    def _add_rows(self) -> None:
        try:
            self._session.add(ADD_ROWS, columns(self._rows))
        except NotUnique as error:
            raise Unavailable(str(error)) from None

    def all(self, sql: str, *values: Any) -> list[Any]:
        return self._session.all(sql, *values)

    def one(self, sql: str, *values: Any) -> Any:
        return self._session.one(sql, *values)

    def read_log(self, table: str) -> Iterator[Stored]:
        return self._session.read_log(table)

    def reader(self) -> PostgresReader:
        return PostgresReader(self._thread)

    def outbox(self, process: str) -> PostgresOutbox:
        return PostgresOutbox(self._thread, process)

    def on_return(self, call: Callable[[float], None]) -> None:
        loop = asyncio.get_running_loop()
        self._thread.on_return.append(lambda seconds: _call(loop, functools.partial(call, seconds)))

    def begin(self) -> None:
        """Nothing more is moved into it."""
        with self.transaction() as db:
            db.execute("DELETE FROM setting WHERE name = ?", (MOVED,))

    # ------------------------------------------------------------------------------ where engines differ
    def moment(self, at: float) -> bytes:
        """The same column has keys of octets."""
        return repr(at).encode()

    def rows_written(self) -> int:
        """Rows can be deleted wherever they are."""
        return 0

    def forget_table(self, db: Db, table: str, mark: int) -> bool:
        for place in ("log", "sitting", "notice"):
            db.execute(f"DELETE FROM {place} WHERE table_id = ?", (table,))
        db.execute("DELETE FROM tables WHERE id = ?", (table,))
        return True

    async def maintain(self) -> None:
        """The server does that."""

    async def find_damage(self) -> str:
        """The server's operator sees to that."""
        return ""


class PostgresReader:
    """Reads what is committed, on a connection of its own; it may be used in any one thread at a time."""

    ordered_join = "JOIN"

    def __init__(self, thread: DatabaseThread) -> None:
        self._session = Session(thread, READ_TIME)
        self._executor = ThreadPoolExecutor(1, "reader")

    async def run(self, work: Callable[[ReadOnly], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._executor, work, self)

    def all(self, sql: str, *values: Any) -> list[Any]:
        return self._session.all(sql, *values)

    def one(self, sql: str, *values: Any) -> Any:
        return self._session.one(sql, *values)

    def read_log(self, table: str) -> Iterator[Stored]:
        return self._session.read_log(table)

    def close(self) -> None:
        self._session.close()
        self._executor.shutdown(cancel_futures=True)


class _UnderWay:
    """A commit that is not known to have ended."""

    def __init__(self, batch: PostgresBatch, then: Callable[[Batch], None]) -> None:
        self.batch = batch
        self.then = then
        self.task: asyncio.Task[None] | None = None
        self._has_ended = False
        self._waited_for: threading.Event | None = None  # by another thread

    def end(self) -> None:
        """It is known how it has ended."""
        self._has_ended = True
        if self._waited_for is not None:
            self._waited_for.set()

    def wait(self, seconds: float) -> bool:
        """Whether it ends within so many seconds."""
        self._waited_for = threading.Event()
        return self._has_ended or self._waited_for.wait(seconds)


def _call(loop: asyncio.AbstractEventLoop, call: Callable[[], object]) -> None:
    """In the thread of that loop; nobody is told when it has ended."""
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(call)
