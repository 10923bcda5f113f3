"""Who is who: a signed cookie names a person and the epoch of his cookies."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

from valise.house.people import People, Person
from valise.house.store import Store

NAME = "valise"
LIFETIME = 400 * 86_400  # seconds; browsers allow no more
SECRET_BYTES = 32


class Cookies:
    def __init__(self, store: Store, people: People) -> None:
        self.people = people
        with store.transaction() as db:
            db.execute(
                "INSERT OR IGNORE INTO setting VALUES ('cookie secret', ?)", (secrets.token_bytes(SECRET_BYTES),)
            )
        self._secret: bytes = store.one("SELECT value FROM setting WHERE name = 'cookie secret'")[0]

    def write(self, person: Person) -> str:
        told = f"{person.id}.{person.epoch}"
        return f"{told}.{self._sign(told)}"

    def read(self, value: str) -> Person | None:
        told, _, signature = value.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(told).encode()):
            return None
        number, _, epoch = told.partition(".")
        person = self.people.find(int(number))
        return person if person is not None and str(person.epoch) == epoch else None

    def _sign(self, told: str) -> str:
        digest = hmac.digest(self._secret, b"valise cookie\0" + told.encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")
