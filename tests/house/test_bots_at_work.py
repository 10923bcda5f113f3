"""Bots: in processes of their own, fed with what a seat knows; and those of visitors, over the network."""

from __future__ import annotations

import asyncio
import math
import os
import random
import signal
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.house.company import registered
from tests.house.houses import ENDLESS, RunningHouse, open_house
from tests.house.keeping import store_at
from tests.house.places import company, mover
from tests.house.test_secrets import SECRETS_ARE_DEALT, seeds_alike, what_he_knows
from tests.waiting import PATIENCE, SLACK, until
from valise_games.bench.skipping import run_skipping
from valise_games.games import catalogue
from valise_games.house.bots.pool import LONGEST_THOUGHT, Answer, BotTrouble, MoveRequest, Pool, Worker
from valise_games.house.config import Settings
from valise_games.house.services import Services
from valise_games.house.tables import events
from valise_games.house.tables.autoplay import BotService
from valise_games.house.tables.clock import LEAST_LIVE, ClockSettings
from valise_games.house.tables.live import LiveTable
from valise_games.house.tables.log import read_rows
from valise_games.house.tables.state import Table
from valise_games.play import Match, fairness


def workers_of(house: RunningHouse) -> list[int]:
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
                command = (entry / "cmdline").read_bytes()
            except OSError:
                continue
            if (
                int(fields[1]) == house.process.pid
                and fields[0] != "Z"
                and b"valise_games.house.bots.worker" in command
            ):
                found.append(int(entry.name))
    return found


# ---------------------------------------------------------------------------------- workers
@pytest.mark.long
def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    """Again and again, in the middle of games: every move is asked again, and the games go on."""
    with (
        open_house(tmp_path / "house.db", bot_workers=1) as house,
        company(house, bots={1: "novice", 2: "novice"}, people=1, clock=ENDLESS, variant="standard") as (ann,),
    ):
        killed: set[int] = set()
        for _ in range(4):
            for moment in ("between", "thinking"):
                mover([ann])
                if moment == "thinking":  # it is asked, and will never answer
                    for pid in workers_of(house):
                        os.kill(pid, signal.SIGSTOP)
                own = ann.own
                ann.do("act", decision=own["decision"], action=own["legal"][0])
            time.sleep(0.1)
            for pid in workers_of(house):
                os.kill(pid, signal.SIGKILL)
                killed.add(pid)
        mover([ann])
        assert len(killed) >= 3
        assert len(workers_of(house)) <= 1
        assert ann.numbers() == list(range(ann.numbers()[0], ann.numbers()[-1] + 1))


def test_a_worker_that_stops_answering_holds_up_nobody_else(tmp_path: Path) -> None:
    with (
        open_house(tmp_path / "house.db", bot_workers=1) as house,
        company(house, "casablanca", 2, bots={2: "novice"}, clock=ENDLESS) as (ann, bob),
    ):
        place = mover([ann, bob])
        place.act("move")
        until(lambda: workers_of(house))
        (worker,) = workers_of(house)
        os.kill(worker, signal.SIGSTOP)
        before = time.monotonic()
        ann.do("say", text="is anybody there?")
        assert ann.whole["talk"][-1]["text"] == "is anybody there?"
        assert time.monotonic() - before < SLACK < LONGEST_THOUGHT
        os.kill(worker, signal.SIGKILL)
        for each in (ann, bob):
            if each.owes:
                each.act("let-pass")
        mover([ann, bob])


def test_a_bot_is_not_asked_for_a_seat_that_has_nothing_to_decide() -> None:
    """A search from there may never end. The worker says so, and answers the next question."""

    async def work() -> None:
        pool = Pool(1)
        match = Match.new("casanova", 3, seed=1, variant="small")
        (acting,) = match.to_act
        other = (acting + 1) % 3
        questions = [
            MoveRequest("casanova", "small", "random", seat, match.known(seat).as_dict(), 1) for seat in (acting, other)
        ]
        await pool.choose(questions[0])
        before = {worker.pid for worker in pool._all}
        with pytest.raises(BotTrouble, match="MoveRequest: ValueError"):
            await pool.choose(questions[1])
        await pool.choose(questions[0])
        assert {worker.pid for worker in pool._all} == before
        await pool.close()

    asyncio.run(work())


@pytest.mark.parametrize("size", [1, 2, 3])
def test_bots_that_compile_leave_a_worker_to_the_others(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        compiled = asyncio.Event()
        at_work: list[str] = []

        async def ask(worker: Worker, question: MoveRequest) -> Answer:
            at_work.append(question.bot)
            if question.bot == "regular":
                await compiled.wait()
            return Answer(7)

        monkeypatch.setattr(Worker, "ask", ask)
        pool = Pool(size)
        slow = [asyncio.create_task(pool.choose(a_question("regular"))) for _ in range(4)]
        await everybody_had_his_turn()
        assert at_work.count("regular") == max(1, size - 1)
        quick = asyncio.create_task(pool.choose(a_question("novice")))
        await everybody_had_his_turn()
        assert quick.done() == (size > 1), "where there is only one, it waits"
        compiled.set()
        assert await asyncio.gather(quick, *slow) == [7] * 5

    asyncio.run(work())


@pytest.mark.parametrize("level", ["novice", "regular"])
def test_a_host_of_many_tables_does_not_keep_the_bots_of_others_waiting(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        asked: list[int] = []
        answers: list[asyncio.Event] = []

        async def ask(worker: Worker, question: MoveRequest) -> Answer:
            asked.append(question.seat)
            answers.append(asyncio.Event())
            await answers[-1].wait()
            return Answer(7)

        monkeypatch.setattr(Worker, "ask", ask)
        pool = Pool(1)
        many, other, left = 1, 2, 3
        waiting = [asyncio.create_task(pool.choose(a_question(level, many), many)) for _ in range(20)]
        await everybody_had_his_turn()
        gone = asyncio.create_task(pool.choose(a_question(level, left), left))
        waiting += [asyncio.create_task(pool.choose(a_question(level, other), other)) for _ in range(2)]
        await everybody_had_his_turn()
        gone.cancel()
        for number in range(len(waiting)):
            await everybody_had_his_turn()
            assert len(answers) == number + 1, "one at a time"
            answers[number].set()
        await asyncio.gather(*waiting)
        assert asked[:6] == [many, many, other, many, other, many], "and who no longer waits has no turn"
        assert pool._waiting == {}

    asyncio.run(work())


async def everybody_had_his_turn() -> None:
    """More than once: nothing here waits for anything but each other."""
    for _ in range(50):
        await asyncio.sleep(0)


def a_question(level: str, seat: int = 0) -> MoveRequest:
    return MoveRequest(game="agent", variant="small", bot=level, seat=seat, known={}, seed=1)


# ---------------------------------------------------------------------------------- what they are told
@pytest.mark.parametrize("game", catalogue)
def test_a_bot_gets_what_its_seat_knows_and_nothing_else(game: str, tmp_path: Path) -> None:
    """Of two deals that the seat cannot tell apart the worker gets the same question."""
    watcher, worlds = two_worlds(game)
    asked: list[MoveRequest] = []

    class Listening(Pool):
        async def choose(self, request: MoveRequest, host: int = 0) -> int:
            asked.append(request)
            raise BotTrouble("only listening")

    store = store_at(tmp_path / "house.db")
    bots = BotService(Listening(1), (0.0, 0.0))
    for match in worlds:
        clock, rules = ClockSettings(kind="none"), match.version
        plan = events.Opened(game, match.seats, {}, clock, 1, "00" * 32, "small", rules=rules)
        table = Table("TABLE", events.Row(1, 1, 0.0, "", plan))
        table.match = match
        with pytest.raises(BotTrouble):
            asyncio.run(bots.choose(table, watcher, "novice"))
        assert asked[-1].known == match.known(watcher).as_dict()
    store.close()
    assert asked[0].known == asked[1].known
    assert (asked[0].game, asked[0].seat, asked[0].bot) == (game, watcher, "novice")


def two_worlds(game: str) -> tuple[int, list[Match]]:
    """A seat, and two matches that it cannot tell apart: dealt differently, or the others have done other things."""
    seats = min(3, catalogue[game].seats_of("small")[-1])
    if game in SECRETS_ARE_DEALT:
        return seats - 1, [Match.new(game, seats, seed=s, variant="small") for s in seeds_alike(game, seats, seats - 1)]
    for seed in range(40):
        luck = random.Random(seed)
        match = Match.new(game, seats, seed=seed, variant="small")
        for _ in range(seed):
            if not match.over:
                seat = luck.choice(match.to_act)
                match.play(seat, luck.choice(match.legal(seat)))
        for watcher in range(seats):
            worlds = [Match.load(match.save()) for _ in range(2)]
            for number, world in enumerate(worlds):
                unheard_of(world, watcher, random.Random(number))
            if worlds[0].save() != worlds[1].save():
                return watcher, worlds
    raise AssertionError(f"{game} has no secrets")


def unheard_of(match: Match, watcher: int, luck: random.Random) -> None:
    """The others do things of which the watcher hears nothing, where that is possible."""
    for _ in range(3):
        for seat in (seat for seat in match.to_act if seat != watcher):
            options = match.legal(seat)
            for action in luck.sample(options, len(options)):
                before = what_he_knows(match, watcher)
                trial = Match.load(match.save())
                trial.play(seat, action)
                if what_he_knows(trial, watcher) == before and trial.entries == match.entries:
                    match.play(seat, action)
                    break


# ---------------------------------------------------------------------------------- in the house, without workers
class Quiet:
    """A house in this process whose bots do what the test says."""

    def __init__(self, file: Path, choose: Callable[[Match, int, str], dict[str, Any]], pause: float) -> None:
        self.house = Services(Settings(bot_pause=(pause, pause)), store_at(file))
        self.choose = choose
        self.house.registry.services.bots.choose = self._ask  # type: ignore[method-assign]

    async def _ask(self, table: Table, seat: int, bot: str, until: float = math.inf) -> dict[str, Any]:
        assert table.match is not None
        return self.choose(table.match, seat, bot)

    def table(self, game: str, seats: int, clock: ClockSettings, pace: events.Pace = "usual") -> LiveTable:
        seed, rules = fairness.seed_from(2).hex(), catalogue[game].version
        plan = events.Opened(game, seats, {}, clock, 1, seed, "small", pace=pace, rules=rules)
        plan.bots = dict.fromkeys(range(seats), "novice")
        live = self.house.registry.open_table(plan, "")
        live.write(events.Started())
        return live

    def rows(self, live: LiveTable) -> list[events.Row]:
        self.house.publisher.flush()
        return list(read_rows(self.house.store, live.table.id))


nap = asyncio.sleep  # of the test itself, whatever is done to that of the house


async def comes_true(true: Callable[[], object], patience: float = PATIENCE) -> None:
    deadline = time.monotonic() + patience
    while not true():
        assert time.monotonic() < deadline, "it does not come true"
        await nap(0.01)


@pytest.mark.parametrize(("pace", "wanted"), [("calm", 1.6), ("usual", 0.8), ("quick", 0.2)])
def test_bots_move_at_the_pace_of_their_table(pace: events.Pace, wanted: float, tmp_path: Path) -> None:
    async def work() -> None:
        quiet = Quiet(tmp_path / "house.db", lambda match, seat, level: match.legal(seat)[0], 0.8)
        live = quiet.table("casablanca", 2, ClockSettings(kind="none"), pace)
        await comes_true(lambda: live.table.match is not None and live.table.match.entries)
        first = next(row for row in quiet.rows(live) if isinstance(row.event, events.Stepped))
        started = next(row for row in quiet.rows(live) if isinstance(row.event, events.Started))
        live.stop()
        quiet.house.store.close()
        assert first.at - started.at > wanted - 0.02
        assert live.autoplay.bot_pause() == pytest.approx(wanted)

    asyncio.run(work())


@pytest.mark.parametrize("lots", [0, 1, 3])
def test_a_bribe_of_many_lots_takes_as_long_as_a_move(
    lots: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pause = 0.6
    waits: list[float] = []  # when each began

    async def sleep(seconds: float) -> None:
        waits.append(time.time())
        await nap(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)

    def choose(match: Match, seat: int, level: str) -> dict[str, Any]:
        legal = match.legal(seat)
        put = match.steps_under_way(seat)
        if not lots:
            return next(action for action in legal if action["do"] == "move")
        wanted = "bribe" if put == 0 else "lot" if put <= lots else "done"
        return next(action for action in legal if action["do"] == wanted)

    async def work() -> None:
        quiet = Quiet(tmp_path / "house.db", choose, pause)
        live = quiet.table("casablanca", 2, ClockSettings(kind="none"))
        began = quiet.rows(live)[-1].at
        await comes_true(lambda: live.table.match is not None and live.table.match.entries)
        rows = [row for row in quiet.rows(live) if isinstance(row.event, events.Stepped)]
        live.stop()
        quiet.house.store.close()
        shown = next(place for place, row in enumerate(rows) if row.public_seq)
        assert shown == (lots + 1 if lots else 0), "the steps before it"
        assert rows[shown].at - began > pause - 0.02
        assert len([at for at in waits if at < rows[shown].at]) == 1, "it waits once, however many steps there are"

    asyncio.run(work())


@pytest.mark.parametrize("steps", [0, 2])
def test_a_window_closes_at_the_same_time_whatever_bots_put_into_it(steps: int, tmp_path: Path) -> None:
    """The opening of Agent: nothing placed, or several lots; it closes when the least time is over."""
    least = 0.6

    def choose(match: Match, seat: int, level: str) -> dict[str, Any]:
        legal = match.legal(seat)
        wanted = "lot" if match.steps_under_way(seat) < steps else "done"
        return next(action for action in legal if action["do"] == wanted)

    async def work() -> None:
        quiet = Quiet(tmp_path / "house.db", choose, 0.2)
        live = quiet.table("agent", 3, ClockSettings(least=least))
        began = quiet.rows(live)[-1].at
        await comes_true(lambda: live.table.match is not None and live.table.match.entries)
        # Where the last answer was held, its closing; where this machine was late with it, the answer itself.
        row = next(
            row
            for row in quiet.rows(live)
            if row.public_seq and isinstance(row.event, events.WindowClosed | events.Stepped)
        )
        live.stop()
        quiet.house.store.close()
        assert least - 0.02 < row.at - began < least + SLACK

    asyncio.run(work())


@pytest.mark.parametrize("thought", [0.001, 0.05, 0.3, 10.0])
def test_a_bot_that_thinks_for_too_long_is_no_later(thought: float, tmp_path: Path) -> None:
    """Many steps, or a slow machine: the entry shows when it was to show, and the rest was decided at once."""
    pause = 1.0

    async def work() -> None:
        loop = asyncio.get_running_loop()
        house = Services(Settings(bot_pause=(pause, pause)), store_at(tmp_path / "house.db"), now=loop.time)

        async def choose(table: Table, seat: int, bot: str, until: float = math.inf) -> dict[str, Any]:
            await asyncio.sleep(thought)
            assert table.match is not None
            wanted = "lot" if table.match.steps_under_way(seat) in (1, 2) else "done"
            legal = table.match.legal(seat)
            return next((action for action in legal if action["do"] in ("bribe", wanted)), legal[-1])

        house.registry.services.bots.choose = choose  # type: ignore[method-assign]
        plan = events.Opened("casablanca", 2, {}, ClockSettings(kind="none"), 1, "00" * 32, "small", rules=3)
        plan.bots = {0: "regular", 1: "regular"}
        live = house.registry.open_table(plan, "")
        live.write(events.Started())
        await asyncio.sleep(5 * pause)
        live.stop()
        house.publisher.flush()
        shown = [row.at for row in list(read_rows(house.store, live.table.id)) if row.public_seq][1:]
        house.store.close()
        turns = [after - before for before, after in pairwise(shown)]
        assert len(turns) >= 2
        assert all(turn == pytest.approx(pause) or turn == pytest.approx(LEAST_LIVE) for turn in turns), turns

    run_skipping(work())


def test_who_waits_no_longer_leaves_the_worker_at_it() -> None:
    """Another process would have to load its games anew."""

    async def work() -> None:
        pool = Pool(1)
        match = Match.new("casanova", 3, seed=1, variant="small")
        (acting,) = match.to_act
        question = MoveRequest("casanova", "small", "random", acting, match.known(acting).as_dict(), 1)
        await pool.choose(question)
        before = {worker.pid for worker in pool._all}
        asked = asyncio.create_task(pool.choose(question))
        await everybody_had_his_turn()
        asked.cancel()
        assert await pool.choose(question) in range(1000)
        assert {worker.pid for worker in pool._all} == before
        await pool.close()

    asyncio.run(work())


def test_a_bot_in_trouble_does_not_stop_the_game(tmp_path: Path) -> None:
    """Rules of thumb decide, in this very process."""
    levels: list[str] = []

    def choose(match: Match, seat: int, level: str) -> dict[str, Any]:
        levels.append(level)
        raise BotTrouble("no idea")

    async def work() -> None:
        quiet = Quiet(tmp_path / "house.db", choose, 0.0)
        live = quiet.table("casablanca", 2, ClockSettings(kind="none", least=0.0))
        live.table.seats[0].bot = live.table.seats[1].bot = "regular"
        await comes_true(lambda: live.table.match is not None and live.table.match.entries >= 6)
        live.stop()
        quiet.house.store.close()

    asyncio.run(work())
    assert set(levels) == {"regular"}


# ---------------------------------------------------------------------------------- a visitor's own
def test_a_bot_from_outside_plays_with_a_key(house: RunningHouse) -> None:
    """The same protocol, and an API key instead of a cookie."""
    owner, _ = registered(house)
    key = owner.post("/api/me/keys", {"name": "my bot"})["key"]
    with owner, house.visitor(key=key) as bot:
        assert bot.id == owner.id
        table = bot.open("agent", 2, bots={1: "random"}, clock=ENDLESS, variant="small", options={"round_cap": 2})
        table.sit(0)
        table.start()
        luck = random.Random(1)
        while not table.over:
            if table.decision:
                table.act(luck.choice(table.legal))
            else:
                table.wait(10)
        assert table.info["outcome"]["reason"] in catalogue["agent"].reasons
