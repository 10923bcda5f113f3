"""The rows of all logs, in the order in which they were written, and where those of each table lie among them.

A commit writes whole pages. A tick under load has rows of a dozen tables; were each put beside the older ones of its
table, that would be a page or two for each. One after the other they fill two or three, and they never move. An index
that has every row would be as bad: so the places of the rows are listed for a whole sheet of the ledger at once, one
list for each table, when the sheet is full. Who looks for rows on the last sheet has to look through it.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator

# Rows on a sheet; files are laid out by it. The more, the fewer lists are written; but who reads a log looks through
# the last sheet, which takes some hundredths of a millisecond when it is full.
SHEET = 1024

Written = tuple[str, int, int | None, float, str, bytes]  # table, number, shown, at, key, happening
Read = tuple[int, int | None, float, str, bytes]  # the same without the table

ADD = "INSERT INTO log (table_id, number, shown, at, key, happening, id) VALUES (?, ?, ?, ?, ?, ?, ?)"
LAST = "SELECT coalesce(max(id), 0) FROM log"
ON_FULL_SHEETS = """SELECT log.number, log.shown, log.at, log.key, log.happening
    FROM place CROSS JOIN json_each(place.ids) AS each CROSS JOIN log ON log.id = each.value
    WHERE place.table_id = ? AND log.id < ? ORDER BY place.last, log.id"""
ON_THE_LAST = "SELECT number, shown, at, key, happening FROM log WHERE table_id = ? AND id >= ? ORDER BY id"


class Places:
    """Of one table's rows on the last sheet."""

    def __init__(self) -> None:
        self.ids: list[int] = []
        self.last = 0  # number of the last of them


class Ledger:
    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._version: int | None = None  # of the file, when the following was true
        self._end = 0  # the id of the next row
        self._sheet: dict[str, Places] = {}  # the last one, by table

    def add(self, rows: list[Written]) -> None:
        """Within a transaction; raises IntegrityError where another row has the number of one. No index sees to that:
        what is in the file is known, as long as nobody else writes to it."""
        (version,) = self._db.execute("PRAGMA data_version").fetchone()
        if version != self._version:
            self._look()
            self._version = version
        begin = self._end
        for table, number, *_ in rows:
            if number <= self._last_number(table):
                raise sqlite3.IntegrityError("another row has its number")
            self._note(table, number, self._end)
        self._db.executemany(ADD, [(*row, place) for place, row in enumerate(rows, begin)])

    def look_again(self) -> None:
        """Something was rolled back: what is known may not be true."""
        self._version = None

    def read(self, table: str) -> Iterator[Read]:
        """The rows of a log. If more are written meanwhile, the last of them may be missing."""
        (last,) = self._db.execute(LAST).fetchone()
        sheet = last // SHEET * SHEET
        yield from self._db.execute(ON_FULL_SHEETS, (table, sheet))
        yield from self._db.execute(ON_THE_LAST, (table, sheet))

    def _look(self) -> None:
        (last,) = self._db.execute(LAST).fetchone()
        self._end, self._sheet = last + 1, {}
        sheet = self._end // SHEET * SHEET
        found = self._db.execute("SELECT table_id, number, id FROM log WHERE id >= ? ORDER BY id", (sheet,)).fetchall()
        for table, number, place in found:
            self._note(table, number, place)

    def _note(self, table: str, number: int, place: int) -> None:
        places = self._sheet.get(table)
        if places is None:
            places = self._sheet[table] = Places()
        places.ids.append(place)
        places.last = number
        self._end = place + 1
        if self._end % SHEET == 0:
            self._list_places()

    def _list_places(self) -> None:
        lists = [(table, places.last, json.dumps(places.ids)) for table, places in self._sheet.items()]
        self._db.executemany("INSERT INTO place (table_id, last, ids) VALUES (?, ?, ?)", lists)
        self._sheet = {}

    def _last_number(self, table: str) -> int:
        if table in self._sheet:
            return self._sheet[table].last
        found: int | None = self._db.execute("SELECT max(last) FROM place WHERE table_id = ?", (table,)).fetchone()[0]
        return found or 0
