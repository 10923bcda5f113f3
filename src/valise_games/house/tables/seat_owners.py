"""The seats of a person at all tables, when he gets another name, turns out to have an account, or goes for good.

Seats follow from the tables' logs, so every change is recorded there.
"""

from __future__ import annotations

from collections.abc import Iterable

from valise_games.house.people.directory import Person
from valise_games.house.storage import lists
from valise_games.house.storage.store import LogRow
from valise_games.house.tables import events
from valise_games.house.tables import messages as m
from valise_games.house.tables.commands import Dispatcher
from valise_games.house.tables.log import read_rows, to_log_rows
from valise_games.house.tables.registry import Registry
from valise_games.house.tables.state import Table


def rename(registry: Registry, person: int, name: str) -> None:
    """He has this name at the tables where he plays."""
    registry.load_tables_of(person)
    for live in registry.in_memory():
        seat = live.table.seat_of(person)
        if live.table.state != "over" and seat is not None and live.table.seats[seat].name != name:
            live.write(events.PersonMerged(person, person, name))


def hand_over(registry: Registry, guest: Person, account: Person) -> set[str]:
    """What is the guest's at tables in memory is the account's; gives these tables."""
    registry.load_tables_of(guest.id)
    merged = events.PersonMerged(guest.id, account.id, account.name)
    hosted = [live.table.id for live in registry.in_memory() if live.table.host == guest.id]
    done: set[str] = set()
    for code in {*hosted, *lists.all_of(registry.services.store, guest.id)}:
        live = registry.find(code)
        if live is not None:
            live.write(*_make_way(live.table, guest, account), merged)
            done.add(code)
    return done


def rest_of(registry: Registry, guest: Person, account: Person, done: set[str]) -> list[LogRow]:
    """The rows that are still to be written for that: those for finished tables, which need not be played through."""
    merged = events.PersonMerged(guest.id, account.id, account.name)
    rest: list[LogRow] = []
    for code in lists.all_of(registry.services.store, guest.id):
        if code not in done:
            rows = list(read_rows(registry.services.store, code))
            last = max(row.public_seq or 0 for row in rows)
            rest += to_log_rows(code, [events.Row(rows[-1].number + 1, last + 1, registry.services.now(), "", merged)])
    return rest


def _make_way(table: Table, guest: Person, account: Person) -> list[events.TableEvent]:
    """Nobody has two seats at one table: the guest's becomes free, or a stand-in has it for good."""
    seat = table.seat_of(guest.id)
    if seat is None or table.seat_of(account.id) is None or table.state == "over":
        return []
    if table.state == "open":
        return [events.Ended("abandoned")] if table.awaited else [events.Stood(seat)]
    return [] if table.seats[seat].stand_in == "resigned" else [events.StandInStarted(seat, "resigned")]


def remove(dispatcher: Dispatcher, person: Person, numbers: Iterable[int]) -> None:
    """He leaves every table for good; where he is heard of, also by these numbers of guests he has been, his name
    goes."""
    registry = dispatcher.registry
    registry.load_tables_of(person.id)
    for live in registry.in_memory():
        table = live.table
        seat = table.seat_of(person.id)
        if table.state == "open" and (table.host == person.id or (table.awaited and seat is not None)):
            live.write(events.Ended("abandoned"))
        elif table.state == "open" and seat is not None:
            live.write(events.Stood(seat))
        elif table.state == "playing" and seat is not None and table.seats[seat].stand_in != "resigned":
            dispatcher.dispatch(m.Resign(table=table.id), person)
        for number in numbers:
            if live.table.mentions(number):
                live.write(events.PersonErased(number))
