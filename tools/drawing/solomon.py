"""The boards of Agent and Casablanca: a map with routes, and a city of twenty-five houses; and a turn on each."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby, pairwise

from tools.drawing.paper import (
    INK,
    KEY_LINE,
    PAPER,
    RAISED,
    Box,
    Key,
    Language,
    Point,
    Sheet,
    along,
    bend,
    called,
    circle,
    distance,
    path,
    polygon,
    rect,
    say,
    way,
)
from tools.drawing.pieces import FILL, briefcase, front, letter, on, pawn, shape
from valise_games import Match
from valise_games.games.solomon.board import AGENT, CASABLANCA, Board, Piece

SEA, ROUTE, RIPPLE = "#D5E4E6", "#17648F", "#BFD6DA"
ARROW = "#C2401F"
SAND, STREET, WALL, SIDE, ROOF, DOOR = "#ECCB8F", "#F8E8C4", "#FFFDF6", "#D9966A", "#FFF6E0", "#27406B"
TALL = 40  # of an agent
BELLIES = (0, 5, -5, 10, -10, 15, -15, 20, -20, 25, -25, 30, -30)  # of a link, in percent of its length

# What stands on a roof, and how many doors and windows are below; the others have a flat roof and three.
ROOFS = {
    "ricks-cafe": ("dome", 3), "clock-gate": ("tower", 1), "hotel": ("flat", 5), "hammam": ("domes", 3),
    "coppersmiths": ("dome", 3), "barber": ("awning", 2), "tea-house": ("awning", 3), "fountain": ("flat", 4),
    "stables": ("flat", 3), "bakery": ("dome", 3), "madrasa": ("walls", 3), "police": ("walls", 3),
    "courthouse": ("gable", 3), "sea-gate": ("walls", 1), "carpet-hall": ("awning", 3), "cinema-rif": ("flat", 4),
    "bazaar": ("awning", 3), "airport": ("tower", 5),
}  # fmt: skip


@dataclass(frozen=True)
class Scene:
    """Where the agents and the briefcase are, and perhaps a way that one goes, from place to place."""

    standing: dict[int, list[Piece]]  # by place
    case: int
    held: bool = False
    goes: tuple[int, int] | None = None
    announced: bool = False  # it may still be undone

    @staticmethod
    def at_the_start(board: Board) -> Scene:
        return Scene(dict(homes(board)), board.case_start)


def draw(board: Board, language: Language, id: str) -> Sheet:
    area = Box(-40, 16, 800, 760) if board.case_is_held else Box(20, 8, 740, 712)
    sheet = Sheet(id, say(language, id), tell(board, language, id), area)
    if board.case_is_held:
        _map(sheet, board, language, Scene.at_the_start(board))
        sheet.key([_map_key(language)])
    else:
        _city(sheet, board, language, Scene.at_the_start(board))
        sheet.key([_city_key(language)])
    return sheet


def homes(board: Board) -> list[tuple[int, list[Piece]]]:
    return [(home, list(agents)) for home, agents in groupby(board.agents, key=lambda agent: agent.home)]


def marks(agents: list[Piece]) -> list[str]:
    """G1 and G2, or G and P."""
    return [letter(agent.colour) + agent.id.partition("-")[2] for agent in agents]


# ---------------------------------------------------------------------------------- in words
def tell(board: Board, language: Language, id: str) -> str:
    at_home = [
        say(language, "home-told", home=called(board.places[home], language), agents=marks(agents))
        for home, agents in homes(board)
    ]
    return say(
        language,
        f"{id}-told",
        places=len(board.places),
        links=len(board.links),
        case=called(board.places[board.case_start], language, "at"),
        homes=say(language, "home-between").join(at_home),
    )


# ---------------------------------------------------------------------------------- a turn
@dataclass(frozen=True)
class Script:
    """A worked turn: of whom, on which part of the board, and what was played before it, in it, and instead."""

    board: Board
    part: Box
    names: tuple[str, ...]
    first: int  # the seat that begins
    before: str
    announced: str
    contest: str
    instead: str


SCRIPTS = {
    "agent": Script(
        board=AGENT["standard"],
        part=Box(300, 40, 746, 424),
        names=("Karim", "Lena", "Oscar"),
        first=1,
        before="""Lena: lot red-1 500 | Lena: lot red-1 400 | Lena: done | Oscar: done | Karim: lot red-1 500
            | Karim: lot red-1 200 | Karim: done | Lena: move red-1 kiev | Oscar: move red-1 istanbul
            | Karim: move red-1 tangier with-case | Lena: move red-1 istanbul with-case
            | Oscar: move red-1 kiev with-case""",
        announced="Karim: move red-1 istanbul with-case",
        contest="""Lena: protest | Oscar: let-pass | Karim: insist | Lena: bid 300 | Karim: bid 300 | Lena: bid 600
            | Karim: bid 700 | Lena: bid 800 | Karim: give-way | Lena: undo""",
        instead="Karim: move blue-1 berlin",
    ),
    "casablanca": Script(
        board=CASABLANCA["standard"],
        part=Box(306, 8, 740, 432),
        names=("Anne", "Brice"),
        first=0,
        before="""Anne: bribe | Anne: lot white 500 | Anne: done | Brice: bribe | Brice: lot white 300 | Brice: done
            | Anne: move white cinema-rif | Brice: move white telegraph | Anne: move white changers
            | Brice: move white bazaar | Anne: move white changers with-case
            | Brice: move white telegraph with-case | Anne: move white cinema-rif with-case""",
        announced="Brice: move white telegraph with-case",
        contest="""Anne: protest | Anne: bid 100 | Brice: hold | Anne: bid 200 | Brice: hold | Anne: bid 500
            | Brice: give-way""",
        instead="Brice: move blue spice-loft",
    ),
}


def turn(language: Language, id: str) -> list[tuple[str, str]]:
    """The worked turn of the rules: what is announced, and what is done instead."""
    script = SCRIPTS[id]
    match = _match(id, len(script.names), script.first)
    _play(match, script.names, script.before)
    _play(match, script.names, script.announced, answered=False)
    scenes = [_scene(script.board, match, announced=True)]
    _play(match, script.names, script.contest, answered=False)
    _play(match, script.names, script.instead)
    scenes.append(_scene(script.board, match))
    return [_moment(script, scene, language, id, number) for number, scene in enumerate(scenes, 1)]


def _match(id: str, seats: int, first: int) -> Match:
    """In which that seat begins."""
    return next(match for seed in range(99) if (match := Match.new(id, seats, seed=seed)).view(None)["mover"] == first)


def _play(match: Match, names: tuple[str, ...], lines: str, *, answered: bool = True) -> None:
    """Lines as "Anne: move white changers with-case"; who is asked lets it pass, unless the lines answer."""
    for line in lines.split("|"):
        name, _, words = line.strip().partition(": ")
        do, *rest = words.split()
        action: dict[str, object] = {"do": do}
        if do == "move":
            action |= {"agent": rest[0], "to": rest[1], "case": rest[-1] == "with-case"}
        elif do == "lot":
            action |= {"agent": rest[0], "worth": int(rest[1])}
        elif do == "bid":
            action |= {"sum": int(rest[0])}
        match.play(names.index(name), action)
        if answered and do == "move":
            for seat in match.to_act:
                match.play(seat, {"do": "let-pass"})


def _scene(board: Board, match: Match, *, announced: bool = False) -> Scene:
    """How the match stands, and what was announced last."""
    view = match.view(None)
    last = [event for event in match.events(None) if event["what"] == "announced"][-1]
    standing: dict[int, list[Piece]] = {}
    for piece in board.agents:
        standing.setdefault(board.find(view["agents"][piece.id]), []).append(piece)
    goes = board.find(last["from"]), board.find(last["action"]["to"])
    return Scene(standing, board.find(view["case"]["at"]), view["case"]["holder"] is not None, goes, announced)


def _moment(script: Script, scene: Scene, language: Language, id: str, number: int) -> tuple[str, str]:
    name, told = f"turn-{id}-{number}", say(language, f"turn-{id}-{number}")
    sheet = Sheet(name, say(language, f"turn-{id}"), told, script.part, key_lines=0)
    (_map if script.board.case_is_held else _city)(sheet, script.board, language, scene)
    whole, part = (f"M{b.left} {b.top}H{b.right}V{b.bottom}H{b.left}Z" for b in (sheet.sheet, sheet.area))
    sheet.add(path(whole + part, PAPER, extra=' fill-rule="evenodd"'), rect(sheet.area, "none", INK))
    return sheet.svg(), told


def _arrow(a: Point, b: Point, reach: float, dashed: bool) -> str:
    """From one place to another, and not quite."""
    length = distance(a, b)
    start, tip = along(a, b, reach / length), along(a, b, 1 - reach / length)
    dx, dy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    neck = (tip[0] - 16 * dx, tip[1] - 16 * dy)
    head = [tip, (neck[0] - 9 * dy, neck[1] + 9 * dx), (neck[0] + 9 * dy, neck[1] - 9 * dx)]
    dashes = ' stroke-dasharray="9 9"' if dashed else ""
    return way([start, neck], RAISED, 11) + way([start, neck], ARROW, 6, dashes) + polygon(head, ARROW, RAISED)


# ---------------------------------------------------------------------------------- Agent
def _map(sheet: Sheet, board: Board, language: Language, scene: Scene) -> None:
    spots: list[Point] = [(place.x, place.y) for place in board.places]
    sheet.add(rect(sheet.area, SEA, INK))
    centre = spots[board.case_start]
    sheet.add(*(circle(*centre, radius, "none", RIPPLE, 1) for radius in range(70, 331, 65)))
    for line in routes(board.links, spots, Box(-40, 16, 800, 760)):
        sheet.lines.append(line)
        sheet.add(way(line, ROUTE, 2.2))
    if scene.goes:
        start, end = (spots[place] for place in scene.goes)
        sheet.lines.append([start, end])
        sheet.add(_arrow(start, end, 14, scene.announced))
    _take_spots(sheet, board, spots)
    special = {board.case_start, *(agent.home for agent in board.agents)}
    shown = [index for index, (x, y) in enumerate(spots) if sheet.area.holds(Box.around(x, y, 20, 20))]
    names = [called(place, language) for place in board.places]
    for index in sorted(special & set(shown)):
        _special_city(sheet, board, index, names[index], scene)
    ordinary = [index for index in shown if index not in special]
    for index in sorted(ordinary, key=lambda i: (i not in scene.standing, sheet.freedom(spots[i], 11, names[i], 16))):
        parts = [circle(*spots[index], 8, RAISED, INK, 2)]
        parts += _company(sheet, spots[index], scene, index)
        parts.append(sheet.name(spots[index], 11, names[index], 16, halo=SEA))
        sheet.group(board.places[index].id, names[index], *parts)


def _special_city(sheet: Sheet, board: Board, index: int, name: str, scene: Scene) -> None:
    """A capital, or where the briefcase lies at the start."""
    x, y = board.places[index].x, board.places[index].y
    at_home = [agent for agent in board.agents if agent.home == index]
    if at_home:
        parts = [_capital(x, y, at_home[0].colour), sheet.name((x, y), 19, name, 18, bold=True, halo=SEA)]
        parts += _company(sheet, (x, y), scene, index)
    else:
        parts = [shape("star", x, y, 17, ROUTE), *_company(sheet, (x, y), scene, index)]
        parts.append(sheet.name((x, y), 16, name, 17, bold=True, halo=SEA))
    sheet.group(board.places[index].id, name, *parts)


def _take_spots(sheet: Sheet, board: Board, spots: list[Point]) -> None:
    home = {agent.home for agent in board.agents}
    for index, (x, y) in enumerate(spots):
        side = 34 if index in home else 32 if index == board.case_start else 18
        sheet.taken.append(Box.around(x, y, side, side))


def _capital(x: float, y: float, colour: str) -> str:
    frame = rect(Box.around(x, y, 34, 34), RAISED, INK, 2, 3)
    return frame + shape("square", x, y, 13, FILL[colour], letter(colour), on(colour))


def _company(sheet: Sheet, at: Point, scene: Scene, index: int) -> list[str]:
    """Who stands there, and the briefcase: under its holder, or beside."""
    agents, parts = scene.standing.get(index, []), []
    with_case = scene.case == index
    if with_case and not scene.held:
        parts.append(briefcase(*sheet.spot(at, 16, 40, 34).middle, 38))
    if agents:
        box = sheet.spot(at, 17, 38 * len(agents) + (20 if with_case and scene.held else 0), TALL + 4)
        parts += [
            pawn(agent.colour, box.left + 17 + 38 * i, box.bottom - 2, TALL, agent.id.partition("-")[2])
            for i, agent in enumerate(agents)
        ]
        if with_case and scene.held:
            parts.append(briefcase(box.right - 15, box.bottom - 10, 30))
    return parts


def _map_key(language: Language) -> Key:
    return [
        (circle(0, 0, 8, RAISED, INK, 2), 18, say(language, "key-city")),
        (_capital(0, 0, "green"), 34, say(language, "key-capital")),
        (pawn("green", -2, 15, 32, "1"), 30, say(language, "key-agent-with-number")),
        (briefcase(0, -2, 30), 32, say(language, "key-briefcase")),
        (way([(-16, 0), (16, 0)], ROUTE, 2.2), 34, say(language, "key-link")),
    ]


def routes(links: tuple[tuple[int, int], ...], spots: list[Point], field: Box) -> list[list[Point]]:
    """Each link as a line that keeps clear of other places and lines: straight if it can be, else with a belly."""
    drawn: list[list[Point]] = []
    for a, b in sorted(links, key=lambda link: distance(spots[link[0]], spots[link[1]])):
        others = [spot for i, spot in enumerate(spots) if i not in (a, b)]
        tries = [bend(spots[a], spots[b], by / 100, flat) for flat in (2, 6) for by in BELLIES]
        costs = [_in_the_way(line, others, drawn, field) + 2 * i for i, line in enumerate(tries)]
        drawn.append(tries[costs.index(min(costs))])
    return drawn


def _in_the_way(line: list[Point], others: list[Point], drawn: list[list[Point]], field: Box) -> float:
    clear = 44.0
    near = sum(max(0.0, clear - min(distance(point, spot) for point in line)) for spot in others)
    outside = sum(
        not (field.left + 12 < x < field.right - 12 and field.top + 12 < y < field.bottom - 12) for x, y in line
    )
    crossings = sum(_cross(line, other) for other in drawn)
    return near * 2 + outside * 20 + crossings * 60


def _cross(one: list[Point], other: list[Point]) -> bool:
    if one[0] in (other[0], other[-1]) or one[-1] in (other[0], other[-1]):
        return False
    if not _span(one).meets(_span(other)):
        return False
    return any(_meet(a, b, c, d) for a, b in pairwise(one[::4]) for c, d in pairwise(other[::4]))


def _span(line: list[Point]) -> Box:
    xs, ys = [x for x, _ in line], [y for _, y in line]
    return Box(min(xs), min(ys), max(xs), max(ys))


def _meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    return _side(a, b, c) != _side(a, b, d) and _side(c, d, a) != _side(c, d, b)


def _side(a: Point, b: Point, c: Point) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])


# ---------------------------------------------------------------------------------- Casablanca
def _city(sheet: Sheet, board: Board, language: Language, scene: Scene) -> None:
    sheet.add(rect(sheet.area, SAND, INK))
    for a, b in board.links:
        one, other = board.places[a], board.places[b]
        sheet.add(way([(one.x - 6, one.y + 14), (other.x - 6, other.y + 14)], STREET, 26))
    for index, place in enumerate(board.places):
        if not sheet.area.holds(Box(place.x - 60, place.y - 34, place.x + 60, place.y + 58)):
            continue
        name = called(place, language)
        is_base = any(agent.home == index for agent in board.agents)
        parts = _house(place.id, place.x, place.y, is_base, index == board.case_start)
        plate = Box(place.x - 60, place.y + 26, place.x + 48, place.y + 58)
        x, y = plate.middle
        parts.append(rect(plate, INK if is_base else ROOF, INK))
        parts.append(sheet.wrapped(x, y + 4, name, 13, 102, fill="#FFFFFF" if is_base else INK, bold=is_base))
        here = scene.standing.get(index, [])
        parts += [pawn(agent.colour, place.x - 32 + 52 * i, place.y + 25, 44) for i, agent in enumerate(here)]
        if scene.case == index:
            parts.append(briefcase(place.x + (22 if here else -6), place.y + 8, 38))
        sheet.group(place.id, name, *parts)
    if scene.goes:
        start, end = ((board.places[place].x - 6.0, board.places[place].y + 8.0) for place in scene.goes)
        sheet.add(_arrow(along(start, end, 0.1), end, 40, scene.announced))


def _house(id: str, x: float, y: float, is_base: bool, is_start: bool) -> list[str]:
    roof, arches = ROOFS.get(id, ("flat", 3))
    tint = "#C2401F" if is_start else "#E0A95E" if roof != "awning" else "#C2401F" if id == "carpet-hall" else "#2E7D4B"
    left, right, top = x - 60, x + 48, y - 20
    lid = f"M{left} {top}l12 -14H{right + 12}l-12 14Z"
    side = f"M{right} {top}l12 -14V{y + 44}l-12 14Z"
    body = Box(left, top, right, y + 26)
    return [
        f'<path d="{lid}" fill="{ROOF}" stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"/>',
        f'<path d="{side}" fill="{SIDE}" stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"/>',
        front(body, roof, 1 if is_base else arches, WALL, DOOR, tint),
    ]


def _city_key(language: Language) -> Key:
    return [
        (rect(Box.around(0, 0, 44, 18), INK), 44, say(language, "key-base")),
        (pawn("green", 0, 15, 32), 28, say(language, "key-agent")),
        (briefcase(0, -2, 30), 32, say(language, "key-briefcase")),
        (rect(Box.around(0, 0, 34, KEY_LINE - 16), STREET, SAND), 34, say(language, "key-street")),
    ]
