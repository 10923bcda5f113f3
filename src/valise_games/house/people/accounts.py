"""Accounts: a name and a password, and what can be done with them.

A guest who registers becomes the account and keeps his number, and so his seats and games. A guest who logs in hands
them over (merge_and_erase.py). Either way he leaves with a cookie that nobody can have known before, and the old one is
void. Who does not know the password learns nothing about whether the account exists.
"""

from __future__ import annotations

import hmac
import sqlite3
from typing import TYPE_CHECKING

import msgspec

from valise_games.house.errors import Refusal
from valise_games.house.people import credentials, merge_and_erase
from valise_games.house.people.directory import BY_KEY, Person
from valise_games.house.people.names import fold

if TYPE_CHECKING:
    from valise_games.house.house import House

MOST_KEYS = 10  # of one account


class Key(msgspec.Struct, frozen=True, omit_defaults=True):
    """Of an outside bot. The key itself is told once."""

    id: int
    name: str
    created: float
    key: str = ""


# ---------------------------------------------------------------------------------- coming in
async def register(house: House, guest: Person, name: str, password: str) -> tuple[Person, str]:
    """The guest is an account from now on; gives the recovery code as well."""
    if guest.account:
        raise Refusal("account", "you have an account already")
    house.limits.take("register", address=guest.address)
    name = house.people.free_name(name or guest.name)
    credentials.check(password, name)
    kept = await house.passwords.hash(password)
    code = credentials.new_recovery_code()
    folded = fold(name)
    try:
        with house.store.transaction() as db:
            done = db.execute(
                "UPDATE person SET name = ?, folded = ?, account = ?, password = ?, recovery = ?, epoch = epoch + 1 "
                "WHERE id = ? AND account IS NULL AND epoch = ? AND NOT gone",
                (name, folded, folded, kept, credentials.hash_recovery_code(code), guest.id, guest.epoch),
            )
            if done.rowcount == 0:
                raise Refusal("account", "you have an account already")
            house.people.clear_name(folded)
    except sqlite3.IntegrityError:
        raise Refusal("name-taken", f"{name} is the name of an account, or looks like one") from None
    merge_and_erase.rename(house, guest.id, name)
    house.sign_out(guest.id)
    return _entered(house, guest.id, guest.address), code


async def log_in(house: House, visitor: Person | None, address: str, name: str, password: str) -> Person:
    house.limits.take("login", address=address, name=fold(name))
    account, kept = _account(house, name, "password")
    if not await house.passwords.fits(password, kept) or account is None:
        raise _wrong("password")
    _must_be_unchanged(house, account, kept)
    return _come_in(house, visitor, account, address)


async def recover(
    house: House, visitor: Person | None, address: str, name: str, code: str, password: str
) -> tuple[Person, str]:
    """With the recovery code instead of the password; it serves once, and the next one is given out."""
    house.limits.take("login", address=address, name=fold(name))
    credentials.check(password, name)
    account, kept = _account(house, name, "recovery")
    fits = hmac.compare_digest(credentials.hash_recovery_code(code), kept or credentials.hash_secret(""))
    if not fits or account is None or not kept:
        raise _wrong("recovery code")
    hashed = await house.passwords.hash(password)
    code = credentials.new_recovery_code()
    with house.store.transaction() as db:
        done = db.execute(
            "UPDATE person SET password = ?, recovery = ?, epoch = epoch + 1 "
            "WHERE id = ? AND recovery = ? AND NOT gone",
            (hashed, credentials.hash_recovery_code(code), account, kept),
        )
        if done.rowcount == 0:
            raise _wrong("recovery code")
    house.sign_out(account)
    return _come_in(house, visitor, account, address), code


# ---------------------------------------------------------------------------------- staying
async def confirm(house: House, person: Person, password: str) -> str:
    """It is really he; gives the hash of his password."""
    if not person.account:
        raise Refusal("no-account", "you are a guest: register first")
    house.limits.by("password", person)
    row = house.store.one("SELECT password FROM person WHERE id = ? AND NOT gone", person.id)
    kept: str | None = row[0] if row else None
    if not await house.passwords.fits(password, kept):
        raise Refusal("wrong-password", "this is not your password")
    _must_be_unchanged(house, person.id, kept)
    assert kept is not None
    return kept


async def change_password(house: House, person: Person, old: str, new: str) -> Person:
    """All other browsers are logged out."""
    credentials.check(new, person.name)
    kept = await confirm(house, person, old)
    hashed = await house.passwords.hash(new)
    with house.store.transaction() as db:
        done = db.execute(
            "UPDATE person SET password = ?, epoch = epoch + 1 WHERE id = ? AND password = ? AND NOT gone",
            (hashed, person.id, kept),
        )
        if done.rowcount == 0:
            raise Refusal("wrong-password", "this is not your password")
    house.sign_out(person.id)
    return _entered(house, person.id, person.address)


async def new_recovery_code(house: House, person: Person, password: str) -> str:
    """The one before is void."""
    await confirm(house, person, password)
    code = credentials.new_recovery_code()
    with house.store.transaction() as db:
        db.execute("UPDATE person SET recovery = ? WHERE id = ?", (credentials.hash_recovery_code(code), person.id))
    return code


# ---------------------------------------------------------------------------------- going
def log_out(house: House, person: Person) -> None:
    """In this browser."""
    house.cookies.void(person.session)
    house.sign_out(person.id, person.session)


def log_out_everywhere(house: House, person: Person) -> None:
    """Keys of bots are not cookies: they are revoked one by one."""
    with house.store.transaction() as db:
        db.execute("UPDATE person SET epoch = epoch + 1 WHERE id = ?", (person.id,))
    house.sign_out(person.id)


async def delete(house: House, person: Person, password: str) -> None:
    """Others keep their games; of him there is nothing left but a place in them."""
    if person.account:
        await confirm(house, person, password)
    house.limits.by("delete", person)
    await merge_and_erase.forget(house, person)
    house.sign_out(person.id)


# ---------------------------------------------------------------------------------- keys for bots
def new_key(house: House, person: Person, name: str) -> Key:
    if not person.account:
        raise Refusal("no-account", "keys are for bots of people with an account: register first")
    key, now = credentials.new_key(), house.now()
    with house.store.transaction() as db:
        if len(keys(house, person)) >= MOST_KEYS:
            raise Refusal("too-many", f"an account has at most {MOST_KEYS} keys; revoke one")
        row = db.execute(
            "INSERT INTO api_key (person, name, hash, created) VALUES (?, ?, ?, ?)",
            (person.id, name, credentials.hash_secret(key), now),
        )
    return Key(row.lastrowid or 0, name, now, key)


def keys(house: House, person: Person) -> list[Key]:
    rows = house.store.all("SELECT id, name, created FROM api_key WHERE person = ? ORDER BY id", person.id)
    return [Key(*row) for row in rows]


def revoke_key(house: House, person: Person, key: int) -> None:
    held = next((held for held in keys(house, person) if held.id == key), None)
    if held is None:
        raise Refusal("no-key", "you have no key with this number")
    with house.store.transaction() as db:
        db.execute("DELETE FROM api_key WHERE id = ?", (key,))
    house.sign_out(person.id, f"{BY_KEY}{key}")


# ---------------------------------------------------------------------------------- within
def _wrong(what: str) -> Refusal:
    """The same whether the name or the secret is wrong."""
    return Refusal("wrong-password", f"this name and {what} do not belong together")


def _account(house: House, name: str, what: str) -> tuple[int | None, str | None]:
    row = house.store.one(f"SELECT id, {what} FROM person WHERE account = ? AND NOT gone", fold(name))
    return (row[0], row[1]) if row else (None, None)


def _must_be_unchanged(house: House, account: int, kept: str | None) -> None:
    """While the password was looked at, it may have been changed, or the account deleted."""
    row = house.store.one("SELECT password FROM person WHERE id = ? AND NOT gone", account)
    if row is None or row[0] != kept:
        raise _wrong("password")


def _come_in(house: House, visitor: Person | None, account: int, address: str) -> Person:
    """What the visitor did as a guest is his account's."""
    person = _entered(house, account, address)
    if visitor is None:
        return person
    if visitor.account:
        log_out(house, visitor)
        return person
    guest = house.people.find(visitor.id)
    if guest is not None and not guest.account and guest.epoch == visitor.epoch:
        merge_and_erase.take_over(house, guest, person)
        house.sign_out(guest.id)
    return person


def _entered(house: House, account: int, address: str) -> Person:
    person = house.people.find(account)
    if person is None:
        raise _wrong("password")
    return msgspec.structs.replace(house.cookies.new_session(person), address=address)
