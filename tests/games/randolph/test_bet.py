"""Protest: a bet (RA-12 … RA-19, RA-27 … RA-30)."""

from __future__ import annotations

import pytest

from tests.games.randolph.table import TO, Table, position
from valise_games import IllegalAction

LAMP = 2  # the number that leads from minaret-1 to a lamp


def called(bet: int = 200, *, true: bool = True, seats: int = 3, **where: object) -> Table:
    """Seat 0 said two and stands on a lamp; seat 1 protests."""
    t = position(seats, drawn=LAMP if true else 5, **where)  # type: ignore[arg-type]
    t.announces(LAMP)
    t.bets({1: bet})
    return t


# ---------------------------------------------------------------------------------- RA-12, RA-27 the sealed bet
def test_RA_12_at_least_100_in_fifties_at_most_his_cash() -> None:
    t = position(cash={1: 700, 2: 100})
    t.announces(LAMP)
    assert t.bets_of(1) == list(range(100, 701, 50))
    assert t.bets_of(2) == [100]
    for sum in (50, 125, 750):
        with pytest.raises(IllegalAction):
            t.seals(1, sum)
    assert len(t.match.legal(1)) < 20


def test_RA_12_one_protest_per_seat_and_turn() -> None:
    t = position(4)
    t.announces(LAMP)
    t.bets({1: 100, 3: 100})
    t.plays(0, "double")
    t.plays(1, "fold")
    assert t.seen["bet"]["protester"] == 3
    t.plays(0, "double")
    t.plays(3, "fold")
    assert t.phase == "choose"
    assert [told["seat"] for told in t.events("protests")] == [1, 3]


@pytest.mark.parametrize(("mover", "bets", "speaks"), [(0, {1, 2, 3}, 1), (2, {0, 1}, 0), (1, {0, 3}, 3)])
def test_RA_12_of_several_the_first_clockwise_from_the_mover(mover: int, bets: set[int], speaks: int) -> None:
    t = position(4, mover=mover)
    t.announces(LAMP)
    t.bets(dict.fromkeys(bets, 100))
    assert t.events("protests") == [{"seat": speaks, "bet": 100, "counts": 100}]


def test_RA_27_only_the_first_bet_is_shown() -> None:
    one, both = position(4), position(4)
    for t, bets in ((one, {1: 200}), (both, {1: 200, 3: 900})):
        t.announces(LAMP)
        t.bets(bets)
    for seat in (0, 1, 2, None):
        assert one.channels(seat) == both.channels(seat)
    assert both.events("answered", 3) == [{"seat": 3, "bet": 900}]
    assert both.match.view(3)["dossier"]["bet"] == 900


def test_RA_27_neither_step_of_an_answer_is_seen_by_others() -> None:
    t = position(4)
    t.announces(LAMP)
    before = {seat: t.channels(seat) for seat in (0, 1, 2, None)}
    t.plays(3, "weigh", **{"from": 500})
    assert {seat: t.channels(seat) for seat in before} == before
    t.plays(3, "bet", sum=650)
    assert {seat: t.channels(seat) for seat in before} == before


def test_RA_27_a_bet_that_is_being_chosen_can_be_dropped() -> None:
    t = position()
    t.announces(LAMP)
    t.plays(1, "weigh", **{"from": 500})
    t.plays(1, "let-pass")
    t.plays(2, "let-pass")
    assert t.events("nobody-protests") == [{}]


def test_RA_27_if_he_folds_the_next_who_had_bet_is_called_with_what_he_sealed() -> None:
    t = position(4)
    t.announces(LAMP)
    t.bets({1: 200, 3: 550})
    t.plays(0, "triple")
    t.plays(1, "fold")
    assert t.events("protests")[1] == {"seat": 3, "bet": 550, "counts": 550}
    assert t.kinds(0) == {"confess", "match", "double", "triple"}
    assert t.seen["bet"]["put"] == [0, 0, 0, 550]
    t = position(4)
    t.announces(LAMP)
    t.bets({1: 900, 3: 150})
    t.plays(0, "double")
    t.plays(1, "fold")
    assert t.events("protests")[1] == {"seat": 3, "bet": 150, "counts": 150}


def test_RA_27_a_bet_that_was_not_called_is_void_when_the_chip_is_shown() -> None:
    t = position(4, drawn=LAMP, hands={1: {"camel": 1, "palm": 1}})
    t.announces(LAMP)
    t.bets({1: 200, 3: 900})
    t.plays(0, "match")
    assert t.phase == "prize"
    assert t.match.view(3)["dossier"]["bet"] is None
    t.plays(0, "take-card", card="camel")
    assert (t.mover, t.cash(3)) == (1, 1300)


# ---------------------------------------------------------------------------------- RA-13 confess or stand
@pytest.mark.parametrize("true", [True, False])
def test_RA_13_confessing_costs_50_and_hides_the_chip(true: bool) -> None:
    t = called(true=true, top="lamp")
    bank = t.bank
    t.plays(0, "confess")
    assert (t.cash(0), t.cash(1), t.bank) == (1250, 1300, bank + 50)
    assert t.figure(0) == "minaret-1"
    assert t.cards(0) == t.cards(1) == {}
    assert t.knows(1) == {}
    assert t.events("shown") == []
    assert t.mover == 1


@pytest.mark.parametrize("ending", ["confess", "fold"])
def test_RA_13_the_chip_stays_hidden_from_the_others(ending: str) -> None:
    """True or not, nobody else can tell, neither during the bet nor after it."""
    tables = called(true=True), called(true=False)
    for t in tables:
        if ending == "fold":
            t.plays(0, "double")
            t.plays(1, "double")
    for _ in range(2):
        for seat in (1, 2, None):
            assert tables[0].channels(seat) == tables[1].channels(seat)
        for t in tables:
            if t.mover == 0:
                t.plays(0, ending)


def test_RA_13_other_protests_are_void_when_he_confesses() -> None:
    t = position(4)
    t.announces(LAMP)
    t.bets({1: 200, 2: 200})
    t.plays(0, "confess")
    assert t.mover == 1
    assert t.phase == "choose"
    assert t.state.bet == [0, 0, 0, 0]


@pytest.mark.parametrize(("do", "sum"), [("double", 400), ("triple", 600)])
def test_RA_13_he_stands_by_matching_doubling_or_tripling(do: str, sum: int) -> None:
    t = called(200)
    assert t.kinds(0) == {"confess", "match", "double", "triple"}
    t.plays(0, do)
    assert t.seen["bet"]["put"] == [sum, 200, 0]
    assert t.match.to_act == (1,)
    t = called(200)
    t.plays(0, "match")
    assert t.events("shown") != []


# ---------------------------------------------------------------------------------- RA-14, RA-17 raising and folding
def test_RA_14_raises_are_to_twice_or_three_times_the_sum_to_be_matched() -> None:
    t = called(100, cash={0: 5000, 1: 5000})
    for seat, do, sum in ((0, "double", 200), (1, "triple", 600), (0, "double", 1200), (1, "triple", 3600)):
        t.plays(seat, do)
        assert t.seen["bet"]["put"][seat] == sum
        assert "confess" not in t.kinds(1 - seat)
    t.plays(0, "match")
    assert t.cash(0) == 8600
    assert t.cash(1) == 1400


def test_RA_14_who_folds_loses_what_he_has_put_up() -> None:
    t = called(100)
    t.plays(0, "double")
    t.plays(1, "triple")
    assert t.kinds(0) == {"fold", "match", "double", "triple"}
    t.plays(0, "fold")
    assert (t.cash(0), t.cash(1)) == (1100, 1500)
    assert t.events("raised") == [{"seat": 0, "times": 2, "sum": 200}, {"seat": 1, "times": 3, "sum": 600}]
    assert t.events("folded") == [{"seat": 0, "lost": 200, "to": 1}]


def test_RA_17_protester_folds_the_mover_takes_his_bet_and_the_announcement_stands() -> None:
    t = called(200, true=False, top="lamp")
    t.plays(0, "triple")
    t.plays(1, "fold")
    assert t.kinds(0) == {"take-top", "leave"}
    t.takes()
    assert (t.cash(0), t.cash(1)) == (1300 + 200 + 100, 1100)
    assert t.cards(0) == {"lamp": 1}
    assert t.figure(0) == "lamp-1"
    assert t.events("shown") == []
    assert t.mover == 1


def test_RA_17_the_next_sealed_protest_is_called_before_it_stands() -> None:
    t = position(3, drawn=5, top="lamp")
    t.announces(LAMP)
    t.bets({1: 200, 2: 300})
    t.plays(0, "double")
    t.plays(1, "fold")
    assert (t.phase, t.cards(0)) == ("answer", {})
    assert t.seen["bet"]["protester"] == 2
    t.plays(0, "match")
    assert (t.cash(0), t.cash(1), t.cash(2)) == (1300 + 200 - 300, 1100, 1300 + 300 + 100)
    assert t.cards(2) == {"lamp": 1}


def test_RA_17_mover_folds_no_card_for_anyone_nothing_shown() -> None:
    t = called(200, top="lamp", hands={0: {"fez": 1}, 1: {"fez": 1}})
    t.plays(0, "double")
    t.plays(1, "double")
    t.plays(0, "fold")
    assert (t.cash(0), t.cash(1)) == (900, 1700)
    assert t.figure(0) == "minaret-1"
    assert t.cards(0) == t.cards(1) == {"fez": 1}
    assert t.events("shown") == []
    assert t.knows(1) == {}
    assert t.mover == 1


def test_RA_17_mover_folds_and_no_other_protest_is_called() -> None:
    t = position(drawn=LAMP)
    t.announces(LAMP)
    t.bets({1: 200, 2: 300})
    t.plays(0, "double")
    t.plays(1, "double")
    t.plays(0, "fold")
    assert (t.phase, t.mover) == ("choose", 1)
    assert len(t.events("protests")) == 1


# ---------------------------------------------------------------------------------- RA-15, RA-16, RA-18 shown
@pytest.mark.parametrize("true", [True, False])
def test_RA_15_the_chip_is_shown_to_all_and_put_back_where_it_was_laid(true: bool) -> None:
    t = called(200, true=true)
    t.plays(0, "double")
    t.plays(1, "match")
    number = LAMP if true else 5
    assert t.events("shown") == [{"circle": TO, "number": number, "true": true}]
    assert t.seen["shown"] == {TO: number}
    assert [t.knows(seat) for seat in range(3)] == [{TO: number}] * 3
    assert (t.cash(0), t.cash(1)) == ((1700, 900) if true else (900, 1700))


def test_RA_15_spectators_follow_a_chip_they_were_shown() -> None:
    t = called(200)
    t.plays(0, "match")
    t.announces(0, TO, "camel-1")
    assert t.seen["shown"] == {"camel-1": LAMP}


@pytest.mark.parametrize("true", [True, False])
def test_RA_16_the_winner_takes_one_card_the_top_card_or_any_of_the_losers(true: bool) -> None:
    hands = {0: {"fez": 1, "camel": 2}, 1: {"palm": 1, "dagger": 1}}
    t = called(200, true=true, top="lamp", hands=hands)
    t.plays(0, "match")
    winner, loser = (0, 1) if true else (1, 0)
    assert t.match.to_act == (winner,)
    cards = [action.get("card") for action in t.legal(winner)]
    assert cards == [None, *sorted(t.cards(loser), key=["camel", "palm", "dagger", "fez"].index)]
    card = cards[-1]
    t.plays(winner, "take-card", card=card)
    assert t.cards(winner) == {**hands[winner], card: 1}
    assert sum(t.cards(loser).values()) == sum(hands[loser].values()) - 1
    assert (t.cash(winner), t.cash(loser)) == (1300 + 200 + 100, 1300 - 200)
    assert t.events("won") == [{"seat": winner, "sum": 200, "from": loser}]
    assert t.top == "lamp"  # exactly one
    assert t.mover == 1


def test_RA_16_no_top_card_if_the_announced_space_did_not_match_it() -> None:
    t = called(200, true=False, top="fez", hands={0: {"camel": 1, "palm": 1}})
    t.plays(0, "match")
    assert t.kinds(1) == {"take-card"}


@pytest.mark.parametrize("true", [True, False])
def test_RA_16_none_if_there_is_none_to_take(true: bool) -> None:
    winner = 0 if true else 1
    t = called(200, true=true, top="fez", hands={winner: {"camel": 1}})
    t.plays(0, "match")
    assert t.cards(winner) == {"camel": 1}
    assert t.cash(winner) == 1500
    assert t.mover == 1


def test_RA_16_the_only_one_is_taken_at_once() -> None:
    t = called(200, true=False, top="fez", hands={0: {"camel": 2}})
    t.plays(0, "match")
    assert t.cards(1) == {"camel": 1}
    assert t.cash(1) == 1600
    assert t.mover == 1
    t = called(200, true=False, top="lamp")
    t.plays(0, "match")
    assert t.cards(1) == {"lamp": 1}
    assert t.events("card") == [{"seat": 1, "card": "lamp", "alike": 1, "prime": 100, "from": None}]


def test_RA_18_caught_lying_the_figure_goes_back_and_the_turn_is_over() -> None:
    t = called(200, true=False, figures={0: "minaret-3"})
    assert t.figure(0) == "lamp-3"
    t.plays(0, "match")
    assert t.figure(0) == "minaret-3"
    assert t.events("went-back") == [{"seat": 0, "space": "minaret-3"}]
    assert t.mover == 1
    t = called(200, true=True)
    t.plays(0, "match")
    assert t.figure(0) == "lamp-1"


# ---------------------------------------------------------------------------------- RA-19, RA-28 all in
def test_RA_19_who_bets_all_he_has_cannot_be_raised() -> None:
    t = called(250, cash={1: 250})
    assert t.kinds(0) == {"confess", "match"}


def test_RA_19_what_the_richer_one_bet_above_comes_back() -> None:
    t = called(100, cash={1: 250})
    t.plays(0, "triple")
    assert t.seen["bet"]["put"] == [250, 100, 0]
    assert t.kinds(1) == {"fold", "match"}
    t.plays(1, "match")
    assert (t.cash(0), t.cash(1)) == (1550, 0)


def test_RA_19_a_raise_ends_at_what_the_poorer_one_has() -> None:
    t = called(200, cash={1: 350})
    assert t.kinds(0) == {"confess", "match", "double"}  # twice is more than he has: tripling would be the same
    assert t.seen["bet"]["double"] == 350


def test_RA_28_a_bet_counts_only_up_to_the_movers_cash() -> None:
    t = called(900, true=False, cash={0: 150}, hands={0: {"fez": 1, "camel": 1}})
    assert t.events("protests") == [{"seat": 1, "bet": 900, "counts": 150}]
    assert (t.seen["bet"]["sealed"], t.seen["bet"]["match"]) == (900, 150)
    assert t.kinds(0) == {"confess", "match"}
    t.plays(0, "match")
    assert (t.cash(0), t.cash(1)) == (0, 1450)


def test_RA_28_a_mover_with_no_cash_may_stand() -> None:
    t = called(200, cash={0: 0}, hands={0: {"fez": 1}, 1: {"camel": 1, "palm": 1}})
    assert t.kinds(0) == {"confess", "match"}
    t.plays(0, "match")
    t.plays(0, "take-card", card="palm")
    assert (t.cash(0), t.cash(1)) == (100, 1300)
    assert t.cards(0) == {"fez": 1, "palm": 1}


@pytest.mark.parametrize(("cash", "paid"), [(0, 0), (50, 50), (100, 50)])
def test_RA_28_confessing_costs_50_or_what_he_has(cash: int, paid: int) -> None:
    t = called(200, cash={0: cash}, hands={0: {"fez": 1}})
    bank = t.bank
    t.plays(0, "confess")
    assert (t.cash(0), t.bank) == (cash - paid, bank + paid)
    assert t.events("confessed") == [{"seat": 0, "paid": paid}]


def test_RA_28_with_under_100_you_are_asked_but_cannot_protest() -> None:
    t = position(cash={1: 50, 2: 100})
    t.announces(LAMP)
    assert t.seen["asked"] == [1, 2]
    assert t.legal(1) == [{"do": "let-pass"}]
    assert t.kinds(2) == {"let-pass", "weigh"}


# ---------------------------------------------------------------------------------- RA-29, RA-30 the winner's card
@pytest.mark.parametrize("true", [True, False])
def test_RA_29_the_winner_chooses_when_both_are_possible(true: bool) -> None:
    t = called(200, true=true, top="lamp", hands={0: {"fez": 1}, 1: {"camel": 1}})
    t.plays(0, "match")
    winner, loser = (0, 1) if true else (1, 0)
    assert t.kinds(winner) == {"take-top", "take-card"}
    before = t.cards(loser)
    t.plays(winner, "take-top")
    assert t.cards(winner)["lamp"] == 1
    assert t.cards(loser) == before


@pytest.mark.parametrize(("had", "prime"), [(0, 100), (1, 200), (2, 300)])
def test_RA_30_the_prime_goes_by_how_many_the_winner_now_has(had: int, prime: int) -> None:
    t = called(200, true=False, top="fez", hands={0: {"camel": 1}, 1: {"camel": had} if had else {}})
    t.plays(0, "match")
    assert t.cash(1) == 1500 + prime
    assert t.events("card") == [{"seat": 1, "card": "camel", "alike": had + 1, "prime": prime, "from": 0}]
    t = called(200, true=False, top="lamp", hands={1: {"lamp": had} if had else {}})
    t.plays(0, "match")
    assert t.cash(1) == 1500 + prime
