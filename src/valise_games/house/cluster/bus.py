"""Between processes: frames that are soon there, in order from one sender, or lost. Who must not lose one counts them.

`publish` never waits. When the line to the bus was broken, `lost` is called as soon as it is back: nothing that went by
meanwhile comes again, and whoever listens has to look at what is written down.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Receive = Callable[[bytes], None]
Lost = Callable[[], None]


class Bus(Protocol):
    """What carries frames between processes."""

    frames: int  # published
    octets: int

    async def open(self, channel: str, receive: Receive, lost: Lost) -> None:
        """From now on what is published to the channel is received. Returns when that is so, or when it is sure that it
        will not be so soon; then it is tried again and again."""

    def publish(self, channel: str, frame: bytes) -> None:
        """Soon there, or lost."""

    async def close(self) -> None:
        """Sends what waits, and hears nothing more."""
