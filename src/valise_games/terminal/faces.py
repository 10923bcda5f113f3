"""How the client meets the person in a game: a whole screen drawn anew, or plain lines one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from rich.console import Console
from rich.text import Text

from valise_games.terminal import layout
from valise_games.terminal.drawer import Drawer, Seating
from valise_games.terminal.halls import Hall, PlainHall, ScreenHall, can_draw
from valise_games.terminal.keyboard import Keyboard
from valise_games.terminal.layout import Scene
from valise_games.terminal.paper import ink


class Face(Hall, Protocol):
    def show(self, scene: Scene) -> None:
        """Lets the person see what has happened; nothing is asked."""

    def ask(self, scene: Callable[[], Scene]) -> str:
        """Shows the scene, and gives the line that was typed. The scene is made anew if the screen changes, or
        something happens meanwhile; making it may raise Withdrawn."""


class Lines(PlainHall):
    """Plain lines: for pipes, for dumb terminals, and for screen readers."""

    def __init__(
        self,
        console: Console,
        seating: Seating,
        drawer: Drawer,
        *,
        keyboard: Keyboard | None = None,
        in_words: bool = False,
    ) -> None:
        super().__init__(console, keyboard)
        self.seating = seating
        self.drawer = drawer
        self.in_words = in_words  # the board is told, not drawn
        self._told = 0  # lines of the log
        self._board_at = -1  # the length of the log when the board was shown last
        self._menu: list[Text] = []  # the last one shown
        self._waited = ""  # what was told last while others decide

    def show(self, scene: Scene) -> None:
        for line in scene.log[self._told :]:
            gutter = ink(f"{line.round:>2}  " if line.opens else "    ", "quiet")
            rows = layout.wrapped(line.text, self.console, self.console.width - 4)
            self._print(*((gutter if i == 0 else Text("    ")) + row for i, row in enumerate(rows)))
        self._told = len(scene.log)

    def ask(self, scene: Callable[[], Scene]) -> str:
        now = scene()
        self.show(now)
        if now.menu:
            self._ask_for(now)
        else:
            self._wait_for(now)
        self._print(*self._wrapped(ink(now.advice, "accent")))

        def tell_more() -> None:
            later = scene()
            if len(later.log) > self._told:
                self._interrupt()
                self.show(later)
                if not later.menu:
                    self._wait_for(later)
                self._prompt_again()

        return self._typed(tell_more)

    def _wait_for(self, now: Scene) -> None:
        """Others decide: says who, once."""
        situation = now.situation
        waited = f"{situation.happening.plain} {situation.owed.plain}".strip()
        if waited != self._waited:
            self._waited = waited
            self._print(*self._wrapped(ink(waited, "quiet")))

    def _ask_for(self, now: Scene) -> None:
        if now.situation.needs_board and self._board_at != len(now.log):
            self._board_at = len(now.log)
            self.table(now)
        self._waited = ""
        if not now.advice or self._menu != now.menu:
            self._menu = now.menu
            notice, owed = self._wrapped(now.situation.notice), self._wrapped(layout.owed_now(now))
            short = [*notice, *owed, *now.menu]
            whole = now.situation.needs_board
            self._print(*(layout.strip(now, self.console, self.console.width) if whole else short))

    def table(self, scene: Scene) -> None:
        """The board and the papers."""
        width, view = self.console.width, scene.view
        board = self.drawer.board_in_words(view) if self.in_words else self.drawer.board(view, width, 1000)
        self._print(Text(), layout.header(view, self.seating, width))
        self._print(*(row for line in board for row in self._wrapped(line)))
        self._print(*layout.short_dossier(view, self.seating, self.drawer, self.console, width))
        self._print(*layout.seat_lines(view, self.seating, self.drawer, width))


class Screen(ScreenHall):
    """The whole terminal: everything in its place, drawn anew whenever something changes."""

    def __init__(self, console: Console, seating: Seating, drawer: Drawer, keyboard: Keyboard) -> None:
        super().__init__(console, keyboard)
        self.seating = seating
        self.drawer = drawer

    def show(self, scene: Scene) -> None:
        self._paint(self._arranged(scene))

    def ask(self, scene: Callable[[], Scene]) -> str:
        return self._ask(lambda: self._arranged(scene()))

    def _arranged(self, scene: Scene) -> list[Text]:
        width, height = self.console.width, self.console.height
        return layout.arrange(scene, self.seating, self.drawer, self.console, width, height)


def choose_face(console: Console, seating: Seating, drawer: Drawer, keyboard: Keyboard, *, plain: bool) -> Face:
    """A whole screen where the terminal can draw one, else lines."""
    if not can_draw(console, plain=plain):
        return Lines(console, seating, drawer, keyboard=keyboard, in_words=plain)
    keyboard.use_readline()
    return Screen(console, seating, drawer, keyboard)
