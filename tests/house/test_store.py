"""The one file: what was committed gets from beside it into it."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
from pathlib import Path

import pytest

from valise.house import happenings as h
from valise.house import store as stores
from valise.house.store import Store


def test_what_was_committed_is_copied_back_while_the_house_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "COPY_BACK", 0.01)
    store = Store(tmp_path / "house.db")

    async def write() -> None:
        work = asyncio.create_task(store.copy_back())
        for number in range(1, 6):
            store.begin()
            store.append("table", [h.Row(number, number, 1.0, "", h.Started())])
            store.end(keep=True)
            await asyncio.sleep(0.1)
        work.cancel()

    asyncio.run(write())
    shutil.copy(tmp_path / "house.db", tmp_path / "alone.db")  # without what is beside it
    with contextlib.closing(sqlite3.connect(tmp_path / "alone.db")) as alone:
        assert alone.execute("SELECT max(number) FROM log").fetchone()[0] >= 4
    assert [row.number for row in store.rows("table")] == [1, 2, 3, 4, 5]
    store.close()
