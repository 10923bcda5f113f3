"""This process among the others of its house: what it tells them and what it does about what they tell."""

from __future__ import annotations

import asyncio
import logging
import uuid
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol

import msgspec

from valise_games.house.cluster import frames
from valise_games.house.cluster.bus import Bus
from valise_games.house.cluster.leases import Directory
from valise_games.house.cluster.ownership import BEAT, Ownership
from valise_games.house.cluster.post import Post
from valise_games.house.cluster.router import Router, decode_command
from valise_games.house.errors import Refusal, RefusalCode
from valise_games.house.people.directory import Directory as People
from valise_games.house.people.directory import Person
from valise_games.house.people.rate_limits import RateLimits
from valise_games.house.tables import messages as m
from valise_games.house.tables.lobby import Lobby

log = logging.getLogger("valise.cluster")

PATIENCE = 10.0  # seconds for the answer to a question
SILENT = 4 * BEAT  # seconds without a word of a process that is alive: whoever was signed out there may be here still
LOOK_AGAIN = 4  # beats from one look at that to the next

AnswerQuestion = Callable[[bytes], Awaitable[bytes]]


def new_name() -> str:
    """Of a process: never used before, so that what was meant for one that is gone reaches no other."""
    return uuid.uuid4().hex[:12]


class Sockets(Protocol):
    """The sockets of this process, as those who hear from others use them."""

    def sign_out(self, person: int, session: str | None = None, *, everywhere: bool = True) -> None: ...

    def rename(self, person: Person, *, everywhere: bool = True) -> None: ...

    def look_again(self) -> None:
        """Cuts those that are signed out: it may have been said and not heard."""


class Cluster:
    """What one process says to the others, and hears."""

    def __init__(self, directory: Directory, bus: Bus, people: People, lobby: Lobby, limits: RateLimits) -> None:
        self.me = directory.me
        self.directory = directory
        self.bus = bus
        self.post = Post(self.me, bus, self._receive, self._missed)
        self.router: Router | None = None
        self.sockets: Sockets | None = None
        self.answers: dict[str, AnswerQuestion] = {}  # who answers a question, by its kind
        self._people = people
        self._lobby = lobby
        self._limits = limits
        limits.shared = True
        self._line_of: dict[str, str] = {}  # who told the line of a table in the lobby
        self._asked: dict[int, tuple[str, asyncio.Future[bytes]]] = {}  # with who is to answer
        self._count = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self.answers["do"] = self._do
        lobby.on_change = self._tell_lines
        people.on_blocks_change = lambda: self._tell_all(frames.BlocksChanged())

    @property
    def ownership(self) -> Ownership:
        assert self.router is not None
        return self.router.ownership

    @property
    def passed_on(self) -> int:
        """Commands of sockets here that others carried out."""
        return 0 if self.router is None else self.router.passed_on

    @property
    def others(self) -> frozenset[str]:
        """The other processes that are alive."""
        return self.directory.alive - {self.me}

    async def open(self) -> None:
        """From now on it hears the others and knows what they have; it takes what nobody has. The
        directory is open. Raises Unavailable."""
        await self.ownership.reserve()
        await self.post.open()
        self._tell_all(frames.TellLines())
        await self.ownership.look()

    def works(self) -> list[Coroutine[Any, Any, None]]:
        """What is to be done again and again."""
        assert self.router is not None
        return [self.ownership.run(), self.router.look_for_overdue(), self._beat()]

    async def drain(self) -> None:
        """The others have the tables of this process from now on; it goes on passing on what comes by its sockets."""
        if not self.ownership.draining:
            await self.ownership.leave()
            self.post.flush()

    async def close(self) -> None:
        """Nothing is told or heard any more."""
        await self.post.close()
        await self.directory.close()

    async def _beat(self) -> None:
        """Again and again says that it is there, so that who missed something before notices; until it is cancelled."""
        known: frozenset[str] = frozenset()
        beats = 0
        while True:
            for process in known - self.others:
                self.post.forget(process)
                self._give_up(process)
            for process in self.others - known:
                self.post.send(process, frames.Met())
            known = self.others
            if taken := self._limits.to_tell():
                self._tell_all(frames.Taken(taken))
            self._tell_all(frames.Beat())
            beats += 1
            silent = any(self.post.silence(process) > SILENT for process in self.others)
            if silent and beats % LOOK_AGAIN == 0 and self.sockets is not None:
                self.sockets.look_again()
            await asyncio.sleep(BEAT)

    def _tell_all(self, item: frames.AnyItem) -> None:
        for process in self.others:
            self.post.send(process, item)

    # ------------------------------------------------------------------------------ people
    def signed_out(self, person: int, session: str | None) -> None:
        """The others' sockets of this person are to be cut."""
        self._tell_all(frames.SignedOut(person, session))

    def renamed(self, person: Person) -> None:
        """The person has another name."""
        self._tell_all(frames.Renamed(person))

    # ------------------------------------------------------------------------------ the lobby
    def _tell_lines(self, lines: list[m.TableSummary], gone: list[str]) -> None:
        for line in lines:
            self._line_of.pop(line.table, None)
        self._tell_all(frames.Lines(lines, gone))

    def _hear_lines(self, process: str, item: frames.Lines) -> None:
        gone = list(item.gone)
        if item.whole:
            told = {line.table for line in item.lines}
            gone += [code for code, teller in self._line_of.items() if teller == process and code not in told]
        for code in gone:
            self._line_of.pop(code, None)
        lines = [line for line in item.lines if not self.ownership.has(line.table)]
        for line in lines:
            self._line_of[line.table] = process
        self._lobby.hear(lines, [code for code in gone if not self.ownership.has(code)])

    def _tell_all_lines(self, process: str) -> None:
        own = [line for line in self._lobby.kept() if self.ownership.holds(line.table)]
        self.post.send(process, frames.Lines(own, [], whole=True))

    # ------------------------------------------------------------------------------ questions
    async def ask(self, process: str, kind: str, body: bytes) -> bytes:
        """What the process answers; raises Refusal where it refuses, or does not answer."""
        if process == self.me:
            return await self.answers[kind](body)
        self._count += 1
        number, future = self._count, asyncio.get_running_loop().create_future()
        self._asked[number] = (process, future)
        self.post.send(process, frames.Asked(number, kind, body))
        try:
            async with asyncio.timeout(PATIENCE):
                told: bytes = await future
                return told
        except TimeoutError:
            raise _try_again() from None
        finally:
            del self._asked[number]

    async def ask_all(self, kind: str, body: bytes) -> list[bytes]:
        """What this process and all others answer; raises Refusal where one of them does."""
        return await asyncio.gather(*(self.ask(process, kind, body) for process in (self.me, *self.others)))

    async def _answer(self, process: str, item: frames.Asked) -> None:
        try:
            body, well = await self.answers[item.kind](item.body), True
        except Refusal as refusal:
            body, well = m.encode(m.Refused(key="", code=refusal.code, text=refusal.text)), False
        except Exception:
            log.exception("trouble with a question")
            body, well = b"", False
        self.post.send(process, frames.Told(item.number, well, body))

    def _give_up(self, process: str) -> None:
        """It is dead, and answers nothing more."""
        for asked, future in self._asked.values():
            if asked == process and not future.done():
                future.set_exception(_try_again())

    def _told(self, item: frames.Told) -> None:
        _, future = self._asked.get(item.number, ("", None))
        if future is None or future.done():
            return
        if item.well:
            future.set_result(item.body)
        else:
            future.set_exception(_refusal(item.body))

    async def _do(self, body: bytes) -> bytes:
        """A command of a person, without a socket."""
        person, text = msgspec.msgpack.decode(body, type=tuple[Person, bytes])
        assert self.router is not None
        return m.encode(await self.router.do(decode_command(text), person))

    # ------------------------------------------------------------------------------ what comes
    def _missed(self, process: str) -> None:
        """Something that the process sent is lost: whatever it may have been is made good."""
        log.info("something from another process was lost", extra={"other": process})
        self._people.forget_blocked(everywhere=False)
        if self.router is not None:
            self.router.missed(process)
        if self.sockets is not None:
            self.sockets.look_again()
        self.post.send(process, frames.TellLines())

    def _receive(self, process: str, item: frames.AnyItem) -> None:
        router, sockets = self.router, self.sockets
        if router is None or sockets is None:
            return
        match item:
            case frames.Said():
                router.said(process, item)
            case frames.Answered():
                router.answered(item)
            case frames.Command():
                router.commanded(process, item)
            case frames.Gone():
                router.gone(process, item)
            case frames.NotMine():
                router.ownership.not_his(process, item.tables, item.owner)
            case frames.Yours():
                router.ownership.handed_to_us(item.tables)
            case frames.Leaving():
                router.ownership.left(process)
            case frames.Met():
                self._missed(process)
            case frames.Lines():
                self._hear_lines(process, item)
            case frames.TellLines():
                self._tell_all_lines(process)
            case frames.SignedOut():
                sockets.sign_out(item.person, item.session, everywhere=False)
            case frames.Renamed():
                sockets.rename(item.person, everywhere=False)
            case frames.Taken():
                self._limits.hear(item.taken)
            case frames.BlocksChanged():
                self._people.forget_blocked(everywhere=False)
            case frames.Asked():
                task = asyncio.get_running_loop().create_task(self._answer(process, item))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
            case frames.Told():
                self._told(item)
            case frames.Beat():
                pass


def _try_again() -> Refusal:
    return Refusal(RefusalCode.UNAVAILABLE, "the house is moving this table just now; please try again")


def _refusal(body: bytes) -> Refusal:
    if not body:
        return _try_again()
    refused = m.decode_refused(body)
    return Refusal(RefusalCode(refused.code), refused.text, refused.allowed)
