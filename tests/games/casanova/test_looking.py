"""Looking for him: CV-10 … CV-16 and CV-25."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.games.casanova.table import Holder, Table, position

OTHERS = (1, 2, None)
LOOKED = {"seat": 0, "ladies": [0, 1], "others": [{"lady": 1, "where": "gondola"}]}


def street(casanova: Holder = 2, **more: Any) -> Table:
    """Seats 0 and 1 at the two ends of a street with a theatre, where there is a couple too."""
    return position(ladies={0: "A2", 1: "G2"}, theatres=["A2-G2", "A4-G4"], casanova=casanova, **more)


# ---------------------------------------------------------------------------------- CV-10, CV-11 inspecting
@pytest.mark.parametrize("casanova", [0, 1, 2])
def test_CV_10_inspect_a_gondola_across_the_street(casanova: int) -> None:
    t = street(casanova)
    t.inspect(1)
    (saw,) = t.events("saw", 0)
    assert saw["couples"] == [{"lady": 0, "casanova": casanova == 0}, {"lady": 1, "casanova": casanova == 1}]
    assert (saw["where"], saw.get("lady")) == (("gondola", casanova) if casanova < 2 else ("nowhere", None))
    assert t.events("inspected") == [{"seat": 0, "lady": 1, "where": "gondola"}]


def test_CV_10_only_across_a_street() -> None:
    assert not position(ladies={0: "A2", 1: "A3"}).can_inspect(1)
    assert not position(ladies={0: "V1", 1: "V2"}).can_inspect(1)
    assert not position(ladies={0: "A2"}, empty=["G2"]).legal_now("inspect-gondola")


def test_CV_10_she_alone_sees() -> None:
    t = street(1)
    t.inspect(1)
    for seat in OTHERS:
        assert t.events("saw", seat) == []
        assert t.chances(seat)[1] == 0.2
    assert t.chances(0) == {1: 1.0}
    t = street(2)
    t.inspect(1)
    assert set(t.chances(0)) == {2, "A2-G2", "A4-G4"}


@pytest.mark.parametrize("casanova", [0, "A2-G2", 2])
def test_CV_11_inspect_a_theatre_from_either_end(casanova: Holder) -> None:
    for end in ("A2", "G2"):
        t = position(ladies={0: end}, theatres=["A2-G2"], casanova=casanova)
        t.inspect("A2-G2")
        assert t.events("inspected") == [{"seat": 0, "theatre": "A2-G2", "where": "theatre"}]
        assert t.events("saw", 0)[0]["couples"] == [
            {"lady": 0, "casanova": casanova == 0},
            {"theatre": "A2-G2", "casanova": casanova == "A2-G2"},
        ]
        for seat in OTHERS:
            assert t.events("saw", seat) == []


def test_CV_11_only_one_that_holds_a_couple_and_is_in_her_street() -> None:
    assert not position(ladies={0: "A4"}, theatres=["A2-G2"]).legal_now("inspect-theatre")
    assert not position(ladies={0: "A3"}, theatres=["A2-G2"]).legal_now("inspect-theatre")


def test_CV_11_also_on_the_way_to_an_empty_gondola() -> None:
    t = position(ladies={0: "A2"}, theatres=["A2-G2"], empty=["G2"], casanova="A2-G2")
    t.inspect("A2-G2")
    t.chooses("exchange")
    t.walk("G2")
    assert t.chances(0) == {0: 1.0}
    assert t.points == 3


# ---------------------------------------------------------------------------------- CV-12 the secret choice
@pytest.mark.parametrize("casanova", [0, 1, 2])
def test_CV_12_an_exchange_swaps_the_couples_whatever_was_seen(casanova: int) -> None:
    for choice in ("exchange", "leave"):
        t = street(casanova)
        t.inspect(1)
        assert t.legal_now() == [{"do": "exchange"}, {"do": "leave"}]
        t.chooses(choice)
        expected = {0: 1, 1: 0, 2: 2}[casanova] if choice == "exchange" else casanova
        assert t.match._state.casanova == expected


def test_CV_12_also_with_a_theatre() -> None:
    t = street("A2-G2")
    t.inspect("A2-G2")
    t.chooses("exchange")
    assert t.chances(0) == {0: 1.0}


def test_CV_12_the_choice_is_compulsory_and_ends_the_inspection() -> None:
    t = street()
    t.inspect(1)
    assert t.seen["phase"] == "choice"
    assert t.seen["inspecting"] == {"lady": 1}
    t.chooses("leave")
    assert t.seen["phase"] == "turn"
    assert t.seen["inspecting"] is None
    assert (t.mover, t.points) == (0, 3)


@pytest.mark.parametrize("target", [1, "A2-G2"])
def test_CV_12_the_table_sees_never_the_result_never_the_choice(target: Holder) -> None:
    """Whatever is seen and chosen, every channel of everybody else is the same."""
    for seat in OTHERS:
        seen = []
        for casanova in (0, target, 2):
            for choice in ("exchange", "leave"):
                t = street(casanova)
                rules: Any = t.match._game
                for row in (1, 2, rules.TABLE):
                    t.match._state.weight[row][0] = rules.FULL // 4  # they doubt that he is with lady 0
                t.inspect(target)
                during = t.channels(seat)
                t.chooses(choice)
                seen.append([during, t.channels(seat)])
        assert all(channels == seen[0] for channels in seen)


def test_CV_12_what_the_others_must_know_does_not_tell_the_choice() -> None:
    """Seat 1 knew of both couples: exchanged or left, she does not any more."""
    after = []
    for choice in ("exchange", "leave"):
        t = street(mover=1)
        t.inspect(0)
        t.chooses("leave")
        t.end()
        t.end()
        t.inspect(1)
        t.chooses(choice)
        after.append([t.channels(seat) for seat in OTHERS])
    assert after[0] == after[1]


def test_CV_12_she_keeps_what_she_saw_and_chose() -> None:
    t = street(1)
    t.inspect(1)
    t.chooses("leave")
    t.inspect("A2-G2")
    t.chooses("exchange")
    first, second = t.match.view(0)["dossier"]["seen"]
    assert first == {
        "round": 1, "how": "inspected", "exchange": False,
        "couples": [{"lady": 0, "casanova": False}, {"lady": 1, "casanova": True}],
    }  # fmt: skip
    assert second["exchange"] is True
    assert t.match.view(1)["dossier"]["seen"] == []


def test_CV_12_a_record_entry_is_closed_by_either_choice() -> None:
    for choice in ("exchange", "leave"):
        t = street()
        t.inspect(1)
        before = len(t.match.record()["entries"])
        t.chooses(choice)
        assert len(t.match.record()["entries"]) == before + 1
        assert t.events("put-back") == [{"seat": 0, "lady": 1}]
        assert t.events("chose", 0) == [{"seat": 0, "lady": 1, "exchange": choice == "exchange"}]
        assert t.events("chose", 1) == t.events("chose") == []


def test_CV_12_time_running_out_tells_nothing() -> None:
    t = street()
    t.inspect(1)
    assert t.match.when_time_runs_out(0) is None


# ---------------------------------------------------------------------------------- CV-13, CV-14, CV-25 at the Doge's
@pytest.mark.parametrize("casanova", [0, 1, 2])
def test_CV_13_at_the_doges_she_sees_every_couple_docked_there_and_her_own(casanova: int) -> None:
    t = position(ladies={0: "V1", 1: "V4", 2: "G8"}, casanova=casanova, theatres=["A2-G2"])
    t.look()
    assert t.events("looked") == [LOOKED]
    assert t.events("saw", 0)[0]["couples"] == [
        {"lady": 0, "casanova": casanova == 0},
        {"lady": 1, "casanova": casanova == 1},
    ]
    assert t.chances(0) == ({casanova: 1.0} if casanova < 2 else {2: 0.5, "A2-G2": 0.5})
    for seat in OTHERS:
        assert t.events("saw", seat) == []
        assert set(t.chances(seat).values()) == {0.25}


def test_CV_13_no_exchange_there() -> None:
    t = position(ladies={0: "V1", 1: "V4"})
    t.look()
    assert not t.can_now("exchange")
    assert t.seen["phase"] == "turn"


def test_CV_13_alone_there_she_sees_nothing() -> None:
    assert not position(ladies={0: "V1", 1: "G8"}, empty=["V2"]).can_now("look")


def test_CV_13_unless_the_table_lets_her_look_alone() -> None:
    t = position(ladies={0: "V1"}, look_alone=True, casanova=0)
    t.look()
    assert t.events("saw", 0)[0]["couples"] == [{"lady": 0, "casanova": True}]
    assert t.chances(0) == {0: 1.0}


def test_CV_13_only_docked_there() -> None:
    assert not position(ladies={0: "G8", 1: "V1", 2: "V2"}).can_now("look")
    assert not position(ladies={0: "G8", 1: "V1", 2: "V2"}, look_alone=True).can_now("look")
    assert not position(ladies={1: "V1", 2: "V2"}).can_now("look")


def test_CV_14_her_own_couple_only_together_with_another() -> None:
    """Every sight of hers holds at least two couples."""
    t = position(ladies={0: "A2", 1: "V1", 2: "V2"}, theatres=["A2-G2"], casanova=0)
    assert t.legal_now("look") == []
    t.inspect("A2-G2")
    assert len(t.events("saw", 0)[0]["couples"]) == 2
    t = position(ladies={0: "V1"}, casanova=0)
    assert {action["do"] for action in t.legal_now()} == {"move", "end-turn"}


def test_CV_25_one_look_a_turn_at_all_at_once() -> None:
    t = position(ladies={0: "V1", 1: "V4", 2: "V5"})
    t.look()
    assert len(t.events("saw", 0)[0]["couples"]) == 3
    assert not t.can_now("look")
    t.move("V1", "V2")
    assert not t.can_now("look")
    t.everyone_passes()
    assert t.can_now("look")


def test_CV_25_seen_by_all() -> None:
    t = position(ladies={0: "V1", 1: "V4"})
    t.look()
    for seat in (0, 1, 2, None):
        assert t.events("looked", seat) == [LOOKED]
    assert t.seen["looked"]
    assert [sight["how"] for sight in t.match.view(0)["dossier"]["seen"]] == ["looked"]


# ---------------------------------------------------------------------------------- CV-15, CV-16
def test_CV_15_each_partner_once_per_turn() -> None:
    t = street()
    t.inspect(1)
    t.chooses("leave")
    assert not t.can_inspect(1)
    t.inspect("A2-G2")
    t.chooses("exchange")
    assert not t.can_inspect(1)
    assert not t.can_inspect("A2-G2")
    t.move("A2", "A3", "A2")
    assert not t.can_inspect(1)
    t.everyone_passes()
    assert t.can_inspect(1)
    assert t.can_inspect("A2-G2")


def test_CV_15_only_on_your_own_turn() -> None:
    t = street()
    assert t.match.to_act == (0,)
    assert t.match.legal(1) == []
    t.inspect(1)
    assert t.match.to_act == (0,)
    assert t.match.legal(1) == []


def test_CV_16_couples_look_alike_from_above() -> None:
    """What is drawn depends on where there is a couple, never on which: the same board before and after."""
    drawn = ("empty", "theatres", "seats", "chances", "couples")
    partners: tuple[Holder, ...] = (1, "A2-G2")
    for partner, choice in product(partners, ("exchange", "leave")):
        t = street(1)
        before = {key: t.seen[key] for key in drawn}
        t.inspect(partner)
        t.chooses(choice)
        assert {key: t.seen[key] for key in drawn} == before
