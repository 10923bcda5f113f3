"""The board of Casanova: Venice by night, canals between two basins, dotted streets with theatres."""

from __future__ import annotations

from tools.drawing.paper import INK, Box, Key, Language, Point, Sheet, called, circle, path, polygon, rect, way
from tools.drawing.pieces import FILL, shape
from valise_games.games.casanova.board import DOGE, PALAZZO, STAGE, Board, Place

NIGHT, WATER, SHORE, LINK, LAMP, THEATRE, PALE = (
    "#141B3C", "#2B5B8C", "#4A6FA8", "#8FB7DE", "#F2D58A", "#9A2A63", "#FCF3DC",
)  # fmt: skip


def tell(board: Board, language: Language) -> str:
    stages, palazzi, doge = (len(board.of_kind(kind)) for kind in (STAGE, PALAZZO, DOGE))
    streets, theatres = len(board.streets), len(board.theatres())
    mouths = ", ".join(board.places[mouth].id for mouth in board.mouths)
    canals = len({place.id[0] for place in board.places if place.kind == STAGE})
    if language == "fr":
        return (
            f"Le plateau de Casanova, Venise la nuit : {stages} embarcadères sur {canals} canaux. En haut, un bassin"
            f" avec les palazzi P1 à P{palazzi}, chacun avec le signe de sa dame ; en bas, un bassin avec les"
            f" embarcadères du Doge, V1 à V{doge}. Un anneau marque les embouchures : {mouths}."
            f" {streets} rues en pointillé relient les embarcadères deux à deux, {theatres} avec un théâtre, marqué T."
        )
    return (
        f"The board of Casanova, Venice by night: {stages} landing stages on {canals} canals. At the top is a basin"
        f" with the palazzi P1 to P{palazzi}, each with the sign of its lady; at the bottom a basin with the Doge's"
        f" stages, V1 to V{doge}. A ring marks the mouths: {mouths}. {streets} dotted streets join the landing stages"
        f" two by two, {theatres} of them with a theatre, marked T."
    )


def draw(board: Board, language: Language, id: str) -> Sheet:
    title = "Le plateau de Casanova" if language == "fr" else "The board of Casanova"
    sheet = Sheet(id, title, tell(board, language), Box(0, 0, 700, 760), key_lines=2)
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
        _stage(sheet, board.places[index], index in board.mouths, language)
    sheet.key(_key(language))
    return sheet


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
    words = "Le palais du Doge" if language == "fr" else "The Doge's Palace"
    sheet.add(sheet.text((left + right) / 2, top + 21, words, 17, fill=LAMP))
    windows = [*range(left + 14, left + 62, 16), *range(right - 62, right - 14, 16)]
    sheet.add(*(path(f"M{x} {top + 30}v-14a4 4 0 0 1 8 0v16z", LAMP) for x in windows))


def _key(language: Language) -> list[Key]:
    stage = circle(0, 0, 8, PALE, INK, 2)
    mouth = circle(0, 0, 13, "none", "#A36A00", 3) + stage
    canal = way([(-17, 0), (17, 0)], WATER, 16) + way([(-17, 0), (17, 0)], LINK, 2)
    street = rect(Box.around(0, 0, 44, 16), NIGHT) + way([(-18, 0), (18, 0)], LAMP, 2.6, ' stroke-dasharray="0.1 7"')
    home, his = shape("square", 0, 0, 9, PALE), shape("diamond", 0, 0, 10, LAMP)
    if language == "fr":
        first: Key = [
            (stage, 20, "embarcadère"),
            (mouth, 30, "embouchure"),
            (home, 22, "palazzo"),
            (his, 24, "chez le Doge"),
        ]
        second: Key = [(canal, 50, "canal"), (street, 44, "rue"), (_theatre(0, 2), 30, "théâtre")]
    else:
        first = [
            (stage, 20, "landing stage"),
            (mouth, 30, "mouth"),
            (home, 22, "palazzo"),
            (his, 24, "the Doge's stage"),
        ]
        second = [(canal, 50, "canal"), (street, 44, "street"), (_theatre(0, 2), 30, "theatre")]
    return [first, second]
