"""Who is who: a signed cookie names a person, the epoch of his cookies, and the session it is for.

A new epoch voids all cookies of a person; a session that was logged out voids the cookies of that one browser. Anything
that the house did not write itself is no cookie.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

import msgspec

from valise_games.house.people.directory import Directory, Person
from valise_games.house.storage.store import Store

NAME = "valise"
SECURE_NAME = "__Host-valise"  # over https: nobody but this very host can set it
LIFETIME = 400 * 86_400  # seconds; browsers allow no more
SECRET_BYTES = 32
SESSION_BYTES = 9
LONGEST = 200
COMPANIONS = 7  # who share a browser with its owner, each with a cookie of his own


class Sessions:
    def __init__(self, store: Store, people: Directory, *, secure: bool = False) -> None:
        self.name = SECURE_NAME if secure else NAME
        self.people = people
        self.store = store
        with store.transaction() as db:
            db.execute(
                "INSERT OR IGNORE INTO setting VALUES ('cookie secret', ?)", (secrets.token_bytes(SECRET_BYTES),)
            )
            db.execute("DELETE FROM logged_out WHERE at < ?", (people.now() - LIFETIME,))
        self._secret: bytes = store.one("SELECT value FROM setting WHERE name = 'cookie secret'")[0]

    def name_for(self, companion: int) -> str:
        """0 is the browser's owner."""
        return f"{self.name}-{companion}" if companion else self.name

    def new_session(self, person: Person) -> Person:
        """A session that nobody can know beforehand."""
        return msgspec.structs.replace(person, session=secrets.token_urlsafe(SESSION_BYTES))

    def write(self, person: Person) -> str:
        payload = f"{person.id}.{person.epoch}.{person.session}"
        return f"{payload}.{self._sign(payload)}"

    def read(self, value: str) -> Person | None:
        if len(value) > LONGEST:
            return None
        payload, _, signature = value.rpartition(".")
        if not hmac.compare_digest(signature.encode(errors="replace"), self._sign(payload).encode()):
            return None
        number, epoch, session = payload.split(".")
        person = self.people.find(int(number))
        if person is None or str(person.epoch) != epoch:
            return None
        if self.store.one("SELECT 1 FROM logged_out WHERE session = ?", session) is not None:
            return None
        return msgspec.structs.replace(person, session=session)

    def void(self, session: str) -> None:
        """This browser is logged out, and a copy of its cookie with it."""
        with self.store.transaction() as db:
            db.execute("INSERT OR IGNORE INTO logged_out VALUES (?, ?)", (session, self.people.now()))

    def _sign(self, payload: str) -> str:
        digest = hmac.digest(self._secret, b"valise cookie\0" + payload.encode(errors="replace"), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")
