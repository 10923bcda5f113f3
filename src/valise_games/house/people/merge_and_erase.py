"""What becomes of a person in the file, when a guest turns out to have an account, or somebody wants to be forgotten.

Seats follow from the tables' logs: the caller records the change there first, and calls this last. If the house dies in
between, the person is still there, and doing it again finishes it.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterable
from pathlib import Path

import msgspec

from valise_games.house.people.directory import Directory, Person
from valise_games.house.people.names import GONE
from valise_games.house.storage.log import LogRow
from valise_games.house.storage.store import Store

# How the events begin that have a person's name in them, and how they name him.
NAMED = {b'{"what":"sat"': b'"person":', b'{"what":"said"': b'"person":', b'{"what":"taken-over"': b'"by":'}

Named = tuple[str, int, int, bytes]  # table, number of the message, id of the row, event


def merge(store: Store, directory: Directory, guest: Person, account: Person, rows: Iterable[LogRow]) -> None:
    """Everything of the guest's is the account's, and the guest is gone; these rows are written with it."""
    with store.transaction() as db:
        store.add_rows(rows)
        db.execute(
            "UPDATE sitting SET person = ?, name = ? WHERE person = ? AND table_id NOT IN "
            "(SELECT table_id FROM sitting WHERE person = ?)",
            (account.id, account.name, guest.id, account.id),
        )
        # Whoever blocked the guest meant the person; the guest's own lines stay his.
        db.execute(
            "INSERT OR IGNORE INTO blocked SELECT person, ?, talk_only FROM blocked WHERE other = ? AND person <> ?",
            (account.id, guest.id, account.id),
        )
        db.execute(
            "INSERT OR IGNORE INTO blocked SELECT ?, other, talk_only FROM blocked WHERE person = ? AND other <> ?",
            (account.id, guest.id, account.id),
        )
        db.execute("DELETE FROM blocked WHERE person = ?", (guest.id,))
        db.execute("UPDATE push SET person = ? WHERE person = ?", (account.id, guest.id))
        db.execute("UPDATE person SET gone = 1, epoch = epoch + 1, taken_by = ? WHERE id = ?", (account.id, guest.id))
    directory.forget_blocked()


def erase(store: Store, directory: Directory, people: list[int], found: list[Named], last: int) -> None:
    """The name of these people goes, everywhere; what was played and said stays with the others. `found` and `last` are
    from `find_named`, called before."""
    with store.transaction() as db:
        lately = named_rows(db, people, after=last)  # he can have said something a moment ago
        for _, _, row, event in {*found, *lately}:
            nameless = msgspec.json.decode(event) | {"name": GONE}
            db.execute("UPDATE log SET event = ? WHERE id = ?", (msgspec.json.encode(nameless), row))
        for person in people:
            db.execute("UPDATE sitting SET name = ? WHERE person = ?", (GONE, person))
            for table in ("api_key", "blocked", "rating", "push", "email_wish", "session"):
                db.execute(f"DELETE FROM {table} WHERE person = ?", (person,))
            db.execute(
                "UPDATE person SET name = ?, folded = '', account = NULL, password = '', recovery = '', email = '', "
                "epoch = epoch + 1, gone = 1 WHERE id = ?",
                (GONE, person),
            )
    directory.forget_blocked()


# ---------------------------------------------------------------------------------- rows with a person's name
def ids_of(store: Store, person: int) -> list[int]:
    """His own number, and those of the guests he has been."""
    return [person, *(row[0] for row in store.all("SELECT id FROM person WHERE taken_by = ?", person))]


def find_named(file: str, people: list[int]) -> tuple[list[Named], int]:
    """In all logs of the house, read through from one end to the other, and the id of the row that was the last; with a
    connection of its own, so that it can be done in a thread."""
    with contextlib.closing(sqlite3.connect(f"{Path(file).resolve().as_uri()}?mode=ro", uri=True)) as db:
        (last,) = db.execute("SELECT coalesce(max(id), 0) FROM log").fetchone()
        return named_rows(db, people), last


def named_rows(db: sqlite3.Connection, people: list[int], after: int = 0) -> list[Named]:
    """The rows after this one in which one of these people is named."""
    starts = " OR ".join(f"substr(event, 1, {len(start)}) = ?" for start in NAMED)
    found = db.execute(f"SELECT table_id, public_seq, id, event FROM log WHERE id > ? AND ({starts})", (after, *NAMED))
    marks = [field + b"%d," % person for person in people for field in set(NAMED.values())]
    return [row for row in found if any(mark in row[3] for mark in marks)]
