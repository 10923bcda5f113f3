"""Version 1 of the rules, by which older games are replayed and running ones finished. Version 2 there never was."""

from __future__ import annotations

import random

import pytest

from tests.games.randolph.table import FROM, TO, Table, position
from valise_games import BadSetup, Match

LAMP = 2  # the number that leads from minaret-1 to a lamp


def announces(t: Table, number: int) -> None:
    """As in version 1: the chip is laid down before the number is said."""
    t.plays(0, "take", circle=FROM)
    t.plays(0, "lay", circle=TO)
    t.plays(0, "say", number=number)


def test_version_1_the_chip_is_laid_down_before_its_number_is_said() -> None:
    t = position(version=1)
    t.plays(0, "take", circle=FROM)
    assert (t.phase, t.kinds(0)) == ("laying", {"lay"})
    t.plays(0, "lay", circle=TO)
    assert (t.phase, t.kinds(0)) == ("saying", {"say"})
    assert t.events("asked") == []
    t.plays(0, "say", number=LAMP)
    assert t.events("asked") == [{"seats": [1, 2]}]


def test_version_1_the_top_card_is_taken() -> None:
    t = position(version=1, top="lamp", hands={0: {"lamp": 3}}, cash={1: 9000})
    announces(t, LAMP)
    t.bets({})
    assert t.match.outcome is not None
    assert t.match.outcome["winners"] == [1]


def test_version_1_an_empty_stock_that_no_single_card_renews_ends_the_game() -> None:
    t = position(version=1, top="camel", stock={}, hands={0: {"camel": 1}, 1: {"palm": 3}}, cash={2: 5000})
    bank = t.bank
    announces(t, 1)
    t.bets({})
    assert t.match.outcome is not None
    assert t.match.outcome["reason"] == "no-cards"
    assert t.match.outcome["winners"] == [2]
    assert t.bank == bank - 200


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_version_1_is_played_to_its_end(seats: int) -> None:
    for seed in range(10):
        match = Match.new("randolph", seats, {"reserve": 3000}, seed, version=1)
        luck = random.Random(seed)
        while not match.over:
            seat = luck.choice(match.to_act)
            match.play(seat, luck.choice(match.legal(seat)))
        assert match.record()["rules"] == 1


def test_there_was_no_version_2() -> None:
    with pytest.raises(BadSetup, match="this Valise has 1, 3"):
        Match.new("randolph", 2, version=2)
