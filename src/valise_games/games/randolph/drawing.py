"""The ring as characters: domes outside, circles inside, and the bank in the middle. Roomy or tight, as room allows.

The ring is drawn as a rectangle. The standard one has a lap of the seven symbols on each side, so that the minarets
are its corners.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from valise_games.drawing.board import badge, mark_of
from valise_games.drawing.canvas import Canvas, Text
from valise_games.drawing.data import Board, Piece, Place
from valise_games.drawing.palette import ink, inked
from valise_games.games.teller import Teller

View = Mapping[str, Any]
Spot = tuple[int, int]  # column and row in the rectangle

# A seat's figure by shape and colour; hollow where it came from.
_SHAPES, _HOLLOW = ("●", "■", "◆", "▲"), ("○", "□", "◇", "△")
_COLOURS = ("red", "blue", "yellow", "green")


class Size(NamedTuple):
    """How large things are drawn: the distance of columns, and the lines of a dome."""

    pitch: int
    dome: int


_ROOMY, _TIGHT = Size(8, 2), Size(6, 1)


def piece(kind: str, id: str, teller: Teller) -> Piece | None:
    return Piece(_SHAPES[int(id)], _COLOURS[int(id)], teller.names[int(id)]) if kind == "seat" else None


def board(view: View, teller: Teller) -> Board:
    """Figures, and chips with the numbers that the reader may know."""
    notes = ["".join([text for text, _ in parts]) for parts in _middle(view, teller)]
    places = teller.once("places", lambda: _places(teller))
    drawn = Board([place for both in places.values() for place in both], notes=list(filter(None, notes)))
    own = _own_chips(view)
    for space in view["circles"]:
        at, circle = places[space]
        number = str(view["shown"].get(space, own.get(space, "?")))
        drawn.put(circle.id, Piece(number, "white", f"{_chip(number, teller)} ({at.name})", space in own))
    for seat, state in enumerate(view["seats"]):
        drawn.put(state["figure"], Piece(_SHAPES[seat], _COLOURS[seat], teller.names[seat]))
    return drawn


def _chip(number: str, teller: Teller) -> str:
    return teller.once(f"chip {number}", lambda: teller.say({"id": "board-chip", "number": number}))


def narrowest(teller: Teller) -> int:
    return max(_width(teller, _TIGHT), 40)  # on the small board the middle stands below, on lines of its own


def draw(view: View, teller: Teller, width: int, height: int) -> list[Text]:
    roomy = width >= _width(teller, _ROOMY) and height >= _height(teller, _ROOMY)
    lines = [line[:width] for line in _draw_ring(view, teller, _ROOMY if roomy else _TIGHT)]
    legend = teller.say("board-legend")
    if roomy and height > len(lines) and len(legend) <= width and view["phase"] != "over":
        lines.append(ink(legend, "quiet"))
    return lines


# ---------------------------------------------------------------------------------- the ring
def _draw_ring(view: View, teller: Teller, size: Size) -> list[Text]:
    rows = _shape(teller)[1]
    width, height = _width(teller, size), _height(teller, size)
    pitch, dome = size
    canvas = Canvas(width, height)
    for index, space in enumerate(_spaces(teller)):
        column, row = _spot(teller, index)
        x = column * pitch
        if row == 0:
            y, circle = 0, (x, dome)
        elif row == rows - 1:
            y, circle = height - dome, (x, height - dome - 1)
        else:
            y = 1 + row * dome
            circle = (x + pitch, y) if column == 0 else (x - pitch, y)
        for line, text in enumerate(_dome(view, teller, space, size)):
            canvas.put(x, y + line, text)
        canvas.put(*circle, _circle(view, space["id"]))
    inner = width - 4 * pitch
    middle = [inked(parts) for parts in _middle(view, teller)]
    if view["bet"] is not None:
        middle[-1] = middle[-1][:inner]
    lines = [line for line in middle if line.plain]
    if rows == 2:
        return [*canvas.lines(), *lines]
    top = max(1 + dome, (height - len(lines)) // 2)
    for line, text in enumerate(lines):
        canvas.put(2 * pitch + (inner - len(text.plain)) // 2, top + line, text)
    return canvas.lines()


def _dome(view: View, teller: Teller, space: Mapping[str, Any], size: Size) -> list[Text]:
    """The name of a space, and who stands there: on one line, or two."""
    symbol, lap = space["symbol"], space["id"].rpartition("-")[2]
    wanted = symbol == view["top"]
    style = "accent" if wanted else ""
    standing = _pieces_at(view, space["id"])
    if size.dome > 1:
        name = teller.name("symbol", symbol, "tight")
        below = ink(lap, style or "quiet") + (Text(" ") + Text(" ").join(standing) if standing else Text())
        return [ink((name.upper() if wanted else name)[: size.pitch - 1], style), below]
    name = teller.name("symbol", symbol, "short")[:3]
    name = (name.upper() if wanted else name) + lap
    return [ink(name[: size.pitch - len(standing)], style) + Text("").join(standing)]


def _pieces_at(view: View, space: str) -> list[Text]:
    here = [
        badge(Piece(_SHAPES[seat], _COLOURS[seat]))
        for seat, state in enumerate(view["seats"])
        if state["figure"] == space
    ]
    announced = view["announced"]
    if announced and announced["number"] and announced["figure_from"] == space and view["phase"] != "prize":
        here.append(ink(_HOLLOW[view["mover"]], "accent"))
    return here


def _circle(view: View, space: str) -> Text:
    """A chip with its number, as far as the reader may know it; the one of this turn is marked."""
    announced = view["announced"] or {}
    moved = announced.get("laid_at") or announced.get("taken_from")
    here = space in view["circles"]
    mark = ink("▸", "accent") if space == moved and here else Text(" ")
    if not here:
        return mark + ink(" · ", "accent" if space == announced.get("taken_from") else "street")
    own = _own_chips(view)
    in_hand = (view["dossier"] or {}).get("in_hand")
    if space in view["shown"]:
        return mark + ink(f"[{view['shown'][space]}]", "bold")
    if space in own:
        return mark + ink(f"({own[space]})", "mine.bold")
    if space == moved and in_hand is not None:
        return mark + ink(f"({in_hand})", "mine.bold")
    return mark + Text("(?)")


def _places(teller: Teller) -> dict[str, tuple[Place, Place]]:
    """The place of each space and of its circle."""
    return {
        space["id"]: (
            Place(space["id"], space["x"], space["y"], _name(space["id"], teller)),
            Place(f"circle of {space['id']}", space["chip"]["x"], space["chip"]["y"]),
        )
        for space in _spaces(teller)
    }


def _own_chips(view: View) -> Mapping[str, int]:
    chips: Mapping[str, int] = (view["dossier"] or {}).get("chips", {})
    return chips


# ---------------------------------------------------------------------------------- the middle
def _middle(view: View, teller: Teller) -> list[list[tuple[str, str]]]:
    """What lies in the middle of the ring: the bank, the top card, the stock, what was said, the bet. Lines of parts,
    each with its style."""
    lines = [[(teller.say({"id": "board-bank", "sum": view["bank"]}), "bold")]]
    if view["top"] is not None:
        card = teller.name("symbol", view["top"])
        before, _, after = teller.say({"id": "board-top-card", "name": "\0"}).partition("\0")
        lines.append([(before, ""), (card, "accent"), (after, "")])
        below = sum(view["stock"].values()) + len(view["under"])
        lines.append([(teller.say({"id": "board-stock", "count": below}), "quiet")])
    elif view["phase"] == "placing":
        lines.append([(teller.say("board-no-top"), "")])
    announced, bet, mover = view["announced"], view["bet"], view["mover"]
    if announced and announced["number"] is not None:
        said = teller.say({"id": "board-said", "seat": mover, "number": announced["number"]})
        lines += [[], [mark_of(Piece(_SHAPES[mover], _COLOURS[mover])), (f" {said}", "")]]
    if bet is not None:
        put = {seat: bet["put"][seat] for seat in (mover, bet["protester"])}
        lines.append([(" · ".join(f"{teller.names[seat]} {sum}" for seat, sum in put.items() if sum), "")])
    return lines


# ---------------------------------------------------------------------------------- names and sizes
def _spaces(teller: Teller) -> list[dict[str, Any]]:
    spaces: list[dict[str, Any]] = teller.table["components"]["spaces"]
    return spaces


def _name(space: str, teller: Teller) -> str:
    """ "palm tree 3"."""
    symbol, _, lap = space.rpartition("-")
    return teller.say({"id": f"space-{symbol}", "number": int(lap)})


def _shape(teller: Teller) -> tuple[int, int]:
    """Columns and rows of the rectangle whose edge is the ring."""
    spaces = _spaces(teller)
    if len({space["id"].rpartition("-")[2] for space in spaces}) == 4:
        return len(spaces) // 4 + 1, len(spaces) // 4 + 1
    return len(spaces) // 2, 2


def _spot(teller: Teller, index: int) -> Spot:
    """Clockwise from the top left."""
    columns, rows = _shape(teller)
    if index < columns:
        return index, 0
    index -= columns - 1
    if index < rows:
        return columns - 1, index
    index -= rows - 1
    if index < columns:
        return columns - 1 - index, rows - 1
    return 0, rows - 1 - (index - columns + 1)


def _width(teller: Teller, size: Size) -> int:
    return _shape(teller)[0] * size.pitch


def _height(teller: Teller, size: Size) -> int:
    return 2 * (size.dome + 1) + (_shape(teller)[1] - 2) * size.dome
