"""Drawings of a table for whoever watches it, from his view alone: as a terminal shows it, and as SVG."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from valise_games.doors.drawing import picture
from valise_games.doors.table import SPECTATOR, Table
from valise_games.games import BadSetup
from valise_games.games.quoting import quote
from valise_games.terminal import layout
from valise_games.terminal.drawer import Seating, drawer_for
from valise_games.terminal.paper import ink, theme
from valise_games.terminal.words import words_in

MODES = ("human", "ansi", "svg")
COLUMNS = 100
TALL = 40  # lines for the board, at most


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise BadSetup(f"a table is drawn as {', '.join(MODES)}, not as {quote(mode)}")
    return mode


def check_watcher(seat: int | None, table: Table) -> int:
    """The seat whose view is drawn; without one, what everybody may see."""
    if seat is not None and (not isinstance(seat, int) or seat not in range(table.seats)):
        raise BadSetup(f"a table is drawn as one of seats 0 to {table.seats - 1} sees it, not {quote(seat)}")
    return SPECTATOR if seat is None else seat


def render(table: Table, mode: str, watcher: int) -> str | None:
    """A drawing in words or as SVG; for a human it is printed."""
    if mode == "svg":
        return svg(table, watcher)
    if mode == "ansi":
        return ansi(table, watcher)
    print(ansi(table, watcher))
    return None


def ansi(table: Table, watcher: int) -> str:
    """The terminal's drawing, with colours."""
    console = _console(table)
    view, seating = table.view(watcher), _seating(table, watcher)
    head, board = ink(_title(table, view, watcher), "accent"), drawer_for(seating).board(view, COLUMNS, TALL)
    with console.capture() as caught:
        for line in [head, *board, *_papers(seating, view, console)]:
            console.print(line, no_wrap=True, crop=False)
    return caught.get()


def svg(table: Table, watcher: int) -> str:
    """The board as a picture, with every piece that the watcher may see, and his papers in words below."""
    view, console = table.view(watcher), _console(table)
    words = [line.plain.rstrip() for line in _papers(_seating(table, watcher), view, console)]
    return picture.draw(table.entry, table.variant, view, _title(table, view, watcher), words)


def _console(table: Table) -> Console:
    return Console(
        theme=theme(table.entry.id, "unknown"), width=COLUMNS, force_terminal=True, color_system="truecolor",
        highlight=False, emoji=False, markup=False, legacy_windows=False,
    )  # fmt: skip


def _seating(table: Table, watcher: int) -> Seating:
    names = [f"seat_{seat}" for seat in range(table.seats)]
    return Seating(table.entry, table.variant, watcher, names, "en", words_in("en"), table.options)


def _title(table: Table, view: dict[str, Any], watcher: int) -> str:
    """Names the watcher: a drawing says whose it is."""
    whose = "as everybody sees it" if watcher == SPECTATOR else f"as seat_{watcher} sees it"
    return f"{table.entry.name} · round {view['round']} of {view['round_cap']} · {whose}"


def _papers(seating: Seating, view: dict[str, Any], console: Console) -> list[Text]:
    drawer = drawer_for(seating)
    result = drawer.result(view) if view["outcome"] else [drawer.situation(view).happening]
    seats = layout.seat_lines(view, seating, drawer, COLUMNS)
    return [*result, *layout.short_dossier(view, seating, drawer, console, COLUMNS), *seats]
