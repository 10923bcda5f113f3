"""The pictures of the rules pages are drawn from board.py, show every place, and can be read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from tools import boards
from tools.drawing.paper import Language, Sheet
from valise_games.games.entry import Entry
from valise_games.terminal import pages

PICTURES = list(boards.pictures())
SVG = "{http://www.w3.org/2000/svg}"
every_picture = pytest.mark.parametrize(
    ("entry", "language"), PICTURES, ids=[f"{entry.id}-{language}" for entry, language in PICTURES]
)


def places(entry: Entry) -> Iterator[tuple[str, Any]]:
    """Each place of the board by its id, with what has its name: itself, or its symbol."""
    board = entry.boards["standard"]
    for place in getattr(board, "places", ()) or getattr(board, "buildings", ()):
        yield place.id, place
    for space in getattr(board, "spaces", ()):
        yield space.id, board.symbols[space.symbol]


def words_of(element: ElementTree.Element) -> str:
    return " ".join(text.text or "" for text in element.iter(f"{SVG}text"))


@every_picture
def test_the_picture_is_up_to_date(entry: Entry, language: Language) -> None:
    drawn = boards.sheet(entry, language).svg()
    assert boards.file(entry, language).read_text(encoding="utf-8") == drawn, "run make docs"


@every_picture
def test_the_rules_page_shows_it_and_tells_it_in_words(entry: Entry, language: Language) -> None:
    lines = boards.page(entry, language).read_text(encoding="utf-8").splitlines()
    shown = boards.mark(boards.file(entry, language).name, boards.sheet(entry, language).told)
    assert lines.count(shown) == 1, "run make docs"


@every_picture
def test_every_place_is_there_with_its_name(entry: Entry, language: Language) -> None:
    root = ElementTree.fromstring(boards.file(entry, language).read_text(encoding="utf-8"))
    groups = {group.get("id"): group for group in root.iter(f"{SVG}g") if group.get("id")}
    found = list(places(entry))
    assert found
    for id, named in found:
        group = groups[f"board-{entry.id}-{id}"]
        name = boards.artist(entry).called(named, language)
        title = group.find(f"{SVG}title")
        assert title is not None
        assert (title.text or "").startswith(name)
        assert name in words_of(group) or id in words_of(group)  # Venice shows the ids of its landing stages


@pytest.mark.parametrize("game", ["agent", "casanova"])
def test_every_way_is_drawn_from_place_to_place(game: str) -> None:
    entry = next(entry for entry, _ in PICTURES if entry.id == game)
    board = entry.boards["standard"]
    spots = {(place.x, place.y): index for index, place in enumerate(board.places)}
    drawn = {frozenset((spots[line[0]], spots[line[-1]])) for line in boards.sheet(entry, "en").lines}
    if game == "agent":
        assert drawn == {frozenset(link) for link in board.links}
    else:
        # In a basin everything is one link from everything, and nothing is drawn.
        basins = [{*board.of_kind(kind), *board.mouths} for kind in ("palazzo", "doge")]
        water = {frozenset(link) for link in board.water}
        canals = {link for link in water if not any(link <= basin for basin in basins)}
        assert drawn == canals | {frozenset((street.a, street.b)) for street in board.streets}


@every_picture
def test_words_overlap_neither_each_other_nor_lines(entry: Entry, language: Language) -> None:
    sheet: Sheet = boards.sheet(entry, language)
    for index, (words, box) in enumerate(sheet.texts):
        assert sheet.sheet.holds(box), f"{words} runs off the sheet"
        assert [other for other, taken in sheet.texts[index + 1 :] if box.meets(taken)] == [], words
        assert not any(box.is_crossed(line) for line in sheet.lines), f"a line runs through {words}"


@every_picture
def test_it_needs_nothing_from_outside_and_speaks_to_screen_readers(entry: Entry, language: Language) -> None:
    text = boards.file(entry, language).read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    assert root.get("role") == "img"
    told = [root.find(f"{SVG}{tag}") for tag in ("title", "desc")]
    assert root.get("aria-labelledby") == " ".join(element.get("id", "") for element in told if element is not None)
    assert all(element is not None and element.text for element in told)
    assert not re.search(r"<(script|image|use|style|foreignObject)\b|href|url\(|@import", text)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))


# ---------------------------------------------------------------------------------- in the terminal
@every_picture
def test_the_terminal_draws_the_board_or_tells_it(entry: Entry, language: Language) -> None:
    def shown(width: int, *, in_words: bool = False) -> str:
        return "\n".join(line.plain for line in pages.rules_lines(entry, language, width, in_words=in_words))

    told = boards.sheet(entry, language).told[:24]
    drawn, narrow, words = shown(100), shown(30), shown(100, in_words=True)
    assert told not in drawn
    assert told in words
    assert told[:12] in narrow
    for page in (drawn, narrow, words):
        assert ".svg" not in page
        assert "![" not in page
        assert "🌆" not in page
