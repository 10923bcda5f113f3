"""Who is who: a signed cookie names a person, the epoch of his cookies, the session it is for, and its date.

A new epoch voids all cookies of a person; a session that was logged out voids the cookies of that one browser. A cookie
is good for LIFETIME after it was written; whoever says hello gets a new one.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from itsdangerous import BadSignature, TimestampSigner

from valise_games.house.errors import Refusal, RefusalCode
from valise_games.house.people.credentials import hash_secret
from valise_games.house.people.directory import BY_KEY, Directory, Person
from valise_games.house.storage.store import ReadOnly, Store

NAME = "valise"
SECURE_NAME = "__Host-valise"  # over https: nobody but this very host can set it
LIFETIME = 400 * 86_400  # seconds; browsers allow no more
SECRET_BYTES = 32
SESSION_BYTES = 9
LONGEST = 200
COMPANIONS = 7  # who share a browser with its owner, each with a cookie of his own

SEEN_EVERY = 3600.0  # seconds between notes of when somebody was last here
AT_ONCE = 200  # people in a query
ID_LENGTH = 16  # of a session, as its owner is told it: its name is in a cookie
# What is found first counts: most browsers call themselves by the others' names, too.
BROWSERS = {"Firefox/": "Firefox", "Edg": "Edge", "OPR/": "Opera", "Chrome/": "Chrome", "Safari/": "Safari"}
SYSTEMS = {"Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "Mac OS": "macOS"}
SYSTEMS |= {"CrOS": "ChromeOS", "Linux": "Linux"}

SECRET, UNDATED_UNTIL = "cookie secret", "cookies without a date until"  # names of settings in the file


class SessionInfo(msgspec.Struct, frozen=True):
    """A browser in which somebody is known; `here`: the one that asks."""

    id: str
    browser: str
    created: float
    seen: float
    here: bool


class Sessions:
    """Writes and reads the cookies of a house."""

    def __init__(self, store: Store, directory: Directory, now: Callable[[], float], *, secure: bool = False) -> None:
        self.name = SECURE_NAME if secure else NAME
        self.device_name = f"{self.name}-device"  # of the cookie
        self._store = store
        self._directory = directory
        self._now = now
        old_house = store.one("SELECT 1 FROM setting WHERE name = ?", SECRET) is not None
        with store.transaction() as db:
            add = "INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING"
            db.execute(add, (SECRET, secrets.token_bytes(SECRET_BYTES)))
            db.execute(add, (UNDATED_UNTIL, store.moment(self._now() + LIFETIME if old_house else 0.0)))
        self._secret: bytes = store.one("SELECT value FROM setting WHERE name = ?", SECRET)[0]
        self._undated_until = float(store.one("SELECT value FROM setting WHERE name = ?", UNDATED_UNTIL)[0])
        self._signer = _Signer(self._secret, self._now, "valise session")
        self._device_signer = _Signer(self._secret, self._now, "valise device")
        if self._now() >= self._undated_until:  # all cookies that were logged out before then are too old by now
            with store.transaction() as db:
                db.execute("DELETE FROM logged_out WHERE at < ?", (self._now() - LIFETIME,))

    def name_for(self, companion: int) -> str:
        """Of the cookie; 0 is the browser's owner."""
        return f"{self.name}-{companion}" if companion else self.name

    def new_session(self, person: Person) -> Person:
        """The person with a session that nobody can know beforehand."""
        return msgspec.structs.replace(person, session=secrets.token_urlsafe(SESSION_BYTES))

    def write(self, person: Person) -> str:
        """A cookie for this session, with today's date."""
        return self._signer.sign(f"{person.id}.{person.epoch}.{person.session}").decode()

    def read(self, value: str) -> Person | None:
        """Whose cookie this is; None if the house did not write it, or it is void or too old."""
        payload = self._unsign(value) if len(value) <= LONGEST else None
        if payload is None:
            return None
        number, epoch, session = payload.split(".")
        person = self._directory.find(int(number))
        if person is None or str(person.epoch) != epoch:
            return None
        if self._store.one("SELECT 1 FROM logged_out WHERE session = ?", session) is not None:
            return None
        return msgspec.structs.replace(person, session=session)

    def void_among(self, db: ReadOnly, people: Iterable[Person]) -> set[Person]:
        """Those whose cookie or key is void by now, from a few queries for all of them."""
        people = list(people)
        epochs = dict(_find(db, "SELECT id, epoch FROM person WHERE NOT gone AND id IN", (one.id for one in people)))
        sessions = (one.session for one in people if not one.by_key)
        left = {row[0] for row in _find(db, "SELECT session FROM logged_out WHERE session IN", sessions)}
        keys = {
            row[0] for row in _find(db, "SELECT id FROM api_key WHERE id IN", filter(None, map(_key_number, people)))
        }

        def is_void(one: Person) -> bool:
            if one.id not in epochs:
                return True
            if one.by_key:
                return _key_number(one) not in keys
            return one.session in left or epochs[one.id] != one.epoch

        return set(filter(is_void, people))

    def void(self, session: str) -> None:
        """This browser is logged out, and a copy of its cookie with it."""
        with self._store.transaction() as db:
            db.execute("DELETE FROM session WHERE name = ?", (session,))
            db.execute(
                "INSERT INTO logged_out (session, at) VALUES (?, ?) ON CONFLICT (session) DO NOTHING",
                (session, self._now()),
            )

    # ------------------------------------------------------------------------------ where somebody is known
    def note(self, person: Person, browser: str) -> None:
        """The person has this session, in this browser, and was here a moment ago."""
        now = self._now()
        known = self._store.one("SELECT epoch, seen FROM session WHERE name = ?", person.session)
        if known is None or known[0] != person.epoch or abs(now - known[1]) > SEEN_EVERY:
            with self._store.transaction() as db:
                db.execute(
                    "INSERT INTO session (name, person, epoch, browser, created, seen) VALUES (?, ?, ?, ?, ?, ?) "
                    "ON CONFLICT (name) DO UPDATE SET epoch = excluded.epoch, seen = excluded.seen",
                    (person.session, person.id, person.epoch, browser, now, now),
                )

    def of(self, person: Person) -> list[SessionInfo]:
        """Where the person is known, the latest first."""
        rows = self._store.all(
            "SELECT name, browser, created, seen FROM session WHERE person = ? AND epoch = ? AND seen > ? "
            "AND name NOT IN (SELECT session FROM logged_out) ORDER BY seen DESC, created DESC",
            person.id,
            person.epoch,
            self._now() - LIFETIME,
        )
        return [
            SessionInfo(hash_secret(name)[:ID_LENGTH], browser, created, seen, name == person.session)
            for name, browser, created, seen in rows
        ]

    def end(self, person: Person, session_id: str) -> str:
        """Ends one of his sessions, and gives its name; raises Refusal if he has no such session."""
        names = self._store.all("SELECT name FROM session WHERE person = ?", person.id)
        found = [name for (name,) in names if hash_secret(name)[:ID_LENGTH] == session_id]
        if not found:
            raise Refusal(RefusalCode.NO_SESSION, "you are not known in such a browser")
        self.void(found[0])
        return str(found[0])

    # ------------------------------------------------------------------------------ browsers that were here before
    def write_device(self, person: int) -> str:
        """A cookie that says no more than that this browser was logged in to this account; it stays after that."""
        return self._device_signer.sign(f"{person}.{secrets.token_urlsafe(SESSION_BYTES)}").decode()

    def read_device(self, value: str, account: int | None) -> str:
        """The browser's own name, if it was logged in to this account; else nothing."""
        try:
            payload, written = self._device_signer.unsign(
                value[:LONGEST].encode(errors="replace"), return_timestamp=True
            )
        except BadSignature:
            return ""
        good = self._now() - written.timestamp() <= LIFETIME and payload.decode().partition(".")[0] == str(account)
        return payload.decode() if good else ""

    # ------------------------------------------------------------------------------ within
    def _unsign(self, value: str) -> str | None:
        try:
            payload, written = self._signer.unsign(value.encode(errors="replace"), return_timestamp=True)
        except BadSignature:
            return self._unsign_undated(value) if self._now() < self._undated_until else None
        # Not by the signer's own max_age: that refuses what a clock that was set back since has dated.
        return payload.decode() if self._now() - written.timestamp() <= LIFETIME else None

    def _unsign_undated(self, value: str) -> str | None:
        """A cookie as houses wrote them before they had a date: good for LIFETIME after the first start of this one."""
        payload, _, signature = value.rpartition(".")
        signed = b"valise cookie\0" + payload.encode(errors="replace")
        digest = base64.urlsafe_b64encode(hmac.digest(self._secret, signed, hashlib.sha256)).rstrip(b"=")
        return payload if hmac.compare_digest(signature.encode(errors="replace"), digest) else None


def browser_of(user_agent: str) -> str:
    """What a browser calls itself, in two words; nothing if it does not say."""
    browser = next((name for mark, name in BROWSERS.items() if mark in user_agent), "")
    system = next((name for mark, name in SYSTEMS.items() if mark in user_agent), "")
    return ", ".join(part for part in (browser, system) if part)


def _find(db: ReadOnly, sql: str, values: Iterable[int | str]) -> list[Any]:
    """So many at a time that few queries do, always as many, so that each is prepared once."""
    found: list[Any] = []
    left = sorted(set(values))
    while left:
        some, left = left[:AT_ONCE], left[AT_ONCE:]
        found += db.all(f"{sql} ({', '.join('?' * AT_ONCE)})", *some, *some[-1:] * (AT_ONCE - len(some)))
    return found


def _key_number(person: Person) -> int:
    """Of the key that he came with; 0 if he came with none."""
    return int(person.session.removeprefix(BY_KEY)) if person.by_key else 0


class _Signer(TimestampSigner):
    """By the clock of the house."""

    def __init__(self, secret: bytes, now: Callable[[], float], salt: str) -> None:
        super().__init__(secret, salt=salt, key_derivation="hmac", digest_method=hashlib.sha256)
        self._now = now

    def get_timestamp(self) -> int:
        return int(self._now())
