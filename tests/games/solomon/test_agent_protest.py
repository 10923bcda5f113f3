"""Agent: protest and duel (AG-19 … AG-30)."""

from __future__ import annotations

import pytest

from tests.games.solomon.table import Table, agent
from valise_games import IllegalAction


def red_leaves_kiev(mover_has: int = 700, first_has: int = 900, second_has: int = 0) -> Table:
    """Seat 0 has announced that Red 1, holding the briefcase, goes from Kiev to Istanbul; 1 and 2 are asked."""
    stakes = {0: {"red-1": mover_has}, 1: {"red-1": first_has}, 2: {"red-1": second_has}}
    t = agent(at={"red-1": "kiev"}, case="kiev", holder="red-1", stakes=stakes)
    t.move("red-1", "istanbul", case=True)
    return t


def red_attacks_blue(mover_has: int = 700, first_has: int = 900) -> Table:
    """Seat 0 has announced that Red 1 attacks Blue 1 in Istanbul from Kiev."""
    stakes = {0: {"red-1": mover_has}, 1: {"red-1": first_has}}
    t = agent(at={"red-1": "kiev", "blue-1": "istanbul"}, stakes=stakes)
    t.strike("red-1", "istanbul", "blue-1")
    return t


# ---------------------------------------------------------------------------------- who protests
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_AG_19_every_opponent_is_asked_in_one_window(seats: int) -> None:
    t = agent(seats, mover=1, at={"red-1": "kiev", "blue-1": "istanbul"}, stakes={1: {"red-1": 500}})
    for victim in (None, "blue-1"):
        if victim is None:
            t.move("green-1", "new-york")
        else:
            t.strike("red-1", "istanbul", victim)
        opponents = [seat for seat in range(seats) if seat != 1]
        assert list(t.match.to_act) == t.seen["asked"] == opponents
        assert t.events("asked")[-1] == {"seats": opponents}
        assert all(t.kinds(seat) == {"protest", "let-pass"} for seat in opponents)
        t.answers(opponents[0])
        t.plays(1, "take-back")


def test_AG_19_a_bribe_is_never_protested() -> None:
    t = agent()
    t.bribe(red_1=[100])
    assert t.mover == 1
    assert t.phase == "choose"


def test_AG_19_the_first_clockwise_from_the_mover_speaks() -> None:
    t = agent(4, mover=2)
    t.move("green-1", "new-york")
    t.answers(0, 1)
    assert t.seen["protester"] == 0
    assert t.events("protests") == [{"seat": 0}]
    t = agent(4, mover=2)
    t.move("green-1", "new-york")
    t.answers(0, 3)
    assert t.seen["protester"] == 3


def test_AG_19_the_others_may_protest_again_if_he_fails() -> None:
    t = red_leaves_kiev(second_has=100)
    t.answers(1, 2)
    t.plays(0, "insist")
    t.plays(1, "give-way")
    assert t.seen["asked"] == [2]
    assert t.kinds(2) == {"protest", "let-pass"}
    t.answers(2)
    assert t.seen["protester"] == 2


# ---------------------------------------------------------------------------------- taking it back
def test_AG_20_the_mover_may_take_the_action_back_at_once() -> None:
    t = red_leaves_kiev()
    t.answers(1)
    assert t.match.to_act == (0,)
    assert t.kinds(0) == {"take-back", "insist"}
    t.plays(0, "take-back")
    assert t.where("red-1") == "kiev"
    assert t.case == ("kiev", "red-1")
    assert t.events("took-back") == [{"seat": 0, "undone": True}]


def test_AG_20_nothing_is_bid_and_nothing_is_learnt() -> None:
    views = []
    for mover_has, first_has in ((700, 900), (0, 0), (100, 3000)):
        t = red_leaves_kiev(mover_has, first_has)
        t.answers(1)
        t.plays(0, "take-back")
        assert t.events("bid") == []
        assert [known["shown"] for known in t.seen["seats"]] == [{}, {}, {}]
        views.append(t.channels(2))
    assert views[0] == views[1] == views[2]


# ---------------------------------------------------------------------------------- a bluff
def test_AG_21_a_protest_needs_no_stake() -> None:
    t = red_leaves_kiev(first_has=0)
    assert t.can(1, "protest")
    t.answers(1)
    t.plays(0, "take-back")
    assert t.where("red-1") == "kiev"


def test_AG_21_if_the_mover_refuses_the_protester_must_bid_or_give_up() -> None:
    t = red_leaves_kiev(first_has=300)
    t.answers(1)
    t.plays(0, "insist")
    assert t.match.to_act == (1,)
    assert t.match.legal(1) == [{"do": "give-way"}] + [{"do": "bid", "sum": sum} for sum in (100, 200, 300)]


def test_AG_21_giving_up_before_any_bid_shows_nothing() -> None:
    views = []
    for first_has in (0, 900):
        t = red_leaves_kiev(first_has=first_has)
        t.answers(1)
        t.plays(0, "insist")
        t.plays(1, "give-way")
        assert t.shown(1, "red-1") == 0
        views.append(t.channels(0))
    assert views[0] == views[1]


# ---------------------------------------------------------------------------------- the duel
def test_AG_22_sums_are_multiples_of_100_up_to_the_true_stake_on_the_agent_that_acts() -> None:
    t = red_leaves_kiev(mover_has=500, first_has=400)
    t.answers(1)
    t.plays(0, "insist")
    assert t.sums(1) == [100, 200, 300, 400]
    for sum in (0, 50, 150, 500, -100):
        with pytest.raises(IllegalAction):
            t.plays(1, "bid", sum=sum)
    t.plays(1, "bid", sum=300)
    assert t.sums(0) == [300, 400, 500]


def test_AG_22_the_stake_on_another_agent_does_not_count() -> None:
    t = agent(stakes={0: {"green-1": 100, "green-2": 900}, 1: {"green-1": 100, "blue-1": 2000}})
    t.move("green-1", "new-york")
    t.answers(1)
    t.plays(0, "insist")
    assert t.sums(1) == [100]
    t.plays(1, "bid", sum=100)
    assert t.sums(0) == [100]


def test_AG_22_mover_at_least_as_high_protester_higher_and_so_on() -> None:
    t = red_leaves_kiev(mover_has=700, first_has=900)
    t.answers(1)
    t.plays(0, "insist")
    t.plays(1, "bid", sum=300)
    assert t.match.to_act == (0,)
    assert t.kinds(0) == {"bid", "give-way"}
    t.plays(0, "bid", sum=600)
    assert t.match.to_act == (1,)
    assert t.kinds(1) == {"bid", "give-way"}
    assert t.sums(1) == [700, 800, 900]
    t.plays(1, "bid", sum=700)
    t.plays(0, "bid", sum=700)
    assert t.sums(1) == [800, 900]
    t.plays(1, "bid", sum=800)
    assert t.match.legal(0) == [{"do": "give-way"}]


def test_AG_22_nobody_need_go_as_high_as_he_could() -> None:
    t = red_leaves_kiev(mover_has=2000, first_has=100)
    t.answers(1)
    t.plays(0, "insist")
    t.plays(1, "bid", sum=100)
    t.plays(0, "give-way")
    assert t.where("red-1") == "kiev"


def test_AG_23_equal_sums_favour_the_mover() -> None:
    t = red_leaves_kiev(mover_has=700, first_has=700)
    t.answers(1)
    t.plays(0, "insist")
    t.plays(1, "bid", sum=700)
    t.plays(0, "bid", sum=700)
    assert t.match.legal(1) == [{"do": "give-way"}]
    t.plays(1, "give-way")
    t.stands()
    assert t.where("red-1") == "istanbul"


def test_AG_23_sums_are_public_and_cost_nothing() -> None:
    t = red_leaves_kiev(mover_has=700, first_has=900)
    t.answers(1)
    t.plays(0, "insist")
    t.plays(1, "bid", sum=300)
    t.plays(0, "bid", sum=600)
    t.plays(1, "bid", sum=800)
    assert t.seen["bid"] == 800
    t.plays(0, "give-way")
    for seat in (0, 1, 2, None):
        assert t.events("bid", seat) == [{"seat": 1, "sum": 300}, {"seat": 1, "sum": 800}]
        assert t.events("held", seat) == [{"seat": 0, "sum": 600}]
    assert (t.stake(0, "red-1"), t.stake(1, "red-1")) == (700, 900)


# ---------------------------------------------------------------------------------- the protest is won
def won(t: Table, protester: int = 1, sum: int = 100) -> Table:
    """The protester has won the duel, and decides."""
    t.answers(protester)
    t.plays(0, "insist")
    t.plays(protester, "bid", sum=sum)
    t.plays(0, "give-way")
    return t


def test_AG_24_a_protester_who_won_is_asked() -> None:
    t = won(red_leaves_kiev(second_has=5000))
    assert t.match.to_act == (1,)
    assert t.match.legal(1) == [{"do": "undo"}, {"do": "let-stand"}]
    assert t.seen["phase"] == "decide"
    assert t.seen["protester"] == 1
    assert t.seen["announced"] == {"do": "move", "agent": "red-1", "to": "istanbul", "case": True}
    assert t.events("yielded") == [{"seat": 0}]
    assert t.events("gave-way") == []


def test_AG_24_he_may_undo_the_action() -> None:
    t = won(red_leaves_kiev())
    t.plays(1, "undo")
    assert t.where("red-1") == "kiev"
    assert t.case == ("kiev", "red-1")
    assert t.events("undid") == [{"seat": 1}]
    assert t.mover == 0
    t = won(red_attacks_blue())
    t.plays(1, "undo")
    assert t.where("red-1") == "kiev"
    assert t.where("blue-1") == "istanbul"
    assert t.stake(0, "red-1") == 700


def test_AG_24_or_let_it_stand_and_nobody_else_is_asked_again() -> None:
    t = red_leaves_kiev(second_has=5000)
    t.answers(1, 2)
    t.plays(0, "insist")
    t.plays(1, "bid", sum=100)
    t.plays(0, "give-way")
    t.plays(1, "let-stand")
    assert t.where("red-1") == "istanbul"
    assert t.case == ("istanbul", "red-1")
    assert t.mover == 1
    assert t.events("let-stand") == [{"seat": 1}]
    assert len(t.events("carried-out")) == 1
    assert len(t.events("asked")) == 2  # the opening bribes, and the protest


def test_AG_24_an_attack_that_is_let_stand_is_paid_for() -> None:
    t = won(red_attacks_blue())
    t.plays(1, "let-stand")
    assert t.where("blue-1") is None
    assert t.stake(0, "red-1") == 200


def test_AG_24_to_let_it_stand_may_end_the_game() -> None:
    t = agent(at={"red-1": "kiev"}, case="kiev", holder="red-1", stakes={0: {"red-1": 100}, 1: {"red-1": 900}})
    t.move("red-1", "moscow", case=True)
    won(t, sum=200).plays(1, "let-stand")
    assert t.match.outcome is not None
    assert t.match.outcome["winners"] == [1]


def test_AG_24_a_mover_who_won_has_already_insisted() -> None:
    t = red_leaves_kiev(mover_has=900)
    t.answers(2)
    t.plays(0, "insist")
    t.plays(2, "give-way")
    assert t.where("red-1") == "istanbul"


def test_AG_24_only_mover_and_protester_bid() -> None:
    t = red_leaves_kiev(second_has=2000)
    t.answers(1, 2)
    t.plays(0, "insist")
    for seat, sum in ((1, 100), (0, 100), (1, 200)):
        assert t.match.to_act == (seat,)
        t.plays(seat, "bid", sum=sum)
    t.plays(0, "give-way")
    assert t.match.to_act == (1,)


def test_AG_24_another_move_or_attack_which_can_be_protested_or_the_end_of_the_turn() -> None:
    t = red_leaves_kiev()
    t.lost_duel(1)
    assert t.mover == 0
    assert t.kinds(0) == {"move", "end-turn", "step-off"}
    t.move("red-1", "berlin")
    assert t.seen["asked"] == [1, 2]
    t.lost_duel(1)
    t.plays(0, "end-turn")
    assert t.mover == 1
    assert t.events("ended-turn") == [{"seat": 0}]


def test_AG_24_not_the_same_announcement_again_this_turn() -> None:
    t = red_leaves_kiev()
    t.lost_duel(1)
    with pytest.raises(IllegalAction):
        t.move("red-1", "istanbul", case=True)
    t.move("red-1", "berlin")
    t.lost_duel(1)
    assert {a["to"] for a in t.legal(0, "move", agent="red-1")} == {"moscow", "tashkent"}
    t.plays(0, "end-turn")
    assert {a["to"] for a in t.legal(1, "move", agent="red-1")} == {"moscow", "tashkent", "istanbul", "berlin"}


def test_AG_24_not_a_bribe() -> None:
    t = red_leaves_kiev()
    t.lost_duel(1)
    assert not t.can(0, "bribe")
    t.plays(0, "end-turn")
    assert t.can(1, "bribe")


# ---------------------------------------------------------------------------------- the protest is lost
def test_AG_25_a_new_window_asks_the_opponents_after_the_loser_up_to_the_mover() -> None:
    t = agent(4, mover=1)
    t.move("green-1", "new-york")
    t.answers(2)
    t.plays(1, "insist")
    t.plays(2, "give-way")
    assert t.seen["asked"] == [0, 3]
    assert t.events("asked")[-1] == {"seats": [0, 3]}
    t.answers(3)
    t.plays(1, "insist")
    t.plays(3, "give-way")
    assert t.seen["asked"] == [0]


def test_AG_25_when_none_protests_the_action_stands() -> None:
    t = red_leaves_kiev(mover_has=900)
    t.answers(1)
    t.plays(0, "insist")
    t.plays(1, "bid", sum=500)
    t.plays(0, "bid", sum=900)
    t.plays(1, "give-way")
    assert t.where("red-1") == "kiev"
    t.stands()
    assert t.where("red-1") == "istanbul"
    assert t.mover == 1


def test_AG_25_after_the_last_opponent_it_stands_at_once() -> None:
    t = red_leaves_kiev()
    t.answers(2)
    t.plays(0, "insist")
    t.plays(2, "give-way")
    assert t.where("red-1") == "istanbul"
    assert t.events("carried-out")[-1]["action"]["to"] == "istanbul"


def test_AG_25_no_penalty() -> None:
    t = red_leaves_kiev(mover_has=900, first_has=800)
    t.answers(1)
    t.plays(0, "insist")
    t.plays(1, "bid", sum=800)
    t.plays(0, "bid", sum=800)
    t.plays(1, "give-way")
    t.stands()
    assert t.stake(1, "red-1") == 800
    assert t.mover == 1
    assert t.can(1, "bribe")


# ---------------------------------------------------------------------------------- what counts, and what is told
def test_AG_26_in_the_duel_stakes_count_before_the_price() -> None:
    t = red_attacks_blue(mover_has=700, first_has=600)
    t.answers(1)
    t.plays(0, "insist")
    t.plays(1, "bid", sum=600)
    assert t.sums(0) == [600, 700]
    t.plays(0, "bid", sum=600)
    t.plays(1, "give-way")
    t.stands()
    assert t.where("blue-1") is None
    assert t.stake(0, "red-1") == 200


def test_AG_27_taken_back_is_treated_like_lost() -> None:
    t = red_leaves_kiev()
    t.answers(1)
    t.plays(0, "take-back")
    assert t.mover == 0
    assert t.kinds(0) == {"move", "end-turn", "step-off"}
    assert not t.can(0, "move", agent="red-1", to="istanbul")


@pytest.mark.parametrize("case", [True, False])
def test_AG_28_the_same_whatever_is_said_of_the_case(case: bool) -> None:
    t = agent(at={"red-1": "kiev"}, case="kiev", holder="red-1", stakes={1: {"red-1": 100}})
    t.move("red-1", "istanbul", case=case)
    t.lost_duel(1)
    assert not t.can(0, "move", agent="red-1", to="istanbul")
    assert t.seen["refused"] == [{"do": "move", "agent": "red-1", "to": "istanbul"}]


def test_AG_28_another_agent_place_or_victim_is_another_announcement() -> None:
    at = {"red-1": "kiev", "red-2": "kiev", "blue-1": "istanbul", "green-1": "istanbul"}
    t = agent(at=at, stakes={0: {"red-1": 500, "red-2": 500}, 1: {"red-1": 1000}})
    t.strike("red-1", "istanbul", "blue-1")
    t.lost_duel(1)
    assert not t.can(0, "strike", agent="red-1", victim="blue-1")
    assert t.can(0, "strike", agent="red-1", to="istanbul", victim="green-1")
    assert t.can(0, "strike", agent="red-2", to="istanbul", victim="blue-1")
    assert t.can(0, "move", agent="red-1", to="istanbul")
    assert t.can(0, "move", agent="red-1", to="berlin")
    t.move("red-1", "istanbul")
    t.lost_duel(1)
    assert t.can(0, "strike", agent="red-1", to="istanbul", victim="green-1")


def test_AG_29_when_every_announcement_has_been_refused_the_turn_ends() -> None:
    others = ["green-2", "blue-1", "blue-2", "red-1", "red-2", "yellow-1", "yellow-2"]
    t = agent(gone=others, stakes={1: {"green-1": 100}})
    for to in ("new-york", "honolulu", "reykjavik"):
        t.move("green-1", to)
        t.lost_duel(1)
    assert t.match.legal(0) == [{"do": "end-turn"}]
    t.plays(0, "end-turn")
    assert t.mover == 1
    assert len(t.legal(1, "move")) == 3


def test_AG_30_announcing_an_attack_tells_that_the_mover_has_its_price() -> None:
    t = red_attacks_blue(mover_has=700)
    assert t.shown(0, "red-1") == 500
    t.lost_duel(1)
    assert t.shown(0, "red-1") == 500


def test_AG_30_naming_a_sum_tells_at_least_that() -> None:
    t = red_leaves_kiev(mover_has=700, first_has=900)
    t.answers(1)
    t.plays(0, "insist")
    t.plays(1, "bid", sum=300)
    assert (t.shown(0, "red-1"), t.shown(1, "red-1")) == (0, 300)
    t.plays(0, "bid", sum=600)
    t.plays(1, "bid", sum=800)
    t.plays(0, "give-way")
    t.plays(1, "undo")
    assert [known["shown"] for known in t.seen["seats"]] == [{"red-1": 600}, {"red-1": 800}, {}]
    t.move("red-1", "berlin")
    t.lost_duel(1, sum=100)  # a smaller sum takes nothing back
    assert t.shown(1, "red-1") == 800


def test_AG_30_the_price_paid_is_taken_off_what_was_shown() -> None:
    t = red_attacks_blue(mover_has=900, first_has=800)
    t.answers(1)
    t.plays(0, "insist")
    t.plays(1, "bid", sum=700)
    t.plays(0, "bid", sum=800)
    t.plays(1, "give-way")
    t.stands()
    assert t.shown(0, "red-1") == 300
