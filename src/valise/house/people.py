"""People: guests and accounts, whom they blocked, and how fast they may do things."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from valise.house.store import Store

if TYPE_CHECKING:
    from valise.house.house import House
    from valise.house.table import Table


class Person(msgspec.Struct, frozen=True):
    id: int
    name: str
    account: bool
    epoch: int


class People:
    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self._blocked: dict[int, frozenset[int]] = {}

    def new_guest(self, name: str) -> Person:
        with self.store.transaction() as db:
            row = db.execute("INSERT INTO person (name, created) VALUES (?, ?)", (name, self.now()))
            return Person(row.lastrowid or 0, name, False, 0)

    def find(self, person: int) -> Person | None:
        row = self.store.one("SELECT name, account, epoch FROM person WHERE id = ? AND NOT gone", person)
        return Person(person, row[0], row[1] is not None, row[2]) if row else None

    def blocked_by(self, person: int) -> frozenset[int]:
        if person not in self._blocked:
            rows = self.store.all("SELECT other FROM blocked WHERE person = ?", person)
            self._blocked[person] = frozenset(other for (other,) in rows)
        return self._blocked[person]

    def rate(self, table: Table) -> None:
        """Called within the transaction that ends a rated table."""

    def limit_tables(self, person: Person, house: House) -> None: ...

    def limit_talk(self, person: Person) -> None: ...
