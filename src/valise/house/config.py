"""Settings of a house: defaults that work, a file, and the environment, in this order; the last word wins.

A file is TOML with these names; in the environment each is in capitals with VALISE_ before it.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

PREFIX = "VALISE_"
ELSEWHERE = {"VALISE_CACHE"}  # read by other rooms
LISTS = {"bot_pause"}  # written with commas in the environment


class BadSettings(ValueError):
    """A setting that does not exist or cannot be; the message names it."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    file: str = "valise.db"  # where everything is kept
    host: str = "127.0.0.1"  # 0.0.0.0 to be reached from other machines
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8600  # 0: any that is free
    url: str = ""  # as people reach it, where that differs: https://games.example.org
    secure: bool = False  # cookies over https only
    synchronous: Literal["NORMAL", "FULL"] = "NORMAL"  # FULL: a power cut loses nothing, each move waits for the disk
    trust_proxy: bool = False  # take the visitor's address from X-Forwarded-For
    bot_workers: Annotated[int, msgspec.Meta(ge=1, le=64)] = 2
    bot_pause: tuple[float, float] = (0.8, 2.2)  # seconds, from and to
    open_table_minutes: float = 60  # after which a table that nobody starts or looks at is closed
    abandoned_minutes: float = 10  # after which a game that all people have left ends
    quiet_minutes: float = 10  # after which a game that nobody looks at is only in the file, until somebody comes
    sweep_seconds: Annotated[float, msgspec.Meta(gt=0)] = 20  # between looks for tables that nobody needs any more
    most_connections: Annotated[int, msgspec.Meta(ge=1)] = 5000
    connections_each: Annotated[int, msgspec.Meta(ge=1)] = 20  # from one person
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    mail_host: str = ""  # an SMTP server, for notices by e-mail
    mail_port: Annotated[int, msgspec.Meta(ge=1, le=65535)] = 25
    mail_tls: Literal["", "starttls", "tls"] = ""
    mail_user: str = ""
    mail_password: str = ""
    mail_from: str = ""  # the sender's address
    push_anywhere: bool = False  # web push to plain http and private addresses too; for tests
    limits: bool = True  # of how fast one visitor may do things


def load_settings(source: Path | None, environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    values: dict[str, Any] = {}
    if source is not None:
        try:
            values = tomllib.loads(source.read_text())
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise BadSettings(f"{source}: {error}") from None
    for name, text in environment.items():
        if name.startswith(PREFIX) and name not in ELSEWHERE:
            setting = name.removeprefix(PREFIX).lower()
            values[setting] = [part.strip() for part in text.split(",")] if setting in LISTS else text
    values |= {name: value for name, value in given.items() if value is not None}
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(f"settings: {error}") from None
    if settings.mail_host and "@" not in settings.mail_from:
        raise BadSettings("settings: with mail_host comes mail_from, the address that the house writes from")
    return settings
