"""Draws the worked turn of each rules page: moments of a real match, as turn-<game>-<n>.<language>.svg.

    python -m tools.turns             (make docs)

The module in tools/drawing that draws a game's board also plays the turn: `turn(language)` gives each moment as an SVG
with its words, and `turn(language, id)` where several games share a module. As with the boards, the rules page shows
each picture with these words, which are renewed with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tools import boards
from tools.drawing.paper import Language
from valise_games import catalogue
from valise_games.games.entry import Entry

Moment = tuple[str, str]  # an SVG, and its words


def moments(entry: Entry, language: Language) -> list[Moment]:
    return _moments(entry.id, language)


@cache
def _moments(id: str, language: Language) -> list[Moment]:
    entry = catalogue[id]
    turn = boards.artist(entry).turn
    sisters = sum(other.package == entry.package for other in catalogue.values())
    drawn: list[Moment] = turn(language, id) if sisters > 1 else turn(language)
    return drawn


def file(entry: Entry, number: int, language: Language) -> Path:
    return boards.folder(entry) / f"turn-{entry.id}-{number}.{language}.svg"


def pictures() -> Iterator[tuple[Entry, Language]]:
    """Of the games whose turn is drawn."""
    for entry, language in boards.pictures():
        if hasattr(boards.artist(entry), "turn"):
            yield entry, language


if __name__ == "__main__":
    for entry, language in pictures():
        for number, (svg, told) in enumerate(moments(entry, language), 1):
            there = file(entry, number, language)
            there.write_text(svg, encoding="utf-8")
            boards.renew(entry, language, there.name, told)
            print(there.relative_to(boards.ROOT))
