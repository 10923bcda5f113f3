"""The board of Randolph's Casablanca: a ring of domes with symbols and circles, chips and cards in the middle."""

from __future__ import annotations

from math import atan2, cos, sin

from tools.drawing.paper import (
    INK,
    RAISED,
    Box,
    Key,
    Language,
    Point,
    Sheet,
    called,
    circle,
    listed,
    n,
    path,
    rect,
    wrap,
)
from tools.drawing.pieces import symbol
from valise_games.games.randolph.board import Board, Space

GROUND, CREAM, GREEN, ACCENT_INK = "#F8E5B8", "#FBF2DC", "#2C7A4B", "#7E4F00"
TINTS = (
    ("#CFE4EA", "#17527A"), ("#F3D2A6", "#A85A00"), ("#F5E3A0", "#7E5A00"), ("#D2E6CB", "#2C6A47"),
    ("#F4CFC6", "#A62B22"), ("#EFD2E0", "#86224F"), ("#DAD7F0", "#45399A"),
)  # fmt: skip
CENTRE: Point = (380, 360)
ROOM = 54  # for a name in a dome


def tell(board: Board, language: Language) -> str:
    names = listed([called(symbol, language) for symbol in board.symbols], language)
    spaces, numbers = len(board.spaces), len(board.symbols)
    chips, cards = numbers * board.chips_each, numbers * board.cards_each
    if language == "fr":
        return (
            f"Le plateau : un anneau de {spaces} coupoles. Dans le sens horaire à partir du haut, {names}, et ainsi"
            f" {board.laps} fois de suite. Devant chaque coupole, un cercle vert pour un jeton. Au milieu, les {chips}"
            f" jetons, de 0 à {numbers - 1}, et les {cards} cartes prime."
        )
    return (
        f"The board: a ring of {spaces} domes. Clockwise from the top: {names}, and so on, {board.laps} times. Before"
        f" each dome is a green circle for a chip. In the middle are the {chips} chips, 0 to {numbers - 1}, and the"
        f" {cards} prime cards."
    )


def draw(board: Board, language: Language, id: str) -> Sheet:
    title = "Le plateau du Casablanca de Randolph" if language == "fr" else "The board of Randolph's Casablanca"
    sheet = Sheet(id, title, tell(board, language), Box(8, -12, 752, 732), key_lines=1)
    sheet.add(rect(sheet.area, GROUND, INK))
    sheet.add(circle(*CENTRE, 279, CREAM, INK), circle(*CENTRE, 221, RAISED, INK))
    for space in board.spaces:
        _space(sheet, board, space, language)
    _chips(sheet, board, language)
    _cards(sheet, board, language)
    sheet.key([_key(language)])
    return sheet


def _space(sheet: Sheet, board: Board, space: Space, language: Language) -> None:
    name = called(board.symbols[space.symbol], language)
    tint, ink = TINTS[space.symbol % len(TINTS)]
    angle = atan2(space.x - CENTRE[0], CENTRE[1] - space.y)
    parts = [_dome(angle, tint)]
    lift = 13 if len(wrap(name, 12, ROOM)) > 1 else 8
    parts.append(symbol(board.symbols[space.symbol].id, space.x, space.y - lift, 28, ink))
    parts.append(sheet.wrapped(space.x, space.y + 20, name, 12, ROOM))
    parts.append(circle(space.chip_x, space.chip_y, 16, RAISED, GREEN, 3))
    sheet.group(space.id, f"{name} {space.id.rpartition('-')[2]}", *parts)


def _dome(angle: float, fill: str) -> str:
    """A pointed roof, its foot on the ring, its tip outwards."""

    def at(side: float, out: float) -> str:
        x = CENTRE[0] + out * sin(angle) + side * cos(angle)
        y = CENTRE[1] - out * cos(angle) + side * sin(angle)
        return f"{n(x)} {n(y)}"

    left = f"M{at(-31, 283)}L{at(-36, 325)}C{at(-35, 345)} {at(-12, 350)} {at(0, 362)}"
    right = f"C{at(12, 350)} {at(35, 345)} {at(36, 325)}L{at(31, 283)}Z"
    return path(left + right, fill, INK)


def _chips(sheet: Sheet, board: Board, language: Language) -> None:
    count = len(board.symbols)
    parts = []
    for number in range(count):
        x = CENTRE[0] + 46 * (number - (count - 1) / 2)
        for lift in (-4, 0):
            parts.append(circle(x + lift, 268 + lift, 19, INK, RAISED, 1.5))
        parts.append(sheet.text(x, 275, str(number), 20, fill="#FFFFFF", bold=True))
    words = f"{count * board.chips_each} jetons" if language == "fr" else f"{count * board.chips_each} chips"
    parts.append(sheet.text(CENTRE[0], 226, words, 17, fill=ACCENT_INK, bold=True))
    sheet.group("chips", words, *parts)


def _cards(sheet: Sheet, board: Board, language: Language) -> None:
    count = len(board.symbols)
    words = (
        f"{count * board.cards_each} cartes prime" if language == "fr" else f"{count * board.cards_each} prime cards"
    )
    parts = [sheet.text(CENTRE[0], 330, words, 17, fill=ACCENT_INK, bold=True)]
    first = (count + 1) // 2
    for index, one in enumerate(board.symbols):
        row, column, wide = (0, index, first) if index < first else (1, index - first, count - first)
        x, y = CENTRE[0] + 84 * (column - (wide - 1) / 2), 392 + 100 * row
        for lift in (4, 0):
            parts.append(rect(Box.around(x + lift, y - lift, 74, 88), RAISED, INK, 1.5, 4))
        parts.append(symbol(one.id, x, y - 12, 42, TINTS[index % len(TINTS)][1]))
        parts.append(sheet.text(x, y + 32, called(one, language), 12.5))
    sheet.group("cards", words, *parts)


def _key(language: Language) -> Key:
    dome = path("M-15 14L-17 -2C-16 -10 -6 -12 0 -17C6 -12 16 -10 17 -2L15 14Z", TINTS[0][0], INK)
    spot = circle(0, 0, 14, RAISED, GREEN, 3)
    if language == "fr":
        return [(dome, 36, "coupole, pour les figures"), (spot, 32, "cercle vert, pour un seul jeton")]
    return [(dome, 36, "dome, for the figures"), (spot, 32, "green circle, for one chip")]
