"""Looking back at Code Casablanca: who knew the genuine file, who was lied to, and the moments that mattered.

In DEAL code 4 is missing, and file 4 lies in the station.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tests.games.code_casablanca.table import CODES, DEAL, FILES, claiming, hearing, new, searching
from tests.games.looking_back import levels, made_of, steps_of, turns

FILE, PLACE = 0, 1  # the questions


# ---------------------------------------------------------------------------------- what a seat makes of it
def test_before_the_first_order_every_number_and_place_is_as_likely() -> None:
    t = new()
    assert t.match._game.answers(t.state) == [{"number": 4}, {"at": "station"}]
    assert made_of(t.match, 0, FILE)["share"] == round(1 / 6, 3)
    assert made_of(t.match, 0, PLACE)["share"] == round(1 / 11, 3)


def test_each_code_that_is_seen_rules_one_file_out() -> None:
    for seen in range(1, 5):
        t = searching(["hotel", "mosque"], been={0: CODES[:seen]})
        assert made_of(t.match, 0, FILE) == {"level": "open", "share": round(1 / (6 - seen), 3), "believes": None}
    t = searching(["hotel", "mosque"], been={0: CODES})
    assert levels(t.match, FILE) == ["knows", "open"]
    assert made_of(t.match, 0, PLACE)["share"] == 0.2  # of six files he has seen the one in the hotel


def test_who_has_seen_the_genuine_file_and_knows_it_has_it() -> None:
    t = searching(["hotel", "mosque"], been={0: [*CODES, "station"]})
    assert levels(t.match, PLACE) == ["has", "open"]
    others = [at for at in FILES if at != "station"]
    t = searching(["hotel", "mosque"], been={0: [*CODES, *others]})
    assert levels(t.match, PLACE) == ["knows", "open"], "it can be nowhere else"


def test_a_message_is_believed_until_the_tile_is_seen() -> None:
    been = {0: ["micks-cafe", "mosque", "harbour", "casino"]}  # codes 1, 2, 3 and 5
    lie = (0, 1, "code", "police-station", 4)  # there is file 5
    true = (0, 1, "code", "post-office", 6)
    asked: dict[str, Any] = {"at": ["hotel", "hotel"], "been": been}
    assert made_of(searching(**asked).match, 0)["share"] == 0.5
    right = made_of(searching(**asked, told=[true]).match, 0)
    assert right["level"] == "leans"
    assert right["believes"] == {"number": 4}
    wrong = made_of(searching(**asked, told=[lie]).match, 0)
    assert wrong["level"] == "wrong"
    assert wrong["believes"] == {"number": 6}
    seen = {0: [*been[0], "police-station"]}
    assert made_of(searching(["hotel", "hotel"], been=seen, told=[lie]).match, 0)["share"] == 0.5
    assert made_of(searching(**asked, told=[lie]).match, 1)["level"] == "open", "who lied got no message"


def test_what_was_proved_or_ruled_out_counts() -> None:
    been = {0: ["micks-cafe", "mosque", "harbour", "casino", "hotel", "turkish-bath", "consulate"]}
    t = searching(["market-hall", "mosque"], been=been)
    before = made_of(t.match, 0, FILE)
    assert before["share"] == 0.5
    s, rules = t.state, t.rules
    at = rules.BUILDING_IDS
    named = [*CODES[:4], "police-station"]  # code 6 would lie there, and file 4 in the station
    s.claim_codes[1] = sum(1 << at.index(place) for place in named)
    s.claim_file[1], s.claim_at[1] = 4, at.index("station")
    s.wrong = s.out = 1 << 1
    assert made_of(t.match, 0, FILE)["share"] == round(5 / 11, 3)  # one deal of twelve is ruled out
    s.claim_codes[1] ^= 1 << at.index("hotel") | 1 << at.index("harbour")  # a file and a code that he has seen
    assert made_of(t.match, 0, FILE) == before, "he knew that it was wrong"


def test_shares_are_those_of_all_deals_counted_one_by_one() -> None:
    """On the small board, with a message, a tile written in vain and a claim that was wrong."""
    t = searching(
        ["harbour", "harbour"], variant="small", told=[(0, 1, "code", "mosque", 3), (0, 1, "file", "station", 3)]
    )
    s, rules = t.state, t.rules
    ids = rules.BUILDING_IDS
    s.charge[0] = 1 + (ids.index("consulate") * rules.KINDS) * rules.ANSWERS
    s.wrote[0] = 1
    s.claim_codes[1] = 1 << ids.index("micks-cafe") | 1 << ids.index("mosque")
    s.claim_file[1], s.claim_at[1], s.wrong = 2, ids.index("station"), 1 << 1
    counted: list[dict[str, float]] = [{}, {}]
    for missing in range(1, rules.NUMBERS + 1):
        tiles = [tile for tile in range(1, rules.TILES + 1) if tile != missing]
        for deal in permutations(tiles):
            g = s.copy()
            g.tile[:] = deal
            if g.tile[ids.index("harbour")] != s.tile[ids.index("harbour")]:
                continue
            if g.tile[ids.index("consulate")] == 1 or rules.is_right(g, 1):
                continue
            likely = 1.0
            for at, kind, answer in (("mosque", 0, 3), ("station", 1, 3)):
                true = rules.truth(g.tile[ids.index(at)], kind) == answer
                likely *= true / 2 + 1 / (2 * rules.ANSWERS)
            for question, answer in enumerate(rules.answers(g)):
                counted[question][str(answer)] = counted[question].get(str(answer), 0) + likely
    for question, belief in enumerate(rules.beliefs(t.match.known(0), 0)):
        total = sum(counted[question].values())
        assert {str(answer): share for answer, share in belief.shares} == pytest.approx(
            {answer: count / total for answer, count in counted[question].items()}
        )


@pytest.mark.parametrize("kind", ["code", "file"])
def test_who_wrote_that_there_is_none_knows_the_kind(kind: str) -> None:
    """It is proved that there is no code, or the accuser was wrong that there is no file."""
    met = ["harbour", "harbour", "harbour"]
    t = searching(met, variant="small", been={1: ["consulate"]}, told=[(0, 1, kind, "consulate", 2)])
    t.accuses(0, 1, kind, "consulate", 2, (kind, None))
    rules, ids = t.rules, t.rules.BUILDING_IDS
    counted: dict[str, int] = {}
    for missing in range(1, rules.NUMBERS + 1):
        for deal in permutations([tile for tile in range(1, rules.TILES + 1) if tile != missing]):
            fits = deal[ids.index("harbour")] == t.state.tile[ids.index("harbour")]
            if fits and deal[ids.index("consulate")] > rules.NUMBERS:
                likely = 1 + (kind == "file" and deal[ids.index("consulate")] == rules.NUMBERS + 2) * rules.ANSWERS
                answer = str({"number": missing})
                counted[answer] = counted.get(answer, 0) + likely
    belief = rules.beliefs(t.match.known(0), 0)[FILE]
    total = sum(counted.values())
    assert {str(answer): share for answer, share in belief.shares} == pytest.approx(
        {answer: count / total for answer, count in counted.items()}
    )


# ---------------------------------------------------------------------------------- turning points
def test_an_answer_that_is_not_true_is_a_lie() -> None:
    t = searching(["mosque", "mosque", "mosque"], been={1: ["station", "casino"], 0: ["casino"]})
    steps = steps_of(t.match)
    t.asks(0, 1, "code", "casino", 5)
    assert turns(t.match, steps) == []
    t.plays(0, "end-search")
    t.asks(1, 0, "file", "casino", 2)
    assert turns(t.match, steps) == [("lied", 0)]
    (lie,) = t.match._game.turning_points(steps)
    assert (lie["to"], lie["at"], lie["number"], lie["really"]) == (1, "casino", 2, {"kind": "code", "number": 5})
    t.plays(1, "end-search")
    t.asks(2, 1, "file", "station", None)
    *_, worse = t.match._game.turning_points(steps)
    assert worse["weight"] > lie["weight"], "this one is about the genuine file"


@pytest.mark.parametrize(("really", "told"), [(("file", None), "unmasked"), (("file", 1), "accused-in-vain")])
def test_an_accusation_is_right_or_in_vain(really: tuple[str, int | None], told: str) -> None:
    t = searching(["mosque"] * 3, been={1: ["casino"]}, told=[(0, 1, "file", "casino", 2)])
    steps = steps_of(t.match)
    t.accuses(0, 1, "file", "casino", 2, really)
    assert turns(t.match, steps) == [(told, 0)]
    (turn,) = t.match._game.turning_points(steps)
    assert turn["lie"]
    assert turn["accused"] == 1
    assert turn["wrote"] == {"kind": really[0], "number": really[1]}


@pytest.mark.parametrize(("codes", "right"), [(CODES, True), ([*CODES[:4], "hotel"], False)])
def test_a_claim_is_right_or_wrong(codes: list[str], right: bool) -> None:
    t = claiming(["station", "mosque", "hotel"])
    steps = steps_of(t.match)
    t.claims(0, codes)
    t.no_more_claims()
    (claimed,) = t.match._game.turning_points(steps)
    assert (claimed["what"], claimed["seat"], claimed["right"], claimed["at"]) == ("claimed", 0, right, "station")
    t.no_more_challenges()
    _, won = t.match._game.turning_points(steps)
    assert (won["what"], won["seat"], won["right"]) == ("claim-unchallenged", 0, right)


def test_a_challenge_may_be_a_bluff() -> None:
    t = hearing(["station", "mosque", "hotel"], 0)
    steps = steps_of(t.match)
    t.challenges(1, "hotel", "code", 4)
    assert turns(t.match, steps) == [("bluffed", 1)]
    t.plays(0, "stand")
    t.no_more_challenges()
    assert turns(t.match, steps) == [("bluffed", 1), ("withstood", 0), ("claim-right", 0)]


def test_a_challenge_may_be_true_and_the_claimant_caught() -> None:
    t = hearing(["station", "mosque", "hotel"], 0, codes=[*CODES[:4], "hotel"])
    steps = steps_of(t.match)
    kind, number = DEAL["hotel"]
    t.challenges(1, "hotel", kind, number)
    t.plays(0, "stand")
    assert turns(t.match, steps) == [("challenged", 1), ("caught", 0)]


@pytest.mark.parametrize(("codes", "told"), [(CODES, "admitted-though-right"), ([*CODES[:4], "hotel"], "admitted")])
def test_who_admits_may_have_been_right(codes: list[str], told: str) -> None:
    t = hearing(["station", "mosque", "hotel"], 0, codes=codes)
    t.challenges(1, "harbour", "file", 1)
    steps = steps_of(t.match)
    t.plays(0, "admit")
    assert turns(t.match, steps) == [(told, 0)]


def test_a_claim_that_withstood_may_be_proved_wrong_and_the_last_one_left_wins() -> None:
    t = hearing(["station", "mosque"], 0, codes=[*CODES[:4], "hotel"])
    steps = steps_of(t.match)
    t.challenges(1, "harbour", "file", 1)
    t.plays(0, "stand")
    assert turns(t.match, steps) == [("bluffed", 1), ("withstood", 0), ("claim-wrong", 0), ("last-one-left", 1)]
