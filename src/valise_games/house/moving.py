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

from valise_games.house import commands
from valise_games.house import happenings as h
from valise_games.house import messages as m
from valise_games.house.names import GONE
from valise_games.house.people import Person

if TYPE_CHECKING:
    from valise_games.house.house import House
    from valise_games.house.running import RunningTable

# How the rows begin that have a person's name in them, and how they name him.
NAMED = {b'{"what":"sat"': b'"person":', b'{"what":"said"': b'"person":', b'{"what":"taken-over"': b'"by":'}

Named = tuple[str, int, int, bytes]  # table, number of the message, id of the row, happening


def rename(house: House, person: int, name: str) -> None:
    """Who registers under another name has it at the tables where he plays."""
    house.wake_tables_of(person)
    for running in list(house.tables.values()):
        seat = running.table.seat_of(person)
        if running.table.state != "over" and seat is not None and running.table.seats[seat].name != name:
            running.write(h.TakenOver(person, person, name))


# ---------------------------------------------------------------------------------- a guest with an account
def take_over(house: House, guest: Person, account: Person) -> None:
    """Everything of the guest's is the account's; the guest is gone."""
    house.wake_tables_of(guest.id)
    taken = h.TakenOver(guest.id, account.id, account.name)
    kept = house.store.all("SELECT table_id FROM sitting WHERE person = ?", guest.id)
    hosted = [running.table.id for running in house.tables.values() if running.table.host == guest.id]
    asleep: list[str] = []
    for table_id in {*hosted, *(table_id for (table_id,) in kept)}:
        running = house.tables.get(table_id)
        if running is None:
            asleep.append(table_id)
        else:
            running.write(*_make_way(running, guest, account), taken)
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


def _make_way(running: RunningTable, guest: Person, account: Person) -> list[h.AnyHappening]:
    """Nobody has two seats at one table: the guest's becomes free, or a stand-in has it for good."""
    table = running.table
    seat = table.seat_of(guest.id)
    if seat is None or table.seat_of(account.id) is None or table.state == "over":
        return []
    if table.state == "open":
        return [h.Stood(seat)]
    return [] if table.seats[seat].minded == "resigned" else [h.Minded(seat, "resigned")]


def _add_to_the_end(house: House, table_id: str, happening: h.AnyHappening) -> None:
    """To the log of a finished table, without playing it through."""
    rows = house.store.rows(table_id)
    shown = max(row.shown or 0 for row in rows)
    house.store.append(table_id, [h.Row(rows[-1].number + 1, shown + 1, house.now(), "", happening)])


# ---------------------------------------------------------------------------------- a person who wants to be forgotten
async def forget(house: House, person: Person) -> None:
    """The name goes, everywhere; what was played and said stays with the others."""
    everyone = ids_of(house, person.id)
    found, last = await asyncio.to_thread(find_named, house.store.file, everyone)
    if house.people.find(person.id) is None:
        return
    house.wake_tables_of(person.id)
    for running in list(house.tables.values()):
        _leave_for_good(house, running, person)
        for each in everyone:
            if _is_heard_of(running, each):
                running.write(h.Gone(each))
    with house.store.transaction() as db:
        lately = named_rows(db, everyone, after=last)  # he can have said something a moment ago
        for _, _, row, happening in {*found, *lately}:
            nameless = msgspec.structs.replace(h.decode(happening), name=GONE)
            db.execute("UPDATE log SET happening = ? WHERE id = ?", (h.encode(nameless), row))
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


def _leave_for_good(house: House, running: RunningTable, person: Person) -> None:
    table = running.table
    seat = table.seat_of(person.id)
    if table.state == "open" and table.host == person.id:
        running.write(h.Ended("abandoned"))
    elif table.state == "open" and seat is not None:
        running.write(h.Stood(seat))
    elif table.state == "playing" and seat is not None and table.seats[seat].minded != "resigned":
        commands.carry_out(m.Resign(table=table.id), house, person)


def _is_heard_of(running: RunningTable, person: int) -> bool:
    table = running.table
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
    starts = " OR ".join(f"substr(happening, 1, {len(start)}) = ?" for start in NAMED)
    found = db.execute(f"SELECT table_id, shown, id, happening FROM log WHERE id > ? AND ({starts})", (after, *NAMED))
    marks = [field + b"%d," % person for person in people for field in set(NAMED.values())]
    return [row for row in found if any(mark in row[3] for mark in marks)]
