"""The tables that this process has, and who has the others: taken, taken over, handed over, and evened out.

A table that we take is read from its log, and the first that we write in it is `Reopened`: from then on every late
write of its owner before finds its number taken. Who finds that drops his copy and asks the directory.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from valise_games.house.cluster import frames
from valise_games.house.cluster.leases import Directory, Owned
from valise_games.house.errors import Refusal, RefusalCode, Unavailable
from valise_games.house.tables.live import LiveTable
from valise_games.house.tables.registry import Registry, random_code

log = logging.getLogger("valise.cluster")

AGAIN = 0.1  # seconds before something is tried again
RENEWALS = 3  # in the time of a lease
LOOK_AROUND = 10  # renewals from one look at all that the directory says is ours to the next
RESERVED = 32  # codes for tables that are yet to be opened, so that opening one waits for nobody
AT_ONCE = 40  # tables that nobody has are taken at a time, so that others get some, too
SLACK = 2  # tables that a process may have above its share
MOST_GIVEN = 20  # tables at a time, to even out
BEAT = 0.5  # seconds
NO_TABLE = "there is no table with this code"


class Moves(Protocol):
    """Who has to know when tables move."""

    def moved(self, code: str) -> None:
        """Whoever here listens to this table has to ask for it anew: another process has it, or this one took it."""

    def left(self, process: str) -> None:
        """The process is dead: its sockets are no more."""

    def taken_away(self, live: LiveTable) -> None:
        """Another process has this table, and we have heard of it only now."""

    def watched_elsewhere(self, live: LiveTable) -> set[str]:
        """The processes with sockets that watch this table."""

    def watched_here(self) -> set[str]:
        """The tables that sockets of this process watch."""


class Ownership:
    """What this process has and what it knows of the others."""

    def __init__(
        self,
        directory: Directory,
        registry: Registry,
        send: Callable[[str, frames.AnyItem], None],
        settled: Callable[[], Coroutine[Any, Any, None]],
    ) -> None:
        """`settled` waits until all that was written is in the log, or is known not to be."""
        self.directory = directory
        self.me = directory.me
        self.moves: Moves | None = None
        self.taken_over = self.lost_tables = self.given = 0  # counted for operators
        self.draining = False
        self._registry = registry
        self._send = send
        self._settled = settled
        self._mine: dict[str, int] = {}  # tables, with the epoch of each
        self._others: dict[str, str] = {}  # who has those of others, as far as is known
        self._lost_at: dict[str, float] = {}  # when what was to be written of a table was not
        self._giving: set[str] = set()  # tables that are about to be another's
        self._coming: dict[str, asyncio.Task[str]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._looking = asyncio.Lock()
        self._gone = False  # nobody may say any more that we are alive
        self._renewals = 0
        self._codes: list[str] = []  # that are ours, of no tables yet
        self._reserving = False

    # ------------------------------------------------------------------------------ asking
    def has(self, code: str) -> bool:
        """Whether we have this table, and are sure of it."""
        return code in self._mine and code not in self._giving and not self.directory.may_have_lapsed

    def holds(self, code: str) -> bool:
        """Whether we had this table when we last looked."""
        return code in self._mine

    def bring(self, code: str) -> None:
        """Something is to be done at a table of ours that is only in its log."""
        self._spawn(self._acquire_quietly(code))

    def count(self) -> int:
        """How many tables we have."""
        return len(self._mine)

    def owner(self, code: str) -> str:
        """Who has this table, as far as is known; empty where it is not."""
        return self.me if self.has(code) else self._others.get(code, "")

    def is_of(self, code: str, process: str) -> bool:
        """Whether this other process has the table, as far as is known."""
        return self._others.get(code) == process and not self.has(code)

    def tables_of(self, process: str) -> set[str]:
        """Those that this process has, as far as is known here."""
        return {code for code, owner in self._others.items() if owner == process}

    async def acquire(self, code: str) -> str:
        """Who has this table: we ourselves if nobody else does, and then it is in memory. Raises Refusal if there is no
        such table; while the database is away it waits."""
        if not (code.isascii() and code.isalnum()):  # no code has other letters, and the database cannot look for some
            raise Refusal(RefusalCode.NO_TABLE, NO_TABLE)
        if self.has(code) and self._registry.find(code) is not None:
            return self.me
        task = self._coming.get(code)
        if task is None:
            task = self._coming[code] = asyncio.get_running_loop().create_task(self._acquire(code))
            task.add_done_callback(lambda _: self._coming.pop(code, None))
            task.add_done_callback(_note_trouble)
        return await asyncio.shield(task)

    async def _acquire(self, code: str) -> str:
        while True:
            try:
                while code in self._giving:
                    await asyncio.sleep(AGAIN / 10)
                if self.directory.may_have_lapsed:
                    await self._renew()
                owned = (await self.directory.claim([code])).get(code)
                if owned is None:
                    raise Refusal(RefusalCode.NO_TABLE, NO_TABLE)
                if owned.process != self.me:
                    self._lost_at.pop(code, None)
                    self._belongs_to(code, owned.process)
                    return owned.process
                if self.draining:
                    await self.directory.give([code], None)
                    raise Refusal(RefusalCode.UNAVAILABLE, "the house is about to close; please come again")
                await self._begin(code, owned)
                return self.me
            except Unavailable:
                await asyncio.sleep(AGAIN)

    async def _begin(self, code: str, owned: Owned) -> None:
        """It is ours. Raises Unavailable if it cannot be read now."""
        ours_already = self._mine.get(code) == owned.epoch
        if not ours_already:
            self._forget(code)
        live = self._registry.find(code) or await self._registry.take_from_log(code)
        self._mine[code] = owned.epoch
        if not ours_already and (live.table.state != "over" or owned.before):
            try:
                live.fence(max(owned.seen, self._lost_at.get(code, 0.0)))
            except Unavailable:
                self._forget(code)  # it is begun anew
                raise
            self.taken_over += bool(owned.before)
        self._lost_at.pop(code, None)
        self._registry.services.lobby.update(live.table)
        self._belongs_to(code, self.me)

    def _belongs_to(self, code: str, process: str) -> None:
        """That is so now; whoever here listens to it hears that if it was another's before."""
        before = self._others.pop(code, "")
        if process != self.me:
            self._others[code] = process
            if code in self._mine:
                before = self.me
                live = self._registry.find(code)
                for edge in set() if live is None else self._elsewhere(live):
                    self._send(edge, frames.NotMine([code], process))
                if live is not None and self.moves is not None:
                    self.moves.taken_away(live)
                self._forget(code)
        if before not in ("", process) and self.moves is not None:
            self.moves.moved(code)

    # ------------------------------------------------------------------------------ opening
    def new_code(self) -> str:
        """For a table that is about to be opened here: it is ours from the beginning. Raises Unavailable."""
        if len(self._codes) < RESERVED / 2 and not self._reserving:
            self._reserving = True
            self._spawn(self.reserve())
        if not self._codes:
            raise Unavailable("no code is reserved just now")
        code = self._codes.pop()
        self._mine[code] = 1
        return code

    async def reserve(self) -> None:
        """Sees that there are codes for new tables."""
        try:
            self._codes += await self.directory.reserve([random_code() for _ in range(RESERVED)])
        finally:
            self._reserving = False

    # ------------------------------------------------------------------------------ losing
    def lost(self, live: LiveTable) -> None:
        """What was to be written of this table was not: it is read again by who has it now."""
        self.lost_tables += 1
        code = live.table.id
        self._lost_at.setdefault(code, self._registry.services.now())
        elsewhere = self._elsewhere(live)
        self._registry.services.lobby.take_back(code)
        self._forget(code)
        for process in elsewhere:
            self._send(process, frames.NotMine([code]))
        if self.moves is not None:
            self.moves.moved(code)
        self._spawn(self._acquire_quietly(code))

    def _forget(self, code: str) -> None:
        """We have it no more, nor a copy of it."""
        self._mine.pop(code, None)
        self._registry.discard(code)

    def _elsewhere(self, live: LiveTable) -> set[str]:
        return self.moves.watched_elsewhere(live) if self.moves is not None else set()

    async def _acquire_quietly(self, code: str) -> None:
        with contextlib.suppress(Refusal):
            await self.acquire(code)

    def dropped(self, code: str) -> None:
        """A finished table is not in memory any more: nobody needs to have it."""
        if self._mine.pop(code, None) is not None:
            self._spawn(self._give_back(code))

    async def _give_back(self, code: str) -> None:
        with contextlib.suppress(Unavailable):
            await self.directory.give([code], None)

    # ------------------------------------------------------------------------------ what others tell
    def not_his(self, process: str, tables: list[str], owner: str) -> None:
        """The process has these tables no more."""
        for code in tables:
            if self._others.get(code) == process:
                del self._others[code]
                if owner and owner != self.me:
                    self._others[code] = owner
                if self.moves is not None:
                    self.moves.moved(code)

    def handed_to_us(self, tables: list[str]) -> None:
        """Somebody else saw to it that these are ours."""
        for code in tables:
            if self._others.pop(code, None) is not None and self.moves is not None:
                self.moves.moved(code)
            self._spawn(self._acquire_quietly(code))

    def left(self, process: str) -> None:
        """The process says that it leaves."""
        self._spawn(self.look())

    # ------------------------------------------------------------------------------ again and again
    async def run(self) -> None:
        """Says that we are alive, takes over what nobody has, and evens out; until it is cancelled, or we leave."""
        while not self.draining:
            await asyncio.sleep(self.directory.lease / RENEWALS)
            await self.look()

    async def look(self) -> None:
        """Says that we are alive, and sees to what nobody sees to."""
        try:
            async with self._looking:
                await self._renew()
                if not self.draining:
                    await self._take_over()
                    await self._even_out()
        except Unavailable as error:
            log.warning("the directory cannot be reached", extra={"reason": str(error)})
        except Exception:  # whatever it is: a process that stops doing this is dead to the others
            log.exception("trouble with the directory")

    async def _renew(self) -> None:
        if self._gone:
            raise Unavailable("this process has left")
        before, lapsed = self.directory.alive, self.directory.may_have_lapsed
        await self.directory.renew()
        for process in before - self.directory.alive:
            log.warning("a process is gone", extra={"other": process})
            for code in self.tables_of(process):
                del self._others[code]
                if self.moves is not None:
                    self.moves.moved(code)
            if self.moves is not None:
                self.moves.left(process)
        self._renewals += 1
        if lapsed or self._renewals % LOOK_AROUND == 0:
            await self._compare()

    async def _compare(self) -> None:
        """What the directory says is ours, is; what it says is not, is not."""
        known = dict(self._mine)
        listed = await self.directory.mine()
        for code, epoch in known.items():
            if self._mine.get(code) == epoch and code in listed and listed[code][0] != epoch:
                self._lose(code)
            elif self._mine.get(code) == epoch and code not in listed:
                self._lose(code)
        for code, (_, goes_on) in listed.items():
            if goes_on and code not in self._mine and not self.draining:
                self._spawn(self._acquire_quietly(code))

    def _lose(self, code: str) -> None:
        live = self._registry.find(code)
        if live is None:
            self._forget(code)
            return
        if self.moves is not None:
            self.moves.taken_away(live)
        self.lost(live)

    async def _take_over(self) -> None:
        """First those that somebody here watches; of the others a few at a time."""
        watched = self.moves.watched_here() if self.moves is not None else set()
        while found := await self.directory.orphans(AT_ONCE):
            for code in sorted(found, key=lambda code: code not in watched):
                if code not in self._mine:
                    with contextlib.suppress(Refusal):
                        await self.acquire(code)
                await asyncio.sleep(0)
            if len(found) < AT_ONCE:
                break

    async def _even_out(self) -> None:
        """Who has more than his share gives some of it to who has least, so that a process that joins gets work."""
        if len(self.directory.alive) < 2 or self._renewals % RENEWALS:
            return
        shares = await self.directory.shares()
        fair = math.ceil(sum(shares.values()) / len(shares))
        poorest = min(shares, key=lambda process: shares[process])
        mine = shares.get(self.me, 0)
        if mine > fair + SLACK and poorest in self.directory.alive:
            quiet = sorted(self._registry.in_memory(), key=lambda live: len(live.watchers))
            codes = [live.table.id for live in quiet if live.table.state != "over" and live.table.id in self._mine]
            count = min(mine - fair, fair - shares[poorest], MOST_GIVEN)
            await self.hand_over({poorest: codes[: max(0, count)]})

    # ------------------------------------------------------------------------------ handing over
    async def hand_over(self, parts: dict[str, list[str]]) -> None:
        """Each of these processes has these tables of ours from now on. What is under way is written before. Raises
        Unavailable; then they are ours still, or somebody's who notices."""
        everything = [code for codes in parts.values() for code in codes]
        self._giving.update(everything)
        try:
            watched = await self._put_down(everything)
            for process, codes in parts.items():
                given = await self.directory.give(codes, process)
                self.given += len(given)
                self._others |= dict.fromkeys(given, process)
                if given:
                    self._send(process, frames.Yours(given))
                for edge in set().union(*(watched.get(code, set()) for code in given)):
                    self._send(edge, frames.NotMine([code for code in given if edge in watched[code]], process))
        finally:
            self._giving.difference_update(everything)
            if self.moves is not None:
                for code in everything:
                    self.moves.moved(code)

    async def _put_down(self, codes: list[str]) -> dict[str, set[str]]:
        """Nothing happens at these tables any more, all that has is written, and no copy of them is here; gives the
        processes that watch each."""
        for code in codes:
            live = self._registry.find(code)
            if live is not None:
                live.stop()
        await self._settled()
        watched: dict[str, set[str]] = {}
        for code in codes:
            live = self._registry.find(code)
            if live is not None:
                watched[code] = self._elsewhere(live)
            self._forget(code)
        return watched

    async def leave(self) -> None:
        """All that is ours becomes the others', in equal parts; nobody's if there are none."""
        self.draining = True
        for task in list(self._coming.values()):
            with contextlib.suppress(Refusal, TimeoutError):
                await asyncio.wait_for(asyncio.shield(task), AGAIN)
        with contextlib.suppress(Unavailable):
            await self.directory.renew()
        others = sorted(self.directory.alive - {self.me})
        codes = sorted(self._mine)
        try:
            if others:
                await self.hand_over({other: codes[place :: len(others)] for place, other in enumerate(others)})
            else:
                await self._put_down(codes)
                await self.directory.give(codes, None)
            async with self._looking:  # or its last word would come after our farewell
                self._gone = True
                await self.directory.leave()
        except Unavailable as error:
            log.warning("tables could not be handed over", extra={"reason": str(error)})
        for other in others:
            self._send(other, frames.Leaving())

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(_note_trouble)


def _note_trouble(task: asyncio.Task[Any]) -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refusal | Unavailable):
        log.error("trouble with a table that moves", exc_info=error)
