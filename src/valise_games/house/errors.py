"""What can go wrong in the house, as its parts tell one another."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Self

from valise_games.errors import ValiseError

UNAVAILABLE = "the house cannot write this down just now; please try again"
TROUBLE = "something went wrong in the house; it has been written down"


class RefusalCode(StrEnum):
    """Why something was refused, for programs, with the HTTP status that goes with it. docs/protocol.md tells them."""

    status: int

    def __new__(cls, code: str, status: int = 409) -> Self:
        member = str.__new__(cls, code)
        member._value_ = code
        member.status = status
        return member

    ACCOUNT = "account"
    BAD_COMMAND = "bad-command", 400
    BAD_EMAIL = "bad-email", 422
    BAD_JSON = "bad-json", 400
    BAD_NAME = "bad-name", 422
    BAD_PASSWORD = "bad-password", 422
    BAD_SETUP = "bad-setup", 422
    BLOCKED = "blocked"
    BY_KEY = "by-key"
    DEALING = "dealing"
    EMPTY = "empty"
    FULL = "full"
    GALLERY = "gallery"
    HTTP = "http"  # with the status that the framework gave
    ILLEGAL = "illegal", 422
    KEPT = "kept"
    NAME_TAKEN = "name-taken"
    NO_ACCOUNT = "no-account"
    NO_CHANCES = "no-chances"
    NO_CODE = "no-code"
    NO_GAME = "no-game", 404
    NO_HINT = "no-hint"
    NO_KEY = "no-key", 404
    NO_MAIL = "no-mail"
    NO_PERSON = "no-person", 404
    NO_SEAT = "no-seat"
    NO_SESSION = "no-session", 404
    NO_SPECTATORS = "no-spectators"
    NO_TABLE = "no-table", 404
    NOBODY = "nobody"
    NOT_AWAITED = "not-awaited"
    NOT_FULL = "not-full"
    NOT_HERE = "not-here", 403
    NOT_ALONE = "not-alone"
    NOT_HOST = "not-host"
    NOT_KNOWN = "not-known", 401
    NOT_OVER = "not-over"
    NOT_PAUSED = "not-paused"
    NOT_STARTED = "not-started"
    NOT_YOURS = "not-yours"
    OVER = "over"
    PAUSED = "paused"
    RATED = "rated"
    RESIGNED = "resigned"
    STALE = "stale"
    STARTED = "started"
    TABLE = "table"
    TAKEN = "taken"
    TOO_FAST = "too-fast", 429
    TOO_LONG = "too-long", 413
    TOO_MANY = "too-many"
    TROUBLE = "trouble", 500
    TURNED_AWAY = "turned-away"  # before anybody looked at it, with a status of its own
    UNAVAILABLE = "unavailable", 503
    WRONG_CODE = "wrong-code"
    WRONG_NONCE = "wrong-nonce", 422
    WRONG_PASSWORD = "wrong-password", 401
    YOURSELF = "yourself"


class Refusal(ValiseError):
    """A command or request that is not carried out: a code for programs, a sentence for people. All is as before.

    `allowed` are the actions that would be legal, where an illegal one was tried.
    """

    def __init__(self, code: RefusalCode, text: str, allowed: list[dict[str, Any]] | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.allowed = allowed


class Unavailable(ValiseError):
    """What the house keeps cannot be written or read just now: the disk is full, somebody holds the file, the database
    is away. Nothing was written, or nobody knows yet."""
