"""What a seat dares in Randolph's Casablanca: lies, protests and calls."""

from __future__ import annotations

from tests.games.looking_back import deeds, steps_of
from tests.games.randolph.table import Table, position


def announced(said: int) -> Table:
    """Seat 0 has a four in hand."""
    t = position(drawn=4)
    t.announces(said)
    return t


def test_another_number_than_that_on_the_chip_is_a_lie() -> None:
    for said in (4, 5):
        t = position(drawn=4)
        steps = steps_of(t.match)
        t.announces(said)
        assert deeds(t.match, steps) == [(0, "bluff", said == 5)]


def test_a_lie_passes_and_is_believed_where_nobody_protests() -> None:
    t = announced(4)
    steps = steps_of(t.match)
    t.stands()
    assert deeds(t.match, steps) == [(1, "protest", False), (2, "protest", False)]
    t = announced(5)
    steps = steps_of(t.match)
    t.stands()
    silent = [(seat, *deed) for seat in (1, 2) for deed in (("protest", False), ("believe", True))]
    assert deeds(t.match, steps) == [*silent, (0, "caught", False)]


def test_a_lie_is_caught_where_the_chip_is_shown_or_the_mover_gives_way() -> None:
    for does in ("match", "confess"):
        t = announced(5)
        t.bets({1: 200})
        steps = steps_of(t.match)
        t.plays(0, does)
        assert deeds(t.match, steps) == [(0, "call", does == "match"), (0, "caught", True)]


def test_a_lie_passes_where_the_last_protester_folds() -> None:
    t = announced(5)
    steps = steps_of(t.match)
    t.bets({1: 200, 2: 100})
    t.plays(0, "double")
    t.plays(1, "fold")
    bets = [(seat, *deed) for seat in (1, 2) for deed in (("protest", True), ("believe", False))]
    folded = [(1, "call", False), (1, "believe", True)]
    assert deeds(t.match, steps) == [*bets, (0, "call", True), *folded], "seat 2 has yet to answer"
    t.plays(0, "triple")
    t.plays(2, "fold")
    folded = [(2, "call", False), (2, "believe", True)]
    assert deeds(t.match, steps)[7:] == [(0, "call", True), *folded, (0, "caught", False)]


def test_who_is_too_poor_to_protest_has_no_occasion() -> None:
    t = position(drawn=4, cash={1: 50})
    t.announces(5)
    steps = steps_of(t.match)
    t.stands()
    assert deeds(t.match, steps) == [(2, "protest", False), (2, "believe", True), (0, "caught", False)]
