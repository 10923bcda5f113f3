"""Where things go: board and papers side by side or one below the other, and the strip at the foot."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile

from rich.console import Console
from rich.text import Text

from valise_games.terminal.drawer import Drawer, LogLine, Seating, Situation, View
from valise_games.terminal.paper import ink

DOSSIER_WIDTH = (25, 34)  # within its frame: at least, at most
FRAME = 4
LOG_WIDTH = 42  # beside the board; where there is less it goes below
WIDEST_SIDE = 60
LOG_LINES = 4  # the board gives way before the log gets shorter
MENU_LINES = 10
SHORT = 30  # lines of a terminal that is short of them
AIR = 9  # lines of log beyond the rest
SHORT_MENU_LINES = 4


@dataclass
class Scene:
    """All that is to be seen at one moment."""

    view: View
    log: list[LogLine]
    fresh: int  # the first line since the last decision
    situation: Situation
    menu: list[Text]
    hint: str = ""  # what may be typed besides numbers
    advice: str = ""
    clock: str = ""  # the time that is left, and what is wrong with the connection


def menu_lines(height: int) -> int:
    return MENU_LINES if height >= 38 else SHORT_MENU_LINES


def arrange(scene: Scene, seating: Seating, drawer: Drawer, console: Console, width: int, height: int) -> list[Text]:
    """The whole screen, as far as it fits above the line where the person types."""
    foot = strip(scene, console, width, short=height < SHORT) + wrapped(ink(scene.advice, "accent"), console, width)
    head = header(scene.view, seating, width)
    room = height - len(foot) - 2
    if drawer.narrowest + DOSSIER_WIDTH[0] + FRAME + 1 <= width:
        body = _side_by_side(scene, seating, drawer, console, width, room)
    else:
        body = _stacked(scene, seating, drawer, console, width, room)
    return [head, *body, *foot]


# ---------------------------------------------------------------------------------- parts
def header(view: View, seating: Seating, width: int) -> Text:
    words = seating.words
    line = ink("Valise", "bold") + "  " + ink(seating.entry.name, "accent")
    if "round" in view:
        line.append("  " + words.round.format(round=view["round"], cap=view["round_cap"]), "quiet")
    commands = words.commands_line.split(" · ")
    while len(commands) > 1 and len(line.plain) + 2 + len(" · ".join(commands)) > width:
        commands.pop(-2 if len(commands) > 2 else -1)  # help and the way out stay longest
    right = ink(" · ".join(commands), "quiet")
    gap = width - len(line.plain) - len(right.plain)
    return line + " " * gap + right if gap >= 2 else line


def strip(scene: Scene, console: Console, width: int, *, short: bool = False) -> list[Text]:
    """What is happening, what is owed, the choices; the first two on one line if it is short of lines."""
    situation = scene.situation
    happening = situation.happening.copy()
    happening.stylize("bold")
    if situation.notice.plain:
        happening = happening + " " + situation.notice
    owed = owed_now(scene)
    if scene.hint and len(owed.plain) + len(scene.hint) + 2 <= width:
        owed.append(f"  {scene.hint}", "quiet")
    lines = [ink("─" * width, "frame")]
    if short and len(happening.plain) + 1 + len(owed.plain) <= width:
        lines.append(happening + " " + owed)
    else:
        lines += [*wrapped(happening, console, width), *wrapped(owed, console, width)]
    lines += scene.menu
    return lines


def owed_now(scene: Scene) -> Text:
    """What the person owes, and the time for it."""
    owed = scene.situation.owed.copy()
    if scene.clock:
        owed.append(f"{'  ' if owed.plain else ''}{scene.clock}", "quiet")
    return owed


def dossier_box(view: View, seating: Seating, drawer: Drawer, inner: int) -> list[Text]:
    """A folder with a tab; its frame tells it apart where there is no colour."""
    if seating.watches:
        return []
    tab = ink(f"╭╴{seating.words.eyes_only}╶", "mine.tab")
    top = tab + ink("─" * (inner + 3 - len(tab.plain)) + "╮", "mine.quiet")
    lines = [top]
    for row in drawer.dossier(view, inner):
        body = ink("│ ", "mine.quiet") + _painted(row, inner) + ink(" │", "mine.quiet")
        lines.append(body)
    lines.append(ink("╰" + "─" * (inner + 2) + "╯", "mine.quiet"))
    return lines


def short_dossier(view: View, seating: Seating, drawer: Drawer, console: Console, width: int) -> list[Text]:
    if seating.watches:
        return []
    rows = drawer.short_dossier(view, width - 2)
    tab = ink(f" {seating.words.eyes_only} ", "mine.tab") + ink("  ", "mine")
    if len(tab.plain) + len(rows[0].plain) <= width - 2:
        rows = [tab + rows[0], *rows[1:]]
    else:
        rows = [tab, *rows]
    lines = [line for row in rows for line in wrapped(row, console, width - 2)]
    return [ink("┃ ", "mine.quiet") + _painted(line, width - 2) for line in lines]


def seat_lines(view: View, seating: Seating, drawer: Drawer, width: int) -> list[Text]:
    """A seat to a line, or two: its name, what it is doing, what is known of it."""
    longest = max(len(name) for name in seating.names)
    now = [drawer.seat_now(view, seat) for seat in range(len(seating.names))]
    doing = max(map(len, now)) + 2 if any(now) else 0
    facts = [drawer.seat(view, seat) for seat in range(len(seating.names))]
    first = max((len(known[0].plain) for known in facts if known), default=0)
    lines: list[Text] = []
    for seat, name in enumerate(seating.names):
        line = ink("▸ " if now[seat] else "  ", "accent") + ink(f"{name:{longest}}  ", "bold")
        line.append(f"{now[seat]:{doing}}", "accent")
        indent = min(len(line.plain), max(4, width - first - 12))
        for index, fact in enumerate(facts[seat]):
            if index and len(line.plain) + 2 + len(fact.plain) > width:
                lines.append(line)
                line = Text(" " * (indent - 2))
            line = line + "  " * (index > 0) + fact
            if index == 0 and len(facts[seat]) > 1:
                line.pad_right(first - len(fact.plain))
        lines.append(line)
    return lines


def seats_in_short(view: View, seating: Seating, drawer: Drawer, width: int) -> list[Text]:
    """The others, as many to a line as fit."""
    rows: list[Text] = []
    for seat, name in enumerate(seating.names):
        if seat == seating.you:
            continue
        now = drawer.seat_now(view, seat)
        part = ink("▸" if now else "", "accent") + ink(name, "bold") + " " + Text("  ").join(drawer.seat(view, seat))
        if rows and len(rows[-1].plain) + 5 + len(part.plain) <= width:
            rows[-1] = rows[-1] + ink("  ·  ", "quiet") + part
        else:
            rows.append(part)
    return [row[:width] for row in rows]


def log_lines(scene: Scene, console: Console, width: int, height: int) -> list[Text]:
    """The end of the story, as much of it as fits; what was told before the last decision is quiet."""
    log = scene.log
    rows: list[list[Text]] = []
    for index in range(len(log) - 1, -1, -1):
        if sum(map(len, rows)) >= height:
            break
        line = log[index]
        if line.joins and index and not line.opens:
            continue
        joined = [line, *takewhile(lambda after: after.joins and not after.opens, log[index + 1 :])]
        kept: list[LogLine] = []
        for part in joined:
            kept = [before for before in kept if not (part.bids and before.duel == part.duel)] + [part]
        gutter = ink(f"{line.round:>2}  " if line.opens else "    ", "quiet")
        wraps = wrapped(Text(" ").join(part.text for part in kept), console, width - 4)
        if index < scene.fresh:
            wraps = [ink(row.plain, "quiet") for row in wraps]
        rows.append([(gutter if i == 0 else Text("    ")) + row for i, row in enumerate(wraps)])
    while len(rows) > 1 and sum(map(len, rows)) > height:
        rows.pop()
    lines = [line for block in reversed(rows) for line in block]
    return lines[-height:] if height > 0 else []


# ---------------------------------------------------------------------------------- two ways
def _side_by_side(
    scene: Scene, seating: Seating, drawer: Drawer, console: Console, width: int, room: int
) -> list[Text]:
    """The dossier beside the board; the log beside it too where it is wide enough, else below."""
    view = scene.view
    least, most = DOSSIER_WIDTH
    columns: tuple[list[Text], list[Text]] = ([], [])
    left_width = side = 0
    # The largest board, or the smallest if that leaves too little for the log; at last the narrowest dossier too.
    for height, widest in ((room, most), (0, most), (0, least)):
        board = drawer.board(view, width - least - FRAME - 1, height)
        left_width = _width(board)
        side = max(least + FRAME, min(WIDEST_SIDE, width - left_width - 2))
        dossier = dossier_box(view, seating, drawer, min(widest, side - FRAME))
        high = min(room, max(len(board), len(dossier)) + AIR)
        below, beside = seat_lines(view, seating, drawer, left_width), seat_lines(view, seating, drawer, side)
        if side < LOG_WIDTH:
            left_over = high - len(board)
            columns = [*board, *log_lines(scene, console, left_width, left_over)], [*dossier, *beside]
        elif len(board) + 1 + len(below) <= high:
            left_over = high - len(dossier) - 1
            columns = [*board, Text(), *below], [*dossier, Text(), *log_lines(scene, console, side, left_over)]
        else:
            left_over = high - len(dossier) - len(beside) - 1
            columns = board, [*dossier, *beside, Text(), *log_lines(scene, console, side, left_over)]
        if left_over >= LOG_LINES:
            break
    return _in_columns(*columns, left_width, max(1, width - left_width - side) if side < LOG_WIDTH else 2, high)


def _in_columns(left: list[Text], right: list[Text], left_width: int, gap: int, height: int) -> list[Text]:
    rows: list[Text] = []
    for i in range(max(len(left), height)):
        one = left[i] if i < len(left) else Text()
        two = right[i] if i < len(right) else Text()
        rows.append(one + " " * (left_width - len(one.plain) + gap) + two if two.plain else one)
    return rows


def _stacked(scene: Scene, seating: Seating, drawer: Drawer, console: Console, width: int, room: int) -> list[Text]:
    view = scene.view
    papers = short_dossier(view, seating, drawer, console, width)
    seats = seat_lines(view, seating, drawer, width)
    board = drawer.board(view, width, room - len(papers) - len(seats) - LOG_LINES)
    if len(board) + len(papers) + len(seats) + LOG_LINES > room:
        seats = seats_in_short(view, seating, drawer, width)
    rest = min(AIR, room - len(board) - len(papers) - len(seats))
    log = log_lines(scene, console, width, rest)
    return [*board, *papers, *seats, *log] + [Text()] * (rest - len(log))


# ---------------------------------------------------------------------------------- helpers
def wrapped(text: Text, console: Console, width: int) -> list[Text]:
    return list(text.wrap(console, width)) if text.plain else []


def _painted(line: Text, width: int) -> Text:
    """On the dossier's paper, up to its edge."""
    paper = ink(line.plain + " " * max(0, width - len(line.plain)), "mine")
    for span in line.spans:
        paper.stylize(span.style, span.start, span.end)
    return paper


def _width(lines: list[Text]) -> int:
    return max((len(line.plain) for line in lines), default=0)
