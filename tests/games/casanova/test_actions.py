"""Actions as people write them: read strictly, with an error that says what would be right."""

from __future__ import annotations

import random

import pytest

from tests.games.casanova.table import new, position
from valise_games import IllegalAction


def test_what_is_written_is_read_back() -> None:
    for seed in range(8):
        t = new(3 + seed % 3, seed, round_cap=5)
        game, luck = t.match._game, random.Random(seed)
        while not t.match.over:
            s = t.match._state
            legal = t.match._legal_numbers(t.mover)
            assert [game.read_action(s, game.write_action(s, number)) for number in legal] == legal
            t.match.play(t.mover, luck.choice(t.legal()))


@pytest.mark.parametrize(
    ("action", "message"),
    [
        ("look", "an action is an object"),
        ({"do": "swim"}, '"do" is one of move, walk'),
        ({"do": "move", "to": "A3"}, "'move' needs from, to; this has 'to'"),
        ({"do": "look", "at": 1}, "'look' needs nothing more"),
        ({"do": "move", "from": "A2", "to": "Z9"}, "there is no place 'Z9'"),
        ({"do": "move", "from": "A2", "to": "A4"}, "A2 is one link from A1, A3, C1; not from A4"),
        ({"do": "walk", "to": "A3"}, "the street of A2 leads to G2"),
        ({"do": "inspect-gondola", "lady": 2}, "the lady of seat 2 is not at G2"),
        ({"do": "inspect-gondola", "lady": True}, "there is no seat True"),
        ({"do": "inspect-gondola", "lady": 7}, "there is no seat 7; there are 0, 1, 2"),
        ({"do": "inspect-theatre", "theatre": "A4-G4"}, "theatre A4-G4 is not in the street of A2"),
        ({"do": "inspect-theatre", "theatre": "A3-D1"}, "there is no theatre 'A3-D1'"),
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
