"""Looking back at Randolph's Casablanca: the number on the chip, who knew it, and what came of what was said."""

from __future__ import annotations

import pytest

from tests.games.looking_back import levels, made_of, steps_of, turns
from tests.games.randolph.table import FROM, TO, position


def test_there_is_nothing_to_know_until_a_chip_is_taken() -> None:
    t = position(drawn=4)
    assert t.match._game.answers(t.state) == [None]
    assert levels(t.match) == ["none", "none", "none"]
    t.plays(0, "take", circle=FROM)
    assert t.match._game.answers(t.state) == [{"number": 4}]
    assert levels(t.match) == ["has", "open", "open"]
    t.plays(0, "say", number=6)
    assert t.match._game.answers(t.state) == [{"number": 4}]
    t.plays(0, "lay", circle=TO)
    assert levels(t.match) == ["has", "open", "open"]
    t.stands()
    assert levels(t.match) == ["none", "none", "none"]


def test_the_share_counts_the_chips_that_a_seat_has_not_seen() -> None:
    t = position(drawn=4, aside={1: 4, 2: 0})
    t.announces(6)
    assert made_of(t.match, 1)["share"] == pytest.approx(1 / 13, abs=0.001)  # his own aside is a four, too
    assert made_of(t.match, 2)["share"] == pytest.approx(2 / 13, abs=0.001)


def test_who_has_seen_the_chip_before_knows_it() -> None:
    t = position(drawn=4)
    t.announces(1)
    t.stands()
    t.announces(2, take=TO, lay=FROM)
    assert levels(t.match) == ["knows", "has", "open"]


@pytest.mark.parametrize(("other", "told"), [(4, ("knows", 1.0)), (6, ("open", 0.5))])
def test_who_has_seen_all_the_others_knows_too(other: int, told: tuple[str, float]) -> None:
    """One chip is aside at the other seat, and one was never seen: both are fours, or not."""
    t = position(2, drawn=4, aside={0: other, 1: 0})
    here = t.spaces.index(FROM)
    t.state.seen[1] = sum(1 << circle for circle, chip in enumerate(t.state.chip) if chip and circle != here)
    t.plays(0, "take", circle=FROM)
    made = made_of(t.match, 1)
    assert (made["level"], made["share"]) == told


@pytest.mark.parametrize(("said", "told"), [(4, []), (5, [("bluffed", 0)])])
def test_a_lie_that_stands_is_a_bluff(said: int, told: list[tuple[str, int]]) -> None:
    t = position(drawn=4, top="fez")
    steps = steps_of(t.match)
    t.announces(said)
    t.stands()
    assert turns(t.match, steps) == told
    for turn in t.match._game.turning_points(steps):
        assert (turn["said"], turn["number"], turn["card"]) == (5, 4, "fez")


def test_a_lie_whose_card_is_left_won_nothing() -> None:
    t = position(drawn=4, top="fez")
    steps = steps_of(t.match)
    t.announces(5)
    t.bets({})
    assert turns(t.match, steps) == []
    t.plays(0, "leave")
    assert turns(t.match, steps) == [("bluffed", 0)]
    assert [turn["card"] for turn in t.match._game.turning_points(steps)] == [None]


def test_a_lie_that_brings_a_card_weighs_more() -> None:
    weights = {}
    for top, cards in (("lamp", 0), ("fez", 0), ("fez", 2)):
        t = position(drawn=4, top=top, hands={0: {"fez": cards}})
        steps = steps_of(t.match)
        t.announces(5)
        t.stands()
        weights[top, cards] = next(t.match._game.turning_points(steps))["weight"]
    assert weights["lamp", 0] < weights["fez", 0] < weights["fez", 2]


@pytest.mark.parametrize(("said", "told"), [(4, ("protested-in-vain", 1)), (5, ("caught", 0))])
def test_a_bet_that_is_matched_shows_who_was_right(said: int, told: tuple[str, int]) -> None:
    t = position(drawn=4)
    steps = steps_of(t.match)
    t.announces(said)
    t.bets({1: 200})
    t.plays(0, "match")
    assert turns(t.match, steps) == [told]
    turn = next(t.match._game.turning_points(steps))
    assert (turn["mover"], turn["protester"], turn["sum"], turn["number"]) == (0, 1, 200, 4)


@pytest.mark.parametrize(("said", "told"), [(4, "confessed-though-true"), (5, "confessed")])
def test_a_mover_may_confess_what_he_did_not_do(said: int, told: str) -> None:
    t = position(drawn=4)
    steps = steps_of(t.match)
    t.announces(said)
    t.bets({1: 200})
    t.plays(0, "confess")
    assert turns(t.match, steps) == [(told, 0)]


@pytest.mark.parametrize(("said", "told"), [(4, [("folded", 1)]), (5, [("folded-though-right", 1), ("bluffed", 0)])])
def test_a_protester_may_fold_though_he_is_right(said: int, told: list[tuple[str, int]]) -> None:
    t = position(drawn=4)
    steps = steps_of(t.match)
    t.announces(said)
    t.bets({1: 200})
    t.plays(0, "double")
    t.plays(1, "fold")
    if t.phase == "taking":
        t.takes()
    assert turns(t.match, steps) == told


@pytest.mark.parametrize(("said", "told"), [(4, "folded-though-true"), (5, "folded")])
def test_a_mover_may_fold_though_he_told_the_truth(said: int, told: str) -> None:
    t = position(drawn=4)
    steps = steps_of(t.match)
    t.announces(said)
    t.bets({1: 200})
    t.plays(0, "double")
    t.plays(1, "double")
    t.plays(0, "fold")
    assert turns(t.match, steps) == [(told, 0)]


def test_the_fourth_card_and_ruin() -> None:
    t = position(drawn=5, top="fez", hands={0: {"fez": 3}})
    steps = steps_of(t.match)
    t.announces(5)
    t.stands()
    assert turns(t.match, steps) == [("fourth-card", 0)]
    t = position(drawn=5, top="lamp", cash={1: 100})
    steps = steps_of(t.match)
    t.announces(5)
    t.bets({1: 100})
    t.plays(0, "match")
    assert turns(t.match, steps) == [("protested-in-vain", 1), ("out", 1)]


def test_to_mix_the_chips_is_a_turn_of_the_game() -> None:
    t = position()
    steps = steps_of(t.match)
    t.plays(0, "shuffle")
    assert turns(t.match, steps) == [("shuffled", 0)]
