"""Names of those who sit at a table, fit to be shown: what others call themselves must not draw on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len

from valise_games.terminal.table import NAMES
from valise_games.terminal.visit.words import VisitWords

LONGEST = 16


def clean(text: str, longest: int = 500) -> str:
    """On one line, without what moves the cursor or turns the writing round."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(shown.split())[:longest]


def clean_name(name: str, words: VisitWords) -> str:
    """Boards and lists are set with letters of one cell."""
    narrow = "".join(letter if cell_len(letter) == 1 else "·" * cell_len(letter) for letter in clean(name, LONGEST))
    return narrow[:LONGEST].strip() or words.guest


def seat_names(seats: Sequence[dict[str, Any]], words: VisitWords) -> list[str]:
    """Bots without a character have names by their seat, the same for everybody; who is called like another gets a
    number."""
    names: list[str] = []
    for number, seat in enumerate(seats):
        unnamed = seat["bot"] and not seat["name"]
        name = NAMES[number % len(NAMES)] if unnamed else clean_name(seat["name"], words)
        alike = sum(other == name or other.startswith(f"{name} ") for other in names)
        names.append(f"{name} {alike + 1}" if alike else name)
    return names
