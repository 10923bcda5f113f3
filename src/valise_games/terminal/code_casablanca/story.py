"""The log in words: each event of a seat's story as a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.text import Text

from valise_games.terminal.code_casablanca.names import Names
from valise_games.terminal.drawer import Events, LogLine
from valise_games.terminal.words import Said

Event = dict[str, Any]

# What came of the line before.
JOINING = (
    "went", "saw", "answered", "message", "charged", "verdict", "unmasked", "accused-in-vain", "claims", "no-challenge",
    "admitted", "stood", "turned", "silenced", "out", "claim-right", "claim-unchallenged", "claim-wrong",
)  # fmt: skip


class Story:
    """Tells a story from its beginning, and so knows who was sent where, and what each claim says."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.words = names.words
        self.round = 1
        self.opens = True  # the next line is the first of a round
        self.sent: list[str | None] = []
        self.claims: dict[int, Event] = {}
        self.quiet = True  # the seat that searches has neither asked nor accused
        self._tellers: dict[str, Callable[[Event], Text | None]] = {
            "drew": self._drew,
            "went": self._went,
            "saw": self._saw,
            "searches": self._searches,
            "question": self._question,
            "answered": self._answered,
            "message": self._message,
            "ended-search": lambda e: self._say(self.words.asks_nothing, e["seat"]) if self.quiet else None,
            "accuses": self._accuses,
            "charged": self._charged,
            "verdict": self._verdict,
            "unmasked": lambda e: self._say(self.words.unmasked, e["accused"]),
            "accused-in-vain": lambda _: self._say(self.words.in_vain),
            "sealed": self._sealed,
            "claims": self._claims,
            "heard": self._heard,
            "no-challenge": lambda e: self._say(self.words.lets_pass, e["seat"]),
            "challenged": lambda e: self._say(self.words.challenges, e["seat"], tile=names.tile_at(e["at"], e)),
            "admitted": lambda e: self._say(self.words.admits, e["seat"]),
            "stood": lambda e: self._say(self.words.stands, e["seat"]),
            "turned": self._turned,
            "silenced": lambda e: self._say(self.words.silenced, e["seat"]),
            "claim-right": lambda _: self._say(self.words.claim_right),
            "claim-unchallenged": lambda _: self._say(self.words.claim_unchallenged),
            "claim-wrong": lambda _: self._say(self.words.claim_wrong),
            "out": lambda e: self._say(self.words.out, e["seat"]),
            "orders-shuffled": lambda _: self._say(self.words.shuffled),
        }

    def tell(self, events: Events) -> list[LogLine]:
        lines: list[LogLine] = []
        for event in events:
            if event["what"] == "round":
                self.round, self.opens = event["round"], True
            teller = self._tellers.get(event["what"])
            text = teller(event) if teller else None
            if text is not None:
                joins = event["what"] in JOINING and not event.get("claims")
                lines.append(LogLine(text, self.round, self.opens, joins))
                self.opens = False
        return lines

    # ------------------------------------------------------------------------------ orders
    def _drew(self, event: Event) -> Text:
        self.sent = event["sent"]
        return self._say(self.words.draws, event["seat"], orders=self.names.orders(self.sent))

    def _went(self, event: Event) -> Text:
        seat, place = event["seat"], event["to"]
        said = self.words.as_ordered if self.sent[seat] == place else self.words.elsewhere
        return self._say(said, seat, place=self.names.to(place))

    def _saw(self, event: Event) -> Text | None:
        if event["seat"] != self.names.you:
            return None
        return self._mine(self.words.you_see, tile=self.names.tile(event), place=self.names.at(event["at"]))

    # ------------------------------------------------------------------------------ searches
    def _searches(self, _: Event) -> None:
        self.quiet = True

    def _question(self, event: Event) -> Text:
        self.quiet = False
        names, seat = self.names, event["seat"]
        said = self.words.asks_you if event["to"] == names.you else self.words.asks
        kind, place = self.words.kinds[event["kind"]], names.at(event["at"])
        return self._say(said, seat, other=names.other(event["to"]), kind=kind, place=place)

    def _answered(self, event: Event) -> Text | None:
        """Told only to those who do not read the message."""
        if self.names.you in (event["seat"], event["to"]):
            return None
        return self._say(self.words.answers, event["seat"])

    def _message(self, event: Event) -> Text | None:
        if self.names.you not in (event["from"], event["to"]):
            return None
        return self._mine(self.words.writes, event["from"], tile=self.names.tile(event))

    def _accuses(self, event: Event) -> Text:
        self.quiet = False
        return self._say(self.words.accuses, event["seat"], other=self.names.other(event["accused"]))

    def _charged(self, event: Event) -> Text | None:
        if event["seat"] != self.names.you:
            return None
        return self._mine(self.words.you_charge, tile=self.names.tile_at(event["at"], event))

    def _verdict(self, event: Event) -> Text | None:
        if self.names.you not in (event["seat"], event["accused"]):
            return None
        message, wrote = event["message"], self.names.tile(event["wrote"])
        if event["seat"] == self.names.you:  # the message was told before
            return self._mine(self.words.writes, event["seat"], tile=wrote)
        return self._mine(self.words.verdict, message=self.names.tile_at(message["at"], message), wrote=wrote)

    # ------------------------------------------------------------------------------ claims
    def _sealed(self, event: Event) -> Text | None:
        if event["seat"] != self.names.you or not event["claim"]:
            return None
        return self._mine(self.words.sealed)

    def _claims(self, event: Event) -> Text:
        self.claims = {claim["seat"]: claim for claim in event["claims"]}
        if not self.claims:
            return self._say(self.words.nobody_claims)
        if len(self.claims) == 1:
            return self._say(self.words.claims, *self.claims)
        return self._say(self.words.several_claim, names=self.names.others(list(self.claims)))

    def _heard(self, event: Event) -> Text:
        return self._say(self.words.heard, event["seat"], claim=self.names.claim(self.claims[event["seat"]]))

    def _turned(self, event: Event) -> Text:
        """The tile that was challenged; or one of those of a whole claim, which are many (CC-21)."""
        if "agrees" not in event:
            colon = self.names.seating.words.colon
            return Text(f"{self.names.building(event['at'])}{colon}{self.names.tile(event)}.")
        text = self._say(self.words.turned, tile=self.names.tile_at(event["at"], event))
        return text + " " + (self.words.agrees if event["agrees"] else self.words.contradicts)

    # ------------------------------------------------------------------------------ sentences
    def _say(self, said: Said | str, seat: int | None = None, **parts: Text | str) -> Text:
        return self.names.say(said, seat, **parts)

    def _mine(self, said: Said | str, seat: int | None = None, **parts: Text | str) -> Text:
        """Told to the reader alone."""
        text = self._say(said, seat, **parts)
        text.stylize("mine")
        return text
