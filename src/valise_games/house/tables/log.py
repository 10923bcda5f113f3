"""The log of a table in the file: its events as rows, and the table that follows from them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from valise_games.house.storage.store import LogRow, ReadOnly, Stored
from valise_games.house.tables import events
from valise_games.house.tables.state import Table


def to_log_rows(table_id: str, rows: Iterable[events.Row]) -> list[LogRow]:
    """Rows of this table, as the file takes them."""
    return [(table_id, row.number, row.public_seq, row.at, row.key, events.encode(row.event)) for row in rows]


def read_rows(store: ReadOnly, table_id: str) -> Iterator[events.Row]:
    """The rows of a table's log, one by one."""
    return map(_row, store.read_log(table_id))


def load_table(store: ReadOnly, table_id: str) -> Table | None:
    """The table as it follows from its log; None if there is none."""
    rows = list(store.read_log(table_id))
    return play_through(table_id, rows) if rows else None


def play_through(table_id: str, rows: Sequence[Stored]) -> Table:
    """The table as it follows from the rows of its log; there must be one. It touches nothing else, and may be done in
    a thread."""
    table = Table(table_id, _row(rows[0]))
    for row in rows[1:]:
        table.apply(_row(row))
    return table


def _row(stored: Stored) -> events.Row:
    number, public_seq, at, key, event = stored
    return events.Row(number, public_seq, at, key, events.decode(event))
