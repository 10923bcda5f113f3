"""Plain lines, one after the other: for pipes, for dumb terminals, and for screen readers."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import threading
from collections.abc import Callable, Coroutine
from typing import Any

from rich.console import Console
from rich.text import Text

from valise_games.drawing.palette import ink
from valise_games.terminal.game import Game, Moment, section_lines
from valise_games.terminal.menu import Menu, lay_out
from valise_games.terminal.seat import Changes, Leave, NotTaken, Page
from valise_games.terminal.texts import Texts

PROMPT = "› "


class Typed:
    """What is typed, line by line. A thread reads it, so that others can act meanwhile."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._left = asyncio.Event()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        with contextlib.suppress(RuntimeError, ValueError, OSError):  # the loop or the file is closed
            for line in sys.stdin:
                self._loop.call_soon_threadsafe(self._lines.put_nowait, line.rstrip("\n"))
            self._loop.call_soon_threadsafe(self._lines.put_nowait, None)

    def end(self) -> None:
        """Nothing more is read: the person goes."""
        self._lines.put_nowait(None)
        self._left.set()

    async def unless_left(self, waiting: Coroutine[Any, Any, None]) -> None:
        """Waits until that is done; raises Leave if the person goes before."""
        tasks = [asyncio.ensure_future(waiting), asyncio.ensure_future(self._left.wait())]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        if self._left.is_set():
            raise Leave

    async def line(self) -> str:
        """The next line; Leave when there will be none any more."""
        line = await self._lines.get()
        if line is None:
            self._lines.put_nowait(None)
            raise Leave
        return line


class LineUI:
    """A user interface of plain lines. `in_words`: the board is told, not drawn."""

    def __init__(self, console: Console, texts: Texts, *, in_words: bool = False) -> None:
        self.console = console
        self.texts = texts
        self.in_words = in_words
        self._typed = Typed()
        self._prompted = False
        self._typing: asyncio.Task[str] | None = None

    @property
    def width(self) -> int:
        return self.console.width

    def leave(self) -> None:
        """The person goes, whatever he was asked."""
        self._typed.end()

    def tell(self, text: str) -> None:
        self._print(ink(text, "accent"))

    def farewell(self, *lines: str) -> None:
        self._break()
        for line in lines:
            self.console.print(Text(line), soft_wrap=True)

    # ------------------------------------------------------------------------------ asking
    async def ask(self, question: str) -> str | None:
        self._print(ink(question, "accent"))
        return await self._answer()

    async def sure(self, question: str) -> bool:
        yes, no = self.texts.words("yes"), self.texts.words("no")
        while True:
            answer = (await self.ask(f"{question} ({yes[-1]}/{no[-1]})") or "").strip().casefold()
            if answer in yes or answer in no:
                return answer in yes

    async def read(self, title: str, lines: list[Text]) -> None:
        self._print(ink(title, "accent"), *lines)

    async def end(self, page: Page) -> Any:
        self._print(Text(), ink(page.title, "accent"))
        for line in page.above:
            seed = any(len(word) > self.width for word in line.plain.split())  # stays whole, to be copied
            self.console.print(line, soft_wrap=seed)
        return await self.choose(lambda: Page("", [], page.menu)) if sys.stdin.isatty() else None

    async def choose(self, page: Callable[[], Page | None], changes: Changes | None = None) -> Any:
        advice, shown = "", ""
        while True:
            since = changes.count if changes else 0
            now = page()
            if now is None:
                return None
            lines = [
                ink(now.title, "accent"),
                *now.above,
                *self._menu(now.menu),
                ink(f"0 {self.texts('back')}", "quiet"),
            ]
            written = "\n".join(line.plain for line in lines)
            if written != shown:
                shown = written
                self._print(*lines)
            if advice:
                self._print(ink(advice, "accent"))
            typed = await self._answer(changes, since)
            advice = ""
            if typed is None:
                continue
            if typed.strip() == "0" or typed.strip().casefold() in self.texts.words("command-quit"):
                return None
            found, advice = self._picked(typed, now.menu)
            if found is not None:
                return found

    def _picked(self, typed: str, menu: Menu) -> tuple[Any, str]:
        """The value that was meant, or a word of advice."""
        texts, wanted = self.texts, typed.strip()
        fitting = menu.fitting(wanted)
        if not wanted or wanted in texts.words("command-help"):
            return None, texts("which-one")
        if len(fitting) == 1:
            choice = menu.choices[fitting[0] - 1]
            return choice.value, choice.why
        if fitting:
            self._print(*self._menu(menu, fitting))
            return None, texts("several-match", typed=wanted)
        if wanted.isdecimal():
            return None, texts("no-such-number", typed=wanted, last=str(len(menu.choices)))
        return None, texts("nothing-matches", typed=wanted)

    async def _answer(self, changes: Changes | None = None, since: int = 0) -> str | None:
        """What is typed at a prompt; None if something changed, and is to be shown first."""
        if not self._prompted:
            self.console.file.write(PROMPT)
            self.console.file.flush()
            self._prompted = True
        typing = self._typing or asyncio.create_task(self._typed.line())
        self._typing = typing
        changed = asyncio.create_task(changes.since(since)) if changes else None
        await asyncio.wait([task for task in (typing, changed) if task], return_when=asyncio.FIRST_COMPLETED)
        if changed is not None:
            changed.cancel()
        if not typing.done():
            return None
        self._typing = None
        typed = typing.result()
        if not sys.stdin.isatty():
            self.console.file.write(f"{typed}\n")  # nobody else shows it
        self._prompted = False
        return typed

    # ------------------------------------------------------------------------------ a game
    async def play(self, game: Game) -> None:
        """Plays until the game is over; raises Leave when the person goes."""
        others = asyncio.create_task(game.seat.run())
        others.add_done_callback(lambda _: game.seat.changes.note())
        try:
            await self._play(game, others)
        finally:
            others.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await others

    async def _play(self, game: Game, others: asyncio.Task[None]) -> None:
        seat, advice, printed, asked, board = game.seat, "", 0, "", ""
        while True:
            since, now = seat.changes.count, game.look()
            printed = self._tell(now, printed)
            if seat.over:
                return
            if others.done() and (error := others.exception()):
                raise error
            if now.question and now.question != asked:
                board = self._table(game, now, board)
                self._print(*self._strip(now, seat.status()))
            elif not now.question and asked != "-":
                self._print(now.happening)
            asked = now.question or "-"
            if advice:
                self._print(ink(advice, "accent"))
            talks = "say" in seat.commands and sys.stdin.isatty()
            if not now.question and not talks:  # what was typed ahead is meant for the next question
                await self._typed.unless_left(seat.changes.since(since))
                continue
            typed = await self._answer(seat.changes, since)
            if typed is not None:
                try:
                    advice = await self._act(typed, now, game)
                except NotTaken as error:
                    advice, asked = str(error), ""
                if not advice and now.question == seat.question:
                    asked = ""
            else:
                advice = ""

    async def _act(self, typed: str, now: Moment, game: Game) -> str:
        """What a line means: a choice, or a command; a word about it."""
        command = game.command_of(typed)
        exact = [choice for choice in now.menu.choices if choice.label.plain.casefold() == typed.strip().casefold()]
        if command and not exact:
            if command[0] == "board":
                self._table(game, now, "")
                return ""
            return await game.command(*command, self)
        if not now.question:
            return self.texts("not-your-turn") if typed.strip() else ""
        action, advice = self._picked(typed, now.menu)
        if action is not None:
            await game.play(action, self)
        return str(advice)

    def _tell(self, now: Moment, printed: int) -> int:
        """The lines of the log that are new."""
        last = None
        for line in now.log[printed:]:
            gutter = f"{line.round:>2}  " if line.round is not None and line.round != last else "    "
            last = line.round
            self._print(ink(gutter, "quiet") + line.text)
        return len(now.log)

    def _table(self, game: Game, now: Moment, before: str) -> str:
        """The board, the papers and the seats, unless the board is as it was."""
        drawer = game.drawer
        board = drawer.in_words(now.view) if self.in_words else drawer.draw(now.view, self.width, 1000)
        written = "\n".join(line.plain for line in board)
        if written != before:
            self._print(Text(), ink(game.seat.entry.name, "accent") + "  " + ink(now.round, "quiet"), *board)
            if now.papers:
                self._print(ink(self.texts("eyes-only"), "bold"), *section_lines(now.papers))
            for seat in now.seats:
                self._print(
                    Text(" ").join([ink(f"{seat.name}:", "bold"), *([Text(seat.now)] if seat.now else []), *seat.facts])
                )
        return written

    def _strip(self, now: Moment, status: str) -> list[Text]:
        owed = now.owed + (ink(f"  {status}", "quiet") if status else Text())
        return [ink("─" * min(self.width, 40), "frame"), now.happening, owed, *self._menu(now.menu)]

    def _menu(self, menu: Menu, only: list[int] | None = None) -> list[Text]:
        """Flowing beside their titles; where it is read aloud, a choice to a line."""
        shown = list(range(1, len(menu.choices) + 1)) if only is None else only
        return menu_lines(menu, shown) if self.in_words else lay_out(menu, shown, self.width)[0]

    def _break(self) -> None:
        """Below the prompt."""
        if self._prompted:
            self.console.file.write("\n")
            self._prompted = False

    def _print(self, *lines: Text) -> None:
        self._break()
        for line in lines:
            self.console.print(line)


def menu_lines(menu: Menu, shown: list[int]) -> list[Text]:
    """A choice to a line, under the titles of their groups."""
    lines: list[Text] = []
    number = 0
    for group in menu.groups:
        rows = []
        for choice in group.choices:
            number += 1
            if number in shown:
                row = ink(f"{number:>3} ", "bold") + choice.label
                rows.append(row if choice.value is not None else ink(f"{row.plain}  {choice.why}", "quiet"))
        if rows and group.title.plain.strip():
            lines.append(ink(group.title.plain, "accent"))
        lines += rows
    return lines
