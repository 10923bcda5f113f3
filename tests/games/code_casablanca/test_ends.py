"""Code Casablanca: several claims, going out, and how it ends (CC-23 … CC-25, CC-27, CC-28)."""

from __future__ import annotations

import pytest

from tests.games.code_casablanca.table import CODES, Table, claiming, hearing, searching

WRONG = ["micks-cafe", "mosque", "harbour", "casino", "hotel"]  # the hotel holds file 3
LIE = (0, 1, "code", "casino", 2)


def ended(t: Table) -> tuple[list[int], str, list[float]]:
    outcome = t.match.outcome
    assert outcome is not None
    return outcome["winners"], outcome["reason"], outcome["scores"]


# ---------------------------------------------------------------------------------- several claims
def test_CC_23_unchallenged_claims_of_the_same_hearing_share() -> None:
    t = hearing(["station", "station", "harbour", "mosque"], 0, 1)
    t.no_more_challenges()
    assert not t.match.over
    t.no_more_challenges()
    assert ended(t) == ([0, 1], "unchallenged", [0.5, 0.5, 0.0, 0.0])


def test_CC_23_unchallenged_claims_share_though_they_differ() -> None:
    t = claiming(["station", "hotel", "harbour"])
    t.claims(0)
    t.claims(1, number=3)
    t.no_more_claims()
    t.no_more_challenges()
    t.no_more_challenges()
    assert ended(t) == ([0, 1], "unchallenged", [0.5, 0.5, 0.0])


def test_CC_23_a_claim_checked_and_right_wins_at_once_and_alone() -> None:
    """The claim of seat 1 is the same, but was not heard before."""
    t = hearing(["station", "station", "harbour"], 0, 1)
    t.challenges(1, "hotel", "code", 2)
    t.plays(0, "stand")
    t.plays(2, "no-challenge")
    assert ended(t) == ([0], "solved", [1.0, 0.0, 0.0])
    assert [told["seat"] for told in t.events("heard")] == [0]


def test_CC_23_the_same_claim_heard_before_it_unchallenged_shares() -> None:
    t = hearing(["station", "station", "harbour"], 0, 1)
    t.no_more_challenges()
    t.challenges(2, "hotel", "code", 2)
    t.plays(1, "stand")
    t.plays(0, "no-challenge")
    assert ended(t) == ([0, 1], "solved", [0.5, 0.5, 0.0])


@pytest.mark.parametrize(
    ("at", "codes", "number"),
    [("station", WRONG, 4), ("station", CODES, 3), ("consulate", CODES, 4)],
)
def test_CC_23_another_claim_heard_before_it_does_not(at: str, codes: list[str], number: int) -> None:
    t = claiming([at, "station", "harbour"])
    t.claims(0, codes, number)
    t.claims(1)
    t.no_more_claims()
    t.no_more_challenges()
    assert t.seen["hearing"]["winning"] == [0]
    t.challenges(2, "hotel", "code", 2)
    t.plays(1, "stand")
    t.plays(0, "no-challenge")
    assert ended(t) == ([1], "solved", [0.0, 1.0, 0.0])


def test_CC_23_in_version_1_one_checked_and_one_unchallenged_shared() -> None:
    t = hearing(["station", "station", "harbour"], 0, 1, version=1)
    t.challenges(1, "hotel", "code", 2)
    t.plays(0, "stand")
    t.plays(2, "no-challenge")
    assert t.seen["hearing"]["winning"] == [0]
    t.no_more_challenges()
    assert ended(t) == ([0, 1], "solved", [0.5, 0.5, 0.0])


def test_CC_27_claims_are_heard_in_turn_order_from_the_drawing_seat() -> None:
    t = hearing(["station"] * 4, 0, 1, 3, drawer=2)
    heard = []
    while not t.match.over:
        heard.append(t.seen["hearing"]["claimant"])
        t.no_more_challenges()
    assert heard == [3, 0, 1]
    assert [told["seat"] for told in t.events("heard")] == [3, 0, 1]


def test_CC_27_a_claim_that_was_checked_ends_the_hearing_an_unchallenged_one_does_not() -> None:
    t = hearing(["station", "station", "station", "harbour"], 0, 1, 2)
    t.no_more_challenges()
    assert t.seen["hearing"]["claimant"] == 1
    t.challenges(2, "hotel", "code", 2)
    t.plays(1, "stand")
    t.no_more_challenges()
    assert t.match.over
    assert [told["seat"] for told in t.events("heard")] == [0, 1]


def test_CC_27_rival_claimants_may_challenge() -> None:
    t = hearing(["station", "station", "harbour"], 0, 1)
    assert t.acting == 1
    assert t.can(1, "challenge")


def test_CC_27_one_who_goes_out_no_longer_challenges() -> None:
    t = hearing(["station", "station", "harbour", "mosque"], 0, 1, codes=WRONG)
    t.challenges(1, "hotel", "file", 3)
    t.plays(0, "admit")
    assert t.seen["hearing"]["claimant"] == 1
    asked = []
    while t.phase == "challenging":
        assert t.acting is not None
        asked.append(t.acting)
        t.plays(t.acting, "no-challenge")
    assert asked == [2, 3]


# ---------------------------------------------------------------------------------- going out
def test_CC_24_a_seat_that_is_out_leaves_the_board_and_is_not_questioned() -> None:
    t = searching(["mosque", "mosque", "mosque"], been={1: ["casino"]}, told=[LIE])
    t.accuses(0, 1, "code", "casino", 2, ("code", 1))
    assert t.at(0) is None
    assert {action["seat"] for action in t.legal(1, "ask")} == {2}
    t.all_search()
    assert t.seen["asked"] == [1, 2]
    t.no_more_claims()
    t.draws(0)
    assert [t.at(seat) for seat in range(3)] == [None, "harbour", "harbour"]
    assert t.seen["sent"] == [None, "harbour", "harbour"]


def test_CC_24_the_game_goes_on_and_the_drawing_passes_over_who_is_out() -> None:
    t = searching(["mosque", "mosque", "mosque"], been={0: ["casino"]}, told=[(2, 0, "code", "casino", 2)], drawer=2)
    t.accuses(2, 0, "code", "casino", 2, ("code", 1))
    t.all_search()
    t.no_more_claims()
    drawers = []
    for pile in (1, 2, 1):
        drawers.append(t.acting)
        t.draws(0, pile)
        t.all_search()
        t.no_more_claims()
    assert drawers == [0, 1, 0]


def test_CC_24_the_last_seat_left_wins() -> None:
    t = searching(["mosque", "mosque"], been={1: ["casino"]}, told=[LIE])
    t.accuses(0, 1, "code", "casino", 2, ("code", 1))
    assert ended(t) == ([1], "last-one-left", [0.0, 1.0])


def test_CC_24_also_when_a_claim_puts_the_other_out() -> None:
    t = hearing(["station", "mosque"], 0, codes=WRONG)
    t.challenges(1, "consulate", "code", 1)
    t.plays(0, "stand")
    assert ended(t) == ([1], "last-one-left", [0.0, 1.0])


def test_CC_28_one_seat_left_whose_claim_is_unheard_wins() -> None:
    t = hearing(["station", "station"], 0, 1, codes=WRONG)
    t.challenges(1, "hotel", "file", 3)
    t.plays(0, "admit")
    assert ended(t) == ([1], "last-one-left", [0.0, 1.0])
    assert [told["seat"] for told in t.events("heard")] == [0]


def test_CC_28_should_nobody_be_left_those_of_the_hearing_draw() -> None:
    """It cannot come to this: the last but one makes the last one win. The rule holds all the same."""
    t = hearing(["station", "station", "mosque"], 0, 1, codes=WRONG)
    t.challenges(1, "hotel", "file", 3)
    t.state.out |= 0b110
    t.plays(0, "admit")
    assert ended(t) == ([0, 1], "last-one-left", [0.5, 0.5, 0.0])


# ---------------------------------------------------------------------------------- the round cap
def test_CC_25_after_the_last_round_the_seats_still_in_draw() -> None:
    t = claiming(["station", "mosque", "harbour"], round=59)
    t.no_more_claims()
    assert ended(t) == ([], "rounds-are-up", [1 / 3, 1 / 3, 1 / 3])


def test_CC_25_who_is_out_has_no_share_in_the_draw() -> None:
    t = claiming(["station", "mosque", "harbour"], out=[1], round=59)
    t.no_more_claims()
    assert ended(t) == ([], "rounds-are-up", [0.5, 0.0, 0.5])


def test_CC_25_the_cap_is_an_option() -> None:
    t = claiming(["station", "mosque"], round=2, round_cap=3)
    t.no_more_claims()
    assert t.match.over
    t = claiming(["station", "mosque"], round=59, round_cap=61)
    t.no_more_claims()
    assert t.phase == "drawing"


def test_CC_25_without_a_cap_the_game_goes_on() -> None:
    t = claiming(["station", "mosque"], round=99_999, round_cap=0)
    assert (t.seen["round"], t.seen["round_cap"]) == (100_000, 0)
    t.no_more_claims()
    assert t.phase == "drawing"
    assert t.seen["round"] == 100_001


def test_CC_25_a_claim_in_the_last_round_still_wins() -> None:
    t = hearing(["station", "mosque"], 0, codes=CODES, round=59)
    t.no_more_challenges()
    assert ended(t)[:2] == ([0], "unchallenged")
