"""Agent and Casablanca by versions 1 and 2 of their rules: the end when the rounds are up, and a duel that is won."""

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
    holder = red if game == "agent" else None
    made = {
        "at": {red: case},
        "holder": holder,
        "gone": [fellow],
        "case": case,
        "stakes": stakes,
        "round_cap": 1,
        "version": 2,
        **made,
    }
    return position(game, seats, **made)


def far(t: Table) -> str:
    return "yellow_2" if "yellow-2" in t.seen["agents"] else "grey"


def ended(t: Table) -> dict[str, Any]:
    """Every seat bribes an agent that is far away, until the last round is over."""
    while not t.match.over:
        t.bribe(**{far(t): [100]})
    assert t.match.outcome is not None
    assert t.match.outcome["reason"] == "rounds-are-up"
    return t.match.outcome


# ---------------------------------------------------------------------------------- whose way is the shortest
@BOTH
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_version_2_the_highest_stake_on_the_agent_with_the_shortest_way_wins(game: str, winner: int) -> None:
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
def test_version_2_the_way_is_to_the_briefcase_and_home_with_it(
    at: dict[str, str], case: str, holder: str | None, nearest: list[str]
) -> None:
    assert ended(agent(2, version=2, round_cap=1, at=at, case=case, holder=holder))["agents"] == nearest


@pytest.mark.parametrize(
    ("at", "case", "nearest"),
    [
        ({"red": "changers", "green": "bazaar"}, "bazaar", ["green"]),
        ({"green": "customs"}, "customs", ["red", "brown"]),
        ({}, "hotel", ["blue", "white"]),  # CB-12: they have not carried it there
    ],
)
def test_version_2_in_casablanca_the_way_is_counted_in_streets(
    at: dict[str, str], case: str, nearest: list[str]
) -> None:
    assert ended(casablanca(2, version=2, round_cap=1, at=at, case=case))["agents"] == nearest


def test_version_2_who_is_out_of_play_is_not_on_its_way() -> None:
    outcome = ended(
        agent(2, version=2, round_cap=1, gone=["red-1", "red-2"], case="berlin", stakes={0: {"red-1": 5000}})
    )
    assert outcome["agents"] == ["blue-1", "blue-2"]
    assert outcome["stakes"] == [0, 0]


def test_version_2_of_agents_with_the_same_way_the_stakes_count_together() -> None:
    stakes = {0: {"red-1": 500}, 1: {"red-1": 300, "red-2": 300}, 2: {"blue-1": 5000}}
    outcome = ended(agent(version=2, round_cap=1, case="kiev", stakes=stakes))
    assert outcome["agents"] == ["red-1", "red-2"]
    assert outcome["stakes"] == [500, 600, 0]
    assert outcome["winners"] == [1]


# ---------------------------------------------------------------------------------- ties
def moved_about(t: Table, seat: int) -> None:
    """Two rounds in which first the seat after that one moves the briefcase, and then the seat: there and back."""
    red = "red-1" if "red-1" in t.seen["agents"] else "red"
    case, away = t.case[0], "istanbul" if red == "red-1" else "sea-gate"
    first = (seat + 1) % t.match.seats
    for mover, to in ((first, away), (seat, case)):
        while t.mover != mover:
            t.bribe(**{far(t): [100]})
        t.move(red, to, case=True)
        t.stands()


@BOTH
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_version_2_a_tie_is_his_who_last_moved_or_took_the_briefcase_even_if_he_is_not_tied(
    game: str, seat: int
) -> None:
    t = last_round(game, on_red=[100, 800, 800], round_cap=3)
    moved_about(t, seat)
    assert ended(t)["winners"] == [seat]


@pytest.mark.parametrize("by", ["step", "move", "attack"])
def test_version_2_taking_the_briefcase_counts_as_moving_it(by: str) -> None:
    at = {"red-1": "kiev" if by == "step" else "moscow", "green-1": "kiev"}
    holder = "green-1" if by == "attack" else None
    t = last_round(on_red=[500, 800, 800], at=at, holder=holder, round_cap=2, mover=0, first=1)
    if by == "step":
        t.step("on", "red-1")
    elif by == "move":
        t.move("red-1", "kiev", case=True)
    else:
        t.strike("red-1", "kiev", "green-1", case=True)
    t.stands()
    assert t.case == ("kiev", "red-1"), "it lies where it lay"
    outcome = ended(t)
    assert outcome["agents"] == ["red-1"]
    assert outcome["winners"] == [0]


@BOTH
def test_version_2_if_nobody_has_anything_there_he_wins_too(game: str) -> None:
    other = {"agent": "green-1", "casablanca": "green"}[game]
    t = last_round(game, stakes={0: {other: 5000}}, round_cap=3)
    moved_about(t, 1)
    outcome = ended(t)
    assert outcome["stakes"] == [0, 0, 0]
    assert outcome["winners"] == [1]
    assert outcome["scores"] == [0.0, 1.0, 0.0]


@BOTH
def test_version_2_as_long_as_nobody_has_it_is_who_began(game: str) -> None:
    assert ended(last_round(game, on_red=[100, 800, 800], mover=0, first=0))["winners"] == [0]
    assert ended(last_round(game, on_red=[800, 100, 800], mover=1, first=1))["winners"] == [1]


@BOTH
def test_version_1_at_the_cap_it_is_a_draw(game: str) -> None:
    t = last_round(game, on_red=[100, 800, 900], version=1)
    assert ended(t) == {"winners": [], "reason": "rounds-are-up", "scores": [1 / 3] * 3}


@BOTH
@pytest.mark.parametrize("version", [1, 2])
def test_before_version_3_what_was_won_against_is_undone(game: str, version: int) -> None:
    t = last_round(game, on_red=[100, 800, 900], version=version)
    t.move("red-1" if game == "agent" else "red", "moscow" if game == "agent" else "airport", case=True)
    t.answers(1)
    if game == "agent":
        t.plays(0, "insist")
    t.plays(1, "bid", sum=200)
    t.plays(0, "give-way")
    assert t.match.to_act == (0,)
    assert t.events("gave-way") == [{"seat": 0, "undone": True}]
    assert len(t.seen["refused"]) == 1


# ---------------------------------------------------------------------------------- looking back
def test_the_main_question_is_about_an_agent_with_the_shortest_way() -> None:
    stakes = {0: {"green-1": 5000, "red-1": 100}, 1: {"red-2": 400}}
    t = agent(version=2, round_cap=1, case="kiev", stakes=stakes)
    ended(t)
    main = [question["agent"] for question in t.match._game.questions(t.match._state) if question["main"]]
    assert main == ["red-2"]


def test_when_the_rounds_are_up_the_review_tells_who_won_by_the_shortest_way() -> None:
    t = last_round(on_red=[100, 800, 900])
    steps = steps_of(t.match)
    ended(t)
    told = [turn for turn in turns(t.match, steps) if turn[0] == "shortest-way"]
    assert told == [("shortest-way", 2)]
    told_of = next(turn for turn in t.match._game.turning_points(steps) if turn["what"] == "shortest-way")
    assert (told_of["agents"], told_of["stakes"], told_of["weight"]) == (["red-1"], [100, 800, 900], 10)


def test_the_lead_on_the_agent_with_the_shortest_way_weighs_most() -> None:
    t = last_round(seats=2, on_red=[100, 0])
    steps = steps_of(t.match)
    t.bribe(yellow_2=[100])
    t.bribe(red_1=[500], green_1=[500])
    told = {
        turn["agent"]: turn["weight"] for turn in t.match._game.turning_points(steps) if turn["what"] == "lead-changed"
    }
    assert told["red-1"] > told["green-1"] + 2, "not only because somebody else led there"
