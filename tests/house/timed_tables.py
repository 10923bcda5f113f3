"""Tables in a house of this process whose clock is the test's, the people and bots at them, and the times that a
spectator sees: what the gate in `test_times.py` measures, and how it judges.

Every table is dealt from a seed that tables of other answers in advance have too, and whoever plays decides by that
seed: so the same windows are drawn for all of them, and what is left of a difference is not chance.
"""

from __future__ import annotations

import asyncio
import math
import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from scipy import stats

from tests.house.keeping import store_at
from valise_games.bench.skipping import run_skipping
from valise_games.games import catalogue
from valise_games.house.config import Settings
from valise_games.house.services import Services
from valise_games.house.tables import events
from valise_games.house.tables.clock import ClockSettings
from valise_games.house.tables.live import LiveTable
from valise_games.house.tables.log import read_rows
from valise_games.house.tables.state import Table
from valise_games.play import Match, fairness

MOST_RHO = 0.1
LEVEL = 0.01  # of all tests together: each has its part of it
COMPARISONS = 20_000  # more than there are
ENOUGH = 300  # samples of a cell
EXACT = 6  # digits of a second

PAUSE = 1.5  # seconds, always: nothing of what is looked for drowns in chance
TABLES = 48  # opened at once
LOOKS = 40
LONG, SHORT = 40.0, 12.0  # seconds until there are more
PACES: tuple[events.Pace, ...] = ("calm", "usual", "quick")
CLOCKS = {
    "none": ClockSettings(kind="none"),
    "live": ClockSettings(least=2.0, window=9),
    "daily": ClockSettings(kind="daily"),
}
THOUGHT = {"random": 0.001, "novice": 0.002, "regular": 0.05, "master": 0.1}  # seconds for a step, on average
IDLE, BUSY = 1.0, 40.0  # times as long: then the slots of those who search are too short
WINDOWS = ("agent", "casablanca", "code-casablanca", "randolph")  # other games have none
OPENING = "agent"  # has one before the first turn, in which all are asked
NONE = "none"


class Cell(NamedTuple):
    """One kind of table. People have the first seats, and bots the others."""

    game: str
    people: int
    level: str  # of the bots; empty where all are people
    pace: events.Pace
    clock: str
    here: bool = True  # live: whether the people watch; by the day it is hidden, and they differ
    load: float = IDLE
    opening: bool = False  # tables end after theirs

    @property
    def hidden(self) -> list[tuple[str, bool]]:
        """What can be with a person who is asked in a window: his answer in advance, and whether he is here. If he is
        the only one, nobody could learn of it."""
        if self.people == 1:
            return [(NONE, True)]
        if self.clock == "daily":
            return [(NONE, True), (NONE, False), ("all", True), ("until my turn", False)]
        return [(answer, self.here) for answer in (NONE, "all", "until my turn", "exceptions")]

    @property
    def look(self) -> float:
        """Seconds after which it is seen whether there are enough."""
        if self.clock == "daily" and self.game in WINDOWS:
            return CLOCKS["daily"].window / 8
        return (LONG if self.people > 1 and self.game in WINDOWS else SHORT) * (1 if self.here else 2)

    @property
    def kinds(self) -> list[str]:
        """The entries that it is to have enough of."""
        if self.opening:
            return ["opening"]
        return [*(["turn"] if self.level else []), *(["window"] if self.game in WINDOWS else [])]

    def __str__(self) -> str:
        who = f"{self.people} people, {self.level or 'no bots'}"
        where = f"{'' if self.here else ', away'}{', opening' if self.opening else ''}"
        return f"{self.game}, {who}, {self.pace}, {self.clock}{where}, load {self.load}"


class Sample(NamedTuple):
    """One entry of a game."""

    took: float  # seconds since the entry before
    late: float  # the same, less what was fixed before anybody had answered
    steps: int
    thought: float  # seconds, of all bots
    hidden: tuple[tuple[str, bool], ...]  # of each person who was asked


Samples = dict[str, list[Sample]]  # by turn, window, opening


# ---------------------------------------------------------------------------------- how it is judged
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
    parts = shown[much], shown[~much]
    for found in (stats.mannwhitneyu(*parts), stats.ks_2samp(*parts, method="asymp")):
        if found.pvalue < LEVEL / COMPARISONS:
            return f"p is {found.pvalue:.1e} in {len(shown)} samples"
    return ""


def what_tells(cell: Cell, samples: Samples) -> list[str]:
    """All that the times of this cell tell: of turns and windows how many steps they had and how long bots thought,
    and of windows what was answered in advance, with which exceptions, and by the day who was here."""
    found = [
        (
            f"{kind}, {what}",
            tells([each.late for each in samples[kind]], [getattr(each, what) for each in samples[kind]]),
        )
        for kind in cell.kinds
        for what in ("steps", "thought")
        if cell.level
    ]
    first, *others = cell.hidden
    if cell.people > 1 and "window" in cell.kinds:
        found += [
            (f"window, {other}, {what}", tells_two(samples["window"], what, first, other))
            for other in others
            for what in ("took", "late")
        ]
    return [f"{cell}: {about}: {said}" for about, said in found if said]


def tells_two(samples: list[Sample], what: str, *hidden: tuple[str, bool]) -> str:
    """As `tells`, whether it is the one or the other."""
    parts = [[getattr(each, what) for each in samples for one in each.hidden if one == which] for which in hidden]
    assert all(len(part) >= ENOUGH for part in parts)
    return tells([*parts[0], *parts[1]], [0] * len(parts[0]) + [1] * len(parts[1]))


# ---------------------------------------------------------------------------------- who plays
def luck_of(table: Table, seat: int) -> random.Random:
    """For what the seat decides now: the same at all tables of this seed that are as far."""
    steps = 0 if table.match is None else table.match.steps
    return random.Random(f"{table.setup.seed} {seat} {steps}")


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


class Somebody:
    """A person's socket."""

    told = None

    def __init__(self, person: int) -> None:
        self.person = person

    def send(self, message: bytes) -> None: ...


class TimedHouse:
    """A house in this process whose bots take their time, with somebody who watches all tables."""

    def __init__(self, file: Path, thought: float) -> None:
        self.house = Services(Settings(bot_pause=(PAUSE, PAUSE)), store_at(file), now=asyncio.get_running_loop().time)
        self.house.registry.services.bots.choose = self._think  # type: ignore[method-assign]
        self.people = [self.house.directory.new_guest(name) for name in ("Ann", "Bob", "Cleo")]
        self.thought = thought
        self.spent: defaultdict[tuple[str, int], float] = defaultdict(float)  # by table and entry
        self.tables: list[tuple[LiveTable, Spectator]] = []

    async def _think(self, table: Table, seat: int, bot: str, until: float = math.inf) -> dict[str, Any]:
        """Whoever is asked answers when he has done, even if that is too late."""
        assert table.match is not None
        luck = luck_of(table, seat)
        thought = luck.expovariate(1 / self.thought)
        self.spent[table.id, table.match.entries] += thought
        await asyncio.sleep(thought)
        return one_of(table.match, seat, luck)

    def open(
        self,
        game: str,
        level: str,
        clock: ClockSettings,
        people: int = 0,
        seats: int = 2,
        number: int | None = None,
        pace: events.Pace = "usual",
    ) -> LiveTable:
        """A table that has begun, with people in its first seats and bots in the others; those of the same number are
        dealt alike."""
        seats = max(seats, people, catalogue[game].seats_of("small")[0])
        bots = dict.fromkeys(range(people, seats), level)
        seed = fairness.seed_from(len(self.tables) if number is None else number).hex()
        rules = catalogue[game].version
        plan = events.Opened(game, seats, {}, clock, 1, seed, "small", bots=bots, rules=rules, pace=pace)
        live = self.house.registry.open_table(plan, "")
        for seat, person in enumerate(self.people[:people]):
            live.write(events.Sat(seat, person.id, person.name))
        self.tables.append((live, Spectator()))
        live.watch(self.tables[-1][1])
        live.write(events.Started())
        return live

    def close(self) -> None:
        for live, _ in self.tables:
            end(live)
        self.house.publisher.flush()
        self.house.store.close()


def end(live: LiveTable) -> None:
    """Nothing happens there any more."""
    live.stop()
    live.broken = True


class Company:
    """The people of one table. On their turns they take a second. In windows they let pass: who has answered in advance
    says nothing, and who has not types soon, unless all see that he is away; then he says nothing either."""

    def __init__(
        self,
        live: LiveTable,
        seen: Spectator,
        answers: Sequence[events.StandingAnswer | None],
        types: bool = True,
        most: float = math.inf,
    ) -> None:
        self.live = live
        self.answers = answers
        self.types = types
        self.most = most  # entries, after which they leave it at that
        self.asked: list[tuple[int, ...]] = []  # for every entry, the people who are asked after it
        self.fixed: list[float] = []  # and how long what is asked then lasts at least
        seen.then = self.go_on
        self.go_on()

    def go_on(self) -> None:
        table = self.live.table
        window = table.in_window and table.state == "playing"
        self.asked.append(tuple(seat for seat in table.people_seats if window and seat in table.asked))
        closes = self.live.autoplay.earliest_close - (table.clock.opened or 0.0)
        self.fixed.append(0.0 if not window else closes if self.types else table.clock.length)
        if len(self.asked) > self.most:
            end(self.live)
        elif self.answers:
            asyncio.get_running_loop().call_soon(self.plan)

    def plan(self) -> None:
        table = self.live.table
        if table.state != "playing" or self.live.broken:
            return
        for seat, answer in enumerate(self.answers):
            if table.seats[seat].standing != answer:
                self.live.write(events.StandingAnswerSet(seat, answer))
        for seat in table.people_seats:
            if table.owes(seat):
                self.soon(seat, luck_of(table, seat).uniform(0.1, 0.4) if table.in_window else 1.0)

    def soon(self, seat: int, delay: float) -> None:
        decision = self.live.table.decision(seat)
        asyncio.get_running_loop().call_later(delay, self.act, seat, decision)

    def act(self, seat: int, decision: str) -> None:
        table = self.live.table
        if self.live.broken or table.match is None or not decision or table.decision(seat) != decision:
            return
        passes = table.match.when_time_runs_out(seat) if table.in_window and table.match.entries else None
        if passes and (self.answers[seat] or not self.types):
            return
        self.live.step(seat, passes or one_of(table.match, seat, luck_of(table, seat)), "person")
        if table.owes(seat) and table.match.steps_under_way(seat):
            self.soon(seat, 0.01)


# ---------------------------------------------------------------------------------- what is measured
def samples_of(cell: Cell, file: Path, enough: int = ENOUGH) -> Samples:
    """At least so many of each kind of entry of the cell, and of windows for all that can be with a person."""
    return run_skipping(_play(cell, file, enough))


async def _play(cell: Cell, file: Path, enough: int) -> Samples:
    house = TimedHouse(file, THOUGHT[cell.level or "random"] * cell.load)
    clock, hidden = CLOCKS[cell.clock], cell.hidden
    exceptions = catalogue[cell.game].load("plain", "small").exceptions()[-1:]
    given = {
        NONE: None,
        "all": events.StandingAnswer(),
        "until my turn": events.StandingAnswer(until_turn=True),
        "exceptions": events.StandingAnswer(unless=exceptions),
    }
    companies: list[Company] = []
    of_people: list[list[tuple[str, bool]]] = []
    samples: Samples = {}
    for _ in range(LOOKS * enough // ENOUGH):
        for _ in range(TABLES):
            number, turn = divmod(len(companies), len(hidden))
            mine = [hidden[(turn + seat * (1 + number % 3)) % len(hidden)] for seat in range(cell.people)]
            seats = 3 if cell.people else 2
            live = house.open(cell.game, cell.level, clock, cell.people, seats, number, cell.pace)
            for person, (_, here) in zip(house.people, mine, strict=False):
                if here:
                    live.watch(Somebody(person.id))
            answers = [given[answer] for answer, _ in mine]
            types = cell.here or cell.clock == "daily"
            most = 1 if cell.opening else math.inf
            companies.append(Company(live, house.tables[-1][1], answers, types, most))
            of_people.append(mine)
        await asyncio.sleep(cell.look)
        samples = _found(house, companies, of_people)
        if _is_enough(cell, samples, enough):
            break
    house.house.publisher.flush()
    by_house = {
        row.event.by
        for live, _ in house.tables[:TABLES]
        for row in read_rows(house.house.store, live.table.id)
        if isinstance(row.event, events.Stepped)
    }
    house.close()
    assert _is_enough(cell, samples, enough), {kind: len(found) for kind, found in samples.items()}
    if cell.people > 1 and "window" in cell.kinds and (cell.here or cell.clock == "daily"):
        assert "standing" in by_house
    return samples


def _found(house: TimedHouse, companies: list[Company], of_people: list[list[tuple[str, bool]]]) -> Samples:
    """What all entries took so far: the turns of bots, windows, and openings."""
    samples: defaultdict[str, list[Sample]] = defaultdict(list)
    for (live, seen), company, mine in zip(house.tables, companies, of_people, strict=True):
        assert live.table.match is not None
        for n, (before, after) in enumerate(pairwise(seen.times)):
            steps = live.table.match._entries[n]
            if not seen.windows[n] and steps[0][0] < len(mine):
                continue  # a person's turn
            kind = "turn" if not seen.windows[n] else "window" if n else "opening"
            took = after - before
            about = tuple(mine[seat] for seat in company.asked[n])
            spent = house.spent[live.table.id, n]
            samples[kind].append(Sample(took, took - company.fixed[n], len(steps), spent, about))
    return samples


def _is_enough(cell: Cell, samples: Samples, enough: int) -> bool:
    if any(len(samples.get(kind, [])) < enough for kind in cell.kinds):
        return False
    if cell.people < 2 or "window" not in cell.kinds:
        return True
    asked = Counter(one for sample in samples["window"] for one in sample.hidden)
    return all(asked[one] >= ENOUGH for one in cell.hidden)
