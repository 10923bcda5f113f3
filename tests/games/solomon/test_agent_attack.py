"""Agent: attacks (AG-13 … AG-17, AG-34)."""

from __future__ import annotations

import pytest

from tests.games.solomon.table import Table, agent
from valise_games import IllegalAction


def kiev_against_istanbul(**changes: object) -> Table:
    """Red 1 in Kiev can attack Blue 1 in Istanbul: seat 0 has 700 on it."""
    setting: dict[str, object] = {
        "at": {"red-1": "kiev", "blue-1": "istanbul"},
        "stakes": {0: {"red-1": 700}},
    }
    return agent(**(setting | changes))  # type: ignore[arg-type]


# ---------------------------------------------------------------------------------- the attack
@pytest.mark.parametrize(("stake", "enough"), [(400, False), (500, True), (600, True)])
def test_AG_13_needs_500_on_the_attacker(stake: int, enough: bool) -> None:
    t = kiev_against_istanbul(stakes={0: {"red-1": stake, "blue-1": 1000, "red-2": 1000}, 1: {"red-1": 2000}})
    assert t.can(0, "strike", agent="red-1", to="istanbul", victim="blue-1") == enough


def test_AG_13_moves_one_link_onto_an_occupied_city() -> None:
    t = kiev_against_istanbul(at={"red-1": "kiev", "blue-1": "istanbul", "yellow-1": "tangier"})
    assert {(a["to"], a["victim"]) for a in t.legal(0, "strike")} == {("istanbul", "blue-1")}
    t.strike("red-1", "istanbul", "blue-1")
    t.stands()
    assert t.where("red-1") == "istanbul"
    assert t.where("blue-1") is None


def test_AG_13_banishes_the_one_agent_that_was_named() -> None:
    at = {"red-1": "kiev", "blue-1": "istanbul", "green-1": "istanbul", "red-2": "istanbul"}
    t = kiev_against_istanbul(at=at)
    assert {a["victim"] for a in t.legal(0, "strike")} == {"blue-1", "green-1", "red-2"}
    t.strike("red-1", "istanbul", "green-1")
    t.stands()
    assert t.where("green-1") is None
    assert t.where("blue-1") == t.where("red-2") == "istanbul"


@pytest.mark.parametrize("holder", [None, "red-1", "blue-1"])
def test_AG_13_not_within_the_same_city(holder: str | None) -> None:
    t = kiev_against_istanbul(at={"red-1": "istanbul", "blue-1": "istanbul"}, case="istanbul", holder=holder)
    assert not t.can(0, "strike")
    with pytest.raises(IllegalAction):
        t.strike("red-1", "istanbul", "blue-1")


# ---------------------------------------------------------------------------------- safe at home
def test_AG_14_safe_at_home() -> None:
    t = kiev_against_istanbul(at={"red-1": "berlin"})
    assert t.where("blue-1") == t.where("blue-2") == "london"
    assert t.can(0, "move", agent="red-1", to="london")
    assert not t.can(0, "strike", to="london")


def test_AG_14_a_foreigner_in_that_city_is_not_safe() -> None:
    t = kiev_against_istanbul(at={"red-1": "berlin", "green-1": "london"})
    assert [a["victim"] for a in t.legal(0, "strike", to="london")] == ["green-1"]


def test_AG_14_an_agent_may_attack_into_its_own_capital() -> None:
    t = kiev_against_istanbul(at={"red-1": "berlin", "green-1": "moscow"})
    assert [a["victim"] for a in t.legal(0, "strike", to="moscow")] == ["green-1"]
    t.strike("red-1", "moscow", "green-1")
    t.stands()
    assert t.where("green-1") is None


# ---------------------------------------------------------------------------------- the victim
def test_AG_15_out_for_good() -> None:
    t = kiev_against_istanbul()
    t.strike("red-1", "istanbul", "blue-1")
    t.stands()
    for seat in (1, 2, 0):
        assert not t.legal(seat, None, agent="blue-1")
        assert not t.legal(seat, None, victim="blue-1")
        t.plays(seat, "bribe")
        assert not t.legal(seat, "lot", agent="blue-1")
        t.plays(seat, "lot", agent="red-1", worth=100)
        t.plays(seat, "done")
    assert t.where("blue-1") is None


@pytest.mark.parametrize("on_it", [True, False])
def test_AG_15_the_attacker_of_a_holder_goes_on_the_briefcase_or_beside_it(on_it: bool) -> None:
    t = kiev_against_istanbul(case="istanbul", holder="blue-1")
    t.strike("red-1", "istanbul", "blue-1", case=on_it)
    t.stands()
    assert t.case == ("istanbul", "red-1" if on_it else None)


def test_AG_16_the_mover_pays_500_of_his_stake_on_the_attacker() -> None:
    t = kiev_against_istanbul(stakes={0: {"red-1": 700, "blue-1": 600}, 1: {"red-1": 1000}})
    t.strike("red-1", "istanbul", "blue-1")
    t.stands()
    assert (t.stake(0, "red-1"), t.stake(0, "blue-1"), t.stake(1, "red-1")) == (200, 600, 1000)
    assert t.seen["seats"][0]["spent"] == {"red-1": 500}
    assert t.events("paid") == [{"seat": 0, "agent": "red-1", "sum": 500}]


def test_AG_16_only_if_the_attack_stands() -> None:
    t = kiev_against_istanbul(stakes={0: {"red-1": 700}, 1: {"red-1": 1000}})
    t.strike("red-1", "istanbul", "blue-1")
    t.lost_duel(1)
    assert t.stake(0, "red-1") == 700
    assert t.seen["seats"][0]["spent"] == {}
    assert t.where("blue-1") == "istanbul"


def test_AG_17_every_stake_on_the_banished_agent_is_announced_zero_too() -> None:
    t = kiev_against_istanbul(stakes={0: {"red-1": 700, "blue-1": 300}, 2: {"blue-1": 1200, "red-1": 400}})
    t.strike("red-1", "istanbul", "blue-1")
    t.stands()
    for seat in (0, 1, 2, None):
        (told,) = t.events("lost-stakes", seat)
        assert (told["agent"], told["stakes"]) == ("blue-1", [300, 0, 1200])
        assert told["lost"] == [{"seat": 2, "sum": 1200}, {"seat": 0, "sum": 300}, {"seat": 1, "sum": 0}]
        assert [known["stakes"] for known in t.match.view(seat)["seats"]] == [
            {"blue-1": 300},
            {"blue-1": 0},
            {"blue-1": 1200},
        ]


def test_AG_17_nothing_is_announced_of_an_attack_that_does_not_stand() -> None:
    t = kiev_against_istanbul(stakes={0: {"red-1": 700}, 1: {"red-1": 1000, "blue-1": 400}})
    t.strike("red-1", "istanbul", "blue-1")
    t.lost_duel(1)
    assert t.events("lost-stakes") == []
    assert t.seen["seats"][1]["stakes"] == {}


def test_AG_17_that_money_is_lost() -> None:
    t = kiev_against_istanbul(stakes={0: {"red-1": 700}, 1: {"blue-1": 1000}})
    lots = t.lots(1)
    t.strike("red-1", "istanbul", "blue-1")
    t.stands()
    assert t.lots(1) == lots
    assert {name: stake for name, stake in t.match.view(1)["dossier"]["stakes"].items() if t.where(name)} == {}


# ---------------------------------------------------------------------------------- the briefcase in an attack
@pytest.mark.parametrize("along", [True, False])
def test_AG_34_an_attacking_holder_may_bring_the_briefcase_along(along: bool) -> None:
    t = kiev_against_istanbul(case="kiev", holder="red-1")
    t.strike("red-1", "istanbul", "blue-1", case=along)
    t.stands()
    assert t.case == (("istanbul", "red-1") if along else ("kiev", None))


@pytest.mark.parametrize(("holder", "says"), [(None, [False, True]), ("blue-1", [False, True]), ("green-1", [False])])
def test_AG_34_goes_on_it_only_if_nobody_but_the_victim_holds_it(holder: str | None, says: list[bool]) -> None:
    at = {"red-1": "kiev", "blue-1": "istanbul", "green-1": "istanbul"}
    t = kiev_against_istanbul(at=at, case="istanbul", holder=holder)
    assert [a["case"] for a in t.legal(0, "strike", victim="blue-1")] == says
    t.strike("red-1", "istanbul", "blue-1", case=says[-1])
    t.stands()
    assert t.case == ("istanbul", "red-1" if says[-1] else holder)
