"""The town as characters: eleven fronts around the order of the round, roomy or tight, as room allows.

A front has its name, the agents who stand there, and its envelope: what the reader knows of it, and the initials of
those who have looked into it. The order piles lie where the twelfth front would be.
"""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from valise_games.terminal.canvas import Canvas
from valise_games.terminal.code_casablanca.names import STAR, Names
from valise_games.terminal.drawer import View
from valise_games.terminal.paper import ink


class Plan(NamedTuple):
    """How large a front is drawn, and whether it has a frame."""

    width: int
    height: int
    framed: bool


_ROOMY, _TIGHT = Plan(16, 5, True), Plan(12, 3, False)
_ROOMY_FROM = 82  # columns that leave enough beside it for the whole notebook and the log
_FACTS = 3  # lines of a front
Spot = tuple[int, int]  # column and row


def narrowest(names: Names) -> int:
    return _columns(names) * _TIGHT.width


def draw_board(names: Names, view: View, width: int, height: int) -> list[Text]:
    if width < narrowest(names):
        return board_in_words(names, view)
    rows = len(_grid(names)[1])
    plan = _ROOMY if width >= _ROOMY_FROM and height >= rows * _ROOMY.height else _TIGHT
    canvas = Canvas(_columns(names) * plan.width, rows * plan.height)
    for building in names.board.buildings:
        front = _front(names, view, building.id, plan)
        _put(canvas, plan, _spot(names, (building.x, building.y)), front, building.id in _mine(names, view))
    _put(canvas, plan, _spot(names, names.board.piles_at), _piles(names, view), False)
    lines = middle(names, view)
    if rows <= 2:
        return [*canvas.lines(), *lines]
    left = plan.width + (canvas.width - 2 * plan.width - max(len(line.plain) for line in lines)) // 2
    top = (canvas.height - len(lines)) // 2
    for i, line in enumerate(lines):
        canvas.put(max(left, plan.width), top + i, line[: canvas.width - 2 * plan.width - 1])
    return canvas.lines()


def board_in_words(names: Names, view: View) -> list[Text]:
    """Building by building: who is there, what the reader knows of it, who has been there."""
    words, colon = names.words, names.seating.words.colon
    lines = [ink(words.piles, "bold") + colon + _left(view)]
    if view["phase"] != "over":
        title = words.orders_title.format(round=view["round"])
        lines.append(ink(title, "bold") + colon + (names.orders(view["sent"]) or words.no_order))
    for building in names.buildings:
        parts: list[str] = []
        if building in view["tiles"]:
            parts.append(_envelope(names, view, building))
        here = [seat for seat, known in enumerate(view["seats"]) if known["at"] == building]
        been = [seat for seat, known in enumerate(view["seats"]) if building in known["been"]]
        if here:
            parts.append(f"{words.here} {names.others(here)}")
        if been:
            parts.append(f"{words.been} {names.others(been)}")
        lines.append(ink(names.starred(building), "bold") + colon + (", ".join(parts) or words.not_seen))
    return lines


def middle(names: Names, view: View) -> list[Text]:
    """The order of the round: where it sends each agent, and who went elsewhere."""
    words = names.words
    lines = [ink(words.orders_title.format(round=view["round"]), "accent")]
    if not view["sent"]:
        return [*lines, ink(words.no_order, "quiet")] if view["phase"] != "over" else [Text()]
    for seat, place in enumerate(view["sent"]):
        if place is not None:
            went = view["seats"][seat]["at"] not in (place, None)
            mark = ink(names.starred(place), "quiet" if went else "")
            lines.append(names.badge(seat) + " " + mark + (ink(" ↷", "quiet") if went else Text()))
    return lines


# ---------------------------------------------------------------------------------- fronts
def _front(names: Names, view: View, building: str, plan: Plan) -> list[Text]:
    room = plan.width - 3 if plan.framed else plan.width - 1
    mine = building in _mine(names, view)
    name = names.short(building) + (f" {STAR}" if building in names.stars else "")
    here = [names.badge(seat) for seat, known in enumerate(view["seats"]) if known["at"] == building]
    return [ink(name, "accent" if mine else "bold"), Text("").join(here), _inside(names, view, building, room)]


def _inside(names: Names, view: View, building: str, room: int) -> Text:
    """The envelope, and who has looked into it."""
    been = "".join(names.initial(seat) for seat, known in enumerate(view["seats"]) if building in known["been"])
    if building not in view["tiles"]:
        return ink("[?]", "street") + ink(f" {been}", "quiet")
    shown = building in view["turned"]
    style = "bold" if shown or view["phase"] == "over" else "mine.bold"
    if shown:  # nobody asks any more who has seen it
        return ink(_envelope(names, view, building), style)
    tile = view["tiles"][building]
    fits = len(names.tile(tile)) + 1 + len(been) <= room
    return ink(names.tile(tile) if fits else names.tight_tile(tile), style) + ink(f" {been}", "quiet")


def _envelope(names: Names, view: View, building: str) -> str:
    """A tile the reader knows; in brackets if everybody does."""
    tile = names.tile(view["tiles"][building])
    return f"[{tile}]" if building in view["turned"] else tile


def _mine(names: Names, view: View) -> set[str | None]:
    """Where the reader stands."""
    return {view["seats"][names.you]["at"]} if names.you >= 0 else set()


def _piles(names: Names, view: View) -> list[Text]:
    return [ink(names.words.piles, "quiet"), ink(_left(view), "quiet")]


def _left(view: View) -> str:
    return " · ".join(map(str, view["piles"]))


def _put(canvas: Canvas, plan: Plan, spot: Spot, lines: list[Text], mine: bool) -> None:
    x, y = spot[0] * plan.width, spot[1] * plan.height
    if plan.framed:
        canvas.box(x, y, plan.width - 1, plan.height, "frame" if mine else "street")
        x, y = x + 1, y + 1
    for i, line in enumerate(lines[:_FACTS]):
        canvas.put(x, y + i, line)


# ---------------------------------------------------------------------------------- places
def _grid(names: Names) -> tuple[list[int], list[int]]:
    """The columns and rows in which the fronts stand."""
    places = [(building.x, building.y) for building in names.board.buildings]
    return sorted({x for x, _ in places}), sorted({y for _, y in places})


def _spot(names: Names, place: tuple[int, int]) -> Spot:
    columns, rows = _grid(names)
    return columns.index(place[0]), rows.index(place[1])


def _columns(names: Names) -> int:
    return len(_grid(names)[0])
