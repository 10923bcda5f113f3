"""Frames between processes by Redis pub/sub.

redis-py opens the two lines, with whatever address, password or TLS the URL names. What goes over them from then on is
two commands and three answers, so it is written and read here, without a task or a stream between a frame and the line.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import hiredis
from redis.asyncio import Redis
from redis.asyncio.connection import AbstractConnection
from redis.exceptions import RedisError

from valise_games.house.cluster.bus import Lost, Receive

log = logging.getLogger("valise.bus")

AGAIN = 0.1  # seconds between attempts to get the lines back
MOST_UNSENT = 16 << 20  # octets that Redis has not taken; what is more is lost
CONNECT = 2.0  # seconds
LOOK = 1.0  # seconds between looks whether Redis has said something; if not, it is asked to
SILENT = 3  # looks without a word, after which the lines are opened anew
TROUBLES = (OSError, TimeoutError, RedisError, RuntimeError)  # the last is what uvloop says of a line that is closed

Hear = Callable[[Any], None]


class RedisBus:
    """See `Bus`. Nothing is stored in Redis, and an empty server is as good as any."""

    def __init__(self, url: str) -> None:
        self.frames = self.octets = 0
        self._url = url
        self._speaks: Line | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self, channel: str, receive: Receive, lost: Lost) -> None:
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._keep_open(channel, receive, lost, ready))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ready.wait(), 2 * CONNECT)

    async def _keep_open(self, channel: str, receive: Receive, lost: Lost, ready: asyncio.Event) -> None:
        """Two lines, as whoever listens on one may not speak on it; if one of them breaks both are opened anew. After a
        cut in the network TCP waits before it sends again, the longer the longer the cut was; a new line does not."""
        first = well = True
        while True:
            client = Redis.from_url(self._url, socket_connect_timeout=CONNECT, socket_keepalive=True, protocol=2)
            hears, speaks = Line(client, lambda reply: _hand_over(receive, reply)), Line(client)
            try:
                await hears.open()
                hears.say(b"SUBSCRIBE", channel.encode())
                await speaks.open()
                speaks.say(b"CLIENT", b"REPLY", b"OFF")  # whoever misses something counts
                async with asyncio.timeout(CONNECT):
                    await hears.has_heard.wait()
                self._speaks = speaks
                ready.set()
                if not first:
                    log.warning("the bus is heard again")
                    lost()
                well = True
                await _until_silent(hears, speaks)
            except TROUBLES as error:
                if well:
                    log.warning("the bus cannot be heard", extra={"reason": repr(error)})
                well = False
            finally:
                self._speaks = None
                await hears.close()
                await speaks.close()
                with contextlib.suppress(*TROUBLES):
                    await client.aclose()
            first = False
            await asyncio.sleep(AGAIN)

    def publish(self, channel: str, frame: bytes) -> None:
        if self._speaks is not None and self._speaks.keeps_up:
            self.frames += 1
            self.octets += len(frame)
            self._speaks.say(b"PUBLISH", channel.encode(), frame)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()  # which sends what waits
            await asyncio.gather(self._task, return_exceptions=True)


async def _until_silent(hears: Line, speaks: Line) -> None:
    """Raises what says that one of the lines is none any more. It counts looks, not seconds: what comes while this
    process stands still is read afterwards."""
    silent = 0
    while not (hears.ended.is_set() or speaks.ended.is_set()):
        before = hears.heard
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(hears.ended.wait(), LOOK)
        silent = silent + 1 if hears.heard == before else 0
        if silent == SILENT:
            raise TimeoutError("not a word")
        if silent:
            hears.say(b"PING")
    raise ConnectionError("the line broke")


class Line(asyncio.Protocol):
    """A connection to Redis; `hear` is called with each reply."""

    def __init__(self, client: Redis, hear: Hear | None = None) -> None:
        self.has_heard, self.ended = asyncio.Event(), asyncio.Event()
        self.heard = 0  # times that something came
        self.keeps_up = True  # whether Redis takes what it is sent
        self._hear = hear
        self._connection: AbstractConnection = client.connection_pool.make_connection()  # type: ignore[no-untyped-call]
        self._transport: asyncio.WriteTransport | None = None
        self._reader = hiredis.Reader()
        self._said: list[bytes] = []  # in this moment

    async def open(self) -> None:
        """Raises what is wrong with the server, or the way to it."""
        await self._connection.connect()  # type: ignore[no-untyped-call]
        writer = self._connection._writer  # all that it awaited is there, and nothing else comes unasked
        if writer is None:
            raise ConnectionError("redis-py keeps its line elsewhere")
        self._transport = writer.transport
        self._transport.set_write_buffer_limits(MOST_UNSENT)
        self._transport.set_protocol(self)

    def say(self, *words: bytes) -> None:
        """A command; it leaves with all that are said in this moment."""
        if not self._said:
            asyncio.get_running_loop().call_soon(self._write)
        self._said.append(b"*%d\r\n" % len(words))
        self._said += [b"$%d\r\n%b\r\n" % (len(word), word) for word in words]

    def _write(self) -> None:
        said, self._said = self._said, []
        if self._transport is not None and said and not self.ended.is_set():
            self._transport.write(b"".join(said))

    def data_received(self, data: bytes) -> None:
        self.heard += 1
        try:
            self._reader.feed(data)
            while (reply := self._reader.gets()) is not False:
                if isinstance(reply, hiredis.ReplyError):
                    raise reply
                self.has_heard.set()
                if self._hear is not None:
                    self._hear(reply)
        except hiredis.HiredisError as error:
            log.warning("Redis refuses", extra={"reason": repr(error)})
            self.connection_lost(None)

    def pause_writing(self) -> None:
        self.keeps_up = False

    def resume_writing(self) -> None:
        self.keeps_up = True

    def connection_lost(self, error: Exception | None) -> None:
        self.keeps_up = False
        self.ended.set()

    async def close(self) -> None:
        """What waits is sent, if the server takes it soon."""
        if self._transport is not None and not self.ended.is_set():
            self._write()
            self._transport.close()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.ended.wait(), 1.0)
            self._transport.abort()
        with contextlib.suppress(*TROUBLES):
            await self._connection.disconnect(nowait=True)


def _hand_over(receive: Receive, reply: Any) -> None:
    if not isinstance(reply, list) or reply[0] != b"message":
        return
    try:
        receive(reply[2])
    except Exception:  # a fault in what one frame leads to is no reason to hear no other
        log.exception("trouble with a frame")
