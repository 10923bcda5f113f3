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

from valise_games.games import BadSetup

SEED_BYTES = 32
LONGEST_NONCE = 128


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def seed_from(number: int) -> bytes:
    """A seed for tests and examples; a match between people takes `new_seed`."""
    return hashlib.sha256(f"valise seed {number}".encode()).digest()


def find_seed(seed: object) -> bytes:
    """The seed that was given as bytes or as a number, or a new one."""
    if seed is None:
        return new_seed()
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    if isinstance(seed, int) and not isinstance(seed, bool) and abs(seed) < 2**64:
        return seed_from(seed)
    # Never the seed itself.
    what = f"{len(seed)} bytes" if isinstance(seed, bytes) else f"of type {type(seed).__name__}"
    raise BadSetup(f"a seed is {SEED_BYTES} bytes, or a number below 2**64; this is {what}")


def check_nonces(nonces: object, seats: int) -> tuple[str, ...]:
    given = tuple(nonces) if isinstance(nonces, Iterable) and not isinstance(nonces, str) else ()
    if len(given) != seats or not all(isinstance(nonce, str) and _is_short_text(nonce) for nonce in given):
        raise BadSetup(f"nonces are one text of at most {LONGEST_NONCE} characters for each of the {seats} seats")
    return given


def _is_short_text(text: str) -> bool:
    """Half a surrogate pair is no text: it cannot be written down."""
    return len(text) <= LONGEST_NONCE and not any("\ud800" <= letter <= "\udfff" for letter in text)


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
