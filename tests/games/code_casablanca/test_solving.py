"""Code Casablanca: claims, challenges and their verdicts (CC-16 … CC-22, CC-26, CC-30)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.code_casablanca.table import CODES, DEAL, FILES, Table, claiming, hearing, searching
from valise_games import IllegalAction

ALONE = ["station", "mosque", "harbour"]
WRONG = ["micks-cafe", "mosque", "harbour", "casino", "hotel"]  # the hotel holds file 3, the post office code 6


# ---------------------------------------------------------------------------------- the window
def test_CC_16_when_all_searches_are_done_everybody_is_asked() -> None:
    t = claiming(ALONE)
    assert t.phase == "claiming"
    assert t.seen["asked"] == [0, 1, 2]
    for seat in range(3):
        assert t.can(seat, "no-claim")
        assert t.can(seat, "code-at")


def test_CC_16_the_agent_stands_where_it_says_the_genuine_file_is() -> None:
    t = claiming(ALONE)
    for seat, at in enumerate(ALONE):
        assert {action["at"] for action in t.legal(seat, "code-at")} == set(DEAL) - {at}
    t.claims(0)
    t.no_more_claims()
    assert t.events("claims")[0]["claims"][0]["at"] == "station"


def test_CC_17_a_claim_names_five_buildings_and_a_number_and_is_shown_with_the_others() -> None:
    t = claiming(ALONE)
    t.claims(0)
    t.claims(1, codes=[at for at in CODES if at != "mosque"] + ["hotel"], number=2)
    assert t.events("claims") == []
    t.plays(2, "no-claim")
    shown = t.events("claims")[0]["claims"]
    assert [set(claim["codes"]) for claim in shown] == [set(CODES), set(CODES) - {"mosque"} | {"hotel"}]
    assert [claim["number"] for claim in shown] == [4, 2]


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_CC_17_any_number_may_be_claimed(number: int) -> None:
    t = hearing(ALONE, 0, number=number)
    assert t.seen["seats"][0]["claim"]["number"] == number


# ---------------------------------------------------------------------------------- challenges
def test_CC_18_every_other_seat_is_asked_once_clockwise_from_the_claimant() -> None:
    t = hearing(["mosque", "station", "harbour", "hotel"], 1, drawer=3)
    asked = []
    while t.phase == "challenging":
        assert t.acting is not None
        asked.append(t.acting)
        t.plays(t.acting, "no-challenge")
    assert asked == [2, 3, 0]


def test_CC_18_a_challenge_needs_no_proof_but_must_contradict_the_claim() -> None:
    t = hearing(ALONE, 0)
    assert t.can(1, "challenge", at="hotel", kind="code", number=1)  # seat 1 was never there
    assert not t.can(1, "challenge", at="hotel", kind="file", number=3)


NAMED = {"seat": 1, "claimant": 0, "at": "hotel", "kind": "code", "number": 1}


def test_CC_18_it_is_written_to_the_claimant_alone() -> None:
    t = hearing(ALONE, 0)
    t.challenges(1, "hotel", "code", 1)
    for watcher in (None, 0, 1, 2):
        assert t.events("challenges", watcher) == [{"seat": 1, "claimant": 0}]
        assert t.match.view(watcher)["hearing"]["challenger"] == 1
        reads = watcher in (0, 1)
        assert t.events("named", watcher) == ([NAMED] if reads else [])
        assert t.match.view(watcher)["challenge"] == (
            {"at": "hotel", "kind": "code", "number": 1} if reads else None
        )  # fmt: skip


@pytest.mark.parametrize("evidence_only", [False, True])
def test_CC_18_the_table_cannot_tell_what_a_challenge_names(evidence_only: bool) -> None:
    """Not while the claimant considers it, nor after he admitted the error, nor in the rounds that follow."""
    been = {1: ["hotel", "consulate"]}
    told = [(1, 2, "file", "casino", 1), (1, 3, "file", "casino", 2)]
    at = ["station", "mosque", "harbour", "harbour"]
    wrong = ["micks-cafe", "mosque", "casino", "hotel", "consulate"]
    position: dict[str, Any] = {"been": been, "told": told, "codes": wrong, "evidence_only": evidence_only}
    named = [("hotel", "file", 3), ("consulate", "file", 6), ("casino", "file", 1), ("casino", "file", 2)]
    tables = [hearing(at, 0, **position) for _ in named]

    def look_alike(*watchers: int | None) -> None:
        for watcher in watchers:
            for t in tables[1:]:
                assert t.channels(watcher) == tables[0].channels(watcher)

    for t, tile in zip(tables, named, strict=True):
        t.challenges(1, *tile)
    look_alike(None, 2, 3)
    for t in tables:
        t.plays(0, "admit")
    look_alike(None, 2, 3)
    for t in tables:
        t.draws(0)  # everybody in the harbour
        t.all_search()
        t.no_more_claims()
    look_alike(None, 2, 3)
    assert tables[0].channels(0) != tables[1].channels(0)
    assert tables[0].channels(1) != tables[1].channels(1)


def test_CC_18_the_table_hears_it_when_the_tile_is_turned() -> None:
    t = hearing(ALONE, 0)
    t.challenges(1, "hotel", "code", 1)
    t.plays(0, "stand")
    for watcher in (None, 0, 1, 2):
        assert t.events("opened", watcher) == [NAMED]


def test_CC_18_a_tile_turned_later_does_not_tell_what_was_named_before() -> None:
    """Seat 0 admits what seat 1 wrote of the hotel; then seat 2 claims, and the hotel is turned."""
    tables = []
    for at, kind, number in (("hotel", "file", 3), ("consulate", "code", 1)):
        t = claiming(["station", "mosque", "station", "harbour"], been={1: ["hotel"]})
        t.claims(0, WRONG)
        t.claims(2)
        t.no_more_claims()
        t.challenges(1, at, kind, number)
        t.plays(0, "admit")
        t.challenges(3, "hotel", "code", 1)
        t.plays(2, "stand")
        tables.append(t)
    for watcher in (None, 2, 3):
        assert tables[0].channels(watcher) == tables[1].channels(watcher)


def test_CC_18_when_the_game_is_over_it_is_opened() -> None:
    t = hearing(["station", "mosque"], 0, codes=WRONG)
    t.challenges(1, "hotel", "file", 3)
    t.plays(0, "admit")
    assert t.match.over
    named = [event for event in t.match.all_events() if event["what"] == "named"]
    assert [(event["at"], event["kind"], event["number"]) for event in named] == [("hotel", "file", 3)]


def test_CC_18_in_version_1_the_table_heard_it() -> None:
    t = hearing(ALONE, 0, version=1)
    t.challenges(1, "hotel", "code", 1)
    for watcher in (None, 0, 1, 2):
        assert t.events("challenged", watcher) == [NAMED]
        assert t.match.view(watcher)["challenge"] == {"at": "hotel", "kind": "code", "number": 1}


def test_CC_18_a_tile_that_lies_open_is_named_as_it_is() -> None:
    t = hearing(ALONE, 0, codes=WRONG)
    t.state.turned |= 1 << t.rules.BUILDING_IDS.index("hotel")
    assert t.legal(1, "challenge", at="hotel") == [{"do": "challenge", "at": "hotel", "kind": "file", "number": 3}]
    t = hearing(ALONE, 0, codes=WRONG)  # what may be done is worked out once between two steps
    t.state.turned |= 1 << t.rules.BUILDING_IDS.index("mosque")
    assert not t.can(1, "challenge", at="mosque")


def test_CC_18_option_evidence_only_what_it_saw_or_was_told_of() -> None:
    told = [(1, 0, "file", "casino", 2), (1, 2, "code", "hotel", None), (2, 1, "file", "consulate", 4)]
    position: dict[str, Any] = {"been": {1: ["hotel"]}, "told": told, "codes": WRONG}
    free = hearing(ALONE, 0, **position)
    assert len(free.legal(1, "challenge")) > 70
    t = hearing(ALONE, 0, evidence_only=True, **position)
    assert t.legal(1, "challenge") == [
        {"do": "challenge", "at": "casino", "kind": "file", "number": 2},
        {"do": "challenge", "at": "hotel", "kind": "file", "number": 3},
    ]
    assert t.can(1, "no-challenge")
    t.plays(1, "no-challenge")
    assert t.legal(2, "challenge") == [{"do": "challenge", "at": "consulate", "kind": "file", "number": 4}]


def test_CC_19_admitting_the_error_shows_nothing() -> None:
    t = hearing(ALONE, 0, codes=WRONG)
    t.challenges(1, "hotel", "file", 3)
    assert (t.phase, t.acting) == ("standing", 0)
    assert t.kinds(0) == {"admit", "stand"}
    t.plays(0, "admit")
    assert t.out() == [0]
    assert t.seen["turned"] == []
    assert t.events("admitted") == [{"seat": 0}]
    assert t.phase == "drawing"


def test_CC_19_standing_by_it_turns_the_tile_for_all() -> None:
    t = hearing(ALONE, 0)
    t.challenges(1, "hotel", "code", 1)
    t.plays(0, "stand")
    for watcher in (None, 0, 1, 2):
        assert t.match.view(watcher)["tiles"]["hotel"] == {"kind": "file", "number": 3}
    assert t.events("turned") == [{"at": "hotel", "kind": "file", "number": 3, "challenged": True, "agrees": True}]


def test_CC_20_if_the_tile_agrees_the_challenger_may_not_ask_in_the_next_round() -> None:
    t = hearing(["station", "mosque", "harbour", "harbour"], 0, codes=WRONG)
    t.challenges(1, "consulate", "code", 1)  # file 6 agrees with the claim
    t.plays(0, "stand")
    assert t.seen["seats"][1]["silenced"]
    t.plays(2, "no-challenge")
    t.plays(3, "no-challenge")
    assert t.out() == [0]
    t.draws(0)  # everybody in the harbour
    t.all_search()
    assert [told["seat"] for told in t.events("searches")[-2:]] == [2, 3]
    t.no_more_claims()
    t.draws(0, pile=2)
    t.plays(2, "end-search")
    t.plays(3, "end-search")
    assert t.can(1, "ask")  # and in the round after it may


def test_CC_20_a_tile_that_contradicts_puts_the_claimant_out_whatever_was_named() -> None:
    t = hearing(ALONE, 0, codes=WRONG)
    t.challenges(1, "hotel", "file", 6)  # it is file 3
    t.plays(0, "stand")
    assert t.out() == [0]
    assert not t.seen["seats"][1]["silenced"]
    assert t.phase == "drawing"


# ---------------------------------------------------------------------------------- the claim is checked
def test_CC_21_right_after_a_challenge_wins_at_once_and_six_tiles_are_turned() -> None:
    t = hearing(ALONE, 0)
    t.challenges(1, "hotel", "code", 1)
    t.plays(0, "stand")
    t.plays(2, "no-challenge")
    assert t.match.outcome is not None
    assert (t.match.outcome["winners"], t.match.outcome["reason"]) == ([0], "solved")
    assert {told["at"] for told in t.events("turned")} == {*CODES, "station", "hotel"}
    assert t.events("claim-right") == [{"seat": 0}]


def test_CC_21_wrong_after_a_challenge_is_out_and_no_further_tile_is_shown() -> None:
    t = hearing(ALONE, 0, codes=WRONG)
    t.challenges(1, "consulate", "code", 1)
    t.plays(0, "stand")
    t.plays(2, "no-challenge")
    assert t.out() == [0]
    assert t.seen["turned"] == ["consulate"]
    assert t.events("claim-wrong") == [{"seat": 0}]
    assert t.seen["seats"][0]["claim_wrong"]


@pytest.mark.parametrize(("codes", "number"), [(CODES, 4), (WRONG, 4), (CODES, 2)])
def test_CC_22_a_claim_that_nobody_challenges_wins_even_if_wrong(codes: list[str], number: int) -> None:
    t = hearing(ALONE, 0, codes=codes, number=number)
    t.no_more_challenges()
    assert t.match.outcome is not None
    assert (t.match.outcome["winners"], t.match.outcome["reason"]) == ([0], "unchallenged")
    assert t.events("turned") == []
    assert t.seen["turned"] == []


# ---------------------------------------------------------------------------------- what contradicts
def contradictions(t: Table, seat: int) -> set[tuple[str, str, int]]:
    return {(action["at"], action["kind"], action["number"]) for action in t.legal(seat, "challenge")}


def test_CC_26_what_contradicts_a_claim() -> None:
    t = hearing(ALONE, 0)
    numbers = range(1, 7)
    expected = {(at, "file", number) for at in CODES for number in numbers}  # a file in one of the five
    expected |= {(at, "code", number) for at in FILES for number in numbers}  # a code in any other building
    expected |= {("station", "file", number) for number in numbers if number != 4}  # in Z anything but file n
    expected |= {(at, "file", 4) for at in DEAL if at != "station"}  # file n anywhere else
    expected |= {(at, "code", 4) for at in DEAL}  # code n anywhere
    assert contradictions(t, 1) == expected


@pytest.mark.parametrize("number", [1, 2, 3, 5, 6])
def test_CC_26_the_wrong_number_is_found_when_the_claim_is_checked(number: int) -> None:
    """All five codes are right, but the tile where the claimant stands is another file."""
    t = hearing(ALONE, 0, number=number)
    t.challenges(1, "hotel", "code", 1)
    t.plays(0, "stand")
    if t.phase == "challenging":
        t.no_more_challenges()
    assert t.out() == [0]


def test_CC_26_a_file_that_is_not_genuine_is_found_by_its_code() -> None:
    """Seat 1 stands in the hotel and claims file 3, which lies there; but code 3 is in the harbour."""
    t = hearing(["station", "hotel", "mosque"], 1, number=3)
    t.challenges(2, "harbour", "code", 3)
    t.plays(1, "stand")
    assert t.out() == [1]


# ---------------------------------------------------------------------------------- step by step
def test_CC_30_building_by_building_then_the_number_then_done() -> None:
    t = claiming(ALONE)
    for at in CODES:
        assert t.kinds(0) == {"code-at", "no-claim"}
        t.plays(0, "code-at", at=at)
        assert not t.can(0, "code-at", at=at)
    assert t.kinds(0) == {"genuine", "no-claim"}
    t.plays(0, "genuine", number=4)
    assert t.kinds(0) == {"claim", "no-claim"}
    t.plays(0, "claim")
    assert t.match.legal(0) == []


def test_CC_30_a_claim_begun_need_not_be_made() -> None:
    t = claiming(ALONE)
    t.puts_together(0)
    t.no_more_claims()
    assert t.events("claims") == [{"claims": [], "seats": []}]
    assert t.phase == "drawing"
    later = t.match.known(0).as_dict()
    assert later["claim_codes"] == [0, 0, 0, 0]


def test_CC_30_what_is_put_together_is_nobody_elses_knowledge() -> None:
    tables = [claiming(ALONE) for _ in range(3)]
    tables[1].plays(0, "code-at", at="casino")
    tables[2].claims(0)
    for watcher in (None, 1, 2):
        assert tables[0].channels(watcher) == tables[1].channels(watcher) == tables[2].channels(watcher)
    assert tables[0].channels(0) != tables[1].channels(0)


def test_CC_30_no_claim_without_all_its_parts() -> None:
    t = searching(ALONE)
    t.plays(0, "code-at", at="casino")
    with pytest.raises(IllegalAction):
        t.plays(0, "claim")
    with pytest.raises(IllegalAction):
        t.plays(0, "genuine", number=4)
