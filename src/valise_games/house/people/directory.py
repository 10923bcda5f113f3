"""People: guests and accounts, the keys of their bots, and whom they do not want to hear or meet."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from valise_games.games.messages import FALLBACK
from valise_games.house.errors import Refusal, RefusalCode
from valise_games.house.people import names
from valise_games.house.people.credentials import hash_secret
from valise_games.house.storage.store import Db, Store

MOST_BLOCKED = 500  # by one person
REMEMBERED = 10_000  # people whose blocks are kept in memory
BY_KEY = "key "  # a session of a bot: its key's number follows
HIGHEST_ID = 2**63 - 1  # in SQLite


class Person(msgspec.Struct, frozen=True):
    """Who comes: as he is known, and how and from where he came this time."""

    id: int
    name: str
    account: bool
    epoch: int  # cookies of an earlier one are void
    session: str = ""  # the cookie's own name, or the key's
    address: str = ""

    @property
    def by_key(self) -> bool:
        """Whether a bot came, with a key."""
        return self.session.startswith(BY_KEY)


class Blocked(msgspec.Struct, frozen=True):
    """Somebody whom a person does not want to hear, or also not to meet."""

    person: int
    name: str
    talk_only: bool


class Directory:
    """All people of the house, by their numbers."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self._blocked: dict[int, tuple[frozenset[int], frozenset[int]]] = {}
        self.on_blocks_change: Callable[[], None] | None = None  # with other processes: they remember blocks, too

    # ------------------------------------------------------------------------------ who is who
    def find(self, person: int) -> Person | None:
        """The person with this number; None if there is none, or no more."""
        if not 0 < person <= HIGHEST_ID:
            return None
        row = self.store.one("SELECT name, account, epoch FROM person WHERE id = ? AND NOT gone", person)
        return Person(person, row[0], row[1] is not None, row[2]) if row else None

    def by_key(self, key: str) -> Person | None:
        """The account that gave this key to a bot."""
        row = self.store.one("SELECT id, person FROM api_key WHERE hash = ?", hash_secret(key))
        person = self.find(row[1]) if row else None
        return None if person is None else msgspec.structs.replace(person, session=f"{BY_KEY}{row[0]}")

    def new_guest(self, name: str, language: str = FALLBACK) -> Person:
        """With a name of the house's choice in his language, if none is given."""
        name = self.free_name(name) if name.strip() else self._some_name(language)
        with self.store.transaction() as db:
            row = db.execute(
                "INSERT INTO person (name, folded, created) VALUES (?, ?, ?) RETURNING id",
                (name, names.fold(name), self.now()),
            ).fetchone()
        return Person(row[0], name, False, 0)

    def set_language(self, person: Person, language: str) -> None:
        """In which language he wants to be told things; who says so again and again has nothing written."""
        if self.store.one("SELECT 1 FROM person WHERE id = ? AND language = ?", person.id, language) is not None:
            return
        with self.store.transaction() as db:
            db.execute("UPDATE person SET language = ? WHERE id = ?", (language, person.id))

    def rename(self, guest: Person, name: str) -> Person:
        """Another name for a guest; raises Refusal."""
        if guest.account:
            raise Refusal(RefusalCode.ACCOUNT, "an account keeps its name")
        name = self.free_name(name)
        with self.store.transaction() as db:
            db.execute("UPDATE person SET name = ?, folded = ? WHERE id = ?", (name, names.fold(name), guest.id))
        return msgspec.structs.replace(guest, name=name)

    def free_name(self, name: str) -> str:
        """The name, if no account has it or one that looks like it."""
        name = names.clean(name)
        if self._is_taken(name):
            raise Refusal(
                RefusalCode.NAME_TAKEN, f"{name} is the name of an account, or looks like one; please take another"
            )
        return name

    def clear_name(self, db: Db, folded: str) -> None:
        """Guests with the name of a new account get another. Called within the transaction that makes it."""
        found = db.execute(
            "SELECT id, language FROM person WHERE folded = ? AND account IS NULL AND NOT gone", (folded,)
        )
        for guest, language in found.fetchall():
            name = self._some_name(language)
            db.execute("UPDATE person SET name = ?, folded = ? WHERE id = ?", (name, names.fold(name), guest))

    def _is_taken(self, name: str) -> bool:
        return self.store.one("SELECT 1 FROM person WHERE account = ?", names.fold(name)) is not None

    def _some_name(self, language: str) -> str:
        while self._is_taken(name := names.for_a_guest(language)):
            pass
        return name

    # ------------------------------------------------------------------------------ blocked and muted
    def blocked_by(self, person: int) -> frozenset[int]:
        """They do not sit at his tables, nor he at theirs."""
        return self._blocks_of(person)[0]

    def muted_by(self, person: int) -> frozenset[int]:
        """He does not hear them."""
        return self._blocks_of(person)[1]

    def block(self, person: Person, other: int, *, talk_only: bool) -> None:
        """Blocks somebody, or only mutes him; raises Refusal."""
        if other == person.id:
            raise Refusal(RefusalCode.YOURSELF, "that is you")
        if self.find(other) is None:
            raise Refusal(RefusalCode.NO_PERSON, "there is nobody with this number")
        with self.store.transaction() as db:
            count = self.store.one("SELECT count(*) FROM blocked WHERE person = ? AND other <> ?", person.id, other)[0]
            if count >= MOST_BLOCKED:
                raise Refusal(RefusalCode.TOO_MANY, f"you have blocked {MOST_BLOCKED} people already")
            db.execute(
                "INSERT INTO blocked (person, other, talk_only) VALUES (?, ?, ?) "
                "ON CONFLICT (person, other) DO UPDATE SET talk_only = excluded.talk_only",
                (person.id, other, talk_only),
            )
        self.forget_blocked()

    def unblock(self, person: Person, other: int) -> None:
        """Neither blocked nor muted any more."""
        if 0 < other <= HIGHEST_ID:
            with self.store.transaction() as db:
                db.execute("DELETE FROM blocked WHERE person = ? AND other = ?", (person.id, other))
            self.forget_blocked()

    def blocked_list(self, person: int) -> list[Blocked]:
        """Whom the person blocked or muted, by name."""
        rows = self.store.all(
            "SELECT other, name, talk_only FROM blocked JOIN person ON person.id = other "
            "WHERE person = ? ORDER BY name, other",
            person,
        )
        return [Blocked(other, name, bool(talk_only)) for other, name, talk_only in rows]

    def forget_blocked(self, *, everywhere: bool = True) -> None:
        """Blocks changed behind this memory; and behind that of all other processes, unless one of them says so."""
        self._blocked.clear()
        if everywhere and self.on_blocks_change is not None:
            self.on_blocks_change()

    def _blocks_of(self, person: int) -> tuple[frozenset[int], frozenset[int]]:
        found = self._blocked.get(person)
        if found is None:
            rows = self.store.all("SELECT other, talk_only FROM blocked WHERE person = ?", person)
            found = frozenset(other for other, talk_only in rows if not talk_only), frozenset(row[0] for row in rows)
            if len(self._blocked) >= REMEMBERED:
                self._blocked.clear()
            self._blocked[person] = found
        return found
