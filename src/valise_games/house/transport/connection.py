"""Sockets: commands in, messages out.

A message is written at once where the client keeps up. What it has not taken waits in a bounded queue; a client that
lets it fill up, or does not take a message in time, is cut off and may come back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from typing import Any, Protocol

import msgspec

from valise_games.house.config import Settings
from valise_games.house.errors import TROUBLE, UNAVAILABLE, Refusal, RefusalCode, Unavailable
from valise_games.house.metrics import Metrics
from valise_games.house.people.directory import Person
from valise_games.house.people.rate_limits import RateLimits
from valise_games.house.tables import messages as m
from valise_games.house.tables.changes import Told
from valise_games.house.tables.commands import Dispatcher
from valise_games.house.tables.publisher import Publisher
from valise_games.house.transport.websocket_protocol import DirectWebSocketProtocol

log = logging.getLogger("valise.sockets")

Event = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Taken = tuple[list[bytes], list[m.Command]]  # messages, and the commands that they answer
Send = Callable[[Event], Coroutine[Any, Any, None]]

LONGEST_COMMAND = 16_384  # letters
MOST_WAITING = 256  # messages to a slow client
MOST_UNSENT = 4 << 20  # octets of them
WRITE_TIME = 20.0  # seconds in which a client must take a message
CLOSE_TIME = 5.0  # and the last one
HELD_TIME = 0.1  # seconds after which what is held is looked at again
MOST_NONSENSE = 20  # refused messages that could not even be read, before the socket is closed

# Why a socket is closed. 1012 is said by the server itself when it restarts.
COME_BACK = 1013  # to try again later
NOT_KNOWN, SIGNED_OUT, TOO_SLOW, TOO_MUCH = 4401, 4403, 4408, 4429

COMMANDS = m.names_of(m.AnyCommand)

_decode = msgspec.json.Decoder(m.AnyCommand).decode


class Others(Protocol):
    """The other processes of the house."""

    def signed_out(self, person: int, session: str | None) -> None:
        """They cut the person's sockets, or only those of one session."""

    def renamed(self, person: Person) -> None:
        """The person has another name there, too."""


class Connections:
    """All open sockets."""

    def __init__(
        self,
        settings: Settings,
        dispatcher: Dispatcher,
        publisher: Publisher,
        limits: RateLimits,
        metrics: Metrics,
        house_key: str,
        is_void: Callable[[Person], bool],
        void_among: Callable[[list[Person]], Awaitable[set[Person]]],
    ) -> None:
        self._settings = settings
        self.dispatcher = dispatcher
        self.publisher = publisher
        self.limits = limits
        self.metrics = metrics
        self._house_key = house_key  # with which it signs records
        self._is_void = is_void  # whether his cookie or key is void by now
        self._void_among = void_among  # of these people
        self._looking: asyncio.Task[None] | None = None
        self._all: set[Connection] = set()
        self.others: Others | None = None  # of a house of many processes

    def __len__(self) -> int:
        return len(self._all)

    @property
    def full(self) -> bool:
        """Whether no more sockets are taken."""
        return len(self._all) >= self._settings.most_connections

    def people(self) -> set[int]:
        """Those who are here."""
        return {connection.person for connection in self._all}

    async def serve(
        self,
        person: Person | None,
        version: str,
        wire: DirectWebSocketProtocol,
        receive: Receive,
        send: Send,
        *,
        changes: bool = False,
    ) -> None:
        """One socket, from its handshake to its end; with `changes` it is sent what is new rather than all."""
        await receive()  # the handshake
        await send({"type": "websocket.accept"})
        if person is None:
            await send({"type": "websocket.close", "code": NOT_KNOWN, "reason": "say hello first"})
            return
        connection = Connection(self, person, wire, send, changes=changes)
        self._all.add(connection)
        try:
            if self._is_void(person):
                connection.sign_out()  # during the handshake
        except Unavailable:
            connection.cut(COME_BACK, UNAVAILABLE)
        hello = m.Hello(you=person.id, name=person.name, account=person.account, version=version, key=self._house_key)
        connection.send(m.encode(hello))
        connection.flush()  # whatever becomes of the batch
        try:
            with self.limits.connection(person, self._settings.connections_each):
                await connection.listen(receive)
        except Refusal as refusal:
            connection.cut(TOO_MUCH, refusal.text)
        finally:
            self._all.discard(connection)
            connection.leave()
            await connection.ended()

    def sign_out(self, person: int, session: str | None = None, *, everywhere: bool = True) -> None:
        """Cuts the person's sockets, or only those of one browser or key; those of other processes, too, unless it was
        one of them that said so."""
        if everywhere and self.others is not None:
            self.others.signed_out(person, session)
        for connection in list(self._all):
            if connection.person == person and session in (None, connection.sender.session):
                connection.sign_out()

    def look_again(self) -> None:
        """Cuts the sockets of people who are signed out: another process may have said so, and was not heard."""
        if self._all and (self._looking is None or self._looking.done()):
            self._looking = asyncio.get_running_loop().create_task(self._look_again())

    async def _look_again(self) -> None:
        try:
            void = await self._void_among([connection.sender for connection in self._all])
        except Unavailable:
            return  # the next who comes with a void cookie finds it so
        for connection in list(self._all):
            if connection.sender in void:
                connection.sign_out()

    def rename(self, person: Person, *, everywhere: bool = True) -> None:
        """The person has another name, for other processes, too, unless it was one of them that said so."""
        if everywhere and self.others is not None:
            self.others.renamed(person)
        for connection in self._all:
            if connection.person == person.id:
                connection.sender = msgspec.structs.replace(connection.sender, name=person.name)


class Connection:
    """One socket of one person: a watcher of tables, and the outbox of what it is to be sent."""

    def __init__(
        self,
        connections: Connections,
        person: Person,
        wire: DirectWebSocketProtocol,
        send: Send,
        *,
        changes: bool = False,
    ) -> None:
        self.person = person.id
        self.told: dict[str, Told] | None = {} if changes else None
        self.sender = person
        self.watched: set[str] = set()  # codes of tables
        self._dispatcher = connections.dispatcher
        self._publisher = connections.publisher
        self._limits = connections.limits
        self._metrics = connections.metrics
        self._wire = wire
        self._send = send
        self._waiting: list[bytes] = []  # few: a deque takes 700 octets when it is empty
        self._writer: asyncio.Task[None] | None = None
        self._closed = False
        self._ending: asyncio.Task[None] | None = None
        self._outbox: list[bytes] = []  # of this batch
        self._passed: list[bytes] = []  # messages of other processes
        self._unsent = 0  # octets that the client has not taken
        self._commands: list[m.Command] = []  # of this batch
        self._busy = False  # with a command: the last of these
        self._nonsense = 0
        self._held: list[str] = []  # texts of the client, at most as many as one person may send at once
        self._late: set[asyncio.Task[None]] = set()  # answers that are still worked out

    # ------------------------------------------------------------------------------ out
    def send(self, message: bytes) -> None:
        """It goes out when the batch is committed; never waits."""
        if self._closed:
            return
        if not self._outbox:
            self._publisher.enqueue(self)
        self._outbox.append(message)
        self._unsent += len(message)
        if self._unsent > MOST_UNSENT:
            self.cut(TOO_SLOW, "too much at once; come back")

    def flush(self) -> None:
        """Writes the messages of this batch at once, if the client keeps up."""
        messages, self._outbox = self._outbox, []
        self._commands = self._commands[-1:] if self._busy else []
        self._write(messages)

    def take(self) -> Taken:
        """What has been carried out so far, and its messages."""
        messages, commands = self._outbox, self._commands
        self._outbox, self._commands = [], []
        if self._busy:
            self._commands.append(commands.pop())
        return messages, commands

    def release(self, taken: Taken) -> None:
        """Writes them at once, if the client keeps up."""
        self._write(taken[0])

    def concerns(self, tables: frozenset[str], taken: Taken | None) -> bool:
        """Whether it watches one of them, or sent a command to one."""
        commands = [*self._commands, *(taken[1] if taken else ())]
        return not tables.isdisjoint(self.watched) or any(getattr(each, "table", "") in tables for each in commands)

    def _write(self, messages: list[bytes]) -> None:
        if self._closed or not messages:
            return
        if self._writer is None and self._wire.write(messages):
            self._unsent = self._octets() if self._outbox or self._passed else 0
            return
        self._waiting.extend(messages)
        if len(self._waiting) > MOST_WAITING:
            self.cut(TOO_SLOW, "too slow; come back")
        elif self._writer is None:
            self._writer = asyncio.get_running_loop().create_task(self._write_on())

    def pass_on(self, message: bytes) -> None:
        """Another process has committed what the message says: it goes out with all that come in this moment."""
        if self._closed:
            return
        if not self._passed:
            asyncio.get_running_loop().call_soon(self._write_passed)
        self._passed.append(message)
        self._unsent += len(message)
        if self._unsent > MOST_UNSENT:
            self.cut(TOO_SLOW, "too much at once; come back")

    def _write_passed(self) -> None:
        messages, self._passed = self._passed, []
        self._write(messages)

    def discard(self) -> None:
        """The messages of this batch are not true, and its commands were not carried out."""
        self._outbox.clear()
        commands, self._commands = self._commands, []
        self.discard_taken(([], commands))

    def discard_taken(self, taken: Taken) -> None:
        """The same for what was taken."""
        self._unsent = self._octets()
        if self.told is not None:
            self.told.clear()
        for command in taken[1]:
            self._refuse(command.key, RefusalCode.UNAVAILABLE, UNAVAILABLE)

    def _octets(self) -> int:
        """That the client has not taken."""
        return sum(sum(map(len, messages)) for messages in (self._waiting, self._outbox, self._passed))

    async def _write_on(self) -> None:
        """Writes what waits, as the client takes it."""
        try:
            while self._waiting:
                async with asyncio.timeout(WRITE_TIME):
                    await self._send({"type": "websocket.send", "text": self._waiting[0].decode()})
                self._unsent -= len(self._waiting.pop(0))
        except TimeoutError:
            self._writer = None
            self.cut(TOO_SLOW, "too slow; come back")
        except Exception:  # the client is gone; the reader hears of it
            self._closed = True
        else:
            self._writer = None

    def cut(self, code: int, reason: str) -> None:
        """Ends the connection as soon as it can be."""
        if self._closed:
            return
        self._closed = True
        self._waiting.clear()
        if self._writer is not None:
            self._writer.cancel()
        self._ending = asyncio.get_running_loop().create_task(self._close(code, reason))

    def sign_out(self) -> None:
        """The cookie or key it was opened with is void."""
        self.cut(SIGNED_OUT, "signed out")

    async def _close(self, code: int, reason: str) -> None:
        """With a word of why; who does not take that is dropped without."""
        try:
            async with asyncio.timeout(CLOSE_TIME):
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
        except Exception:
            self._wire.transport.abort()
        else:
            asyncio.get_running_loop().call_later(WRITE_TIME, self._wire.transport.abort)

    # ------------------------------------------------------------------------------ in
    async def listen(self, receive: Receive) -> None:
        """Until the client is gone. Texts come to `receive_text`; what comes here besides is no command."""
        self._wire.on_text = self.receive_text
        while (await receive())["type"] == "websocket.receive":
            self._refuse("", RefusalCode.BAD_COMMAND, "a command is JSON in a text frame; this was a binary one")
            self._count_nonsense()

    def receive_text(self, text: str) -> None:
        """One text from the client."""
        if self._closed:
            return
        try:
            self._limits.by("command", self.sender)
        except Refusal:
            self.cut(TOO_MUCH, "too many commands")
            return
        if self._held or not self._limits.may("socket-command", self.sender.address):
            self._hold(text)
        else:
            self._take_text(text)

    def _hold(self, text: str) -> None:
        """Too much comes from this address just now: it waits, and meanwhile nothing more is read from this socket."""
        self._held.append(text)
        if len(self._held) == 1:
            self._wire.hold(True)
            asyncio.get_running_loop().call_later(HELD_TIME, self._go_on)

    def _go_on(self) -> None:
        while self._held and not self._closed:
            if not self._limits.may("socket-command", self.sender.address):
                asyncio.get_running_loop().call_later(HELD_TIME, self._go_on)
                return
            self._take_text(self._held.pop(0))
        self._held.clear()
        self._wire.hold(False)

    def _take_text(self, text: str) -> None:
        if len(text) > LONGEST_COMMAND:
            self._refuse("", RefusalCode.TOO_LONG, f"a command has at most {LONGEST_COMMAND} letters")
            self._count_nonsense()
        elif not self._execute(text):
            self._count_nonsense()

    def _count_nonsense(self) -> None:
        self._nonsense += 1
        if self._nonsense > MOST_NONSENSE:
            self.cut(TOO_MUCH, "too much that is no command")

    def _execute(self, text: str) -> bool:
        """Carries out a command; False if it is none."""
        try:
            command = _decode(text)
        except msgspec.ValidationError as error:
            self._refuse("", RefusalCode.BAD_COMMAND, _fault(error))
            return False
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._refuse("", RefusalCode.BAD_JSON, "this is not JSON")
            return False
        self.carry_out(command)
        return True

    def carry_out(self, command: m.Command) -> None:
        """Does what the command says, and answers it."""
        self._commands.append(command)
        self._busy = True
        try:
            answer = self._dispatcher.dispatch(command, self.sender, self)
            if isinstance(answer, m.Done):
                self.send(m.encode(answer))
            else:
                self._commands.remove(command)  # it is not answered in this batch
            if not isinstance(answer, m.Done | None):
                task = asyncio.get_running_loop().create_task(self._answer_late(command, answer))
                self._late.add(task)
                task.add_done_callback(self._late.discard)
        except Refusal as refusal:
            self._refuse(command.key, refusal.code, refusal.text, refusal.allowed)
        except Unavailable:
            if command in self._commands:  # else that was said already
                self._refuse(command.key, RefusalCode.UNAVAILABLE, UNAVAILABLE)
        except Exception:
            self._metrics.troubles += 1
            log.exception("trouble with a command")
            self._refuse(command.key, RefusalCode.TROUBLE, TROUBLE)
        finally:
            self._busy = False

    def refuse(self, key: str, refusal: Refusal) -> None:
        """Says that the command with this key was not carried out."""
        self._refuse(key, refusal.code, refusal.text, refusal.allowed)

    @property
    def closed(self) -> bool:
        """Whether nothing is written to it any more."""
        return self._closed

    async def _answer_late(self, command: m.Command, answer: Awaitable[m.Done]) -> None:
        try:
            done = await answer
        except Refusal as refusal:
            self._refuse(command.key, refusal.code, refusal.text)
        except Unavailable:
            self._refuse(command.key, RefusalCode.UNAVAILABLE, UNAVAILABLE)
        except Exception:
            self._metrics.troubles += 1
            log.exception("trouble with a command")
            self._refuse(command.key, RefusalCode.TROUBLE, TROUBLE)
        else:
            self.send(m.encode(done))
        self._commands.append(command)  # it is answered in the batch that is open now

    def _refuse(self, key: str, code: str, text: str, allowed: list[dict[str, Any]] | None = None) -> None:
        self._metrics.refused[code] += 1
        log.debug("a command is refused", extra={"code": code})
        self.send(m.encode(m.Refused(key=key, code=code, text=text, allowed=allowed)))

    def leave(self) -> None:
        """The client is gone."""
        self._closed = True
        self._dispatcher.leave(self)
        if self._writer is not None:
            self._writer.cancel()
        for task in self._late:
            task.cancel()

    async def ended(self) -> None:
        """Waits until the client has been told why."""
        if self._ending is not None:
            await self._ending


def _fault(error: msgspec.ValidationError) -> str:
    text = str(error)
    return f"{text[:100]}; the commands are {COMMANDS}" if text.endswith("`$.do`") else text
