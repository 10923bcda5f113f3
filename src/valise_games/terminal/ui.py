"""How the client meets the person: with a whole screen, or with plain lines where the terminal cannot draw one."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from rich.console import Console

from valise_games.drawing.palette import Ground, ground_of, theme
from valise_games.games.entry import Entry
from valise_games.games.palette import HOUSE
from valise_games.terminal.game import Game
from valise_games.terminal.seat import Asker, Leave, Page, leave_on_signals
from valise_games.terminal.texts import Texts

SMALLEST = (60, 20)  # columns and lines of a terminal on which a screen is drawn


class UI(Asker, Protocol):
    """The user interface: how a person is shown a game and asked about it."""

    async def play(self, game: Game) -> None:
        """Shows the game and lets the person play, until it is over. Leave when he goes, NotTaken or what the seat's
        `run` raises when the table is there no more."""

    async def end(self, page: Page) -> Any:
        """How a game ended, and what can be done now; None for nothing."""

    def tell(self, text: str) -> None:
        """A word that is shown with what comes next."""

    def farewell(self, *lines: str) -> None:
        """Lines that are left in the terminal when the client has ended."""


def is_interactive() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def make_console(entry: Entry | None, paper: Ground | None) -> Console:
    """A console to print on; it obeys NO_COLOR and TERM, and replaces what the terminal cannot write."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    accent = entry.palette.inks if entry is not None else HOUSE.inks
    return Console(theme=theme(accent, paper or ground_of(os.environ)), highlight=False, emoji=False, markup=False)


def run_client(
    flow: Callable[[UI], Awaitable[None]],
    language: str,
    entry: Entry | None,
    paper: Ground | None,
    *,
    plain: bool,
) -> None:
    """Runs what the person does from beginning to end; raises what it raises."""
    console = make_console(entry, paper)
    drawable = is_interactive() and sys.stderr.isatty() and os.environ.get("TERM", "dumb") not in ("dumb", "unknown")
    large = console.width >= SMALLEST[0] and console.height >= SMALLEST[1]
    if plain or not drawable or not large:
        _run_in_lines(flow, console, Texts(language), in_words=plain)
        return
    from valise_games.terminal.screens import ScreenUI, ValiseApp

    ground = paper or ground_of(os.environ)
    app = ValiseApp(lambda own: flow(ScreenUI(own)), Texts(language), entry, "light" if ground == "light" else "dark")
    app.run()
    for line in app.farewells:
        console.print(line, soft_wrap=True)
    if app.error is not None:
        raise app.error


def _run_in_lines(flow: Callable[[UI], Awaitable[None]], console: Console, texts: Texts, *, in_words: bool) -> None:
    from valise_games.terminal.lines import LineUI

    async def main() -> None:
        ui = LineUI(console, texts, in_words=in_words)
        leave_on_signals(ui.leave)
        await flow(ui)

    with contextlib.suppress(Leave):
        asyncio.run(main())
