"""One house in one database: a process without Redis holds it alone, those with one Redis hold it together.

The lock is one of a session of PostgreSQL, which lets go of it when the process ends, however it ends. A database that
is started anew has forgotten it: this keeps a second house from being opened by mistake, and nothing rests on it. That
two never write to one table, the log sees to.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator

import asyncpg

from valise_games.house.storage.postgres.address import check, connect, described, why
from valise_games.house.storage.store import WrongFile

OPEN = 7317  # of the locks that houses hold, beside 7316 of their processes
PATIENCE = 5.0  # seconds for the one before, which is about to end


@contextlib.contextmanager
def hold_database(url: str, *, alone: bool) -> Iterator[None]:
    """Raises WrongFile if another house has the database, or nobody answers."""
    check(url)
    with asyncio.Runner(loop_factory=asyncio.new_event_loop) as runner:
        try:
            connection = runner.run(_held(url, alone))
        except WrongFile:
            raise
        except Exception as error:
            raise WrongFile(why(error, url)) from None
        try:
            yield
        finally:
            connection.terminate()
            runner.run(asyncio.sleep(0.01))  # its transport is closed


async def _held(url: str, alone: bool) -> asyncpg.Connection:
    """A connection that holds the lock as long as it lives."""
    connection = await connect(url)
    lock = "pg_try_advisory_lock" if alone else "pg_try_advisory_lock_shared"
    end = time.monotonic() + PATIENCE
    while not await connection.fetchval(f"SELECT {lock}({OPEN}, 0)"):
        if time.monotonic() > end:
            connection.terminate()
            what = "a house" if alone else "a house without --redis"
            hint = "stop it first, or give all processes one --redis" if alone else "stop it first"
            raise WrongFile(f"{what} is open on {described(url)}: {hint}")
        await asyncio.sleep(0.1)
    return connection
