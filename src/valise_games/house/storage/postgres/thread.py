"""Connections to PostgreSQL live in a thread with an event loop of its own. So whoever has to wait for an answer can do
that from any thread, that of the house's own loop too, and what the house commits meanwhile goes on.
"""

from __future__ import annotations

import asyncio
import concurrent.futures
import contextlib
import logging
import sys
import threading
import time
import weakref
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import asyncpg

from valise_games.house.errors import Unavailable
from valise_games.house.storage.postgres.address import CONNECT_TIME, connect
from valise_games.house.storage.store import NotUnique

log = logging.getLogger("valise.store")

LOOK_EVERY = 0.1  # seconds, for a database that is away
# What a server says while it cannot do something now, by class.
AWAY_CLASSES = ("08", "53", "57", "58", "40", "55")  # connection, resources, operator, system, rolled back, locked
READ_ONLY = "25006"  # a standby, or one that was one until now
LOST = (asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError, concurrent.futures.TimeoutError)

T = TypeVar("T")


def is_away(error: BaseException) -> bool:
    """Whether this tells of the server's trouble, which passes, and not of a fault of ours."""
    if isinstance(error, asyncpg.PostgresError):
        state = error.sqlstate or ""
        return state[:2] in AWAY_CLASSES or state == READ_ONLY or isinstance(error, asyncpg.InvalidCachedStatementError)
    return isinstance(error, LOST)


def is_lost(error: BaseException) -> bool:
    """Whether the connection, or the server, is gone; what it did last may have been done or not."""
    if isinstance(error, asyncpg.PostgresError):
        state = error.sqlstate or ""
        return state[:2] == "08" or state[:4] == "57P0" or state == READ_ONLY
    return isinstance(error, LOST)


def as_house_error(error: Exception) -> Exception:
    """The error as the house knows it."""
    if isinstance(error, asyncpg.UniqueViolationError):
        return NotUnique(str(error))
    if is_away(error):
        return Unavailable(str(error) or type(error).__name__)
    return error


class DatabaseThread:
    """The thread, and how others have something done in it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.loop = _new_loop()
        self._thread = threading.Thread(target=self._run, name="database", daemon=True)
        self.away: float | None = None  # since then, by a clock that nobody sets
        self.on_return: list[Callable[[float], None]] = []  # called in the thread, with the seconds it was away
        self._connections: weakref.WeakSet[asyncpg.Connection] = weakref.WeakSet()
        self.closed = False
        self._looking: asyncio.Task[None] | None = None
        self._thread.start()

    # ------------------------------------------------------------------------------ whether it is there
    def gate(self) -> None:
        """Raises Unavailable while the database is known to be away: nobody waits for what will not come."""
        if self.closed or self.away is not None:
            raise Unavailable("it is closed" if self.closed else "the database is away")

    def notice(self, error: BaseException) -> None:
        """If this tells that the database is away, it is looked for until it is back. Called from any thread."""
        if not self.closed and self.away is None and is_lost(error):
            self.away = time.monotonic()
            log.warning("the database is away", extra={"reason": str(error) or type(error).__name__})
            self.loop.call_soon_threadsafe(self._look_for_it)

    def _look_for_it(self) -> None:
        if self._looking is None:
            self._looking = self.loop.create_task(self._look())

    async def _look(self) -> None:
        while True:
            with contextlib.suppress(Exception):
                db = await self.connect()
                try:
                    if not await db.fetchval("SELECT pg_is_in_recovery()", timeout=CONNECT_TIME):
                        break
                finally:
                    db.terminate()
            await asyncio.sleep(LOOK_EVERY)
        assert self.away is not None
        seconds = time.monotonic() - self.away
        self.away = self._looking = None
        log.warning("the database is back", extra={"seconds": round(seconds, 1)})
        for call in self.on_return:
            call(seconds)

    # ------------------------------------------------------------------------------ what is done in it
    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_forever()  # until it is closed
        tasks = asyncio.all_tasks(self.loop)
        for task in tasks:
            task.cancel()
        for connection in self._connections:
            connection.terminate()
        self.loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        self.loop.run_until_complete(asyncio.sleep(0.01))  # transports are closed
        with contextlib.suppress(OSError):  # one is not yet
            self.loop.close()

    def wait(self, work: Coroutine[Any, Any, T], seconds: float | None) -> T:
        """Does it in the thread and waits, not longer than so many seconds; raises what it raised. What took too long
        is broken off."""
        if self.closed:
            work.close()
            raise Unavailable("it is closed")
        future = asyncio.run_coroutine_threadsafe(work, self.loop)
        try:
            return future.result(seconds)
        except concurrent.futures.TimeoutError:
            future.cancel()
            raise
        except BaseException:
            future.cancel()
            raise

    async def connect(self) -> asyncpg.Connection:
        """A new connection."""
        connection = await connect(self.url)
        self._connections.add(connection)
        return connection

    def close(self) -> None:
        """Nothing is done in it any more."""
        if not self.closed:
            self.closed = True
            self.loop.call_soon_threadsafe(self.loop.stop)
            self._thread.join(CONNECT_TIME)


def _new_loop() -> asyncio.AbstractEventLoop:
    if sys.platform != "win32":
        import uvloop

        return uvloop.new_event_loop()
    return asyncio.new_event_loop()
