"""Draws the boards of the rules pages: from each game's board.py, its board-<game>.<language>.svg.

    python -m tools.boards            (make docs)

The page of a game shows the picture with the same words that the picture has for those who cannot see it; those words
are renewed with it.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from tools.drawing.paper import Language, Sheet
from valise_games import catalogue
from valise_games.games.entry import Entry
from valise_games.games.messages import languages

ROOT = Path(__file__).resolve().parent.parent


def folder(entry: Entry) -> Path:
    return ROOT / "src" / entry.package.replace(".", "/")


def artist(entry: Entry) -> Any:
    """The module that draws the game."""
    return importlib.import_module(f"tools.drawing.{folder(entry).name}")


def file(entry: Entry, language: Language) -> Path:
    return folder(entry) / f"board-{entry.id}.{language}.svg"


def sheet(entry: Entry, language: Language) -> Sheet:
    return _sheet(entry.id, language)


@cache
def _sheet(id: str, language: Language) -> Sheet:
    entry = catalogue[id]
    drawn: Sheet = artist(entry).draw(entry.boards["standard"], language, f"board-{entry.id}")
    return drawn


def page(entry: Entry, language: Language) -> Path:
    return folder(entry) / f"RULES.{language}.md"


def mark(name: str, told: str) -> str:
    """A picture as it stands in a rules page."""
    return f"![{told}]({name})"


def renew(entry: Entry, language: Language, name: str, told: str) -> None:
    """Writes the words of a picture into the rules page, where it is shown."""
    text = page(entry, language).read_text(encoding="utf-8")
    shown = re.compile(rf"^!\[[^]]*\]\({re.escape(name)}\)$", re.MULTILINE)
    page(entry, language).write_text(shown.sub(lambda _: mark(name, told), text), encoding="utf-8")


def pictures() -> Iterator[tuple[Entry, Language]]:
    for entry in catalogue.values():
        for language in languages(entry.package):
            yield entry, language


if __name__ == "__main__":
    for entry, language in pictures():
        drawn = sheet(entry, language)
        file(entry, language).write_text(drawn.svg(), encoding="utf-8")
        renew(entry, language, file(entry, language).name, drawn.told)
        print(file(entry, language).relative_to(ROOT))
