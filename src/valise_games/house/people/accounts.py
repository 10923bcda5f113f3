"""Accounts: a name and a password, and what can be done with them.

A guest who registers becomes the account and keeps his number, and so his seats and games. Whoever comes in leaves with
a cookie that nobody can have known before, and the old one is void. Who does not know the password learns nothing about
whether the account exists.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable

import msgspec

from valise_games.house.errors import Refusal, RefusalCode
from valise_games.house.people import credentials
from valise_games.house.people.credentials import Passwords
from valise_games.house.people.directory import BY_KEY, Directory, Person
from valise_games.house.people.names import fold
from valise_games.house.people.rate_limits import RateLimits
from valise_games.house.people.sessions import Sessions
from valise_games.house.storage.store import NotUnique, Store

MOST_KEYS = 10  # of one account


class Key(msgspec.Struct, frozen=True, omit_defaults=True):
    """Of an outside bot. The key itself is given once."""

    id: int
    name: str
    created: float
    key: str = ""


class Accounts:
    """Every method that fails raises Refusal and changes nothing. Open sockets and seats at tables are left to the
    caller."""

    def __init__(
        self, store: Store, directory: Directory, sessions: Sessions, limits: RateLimits, now: Callable[[], float]
    ) -> None:
        self._store = store
        self._directory = directory
        self._sessions = sessions
        self._limits = limits
        self._now = now
        self.passwords = Passwords()

    # ------------------------------------------------------------------------------ coming in
    async def register(self, guest: Person, name: str, password: str) -> tuple[Person, str]:
        """Makes an account of the guest; gives the account and its recovery code."""
        if guest.account:
            raise Refusal(RefusalCode.ACCOUNT, "you have an account already")
        self._limits.take("register", address=guest.address)
        name = self._directory.free_name(name or guest.name)
        credentials.check(password, name)
        hashed = await self.passwords.hash(password)
        code = credentials.new_recovery_code()
        folded = fold(name)
        try:
            with self._store.transaction() as db:
                done = db.execute(
                    "UPDATE person SET name = ?, folded = ?, account = ?, password = ?, recovery = ?, "
                    "epoch = epoch + 1 WHERE id = ? AND account IS NULL AND epoch = ? AND NOT gone",
                    (name, folded, folded, hashed, credentials.hash_recovery_code(code), guest.id, guest.epoch),
                )
                if done.rowcount == 0:
                    raise Refusal(RefusalCode.ACCOUNT, "you have an account already")
                self._directory.clear_name(db, folded)
        except NotUnique:
            raise Refusal(RefusalCode.NAME_TAKEN, f"{name} is the name of an account, or looks like one") from None
        return self._enter(guest.id, guest.address), code

    async def log_in(self, address: str, name: str, password: str, device: str = "") -> Person:
        """The account with a new session, for who knows its password. `device` is what `Sessions.write_device` wrote
        for his browser, if it was here before."""
        account, kept = self._find(name, "password")
        self._count_try(address, name, account, device)
        if not await self.passwords.fits(password, kept) or account is None:
            raise _wrong("password")
        self._must_be_unchanged(account, kept)
        return self._enter(account, address)

    async def recover(self, address: str, name: str, code: str, password: str, device: str = "") -> tuple[Person, str]:
        """With the recovery code instead of the password, which it replaces. The code serves once; gives the next."""
        account, kept = self._find(name, "recovery")
        self._count_try(address, name, account, device)
        credentials.check(password, name)
        fits = hmac.compare_digest(credentials.hash_recovery_code(code), kept or credentials.hash_secret(""))
        if not fits or account is None or not kept:
            raise _wrong("recovery code")
        hashed = await self.passwords.hash(password)
        code = credentials.new_recovery_code()
        with self._store.transaction() as db:
            done = db.execute(
                "UPDATE person SET password = ?, recovery = ?, epoch = epoch + 1 "
                "WHERE id = ? AND recovery = ? AND NOT gone",
                (hashed, credentials.hash_recovery_code(code), account, kept),
            )
            if done.rowcount == 0:
                raise _wrong("recovery code")
        return self._enter(account, address), code

    # ------------------------------------------------------------------------------ staying
    async def confirm(self, person: Person, password: str) -> str:
        """Checks that it is really he; gives the hash of his password."""
        if not person.account:
            raise Refusal(RefusalCode.NO_ACCOUNT, "you are a guest: register first")
        self._limits.by("password", person)
        row = self._store.one("SELECT password FROM person WHERE id = ? AND NOT gone", person.id)
        kept: str | None = row[0] if row else None
        if not await self.passwords.fits(password, kept):
            raise Refusal(RefusalCode.WRONG_PASSWORD, "this is not your password")
        self._must_be_unchanged(person.id, kept)
        assert kept is not None
        return kept

    async def change_password(self, person: Person, old: str, new: str) -> Person:
        """Voids all cookies; gives the person with a new session."""
        credentials.check(new, person.name)
        kept = await self.confirm(person, old)
        hashed = await self.passwords.hash(new)
        with self._store.transaction() as db:
            done = db.execute(
                "UPDATE person SET password = ?, epoch = epoch + 1 WHERE id = ? AND password = ? AND NOT gone",
                (hashed, person.id, kept),
            )
            if done.rowcount == 0:
                raise Refusal(RefusalCode.WRONG_PASSWORD, "this is not your password")
        return self._enter(person.id, person.address)

    async def new_recovery_code(self, person: Person, password: str) -> str:
        """The one before is void."""
        await self.confirm(person, password)
        code = credentials.new_recovery_code()
        with self._store.transaction() as db:
            db.execute("UPDATE person SET recovery = ? WHERE id = ?", (credentials.hash_recovery_code(code), person.id))
        return code

    # ------------------------------------------------------------------------------ going
    def log_out_everywhere(self, person: Person) -> None:
        """Voids all cookies. Keys of bots are not cookies: they are revoked one by one."""
        with self._store.transaction() as db:
            db.execute("UPDATE person SET epoch = epoch + 1 WHERE id = ?", (person.id,))

    # ------------------------------------------------------------------------------ keys for bots
    def new_key(self, person: Person, name: str) -> Key:
        """A key for a bot of this account; the only time that the key itself is given."""
        if not person.account:
            raise Refusal(RefusalCode.NO_ACCOUNT, "keys are for bots of people with an account: register first")
        key, now = credentials.new_key(), self._now()
        with self._store.transaction() as db:
            if len(self.keys(person)) >= MOST_KEYS:
                raise Refusal(RefusalCode.TOO_MANY, f"an account has at most {MOST_KEYS} keys; revoke one")
            row = db.execute(
                "INSERT INTO api_key (person, name, hash, created) VALUES (?, ?, ?, ?) RETURNING id",
                (person.id, name, credentials.hash_secret(key), now),
            ).fetchone()
        return Key(row[0], name, now, key)

    def keys(self, person: Person) -> list[Key]:
        """Without the keys themselves."""
        rows = self._store.all("SELECT id, name, created FROM api_key WHERE person = ? ORDER BY id", person.id)
        return [Key(*row) for row in rows]

    def revoke_key(self, person: Person, key: int) -> str:
        """Gives the name of the sessions that were opened with it."""
        if all(held.id != key for held in self.keys(person)):
            raise Refusal(RefusalCode.NO_KEY, "you have no key with this number")
        with self._store.transaction() as db:
            db.execute("DELETE FROM api_key WHERE id = ?", (key,))
        return f"{BY_KEY}{key}"

    # ------------------------------------------------------------------------------ helpers
    def _count_try(self, address: str, name: str, account: int | None, device: str) -> None:
        """Strangers who try passwords lock each other out, and not a browser that was logged in to the account before:
        that one's tries are counted by themselves."""
        known = self._sessions.read_device(device, account)
        if known:
            self._limits.take("known-login", name=known)
        else:
            self._limits.take("login", address=address, name=fold(name))

    def _find(self, name: str, secret: str) -> tuple[int | None, str | None]:
        """The number of an account, and the hash of its `password` or `recovery` code."""
        row = self._store.one(f"SELECT id, {secret} FROM person WHERE account = ? AND NOT gone", fold(name))
        return (row[0], row[1]) if row else (None, None)

    def _must_be_unchanged(self, account: int, kept: str | None) -> None:
        """While the password was looked at, it may have been changed, or the account deleted."""
        row = self._store.one("SELECT password FROM person WHERE id = ? AND NOT gone", account)
        if row is None or row[0] != kept:
            raise _wrong("password")

    def _enter(self, account: int, address: str) -> Person:
        person = self._directory.find(account)
        if person is None:
            raise _wrong("password")
        return msgspec.structs.replace(self._sessions.new_session(person), address=address)


def _wrong(what: str) -> Refusal:
    """The same whether the name or the secret is wrong."""
    return Refusal(RefusalCode.WRONG_PASSWORD, f"this name and {what} do not belong together")
