"""What a seat dares in Code Casablanca: answers, claims and challenges that are not true.

In DEAL code 5 lies in the casino, and the claim with CODES in the station is right.
"""

from __future__ import annotations

import pytest

from tests.games.code_casablanca.table import CODES, DEAL, claiming, hearing, searching
from tests.games.looking_back import deeds, steps_of

WRONG = [*CODES[:4], "hotel"]


def test_an_answer_is_true_or_a_lie_that_passes_unless_somebody_is_unmasked() -> None:
    t = searching(["mosque"] * 3, been={1: ["casino"]})
    steps = steps_of(t.match)
    t.asks(0, 1, "code", "casino", 5)
    assert deeds(t.match, steps) == [(1, "bluff", False)]
    t = searching(["mosque"] * 3, been={1: ["casino"]})
    steps = steps_of(t.match)
    t.asks(0, 1, "file", "casino", 2)
    assert deeds(t.match, steps) == [(1, "bluff", True), (1, "caught", False)]
    t.accuses(0, 1, "file", "casino", 2, ("file", None))
    assert deeds(t.match, steps) == [(1, "bluff", True), (1, "caught", True)]


@pytest.mark.parametrize("codes", [CODES, WRONG])
def test_a_wrong_claim_is_a_lie_and_passes_unchallenged(codes: list[str]) -> None:
    t = claiming(["station", "mosque", "hotel"])
    steps = steps_of(t.match)
    t.claims(0, codes)
    t.no_more_claims()
    lied = codes == WRONG
    assert deeds(t.match, steps) == [(0, "bluff", lied)]
    t.no_more_challenges()
    silent = [("protest", False), *([("believe", True)] if lied else [])]
    passed = [(0, "caught", False)] if lied else []
    assert deeds(t.match, steps)[1:] == [*((seat, *deed) for seat in (1, 2) for deed in silent), *passed]


def test_a_challenge_with_a_tile_that_lies_elsewhere_is_caught_by_who_stands() -> None:
    for does in ("stand", "admit"):
        t = hearing(["station", "mosque", "hotel"], 0)
        steps = steps_of(t.match)
        t.challenges(1, "hotel", "code", 4)
        t.plays(0, does)
        stood = does == "stand"
        lie = [(1, "protest", True), (1, "bluff", True)]
        assert deeds(t.match, steps) == [*lie, (0, "call", stood), (0, "believe", not stood), (1, "caught", stood)]


def test_a_wrong_claim_is_caught_by_a_true_challenge() -> None:
    t = hearing(["station", "mosque", "hotel"], 0, codes=WRONG)
    steps = steps_of(t.match)
    t.challenges(1, "hotel", *DEAL["hotel"])
    t.plays(0, "stand")
    challenged = [(1, "protest", True), (1, "believe", False), (1, "bluff", False)]
    assert deeds(t.match, steps) == [*challenged, (0, "call", True), (0, "caught", True)]
