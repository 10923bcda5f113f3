"""Looking back at Casanova: who had him, who knew it, and the moments that mattered."""

from __future__ import annotations

from tests.games.casanova.table import Table, position
from tests.games.looking_back import levels, made_of, steps_of, turns

THEATRE = "A2-G2"


def two_at_a_theatre(casanova: int | str = THEATRE) -> Table:
    """Ladies 0 and 1 face each other, with a theatre between them; lady 2 is far away."""
    return position(ladies={0: "A2", 1: "G2", 2: "B6"}, theatres=[THEATRE, "B4-G5"], casanova=casanova)


def test_nobody_knows_before_anybody_has_looked() -> None:
    t = two_at_a_theatre()
    assert t.match._game.answers(t.match._state) == [{"theatre": THEATRE, "where": "theatre"}]
    assert [made_of(t.match, seat) for seat in range(3)] == [{"level": "open", "share": 0.2, "believes": None}] * 3


def test_who_sees_him_knows_and_who_takes_him_has_him() -> None:
    t = two_at_a_theatre()
    t.inspect(THEATRE)
    assert levels(t.match) == ["knows", "open", "open"]
    t.chooses("exchange")
    assert levels(t.match) == ["has", "open", "open"]
    assert made_of(t.match, 0)["believes"] == {"lady": 0, "where": "gondola"}
    assert made_of(t.match, 2)["share"] == 0.2


def test_who_knew_where_he_was_leans_to_it_no_more_after_an_inspection_by_another() -> None:
    t = two_at_a_theatre()
    t.inspect(THEATRE)
    t.chooses("exchange")
    t.end()
    t.inspect(0)
    assert levels(t.match) == ["has", "knows", "open"]
    t.chooses("leave")
    assert made_of(t.match, 0) == {"level": "open", "share": 0.5, "believes": None}
    t.inspect(THEATRE)  # the row of lady 0: herself a half, then lady 1 and the theatre a quarter each
    t.chooses("leave")
    assert made_of(t.match, 0) == {"level": "open", "share": 0.5, "believes": None}


def test_a_search_is_found_took_and_brought_home() -> None:
    t = position(ladies={0: "A2", 1: "G2", 2: "B6"}, theatres=[THEATRE], casanova=THEATRE, jewels=[0])
    steps = steps_of(t.match)
    t.inspect(THEATRE)
    t.chooses("exchange")
    t.move("A2", "A1", "P1")
    assert turns(t.match, steps) == [("found", 0), ("took", 0), ("brought-home", 0)]
    found, took, home = t.match._game.turning_points(steps)
    assert found["theatre"] == took["theatre"] == THEATRE
    assert [found["n"], took["n"], home["n"]] == [1, 2, 4]
    assert found["share"] == 0.5
    assert found["percent"] == 50
    assert home["weight"] == 10


def test_to_take_him_from_a_lady_weighs_more_than_from_a_theatre() -> None:
    weights = []
    for holder in (THEATRE, 1):
        t = two_at_a_theatre(holder)
        steps = steps_of(t.match)
        t.inspect(holder)
        t.chooses("exchange")
        weights.append([turn["weight"] for turn in t.match._game.turning_points(steps)])
    assert all(lady > theatre for theatre, lady in zip(*weights, strict=True))


def test_he_may_be_hidden_or_left() -> None:
    t = two_at_a_theatre(casanova=0)
    steps = steps_of(t.match)
    t.inspect(THEATRE)
    t.chooses("exchange")
    t.inspect(1)
    t.chooses("exchange")  # of two that are of no use: nothing that matters
    t.end()
    t.inspect(THEATRE)
    t.chooses("leave")
    assert turns(t.match, steps) == [("found", 0), ("hid", 0), ("bluffed", 0), ("found", 1), ("left", 1)]


def test_who_was_sure_of_him_and_finds_him_gone_has_missed_him() -> None:
    t = two_at_a_theatre()
    t.inspect(THEATRE)
    t.chooses("leave")
    t.end()
    t.inspect(THEATRE)
    t.chooses("exchange")
    t.end()
    t.end()
    steps = steps_of(t.match)
    t.inspect(THEATRE)
    assert turns(t.match, steps) == [("missed", 0)]
    t.chooses("leave")
    t.inspect(1)  # he must be there
    assert turns(t.match, steps) == [("missed", 0)], "she knew it, and it is no find"


def test_home_without_him() -> None:
    t = position(ladies={0: "A1"}, theatres=[THEATRE], casanova=THEATRE, jewels=[0])
    steps = steps_of(t.match)
    t.move("A1", "P1")
    assert turns(t.match, steps) == [("came-home-without", 0)]
    t = position(ladies={0: "A1"}, theatres=[THEATRE], casanova=THEATRE)
    steps = steps_of(t.match)
    t.move("A1", "P1")
    assert turns(t.match, steps) == [], "without the jewel nothing is shown"


def test_when_the_rounds_are_up_the_review_tells_who_had_him() -> None:
    aboard = [("aboard-at-the-end", 1)]
    for casanova, version, told in ((1, 2, aboard), ("A2-G2", 2, []), (1, 3, []), ("A2-G2", 3, [])):
        t = position(casanova=casanova, theatres=["A2-G2"], round_cap=1, version=version)
        steps = steps_of(t.match)
        for _ in range(3):
            t.end()
        assert turns(t.match, steps) == told
