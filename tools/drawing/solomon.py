"""The boards of Agent and Casablanca: a map with routes, and a city of twenty-five houses."""

from __future__ import annotations

from itertools import groupby, pairwise

from tools.drawing.paper import (
    INK,
    KEY_LINE,
    RAISED,
    Box,
    Key,
    Language,
    Point,
    Sheet,
    bend,
    called,
    circle,
    distance,
    listed,
    rect,
    way,
)
from tools.drawing.pieces import FILL, briefcase, front, letter, on, pawn, shape
from valise_games.games.solomon.board import Board, Piece

SEA, ROUTE, RIPPLE = "#D5E4E6", "#17648F", "#BFD6DA"
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


def draw(board: Board, language: Language, id: str) -> Sheet:
    return _map(board, language, id) if board.case_is_held else _city(board, language, id)


def homes(board: Board) -> list[tuple[int, list[Piece]]]:
    return [(home, list(agents)) for home, agents in groupby(board.agents, key=lambda agent: agent.home)]


def marks(agents: list[Piece]) -> list[str]:
    """G1 and G2, or G and P."""
    return [letter(agent.colour) + agent.id.partition("-")[2] for agent in agents]


# ---------------------------------------------------------------------------------- in words
def tell(board: Board, language: Language) -> str:
    places, links = len(board.places), len(board.links)
    case = called(board.places[board.case_start], language)
    at_home = [(called(board.places[home], language), listed(marks(agents), language)) for home, agents in homes(board)]
    if language == "fr":
        start = "; ".join(f"{home}, {who}" for home, who in at_home).replace("; ", " ; ")
        if board.case_is_held:
            return (
                f"Le plateau d’Agent : une carte de {places} villes et de {links} liaisons. La valise est à {case}, au"
                f" milieu. Les capitales sont carrées, avec leurs agents : {start}."
            )
        return (
            f"Le plateau de Casablanca : {places} bâtiments en cinq rangées de cinq, et {links} rues entre voisins. La"
            f" valise est au {case}, au milieu. Les bases sont aux coins, sur fond sombre, avec leurs agents :"
            f" {start}."
        )
    start = "; ".join(f"{home}, {who}" for home, who in at_home)
    if board.case_is_held:
        return (
            f"The board of Agent: a map of {places} cities and {links} links. The briefcase is in {case}, in the"
            f" middle. The capitals are square, with their agents: {start}."
        )
    return (
        f"The board of Casablanca: {places} buildings in five rows of five, and {links} streets between neighbours. The"
        f" briefcase is in the {case}, in the middle. The bases are the corners, with dark name plates and their"
        f" agents: {start}."
    )


# ---------------------------------------------------------------------------------- Agent
def _map(board: Board, language: Language, id: str) -> Sheet:
    title = "Le plateau d’Agent" if language == "fr" else "The board of Agent"
    sheet = Sheet(id, title, tell(board, language), Box(-40, 16, 800, 760))
    spots: list[Point] = [(place.x, place.y) for place in board.places]
    sheet.add(rect(sheet.area, SEA, INK))
    centre = spots[board.case_start]
    sheet.add(*(circle(*centre, radius, "none", RIPPLE, 1) for radius in range(70, 331, 65)))
    for line in routes(board.links, spots, sheet.area):
        sheet.lines.append(line)
        sheet.add(way(line, ROUTE, 2.2))
    _take_spots(sheet, board, spots)
    special = {board.case_start, *(agent.home for agent in board.agents)}
    names = [called(place, language) for place in board.places]
    ordinary = [index for index in range(len(names)) if index not in special]
    for index in sorted(special):
        _special_city(sheet, board, index, names[index])
    for index in sorted(ordinary, key=lambda i: sheet.freedom(spots[i], 11, names[i], 16)):
        parts = [circle(*spots[index], 8, RAISED, INK, 2), sheet.name(spots[index], 11, names[index], 16, halo=SEA)]
        sheet.group(board.places[index].id, names[index], *parts)
    sheet.key([_map_key(language)])
    return sheet


def _special_city(sheet: Sheet, board: Board, index: int, name: str) -> None:
    """A capital with its agents, or where the briefcase lies."""
    x, y = board.places[index].x, board.places[index].y
    at_home = [agent for agent in board.agents if agent.home == index]
    if at_home:
        parts = [_capital(x, y, at_home[0].colour), sheet.name((x, y), 19, name, 18, bold=True, halo=SEA)]
        parts += _company(sheet, (x, y), at_home)
    else:
        parts = [shape("star", x, y, 17, ROUTE)]
        box = sheet.spot((x, y), 16, 40, 34)
        parts += [briefcase(*box.middle, 38), sheet.name((x, y), 16, name, 17, bold=True, halo=SEA)]
    sheet.group(board.places[index].id, name, *parts)


def _take_spots(sheet: Sheet, board: Board, spots: list[Point]) -> None:
    home = {agent.home for agent in board.agents}
    for index, (x, y) in enumerate(spots):
        side = 34 if index in home else 32 if index == board.case_start else 18
        sheet.taken.append(Box.around(x, y, side, side))


def _capital(x: float, y: float, colour: str) -> str:
    frame = rect(Box.around(x, y, 34, 34), RAISED, INK, 2, 3)
    return frame + shape("square", x, y, 13, FILL[colour], letter(colour), on(colour))


def _company(sheet: Sheet, at: Point, agents: list[Piece]) -> list[str]:
    wide = 38 * len(agents)
    box = sheet.spot(at, 17, wide, TALL + 4)
    return [
        pawn(agent.colour, box.left + 17 + 38 * i, box.bottom - 2, TALL, agent.id.partition("-")[2])
        for i, agent in enumerate(agents)
    ]


def _map_key(language: Language) -> Key:
    capital = _capital(0, 0, "green")
    agent = pawn("green", -2, 15, 32, "1")
    if language == "fr":
        return [
            (circle(0, 0, 8, RAISED, INK, 2), 18, "ville"),
            (capital, 34, "capitale"),
            (agent, 30, "agent et son numéro"),
            (briefcase(0, -2, 30), 32, "la valise"),
            (way([(-16, 0), (16, 0)], ROUTE, 2.2), 34, "liaison"),
        ]
    return [
        (circle(0, 0, 8, RAISED, INK, 2), 18, "city"),
        (capital, 34, "capital"),
        (agent, 30, "agent and its number"),
        (briefcase(0, -2, 30), 32, "the briefcase"),
        (way([(-16, 0), (16, 0)], ROUTE, 2.2), 34, "link"),
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
def _city(board: Board, language: Language, id: str) -> Sheet:
    title = "Le plateau de Casablanca" if language == "fr" else "The board of Casablanca"
    sheet = Sheet(id, title, tell(board, language), Box(20, 8, 740, 712))
    sheet.add(rect(sheet.area, SAND, INK))
    for a, b in board.links:
        one, other = board.places[a], board.places[b]
        sheet.add(way([(one.x - 6, one.y + 14), (other.x - 6, other.y + 14)], STREET, 26))
    for index, place in enumerate(board.places):
        name = called(place, language)
        at_home = [agent for agent in board.agents if agent.home == index]
        parts = _house(place.id, place.x, place.y, bool(at_home), index == board.case_start)
        plate = Box(place.x - 60, place.y + 26, place.x + 48, place.y + 58)
        x, y = plate.middle
        parts.append(rect(plate, INK if at_home else ROOF, INK))
        parts.append(sheet.wrapped(x, y + 4, name, 13, 102, fill="#FFFFFF" if at_home else INK, bold=bool(at_home)))
        parts += [pawn(agent.colour, place.x - 32 + 52 * i, place.y + 25, 44) for i, agent in enumerate(at_home)]
        if index == board.case_start:
            parts.append(briefcase(place.x - 6, place.y + 8, 38))
        sheet.group(place.id, name, *parts)
    sheet.key([_city_key(language)])
    return sheet


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
    plate = rect(Box.around(0, 0, 44, 18), INK)
    street = rect(Box.around(0, 0, 34, KEY_LINE - 16), STREET, SAND)
    agent = pawn("green", 0, 15, 32)
    if language == "fr":
        return [(plate, 44, "base"), (agent, 28, "agent"), (briefcase(0, -2, 30), 32, "la valise"), (street, 34, "rue")]
    return [
        (plate, 44, "base"),
        (agent, 28, "agent"),
        (briefcase(0, -2, 30), 32, "the briefcase"),
        (street, 34, "street"),
    ]
