"""Components and start (RA-1 … RA-6, RA-26)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.randolph.table import SYMBOLS, TO, dealt, new, position
from valise_games import BadSetup, IllegalAction, catalogue
from valise_games.rules import FastDice

SEEDS = range(40)
UNKNOWN = 8  # a chip is there, and its number is hidden


def test_RA_1_28_spaces_seven_symbols_in_the_same_order_four_times_over() -> None:
    spaces = catalogue["randolph"].load().components()["spaces"]
    assert [space["symbol"] for space in spaces] == list(SYMBOLS) * 4
    assert len({space["id"] for space in spaces}) == 28


def test_RA_1_from_any_space_each_number_leads_to_a_different_symbol() -> None:
    for start in position().spaces:
        reached = set()
        for number in range(7):
            t = position(figures={0: start})
            t.announces(number)
            reached.add((t.figure(0) or "").rsplit("-", 1)[0])
        assert reached == set(SYMBOLS)


def test_RA_1_one_chip_on_each_circle() -> None:
    t = position(chips={TO: 1})
    t.draws()
    t.plays(0, "say", number=0)
    with pytest.raises(IllegalAction):
        t.plays(0, "lay", circle=TO)


def test_RA_2_fourteen_chips_0_to_6_twice() -> None:
    for seats in (2, 3, 4):
        s = dealt(seats).state
        numbers = Counter(chip - 1 for chip in [*s.chip, *s.aside] if chip)
        assert numbers == Counter(dict.fromkeys(range(7), 2))
        assert len([chip for chip in s.chip if chip]) == 14 - seats


def test_RA_2_on_random_circles_in_random_order() -> None:
    circles = Counter(circle for seed in SEEDS for circle in dealt(seed=seed).seen["circles"])
    assert len(circles) == 28
    assert len({tuple(dealt(seed=seed).state.chip) for seed in SEEDS}) == len(SEEDS)


def test_RA_2_no_circle_draws_the_chips_to_its_neighbours() -> None:
    pairs = 0
    for seed in range(200):
        chips = dealt(2, seed).state.chip
        pairs += sum(chips[circle] > 0 and chips[(circle + 1) % 28] > 0 for circle in range(28))
    assert abs(pairs / 200 - 28 * (12 * 11) / (28 * 27)) < 0.4


def test_RA_2_each_seat_looks_at_one_and_puts_it_aside_for_the_whole_game() -> None:
    t = dealt()
    for seat in range(3):
        mine = t.match.view(seat)["dossier"]["aside"]
        assert t.events("aside", seat) == [{"seat": seat, "number": mine}]
        assert mine == t.state.aside[seat] - 1
        for other in {0, 1, 2, None} - {seat}:
            known: Any = t.match.known(other)
            assert known.aside[seat] == UNKNOWN
            assert {"seat": seat, "number": mine} not in t.events("aside", other)
    aside = list(t.state.aside)
    t.plays(t.mover, "shuffle")
    for _ in range(6):
        t.passes_turn()
    assert t.state.aside == aside
    assert len({tuple(dealt(seed=seed).state.aside) for seed in SEEDS}) > len(SEEDS) // 2


def test_RA_3_35_cards_five_of_each_three_to_each_seat_face_up() -> None:
    for seats in (2, 3, 4):
        t = dealt(seats)
        assert [sum(t.cards(seat).values()) for seat in range(seats)] == [3] * seats
        total = Counter(t.seen["stock"]) + Counter([t.top])
        for seat in range(seats):
            total += Counter(t.cards(seat))
        assert total == Counter(dict.fromkeys(SYMBOLS, 5))
        assert t.events("dealt")[0]["cards"] == [t.cards(seat) for seat in range(seats)]


def test_RA_3_never_three_alike() -> None:
    for seed in range(150):  # one hand in fifteen would be
        t = dealt(3, seed, variant="small")
        for seat in range(3):
            assert sum(t.cards(seat).values()) == 3
            assert max(t.cards(seat).values()) < 3


def test_RA_3_the_stock_is_shuffled_and_only_its_top_card_is_in_play() -> None:
    t = position(top="camel", figures={0: "minaret-1"})
    t.announces(2)  # a lamp: there are lamps in the stock, but none on top
    t.stands()
    assert t.cards(0) == {}
    assert t.top == "camel"
    assert len({dealt(seed=seed).top for seed in SEEDS}) == 7


def test_RA_3_the_first_three_cards_pay_nothing_but_count() -> None:
    t = dealt()
    assert [t.cash(seat) for seat in range(3)] == [1300] * 3
    t = position(hands={0: {"camel": 2, "fez": 1}}, top="camel", drawn=1)
    t.announces(1)
    t.stands()
    assert t.cards(0) == {"camel": 3, "fez": 1}
    assert t.cash(0) == 1300 + 300


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_RA_4_each_gets_2000_and_pays_700_the_bank_has_1000_more(seats: int) -> None:
    t = dealt(seats)
    assert [t.cash(seat) for seat in range(seats)] == [1300] * seats
    assert t.bank == 700 * seats + 1000


def test_RA_4_another_reserve_may_be_chosen() -> None:
    assert dealt(2, reserve=0).bank == 1400
    assert dealt(2, reserve=350).bank == 1400 + 350
    for not_so_many_fifties in (-50, 10_050, 375):
        with pytest.raises(BadSetup):
            dealt(2, reserve=not_so_many_fifties)


def test_RA_5_figures_in_turn_order_on_any_space_and_they_may_share_it() -> None:
    t = new(seats=3, seed=5)
    leader = t.seen["leader"]
    for turn, space in enumerate(("fez-2", "fez-2", "carpet-4")):
        seat = (leader + 1 + turn) % 3
        assert t.match.to_act == (seat,)
        assert [action["space"] for action in t.legal(seat)] == t.spaces
        t.plays(seat, "figure", space=space)
        assert t.figure(seat) == space


def test_RA_5_before_the_first_top_card_is_shown() -> None:
    t = new(seats=3)
    for _ in range(3):
        assert t.top is None
        assert t.events("top") == []
        t.plays(t.mover, "figure", space="camel-1")
    assert t.top is not None
    assert t.events("top") == [{"card": t.top}]


def test_RA_6_the_leader_is_drawn_by_lot_and_the_seat_on_his_left_begins() -> None:
    leaders = Counter(new(4, seed).seen["leader"] for seed in range(100))
    assert set(leaders) == {0, 1, 2, 3}
    for seed in range(8):
        t = dealt(4, seed)
        assert t.mover == (t.seen["leader"] + 1) % 4
        for turn in range(1, 6):
            t.passes_turn()
            assert t.mover == (t.seen["leader"] + 1 + turn) % 4


@pytest.mark.parametrize(("winners", "bits"), [({2}, 4), ({0, 3}, 9), ({1, 2}, 6)])
def test_RA_6_in_a_rematch_the_winner_or_by_lot_among_them(winners: set[int], bits: int) -> None:
    assert {new(4, seed, leader=bits).seen["leader"] for seed in range(40)} == winners


def test_RA_6_winners_who_left_the_table_do_not_lead() -> None:
    assert {new(2, seed, leader=8).seen["leader"] for seed in range(40)} == {0, 1}


def test_RA_6_money_and_cards_are_dealt_anew() -> None:
    """On the state of a game that is over, in which everything has happened."""
    hands = {0: {"fez": 2, "palm": 1}, 2: {"lamp": 3}, 3: {"camel": 2}}
    t = position(4, drawn=2, top="lamp", cash={0: 50, 1: 300}, hands=hands)
    t.plays(0, "shuffle")
    t.plays(0, "sell", card="fez")
    t.plays(0, "sell", card="fez")
    s = t.state
    s.cash[1], s.out, s.figure_at[1], s.round, s.renewals, s.shown = 0, 2, 28, 3, 2, 1 << 27
    free = next(circle for circle in t.spaces if circle not in t.seen["circles"])
    t.announces(0, t.seen["circles"][0], free)
    t.stands()
    free = next(circle for circle in t.spaces if circle not in t.seen["circles"])
    t.announces(2, t.seen["circles"][0], free)
    t.stands()
    assert t.match.over
    rules, again, fresh = t.match._game, t.state, t.match._game.State()
    options = catalogue["randolph"].encode_options({"leader": 2})
    for state in (again, fresh):
        rules.new_game(state, 2, options, FastDice(5))
    assert again == fresh


def test_RA_26_leader_then_figures_then_chips_then_cards_then_the_top_card() -> None:
    t = new(seats=2)
    assert t.events("leads") == [{"seat": t.seen["leader"]}]
    t.plays(t.mover, "figure", space="lamp-1")
    assert t.seen["circles"] == []
    assert t.cards(0) == t.cards(1) == {}
    assert t.match.view(0)["dossier"]["aside"] is None
    t.plays(t.mover, "figure", space="lamp-1")
    whats = [event["what"] for event in t.match.events(0)]
    assert whats == ["leads", "places", "placed", "places", "placed", "aside", "dealt", "top", "turn"]
    assert len(t.seen["circles"]) == 12
