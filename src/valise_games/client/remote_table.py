"""A table as a visitor sees it, kept up to date by what the house tells him."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Any

from valise_games.client.http_client import Action, Refused

if TYPE_CHECKING:
    from valise_games.client.house_client import HouseClient

NOTHING_OWN: dict[str, Any] = {"view": {}, "decision": "", "standing": None}
COMPILING = 300.0  # seconds that a hint may take
LATE = {"stale", "not-yours"}  # refusals that say: the table is not as you think


class RemoteTable:
    def __init__(self, visitor: HouseClient, code: str) -> None:
        self.visitor = visitor
        self.id = code
        self.n = 0  # the last numbered message
        self.heard = -1  # the last entry whose events are here; the deal is 0
        self.info: dict[str, Any] = {}
        self.seat: int | None = None
        self.events: list[dict[str, Any]] = []
        self.talk: list[dict[str, Any]] = []
        self.clocks: dict[str, Any] = {}
        self.clocks_at = 0.0  # when they were heard of, by time.monotonic
        self.watching = 0  # who have no seat
        self._public: dict[str, Any] = {}
        self._own = NOTHING_OWN

    @property
    def view(self) -> dict[str, Any]:
        """What this seat sees; what a spectator sees, for one who has none."""
        return {**self._public, **self._own["view"]}

    @property
    def legal(self) -> list[Action]:
        return self.view.get("legal", []) if self.decision else []

    @property
    def decision(self) -> str:
        """The name of what this seat has to decide; empty when it owes nothing."""
        return "" if self.over else str(self._own["decision"])

    @property
    def standing(self) -> dict[str, Any] | None:
        """The answer given in advance."""
        standing: dict[str, Any] | None = self._own["standing"]
        return standing

    @property
    def over(self) -> bool:
        return bool(self.info["state"] == "over")

    def bank(self, seat: int) -> float | None:
        """Seconds that the seat has left now; None without a limit."""
        if self.clocks.get("left") is None:
            return None
        runs = seat in self.clocks["running"] and not self.clocks["paused"]
        return max(0.0, float(self.clocks["left"][seat]) - (self._since() if runs else 0.0))

    def window(self) -> float | None:
        """Seconds until the open window closes; None if none is open, or without a limit."""
        if self.clocks.get("window") is None:
            return None
        return max(0.0, float(self.clocks["window"]) - (0.0 if self.clocks["paused"] else self._since()))

    # ------------------------------------------------------------------------------ doing
    def do(self, command: str, **fields: Any) -> dict[str, Any]:
        return self.visitor.do(command, table=self.id, **fields)

    def sit(self, seat: int | None = None) -> None:
        """With a nonce of the visitor's own, so that the house alone does not decide the deal."""
        self.do("sit", seat=seat, nonce=secrets.token_hex(16))

    def start(self) -> None:
        self.do("start")

    def act(self, action: Action) -> None:
        """Decides what is to be decided; Refused if that is something else by now, and then the table is as it is."""
        try:
            self.do("act", decision=self.decision, action=action)
        except Refused as refused:
            if refused.code in LATE:
                self.look()
            raise

    def hint(self) -> dict[str, Any]:
        """What the best bot of the house would consider here; nobody else hears of it. The first time it may have to
        compile the game."""
        hint: dict[str, Any] = self.visitor.do("hint", patience=COMPILING, table=self.id)["hint"]
        return hint

    def say(self, text: str, room: str = "table") -> None:
        self.do("say", text=text, room=room)

    def wait(self, seconds: float | None = None) -> None:
        """Until something new is heard, of this table or another, or so long."""
        self.visitor.wait(seconds)

    def look(self) -> None:
        """The whole table again."""
        self.do("watch", since=self.heard + 1)

    def unwatch(self) -> None:
        """Hears of it no more; the seat stays."""
        self.visitor.unwatch(self.id)

    # ------------------------------------------------------------------------------ hearing
    def take(self, message: dict[str, Any]) -> bool:
        """False if a message before this one is missing. One that was heard already changes nothing."""
        kind = message["is"]
        if kind == "table":
            self._take_whole(message)
            return True
        if not self.info:
            return True  # the whole table is on its way
        if kind == "presence":
            self.watching = message["watching"]
            for seat, place in enumerate(self.info["seats"]):
                place["online"] = seat in message["online"]
            return True
        number = message["n"]
        if number > self.n + 1:
            return False
        if kind == "changed":  # the last step of a game is followed by one with the same number
            if number >= self.n:
                self.info = message["info"]
                self._set_clocks(message["clocks"])
                self.seat = next((n for n, s in enumerate(self.info["seats"]) if s["person"] == self.visitor.id), None)
        elif number == self.n + 1:
            if kind == "entry":
                self._take_entry(message)
            elif kind == "said":
                self.talk.append(message["said"])
        self.n = max(self.n, number)
        return True

    def take_own(self, own: dict[str, Any]) -> None:
        self._own = own

    def _take_entry(self, message: dict[str, Any]) -> None:
        self._public |= message["changed"]
        self._set_clocks(message["clocks"])
        self._add(message["events"])
        if message["own"] is not None:
            self.take_own(message["own"])

    def _take_whole(self, message: dict[str, Any]) -> None:
        self.n = message["n"]
        self.info, self.talk, self.seat = message["info"], message["talk"], message["seat"]
        self._set_clocks(message["clocks"])
        self._public = message["view"]
        self._own = message["own"] or NOTHING_OWN
        self._add(message["events"])

    def _set_clocks(self, clocks: dict[str, Any]) -> None:
        self.clocks, self.clocks_at = clocks, time.monotonic()

    def _add(self, events: list[dict[str, Any]]) -> None:
        new = [event for event in events if event["n"] > self.heard]
        self.events += new
        if new:
            self.heard = new[-1]["n"]

    def _since(self) -> float:
        return time.monotonic() - self.clocks_at
