"""The rows of all logs in one table of the file: found again, numbered once, and few pages for each tick."""

from __future__ import annotations

import contextlib
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.keeping import of_files
from valise_games.house.errors import Unavailable
from valise_games.house.people.merge_and_erase import find_named, named_rows
from valise_games.house.storage.sqlite import backup, log
from valise_games.house.storage.sqlite.store import SqliteStore
from valise_games.house.storage.store import WrongFile
from valise_games.house.tables import events
from valise_games.house.tables.log import read_rows, to_log_rows

pytestmark = of_files

TABLES = [f"TABLE{number:03}" for number in range(16)]


@pytest.fixture
def small_segments(monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(log, "SEGMENT", 4)
    return 4


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(tmp_path / "house.db")
    yield opened
    opened.close()


def said(number: int) -> events.Row:
    return events.Row(number, number, 1.0, "", events.Said(1, "Hortensia", f"word {number}", "table"))


def tick(store: SqliteStore, *rows: tuple[str, int]) -> None:
    for table, number in rows:
        store.append(to_log_rows(table, [said(number)]))
    store.commit()


def numbers(store: SqliteStore, table: str) -> list[int]:
    return [row.number for row in list(read_rows(store, table))]


# ---------------------------------------------------------------------------------- found again
@pytest.mark.parametrize("together", [1, 3, 4, 11])
def test_rows_are_found_in_all_segments(small_segments: int, together: int, store: SqliteStore, tmp_path: Path) -> None:
    other = SqliteStore(tmp_path / "house.db")
    tables = ["one", "two", "one more"]
    rows = [(table, number) for number in range(1, 12) for table in tables]
    for first in range(0, len(rows), together):
        tick(store, *rows[first : first + together])
        for table in tables:
            wanted = [number for each, number in rows[: first + together] if each == table]
            assert numbers(store, table) == wanted
            assert numbers(other, table) == wanted
    assert list(read_rows(store, "one")) == [said(number) for number in range(1, 12)]
    assert next(read_rows(store, "one")) == said(1)
    other.close()
    again = SqliteStore(tmp_path / "house.db")
    tick(again, ("one", 12), ("two", 12))
    assert numbers(again, "one") == list(range(1, 13))
    again.close()


def test_nobody_reads_the_whole_log_for_one_table(store: SqliteStore) -> None:
    for sql in (log.IN_FULL_SEGMENTS, log.IN_THE_LAST):
        plan = [row[3] for row in store.db.execute(f"EXPLAIN QUERY PLAN {sql}", ("TABLE", 1))]
        assert any("SEARCH log" in line for line in plan)
        assert not any("SCAN log" in line or "SCAN segment" in line for line in plan)


def test_a_tick_writes_few_pages_however_many_tables_it_has_rows_of(store: SqliteStore) -> None:
    def pages() -> int:
        return int(store.one("PRAGMA wal_checkpoint(PASSIVE)")[1])

    for number in range(1, 31):
        tick(store, *((table, number) for table in TABLES))
    before = pages()
    for number in range(31, 41):
        tick(store, *((table, number) for table in TABLES))
    assert pages() - before <= 10 * len(TABLES) / 4


# ---------------------------------------------------------------------------------- numbered once
@pytest.mark.parametrize("segments_later", [0, 1, 3])
def test_a_number_that_another_house_used_is_noticed_at_once(
    small_segments: int, segments_later: int, store: SqliteStore, tmp_path: Path
) -> None:
    other = SqliteStore(tmp_path / "house.db")
    tick(store, ("one", 1), ("two", 1))
    tick(other, ("one", 2), ("two", 2))
    for number in range(1, segments_later * small_segments + 1):
        tick(other, ("three", number))
    for table in ("one", "two"):
        with pytest.raises(Unavailable):
            tick(store, ("four", 1), (table, 2))
        assert numbers(store, "four") == []
    tick(store, ("one", 3), ("four", 1))
    with pytest.raises(Unavailable):
        tick(other, ("one", 3))
    for number in range(2, 3 * small_segments):
        tick(store, ("four", number))
        tick(other, ("two", number + 1))
    for each in (store, other):
        assert numbers(each, "one") == [1, 2, 3]
        assert numbers(each, "two") == list(range(1, 3 * small_segments + 1))
    other.close()


def test_what_was_rolled_back_left_nothing(small_segments: int, store: SqliteStore) -> None:
    tick(store, ("one", 1))
    for _ in range(2):
        with pytest.raises(Unavailable):
            tick(store, *(("two", number) for number in range(1, 2 * small_segments)), ("one", 1))
        assert numbers(store, "two") == []
        store.append(to_log_rows("two", [said(1)]))
        assert numbers(store, "two") == [1]
        store.append(to_log_rows("two", [said(2)]))
        store.db.execute("ROLLBACK")  # as SQLite does it by itself when the disk is full
        with pytest.raises(Unavailable):
            list(read_rows(store, "two"))
        with pytest.raises(Unavailable):
            store.commit()
    tick(store, *(("two", number) for number in range(1, 3 * small_segments)))
    assert numbers(store, "two") == list(range(1, 3 * small_segments))
    assert numbers(store, "one") == [1]


def test_nor_did_a_part_that_was(small_segments: int, store: SqliteStore) -> None:
    store.append(to_log_rows("one", [said(1)]))
    assert numbers(store, "one") == [1]
    with contextlib.suppress(KeyError), store.part_of_batch():
        store.append(to_log_rows("two", [said(number) for number in range(1, 2 * small_segments)]))
        assert len(numbers(store, "two")) == 2 * small_segments - 1
        raise KeyError
    assert numbers(store, "two") == []
    store.append(to_log_rows("two", [said(1)]))
    store.append(to_log_rows("one", [said(number) for number in range(2, 2 * small_segments)]))
    store.commit()
    assert numbers(store, "two") == [1]
    assert numbers(store, "one") == list(range(1, 2 * small_segments))


# ---------------------------------------------------------------------------------- a person's name
def test_rows_with_a_name_are_found_anywhere_and_after_any_row(small_segments: int, store: SqliteStore) -> None:
    tick(store, *(("one", number) for number in range(1, 6)))
    found, last = find_named(store, [1])
    assert [(table, number) for table, number, _, _ in found] == [("one", number) for number in range(1, 6)]
    assert find_named(store, [2]) == ([], last)
    tick(store, ("two", 1))
    lately = named_rows(store.db.execute, [1], after=last)
    assert [(table, number) for table, number, _, _ in lately] == [("two", 1)]


# ---------------------------------------------------------------------------------- files of version 1
def file_of_version_1(file: Path, rows: list[tuple[str, int]]) -> None:
    SqliteStore(file).close()
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("DROP TABLE log")
        db.execute("DROP TABLE segment_index")
        db.execute("DROP TABLE session")
        db.execute("DROP TABLE notice")
        db.execute(
            """CREATE TABLE log (
                table_id TEXT NOT NULL,
                number INTEGER NOT NULL,
                shown INTEGER,
                at REAL NOT NULL,
                key TEXT NOT NULL,
                happening BLOB NOT NULL,
                PRIMARY KEY (table_id, number)
            ) WITHOUT ROWID"""
        )
        db.execute("BEGIN")
        for table, number in rows:
            row = said(number)
            values = (table, number, row.public_seq, row.at, row.key, events.encode(row.event))
            db.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)", values)
        db.execute("COMMIT")
        db.execute("PRAGMA user_version=1")


def schema(file: Path) -> list[tuple[str, str]]:
    with contextlib.closing(sqlite3.connect(file)) as db:
        found = db.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name").fetchall()
        return [(name, re.sub(r'--[^\n]*|["\s]', "", sql)) for name, sql in found]  # comments are not migrated


@pytest.mark.parametrize("rows", [0, 1, log.SEGMENT - 2, log.SEGMENT - 1, log.SEGMENT, 3 * log.SEGMENT + 5])
def test_a_file_of_version_1_is_brought_up(rows: int, store: SqliteStore, tmp_path: Path) -> None:
    file, copy, back = tmp_path / "old.db", tmp_path / "copy.db", tmp_path / "back.db"
    before = [(TABLES[n % 16], n // 16 + 1) for n in range(rows)]
    file_of_version_1(file, before)
    backup.backup(file, copy)
    backup.restore(copy, back)
    for each in (file, back):
        brought_up = SqliteStore(each)
        assert brought_up.one("PRAGMA journal_mode") == ("wal",)
        after = [(table, rows // 16 + more) for more in (2, 3, 4) for table in TABLES]
        if rows:
            with pytest.raises(Unavailable):
                tick(brought_up, (TABLES[0], 1))
        tick(brought_up, *after)
        for table in TABLES:
            assert numbers(brought_up, table) == [number for place, number in [*before, *after] if place == table]
        brought_up.close()
        assert schema(each) == schema(Path(store.file))


def test_it_is_left_alone_while_somebody_has_it_open(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    file_of_version_1(file, [("one", 1)])
    before = schema(file)
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as older_house:
        assert older_house.execute("SELECT count(*) FROM log").fetchone() == (1,)
        with pytest.raises(WrongFile, match="somebody has it open"):
            SqliteStore(file)
        older_house.execute("INSERT INTO log VALUES ('one', 2, 2, 1.0, '', '{\"what\":\"started\"}')")
        assert schema(file) == before
    brought_up = SqliteStore(file)
    assert numbers(brought_up, "one") == [1, 2]
    brought_up.close()
