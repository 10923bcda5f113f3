"""People at a table, each with a socket whose every byte is kept, and with the time at which it came."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Callable, Iterator
from typing import Any

from tests.house.asking import hello
from tests.house.ears import Ear
from tests.house.houses import RunningHouse
from tests.waiting import PATIENCE, until

Told = dict[str, Any]


class Place(Ear):
    """Somebody who watches a table, and plays at it if he sits."""

    def __init__(
        self, house: RunningHouse, name: str = "", code: str = "", cookie: str = "", companion: int = 0
    ) -> None:
        cookie = cookie or hello(house, name).cookie
        super().__init__(house.url, cookie, companion)
        self.code = code
        self.acted = 0.0  # when it last sent an action
        self._keys = 0
        until(lambda: self.frames)
        self.id: int = json.loads(self.frames[0])["you"]
        if code:
            self.do("watch")

    def again(self, house: RunningHouse) -> Place:
        """The same person at the same table, on another socket."""
        return Place(house, code=self.code, cookie=self.cookie)

    # ------------------------------------------------------------------------------ doing
    def do(self, what: str, **response: Any) -> Told:
        """Gives the answer, which must not be a refusal."""
        answer = self.try_to(what, **response)
        assert answer["is"] == "done", answer
        return answer

    def try_to(self, what: str, **response: Any) -> Told:
        self._keys += 1
        about = {"table": self.code} if self.code and what not in ("open", "lobby") else {}
        return self.ask(**{"do": what, "key": f"{id(self)} {self._keys}", **about, **response})

    def refused(self, what: str, **response: Any) -> str:
        """The code of the refusal."""
        answer = self.try_to(what, **response)
        assert answer["is"] == "refused", answer
        assert len(answer["text"]) > 8
        return str(answer["code"])

    def act(self, do: str, **parts: Any) -> Told:
        """The first legal action that is so."""
        wanted = {"do": do, **parts}
        own = self.own
        action = next((a for a in own["legal"] if a.items() >= wanted.items()), None)
        assert action is not None, f"{wanted} is not among {own['legal']}"
        self.acted = time.time()
        return self.do("act", decision=own["decision"], action=action)

    # ------------------------------------------------------------------------------ looking
    @property
    def whole(self) -> Told:
        answer = self.get(f"/api/tables/{self.code}")
        response: Told = json.loads(answer[answer.index("] {") + 2 :])
        return response

    @property
    def own(self) -> Told:
        """What the seat sees, with its decision."""
        whole = self.whole
        mine = whole["own"] or {"view": {}, "decision": "", "standing": None}
        return {**whole["view"], **mine["view"], **{key: value for key, value in mine.items() if key != "view"}}

    @property
    def owes(self) -> bool:
        return bool(self.own["decision"])

    def mark(self) -> int:
        """The number of messages that the house has sent until now: all of them have come."""
        self.hear_all()
        return len(self.frames)

    def heard(self, since: int = 0, *kinds: str) -> list[Told]:
        """Messages that came, of these kinds or of all."""
        response = [json.loads(frame) for frame in self.frames[since:]]
        return [message for message in response if not kinds or message["is"] in kinds]

    def when(self, found: Callable[[Told], object], since: int = 0) -> float:
        """The time at which the first such message came; waits for it."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            for at, frame in zip(self.times[since:], self.frames[since:], strict=False):
                if found(json.loads(frame)):
                    return at
            time.sleep(0.01)
        raise AssertionError(f"it did not come; the last that did: {self.frames[-1][:500]}")

    def numbers(self) -> list[int]:
        """Those of all numbered messages about the table."""
        return [message["n"] for message in self.heard(0, "table", "entry", "changed", "said", "skip")]


@contextlib.contextmanager
def company(
    house: RunningHouse,
    game: str = "casablanca",
    people: int = 3,
    *,
    start: bool = True,
    watching: bool = False,
    every: bool = True,
    **wishes: Any,
) -> Iterator[list[Place]]:
    """So many people at a new table, in the first seats; with one more who watches, if wished. The game has begun, and
    they are asked also where there is one answer."""
    places = [Place(house, f"Person {seat}") for seat in range(people + watching)]
    try:
        wishes = {"variant": "small", "seats": people + len(wishes.get("bots", {})), **wishes}
        code = places[0].do("open", game=game, **wishes)["table"]
        for seat, place in enumerate(places):
            place.code = code
            place.do("watch")
            if seat < people:
                place.do("sit", seat=seat)
        if start:
            places[0].do("start")
            for place in places[: people if every else 0]:
                place.do("prompts", every=True)
        for place in places:
            place.hear_all()
        yield places
    finally:
        for place in places:
            place.close()


def mover(places: list[Place]) -> Place:
    """Who owes a decision; one does."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        for place in places:
            if place.owes:
                return place
        time.sleep(0.01)
    raise AssertionError(f"nobody owes a decision; the game is {places[0].whole['info']['state']}")


def open_window(places: list[Place], **action: Any) -> tuple[Place, list[Place]]:
    """The mover announces something; gives him and those who are asked."""
    moving = mover(places)
    moving.act(**(action or {"do": "move"}))
    return moving, [place for place in places if place is not moving and place.whole["seat"] is not None]
