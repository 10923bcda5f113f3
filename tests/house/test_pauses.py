"""A pause is by agreement; but nobody is held by one for ever."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from tests.house.ears import Preparation
from tests.house.houses import ENDLESS, RunningHouse
from tests.house.keeping import store_at
from tests.house.places import company
from tests.waiting import PATIENCE
from valise_games.house.config import Settings
from valise_games.house.services import Services
from valise_games.house.storage.sqlite.store import SqliteStore
from valise_games.house.tables import events, registry
from valise_games.house.tables.clock import ClockSettings
from valise_games.house.tables.log import load_table, read_rows, to_log_rows
from valise_games.house.tables.state import Table
from valise_games.play import fairness

TABLE = "PAUSEDTB"


def test_who_is_away_keeps_nobody_in_a_pause(house: RunningHouse) -> None:
    with company(house, people=3, clock=ENDLESS) as (ann, bob, cora):
        for place in (ann, bob, cora):
            place.do("propose", offer="pause")
        cora.do("leave")
        ann.do("propose", offer="resume")
        assert ann.whole["info"]["paused"], "bob is there, and was not asked"
        bob.do("propose", offer="resume")
        assert not ann.whole["info"]["paused"]


def test_a_pause_ends_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a day. And meanwhile the table is not read again at every look for tables that nobody needs."""
    file = tmp_path / "house.db"
    preparation = Preparation(file)
    people = [preparation.person("Ann"), preparation.person("Bob")]
    preparation.table(TABLE, "agent", people, fairness.seed_from(1), clock=ClockSettings(kind="live"))
    with preparation.store.transaction():
        preparation.store.add_rows(
            to_log_rows(TABLE, [events.Row(7, 5, 1e9 + 5, "", events.Paused())])
        )  # many years ago
    preparation.done()
    reads = []

    async def look() -> None:
        house = Services(
            Settings(file=str(file), sweep_seconds=0.1, quiet_minutes=0.001, warm_up=False), store_at(file)
        )

        def count(store: SqliteStore, table_id: str) -> Table | None:
            reads.append(table_id)
            return load_table(store, table_id)

        monkeypatch.setattr(registry, "load_table", count)
        await house.start()
        deadline = time.monotonic() + PATIENCE
        while events.Resumed() not in [row.event for row in read_rows(house.store, TABLE)]:
            assert time.monotonic() < deadline
            await asyncio.sleep(0.05)
        await asyncio.sleep(1)  # ten more looks
        await house.stop()

    asyncio.run(look())
    assert len(reads) < 5
