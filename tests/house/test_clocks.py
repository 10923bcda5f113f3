"""Clocks: banks, windows, days, pauses; stand-ins when time runs out; tables that nobody wants any more."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.house.ears import Preparation
from tests.house.houses import ENDLESS, RunningHouse, open_house
from tests.house.places import Place, company, mover, open_window
from tests.waiting import SLACK, until
from valise_games.games import catalogue
from valise_games.house.people.sessions import NAME
from valise_games.house.tables import events
from valise_games.house.tables.clock import DAY, Clock, ClockSettings
from valise_games.house.tables.registry import NOTE_TIME
from valise_games.play import fairness

LIVE = ClockSettings(bank=100, increment=5, window=30, least=3)


# ---------------------------------------------------------------------------------- the clock itself
def test_a_bank_runs_for_who_decides_and_grows_with_each_decision() -> None:
    clock = Clock(LIVE, 3)
    clock.turn_to([1], 1000)
    assert clock.deadline() == 1100
    clock.settle(1040)
    clock.decided(1)
    clock.turn_to([2], 1040)
    assert clock.left == [100, 65, 100]
    assert clock.deadline() == 1140
    assert clock.out_of_time(1139) == []
    assert clock.out_of_time(1140) == [2]
    assert clock.deadline(without=[2]) is None
    clock.settle(2000)
    assert clock.left[2] == 0, "never less than nothing"
    clock.settle(1500)  # a clock that is set back
    assert clock.left == [100, 65, 0]
    clock.at_least(2, 30)
    assert clock.left[2] == 30


def test_by_the_day_a_bank_is_full_again() -> None:
    plan = ClockSettings(kind="daily", bank=2 * DAY, increment=9)
    clock = Clock(plan, 2)
    clock.turn_to([0], 0)
    clock.settle(1.5 * DAY)
    assert clock.left[0] == 0.5 * DAY
    clock.decided(0)
    assert clock.left[0] == 2 * DAY
    assert (ClockSettings(kind="daily").bank, ClockSettings(kind="daily").window, plan.least) == (DAY, DAY, 0)
    assert (ClockSettings().bank, ClockSettings().window, ClockSettings().least) == (900, 30, 3)


def test_a_window_has_a_time_of_its_own() -> None:
    clock = Clock(LIVE, 2)
    clock.turn_to([0], 1000)
    clock.open_window(1010, first=False)
    assert clock.left == [90, 100]
    assert (clock.earliest_close, clock.deadline()) == (1013, 1040)
    clock.settle(1025)
    assert clock.left == [90, 100], "banks stand still"
    assert clock.out_of_time(2000) == []
    assert clock.face(1020).window == 20
    assert clock.face(1020).running == []
    clock.open_window(2000, first=True)
    assert clock.deadline() == 2120
    clock.turn_to([1], 2010)
    assert clock.face(2010).window is None
    assert Clock(ClockSettings(window=1, least=10), 2).earliest_close == 0
    quick = Clock(ClockSettings(window=1, least=10), 2)
    quick.open_window(0, first=False)
    assert quick.deadline() == quick.earliest_close == 10, "time does not run out before the window may close"


def test_a_pause_stops_everything() -> None:
    clock = Clock(LIVE, 2)
    clock.turn_to([0], 1000)
    clock.pause(1020)
    assert clock.deadline() is None
    assert clock.out_of_time(9999) == []
    assert clock.face(5000).left == [80, 100]
    clock.settle(5000)
    clock.resume(6000)
    assert clock.left == [80, 100]
    assert clock.deadline() == 6080


def test_while_the_house_is_shut_no_time_passes() -> None:
    clock = Clock(LIVE, 2)
    clock.turn_to([0], 1000)
    clock.stand_still(1040, 9000)
    assert clock.deadline() == 9060
    assert clock.face(9000).left == [60, 100]
    clock.open_window(9010, first=False)
    clock.stand_still(9000, 9500)  # it was open for longer than it had noted
    assert (clock.deadline(), clock.earliest_close) == (9530, 9503)
    clock.pause(9510)
    clock.stand_still(9515, 9600)
    assert clock.face(9600).window == 20
    clock.resume(9700)
    assert clock.deadline() == 9720


@pytest.mark.parametrize("meanwhile", [False, True])
def test_a_window_goes_on_after_a_pause_with_what_it_had(meanwhile: bool) -> None:
    clock = Clock(LIVE, 2)
    clock.open_window(1000, first=False)
    clock.pause(1010)
    if meanwhile:
        clock.settle(1500)  # somebody left, or came back
    assert clock.face(1700).window == 20
    clock.resume(2000)
    assert clock.deadline() == 2020
    assert clock.earliest_close == 1993


def test_without_a_limit_nobodys_time_runs_out() -> None:
    clock = Clock(ClockSettings(kind="none", least=0.5), 2)
    clock.turn_to([0], 0)
    assert clock.deadline() is None
    assert clock.out_of_time(10**9) == []
    assert clock.face(10).left is None
    clock.open_window(20, first=False)
    assert (clock.deadline(), clock.earliest_close, clock.face(21).window) == (None, 20.5, None)


def test_the_clock_does_not_tell_how_many_lots_a_bribe_has(house: RunningHouse) -> None:
    """One increment for the bribe, when it is done; none for the steps inside it, which nobody else sees."""
    with company(house, people=2, clock={"bank": 100, "increment": 50, "least": 0.0}) as places:
        briber = mover(places)
        seat = briber.whole["seat"]
        briber.act("bribe")
        for _ in range(2):
            briber.act("lot")
            assert briber.whole["clocks"]["left"][seat] <= 100
        briber.act("done")
        assert 100 < briber.whole["clocks"]["left"][seat] <= 150


# ---------------------------------------------------------------------------------- time runs out
def minded(place: Place) -> list[str]:
    return [seat["minded"] for seat in place.whole["info"]["seats"]]


def test_a_bank_runs_out_and_who_comes_back_has_time(house: RunningHouse) -> None:
    with company(house, people=2, clock={"bank": 4, "increment": 0, "least": 0.0, "window": 600}) as places:
        until(lambda: "time" in minded(places[0]))
        seat = minded(places[0]).index("time")
        late, other = places[seat], places[1 - seat]
        assert minded(other)[1 - seat] == ""
        until(lambda: other.owes)  # a stand-in did something: a protest window, or the next turn
        late.do("return")
        assert minded(other)[seat] == ""
        assert late.whole["clocks"]["left"][seat] > 15  # of thirty; he may be thinking already
        # Who simply plays again is back, too.
        late.do("leave")
        assert minded(other)[seat] == "left"
        until(lambda: other.owes)
        before = late.whole["clocks"]["left"][seat]
        late.do("return")
        assert late.whole["clocks"]["left"][seat] > before - 15


@pytest.mark.long
def test_W_3_in_a_duel_he_gives_way(house: RunningHouse) -> None:
    """The rules say what is done; the stand-in has the seat only for what follows."""
    with company(house, "agent", 2, clock={"bank": 6, "increment": 0, "least": 0.0, "window": 600}) as places:
        for place in places:
            while any(action["do"] == "lot" for action in place.own["legal"]):
                place.act("lot")
            if place.owes:
                place.act("done")
        moving, (other,) = open_window(places)
        other.act("protest")
        seat = moving.whole["seat"]
        until(lambda: minded(other)[seat] == "time")
        rows = [row.event for row in house.rows(moving.code)]
        after = rows[rows.index(events.StandInStarted(seat, "time")) + 1]
        assert isinstance(after, events.Stepped)
        assert (after.seat, after.by, after.action["do"]) == (seat, "clock", "take-back")


@pytest.mark.long
def test_a_clock_that_is_over_does_not_spin(tmp_path: Path) -> None:
    """While a stand-in thinks about a seat whose bank is empty, the house has nothing to do."""
    with (
        open_house(tmp_path / "house.db", bot_pause="3,3") as house,
        company(house, people=2, clock={"bank": 1, "increment": 0, "least": 0.0, "window": 600}) as places,
    ):
        late = mover(places)
        until(lambda: "time" in minded(late))
        time.sleep(0.7)  # the worker starts
        used = cpu_seconds(house.process.pid)
        time.sleep(1)
        assert cpu_seconds(house.process.pid) - used < 0.3


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


@pytest.mark.long
def test_after_a_restart_clocks_go_on(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    with open_house(file) as house, company(house, people=2, clock={"bank": 100, "increment": 7}) as places:
        late = mover(places)
        seat = late.whole["seat"]
        late.act("bribe")
        time.sleep(1)
        before = late.whole["clocks"]["left"]
        house.stop()
    with open_house(file) as house:
        back = late.again(house)
        after = back.whole["clocks"]
        assert after["running"] == [seat]
        assert after["left"][1 - seat] == 100
        assert before[seat] - SLACK < after["left"][seat] <= before[seat] <= 99.1
        back.close()


@pytest.mark.parametrize("noted", [True, False])
def test_the_time_in_which_the_house_was_shut_is_nobodys(tmp_path: Path, noted: bool) -> None:
    """Years ago: it was open for forty seconds more, if that is known."""
    file, long_ago, bank = tmp_path / "house.db", 1e9, 100
    preparation = Preparation(file)
    people = [preparation.person(name) for name in ("Ann", "Bob")]
    preparation.table(
        "LONGAGOO",
        "casablanca",
        people,
        fairness.seed_from(1),
        clock=ClockSettings(bank=bank, increment=0),
        at=long_ago,
    )
    cookies = [f"{NAME}={preparation.cookies.write(person)}" for person in people]
    if noted:
        preparation.last_open(long_ago + 40)
    preparation.done()
    left = bank - 40 if noted else bank
    for _ in range(2):
        with open_house(file) as house:
            places = [Place(house, code="LONGAGOO", cookie=cookie) for cookie in cookies]
            seat = mover(places).whole["seat"]
            clocks = places[0].whole["clocks"]
            assert minded(places[0]) == ["", ""]
            assert clocks["left"][1 - seat] == bank
            assert left - SLACK < clocks["left"][seat] <= left
            numbers = places[0].numbers()
            assert numbers == [4], "nobody is told anything"
            for place in places:
                place.close()
            house.kill()
        left = clocks["left"][seat] + NOTE_TIME  # at most so much is given back


# ---------------------------------------------------------------------------------- leaving
@pytest.mark.parametrize("game", catalogue)
def test_a_bot_can_take_any_seat_at_any_step(house: RunningHouse, game: str) -> None:
    """Everybody leaves at some moment, in the middle of whatever he does; stand-ins finish the game."""
    seats = catalogue[game].seats[0]
    for seed in range(4):
        luck = random.Random(seed)
        with company(house, game, seats, clock=ENDLESS, watching=True, options={"round_cap": 3}) as places:
            for _ in range(luck.randrange(25)):
                if places[0].whole["info"]["state"] == "over":
                    break
                place = mover(places[:-1])
                own = place.own
                place.do("act", decision=own["decision"], action=luck.choice(own["legal"]))
            for place in luck.sample(places[:-1], seats):
                response = place.try_to("leave")  # before the last of them leaves it may be over
                assert response["is"] == "done" or response["code"] == "over", response
            watcher = places[-1]
            watcher.when(lambda response: response["is"] == "changed" and response["info"]["state"] == "over")
            outcome = watcher.whole["info"]["outcome"]
            assert outcome["reason"] in catalogue[game].reasons


def test_two_seats_and_one_resigns(house: RunningHouse) -> None:
    with company(house, people=2, clock=ENDLESS) as (ann, bob):
        ann.do("resign")
        info = bob.whole["info"]
        assert info["outcome"] == {"reason": "resigned", "winners": [1]}
        assert info["state"] == "over"
        assert ann.refused("resign") == "over"
        assert bob.refused("act", decision="0.0", action={}) == "over"


def test_three_seats_and_one_resigns(house: RunningHouse) -> None:
    with company(house, clock=ENDLESS) as (ann, bob, cora):
        bob.do("resign")
        assert cora.whole["info"]["state"] == "playing"
        assert minded(cora)[1] == "resigned"
        for command in ("resign", "return", "leave"):
            assert bob.refused(command) == "resigned"
        assert bob.refused("propose", offer="abort") == "resigned"
        for _ in range(8):  # a stand-in plays for him
            place = mover([ann, cora])
            own = place.own
            place.do("act", decision=own["decision"], action=own["legal"][0])
        assert ann.whole["view"]["mover"] is not None
        ann.do("propose", offer="abort")
        cora.do("propose", offer="abort")
        assert ann.whole["info"]["outcome"]["reason"] == "aborted", "his word is not needed"


# ---------------------------------------------------------------------------------- by agreement
def test_pause_and_abort_by_agreement(house: RunningHouse) -> None:
    clock = {"bank": 50, "increment": 0, "least": 0.0}
    with company(house, people=2, clock=clock, bots={2: "novice"}, seats=3) as (ann, bob):
        ann.do("propose", offer="pause")
        assert [seat["offers"] for seat in bob.whole["info"]["seats"]] == [["pause"], [], []]
        bob.do("propose", offer="pause", agreed=False)
        assert not ann.whole["info"]["paused"]
        ann.do("propose", offer="pause", agreed=False)
        bob.do("propose", offer="pause")
        assert not ann.whole["info"]["paused"], "she took it back"
        ann.do("propose", offer="pause")
        assert ann.whole["info"]["paused"], "a bot is not asked"
        assert all(seat["offers"] == [] for seat in ann.whole["info"]["seats"])
        before = ann.whole["clocks"]
        time.sleep(0.3)
        assert ann.whole["clocks"] == before
        for place in (ann, bob):
            if place.owes:
                own = place.own
                assert place.refused("act", decision=own["decision"], action=own["legal"][0]) == "paused"
        assert ann.refused("propose", offer="pause") == "paused"
        ann.do("propose", offer="resume")
        assert ann.whole["info"]["paused"]
        bob.do("propose", offer="resume")
        assert not ann.whole["info"]["paused"]
        assert ann.refused("propose", offer="resume") == "not-paused"
        bob.do("propose", offer="abort")
        assert ann.whole["info"]["state"] == "playing"
        ann.do("propose", offer="abort")
        assert bob.whole["info"]["outcome"] == {"reason": "aborted", "winners": []}


# ---------------------------------------------------------------------------------- nobody wants it any more
A_WHILE = 3.0  # seconds


@pytest.fixture(scope="module")
def tidy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    response: dict[str, Any] = {
        "open_table_minutes": A_WHILE / 60,
        "abandoned_minutes": A_WHILE / 60,
        "sweep_seconds": 0.2,
    }
    with open_house(tmp_path_factory.mktemp("tidy") / "house.db", bot_pause="0.3,0.3", **response) as running:
        yield running


@pytest.mark.long
def test_an_open_table_that_nobody_starts_is_closed(tidy: RunningHouse) -> None:
    ann = Place(tidy, "Ann")
    ann.code = ann.do("open", game="agent", seats=2)["table"]
    ann.do("watch")
    time.sleep(A_WHILE + 1)
    assert ann.whole["info"]["state"] == "open", "she looks at it"
    ann.do("unwatch")
    until(lambda: ann.whole["info"]["state"] == "over")
    assert ann.whole["info"]["outcome"] == {"reason": "abandoned", "winners": []}
    assert ann.code not in ann.get("/api/tables")
    ann.close()


@pytest.mark.long
def test_an_abandoned_game_ends(tidy: RunningHouse) -> None:
    """Although its stand-ins would play on for hours."""
    ann = Place(tidy, "Ann")
    with company(tidy, people=2, clock=ENDLESS, variant="standard") as places:
        code = places[0].code
        places[0].do("leave")
    time.sleep(A_WHILE + 1)
    ann.code = code
    assert ann.whole["info"]["state"] == "playing", "one of them has not left, but is away"
    again = places[1].again(tidy)
    again.do("leave")
    again.close()
    until(lambda: ann.whole["info"]["state"] == "over")
    assert ann.whole["info"]["outcome"]["reason"] == "abandoned"
    ann.close()
