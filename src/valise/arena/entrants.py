"""Bots by name, as the command takes them.

A name is a level of `valise.bots`; `regular*20` is a Regular with twenty times the simulations, about a second a move.
"""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from valise.arena import ArenaTrouble
from valise.bots import Bot, UnknownBot, make_bot
from valise.games import find

MOST_PATIENCE = 1000


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


def made_from(name: str) -> str | None:
    """What a bot is besides its name: the digest of the file it is made from, if the name has one."""
    _, *files = re.split("[:=]", name, maxsplit=1)
    if not files:
        return None
    file = files[0]
    try:
        return hashlib.sha256(Path(file).read_bytes()).hexdigest()[:16]
    except OSError as error:
        raise ArenaTrouble(f"{file} cannot be read: {error.strerror}") from None


def _read(name: str) -> tuple[str, int]:
    level, star, times = name.partition("*")
    if not star:
        return name, 1
    if level != "regular" or not times.isascii() or not times.isdigit() or not 1 <= int(times) <= MOST_PATIENCE:
        raise ArenaTrouble(f"{name!r} is no bot: only a regular can be more patient, regular*2 to *{MOST_PATIENCE}")
    return level, int(times)
