"""The town as characters: eleven fronts around the order of the round, roomy or tight, as room allows.

A front has its name, the agents who stand there, and its envelope: what the reader knows of it, and the initials of
those who have looked into it. The order piles lie where the twelfth front would be.
"""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap
from typing import Any, NamedTuple

from valise_games.drawing.board import badge, mark_of
from valise_games.drawing.canvas import Canvas, Text
from valise_games.drawing.data import Board, Piece, Place
from valise_games.drawing.palette import ink, inked
from valise_games.games.teller import Teller

View = Mapping[str, Any]
Spot = tuple[int, int]  # column and row
STAR = "★"


class Size(NamedTuple):
    """How large a front is drawn, and whether it has a frame."""

    width: int
    height: int
    framed: bool


_ROOMY, _TIGHT = Size(16, 5, True), Size(12, 3, False)
_ROOMY_FROM = 64  # columns
_FACTS = 3  # lines of a front


def piece(kind: str, id: str, teller: Teller) -> Piece | None:
    if kind != "seat":
        return None
    return Piece(teller.initial(int(id)), teller.table["components"]["colours"][int(id)], teller.names[int(id)])


def board(view: View, teller: Teller) -> Board:
    """Agents, and the envelopes that the reader knows."""
    drawn = Board(teller.once("places", lambda: _places(teller)).copy())
    for at, tile in view["tiles"].items():
        known, letter = teller.say({**tile, "id": "tile"}), teller.say({**tile, "id": "tile-letter"})
        drawn.put(at, Piece(letter, "white", known, at not in view["turned"]))
    for seat, state in enumerate(view["seats"]):
        drawn.put(state["at"], _agent(seat, teller))
    drawn.notes = list(filter(None, ("".join([text for text, _ in parts]) for parts in _orders(view, teller))))
    drawn.notes.append(teller.say({"id": "board-piles", "left": _left(view)}))
    return drawn


def narrowest(teller: Teller) -> int:
    return len(_grid(teller)[0]) * _TIGHT.width


def draw(view: View, teller: Teller, width: int, height: int) -> list[Text]:
    columns, rows = map(len, _grid(teller))
    roomy = width >= max(_ROOMY_FROM, columns * _ROOMY.width) and height >= rows * _ROOMY.height
    size = _ROOMY if roomy else _TIGHT
    canvas = Canvas(columns * size.width, rows * size.height)
    for building in _buildings(teller):
        front = _front(view, teller, building["id"], size)
        _put(canvas, size, _spot(teller, building["x"], building["y"]), front, _is_here(view, building["id"]))
    piles = teller.say({"id": "board-piles", "left": _left(view)})
    lines = [ink(line, "quiet") for line in wrap(piles, size.width - 2, break_long_words=False, break_on_hyphens=False)]
    _put(canvas, size, _spot(teller, *teller.table["components"]["piles_at"]), lines, False)
    lines = [inked(parts) for parts in _orders(view, teller)]
    if rows <= 2:
        return [*canvas.lines(), *lines]
    left = size.width + (canvas.width - 2 * size.width - max(len(line.plain) for line in lines)) // 2
    top = (canvas.height - len(lines)) // 2
    for i, line in enumerate(lines):
        canvas.put(max(left, size.width), top + i, line[: canvas.width - 2 * size.width - 1])
    return canvas.lines()


# ---------------------------------------------------------------------------------- the middle
def _orders(view: View, teller: Teller) -> list[list[tuple[str, str]]]:
    """Where the order of the round sends each agent, and who went elsewhere; lines of parts, each with its style."""
    if view["phase"] == "over":
        return [[]]
    lines = [[(teller.say({"id": "board-orders", "round": view["round"]}), "accent")]]
    if not view["sent"]:
        return [*lines, [(teller.say("board-no-order"), "quiet")]]
    for seat, place in enumerate(view["sent"]):
        if place is not None:
            went = view["seats"][seat]["at"] not in (place, None)
            where = (" ", ""), (_name(place, teller), "quiet" if went else "")
            lines.append([mark_of(_agent(seat, teller), wide=True), *where, (" ↷" if went else "", "quiet")])
    return lines


def _left(view: View) -> str:
    return " · ".join(map(str, view["piles"]))


# ---------------------------------------------------------------------------------- fronts
def _front(view: View, teller: Teller, building: str, size: Size) -> list[Text]:
    room = size.width - 3 if size.framed else size.width - 1
    name = ink(_name(building, teller, "short")[:room], "accent" if _is_here(view, building) else "bold")
    here = [badge(_agent(seat, teller), wide=True) for seat, s in enumerate(view["seats"]) if s["at"] == building]
    return [name, Text("").join(here), _inside(view, teller, building, room)]


def _inside(view: View, teller: Teller, building: str, room: int) -> Text:
    """The envelope, in brackets if everybody knows it, and who has looked into it."""
    been = "".join(teller.initial(seat) for seat, state in enumerate(view["seats"]) if building in state["been"])
    if building not in view["tiles"]:
        return ink("[?]", "street") + ink(f" {been}", "quiet")
    tile = view["tiles"][building]
    full, tight = teller.say({**tile, "id": "tile"}), teller.say({**tile, "id": "board-tile"})
    if building in view["turned"]:  # nobody asks any more who has seen it
        return ink(f"[{full}]" if len(full) + 2 <= room else f"[{tight}]", "bold")
    style = "bold" if view["phase"] == "over" else "mine.bold"
    return ink(full if len(full) + 1 + len(been) <= room else tight, style) + ink(f" {been}", "quiet")


def _put(canvas: Canvas, size: Size, spot: Spot, lines: list[Text], mine: bool) -> None:
    x, y = spot[0] * size.width, spot[1] * size.height
    if size.framed:
        canvas.box(x, y, size.width - 1, size.height, "frame" if mine else "street")
        x, y = x + 1, y + 1
    for i, line in enumerate(lines[:_FACTS]):
        canvas.put(x, y + i, line)


# ---------------------------------------------------------------------------------- names and places
def _buildings(teller: Teller) -> list[dict[str, Any]]:
    buildings: list[dict[str, Any]] = teller.table["components"]["buildings"]
    return buildings


def _places(teller: Teller) -> list[Place]:
    return [Place(b["id"], b["x"], b["y"], _name(b["id"], teller)) for b in _buildings(teller)]


def _name(building: str, teller: Teller, form: str = "") -> str:
    """ "Hotel ★"."""
    starred = any(b["star"] for b in _buildings(teller) if b["id"] == building)
    return teller.name("building", building, form) + (f" {STAR}" if starred else "")


def _agent(seat: int, teller: Teller) -> Piece:
    found = piece("seat", str(seat), teller)
    assert found is not None
    return found


def _is_here(view: View, building: str) -> bool:
    """Whether the reader stands there."""
    return view["you"] is not None and view["seats"][view["you"]]["at"] == building


def _grid(teller: Teller) -> tuple[list[int], list[int]]:
    """The columns and rows in which the fronts stand."""
    return sorted({b["x"] for b in _buildings(teller)}), sorted({b["y"] for b in _buildings(teller)})


def _spot(teller: Teller, x: int, y: int) -> Spot:
    columns, rows = _grid(teller)
    return columns.index(x), rows.index(y)
