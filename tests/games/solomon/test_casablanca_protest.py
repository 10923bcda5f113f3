"""Casablanca: protest and duel (CB-8 … CB-11)."""

from __future__ import annotations

import pytest

from tests.games.solomon.table import Table, casablanca
from valise_games import IllegalAction


def white_leaves(mover_has: int = 300, first_has: int = 500, second_has: int = 0) -> Table:
    """Seat 0 has announced that White takes the briefcase from the Cinema Rif to the Telegraph."""
    stakes = {0: {"white": mover_has}, 1: {"white": first_has}, 2: {"white": second_has}}
    t = casablanca(at={"white": "cinema-rif"}, case="cinema-rif", stakes=stakes)
    t.move("white", "telegraph", case=True)
    return t


def test_CB_8_only_seats_with_at_least_100_on_the_agent_may_protest() -> None:
    t = white_leaves(first_has=100, second_has=0)
    assert t.kinds(1) == {"let-pass", "protest"}
    assert t.kinds(2) == {"let-pass"}


def test_CB_8_a_stake_on_another_agent_does_not_do() -> None:
    t = casablanca(stakes={1: {"blue": 5000}})
    t.move("white", "spice-loft")
    assert t.kinds(1) == {"let-pass"}


@pytest.mark.parametrize("first_has", [0, 500])
@pytest.mark.parametrize("second_has", [0, 500])
def test_CB_8_the_prompt_goes_to_all_alike(first_has: int, second_has: int) -> None:
    t = white_leaves(first_has=first_has, second_has=second_has)
    assert t.match.to_act == (1, 2)
    assert t.seen["asked"] == [1, 2]


def test_CB_8_a_protester_who_is_called_must_bid_at_least_100() -> None:
    t = white_leaves(first_has=300)
    t.answers(1)
    assert t.match.to_act == (1,)
    assert t.match.legal(1) == [{"do": "bid", "sum": sum} for sum in (100, 200, 300)]
    assert t.shown(1, "white") == 100


def test_CB_9_the_worked_example() -> None:
    """Anne bids 100, Brice holds; 200, holds; 500, Brice passes: the action is undone."""
    brice, anne = 0, 1
    t = white_leaves(mover_has=300, first_has=500)
    t.answers(anne)
    t.plays(anne, "bid", sum=100)
    t.plays(brice, "hold")
    t.plays(anne, "bid", sum=200)
    t.plays(brice, "hold")
    t.plays(anne, "bid", sum=500)
    t.plays(brice, "give-way")
    assert t.where("white") == "cinema-rif"
    assert t.case == ("cinema-rif", None)
    assert t.mover == brice
    assert (t.shown(brice, "white"), t.shown(anne, "white")) == (200, 500)
    assert (t.stake(brice, "white"), t.stake(anne, "white")) == (300, 500)


def test_CB_9_the_mover_holds_if_he_has_at_least_that() -> None:
    t = white_leaves(mover_has=300, first_has=500)
    t.answers(1)
    t.plays(1, "bid", sum=300)
    assert t.match.legal(0) == [{"do": "give-way"}, {"do": "hold"}]
    t = white_leaves(mover_has=300, first_has=500)
    t.answers(1)
    t.plays(1, "bid", sum=400)
    assert t.match.legal(0) == [{"do": "give-way"}]


def test_CB_9_the_protester_raises_by_as_much_as_he_likes_or_passes() -> None:
    t = white_leaves(mover_has=300, first_has=500)
    t.answers(1)
    t.plays(1, "bid", sum=200)
    t.plays(0, "hold")
    assert t.match.legal(1) == [{"do": "give-way"}, *({"do": "bid", "sum": sum} for sum in (300, 400, 500))]


@pytest.mark.parametrize("fails", [True, False])
def test_CB_9_holding_tells_as_much_as_the_bid(fails: bool) -> None:
    t = white_leaves(mover_has=300, first_has=500)
    t.answers(1)
    t.plays(1, "bid", sum=300)
    if fails:
        t.plays(0, "give-way")
    else:
        t.plays(0, "hold")
        assert t.events("held") == [{"seat": 0, "sum": 300}]
    assert t.shown(0, "white") == (0 if fails else 300)


def test_CB_10_the_mover_must_announce_another_move_or_elimination() -> None:
    t = casablanca(
        at={"white": "cinema-rif", "red": "bazaar", "blue": "bazaar"},
        stakes={0: {"red": 1000}, 1: {"white": 100}},
    )
    t.move("white", "telegraph")
    t.lost_duel(1)
    assert t.mover == 0
    assert t.kinds(0) == {"move", "strike"}  # no bribe, no end of the turn
    t.move("white", "dyers-court")
    assert t.seen["asked"] == [1, 2]  # it may be protested again


def test_CB_10_nobody_can_protest_the_protest() -> None:
    t = white_leaves(second_has=2000)
    t.answers(1, 2)
    t.plays(1, "bid", sum=500)
    t.plays(0, "give-way")
    assert t.match.to_act == (0,)
    assert t.where("white") == "cinema-rif"


def test_CB_10_never_the_same_announcement_twice_in_a_turn() -> None:
    t = white_leaves()
    t.lost_duel(1)
    assert not t.can(0, "move", agent="white", to="telegraph")
    with pytest.raises(IllegalAction):
        t.move("white", "telegraph", case=False)
    t.move("white", "dyers-court")
    t.lost_duel(1)
    assert {a["to"] for a in t.legal(0, "move", agent="white")} == {"hotel"}


def test_CB_10_the_turn_ends_only_when_none_is_left() -> None:
    t = casablanca(gone=["green", "purple", "blue", "red", "brown", "yellow", "grey"], stakes={1: {"white": 100}})
    t.move("white", "spice-loft")
    t.lost_duel(1)
    assert t.match.legal(0) == [{"do": "move", "agent": "white", "to": "cinema-rif", "case": False}]
    t.move("white", "cinema-rif")
    t.lost_duel(1)
    assert t.match.legal(0) == [{"do": "end-turn"}]
    t.plays(0, "end-turn")
    assert t.mover == 1


def test_CB_11_protest_lost_the_next_clockwise_may_still_protest() -> None:
    t = casablanca(
        5, mover=3, at={"white": "cinema-rif"}, stakes={seat: {"white": 100 * (seat + 1)} for seat in range(5)}
    )
    t.move("white", "telegraph")
    t.answers(4, 1)
    assert t.seen["protester"] == 4
    t.plays(4, "bid", sum=100)
    t.plays(3, "hold")
    t.plays(4, "give-way")
    assert t.seen["asked"] == [0, 1, 2]
    t.answers(1)
    t.plays(1, "bid", sum=200)
    t.plays(3, "hold")
    t.plays(1, "give-way")
    assert t.seen["asked"] == [2]
    t.stands()
    assert t.where("white") == "telegraph"
