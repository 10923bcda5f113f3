"""Commands find the process that has their table, and messages the socket that they are for.

A process that holds a socket passes a command for somebody else's table on, with the person who sent it, and writes
what comes back to the socket. For each such socket and table the owner has a `RemoteSocket`: like a socket of its own
it is sent nothing before that is committed. A command of which no answer comes is sent again where its key, or its
nature, makes that safe; else its sender is told to try again.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

import msgspec

from valise_games.house.bots.pool import BotPool
from valise_games.house.cluster import frames
from valise_games.house.cluster.ownership import Ownership
from valise_games.house.errors import TROUBLE, UNAVAILABLE, Refusal, RefusalCode, Unavailable
from valise_games.house.metrics import Metrics
from valise_games.house.people.directory import Directory, Person
from valise_games.house.people.rate_limits import RateLimits
from valise_games.house.tables import messages as m
from valise_games.house.tables.commands import MOST_WATCHED, Answer, Call, Dispatcher, SocketWatcher
from valise_games.house.tables.live import LiveTable
from valise_games.house.tables.lobby import Lobby
from valise_games.house.tables.registry import Registry

log = logging.getLogger("valise.cluster")

AGAIN = 0.1  # seconds before a command is sent to the owner whom somebody else named
OVERDUE = 2.0  # seconds without an answer, after which a command is sent again
GIVEN_UP = 20.0  # seconds after which its sender is told to try again
LOOK = 0.5  # seconds between looks for those
# Refusals of a seat at a rematch, where the answer only says where it is.
NO_SEAT_LEFT = (RefusalCode.FULL, RefusalCode.STARTED, RefusalCode.OVER, RefusalCode.DEALING)

decode_command = msgspec.json.Decoder(m.AnyCommand).decode


class Send(Protocol):
    """See `Post.send`."""

    def __call__(self, process: str, item: frames.AnyItem, may_wait: bool = False) -> None: ...


class Socket(SocketWatcher, Protocol):
    """A socket of this process."""

    sender: Person

    def carry_out(self, command: m.Command) -> None:
        """The command is for a table that is here: does it, and answers."""

    def refuse(self, key: str, refusal: Refusal) -> None:
        """Answers that it was not done."""

    def pass_on(self, message: bytes) -> None:
        """Writes a message of another process, which has committed what it says."""

    @property
    def closed(self) -> bool:
        """Whether nothing can be written to it any more."""


@dataclass(slots=True, eq=False)
class Pending:
    """A command of a socket here that is to be carried out elsewhere, or waits to know where."""

    socket: Socket
    command: m.Command
    request: int
    silent: bool = False  # it is of our own making: nobody waits for its answer
    began: float = field(default_factory=time.monotonic)
    sent: float = 0.0
    to: str = ""  # the process that it was sent to

    @property
    def table(self) -> str:
        code: str = self.command.table  # type: ignore[attr-defined]  # only those that have one get here
        return code

    @property
    def may_be_repeated(self) -> bool:
        """Whether carrying it out twice is the same as once."""
        return isinstance(self.command, m.Watch) or (bool(self.command.key) and not isinstance(self.command, m.AskHint))

    @property
    def is_given_up(self) -> bool:
        """Whether its sender is told to try again. What nobody waits for is tried as long as there is a socket."""
        return not self.silent and time.monotonic() >= self.began + GIVEN_UP


class Router(Dispatcher):
    """The way in for commands in a house of many processes, and the way out for what they lead to."""

    def __init__(
        self,
        registry: Registry,
        lobby: Lobby,
        directory: Directory,
        limits: RateLimits,
        hint_pool: BotPool,
        ownership: Ownership,
        send: Send,
        ask: Callable[[str, str, bytes], Awaitable[bytes]],
        metrics: Metrics,
    ) -> None:
        super().__init__(registry, lobby, directory, limits, hint_pool)
        self.ownership = ownership
        self.metrics = metrics
        self.passed_on = 0  # commands, counted for operators
        self._send = send
        self._ask = ask
        self._numbers = itertools.count(1)
        self._sockets: dict[int, Socket] = {}  # of this process, that use tables of others
        self._number_of: dict[Socket, int] = {}
        # By socket, the processes that it sent commands to, with the tables that these were for.
        self._used: defaultdict[int, defaultdict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
        self._watching: defaultdict[str, set[Socket]] = defaultdict(set)  # by table, sockets of this process
        self._pending: dict[int, Pending] = {}  # by request
        self._waiting: defaultdict[str, list[Pending]] = defaultdict(list)  # by table, until it is known who has it
        self._watching_again: set[tuple[Socket, str]] = set()  # sockets here and tables that are on the way of that
        self._remote: dict[tuple[str, int, str], RemoteSocket] = {}  # by process, number of its socket, and table
        self._tasks: set[asyncio.Task[Any]] = set()

    # ------------------------------------------------------------------------------ commands come in
    def dispatch(self, command: m.Command, person: Person, socket: SocketWatcher | None = None) -> Answer | None:
        """As `Dispatcher.dispatch`; gives None for a command of a socket that is answered later, by `carry_out`,
        `refuse` or `pass_on`. A table that is another's is Unavailable to whoever is no socket of this process."""
        self._publisher.settle()
        if isinstance(command, m.OpenTable):
            return self._open_once(command, person)
        code: str = getattr(command, "table", "")
        if not code or isinstance(command, m.Unwatch) or self._is_here(code):
            answer = super().dispatch(command, person, socket)
            if isinstance(command, m.Watch) and not isinstance(socket, RemoteSocket | None):
                self._watching[code].add(socket)  # type: ignore[arg-type]  # the sockets of this process are such
            return answer
        if socket is None or isinstance(socket, RemoteSocket):
            raise Unavailable("another process has this table")
        if isinstance(command, m.Watch) and len(socket.watched) >= MOST_WATCHED and code not in socket.watched:
            raise Refusal(RefusalCode.TOO_MANY, f"one connection watches at most {MOST_WATCHED} tables")
        if not self.ownership.owner(code):
            with self.limits.guessing(person):
                pass  # who has guessed too often finds none for a while
        self._route(Pending(socket, command, next(self._numbers)))  # type: ignore[arg-type]  # see above
        return None

    def _is_here(self, code: str) -> bool:
        return self.ownership.has(code) and self.registry.find(code) is not None

    async def _open_once(self, command: m.OpenTable, person: Person) -> m.Done:
        """The same command may have come to another process before."""
        if command.key and (code := await self.ownership.directory.opened_with(f"{person.id}:{command.key}")):
            return m.Done(key=command.key, table=code, n=1)
        done = super().dispatch(command, person)
        assert isinstance(done, m.Done)
        return done

    async def do(self, command: m.Command, person: Person) -> m.Done:
        """Carries out a command of nobody's socket for a table that is here; returns when it is committed. Raises
        Refusal and Unavailable."""
        try:
            answer = self.dispatch(command, person)
            done = answer if isinstance(answer, m.Done | None) else await answer
        finally:  # a refusal, too, tells how things stand
            await self._publisher.committed()
        assert done is not None  # only a socket is answered by itself
        return done

    def find_table(self, person: Person, code: str) -> LiveTable:
        """The table with this code, which `load` has brought here."""
        live = self.registry.find(code)
        if live is None or not self.ownership.has(code):
            raise Unavailable("another process has this table")
        return live

    async def load(self, person: Person, code: str) -> None:
        """Brings the table here, if nobody else has it."""
        if not self._is_here(code):
            with self.limits.guessing(person):
                await self.ownership.acquire(code)

    async def bring(self, person: Person, code: str) -> None:
        await self.load(person, code)

    def accept_rematch(self, command: m.Rematch, call: Call) -> Answer:
        """Another process may have the table of the rematch."""
        if self._is_here(call.table.rematch):
            return super().accept_rematch(command, call)
        return self._sit_elsewhere(command, call.person, call.table.rematch)

    async def _sit_elsewhere(self, command: m.Rematch, person: Person, code: str) -> m.Done:
        owner = await self.ownership.acquire(code)
        sit = m.Sit(key=command.key, table=code, commitment=command.commitment)
        try:
            await self._ask(owner, "do", msgspec.msgpack.encode((person, m.encode(sit))))
        except Refusal as refusal:
            if refusal.code not in NO_SEAT_LEFT:
                raise
        return m.Done(key=command.key, table=code)

    def _route(self, pending: Pending) -> None:
        if pending.socket.closed:
            self._settle(pending)
            return
        code = pending.table
        if self._is_here(code):
            self._carry_out_here(pending)
            return
        owner = self.ownership.owner(code)
        if owner and owner != self.ownership.me:
            self._pass_on(pending, owner)
            return
        self._waiting[code].append(pending)
        if len(self._waiting[code]) == 1:
            self._spawn(self._find_out(code))

    def _carry_out_here(self, pending: Pending) -> None:
        if not pending.silent:
            pending.socket.carry_out(pending.command)
            return
        self._settle(pending)
        live = self.registry.find(pending.table)
        if live is not None and pending.socket in live.watchers:
            return  # he has asked for it himself
        with self._silently(pending):
            answer = self.dispatch(pending.command, pending.socket.sender, pending.socket)
            if answer is not None and not isinstance(answer, m.Done):
                self._spawn(self._wait_silently(pending, answer))

    async def _wait_silently(self, pending: Pending, answer: Awaitable[m.Done]) -> None:
        """A finished game that is only in the database is read first."""
        with self._silently(pending):
            await answer

    @contextlib.contextmanager
    def _silently(self, pending: Pending) -> Iterator[None]:
        """Nobody waits for an answer: a refusal is not told, and what cannot be done now is tried again."""
        try:
            yield
        except Refusal:
            pass
        except Unavailable:
            self._watch_again_soon(pending)

    def _pass_on(self, pending: Pending, owner: str) -> None:
        self.passed_on += 1
        pending.sent, pending.to = time.monotonic(), owner
        self._pending[pending.request] = pending
        socket = pending.socket
        number = self._number_of.get(socket)
        if number is None:
            number = self._number_of[socket] = next(self._numbers)
            self._sockets[number] = socket
        self._used[number][owner].add(pending.table)
        self._send(owner, frames.Command(number, pending.request, socket.sender, m.encode(pending.command)), True)

    async def _find_out(self, code: str) -> None:
        """Who has the table; then all that waits for it goes there."""
        refusal: Refusal | None = None
        try:
            await asyncio.wait_for(self.ownership.acquire(code), GIVEN_UP)
        except Refusal as error:
            refusal = error
        except TimeoutError:
            refusal = Refusal(RefusalCode.UNAVAILABLE, UNAVAILABLE)
        for pending in self._waiting.pop(code, []):
            if refusal is None:
                self._route(pending)
            else:
                self._refuse(pending, refusal)

    def _refuse(self, pending: Pending, refusal: Refusal) -> None:
        self._settle(pending)
        if pending.silent and refusal.code is RefusalCode.UNAVAILABLE:
            self._watch_again_soon(pending)
        if pending.silent or pending.socket.closed:
            return
        if refusal.code is RefusalCode.NO_TABLE:
            try:
                with self.limits.guessing(pending.socket.sender):
                    raise refusal
            except Refusal as counted:
                refusal = counted
        pending.socket.refuse(pending.command.key, refusal)

    def unwatch(self, code: str, socket: SocketWatcher) -> None:
        super().unwatch(code, socket)
        if isinstance(socket, RemoteSocket):
            return
        self._stop_watching(code, socket)  # type: ignore[arg-type]  # the sockets of this process are such
        number, owner = self._number_of.get(socket), self.ownership.owner(code)  # type: ignore[call-overload]
        if number is not None and owner and owner != self.ownership.me:
            self._send(owner, frames.Gone(number, [code]))

    def leave(self, socket: SocketWatcher) -> None:
        super().leave(socket)
        number = self._number_of.pop(socket, None)  # type: ignore[call-overload]
        if number is not None:
            self._sockets.pop(number, None)
            for process, codes in self._used.pop(number, {}).items():  # also tables that it does not watch
                self._send(process, frames.Gone(number, sorted(codes)))
            for request in [request for request, each in self._pending.items() if each.socket is socket]:
                self._settle(self._pending.pop(request))

    def _stop_watching(self, code: str, socket: Socket) -> None:
        if code in self._watching:
            self._watching[code].discard(socket)
            if not self._watching[code]:
                del self._watching[code]

    # ------------------------------------------------------------------------------ what comes from the owner
    def said(self, process: str, item: frames.Said) -> None:
        """A message for a socket here; the owner hears if it is gone. One of a former owner comes late, as when that
        process stood still, and is dropped: the new owner may have shown the socket more."""
        if not self.ownership.is_of(item.table, process):
            return
        socket = self._sockets.get(item.socket)
        if socket is None or socket.closed:
            self._send(process, frames.Gone(item.socket, [item.table]))
        else:
            socket.pass_on(item.text)

    def answered(self, item: frames.Answered) -> None:
        """The answer to a command that was passed on."""
        pending = self._pending.pop(item.request, None)
        if pending is None:
            return
        if item.again and pending.may_be_repeated and not pending.is_given_up:
            asyncio.get_running_loop().call_later(AGAIN, self._route, pending)
            return
        self._settle(pending)
        if isinstance(pending.command, m.Watch) and b'"is":"done"' in item.text[:20]:
            if not pending.socket.closed:
                pending.socket.watched.add(pending.table)
                self._watching[pending.table].add(pending.socket)
        if not pending.silent:
            pending.socket.pass_on(item.text)

    async def look_for_overdue(self) -> None:
        """Again and again sends anew what has no answer; until it is cancelled."""
        while True:
            await asyncio.sleep(LOOK)
            self._send_again(lambda pending: pending.sent < time.monotonic() - OVERDUE)

    def _send_again(self, concerned: Callable[[Pending], bool]) -> None:
        for request, pending in list(self._pending.items()):
            if not concerned(pending):
                continue
            if pending.may_be_repeated and not pending.is_given_up:
                del self._pending[request]
                self._route(pending)
            elif pending.is_given_up or pending.to not in self.ownership.directory.alive:
                del self._pending[request]
                self._refuse(pending, Refusal(RefusalCode.UNAVAILABLE, UNAVAILABLE))

    # ------------------------------------------------------------------------------ tables move, processes go
    def moved(self, code: str) -> None:
        """Whoever here listens to this table asks for it anew."""
        for socket in list(self._watching.get(code, ())):
            self._watch_again(socket, code)
        self._send_again(lambda pending: pending.table == code and pending.to != self.ownership.owner(code))

    def _watch_again(self, socket: Socket, code: str) -> None:
        """Once at a time: whoever the table moves to meanwhile is asked by the same."""
        if not socket.closed and code in socket.watched and (socket, code) not in self._watching_again:
            self._watching_again.add((socket, code))
            self._route(Pending(socket, m.Watch(table=code), next(self._numbers), silent=True))

    def _watch_again_soon(self, pending: Pending) -> None:
        asyncio.get_running_loop().call_later(AGAIN, self._watch_again, pending.socket, pending.table)

    def _settle(self, pending: Pending) -> None:
        """Nothing more becomes of it."""
        if pending.silent:
            self._watching_again.discard((pending.socket, pending.table))

    def missed(self, process: str) -> None:
        """Something that the process sent did not come: what sockets here show of its tables may be old."""
        for code in self.ownership.tables_of(process):
            for socket in list(self._watching.get(code, ())):
                self._watch_again(socket, code)
        self._send_again(lambda pending: pending.to == process)

    def left(self, process: str) -> None:
        """The process is dead, and its sockets with it; or it was cut off for a moment, and asks anew."""
        watched: set[str] = set()
        for key, remote in list(self._remote.items()):
            if key[0] == process:
                watched |= remote.watched
                del self._remote[key]
                super().leave(remote)
        if watched:
            self._send(process, frames.NotMine(sorted(watched)))
        self._send_again(lambda pending: pending.to == process)

    def taken_away(self, live: LiveTable) -> None:
        """Drops the messages about this table that wait for a commit here: the new owner sends newer ones at once. All
        else that waits for the same sockets goes with them, so they are shown their other tables and the lobby anew."""
        for watcher in live.watchers:
            if isinstance(watcher, RemoteSocket):
                continue  # the process with the socket knows who has the table
            self._publisher.forget(watcher)  # type: ignore[arg-type]  # the sockets of this process are outboxes
            self.lobby.tell_again(watcher)
            for code in watcher.watched - {live.table.id}:  # type: ignore[attr-defined]  # see above
                other = self.registry.find(code)
                if other is not None and watcher in other.watchers:
                    other.show(watcher)

    def watched_elsewhere(self, live: LiveTable) -> set[str]:
        """The processes with sockets that watch this table."""
        return {watcher.process for watcher in live.watchers if isinstance(watcher, RemoteSocket)}

    def watched_here(self) -> set[str]:
        """The tables that sockets of this process watch."""
        return set(self._watching)

    # ------------------------------------------------------------------------------ what comes from an edge
    def commanded(self, process: str, item: frames.Command) -> None:
        """A command of another process's socket."""
        command = decode_command(item.text)
        code: str = command.table  # others are not passed on
        remote = self._remote.get((process, item.socket, code))
        if remote is None:
            remote = RemoteSocket(self, process, item.socket, code, self._send)
            self._remote[process, item.socket, code] = remote
        remote.person = item.person.id
        if self._is_here(code):
            remote.carry_out(item, command)
        else:
            self._spawn(self._take_for(process, item, command, remote, code))

    async def _take_for(
        self, process: str, item: frames.Command, command: m.Command, remote: RemoteSocket, code: str
    ) -> None:
        """The other thinks that we have this table: we may be about to, or he is told who has."""
        owner = ""
        with contextlib.suppress(Refusal, TimeoutError):
            owner = await asyncio.wait_for(self.ownership.acquire(code), OVERDUE)
        if owner == self.ownership.me and self._is_here(code):
            remote.carry_out(item, command)
        else:
            self._send(process, frames.NotMine([code], owner if owner != self.ownership.me else ""))
            refused = m.Refused(key=command.key, code=RefusalCode.UNAVAILABLE, text=UNAVAILABLE)
            self._send(process, frames.Answered(item.socket, item.request, m.encode(refused), again=True))

    def gone(self, process: str, item: frames.Gone) -> None:
        """A socket of the other does not watch these tables any more."""
        for code in item.tables:
            remote = self._remote.pop((process, item.socket, code), None)
            if remote is not None:
                super().unwatch(code, remote)

    def _spawn(self, work: Awaitable[Any]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class Request(NamedTuple):
    """A command of another process's socket, as its answer names it."""

    number: int
    key: str
    table: str


Taken = tuple[list[frames.Said | frames.Answered], list[Request]]


class RemoteSocket:
    """A socket of another process, to one table of this one: a watcher and an outbox like any socket."""

    told = None  # what it is sent may be lost on its way, so it is told everything

    def __init__(self, router: Router, process: str, number: int, table: str, send: Send) -> None:
        self.process = process
        self.table = table
        self.person = 0
        self.watched: set[str] = set()
        self._router = router
        self._publisher = router.registry.services.publisher
        self._number = number
        self._send = send
        self._outbox: list[frames.Said | frames.Answered] = []  # of this batch
        self._requests: list[Request] = []  # of this batch
        self._busy = False  # with the last of these
        self._late: set[asyncio.Task[None]] = set()

    def send(self, message: bytes) -> None:
        """It goes out when the batch is committed."""
        self._put(frames.Said(self._number, self.table, message))

    def _put(self, item: frames.Said | frames.Answered) -> None:
        if not self._outbox:
            self._publisher.enqueue(self)
        self._outbox.append(item)

    def flush(self) -> None:
        """What the messages say is committed."""
        self.release(self.take())

    def take(self) -> Taken:
        """What has been carried out so far, and its messages."""
        items, requests = self._outbox, self._requests
        self._outbox, self._requests = [], []
        if self._busy:
            self._requests.append(requests.pop())
        return items, requests

    def release(self, taken: Taken) -> None:
        """What was taken is committed."""
        for item in taken[0]:
            self._send(self.process, item)

    def concerns(self, tables: frozenset[str], taken: Taken | None) -> bool:
        """Whether it watches one of them, or sent a command to one."""
        requests = [*self._requests, *(taken[1] if taken else ())]
        return not tables.isdisjoint(self.watched) or any(request.table in tables for request in requests)

    def discard(self) -> None:
        """The messages of this batch are not true, and its commands were not carried out."""
        self._outbox.clear()
        requests, self._requests = self._requests, []
        self.discard_taken(([], requests))

    def discard_taken(self, taken: Taken) -> None:
        """The same for what was taken."""
        for request in taken[1]:
            self._refuse(request, RefusalCode.UNAVAILABLE, UNAVAILABLE, again=True)

    def carry_out(self, item: frames.Command, command: m.Command) -> None:
        """Does it, and answers."""
        request = Request(item.request, command.key, command.table)  # type: ignore[attr-defined]  # others do not come
        self._requests.append(request)
        self._busy = True
        try:
            answer = self._router.dispatch(command, item.person, self)
            if isinstance(answer, m.Done):
                self._put(frames.Answered(self._number, item.request, m.encode(answer)))
            elif answer is not None:
                self._requests.remove(request)  # it is not answered in this batch
                task = asyncio.ensure_future(self._answer_late(request, answer))
                self._late.add(task)
                task.add_done_callback(self._late.discard)
        except Refusal as refusal:
            self._refuse(request, refusal.code, refusal.text, refusal.allowed)
        except Unavailable:
            if request in self._requests:  # else that was said already
                self._refuse(request, RefusalCode.UNAVAILABLE, UNAVAILABLE, again=True)
        except Exception:
            self._router.metrics.troubles += 1
            log.exception("trouble with a command")
            self._refuse(request, RefusalCode.TROUBLE, TROUBLE)
        finally:
            self._busy = False

    async def _answer_late(self, request: Request, answer: Awaitable[m.Done]) -> None:
        try:
            done = await answer
        except Refusal as refusal:
            self._refuse(request, refusal.code, refusal.text)
        except Unavailable:
            self._refuse(request, RefusalCode.UNAVAILABLE, UNAVAILABLE, again=True)
        except Exception:
            self._router.metrics.troubles += 1
            log.exception("trouble with a command")
            self._refuse(request, RefusalCode.TROUBLE, TROUBLE)
        else:
            self._put(frames.Answered(self._number, request.number, m.encode(done)))
        self._requests.append(request)  # it is answered in the batch that is open now

    def _refuse(
        self,
        request: Request,
        code: RefusalCode,
        text: str,
        allowed: list[dict[str, Any]] | None = None,
        *,
        again: bool = False,
    ) -> None:
        self._router.metrics.refused[code] += 1
        refused = m.Refused(key=request.key, code=code, text=text, allowed=allowed)
        self._put(frames.Answered(self._number, request.number, m.encode(refused), again))
