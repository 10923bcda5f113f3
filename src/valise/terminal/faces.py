"""How the client meets the person: a whole screen drawn anew, or plain lines one after the other."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Callable, Iterator
from typing import Any, Protocol

from rich.console import Console
from rich.text import Text

from valise.terminal import layout
from valise.terminal.drawer import Drawer, Seating
from valise.terminal.layout import Scene
from valise.terminal.paper import ink

PROMPT = "› "
SMALLEST = (40, 12)  # below that a whole screen is no use


class Face(Protocol):
    console: Console

    def room(self) -> tuple[int, int]:
        """Columns, and the lines a menu may take."""

    def show(self, scene: Scene) -> None:
        """Lets the person see what has happened; nothing is asked."""

    def ask(self, scene: Callable[[], Scene]) -> str:
        """Shows the scene, and gives the line that was typed. The scene is made anew if the screen changes."""

    def page(self, lines: list[Text], go_on: str) -> None:
        """Something to read at leisure, then back to the table."""

    def question(self, text: str) -> str: ...

    @contextlib.contextmanager
    def open(self) -> Iterator[None]: ...


class Lines:
    """Plain lines: for pipes, for dumb terminals, and for screen readers."""

    def __init__(self, console: Console, seating: Seating, drawer: Drawer, *, in_words: bool = False) -> None:
        self.console = console
        self.seating = seating
        self.drawer = drawer
        self.in_words = in_words  # the board is told, not drawn
        self._told = 0  # lines of the log
        self._board_at = -1  # the length of the log when the board was shown last
        self._menu: list[Text] = []  # the last one shown

    def room(self) -> tuple[int, int]:
        return self.console.width, layout.MENU_LINES

    def show(self, scene: Scene) -> None:
        for line in scene.log[self._told :]:
            gutter = ink(f"{line.round:>2}  " if line.opens else "    ", "quiet")
            rows = layout.wrapped(line.text, self.console, self.console.width - 4)
            self._print(*((gutter if i == 0 else Text("    ")) + row for i, row in enumerate(rows)))
        self._told = len(scene.log)

    def ask(self, scene: Callable[[], Scene]) -> str:
        now, width = scene(), self.console.width
        self.show(now)
        if now.situation.needs_board and self._board_at != len(now.log):
            self._board_at = len(now.log)
            self.table(now)
        if not now.advice or self._menu != now.menu:
            self._menu = now.menu
            short = [*self._wrapped(now.situation.notice), *self._wrapped(now.situation.owed), *now.menu]
            self._print(*(layout.strip(now, self.console, width) if now.situation.needs_board else short))
        self._print(*self._wrapped(ink(now.advice, "accent")))
        return self._typed()

    def table(self, scene: Scene) -> None:
        """The board and the papers."""
        width, view = self.console.width, scene.view
        board = self.drawer.board_in_words(view) if self.in_words else self.drawer.board(view, width, 1000)
        self._print(Text(), layout.header(view, self.seating, width))
        self._print(*(row for line in board for row in self._wrapped(line)))
        self._print(*layout.short_dossier(view, self.seating, self.drawer, self.console, width))
        self._print(*layout.seat_lines(view, self.seating, self.drawer, width))

    def page(self, lines: list[Text], go_on: str) -> None:
        del go_on
        for line in lines:
            self._print(*(self._wrapped(line) or [Text()]))

    def question(self, text: str) -> str:
        self._print(*self._wrapped(ink(text, "accent")))
        return self._typed()

    @contextlib.contextmanager
    def open(self) -> Iterator[None]:
        yield

    def _typed(self) -> str:
        typed = input(PROMPT)
        if not sys.stdin.isatty():
            self._print(Text(typed))  # nobody else shows it
        return typed

    def _wrapped(self, text: Text) -> list[Text]:
        return layout.wrapped(text, self.console, self.console.width)

    def _print(self, *lines: Text) -> None:
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="ignore", crop=False)


class Screen:
    """The whole terminal: everything in its place, drawn anew whenever something changes."""

    def __init__(self, console: Console, seating: Seating, drawer: Drawer, *, patient: bool) -> None:
        self.console = console
        self.seating = seating
        self.drawer = drawer
        self.patient = patient  # what was typed before the question was shown does not answer it
        self._keyboard: Any = None

    def room(self) -> tuple[int, int]:
        return self.console.width, layout.menu_lines(self.console.height)

    def show(self, scene: Scene) -> None:
        self._paint(self._arranged(scene))

    def ask(self, scene: Callable[[], Scene]) -> str:
        def draw_again() -> None:
            self._paint(self._arranged(scene()))
            sys.stdout.write(PROMPT + _half_typed())
            sys.stdout.flush()

        with self._listening(), _on_resize(draw_again):
            self._paint(self._arranged(scene()))
            return input(PROMPT)

    def page(self, lines: list[Text], go_on: str) -> None:
        rows = [row for line in lines for row in (self._wrapped(line) or [Text()])]
        step = max(1, self.console.height - 2)
        for start in range(0, max(1, len(rows)), step):
            self._paint([*rows[start : start + step], ink(go_on, "quiet")])
            with self._listening():
                if input(PROMPT).strip():
                    break

    def question(self, text: str) -> str:
        sys.stdout.write("\r\x1b[K")
        for row in self._wrapped(ink(text, "accent")):
            self.console.print(row)
        with self._listening():
            return input(PROMPT)

    @contextlib.contextmanager
    def open(self) -> Iterator[None]:
        self._keyboard = _keyboard()
        with self.console.screen(hide_cursor=False):
            try:
                self._echo(False)
                yield
            finally:
                self._echo(True)

    # ------------------------------------------------------------------------------ within
    def _arranged(self, scene: Scene) -> list[Text]:
        width, height = self.console.width, self.console.height
        return layout.arrange(scene, self.seating, self.drawer, self.console, width, height)

    def _wrapped(self, text: Text) -> list[Text]:
        return layout.wrapped(text, self.console, self.console.width)

    def _paint(self, lines: list[Text]) -> None:
        """In one go, over what was there: nothing flickers."""
        with self.console.capture() as captured:
            for line in lines[-(self.console.height - 1) :]:
                self.console.print(line, no_wrap=True, overflow="ignore", crop=False)
        painted = captured.get().replace("\n", "\x1b[K\r\n")
        sys.stdout.write(f"\x1b[H{painted}\x1b[J")
        sys.stdout.flush()

    @contextlib.contextmanager
    def _listening(self) -> Iterator[None]:
        """While nothing is asked, keys are not shown, and not kept either."""
        if self.patient and self._keyboard is not None:
            import termios

            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)
        self._echo(True)
        try:
            yield
        finally:
            self._echo(False)

    def _echo(self, on: bool) -> None:
        if self._keyboard is None:
            return
        import termios

        attributes = [*self._keyboard]
        if not on:
            attributes[3] &= ~termios.ECHO
        with contextlib.suppress(termios.error):
            termios.tcsetattr(sys.stdin.fileno(), termios.TCSANOW, attributes)


def choose_face(console: Console, seating: Seating, drawer: Drawer, *, plain: bool, patient: bool) -> Face:
    """A whole screen where the terminal can draw one, else lines."""
    drawable = console.is_terminal and sys.stdin.isatty() and os.environ.get("TERM", "dumb") not in ("dumb", "unknown")
    if plain or not drawable or console.width < SMALLEST[0] or console.height < SMALLEST[1]:
        return Lines(console, seating, drawer, in_words=plain)
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  arrows and history where the person types
    return Screen(console, seating, drawer, patient=patient)


def _keyboard() -> Any:
    """How the terminal is set, to put it back; None where that cannot be known."""
    try:
        import termios
    except ImportError:
        return None
    try:
        return termios.tcgetattr(sys.stdin.fileno())
    except (termios.error, OSError):
        return None


@contextlib.contextmanager
def _on_resize(draw: Callable[[], object]) -> Iterator[None]:
    if not hasattr(signal, "SIGWINCH"):
        yield
        return
    before = signal.signal(signal.SIGWINCH, lambda *_: draw())
    try:
        yield
    finally:
        signal.signal(signal.SIGWINCH, before)


def _half_typed() -> str:
    readline = sys.modules.get("readline")
    return str(readline.get_line_buffer()) if readline else ""
