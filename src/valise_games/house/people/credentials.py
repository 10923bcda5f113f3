"""Passwords (argon2id), and the codes and keys that the house makes itself.

A password is hashed in a thread, so that no table waits for it. What the house makes is long and random: SHA-256 is
enough to keep it.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import unicodedata
from collections.abc import Callable
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from valise_games.house.errors import Refusal, RefusalCode
from valise_games.house.people.common_passwords import is_common
from valise_games.house.people.names import fold

SHORTEST, LONGEST = 8, 200  # letters of a password
AT_ONCE = 2  # hashes; each takes 64 MiB and a core
MOST_WAITING = 32  # people whose password is being looked at

TIME_COST, MEMORY_COST, PARALLELISM = 3, 65_536, 4  # RFC 9106, for little memory
# Looked at for a name that nobody has, so that such an answer takes as long as any other. Nothing fits it.
DUMMY_HASH = "$argon2id$v=19$m=65536,t=3,p=4$sV6jlBXX0TccE1noG0LXbQ$IBZWQxaqjDd4a4ktAL2tI4uBv3C7CTvFB/G5sFZ0bmU"

KEY_START = "valise_"
KEY_BYTES = 32
CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXYZ23456789"  # no vowels, so no words; nothing that looks like something else
CODE_GROUPS, CODE_GROUP = 5, 5  # 121 bits

T = TypeVar("T")


class Passwords:
    """Hashes and checks passwords in threads, a few at once; raises Refusal when too many wait."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=TIME_COST, memory_cost=MEMORY_COST, parallelism=PARALLELISM)
        self._room = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def hash(self, password: str) -> str:
        """As it is stored."""
        return await self._in_a_thread(lambda: self._hasher.hash(_normal(password)))

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether it is the password; the same work for one that nobody has."""

        def look() -> bool:
            try:
                return self._hasher.verify(kept or DUMMY_HASH, _normal(password))
            except (VerificationError, InvalidHashError):
                return False

        return await self._in_a_thread(look) and bool(kept)

    async def _in_a_thread(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise Refusal(RefusalCode.TOO_FAST, "too many people log in just now; please try again in 5 seconds")
        self._waiting += 1
        try:
            async with self._room:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


def check(password: str, name: str) -> None:
    """A new password, for somebody of this name."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refusal(RefusalCode.BAD_PASSWORD, f"a password has {SHORTEST} to {LONGEST} letters")
    if any(unicodedata.category(letter) == "Cs" for letter in password):
        raise Refusal(RefusalCode.BAD_PASSWORD, "this is no text")
    if fold(password) == fold(name) or is_common(password, name):
        raise Refusal(RefusalCode.BAD_PASSWORD, "this password is too easy to guess: it is one that many try first")


def new_recovery_code() -> str:
    """To be written on paper: groups of letters that are not taken for one another."""
    groups = ("".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_GROUP)) for _ in range(CODE_GROUPS))
    return "-".join(groups)


def hash_recovery_code(code: str) -> str:
    """However it was typed."""
    letters = "".join(letter for letter in code.upper() if letter.isalnum())
    return hash_secret("recovery code " + letters)


def new_key() -> str:
    """A secret that nobody can guess."""
    return KEY_START + secrets.token_urlsafe(KEY_BYTES)


def hash_secret(secret: str) -> str:
    """How keys and codes are stored, which are random and long."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def _normal(password: str) -> str:
    """The same letters typed on another keyboard are the same password."""
    return unicodedata.normalize("NFKC", password[: 2 * LONGEST])
