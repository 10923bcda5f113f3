"""Agent: the end (AG-31 … AG-33, AG-35, AG-36; the round cap is in test_rounds_are_up.py)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.solomon.table import Table, agent, position

AGENTS = [f"{colour}-{number}" for colour in ("green", "blue", "red", "yellow") for number in (1, 2)]


def red_at_the_gate(**stakes_on_red: int) -> Table:
    """Red 1 holds the briefcase in Kiev, one link from Moscow, and seat 0 is to move. Stakes by `seat_0=700`."""
    stakes = {int(seat[-1]): {"red-1": stake} for seat, stake in stakes_on_red.items()}
    return agent(at={"red-1": "kiev"}, case="kiev", holder="red-1", stakes=stakes)


def outcome(t: Table) -> dict[str, Any]:
    assert t.match.outcome is not None
    return t.match.outcome


# ---------------------------------------------------------------------------------- home
def test_AG_31_by_arriving() -> None:
    t = red_at_the_gate(seat_1=100)
    t.move("red-1", "moscow", case=True)
    t.stands()
    assert t.match.over
    assert outcome(t)["reason"] == "brought-home"
    assert outcome(t)["agent"] == "red-1"


def test_AG_31_by_stepping_on_it_there() -> None:
    t = agent(case="moscow", stakes={1: {"red-2": 100}})
    t.step("on", "red-2")
    t.stands()
    assert outcome(t)["reason"] == "brought-home"
    assert outcome(t)["agent"] == "red-2"


def test_AG_31_by_attack() -> None:
    t = agent(at={"red-1": "kiev", "blue-1": "moscow"}, case="moscow", holder="blue-1", stakes={0: {"red-1": 600}})
    t.strike("red-1", "moscow", "blue-1", case=True)
    t.stands()
    assert outcome(t)["reason"] == "brought-home"
    assert outcome(t)["agent"] == "red-1"


@pytest.mark.parametrize(
    ("name", "at", "to", "case"),
    [
        ("red-1", "kiev", "moscow", False),  # without the briefcase
        ("blue-1", "kiev", "moscow", True),  # not its own capital
        ("red-1", "kiev", "berlin", True),  # no capital
    ],
)
def test_AG_31_only_with_the_briefcase_and_only_in_its_own_capital(name: str, at: str, to: str, case: bool) -> None:
    t = agent(at={name: at}, case=at, holder=name)
    t.move(name, to, case=case)
    t.stands()
    assert not t.match.over


def test_AG_31_the_action_can_be_protested_first() -> None:
    t = red_at_the_gate(seat_1=100)
    t.move("red-1", "moscow", case=True)
    assert not t.match.over
    t.lost_duel(1)
    assert not t.match.over
    assert t.where("red-1") == "kiev"


# ---------------------------------------------------------------------------------- who wins
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_AG_32_the_highest_stake_wins_whoever_moved(winner: int) -> None:
    stakes = {f"seat_{seat}": 900 if seat == winner else 800 for seat in range(3)}
    t = red_at_the_gate(**stakes)
    t.move("red-1", "moscow", case=True)
    t.stands()
    assert outcome(t)["winners"] == [winner]
    assert outcome(t)["stakes"] == list(stakes.values())


@pytest.mark.parametrize("stakes", [(800, 800, 100), (100, 800, 800), (0, 0, 0), (800, 800, 800), (500, 900, 900)])
def test_AG_32_a_tie_for_the_highest_is_the_movers_even_if_he_is_not_tied(stakes: tuple[int, ...]) -> None:
    t = red_at_the_gate(**{f"seat_{seat}": stake for seat, stake in enumerate(stakes)})
    t.move("red-1", "moscow", case=True)
    t.stands()
    assert outcome(t)["winners"] == [0]


def test_AG_32_a_tie_below_the_highest_does_not_matter() -> None:
    t = red_at_the_gate(seat_0=800, seat_1=800, seat_2=900)
    t.move("red-1", "moscow", case=True)
    t.stands()
    assert outcome(t)["winners"] == [2]


def test_AG_33_the_price_of_a_winning_attack_has_been_paid() -> None:
    t = agent(
        at={"red-1": "kiev", "blue-1": "moscow"},
        case="kiev",
        holder="red-1",
        stakes={0: {"red-1": 900}, 1: {"red-1": 500}},
    )
    t.strike("red-1", "moscow", "blue-1", case=True)
    t.stands()
    assert outcome(t)["winners"] == [1]
    assert outcome(t)["stakes"] == [400, 500, 0]


# ---------------------------------------------------------------------------------- open ledgers, and draws
def test_AG_35_at_the_end_every_ledger_is_opened() -> None:
    t = red_at_the_gate(seat_0=700, seat_1=900, seat_2=300)
    t.move("red-1", "moscow", case=True)
    assert [known["lots"] for known in t.seen["seats"]] == [None] * 3
    assert [known["stakes"] for known in t.seen["seats"]] == [{}] * 3
    t.stands()
    for reader in (0, 1, 2, None):
        seats = t.match.view(reader)["seats"]
        assert [known["stakes"]["red-1"] for known in seats] == [700, 900, 300]
        assert [sum(known["lots"].values()) for known in seats] == [22, 22, 23]
        assert [row["red-1"] for row in t.events("ledgers", reader)[0]["stakes"]] == [700, 900, 300]


def test_AG_35_also_when_the_rounds_are_up() -> None:
    t = agent(2, round_cap=1, stakes={1: {"red-1": 900}})
    for _ in range(2):
        t.bribe(blue_1=[100])
    assert t.match.over
    assert t.seen["seats"][1]["stakes"]["red-1"] == 900


@pytest.mark.parametrize("game", ["agent", "casablanca"])
def test_AG_36_at_the_cap_nobody_wins_and_everybody_has_nothing(game: str) -> None:
    """However near the briefcase is to its home, and whoever has most."""
    red, case, other = {"agent": ("red-1", "kiev", "blue_1"), "casablanca": ("red", "garage", "blue")}[game]
    holder = red if game == "agent" else None
    stakes = {0: {red: 900}, 2: {red: 100}}
    t = position(game, round_cap=2, at={red: case}, case=case, holder=holder, stakes=stakes)
    for _ in range(6):
        t.bribe(**{other: [100]})
    assert outcome(t) == {"winners": [], "reason": "rounds-are-up", "scores": [0.0, 0.0, 0.0]}
    assert [row[red] for row in t.events("ledgers")[0]["stakes"]] == [900, 0, 100]


def test_AG_36_a_briefcase_that_comes_home_in_the_last_turn_wins() -> None:
    t = agent(2, mover=1, round_cap=1, at={"red-1": "kiev"}, case="kiev", holder="red-1", stakes={1: {"red-1": 100}})
    t.move("red-1", "moscow", case=True)
    t.stands()
    assert outcome(t)["winners"] == [1]


def test_AG_36_an_attacker_is_always_left() -> None:
    """So there is an agent in play in every game."""
    last = {"red-1": "berlin", "blue-1": "rome"}
    t = agent(gone=[name for name in AGENTS if name not in last], at=last, stakes={0: {"red-1": 500}})
    t.strike("red-1", "rome", "blue-1")
    t.stands()
    assert [name for name in AGENTS if t.where(name)] == ["red-1"]
    assert not t.match.over
    assert t.can(1, "move", agent="red-1")
