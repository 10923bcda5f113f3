"""Boards as characters, in words and as SVG: within their room, from data alone, and with nothing left out."""

from __future__ import annotations

import random
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len

from valise_games.drawing import board as generic
from valise_games.drawing import svg
from valise_games.drawing.data import Board, Hand, Link, Piece, Place
from valise_games.drawing.palette import PIECES, styles
from valise_games.games import Entry, catalogue
from valise_games.games.board_drawer import BoardDrawer
from valise_games.games.messages import languages
from valise_games.games.teller import Teller
from valise_games.play import Match

TOWN = Board(
    [Place("inn", 0, 0, "Inn"), Place("mill", 100, 0, "Mill"), Place("ford", 50, 80, "Ford"), Place("spot", 0, 80)],
    [Link("inn", "mill"), Link("mill", "ford", "water")],
    {"inn": [Piece("A", "red", "Ann"), Piece("B", "blue", "Bob")], "ford": [Piece("7", mine=True, name="seven")]},
    [Hand("You", [Piece("5", "", "a five", mine=True), Piece("?", "", "hidden")]), Hand("Bob", [])],
    ["The bank holds 500."],
)


@pytest.mark.parametrize(("width", "height"), [(40, 12), (80, 24), (120, 40)])
def test_a_board_is_drawn_from_data(width: int, height: int) -> None:
    lines = [line.plain for line in generic.draw(TOWN, width, height)]
    drawn = "\n".join(lines)
    assert all(cell_len(line) <= width for line in lines)
    for shown in ("Inn", "Mill", "Ford", "A B", "7", "You", " 5 ", " ? ", "The bank holds 500."):
        assert shown in drawn
    rows = {name: next(at for at, line in enumerate(lines) if name in line) for name in ("Inn", "Mill", "Ford")}
    assert rows["Inn"] == rows["Mill"] < rows["Ford"]


def test_a_board_without_room_is_written_in_words() -> None:
    told = [line.plain for line in generic.draw(TOWN, 20, 10)]
    words = ["Inn: Ann, Bob", "Ford: seven", "You: a five, hidden", "Bob: –", "The bank holds 500."]
    assert told == [line.plain for line in generic.in_words(TOWN)] == words


def test_a_board_of_hands_alone_is_drawn_too() -> None:
    hands = Board(hands=[Hand("Ann", [Piece("6"), Piece("1")])])
    assert [line.plain for line in generic.draw(hands, 40, 10)] == ["Ann   6   1 "]
    assert "Ann" in svg.draw(hands, "dice", [])


def test_the_picture_has_every_piece_with_its_name() -> None:
    root = ElementTree.fromstring(svg.draw(TOWN, "a <town>", ["said & done"]))
    titles = {element.text for element in root.iter("{http://www.w3.org/2000/svg}title")}
    assert {"a <town>", "Ann", "Bob", "seven", "a five", "hidden", "inn", "mill", "ford", "spot"} <= titles


def played(entry: Entry, variant: str) -> Match:
    """After forty decisions of anybody."""
    match, dice = Match.new(entry.id, entry.seats_of(variant)[-1], seed=5, variant=variant), random.Random(5)
    for _ in range(40):
        if not match.over:
            seat = match.to_act[0]
            match.play(seat, dice.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("variant", ["standard", "small"])
@pytest.mark.parametrize("entry", catalogue.values(), ids=list(catalogue))
def test_every_game_is_drawn_within_its_room_and_written_in_words(entry: Entry, variant: str) -> None:
    match = played(entry, variant)
    names = ["You", "Brice", "Chiara", "Esma", "Farid", "Noor", "Mirek", "Tomas"][: match.seats]
    known = styles(entry.palette.inks, "light")
    for language in languages(entry.package):
        for seat in (0, None):
            view = match.view(seat)
            teller = Teller(entry, language, names, you=-1 if seat is None else seat, variant=variant)
            drawer = BoardDrawer(teller)
            words = drawer.in_words(view)
            assert words
            for width, height in ((drawer.narrowest(view), 10), (80, 12), (100, 40), (140, 60)):
                lines = drawer.draw(view, width, height)
                assert all(cell_len(line.plain) <= width for line in lines)
                for line in lines:
                    assert all(str(span.style) in {*known, "bold", ""} for span in line.spans), line.spans
            assert [line.plain for line in drawer.draw(view, 10, 10)] == [line.plain for line in words]
            ElementTree.fromstring(drawer.svg(view, entry.name, ["x"]))
            for pieces in drawer.board(view).pieces.values():
                assert all(piece.colour in {*PIECES, ""} and piece.name for piece in pieces)
