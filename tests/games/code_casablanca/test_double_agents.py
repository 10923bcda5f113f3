"""Code Casablanca: lies and accusations (CC-13 … CC-15, CC-29)."""

from __future__ import annotations

import pytest

from tests.games.code_casablanca.table import searching
from valise_games import IllegalAction

# Seat 1 told seat 0 that the casino holds code 2; it holds code 5. Both stand in the mosque, and so does seat 2.
LIE = (0, 1, "code", "casino", 2)
OTHER_LIE = (0, 1, "file", "casino", 2)
TRUTH = (0, 1, "code", "casino", 5)
TOGETHER = ["mosque", "mosque", "mosque"]
BEEN = {1: ["casino"]}


# ---------------------------------------------------------------------------------- accusing
def test_CC_13_a_message_is_declared_false_and_the_true_answer_written() -> None:
    t = searching(TOGETHER, been=BEEN, told=[LIE, OTHER_LIE])
    t.plays(0, "accuse", seat=1)
    assert t.match.legal(0) == [
        {"do": "charge", "kind": "code", "at": "casino", "number": 2},
        {"do": "charge", "kind": "file", "at": "casino", "number": 2},
    ]
    t.plays(0, "charge", kind="code", at="casino", number=2)
    t.plays(0, "write", kind="code", number=5)
    assert t.seen["seats"][1]["unmasked_by"] == 0


@pytest.mark.parametrize("kind", ["code", "file"])
@pytest.mark.parametrize("said", [1, 2, None])
def test_CC_13_what_is_written_is_another_answer_to_the_same_question(kind: str, said: int | None) -> None:
    t = searching(TOGETHER, been=BEEN, told=[(0, 1, kind, "casino", said)])
    t.plays(0, "accuse", seat=1)
    t.plays(0, "charge", kind=kind, at="casino", number=said)
    assert t.kinds(0) == {"write"}
    assert {action["kind"] for action in t.match.legal(0)} == {kind}
    assert {action["number"] for action in t.match.legal(0)} == {1, 2, 3, 4, 5, 6, None} - {said}
    other = {"code": "file", "file": "code"}[kind]
    with pytest.raises(IllegalAction, match=rf"the question was about a {kind}: .* \(CC-13\)"):
        t.plays(0, "write", kind=other, number=3)
    with pytest.raises(IllegalAction, match=r"then the message would be true \(CC-13\)"):
        t.plays(0, "write", kind=kind, number=said)


def test_CC_13_none_of_that_kind_is_false_if_it_is_of_that_kind() -> None:
    t = searching(TOGETHER, been=BEEN, told=[(0, 1, "code", "casino", None)])
    t.accuses(0, 1, "code", "casino", None, ("code", 5))
    assert t.events("unmasked") == [{"seat": 0, "accused": 1}]
    assert t.match.view(0)["tiles"]["casino"] == {"kind": "code", "number": 5}


def test_CC_13_none_of_that_kind_can_be_the_truth() -> None:
    """The accuser then knows that the tile is of the other kind, and no more."""
    t = searching(TOGETHER, been=BEEN, told=[OTHER_LIE])
    t.accuses(0, 1, "file", "casino", 2, ("file", None))
    assert t.events("unmasked") == [{"seat": 0, "accused": 1}]
    (verdict,) = t.notebook(0)["verdicts"]
    assert (verdict["wrote"], verdict["true"]) == ({"kind": "file", "number": None}, True)
    assert "casino" not in t.match.view(0)["tiles"]
    assert t.notebook(0)["may_be_genuine"] == [1, 3, 4, 5, 6]  # code 2 lies in the mosque, where he stands


def test_CC_13_none_of_that_kind_can_be_wrong() -> None:
    t = searching(TOGETHER, been=BEEN, told=[LIE])
    t.accuses(0, 1, "code", "casino", 2, ("code", None))
    assert t.out() == [0]
    assert t.events("accused-in-vain") == [{"seat": 0, "accused": 1}]


def test_CC_13_in_version_1_the_whole_tile_was_written() -> None:
    t = searching(TOGETHER, been=BEEN, told=[OTHER_LIE], version=1)
    t.plays(0, "accuse", seat=1)
    t.plays(0, "charge", kind="file", at="casino", number=2)
    tiles = {(action["kind"], action["number"]) for action in t.match.legal(0)}
    assert tiles == {(kind, number) for kind in ("code", "file") for number in range(1, 7)} - {("file", 2)}
    t.plays(0, "write", kind="code", number=5)
    assert t.events("unmasked") == [{"seat": 0, "accused": 1}]
    assert t.match.view(0)["tiles"]["casino"] == {"kind": "code", "number": 5}


def test_CC_13_only_who_shares_the_building_and_sent_a_message() -> None:
    assert not searching(["mosque", "mosque", "harbour"], told=[(0, 2, "code", "casino", 1)]).can(0, "accuse")
    assert not searching(TOGETHER, told=[(1, 0, "code", "casino", 1)]).can(0, "accuse")
    t = searching(TOGETHER, told=[(0, 2, "code", "casino", 1)])
    assert t.legal(0, "accuse") == [{"do": "accuse", "seat": 2}]


def test_CC_13_only_on_ones_own_search_turn() -> None:
    t = searching(TOGETHER, been=BEEN, told=[LIE], drawer=1)
    with pytest.raises(IllegalAction):
        t.plays(0, "accuse", seat=1)


def test_CC_13_it_does_not_cost_the_question() -> None:
    t = searching(TOGETHER, been=BEEN, told=[LIE])
    t.accuses(0, 1, "code", "casino", 2, ("code", 5))
    assert (t.phase, t.acting) == ("searching", 0)
    assert t.can(0, "ask", seat=1)


# ---------------------------------------------------------------------------------- unmasked
def test_CC_14_false_message_and_true_tile_unmask_before_all() -> None:
    t = searching(TOGETHER, been=BEEN, told=[LIE])
    t.accuses(0, 1, "code", "casino", 2, ("code", 5))
    for seat in (None, 0, 1, 2):
        assert t.events("unmasked", seat) == [{"seat": 0, "accused": 1}]
        assert t.match.view(seat)["seats"][1]["unmasked_by"] == 0
    assert t.out() == []


def test_CC_14_an_unmasked_seat_never_asks_again_but_looks_and_answers() -> None:
    t = searching(TOGETHER, been=BEEN, told=[LIE])
    t.accuses(0, 1, "code", "casino", 2, ("code", 5))
    t.asks(0, 1, "code", "mosque", 2)
    t.all_search()  # seat 1 has nothing to do: only seat 2 searches
    assert [told["seat"] for told in t.events("ended-search")] == [2]
    t.no_more_claims()
    t.draws(0)
    assert "harbour" in t.match.view(1)["tiles"]
    assert t.acting == 2
    t.asks(2, 1, "code", "harbour", 3)  # after which seat 2 has nothing left to do
    assert t.acting == 0


def test_CC_14_an_unmasked_seat_may_solve() -> None:
    t = searching(["station", "station", "mosque"], unmasked={0: 1}, told=[(1, 0, "code", "station", None)])
    t.all_search()
    t.claims(0)
    t.no_more_claims()
    t.no_more_challenges()
    assert t.match.outcome is not None
    assert t.match.outcome["winners"] == [0]


# ---------------------------------------------------------------------------------- in vain
@pytest.mark.parametrize(
    ("message", "really"),
    [
        (TRUTH, ("code", 2)),  # the message is true
        (LIE, ("code", 4)),  # it is false, but what is written is not true either
        (OTHER_LIE, ("file", 3)),
    ],
)
def test_CC_15_otherwise_the_accuser_is_out_at_once(
    message: tuple[int, int, str, str, int], really: tuple[str, int]
) -> None:
    t = searching(TOGETHER, been=BEEN, told=[message])
    t.accuses(0, 1, message[2], message[3], message[4], really)
    assert t.out() == [0]
    assert t.at(0) is None
    assert t.seen["seats"][1]["unmasked_by"] is None
    assert t.events("accused-in-vain") == [{"seat": 0, "accused": 1}]


def test_CC_15_it_is_compared_with_the_tile_not_with_what_the_accuser_saw() -> None:
    """Seat 0 was in the casino itself, and writes something else all the same."""
    t = searching(TOGETHER, been={0: ["casino"], 1: ["casino"]}, told=[LIE])
    t.accuses(0, 1, "code", "casino", 2, ("code", 6))
    assert t.out() == [0]
    guessed = searching(TOGETHER, been=BEEN, told=[LIE])  # here it was not, and guesses right
    guessed.accuses(0, 1, "code", "casino", 2, ("code", 5))
    assert guessed.out() == []


@pytest.mark.parametrize("really", [("code", 5), ("code", 6)])
def test_CC_15_accused_and_accuser_see_message_and_writing_the_table_only_the_verdict(really: tuple[str, int]) -> None:
    t = searching([*TOGETHER, "harbour"], been=BEEN, told=[LIE])
    t.accuses(0, 1, "code", "casino", 2, really)
    verdict = {
        "seat": 0,
        "accused": 1,
        "message": {"kind": "code", "at": "casino", "number": 2},
        "wrote": {"kind": really[0], "number": really[1]},
        "true": really == ("code", 5),
    }
    for seat in (0, 1):
        assert t.events("verdict", seat) == [verdict]
        assert t.notebook(seat)["verdicts"] == [verdict]
    for watcher in (None, 2, 3):
        assert t.events("verdict", watcher) == []
        assert "casino" not in t.match.view(watcher)["tiles"]
        assert "casino" not in str([event for event in t.match.events(watcher) if event["what"] != "drew"])


def test_CC_15_the_table_cannot_tell_which_message_was_meant() -> None:
    tables = [searching(TOGETHER, been={1: ["casino", "hotel"]}, told=[LIE, (0, 1, "file", "hotel", 1)]) for _ in "ab"]
    tables[0].accuses(0, 1, "code", "casino", 2, ("code", 5))
    tables[1].accuses(0, 1, "file", "hotel", 1, ("file", 3))
    for watcher in (None, 2):
        assert tables[0].channels(watcher) == tables[1].channels(watcher)
    assert tables[0].channels(1) != tables[1].channels(1)


def test_CC_15_while_he_chooses_the_message_nobody_sees_how_far_he_is() -> None:
    tables = [searching(TOGETHER, been=BEEN, told=[LIE]) for _ in "ab"]
    for t in tables:
        t.plays(0, "accuse", seat=1)
    tables[1].plays(0, "charge", kind="code", at="casino", number=2)
    for watcher in (None, 1, 2):
        assert tables[0].channels(watcher) == tables[1].channels(watcher)
    assert tables[0].channels(0) != tables[1].channels(0)


def test_CC_15_who_proved_a_lie_knows_the_tile() -> None:
    t = searching(TOGETHER, been=BEEN, told=[LIE])
    t.accuses(0, 1, "code", "casino", 2, ("code", 5))
    assert t.match.view(0)["tiles"]["casino"] == {"kind": "code", "number": 5}
    assert 5 not in t.notebook(0)["may_be_genuine"]


# ---------------------------------------------------------------------------------- the order of things
def test_CC_29_one_accusation_per_search_turn() -> None:
    t = searching(TOGETHER, been={1: ["casino"], 2: ["casino"]}, told=[LIE, (0, 2, "code", "casino", 2)])
    assert len(t.legal(0, "accuse")) == 2
    t.accuses(0, 1, "code", "casino", 2, ("code", 5))
    assert not t.can(0, "accuse")
    t.all_search()
    t.no_more_claims()
    t.draws(0)
    t.all_search()
    t.no_more_claims()
    t.draws(20)  # harbour, harbour, Mick's
    t.all_search()
    t.no_more_claims()
    t.draws(19)  # Mick's, Mick's, market
    assert t.acting == 0  # the drawing seat again; seat 2 is elsewhere
    assert not t.can(0, "accuse")


def test_CC_29_a_further_accusation_in_a_later_round() -> None:
    t = searching(TOGETHER, been={1: ["casino"], 2: ["casino"]}, told=[LIE, (0, 2, "code", "casino", 2)])
    t.accuses(0, 1, "code", "casino", 2, ("code", 5))
    t.all_search()
    t.no_more_claims()
    t.draws(0)
    t.plays(2, "end-search")
    assert t.legal(0, "accuse") == [{"do": "accuse", "seat": 2}]


def test_CC_29_before_or_after_the_question() -> None:
    t = searching(TOGETHER, been=BEEN)
    t.asks(0, 1, "code", "casino", 2)
    assert t.kinds(0) == {"end-search", "accuse"}
    t.accuses(0, 1, "code", "casino", 2, ("code", 5))
    assert t.seen["seats"][1]["unmasked_by"] == 0
    assert t.acting != 0


def test_CC_29_not_of_a_seat_that_is_unmasked_already() -> None:
    t = searching(TOGETHER, been=BEEN, told=[LIE], unmasked={1: 2})
    assert not t.can(0, "accuse")


def test_CC_29_an_accuser_who_goes_out_ends_his_search() -> None:
    t = searching(TOGETHER, been=BEEN, told=[LIE])
    t.accuses(0, 1, "code", "casino", 2, ("code", 1))
    assert (t.phase, t.acting) == ("searching", 1)
    assert t.match.legal(0) == []
    assert not t.can(1, "ask", seat=0)


def test_CC_29_an_unmasked_seat_may_still_accuse() -> None:
    t = searching(TOGETHER, been=BEEN, told=[LIE], unmasked={0: 2})
    assert t.kinds(0) == {"end-search", "accuse"}
    t.accuses(0, 1, "code", "casino", 2, ("code", 5))
    assert t.seen["seats"][1]["unmasked_by"] == 0


def test_CC_29_one_may_ask_about_the_building_both_stand_in() -> None:
    t = searching(TOGETHER)
    assert t.can(0, "ask", seat=1, at="mosque")
