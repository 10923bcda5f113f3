"""What is one tick: written down at once, and when it is over. Nothing is told before."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

import pytest

from tests.house.ears import Preparation
from valise.house import happenings as h
from valise.house.clock import Plan
from valise.house.config import Settings
from valise.house.house import House
from valise.house.serve import application
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


# ---------------------------------------------------------------------------------- answers to requests
CODE = "abcdefgh"


@pytest.mark.parametrize(
    "path",
    ["", f"/{CODE}", f"/{CODE}/legal", f"/{CODE}/record", f"/{CODE}/replay?seat=all", f"/{CODE}/review"],
)
def test_what_a_request_is_told_of_a_table_is_written_down(tmp_path: Path, path: str) -> None:
    """The game ends within the same tick: an answer that tells how would be wrong if the tick could not be kept."""
    assert _written_when_told(tmp_path / "house.db", "/api/tables" + path) == "over"


@pytest.mark.parametrize("path", ["/api/finished", "/api/me/tables"])
def test_so_are_the_lists_of_games(tmp_path: Path, path: str) -> None:
    assert _written_when_told(tmp_path / "house.db", path) == "over"


def _written_when_told(file: Path, path: str) -> str:
    """The state of a table as others find it in the file, when the answer to a request begins."""
    preparation = Preparation(file)
    people = [preparation.person("Ada"), preparation.person("Bob")]
    preparation.table(CODE, "agent", people, bytes(32), clock=Plan("none"))
    cookie = preparation.cookies.write(people[0])
    preparation.done()
    found: list[str] = []

    async def ask() -> None:
        door = application(Settings(file=str(file), warm_up=False))
        name = door.house.cookies.name_for(0)
        path_alone, _, query = path.partition("?")
        scope = {
            "type": "http", "method": "GET", "path": path_alone, "raw_path": path_alone.encode(), "root_path": "",
            "query_string": query.encode(), "state": {}, "scheme": "http", "http_version": "1.1",
            "server": ("127.0.0.1", 80), "client": ("127.0.0.1", 9),
            "headers": [(b"host", b"127.0.0.1"), (b"cookie", f"{name}={cookie}".encode())],
        }  # fmt: skip

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(event: MutableMapping[str, Any]) -> None:
            if event["type"] == "http.response.start":
                assert event["status"] == 200
                with contextlib.closing(sqlite3.connect(file)) as other:
                    found.extend(state for (state,) in other.execute("SELECT state FROM tables"))

        door.house.running(CODE).write(h.Ended("aborted"))
        await door(scope, receive, send)
        await door.house.close()

    asyncio.run(ask())
    (state,) = found
    return state
