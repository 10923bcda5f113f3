"""The notices of a house with a database: any process takes what no other has, without waiting for any of them.

That one is taken is written with it, so no lock is held while it is sent. It is taken as long as that process lives; of
the dead the database knows by itself.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Collection, Coroutine
from typing import Any, TypeVar

import asyncpg

from valise_games.house.storage.postgres.thread import DatabaseThread, as_house_error
from valise_games.house.storage.store import Notice

PATIENCE = 5.0  # seconds for an answer

TAKE = """WITH living AS MATERIALIZED (SELECT id FROM alive),
free AS (
    SELECT table_id, number, person FROM notice
    WHERE due <= extract(epoch FROM clock_timestamp()) AND person <> ALL($3::bigint[])
    AND (taken_by IS NULL OR taken_by <> $1 AND taken_by NOT IN (SELECT id FROM living))
    ORDER BY due LIMIT $2 FOR UPDATE SKIP LOCKED
)
UPDATE notice SET taken_by = $1 FROM free
WHERE notice.table_id = free.table_id AND notice.number = free.number AND notice.person = free.person
RETURNING notice.table_id, notice.number, notice.person, notice.game, notice.tries"""
DONE = """DELETE FROM notice USING unnest($1::text[], $2::int[], $3::bigint[]) AS sent (table_id, number, person)
WHERE notice.table_id = sent.table_id AND notice.number = sent.number AND notice.person = sent.person"""
AGAIN = """UPDATE notice SET tries = tries + 1, taken_by = NULL, due = extract(epoch FROM clock_timestamp()) + $4
FROM unnest($1::text[], $2::int[], $3::bigint[]) AS tried (table_id, number, person)
WHERE notice.table_id = tried.table_id AND notice.number = tried.number AND notice.person = tried.person"""

T = TypeVar("T")


class PostgresOutbox:
    """See `Outbox`. A connection of its own, so that no commit waits for it."""

    def __init__(self, thread: DatabaseThread, process: str) -> None:
        self._thread = thread
        self._process = process
        self._db: asyncpg.Connection | None = None
        self._turn = asyncio.Lock()  # in the thread: one statement at a time

    async def take(self, most: int, besides: Collection[int]) -> list[Notice]:
        return [Notice(*row) for row in await self._fetch(TAKE, self._process, most, list(besides))]

    async def done(self, notices: Collection[Notice]) -> None:
        await self._fetch(DONE, *_keys(notices))

    async def again(self, notices: Collection[Notice], seconds: float) -> None:
        await self._fetch(AGAIN, *_keys(notices), seconds)

    def close(self) -> None:
        with contextlib.suppress(Exception):
            self._thread.wait(self._drop(), 1.0)

    async def _fetch(self, sql: str, *values: object) -> list[Any]:
        return await self._in_thread(self._execute(sql, values))

    async def _in_thread(self, work: Coroutine[Any, Any, T]) -> T:
        try:
            self._thread.gate()
        except BaseException:
            work.close()
            raise
        try:
            return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self._thread.loop))
        except Exception as error:
            self._thread.notice(error)
            raise as_house_error(error) from None

    async def _execute(self, sql: str, values: tuple[object, ...]) -> list[Any]:
        async with self._turn:
            try:
                if self._db is None or self._db.is_closed():
                    self._db = await self._thread.connect()
                rows: list[Any] = await self._db.fetch(sql, *values, timeout=PATIENCE)
            except BaseException:
                await self._drop()  # nobody knows how far it came
                raise
            return rows

    async def _drop(self) -> None:
        if self._db is not None:
            self._db.terminate()
            self._db = None


def _keys(notices: Collection[Notice]) -> list[list[Any]]:
    return [[notice[field] for notice in notices] for field in range(3)]
