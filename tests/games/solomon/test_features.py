"""What a net is told of a position, besides what stands on the board."""

from __future__ import annotations

import pytest

from tests.games.solomon.observed import Observed
from tests.games.solomon.table import agent, casablanca, position

BOTH = pytest.mark.parametrize("game", ["agent", "casablanca"])
OUT = [0.0] * 9


@BOTH
def test_the_ways_of_all_agents_and_whose_is_the_shortest(game: str) -> None:
    red, fellow, case = {"agent": ("red-1", "red-2", "kiev"), "casablanca": ("red", "brown", "customs")}[game]
    holder = red if game == "agent" else None
    seen = Observed(position(game, at={red: case}, case=case, holder=holder, gone=[fellow]), 1)
    ways, nearest = seen.old(2 * seen.agents + seen.seats, seen.agents), seen.old(seen.agents + seen.seats, seen.agents)
    number = seen.agents // 2
    assert nearest == [float(each == number) for each in range(seen.agents)]
    longest, green = {"agent": (2 * 5, 4 + 4), "casablanca": (2 * 8, 7 + 7)}[game]
    assert ways[number] == 1 / longest
    assert ways[number + 1] == 1, "it is out of play"
    assert ways[0] == green / longest


@BOTH
def test_who_last_moved_or_took_the_briefcase(game: str) -> None:
    name, to = {"agent": ("red-1", "istanbul"), "casablanca": ("red", "changers")}[game]
    at = {"agent": "tangier", "casablanca": "bazaar"}[game]
    t = position(game, mover=1, at={name: at}, holder=name if game == "agent" else None)
    t.move(name, to, case=True)
    t.stands()
    for reader, place in ((0, 1), (1, 0), (2, 2)):
        seen = Observed(t, reader)
        assert seen.old(seen.seats, seen.seats) == [float(seat == place) for seat in range(seen.seats)]


def test_AG_24_the_decision_of_who_won_has_a_number_of_its_own() -> None:
    t = agent(2, stakes={1: {"green-1": 100}})
    t.move("green-1", "new-york")
    t.answers(1)
    t.plays(0, "insist")
    t.plays(1, "bid", sum=100)
    assert Observed(t, 1).new(0, 1) == [0.0]
    t.plays(0, "give-way")
    assert Observed(t, 1).new(0, 1) == [1.0]


@pytest.mark.parametrize(
    ("mine", "shown", "stand"),
    [
        (300, 200, [1.0, 0.0, 0.0, 0.0]),
        (200, 200, [0.0, 1.0, 0.0, 0.0]),
        (100, 200, [0.0, 0.0, 1.0, 0.0]),
        (0, 0, [0.0, 1.0, 0.0, 0.0]),
    ],
)
def test_whether_one_has_more_than_others_have_shown(mine: int, shown: int, stand: list[float]) -> None:
    t = agent(3, stakes={0: {"red-1": mine}, 1: {"red-1": 900}, 2: {"red-1": 900}})
    t.match._state.shown[1][t.match._game.AGENT_IDS.index("red-1")] = shown // 100  # type: ignore[attr-defined]
    seen = Observed(t, 0)
    assert seen.of_agent("red-1")[:4] == stand
    t.move("red-1", "kiev")
    assert Observed(t, 0).of_plan[:4] == stand


def test_whether_one_has_more_than_any_other_can_have() -> None:
    t = casablanca(2, stakes={0: {"red": 100}})
    assert Observed(t, 0).of_agent("red")[3] == 1, "nobody else has bribed"
    t.bribe(green=[100])
    t.bribe(red=[100])
    assert Observed(t, 0).of_agent("red")[3] == 0
    rich = agent(2, stakes={0: {"red-1": 5100}, 1: {"blue-1": 5000}})
    assert Observed(rich, 0).of_agent("red-1")[3] == 0
    rich.match._state.shown[1][rich.match._game.AGENT_IDS.index("blue-1")] = 50  # type: ignore[attr-defined]
    assert Observed(rich, 0).of_agent("red-1")[3] == 1, "5000 are known to lie elsewhere"


def test_how_far_each_agent_is_from_ending_the_game() -> None:
    at = {"red-1": "kiev", "blue-1": "london", "green-1": "istanbul"}
    seen = Observed(agent(at=at, case="kiev", holder="red-1", gone=["yellow-1"]), 0)
    assert seen.of_agent("red-1")[4:] == [0.0, 1 / 5, 1.0, 0.0, 0.0]  # home with it
    assert seen.of_agent("red-2")[4:] == [1 / 5, 1 / 5, 0.0, 0.0, 1.0]  # there, from the holder, and home
    assert seen.of_agent("blue-1")[6:] == [0.0, 0.0, 0.0]
    assert seen.of_agent("yellow-1") == OUT
    seen = Observed(casablanca(at={"red": "garage"}, case="garage"), 0)
    assert seen.of_agent("red")[4:] == [0.0, 1 / 8, 1.0, 0.0, 0.0]
    assert seen.of_agent("brown")[4:] == [1 / 8, 1 / 8, 0.0, 1.0, 0.0]


def test_whether_the_announcement_ends_the_game_and_how_far_one_is_over_the_sum() -> None:
    t = agent(2, at={"red-1": "kiev"}, case="kiev", holder="red-1", stakes={0: {"red-1": 500}, 1: {"red-1": 300}})
    assert Observed(t, 0).of_plan == [0.0] * 6, "nothing is announced"
    t.move("red-1", "moscow", case=True)
    t.answers(1)
    t.plays(0, "insist")
    t.plays(1, "bid", sum=200)
    assert Observed(t, 0).of_plan == [1.0, 0.0, 0.0, 0.0, 1.0, 0.3]
    assert Observed(t, 1).of_plan[4:] == [1.0, pytest.approx(0.1)]
    t.plays(0, "bid", sum=400)
    assert Observed(t, 1).of_plan[4:] == [1.0, 0.0]
