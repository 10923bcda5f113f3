"""Actions as people write them: read strictly, with an error that says what would be right."""

from __future__ import annotations

import random

import pytest

from tests.games.randolph.table import FROM, new, position
from valise_games import IllegalAction


def test_what_is_written_is_read_back() -> None:
    for seed in range(6):
        t = new(2 + seed % 3, seed, round_cap=4)
        game, luck = t.match._game, random.Random(seed)
        while not t.match.over:
            seat = luck.choice(t.match.to_act)
            legal = t.match._legal_numbers(seat)
            assert [game.read_action(t.state, game.write_action(t.state, number)) for number in legal] == legal
            t.match.play(seat, luck.choice(t.legal(seat)))


@pytest.mark.parametrize(
    ("action", "message"),
    [
        ("take", "an action is an object"),
        ({"do": "swim"}, '"do" is one of shuffle, let-pass'),
        ({"do": "say"}, "'say' needs number; this has nothing"),
        ({"do": "say", "number": 1, "loudly": True}, "'say' needs number; this has 'number', 'loudly'"),
        ({"do": "shuffle", "at": 1}, "'shuffle' needs nothing more"),
        ({"do": "say", "number": 7}, "'number' of 'say' is a number from 0 to 6, in steps of 1, not 7"),
        ({"do": "say", "number": True}, "in steps of 1, not True"),
        ({"do": "bet", "sum": 125}, "in steps of 50, not 125"),
        ({"do": "take", "circle": "fez-9"}, "'circle' of 'take' is one of minaret-1"),
        ({"do": "lay", "circle": FROM}, "allowed:"),
    ],
)
def test_bad_actions_are_explained(action: object, message: str) -> None:
    t = position()
    t.draws()
    before = t.match.save()
    with pytest.raises(IllegalAction, match=message):
        t.match.play(0, action)  # type: ignore[arg-type]
    assert t.match.save() == before
