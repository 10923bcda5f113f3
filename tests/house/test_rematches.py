"""Whose the seats of a rematch are."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.house.houses import ENDLESS, RunningHouse
from tests.house.keeping import store_at
from tests.house.places import Place, company
from valise_games.house.config import Settings
from valise_games.house.errors import Refusal
from valise_games.house.people.directory import Person
from valise_games.house.services import Services
from valise_games.house.tables import live
from valise_games.house.tables import messages as m
from valise_games.house.tables.clock import ClockSettings
from valise_games.play import fairness


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
        assert bob.refused("sit", seat=0) == "started", "all who played before are there"
        assert stranger.refused("sit") == "started"
    stranger.close()


def test_it_is_said_for_whom_a_seat_is_kept(house: RunningHouse) -> None:
    with company(house, people=3, clock=ENDLESS) as (ann, bob, cy):
        for place in (ann, bob, cy):
            place.do("propose", offer="abort")
        ann.code = ann.do("rematch")["table"]
        ann.do("watch")
        assert [seat["kept"] for seat in ann.whole["info"]["seats"]] == ["Person 2", "", "Person 1"]
        cy.do("rematch")
        ann.hear_all()
        assert [seat["kept"] for seat in ann.heard(0, "changed")[-1]["info"]["seats"]] == ["", "", "Person 1"]


def test_who_asks_next_accepts_and_with_the_last_it_begins(house: RunningHouse) -> None:
    with company(house, people=2, clock=ENDLESS, bots={2: "novice"}, seats=3) as (ann, bob):
        for place in (ann, bob):
            place.do("propose", offer="abort")
        again = ann.do("rematch")["table"]
        assert bob.whole["info"]["followed"] == again, "the others hear of the offer"
        assert ann.do("rematch")["table"] == again, "asked again it is the same"
        ann.code = again
        assert ann.whole["info"]["state"] == "open"
        assert bob.do("rematch")["table"] == again
        seats = ann.whole["info"]["seats"]
        assert [seat["person"] for seat in seats] == [None, ann.id, bob.id], "places rotate by one"
        assert ann.whole["info"]["state"] == "playing", "nobody has to start it"
        assert bob.do("rematch")["table"] == again


@pytest.mark.parametrize("public", [False, True])
def test_where_it_is_strangers_hear_at_public_tables_only(house: RunningHouse, public: bool) -> None:
    """Who has the link of a private game was not asked to the next one."""
    with company(house, people=2, watching=True, clock=ENDLESS, public=public) as (ann, bob, eve):
        ann.do("resign")
        again = ann.do("rematch")["table"]
        for place in (ann, bob, eve):
            place.hear_all()
            knows = public or place is not eve
            assert place.whole["info"]["followed"] == (again if knows else "")
            assert any(again in frame for frame in map(str, place.frames)) == knows


def test_alone_with_bots_it_begins_at_once(house: RunningHouse) -> None:
    with company(house, people=1, clock=ENDLESS, bots={1: "novice"}, seats=2) as (ann,):
        ann.do("resign")
        ann.code = ann.do("rematch")["table"]
        assert ann.whole["info"]["state"] == "playing"


def test_it_waits_for_the_parts_of_the_deal(house: RunningHouse) -> None:
    with company(house, people=1, clock=ENDLESS, bots={1: "novice"}, seats=2) as (ann,):
        ann.do("resign")
        nonce = "ab" * 16
        ann.code = ann.do("rematch", commitment=fairness.nonce_commitment(nonce))["table"]
        assert ann.whole["info"]["awaited"] == [1]
        ann.do("reveal", nonce=nonce)
        assert ann.whole["info"]["state"] == "playing"


def test_with_a_stranger_the_host_starts_it(house: RunningHouse) -> None:
    stranger = Place(house, "Zoe")
    with company(house, people=2, clock=ENDLESS, bots={2: "novice"}, seats=3) as (ann, bob):
        for place in (ann, bob):
            place.do("propose", offer="abort")
        ann.code = bob.code = stranger.code = ann.do("rematch")["table"]
        ann.do("hire", seat=0, level="")
        bob.do("sit")
        stranger.do("sit")
        assert ann.whole["info"]["state"] == "open"
        ann.do("start")
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
    house = Services(Settings(), store_at(tmp_path / "house.db"), lambda: time)
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
        house.publisher.flush()
        again = do(m.Rematch(table=code), bob).table
        time += live.KEPT_TIME
        with pytest.raises(Refusal, match="rematch"):
            do(m.Sit(table=again), zoe)
        time += 1
        do(m.Sit(table=again), zoe)
        assert [seat.name for seat in house.registry.get(again).table.seats] == ["Bob", "Zoe"]
        house.publisher.flush()

    asyncio.run(play())
