"""Two tables that differ only in what one person cannot know: every byte he gets is the same.

The tables are played side by side over real sockets. Whenever somebody else acts, he does one thing at the first table
and, where the watcher could not tell, another at the second. Codes
of tables, times and commitments are replaced; nothing else is.
"""

from __future__ import annotations

import json
import random
import re
import time
from pathlib import Path
from typing import Any

import pytest

from tests.house.ears import Ear, Preparation
from tests.house.houses import ENDLESS, RunningHouse, open_house
from tests.house.places import company, mover
from tests.waiting import PATIENCE
from valise_games.games import catalogue
from valise_games.house.tables.clock import ClockSettings
from valise_games.play import Match, fairness

CODES = ("FIRSTTBL", "SECNDTBL")
SECRETS_ARE_DEALT = ("code-casablanca", "casanova")  # in the others they are all chosen
SILENT = ClockSettings(kind="none", least=0.0)
MOST_DECISIONS = 90
ENOUGH = 8  # decisions, or the worlds parted too soon to say anything; another deal may part them at the first card


def what_he_knows(match: Match, seat: int | None) -> tuple[Any, ...]:
    return match.known(seat).as_dict(), match.events(seat), match.over


def seeds_alike(game: str, seats: int, watcher: int | None) -> tuple[bytes, bytes]:
    """Two deals that the watcher cannot tell apart."""
    seen: dict[str, tuple[bytes, Any]] = {}
    for number in range(400):
        seed = fairness.seed_from(number)
        match = Match.new(game, seats, seed=seed, variant="small")
        key = repr(what_he_knows(match, watcher))
        before = seen.setdefault(key, (seed, match._state))
        if before[1] != match._state:
            return before[0], seed
    raise AssertionError(f"no two deals of {game} look alike to {watcher}")


class Pair:
    """The same game twice, as the house plays it and as the test follows it."""

    def __init__(self, game: str, seats: int, watcher: int | None, seeds: tuple[bytes, bytes]) -> None:
        self.watcher = watcher
        self.luck = random.Random(4)
        self.matches = [Match.new(game, seats, seed=seed, variant="small") for seed in seeds]
        self.hidden = seeds[0] != seeds[1]

    def next(self) -> list[list[tuple[int, Any]]] | None:
        """What is done now at each table; None when the watcher could tell whatever is done."""
        owing = [match.to_act for match in self.matches]
        both = [seat for seat in owing[0] if seat in owing[1]]
        self.luck.shuffle(both)
        for seat in both:
            acts = self._alike(seat)
            if acts is not None:
                return [[(seat, act)] for act in acts]
        for place, match in enumerate(self.matches):  # an answer of several steps may be longer at one table
            for seat in match.to_act:
                act = self._unseen(match, seat)
                if act is not None:
                    self.hidden = True
                    return [[(seat, act)] if place == there else [] for there in (0, 1)]
        return None

    def _unseen(self, match: Match, seat: int) -> Any:
        """Something the seat can do of which the watcher hears nothing."""
        if seat == self.watcher:
            return None
        before = match.known(self.watcher)
        for act in match.legal(seat):
            move = match.prepare(seat, act)
            known, response = self._seen_after(match, move)
            if known == before.as_dict() and not response and not move.shown:
                return act
        return None

    def _alike(self, seat: int) -> tuple[Any, Any] | None:
        first, second = self.matches
        one = first.legal(seat)
        other = second.legal(seat)
        self.luck.shuffle(one)
        self.luck.shuffle(other)
        for act in one[:12]:
            left = first.prepare(seat, act)
            if seat == self.watcher:
                others = [act] if act in other else []
            else:
                others = sorted(other, key=lambda option: option == act)  # another one, if there is
            for option in others:
                right = second.prepare(seat, option)
                if self._same_after(left, right):
                    self.hidden |= act != option
                    return act, option
        return None

    def _same_after(self, left: Any, right: Any) -> bool:
        first, second = self.matches
        return left.shown == right.shown and self._seen_after(first, left) == self._seen_after(second, right)

    def _seen_after(self, match: Match, move: Any) -> tuple[dict[str, Any], list[Any]]:
        known = match._game.State()
        match._game.blank(move.after, -1 if self.watcher is None else self.watcher, known)
        response = [event.payload for event in move.events if event.to is None or self.watcher in event.to]
        return known.as_dict(), response


def normal(text: str, code: str, commitment: str) -> str:
    text = text.replace(code, "TABLE").replace(commitment, "COMMITMENT")
    text = re.sub(r'"hash":"[0-9a-f]{64}"', '"hash":"HASH"', text)  # salted from the seed
    return re.sub(r'"(at|opened|finished)":[0-9.e+]+', r'"\1":TIME', text)


@pytest.mark.parametrize("watching", ["seat", pytest.param("spectator", marks=pytest.mark.long)])
@pytest.mark.parametrize(
    ("game", "dealt"), [*((game, False) for game in catalogue), *((game, True) for game in SECRETS_ARE_DEALT)]
)
def test_every_byte_is_the_same(game: str, dealt: bool, watching: str, tmp_path: Path) -> None:
    seats = min(3, catalogue[game].seats_of("small")[-1])
    watcher = seats - 1 if watching == "seat" else None
    seeds = seeds_alike(game, seats, watcher) if dealt else (fairness.seed_from(5),) * 2
    pair = Pair(game, seats, watcher, seeds)
    file = tmp_path / "house.db"
    preparation = Preparation(file)
    people = [preparation.person(f"Person {seat}") for seat in range(seats)]
    outsider = preparation.person("Watcher")
    for code, seed in zip(CODES, seeds, strict=True):
        preparation.table(code, game, people, seed, clock=SILENT)
    cookies = [preparation.cookies.write(person) for person in [*people, outsider]]
    preparation.done()
    with open_house(file) as house:
        ears = [Ear(house.url, cookie) for cookie in cookies]
        # Sockets for each table, so that what comes on each can be compared whole: told everything, or changes.
        his = cookies[-1 if watcher is None else watcher]
        watchers = [[Ear(house.url, his, changes=changes) for _ in CODES] for changes in (False, True)]
        try:
            decisions = follow(pair, ears, watchers)
        finally:
            for ear in [*ears, *watchers[0], *watchers[1]]:
                ear.close()
    assert dealt or decisions >= ENOUGH or pair.matches[0].over
    assert pair.hidden, "nothing was hidden: the test says nothing"


def follow(pair: Pair, ears: list[Ear], watchers: list[list[Ear]]) -> int:
    for each in watchers:
        for code, watcher in zip(CODES, each, strict=True):
            watcher.ask(do="watch", table=code, key="watch")
        compare(pair, each)
    for number in range(MOST_DECISIONS):
        now = None if pair.matches[0].over else pair.next()
        if now is None:
            return number
        for code, match, acts in zip(CODES, pair.matches, now, strict=True):
            for seat, action in acts:
                move = match.prepare(seat, action)
                # The watcher's own commands come from sockets that are compared, in turns.
                ear = watchers[number // 2 % 2][CODES.index(code)] if seat == pair.watcher else ears[seat]
                decision = f"{match.entries}.{match.steps_under_way(seat)}"
                response = ear.ask(do="act", table=code, decision=decision, action=action, key=f"{number}")
                assert response["is"] == "done", response
                match.take(move)
        if number % 5 == 0:
            for code, watcher in zip(CODES, watchers[1], strict=True):
                ears[0].ask(do="say", table=code, text=f"{number}!", key=f"say {number}")
                try_what_is_wrong(watcher, code, number)
        for each in watchers:
            compare(pair, each)
    return MOST_DECISIONS


def try_what_is_wrong(ear: Ear, code: str, number: int) -> None:
    """Errors are answers too."""
    ear.ask(do="act", table=code, decision="0.77", action={"do": "cheat"}, key=f"stale {number}")
    ear.ask(do="standing", table=code, answer=None, key=f"not ahead {number}")
    ear.ask(do="rematch", table=code, key=f"rematch {number}")


def compare(pair: Pair, watchers: list[Ear]) -> None:
    over = pair.matches[0].over  # then everything is shown, and may differ
    for watcher in watchers:
        watcher.hear_all()
    frames = [
        [normal(frame, code, match.commitment) for frame in watcher.frames]
        for code, match, watcher in zip(CODES, pair.matches, watchers, strict=True)
    ]
    if over:
        return
    assert frames[0] == frames[1]
    pages = [
        [
            normal(watcher.get(page), code, match.commitment)
            for page in (f"/api/tables/{code}", f"/api/tables/{code}/legal", f"/api/tables/{code}/record")
        ]
        for code, match, watcher in zip(CODES, pair.matches, watchers, strict=True)
    ]
    assert pages[0] == pages[1]


def test_nobody_can_tell_whether_he_answered_last(tmp_path: Path) -> None:
    """The same window twice; at one table the watcher answers first, at the other last."""
    file = tmp_path / "house.db"
    preparation = Preparation(file)
    people = [preparation.person(f"Person {seat}") for seat in range(2)]
    clock, begins = ClockSettings(kind="none", least=10.0), time.time() + PATIENCE  # until then the last answer is held
    for code in CODES:
        preparation.table(code, "agent", people, fairness.seed_from(5), clock=clock, at=begins)
    cookies = [preparation.cookies.write(person) for person in people]
    preparation.done()
    with open_house(file) as house:
        ears = [[Ear(house.url, cookie) for cookie in cookies] for _ in CODES]
        try:
            answers = [answer_all(code, there, order) for code, there, order in zip(CODES, ears, ORDERS, strict=True)]
        finally:
            for ear in [ear for there in ears for ear in there]:
                ear.close()
    assert answers[0] == answers[1]


ORDERS = ((1, 0), (0, 1))  # of answering


def answer_all(code: str, ears: list[Ear], order: tuple[int, ...]) -> list[str]:
    """Everybody places nothing in the opening; gives all that the last seat was told about its own answer."""
    watcher = ears[1]
    for number in order:
        ear = ears[number]
        ear.ask(do="watch", table=code, key="watch")
        table = next(json.loads(frame) for frame in reversed(ear.frames) if '"is":"table"' in frame)
        own, turn = table["own"], 0
        while own["decision"]:
            action = next((act for act in own["view"]["legal"] if act["do"] != "place"), own["view"]["legal"][-1])
            done = ear.ask(do="act", table=code, decision=own["decision"], action=action, key=f"{turn}")
            own, turn = done["own"], turn + 1
    watcher.hear_all()
    return [
        normal(frame, code, "") for frame in watcher.frames if '"is":"done"' in frame and '"key":"barrier' not in frame
    ] + [normal(watcher.get(f"/api/tables/{code}/legal"), code, "")]


def test_an_export_does_not_tell_what_others_did_unseen(house: RunningHouse) -> None:
    with company(house, people=3, clock=ENDLESS, watching=True) as places:
        moving = mover(places[:3])
        others = [place for place in places if place is not moving]
        for place in others:
            place.do("say", text="before", room="table" if place in places[:3] else "gallery")
        own = moving.own
        bribe = next(action for action in own["legal"] if action["do"] == "bribe")
        assert moving.do("act", decision=own["decision"], action=bribe)["n"] == 0, "nobody else hears of it"
        for place in others:
            place.do("say", text="after", room="table" if place in places[:3] else "gallery")
            heard = [
                response["said"]["n"] for response in place.heard(0, "said") if response["said"]["person"] == place.id
            ]
            answer = place.get("/api/me/export")
            said = json.loads(answer[answer.index("] {") + 2 :])["said"]
            assert [line["n"] for line in said if line["table"] == place.code] == heard
