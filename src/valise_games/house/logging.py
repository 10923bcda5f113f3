"""The log of the house: one line of JSON for each thing, and nothing in it that somebody at a table may not know.

What may be in a line is a list: a field that is not on it is left out. Names, actions, seeds, cookies, keys, passwords
and the codes of private tables are on no list. Of an exception the type and the places are told, not the words: they
may quote what somebody sent.
"""

from __future__ import annotations

import json
import logging
import sqlite3
import sys
import traceback
from datetime import UTC, datetime
from logging.handlers import TimedRotatingFileHandler
from types import TracebackType
from typing import Any, TextIO

FIELDS = (
    "table",
    "game",
    "seats",
    "state",
    "reason",
    "code",
    "status",
    "method",
    "pid",
    "version",
    "tables",
    "moves",
    "seconds",
    "guests",
)
# Their words come from the system, and are what an operator needs: the disk is full, the file is locked.
SPOKEN = (OSError, sqlite3.Error)


class JsonFormatter(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": _what(record),
        }
        line |= {name: value for name in FIELDS if (value := getattr(record, name, None)) is not None}
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = _chain(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up_logging(level: str, to: TextIO | None = None, *, file: str = "", days: int = 1) -> None:
    """Everything that is logged in this process goes through here, uvicorn's lines too; to a file, if one is named, of
    which so many days are kept. Raises OSError if that cannot be written."""
    handler: logging.Handler = logging.StreamHandler(to or sys.stderr)
    if file:
        handler = TimedRotatingFileHandler(file, "midnight", backupCount=days, encoding="utf-8", utc=True)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("valise").setLevel(level.upper())
    # Never lower: at its debug level the server writes down every frame that it sends.
    logging.getLogger("uvicorn").setLevel(logging.INFO if level == "debug" else logging.WARNING)


def about_table(code: str, game: str, *, public: bool) -> dict[str, Any]:
    """A table in a log line: who knows the code of a private one may sit down at it, so it is left out."""
    return {"table": code if public else "private", "game": game}


def _what(record: logging.LogRecord) -> str:
    """Other people's loggers add objects and their contents on further lines."""
    return (record.getMessage().splitlines() or [""])[0]


def _chain(error: BaseException) -> list[str]:
    """Innermost cause last, each as its type and the places it came through."""
    lines: list[str] = []
    seen: BaseException | None = error
    while seen is not None and len(lines) < 100:
        words = f": {seen}" if isinstance(seen, SPOKEN) else ""
        lines.append(f"{type(seen).__name__}{words}")
        lines += _places(seen.__traceback__)
        seen = seen.__cause__ or (None if seen.__suppress_context__ else seen.__context__)
    return lines


def _places(at: TracebackType | None) -> list[str]:
    return [f"{place.filename}:{place.lineno} in {place.name}" for place in traceback.extract_tb(at)]
