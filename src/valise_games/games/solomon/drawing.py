"""The two boards as characters: Casablanca's net of streets, Agent's map. Each roomy or tight, as room allows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from valise_games.drawing.board import badge
from valise_games.drawing.canvas import Canvas, Text
from valise_games.drawing.data import Board, Link, Piece, Place
from valise_games.drawing.palette import ink
from valise_games.games.teller import Teller

View = Mapping[str, Any]
Spot = tuple[int, int]  # column and row in the net
CASE = "▣"

# Agent's map, four-fold as it is: capitals at the ends of the cross, the five-link cities in the corners.
_MAP: dict[str, Spot] = {
    "london": (3, 0), "reykjavik": (1, 1), "brussels": (3, 1), "berlin": (5, 1), "lisbon": (2, 2), "paris": (3, 2),
    "rome": (4, 2), "washington": (0, 3), "new-york": (1, 3), "azores": (2, 3), "tangier": (3, 3), "istanbul": (4, 3),
    "kiev": (5, 3), "moscow": (6, 3), "dakar": (2, 4), "bombay": (3, 4), "cairo": (4, 4), "honolulu": (1, 5),
    "hong-kong": (3, 5), "tashkent": (5, 5), "peking": (3, 6),
}  # fmt: skip
_SMALL_MAP: dict[str, Spot] = {
    "washington": (0, 0), "azores": (1, 0), "rome": (2, 0), "moscow": (3, 0), "tangier": (1, 1),
}  # fmt: skip
_MAP_COLUMNS = (6, 19, 30, 41, 52, 62, 72)  # where the names of a column are centred
_MAP_WIDTH = 78
# The line of each row, and the height in all. Where two rows touch, the capital has its pieces beside it.
_ROOMY_ROWS = (0, 3, 6, 9, 12, 15, 18, 20)
_TIGHT_ROWS = (0, 1, 3, 5, 7, 9, 11, 12)


class Announced(NamedTuple):
    """An announced action on the board: who comes from where to where."""

    agent: str
    start: str
    goal: str


def piece(kind: str, id: str, teller: Teller) -> Piece | None:
    if kind != "agent":
        return None
    return Piece(teller.name("agent", id, "letter"), id.partition("-")[0], teller.name("agent", id))


def board(view: View, teller: Teller) -> Board:
    """Everything stands openly on this board."""
    parts = teller.table["components"]
    places, links = teller.once(
        "places and links",
        lambda: (
            [Place(p["id"], p["x"], p["y"], teller.name("place", p["id"])) for p in parts["places"]],
            [Link(a, b) for a, b in parts["links"]],
        ),
    )
    drawn = Board(places.copy(), links.copy())
    for agent, at in view["agents"].items():
        drawn.put(at, _agent(agent, teller))
    drawn.put(view["case"]["at"], Piece(CASE, "case", teller.say("briefcase")))
    return drawn


def narrowest(teller: Teller) -> int:
    return _MAP_WIDTH if _is_agent(teller) else 14 * _side(teller)


def draw(view: View, teller: Teller, width: int, height: int) -> list[Text]:
    if _is_agent(teller):
        if len(teller.table["components"]["places"]) < len(_MAP):
            return _draw_map(view, teller, _SMALL_MAP, (0, 2, 4))
        return _draw_map(view, teller, _MAP, _ROOMY_ROWS if height >= _ROOMY_ROWS[-1] else _TIGHT_ROWS)
    side = _side(teller)
    pitch = 15 if width >= 15 * side - 1 else 14
    return _draw_net(view, teller, side, pitch) if height >= 4 * side else _draw_tight_net(view, teller, side, pitch)


# ---------------------------------------------------------------------------------- Casablanca
def _draw_net(view: View, teller: Teller, side: int, pitch: int) -> list[Text]:
    """Houses of four lines, joined by streets."""
    inner = 12
    canvas = Canvas(pitch * (side - 1) + inner + 2, 4 * side)
    announced, homes = _announced(view), _homes(teller)
    for place, (column, row) in _net(teller).items():
        x, y = pitch * column, 4 * row
        marked = announced is not None and place in (announced.start, announced.goal)
        canvas.box(x, y, inner + 2, 4, "frame" if marked else "street")
        if column < side - 1:
            canvas.path([(x + inner + 1, y + 1), (x + pitch, y + 1)], "street")
        if row < side - 1:
            canvas.path([(x + inner // 2, y + 3), (x + inner // 2, y + 4)], "street")
        if place in homes:
            canvas.put(x + 2, y, _home_mark(homes[place], teller))
        canvas.put(x + 1, y + 1, _short(place, teller)[:inner], "bold" if place in homes else "")
        canvas.put(x + 1, y + 2, _pieces_at(view, teller, place, announced, inner))
    return canvas.lines()


def _draw_tight_net(view: View, teller: Teller, side: int, pitch: int) -> list[Text]:
    """Two lines a house: its name on the street, and who stands there."""
    canvas = Canvas(pitch * side, 2 * side)
    announced, homes = _announced(view), _homes(teller)
    for place, (column, row) in _net(teller).items():
        x, y = pitch * column, 2 * row
        if column < side - 1:
            canvas.path([(x, y), (x + pitch, y)], "street")
        if row < side - 1:
            canvas.path([(x, y), (x, y + 2)], "street")
        name = ink(_short(place, teller)[: pitch - 1], "bold" if place in homes else "")
        if announced is not None and place in (announced.start, announced.goal):
            name.stylize("accent")
        if place in homes:
            name = name[: pitch - 1 - len(homes[place]) - 1] + " " + _home_mark(homes[place], teller)
        canvas.put(x, y, name)
        if len(name.plain) < pitch - 1:
            canvas.put(x + len(name.plain), y, " ")
        canvas.put(x + 2, y + 1, _pieces_at(view, teller, place, announced, pitch - 2))
    return canvas.lines()


def _side(teller: Teller) -> int:
    return len({place["x"] for place in teller.table["components"]["places"]})


def _net(teller: Teller) -> dict[str, Spot]:
    places = teller.table["components"]["places"]
    xs, ys = sorted({place["x"] for place in places}), sorted({place["y"] for place in places})
    return {place["id"]: (xs.index(place["x"]), ys.index(place["y"])) for place in places}


# ---------------------------------------------------------------------------------- Agent
def _is_agent(teller: Teller) -> bool:
    return teller.table["game"] == "agent"


def _draw_map(view: View, teller: Teller, spots: dict[str, Spot], rows: tuple[int, ...]) -> list[Text]:
    """Names on a grid of seven by seven; pieces below their city, to the right of the link that leaves it."""
    canvas = Canvas(_MAP_WIDTH, rows[-1])
    announced, homes = _announced(view), _homes(teller)
    taken = set(spots.values())
    at = {place: (_MAP_COLUMNS[column], rows[row]) for place, (column, row) in spots.items()}
    for one, two in teller.table["components"]["links"]:
        _draw_link(canvas, spots[one], spots[two], at[one], at[two], taken)
    for place, (x, y) in at.items():
        name = Text(_short(place, teller))
        if place in homes:
            home = _agent(homes[place][0], teller)
            name = ink(f"{home.mark[0]}·{name.plain}", f"piece.{home.colour}")
        elif announced is not None and place in (announced.start, announced.goal):
            name.stylize("accent")
        left = x - len(name.plain) // 2
        standing = _pieces_at(view, teller, place, announced, 10)
        row = spots[place][1]
        if rows[row + 1] - y > 1:
            canvas.put(x + 1, y + 1, standing)
        elif standing.plain:
            name = name + " " + standing
        canvas.put(left - 1, y, Text(" ") + name + " ")
    return canvas.lines()


def _draw_link(canvas: Canvas, one: Spot, two: Spot, a: Spot, b: Spot, taken: set[Spot]) -> None:
    """Straight along a row or column, slanting to a diagonal neighbour, else round the corner that is free."""
    if one[0] == two[0] or one[1] == two[1]:
        canvas.path([a, b], "street")
    elif abs(one[0] - two[0]) == abs(one[1] - two[1]) == 1:
        (x1, y1), (x2, y2) = sorted((a, b), key=lambda spot: spot[1])
        for step, part in enumerate((0.62,) if y2 - y1 == 2 else (0.5, 0.72), 1):
            canvas.put(x1 + round((x2 - x1) * part), y1 + step, "╲" if x2 > x1 else "╱", "street")
    elif (two[0], one[1]) in taken:
        canvas.path([a, (a[0], b[1]), b], "street")
    else:
        canvas.path([a, (b[0], a[1]), b], "street")


# ---------------------------------------------------------------------------------- both
def _short(place: str, teller: Teller) -> str:
    return teller.name("place", place, "short")


def _agent(agent: str, teller: Teller) -> Piece:
    found = piece("agent", agent, teller)
    assert found is not None
    return found


def _homes(teller: Teller) -> dict[str, list[str]]:
    homes: dict[str, list[str]] = {}
    for agent in teller.table["components"]["agents"]:
        homes.setdefault(agent["home"], []).append(agent["id"])
    return homes


def _home_mark(agents: list[str], teller: Teller) -> Text:
    pieces = [_agent(agent, teller) for agent in agents]
    return Text("" if len(pieces[0].mark) == 1 else " ").join(map(badge, pieces))


def _announced(view: View) -> Announced | None:
    action: dict[str, Any] | None = view["announced"]
    if action is None:
        return None
    start = view["agents"][action["agent"]]
    return Announced(action["agent"], start, action.get("to", start))


def _pieces_at(view: View, teller: Teller, place: str, announced: Announced | None, room: int) -> Text:
    """Who stands in a place, and the briefcase; with a pale arrow for who is about to come."""
    case = view["case"]
    holder = case["holder"] if case["at"] == place else None
    tokens: list[tuple[str, str]] = []
    if case["at"] == place and holder is None:
        tokens.append((CASE, "piece.case"))
    for agent, where in view["agents"].items():
        if where == place:
            stands = _agent(agent, teller)
            tokens.append((stands.mark, f"piece.{stands.colour}"))
            if agent == holder:
                tokens.append((CASE, "piece.case"))
    if announced is None or announced.goal != place or announced.start == place:
        return _tokens(tokens, room)
    arrow = ink(f"→{_agent(announced.agent, teller).mark}", "accent")
    standing = _tokens(tokens, room - len(arrow.plain) - 1)
    return standing + " " + arrow if standing.plain else arrow


def _tokens(tokens: list[tuple[str, str]], room: int) -> Text:
    """The tokens as wide as there is room for: with a margin of colour, with gaps, or close together."""
    wide = Text(" ").join(ink(f" {sign} ", style) for sign, style in tokens)
    if len(wide.plain) <= room and all(len(sign) == 1 for sign, _ in tokens):
        return wide
    gaps = Text(" ").join(ink(sign, style) for sign, style in tokens)
    if len(gaps.plain) <= room:
        return gaps
    return Text("").join(ink(sign, style) for sign, style in tokens)
