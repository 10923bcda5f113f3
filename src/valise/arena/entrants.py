"""Bots by name, as the command takes them.

A name is a level of `valise.bots`; `regular*20` is a Regular with twenty times the simulations, about a second a move.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

from valise.arena import ArenaTrouble
from valise.bots import Bot, UnknownBot, make_bot
from valise.games import Entry, find

MOST_PATIENCE = 1000
CODE = "valise"  # among what games are made from


def make_entrant(name: str, game: str, variant: str = "standard") -> Bot:
    """The bot of that name. Its chance is handed to it with every question."""
    level, patience = _read(name)
    if patience != 1:
        from valise.bots.regular import Regular

        entry = find(game)
        entry.check_variant(variant)
        return Regular(entry, variant, 0, patience)
    return make_bot(level, game, variant)


def check_entrant(name: str, game: str) -> str:
    """The name, if there is such a bot; an error that says which there are."""
    from valise.bots import levels_of

    level, _ = _read(name)
    if level not in levels_of(game):
        raise UnknownBot(f"{game} has no bot {name!r}; it has {', '.join(levels_of(game))}")
    return name


def made_from(names: Iterable[str], game: str) -> dict[str, str]:
    """What games follow from besides the names of their bots, as digests: the code of bots and rules with the weights
    for the game, and the file of every bot that has one in its name."""
    files = {name: Path(file) for name in names for file in re.split("[:=]", name, maxsplit=1)[1:]}
    try:
        return {CODE: _digest(_code(find(game)))} | {name: _digest([file]) for name, file in files.items()}
    except OSError as error:
        raise ArenaTrouble(f"{error.filename} cannot be read: {error.strerror}") from None


def _code(entry: Entry) -> list[Path]:
    folders = [
        Path(str(import_module(name).__file__)).parent for name in ("valise.rules", "valise.bots", entry.package)
    ]
    weights = folders[1].rglob(f"{entry.id}-*.npz")
    return sorted([*(file for folder in folders for file in folder.rglob("*.py")), *weights])


def _digest(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _read(name: str) -> tuple[str, int]:
    level, star, times = name.partition("*")
    if not star:
        return name, 1
    if level != "regular" or not times.isascii() or not times.isdigit() or not 1 <= int(times) <= MOST_PATIENCE:
        raise ArenaTrouble(f"{name!r} is no bot: only a regular can be more patient, regular*2 to *{MOST_PATIENCE}")
    return level, int(times)
