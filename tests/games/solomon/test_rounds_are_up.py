"""Agent and Casablanca: who wins when the rounds are up (AG-36)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.looking_back import steps_of, turns
from tests.games.solomon.table import Table, agent, casablanca, position

BOTH = pytest.mark.parametrize("game", ["agent", "casablanca"])


def last_round(game: str = "agent", seats: int = 3, **made: Any) -> Table:
    """The briefcase is one link from Moscow, or from the Airport, and red is next to it; its fellow has been struck."""
    red, fellow, case = {
        "agent": ("red-1", "red-2", "kiev"),
        "casablanca": ("red", "brown", "customs"),
    }[game]
    stakes = {seat: {red: stake} for seat, stake in enumerate(made.pop("on_red", ()))}
    made = {"at": {red: case}, "gone": [fellow], "case": case, "stakes": stakes, **made}
    return position(game, seats, round_cap=1, **made)


def ended(t: Table) -> dict[str, Any]:
    """Every seat bribes an agent that is far away, and the only round is over."""
    far = "yellow_2" if "yellow-2" in t.seen["agents"] else "grey"
    for _ in range(t.match.seats):
        t.bribe(**{far: [100]})
    assert t.match.outcome is not None
    assert t.match.outcome["reason"] == "rounds-are-up"
    return t.match.outcome


# ---------------------------------------------------------------------------------- whose way is the shortest
@BOTH
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_AG_36_the_highest_stake_on_the_agent_with_the_shortest_way_wins(game: str, winner: int) -> None:
    stakes = [900 if seat == winner else 800 for seat in range(3)]
    outcome = ended(last_round(game, on_red=stakes))
    assert outcome["winners"] == [winner]
    assert outcome["scores"] == [float(seat == winner) for seat in range(3)]
    assert outcome["agents"] == ["red-1" if game == "agent" else "red"]
    assert outcome["stakes"] == stakes


@pytest.mark.parametrize(
    ("at", "case", "holder", "nearest"),
    [
        ({"red-1": "istanbul", "blue-1": "tangier"}, "tangier", None, ["blue-1"]),  # 0 + 3 against 1 + 3
        ({"green-1": "kiev"}, "kiev", "green-1", ["red-1", "red-2"]),  # 1 + 1 against 0 + 4, though it holds it
        ({"red-1": "kiev", "green-1": "azores"}, "azores", None, ["green-1"]),  # near to its home is not on its way
        ({"green-1": "moscow"}, "moscow", None, ["red-1", "red-2"]),  # nothing to go, but the briefcase lies beside
    ],
)
def test_AG_36_the_way_is_to_the_briefcase_and_home_with_it(
    at: dict[str, str], case: str, holder: str | None, nearest: list[str]
) -> None:
    assert ended(agent(2, round_cap=1, at=at, case=case, holder=holder))["agents"] == nearest


@pytest.mark.parametrize(
    ("at", "case", "nearest"),
    [
        ({"red": "changers", "green": "bazaar"}, "bazaar", ["green"]),
        ({"green": "customs"}, "customs", ["red", "brown"]),
        ({}, "hotel", ["blue", "white"]),  # CB-12: they have not carried it there
    ],
)
def test_AG_36_in_casablanca_the_way_is_counted_in_streets(at: dict[str, str], case: str, nearest: list[str]) -> None:
    assert ended(casablanca(2, round_cap=1, at=at, case=case))["agents"] == nearest


def test_AG_36_who_is_out_of_play_is_not_on_its_way() -> None:
    outcome = ended(agent(2, round_cap=1, gone=["red-1", "red-2"], case="berlin", stakes={0: {"red-1": 5000}}))
    assert outcome["agents"] == ["blue-1", "blue-2"]
    assert outcome["winners"] == []


def test_AG_36_of_agents_with_the_same_way_the_stakes_count_together() -> None:
    stakes = {0: {"red-1": 500}, 1: {"red-1": 300, "red-2": 300}, 2: {"blue-1": 5000}}
    outcome = ended(agent(round_cap=1, case="kiev", stakes=stakes))
    assert outcome["agents"] == ["red-1", "red-2"]
    assert outcome["stakes"] == [500, 600, 0]
    assert outcome["winners"] == [1]


# ---------------------------------------------------------------------------------- ties and draws
@BOTH
def test_AG_36_a_tie_is_shared_for_nobody_has_moved_it(game: str) -> None:
    outcome = ended(last_round(game, on_red=[100, 800, 800]))
    assert outcome["winners"] == [1, 2]
    assert outcome["scores"] == [0.0, 0.5, 0.5]


@BOTH
def test_AG_36_a_draw_if_nobody_has_anything_on_it(game: str) -> None:
    other = {"agent": "green-1", "casablanca": "green"}[game]
    outcome = ended(last_round(game, stakes={0: {other: 5000}}))
    assert outcome["winners"] == []
    assert outcome["stakes"] == [0, 0, 0]
    assert outcome["scores"] == [1 / 3] * 3


@BOTH
def test_AG_36_a_draw_if_no_agent_is_left_when_the_rounds_are_up(game: str) -> None:
    names = list(position(game).seen["agents"])
    t = position(game, mover=2, gone=names, round_cap=1, stakes={0: {names[0]: 1000}})
    t.match._state.contested = 1  # nothing can be announced, and the turn ends
    t.plays(2, "end-turn")
    assert t.match.outcome == {"winners": [], "reason": "no-agent-left", "scores": [1 / 3] * 3}


# ---------------------------------------------------------------------------------- as numbers
@BOTH
def test_AG_36_an_observation_has_the_ways_and_whose_is_the_shortest(game: str) -> None:
    t = last_round(game)
    rules: Any = t.match._game
    seen = [0.0] * rules.FEATURES
    rules.observe(t.match.known(1), 1, seen)
    ways, shortest = seen[-2 * rules.AGENTS : -rules.AGENTS], seen[-rules.AGENTS :]
    red, fellow = rules.AGENTS // 2, rules.AGENTS // 2 + 1
    assert shortest == [float(number == red) for number in range(rules.AGENTS)]
    longest, green = {"agent": (2 * 5, 4 + 4), "casablanca": (2 * 8, 7 + 7)}[game]
    assert ways[red] == 1 / longest
    assert ways[fellow] == 1, "it is out of play"
    assert ways[0] == green / longest


# ---------------------------------------------------------------------------------- looking back
def test_the_main_question_is_about_an_agent_with_the_shortest_way() -> None:
    stakes = {0: {"green-1": 5000, "red-1": 100}, 1: {"red-2": 400}}
    t = agent(round_cap=1, case="kiev", stakes=stakes)
    ended(t)
    main = [question["agent"] for question in t.match._game.questions(t.match._state) if question["main"]]
    assert main == ["red-2"]


def test_when_the_rounds_are_up_the_review_tells_who_won_by_the_shortest_way() -> None:
    t = last_round(on_red=[100, 800, 800])
    steps = steps_of(t.match)
    ended(t)
    told = [turn for turn in turns(t.match, steps) if turn[0] == "shortest-way"]
    assert told == [("shortest-way", 1), ("shortest-way", 2)]
    told_of = next(turn for turn in t.match._game.turning_points(steps) if turn["what"] == "shortest-way")
    assert (told_of["agents"], told_of["stakes"], told_of["weight"]) == (["red-1"], [100, 800, 800], 10)


def test_the_lead_on_the_agent_with_the_shortest_way_weighs_most() -> None:
    t = last_round(seats=2, on_red=[100, 0])
    steps = steps_of(t.match)
    t.bribe(yellow_2=[100])
    t.bribe(red_1=[500], green_1=[500])
    told = {
        turn["agent"]: turn["weight"] for turn in t.match._game.turning_points(steps) if turn["what"] == "lead-changed"
    }
    assert told["red-1"] > told["green-1"] + 2, "not only because somebody else led there"
