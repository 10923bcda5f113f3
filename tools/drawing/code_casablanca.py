"""The board of Code Casablanca: eleven fronts around a square, with an order card and the tiles in the middle."""

from __future__ import annotations

from math import atan2, pi

from tools.drawing.paper import INK, RAISED, SUNK, Box, Key, Language, Sheet, called, listed, path, rect, wrap
from tools.drawing.pieces import badge, front, letter, shape
from valise_games.games.code_casablanca.board import Board, Building

ACCENT, TINT, GROUND, SEALED, WAX = "#2C6B4F", "#DBE5D0", "#E6D7B0", "#D8CFBE", "#9C2C26"
HALF = 83  # of a front

ROOFS = {
    "micks-cafe": ("awning", 3), "station": ("tower", 5), "mosque": ("minaret", 3), "harbour": ("lighthouse", 2),
    "market-hall": ("domes", 3), "turkish-bath": ("domes", 1), "casino": ("dome", 3), "hotel": ("flat", 5),
    "post-office": ("flat", 3), "police-station": ("walls", 3), "consulate": ("gable", 4),
}  # fmt: skip


def clockwise(board: Board) -> list[Building]:
    """From the upper left corner."""
    first = min(board.buildings, key=lambda b: (b.y, b.x))
    x, y = (sum(edge) / 2 for edge in (_ends([b.x for b in board.buildings]), _ends([b.y for b in board.buildings])))

    def turn(building: Building) -> float:
        return atan2(building.y - y, building.x - x)

    return sorted(board.buildings, key=lambda building: (turn(building) - turn(first)) % (2 * pi))


def _ends(numbers: list[int]) -> tuple[int, int]:
    return min(numbers), max(numbers)


def tell(board: Board, language: Language) -> str:
    names = [called(building, language) for building in clockwise(board)]
    stars = [called(building, language) for building in board.buildings if building.star]
    laid = 2 * board.numbers - 1
    if language == "fr":
        return (
            f"Le plateau de Code Casablanca : {len(names)} bâtiments autour d’une place, dans le sens horaire :"
            f" {listed(names, 'fr')}. Une étoile noire marque {listed(stars, 'fr')}. Dans chaque bâtiment, une tuile"
            f" face cachée, {laid} en tout. Les deux piles d’ordres sont à gauche ; au milieu, un ordre, et les tuiles."
        )
    return (
        f"The board of Code Casablanca: {len(names)} buildings around a square, clockwise: {listed(names, 'en')}. A"
        f" black star marks {listed(stars, 'en')}. In each building a tile lies face down, {laid} in all. The two"
        " piles of orders are on the left; in the middle are an order, and the tiles."
    )


def draw(board: Board, language: Language, id: str) -> Sheet:
    title = "Le plateau de Code Casablanca" if language == "fr" else "The board of Code Casablanca"
    sheet = Sheet(id, title, tell(board, language), Box(0, 0, 700, 700), key_lines=1)
    sheet.add(rect(Box(178, 178, 522, 522), GROUND, "#CDB982", 1.5, 6))
    for index, building in enumerate(board.buildings):
        _front(sheet, building, TINT if index % 2 else "#F1E7CB", language)
    _piles(sheet, board, language)
    _order(sheet, board, language)
    _tiles(sheet, board, language)
    sheet.key([_key(language)])
    return sheet


def _front(sheet: Sheet, building: Building, ground: str, language: Language) -> None:
    name = called(building, language)
    box = Box.around(building.x, building.y, 2 * HALF, 2 * HALF)
    roof, arches = ROOFS.get(building.id, ("flat", 3))
    parts = [rect(box, ground, INK)]
    parts.append(rect(Box(box.left + 0.8, box.bottom - 34, box.right - 0.8, box.bottom - 0.8), GROUND))
    parts.append(
        front(
            Box(box.left + 24, box.bottom - 84, box.right - 24, box.bottom - 30),
            roof,
            arches,
            RAISED,
            "#1F4D39",
            "#7FB08F",
        )
    )
    room = 2 * HALF - (44 if building.star else 16)
    for i, line in enumerate(wrap(name, 16, room, True)):
        parts.append(sheet.text(box.left + 9, box.top + 21 + 18 * i, line, 16, anchor="start", bold=True))
    if building.star:
        parts.append(shape("star", box.right - 19, box.top + 17, 12, INK))
    parts.append(envelope(box.right - 25, box.bottom - 18))
    sheet.group(building.id, f"{name} ★" if building.star else name, *parts)


def envelope(x: float, y: float) -> str:
    """A tile face down: sealed."""
    box = Box.around(x, y, 38, 26)
    flap = path(f"M{box.left} {box.top}L{x} {y + 3}L{box.right} {box.top}", stroke=INK)
    return rect(box, SEALED, INK, 1.5, 2) + flap + f'<circle cx="{x}" cy="{y + 3}" r="5" fill="{WAX}" stroke="{INK}"/>'


def _piles(sheet: Sheet, board: Board, language: Language) -> None:
    x, y = board.piles_at
    box = Box.around(x, y, 2 * HALF, 2 * HALF)
    parts = [rect(box, SUNK, INK)]
    for side in (-1, 1):
        for lift in (4, 0):
            card = Box.around(x + side * 38 + lift, y - 16 - lift, 58, 84)
            parts.append(rect(card, ACCENT, INK, 1.5, 4))
        parts.append(shape("diamond", x + side * 38, y - 16, 15, "none").replace(INK, "#FFFFFF"))
    each = len(board.orders) // 2
    parts.append(
        sheet.text(x - 38, y + 46, str(each), 15, bold=True) + sheet.text(x + 38, y + 46, str(each), 15, bold=True)
    )
    words = "les ordres" if language == "fr" else "the orders"
    parts.append(sheet.text(x, y + 70, words, 15))
    sheet.group("piles", words, *parts)


def _order(sheet: Sheet, board: Board, language: Language) -> None:
    """The first order that sends everybody elsewhere, and somebody to a star."""
    stars = {index for index, building in enumerate(board.buildings) if building.star}
    order = next((o for o in board.orders if len(set(o)) == len(o) and stars & set(o)), board.orders[0])
    card = Box(222, 196, 478, 196 + 52 + 33 * len(order))
    parts = [rect(card, RAISED, INK, 1.5, 6)]
    parts.append(sheet.text(350, 222, "Un ordre" if language == "fr" else "An order", 19, fill="#235A41"))
    for row, (colour, building) in enumerate(zip(board.colours, order, strict=True)):
        y = 252 + 33 * row
        there = board.buildings[building]
        parts.append(badge(colour, card.left + 26, y, 24, letter(colour)))
        parts.append(sheet.text(card.left + 50, y + 5.5, called(there, language), 16, anchor="start"))
        if there.star:
            parts.append(shape("star", card.right - 22, y, 11, INK))
    sheet.group("order", "un ordre" if language == "fr" else "an order", *parts)


def _tiles(sheet: Sheet, board: Board, language: Language) -> None:
    names = ("code", "dossier") if language == "fr" else ("code", "file")
    for row, name in enumerate(names):
        parts = []
        for number in range(board.numbers):
            box = Box.around(212 + 55.2 * number, 424 + 62 * row, 51, 54)
            dark = row == 0
            x, y = box.middle
            parts.append(rect(box, "#3B2A10" if dark else "#F7E8C6", INK, 1.5, 3))
            ink = "#FBE9C4" if dark else "#3B2A10"
            parts.append(sheet.text(x, y - 8, name, 12 if len(name) > 5 else 13, fill=ink))
            parts.append(sheet.text(x, y + 18, str(number + 1), 21, fill=ink, bold=True))
        sheet.group(f"tiles-{name}", name, *parts)


def _key(language: Language) -> Key:
    star = shape("star", 0, 0, 12, INK)
    if language == "fr":
        return [(star, 26, "qui y est envoyé peut aller ailleurs"), (envelope(0, 0), 40, "tuile face cachée")]
    return [(star, 26, "who is sent there may go elsewhere"), (envelope(0, 0), 40, "tile, face down")]
