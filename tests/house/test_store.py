"""The one file: what was committed gets from beside it into it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sqlite3
import sys
import threading
import time
from pathlib import Path

import pytest

from tests.house.keeping import of_files
from tests.waiting import PATIENCE
from valise_games.house.errors import Unavailable
from valise_games.house.storage.sqlite import store as stores
from valise_games.house.storage.sqlite.store import SqliteStore
from valise_games.house.tables import events
from valise_games.house.tables.log import read_rows, to_log_rows

pytestmark = of_files


def test_what_was_committed_is_copied_back_while_the_house_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "CHECKPOINT_INTERVAL", 0.01)
    store = SqliteStore(tmp_path / "house.db")

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
        work = asyncio.create_task(store.maintain())
        for number in range(1, 6):
            store.append(to_log_rows("table", [events.Row(number, number, 1.0, "", events.Started())]))
            store.commit()
            deadline = time.monotonic() + PATIENCE
            while in_the_file() < number:
                assert time.monotonic() < deadline
                await asyncio.sleep(0.05)
        work.cancel()

    asyncio.run(write())
    assert [row.number for row in list(read_rows(store, "table"))] == [1, 2, 3, 4, 5]
    store.close()


@pytest.mark.skipif(sys.platform != "linux", reason="threads have a niceness of their own on Linux only")
def test_the_thread_that_copies_back_gives_way_and_the_house_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    niceness: list[int] = []

    def look(file: str) -> None:
        niceness.append(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))

    monkeypatch.setattr(stores, "CHECKPOINT_INTERVAL", 0.01)
    monkeypatch.setattr(stores, "_checkpoint", look)
    store, before = SqliteStore(tmp_path / "house.db"), os.getpriority(os.PRIO_PROCESS, 0)

    async def write() -> None:
        work = asyncio.create_task(store.maintain())
        store.append(to_log_rows("table", started(1)))
        store.commit()
        deadline = time.monotonic() + PATIENCE
        while not niceness:
            assert time.monotonic() < deadline
            await asyncio.sleep(0.01)
        work.cancel()

    asyncio.run(write())
    assert {*niceness} == {stores.NICENESS}
    assert os.getpriority(os.PRIO_PROCESS, 0) == before
    store.close()


@pytest.mark.parametrize("page", [stores.PAGE, 4096])
def test_what_waits_to_be_copied_back_is_bounded_in_files_of_any_page_size(tmp_path: Path, page: int) -> None:
    if page != stores.PAGE:
        with contextlib.closing(sqlite3.connect(tmp_path / "house.db", isolation_level=None)) as made_before:
            made_before.execute(f"PRAGMA page_size={page}")
            made_before.execute("VACUUM")
    store = SqliteStore(tmp_path / "house.db")
    assert store.one("PRAGMA page_size") == (page,)
    assert store.one("PRAGMA wal_autocheckpoint") == (stores.MAX_WAL_SIZE // page,)
    store.close()


def started(number: int) -> list[events.Row]:
    return [events.Row(number, number, 1.0, "", events.Started())]


def test_rows_can_be_read_at_once_and_are_kept_at_the_end(tmp_path: Path) -> None:
    store, other = SqliteStore(tmp_path / "house.db"), SqliteStore(tmp_path / "house.db")
    store.append(to_log_rows("table", started(1)))
    assert list(read_rows(store, "table")) == started(1)
    store.append(to_log_rows("table", started(2)))
    assert list(read_rows(other, "table")) == []
    store.commit()
    assert list(read_rows(other, "table")) == [*started(1), *started(2)]


def test_when_a_row_cannot_be_written_none_of_its_tick_is(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "house.db")
    store.append(to_log_rows("table", started(1)))
    store.commit()
    for somebody_reads in (False, True):
        store.append(to_log_rows("another", started(1)))
        store.append(to_log_rows("table", started(1)))  # the number is taken
        if somebody_reads:
            with pytest.raises(Unavailable):
                list(read_rows(store, "table"))
        with pytest.raises(Unavailable):
            store.commit()
        assert list(read_rows(store, "another")) == []
    store.append(to_log_rows("table", started(2)))
    store.commit()
    assert list(read_rows(store, "table")) == [*started(1), *started(2)]


def test_rows_of_a_tick_that_is_gone_already_are_not_written_either(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "house.db")
    store.append(to_log_rows("table", started(1)))
    store.db.execute("ROLLBACK")  # as SQLite does it by itself when the disk is full
    with pytest.raises(Unavailable):
        list(read_rows(store, "table"))
    with pytest.raises(Unavailable):
        store.commit()
    assert list(read_rows(store, "table")) == []


NOTE = "INSERT INTO setting VALUES (?, 1)"


def notes(store: SqliteStore) -> list[str]:
    return [name for (name,) in store.all("SELECT name FROM setting WHERE value = 1 ORDER BY name")]


def test_a_part_is_kept_or_lost_with_the_transaction_around_it(tmp_path: Path) -> None:
    store, other = SqliteStore(tmp_path / "house.db"), SqliteStore(tmp_path / "house.db")
    with store.part_of_batch() as db:
        db.execute(NOTE, ("alone",))
    assert notes(other) == ["alone"], "no transaction was open"
    store.append(to_log_rows("table", started(1)))
    with store.part_of_batch() as db:
        db.execute(NOTE, ("part",))
    assert notes(other) == ["alone"]
    store.commit()
    assert notes(other) == ["alone", "part"]
    store.append(to_log_rows("table", started(1)))  # the number is taken
    with store.part_of_batch() as db:
        db.execute(NOTE, ("lost",))
    with pytest.raises(Unavailable):
        store.commit()
    assert notes(store) == ["alone", "part"]


def test_a_part_that_fails_takes_nothing_else_with_it(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "house.db")

    def fail_halfway() -> None:
        with store.part_of_batch() as db:
            db.execute(NOTE, ("half",))
            db.execute("UPDATE nothing SET value = 1")

    store.append(to_log_rows("table", started(1)))
    with pytest.raises(Unavailable):
        fail_halfway()
    store.commit()
    assert list(read_rows(store, "table")) == started(1)
    assert notes(store) == []
