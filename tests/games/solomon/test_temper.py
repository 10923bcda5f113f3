"""What a seat dares in a Solomon game: protests, bluffs and calls."""

from __future__ import annotations

import pytest

from tests.games.looking_back import deeds, steps_of
from tests.games.solomon.table import Table, agent, casablanca


def kiev(mover: int, protester: int) -> Table:
    """Red 1 has the briefcase in Kiev, one link from home; seat 2 has nothing on it."""
    stakes = {0: {"red-1": mover}, 1: {"red-1": protester}}
    return agent(at={"red-1": "kiev"}, case="kiev", holder="red-1", stakes=stakes)


@pytest.mark.parametrize(("protester", "bluff"), [(0, True), (700, True), (900, False)])
def test_a_protest_is_a_bluff_where_the_mover_has_as_much(protester: int, bluff: bool) -> None:
    t = kiev(700, protester)
    steps = steps_of(t.match)
    t.move("red-1", "istanbul", case=True)
    t.answers(1)
    told = deeds(t.match, steps)
    assert {(1, "protest", True), (2, "protest", False), (2, "bluff", False)} <= set(told)
    assert ((1, "bluff", True) in told) == bluff
    t.plays(0, "take-back")
    believed = [(0, "believe", True), (1, "caught", False)]
    assert deeds(t.match, steps)[len(told) :] == [(0, "call", False), *(believed if bluff else [])]


def test_a_bluff_is_caught_when_the_mover_insists_and_the_protester_gives_way() -> None:
    t = kiev(700, 500)
    t.move("red-1", "istanbul", case=True)
    t.answers(1)
    steps = steps_of(t.match)
    t.plays(0, "insist")
    t.plays(1, "bid", sum=300)
    t.plays(0, "bid", sum=500)
    assert deeds(t.match, steps) == [(0, "call", True), (0, "believe", False)] * 2
    t.plays(1, "give-way")
    assert deeds(t.match, steps)[4:] == [(1, "caught", True)]


def test_who_cannot_answer_a_sum_does_not_decline_to_call() -> None:
    t = kiev(700, 900)
    t.move("red-1", "istanbul", case=True)
    t.answers(1)
    t.plays(0, "insist")
    steps = steps_of(t.match)
    t.plays(1, "bid", sum=800)
    t.plays(0, "give-way")
    assert deeds(t.match, steps) == []


def test_in_casablanca_only_those_with_a_stake_can_protest() -> None:
    t = casablanca(3)
    t.bribe(green=[1000])
    steps = steps_of(t.match)
    t.move("green", "tannery")
    t.answers(0)
    assert deeds(t.match, steps) == [(0, "protest", True)], "seat 2 could only say no"
