"""A board as SVG: places where the game's board.py has them, ways between them, and the pieces of one view.

It needs nothing from outside. Colour is never the only sign: a piece has its letter, and its name when pointed at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any
from xml.sax.saxutils import escape

from valise_games.games.entry import Entry
from valise_games.terminal.paper import LETTERS, theme

View = dict[str, Any]
Point = tuple[float, float]

PAPER, RAISED, INK, WAY, WATER = "#F4ECDC", "#FCF8EE", "#1B2433", "#C9BC9F", "#8FB6C6"
WIDTH = 760  # boards are drawn in fields that wide
TOP, LEFT, PIECE, LINE, SIZE = 40, 20, 22, 18, 13
FONT = "Jost, Futura, 'Century Gothic', 'Segoe UI', 'DejaVu Sans', sans-serif"
MONO = "'DejaVu Sans Mono', Menlo, Consolas, monospace"  # the papers stand in columns
SEAT_COLOURS = ("red", "blue", "yellow", "green")


@dataclass(frozen=True)
class Piece:
    letter: str
    colour: str  # one of the house's
    name: str


@dataclass
class Scene:
    """What is to be drawn: ways as pairs of points with a colour, places with names, pieces by where they stand."""

    places: dict[str, tuple[Point, str]] = field(default_factory=dict)
    ways: list[tuple[Point, Point, str]] = field(default_factory=list)
    pieces: dict[str, list[Piece]] = field(default_factory=dict)

    def put(self, at: str | None, piece: Piece) -> None:
        """Who is nowhere is not drawn."""
        if at is not None:
            self.pieces.setdefault(at, []).append(piece)


def draw(entry: Entry, variant: str, view: View, title: str, words: Sequence[str]) -> str:
    """The board with its pieces, under a title, and lines of words below."""
    scene = SCENES[entry.package.rpartition(".")[2]](entry.boards[variant], view)
    top = min(y for (_, y), _ in scene.places.values()) - 60
    bottom = max(y for (_, y), _ in scene.places.values()) + 50
    shift = TOP - top
    height = bottom + shift + LINE * (len(words) + 1)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" width="{WIDTH}" height="{height:g}"'
        f' role="img" font-family="{FONT}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height:g}" fill="{PAPER}"/>',
        _text(LEFT, 26, title, 16, anchor="start", weight="700"),
        f'<g transform="translate(0 {shift:g})">',
    ]
    for (ax, ay), (bx, by), colour in scene.ways:
        line = f"M{ax:g} {ay:g}L{bx:g} {by:g}"
        parts.append(f'<path d="{line}" stroke="{colour}" stroke-width="5" stroke-linecap="round"/>')
    for at, ((x, y), name) in scene.places.items():
        spot = f'<circle cx="{x:g}" cy="{y:g}" r="9" fill="{RAISED}" stroke="{INK}"/>'
        parts.append(f"<g><title>{escape(at)}</title>{spot}")
        parts += [_text(x, y + 24, name, SIZE, halo=True), "</g>"]
    for at, pieces in scene.pieces.items():
        (x, y), _ = scene.places[at]
        first = x - PIECE * (len(pieces) - 1) / 2
        parts += [_piece(first + PIECE * k, y - 4, piece) for k, piece in enumerate(pieces)]
    parts.append("</g>")
    for k, line in enumerate(words):
        parts.append(_text(LEFT, bottom + shift + LINE * (k + 0.5), line, 12, anchor="start", font=MONO))
    return "\n".join([*parts, "</svg>\n"])


def _piece(x: float, y: float, piece: Piece) -> str:
    style = theme("", "light").styles[f"piece.{piece.colour}"]
    fill, ink = (colour.name for colour in (style.bgcolor, style.color) if colour is not None)
    return (
        f'<g><title>{escape(piece.name)}</title><circle cx="{x:g}" cy="{y:g}" r="{PIECE / 2:g}" fill="{fill}" '
        f'stroke="{INK}"/>{_text(x, y + 4, piece.letter, 12, fill=ink, weight="700")}</g>'
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


# ---------------------------------------------------------------------------------- the games
def _solomon(board: Any, view: View) -> Scene:
    spots = [(float(place.x), float(place.y)) for place in board.places]
    scene = Scene({place.id: (spot, place.en) for place, spot in zip(board.places, spots)})
    scene.ways = [(spots[a], spots[b], WAY) for a, b in board.links]
    for agent in board.agents:
        letter = LETTERS[agent.colour] + agent.id.partition("-")[2]
        scene.put(view["agents"][agent.id], Piece(letter, agent.colour, agent.id))
    holder = view["case"]["holder"]
    scene.put(view["case"]["at"], Piece("▣", "brown", "the briefcase" + (f", held by {holder}" if holder else "")))
    return scene


def _code_casablanca(board: Any, view: View) -> Scene:
    scene = Scene({house.id: ((float(house.x), float(house.y)), house.en) for house in board.buildings})
    for at, tile in view["tiles"].items():
        if tile is not None:
            name = f"{tile['kind']} {tile['number']}"
            scene.put(at, Piece(f"{name[0].upper()}{tile['number']}", "white", name))
    for number, seat in enumerate(view["seats"]):
        scene.put(seat["at"], Piece(str(number), seat["colour"], f"seat_{number}"))
    return scene


def _casanova(board: Any, view: View) -> Scene:
    spots = [(float(place.x), float(place.y)) for place in board.places]
    scene = Scene({place.id: (spot, place.id) for place, spot in zip(board.places, spots)})
    basins = [{*board.of_kind(kind), *board.mouths} for kind in ("palazzo", "doge")]
    scene.ways = [(spots[a], spots[b], WATER) for a, b in board.water if not any({a, b} <= basin for basin in basins)]
    for street in board.streets:
        scene.ways.append((spots[street.a], spots[street.b], WAY))
        if street.theatre:
            ends = f"{board.places[street.a].id}-{board.places[street.b].id}"
            scene.places[ends] = ((float(street.x), float(street.y)), "")
            if view["theatres"][ends]:
                scene.put(ends, Piece("♥", "red", f"a couple in the theatre {ends}"))
    for at in view["empty"]:
        scene.put(at, Piece("–", "grey", "an empty gondola"))
    for number, seat in enumerate(view["seats"]):
        scene.put(seat["at"], Piece(str(number), board.ladies[number].colour, f"seat_{number}"))
    return scene


def _randolph(board: Any, view: View) -> Scene:
    scene = Scene()
    numbers = {**view["shown"], **(view["dossier"]["chips"] if view["dossier"] else {})}
    for space in board.spaces:
        scene.places[space.id] = ((float(space.x), float(space.y)), board.symbols[space.symbol].en)
        circle = f"circle of {space.id}"
        scene.places[circle] = ((float(space.chip_x), float(space.chip_y)), "")
        if space.id in view["circles"]:
            scene.put(circle, Piece(str(numbers.get(space.id, "?")), "white", f"chip on {space.id}"))
    for number, seat in enumerate(view["seats"]):
        scene.put(seat["figure"], Piece(str(number), SEAT_COLOURS[number], f"seat_{number}"))
    return scene


SCENES: dict[str, Callable[[Any, View], Scene]] = {
    "solomon": _solomon,
    "code_casablanca": _code_casablanca,
    "casanova": _casanova,
    "randolph": _randolph,
}
