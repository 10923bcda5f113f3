"""The log of a table in the file: its events as rows, and the table that follows from them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from valise_games.house.storage.log import LogRow
from valise_games.house.storage.store import Store
from valise_games.house.tables import events
from valise_games.house.tables.state import Table


def to_log_rows(table_id: str, rows: Iterable[events.Row]) -> list[LogRow]:
    """Rows of this table, as the file takes them."""
    return [(table_id, row.number, row.public_seq, row.at, row.key, events.encode(row.event)) for row in rows]


def read_rows(store: Store, table_id: str) -> Iterator[events.Row]:
    """The rows of a table's log, one by one."""
    for number, public_seq, at, key, event in store.read_log(table_id):
        yield events.Row(number, public_seq, at, key, events.decode(event))


def load_table(store: Store, table_id: str) -> Table | None:
    """The table as it follows from its log; None if there is none."""
    rows = read_rows(store, table_id)
    first = next(rows, None)
    if first is None:
        return None
    table = Table(table_id, first)
    for row in rows:
        table.apply(row)
    return table
