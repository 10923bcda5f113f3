"""Actions as people write them: read strictly, with an error that says what would be right."""

from __future__ import annotations

import random

import pytest

from tests.games.casanova.table import Table, new, position
from valise_games import IllegalAction


def test_what_is_written_is_read_back() -> None:
    for seed in range(8):
        t = new(3 + seed % 3, seed, round_cap=5)
        game, luck = t.match._game, random.Random(seed)
        while not t.match.over:
            s = t.match._state
            legal = t.match.legal_numbers(t.mover)
            assert [game.read_action(s, game.write_action(s, number)) for number in legal] == legal
            t.match.play(t.mover, luck.choice(t.legal_now()))


@pytest.mark.parametrize(
    ("action", "message"),
    [
        ("look", "an action is an object"),
        ({"do": "swim"}, '"do" is one of move, walk'),
        ({"do": "move", "to": "A3"}, '"move" needs from, to; this has "to"'),
        ({"do": "look", "at": 1}, '"look" needs nothing more'),
        ({"do": "move", "from": "A2", "to": "Z9"}, 'there is no place "Z9"'),
        ({"do": "move", "from": "A2", "to": "A4"}, "A2 is one link from A1, A3, C1; not from A4"),
        ({"do": "walk", "to": "A3"}, "the street of A2 leads to G2"),
        ({"do": "inspect-gondola", "lady": 2}, "the lady of seat 2 is not at G2"),
        ({"do": "inspect-gondola", "lady": True}, "there is no seat true"),
        ({"do": "inspect-gondola", "lady": 7}, "there is no seat 7; there are 0, 1, 2"),
        ({"do": "inspect-theatre", "theatre": "A4-G4"}, "theatre A4-G4 is not in the street of A2"),
        ({"do": "inspect-theatre", "theatre": "A3-D1"}, 'there is no theatre "A3-D1"'),
        ({"do": "exchange"}, "allowed:"),
    ],
)
def test_bad_actions_are_explained(action: object, message: str) -> None:
    t = position(ladies={0: "A2", 1: "G2"}, theatres=["A2-G2"])
    before = t.match.save()
    with pytest.raises(IllegalAction, match=message):
        t.match.play(0, action)  # type: ignore[arg-type]
    assert t.match.save() == before


def test_at_a_palazzo_there_is_no_street() -> None:
    t = position()
    with pytest.raises(IllegalAction, match="at P1, where there is no street"):
        t.walk("A1")


def refused(t: Table, **action: object) -> str:
    with pytest.raises(IllegalAction) as error:
        t.match.play(t.mover, action)
    return str(error.value)


def test_a_refusal_names_the_rule() -> None:
    t = position(ladies={0: "A2", 1: "A3", 2: "V1"}, empty=["G5", "G2"], theatres=["A4-G4"], casanova=2)
    assert "neither her gondola nor an empty one is at A3 (CV-6)" in refused(
        t, **{"do": "move", "from": "A3", "to": "A4"}
    )
    assert "there is a gondola at A3 (CV-7)" in refused(t, **{"do": "move", "from": "A2", "to": "A3"})
    assert "there is no couple in a theatre of this street (CV-11)" in refused(t, do="inspect-theatre", theatre="A2-G2")
    assert "one looks at the Doge's only (CV-13)" in refused(t, do="look")
    t.walk("G2")
    assert "before a point is spent or a couple inspected (CV-22)" in refused(t, do="walk", to="A2")
    t.move("G2", "G1")
    t.move("G1", "G2", "G1")
    assert "there are no points left (CV-6)" in refused(t, **{"do": "move", "from": "G1", "to": "P1"})
    assert "there is no empty gondola at B2 (CV-9)" in refused(t, do="walk", to="B2")


def test_a_refusal_names_the_rule_of_palazzi_partners_and_looks() -> None:
    t = position(ladies={0: "A1"})
    assert "P4 is not her palazzo (CV-8)" in refused(t, **{"do": "move", "from": "A1", "to": "P4"})
    t = position(ladies={0: "A2", 1: "G2"}, theatres=["A2-G2"])
    t.inspect(1)
    assert "first the couples are exchanged, or left as they are (CV-12)" in refused(t, do="end-turn")
    t.chooses("leave")
    assert "inspected in this turn (CV-15)" in refused(t, do="inspect-gondola", lady=1)
    t = position(ladies={0: "V1"})
    assert "she is alone there (CV-13)" in refused(t, do="look")
    t = position(ladies={0: "V1", 1: "V2"})
    t.look()
    assert "she has looked in this turn (CV-25)" in refused(t, do="look")


@pytest.mark.parametrize(("place", "where"), [("G8", "on a mouth"), ("V1", "at the Doge's"), ("P1", "at her palazzo")])
def test_a_refusal_says_where_she_may_not_stay(place: str, where: str) -> None:
    t = position(ladies={0: place}, stayed={0: place})
    assert f"she ended her last turn {where} too, and can leave (CV-24)" in refused(t, do="end-turn")


def test_a_refusal_says_what_she_could_not_leave() -> None:
    t = position(ladies={0: "A1"}, stayed={0: "P1"})
    assert "she ended her last turn at her palazzo too (CV-24)" in refused(
        t, **{"do": "move", "from": "A1", "to": "P1"}
    )
    t = position(ladies={0: "V1", 1: "A7", 2: "B7"}, empty=["G7"], stayed={0: "V1"})
    assert "she could not leave V1 in time then (CV-24)" in refused(t, **{"do": "move", "from": "G7", "to": "G8"})
    t = position(ladies={0: "A2"}, stayed={0: "A1"})
    t.move("A2", "A3", "A2")
    assert "she could not leave A1 in time then (CV-24)" in refused(t, **{"do": "move", "from": "A2", "to": "A1"})
