"""What becomes of a person in the file, when a guest turns out to have an account, or somebody wants to be forgotten.

Seats follow from the tables' logs: the caller records the change there first, and calls this last. If the house dies in
between, the person is still there, and doing it again finishes it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from valise_games.house.people.directory import Directory, Person
from valise_games.house.people.names import GONE
from valise_games.house.storage.store import LogRow, ReadOnly, Store

# How the events begin that have a person's name in them, and how they name him.
NAMED = {b'{"what":"sat"': b'"person":', b'{"what":"said"': b'"person":', b'{"what":"taken-over"': b'"by":'}

# Rows that may have got their ids before the last one, and been committed after it was looked for.
LATELY = 1000

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
            "INSERT INTO blocked (person, other, talk_only) SELECT person, ?, talk_only FROM blocked "
            "WHERE other = ? AND person <> ? ON CONFLICT (person, other) DO NOTHING",
            (account.id, guest.id, account.id),
        )
        db.execute(
            "INSERT INTO blocked (person, other, talk_only) SELECT ?, other, talk_only FROM blocked "
            "WHERE person = ? AND other <> ? ON CONFLICT (person, other) DO NOTHING",
            (account.id, guest.id, account.id),
        )
        db.execute("DELETE FROM blocked WHERE person = ?", (guest.id,))
        db.execute("UPDATE push SET person = ? WHERE person = ?", (account.id, guest.id))
        db.execute(
            "UPDATE notice SET person = ? WHERE person = ? AND table_id NOT IN "
            "(SELECT table_id FROM notice WHERE person = ?)",
            (account.id, guest.id, account.id),
        )
        db.execute(
            "UPDATE person SET gone = TRUE, epoch = epoch + 1, taken_by = ? WHERE id = ?", (account.id, guest.id)
        )
    directory.forget_blocked()


def erase(store: Store, directory: Directory, people: list[int], found: list[Named], last: int) -> None:
    """The name of these people goes, everywhere; what was played and said stays with the others. `found` and `last` are
    from `find_named`, called before."""
    with store.transaction() as db:
        lately = named_rows(db.execute, people, after=last - LATELY)  # he can have said something a moment ago
        for _, _, row, event in {*found, *lately}:
            nameless = msgspec.json.decode(event) | {"name": GONE}
            db.execute("UPDATE log SET event = ? WHERE id = ?", (msgspec.json.encode(nameless), row))
        for person in people:
            db.execute("UPDATE sitting SET name = ? WHERE person = ?", (GONE, person))
            for table in ("api_key", "blocked", "rating", "push", "notice", "email_wish", "session"):
                db.execute(f"DELETE FROM {table} WHERE person = ?", (person,))
            db.execute(
                "UPDATE person SET name = ?, folded = '', account = NULL, password = '', recovery = '', email = '', "
                "epoch = epoch + 1, gone = TRUE WHERE id = ?",
                (GONE, person),
            )
    directory.forget_blocked()


# ---------------------------------------------------------------------------------- rows with a person's name
def ids_of(store: Store, person: int) -> list[int]:
    """His own number, and those of the guests he has been."""
    return [person, *(row[0] for row in store.all("SELECT id FROM person WHERE taken_by = ?", person))]


def find_named(store: ReadOnly, people: list[int]) -> tuple[list[Named], int]:
    """In all logs of the house, read through from one end to the other, and the id of the row that was the last. It
    takes a while: in a thread."""
    (last,) = store.one("SELECT coalesce(max(id), 0) FROM log")
    return named_rows(lambda sql, values: store.all(sql, *values), people), last


def named_rows(read: Callable[[str, Sequence[Any]], Iterable[Named]], people: list[int], after: int = 0) -> list[Named]:
    """The rows after this one in which one of these people is named."""
    starts = " OR ".join(f"substr(event, 1, {len(start)}) = ?" for start in NAMED)
    found = read(f"SELECT table_id, public_seq, id, event FROM log WHERE id > ? AND ({starts})", (after, *NAMED))
    marks = [field + b"%d," % person for person in people for field in set(NAMED.values())]
    return [row for row in found if any(mark in row[3] for mark in marks)]
