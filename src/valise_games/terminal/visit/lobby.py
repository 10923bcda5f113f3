"""The lobby: tables to sit at, tables of one's own, and new ones."""

from __future__ import annotations

import contextlib
import re
from typing import Any

from rich.text import Text

from valise_games.client import HouseClient, Refused, Unreachable
from valise_games.games import catalogue
from valise_games.terminal.client import Leave
from valise_games.terminal.drawer import Choice, Menu
from valise_games.terminal.halls import Hall
from valise_games.terminal.paper import ink
from valise_games.terminal.visit import lists
from valise_games.terminal.visit.connection import Connection
from valise_games.terminal.visit.names import clean_name
from valise_games.terminal.visit.remembered import Remembered
from valise_games.terminal.visit.words import VisitWords
from valise_games.terminal.words import Words

CODE = re.compile(r"[BCDFGHJKLMNPQRSTVWXYZ2-9]{8}")


class Lobby:
    def __init__(
        self, visitor: HouseClient, hall: Hall, remembered: Remembered, words: Words, visit: VisitWords
    ) -> None:
        self.visitor = visitor
        self.hall = hall
        self.remembered = remembered
        self.words = words
        self.visit = visit
        self._connection = Connection(visitor, visit)

    def choose(self, advice: str = "") -> dict[str, Any]:
        """{"go": code} or {"new": game}; Leave when the person goes."""
        self.visitor.follow_lobby()
        mine = self._mine()
        self.hall.keyboard.look_around = self.visitor.poll
        try:
            while True:
                typed, action = lists.choose(
                    self.hall, self.words, self._above, lambda: self._menu(mine), advice, self._is_other
                )
                if action is not None:
                    return action
                if typed.casefold() in self.words.commands["quit"]:
                    raise Leave
                if is_code(typed):
                    return {"go": as_code(typed)}
                advice = self.visit.lobby_hint
        finally:
            self.hall.keyboard.look_around = None
            with contextlib.suppress(Unreachable):
                self.visitor.leave_lobby()

    def _is_other(self, typed: str) -> bool:
        commands = self.words.commands
        return is_code(typed) or typed.casefold() in (*commands["quit"], *commands["help"])

    def _above(self) -> list[Text]:
        width, _ = self.hall.room()
        name = clean_name(self.visitor.name, self.visit)
        told = self._connection.state()
        return [
            lists.head(self.visit.lobby, self.visit.lobby_commands, width),
            ink(self.visit.welcome.format(name=name, url=self.visitor.url), "quiet"),
            *([ink(told, "accent")] if told else []),
        ]

    def _menu(self, mine: list[dict[str, Any]]) -> Menu:
        """What has nothing in it is not shown."""
        own = {line["table"] for line in mine}
        others = [line for code, line in self.visitor.lobby.items() if code not in own]
        others.sort(key=lambda line: -line["opened"])
        mine = [{**line, **self.visitor.lobby.get(line["table"], {})} for line in mine]
        groups = [
            lists.group(self.visit.your_tables, [self._table(line, with_state=True) for line in mine]),
            lists.group(self.visit.open_tables, [self._table(line) for line in others if line["state"] == "open"]),
            lists.group(
                self.visit.running_tables,
                [self._table(line) for line in others if line["state"] == "playing"],
            ),
            lists.group(
                self.visit.new_table, [lists.choice(e.name, {"new": e.id}, e.name, e.id) for e in catalogue.values()]
            ),
        ]
        return Menu([group for group in groups if group.choices])

    def _table(self, line: dict[str, Any], *, with_state: bool = False) -> Choice:
        words = self.visit
        people = [clean_name(name, words) for name, bot in zip(line["names"], line["bots"]) if name and not bot]
        levels = [words.bots_of.get(bot, bot) for bot in dict.fromkeys(line["bots"]) if bot]
        free = sum(not name and not bot for name, bot in zip(line["names"], line["bots"]))
        parts = [catalogue[line["game"]].name if line["game"] in catalogue else line["game"]]
        parts += [", ".join([*people, *levels]) or words.nobody]
        if free and line["state"] == "open":
            parts.append(words.free_seat if free == 1 else words.free.format(number=free))
        parts += [words.states[line["state"]]] if with_state and line["state"] != "open" else []
        label = " · ".join([*parts, line["table"]])
        return lists.choice(label, {"go": line["table"]}, label)

    def _mine(self) -> list[dict[str, Any]]:
        """Tables at which one sat last, as they are now."""
        lines: list[dict[str, Any]] = []
        for code in self.remembered.tables:
            with contextlib.suppress(Refused, Unreachable):
                info = self.visitor.get(f"/api/tables/{code}?since=1000000000")["info"]
                seats = info["seats"]
                names, bots = [seat["name"] for seat in seats], [seat["bot"] for seat in seats]
                if any(seat["person"] == self.visitor.id for seat in seats):
                    lines.append({**info, "names": names, "bots": bots})
        return lines


def as_code(text: str) -> str:
    """As it is written at the house, however it was told: in small letters, with a dash, or as the end of a link."""
    return text.strip().rstrip("/").rpartition("/")[2].upper().replace("-", "").replace(" ", "")


def is_code(text: str) -> bool:
    return bool(CODE.fullmatch(as_code(text)))
