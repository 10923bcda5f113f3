"""What a lady dares in Casanova: what she does for show."""

from __future__ import annotations

from tests.games.casanova.table import position
from tests.games.looking_back import deeds, steps_of

THEATRE = "A2-G2"


def test_to_look_where_he_cannot_be_and_to_exchange_what_is_of_no_use_is_for_show() -> None:
    t = position(ladies={0: "A2", 1: "G2", 2: "B6"}, theatres=[THEATRE, "B4-G5"], casanova=0)
    steps = steps_of(t.match)
    t.inspect(THEATRE)
    assert deeds(t.match, steps) == [(0, "bluff", False)], "she did not know it"
    t.chooses("exchange")
    assert len(deeds(t.match, steps)) == 1, "to hide him is of use"
    t.inspect(1)
    t.chooses("exchange")
    assert deeds(t.match, steps)[1:] == [(0, "bluff", True), (0, "bluff", True)]


def test_to_leave_what_is_of_no_use_is_no_bluff() -> None:
    t = position(ladies={0: "A2", 1: "G2", 2: "B6"}, theatres=[THEATRE, "B4-G5"], casanova=2)
    steps = steps_of(t.match)
    t.inspect(THEATRE)
    t.chooses("leave")
    assert deeds(t.match, steps) == [(0, "bluff", False), (0, "bluff", False)]
