"""A table before it begins: who sits where, and what the host may do."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from valise_games.bots import levels_of
from valise_games.client import Refused, RemoteTable, Unreachable
from valise_games.games import catalogue
from valise_games.terminal.client import Leave
from valise_games.terminal.drawer import Choice, Menu
from valise_games.terminal.halls import Hall
from valise_games.terminal.keyboard import Withdrawn
from valise_games.terminal.paper import ink
from valise_games.terminal.visit import lists
from valise_games.terminal.visit.connection import Connection
from valise_games.terminal.visit.names import seat_names
from valise_games.terminal.visit.seat import refusal, said
from valise_games.terminal.visit.words import VisitWords
from valise_games.terminal.words import Words

LINES_OF_TALK = 6


class WaitingRoom:
    def __init__(self, table: RemoteTable, hall: Hall, words: Words, visit: VisitWords, join: str) -> None:
        self.table = table
        self.hall = hall
        self.words = words
        self.visit = visit
        self.join = join  # the command with which others come here
        self._sat = table.seat is not None
        self.advice = ""
        self._connection = Connection(table.visitor, visit)

    def wait(self) -> None:
        """Until the game begins, or the table is closed; Leave when the person goes."""
        self.hall.keyboard.look_around = self.table.visitor.poll
        try:
            while self.table.info["state"] == "open":
                try:
                    self._once()
                except Withdrawn:
                    begun = self.hall.keyboard.begun
                    if begun.partition(" ")[0].casefold() not in self.visit.commands["say"]:
                        self.hall.keyboard.begun = ""
        finally:
            self.hall.keyboard.look_around = None

    def _once(self) -> None:
        advice, self.advice = self.advice, ""
        typed, action = lists.choose(self.hall, self.words, self._above, self._menu, advice, self._is_other)
        try:
            if action is not None:
                for command in action["do"]:
                    self._do(**command)
                    self._sat = self.table.seat is not None
            elif typed:
                self._other(typed)
        except Refused as error:
            self.advice = refusal(error, self.visit)
        except Unreachable:
            self.advice = self.visit.no_answer

    def _do(self, do: str, **told: Any) -> None:
        if do == "sit":
            self.table.sit(**told)  # which brings the visitor's part of the deal
        else:
            self.table.do(do, **told)

    def _is_other(self, typed: str) -> bool:
        first = typed.partition(" ")[0].casefold()
        commands = (*self.words.commands["quit"], *self.words.commands["help"])
        return not typed or first in (*commands, *self.visit.commands["say"])

    def _other(self, typed: str) -> None:
        first, _, rest = typed.partition(" ")
        if first.casefold() in self.words.commands["quit"]:
            raise Leave
        if first.casefold() in self.visit.commands["say"]:
            if rest.strip():
                self.table.say(rest.strip())
            return
        self.advice = f"{self.words.which_one} {self.visit.waiting_hint}"

    # ------------------------------------------------------------------------------ what is shown
    def _above(self) -> list[Text]:
        info, words = self.table.info, self.visit
        if info["state"] != "open":
            raise Withdrawn
        if self._sat and self.table.seat is None:
            self._sat = False
            self.advice = words.removed
            raise Withdrawn
        width, _ = self.hall.room()
        title = words.waiting.format(game=catalogue[info["game"]].name, code=info["table"])
        lines = [lists.head(title, words.waiting_hint, width), ink(words.join_with.format(command=self.join), "quiet")]
        if told := self._connection.state():
            lines.append(ink(told, "accent"))
        names = seat_names(info["seats"], words)
        for number, seat in enumerate(info["seats"]):
            line = ink(f"  {words.seat.format(seat=number + 1)}  ", "quiet")
            lines.append(line + self._who(number, seat, names[number]))
        if info["host"] != self.table.visitor.id:
            lines.append(ink(words.host_starts, "quiet"))
        talk = [said(line, self._names(names), words) for line in self.table.talk[-LINES_OF_TALK:]]
        return [*lines, *([Text(), *talk] if talk else [])]

    def _who(self, number: int, seat: dict[str, Any], name: str) -> Text:
        words = self.visit
        if seat["bot"]:
            return ink(name, "bold") + ink(f"  {words.bot_of.get(seat['bot'], seat['bot'])}", "quiet")
        if seat["person"] is None:
            return ink("–", "quiet")
        facts = [words.host] if seat["person"] == self.table.info["host"] else []
        facts += [] if seat["online"] or number == self.table.seat else [words.away]
        shown = self.words.you if number == self.table.seat else name
        return ink(shown, "bold") + ink(f"  {' · '.join(facts)}" if facts else "", "quiet")

    def _names(self, names: list[str]) -> list[str]:
        return [self.words.you if number == self.table.seat else name for number, name in enumerate(names)]

    def _menu(self) -> Menu:
        info, words, mine = self.table.info, self.visit, self.table.seat
        names = seat_names(info["seats"], words)
        free = [n for n, seat in enumerate(info["seats"]) if seat["person"] is None and not seat["bot"]]
        hosting = info["host"] == self.table.visitor.id
        groups: list[list[Choice]] = []
        if hosting and not free:
            groups.append([lists.choice(words.start, {"do": [{"do": "start"}]}, *words.waiting_keys["start"])])
        if hosting and free and not info["rated"]:
            groups.append(
                [
                    lists.choice(
                        words.fill.format(level=words.bots_of.get(level, level)),
                        {"do": [{"do": "hire", "seat": seat, "level": level} for seat in free]},
                        *words.waiting_keys["bots"],
                        level,
                    )
                    for level in levels_of(info["game"], info["variant"])
                ]
            )
        groups.append(
            [
                lists.choice(
                    words.sit_here.format(seat=seat + 1),
                    {"do": [{"do": "sit", "seat": seat}]},
                    *words.waiting_keys["sit"],
                    str(seat + 1),
                )
                for seat in free
            ]
        )
        if mine is not None:
            groups.append([lists.choice(words.stand_up, {"do": [{"do": "stand"}]}, *words.waiting_keys["stand"])])
        if hosting:
            groups.append(
                [self._sending(n, seat, names[n]) for n, seat in enumerate(info["seats"]) if self._goes(seat)]
            )
        return Menu([lists.group(" ", group) for group in groups if group])

    def _goes(self, seat: dict[str, Any]) -> bool:
        return bool(seat["bot"]) or seat["person"] not in (None, self.table.visitor.id)

    def _sending(self, number: int, seat: dict[str, Any], name: str) -> Choice:
        words = self.visit
        bot = bool(seat["bot"])
        label = (words.send_away if bot else words.remove).format(name=name)
        command = {"do": "hire", "seat": number, "level": ""} if bot else {"do": "remove", "seat": number}
        return lists.choice(label, {"do": [command]}, *words.waiting_keys["remove"], name)
