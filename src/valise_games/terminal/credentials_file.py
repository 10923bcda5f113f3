"""Who one is in each house, and at which tables one sat last: a small file that only its owner can read."""

from __future__ import annotations

import contextlib
import json
import os
from pathlib import Path
from typing import Any

from valise_games.terminal.saves import write_privately

MOST_TABLES = 8  # of one house


def file() -> Path:
    config = os.environ.get("XDG_CONFIG_HOME")
    return (Path(config) if config else Path.home() / ".config") / "valise" / "houses.json"


class CredentialsFile:
    """What is remembered of one house. That it cannot be kept is no reason not to play."""

    def __init__(self, url: str) -> None:
        self.url = url
        mine = _read().get(url)
        mine = mine if isinstance(mine, dict) else {}
        self.cookie = str(mine.get("cookie") or "")
        self.tables = [code for code in mine.get("tables") or [] if isinstance(code, str)]

    def keep_cookie(self, cookie: str) -> None:
        if cookie != self.cookie:
            self.cookie = cookie
            self._write()

    def keep_table(self, code: str) -> None:
        """The latest first."""
        self.tables = [code, *(other for other in self.tables if other != code)][:MOST_TABLES]
        self._write()

    def _write(self) -> None:
        with contextlib.suppress(OSError):
            houses = _read() | {self.url: {"cookie": self.cookie, "tables": self.tables}}
            write_privately(file(), json.dumps(houses, indent=1))


def _read() -> dict[str, Any]:
    try:
        houses = json.loads(file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return houses if isinstance(houses, dict) else {}
