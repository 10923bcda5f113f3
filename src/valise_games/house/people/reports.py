"""Reports about people: somebody writes one, the operator reads them."""

from __future__ import annotations

import datetime
from collections.abc import Iterator

from valise_games.house.people.directory import Person
from valise_games.house.storage.store import Store


def write(store: Store, person: Person, about: int, table: str, words: str, now: float) -> None:
    """Stores a report; raises Unavailable."""
    with store.transaction() as db:
        db.execute(
            "INSERT INTO report (person, about, table_id, words, at) VALUES (?, ?, ?, ?, ?)",
            (person.id, about, table, words, now),
        )


def read(store: Store) -> Iterator[str]:
    """Lines for the operator, the latest report last."""
    rows = store.all(
        "SELECT at, table_id, writer.id, writer.name, other.id, other.name, other.taken_by, words FROM report "
        "JOIN person AS writer ON writer.id = report.person JOIN person AS other ON other.id = about ORDER BY report.id"
    )
    for at, table, writer, writer_name, other, other_name, taken_by, words in rows:
        when = datetime.datetime.fromtimestamp(at, datetime.UTC).strftime("%Y-%m-%d %H:%M UTC")
        now = f", now person {taken_by}" if taken_by is not None else ""
        yield f"{when}  table {table}: {writer_name} (person {writer}) about {other_name} (person {other}{now})"
        yield f"  {words}"
