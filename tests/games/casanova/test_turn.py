"""A turn on the water and on foot: CV-6 … CV-9 and CV-22 … CV-24."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.casanova.table import Table, new, position
from valise_games import IllegalAction

MOUTHS = ("A1", "B1", "G1", "A7", "B7", "G8")
REFUGES = (*MOUTHS, "V1", "V2", "V3", "V4", "V5", "P1", "P2", "P3", "P4", "P5")


# ---------------------------------------------------------------------------------- CV-6 three points
def test_CV_6_three_points_one_link_each() -> None:
    t = position(ladies={0: "A2"})
    t.move("A2", "A3", "A4", "A5")
    assert t.points == 0
    assert t.legal_now("move") == []
    assert t.lady(0) == "A5"


def test_CV_6_your_gondola_or_an_empty_one_never_another_ladys() -> None:
    t = position(ladies={0: "A2", 1: "B4", 2: "G4"}, empty=["D2"])
    assert t.reach("A2") == {"A1", "A3", "C1"}
    assert t.reach("D2") == {"D1", "D3", "G5", "G6"}
    assert t.reach("B4") == t.reach("G4") == set()


def test_CV_6_points_may_be_split() -> None:
    t = position(ladies={0: "A2"}, empty=["D2", "B4"])
    t.move("D2", "D1")
    t.move("A2", "A3")
    t.move("B4", "B5")
    assert (t.lady(0), t.seen["empty"], t.points) == ("A3", ["B5", "D1"], 0)


def test_CV_6_points_may_be_left_unused() -> None:
    t = position(ladies={0: "A2"})
    t.end()
    assert t.mover == 1
    assert t.points == 3


@pytest.mark.parametrize("seats", [3, 5])
def test_CV_6_with_a_slow_start_the_first_two_have_fewer_points_in_the_first_round(seats: int) -> None:
    t = new(seats, slow_start=True, leave_doge=False)
    points = []
    for _ in range(2 * seats):
        points.append(t.points)
        t.end()
    assert points == [1, 2] + [3] * (2 * seats - 2)
    assert t.events("ended-turn")[0]["quiet"], "nothing was done, though one point is fewer than three"


# ---------------------------------------------------------------------------------- CV-7, CV-8 where gondolas dock
def test_CV_7_a_stage_holds_one_gondola_and_what_is_in_the_way_blocks() -> None:
    t = position(ladies={0: "A4", 1: "A3"}, empty=["A5"])
    assert t.reach("A4") == set()
    assert t.reach("A5") == {"A6", "D1"}


def test_CV_7_palazzi_and_doge_stages_are_passed_even_when_occupied() -> None:
    t = position(ladies={0: "A7", 1: "V1", 2: "V2"}, empty=["V3"])
    assert {"B7", "G8", "V4", "V5"} <= t.reach("A7")
    assert not t.reach("A7") & {"V1", "V2", "V3"}
    t = position(5, ladies={0: "A1"})
    assert {"B1", "G1", "P1"} <= t.reach("A1")


def test_CV_8_at_a_palazzo_only_its_own_lady_or_an_empty_gondola() -> None:
    t = position(3, ladies={0: "G1", 1: "A4", 2: "B4"}, empty=["B1"])
    assert t.reach("G1") == {"G2", "A1", "P1"}
    assert {"P1", "P2", "P3", "P4", "P5"} <= t.reach("B1")


def test_CV_23_one_point_is_one_link_always() -> None:
    t = position(ladies={0: "G1", 1: "G2"}, empty=["A1"])
    assert "G3" not in t.reach("G1")
    with pytest.raises(IllegalAction, match="one link from"):
        t.move("G1", "G3")
    for seed in range(10):
        t = new(3 + seed % 3, seed)
        links = {frozenset(link) for link in t.match._game.components()["water"]}
        luck = random.Random(seed)
        for _ in range(60):
            for action in t.legal_now("move"):
                assert frozenset((action["from"], action["to"])) in links
            t.match.play(t.mover, luck.choice(t.legal_now()))


def test_CV_23_and_costs_one_point_everywhere() -> None:
    """Also from palazzo to palazzo, across a basin, and at the Doge's."""
    t = position(ladies={0: "G8"}, empty=["P4"])
    t.move("P4", "P5")
    assert t.points == 2
    t.move("G8", "V1")
    assert t.points == 1
    t.move("V1", "V5")
    assert t.points == 0


# ---------------------------------------------------------------------------------- CV-9, CV-22 on foot
def test_CV_9_she_walks_to_an_empty_gondola_at_the_other_end() -> None:
    t = position(ladies={0: "A3"}, empty=["D1"])
    t.walk("D1")
    assert t.lady(0) == "D1"
    assert t.seen["empty"] == ["A3"]
    assert t.points == 3


def test_CV_9_there_must_be_one_since_she_ends_aboard() -> None:
    assert not position(ladies={0: "A3"}, empty=["A4"]).can_now("walk")
    assert not position(ladies={0: "A3", 1: "D1"}).can_now("walk")


def test_CV_9_as_often_as_she_likes_between_points() -> None:
    t = position(ladies={0: "A3"}, empty=["D1", "G4", "B3"])
    t.walk("D1")
    t.move("D1", "D2")
    t.walk("B3")
    t.move("B3", "B4")
    t.move("G4", "G5")
    t.walk("G5")
    assert t.lady(0) == "G5"


def test_CV_9_crossings_are_not_turnings() -> None:
    t = position(ladies={0: "A4"}, empty=["C2", "A5", "G4"])
    assert [action["to"] for action in t.legal_now("walk")] == ["G4"]


def test_CV_22_not_back_along_a_street_at_once() -> None:
    t = position(ladies={0: "A2"}, empty=["G2"], theatres=[])
    t.walk("G2")
    assert not t.can_now("walk")


def test_CV_22_but_after_a_point() -> None:
    t = position(ladies={0: "A2"}, empty=["G2", "B4"], theatres=[])
    t.walk("G2")
    t.move("B4", "B5")
    t.walk("A2")
    assert t.lady(0) == "A2"


def test_CV_22_or_after_an_inspection() -> None:
    t = position(ladies={0: "A2"}, empty=["G2"], theatres=["A2-G2"], casanova=1)
    t.walk("G2")
    t.inspect("A2-G2")
    t.chooses("leave")
    t.walk("A2")
    assert not t.can_now("walk")


def test_CV_22_a_new_turn_begins_afresh() -> None:
    t = position(ladies={0: "A2"}, empty=["G2"], theatres=[])
    t.walk("G2")
    t.everyone_passes()
    assert t.can_now("walk")


# ---------------------------------------------------------------------------------- CV-24 the mouths
@pytest.mark.parametrize("mouth", MOUTHS)
def test_CV_24_a_lady_ends_one_turn_on_a_mouth_but_not_two(mouth: str) -> None:
    t = position(ladies={0: mouth})
    assert t.seen["seats"][0]["no_stay"] is None
    t.everyone_passes()
    assert t.seen["seats"][0]["no_stay"] == "mouth"
    assert not t.can_now("end-turn")


def test_CV_24_each_lady_for_herself() -> None:
    t = position(ladies={0: "A1", 1: "B1", 2: "G4"}, stayed={1: "A1"})
    t.end()
    t.move("B1", "B2")
    t.end()
    assert [seat["no_stay"] for seat in t.seen["seats"]] == ["mouth", None, None]
    t.move("G4", "G3", "G2", "G1")
    t.end()
    assert [seat["no_stay"] for seat in t.seen["seats"]] == ["mouth", None, "mouth"]


def test_CV_24_another_mouth_is_no_better() -> None:
    t = position(ladies={0: "A1"}, stayed={0: "A1"})
    t.move("A1", "B1")
    assert not t.can_now("end-turn")
    t.move("B1", "B2")
    t.end()
    assert t.seen["seats"][0]["no_stay"] is None


def test_CV_24_every_other_turn_is_allowed() -> None:
    t = position(ladies={0: "A2"}, stayed={0: "A1"})
    t.everyone_passes()
    t.move("A2", "A1")
    t.end()
    assert t.seen["seats"][0]["no_stay"] == "mouth"


def test_CV_24_the_last_point_is_for_leaving() -> None:
    t = position(ladies={0: "G1"}, empty=["B4"], stayed={0: "A1"})
    t.move("B4", "B5", "B6")
    assert t.reach("B6") == set()
    assert t.reach("G1") == {"G2", "P1"}


def test_CV_24_she_may_leave_on_foot() -> None:
    t = position(ladies={0: "G1"}, empty=["B2", "D2"], stayed={0: "A1"})
    t.move("D2", "D1", "G5", "G4")
    assert t.points == 0
    assert [action["do"] for action in t.legal_now()] == ["walk"]
    t.walk("B2")
    assert t.can_now("end-turn")


def test_CV_24_no_step_that_would_shut_her_in() -> None:
    t = position(ladies={0: "G1", 1: "A1", 2: "B1"}, empty=["G3", "A6", "P5"], stayed={0: "A1"})
    assert t.reach("G1") == {"G2", "P1"}
    t.move("A6", "A7", "V1")
    assert not t.can_move("V1", "V2"), "the last point is hers"
    t = position(ladies={0: "G1", 1: "A1", 2: "B1"}, empty=["G3", "P1"], stayed={0: "A1"})
    assert t.reach("G1") == {"G2"}
    assert not t.can_move("G3", "G2"), "it would be her only way out"


def test_CV_24_nor_a_step_onto_a_mouth_that_she_cannot_leave_again() -> None:
    t = position(ladies={0: "A2"}, stayed={0: "A1"})
    t.move("A2", "A3", "A2")
    assert not t.can_move("A2", "A1")
    t = position(ladies={0: "C1"}, empty=["A1", "A2", "P1", "B1", "G1"], stayed={0: "A1"})
    assert not t.can_now("walk")
    t = position(ladies={0: "C1"}, empty=["A1"], stayed={0: "A1"})
    assert t.can_now("walk")


def test_CV_24_but_onto_one_that_she_can_leave() -> None:
    t = position(ladies={0: "A2", 1: "B1", 2: "G1"}, empty=["P1"], stayed={0: "A1"})
    t.move("A2", "A1", "A2")  # back to where she came from
    assert not t.can_move("A2", "A1"), "it would be the last point"
    t = position(ladies={0: "A2"}, empty=["C1"], stayed={0: "A1"})
    t.move("A2", "A3", "A2", "A1")
    assert [action["do"] for action in t.legal_now()] == ["walk"]  # there is a gondola across


def test_CV_24_who_cannot_leave_may_stay() -> None:
    t = position(ladies={0: "G1", 1: "A1", 2: "B1"}, empty=["G2", "P1"], stayed={0: "A1"})
    assert t.can_now("end-turn")
    t.move("P1", "P4")
    assert not t.can_now("end-turn"), "now she can"
    t.move("G1", "P1")
    assert t.mover == 1


def shut_in(*empty: str) -> Table:
    """Seat 0 must leave G1: ahead is a gondola, her palazzo is taken, and so is one of the two other mouths."""
    return position(ladies={0: "G1", 1: "G2", 2: "B1"}, empty=["P1", "D2", *empty], stayed={0: "A1"})


def test_CV_24_by_way_of_another_mouth_she_can_leave() -> None:
    t = shut_in()
    assert not t.can_now("end-turn")
    t.move("D2", "D1")
    assert not t.can_move("D1", "D2"), "the way is two points long"
    t.move("G1", "A1", "A2")
    assert t.can_now("end-turn")


def test_CV_24_by_way_of_another_mouth_and_on_foot() -> None:
    t = shut_in("A2", "C1")
    t.move("D2", "D1", "D2")
    assert not t.can_now("end-turn"), "one point is enough"
    t.move("G1", "A1")
    t.walk("C1")
    assert t.can_now("end-turn")


def test_CV_24_another_mouth_from_which_there_is_no_way_is_none() -> None:
    """Neither over the water, nor on foot, nor into the palazzo of a lady who is out."""
    t = shut_in("A2")
    assert t.can_move("G1", "A1")
    assert t.can_now("end-turn")


# ---------------------------------------------------------------------------------- CV-24 the Doge's and the palazzi
def test_CV_24_a_lady_ends_one_turn_at_the_doges_but_not_two() -> None:
    t = position(ladies={0: "V1"})
    assert t.seen["seats"][0]["no_stay"] is None
    t.everyone_passes()
    assert t.seen["seats"][0]["no_stay"] == "doge"
    assert not t.can_now("end-turn")
    t.move("V1", "V4")
    assert not t.can_now("end-turn"), "another of his stages is no better"
    t.move("V4", "G8")
    t.end()
    assert t.seen["seats"][0]["no_stay"] == "mouth"


def test_CV_24_a_lady_ends_one_turn_at_her_palazzo_but_not_two() -> None:
    """The start is no turn that ended there."""
    t = position()
    assert t.seen["seats"][0]["no_stay"] is None
    t.everyone_passes()
    assert t.seen["seats"][0]["no_stay"] == "home"
    assert not t.can_now("end-turn")
    t.move("P1", "A1")
    assert t.can_now("end-turn")


def test_CV_24_out_of_her_palazzo_and_in_again_is_ending_two_turns_there() -> None:
    t = position(stayed={0: "P1"})
    t.move("P1", "A1")
    assert t.reach("A1") == {"A2", "B1", "G1"}
    t.everyone_passes()
    assert t.can_move("A1", "P1"), "not two turns running"


def test_CV_24_coming_home_counts() -> None:
    t = position(ladies={0: "A1", 1: "A3", 2: "B3"}, casanova=2, jewels=[0])
    t.move("A1", "P1")
    t.end()
    t.end()
    assert t.seen["seats"][0]["no_stay"] == "home"
    assert not t.can_now("end-turn")


def test_CV_24_each_kind_of_place_for_itself() -> None:
    t = position(ladies={0: "V1"}, stayed={0: "A7"})
    assert t.can_now("end-turn")
    t = position(ladies={0: "A7"}, stayed={0: "V1"})
    assert t.can_now("end-turn")
    t = position(ladies={0: "A1"}, stayed={0: "P1"})
    assert t.can_now("end-turn")


def test_CV_24_the_last_point_is_for_leaving_the_doges() -> None:
    t = position(ladies={0: "V1"}, empty=["D2"], stayed={0: "V1"})
    t.move("D2", "D1", "D2")
    assert t.reach("D2") == set()
    assert t.reach("V1") == {"A7", "B7", "G8"}
    t = position(ladies={0: "V1"}, stayed={0: "V1"})
    t.move("V1", "A7", "B7")
    assert not t.reach("B7") & {"V1", "V2", "V3", "V4", "V5"}, "she could not leave again"


def test_CV_24_no_step_that_would_shut_her_in_at_the_doges() -> None:
    t = position(ladies={0: "V1", 1: "A7", 2: "B7"}, empty=["G7"], stayed={0: "V1"})
    assert not t.can_move("G7", "G8"), "it would be her only way out"
    assert t.can_move("G7", "G6")


@pytest.mark.parametrize(("at", "mouths"), [("V1", ["A7", "B7", "G8"]), ("P1", ["A1", "B1", "G1"])])
def test_CV_24_who_cannot_leave_the_doges_or_home_may_stay(at: str, mouths: list[str]) -> None:
    t = position(ladies={0: at, 1: mouths[0], 2: mouths[1]}, empty=[mouths[2]], stayed={0: at})
    assert t.can_now("end-turn")
    t.move(mouths[2], "G2" if mouths[2] == "G1" else "G7")
    assert not t.can_now("end-turn"), "now she can"
    t = position(ladies={0: at, 1: mouths[0], 2: mouths[1]}, empty=[mouths[2]], stayed={0: at})
    t.end()
    assert t.mover == 1


@pytest.mark.parametrize(
    ("options", "free"),
    [
        ({}, []),
        ({"leave_mouths": False}, ["A1", "G8"]),
        ({"leave_doge": False}, ["V1", "P1"]),
        ({"leave_doge": False, "leave_mouths": False}, ["A1", "G8", "V1", "P1"]),
    ],
)
def test_CV_24_the_table_may_allow_her_to_stay(options: dict[str, Any], free: list[str]) -> None:
    for place in ("A1", "G8", "V1", "P1"):
        t = position(ladies={0: place, 1: "A3", 2: "B3"}, **options)
        t.everyone_passes()
        assert t.can_now("end-turn") == (place in free)


@pytest.mark.parametrize("version", [1, 2])
def test_CV_24_by_earlier_versions_of_the_mouths_only(version: int) -> None:
    for place in ("A1", "G8", "V1", "P1"):
        t = position(ladies={0: place, 1: "A3", 2: "B3"}, version=version)
        t.everyone_passes()
        assert t.can_now("end-turn") == (place in ("V1", "P1"))


@pytest.mark.parametrize("version", [1, 2, 3])
def test_a_turn_always_ends_and_never_comes_to_a_dead_end(version: int) -> None:
    for seed in range(10):
        t = new(5, seed, round_cap=6, version=version)
        luck = random.Random(seed)
        decisions = 0
        while not t.match.over:
            legal = t.legal_now()
            keen = [a for a in legal if a["do"] == "move" and a["to"] in REFUGES]
            t.match.play(t.mover, luck.choice(keen or legal))
            decisions += 1
        assert decisions < 30 * 30
