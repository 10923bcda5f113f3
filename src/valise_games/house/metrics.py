"""What a house counts while it runs, for those who operate it: numbers only, no names and no secrets."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field

INTERVAL = 1.0  # seconds between measurements of how late the loop is


@dataclass
class Metrics:
    """Counted by whoever does it, read by /metrics."""

    moves: int = 0
    finished: int = 0
    troubles: int = 0
    refused: Counter[str] = field(default_factory=Counter)  # by code
    notices: Counter[str] = field(default_factory=Counter)  # by what became of them
    checked: tuple[float, str] = (0.0, "")  # when the file was last tried, and what was wrong with it
    damage: str = ""  # what is wrong with the file itself
    lag: float = 0.0  # seconds that the loop was late, at the last measurement
    worst_lag: float = 0.0

    async def watch_loop(self) -> None:
        """How late the loop is: what a move waits at least."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + INTERVAL
            await asyncio.sleep(INTERVAL)
            self.lag = max(0.0, loop.time() - due)
            self.worst_lag = max(self.worst_lag, self.lag)
