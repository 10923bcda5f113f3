"""The legal actions of whole games, against the rules written down a second time from the contract, slowly and plainly.

What a seat may do is worked out here from its view alone, which is all it knows.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.solomon.table import Table, new, position
from valise_games.games.game import Action

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("agent", 2, {}),
    ("agent", 4, {"one_per_capital": True}),
    ("agent", 3, {}),
    ("casablanca", 2, {}),
    ("casablanca", 4, {"opening_bribes": True}),
    ("casablanca", 3, {"home_sanctuary": True}),
]


class Book:
    """One game of the two, and one view."""

    def __init__(self, game: str, options: dict[str, object], board: dict[str, Any], view: dict[str, Any]) -> None:
        self.agent = game == "agent"
        self.price = 500 if self.agent else 1000
        self.safe_at_home = self.agent or bool(options.get("home_sanctuary"))
        self.home = {agent["id"]: agent["home"] for agent in board["agents"]}
        self.links = board["links"]
        self.view = view
        self.at: dict[str, str] = {name: place for name, place in view["agents"].items() if place is not None}
        self.case, self.holder = view["case"]["at"], view["case"]["holder"]
        self.stakes: dict[str, int] = view["dossier"]["stakes"]

    def legal(self) -> list[Action]:
        return list(getattr(self, f"when_{self.view['phase']}")())

    def when_choose(self) -> Iterator[Action]:
        refused = {self.same(action) for action in self.view["refused"]}
        left = [action for name in self.at for action in self.plans(name) if self.same(action) not in refused]
        yield from left
        if not refused and any(self.view["dossier"]["lots"].values()):
            yield {"do": "bribe"}
        if refused and (self.agent or not left):
            yield {"do": "end-turn"}

    def same(self, action: Action) -> tuple[str, str, str | None]:
        """AG-28: agent, place of arrival, victim."""
        return action["agent"], action.get("to", self.at[action["agent"]]), action.get("victim")

    def plans(self, name: str) -> Iterator[Action]:
        here = self.at[name]
        near = [a if b == here else b for a, b in self.links if here in (a, b)]
        for to in near:
            for case in self.says(name, to, None):
                yield {"do": "move", "agent": name, "to": to, "case": case}
        if self.agent and self.holder == name:
            yield {"do": "step-off", "agent": name}
        if self.agent and self.holder is None and self.case == here:
            yield {"do": "step-on", "agent": name}
        if self.stakes.get(name, 0) >= self.price:
            for to in near if self.agent else [here, *near]:
                for victim in self.at:
                    if victim != name and self.at[victim] == to and not (self.safe_at_home and self.home[victim] == to):
                        for case in self.says(name, to, victim):
                            yield {"do": "strike", "agent": name, "to": to, "victim": victim, "case": case}

    def says(self, name: str, to: str, victim: str | None) -> list[bool]:
        """What may be said of the case."""
        if self.agent:
            takes = self.holder == name or (self.case == to and self.holder in (None, victim))
        else:
            takes = self.case == self.at[name] and to != self.at[name]
        return [False, True] if takes else [False]

    def when_protest(self) -> Iterator[Action]:
        if self.view["you"] in self.view["asked"] and not self.view["dossier"]["answered"]:
            yield {"do": "let-pass"}
            if self.agent or self.stakes.get(self.view["announced"]["agent"], 0) >= 100:
                yield {"do": "protest"}

    def when_reconsider(self) -> Iterator[Action]:
        yield {"do": "take-back"}
        yield {"do": "insist"}

    def when_decide(self) -> Iterator[Action]:
        yield {"do": "undo"}
        yield {"do": "let-stand"}

    def when_bid(self) -> Iterator[Action]:
        stake = self.stakes.get(self.view["announced"]["agent"], 0)
        if self.agent or self.view["bid"] > 0:
            yield {"do": "give-way"}
        yield from ({"do": "bid", "sum": sum} for sum in range(self.view["bid"] + 100, stake + 1, 100))

    def when_answer(self) -> Iterator[Action]:
        stake = self.stakes.get(self.view["announced"]["agent"], 0)
        yield {"do": "give-way"}
        if self.agent:
            yield from ({"do": "bid", "sum": sum} for sum in range(self.view["bid"], stake + 1, 100))
        elif stake >= self.view["bid"]:
            yield {"do": "hold"}

    def when_bribing(self) -> Iterator[Action]:
        yield from self.lots(set(self.at))
        if self.view["dossier"]["lots_put"] > 0:
            yield {"do": "done"}

    def when_opening(self) -> Iterator[Action]:
        if not self.view["dossier"]["answered"]:
            bribed = {name for name, stake in self.stakes.items() if stake}
            yield from self.lots(bribed if len(bribed) == 3 and not self.agent else set(self.at))
            yield {"do": "done"}

    def lots(self, agents: set[str]) -> Iterator[Action]:
        for worth, count in self.view["dossier"]["lots"].items():
            if count:
                yield from ({"do": "lot", "agent": name, "worth": int(worth)} for name in agents)
        left = [int(worth) for worth, count in self.view["dossier"]["lots"].items() for _ in range(count)]
        if left:
            yield from ({"do": "put-all", "agent": name} for name in agents)
            if min(left) <= sum(left) // 200 * 100:
                yield from ({"do": "put-half", "agent": name} for name in agents)


def whole(actions: list[Action]) -> list[str]:
    return sorted(json.dumps(action, sort_keys=True) for action in actions)


def in_the_middle(game: str, seats: int, seed: int, options: dict[str, object]) -> Table:
    """Everybody has money on agents that have met around the briefcase."""
    names = ["green-1", "blue-1", "red-1"] if game == "agent" else ["green", "blue", "red"]
    middle, near = ("tangier", "paris") if game == "agent" else ("bazaar", "hammam")
    at = dict(zip(names, (middle, near, middle)))
    stakes = {seat: dict.fromkeys(names, 100 * (10 + (seat + seed) % 3)) for seat in range(seats)}
    return position(game, seats, at=at, stakes=stakes, round_cap=8, **options)  # type: ignore[arg-type]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_legal_actions_are_those_of_the_book(game: str, seats: int, options: dict[str, object]) -> None:
    chance = random.Random(seats)
    met = set()
    for seed in range(4):
        if seed % 2:
            t = in_the_middle(game, seats, seed, options)
        else:
            t = new(game, seats, seed, "standard", round_cap=4, **options)
        board = t.match.entry.load().components()
        while not t.match.over:
            idle = chance.randrange(seats)
            if idle not in t.match.to_act:
                assert t.match.legal(idle) == []
            seat = chance.choice(t.match.to_act)
            view, legal = t.match.view(seat), t.match.legal(seat)
            assert whole(Book(game, options, board, view).legal()) == whole(legal) == whole(view["legal"])
            do = chance.choice(sorted({action["do"] for action in legal}))  # so that the rare ones come up
            met.add(do)
            action = chance.choice([action for action in legal if action["do"] == do])
            t.match.play(seat, action)
    common = {"move", "strike", "bribe", "lot", "put-all", "put-half", "done", "protest", "let-pass", "bid", "give-way"}
    agents = {"take-back", "insist", "undo", "let-stand", "step-on", "step-off", "end-turn"}
    assert met >= common | (agents if game == "agent" else {"hold"})
