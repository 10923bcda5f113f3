"""The one file: what was committed gets from beside it into it."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import time
from pathlib import Path

import pytest

from tests.waiting import PATIENCE
from valise.house import happenings as h
from valise.house import store as stores
from valise.house.store import Store


def test_what_was_committed_is_copied_back_while_the_house_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "COPY_BACK", 0.01)
    store = Store(tmp_path / "house.db")

    def in_the_file() -> int:
        """The last number in it, without what is beside it; 0 while it is written."""
        shutil.copy(tmp_path / "house.db", tmp_path / "alone.db")
        with (
            contextlib.suppress(sqlite3.DatabaseError),
            contextlib.closing(sqlite3.connect(tmp_path / "alone.db")) as alone,
        ):
            return int(alone.execute("SELECT max(number) FROM log").fetchone()[0] or 0)
        return 0

    async def write() -> None:
        work = asyncio.create_task(store.copy_back())
        for number in range(1, 6):
            store.begin()
            store.append("table", [h.Row(number, number, 1.0, "", h.Started())])
            store.end(keep=True)
            deadline = time.monotonic() + PATIENCE
            while in_the_file() < number:
                assert time.monotonic() < deadline
                await asyncio.sleep(0.05)
        work.cancel()

    asyncio.run(write())
    assert [row.number for row in store.rows("table")] == [1, 2, 3, 4, 5]
    store.close()
