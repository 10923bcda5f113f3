"""A table in words at one moment: what the screen and the plain lines both show, and the commands both have."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rich.text import Text

from valise_games.drawing.board import badge
from valise_games.drawing.palette import ink
from valise_games.games import teller
from valise_games.games.board_drawer import BoardDrawer
from valise_games.games.game import Action
from valise_games.games.messages import Run
from valise_games.games.teller import LogLine, Teller
from valise_games.terminal import pages
from valise_games.terminal.menu import Choice, Group, Menu
from valise_games.terminal.seat import Asker, Leave, NotTaken, Seat, View
from valise_games.terminal.texts import Texts, language_at

READING = ("help", "rules", "log", "papers", "words", "hint")  # commands that show a page


class SeatLine(NamedTuple):
    """What everybody knows of a seat, and what it is doing, in a word."""

    name: str
    now: str
    facts: list[Text]
    piece: Text  # by which it is known on the board, in games that have such


class Section(NamedTuple):
    """A part of a paper."""

    title: Text
    lines: list[Text]


class Line(NamedTuple):
    """A line of the log. Remarks belong to no round."""

    text: Text
    round: int | None


@dataclass
class Moment:
    """All that is to be seen, until the table changes."""

    view: View
    round: str
    happening: Text  # with what makes this moment special
    owed: Text
    menu: Menu
    question: str
    seats: list[SeatLine]
    papers: list[Section]  # empty for who watches
    log: list[Line]
    fresh: int  # the first line of the log since the last decision


class Game:
    """The game at one seat. `look` takes in what is new."""

    def __init__(self, seat: Seat, language: str, opening: str = "") -> None:
        self.seat = seat
        self.texts = Texts(language, seat.names, seat.you)
        own = Texts(language_at(seat.entry.package, language))("you")  # in the language of the sentences around it
        names = [own if number == seat.you else name for number, name in enumerate(seat.names)]
        self.teller = Teller(seat.entry, language, names, you=seat.you, variant=seat.variant, options=seat.options)
        self.drawer = BoardDrawer(self.teller)
        self._log: list[LogLine | list[Run]] = [[Run(opening)]] if opening else []
        self._heard = 0  # events
        self._fresh = 0

    # ------------------------------------------------------------------------------ what is shown
    def look(self) -> Moment:
        seat, view = self.seat, self.seat.view
        self._log += self.teller.log(seat.events[self._heard :])
        self._heard = len(seat.events)
        self._log += seat.remarks()
        situation = self.teller.situation(view)
        aside, owes = seat.aside(), bool(seat.question)
        happening = Text(aside) if aside else self.drawn(situation.happening)
        happening.stylize("bold")
        if situation.notice and not aside:
            happening = happening + " " + self.drawn(situation.notice)
        return Moment(
            view,
            self.texts.phrase("round", round=view["round"], cap=view.get("round_cap") or None)
            if "round" in view
            else "",
            happening,
            self.drawn(situation.owed) if owes else Text(),
            self.menu() if owes else Menu(),
            seat.question,
            [self._seat(number) for number in range(len(seat.names))],
            self.papers() if seat.you >= 0 else [],
            [self._line(line) for line in self._log],
            min(self._fresh, len(self._log)),
        )

    def menu(self) -> Menu:
        return Menu(
            [
                Group(
                    self.drawn(group.title),
                    [Choice(self.drawn(one.label), one.action, one.why) for one in group.choices],
                )
                for group in self.teller.menu(self.seat.view)
            ]
        )

    def papers(self) -> list[Section]:
        return [self._section(section) for section in self.teller.papers(self.seat.view)]

    def drawn(self, runs: Sequence[Run]) -> Text:
        """A text with its names and pieces drawn."""
        text = Text()
        for run in runs:
            piece = self.drawer.piece(run.kind, run.id) if run.id and run.kind != "seat" else None
            known = {"seat": "bold", "mine": "mine", "strong": "bold", "": ""}
            text.append(run.text, f"piece.{piece.colour}" if piece else known.get(run.kind, "bold"))
        return text

    def _line(self, line: LogLine | list[Run]) -> Line:
        return Line(self.drawn(line.text), line.round) if isinstance(line, LogLine) else Line(self.drawn(line), None)

    def _seat(self, seat: int) -> SeatLine:
        facts = self.teller.seat_facts(self.seat.view, seat)
        drawn = [ink(self.drawn(fact.text).plain, "sealed") if fact.sealed else self.drawn(fact.text) for fact in facts]
        now = self.teller.seat_now(self.seat.view, seat)
        piece = self.drawer.piece("seat", str(seat))
        return SeatLine(self.seat.names[seat], now, drawn, badge(piece) if piece else Text())

    def _section(self, section: teller.Section) -> Section:
        return Section(self.drawn(section.title), [self.drawn(line) for line in section.lines])

    # ------------------------------------------------------------------------------ what is done
    async def play(self, action: Action, asker: Asker) -> None:
        """After a question, where the action has weight; NotTaken if it cannot be done."""
        asked = self.seat.question
        warning = self.teller.warning(self.seat.view, action)
        if warning and not await asker.sure(warning):
            return
        if self.seat.question != asked:
            raise NotTaken(self.texts("refused-stale"))
        self._fresh = len(self._log)
        await self.seat.play(action)

    @property
    def commands(self) -> list[str]:
        own = [name for name in READING if self.seat.you >= 0 or name not in ("papers", "hint")]
        return [*own, *self.seat.commands, "quit"]

    def command_of(self, typed: str) -> tuple[str, str] | None:
        """The command that a line begins with, and the rest of the line."""
        first, _, rest = typed.strip().removeprefix("/").strip().partition(" ")
        for name in (*self.commands, "board"):
            if first.casefold() in self.texts.words(f"command-{name}"):
                return name, rest.strip()
        return None

    async def command(self, name: str, rest: str, asker: Asker) -> str:
        """Does what a command says, and gives a word about it; Leave, or NotTaken where it cannot be done."""
        texts = self.texts
        if name == "quit":
            raise Leave
        if name not in READING:
            return await self.seat.do(name, rest, asker)
        if name == "hint" and not self.seat.question:
            return texts("not-your-turn")
        lines: dict[str, Callable[[], list[Text]]] = {
            "help": self._help,
            "rules": lambda: pages.rules_lines(self.seat.entry, texts.language, asker.width),
            "log": lambda: [self._line(line).text for line in self._log],
            "papers": lambda: section_lines(self.papers()),
            "words": lambda: self.drawer.in_words(self.seat.view),
        }
        shown = await self._hint() if name == "hint" else lines[name]()
        await asker.read(texts(f"command-{name}"), shown)
        return ""

    def _help(self) -> list[Text]:
        texts = self.texts
        names = self.commands
        words = {name: next(iter(texts.words(f"command-{name}"))) for name in names}
        longest = max(map(len, words.values()))
        lines = [Text(texts("help-choosing")), Text()]
        for name in names:
            lines.append(ink(f"{words[name]:{longest}}  ", "bold") + texts.form(f"command-{name}", "does"))
        return lines

    async def _hint(self) -> list[Text]:
        hint, texts = await self.seat.hint(), self.texts
        lines = [ink(texts("hint-of", level=hint.level), "bold")]
        said = None  # some bots know what the situation is worth, not each option
        for thought in hint.thoughts:
            line = ink(f"{100 * thought.weight:>4.0f} %  ", "bold") + self._label(thought.action)
            if thought.alike > 1:
                line.append(f"  {texts.phrase('hint-alike', count=thought.alike)}", "quiet")
            if thought.value is not None and thought.value != said:
                line.append(f"  {texts.phrase('hint-hopes', share=f'{100 * thought.value:.0f} %')}", "quiet")
            said = thought.value
            lines.append(line)
        return lines

    def _label(self, action: Action) -> Text:
        """The label that the menu has for an action."""
        for group in self.menu().groups:
            for choice in group.choices:
                if choice.value == action:
                    return group.title + Text(" · ") + choice.label if group.title.plain.strip() else choice.label
        return self.drawn(self.teller.label(action))

    # ------------------------------------------------------------------------------ the end
    def ending(
        self,
        view: View,
        events: Sequence[dict[str, object]],
        width: int,
        early: Sequence[Text] = (),
        turns: Sequence[dict[str, object]] = (),
    ) -> list[Text]:
        """Who won and why, the lie that decided it, the board, and what all held; `events` is the whole story, `early`
        the result of a game that ended before its rules say so, `turns` where it turned."""
        result = list(early) or [self.drawn(line) for line in self.teller.result(view)]
        for line in result[:1]:
            line.stylize("bold")
        if decisive := self.teller.decisive(turns):
            lie, text = decisive
            result.append(
                ink(self.texts("decisive-lie" if lie else "decisive-turn"), "accent") + " " + self.drawn(text)
            )
        board = self.drawer.draw(view, width, 1000)
        ending = self.teller.ending(view, events) if not early or "views" in view else []
        sections = [self._section(section) for section in ending]
        return [*result, Text(), *board, Text(), *section_lines(sections)]


def section_lines(sections: Sequence[Section]) -> list[Text]:
    """One below the other, with an empty line between."""
    lines: list[Text] = []
    for section in sections:
        lines += [Text()] if lines else []
        lines += [ink(section.title.plain, "bold")] if section.title.plain else []
        lines += section.lines
    return lines
