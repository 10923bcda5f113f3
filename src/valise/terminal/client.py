"""The loop of a person's game: tell what happened, ask what to do, let the bots act."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.text import Text

from valise.games.game import Action
from valise.terminal import menu, pages, saves
from valise.terminal.drawer import Choice, Drawer, LogLine, Menu, Seating
from valise.terminal.faces import Face, Lines
from valise.terminal.layout import Scene
from valise.terminal.table import Table
from valise.terminal.words import Words


class Leave(Exception):
    """The person leaves the table."""


@dataclass
class Client:
    table: Table
    seating: Seating
    drawer: Drawer
    face: Face
    file: Path  # where the match is kept

    def __post_init__(self) -> None:
        self._story = self.drawer.storyteller()
        self._lines: list[LogLine] = []
        self._heard = 0  # events
        self._fresh = 0  # the first line of the log since the last decision
        self._typed: list[str] = []  # answers given ahead, with commas
        self.trouble = ""  # why the match could not be kept
        self.advice = ""  # to be told with the next question

    @property
    def words(self) -> Words:
        return self.seating.words

    def play(self) -> None:
        """Until the game is over; raises Leave, EOFError or KeyboardInterrupt when the person goes."""
        while not self.table.match.over:
            if self.table.you_owe:
                self.keep()
                self.table.play(self._decide())
                self.keep()
                if not self.table.you_owe:
                    self._typed = []
            else:
                self.face.show(self._scene())
                self.table.let_bots_act()
        self.face.show(self._scene())

    def keep(self) -> str:
        """Saves the match; gives what to tell about it."""
        try:
            saves.save(self.table, self.file)
        except OSError as error:
            self.trouble = self.words.not_saved.format(file=self.file, why=error.strerror or error)
            return self.trouble
        self.trouble = ""
        return self.words.saved.format(file=self.file)

    # ------------------------------------------------------------------------------ asking
    def _decide(self) -> Action:
        view = self.table.match.view(self.table.you)
        whole = self.drawer.menu(view)
        now: Menu = whole
        advice, self.advice = self.trouble or self.advice, ""
        while True:
            typed, shown = self._ask(now, None if now is whole else whole, advice)
            advice = ""
            if (said := self._command(typed)) is not None:
                advice = said
                continue
            picked = menu.pick(typed, shown, self.words)
            if picked.choice is None and picked.menu is None and now is not whole and not typed.strip().isdecimal():
                elsewhere = menu.pick(typed, self._shown(whole, None), self.words)
                picked = picked if elsewhere.choice is None and elsewhere.menu is None else elsewhere
            if picked.choice is not None:
                if picked.rest:
                    self._typed.insert(0, picked.rest)
                if action := self._sure(view, picked.choice):
                    self._fresh = len(self._log())
                    return action
                now = whole
            elif picked.menu is not None:
                now, advice = picked.menu, picked.advice
            else:
                self._typed = []
                advice = picked.advice

    def _ask(self, now: Menu, within: Menu | None, advice: str) -> tuple[str, menu.Shown]:
        shown = self._shown(now, within)
        if self._typed:
            return self._typed.pop(0), shown

        def scene() -> Scene:
            nonlocal shown
            shown = self._shown(now, within)
            return self._scene(shown, advice)

        typed, *ahead = self.face.ask(scene).split(",")
        self._typed = [part for part in ahead if part.strip()]
        return typed, shown

    def _shown(self, now: Menu, within: Menu | None) -> menu.Shown:
        width, lines = self.face.room()
        return menu.show(now, self.words, width, lines, within)

    def _sure(self, view: dict[str, Any], choice: Choice) -> Action | None:
        """The choice's action, unless the person thinks better of it."""
        assert choice.action is not None
        question = self.drawer.warning(view, choice.action)
        while question is not None:
            answer = menu.plain(self.face.question(f"{question} ({self.words.yes[1]}/{self.words.no[1]})")).strip()
            if answer in self.words.no:
                return None
            if answer in self.words.yes:
                break
        return choice.action

    def _scene(self, shown: menu.Shown | None = None, advice: str = "") -> Scene:
        view = self.table.match.view(self.table.you)
        scene = Scene(view, self._log(), self._fresh, self.drawer.situation(view), [], advice=advice)
        if shown is not None:
            scene.menu, scene.hint = shown.lines, shown.menu.hint
        return scene

    def _log(self) -> list[LogLine]:
        """The story so far, in words; only what is new is told anew."""
        events = self.table.match.events(self.table.you)
        self._lines += self._story.tell(events[self._heard :])
        self._heard = len(events)
        return self._lines

    # ------------------------------------------------------------------------------ commands
    def _command(self, typed: str) -> str | None:
        """Does what a command says, and gives a word about it; None if it is none."""
        first, _, rest = typed.strip().partition(" ")
        name = next((name for name, forms in self.words.commands.items() if first.casefold() in forms), None)
        if name is None or (rest and name != "save"):
            return None
        commands: dict[str, Callable[[], None]] = {
            "help": lambda: self._page(Text(f"{self.words.help}\n\n{self.drawer.help()}")),
            "rules": self._rules,
            "log": lambda: self._page(*(line.text for line in self._log())),
            "notes": self._notes,
            "table": self._table_again,
            "quit": self._leave,
        }
        if name == "save":
            if rest.strip():
                self.file = Path(rest.strip()).expanduser()
            return self.keep()
        commands[name]()
        return ""

    def _page(self, *lines: Text) -> None:
        split = [part for line in lines for part in (line.split("\n") if line.plain else [line])]
        self.face.page(list(split), self.words.press_enter)

    def _rules(self) -> None:
        told = isinstance(self.face, Lines) and self.face.in_words
        lines = pages.rules_lines(self.face.console, self.seating.entry, self.seating.language, in_words=told)
        self.face.page(lines, self.words.press_enter)

    def _notes(self) -> None:
        match, you = self.table.match, self.table.you
        self.face.page(
            self.drawer.notes(match.view(you), match.events(you), self.face.room()[0]), self.words.press_enter
        )

    def _table_again(self) -> None:
        if isinstance(self.face, Lines):
            self.face.table(self._scene())

    def _leave(self) -> None:
        raise Leave
