"""What becomes of somebody's seats: when a guest turns out to have an account, and when a person wants to be forgotten.

Seats follow from the tables' logs, so every change is a row in them. The rows come first and the person last: if the
house dies in between, the person is still there, and doing it again finishes it.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from valise_games.house.people.directory import Person
from valise_games.house.people.names import GONE
from valise_games.house.tables import commands, events
from valise_games.house.tables import messages as m

if TYPE_CHECKING:
    from valise_games.house.house import House
    from valise_games.house.tables.live import LiveTable

# How the rows begin that have a person's name in them, and how they name him.
NAMED = {b'{"what":"sat"': b'"person":', b'{"what":"said"': b'"person":', b'{"what":"taken-over"': b'"by":'}

Named = tuple[str, int, int, bytes]  # table, number of the message, id of the row, event


def rename(house: House, person: int, name: str) -> None:
    """Who registers under another name has it at the tables where he plays."""
    house.wake_tables_of(person)
    for live in list(house.tables.values()):
        seat = live.table.seat_of(person)
        if live.table.state != "over" and seat is not None and live.table.seats[seat].name != name:
            live.write(events.PersonMerged(person, person, name))


# ---------------------------------------------------------------------------------- a guest with an account
def take_over(house: House, guest: Person, account: Person) -> None:
    """Everything of the guest's is the account's; the guest is gone."""
    house.wake_tables_of(guest.id)
    taken = events.PersonMerged(guest.id, account.id, account.name)
    kept = house.store.all("SELECT table_id FROM sitting WHERE person = ?", guest.id)
    hosted = [live.table.id for live in house.tables.values() if live.table.host == guest.id]
    asleep: list[str] = []
    for table_id in {*hosted, *(table_id for (table_id,) in kept)}:
        live = house.tables.get(table_id)
        if live is None:
            asleep.append(table_id)
        else:
            live.write(*_make_way(live, guest, account), taken)
    with house.store.transaction() as db:
        for table_id in asleep:
            _add_to_the_end(house, table_id, taken)
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
    house.people.forget_blocked()


def _make_way(live: LiveTable, guest: Person, account: Person) -> list[events.AnyEvent]:
    """Nobody has two seats at one table: the guest's becomes free, or a stand-in has it for good."""
    table = live.table
    seat = table.seat_of(guest.id)
    if seat is None or table.seat_of(account.id) is None or table.state == "over":
        return []
    if table.state == "open":
        return [events.Stood(seat)]
    return [] if table.seats[seat].stand_in == "resigned" else [events.StandInStarted(seat, "resigned")]


def _add_to_the_end(house: House, table_id: str, event: events.AnyEvent) -> None:
    """To the log of a finished table, without playing it through."""
    rows = house.store.rows(table_id)
    last = max(row.public_seq or 0 for row in rows)
    house.store.append(table_id, [events.Row(rows[-1].number + 1, last + 1, house.now(), "", event)])


# ---------------------------------------------------------------------------------- a person who wants to be forgotten
async def forget(house: House, person: Person) -> None:
    """The name goes, everywhere; what was played and said stays with the others."""
    everyone = ids_of(house, person.id)
    found, last = await asyncio.to_thread(find_named, house.store.file, everyone)
    if house.people.find(person.id) is None:
        return
    house.wake_tables_of(person.id)
    for live in list(house.tables.values()):
        _leave_for_good(house, live, person)
        for each in everyone:
            if _is_heard_of(live, each):
                live.write(events.PersonErased(each))
    with house.store.transaction() as db:
        lately = named_rows(db, everyone, after=last)  # he can have said something a moment ago
        for _, _, row, event in {*found, *lately}:
            nameless = msgspec.structs.replace(events.decode(event), name=GONE)
            db.execute("UPDATE log SET event = ? WHERE id = ?", (events.encode(nameless), row))
        for each in everyone:
            db.execute("UPDATE sitting SET name = ? WHERE person = ?", (GONE, each))
            for table in ("api_key", "blocked", "rating", "push", "email_wish"):
                db.execute(f"DELETE FROM {table} WHERE person = ?", (each,))
            db.execute(
                "UPDATE person SET name = ?, folded = '', account = NULL, password = '', recovery = '', email = '', "
                "epoch = epoch + 1, gone = 1 WHERE id = ?",
                (GONE, each),
            )
    house.people.forget_blocked()


def _leave_for_good(house: House, live: LiveTable, person: Person) -> None:
    table = live.table
    seat = table.seat_of(person.id)
    if table.state == "open" and table.host == person.id:
        live.write(events.Ended("abandoned"))
    elif table.state == "open" and seat is not None:
        live.write(events.Stood(seat))
    elif table.state == "playing" and seat is not None and table.seats[seat].stand_in != "resigned":
        commands.carry_out(m.Resign(table=table.id), house, person)


def _is_heard_of(live: LiveTable, person: int) -> bool:
    table = live.table
    return table.seat_of(person) is not None or any(line.said.person == person for line in table.talk)


# ---------------------------------------------------------------------------------- rows with a person's name
def ids_of(house: House, person: int) -> list[int]:
    """His own number, and those of the guests he has been."""
    return [person, *(row[0] for row in house.store.all("SELECT id FROM person WHERE taken_by = ?", person))]


def find_named(file: str, people: list[int]) -> tuple[list[Named], int]:
    """In all logs of the house, read through from one end to the other, and the id of the row that was the last; with a
    connection of its own, so that it can be done in a thread."""
    with contextlib.closing(sqlite3.connect(f"{Path(file).resolve().as_uri()}?mode=ro", uri=True)) as db:
        (last,) = db.execute("SELECT coalesce(max(id), 0) FROM log").fetchone()
        return named_rows(db, people), last


def named_rows(db: sqlite3.Connection, people: list[int], after: int = 0) -> list[Named]:
    starts = " OR ".join(f"substr(event, 1, {len(start)}) = ?" for start in NAMED)
    found = db.execute(f"SELECT table_id, public_seq, id, event FROM log WHERE id > ? AND ({starts})", (after, *NAMED))
    marks = [field + b"%d," % person for person in people for field in set(NAMED.values())]
    return [row for row in found if any(mark in row[3] for mark in marks)]
