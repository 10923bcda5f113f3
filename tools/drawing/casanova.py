"""The board of Casanova: Venice by night, canals between two basins, dotted streets with theatres; and a turn on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tools.drawing.paper import (
    INK,
    PAPER,
    Box,
    Key,
    Language,
    Point,
    Sheet,
    along,
    circle,
    distance,
    named,
    path,
    polygon,
    rect,
    say,
    way,
)
from tools.drawing.pieces import FILL, on, shape
from valise_games import Match
from valise_games.games import casanova
from valise_games.games.casanova.board import BOARDS, DOGE, PALAZZO, STAGE, Board, Place

VENICE = BOARDS["standard"]

NIGHT, WATER, SHORE, LINK, LAMP, THEATRE, PALE = (
    "#141B3C", "#2B5B8C", "#4A6FA8", "#8FB7DE", "#F2D58A", "#9A2A63", "#FCF3DC",
)  # fmt: skip
HULL = "M-22-3C-14 6 14 6 21-4c3 0 4 3 2 5C15 12-15 12-23 1c-2-2-1-4 1-4ZM21-4l3-7 4 1-2 3 1 3-4 4Z"
WAY = "#FF7A4D"  # of who moves, in the worked turn


def tell(board: Board, language: Language) -> str:
    return say(
        language,
        "board-casanova-told",
        stages=len(board.of_kind(STAGE)),
        palazzi=len(board.of_kind(PALAZZO)),
        doge=len(board.of_kind(DOGE)),
        streets=len(board.streets),
        theatres=len(board.theatres()),
        mouths={"list": [board.places[mouth].id for mouth in board.mouths], "join": "comma"},
        canals=len({place.id[0] for place in board.places if place.kind == STAGE}),
    )


def called(place: Place, language: Language) -> str:
    """ "A1, west rio", "palazzo 1"."""
    canal = named(casanova.__name__, f"canal-{place.id[0]}", language) if place.kind == STAGE else ""
    return say(language, f"place-{place.kind}", place=place.id, canal=canal, number=place.id[1:])


def draw(board: Board, language: Language, id: str) -> Sheet:
    sheet = Sheet(id, say(language, id), tell(board, language), Box(0, 0, 700, 760), key_lines=2)
    _venice(sheet, board, language)
    sheet.key(_key(language))
    return sheet


def _venice(sheet: Sheet, board: Board, language: Language) -> None:
    sheet.add(rect(sheet.area, NIGHT, INK))
    _water(sheet, board)
    _streets(sheet, board)
    for place in board.places:
        sheet.taken.append(Box.around(place.x, place.y, 24, 24))
    for number, index in enumerate(board.of_kind(PALAZZO)):
        _palazzo(sheet, board.places[index], board.ladies[number].shape, FILL[board.ladies[number].colour], language)
    for index in board.of_kind(DOGE):
        place = board.places[index]
        parts = [shape("diamond", place.x, place.y, 10, LAMP)]
        parts.append(sheet.text(place.x, place.y + 27, place.id, 14, fill=PALE, bold=True))
        sheet.group(place.id, called(place, language), *parts)
    _palace(sheet, board, language)
    for index in board.of_kind(STAGE):
        if sheet.area.holds(Box.around(*_at(board.places[index]), 16, 16)):
            _stage(sheet, board.places[index], index in board.mouths, language)


# ---------------------------------------------------------------------------------- a turn
NAMES = ("Anne", "Esma", "Farid")
PART = Box(40, 8, 660, 350)  # the upper basin and what lies below it
SEED = 22  # Esma begins, and Casanova is in the theatre A2–G2
BEFORE = "move P2 B1 | end-turn | move P3 G1 | end-turn"
TURN = (
    "move P1 A1 | move A1 A2",
    "inspect-theatre A2-G2 | exchange | walk G2 | move G2 G3",
    "inspect-gondola 1 | leave | end-turn",
)


def turn(language: Language) -> list[tuple[str, str]]:
    """The worked turn of the rules: how Anne comes to the theatre, how she goes on, and what she does there."""
    match = Match.new("casanova", len(NAMES), seed=SEED)
    _play(match, BEFORE)
    drawn = []
    for number, lines in enumerate(TURN, 1):
        done = len(match.events(None))
        _play(match, lines)
        steps = [event for event in match.events(None)[done:] if event["what"] in ("moved", "walked", "inspected")]
        told = say(language, f"turn-casanova-{number}")
        sheet = Sheet(f"turn-casanova-{number}", say(language, "turn-casanova"), told, PART, key_lines=0)
        _scene(sheet, match, steps, language)
        drawn.append((sheet.svg(), told))
    return drawn


def _play(match: Match, lines: str) -> None:
    """Lines as "move A1 A2 | inspect-gondola 1", of whoever is to move."""
    for line in lines.split("|"):
        do, *rest = line.split()
        fields: dict[str, object] = {}
        if do == "move":
            fields = {"from": rest[0], "to": rest[1]}
        elif do == "walk":
            fields = {"to": rest[0]}
        elif do == "inspect-theatre":
            fields = {"theatre": rest[0]}
        elif do == "inspect-gondola":
            fields = {"lady": int(rest[0])}
        match.play(match.to_act[0], {"do": do, **fields})


def _scene(sheet: Sheet, match: Match, steps: Sequence[dict[str, Any]], language: Language) -> None:
    """How the match stands, with the way of who moved last, and a ring around what she inspected."""
    board, view = VENICE, match.view(None)
    at = {place.id: _at(place) for place in board.places}
    ways = [(at[step["from"]], at[step["to"]], step["what"] == "walked") for step in steps if "to" in step]
    rings = [_seen(view, step) for step in steps if step["what"] == "inspected"]
    docked = [*view["empty"], *(seat["at"] for seat in view["seats"])]
    sheet.taken += [Box.around(*at[place], 46, 30) for place in docked]
    sheet.taken += [Box.around(x, y - 2, 58, 58) for x, y in rings]
    sheet.taken += [Box.around(place.x, place.y + 22, 30, 20) for place in board.places if place.kind == PALAZZO]
    sheet.lines += [[start, end] for start, end, _ in ways]
    _venice(sheet, board, language)
    sheet.add(*(_arrow(start, end, walked) for start, end, walked in ways))
    for place in view["empty"]:
        sheet.group(f"gondola-{place}", place, _gondola(*at[place]))
    for number, seat in enumerate(view["seats"]):
        lady = board.ladies[number]
        x, y = at[seat["at"]]
        sign = shape(lady.shape, x, y - 5, 11, FILL[lady.colour], NAMES[number][0], on(lady.colour))
        sheet.group(f"lady-{number}", NAMES[number], _gondola(x, y), sign)
    sheet.add(*(circle(x, y - 2, 27, "none", WAY, 4) for x, y in rings))
    whole, part = (f"M{b.left} {b.top}H{b.right}V{b.bottom}H{b.left}Z" for b in (sheet.sheet, sheet.area))
    sheet.add(path(whole + part, PAPER, extra=' fill-rule="evenodd"'), rect(sheet.area, "none", INK))


def _seen(view: dict[str, Any], step: dict[str, Any]) -> Point:
    """Where the couple is that was inspected."""
    if "lady" in step:
        return _at(VENICE.places[VENICE.find(view["seats"][step["lady"]]["at"])])
    ends = {VENICE.find(end) for end in step["theatre"].split("-")}
    return next((street.x, street.y) for street in VENICE.streets if {street.a, street.b} == ends)


def _gondola(x: float, y: float) -> str:
    return path(HULL, "#0C1330", PALE, 1.5, f' transform="translate({x} {y + 3})"')


def _arrow(a: Point, b: Point, walked: bool) -> str:
    """From one place to another, and not quite; on foot it is dotted."""
    length = distance(a, b)
    tip = along(a, b, 1 - 16 / length)
    dx, dy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    neck = (tip[0] - 13 * dx, tip[1] - 13 * dy)
    head = [tip, (neck[0] - 8 * dy, neck[1] + 8 * dx), (neck[0] + 8 * dy, neck[1] - 8 * dx)]
    dots = ' stroke-dasharray="0.1 11"' if walked else ""
    return way([a, neck], WAY, 6 if walked else 5, dots) + polygon(head, WAY, NIGHT)


# ---------------------------------------------------------------------------------- ways
def _at(place: Place) -> Point:
    return place.x, place.y


def _basins(board: Board) -> list[set[int]]:
    """Each with its mouths: everything in it is one link from everything."""
    found = []
    for kind in (PALAZZO, DOGE):
        docks = set(board.of_kind(kind))
        found.append(docks | {mouth for mouth in board.mouths if docks & set(board.neighbours(mouth))})
    return found


def _water(sheet: Sheet, board: Board) -> None:
    basins = _basins(board)
    canals = [
        (_at(board.places[a]), _at(board.places[b]))
        for a, b in board.water
        if not any(a in basin and b in basin for basin in basins)
    ]
    pools = []
    for basin in basins:
        docks = [board.places[i] for i in basin - set(board.mouths)]
        ends = [board.places[i] for i in basin & set(board.mouths)]
        xs = [place.x for place in docks + ends]
        foot = max(*(place.y + 36 for place in docks), *(place.y + 20 for place in ends))
        pools.append(Box(min(xs) - 34, min(place.y for place in docks + ends) - 12, max(xs) + 34, foot))
    for more, colour in ((5, SHORE), (0, WATER)):
        sheet.add(*(way(canal, colour, 30 + more) for canal in canals))
        sheet.add(
            *(rect(Box(p.left - more / 2, p.top - more / 2, p.right + more / 2, p.bottom + more / 2), colour, radius=34)
              for p in pools)
        )  # fmt: skip
    for canal in canals:
        sheet.lines.append(list(canal))
        sheet.add(way(canal, LINK, 2))


def _streets(sheet: Sheet, board: Board) -> None:
    for street in board.streets:
        a, b = board.places[street.a], board.places[street.b]
        middle = [(float(street.x), float(street.y))] if street.theatre else []
        line = [_at(a), *middle, _at(b)]
        sheet.lines.append(line)
        sheet.add(way(line, LAMP, 2.6, ' stroke-dasharray="0.1 7"'))
    for street in board.theatres():
        name = f"{board.places[street.a].id}–{board.places[street.b].id}"
        sheet.taken.append(Box.around(street.x, street.y, 32, 34))
        sheet.group(f"theatre-{name}", name, _theatre(street.x, street.y))


def _theatre(x: float, y: float) -> str:
    walls: list[Point] = [(x - 14, y + 14), (x - 14, y - 5), (x, y - 17), (x + 14, y - 5), (x + 14, y + 14)]
    return polygon(walls, THEATRE, LAMP) + (
        f'<text x="{x}" y="{y + 10}" font-size="17" font-weight="700" text-anchor="middle" fill="#FFFFFF">T</text>'
    )


# ---------------------------------------------------------------------------------- places
def _palazzo(sheet: Sheet, place: Place, kind: str, fill: str, language: Language) -> None:
    x, y = place.x, place.y
    roof: list[Point] = [(x - 34, y - 40), (x - 28, y - 48), (x + 28, y - 48), (x + 34, y - 40)]
    parts = [rect(Box(x - 30, y - 40, x + 30, y - 14), "#0C1330", LINK), polygon(roof, "#0C1330", LINK)]
    parts += [path(f"M{x + 2 + 9 * i} {y - 16}v-10a3 3 0 0 1 6 0v10z", LAMP) for i in range(3)]
    parts.append(shape(kind, x - 15, y - 26, 9, fill))
    parts.append(shape("square", x, y, 9, PALE))
    parts.append(sheet.text(x, y + 27, place.id, 14, fill=PALE, bold=True))
    sheet.group(place.id, called(place, language), *parts)


def _stage(sheet: Sheet, place: Place, is_mouth: bool, language: Language) -> None:
    x, y = place.x, place.y
    parts = [circle(x, y, 13, "none", LAMP, 3)] if is_mouth else []
    parts.append(circle(x, y, 8, PALE, INK, 2))
    parts.append(sheet.name((x, y), 14 if is_mouth else 10, place.id, 15, fill=PALE, bold=True, halo=NIGHT))
    sheet.group(place.id, called(place, language), *parts)


def _palace(sheet: Sheet, board: Board, language: Language) -> None:
    docks = [board.places[index] for index in board.of_kind(DOGE)]
    left, right, top = min(d.x for d in docks) - 10, max(d.x for d in docks) + 10, max(d.y for d in docks) + 42
    sheet.add(rect(Box(left, top, right, top + 30), "#0C1330", LINK))
    sheet.add(sheet.text((left + right) / 2, top + 21, say(language, "doges-palace"), 17, fill=LAMP))
    windows = [*range(left + 14, left + 62, 16), *range(right - 62, right - 14, 16)]
    sheet.add(*(path(f"M{x} {top + 30}v-14a4 4 0 0 1 8 0v16z", LAMP) for x in windows))


def _key(language: Language) -> list[Key]:
    stage = circle(0, 0, 8, PALE, INK, 2)
    mouth = circle(0, 0, 13, "none", "#A36A00", 3) + stage
    canal = way([(-17, 0), (17, 0)], WATER, 16) + way([(-17, 0), (17, 0)], LINK, 2)
    street = rect(Box.around(0, 0, 44, 16), NIGHT) + way([(-18, 0), (18, 0)], LAMP, 2.6, ' stroke-dasharray="0.1 7"')
    home, his = shape("square", 0, 0, 9, PALE), shape("diamond", 0, 0, 10, LAMP)
    first: Key = [
        (stage, 20, say(language, "key-stage")),
        (mouth, 30, say(language, "key-mouth")),
        (home, 22, say(language, "key-palazzo")),
        (his, 24, say(language, "key-doge")),
    ]
    second: Key = [
        (canal, 50, say(language, "key-canal")),
        (street, 44, say(language, "key-alley")),
        (_theatre(0, 2), 30, say(language, "key-theatre")),
    ]
    return [first, second]
