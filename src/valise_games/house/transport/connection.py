"""Sockets: commands in, messages out.

A message is written at once where the client keeps up. What it has not taken waits in a bounded queue; a client that
lets it fill up, or does not take a message in time, is cut off and may come back.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from typing import Any

import msgspec

from valise_games.house.config import Settings
from valise_games.house.errors import TROUBLE, UNAVAILABLE, Refusal, RefusalCode, Unavailable
from valise_games.house.metrics import Metrics
from valise_games.house.people.directory import Person
from valise_games.house.people.rate_limits import RateLimits
from valise_games.house.tables import messages as m
from valise_games.house.tables.commands import Dispatcher
from valise_games.house.tables.publisher import Publisher
from valise_games.house.transport.websocket_protocol import DirectWebSocketProtocol

log = logging.getLogger("valise.sockets")

Event = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Coroutine[Any, Any, None]]

LONGEST_COMMAND = 16_384  # letters
MOST_WAITING = 256  # messages to a slow client
MOST_UNSENT = 4 << 20  # octets of them
WRITE_TIME = 20.0  # seconds in which a client must take a message
CLOSE_TIME = 5.0  # and the last one
MOST_NONSENSE = 20  # refused messages that could not even be read, before the socket is closed

# Why a socket is closed. 1012 is said by the server itself when it restarts.
NOT_KNOWN, SIGNED_OUT, TOO_SLOW, TOO_MUCH = 4401, 4403, 4408, 4429

COMMANDS = m.names_of(m.AnyCommand)

_decode = msgspec.json.Decoder(m.AnyCommand).decode


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
    ) -> None:
        self._settings = settings
        self.dispatcher = dispatcher
        self.publisher = publisher
        self.limits = limits
        self.metrics = metrics
        self._house_key = house_key  # with which it signs records
        self._all: set[Connection] = set()

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
        self, person: Person | None, version: str, wire: DirectWebSocketProtocol, receive: Receive, send: Send
    ) -> None:
        """One socket, from its handshake to its end."""
        await receive()  # the handshake
        await send({"type": "websocket.accept"})
        if person is None:
            await send({"type": "websocket.close", "code": NOT_KNOWN, "reason": "say hello first"})
            return
        connection = Connection(self, person, wire, send)
        self._all.add(connection)
        now = self.dispatcher.directory.find(person.id)
        if now is None or now.epoch != person.epoch:
            connection.sign_out()  # during the handshake
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

    def sign_out(self, person: int, session: str | None = None) -> None:
        """Cuts the person's sockets, or only those of one browser or key."""
        for connection in list(self._all):
            if connection.person == person and session in (None, connection.sender.session):
                connection.sign_out()

    def rename(self, person: Person) -> None:
        """The person has another name."""
        for connection in self._all:
            if connection.person == person.id:
                connection.sender = msgspec.structs.replace(connection.sender, name=person.name)


class Connection:
    """One socket of one person: a watcher of tables, and the outbox of what it is to be sent."""

    def __init__(self, connections: Connections, person: Person, wire: DirectWebSocketProtocol, send: Send) -> None:
        self.person = person.id
        self.sender = person
        self.watched: set[str] = set()  # codes of tables
        self._dispatcher = connections.dispatcher
        self._publisher = connections.publisher
        self._limits = connections.limits
        self._metrics = connections.metrics
        self._wire = wire
        self._send = send
        self._waiting: deque[bytes] = deque()
        self._writer: asyncio.Task[None] | None = None
        self._closed = False
        self._ending: asyncio.Task[None] | None = None
        self._outbox: list[bytes] = []  # of this batch
        self._unsent = 0  # octets that the client has not taken
        self._keys: list[str] = []  # of the commands of this batch
        self._busy = False  # with a command: the last of these
        self._nonsense = 0
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
        self._keys = self._keys[-1:] if self._busy else []
        if self._closed or not messages:
            return
        if self._writer is None and self._wire.write(messages):
            self._unsent = 0
            return
        self._waiting.extend(messages)
        if len(self._waiting) > MOST_WAITING:
            self.cut(TOO_SLOW, "too slow; come back")
        elif self._writer is None:
            self._writer = asyncio.get_running_loop().create_task(self._write_on())

    def discard(self) -> None:
        """The messages of this batch are not true, and its commands were not carried out."""
        self._outbox.clear()
        self._unsent = sum(map(len, self._waiting))
        keys, self._keys = self._keys, []
        for key in keys:
            self._refuse(key, RefusalCode.UNAVAILABLE, UNAVAILABLE)

    async def _write_on(self) -> None:
        """Writes what waits, as the client takes it."""
        try:
            while self._waiting:
                async with asyncio.timeout(WRITE_TIME):
                    await self._send({"type": "websocket.send", "text": self._waiting[0].decode()})
                self._unsent -= len(self._waiting.popleft())
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
        self._keys.append(command.key)
        self._busy = True
        try:
            answer = self._dispatcher.dispatch(command, self.sender, self)
            if isinstance(answer, m.Done):
                self.send(m.encode(answer))
            else:
                self._keys.remove(command.key)  # it is not answered in this batch
                task = asyncio.get_running_loop().create_task(self._answer_late(command.key, answer))
                self._late.add(task)
                task.add_done_callback(self._late.discard)
        except Refusal as refusal:
            self._refuse(command.key, refusal.code, refusal.text, refusal.allowed)
        except Unavailable:
            if command.key in self._keys:  # else that was said already
                self._refuse(command.key, RefusalCode.UNAVAILABLE, UNAVAILABLE)
        except Exception:
            self._metrics.troubles += 1
            log.exception("trouble with a command")
            self._refuse(command.key, RefusalCode.TROUBLE, TROUBLE)
        finally:
            self._busy = False
        return True

    async def _answer_late(self, key: str, answer: Awaitable[m.Done]) -> None:
        try:
            done = await answer
        except Refusal as refusal:
            self._refuse(key, refusal.code, refusal.text)
        else:
            self.send(m.encode(done))
        self._keys.append(key)  # it is answered in the batch that is open now

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
