"""What lets anyone check afterwards that a match was dealt fairly and its record not touched.

The house shows the hash of its seed, its commitment; who sits down sends the hash of a nonce, his own. When all of them
are fixed the seats reveal their nonces, and the match's key is a hash of the seed and the nonces: nobody could choose
his part after those of the others, the house included. After the last move the seed is published. It proves the deal;
it does not prove that the host did not look.

Entries of a record are hash-chained. Each hash is salted from the seed: while a match runs, the chain can be shown
without telling anything of the secret steps in it, and afterwards everybody can compute it again.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import secrets
from collections.abc import Iterable
from typing import Any

from valise_games.games import BadSetup

SEED_BYTES = 32
NONCE_BYTES = 16
COMMITMENT = re.compile("[0-9a-f]{64}")
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


def check_commitments(commitments: object, nonces: tuple[str, ...]) -> tuple[str, ...]:
    """One for each seat, empty where a seat has none; a nonce is empty, or the one its seat is committed to.

    >>> check_commitments([nonce_commitment("mine"), ""], ("mine", ""))[1]
    ''
    >>> check_commitments([nonce_commitment("mine"), ""], ("another", ""))
    Traceback (most recent call last):
        ...
    valise_games.games.entry.BadSetup: seat 0 was committed to another nonce: ...
    """
    given = tuple(commitments) if isinstance(commitments, Iterable) and not isinstance(commitments, str) else ()
    if len(given) != len(nonces) or not all(isinstance(one, str) and _is_commitment(one) for one in given):
        raise BadSetup(f"commitments are 64 hexadecimal digits, or empty, for each of the {len(nonces)} seats")
    for seat, (nonce, one) in enumerate(zip(nonces, given, strict=True)):
        if nonce and nonce_commitment(nonce) != one:
            raise BadSetup(f"seat {seat} was committed to another nonce: its hash differs from the commitment")
    return given


def _is_commitment(text: str) -> bool:
    return not text or COMMITMENT.fullmatch(text) is not None


def commitment(seed: bytes) -> str:
    """The house's, shown as long as the seed is secret.

    >>> commitment(seed_from(1))[:16]
    '6299baf4defcb17b'
    """
    return hashlib.sha256(b"valise commitment\0" + seed).hexdigest()


def new_nonce() -> str:
    return secrets.token_hex(NONCE_BYTES)


def nonce_commitment(nonce: str) -> str:
    """A seat's, sent when its person sits down; the nonce itself follows when all are fixed."""
    return hashlib.sha256(b"valise nonce\0" + nonce.encode()).hexdigest()


def match_key(seed: bytes, nonces: Iterable[str]) -> bytes:
    return hashlib.sha256(b"valise key\0" + seed + canonical(list(nonces))).digest()


def canonical(value: Any) -> bytes:
    """JSON in one form only: sorted keys, no spaces.

    >>> canonical({"b": 1, "a": [1, 2]})
    b'{"a":[1,2],"b":1}'
    """
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def first_link(header: dict[str, Any]) -> str:
    return hashlib.sha256(b"valise header\0" + canonical(header)).hexdigest()


def next_link(previous: str, number: int, steps: list[Any], seed: bytes) -> str:
    """The hash of entry `number`, which holds these steps, after the entry with hash `previous`."""
    salt = hmac.digest(seed, f"entry {number}".encode(), "sha256")
    return hashlib.sha256(b"valise entry\0" + bytes.fromhex(previous) + salt + canonical([number, steps])).hexdigest()


def closing_link(links: list[str], under_way: list[Any], closed: dict[str, Any], seed: bytes) -> str:
    """The hash at the end of a match that was closed early: over the steps under way and how it was closed."""
    return next_link(links[-1], len(links), [*under_way, closed], seed)


def statement(record: dict[str, Any], house: str, table: str) -> bytes:
    """What a house signs of a record with its key: the last hash, which covers all that is played, and the seed."""
    entries = record["entries"]
    last = record.get("hash") or (entries[-1]["hash"] if entries else "")
    header = {"house": house, "table": table, "commitment": record["commitment"], "seed": record["seed"]}
    return b"valise record\0" + canonical({**header, "entries": len(entries), "hash": last})
