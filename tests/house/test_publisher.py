"""What is one batch: committed at once, and when it is over. Nothing is sent before."""

from __future__ import annotations

import asyncio
import json
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

import pytest

from tests.house.ears import Preparation
from tests.house.keeping import changed, of_files, store_at
from valise_games.house.app import assemble
from valise_games.house.config import Settings
from valise_games.house.people import merge_and_erase
from valise_games.house.services import Services
from valise_games.house.storage.store import ReadOnly
from valise_games.house.tables import events
from valise_games.house.tables.clock import ClockSettings
from valise_games.house.tables.log import read_rows
from valise_games.house.tables.publisher import MAX_POLLS


class Ticking:
    """A table at which somebody says something with each look of the event loop."""

    def __init__(self, file: Path) -> None:
        self.store = store_at(file)
        house = Services(Settings(), self.store)
        plan = events.Opened("agent", 2, {}, ClockSettings("none"), host=1, seed="00" * 32)
        self.live = house.registry.open_table(plan, "")

    def happen(self) -> None:
        self.live.write(events.Said(1, "Ada", "well", "table", None))

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
        return sum(isinstance(row.event, events.Said) for row in list(read_rows(self.store, self.live.table.id)))


@pytest.fixture
def ticking(tmp_path: Path) -> Ticking:
    return Ticking(tmp_path / "house.db")


@of_files  # a commit takes no time there
def test_it_is_over_when_a_look_brings_nothing(ticking: Ticking) -> None:
    async def play() -> None:
        ticking.happen()
        assert await ticking.looks(1, bring=False) == 0
        assert await ticking.looks(1, bring=False) == 1
        assert await ticking.looks(5, bring=False) == 0  # nothing is left of it

    asyncio.run(play())
    assert ticking.said() == 1


@of_files  # a commit takes no time there
def test_what_a_further_look_brings_is_written_down_with_it(ticking: Ticking) -> None:
    async def play() -> None:
        assert await ticking.looks(2, bring=True) == 0
        assert await ticking.looks(2, bring=False) == 1

    asyncio.run(play())
    assert ticking.said() == 2


@of_files  # a commit takes no time there
def test_it_ends_although_every_look_brings_something(ticking: Ticking) -> None:
    async def play() -> None:
        assert await ticking.looks(4 * MAX_POLLS, bring=True) == 4

    asyncio.run(play())
    assert ticking.said() == 4 * MAX_POLLS


# ---------------------------------------------------------------------------------- answers to requests
CODE = "abcdefgh"


@pytest.mark.parametrize(
    "path",
    [
        "tables", f"tables/{CODE}", f"tables/{CODE}/legal", f"tables/{CODE}/record", f"tables/{CODE}/replay?seat=all",
        f"tables/{CODE}/review", "finished", "me/tables", "people/1", "ratings?game=agent",
    ],
)  # fmt: skip
def test_what_a_request_is_told_is_written_down(tmp_path: Path, path: str) -> None:
    """The game ends within the same tick: an answer that tells how would be wrong if the tick could not be kept."""
    assert asyncio.run(Asked(tmp_path / "house.db").after_the_end(path)) == (200, "over")


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("do", {"do": "leave", "table": CODE}, 409),  # the game is over
        ("reports", {"about": 77, "table": CODE, "words": "rude"}, 404),  # who was never there
    ],
)
def test_so_is_what_it_is_refused_for(tmp_path: Path, path: str, body: dict[str, Any], status: int) -> None:
    assert asyncio.run(Asked(tmp_path / "house.db").after_the_end(path, body)) == (status, "over")


def test_so_is_everything_about_a_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game ends while his name is looked for in all logs."""
    asked = Asked(tmp_path / "house.db")

    async def ask() -> tuple[int, str]:
        loop, find = asyncio.get_running_loop(), merge_and_erase.find_named

        def find_meanwhile(store: ReadOnly, people: list[int]) -> tuple[list[merge_and_erase.Named], int]:
            found = find(store, people)
            loop.call_soon_threadsafe(asked.end_the_game)
            return found

        monkeypatch.setattr(merge_and_erase, "find_named", find_meanwhile)
        return await asked.ask("me/export")

    assert asyncio.run(ask()) == (200, "over")


class Asked:
    """A house with a game of two, which one of them asks something."""

    def __init__(self, file: Path) -> None:
        preparation = Preparation(file)
        people = [preparation.person("Ada"), preparation.person("Bob")]
        preparation.table(CODE, "agent", people, bytes(32), clock=ClockSettings("none"))
        self.file = file
        self.cookie = preparation.cookies.write(people[0])
        preparation.done()
        settings = Settings(file=str(file), warm_up=False)
        self.services = Services(settings, store_at(file))
        self.gateway = assemble(self.services)

    def end_the_game(self) -> None:
        self.services.registry.get(CODE).write(events.Ended("aborted"))

    async def after_the_end(self, path: str, body: dict[str, Any] | None = None) -> tuple[int, str]:
        self.end_the_game()
        return await self.ask(path, body)

    async def ask(self, path: str, body: dict[str, Any] | None = None) -> tuple[int, str]:
        """The answer's status, and the table's state as others find it in the file when the answer begins."""
        written = b"" if body is None else json.dumps(body).encode()
        where, _, query = f"/api/{path}".partition("?")
        headers = {
            "host": "127.0.0.1",
            "cookie": f"{self.services.sessions.name_for(0)}={self.cookie}",
            "content-type": "application/json",
            "content-length": str(len(written)),
        }
        scope: dict[str, Any] = {
            "type": "http", "method": "GET" if body is None else "POST", "path": where, "raw_path": where.encode(),
            "root_path": "", "query_string": query.encode(), "state": {}, "scheme": "http", "http_version": "1.1",
            "server": ("127.0.0.1", 80), "client": ("127.0.0.1", 9),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        }  # fmt: skip
        found: list[tuple[int, str]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": written, "more_body": False}

        async def send(event: MutableMapping[str, Any]) -> None:
            if event["type"] == "http.response.start":
                with changed(self.file) as other:
                    found.extend((event["status"], state) for (state,) in other.execute("SELECT state FROM tables"))

        await self.gateway(scope, receive, send)
        await self.services.stop()
        (answer,) = found
        return answer
