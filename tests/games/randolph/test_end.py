"""Stock, ruin and the end (RA-20 … RA-23, RA-25, RA-32, RA-33), and the rules of the table (W-1 … W-6)."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tests.games.randolph.table import SYMBOLS, Table, position
from valise_games.rules import FastDice

LAMP = 2  # the number that leads from minaret-1 to a lamp


def takes_top(t: Table) -> None:
    """The mover, on minaret-1, walks to the top card, and nobody protests."""
    t.announces(SYMBOLS.index(t.top or ""))
    t.stands()


def lost(*, loser: int, bet: int, seats: int = 3, **where: object) -> Table:
    """Seat 0 and seat 1 have bet so much, and the chip was shown."""
    t = position(seats, drawn=LAMP if loser == 1 else 5, **where)  # type: ignore[arg-type]
    t.announces(LAMP)
    t.bets({1: bet})
    t.plays(0, "match")
    return t


# ---------------------------------------------------------------------------------- RA-20, RA-33 the stock
def test_RA_20_every_only_card_of_a_symbol_goes_back_into_a_new_stock() -> None:
    hands = {0: {"camel": 2, "fez": 1}, 1: {"camel": 1, "palm": 3}, 2: {"dagger": 1, "carpet": 2}}
    t = position(top="camel", stock={}, hands=hands)
    takes_top(t)
    assert t.cards(0) == {"camel": 3}
    assert t.cards(1) == {"palm": 3}
    assert t.cards(2) == {"carpet": 2}
    assert t.events("renewed") == [{"back": [{"fez": 1}, {"camel": 1}, {"dagger": 1}]}]
    left = dict.fromkeys(("fez", "camel", "dagger"), 1)
    assert t.top in left
    del left[t.top]
    assert t.seen["stock"] == left
    assert not t.match.over


def test_RA_20_it_is_shuffled() -> None:
    tops = set()
    for seed in range(30):
        t = position(top="camel", stock={}, hands={0: {"fez": 1}, 1: {"dagger": 1}}, seed=seed)
        takes_top(t)
        tops.add(t.top)
    assert tops == {"camel", "fez", "dagger"}


PAIRS = {0: {"camel": 1}, 1: {"palm": 3, "fez": 2}, 3: {"lamp": 2}}


def test_RA_20_if_that_gives_none_every_seat_gives_back_one_card_of_its_choice() -> None:
    t = position(4, top="camel", stock={}, hands=PAIRS)
    takes_top(t)
    assert t.events("renewed") == [{"back": [{}, {}, {}, {}]}]
    assert (t.phase, t.top, t.match.to_act) == ("giving", None, (0,))
    t.plays(0, "give", card="camel")
    assert t.match.to_act == (1,)
    assert t.legal(1) == [{"do": "give", "card": "palm"}, {"do": "give", "card": "fez"}]
    t.plays(1, "give", card="fez")
    assert t.match.to_act == (3,), "seat 2 has none"
    t.plays(3, "give", card="lamp")
    assert [t.cards(seat) for seat in range(4)] == [{"camel": 1}, {"palm": 3, "fez": 1}, {}, {"lamp": 1}]
    assert t.events("gave")[1] == {"seat": 1, "card": "fez"}
    assert t.events("top")[-1] == {"card": t.top}
    assert {t.top, *t.seen["stock"]} == {"camel", "fez", "lamp"}
    assert (t.phase, t.mover) == ("choose", 1)


def test_RA_20_from_the_mover_on_also_when_another_took_the_last_card() -> None:
    t = lost(loser=0, bet=200, top="lamp", stock={}, hands={1: {"lamp": 1}, 2: {"fez": 2}})
    assert (t.phase, t.match.to_act) == ("giving", (1,))
    t.plays(1, "give", card="lamp")
    t.plays(2, "give", card="fez")
    assert (t.phase, t.mover) == ("choose", 1)


def test_RA_20_it_is_shuffled_again() -> None:
    tops = set()
    for seed in range(20):
        t = position(top="camel", stock={}, hands={0: {"camel": 1}, 1: {"fez": 2}}, seed=seed)
        takes_top(t)
        t.plays(0, "give", card="camel")
        t.plays(1, "give", card="fez")
        tops.add(t.top)
    assert tops == {"camel", "fez"}


def test_RA_20_who_gives_back_his_last_card_may_be_ruined() -> None:
    """RA-32: when the turn is settled."""
    t = position(top="camel", stock={}, hands={0: {"camel": 1}}, cash={1: 0})
    t.state.hand[1][SYMBOLS.index("palm")] = 2
    takes_top(t)
    t.plays(0, "give", card="camel")
    t.state.hand[1][SYMBOLS.index("palm")] = 1
    assert t.events("out") == []
    t.plays(1, "give", card="palm")
    assert t.events("out") == [{"seat": 1}]


def test_RA_20_if_nobody_has_any_card_the_game_ends_and_the_bank_is_not_won() -> None:
    """Who takes the last card has one: it cannot come to that, but for a stock that is empty from the start."""
    t = position(top="camel", stock={}, cash={2: 5000})
    s, game = t.state, cast(Any, t.match._game)
    s.top = game.NO_CARD
    game.turn_up(s, FastDice(0))
    assert game.outcome(s)["reason"] == "no-cards"
    assert game.outcome(s)["winners"] == [2]


def test_RA_33_the_stock_is_renewed_at_once_with_the_card_just_taken() -> None:
    t = position(top="camel", stock={}, hands={1: {"fez": 1}})
    takes_top(t)
    assert t.cards(0) == t.cards(1) == {}
    assert t.cash(0) == 1400  # its prime is kept
    assert {t.top, *t.seen["stock"]} == {"camel", "fez"}
    assert t.mover == 1


def test_RA_33_also_when_the_winner_of_a_bet_takes_the_last_card() -> None:
    t = lost(loser=0, bet=200, top="lamp", stock={}, hands={2: {"fez": 1}})
    assert t.events("renewed") == [{"back": [{}, {"lamp": 1}, {"fez": 1}]}]
    assert t.cash(1) == 1600


def test_RA_33_not_while_sold_cards_lie_under_it() -> None:
    t = position(top="camel", stock={}, hands={0: {"fez": 1}}, cash={0: 0})
    t.plays(0, "sell", card="fez")
    takes_top(t)
    assert t.top == "fez"
    assert t.events("renewed") == []
    assert t.cards(0) == {"camel": 1}


# ---------------------------------------------------------------------------------- RA-21, RA-32 ruin
def test_RA_21_no_cash_and_no_cards_is_out() -> None:
    t = lost(loser=1, bet=300, cash={1: 300})
    assert t.events("out") == [{"seat": 1}]
    assert t.seen["seats"][1]["out"]
    assert t.mover == 2
    t.passes_turn()
    assert t.mover == 0
    t.announces(0, t.seen["circles"][0], "camel-1")
    assert t.match.to_act == (2,)


@pytest.mark.parametrize(("cash", "hand"), [(350, {}), (300, {"fez": 2})])
def test_RA_21_cash_or_a_card_keeps_you_in(cash: int, hand: dict[str, int]) -> None:
    t = lost(loser=1, bet=300, cash={1: cash}, hands={1: hand})
    assert t.events("out") == []
    assert t.mover == 1


def test_RA_21_one_seat_left_takes_the_bank() -> None:
    t = lost(loser=1, bet=300, seats=2, cash={1: 300})
    assert t.match.over
    assert t.bank == 0
    assert t.match.outcome is not None
    assert t.match.outcome["reason"] == "last-seat"
    assert t.match.outcome["winners"] == [0]
    assert t.cash(0) == 1600 + 700 * 2 + 1000
    assert t.events("took-bank") == [{"seat": 0, "sum": 2400}]


def test_RA_32_out_is_judged_after_the_winners_card() -> None:
    hands = {1: {"fez": 1, "palm": 1}}
    t = lost(loser=1, bet=300, cash={1: 300}, hands=hands)
    assert t.events("out") == []
    t.plays(0, "take-card", card="fez")
    assert t.events("out") == []
    assert t.cards(1) == {"palm": 1}
    t = lost(loser=1, bet=300, cash={1: 300}, hands={1: {"fez": 1}})  # his last card is taken at once
    assert t.events("out") == [{"seat": 1}]


def test_RA_32_a_mover_who_goes_out_ends_his_turn_and_his_figure_leaves() -> None:
    t = lost(loser=0, bet=300, cash={0: 300}, seats=4)
    assert t.events("out") == [{"seat": 0}]
    assert t.figure(0) is None
    assert t.mover == 1
    t = position(cash={0: 50})
    t.announces(LAMP)
    t.bets({1: 100})
    t.plays(0, "confess")
    assert t.events("out") == [{"seat": 0}]
    assert t.mover == 1


def test_RA_32_who_is_out_stays_out_when_another_goes() -> None:
    t = lost(loser=1, bet=300, cash={1: 300, 2: 300}, seats=4)
    t.announces(0, t.seen["circles"][0], "camel-1")  # seat 2
    t.bets({3: 300})
    t.plays(2, "match")
    assert t.events("out") == [{"seat": 1}, {"seat": 2}]
    assert [seat["out"] for seat in t.seen["seats"]] == [False, True, True, False]


def test_RA_32_who_loses_his_last_card_to_a_new_stock_goes_out_when_the_turn_is_settled() -> None:
    t = position(top="camel", stock={}, hands={1: {"fez": 1}}, cash={1: 0})
    takes_top(t)
    assert t.events("out") == [{"seat": 1}]
    assert t.mover == 2


# ---------------------------------------------------------------------------------- RA-22, RA-23 the fourth card
def check_fourth(t: Table, seat: int, cash: int) -> None:
    assert t.match.over
    assert t.match.outcome is not None
    assert t.match.outcome["reason"] == "fourth-card"
    assert t.match.outcome["fourth"] == {"seat": seat, "card": "lamp"}
    assert t.bank == 0
    assert t.cash(seat) == cash


def test_RA_22_a_fourth_card_takes_the_whole_bank_and_ends_the_game_at_once() -> None:
    t = position(top="lamp", hands={0: {"lamp": 3}}, bank=5100)
    takes_top(t)
    check_fourth(t, 0, 6400)
    assert t.events("card") == [{"seat": 0, "card": "lamp", "alike": 4, "prime": 5100, "from": None}]
    assert t.match.to_act == ()


def test_RA_22_however_won() -> None:
    t = lost(loser=1, bet=200, top="lamp", hands={0: {"lamp": 3}}, bank=5100)
    check_fourth(t, 0, 6600)
    t = lost(loser=0, bet=200, top="lamp", hands={1: {"lamp": 3}}, bank=5100)
    check_fourth(t, 1, 6600)
    t = lost(loser=0, bet=200, top="fez", hands={0: {"lamp": 1}, 1: {"lamp": 3}}, bank=5100)
    check_fourth(t, 1, 6600)
    t = position(top="lamp", hands={0: {"lamp": 3}}, bank=5100)
    t.announces(LAMP)
    t.bets({1: 200})
    t.plays(0, "double")
    t.plays(1, "fold")
    t.takes()
    check_fourth(t, 0, 6600)


def test_RA_22_even_before_a_ruined_seat_goes_out() -> None:
    t = lost(loser=1, bet=300, seats=2, cash={1: 300}, top="lamp", hands={0: {"lamp": 3}})
    assert t.match.outcome is not None
    assert t.match.outcome["reason"] == "fourth-card"


def test_RA_23_most_money_wins_whoever_took_the_fourth_card() -> None:
    t = position(top="lamp", hands={0: {"lamp": 3}}, bank=500, cash={0: 100, 2: 4000})
    takes_top(t)
    assert t.match.outcome is not None
    assert t.match.outcome["winners"] == [2]
    assert t.match.outcome["scores"] == [0, 0, 1]


def test_RA_23_a_tie_goes_to_the_seat_with_the_fourth_card() -> None:
    t = position(top="lamp", hands={0: {"lamp": 3}}, bank=500, cash={0: 1000, 2: 1500})
    takes_top(t)
    assert t.match.outcome is not None
    assert t.match.outcome["winners"] == [0]


def test_RA_23_else_it_is_shared() -> None:
    t = position(top="lamp", hands={0: {"lamp": 3}}, bank=500, cash={0: 100, 1: 1500, 2: 1500})
    takes_top(t)
    assert t.match.outcome is not None
    assert t.match.outcome["winners"] == [1, 2]
    assert t.match.outcome["scores"] == [0, 0.5, 0.5]


def test_RA_25_at_the_round_cap_the_richest_wins_and_the_bank_is_not_won() -> None:
    t = position(round_cap=2, cash={1: 1350})
    bank = t.bank
    for _ in range(6):
        assert not t.match.over
        t.passes_turn()
    assert t.match.outcome is not None
    assert t.match.outcome["reason"] == "rounds-are-up"
    assert t.match.outcome["winners"] == [1]
    assert t.bank == bank


# ---------------------------------------------------------------------------------- rules of the table
def test_W_1_the_other_answers_stay_hidden_until_the_game_is_over() -> None:
    one, other = position(4), position(4)
    for t, bets in ((one, {2: 100}), (other, {2: 100, 3: 100})):
        t.announces(LAMP)
        t.bets(bets)
        t.plays(0, "confess")
    for seat in (0, 1, 2, None):
        assert one.channels(seat) == other.channels(seat)


def test_W_2_who_was_asked_is_seen_never_who_has_answered() -> None:
    t = position(4)
    t.announces(LAMP)
    before = {seat: t.channels(seat) for seat in (0, 1, None)}
    t.plays(2, "let-pass")
    t.seals(3, 100)
    assert {seat: t.channels(seat) for seat in before} == before
    assert t.seen["asked"] == [1, 2, 3]


def test_W_3_when_time_runs_out_no_protest_and_in_a_bet_you_give_way() -> None:
    t = position()
    assert t.match.when_time_runs_out(0) is None
    t.announces(LAMP)
    t.plays(1, "weigh", **{"from": 0})
    assert t.match.when_time_runs_out(1) == {"do": "let-pass"}
    assert t.match.when_time_runs_out(2) == {"do": "let-pass"}
    t.plays(1, "bet", sum=100)
    t.plays(2, "let-pass")
    assert t.match.when_time_runs_out(0) == {"do": "confess"}
    t.plays(0, "double")
    assert t.match.when_time_runs_out(1) == {"do": "fold"}
    t.plays(1, "double")
    assert t.match.when_time_runs_out(0) == {"do": "fold"}


def test_W_4_a_round_is_over_when_the_turn_passes_the_seat_that_began() -> None:
    t = lost(loser=0, bet=300, cash={0: 300})  # the seat that began is out
    assert t.seen["round"] == 1
    t.passes_turn()
    assert t.seen["round"] == 1
    t.passes_turn()
    assert (t.mover, t.seen["round"]) == (1, 2)


def test_W_4_whichever_seat_began() -> None:
    t = position(first=1, mover=2)
    t.passes_turn()
    assert (t.mover, t.seen["round"]) == (0, 1)
    t.passes_turn()
    assert (t.mover, t.seen["round"]) == (1, 2)


def test_W_4_sixty_rounds_unless_the_table_says_otherwise() -> None:
    assert position().seen["round_cap"] == 60
    assert position(round_cap=7).seen["round_cap"] == 7


def test_W_4_with_0_there_is_no_cap() -> None:
    t = position(2, round_cap=0)
    for number in range(1, 40):
        assert (t.match.over, t.seen["round"]) == (False, number)
        t.passes_turn()
        t.passes_turn()


def test_W_5_a_game_is_worth_1_shared_by_the_winners() -> None:
    t = position(2, round_cap=1)
    t.passes_turn()
    t.passes_turn()
    assert t.match.outcome is not None
    assert t.match.outcome["scores"] == [0.5, 0.5]


def test_W_6_a_seat_that_is_out_keeps_what_it_knew_and_answers_nothing() -> None:
    t = position(3, drawn=5, cash={0: 300})
    t.announces(LAMP)
    t.bets({1: 300})
    known = t.knows(0)
    t.plays(0, "match")
    assert t.events("out") == [{"seat": 0}]
    assert t.knows(0) == known
    t.announces(0, t.seen["circles"][-1], "camel-1")
    assert t.seen["asked"] == [2]
    assert t.match.legal(0) == []
