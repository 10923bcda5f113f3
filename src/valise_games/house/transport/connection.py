"""Sockets: commands in, messages out.

A message is written at once where the client keeps up. What it has not taken waits in a bounded queue; a client that
lets it fill up, or does not take a message in time, is cut off and may come back.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Coroutine, MutableMapping
from typing import Any

import msgspec

from valise_games.house.bots import hints
from valise_games.house.errors import TROUBLE, UNAVAILABLE, Refusal
from valise_games.house.house import House
from valise_games.house.people.directory import Person
from valise_games.house.storage.store import Unavailable
from valise_games.house.tables import commands
from valise_games.house.tables import messages as m
from valise_games.house.tables.live import LiveTable
from valise_games.house.tables.state import Table
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
MOST_WATCHED = 16  # tables on one socket
MOST_NONSENSE = 20  # refused messages that could not even be read, before the socket is closed

# Why a socket is closed. 1012 is said by the server itself when it restarts.
NOT_KNOWN, SIGNED_OUT, TOO_SLOW, TOO_MUCH = 4401, 4403, 4408, 4429

COMMANDS = m.names_of(m.AnyCommand)

_decode = msgspec.json.Decoder(m.AnyCommand).decode


class Connection:
    def __init__(self, house: House, person: Person, wire: DirectWebSocketProtocol, send: Send) -> None:
        self.house = house
        self.person = person.id
        self.who = person
        self._wire = wire
        self._send = send
        self._waiting: deque[bytes] = deque()
        self._writer: asyncio.Task[None] | None = None
        self._closed = False
        self._ending: asyncio.Task[None] | None = None
        self.watched: set[str] = set()
        self._outbox: list[bytes] = []  # of this tick
        self._unsent = 0  # octets that the client has not taken
        self._keys: list[str] = []  # of the commands of this tick
        self._busy = False  # with a command: the last of these
        self._nonsense = 0
        self._errands: set[asyncio.Task[None]] = set()  # what is worked out for this client

    # ------------------------------------------------------------------------------ out
    def send(self, message: bytes) -> None:
        """It goes out when the tick is over; never waits."""
        if self._closed:
            return
        if not self._outbox:
            self.house.tick.tell(self)
        self._outbox.append(message)
        self._unsent += len(message)
        if self._unsent > MOST_UNSENT:
            self.cut(TOO_SLOW, "too much at once; come back")

    def flush(self) -> None:
        """Writes what was said in this tick at once, if the client keeps up."""
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

    def take_back(self, tables: Collection[LiveTable]) -> None:
        """What was said in this tick is not true: it could not be written down."""
        self._outbox.clear()
        self._unsent = sum(map(len, self._waiting))
        keys, self._keys = self._keys, []
        for key in keys:
            self._refuse(key, "unavailable", UNAVAILABLE)
        self.house.lobby.tell_all(self)
        for live in tables:
            if self in live.watchers:
                self.send(m.encode(live.whole(self.person, live.watchers[self])))

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
        """Until the client is gone. Texts come to `hear`; what comes here besides is no command."""
        self._wire.taker = self.hear
        while (await receive())["type"] == "websocket.receive":
            self._refuse("", "bad-command", "a command is JSON in a text frame; this was a binary one")
            self._count_nonsense()

    def hear(self, text: str) -> None:
        """One text from the client."""
        if self._closed:
            return
        try:
            self.house.limits.by("command", self.who)
        except Refusal:
            self.cut(TOO_MUCH, "too many commands")
            return
        if len(text) > LONGEST_COMMAND:
            self._refuse("", "too-long", f"a command has at most {LONGEST_COMMAND} letters")
            self._count_nonsense()
        elif not self.take(text):
            self._count_nonsense()

    def _count_nonsense(self) -> None:
        self._nonsense += 1
        if self._nonsense > MOST_NONSENSE:
            self.cut(TOO_MUCH, "too much that is no command")

    def take(self, text: str) -> bool:
        """Carries out a command; False if it is none."""
        try:
            command = _decode(text)
        except msgspec.ValidationError as error:
            self._refuse("", "bad-command", _fault(error))
            return False
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._refuse("", "bad-json", "this is not JSON")
            return False
        self._keys.append(command.key)
        self._busy = True
        try:
            self._carry_out(command)
        except Refusal as refusal:
            self._refuse(command.key, refusal.code, refusal.text, refusal.allowed)
        except Unavailable:
            if command.key in self._keys:  # else that was said already
                self._refuse(command.key, "unavailable", UNAVAILABLE)
        except Exception:
            self.house.counts.troubles += 1
            log.exception("trouble with a command")
            self._refuse(command.key, "trouble", TROUBLE)
        finally:
            self._busy = False
        return True

    def _carry_out(self, command: m.AnyCommand) -> None:
        if isinstance(command, m.Watch):
            if len(self.watched) >= MOST_WATCHED and command.table not in self.watched:
                raise Refusal("too-many", f"one connection watches at most {MOST_WATCHED} tables")
            live = commands.may_watch(self.house, self.who, command.table)
            self.watched.add(command.table)
            live.watch(self, command.since)
        elif isinstance(command, m.Unwatch):
            self._unwatch(command.table)
        elif isinstance(command, m.FollowLobby):
            (self.house.lobby.unfollow if command.off else self.house.lobby.follow)(self)
        elif isinstance(command, m.AskHint):
            table, seat = hints.may_ask(self.house, self.who, command.table)
            errand = asyncio.get_running_loop().create_task(self._give_hint(command, table, seat))
            self._errands.add(errand)
            errand.add_done_callback(self._errands.discard)
            self._keys.remove(command.key)  # it is not answered in this tick
            return
        else:
            self.send(m.encode(commands.do(command, self.house, self.who)))
            return
        self.send(m.encode(m.Done(key=command.key)))

    async def _give_hint(self, command: m.AskHint, table: Table, seat: int) -> None:
        try:
            hint = await hints.think(self.house, table, seat)
        except Refusal as refusal:
            self._refuse(command.key, refusal.code, refusal.text)
        else:
            self.send(m.encode(m.Done(key=command.key, table=table.id, hint=hint)))
        self._keys.append(command.key)  # but in the tick that is open now

    def _refuse(self, key: str, code: str, text: str, allowed: list[dict[str, Any]] | None = None) -> None:
        self.house.counts.refused[code] += 1
        log.debug("a command is refused", extra={"code": code})
        self.send(m.encode(m.Refused(key=key, code=code, text=text, allowed=allowed)))

    def _unwatch(self, table: str) -> None:
        self.watched.discard(table)
        live = self.house.tables.get(table)
        if live is not None:
            live.unwatch(self)

    def leave(self) -> None:
        """The client is gone."""
        self._closed = True
        self.house.lobby.unfollow(self)
        for table in list(self.watched):
            self._unwatch(table)
        if self._writer is not None:
            self._writer.cancel()
        for errand in self._errands:
            errand.cancel()

    async def ended(self) -> None:
        """The client has been told why."""
        if self._ending is not None:
            await self._ending


def _fault(error: msgspec.ValidationError) -> str:
    text = str(error)
    return f"{text[:100]}; the commands are {COMMANDS}" if text.endswith("`$.do`") else text


async def serve_socket(
    house: House, person: Person | None, wire: DirectWebSocketProtocol, receive: Receive, send: Send
) -> None:
    """One connection, from its handshake to its end."""
    await receive()  # the handshake
    await send({"type": "websocket.accept"})
    if person is None:
        await send({"type": "websocket.close", "code": NOT_KNOWN, "reason": "say hello first"})
        return
    connection = Connection(house, person, wire, send)
    house.connections.add(connection)
    now = house.people.find(person.id)
    if now is None or now.epoch != person.epoch:
        connection.sign_out()  # while hands were shaken
    connection.send(m.encode(m.Hello(you=person.id, name=person.name, account=person.account, version=house.version)))
    connection.flush()  # whatever becomes of the tick
    try:
        with house.limits.connection(person, house.settings.connections_each):
            await connection.listen(receive)
    except Refusal as refusal:
        connection.cut(TOO_MUCH, refusal.text)
    finally:
        house.connections.discard(connection)
        connection.leave()
        await connection.ended()
