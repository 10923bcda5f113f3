"""The directory of processes and tables in PostgreSQL, beside the tables."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Sequence

import asyncpg

from valise_games.house.cluster.leases import LEASE, Owned
from valise_games.house.errors import Unavailable
from valise_games.house.storage.postgres.address import connect

PATIENCE = LEASE  # seconds for an answer of the database: who waits longer has lost his tables meanwhile
AGAIN = 0.05  # seconds between attempts to get the lock

TROUBLES = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)

RENEW = """
INSERT INTO process (id, renewed, until) VALUES ($1, clock_timestamp(), clock_timestamp() + make_interval(secs => $2))
ON CONFLICT (id) DO UPDATE SET renewed = excluded.renewed, until = excluded.until
RETURNING extract(epoch FROM clock_timestamp())::float8, ARRAY(SELECT id FROM alive)"""

HOLD = "SELECT pg_try_advisory_lock(7316, number) FROM process WHERE id = $1"

# After a cut in the network the server may keep a session of ours, and with it our lock, and let go of both much later.
END_OTHERS = """
SELECT pg_terminate_backend(l.pid) FROM pg_locks l JOIN process p ON l.objid = p.number::oid
WHERE p.id = $1 AND l.locktype = 'advisory' AND l.classid = 7316 AND l.pid <> pg_backend_pid()
AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())"""

LEAD = "SELECT pg_try_advisory_lock(7316, 0)"  # the numbers of processes begin with 1

LOOK = """
WITH living AS MATERIALIZED (SELECT id FROM alive)
SELECT t.id, o.process, coalesce(o.epoch, 0), l.id IS NOT NULL,
    extract(epoch FROM CASE WHEN o.process = $2 THEN o.given ELSE coalesce(p.renewed, o.given) END)::float8
FROM tables t LEFT JOIN owner o ON o.table_id = t.id LEFT JOIN process p ON p.id = o.process
LEFT JOIN living l ON l.id = o.process WHERE t.id = ANY($1)"""

# By the epoch that was seen, not by a look at `process` again: after waiting for a row's lock PostgreSQL would look at
# the new version of that row, but at what it had found beside the old one.
CLAIM = """
INSERT INTO owner AS o (table_id, process, epoch)
SELECT id, $1, epoch + 1 FROM unnest($2::text[], $3::bigint[]) AS u (id, epoch) ORDER BY id
ON CONFLICT (table_id) DO UPDATE SET process = excluded.process, epoch = excluded.epoch, given = NULL
WHERE o.epoch = excluded.epoch - 1 RETURNING table_id, epoch"""

GIVE = """
UPDATE owner SET process = $3, epoch = epoch + 1, given = clock_timestamp()
WHERE process = $1 AND table_id = ANY($2::text[]) RETURNING table_id"""

ORPHANS = """
WITH living AS MATERIALIZED (SELECT id FROM alive)
SELECT t.id FROM tables t LEFT JOIN owner o ON o.table_id = t.id LEFT JOIN living l ON l.id = o.process
WHERE t.state <> 'over' AND l.id IS NULL ORDER BY random() LIMIT $1"""

MINE = """
SELECT o.table_id, o.epoch, t.state <> 'over' FROM owner o JOIN tables t ON t.id = o.table_id WHERE o.process = $1"""

SHARES = """
SELECT l.id, count(t.id) FROM alive l LEFT JOIN owner o ON o.process = l.id
LEFT JOIN tables t ON t.id = o.table_id AND t.state <> 'over' GROUP BY l.id"""

OPENED_WITH = "SELECT table_id FROM log WHERE number = 1 AND key = $1"

FAREWELL = "DELETE FROM process WHERE id = $1 RETURNING 1"

# Rows of the dead, whose tables are all taken, and codes that they had reserved.
BURY = """
WITH codes AS (
    DELETE FROM owner o WHERE NOT EXISTS (SELECT FROM tables t WHERE t.id = o.table_id)
    AND NOT EXISTS (SELECT FROM process p WHERE p.id = o.process AND until > clock_timestamp() - interval '1 hour')
)
DELETE FROM process p WHERE until < clock_timestamp() - interval '1 hour'
AND NOT EXISTS (SELECT FROM owner o WHERE o.process = p.id) RETURNING 1"""


class DatabaseDirectory:
    """See `Directory`."""

    def __init__(self, url: str, me: str, lease: float = LEASE) -> None:
        self.me = me
        self.lease = lease
        self.alive: frozenset[str] = frozenset()
        self.leads = False
        self._url = url
        self._renewed = 0.0  # when, by a clock that nobody sets
        self._judges_from = 0.0  # who was missed himself does not say of others that they are dead, for a while
        self._pool: asyncpg.Pool | None = None
        self._session: asyncpg.Connection | None = None  # that holds the lock
        self._renewing: asyncio.Task[None] | None = None
        self._ahead: float | None = None  # seconds that the database's clock is ahead of one that nobody sets

    async def open(self) -> None:
        """Raises Unavailable."""
        await self.renew()
        await self._fetch(BURY)

    async def close(self) -> None:
        """Without a farewell: see `leave`."""
        if self._renewing is not None:
            self._renewing.cancel()
        if self._session is not None:
            self._session.terminate()
        if self._pool is not None:
            self._pool.terminate()

    async def renew(self) -> None:
        if self._renewing is None:
            self._renewing = asyncio.get_running_loop().create_task(self._renew())
            self._renewing.add_done_callback(self._end_renewing)
        await asyncio.shield(self._renewing)  # for all who want it now

    def _end_renewing(self, task: asyncio.Task[None]) -> None:
        self._renewing = None
        if not task.cancelled():
            task.exception()  # who waits has it; somebody need not

    async def _renew(self) -> None:
        began = time.monotonic()
        if self._renewed and self.may_have_lapsed:
            self._judges_from = math.inf
        try:
            session = self._session
            if session is None or session.is_closed():
                session = self._session = await connect(self._url, command_timeout=PATIENCE)
                self.leads = False
                await session.fetch(RENEW, self.me, self.lease)  # its number is needed for the lock
                await self._hold(session)
                await self._renew_pool()
            if not self.leads:
                self.leads = await session.fetchval(LEAD)
            asked = time.monotonic()
            ((told, alive),) = await session.fetch(RENEW, self.me, self.lease)
            self._hear_time(told, asked)
        except TROUBLES as error:
            if self._session is not None:
                self._session.terminate()
                self._session = None
            self.leads = False
            raise Unavailable(repr(error)) from None
        self._renewed = began  # before it was sent: the lease is never thought longer than it is
        if self._judges_from == math.inf:  # by then whoever was missed with us is back, or his lease is over
            self._judges_from = time.monotonic() + self.lease
        self.alive = frozenset({*alive, self.me, *(() if self._may_judge else self.alive)})

    async def _hold(self, session: asyncpg.Connection) -> None:
        """The lock is this session's."""
        async with asyncio.timeout(PATIENCE):
            while not await session.fetchval(HOLD, self.me):
                await session.fetch(END_OTHERS, self.me)
                await asyncio.sleep(AGAIN)

    async def _renew_pool(self) -> None:
        """Whoever still waits for an answer on an old connection is told at once that none comes: after a cut in the
        network TCP may wait for seconds before it sends again."""
        old, self._pool = self._pool, None
        if old is not None:
            old.terminate()
        self._pool = await asyncpg.create_pool(
            self._url, connect=connect, min_size=0, max_size=2, command_timeout=PATIENCE
        )

    def now(self) -> float:
        """What time it is by the clock of the database, as it was last heard of."""
        return time.time() if self._ahead is None else time.monotonic() + self._ahead

    def _hear_time(self, told: float, began: float) -> None:
        """It was that time at some moment since then: only what cannot be so is corrected."""
        least, most = told - time.monotonic(), told - began
        self._ahead = (least + most) / 2 if self._ahead is None else min(max(self._ahead, least), most)

    @property
    def _has_session(self) -> bool:
        return self._session is not None and not self._session.is_closed()

    @property
    def may_have_lapsed(self) -> bool:
        """The lease is over, or the lock is gone with the session that held it."""
        return time.monotonic() > self._renewed + self.lease or not self._has_session

    @property
    def _may_judge(self) -> bool:
        """After a restart of the database, or when its standby took its place, nobody holds a lock until he has come
        back; till then his lease says whether he is alive."""
        return self._has_session and time.monotonic() > self._judges_from

    async def claim(self, tables: Sequence[str]) -> dict[str, Owned]:
        found = await self._fetch(LOOK, list(tables), self.me)
        owners: dict[str, Owned] = {}
        free: dict[str, tuple[int, str, float]] = {}
        for table, process, epoch, alive, seen in found:
            if process is not None and (alive or process == self.me or not self._may_judge):
                owners[table] = Owned(process, epoch, "", seen or 0.0)
            else:
                free[table] = (epoch, process or "", seen or 0.0)
        if free:
            taken = await self._fetch(CLAIM, self.me, [*free], [epoch for epoch, _, _ in free.values()])
            for table, epoch in taken:
                owners[table] = Owned(self.me, epoch, *free[table][1:])
            if missed := [table for table in free if table not in owners]:
                owners |= await self.claim(missed)
        return owners

    async def give(self, tables: Sequence[str], to: str | None) -> list[str]:
        return [each[0] for each in await self._fetch(GIVE, self.me, list(tables), to)]

    async def reserve(self, codes: Sequence[str]) -> list[str]:
        return [each[0] for each in await self._fetch(CLAIM, self.me, list(codes), [0] * len(codes))]

    async def opened_with(self, key: str) -> str:
        found = await self._fetch(OPENED_WITH, key.encode(errors="surrogatepass"))
        return found[0][0] if found else ""

    async def orphans(self, most: int) -> list[str]:
        if not self._may_judge:
            return []
        return [each[0] for each in await self._fetch(ORPHANS, most)]

    async def mine(self) -> dict[str, tuple[int, bool]]:
        return {table: (epoch, goes_on) for table, epoch, goes_on in await self._fetch(MINE, self.me)}

    async def shares(self) -> dict[str, int]:
        return dict(await self._fetch(SHARES))

    async def leave(self) -> None:
        """Others need not wait until we are thought dead. Nobody may renew after that."""
        await self._fetch(FAREWELL, self.me)

    async def _fetch(self, sql: str, *values: object) -> list[asyncpg.Record]:
        if self._pool is None:
            raise Unavailable("the database has not answered yet")
        try:
            found: list[asyncpg.Record] = await self._pool.fetch(sql, *values)
        except TROUBLES as error:
            raise Unavailable(repr(error)) from None
        return found
