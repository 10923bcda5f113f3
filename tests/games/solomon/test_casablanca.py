"""Casablanca: components, a turn, eliminating and the end (CB-1 … CB-7, CB-12 … CB-14)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.solomon.table import Table, casablanca, new
from valise_games import IllegalAction, catalogue

ROWS = (
    "ricks-cafe tannery      clock-gate spice-loft  hotel",
    "barber     coppersmiths hammam     dyers-court cinema-rif",
    "tea-house  fountain     bazaar     changers    telegraph",
    "stables    bakery       madrasa    carpet-hall garage",
    "police     courthouse   sea-gate   customs     airport",
)
NET = [place for row in ROWS for place in row.split()]
BASES = {"ricks-cafe": "green purple", "hotel": "blue white", "airport": "red brown", "police": "yellow grey"}
HOMES = {colour: base for base, colours in BASES.items() for colour in colours.split()}


def streets(place: str) -> set[str]:
    row, column = divmod(NET.index(place), 5)
    beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return {NET[r * 5 + c] for r, c in beside if r in range(5) and c in range(5)}


def outcome(t: Table) -> dict[str, Any]:
    assert t.match.outcome is not None
    return t.match.outcome


# ---------------------------------------------------------------------------------- components and start
def test_CB_1_twenty_five_buildings_on_a_five_by_five_net_of_streets() -> None:
    board = catalogue["casablanca"].load().components()
    assert [place["id"] for place in board["places"]] == NET
    links = {frozenset(link) for link in board["links"]}
    assert len(links) == len(board["links"]) == 40
    assert links == {frozenset((a, b)) for a in NET for b in streets(a)}


@pytest.mark.parametrize("base", BASES)
def test_CB_1_the_bazaar_in_the_middle_the_bases_in_the_corners_four_streets_away(base: str) -> None:
    assert NET.index("bazaar") == 12
    assert NET.index(base) in (0, 4, 20, 24)
    row, column = divmod(NET.index(base), 5)
    assert abs(row - 2) + abs(column - 2) == 4
    home_of = {a["home"] for a in catalogue["casablanca"].load().components()["agents"]}
    assert base in home_of


@pytest.mark.parametrize("seats", range(2, 9))
def test_CB_2_eight_agents_all_in_play_at_any_number_of_seats(seats: int) -> None:
    t = new("casablanca", seats)
    assert t.seen["agents"] == HOMES
    assert t.case == ("bazaar", None)


def test_CB_3_ledger_as_in_agent() -> None:
    t = new("casablanca", 8)
    for seat in range(8):
        assert t.lots(seat) == {"1000": 4, "500": 4, "400": 4, "300": 4, "200": 4, "100": 4}


def test_CB_3_no_bribes_before_the_first_turn() -> None:
    t = new("casablanca", 4)
    assert t.phase == "choose"
    assert t.match.to_act == (t.mover,)


def test_CB_3_first_seat_by_lot() -> None:
    firsts = Counter(new("casablanca", 8, seed).mover for seed in range(160))
    assert set(firsts) == set(range(8))
    assert min(firsts.values()) > 160 / 16


# ---------------------------------------------------------------------------------- a turn
def test_CB_4_move_one_agent_along_one_street_or_bribe_or_eliminate() -> None:
    t = casablanca(at={"red": "hammam", "blue": "bazaar"}, stakes={0: {"red": 1000}})
    assert t.kinds(0) == {"move", "bribe", "strike"}
    for name in HOMES:
        place = t.where(name)
        assert place is not None
        assert {a["to"] for a in t.legal(0, "move", agent=name)} == streets(place)
    t.move("red", "bazaar")
    t.stands()
    assert t.where("red") == "bazaar"
    assert t.mover == 1


def test_CB_5_an_agent_leaving_may_take_it_along_whoever_else_is_there() -> None:
    t = casablanca(at={"red": "bazaar", "blue": "bazaar", "green": "bazaar"})
    for name in ("red", "blue", "green"):
        assert {a["case"] for a in t.legal(0, "move", agent=name)} == {True, False}
    t.move("blue", "hammam", case=True)
    t.stands()
    assert t.case == ("hammam", None)


def test_CB_5_or_leave_it() -> None:
    t = casablanca(at={"red": "bazaar"})
    t.move("red", "madrasa", case=False)
    t.stands()
    assert t.case == ("bazaar", None)


def test_CB_5_only_when_leaving_its_building() -> None:
    t = casablanca(at={"red": "hammam"})
    assert not any(a["case"] for a in t.legal(0, "move"))
    assert t.kinds(0) == {"move", "bribe"}  # nobody steps on or off it


def test_CB_5_nobody_holds_it_between_turns() -> None:
    t = casablanca(2, at={"red": "bazaar", "blue": "madrasa"})
    t.move("red", "madrasa", case=True)
    t.stands()
    assert t.case == ("madrasa", None)
    t.move("blue", "sea-gate", case=True)
    t.stands()
    assert t.case == ("sea-gate", None)


# ---------------------------------------------------------------------------------- eliminate
def test_CB_6_killer_and_victim_share_a_building_before_or_after_one_step() -> None:
    t = casablanca(
        at={"red": "bazaar", "blue": "bazaar", "green": "hammam", "grey": "tea-house"}, stakes={0: {"red": 1000}}
    )
    assert {(a["agent"], a["to"], a["victim"]) for a in t.legal(0, "strike")} == {
        ("red", "bazaar", "blue"),
        ("red", "hammam", "green"),
    }


def test_CB_6_in_place_the_killer_stays() -> None:
    t = casablanca(at={"red": "bazaar", "blue": "bazaar"}, stakes={0: {"red": 1000}})
    assert [a["case"] for a in t.legal(0, "strike")] == [False]
    t.strike("red", "bazaar", "blue")
    t.stands()
    assert (t.where("red"), t.where("blue")) == ("bazaar", None)
    assert t.case == ("bazaar", None)


def test_CB_6_after_one_step_the_killer_is_where_the_victim_was() -> None:
    t = casablanca(at={"red": "bazaar", "blue": "hammam"}, stakes={0: {"red": 1000}})
    t.strike("red", "hammam", "blue")
    t.stands()
    assert (t.where("red"), t.where("blue")) == ("hammam", None)


@pytest.mark.parametrize(("stake", "enough"), [(900, False), (1000, True), (1100, True)])
def test_CB_6_needs_1000_on_the_killer(stake: int, enough: bool) -> None:
    t = casablanca(at={"red": "bazaar", "blue": "bazaar"}, stakes={0: {"red": stake}, 1: {"red": 2000, "blue": 2000}})
    assert t.can(0, "strike", agent="red", victim="blue") == enough


def test_CB_6_pays_1000_of_that_stake_if_it_stands() -> None:
    t = casablanca(at={"red": "bazaar", "blue": "bazaar"}, stakes={0: {"red": 1300}, 1: {"red": 1200}})
    t.strike("red", "bazaar", "blue")
    t.lost_duel(1)
    assert t.stake(0, "red") == 1300
    t.move("red", "hammam")
    t.stands()
    t = casablanca(at={"red": "bazaar", "blue": "bazaar"}, stakes={0: {"red": 1300}, 1: {"red": 1200}})
    t.strike("red", "bazaar", "blue")
    t.stands()
    assert (t.stake(0, "red"), t.stake(1, "red")) == (300, 1200)
    assert t.seen["seats"][0]["spent"] == {"red": 1000}


@pytest.mark.parametrize("along", [True, False])
def test_CB_6_the_killers_step_may_carry_the_briefcase(along: bool) -> None:
    t = casablanca(at={"red": "bazaar", "blue": "hammam"}, stakes={0: {"red": 1000}})
    t.strike("red", "hammam", "blue", case=along)
    t.stands()
    assert t.case == ("hammam" if along else "bazaar", None)


def test_CB_6_a_step_into_its_own_base_with_it_ends_the_game() -> None:
    t = casablanca(at={"red": "garage", "blue": "airport"}, case="garage", stakes={0: {"red": 1500}, 1: {"red": 600}})
    t.strike("red", "airport", "blue", case=True)
    t.stands()
    assert outcome(t)["reason"] == "brought-home"
    assert outcome(t)["winners"] == [1]  # the price is paid: 500 against 600
    assert outcome(t)["stakes"] == [500, 600, 0]


def test_CB_7_stakes_on_an_eliminated_agent_are_lost_and_not_announced() -> None:
    views = []
    for victim_stake in (0, 1200):
        t = casablanca(at={"red": "bazaar", "blue": "bazaar"}, stakes={0: {"red": 1000}, 1: {"blue": victim_stake}})
        lots = t.lots(1)
        t.strike("red", "bazaar", "blue")
        t.stands()
        assert t.events("lost-stakes") == []
        assert [known["stakes"] for known in t.seen["seats"]] == [{}] * 3
        assert t.lots(1) == lots
        views.append([t.channels(seat) for seat in (0, 2, None)])
    assert views[0] == views[1]


# ---------------------------------------------------------------------------------- the end
def test_CB_12_ends_when_an_agent_carries_it_into_its_own_base() -> None:
    t = casablanca(at={"white": "cinema-rif"}, case="cinema-rif", stakes={1: {"white": 100}})
    t.move("white", "hotel", case=True)
    t.stands()
    assert outcome(t)["reason"] == "brought-home"
    assert outcome(t)["agent"] == "white"


@pytest.mark.parametrize(("name", "case"), [("white", False), ("red", True)])
def test_CB_12_not_without_it_and_not_in_the_base_of_another(name: str, case: bool) -> None:
    t = casablanca(at={name: "cinema-rif"}, case="cinema-rif")
    t.move(name, "hotel", case=case)
    t.stands()
    assert not t.match.over


def test_CB_12_who_sits_at_home_must_leave_with_it_and_come_back() -> None:
    t = casablanca(2, at={"red": "cinema-rif"}, case="cinema-rif", stakes={1: {"white": 100}})
    t.move("red", "hotel", case=True)  # White sits there at home
    t.stands()
    assert not t.match.over
    assert t.kinds(1) == {"move", "bribe"}
    t.move("white", "spice-loft", case=True)
    t.stands()
    assert not t.match.over
    t.move("white", "hotel", case=True)
    t.stands()
    assert outcome(t)["agent"] == "white"


@pytest.mark.parametrize(
    ("stakes", "winner"), [((100, 300, 200), 1), ((100, 100, 200), 2), ((100, 200, 200), 0), ((0, 0, 0), 0)]
)
def test_CB_13_winner_and_ties_as_in_agent(stakes: tuple[int, ...], winner: int) -> None:
    t = casablanca(
        at={"white": "cinema-rif"},
        case="cinema-rif",
        stakes={seat: {"white": stake} for seat, stake in enumerate(stakes)},
    )
    t.move("white", "hotel", case=True)
    t.stands()
    assert outcome(t)["winners"] == [winner]


def test_CB_14_an_agent_out_of_play_cannot_be_bribed() -> None:
    t = casablanca(at={"red": "bazaar", "blue": "bazaar"}, stakes={0: {"red": 1000}})
    t.strike("red", "bazaar", "blue")
    t.stands()
    t.plays(1, "bribe")
    assert {a["agent"] for a in t.legal(1, "lot")} == set(HOMES) - {"blue"}
    with pytest.raises(IllegalAction):
        t.plays(1, "lot", agent="blue", worth=100)
