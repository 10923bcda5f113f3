"""A loop with a clock of its own that waits for nothing: whenever all sleep, the next one's time has come. Hours at a
table take milliseconds, and two things that are to happen at the same moment do."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

BEGINS = 1_000_000.0  # seconds


class _Skipping(selectors.DefaultSelector):
    def __init__(self) -> None:
        super().__init__()
        self.at = BEGINS

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self.at += max(0.0, timeout or 0.0)
        return super().select(None if timeout is None else 0)


class SkippingLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._skipping = _Skipping()
        super().__init__(self._skipping)

    def time(self) -> float:
        return self._skipping.at


def run_skipping(work: Coroutine[Any, Any, T]) -> T:
    """As `asyncio.run` does, without waiting."""
    with asyncio.Runner(loop_factory=SkippingLoop) as runner:
        return runner.run(work)
