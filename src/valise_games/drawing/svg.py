"""A board as SVG: places where their coordinates say, ways between them, and the pieces of one view.

It needs nothing from outside. Colour is never the only sign: a piece has its letter, and its name when pointed at.
"""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from valise_games.drawing.data import Board, Piece
from valise_games.drawing.palette import PIECES

PAPER, RAISED, INK = "#F4ECDC", "#FCF8EE", "#1B2433"
WAYS = {"street": "#C9BC9F", "water": "#8FB6C6"}
WIDTH = 760  # boards are drawn in fields that wide
TOP, LEFT, PIECE, LINE, SIZE = 40, 20, 22, 18, 13
FONT = "Jost, Futura, 'Century Gothic', 'Segoe UI', 'DejaVu Sans', sans-serif"
MONO = "'DejaVu Sans Mono', Menlo, Consolas, monospace"  # the papers stand in columns


def draw(board: Board, title: str, words: Sequence[str]) -> str:
    """The board with its pieces, under a title; hands and lines of words below."""
    spots = {place.id: (float(place.x), float(place.y)) for place in board.places}
    top = min((y for _, y in spots.values()), default=60) - 60
    bottom = max((y for _, y in spots.values()), default=-50) + 50
    shift = TOP - top
    hands = bottom + shift
    after = hands + len(board.hands) * (PIECE + 6)
    height = after + LINE * (len(words) + 1)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" width="{WIDTH}" height="{height:g}"'
        f' role="img" font-family="{FONT}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height:g}" fill="{PAPER}"/>',
        _text(LEFT, 26, title, 16, anchor="start", weight="700"),
        f'<g transform="translate(0 {shift:g})">',
    ]
    for link in board.links:
        (ax, ay), (bx, by) = spots[link.a], spots[link.b]
        line = f"M{ax:g} {ay:g}L{bx:g} {by:g}"
        parts.append(f'<path d="{line}" stroke="{WAYS[link.style]}" stroke-width="5" stroke-linecap="round"/>')
    for place in board.places:
        x, y = spots[place.id]
        spot = f'<circle cx="{x:g}" cy="{y:g}" r="9" fill="{RAISED}" stroke="{INK}"/>'
        parts.append(f"<g><title>{escape(place.id)}</title>{spot}")
        parts += [_text(x, y + 24, place.name, SIZE, halo=True), "</g>"]
    for at, pieces in board.pieces.items():
        x, y = spots[at]
        first = x - PIECE * (len(pieces) - 1) / 2
        parts += [_piece(first + PIECE * k, y - 4, piece) for k, piece in enumerate(pieces)]
    parts.append("</g>")
    for k, hand in enumerate(board.hands):
        y = hands + (PIECE + 6) * k
        parts.append(_text(LEFT, y + 4, hand.title, SIZE, anchor="start", weight="700"))
        parts += [_piece(180 + (PIECE + 4) * n, y, piece) for n, piece in enumerate(hand.pieces)]
    for k, line in enumerate(words):
        parts.append(_text(LEFT, after + LINE * (k + 0.5), line, 12, anchor="start", font=MONO))
    return "\n".join([*parts, "</svg>\n"])


def _piece(x: float, y: float, piece: Piece) -> str:
    ink, ground = PIECES[piece.colour or "white"]
    return (
        f'<g><title>{escape(piece.name)}</title><circle cx="{x:g}" cy="{y:g}" r="{PIECE / 2:g}" fill="{ground}" '
        f'stroke="{INK}"/>{_text(x, y + 4, piece.mark, 12, fill=ink, weight="700")}</g>'
    )


def _text(
    x: float, y: float, words: str, size: int, *, anchor: str = "middle", fill: str = INK, weight: str = "400",
    halo: bool = False, font: str = ""
) -> str:  # fmt: skip
    ring = f' stroke="{PAPER}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"' if halo else ""
    face = f' font-family="{font}" xml:space="preserve"' if font else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}" fill="{fill}" font-weight="{weight}"'
        f"{ring}{face}>{escape(words)}</text>"
    )
