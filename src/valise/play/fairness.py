"""What lets anyone check afterwards that a match was dealt fairly and its record not touched.

Before the first move the house shows the hash of its seed. The match's key is a hash of that seed and of a nonce from
each seat, so neither side alone decides the deal. After the last move the seed is published. It proves the deal; it
does not prove that the host did not look.

Entries of a record are hash-chained. Each hash is salted from the seed: while a match runs, the chain can be shown
without telling anything of the secret steps in it, and afterwards everybody can compute it again.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Iterable
from typing import Any

SEED_BYTES = 32


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def seed_from(number: int) -> bytes:
    """A seed for tests and examples; a match between people takes `new_seed`."""
    return hashlib.sha256(f"valise seed {number}".encode()).digest()


def commitment(seed: bytes) -> str:
    return hashlib.sha256(b"valise commitment\0" + seed).hexdigest()


def match_key(seed: bytes, nonces: Iterable[str]) -> bytes:
    return hashlib.sha256(b"valise key\0" + seed + canonical(list(nonces))).digest()


def canonical(value: Any) -> bytes:
    """JSON in one form only: sorted keys, no spaces."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def first_link(header: dict[str, Any]) -> str:
    return hashlib.sha256(b"valise header\0" + canonical(header)).hexdigest()


def next_link(previous: str, number: int, steps: list[Any], seed: bytes) -> str:
    """The hash of entry `number`, which holds these steps, after the entry with hash `previous`."""
    salt = hmac.digest(seed, f"entry {number}".encode(), "sha256")
    return hashlib.sha256(b"valise entry\0" + bytes.fromhex(previous) + salt + canonical([number, steps])).hexdigest()
