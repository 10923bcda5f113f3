"""Whether the time of what shows depends on what is hidden.

A cell is a game, a level of bots, a pace, and a house that is idle or busy: bots think for as long as chance has it, or
for longer than anybody waits; and of every entry are kept the time it took, its steps, and how long was thought about
it. In windows people take part: here or away, with answers given in advance or without.
"""

from __future__ import annotations

import asyncio
import math
import random
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from itertools import cycle, pairwise, product
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import pytest
from scipy import stats

from tests.house.houses import open_house
from tests.house.keeping import store_at
from valise_games.bench.skipping import run_skipping
from valise_games.bots import levels_of
from valise_games.games import catalogue
from valise_games.house.config import Settings
from valise_games.house.services import Services
from valise_games.house.tables import events, house_answers
from valise_games.house.tables.autoplay import PACES as FACTORS
from valise_games.house.tables.clock import BY_THE_DAY, ClockSettings
from valise_games.house.tables.live import LiveTable
from valise_games.house.tables.log import read_rows
from valise_games.house.tables.state import Table
from valise_games.play import Match, fairness

MOST_RHO = 0.1
LEVEL = 0.01  # of all tests of a file together: each has its part of it
CELLS = 500  # more than there are
ENOUGH = 300  # samples of a cell
EXACT = 6  # digits of a second
TABLES = 100  # opened at once
LOOK = 12.0  # seconds until there are more
LOOKS = 40
REAL_TIME = 12.0  # seconds
WINDOWS = {
    "agent": ("opening", "window"),
    "casablanca": ("window",),
    "code-casablanca": ("window",),
    "randolph": ("window",),
}  # other games have none

CHOICES = {"agent": ("choose", "duel"), "casablanca": ("protest", "duel")}  # where there is none at times
DUEL = ("answer", "bid", "decide")
THINKS = {"live": 6.0, "daily": 3 * 3600.0}  # seconds, the median of somebody who has a choice
FEWEST = 50  # samples with and without one

PACES: tuple[events.Pace, ...] = ("calm", "usual", "quick")
THOUGHT = {"random": 0.001, "novice": 0.002, "regular": 0.05, "master": 0.1}  # seconds for a step, on average
BUSY = 40.0  # times as long: no slot is long enough


class Sample(NamedTuple):
    time: float  # that the entry took
    steps: int
    thought: float  # seconds, in all


# ---------------------------------------------------------------------------------- what is measured
def tells(times: Iterable[float], hidden: Iterable[float]) -> str:
    """In what way the times tell what is hidden; empty if they do not."""
    shown, secret = np.round(np.array(list(times)), EXACT), np.array(list(hidden))
    assert len(shown) >= ENOUGH, f"only {len(shown)} samples"
    if np.ptp(shown) == 0 or np.ptp(secret) == 0:
        return ""
    rho = float(stats.spearmanr(shown, secret).statistic)
    if abs(rho) > MOST_RHO:
        return f"rho is {rho:.2f} in {len(shown)} samples"
    much = secret > np.median(secret)
    if not much.any():
        much = secret >= np.median(secret)
    if much.all() or not much.any():
        return ""
    for test in (stats.mannwhitneyu, stats.ks_2samp):
        if (p := float(test(shown[much], shown[~much]).pvalue)) < LEVEL / CELLS:
            return f"p is {p:.1e} in {len(shown)} samples"
    return ""


def one_of(match: Match, seat: int, luck: random.Random) -> dict[str, Any]:
    """What the seat does, by chance; but it goes on with what it has begun no longer than it must, half of the time."""
    legal = match.legal(seat)
    ends = [action for action in legal if action["do"] == "done"] if match.steps_under_way(seat) else []
    return ends[0] if ends and luck.random() < 0.5 else luck.choice(legal)


class Entry(msgspec.Struct):
    """What the gate needs of a message."""

    kind: str = msgspec.field(name="is")
    changed: dict[str, Any] = {}
    view: dict[str, Any] = {}


class Spectator:
    """Sees what everybody sees, with the time at which it comes."""

    person = 0
    told = None
    _read = msgspec.json.Decoder(Entry).decode

    def __init__(self) -> None:
        self.times: list[float] = []  # of entries, the beginning being the first
        self.windows: list[bool] = []  # whether one was open after it
        self.then: Callable[[], None] = lambda: None  # what follows an entry
        self._clock = asyncio.get_running_loop().time

    def send(self, message: bytes) -> None:
        told = self._read(message)
        if told.kind == "table":
            self.times = [self._clock()]
            self.windows = [bool(told.view.get("asked"))]
        elif told.kind == "entry":
            self.times.append(self._clock())
            asked = told.changed.get("asked")
            self.windows.append(self.windows[-1] if asked is None else bool(asked))
            self.then()


class Watched:
    """A house in this process whose bots take their time, with somebody who watches all tables."""

    def __init__(self, file: Path, thought: float, pause: tuple[float, float]) -> None:
        self.house = Services(Settings(bot_pause=pause), store_at(file), now=asyncio.get_running_loop().time)
        self.house.registry.services.bots.choose = self._think  # type: ignore[method-assign]
        self.people = [self.house.directory.new_guest(name) for name in ("Ann", "Bob", "Cleo")]
        self.luck = random.Random(7)
        self.thought = thought
        self.spent: defaultdict[tuple[str, int], float] = defaultdict(float)  # by table and entry
        self.tables: list[tuple[LiveTable, Spectator]] = []

    async def _think(self, table: Table, seat: int, bot: str, until: float = math.inf) -> dict[str, Any]:
        """Whoever is asked answers when he has done, even if that is too late."""
        assert table.match is not None
        thought = self.luck.expovariate(1 / self.thought)
        self.spent[table.id, table.match.entries] += thought
        await asyncio.sleep(thought)
        return one_of(table.match, seat, self.luck)

    def open(
        self, game: str, level: str, clock: ClockSettings, people: int = 0, seats: int = 2, **more: Any
    ) -> LiveTable:
        """A table that has begun, with people in its first seats and bots in the others."""
        seats = max(seats, people, catalogue[game].seats_of("small")[0])
        bots = dict.fromkeys(range(people, seats), level)
        seed, rules = fairness.seed_from(len(self.tables)).hex(), catalogue[game].version
        plan = events.Opened(game, seats, {}, clock, 1, seed, "small", bots=bots, rules=rules, **more)
        live = self.house.registry.open_table(plan, "")
        for seat, person in enumerate(self.people[:people]):
            live.write(events.Sat(seat, person.id, person.name))
        self.tables.append((live, Spectator()))
        live.watch(self.tables[-1][1])
        live.write(events.Started())
        return live

    def close(self) -> None:
        for live, _ in self.tables:
            live.stop()
        self.house.publisher.flush()
        self.house.store.close()

    def samples(self) -> dict[str, list[Sample]]:
        """What all entries took so far: turns, windows, and openings."""
        cells: defaultdict[str, list[Sample]] = defaultdict(list)
        for live, seen in self.tables:
            assert live.table.match is not None
            for n, (before, after) in enumerate(pairwise(seen.times)):
                kind = "turn" if not seen.windows[n] else "window" if n else "opening"
                steps = len(live.table.match._entries[n])
                cells[kind].append(Sample(after - before, steps, self.spent[live.table.id, n]))
        return cells


# ---------------------------------------------------------------------------------- bots
@pytest.mark.long
@pytest.mark.parametrize("game", catalogue)
def test_the_times_of_bots_tell_nothing(game: str, tmp_path: Path) -> None:
    """For every level and pace, idle and busy. Here they pause for always the same time, so that nothing of what is
    looked for drowns in chance. A window has no pace: those of all paces are one cell."""
    wanted = {"turn": ENOUGH} | {kind: -(-ENOUGH // len(PACES)) for kind in WINDOWS.get(game, ())}
    found: list[str] = []

    async def work(level: str, pace: events.Pace, load: float) -> dict[str, list[Sample]]:
        watched = Watched(tmp_path / f"{level} {pace} {load}.db", THOUGHT[level] * load, (1.5, 1.5))
        cells: dict[str, list[Sample]] = {}
        for _ in range(LOOKS):
            for _ in range(TABLES):
                watched.open(game, level, ClockSettings(kind="none"), pace=pace)
            await asyncio.sleep(LOOK * (1 + FACTORS[pace]) / 3)
            cells = watched.samples()
            if all(len(cells.get(kind, [])) >= enough for kind, enough in wanted.items()):
                break
        watched.close()
        assert set(cells) == set(wanted)
        return cells

    def judge(about: str, samples: list[Sample]) -> None:
        for what in ("steps", "thought"):
            if said := tells([sample.time for sample in samples], [getattr(sample, what) for sample in samples]):
                found.append(f"{about}, {what}: {said}")

    for level, load in product(levels_of(game), (1.0, BUSY)):
        windows: defaultdict[str, list[Sample]] = defaultdict(list)
        for pace in PACES:
            for kind, samples in run_skipping(work(level, pace, load)).items():
                if kind == "turn":
                    judge(f"{level}, {pace}, load {load}, {kind}", samples)
                else:
                    windows[kind] += samples
        for kind, samples in windows.items():
            judge(f"{level}, load {load}, {kind}", samples)
    assert not found, found


# ---------------------------------------------------------------------------------- people
class Company:
    """Several people at a table. All but the first are here, and answer soon. The first is here or away; in windows he
    says nothing, has answered in advance and says nothing, or types; and he always lets pass, so that the game is the
    same each time."""

    def __init__(self, live: LiveTable, seen: Spectator, answer: events.StandingAnswer | None, types: bool) -> None:
        self.live = live
        self.answer = answer
        self.types = types
        self.luck = random.Random(live.table.setup.seed)
        self.asked: list[bool] = []  # for every entry, whether the first is asked after it
        seen.then = self.go_on
        self.go_on()

    def go_on(self) -> None:
        table = self.live.table
        self.asked.append(table.in_window and 0 in table.asked)
        asyncio.get_running_loop().call_soon(self.plan)

    def plan(self) -> None:
        table = self.live.table
        if table.state != "playing":
            return
        if table.seats[0].standing != self.answer:
            self.live.write(events.StandingAnswerSet(0, self.answer))
        for seat in table.people_seats:
            if table.owes(seat):
                self.soon(seat, self.luck.uniform(0.2, 0.8) if table.in_window else 1.0)

    def soon(self, seat: int, delay: float) -> None:
        decision = self.live.table.decision(seat)
        asyncio.get_running_loop().call_later(delay, self.act, seat, decision)

    def act(self, seat: int, decision: str) -> None:
        table = self.live.table
        if table.match is None or not decision or table.decision(seat) != decision:
            return
        passes = table.match.when_time_runs_out(seat) if table.in_window and table.match.entries else None
        if passes and seat == 0 and (self.answer or not self.types):
            return
        self.live.step(seat, passes or one_of(table.match, seat, self.luck), "person")
        if table.owes(seat) and table.match.steps_under_way(seat):
            self.soon(seat, 0.01)


ANSWERS = {
    "none": None,
    "all": events.StandingAnswer(),
    "until my turn": events.StandingAnswer(until_turn=True),
    "exceptions": events.StandingAnswer(unless=["the last of the game"]),
}
LIVE = ClockSettings(least=2.0, window=9)


async def closing_times(
    game: str, clock: ClockSettings, answer: str, here: bool, load: float, file: Path
) -> list[float]:
    """How long the windows were open in which the first was asked, at tables of two people and a bot of each level, or
    of three people, at every pace in turn."""
    watched = Watched(file, THOUGHT["regular"] * load, (1.5, 1.5))
    told = ANSWERS[answer]
    if told and told.unless:
        told = events.StandingAnswer(unless=catalogue[game].load("plain", "small").exceptions()[-1:])
    several: list[tuple[Company, Spectator]] = []
    kinds = cycle(product([*levels_of(game, "small"), ""], PACES))
    for _ in range(LOOKS):
        for _ in range(TABLES // 2):
            level, pace = next(kinds)
            people = 2 if level else 3
            live = watched.open(game, level, clock, people, seats=3, pace=pace)
            for person in watched.people[0 if here else 1 : people]:
                live.watch(Somebody(person.id))
            seen = watched.tables[-1][1]
            several.append((Company(live, seen, told, types=here or clock.kind == "daily"), seen))
        await asyncio.sleep(clock.window / 8 if clock.kind == "daily" else LOOK)
        times = [
            after - before
            for company, seen in several
            for n, (before, after) in enumerate(pairwise(seen.times))
            if n and company.asked[n]
        ]
        if len(times) >= ENOUGH:
            break
    watched.house.publisher.flush()
    rows = [row for live, _ in watched.tables[:TABLES] for row in read_rows(watched.house.store, live.table.id)]
    of_first = [row.event for row in rows if isinstance(row.event, events.Stepped) and row.event.seat == 0]
    given = any(step.by == "standing" for step in of_first)
    may = here or clock.kind == "daily"
    assert given == may if told is not None else may or not given, "the house answers for nobody who is away"
    watched.close()
    return times


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

    def samples(self) -> Iterator[tuple[str, float, bool]]:
        """What he was asked, how long it took, and whether he had a choice. When he is asked something for the first
        time, the house does not know how long he takes for it."""
        known: set[str] = set()
        for n, (before, after) in enumerate(pairwise(self.seen.times)):
            if n in self.asked:
                phase, choice = self.asked[n]
                if phase in known:
                    yield "duel" if phase in DUEL else phase, after - before, choice
                if choice:
                    known.add(phase)


async def thinking_times(game: str, clock: ClockSettings, file: Path) -> dict[str, list[tuple[float, bool]]]:
    """By what the first of two people is asked, until there are enough of each where he has no choice at times."""
    watched = Watched(file, 0.01, (1.5, 1.5))
    several: list[Thinker] = []
    for _ in range(LOOKS):
        for _ in range(TABLES):
            live = watched.open(game, "novice", clock, people=2)
            for person in watched.people:
                live.watch(Somebody(person.id))
            several.append(Thinker(live, watched.tables[-1][1], THINKS[clock.kind]))
        await asyncio.sleep(100 * THINKS[clock.kind])
        found: defaultdict[str, list[tuple[float, bool]]] = defaultdict(list)
        for each in several:
            for kind, took, choice in each.samples():
                found[kind].append((took, choice))
        if all(len(found[kind]) >= ENOUGH and few(found[kind]) >= FEWEST for kind in CHOICES[game]):
            break
    watched.close()
    return found


def few(samples: list[tuple[float, bool]]) -> int:
    """How many are without a choice, or with one."""
    choices = sum(choice for _, choice in samples)
    return min(choices, len(samples) - choices)


@pytest.mark.long
@pytest.mark.parametrize("game", CHOICES)
@pytest.mark.parametrize("clock", [ClockSettings(least=2.0, window=60), ClockSettings(kind="daily")], ids=THINKS)
def test_the_time_tells_not_whether_somebody_had_a_choice(game: str, clock: ClockSettings, tmp_path: Path) -> None:
    """Where somebody can do one thing only, the house does it: as late as he is where he can choose."""
    found = run_skipping(thinking_times(game, clock, tmp_path / "house.db"))
    for kind in CHOICES[game]:
        assert few(found[kind]) >= FEWEST
        said = tells([took for took, _ in found[kind]], [int(choice) for _, choice in found[kind]])
        assert not said, f"{kind}: {said}"


class Somebody:
    """A person's socket."""

    told = None

    def __init__(self, person: int) -> None:
        self.person = person

    def send(self, message: bytes) -> None: ...


@pytest.mark.long
@pytest.mark.parametrize("game", WINDOWS)
@pytest.mark.parametrize("here", [True, False])
@pytest.mark.parametrize("load", [1.0, BUSY])
def test_the_time_of_a_window_tells_nothing_of_answers_in_advance(
    game: str, load: float, here: bool, tmp_path: Path
) -> None:
    """Of who is here: whether he typed his answer in the window's least time, or it was given in advance, with
    exceptions that concern him or others. Of who is away: whether he has answered in advance at all."""
    times = {
        answer: run_skipping(closing_times(game, LIVE, answer, here, load, tmp_path / f"{answer}.db"))
        for answer in ANSWERS
    }
    for answer in ANSWERS:
        hidden = [0] * len(times["none"]) + [1] * len(times[answer])
        assert not tells([*times["none"], *times[answer]], hidden), answer
    spread = np.ptp(times["none"])
    assert (spread > LIVE.least / 2) == here, "the moment is drawn; and for who is away it is the end"


@pytest.mark.long
@pytest.mark.parametrize("game", WINDOWS)
def test_by_the_day_a_window_closes_at_a_moment_that_is_drawn(game: str, tmp_path: Path) -> None:
    """Whether the first types, or has answered in advance, until when, and whether he is here, makes no difference."""
    clock = ClockSettings(kind="daily")
    times = {
        (answer, here): run_skipping(closing_times(game, clock, answer, here, 1.0, tmp_path / f"{answer} {here}.db"))
        for answer, here in product(("none", "all", "until my turn"), (True, False))
    }
    first = times["none", True]
    for what, others in times.items():
        assert not tells([*first, *others], [0] * len(first) + [1] * len(others)), what
    soonest, latest = (part * clock.window for part in BY_THE_DAY)
    assert soonest <= min(first) <= max(first) <= latest + 1.0
    assert np.median(first) < 0.5 * max(first), "soon more often than late"


def test_a_window_does_not_close_when_somebody_comes_back_who_answered_in_advance(tmp_path: Path) -> None:
    """As he would need a moment to type his answer."""

    async def work() -> None:
        watched = Watched(tmp_path / "house.db", 0.01, (1.5, 1.5))
        live = watched.open("casablanca", "novice", ClockSettings(least=2.0, window=60), people=2)
        table, loop = live.table, asyncio.get_running_loop()
        Company(live, watched.tables[-1][1], events.StandingAnswer(), types=False)
        while not (table.in_window and 0 in table.asked):
            await asyncio.sleep(0.1)
        await asyncio.sleep(10)
        assert table.in_window
        back = loop.time()
        live.watch(Somebody(watched.people[0].id))
        while table.in_window:
            await asyncio.sleep(0.1)
        assert 2 <= loop.time() - back <= 8.1
        watched.close()

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
            seconds: defaultdict[int, list[Sample]] = defaultdict(list)
            for code in codes:
                for second, sample in turns_of(house.rows(code)):
                    seconds[second].append(sample)
    finally:
        for spinner in spinners:
            spinner.kill()
            spinner.wait()
    ranks: list[float] = []
    steps: list[int] = []
    for turns in seconds.values():
        ranks += list(stats.rankdata([turn.time for turn in turns]) / (len(turns) + 1))
        steps += [turn.steps for turn in turns]
    said = tells(ranks, steps)
    assert not said, said


def turns_of(rows: list[events.Row]) -> Iterator[tuple[int, Sample]]:
    """In which second each turn began, how long it took, and with how many steps; answers in windows are none."""
    shown, steps = 0.0, 0
    for row in rows:
        if isinstance(row.event, events.Stepped):
            steps += 1
            if row.public_seq and row.event.action["do"] not in ("let-pass", "protest"):
                yield int(shown), Sample(row.at - shown, steps, 0.0)
        if row.public_seq:
            shown, steps = row.at, 0
