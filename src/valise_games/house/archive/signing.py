"""The house's own key, with which it signs records: who has one can show to anybody that this house gave it."""

from __future__ import annotations

from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from valise_games.house.storage.store import Store
from valise_games.play import fairness

KEY = "record key"


def new_key() -> bytes:
    return Ed25519PrivateKey.generate().private_bytes_raw()


class Signer:
    """Signs with the key that is in the house's file, and makes one where there is none."""

    def __init__(self, store: Store) -> None:
        with store.transaction() as db:
            db.execute(
                "INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING", (KEY, new_key())
            )
        self._key = Ed25519PrivateKey.from_private_bytes(store.one("SELECT value FROM setting WHERE name = ?", KEY)[0])
        self.public = self._key.public_key().public_bytes_raw().hex()

    def sign(self, record: dict[str, Any], table: str) -> dict[str, Any]:
        """The record with the house's signature; while the game runs, as it is."""
        if "seed" not in record:
            return record
        statement = fairness.statement(record, self.public, table)
        return {**record, "signed": {"house": self.public, "table": table, "by": self._key.sign(statement).hex()}}
