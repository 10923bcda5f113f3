"""Whose the seats of a rematch are."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.house.houses import ENDLESS, RunningHouse
from tests.house.places import Place, company
from valise_games.house.config import Settings
from valise_games.house.errors import Refusal
from valise_games.house.people.directory import Person
from valise_games.house.services import Services
from valise_games.house.storage.store import Store
from valise_games.house.tables import commands
from valise_games.house.tables import messages as m
from valise_games.house.tables.clock import ClockSettings


def test_they_are_kept_for_those_who_played(house: RunningHouse) -> None:
    stranger = Place(house, "Zoe")
    with company(house, people=2, clock=ENDLESS) as (ann, bob):
        ann.do("resign")
        ann.code = bob.code = stranger.code = ann.do("rematch")["table"]
        answer = stranger.try_to("sit")
        assert answer["code"] == "kept"
        assert "for two minutes its seats are kept" in answer["text"]
        ann.do("sit", seat=0)  # another than he got
        bob.do("sit")
        assert bob.refused("sit", seat=0) == "taken"
        assert stranger.refused("sit") == "full"
    stranger.close()


def test_one_that_nobody_can_miss_is_free(house: RunningHouse) -> None:
    """A bot had it, and was sent away."""
    stranger = Place(house, "Zoe")
    with company(house, people=2, clock=ENDLESS, bots={2: "novice"}, seats=3) as (ann, bob):
        for place in (ann, bob):
            place.do("propose", offer="abort")
        ann.code = bob.code = stranger.code = ann.do("rematch")["table"]
        assert stranger.refused("sit") == "kept"
        ann.do("hire", seat=0, level="")
        stranger.do("sit")
        stranger.do("stand")
        bob.do("sit")
        stranger.do("sit")
    stranger.close()


def test_after_two_minutes_they_are_free(tmp_path: Path) -> None:
    time = 1e9
    house = Services(Settings(), Store(tmp_path / "house.db"), lambda: time)
    ann, bob, zoe = (house.directory.new_guest(name) for name in ("Ann", "Bob", "Zoe"))

    def do(command: m.Command, person: Person) -> m.Done:
        done = house.dispatcher.dispatch(command, person)
        assert isinstance(done, m.Done)
        return done

    async def play() -> None:
        nonlocal time
        code = do(m.OpenTable(game="agent", seats=2, clock=ClockSettings("none")), ann).table
        for person in (ann, bob):
            do(m.Sit(table=code), person)
        do(m.Start(table=code), ann)
        do(m.Resign(table=code), bob)
        again = do(m.Rematch(table=code), bob).table
        time += commands.KEPT_TIME
        with pytest.raises(Refusal, match="rematch"):
            do(m.Sit(table=again), zoe)
        time += 1
        do(m.Sit(table=again), zoe)
        assert [seat.name for seat in house.registry.get(again).table.seats] == ["Bob", "Zoe"]
        house.publisher.flush()

    asyncio.run(play())
