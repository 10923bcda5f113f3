"""How the client meets the person where no game is shown: pages to read, lists to choose from, questions.

Either the whole screen is drawn anew, or plain lines follow one another. The faces of a game are these, and more.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Iterator
from typing import Protocol

from rich.console import Console
from rich.text import Text

from valise_games.terminal import layout
from valise_games.terminal.keyboard import PROMPT, Keyboard, Withdrawn
from valise_games.terminal.paper import ink

SMALLEST = (40, 12)  # below that a whole screen is no use


class Hall(Protocol):
    console: Console
    keyboard: Keyboard

    def room(self) -> tuple[int, int]:
        """Columns, and the lines a menu may take."""

    def choose(self, make: Callable[[], list[Text]]) -> str:
        """Shows lines, and gives the one that was typed. They are made anew when something changes."""

    def page(self, lines: list[Text], go_on: str) -> None:
        """Something to read at leisure, then back."""

    def question(self, text: str) -> str: ...

    @contextlib.contextmanager
    def open(self) -> Iterator[None]: ...


class PlainHall:
    """Plain lines: for pipes, for dumb terminals, and for screen readers."""

    def __init__(self, console: Console, keyboard: Keyboard | None = None) -> None:
        self.console = console
        self.keyboard = keyboard or Keyboard()
        self._lines: list[str] = []  # that were shown last
        self._too_early = False  # a question was withdrawn: what was typed for it does not answer the next one

    def room(self) -> tuple[int, int]:
        return self.console.width, layout.MENU_LINES

    def choose(self, make: Callable[[], list[Text]]) -> str:
        self._lines = []
        self._tell(make())

        def tell_again() -> None:
            before, lines = self._lines, make()
            if [line.plain for line in lines] != before:
                self._interrupt()
                self._tell(lines)
                self._prompt_again()

        return self._typed(tell_again)

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

    # ------------------------------------------------------------------------------ within
    def _tell(self, lines: list[Text]) -> None:
        """Only what is new, where something was told before."""
        before = self._lines
        self._lines = [line.plain for line in lines]
        for line in lines:
            if line.plain not in before or not line.plain:
                self._print(*(self._wrapped(line) or ([] if before else [Text()])))

    def _typed(self, show: Callable[[], None] | None = None) -> str:
        if self._too_early:
            self.keyboard.forget()
            self._too_early = False
        try:
            typed = self.keyboard.line(show)
        except Withdrawn:
            self._interrupt()
            self._too_early = True
            raise
        if not sys.stdin.isatty():
            self._print(Text(typed))  # nobody else shows it
        return typed

    def _interrupt(self) -> None:
        """Below the prompt."""
        self._print(Text())

    def _prompt_again(self) -> None:
        self.console.file.write(PROMPT)
        self.console.file.flush()

    def _wrapped(self, text: Text) -> list[Text]:
        return layout.wrapped(text, self.console, self.console.width)

    def _print(self, *lines: Text) -> None:
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="ignore", crop=False)


class ScreenHall:
    """The whole terminal: everything in its place, drawn anew whenever something changes."""

    def __init__(self, console: Console, keyboard: Keyboard) -> None:
        self.console = console
        self.keyboard = keyboard

    def room(self) -> tuple[int, int]:
        return self.console.width, layout.menu_lines(self.console.height)

    def choose(self, make: Callable[[], list[Text]]) -> str:
        return self._ask(lambda: [row for line in make() for row in (self._wrapped(line) or [Text()])])

    def page(self, lines: list[Text], go_on: str) -> None:
        rows = [row for line in lines for row in (self._wrapped(line) or [Text()])]
        step = max(1, self.console.height - 2)
        for start in range(0, max(1, len(rows)), step):
            self._paint([*rows[start : start + step], ink(go_on, "quiet")])
            with self.keyboard.listening():
                if self.keyboard.line().strip():
                    break

    def question(self, text: str) -> str:
        sys.stdout.write("\r\x1b[K")
        for row in self._wrapped(ink(text, "accent")):
            self.console.print(row)
        with self.keyboard.listening():
            return self.keyboard.line()

    @contextlib.contextmanager
    def open(self) -> Iterator[None]:
        with self.console.screen(hide_cursor=False), self.keyboard.quiet():
            yield

    # ------------------------------------------------------------------------------ within
    def _ask(self, make: Callable[[], list[Text]]) -> str:
        def draw_again() -> None:
            self._paint(make())
            sys.stdout.write(PROMPT + self.keyboard.half_typed())
            sys.stdout.flush()

        with self.keyboard.listening():
            self._paint(make())
            return self.keyboard.line(draw_again)

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


def can_draw(console: Console, *, plain: bool) -> bool:
    """Whether the terminal can draw a whole screen, and is large enough."""
    drawable = console.is_terminal and sys.stdin.isatty() and os.environ.get("TERM", "dumb") not in ("dumb", "unknown")
    return drawable and not plain and console.width >= SMALLEST[0] and console.height >= SMALLEST[1]


def choose_hall(console: Console, keyboard: Keyboard, *, plain: bool) -> Hall:
    if not can_draw(console, plain=plain):
        return PlainHall(console, keyboard)
    keyboard.use_readline()
    return ScreenHall(console, keyboard)
