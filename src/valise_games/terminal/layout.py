"""Where things go on the screen of a game: board and papers side by side or one below the other, and the menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from valise_games.drawing.palette import ink
from valise_games.terminal.game import Moment, SeatLine

SIDE = 30  # columns beside the board, at least
WIDEST_SIDE = 64
LOG_LINES = 4  # the board gives way before the log gets shorter
SHORTEST_MENU = 4  # lines to which a menu gives way, too
SHORT = 30  # lines of a screen that is short of them
_WRAPPER = Console(width=80, force_terminal=False)


class Box(NamedTuple):
    """A part of the screen, from its left upper corner."""

    x: int
    y: int
    width: int
    height: int


class Layout(NamedTuple):
    board: Box
    seats: Box
    papers: Box
    log: Box
    strip: Box
    menu: Box
    drawn: list[Text]  # the board, in the size that was chosen
    seat_lines: list[Text]


def arrange(
    now: Moment,
    width: int,
    height: int,
    strip: int,
    menu: int,
    narrowest: int,
    draw: Callable[[int, int], list[Text]],
) -> Layout:
    """The whole screen but its first line. `strip` and `menu` are the lines that these want; `draw` draws the board."""
    menu = min(menu, menu_lines(height))
    beside = width >= narrowest + SIDE
    while True:
        room = height - 1 - strip - menu
        placed = (_beside if beside else _below)(now, width, room, draw)
        if placed.log.height >= LOG_LINES - 1 or menu <= SHORTEST_MENU:
            break
        menu -= 1  # it can be scrolled
    foot = height - menu - strip
    return placed._replace(strip=Box(0, foot, width, strip), menu=Box(0, foot + strip, width, menu))


def menu_lines(height: int) -> int:
    """The most lines that a menu takes on a screen of this height."""
    return 5 if height < SHORT else max(6, height // 4)


_NOWHERE = Box(0, 0, 0, 0)


def _beside(now: Moment, width: int, room: int, draw: Callable[[int, int], list[Text]]) -> Layout:
    """The papers and the log beside the board, the seats below it."""
    board: list[Text] = []
    seats: list[Text] = []
    left = 0
    for most in (room, 0):  # the largest board, or the smallest if that leaves too little for the seats
        board = draw(width - SIDE, most)
        left = max(min(width - SIDE, _width(board)), min(width - SIDE, width // 2), width - WIDEST_SIDE - 1)
        seats = seat_lines(now.seats, left)
        if len(board) + len(seats) <= room:
            break
    if len(board) + len(seats) > room:
        seats = seats_in_short(now.seats, left)
    side, at = width - left - 1, left + 1
    papers = _paper_lines(now, side) if now.papers else 0
    high = min(len(board), room)
    below = min(len(seats), room - high)
    board_box, seats_box = Box(0, 1, left, high), Box(0, 1 + high, left, below)
    if room - papers < room - high - below - 1:  # there is more room for the log below the seats than below the papers
        free = 1 + high + below
        log = Box(0, free + 1, left, room - free)
        return Layout(board_box, seats_box, Box(at, 1, side, room), log, _NOWHERE, _NOWHERE, board, seats)
    papers = min(papers, room - LOG_LINES)
    log = Box(at, 1 + papers, side, room - papers)
    return Layout(board_box, seats_box, Box(at, 1, side, papers), log, _NOWHERE, _NOWHERE, board, seats)


def _below(now: Moment, width: int, room: int, draw: Callable[[int, int], list[Text]]) -> Layout:
    """The seats below the board, then papers and log side by side."""
    seats = seat_lines(now.seats, width)
    board = draw(width, room - len(seats) - LOG_LINES)
    if len(board) + len(seats) + LOG_LINES > room:
        seats = seats_in_short(now.seats, width)
    high = max(1, min(len(board), room - 1))
    seats_high = max(0, min(len(seats), room - high - 1))
    rest = room - high - seats_high
    y = 1 + high + seats_high
    half = width // 2 if now.papers else 0
    return Layout(
        Box(0, 1, width, high), Box(0, 1 + high, width, seats_high), Box(0, y, half, rest),
        Box(half + 1 if half else 0, y, width - half - 1, rest), _NOWHERE, _NOWHERE, board, seats,
    )  # fmt: skip


# ---------------------------------------------------------------------------------- parts
def seat_lines(seats: Sequence[SeatLine], width: int) -> list[Text]:
    """A seat to a line, or two: its name, what it is doing, what is known of it."""
    longest = max(len(seat.name) for seat in seats)
    doing = max(len(seat.now) for seat in seats)
    first = max((len(seat.facts[0].plain) for seat in seats if seat.facts), default=0)
    lines: list[Text] = []
    for seat in seats:
        line = ink("▸ " if seat.now else "  ", "accent") + (seat.piece + " " if seat.piece.plain else seat.piece)
        line.append(f"{seat.name:{longest}}  ", "bold")
        line.append(f"{seat.now:{doing + 2 if doing else 0}}", "accent")
        indent = min(len(line.plain), max(4, width - first - 12))
        for index, fact in enumerate(seat.facts):
            if index and len(line.plain) + 2 + len(fact.plain) > width:
                lines.append(line)
                line = Text(" " * (indent - 2))
            line = line + "  " * (index > 0) + fact
            if index == 0 and len(seat.facts) > 1:
                line.pad_right(first - len(fact.plain))
        lines.append(line)
    return lines


def seats_in_short(seats: Sequence[SeatLine], width: int) -> list[Text]:
    """The seats, as many to a line as fit."""
    rows: list[Text] = []
    for seat in seats:
        facts = Text(" ").join([Text(seat.now), *seat.facts] if seat.now else seat.facts)
        part = ink("▸" if seat.now else "", "accent") + seat.piece + ink(seat.name, "bold") + " " + facts
        if rows and len(rows[-1].plain) + 5 + len(part.plain) <= width:
            rows[-1] = rows[-1] + ink("  ·  ", "quiet") + part
        else:
            rows.append(part)
    return [line for row in rows for line in wrapped(row, width)]


def wrapped(text: Text, width: int) -> list[Text]:
    """The text on lines of that width."""
    return list(text.wrap(_WRAPPER, max(1, width))) if text.plain else []


def _paper_lines(now: Moment, width: int) -> int:
    """The lines of the papers, with their title and their edge."""
    inner = width - 2
    lines = 1
    for section in now.papers:
        lines += bool(section.title.plain) + sum(max(1, len(wrapped(line, inner))) for line in section.lines)
    return lines + max(0, len(now.papers) - 1)


def _width(lines: Sequence[Text]) -> int:
    return max((len(line.plain) for line in lines), default=0)
