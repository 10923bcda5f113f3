"""Settings of a house: defaults that work, a file, and the environment, in this order; the last word wins.

A file is TOML with these names; in the environment each is in capitals with VALISE_ before it.
"""

from __future__ import annotations

import difflib
import math
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit

import msgspec

from valise_games.errors import ValiseError

PREFIX = "VALISE_"
ELSEWHERE = {"VALISE_CACHE"}  # read by other rooms
LISTS = {"bot_pause"}  # written with commas in the environment
SECRET = {"mail_password", "database", "redis"}  # never shown
IN_WORDS = {
    "bot_workers": "a whole number from 1 to 64, or redis for bots on other machines",
    "url": "an address as https://games.example.org",
    "database": "an address as postgresql://user:password@host:5432/name",
    "redis": "an address as redis://host:6379",
    "bot_pause": "two numbers of seconds, from and to, as 0.8, 2.2",
}

Days = Annotated[float, msgspec.Meta(ge=0)]
Minutes = Annotated[float, msgspec.Meta(ge=0)]


class BadSettings(ValiseError, ValueError):
    """A setting that does not exist or cannot be; the message names it."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All settings of a house, with their defaults."""

    file: str = "valise.db"  # where everything is kept
    database: str = ""  # or there: postgresql://user:password@host:5432/name; its password may be in PGPASSWORD, too
    # redis://host:6379: through it processes with one database are one house, and bots think on other machines.
    redis: str = ""
    host: str = "127.0.0.1"  # 0.0.0.0 to be reached from other machines
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8600  # 0: any that is free
    url: str = ""  # as people reach it, where that differs: https://games.example.org
    secure: bool = False  # cookies over https only
    synchronous: Literal["NORMAL", "FULL"] = "NORMAL"  # FULL: a power cut loses nothing, each move waits for the disk
    trust_proxy: bool = False  # take the visitor's address from X-Forwarded-For
    bot_workers: Annotated[int, msgspec.Meta(ge=1, le=64)] | Literal["redis"] = 2  # redis: on other machines
    warm_up: bool = True  # read and compile what is slow the first time when the house opens, lest somebody wait
    bot_pause: tuple[float, float] = (0.8, 2.2)  # seconds, from and to
    open_table_minutes: Minutes = 60  # after which a table that nobody starts or looks at is closed
    abandoned_minutes: Minutes = 10  # after which a game that all people have left ends
    quiet_minutes: Minutes = 10  # after which a game that nobody looks at is only in the file, until somebody comes
    sweep_seconds: Annotated[float, msgspec.Meta(gt=0)] = 20  # between looks for tables that nobody needs any more
    most_connections: Annotated[int, msgspec.Meta(ge=1)] = 5000
    connections_each: Annotated[int, msgspec.Meta(ge=1)] = 20  # from one person
    keep_guests_days: Days = 90  # who never sat at a table nor said a word, after they were last here; 0: for ever
    keep_games_days: Days = 0  # finished games, after their end; 0: for ever
    log_file: str = ""  # where the log goes; without one, to standard error
    keep_log_days: Annotated[int, msgspec.Meta(ge=1)] = 30  # of that file, which is begun anew each day
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    mail_host: str = ""  # an SMTP server, for notices by e-mail
    mail_port: Annotated[int, msgspec.Meta(ge=1, le=65535)] = 25
    mail_tls: Literal["", "starttls", "tls"] = ""
    mail_user: str = ""
    mail_password: str = ""
    mail_from: str = ""  # the sender's address
    push_anywhere: bool = False  # web push to plain http and private addresses too; for tests
    page: str = ""  # the folder of the built page; without one, what came with Valise
    docs: str = ""  # the folder of the documentation, as make docs-site writes it; without one, none is shown
    limits: bool = True  # of how fast one visitor may do things

    @property
    def address(self) -> str:
        """Where people find the house; on this machine, if nothing else was said."""
        host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(self.host, self.host)
        return self.url.rstrip("/") or f"http://{f'[{host}]' if ':' in host else host}:{self.port}"


KINDS: dict[str, Any] = get_type_hints(Settings, include_extras=True)


def load_settings(source: Path | None, environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """From a file, the environment and the command line, the last word of which wins; raises BadSettings."""
    values: dict[str, Any] = {}
    places: dict[str, str] = {}  # where each was said, as people know it
    if source is not None:
        try:
            values = tomllib.loads(source.read_text())
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise BadSettings(f"{source}: {error}") from None
        places = {name: f"{name} in {source}" for name in values}
    for name, text in environment.items():
        if name.startswith(PREFIX) and name not in ELSEWHERE:
            setting = name.removeprefix(PREFIX).lower()
            values[setting] = [part.strip() for part in text.split(",")] if setting in LISTS else text
            places[setting] = name
    for name, value in given.items():
        if value is not None:
            values[name], places[name] = value, f"--{name}"
    read = {name: _read(name, value, places[name]) for name, value in values.items()}
    settings = Settings(**read)
    if settings.bot_workers == "redis" and not settings.redis:
        raise BadSettings("with bot_workers = redis comes redis, the address of the Redis that workers listen at")
    if settings.redis and not settings.database and settings.bot_workers != "redis":
        text = "with a file, redis is for bots on other machines: add bot_workers = redis, or a database"
        raise BadSettings(f"{places['redis']}: {text}")
    if settings.docs and not (Path(settings.docs) / "index.html").is_file():
        raise BadSettings(f"{places['docs']}: {settings.docs!r} has no index.html; make docs-site writes dist/docs")
    if settings.mail_host and "@" not in settings.mail_from:
        raise BadSettings("with mail_host comes mail_from, the address that the house writes from")
    return settings


# ---------------------------------------------------------------------------------- within
def _read(name: str, value: Any, place: str) -> Any:
    """One setting, or a sentence: where it was said, what was said, and what is allowed."""
    if name not in KINDS:
        near = difflib.get_close_matches(name, KINDS, 1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(KINDS)}"
        raise BadSettings(f"{place}: there is no such setting; {hint}")
    try:
        read = msgspec.convert(value, KINDS[name], strict=False)
    except msgspec.ValidationError:
        read = None
    if read is None or not _can_be(name, read):
        said = ", ".join(map(str, value)) if isinstance(value, list) else value
        shown = "this" if name in SECRET else repr(said)
        raise BadSettings(f"{place}: {shown} cannot be; it is {_allowed(name)}")
    return read


def _can_be(name: str, value: Any) -> bool:
    """What the type alone does not tell."""
    if name == "url":
        return value == "" or _is_address(value)
    if name == "database":
        return value == "" or str(value).startswith(("postgresql://", "postgres://"))
    if name == "redis":
        return value == "" or is_redis(str(value))
    if name == "bot_pause":
        low, high = value
        return bool(0 <= low <= high < math.inf)
    return not isinstance(value, float) or math.isfinite(value)


def is_redis(url: str) -> bool:
    """Whether it can be the address of a Redis. Whoever parses it otherwise may quote a part of the password."""
    try:
        parts = urlsplit(url)
        return parts.scheme == "unix" or (
            parts.scheme in ("redis", "rediss") and parts.port != 0 and not parts.fragment
        )
    except ValueError:
        return False


def _is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def _allowed(name: str) -> str:
    if name in IN_WORDS:
        return IN_WORDS[name]
    kind, limits = KINDS[name], msgspec.Meta()
    if get_origin(kind) is Annotated:
        kind, limits = get_args(kind)
    if get_origin(kind) is Literal:
        return "one of " + ", ".join(choice or "nothing" for choice in get_args(kind))
    words = {bool: "true or false", int: "a whole number", float: "a number"}.get(kind, "a text")
    if limits.gt is not None:
        return f"{words} above {limits.gt}"
    if limits.ge is not None:
        return f"{words} from {limits.ge} " + ("up" if limits.le is None else f"to {limits.le}")
    return words
