"""The jewel, the way home and the end: CV-17 … CV-21, CV-26, and the rules of the table as far as they apply here."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tests.games.casanova.table import Holder, Table, new, position
from valise_games.play import verify


def near_home(casanova: int, jewel: bool = True, **more: Any) -> Table:
    """Seat 0 is one link from its palazzo, in the middle of a turn."""
    jewels = [0, 2] if jewel else [2]
    t = position(ladies={0: "A2"}, casanova=casanova, jewels=jewels, theatres=["A2-G2"], **more)
    t.move("A2", "A1")
    return t


# ---------------------------------------------------------------------------------- CV-17 the jewel
def test_CV_17_the_first_time_at_the_doges_she_lays_down_her_jewel_before_all() -> None:
    t = position(ladies={0: "G8"})
    assert not t.seen["seats"][0]["jewel_laid"]
    t.move("G8", "V3")
    assert t.seen["seats"][0]["jewel_laid"]
    for seat in (0, 1, 2, None):
        assert t.events("jewel", seat) == [{"seat": 0}]
    t.move("V3", "V4")
    assert len(t.events("jewel")) == 1
    assert [seat["jewel_laid"] for seat in t.seen["seats"]] == [True, False, False]
    assert t.points == 1


def test_CV_17_an_empty_gondola_lays_down_nothing() -> None:
    t = position(ladies={0: "A4"}, empty=["G8"])
    t.move("G8", "V1")
    assert t.events("jewel") == []
    assert not any(seat["jewel_laid"] for seat in t.seen["seats"])


# ---------------------------------------------------------------------------------- CV-18 … CV-20, CV-26 coming home
def test_CV_18_home_with_the_jewel_laid_and_casanova_wins_at_once() -> None:
    t = near_home(casanova=0)
    t.move("A1", "P1")
    assert t.match.over
    assert t.match.outcome == {
        "winners": [0], "reason": "brought-home", "casanova": {"lady": 0}, "scores": [1.0, 0.0, 0.0],
    }  # fmt: skip
    assert t.events("shown") == [{"seat": 0, "casanova": True}]


def test_CV_18_every_seat_at_its_own_palazzo() -> None:
    for seat in range(5):
        t = position(5, mover=seat, ladies={seat: "B1"}, casanova=seat, jewels=[seat])
        t.move("B1", f"P{seat + 1}")
        assert t.match.outcome is not None
        assert t.match.outcome["winners"] == [seat]


def test_CV_19_without_him_everyone_has_seen_that_couple() -> None:
    t = near_home(casanova=2)
    t.move("A1", "P1")
    assert not t.match.over
    for seat in (0, 1, 2, None):
        assert t.events("shown", seat) == [{"seat": 0, "casanova": False}]
        assert t.chances(seat) == {1: pytest.approx(1 / 3, abs=1e-6), 2: pytest.approx(1 / 3, abs=1e-6),
                                   "A2-G2": pytest.approx(1 / 3, abs=1e-6)}  # fmt: skip
    for seat in range(3):
        seen = {"round": 1, "how": "shown", "couples": [{"lady": 0, "casanova": False}], "exchange": None}
        assert t.match.view(seat)["dossier"]["seen"] == [seen]


def test_CV_19_the_rest_of_her_points_are_lost_and_she_searches_on() -> None:
    t = near_home(casanova=2)
    t.move("A1", "P1")
    assert t.mover == 1
    t.end()
    t.end()
    assert t.mover == 0
    assert t.points == 3
    t.move("P1", "A1")


@pytest.mark.parametrize("casanova", [0, 2])
def test_CV_20_home_before_the_jewel_shows_nothing_and_loses_the_points(casanova: int) -> None:
    t = near_home(casanova, jewel=False)
    t.move("A1", "P1")
    assert not t.match.over
    assert t.mover == 1
    assert t.events("shown") == []
    assert t.events("home") == [{"seat": 0}]
    for seat in (0, 1, 2, None):
        assert set(t.chances(seat).values()) == {0.25}


def test_CV_20_whether_he_was_there_makes_no_difference_to_anyone() -> None:
    with_him, without = near_home(0, jewel=False), near_home(2, jewel=False)
    for t in (with_him, without):
        t.move("A1", "P1")
    for seat in (0, 1, 2, None):
        assert with_him.channels(seat) == without.channels(seat)


def test_CV_26_docking_at_home_ends_the_turn() -> None:
    for jewel in (True, False):
        t = near_home(casanova=2, jewel=jewel)
        t.move("A1", "P1")
        assert t.mover == 1
        assert t.events("turn") == [{"seat": 1, "round": 1}]


def test_CV_26_the_start_is_no_docking() -> None:
    t = position(casanova=0, jewels=[0], empty=["D2"])
    t.move("D2", "D1")
    assert t.mover == 0
    t.everyone_passes()
    assert not t.match.over


def test_CV_26_an_empty_gondola_or_another_palazzo_is_no_docking_at_home() -> None:
    t = position(ladies={0: "A2"}, empty=["A1"], casanova=0, jewels=[0])
    t.move("A1", "P1", "P2" if t.can_move("A1", "P2") else "P4")
    assert t.mover == 0
    assert not t.match.over


# ---------------------------------------------------------------------------------- the end by rounds, and its worth
def at_the_cap(casanova: Holder, version: int, seats: int = 3) -> dict[str, Any]:
    """How a game of two rounds ends in which nobody does anything."""
    ladies = dict(enumerate(["A2", "A3", "B3", "B4", "C1"][:seats]))
    t = position(seats, ladies=ladies, casanova=casanova, theatres=["A4-G4"], round_cap=2, mover=1, first=1,
                 version=version)  # fmt: skip
    for _ in range(2 * seats):
        assert not t.match.over
        t.end()
    outcome = t.match.outcome
    assert outcome is not None
    assert outcome["reason"] == "rounds-are-up"
    assert outcome["casanova"] == ({"lady": casanova} if isinstance(casanova, int) else {"theatre": casanova})
    for seat in (0, 1, 2, None):
        assert t.match.view(seat)["outcome"]["casanova"] == outcome["casanova"]
    return outcome


@pytest.mark.parametrize("casanova", [0, 1, 2, "A4-G4"])
def test_CV_21_when_the_rounds_are_up_nobody_wins_and_all_couples_are_shown(casanova: Holder) -> None:
    outcome = at_the_cap(casanova, version=3)
    assert outcome["winners"] == []
    assert outcome["scores"] == [0.0, 0.0, 0.0]


@pytest.mark.parametrize("casanova", [0, 1, 2])
def test_CV_21_by_version_2_the_lady_who_has_him_wins(casanova: int) -> None:
    outcome = at_the_cap(casanova, version=2)
    assert outcome["winners"] == [casanova]
    assert outcome["scores"] == [float(seat == casanova) for seat in range(3)]


def test_CV_21_by_earlier_versions_it_is_a_draw() -> None:
    holders: list[tuple[Holder, int]] = [("A4-G4", 2), ("A4-G4", 1), (0, 1), (2, 1)]
    for seats in (3, 4, 5):
        for casanova, version in holders:
            outcome = at_the_cap(casanova, version, seats)
            assert outcome["winners"] == []
            assert outcome["scores"] == [1 / seats] * seats


def test_W_4_a_round_is_over_when_the_turn_comes_back_to_who_began() -> None:
    t = position(4, mover=2, first=2, ladies={0: "A2", 1: "A3", 2: "B2", 3: "B3"}, round_cap=60)
    rounds = []
    for _ in range(9):
        rounds.append(t.seen["round"])
        t.end()
    assert rounds == [1, 1, 1, 1, 2, 2, 2, 2, 3]
    assert [told["round"] for told in t.events("turn")] == [1, 1, 1, 2, 2, 2, 2, 3, 3]


@pytest.mark.parametrize(("options", "rounds"), [({}, 40), ({"round_cap": 60}, 60)])
def test_W_4_forty_rounds_unless_the_table_says_otherwise(options: dict[str, Any], rounds: int) -> None:
    t = position(ladies={0: "A2", 1: "A3", 2: "B2"}, **options)
    for _ in range(3 * rounds):
        assert not t.match.over
        t.end()
    assert t.match.over


def test_W_4_the_table_may_do_without_a_cap() -> None:
    t = position(ladies={0: "A2", 1: "A3", 2: "B2"}, round_cap=0)
    for _ in range(3 * 1100):
        t.end()
    assert not t.match.over
    assert (t.seen["round"], t.seen["round_cap"]) == (1101, 0)


def test_W_5_the_winner_has_1_and_where_nobody_wins_everybody_has_0() -> None:
    for seats in (3, 4, 5):
        t = near_home(casanova=0, seats=seats)
        t.move("A1", "P1")
        assert t.match.outcome is not None
        assert t.match.outcome["scores"] == [1.0] + [0.0] * (seats - 1)
        assert at_the_cap(0, version=3, seats=seats)["scores"] == [0.0] * seats


def test_W_1_there_are_no_windows_only_the_mover_is_asked() -> None:
    t, luck = new(4, round_cap=6), Random(1)
    while not t.match.over:
        assert t.match.to_act == (t.mover,)
        t.match.play(t.mover, luck.choice(t.legal_now()))
    assert t.match.to_act == ()


def test_W_2_nothing_a_seat_holds_shortens_or_lengthens_a_choice() -> None:
    """With him in sight or not, the inspector has the same two options, and takes one step."""
    for casanova in (0, 1, 2):
        t = position(ladies={0: "A2", 1: "G2"}, casanova=casanova)
        t.inspect(1)
        assert t.legal_now() == [{"do": "exchange"}, {"do": "leave"}]
        t.chooses("leave")
        assert t.seen["phase"] == "turn"


def test_W_6_nobody_goes_out_and_nobody_is_passed_over() -> None:
    t, luck = new(5, round_cap=6), Random(2)
    order = [t.mover]
    while not t.match.over:
        assert t.match._game.seats_in(t.match._state) == 0b11111
        t.match.play(t.mover, luck.choice(t.legal_now()))
        if t.mover != order[-1]:
            order.append(t.mover)
    assert all((before + 1) % 5 == after for before, after in pairwise(order))


def test_W_3_a_stand_in_decides_when_time_runs_out() -> None:
    t = new(3)
    assert t.match.when_time_runs_out(t.mover) is None


def test_an_ended_match_can_be_verified_and_says_where_he_was() -> None:
    t = new(3, round_cap=1)
    rules: Any = t.match._game
    where = rules.write_holder(t.match._state.casanova)
    for _ in range(3):
        t.end()
    assert verify(t.match.record()).outcome == t.match.outcome
    assert t.events("over")[0]["casanova"] == where
    assert t.events("over")[0]["casanova"] == t.match.view(0)["outcome"]["casanova"]
