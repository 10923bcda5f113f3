"""A seat at a table in a house, as the client needs it: it plays over the network, and hears what others do."""

from __future__ import annotations

import math
from typing import Any

from rich.text import Text

from valise_games.client import Refused, RemoteTable, Unreachable
from valise_games.games.game import Action
from valise_games.terminal.client import Hint, NotTaken, Thought
from valise_games.terminal.drawer import Events, View
from valise_games.terminal.paper import fill, ink
from valise_games.terminal.visit.connection import Connection
from valise_games.terminal.visit.names import clean
from valise_games.terminal.visit.words import VisitWords
from valise_games.terminal.words import Said

HURRY = 10  # seconds before the end of the time
DAY, HOUR = 86_400, 3_600


def refusal(error: Refused, words: VisitWords) -> str:
    """In the person's language where we have it, else as the house says it."""
    own = clean(str(error))
    return words.refusals.get(error.code) or own[:1].upper() + own[1:]


class HouseSeat:
    live = True

    def __init__(self, table: RemoteTable, names: list[str], words: VisitWords) -> None:
        self.table = table
        self.names = names
        self.words = words
        self._connection = Connection(table.visitor, words)
        self._said = 0  # the last line of talk that was told
        self._before: dict[str, Any] | None = None  # the table as it was told last
        self._clock = ""
        self._warned = ""  # the question that had little time left

    # ------------------------------------------------------------------------------ the game
    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def you(self) -> int:
        assert self.table.seat is not None
        return self.table.seat

    @property
    def mine(self) -> dict[str, Any]:
        """What everybody knows of this seat."""
        mine: dict[str, Any] = self.table.info["seats"][self.you]
        return mine

    @property
    def resigned(self) -> bool:
        return bool(self.mine["minded"] == "resigned")

    @property
    def question(self) -> str:
        if self.over or self.table.info["paused"] or self.resigned:
            return ""
        return self.table.decision

    def view(self) -> View:
        return {**self.table.view, "legal": []} if self.resigned else self.table.view

    def aside(self) -> str:
        return self.words.resigned_now if self.resigned and not self.over else ""

    def events(self) -> Events:
        return self.table.events

    def play(self, action: Action) -> None:
        try:
            self.table.act(action)
        except Refused as error:
            raise NotTaken(refusal(error, self.words)) from None
        except Unreachable:
            raise NotTaken(self.words.no_answer) from None

    def hint(self) -> Hint:
        try:
            told = self.table.hint()
        except Refused as error:
            raise NotTaken(refusal(error, self.words)) from None
        except Unreachable:
            raise NotTaken(self.words.no_answer) from None
        return Hint(told["bot"], [Thought(**thought) for thought in told["thoughts"]])

    def let_bots_act(self) -> None:
        self.table.wait(1)

    def look_around(self) -> bool:
        """Takes what has come; whether there is anything to show."""
        heard, clock = self.table.visitor.poll(), self.clock()
        changed = heard or clock != self._clock
        self._clock = clock
        return changed

    # ------------------------------------------------------------------------------ time
    def clock(self) -> str:
        words, table, parts = self.words, self.table, []
        if self.over:
            return ""
        if table.visitor.broken:
            parts.append(words.broken)
        window = table.window()
        if window is not None:
            parts.append(words.to_answer.format(seconds=math.ceil(window)))
        else:
            bank = table.bank(self.you) if self.you >= 0 else None
            if bank is not None:
                parts.append(words.your_time.format(time=written_time(bank)))
        if self.mine["minded"] in ("left", "time"):
            parts.append(words.minded_now)
        if table.standing is not None:
            parts.append(words.passing)
        return " · ".join(parts)

    def _little_time(self) -> bool:
        left = self.table.window()
        if left is None and self.you in self.table.clocks.get("running", ()):
            left = self.table.bank(self.you)
        return left is not None and left <= HURRY

    # ------------------------------------------------------------------------------ beside the game
    def remarks(self) -> list[Text]:
        broken = self._connection.news()
        remarks = [*([ink(broken, "accent")] if broken else []), *self._news(), *self._talk()]
        question = self.question
        if question and question != self._warned and self._little_time():
            self._warned = question
            remarks.append(ink(self.words.hurry.format(seconds=HURRY), "accent"))
        return remarks

    def _talk(self) -> list[Text]:
        new = [line for line in self.table.talk if line["n"] > self._said]
        if new:
            self._said = new[-1]["n"]
        return [said(line, self.names, self.words) for line in new]

    def _news(self) -> list[Text]:
        """What changed at the table since it was told last."""
        info, before = self.table.info, self._before
        self._before = {**info, "seats": [dict(seat) for seat in info["seats"]]}
        if before is None:
            return [Text(self.words.paused)] if info["paused"] else []
        news: list[Text] = []
        for number, (old, new) in enumerate(zip(before["seats"], info["seats"], strict=True)):
            if old["minded"] != new["minded"]:
                why = "resigned-last" if new["minded"] == "resigned" and self._ends_with_it() else new["minded"]
                news.append(self._about(number, self.words.minded[why]))
            elif old["online"] != new["online"] and new["person"] and number != self.you and not new["minded"]:
                news.append(self._about(number, self.words.came if new["online"] else self.words.went))
            news += [self._about(number, self.words.offers[o]) for o in new["offers"] if o not in old["offers"]]
            if set(old["offers"]) - set(new["offers"]) and info["paused"] == before["paused"] and not self.over:
                news.append(self._about(number, self.words.no_longer))
        if info["paused"] != before["paused"]:
            news.append(Text(self.words.paused if info["paused"] else self.words.goes_on))
        return news

    def _ends_with_it(self) -> bool:
        """Whether no stand-in plays on for who resigns: at a table for two, and when no person is left."""
        seats = self.table.info["seats"]
        return len(seats) == 2 or not any(s["person"] is not None and s["minded"] != "resigned" for s in seats)

    def _about(self, seat: int, said: Said | str) -> Text:
        template = said if isinstance(said, str) else said.you if seat == self.you else said.they
        return fill(template, {"who": ink(self.names[seat], "bold")})


class Onlooker(HouseSeat):
    """No seat: one who watches, and talks to the gallery."""

    you = -1
    question = ""

    @property
    def mine(self) -> dict[str, Any]:
        return {"minded": "", "offers": []}


def said(line: dict[str, Any], names: list[str], words: VisitWords) -> Text:
    """A line of talk; what is in it is nothing but text."""
    seat = line["seat"]
    who = names[seat] if seat is not None and seat < len(names) else clean(line["name"], 16) or words.guest
    return fill(words.said, {"who": ink(who, "bold"), "text": clean(line["text"])})


def written_time(seconds: float) -> str:
    """14:05; by the day, 1 d 3 h."""
    whole = math.ceil(seconds)
    if whole >= DAY:
        return f"{whole // DAY} d {whole % DAY // HOUR} h"
    if whole >= HOUR:
        return f"{whole // HOUR} h {whole % HOUR // 60:02} min"
    return f"{whole // 60}:{whole % 60:02}"
