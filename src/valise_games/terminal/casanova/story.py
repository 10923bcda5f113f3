"""The log in words: each event of a seat's story as a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.text import Text

from valise_games.terminal.casanova.names import Names, street_name
from valise_games.terminal.drawer import Events, LogLine
from valise_games.terminal.words import Said

Event = dict[str, Any]

# What came of the line before, or goes on with it.
JOINING = ("saw", "chose", "jewel", "shown", "home")


def sight(names: Names, couples: list[dict[str, Any]]) -> Text:
    """What was seen under the masks."""
    words = names.words
    for couple in couples:
        if couple["casanova"]:
            return names.say(words.you_find, where=names.couple(couple))
    return names.say(words.only_maids, places=names.couples(couples))


class Story:
    """Tells a story from its beginning, and so knows what was told last."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.words = names.words
        self.round = 1
        self.opens = True  # the next line is the first of a turn
        self.at = ""  # where the mover's gondola went in the line before
        self.done = False  # the mover has done something this turn
        self._tellers: dict[str, Callable[[Event], Text | None]] = {
            "set-up": self._set_up,
            "begins": lambda e: self._say(self.words.begins, e["seat"]),
            "turn": self._turn,
            "moved": self._moved,
            "walked": self._walked,
            "inspected": self._inspected,
            "looked": self._looked,
            "saw": self._saw,
            "chose": lambda e: self._say(self.words.exchanged if e["exchange"] else self.words.left),
            "jewel": lambda e: self._say(self.words.lays_jewel, e["seat"]),
            "shown": self._shown,
            "home": lambda _: self._say(self.words.too_early),
            "ended-turn": lambda e: None if self.done else self._say(self.words.does_nothing, e["seat"]),
        }

    def tell(self, events: Events) -> list[LogLine]:
        lines: list[LogLine] = []
        for event in events:
            self.opens = self.opens or event["what"] == "turn"
            goes_on = event["what"] == "moved" and event["lady"] and self.at == event["from"]
            teller = self._tellers.get(event["what"])
            text = teller(event) if teller else None
            if text is not None:
                lines.append(LogLine(text, self.round, self.opens, joins=goes_on or event["what"] in JOINING))
                self.opens = False
        return lines

    # ------------------------------------------------------------------------------ events
    def _set_up(self, event: Event) -> Text:
        theatres = [street_name(theatre) for theatre in event["theatres"]]
        places, theatres_text = self.names.listed(event["empty"]), self.names.listed(theatres)
        return self._say(self.words.set_up, places=places, theatres=theatres_text)

    def _turn(self, event: Event) -> None:
        self.round = event["round"]
        self.at, self.done = "", False

    def _moved(self, event: Event) -> Text:
        words, seat = self.words, event["seat"]
        before, self.at = self.at, event["to"] if event["lady"] else ""
        way = self._way(event)
        if not event["lady"]:
            return self._say(words.sends, seat, **way)
        if self.names.owners.get(event["to"]) == seat:
            return self._say(words.comes_home, seat, start=way["start"])
        if before == event["from"]:
            return self._say(words.goes_on, goal=way["goal"])
        return self._say(words.goes, seat, **way)

    def _walked(self, event: Event) -> Text:
        self.at = event["to"]
        return self._say(self.words.walks, event["seat"], **self._way(event))

    def _inspected(self, event: Event) -> Text:
        self.at, self.done = "", True
        return self._say(self.words.inspects, event["seat"], what=self.names.couple(event))

    def _looked(self, event: Event) -> Text:
        self.at, self.done = "", True
        others = [{"lady": seat} for seat in event["ladies"] if seat != event["seat"]]
        if not others:
            return self._say(self.words.looks_alone, event["seat"])
        return self._say(self.words.looks, event["seat"], whom=self.names.couples(others))

    def _saw(self, event: Event) -> Text | None:
        return sight(self.names, event["couples"]) if event["seat"] == self.names.you else None

    def _shown(self, event: Event) -> Text:
        couple = self.words.casanova if event["casanova"] else self.words.maid
        return self._say(self.words.shown, couple=couple)

    # ------------------------------------------------------------------------------ within
    def _way(self, event: Event) -> dict[str, Text]:
        self.done = True
        return {"start": self.names.coming_from(event["from"], event["seat"]), "goal": self.names.going_to(event["to"])}

    def _say(self, said: Said | str, seat: int | None = None, **parts: Text | str) -> Text:
        return self.names.say(said, seat, **parts)
