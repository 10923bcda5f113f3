"""The log in words: each event of a seat's story as a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.text import Text

from valise_games.terminal.drawer import Events, LogLine
from valise_games.terminal.solomon.names import Names
from valise_games.terminal.words import Said

Event = dict[str, Any]

# What came of the line before.
JOINING = (
    "answered", "nobody-protests", "protests", "insisted", "bid", "held", "gave-way", "took-back", "carried-out",
    "paid",
)  # fmt: skip


class Story:
    """Tells a story from its beginning, and so knows where the briefcase is and whose move it is."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.words = names.words
        self.round = 1
        self.mover = 0
        self.case_at = names.board.places[names.board.case_start].id
        self.holder: str | None = None
        self.opens = True  # the next line is the first of a turn
        self.protested = False  # the reader said so in the window that is closing
        self.duel = 0  # how many there have been
        self.contested = False  # the announcement has been protested
        self._tellers: dict[str, Callable[[Event], Text | None]] = {
            "begins": self._begins,
            "turn": self._turn,
            "placed": lambda e: self._say(self.words.placed, agent=self._agent(e), sum=str(e["worth"])),
            "bribed": lambda e: self._say(self.words.bribes, e["seat"]),
            "opening-done": lambda _: self._say(self.words.opening_done),
            "announced": self._announced,
            "answered": self._answered,
            "nobody-protests": self._nobody_protests,
            "protests": self._protests,
            "took-back": lambda e: self._say(self.words.takes_back, e["seat"]),
            "insisted": lambda e: self._say(self.words.insists, e["seat"]),
            "bid": self._bid,
            "held": self._held,
            "gave-way": self._gave_way,
            "carried-out": self._carried_out,
            "paid": lambda e: self._say(self.words.pays, e["seat"], agent=self._agent(e), sum=self.names.sum(e["sum"])),
            "lost-stakes": lambda e: self._say(
                self.words.lost_stakes, agent=self._agent(e), stakes=names.stakes(e["stakes"])
            ),
            "ended-turn": lambda e: self._say(self.words.ends_turn, e["seat"]),
        }

    def tell(self, events: Events) -> list[LogLine]:
        lines: list[LogLine] = []
        for event in events:
            self.opens = self.opens or event["what"] == "turn"
            teller = self._tellers.get(event["what"])
            text = teller(event) if teller else None
            if text is not None:
                duel = self.duel if event["what"] in ("bid", "held") else 0
                joins, bids = event["what"] in JOINING, event["what"] == "bid"
                lines.append(LogLine(text, self.round, self.opens, joins, duel, bids))
                self.opens = False
        return lines

    def announcement(self, seat: int, action: dict[str, Any], start: str) -> Text:
        """A move or a strike, said by the one who makes it."""
        words, do = self.words, action["do"]
        agent = self.names.agent_word(action["agent"])
        if do == "step-on":
            return self._say(words.steps_on, seat, agent=agent)
        if do == "step-off":
            return self._say(words.steps_off, seat, agent=agent)
        to, at = words.to[action["to"]], words.at[action["to"]]
        case = self._case(action, start)
        if do == "move":
            return self._say(words.moves, seat, agent=agent, to=to, case=case)
        victim = self.names.agent_word(action["victim"])
        if self.names.is_agent:
            return self._say(words.attacks, seat, agent=agent, to=to, victim=victim, case=case)
        if action["to"] == start:
            return self._say(words.eliminates_here, seat, agent=agent, victim=victim, at=at)
        return self._say(words.eliminates_there, seat, agent=agent, to=to, victim=victim, case=case)

    # ------------------------------------------------------------------------------ events
    def _begins(self, event: Event) -> Text:
        self.mover = event["seat"]
        return self._say(self.words.begins, event["seat"])

    def _turn(self, event: Event) -> None:
        self.mover = event["seat"]
        self.round = event["round"]

    def _announced(self, event: Event) -> Text:
        self.protested = self.contested = False
        return self.announcement(event["seat"], event["action"], event["from"])

    def _answered(self, event: Event) -> Text | None:
        if event["seat"] != self.names.you:
            return None
        self.protested = event["protest"]
        return self._say(self.words.protests, event["seat"]) if event["protest"] else None

    def _nobody_protests(self, event: Event) -> Text:
        self.protested = self.contested = False
        return self._say(self.words.nobody_protests)

    def _protests(self, event: Event) -> Text | None:
        self.contested = True
        self.duel += 1
        mine, self.protested = self.protested, False
        if event["seat"] == self.names.you:
            return None  # told by the answer
        return self._say(self.words.speaks_first if mine else self.words.protests, event["seat"])

    def _bid(self, event: Event) -> Text:
        said = self.words.names if self.names.is_agent else self.words.bids
        return self._say(said, event["seat"], sum=self.names.sum(event["sum"]))

    def _held(self, event: Event) -> Text:
        said = self.words.answers if self.names.is_agent else self.words.holds
        return self._say(said, event["seat"], sum=self.names.sum(event["sum"]))

    def _gave_way(self, event: Event) -> Text:
        words = self.words
        if event["undone"]:
            said = words.mover_gives_way if self.names.is_agent else words.mover_passes
        else:
            said = words.protester_gives_up if self.names.is_agent else words.protester_passes
        return self._say(said, event["seat"])

    def _carried_out(self, event: Event) -> Text | None:
        action = event["action"]
        agent, victim = action["agent"], action.get("victim")
        with_case = action["do"] == "step-on" or action.get("case", False)
        if self.holder in (agent, victim):
            self.holder = None
        if with_case:
            self.case_at = action.get("to", event["from"])
            self.holder = agent if self.names.is_agent else None
        if victim is not None:
            said = self.words.banished if self.names.is_agent else self.words.eliminated
            return self._say(said, victim=self.names.agent_word(victim))
        return self._say(self.words.stands) if self.contested else None

    # ------------------------------------------------------------------------------ within
    def _case(self, action: dict[str, Any], start: str) -> str:
        """What is said of the briefcase."""
        words = self.words
        if action["case"]:
            return words.carrying if self.case_at == start else words.onto
        if not self.names.is_agent:
            return ""
        if self.holder == action["agent"]:
            return words.without
        return words.beside if self.case_at == action["to"] and "victim" not in action else ""

    def _agent(self, event: Event) -> Text:
        return self.names.agent_word(event["agent"])

    def _say(self, said: Said | str, seat: int | None = None, **parts: Text | str) -> Text:
        return self.names.say(said, seat, **parts)
