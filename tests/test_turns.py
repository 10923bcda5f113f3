"""The pictures of a worked turn on the rules pages are drawn from a match, are shown, and can be read."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from tools import boards, turns
from tools.drawing.paper import Language
from valise_games.games.entry import Entry

PICTURES = list(turns.pictures())
SVG = "{http://www.w3.org/2000/svg}"
every_turn = pytest.mark.parametrize(
    ("entry", "language"), PICTURES, ids=[f"{entry.id}-{language}" for entry, language in PICTURES]
)


@every_turn
def test_the_pictures_are_up_to_date(entry: Entry, language: Language) -> None:
    drawn = [svg for svg, _ in turns.moments(entry, language)]
    assert 1 <= len(drawn) <= 3
    found = sorted(boards.folder(entry).glob(f"turn-{entry.id}-*.{language}.svg"))
    assert [file.read_text(encoding="utf-8") for file in found] == drawn, "run make docs"


@every_turn
def test_the_rules_page_shows_them_in_order_and_tells_them_in_words(entry: Entry, language: Language) -> None:
    lines = boards.page(entry, language).read_text(encoding="utf-8").splitlines()
    told = [told for _, told in turns.moments(entry, language)]
    assert len(set(told)) == len(told)
    shown = [boards.mark(turns.file(entry, number, language).name, one) for number, one in enumerate(told, 1)]
    assert [line for line in lines if f"](turn-{entry.id}-" in line] == shown, "run make docs"


@every_turn
def test_they_need_nothing_from_outside_and_speak_to_screen_readers(entry: Entry, language: Language) -> None:
    for svg, told in turns.moments(entry, language):
        root = ElementTree.fromstring(svg)
        assert root.get("role") == "img"
        words = [element.text for element in root if element.tag in (f"{SVG}title", f"{SVG}desc")]
        assert told in words
        assert not re.search(r"<(script|image|use|style|foreignObject)\b|href|url\(|@import", svg)
