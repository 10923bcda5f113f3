"""A board drawn as characters from its data, or told in words."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from valise_games.drawing.canvas import Canvas
from valise_games.drawing.data import Board, Piece
from valise_games.drawing.palette import ink, inked

LEAST_NAME = 6  # characters to which names are cut before a board is told in words
WIDEST = 96
ROW = 3  # lines from one row of places to the next: name, pieces, a gap


def badge(piece: Piece, *, wide: bool = False) -> Text:
    """A piece as characters: its mark on its colour."""
    return ink(*mark_of(piece, wide=wide))


def mark_of(piece: Piece, *, wide: bool = False) -> tuple[str, str]:
    """Those characters, and their style."""
    mark = f" {piece.mark} " if wide else piece.mark
    style = "mine.bold" if piece.mine else f"piece.{piece.colour}" if piece.colour else "bold"
    return (mark if piece.colour or piece.mine or wide else f"[{mark}]"), style


def narrowest(board: Board) -> int:
    """Columns that a drawing needs at least."""
    columns = len({place.x for place in board.places})
    return min(WIDEST, max(40, columns * (LEAST_NAME + 2)))


def draw(board: Board, width: int, height: int) -> list[Text]:
    """As characters, at most so wide, and so high if that can be done; in words where there is no room."""
    lines = _map(board, min(width, WIDEST), height - len(board.hands)) if board.places else []
    if lines is None:
        return in_words(board)
    return [*lines, *_hands(board), *(ink(note, "quiet") for note in board.notes)]


def in_words(board: Board) -> list[Text]:
    """Place by place, who and what is there; for those who cannot see a drawing, or have no room for it."""
    return [inked([(title, "bold"), (rest, "")]) for title, rest in _words(board)]


def in_plain_words(board: Board) -> list[str]:
    """The same without styles."""
    return [title + rest for title, rest in _words(board)]


# ---------------------------------------------------------------------------------- within
def _words(board: Board) -> Iterator[tuple[str, str]]:
    """Lines, each with what it begins with in bold."""
    for place in board.places:
        if here := board.pieces.get(place.id):
            names = ", ".join([piece.name or piece.mark for piece in here])
            yield (place.name, f": {names}") if place.name else ("", names)
    for hand in board.hands:
        held = ", ".join([piece.name or piece.mark for piece in hand.pieces])
        yield hand.title, f": {held or '–'}"
    for note in board.notes:
        yield "", note


def _hands(board: Board) -> list[Text]:
    longest = max((len(hand.title) for hand in board.hands), default=0)
    return [
        ink(f"{hand.title:{longest}}  ", "bold") + Text(" ").join(badge(piece, wide=True) for piece in hand.pieces)
        for hand in board.hands
    ]


def _map(board: Board, width: int, height: int) -> list[Text] | None:
    """Rows of places as the coordinates order them, links as dotted ways; None where names do not fit."""
    xs, ys = sorted({place.x for place in board.places}), sorted({place.y for place in board.places})
    if width < narrowest(board):
        return None
    rows = _rows(ys, max(2, height // ROW))
    spots = {}
    for place in board.places:
        share = (place.x - xs[0]) / (xs[-1] - xs[0]) if len(xs) > 1 else 0.5
        spots[place.id] = (LEAST_NAME // 2 + round(share * (width - 2 * LEAST_NAME)), ROW * rows[place.y])
    canvas = Canvas(width, ROW * (max(rows.values()) + 1) - 1)
    for link in board.links:
        canvas.dotted(spots[link.a], spots[link.b], link.style)
    for place in board.places:
        x, y = spots[place.id]
        right = min((other for other, row in spots.values() if row == y and other > x), default=width)
        name = (place.name or "·")[: max(LEAST_NAME, right - x - 1)]
        canvas.put(max(0, x - LEAST_NAME // 2), y, ink(f"{name} "))
        here = Text(" ").join(badge(piece) for piece in board.pieces.get(place.id, []))
        canvas.put(max(0, x - LEAST_NAME // 2), y + 1, here)
    return canvas.lines()


def _rows(ys: list[float], most: int) -> dict[float, int]:
    """A row for every height at which places lie; neighbours share one where there are too many."""
    if len(ys) <= most or len(ys) == 1:
        return {y: row for row, y in enumerate(ys)}
    return {y: round((y - ys[0]) / (ys[-1] - ys[0]) * (most - 1)) for y in ys}
