"""What the house answers by itself: where there is one answer, and in a duel up to a limit; nobody else can tell."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest

from tests.house.houses import ENDLESS, RunningHouse, open_house
from tests.house.places import Place, company, mover, open_window
from tests.house.test_standing import plain, window_closes
from tests.house.timed_tables import Somebody, TimedHouse, one_of, tells
from tests.waiting import until
from valise_games.bench.skipping import run_skipping
from valise_games.games import catalogue
from valise_games.house.tables import events
from valise_games.house.tables.clock import ClockSettings
from valise_games.house.tables.house_answers import reason
from valise_games.house.tables.live import LiveTable
from valise_games.house.tables.log import read_rows

AT_ONCE = {"least": 0.0, "window": 600}
LEAST = {"least": 0.5, "window": 600}


def bribe(place: Place, agent: str, *worths: int) -> None:
    place.act("bribe")
    for worth in worths:
        place.act("lot", agent=agent, worth=worth)
    place.act("done")


def bribed(places: list[Place], agent: str, *worths: int) -> None:
    """Everybody, in his first turn."""
    for _ in places:
        bribe(mover(places), agent, *worths)


# ---------------------------------------------------------------------------------- one answer
def test_who_cannot_protest_is_not_asked_and_the_window_closes(house: RunningHouse) -> None:
    with company(house, every=False, clock=LEAST) as places:
        began = time.time()
        moving, asked = open_window(places)
        for place in asked:
            own = place.own
            assert own["decision"] == ""
            assert own["legal"] == []
            assert own["by_house"] == "single"
            assert own["dossier"]["answered"], "as if he had answered"
        window_closes(moving)
        assert time.time() - began >= LEAST["least"]
        rows = [row.event for row in house.rows(moving.code) if isinstance(row.event, events.Stepped)]
        assert [row.by for row in rows] == ["person", "standing", "standing"]


def test_who_wishes_is_asked_even_so(house: RunningHouse) -> None:
    with company(house, every=False, clock=AT_ONCE) as places:
        for place in places:
            assert place.do("prompts", every=True)["own"]["every"]
        moving, asked = open_window(places)
        time.sleep(0.3)
        assert moving.own["asked"]
        asked[0].do("prompts", every=False)
        until(lambda: not asked[0].owes)
        asked[1].act("let-pass")
        window_closes(moving)


@pytest.mark.parametrize("game", catalogue)
def test_no_question_with_one_answer_is_shown(game: str, tmp_path: Path) -> None:
    """Whole games by chance, in a house whose clock waits for nothing."""

    async def work() -> None:
        house, luck = TimedHouse(tmp_path / "house.db", 0.01), random.Random(7)
        shown = single = 0
        for _ in range(5):
            live = house.open(game, "novice", ClockSettings(), people=2)
            for person in house.people:
                live.watch(Somebody(person.id))
            for _ in range(4000):
                table = live.table
                if table.state == "over":
                    break
                for seat in (0, 1):
                    own = live.seat_view(seat)
                    assert own is not None
                    if own.decision and not own.by_house:
                        assert len(own.view["legal"]) > 1
                        assert table.match is not None
                        live.step(seat, one_of(table.match, seat, luck), "person")
                        shown += 1
                    single += own.by_house == "single"
                    if live.table.outcome is not None:
                        break
                await asyncio.sleep(0.5)
        house.close()
        assert shown > 20
        assert single or game == "code-casablanca", "there are such questions"

    run_skipping(work())


def test_what_the_house_answers_late_costs_nobody_his_seat(tmp_path: Path) -> None:
    """It takes as long as he took before, but never until his time is over."""

    async def work() -> None:
        house, luck = TimedHouse(tmp_path / "house.db", 0.01), random.Random(7)
        live = house.open("casablanca", "novice", ClockSettings(bank=60, increment=1, least=0.5), people=2)
        for person in house.people[:2]:
            live.watch(Somebody(person.id))
        late = 0.0
        for _ in range(20_000):
            table, seats = live.table, (0, 1)
            if table.state == "over":
                break
            for seat in seats:
                table._took[seat, table._phase].extend([3600.0] * 8)
                if table.match is not None and table.owes(seat) and not reason(table, seat):
                    live.step(seat, one_of(table.match, seat, luck), "person")
            turn = not table.in_window and any(reason(table, seat) == "single" for seat in seats)
            late = max(late, asyncio.get_running_loop().time() - table.clock.since if turn else 0.0)
            await asyncio.sleep(0.5)
        assert late > 10, "there are such turns"
        rows = read_rows(house.house.store, live.table.id)
        assert not any(isinstance(row.event, events.StandInStarted) for row in rows)
        house.close()

    run_skipping(work())


def test_a_step_that_nobody_sees_is_told_to_its_seat(house: RunningHouse) -> None:
    """When the last lot is placed there is one thing left to say; he who placed it hears that it was said."""
    with company(house, people=2, every=False, clock=AT_ONCE) as places:
        moving = mover(places)
        moving.act("bribe")
        while moving.owes and moving.own["phase"] == "bribing":
            lot = next((action for action in moving.own["legal"] if action["do"] == "lot"), None)
            if lot is None:
                break
            moving.do("act", decision=moving.own["decision"], action=lot)
        until(lambda: mover(places) is not moving)


# ---------------------------------------------------------------------------------- limits
def duel(places: list[Place]) -> tuple[Place, Place]:
    """All have 300 on red; somebody moves him, and the next protests. Gives the mover and the protester."""
    bribed(places, "red", 200, 100)
    moving, asked = open_window(places, do="move", agent="red")
    asked[0].act("protest")
    for place in asked[1:]:
        place.act("let-pass")
    until(lambda: places[0].own["phase"] in ("bid", "reconsider"))
    return moving, asked[0]


def test_a_duel_plays_itself_up_to_the_limits(house: RunningHouse) -> None:
    with company(house, people=2, clock=AT_ONCE) as places:
        moving, protester = duel(places)
        assert protester.own["up_to"] == {"least": 100, "most": 300, "step": 100, "opens": None}
        for wrong in (0, 150, 400):
            assert protester.refused("limit", limit=wrong) == "bad-command"
        protester.do("limit", limit=200)
        until(lambda: moving.owes)
        assert moving.own["bid"] == 100
        assert protester.own["limit"] == 200
        moving.do("limit", limit=300)
        until(lambda: moving.own["phase"] == "choose")
        told = [event for event in moving.whole["events"] if event["what"] in ("bid", "held", "gave-way")]
        assert [event.get("sum") for event in told if event["what"] == "bid"] == [100, 200]
        assert moving.own.get("limit") is None, "the duel is over"
        assert protester.own.get("limit") is None


def test_it_can_be_taken_over(tmp_path: Path) -> None:
    with open_house(tmp_path / "house.db", bot_pause="1,1") as house, company(house, people=2, clock=AT_ONCE) as places:
        moving, protester = duel(places)
        protester.do("limit", limit=300)
        assert protester.own["by_house"] == "limit"
        protester.do("limit", limit=None)
        time.sleep(1.5)
        assert protester.own["bid"] == 0, "he decides himself"
        protester.do("limit", limit=300)
        protester.act("bid", sum=100)
        assert protester.own.get("limit") is None
        moving.act("hold")
        time.sleep(1.5)
        assert protester.owes, "and goes on himself"


def test_a_limit_is_named_with_the_protest(house: RunningHouse) -> None:
    with company(house, people=2, clock=AT_ONCE) as places:
        bribed(places, "red", 200, 100)
        moving, (other,) = open_window(places, do="move", agent="red")
        own = other.own
        assert own["up_to"]["opens"] == {"do": "protest"}
        assert other.refused("limit", limit=200) == "bad-command"
        other.do("act", decision=own["decision"], action={"do": "protest"}, limit=200)
        until(lambda: moving.owes)
        assert moving.own["bid"] == 100


def heard_by_others(file: Path, limit: int) -> list[list[str]]:
    """What the mover and a spectator hear of a duel, until the protester's limit of 200 would be reached."""
    with open_house(file) as house, company(house, people=2, clock=ENDLESS, watching=True) as places:
        moving, protester = duel(places[:2])
        others = [moving, places[2]]
        since = [place.mark() for place in others]
        protester.do("limit", limit=limit)
        for sum in (100, 200):
            until(lambda sum=sum: moving.own["bid"] == sum and moving.owes)  # type: ignore[misc]
            if sum == 100:
                moving.act("hold")
        for place in others:
            place.hear_all()
        frames = [place.frames[begin:] for place, begin in zip(others, since, strict=True)]
        return [[plain(f, moving.code) for f in each if json.loads(f)["is"] == "entry"] for each in frames]


@pytest.mark.long
def test_nobody_can_tell_the_limit(tmp_path: Path) -> None:
    """Two tables, alike but for the limit that the protester names: until it is reached, every byte that the others get
    is the same."""
    first, second = (heard_by_others(tmp_path / f"{limit}.db", limit) for limit in (200, 300))
    assert first == second
    assert all(len(each) == 3 for each in first), "a bid, held, and the next"


@pytest.mark.long
def test_the_time_of_a_duel_tells_nothing_of_limit_or_stake(tmp_path: Path) -> None:
    """How long the house takes for who goes on, for who has reached his limit, and for who has one answer."""

    async def work() -> list[tuple[float, int]]:
        house = TimedHouse(tmp_path / "house.db", 0.01)
        samples: list[tuple[float, int]] = []
        loop = asyncio.get_running_loop()
        luck = random.Random(4)
        tables: list[LiveTable] = []
        for _ in range(60):
            live = house.open("casablanca", "novice", ClockSettings(least=0.5), people=2)
            for person in house.people:
                live.watch(Somebody(person.id))
            tables.append(live)

        def go_on(live: LiveTable, began: dict[int, tuple[int, float, str]]) -> None:
            table = live.table
            for seat in (0, 1):
                if table.state != "playing" or table.match is None or not table.owes(seat):
                    continue
                own = live.seat_view(seat)
                assert own is not None
                if own.up_to is not None and not table.in_window and not own.by_house:
                    limits = range(own.up_to.least, own.up_to.most + 1, own.up_to.step)
                    live.write(events.LimitSet(seat, luck.choice(limits)))
                elif not own.by_house:
                    live.step(seat, one_of(table.match, seat, luck), "person")
                    continue
                why = reason(table, seat)
                if why and not table.in_window and began.get(seat, (0,))[0] != table.match.entries:
                    began[seat] = (table.match.entries, loop.time(), why)

        kept: list[dict[int, tuple[int, float, str]]] = [{} for _ in tables]
        for _ in range(6000):
            for live, began in zip(tables, kept, strict=True):
                for seat, (entry, at, why) in list(began.items()):
                    if live.table.match is not None and live.table.match.entries > entry:
                        samples.append((round(loop.time() - at, 1), int(why == "single")))
                        del began[seat]
                go_on(live, began)
            if sum(hidden for _, hidden in samples) >= 150 and len(samples) >= 500:
                break
            await asyncio.sleep(0.1)
        house.close()
        return samples

    samples = run_skipping(work())
    hidden = [one for _, one in samples]
    assert 50 < sum(hidden) < len(hidden) - 50, f"{sum(hidden)} of {len(hidden)}"
    assert not tells([shown for shown, _ in samples], hidden)


# ---------------------------------------------------------------------------------- the pace of bots
def test_bots_are_skipped_until_the_person_is_asked(tmp_path: Path) -> None:
    bots: dict[str, Any] = {"bots": {1: "novice", 2: "novice"}, "variant": "standard", "seats": 3}
    with (
        open_house(tmp_path / "house.db", bot_pause="30,30") as house,
        company(house, people=1, every=False, clock={"kind": "none", "least": 3.0}, **bots) as (ann,),
    ):
        if not ann.owes:
            ann.do("skip")
            until(lambda: ann.owes)
        assert ann.whole["info"]["pace"] == "usual"
        ann.do("pace", pace="quick")
        assert ann.whole["info"]["pace"] == "quick"


def test_nobody_skips_where_others_play_and_the_host_sets_the_pace(house: RunningHouse) -> None:
    with company(house, people=2, clock=AT_ONCE) as (ann, bob):
        assert ann.refused("skip") == "not-alone"
        assert bob.refused("pace", pace="quick") == "not-host"
        ann.do("pace", pace="calm")
        until(lambda: bob.whole["info"]["pace"] == "calm")
