"""The machine's clock is set, or the house is stopped for a while: nobody loses time that he did not use, and no window
hangs."""

from __future__ import annotations

import contextlib
import signal
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.house import shifted_clock
from tests.house.houses import RunningHouse, open_house
from tests.house.places import Place, company, mover, open_window
from tests.house.test_clocks import minded
from tests.waiting import SLACK, until
from valise_games.house.house_time import TICK, TOLERANCE, HouseTime
from valise_games.house.tables import events
from valise_games.house.tables.clock import DAY, Clock, ClockSettings

HOUR = 3600.0
JUMPS = [HOUR, -HOUR, 2.0 * DAY, -2.0 * DAY]
SLEEPS = [20.0, float(DAY)]  # a machine that is asleep: its clock of the day goes on, the steady one stands
CLOCKS: dict[str, dict[str, Any]] = {
    "live": {"bank": 600, "increment": 0, "window": 600, "least": 3.0},
    "daily": {"kind": "daily", "bank": DAY, "window": 240},  # so that it closes within ten seconds of all answers
}


# ---------------------------------------------------------------------------------- the time itself
class Machine:
    """Its two clocks."""

    def __init__(self) -> None:
        self.wall, self.steady = 1e9, 50.0
        self.time = HouseTime(lambda: self.wall, lambda: self.steady)

    def pass_by(self, seconds: float) -> None:
        for _ in range(round(seconds / TICK)):
            self.wall += TICK
            self.steady += TICK
            assert self.time.catch_up() is None


@pytest.mark.parametrize("jump", JUMPS)
def test_time_passes_evenly_when_the_clock_is_set(jump: float) -> None:
    machine = Machine()
    machine.pass_by(10)
    machine.wall += jump
    assert machine.time.now() == 1e9 + 10
    machine.steady += TICK
    assert machine.time.catch_up() == 1e9 + 10 + TICK
    assert machine.time.now() == 1e9 + 10 + jump
    machine.pass_by(10)
    assert machine.time.now() == 1e9 + 20 + jump


@pytest.mark.parametrize("seconds", SLEEPS)
@pytest.mark.parametrize("counts", [True, False], ids=["stopped", "asleep"])
def test_time_in_which_the_house_was_not_there_does_not_pass(seconds: float, counts: bool) -> None:
    """The steady clock runs on while a process is stopped, and stands while the machine is asleep."""
    machine = Machine()
    machine.pass_by(10)
    machine.wall += seconds
    machine.steady += seconds if counts else 0.0
    assert machine.time.now() == 1e9 + 10, "whoever looks first"
    assert machine.time.catch_up() == 1e9 + 10
    assert machine.time.now() == 1e9 + 10 + seconds


def test_a_moment_more_or_less_is_nothing() -> None:
    machine = Machine()
    machine.wall += TOLERANCE
    assert machine.time.catch_up() is None
    machine.wall -= 2 * TOLERANCE
    assert machine.time.catch_up() is None


@pytest.mark.parametrize("jump", JUMPS)
@pytest.mark.parametrize("paused", [False, True])
def test_a_table_s_clock_goes_on_after_a_jump(jump: float, paused: bool) -> None:
    banks, window = (Clock(ClockSettings(bank=100, window=30, least=3), 2) for _ in range(2))
    banks.turn_to([0], 1e9)
    window.open_window(1e9, first=False)
    for clock in (banks, window):
        if paused:
            clock.pause(1e9 + 10)
        clock.stand_still(1e9 + 10, 1e9 + 10 + jump)
        if paused:
            clock.resume(1e9 + 15 + jump)
    late = 5 * paused
    assert banks.deadline() == 1e9 + 100 + jump + late
    assert window.deadline() == 1e9 + 30 + jump + late
    assert window.earliest_close == 1e9 + 3 + jump + late


# ---------------------------------------------------------------------------------- a whole house
@dataclass
class JumpyHouse:
    house: RunningHouse
    clock: Path

    def jump(self, seconds: float, code: str) -> None:
        """Sets the machine's clock, and waits until the table has been told."""
        before = self.reopenings(code)
        part = self.clock.with_suffix(".part")
        part.write_text(str(float(self.clock.read_text()) + seconds))
        part.replace(self.clock)
        until(lambda: self.reopenings(code) > before)

    def reopenings(self, code: str) -> int:
        return sum(isinstance(row.event, events.Reopened) for row in self.house.rows(code))


@pytest.fixture(scope="module")
def jumpy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[JumpyHouse]:
    """Tables that nobody looks at are only in its file."""
    folder = tmp_path_factory.mktemp("jumpy")
    clock = folder / "clock"
    clock.write_text("0")
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("TEST_CLOCK", str(clock))
        program = Path(shifted_clock.__file__)
        with open_house(folder / "house.db", program=program, quiet_minutes=0.0, sweep_seconds=0.2) as house:
            yield JumpyHouse(house, clock)


@pytest.mark.parametrize("clock", CLOCKS.values(), ids=list(CLOCKS))
def test_nobody_loses_time(jumpy: JumpyHouse, clock: dict[str, Any]) -> None:
    with company(jumpy.house, people=2, clock=clock) as places:
        code, seat = places[0].code, mover(places).whole["seat"]
        for jump in JUMPS + SLEEPS:
            left = places[0].whole["clocks"]["left"]
            heard = places[1].mark()
            jumpy.jump(jump, code)
            after = places[0].whole["clocks"]
            assert minded(places[0]) == ["", ""]
            assert after["running"] == [seat]
            assert left[seat] - SLACK < after["left"][seat] <= left[seat]
            assert after["left"][1 - seat] == left[1 - seat]
            places[1].when(lambda message: message["is"] == "table", heard)  # his clocks are right again, too
        mover(places).act("bribe")


@pytest.mark.long
@pytest.mark.parametrize("clock", CLOCKS.values(), ids=list(CLOCKS))
@pytest.mark.parametrize("jump", JUMPS + SLEEPS)
def test_no_window_hangs_and_none_closes_early(jumpy: JumpyHouse, clock: dict[str, Any], jump: float) -> None:
    with company(jumpy.house, people=3, clock=clock) as places:
        moving, (first, second) = open_window(places)
        left = moving.whole["clocks"]["window"]
        jumpy.jump(jump, moving.code)
        assert left - SLACK < moving.whole["clocks"]["window"] <= left
        first.act("let-pass")
        second.act("let-pass")
        jumpy.jump(jump, moving.code)  # the answer is held until the window may close
        until(lambda: moving.whole["clocks"]["window"] is None, SLACK)
        assert minded(moving) == ["", "", ""]


def test_a_table_that_sleeps_is_told_too(jumpy: JumpyHouse) -> None:
    with company(jumpy.house, people=2, clock=CLOCKS["live"]) as places:
        seat = mover(places).whole["seat"]
        code, cookies = places[0].code, [place.cookie for place in places]
        left = places[0].whole["clocks"]["left"][seat]
    time.sleep(0.6)  # it goes to sleep
    jumpy.jump(2.0 * DAY, code)
    back = Place(jumpy.house, code=code, cookie=cookies[seat])
    assert left - SLACK < back.whole["clocks"]["left"][seat] <= left
    assert minded(back) == ["", ""]
    back.close()


@pytest.mark.long
def test_a_clock_that_is_set_back_while_the_house_is_shut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a limit a window still stays open for a moment, and closes then."""
    clock = tmp_path / "clock"
    clock.write_text("0")
    monkeypatch.setenv("TEST_CLOCK", str(clock))
    program, file = Path(shifted_clock.__file__), tmp_path / "house.db"
    with (
        open_house(file, program=program) as house,
        company(house, people=3, clock={"kind": "none", "least": 10.0}) as places,
    ):
        moving, asked = open_window(places)
        for place in asked:
            place.act("let-pass")
        house.stop()
    clock.write_text(str(-HOUR))
    with open_house(file, program=program) as house:
        back = moving.again(house)
        until(lambda: any(isinstance(row.event, events.WindowClosed) for row in house.rows(back.code)), 10 + SLACK)
        back.close()


@pytest.mark.long
def test_a_house_that_is_stopped_takes_nobody_s_time(jumpy: JumpyHouse) -> None:
    """Live and by the day, in windows and outside."""
    stopped = SLEEPS[0]
    with contextlib.ExitStack() as stack:
        tables = [
            (window, stack.enter_context(company(jumpy.house, people=2, clock=clock)))
            for clock in CLOCKS.values()
            for window in (False, True)
        ]
        for window, places in tables:
            if window:
                open_window(places)
        before, began = [times_left(places) for _, places in tables], time.monotonic()
        reopened = [jumpy.reopenings(places[0].code) for _, places in tables]
        jumpy.house.process.send_signal(signal.SIGSTOP)
        time.sleep(stopped)
        jumpy.house.process.send_signal(signal.SIGCONT)
        for (window, places), left, was in zip(tables, before, reopened, strict=True):
            until(lambda code=places[0].code, was=was: jumpy.reopenings(code) > was)  # type: ignore[misc]
            there = time.monotonic() - began - stopped
            used = [then - now for then, now in zip(left, times_left(places), strict=True)]
            assert all(0 <= each <= there + 1.0 for each in used), (window, used, there)
            assert minded(places[0]) == ["", ""]
            if window:
                next(place for place in places if place.owes).act("let-pass")
                until(lambda place=places[0]: place.whole["clocks"]["window"] is None, SLACK)  # type: ignore[misc]


def times_left(places: list[Place]) -> list[float]:
    """Of the banks, and of the window if one is open."""
    clocks = places[0].whole["clocks"]
    return [*clocks["left"], *([] if clocks["window"] is None else [clocks["window"]])]
