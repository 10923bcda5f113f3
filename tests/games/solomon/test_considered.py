"""The options that a net weighs: none that the table has proven to be useless, and a sure win before all others."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.solomon.table import Table, agent, casablanca
from valise_games.games.game import Action

ALL_OF_IT = 10_000


def weighed(t: Table, seat: int) -> list[Action]:
    game: Any = t.match._game
    known, choices = t.match.known(seat), [0] * (game.MOST_CHOICES + 1)
    game.considered(known, seat, choices)
    return [game.write_action(known, number) for number in choices[1 : choices[0] + 1]]


def let_know(t: Table, field: str, seat: int, agent: str, hundreds: int) -> None:
    """Everybody knows what the seat has shown, or spent."""
    getattr(t.match._state, field)[seat][t.match._game.AGENT_IDS.index(agent)] = hundreds  # type: ignore[attr-defined]


def kinds(t: Table, seat: int) -> set[str]:
    return {action["do"] for action in weighed(t, seat)}


def sums(t: Table, seat: int) -> list[int]:
    return [action["sum"] for action in weighed(t, seat) if action["do"] == "bid"]


@pytest.mark.parametrize(("stake", "sure"), [(ALL_OF_IT, True), (ALL_OF_IT - 100, False)])
def test_a_way_home_that_nobody_can_stop_is_taken(stake: int, sure: bool) -> None:
    t = agent(2, at={"red-1": "kiev"}, case="kiev", holder="red-1", stakes={0: {"red-1": stake}})
    home = {"do": "move", "agent": "red-1", "to": "moscow", "case": True}
    assert home in weighed(t, 0)
    assert (weighed(t, 0) == [home]) is sure


def test_nobody_protests_against_what_the_mover_has_shown() -> None:
    t = agent(2, stakes={0: {"green-1": 500}, 1: {"green-1": 500}})
    t.move("green-1", "new-york")
    assert kinds(t, 1) == {"protest", "let-pass"}
    t = agent(2, stakes={0: {"green-1": 500}, 1: {"green-1": 500}})
    let_know(t, "shown", 0, "green-1", 5)
    t.move("green-1", "new-york")
    assert kinds(t, 1) == {"let-pass"}


def test_a_protester_names_no_sum_that_the_mover_has_shown() -> None:
    t = casablanca(2, stakes={0: {"green": 900}, 1: {"green": 2000}})
    let_know(t, "shown", 0, "green", 8)
    t.move("green", "tannery")
    t.answers(1)
    assert sums(t, 1) == [900, 1800, 2000]


@pytest.mark.parametrize(("stake", "gives_way"), [(ALL_OF_IT, False), (ALL_OF_IT - 100, True)])
def test_nobody_gives_way_in_a_duel_that_is_sure_to_be_won(stake: int, gives_way: bool) -> None:
    t = agent(2, stakes={0: {"green-1": stake}, 1: {"green-1": 5000}})
    t.move("green-1", "new-york")
    t.answers(1)
    t.plays(0, "insist")
    t.plays(1, "bid", sum=1000)
    assert ("give-way" in kinds(t, 0)) is gives_way


def test_a_way_home_is_always_stopped_by_who_is_sure_to_stop_it() -> None:
    stakes = {0: {"red-1": 100}, 1: {"red-1": ALL_OF_IT}}
    for seats, does in ((3, "protest"), (2, "let-pass")):  # the briefcase comes home for the other one of two
        t = agent(seats, at={"red-1": "kiev"}, case="kiev", holder="red-1", stakes=stakes)
        let_know(t, "spent", 0, "blue-1", 5)
        t.move("red-1", "moscow", case=True)
        assert kinds(t, 1) == {does}
