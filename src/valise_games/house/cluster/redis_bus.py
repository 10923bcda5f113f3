"""Frames between processes by Redis pub/sub."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from redis.asyncio import Redis
from redis.asyncio.connection import AbstractConnection
from redis.exceptions import RedisError

from valise_games.house.cluster.bus import Lost, Receive

log = logging.getLogger("valise.bus")

AGAIN = 0.1  # seconds between attempts to get a line back
MOST_WAITING = 10_000  # frames that are not sent yet; what is more is lost
CONNECT = 2.0  # seconds
LOOK = 1.0  # seconds between looks whether the line still is one
TROUBLES = (OSError, TimeoutError, RedisError, RuntimeError)  # the last is what uvloop says of a line that is closed


class RedisBus:
    """See `Bus`. Nothing is stored in Redis, and an empty server is as good as any."""

    def __init__(self, url: str) -> None:
        self.frames = self.octets = 0
        self._url = url
        self._waiting: list[tuple[str, bytes]] = []
        self._some = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._closing = False
        self._was_cut_off = False  # the line on which it speaks may be slow since

    def _client(self) -> Redis:
        client: Redis = Redis.from_url(
            self._url, socket_connect_timeout=CONNECT, health_check_interval=int(2 * LOOK), socket_keepalive=True
        )
        return client

    async def open(self, channel: str, receive: Receive, lost: Lost) -> None:
        ready = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(channel, receive, lost, ready)),
            asyncio.create_task(self._speak()),
        ]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ready.wait(), 2 * CONNECT)

    async def _listen(self, channel: str, receive: Receive, lost: Lost, ready: asyncio.Event) -> None:
        first = well = True
        while True:
            client = self._client()
            try:
                async with client.pubsub() as heard:
                    await heard.subscribe(channel)
                    while True:
                        message = await heard.get_message(timeout=LOOK)
                        if message is None:
                            await heard.check_health()
                        elif message["type"] == "subscribe":
                            ready.set()
                            if not first:
                                log.warning("the bus is heard again")
                                self._was_cut_off = True
                                lost()
                            first, well = False, True
                        elif message["type"] == "message":
                            _hand_over(receive, message["data"])
            except TROUBLES as error:
                if well:
                    log.warning("the bus cannot be heard", extra={"reason": repr(error)})
                well = False
            finally:
                await _shut(client)
            first = False
            await asyncio.sleep(AGAIN)

    async def _speak(self) -> None:
        """On a line of its own, on which the server answers nothing: whoever misses something counts. After a cut in
        the network TCP waits before it sends again, the longer the longer the cut was, so a new line is opened."""
        client = self._client()
        line: AbstractConnection | None = None
        try:
            while True:
                await self._some.wait()
                self._some.clear()
                waiting, self._waiting = self._waiting, []
                try:
                    if line is not None and self._was_cut_off:
                        await line.disconnect(nowait=True)
                        line = None
                    if line is None:
                        self._was_cut_off = False
                        line = client.connection_pool.make_connection()  # type: ignore[no-untyped-call]
                        await line.connect()
                        await line.send_command("CLIENT", "REPLY", "OFF")
                    packed = line.pack_commands([("PUBLISH", channel, frame) for channel, frame in waiting])
                    await line.send_packed_command(packed, check_health=False)
                except TROUBLES as error:
                    log.info("frames were lost", extra={"count": len(waiting), "reason": repr(error)})
                    if line is not None:
                        await line.disconnect(nowait=True)
                        line = None
                    await asyncio.sleep(AGAIN)
                if self._closing and not self._waiting:
                    return
        finally:
            if line is not None:
                await line.disconnect()
            await _shut(client)

    def publish(self, channel: str, frame: bytes) -> None:
        if len(self._waiting) < MOST_WAITING:
            self.frames += 1
            self.octets += len(frame)
            self._waiting.append((channel, frame))
            self._some.set()

    async def close(self) -> None:
        self._closing = True
        self._some.set()
        for task in self._tasks[:1]:
            task.cancel()
        await asyncio.wait(self._tasks[1:], timeout=1.0)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _hand_over(receive: Receive, frame: bytes) -> None:
    try:
        receive(frame)
    except Exception:  # a fault in what one frame leads to is no reason to hear no other
        log.exception("trouble with a frame")


async def _shut(client: Redis) -> None:
    with contextlib.suppress(*TROUBLES):
        await client.aclose()
