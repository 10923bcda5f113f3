"""Whether the time of what shows depends on what is hidden: the gate, and what it finds where a house is made to leak.

A cell is a game, how many people and a level of bots, a pace, a clock, whether the people are here, and a house that is
idle or busy: bots think for as long as chance has it, or for so much longer that no slot is long enough. Of each cell
there are 300 turns, 300 windows for each answer in advance, and 300 openings where the game has one.
"""

from __future__ import annotations

import asyncio
import math
import random
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import pairwise, product
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest
from scipy import stats

from tests.house.houses import open_house
from tests.house.timed_tables import (
    BUSY,
    CLOCKS,
    ENOUGH,
    IDLE,
    OPENING,
    PACES,
    WINDOWS,
    Cell,
    Company,
    Somebody,
    Spectator,
    TimedHouse,
    one_of,
    samples_of,
    tells,
    what_tells,
)
from valise_games.bench.skipping import run_skipping
from valise_games.bots import levels_of
from valise_games.games import catalogue
from valise_games.house.tables import events, house_answers
from valise_games.house.tables.autoplay import Autoplay, Playable, Slot
from valise_games.house.tables.clock import BY_THE_DAY, ClockSettings
from valise_games.house.tables.live import LiveTable
from valise_games.house.tables.state import Table

LOADS = (IDLE, BUSY)
TABLES, LOOKS = 100, 40  # of those who have a choice at times
CHOICES = {"agent": ("choose", "duel"), "casablanca": ("protest", "duel")}  # where there is none at times
DUEL = ("answer", "bid", "decide")
THINKS = {"live": 6.0, "daily": 3 * 3600.0}  # seconds, the median of somebody who has a choice
MANY = 4 * ENOUGH  # samples, where fewer seem to tell something
DAILY_OPENINGS = ("novice", "regular")  # each of these cells takes a minute
FEWEST = 50  # samples with and without one
REAL_TIME = 12.0  # seconds


# ---------------------------------------------------------------------------------- the gate
def cells_of(game: str) -> dict[str, list[Cell]]:
    """Bots among themselves: every level at every pace, idle and busy. Beside people, where a window's length does not
    depend on the pace of bots, levels and loads have the paces in turn, and another one in each of these kinds."""

    def in_turn(shift: int) -> Iterator[tuple[str, events.Pace, float]]:
        for number, (level, load) in enumerate(product(levels_of(game), LOADS), shift):
            yield level, PACES[number % len(PACES)], load

    cells = {
        "bots": [
            Cell(game, 0, level, pace, "none", load=load)
            for level, pace, load in product(levels_of(game), PACES, LOADS)
        ],
        "one person": [Cell(game, 1, level, pace, "live", load=load) for level, pace, load in in_turn(0)],
        "live": [Cell(game, 2, level, pace, "live", load=load) for level, pace, load in in_turn(0)],
        "daily": [Cell(game, 2, level, pace, "daily", load=load) for level, pace, load in in_turn(1)],
    }
    if game in WINDOWS:
        cells["away"] = [Cell(game, 2, level, pace, "live", False, load) for level, pace, load in in_turn(2)]
        cells["three people"] = [
            *(Cell(game, 3, "", pace, clock) for pace in PACES for clock in ("live", "daily")),
            Cell(game, 3, "", "usual", "live", here=False),
        ]
    if game == OPENING:
        cells["opening"] = [
            Cell(game, people, level, pace, clock, load=load, opening=True)
            for level, pace, load in in_turn(0)
            for people, clock in ((0, "none"), (2, "live"), (2, "daily"))
            if clock != "daily" or (load == IDLE and level in DAILY_OPENINGS)
        ]
    return cells


KINDS = [(game, kind) for game in catalogue for kind in cells_of(game)]


@pytest.mark.long
@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_times_tell_nothing(game: str, kind: str, tmp_path: Path) -> None:
    found: list[str] = []
    for number, cell in enumerate(cells_of(game)[kind]):
        if what_tells(cell, samples_of(cell, tmp_path / f"{number}.db")):  # of so many cells some do by chance alone
            found += what_tells(cell, samples_of(cell, tmp_path / f"{number}-more.db", MANY))
    assert not found, found


@pytest.mark.long
@pytest.mark.parametrize("clock", ["live", "daily"])
def test_a_window_closes_at_a_moment_that_is_drawn(clock: str, tmp_path: Path) -> None:
    """Between these, and sooner more often than later."""
    took = [
        sample.took for sample in samples_of(Cell("casablanca", 3, "", "usual", clock), tmp_path / "x.db")["window"]
    ]
    plan = CLOCKS[clock]
    soonest, latest = (2.0, 8.0) if clock == "live" else (part * plan.window for part in BY_THE_DAY)
    assert soonest <= min(took) < soonest * 1.2
    assert latest * 0.8 < max(took) <= latest + 1.0
    assert np.median(took) < (soonest + latest) / 2


# ---------------------------------------------------------------------------------- leaks that it finds
Leak = Callable[[pytest.MonkeyPatch], None]


class SlowSlot(Slot):
    """One that ends later, as something hidden has it."""

    later: Callable[[], float] = staticmethod(lambda: 0.0)

    @property
    def ends(self) -> float:
        return self[1] + self.later()


def slower(later: Callable[[Playable, int, events.Actor], float]) -> Leak:
    """What shows by itself comes so much later."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        slot = Autoplay._slot

        def slow(self: Autoplay, seat: int, by: events.Actor) -> Slot:
            found = SlowSlot(*slot(self, seat, by))
            found.later = lambda: later(self._live, seat, by)
            return found

        patch.setattr(Autoplay, "_slot", slow)

    return plant


def each_step(live: Playable, seat: int, by: events.Actor) -> float:
    """As if every step were shown when it is decided."""
    assert live.table.match is not None
    return 0.05 * live.table.match.steps_under_way(seat) if by == "bot" else 0.0


def in_advance(live: Playable, seat: int, by: events.Actor) -> float:
    return 0.05 if by == "standing" else 0.0


def in_advance_and_away(live: Playable, seat: int, by: events.Actor) -> float:
    return 0.05 if by == "standing" and not live.is_here(seat) else 0.0


def thinks_on(patch: pytest.MonkeyPatch) -> None:
    """No search is cut: who has not decided in time shows it later."""
    patch.setattr(Slot, "left", lambda self, now: None)


def answers_for_who_is_away(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LiveTable, "is_here", lambda self, seat: True)


def waits_for_who_is_called(patch: pytest.MonkeyPatch) -> None:
    """As long as the window lasts."""
    applies = house_answers.standing_answer_applies
    patch.setattr(
        house_answers,
        "standing_answer_applies",
        lambda table, seat: applies(table, seat) and not table.calls(seat),
    )


def draws_sooner(patch: pytest.MonkeyPatch) -> None:
    """For everybody who has answered in advance."""
    draw = Table.draw

    def sooner(self: Table, what: str) -> float:
        given = sum(seat.standing is not None for seat in self.seats)
        return draw(self, what) * (0.7**given if what == "window" else 1.0)

    patch.setattr(Table, "draw", sooner)


LEAKS: dict[str, tuple[Leak, Cell, str]] = {
    "a turn of bots": (slower(each_step), Cell("agent", 0, "regular", "quick", "none"), "turn, steps"),
    "a turn of bots, busy": (
        slower(each_step),
        Cell("agent", 0, "novice", "calm", "none", load=BUSY),
        "turn, steps",
    ),
    "a turn beside one person": (slower(each_step), Cell("casablanca", 1, "random", "usual", "live"), "turn, steps"),
    "a turn beside two": (slower(each_step), Cell("casablanca", 2, "master", "quick", "live"), "turn, steps"),
    "a turn by the day": (
        slower(each_step),
        Cell("casablanca", 2, "regular", "usual", "daily", load=BUSY),
        "turn, steps",
    ),
    "a search": (thinks_on, Cell("casablanca", 0, "master", "quick", "none", load=BUSY), "turn, thought"),
    "a search in a window": (thinks_on, Cell("casablanca", 2, "master", "usual", "live", load=BUSY), "window, thought"),
    "an opening": (slower(each_step), Cell("agent", 0, "regular", "calm", "none", opening=True), "opening, steps"),
    "an opening beside two": (
        slower(each_step),
        Cell("agent", 2, "novice", "usual", "live", opening=True),
        "opening, steps",
    ),
    "parts of a claim": (slower(each_step), Cell("code-casablanca", 0, "regular", "usual", "none"), "window, steps"),
    "in advance": (slower(in_advance), Cell("randolph", 2, "novice", "quick", "live"), "'all', True), late"),
    "in advance, busy": (
        slower(in_advance),
        Cell("agent", 2, "master", "calm", "live", load=BUSY),
        "turn', True), late",
    ),
    "in advance, three people": (slower(in_advance), Cell("casablanca", 3, "", "usual", "live"), "'all', True), late"),
    "in advance by the day": (slower(in_advance), Cell("randolph", 3, "", "usual", "daily"), "'all', True), late"),
    "by the day, busy": (
        slower(in_advance_and_away),
        Cell("casablanca", 2, "regular", "quick", "daily", load=BUSY),
        "turn', False), late",
    ),
    "away": (
        answers_for_who_is_away,
        Cell("agent", 2, "novice", "usual", "live", here=False),
        "'all', False), took",
    ),
    "an exception": (waits_for_who_is_called, Cell("casablanca", 2, "novice", "calm", "live"), "exceptions"),
    "a drawn moment": (draws_sooner, Cell("code-casablanca", 2, "random", "quick", "live"), "took"),
}


@pytest.mark.long
@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In every kind of cell, 50 ms a step, or as small."""
    plant, cell, about = LEAKS[leak]
    plant(monkeypatch)
    found = what_tells(cell, samples_of(cell, tmp_path / "house.db"))
    assert any(about in one for one in found), found


# ---------------------------------------------------------------------------------- who has a choice
class Answered(NamedTuple):
    """One answer of the first of two people."""

    took: float
    unlike: float  # seconds, to that answer of his before, to the same question, that is most like it
    choice: bool


class Thinker:
    """Two people at a table. The second answers soon. The first is asked only where he has a choice, and then takes his
    time, from a second to a good deal longer than any window stays open for those who answer soon."""

    def __init__(self, live: LiveTable, seen: Spectator, thinks: float) -> None:
        self.live = live
        self.seen = seen
        self.thinks = thinks
        self.luck = random.Random(live.table.setup.seed)
        self.asked: dict[int, tuple[str, bool]] = {}  # by entry, what the first was asked after it, and with a choice?
        seen.then = self.go_on
        self.go_on()

    def go_on(self) -> None:
        asyncio.get_running_loop().call_soon(self.plan)

    def plan(self) -> None:
        table = self.live.table
        if table.state != "playing" or table.match is None:
            return
        for seat in (0, 1):
            by_house = bool(house_answers.reason(table, seat))
            if seat == 0 and table.owes(seat):
                self.asked[table.match.entries] = (table.public_view["phase"], not by_house)
            if table.owes(seat) and not by_house:
                thought = self.luck.lognormvariate(math.log(self.thinks), 0.6) if seat == 0 else 0.3
                asyncio.get_running_loop().call_later(thought, self.act, seat, table.decision(seat))

    def act(self, seat: int, decision: str) -> None:
        """All steps at once, until it is done or the house does the rest."""
        table = self.live.table
        while table.match is not None and decision and table.decision(seat) == decision:
            if table.match.steps_under_way(seat) and house_answers.reason(table, seat):
                return
            self.live.step(seat, one_of(table.match, seat, self.luck), "person")
            decision = table.decision(seat) if table.match.steps_under_way(seat) else ""

    def samples(self) -> Iterator[tuple[str, Answered]]:
        """With what he was asked. When that is for the first time, the house does not know how long he takes for it."""
        known: set[str] = set()
        shown: defaultdict[str, list[float]] = defaultdict(list)
        for n, (before, after) in enumerate(pairwise(self.seen.times)):
            if n in self.asked:
                phase, choice = self.asked[n]
                took = after - before
                if phase in known:
                    unlike = min(abs(took - other) for other in shown[phase])
                    yield "duel" if phase in DUEL else phase, Answered(took, unlike, choice)
                if choice:
                    known.add(phase)
                shown[phase].append(took)


async def thinking_times(game: str, clock: ClockSettings, file: Path) -> dict[str, list[Answered]]:
    """By what the first of two people is asked, until there are enough of each where he has no choice at times."""
    house = TimedHouse(file, 0.01)
    several: list[Thinker] = []
    for _ in range(LOOKS):
        for _ in range(TABLES):
            live = house.open(game, "novice", clock, people=2)
            for person in house.people:
                live.watch(Somebody(person.id))
            several.append(Thinker(live, house.tables[-1][1], THINKS[clock.kind]))
        await asyncio.sleep(100 * THINKS[clock.kind])
        found: defaultdict[str, list[Answered]] = defaultdict(list)
        for each in several:
            for kind, answered in each.samples():
                found[kind].append(answered)
        if all(len(found[kind]) >= ENOUGH and few(found[kind]) >= FEWEST for kind in CHOICES[game]):
            break
    house.close()
    return found


def few(samples: list[Answered]) -> int:
    """How many are without a choice, or with one."""
    choices = sum(each.choice for each in samples)
    return min(choices, len(samples) - choices)


@pytest.mark.long
@pytest.mark.parametrize("game", CHOICES)
@pytest.mark.parametrize("clock", [ClockSettings(least=2.0, window=60), ClockSettings(kind="daily")], ids=THINKS)
def test_the_time_tells_not_whether_somebody_had_a_choice(game: str, clock: ClockSettings, tmp_path: Path) -> None:
    """Where somebody can do one thing only, the house does it: as late as he is where he can choose, and never exactly
    as late as he was before."""
    found = run_skipping(thinking_times(game, clock, tmp_path / "house.db"))
    for kind in CHOICES[game]:
        assert few(found[kind]) >= FEWEST
        for what in ("took", "unlike"):
            said = tells([getattr(each, what) for each in found[kind]], [int(each.choice) for each in found[kind]])
            assert not said, f"{kind}, {what}: {said}"


def test_a_window_does_not_close_when_somebody_comes_back_who_answered_in_advance(tmp_path: Path) -> None:
    """As he would need a moment to type his answer."""

    async def work() -> None:
        house = TimedHouse(tmp_path / "house.db", 0.01)
        live = house.open("casablanca", "novice", ClockSettings(least=2.0, window=60), people=2)
        table, loop = live.table, asyncio.get_running_loop()
        Company(live, house.tables[-1][1], [events.StandingAnswer(), None])
        while not (table.in_window and 0 in table.asked):
            await asyncio.sleep(0.1)
        await asyncio.sleep(10)
        assert table.in_window
        back = loop.time()
        live.watch(Somebody(house.people[0].id))
        while table.in_window:
            await asyncio.sleep(0.1)
        assert 2 <= loop.time() - back <= 8.1
        house.close()

    run_skipping(work())


# ---------------------------------------------------------------------------------- in real time
REGULARS: dict[str, Any] = {
    "game": "casablanca",
    "variant": "small",
    "seats": 2,
    "bots": {0: "regular", 1: "regular"},
    "pace": "quick",
    "clock": {"kind": "none", "least": 0.3},
}


@pytest.mark.long
@pytest.mark.parametrize("spinning", [0, 2])
def test_the_times_of_a_real_house_tell_nothing(spinning: int, tmp_path: Path) -> None:
    """Regulars who search, at the quick pace; alone on the machine, and beside others who take all they can get.

    The pauses are as long as chance has it, so this cell needs many more samples than the others. A turn is compared
    with those that began in the same second: turns of many steps come first, when eighty tables begin at once, and what
    else the machine does then makes all of them longer or shorter."""
    spinners = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(spinning)]
    try:
        with open_house(tmp_path / "house.db", bot_pause="0.8,2.2") as house, house.visitor("Ann") as ann:
            codes: list[str] = [ann.do("open", **REGULARS)["table"] for _ in range(80)]
            for code in codes:
                ann.do("start", table=code)
            time.sleep(REAL_TIME)
            seconds: defaultdict[int, list[tuple[float, int]]] = defaultdict(list)
            for code in codes:
                for second, took, steps in turns_of(house.rows(code)):
                    seconds[second].append((took, steps))
    finally:
        for spinner in spinners:
            spinner.kill()
            spinner.wait()
    ranks: list[float] = []
    hidden: list[int] = []
    for turns in seconds.values():
        ranks += list(stats.rankdata([took for took, _ in turns]) / (len(turns) + 1))
        hidden += [steps for _, steps in turns]
    said = tells(ranks, hidden)
    assert not said, said


def turns_of(rows: list[events.Row]) -> Iterator[tuple[int, float, int]]:
    """In which second each turn began, how long it took, and with how many steps; answers in windows are none."""
    shown, steps = 0.0, 0
    for row in rows:
        if isinstance(row.event, events.Stepped):
            steps += 1
            if row.public_seq and row.event.action["do"] not in ("let-pass", "protest"):
                yield int(shown), row.at - shown, steps
        if row.public_seq:
            shown, steps = row.at, 0
