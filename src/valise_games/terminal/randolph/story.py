"""The log in words: each event of a seat's story as a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from rich.text import Text

from valise_games.terminal.drawer import Events, LogLine
from valise_games.terminal.randolph.names import MAKES_FOUR, Names
from valise_games.terminal.words import Said

Event = dict[str, Any]

# What came of the line before.
JOINING = (
    "read", "laid", "answered", "nobody-protests", "confessed", "raised", "matched", "folded", "went-back", "won",
    "top",
)  # fmt: skip


class Story:
    """Tells a story from its beginning, and so knows what is at stake and what the reader has sealed."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.words = names.words
        self.round = 1
        self.stake = 0  # what is to be matched
        self.sealed = False  # the reader has bet in this turn, and was not called yet
        self.contested = False  # the announcement has been protested
        self.began = False  # the first turn has
        self.opens = True  # the next line is the first of a turn
        self._remembers = bool(names.seating.options.get("memory_aid", True))
        self._fading: list[tuple[Text, str]] = []  # what was told of this turn's chip, and what stays of it
        self._tellers: dict[str, Callable[[Event], Text | None]] = {
            "leads": lambda e: self._say(self.words.leads, e["seat"]),
            "placed": lambda e: self._say(self.words.placed, e["seat"], space=names.space(e["space"])),
            "aside": self._aside,
            "dealt": lambda e: self._say(self.words.dealt, chips=str(len(e["circles"]))),
            "top": lambda e: self._say(self.words.top, card=names.card(e["card"])),
            "turn": self._turn,
            "shuffled": lambda e: self._say(self.words.shuffled, e["seat"]),
            "sold": lambda e: self._say(
                self.words.sold, e["seat"], card=self.words.a[e["card"]], sum=names.sum(e["sum"])
            ),
            "took": lambda e: self._say(self.words.took, e["seat"], circle=names.space(e["circle"])),
            "read": self._read,
            "laid": lambda e: self._say(self.words.laid, circle=names.space(e["circle"])),
            "announced": self._announced,
            "answered": self._answered,
            "nobody-protests": lambda _: self._say(self.words.nobody_protests),
            "protests": self._protests,
            "confessed": lambda e: self._say(self.words.confesses, e["seat"], sum=names.sum(e["paid"])),
            "raised": self._raised,
            "matched": lambda e: self._say(
                self.words.matches if e["sum"] else self.words.stands_by_it, e["seat"], sum=names.sum(e["sum"])
            ),
            "folded": lambda e: self._say(
                self.words.folds, e["seat"], sum=names.sum(e["lost"]), other=names.other(e["to"])
            ),
            "shown": self._shown,
            "won": self._won,
            "went-back": lambda e: self._say(self.words.went_back, space=names.space(e["space"])),
            "stands": lambda _: self._say(self.words.stands) if self.contested else None,
            "card": self._card,
            "renewed": self._renewed,
            "out": lambda e: self._say(self.words.out, e["seat"]),
            "took-bank": lambda e: self._say(self.words.took_bank, e["seat"], sum=names.sum(e["sum"])),
        }

    def tell(self, events: Events) -> list[LogLine]:
        lines: list[LogLine] = []
        for event in events:
            self.opens = self.opens or event["what"] == "turn"
            teller = self._tellers.get(event["what"])
            text = teller(event) if teller else None
            if text is not None:
                lines.append(LogLine(text, self.round, self.opens, joins=event["what"] in JOINING))
                self.opens = False
        return lines

    def announcement(self, seat: int, number: int, start: str, end: str) -> Text:
        """Said by the one who moves."""
        said = self.words.says if number else self.words.says_nought
        parts = {"from": self.names.space(start), "to": self.names.space(end)}
        return self._say(said, seat, number=str(number), **parts)

    # ------------------------------------------------------------------------------ events
    def _turn(self, event: Event) -> None:
        if self.began:
            self._forget()
        self.began = True
        self.round = event["round"]

    def _aside(self, event: Event) -> Text | None:
        if event["seat"] != self.names.you:
            return None
        text = self._mine(self._say(self.words.aside, number=str(event["number"])))
        return self._fades(text, self.words.aside_faded)

    def _read(self, event: Event) -> Text | None:
        if event["seat"] != self.names.you:
            return None
        text = self._mine(self._say(self.words.read, number=str(event["number"])))
        return self._fades(text, self.words.read_faded)

    def _announced(self, event: Event) -> Text:
        self.sealed = self.contested = False
        self.stake = 0
        return self.announcement(event["seat"], event["number"], event["from"], event["to"])

    def _answered(self, event: Event) -> Text | None:
        if event["seat"] != self.names.you or event["bet"] is None:
            return None
        self.sealed = True
        return self._mine(self._say(self.words.sealed, sum=self.names.sum(event["bet"])))

    def _protests(self, event: Event) -> Text:
        words, seat = self.words, event["seat"]
        first = self.sealed and not self.contested and seat != self.names.you
        if seat == self.names.you:
            self.sealed = False
        self.contested = True
        self.stake = event["counts"]
        sums = {"sum": self.names.sum(event["bet"]), "counts": self.names.sum(event["counts"])}
        if not event["counts"]:
            return self._say(words.protests_for_card, seat)
        if event["counts"] < event["bet"]:
            return self._say(words.speaks_first_in_part if first else words.protests_in_part, seat, **sums)
        return self._say(words.speaks_first if first else words.protests, seat, **sums)

    def _raised(self, event: Event) -> Text:
        words, times = self.words, event["times"]
        said = words.doubles if times == 2 else words.triples
        if event["sum"] != times * self.stake:
            said = words.raises
        self.stake = event["sum"]
        return self._say(said, event["seat"], sum=self.names.sum(event["sum"]))

    def _shown(self, event: Event) -> Text:
        words = self.words
        text = self._say(words.shown_true if event["true"] else words.shown_false, number=str(event["number"]))
        return self._fades(text, words.was_true if event["true"] else words.was_false)

    def _won(self, event: Event) -> Text:
        if not event["sum"]:
            return self._say(self.words.wins_nothing, event["seat"])
        other, sum = self.names.other(event["from"]), self.names.sum(event["sum"])
        return self._say(self.words.wins_bet, event["seat"], sum=sum, other=other)

    def _card(self, event: Event) -> Text:
        words, names, loser = self.words, self.names, event["from"]
        parts: dict[str, Text | str] = {
            "card": words.a[event["card"]] if loser is not None else names.card(event["card"])
        }
        parts |= {"nth": words.nth[event["alike"] - 1], "sum": names.sum(event["prime"])}
        if loser is None:
            said = words.takes_fourth if event["alike"] == MAKES_FOUR else words.takes_card
            return self._say(said, event["seat"], **parts)
        said = words.takes_fourth_from if event["alike"] == MAKES_FOUR else words.takes_card_from
        return self._say(said, event["seat"], other=names.other(loser), **parts)

    def _renewed(self, event: Event) -> Text:
        back: Counter[str] = Counter()
        for cards in event["back"]:
            back.update(cards)
        return self._say(self.words.renewed, cards=", ".join(self.names.cards(back)) or "–")

    # ------------------------------------------------------------------------------ within
    def _fades(self, text: Text, rest: str) -> Text:
        self._fading.append((text, rest))
        return text

    def _forget(self) -> None:
        """RA-24: without the memory aid the log keeps no number of a chip beyond its turn."""
        for text, rest in self._fading:
            if not self._remembers:
                text.plain = rest
        self._fading = []

    def _mine(self, text: Text) -> Text:
        """Told to the reader alone."""
        text.stylize("mine")
        return text

    def _say(self, said: Said | str, seat: int | None = None, **parts: Text | str) -> Text:
        return self.names.say(said, seat, **parts)
