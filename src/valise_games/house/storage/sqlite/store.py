"""The house's one file: SQLite, written in this process, a few microseconds a row.

Rows of logs are written in batches: `append` opens one, `commit` ends it. What is committed survives the death of the
process. With `synchronous=NORMAL` a power cut may lose the last moments, never more and never half a move; `FULL` loses
nothing and costs a write to the disk for each commit.

What is committed is in the file's `-wal` first. Copying it back waits for the disk, so a thread does it every few
seconds, and gives way to everything else; only where that cannot keep up is it done by a commit, while the whole house
waits.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from valise_games.house.errors import Unavailable
from valise_games.house.storage import lists
from valise_games.house.storage.sqlite.log import IN_FULL_SEGMENTS_ONLY, SEGMENT, EventLog
from valise_games.house.storage.sqlite.outbox import SqliteOutbox
from valise_games.house.storage.store import (
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

VERSION = 5  # of the schema
READABLE = range(1, VERSION + 1)  # a file of an older version is migrated when it is opened
ONLY_OWNER = 0o600  # the mode of the file
WAIT = 0.25  # seconds for somebody else's lock: the whole house waits meanwhile
PAGE = 2048  # octets, of a new file. A commit writes whole ones, and the rows of a batch are about so long together
CHECKPOINT_INTERVAL = 2.0  # seconds after which it is tried again whether there is something to copy back
MAX_WAL_SIZE = 64 << 20  # octets
NICENESS = 10  # niceness: a tenth of the core beside one that wants all of it

SCHEMA = (Path(__file__).parent / "schema.sql").read_text()
MIGRATIONS = Path(__file__).parent / "migrations"
ADD_NOTICE = "INSERT INTO notice (table_id, number, person, game) VALUES (?, ?, ?, ?)"

T = TypeVar("T")


class SqliteStore:
    """One SQLite file. Raises WrongFile where it cannot be used.

    At most one batch is open. A `transaction` commits it first, so that the two never mix.
    """

    commits_at_once = True
    ordered_join = "CROSS JOIN"

    def __init__(self, file: str | Path, synchronous: str = "NORMAL") -> None:
        self.file = str(file)
        self._batch: Batch | None = None
        self._rows: list[LogRow] = []  # of logs, not yet written: many together cost less than one by one
        self.commits = 0  # of batches
        self.commit_seconds = 0.0
        try:
            _make_private(Path(file))
            self.db = sqlite3.connect(self.file, timeout=WAIT, isolation_level=None, cached_statements=64)
            for pragma in (f"page_size={PAGE}", "journal_mode=WAL", f"synchronous={synchronous}", "foreign_keys=ON"):
                self.db.execute(f"PRAGMA {pragma}")
            (page,) = self.db.execute("PRAGMA page_size").fetchone()  # a file keeps that with which it was made
            self.db.execute(f"PRAGMA wal_autocheckpoint={MAX_WAL_SIZE // page}")
            self._log = EventLog(self.db)
            self._prepare()
        except (sqlite3.Error, OSError, Unavailable) as error:
            raise WrongFile(f"{self.file} cannot be used: {error}") from None

    def _prepare(self) -> None:
        version = self.db.execute("PRAGMA user_version").fetchone()[0]
        if version == 0:
            self._change_schema(SCHEMA)
        elif version in READABLE[:-1]:
            self._migrate(version)
        elif version != VERSION:
            raise WrongFile(f"{self.file} has version {version}; this Valise reads {VERSION}")

    def _migrate(self, version: int) -> None:
        """Not while somebody has the file open: it may be an older house, which would go on writing as it knows."""
        try:
            self.db.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.OperationalError:
            self.close()
            raise WrongFile(f"{self.file} has version {version}, and somebody has it open: stop him first") from None
        self._change_schema("".join((MIGRATIONS / f"from_{old}.sql").read_text() for old in range(version, VERSION)))
        self.db.execute("PRAGMA journal_mode=WAL")

    def _change_schema(self, statements: str) -> None:
        with self.transaction():
            for statement in statements.split(";\n"):
                self.db.execute(statement)
            self.db.execute(f"PRAGMA user_version={VERSION}")

    def close(self) -> None:
        """The file is not used any more."""
        self.db.close()

    async def find_damage(self) -> str:
        """Reads every page of the file, in a thread; gives what is wrong with it, or nothing."""
        loop = asyncio.get_running_loop()
        with ThreadPoolExecutor(1, "check", _lower_priority) as thread:
            return await loop.run_in_executor(thread, _find_damage, self.file)

    def on_return(self, call: Callable[[float], None]) -> None:
        """It is never away."""

    def begin(self) -> None:
        """It is its house's alone."""

    async def maintain(self) -> None:
        """Copies what was committed from the `-wal` back into the file, until it is cancelled."""
        done = 0
        loop = asyncio.get_running_loop()
        with ThreadPoolExecutor(1, "copy-back", _lower_priority) as thread:
            while True:
                await asyncio.sleep(CHECKPOINT_INTERVAL)
                if self.commits != done:
                    done = self.commits
                    await loop.run_in_executor(thread, _checkpoint, self.file)

    # ------------------------------------------------------------------------------ batches of log rows
    def append(self, rows: Iterable[LogRow]) -> Batch:
        """They are written before anything is read, and before the batch is committed."""
        batch = self._batch
        if batch is None:
            self._begin()
            batch = self._batch = Batch()
        self._rows.extend(rows)
        return batch

    def add_rows(self, rows: Iterable[LogRow]) -> None:
        """Adds rows of logs to the transaction that is open."""
        self._rows.extend(rows)

    def commit_soon(self, then: Callable[[Batch], None]) -> None:
        """At once."""
        batch = self._batch
        assert batch is not None
        with contextlib.suppress(Unavailable):  # the batch has the error
            self.commit()
        then(batch)

    def drop(self, tables: frozenset[str] | None = None) -> None:
        """Nothing is ever under way, so nothing follows from what was not kept."""

    def note_table(self, line: TableLine, rating: Rating | None = None) -> None:
        """In the file at once, as a part of the batch."""
        with self.part_of_batch() as db:
            lists.update_table(db, line, rating)

    def commit(self) -> None:
        """Nothing is ever under way."""
        batch, self._batch = self._batch, None
        if batch is None:
            return
        batch.open = False
        began = time.perf_counter()
        try:
            if not self.db.in_transaction:
                raise Unavailable("it was rolled back before")
            self._write_rows()
            if batch.notices:
                self.db.executemany(ADD_NOTICE, [notice[:4] for notice in batch.notices])
            self.db.execute("COMMIT")
            self.commits += 1
            self.commit_seconds += time.perf_counter() - began
        except (Unavailable, sqlite3.OperationalError) as error:
            batch.error = error if isinstance(error, Unavailable) else _unavailable(error)
            self._roll_back()
            raise batch.error from None

    def _begin(self) -> None:
        try:
            self.db.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            raise _unavailable(error) from None

    @contextlib.contextmanager
    def transaction(self) -> Iterator[Db]:
        """Commits the open batch first, and raises Unavailable if that cannot be done."""
        self.commit()
        try:
            self.db.execute("BEGIN IMMEDIATE")
            yield self.db
            self._write_rows()
            self.db.execute("COMMIT")
        except BaseException as error:
            self._roll_back()
            if isinstance(error, sqlite3.OperationalError):
                raise _unavailable(error) from None
            if isinstance(error, sqlite3.IntegrityError):
                raise NotUnique(str(error)) from None
            raise

    @contextlib.contextmanager
    def part_of_batch(self) -> Iterator[Db]:
        """All of it or nothing, as a part of the open batch, whose commit decides about it; without one, alone."""
        if not self.db.in_transaction:
            with self.transaction() as db:
                yield db
            return
        self.db.execute("SAVEPOINT part")
        try:
            yield self.db
        except BaseException as error:
            if self.db.in_transaction:  # else all of it is gone, and its end will tell
                self.db.execute("ROLLBACK TO part")
                self.db.execute("RELEASE part")
            self._log.forget()
            if isinstance(error, sqlite3.OperationalError):
                raise _unavailable(error) from None
            raise
        self.db.execute("RELEASE part")

    def all(self, sql: str, *values: Any) -> list[Any]:
        """All rows that a query gives."""
        self._write_rows()
        return self.db.execute(sql, values).fetchall()

    def one(self, sql: str, *values: Any) -> Any:
        """The first row, or None."""
        self._write_rows()
        return self.db.execute(sql, values).fetchone()

    def _roll_back(self) -> None:
        self._rows.clear()
        if self.db.in_transaction:
            self.db.execute("ROLLBACK")
        self._log.forget()

    def _write_rows(self) -> None:
        """Those that cannot be written stay, so that the transaction they belong to cannot be kept without them."""
        if not self._rows:
            return
        if not self.db.in_transaction:
            raise Unavailable("it was rolled back before")
        try:
            self._log.add(self._rows)
        except (sqlite3.OperationalError, sqlite3.IntegrityError) as error:  # the latter: another row has its number
            raise _unavailable(error) from None
        self._rows.clear()

    def read_log(self, table: str) -> Iterator[Stored]:
        """The rows of a table's log, one by one, for those who do not want all."""
        self._write_rows()
        return self._log.read(table)

    # ------------------------------------------------------------------------------ where engines differ
    def moment(self, at: float) -> float:
        """As it is."""
        return at

    def rows_written(self) -> int:
        """The id of the last one."""
        (last,) = self.one("SELECT coalesce(max(id), 0) FROM log")
        return int(last)

    def forget_table(self, db: Db, table: str, mark: int) -> bool:
        """Only if its rows are all in full segments of the log: in the last one, rows are counted on."""
        open_segment = mark // SEGMENT * SEGMENT
        if db.execute("SELECT 1 FROM log WHERE id >= ? AND table_id = ?", (open_segment, table)).fetchone():
            return False
        db.execute(f"DELETE FROM log WHERE id IN ({IN_FULL_SEGMENTS_ONLY})", (table,))
        for place in ("segment_index", "sitting", "notice"):
            db.execute(f"DELETE FROM {place} WHERE table_id = ?", (table,))
        db.execute("DELETE FROM tables WHERE id = ?", (table,))
        return True

    def reader(self) -> SqliteReader:
        """On the same file."""
        return SqliteReader(self.file)

    def outbox(self, process: str) -> SqliteOutbox:
        """On the same connection."""
        return SqliteOutbox(self)


class SqliteReader:
    """Reads what is committed, with a connection that cannot write; it may be used in any one thread at a time."""

    ordered_join = "CROSS JOIN"

    def __init__(self, file: str) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, "reader")
        self._db: sqlite3.Connection | None = None

    async def run(self, work: Callable[[ReadOnly], T]) -> T:
        """In a thread of its own."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, self)

    def all(self, sql: str, *values: Any) -> list[Any]:
        """All rows that a query gives."""
        return self._opened().execute(sql, values).fetchall()

    def one(self, sql: str, *values: Any) -> Any:
        """The first row, or None."""
        return self._opened().execute(sql, values).fetchone()

    def read_log(self, table: str) -> Iterator[Stored]:
        """The rows of a table's log, one by one."""
        return EventLog(self._opened()).read(table)

    def _opened(self) -> sqlite3.Connection:
        if self._db is None:
            place = f"{Path(self._file).resolve().as_uri()}?mode=ro"
            self._db = sqlite3.connect(place, uri=True, isolation_level=None, check_same_thread=False)
        return self._db

    def close(self) -> None:
        """Nothing is read any more; a query that is under way is broken off."""
        if self._db is not None:
            self._db.interrupt()
        self._thread.shutdown(cancel_futures=True)
        if self._db is not None:
            self._db.close()


def _lower_priority() -> None:
    """Moves that share a core with the copying take twice as long, for some hundredths of a second: so it gives way to
    them. Not more than that: for moments it has the interpreter to itself, and the house waits for it. Linux alone has
    a niceness for each thread, which cannot be taken back: it has to be a thread that does nothing else."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):  # where the system forbids even that
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


def _checkpoint(file: str) -> None:
    """With a connection of its own, in a thread; commits go on meanwhile. What fails now is done the next time."""
    with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(file, timeout=0)) as db:
        db.execute("PRAGMA wal_checkpoint(PASSIVE)")


def _find_damage(file: str) -> str:
    try:
        with contextlib.closing(sqlite3.connect(file, timeout=WAIT)) as db:
            found = str(db.execute("PRAGMA integrity_check(1)").fetchone()[0])
    except sqlite3.OperationalError:
        return ""  # it cannot be read just now, which is no damage
    except sqlite3.DatabaseError as error:
        return str(error)
    return "" if found == "ok" else found


def _make_private(file: Path) -> None:
    """Before SQLite opens it, so that what it keeps beside a new file is as private: they hold every seed, and what
    cookies are signed with."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, ONLY_OWNER))
    except FileExistsError:
        if file.stat().st_size == 0:
            file.chmod(ONLY_OWNER)


def _unavailable(error: sqlite3.Error) -> Unavailable:
    log.warning("the file cannot be written", extra={"reason": str(error)})
    return Unavailable(str(error))
