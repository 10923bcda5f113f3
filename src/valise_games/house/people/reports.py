"""Reports about people: somebody writes one, the operator reads them."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from typing import TYPE_CHECKING

from valise_games.house.errors import Refusal
from valise_games.house.people.directory import Person
from valise_games.house.storage.store import Store
from valise_games.house.tables import commands

if TYPE_CHECKING:
    from valise_games.house.house import House


def write(house: House, person: Person, about: int, table_id: str, words: str) -> None:
    """About somebody who sits or talks at a table that the reporter may look at."""
    if about == person.id:
        raise Refusal("yourself", "that is you")
    table = commands.may_watch(house, person, table_id).table
    if table.seat_of(about) is None and all(line.said.person != about for line in table.talk):
        raise Refusal("no-person", "this person neither sits nor talks at this table")
    text = commands.plain_text(words)
    if not text:
        raise Refusal("empty", "there is nothing in it")
    house.limits.by("report", person)
    with house.store.transaction() as db:
        db.execute(
            "INSERT INTO report (person, about, table_id, words, at) VALUES (?, ?, ?, ?, ?)",
            (person.id, about, table_id, text, house.now()),
        )


def read(store: Store) -> Iterator[str]:
    """For the operator, the latest last."""
    rows = store.all(
        "SELECT at, table_id, writer.id, writer.name, other.id, other.name, other.taken_by, words FROM report "
        "JOIN person AS writer ON writer.id = report.person JOIN person AS other ON other.id = about ORDER BY report.id"
    )
    for at, table, writer, writer_name, other, other_name, taken_by, words in rows:
        when = datetime.datetime.fromtimestamp(at, datetime.UTC).strftime("%Y-%m-%d %H:%M UTC")
        now = f", now person {taken_by}" if taken_by is not None else ""
        yield f"{when}  table {table}: {writer_name} (person {writer}) about {other_name} (person {other}{now})"
        yield f"  {words}"
