"""What is one tick: written down at once, and when it is over."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from valise.house import happenings as h
from valise.house.clock import Plan
from valise.house.config import Settings
from valise.house.house import House
from valise.house.store import Store
from valise.house.tick import LOOKS


class Ticking:
    """A table at which somebody says something with each look of the event loop."""

    def __init__(self, file: Path) -> None:
        self.store = Store(file)
        house = House(Settings(), self.store)
        plan = h.Opened("agent", 2, {}, Plan("none"), host=1, seed="00" * 32)
        self.running = house.open_table(plan, "")

    def happen(self) -> None:
        self.running.write(h.Said(1, "Ada", "well", "table", None))

    async def looks(self, times: int, *, bring: bool) -> int:
        """How often it was written down meanwhile."""
        before = self.store.commits
        for _ in range(times):
            if bring:
                self.happen()
            await asyncio.sleep(0)
        return self.store.commits - before

    def said(self) -> int:
        """How often something was, as the file has it."""
        return sum(isinstance(row.happening, h.Said) for row in self.store.rows(self.running.table.id))


@pytest.fixture
def ticking(tmp_path: Path) -> Ticking:
    return Ticking(tmp_path / "house.db")


def test_it_is_over_when_a_look_brings_nothing(ticking: Ticking) -> None:
    async def play() -> None:
        ticking.happen()
        assert await ticking.looks(1, bring=False) == 0
        assert await ticking.looks(1, bring=False) == 1
        assert await ticking.looks(5, bring=False) == 0  # nothing is left of it

    asyncio.run(play())
    assert ticking.said() == 1


def test_what_a_further_look_brings_is_written_down_with_it(ticking: Ticking) -> None:
    async def play() -> None:
        assert await ticking.looks(2, bring=True) == 0
        assert await ticking.looks(2, bring=False) == 1

    asyncio.run(play())
    assert ticking.said() == 2


def test_it_ends_although_every_look_brings_something(ticking: Ticking) -> None:
    async def play() -> None:
        assert await ticking.looks(4 * LOOKS, bring=True) == 4

    asyncio.run(play())
    assert ticking.said() == 4 * LOOKS
