"""The loop of a person's game: tell what happened, ask what to do, let the others act."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import NamedTuple, Protocol

from rich.text import Text

from valise_games.games.game import Action
from valise_games.terminal import menu, pages
from valise_games.terminal.drawer import Choice, Drawer, Events, LogLine, Menu, Seating, Situation, View
from valise_games.terminal.faces import Face, Lines
from valise_games.terminal.keyboard import Withdrawn
from valise_games.terminal.layout import Scene
from valise_games.terminal.paper import ink
from valise_games.terminal.words import Words


class Leave(Exception):
    """The person leaves the table."""


class NotTaken(Exception):
    """An action was not taken, and the table is as before; the message says why, in the person's language."""


class Thought(NamedTuple):
    """An action that a bot would consider, the weight it gives to it, what it hopes to win by it, if it can say, and
    for how many actions that are alike it stands, itself among them."""

    action: Action
    weight: float
    value: float | None
    alike: int


class Hint(NamedTuple):
    """From a bot of that level; the weightiest first."""

    level: str
    thoughts: list[Thought]


class AtTable(Protocol):
    """What the client needs of a table: one here, with bots, or one in a house, with anybody."""

    @property
    def over(self) -> bool: ...

    @property
    def question(self) -> str:
        """Names what the person has to decide now; empty when he owes nothing."""

    def view(self) -> View: ...

    def events(self) -> Events:
        """The story so far, as the person's seat saw it."""

    def play(self, action: Action) -> None:
        """The person's action, or NotTaken."""

    @property
    def live(self) -> bool:
        """Whether others act by themselves, and one can talk meanwhile."""

    def let_bots_act(self) -> None:
        """Where they do not."""

    def remarks(self) -> list[Text]:
        """What was said, or happened beside the game, since this was asked last."""

    def clock(self) -> str:
        """How much time is left, in words; empty where none runs."""

    def aside(self) -> str:
        """Why this person takes no part in the game; empty for who plays."""

    def hint(self) -> Hint:
        """What a good bot would consider in the person's place, or NotTaken; for his eyes only."""


class Desk(Protocol):
    """What may be done at this table besides playing."""

    def keep(self) -> str:
        """Called around every decision; what went wrong, if anything did."""

    def command(self, name: str, rest: str) -> str | None:
        """Does what a command says, and gives a word about it; None if it is none here."""


@dataclass
class Client:
    table: AtTable
    seating: Seating
    drawer: Drawer
    face: Face
    desk: Desk

    def __post_init__(self) -> None:
        self._story = self.drawer.storyteller()
        self._lines: list[LogLine] = []
        self._heard = 0  # events
        self._remarked = False  # the last line is no part of the story
        self._fresh = 0  # the first line of the log since the last decision
        self._typed: list[str] = []  # answers given ahead, with commas
        self.advice = ""  # to be told with the next question

    @property
    def words(self) -> Words:
        return self.seating.words

    def play(self) -> None:
        """Until the game is over; raises Leave, EOFError or KeyboardInterrupt when the person goes."""
        while not self.table.over:
            try:
                if self.table.question:
                    self._turn()
                elif self.table.live:
                    self._wait()
                else:
                    self.face.show(self._scene())
                    self.table.let_bots_act()
            except Withdrawn:
                self._typed = []
                if self._named(self.face.keyboard.begun) is None:
                    self.face.keyboard.begun = ""
        self.face.show(self._scene())

    def _turn(self) -> None:
        trouble = self.desk.keep()
        if trouble:
            self.advice = trouble
        try:
            self.table.play(self._decide())
        except NotTaken as error:
            self.advice, self._typed = str(error), []
            return
        self.desk.keep()
        if not self.table.question:
            self._typed = []

    def _wait(self) -> None:
        """Others decide; meanwhile one can talk, and read."""
        advice, self.advice = self.advice, ""

        def scene() -> Scene:
            if self.table.question or self.table.over:
                raise Withdrawn
            return self._scene(advice=advice)

        typed = self.face.ask(scene)
        if typed.strip():
            said = self._command(typed)
            self.advice = self.words.not_your_turn if said is None else said

    # ------------------------------------------------------------------------------ asking
    def _decide(self) -> Action:
        view = self.table.view()
        whole = self.drawer.menu(view)
        now: Menu = whole
        asked = self.table.question
        advice, self.advice = self.advice, ""
        while True:
            typed, shown = self._ask(asked, now, None if now is whole else whole, advice)
            advice = ""
            if (said := self._command(typed, shown)) is not None:
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

    def _ask(self, asked: str, now: Menu, within: Menu | None, advice: str) -> tuple[str, menu.Shown]:
        shown = self._shown(now, within)
        if self._typed:
            return self._typed.pop(0), shown

        def scene() -> Scene:
            nonlocal shown
            if self.table.question != asked:
                raise Withdrawn
            shown = self._shown(now, within)
            return self._scene(shown, advice)

        typed, *ahead = self.face.ask(scene).split(",")
        self._typed = [part for part in ahead if part.strip()]
        return typed, shown

    def _shown(self, now: Menu, within: Menu | None) -> menu.Shown:
        width, lines = self.face.room()
        return menu.show(now, self.words, width, lines, within)

    def _sure(self, view: View, choice: Choice) -> Action | None:
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
        view, log = self.table.view(), self._log()
        aside = self.table.aside()
        situation = Situation(Text(aside), Text()) if aside else self.drawer.situation(view)
        scene = Scene(view, log, self._fresh, situation, [], advice=advice, clock=self.table.clock())
        if shown is not None:
            scene.menu, scene.hint = shown.lines, shown.menu.hint
        return scene

    def _log(self) -> list[LogLine]:
        """The story so far, in words; only what is new is told anew."""
        events = self.table.events()
        told = self._story.tell(events[self._heard :])
        self._heard = len(events)
        if told and self._remarked:
            told[0] = replace(told[0], joins=False)
        remarks = [LogLine(text, 0, False) for text in self.table.remarks()]
        self._lines += [*told, *remarks]
        self._remarked = bool(remarks) or (self._remarked and not told)
        return self._lines

    # ------------------------------------------------------------------------------ commands
    def _command(self, typed: str, shown: menu.Shown | None = None) -> str | None:
        """Does what a command says, and gives a word about it; None if it is none. What is a choice of the game is no
        command of the desk: in one game, "say 7" is a move."""
        name = self._named(typed)
        rest = typed.strip().partition(" ")[2].strip()
        if name is None:
            return None
        commands: dict[str, Callable[[], None]] = {
            "help": lambda: self._page(Text(f"{self.words.help}\n\n{self.drawer.help()}")),
            "rules": self._rules,
            "log": lambda: self._page(*(line.text for line in self._log())),
            "notes": self._notes,
            "hint": self._hint,
            "table": self.show_table,
            "quit": self._leave,
        }
        if name in commands and not rest:
            commands[name]()
            return ""
        if shown is not None and menu.pick(typed, shown, self.words).choice is not None:
            return None
        return self.desk.command(name, rest)

    def _named(self, typed: str) -> str | None:
        """The command that a line begins with."""
        first = typed.strip().partition(" ")[0].casefold()
        return next((name for name, forms in self.words.commands.items() if first in forms), None)

    def _page(self, *lines: Text) -> None:
        split = [part for line in lines for part in (line.split("\n") if line.plain else [line])]
        self.face.page(list(split), self.words.press_enter)

    def _rules(self) -> None:
        told = isinstance(self.face, Lines) and self.face.in_words
        lines = pages.rules_lines(self.face.console, self.seating.entry, self.seating.language, in_words=told)
        self.face.page(lines, self.words.press_enter)

    def _notes(self) -> None:
        if self.seating.watches:
            return
        notes = self.drawer.notes(self.table.view(), self.table.events(), self.face.room()[0])
        self.face.page(notes, self.words.press_enter)

    def _hint(self) -> None:
        words = self.words
        if not self.table.question:
            self._page(Text(words.not_your_turn))
            return
        try:
            hint = self.table.hint()
        except NotTaken as error:
            self._page(Text(str(error)))
            return
        lines = [ink(words.hint_of.format(level=words.levels.get(hint.level, hint.level)), "bold")]
        said = None  # some bots know what the situation is worth, not each option
        for thought in hint.thoughts:
            line = ink(f"{100 * thought.weight:>4.0f} %  ", "bold") + self._label(thought.action)
            if thought.alike > 1:
                line.append(f"  {words.hint_alike.format(count=thought.alike)}", "quiet")
            if thought.value is not None and thought.value != said:
                line.append(f"  {words.hint_hopes.format(share=f'{100 * thought.value:.0f} %')}", "quiet")
            said = thought.value
            lines.append(line)
        self._page(*lines)

    def _label(self, action: Action) -> Text:
        """As the menu has it."""
        for group in self.drawer.menu(self.table.view()).groups:
            for choice in group.choices:
                if choice.action == action:
                    return group.title + Text(" · ") + choice.label if group.title.plain.strip() else choice.label
        return Text(str(action["do"]))

    def show_table(self) -> None:
        """The board and the papers, where lines follow one another; a whole screen shows them anyway."""
        if isinstance(self.face, Lines):
            self.face.table(self._scene())

    def _leave(self) -> None:
        raise Leave
