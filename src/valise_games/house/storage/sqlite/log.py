"""The rows of all logs in the order in which they were written, and an index of where each table's rows are.

A commit writes whole pages. Under load one commit has rows of a dozen tables. Stored beside the older rows of their
tables they would touch a page or two each; stored one after the other they fill two or three pages in all. An index
with an entry for every row would touch as many pages again, so rows are indexed a segment at a time: when SEGMENT rows
are full, one list of row ids per table is written. Rows of the last segment are found by reading that segment.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator

from valise_games.house.storage.store import LogRow, Stored

# Rows in a segment; part of the file format. With more, fewer index entries are written, but every read of a log scans
# the last segment, which takes some hundredths of a millisecond when it is full.
SEGMENT = 1024

ADD = "INSERT INTO log (table_id, number, public_seq, at, key, event, id) VALUES (?, ?, ?, ?, ?, ?, ?)"
LAST = "SELECT coalesce(max(id), 0) FROM log"
IN_FULL_SEGMENTS = """SELECT log.number, log.public_seq, log.at, log.key, log.event
    FROM segment_index AS segment CROSS JOIN json_each(segment.ids) AS each CROSS JOIN log ON log.id = each.value
    WHERE segment.table_id = ? AND log.id < ? ORDER BY segment.last, log.id"""
IN_FULL_SEGMENTS_ONLY = """SELECT each.value FROM segment_index AS segment CROSS JOIN json_each(segment.ids) AS each
    WHERE segment.table_id = ?"""
IN_THE_LAST = "SELECT number, public_seq, at, key, event FROM log WHERE table_id = ? AND id >= ? ORDER BY id"


class TableRows:
    """The rows of one table in the last segment."""

    def __init__(self) -> None:
        self.ids: list[int] = []
        self.last = 0  # number of the last of them


class EventLog:
    """Appends rows to the log and finds those of one table. Its connection may be in a transaction or not."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._version: int | None = None  # of the file, when the following was true
        self._end = 0  # id of the next row
        self._segment: dict[str, TableRows] = {}  # the last one, by table

    def add(self, rows: list[LogRow]) -> None:
        """Within a transaction; raises IntegrityError where another row has the number of one.

        A unique index over (table_id, number) would see to that, too, but it takes 4 µs more for each row, of about 70
        that a move takes, and writes six times as much (bench/house/log_key.py). What is in the file is known here, as
        long as nobody else writes to it, which `data_version` tells."""
        (version,) = self._db.execute("PRAGMA data_version").fetchone()
        if version != self._version:
            self._load_last_segment()
            self._version = version
        begin = self._end
        for table, number, *_ in rows:
            if number <= self._last_number(table):
                raise sqlite3.IntegrityError("another row has its number")
            self._note(table, number, self._end)
        self._db.executemany(ADD, [(*row, row_id) for row_id, row in enumerate(rows, begin)])

    def forget(self) -> None:
        """Something was rolled back: what is known may not be true."""
        self._version = None

    def read(self, table: str) -> Iterator[Stored]:
        """The rows of a log. If more are written meanwhile, the last of them may be missing."""
        (last,) = self._db.execute(LAST).fetchone()
        segment_start = last // SEGMENT * SEGMENT
        yield from self._db.execute(IN_FULL_SEGMENTS, (table, segment_start))
        yield from self._db.execute(IN_THE_LAST, (table, segment_start))

    def _load_last_segment(self) -> None:
        (last,) = self._db.execute(LAST).fetchone()
        self._end, self._segment = last + 1, {}
        segment_start = self._end // SEGMENT * SEGMENT
        found = self._db.execute(
            "SELECT table_id, number, id FROM log WHERE id >= ? ORDER BY id", (segment_start,)
        ).fetchall()
        for table, number, row_id in found:
            self._note(table, number, row_id)

    def _note(self, table: str, number: int, row_id: int) -> None:
        rows = self._segment.get(table)
        if rows is None:
            rows = self._segment[table] = TableRows()
        rows.ids.append(row_id)
        rows.last = number
        self._end = row_id + 1
        if self._end % SEGMENT == 0:
            self._write_index()

    def _write_index(self) -> None:
        """The segment is full."""
        entries = [(table, rows.last, json.dumps(rows.ids)) for table, rows in self._segment.items()]
        self._db.executemany("INSERT INTO segment_index (table_id, last, ids) VALUES (?, ?, ?)", entries)
        self._segment = {}

    def _last_number(self, table: str) -> int:
        if table in self._segment:
            return self._segment[table].last
        found: int | None = self._db.execute(
            "SELECT max(last) FROM segment_index WHERE table_id = ?", (table,)
        ).fetchone()[0]
        return found or 0
