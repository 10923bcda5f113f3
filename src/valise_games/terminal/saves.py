"""Keeping a table in a file, and taking it up again. A save holds the seed: it is for nobody but the player."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any, Protocol

from valise_games.errors import ValiseError
from valise_games.games import catalogue
from valise_games.play import BadRecord, Match

FORMAT = 1


class BadSave(ValiseError, ValueError):
    """A file that is no table of Valise; the message says why."""


class Saved(Protocol):
    """What is kept of a table."""

    match: Match
    you: int
    levels: tuple[str, ...]
    seed: int


def folder() -> Path:
    """Where matches are kept that were given no file."""
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "valise"


def new_file(game: str) -> Path:
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    return folder() / f"{game}-{stamp}.json"


def latest() -> Path:
    """The match that was left last, of those whose games are installed."""
    others: dict[str, None] = {}
    for file in sorted(folder().glob("*.json"), key=lambda file: -file.stat().st_mtime):
        match read_json(file):
            case {"match": {"game": str(game)}} if game not in catalogue:
                others[game] = None
            case _:
                return file
    missing = f" but of games that are not installed: {', '.join(others)}" if others else ""
    raise BadSave(f"no match is kept in {folder()}{missing}")


def save(table: Saved, file: Path) -> None:
    """Writes the whole file or nothing of it."""
    seating = {"valise-table": FORMAT, "you": table.you, "bots": list(table.levels), "seed": table.seed}
    write_privately(file, f'{json.dumps(seating)[:-1]}, "match": {table.match.save()}}}\n')


def write_privately(file: Path, text: str) -> None:
    """The whole file or nothing of it, which only its owner can read; raises OSError."""
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "w", encoding="utf-8") as out:
            out.write(text)
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)


def load(file: Path) -> tuple[Match, int, list[str], int]:
    """The match that is kept there, the person's seat, the bots of the others, and the number their luck began with."""
    kept = read_json(file)
    if not isinstance(kept, dict) or kept.get("valise-table") != FORMAT:
        raise BadSave(f"{file} is no match that this Valise kept")
    try:
        match = Match.load(json.dumps(kept.get("match")))
        you, levels, seed = kept.get("you"), kept.get("bots"), kept.get("seed")
        if not isinstance(you, int) or not isinstance(levels, list) or not isinstance(seed, int):
            raise BadSave(f"{file} does not say who sits where")
        if not 0 <= you < match.seats or len(levels) != match.seats - 1:
            raise BadSave(f"{file} does not fill the {match.seats} seats of its match")
        return match, you, levels, seed
    except BadRecord as error:
        raise BadSave(f"{file} cannot be taken up: {error}") from None


def read_json(file: Path) -> Any:
    """What is in a file, or a sentence that says why it cannot be read."""
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSave(f"{file} cannot be read: {(error.strerror or str(error)).lower()}") from None
    except (ValueError, RecursionError):
        raise BadSave(f"{file} is not JSON") from None
