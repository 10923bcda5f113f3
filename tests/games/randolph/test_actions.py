"""Actions as people write them: read strictly, with an error that says what would be right."""

from __future__ import annotations

import random

import pytest

from tests.games.randolph.table import TO, new, position
from valise_games import IllegalAction
from valise_games.games.game import Action


def test_what_is_written_is_read_back() -> None:
    for seed in range(6):
        t = new(2 + seed % 3, seed, round_cap=4)
        game, luck = t.match._game, random.Random(seed)
        while not t.match.over:
            seat = luck.choice(t.match.to_act)
            legal = t.match.legal_numbers(seat)
            assert [game.read_action(t.state, game.write_action(t.state, number)) for number in legal] == legal
            t.match.play(seat, luck.choice(t.legal(seat)))


@pytest.mark.parametrize(
    ("action", "message"),
    [
        ("take", "an action is an object"),
        ({"do": "swim"}, '"do" is one of shuffle, let-pass'),
        ({"do": "say"}, '"say" needs number; this has nothing'),
        ({"do": "say", "number": 1, "loudly": True}, '"say" needs number; this has "number", "loudly"'),
        ({"do": "shuffle", "at": 1}, '"shuffle" needs nothing more'),
        ({"do": "say", "number": 7}, '"number" of "say" is a number from 0 to 6, in steps of 1, not 7'),
        ({"do": "say", "number": True}, "in steps of 1, not true"),
        ({"do": "bet", "sum": 125}, "in steps of 50, not 125"),
        ({"do": "take", "circle": "fez-9"}, '"circle" of "take" is one of minaret-1'),
        (
            {"do": "lay", "circle": TO},
            r'tried {"do": "lay", "circle": "palm-1"}: .* \(RA-9\); allowed: {"do": "say"',
        ),
    ],
)
def test_bad_actions_are_explained(action: object, message: str) -> None:
    t = position()
    t.draws()
    before = t.match.save()
    with pytest.raises(IllegalAction, match=message):
        t.match.play(0, action)  # type: ignore[arg-type]
    assert t.match.save() == before


@pytest.mark.parametrize(
    ("weighed", "action", "message"),
    [
        (None, {"do": "bet", "sum": 650}, r'in two steps: before its sum comes {"do": "weigh", "from": 500}; allowed'),
        (None, {"do": "bet", "sum": 50}, r"a bet is from 100 to what one has, which is 1300 \(RA-12\)"),
        (None, {"do": "weigh", "from": 1500}, r"a bet is from 100 to what one has, which is 1300 \(RA-12\)"),
        (500, {"do": "bet", "sum": 450}, r"this bet \(RA-12\) is from 500 on, as was said before"),
        (500, {"do": "weigh", "from": 0}, r"the sum is next \(RA-12\)"),
    ],
)
def test_RA_12_a_bet_takes_two_steps_and_the_error_says_so(weighed: int | None, action: Action, message: str) -> None:
    t = position()
    t.announces(2)
    if weighed is not None:
        t.plays(1, "weigh", **{"from": weighed})
    with pytest.raises(IllegalAction, match=message):
        t.match.play(1, action)


def test_cards_that_cannot_be_taken_or_given_are_explained() -> None:
    t = position(drawn=4, hands={0: {"fez": 1}, 1: {"lamp": 1, "palm": 1}}, top="camel")
    t.announces(4)
    t.bets({1: 100})
    t.plays(0, "match")
    for do, fields, rule in (("leave", {}, "16"), ("take-top", {}, "16"), ("take-card", {"card": "fez"}, "16")):
        with pytest.raises(IllegalAction, match=rf"\(RA-{rule}\)"):
            t.plays(0, do, **fields)
    t = position(top="camel", stock={}, hands={0: {"camel": 1}})
    t.announces(1)
    t.stands()
    with pytest.raises(IllegalAction, match=r"no such card to give back \(RA-20\)"):
        t.plays(0, "give", card="fez")
