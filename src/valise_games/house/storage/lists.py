"""What can be found without reading a log: which tables there are, how they stand, who sits at them.

All of it follows from the logs.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from valise_games.house.storage.store import Store


def add_table(db: sqlite3.Connection, table: str, game: str, public: bool, opened: float) -> None:
    """A new table, which has not begun."""
    db.execute(
        "INSERT INTO tables (id, game, state, public, opened) VALUES (?, ?, 'open', ?, ?)",
        (table, game, public, opened),
    )


def update_table(
    db: sqlite3.Connection,
    table: str,
    state: str,
    finished: float | None,
    outcome: bytes | None,
    seats: Sequence[tuple[int | None, str]],
) -> bool:
    """Brings the lists up to date; `seats` has the person and the name of each. False if the table was over before:
    of such a one only the seats change."""
    updated = db.execute(
        "UPDATE tables SET state = ?, finished = ?, outcome = ? WHERE id = ? AND state <> 'over'",
        (state, finished, outcome, table),
    )
    db.execute("DELETE FROM sitting WHERE table_id = ?", (table,))
    db.executemany(
        "INSERT INTO sitting (table_id, seat, person, name) VALUES (?, ?, ?, ?)",
        [(table, number, person, name) for number, (person, name) in enumerate(seats)],
    )
    return bool(updated.rowcount)


def is_over(store: Store, table: str) -> bool:
    """Whether there is such a table, and it is over."""
    return store.one("SELECT 1 FROM tables WHERE id = ? AND state = 'over'", table) is not None


def unfinished(store: Store) -> list[str]:
    """All tables that are not over."""
    return [table for (table,) in store.all("SELECT id FROM tables WHERE state <> 'over'")]


def unfinished_of(store: Store, person: int) -> list[str]:
    """The tables at which the person sits that are not over, the latest first."""
    sql = """SELECT id FROM tables JOIN sitting ON table_id = id
             WHERE person = ? AND state <> 'over' ORDER BY opened DESC, id"""
    return [table for (table,) in store.all(sql, person)]


def all_of(store: Store, person: int) -> list[str]:
    """All tables at which the person sits or sat."""
    return [table for (table,) in store.all("SELECT table_id FROM sitting WHERE person = ?", person)]
