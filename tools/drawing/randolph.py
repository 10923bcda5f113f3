"""The board of Randolph's Casablanca: a ring of domes with symbols and circles, chips and cards in the middle; and the
worked turn of the rules, on its upper half."""

from __future__ import annotations

from math import atan2, cos, pi, sin
from typing import Any

from tools.drawing.paper import (
    INK,
    PAPER,
    RAISED,
    Box,
    Key,
    Language,
    Point,
    Sheet,
    called,
    circle,
    n,
    path,
    polygon,
    rect,
    say,
    wrap,
)
from tools.drawing.pieces import FILL, on, symbol
from valise_games import Match
from valise_games.games.randolph.board import BOARDS, Board, Space
from valise_games.play.action_text import read

STANDARD = BOARDS["standard"]

GROUND, CREAM, GREEN, ACCENT_INK = "#F8E5B8", "#FBF2DC", "#2C7A4B", "#7E4F00"
TINTS = (
    ("#CFE4EA", "#17527A"), ("#F3D2A6", "#A85A00"), ("#F5E3A0", "#7E5A00"), ("#D2E6CB", "#2C6A47"),
    ("#F4CFC6", "#A62B22"), ("#EFD2E0", "#86224F"), ("#DAD7F0", "#45399A"),
)  # fmt: skip
CENTRE: Point = (380, 360)
ROOM = 54  # for a name in a dome
SUM = 22  # letters
DASHES = ' stroke-dasharray="7 7" stroke-linecap="round"'

# The worked turn: who plays it, in which deal, and up to which moments.
PLAYERS, SEED = ("Anne", "Brice", "Chloé"), 62
COLOURS = ("red", "blue", "yellow")
ANNOUNCED = (
    "Anne: figure camel-1", "Brice: figure dagger-4", "Chloé: figure minaret-2",
    "Anne: take palm-1", "Anne: say 4", "Anne: lay carpet-1",
)  # fmt: skip
SHOWN = (
    "Brice: weigh 0", "Brice: bet 300", "Chloé: weigh 0", "Chloé: bet 100",
    "Anne: double", "Brice: triple", "Anne: match",
)  # fmt: skip


def tell(board: Board, language: Language) -> str:
    numbers = len(board.symbols)
    return say(
        language,
        "board-randolph-told",
        spaces=len(board.spaces),
        names=[called(symbol, language) for symbol in board.symbols],
        laps=board.laps,
        chips=numbers * board.chips_each,
        last=numbers - 1,
        cards=numbers * board.cards_each,
    )


def draw(board: Board, language: Language, id: str) -> Sheet:
    sheet = Sheet(id, say(language, id), tell(board, language), Box(8, -12, 752, 732), key_lines=1)
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
    words = say(language, "chips", count=count * board.chips_each)
    parts.append(sheet.text(CENTRE[0], 226, words, 17, fill=ACCENT_INK, bold=True))
    sheet.group("chips", words, *parts)


def _cards(sheet: Sheet, board: Board, language: Language) -> None:
    count = len(board.symbols)
    words = say(language, "cards", count=count * board.cards_each)
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
    return [(dome, 36, say(language, "key-dome")), (spot, 32, say(language, "key-circle"))]


# ---------------------------------------------------------------------------------- the worked turn
def turn(language: Language) -> list[tuple[str, str]]:
    """What Anne announces, and what is under it."""
    match = Match.new("randolph", len(PLAYERS), seed=SEED)
    moments = []
    for number, steps in enumerate((ANNOUNCED, SHOWN), 1):
        for step in steps:
            name, _, what = step.partition(": ")
            seat = PLAYERS.index(name)
            match.play(seat, read(match, seat, what))
        moments.append(_moment(match, language, number))
    return moments


def _moment(match: Match, language: Language, number: int) -> tuple[str, str]:
    view, told = match.view(None), say(language, f"turn-randolph-{number}")
    sheet = Sheet(f"turn-randolph-{number}", say(language, "turn-randolph"), told, Box(-22, -50, 782, 470), key_lines=0)
    sheet.add(rect(sheet.area, GROUND))
    sheet.add(circle(*CENTRE, 279, CREAM, INK), circle(*CENTRE, 221, RAISED, INK))
    for space in STANDARD.spaces:
        if space.y < sheet.area.bottom:
            _space(sheet, STANDARD, space, language)
    _lying_chips(sheet, view)
    _way(sheet, view["announced"])
    _figures(sheet, view)
    _middle(sheet, view, language)
    whole, part = (f"M{b.left} {b.top}H{b.right}V{b.bottom}H{b.left}Z" for b in (sheet.sheet, sheet.area))
    sheet.add(path(whole + part, PAPER, extra=' fill-rule="evenodd"'), rect(sheet.area, "none", INK))
    return sheet.svg(), told


def _index(space: str) -> int:
    return [one.id for one in STANDARD.spaces].index(space)


def _beyond(index: float, out: float) -> Point:
    """So far from the middle, in the direction of a space."""
    angle = 2 * pi * index / len(STANDARD.spaces)
    return CENTRE[0] + out * sin(angle), CENTRE[1] - out * cos(angle)


def _lying_chips(sheet: Sheet, view: Any) -> None:
    """Face down, but for those that were shown; the one of this turn with the way that it took."""
    came, lies = (STANDARD.spaces[_index(view["announced"][key])] for key in ("taken_from", "laid_at"))
    start, end = (came.chip_x, came.chip_y), (lies.chip_x, lies.chip_y)
    bow = _beyond((_index(came.id) + _index(lies.id)) / 2, 186)
    sheet.add(
        path(
            f"M{n(start[0])} {n(start[1])}Q{n(bow[0])} {n(bow[1])} {n(end[0])} {n(end[1])}",
            "none",
            ACCENT_INK,
            3,
            DASHES,
        )
    )
    for id in view["circles"]:
        space = STANDARD.spaces[_index(id)]
        if space.y < sheet.area.bottom:
            sheet.add(circle(space.chip_x, space.chip_y, 14, INK, FILL["yellow"] if space is lies else RAISED, 2.5))
            if id in view["shown"]:
                shown = str(view["shown"][id])
                sheet.add(sheet.text(space.chip_x, space.chip_y + 6, shown, 18, fill="#FFFFFF", bold=True))


def _way(sheet: Sheet, announced: Any) -> None:
    """Of the figure that was moved."""
    start, end = _index(announced["figure_from"]), _index(announced["figure_to"])
    (ax, ay), (bx, by) = _beyond(start, 384), _beyond(end - 0.55, 384)
    sheet.add(path(f"M{n(ax)} {n(ay)}A384 384 0 0 1 {n(bx)} {n(by)}", "none", FILL["red"], 4, DASHES))
    sheet.add(
        polygon([_beyond(end - 0.28, 384), _beyond(end - 0.6, 375), _beyond(end - 0.6, 393)], FILL["red"], RAISED)
    )
    sheet.add(circle(*_beyond(start, 384), 13, GROUND, FILL["red"], 2.5))


def _figures(sheet: Sheet, view: Any) -> None:
    for seat, name in enumerate(PLAYERS):
        x, y = _beyond(_index(view["seats"][seat]["figure"]), 384)
        letter = sheet.text(x, y + 6, name[0], 17, fill=on(COLOURS[seat]), bold=True)
        sheet.group(f"figure-{seat}", name, circle(x, y, 16, FILL[COLOURS[seat]], RAISED, 2), letter)


def _middle(sheet: Sheet, view: Any, language: Language) -> None:
    """The bank, the top card, what was said, and the bet."""
    x = CENTRE[0]
    sheet.add(sheet.text(x, 214, say(language, "turn-bank", sum=view["bank"]), SUM, fill=ACCENT_INK, bold=True))
    top = next(one for one in STANDARD.symbols if one.id == view["top"])
    sheet.add(rect(Box.around(x, 284, 74, 88), RAISED, INK, 1.5, 4))
    sheet.add(symbol(top.id, x, 272, 42, TINTS[STANDARD.symbols.index(top)][1]))
    sheet.add(sheet.text(x, 316, called(top, language), 12.5))
    said = say(language, "turn-said", name=PLAYERS[view["mover"]], number=view["announced"]["number"])
    sheet.add(sheet.text(x, 366, said, SUM, bold=True))
    if view["bet"]:
        put = [
            say(language, "turn-put", name=PLAYERS[s], sum=view["bet"]["put"][s])
            for s in (view["mover"], view["bet"]["protester"])
        ]
        for line, words in enumerate(put):
            sheet.add(sheet.text(x, 400 + 28 * line, words, 18))
