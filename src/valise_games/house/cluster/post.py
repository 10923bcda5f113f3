"""Items from process to process: collected for a moment, counted, and what was lost is noticed."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Callable

from valise_games.house.cluster import frames
from valise_games.house.cluster.bus import Bus

MOST_IN_FRAME = 200  # items
# Seconds that a command waits at most. More than from one commit to the next, so that on a busy house commands leave
# with what was committed.
INTERVAL = 0.026

Receive = Callable[[str, frames.AnyItem], None]
Missed = Callable[[str], None]


class Post:
    """Sends items to other processes, each on its own channel, and hears those that are for this one.

    `receive` is called with the sender and each item, in order. `missed` is called with a sender of whom something did
    not come: what is known of that one may be old.
    """

    def __init__(self, me: str, bus: Bus, receive: Receive, missed: Missed) -> None:
        self.me = me
        self.bus = bus
        self.lost = 0  # times that something did not come
        self._receive = receive
        self._missed = missed
        self._waiting: defaultdict[str, list[frames.AnyItem]] = defaultdict(list)
        self._scheduled: asyncio.Handle | None = None
        self._leaves_now = False  # in this moment
        self._flushed_at = 0.0
        self._sent: Counter[str] = Counter()  # frames, by receiver
        self._heard: dict[str, int] = {}  # the count of the last one, by sender
        self._heard_at: dict[str, float] = {}  # when that was

    async def open(self) -> None:
        """From now on it hears."""
        await self.bus.open(channel_of(self.me), self._take, self._cut_off)

    async def close(self) -> None:
        """Sends what waits."""
        self.flush()
        await self.bus.close()

    def send(self, process: str, item: frames.AnyItem, may_wait: bool = False) -> None:
        """It leaves with all that is sent in this moment. What `may_wait` leaves with what is sent next, or when the
        interval since the last sending is over; where nothing was sent for so long, it does not wait."""
        self._waiting[process].append(item)
        if self._leaves_now or (self._scheduled is not None and may_wait):
            return
        if self._scheduled is not None:
            self._scheduled.cancel()
        wait = self._flushed_at + INTERVAL - time.monotonic() if may_wait else 0.0
        loop = asyncio.get_running_loop()
        self._leaves_now = wait <= 0
        self._scheduled = loop.call_soon(self.flush) if self._leaves_now else loop.call_later(wait, self.flush)

    def flush(self) -> None:
        """What waits leaves now."""
        if self._scheduled is not None:
            self._scheduled.cancel()
            self._scheduled = None
        self._leaves_now = False
        self._flushed_at = time.monotonic()
        waiting, self._waiting = self._waiting, defaultdict(list)
        for process, items in waiting.items():
            for begin in range(0, len(items), MOST_IN_FRAME):
                self._sent[process] += 1
                frame = frames.Frame(self.me, self._sent[process], items[begin : begin + MOST_IN_FRAME])
                self.bus.publish(channel_of(process), frames.encode(frame))

    def silence(self, process: str) -> float:
        """Seconds since it was heard, or first asked about."""
        return time.monotonic() - self._heard_at.setdefault(process, time.monotonic())

    def forget(self, process: str) -> None:
        """The process is dead."""
        self._heard_at.pop(process, None)
        self._sent.pop(process, None)
        self._waiting.pop(process, None)

    def _take(self, data: bytes) -> None:
        frame = frames.decode(data)
        last = self._heard.get(frame.sender)
        self._heard[frame.sender] = frame.count
        self._heard_at[frame.sender] = time.monotonic()
        if frame.count != (last or 0) + 1:
            self.lost += 1
            self._missed(frame.sender)
        for item in frame.items:
            self._receive(frame.sender, item)

    def _cut_off(self) -> None:
        """Anything may have been lost; who has sent something tells by its next frame, and whoever has not, with its
        next beat, as every other time."""


def channel_of(process: str) -> str:
    """On which a process hears what is for it alone."""
    return f"valise:{process}"
