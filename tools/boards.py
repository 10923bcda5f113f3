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

from tools.drawing.paper import Language, Sheet
from valise_games import catalogue
from valise_games.games.entry import Entry

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES: tuple[Language, ...] = ("en", "fr")


def folder(entry: Entry) -> Path:
    return ROOT / "src" / entry.package.replace(".", "/")


def file(entry: Entry, language: Language) -> Path:
    return folder(entry) / f"board-{entry.id}.{language}.svg"


def sheet(entry: Entry, language: Language) -> Sheet:
    return _sheet(entry.id, language)


@cache
def _sheet(id: str, language: Language) -> Sheet:
    entry = catalogue[id]
    game = importlib.import_module(f"tools.drawing.{folder(entry).name}")
    drawn: Sheet = game.draw(entry.boards["standard"], language, f"board-{entry.id}")
    return drawn


def page(entry: Entry, language: Language) -> Path:
    return folder(entry) / f"RULES.{language}.md"


def mark(entry: Entry, language: Language) -> str:
    """The picture as it stands in the rules page."""
    return f"![{sheet(entry, language).told}]({file(entry, language).name})"


def with_mark(entry: Entry, language: Language) -> str:
    """The rules page with the words of its picture as they should be."""
    name = re.escape(file(entry, language).name)
    text = page(entry, language).read_text(encoding="utf-8")
    return re.sub(rf"^!\[[^]]*\]\({name}\)$", lambda _: mark(entry, language), text, flags=re.MULTILINE)


def pictures() -> Iterator[tuple[Entry, Language]]:
    for entry in catalogue.values():
        for language in LANGUAGES:
            yield entry, language


if __name__ == "__main__":
    for entry, language in pictures():
        file(entry, language).write_text(sheet(entry, language).svg(), encoding="utf-8")
        page(entry, language).write_text(with_mark(entry, language), encoding="utf-8")
        print(file(entry, language).relative_to(ROOT))
