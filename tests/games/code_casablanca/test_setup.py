"""Code Casablanca: components and start (CC-1 … CC-5)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.code_casablanca.table import DEAL, GAME, Table, new
from valise_games import Match, catalogue
from valise_games.rules import FastDice

ORDERS = {(0, "harbour"), (1, "mosque"), (31, "mosque")}  # some cards, and where they send red


def fresh(seed: int, seats: int = 4) -> tuple[Any, Any]:
    rules: Any = catalogue[GAME].load()
    s = rules.State()
    rules.new_game(s, seats, [60, 0, 3], FastDice(seed))
    return rules, s


def test_CC_1_eleven_buildings_of_which_three_have_a_star() -> None:
    buildings = Match.new(GAME, 2, seed=0)._game.components()["buildings"]
    assert {building["id"] for building in buildings} == set(DEAL)
    assert {building["id"] for building in buildings if building["star"]} == {"station", "casino", "hotel"}
    assert len({(building["x"], building["y"]) for building in buildings}) == 11


def test_CC_2_six_files_and_five_of_six_codes_one_to_a_building() -> None:
    removed: Counter[int] = Counter()
    for seed in range(300):
        s = fresh(seed)[1]
        assert sorted(s.tile)[5:] == [7, 8, 9, 10, 11, 12]
        codes = set(s.tile) & {1, 2, 3, 4, 5, 6}
        assert len(codes) == 5
        removed[({1, 2, 3, 4, 5, 6} - codes).pop()] += 1
    assert set(removed) == {1, 2, 3, 4, 5, 6}


def test_CC_2_every_tile_can_lie_in_every_building() -> None:
    laid = {(building, tile) for seed in range(800) for building, tile in enumerate(fresh(seed)[1].tile)}
    assert len(laid) == 11 * 12


def test_CC_2_nobody_sees_a_tile_before_the_first_order() -> None:
    match = Match.new(GAME, 4, seed=3)
    for seat in (None, 0, 1, 2, 3):
        assert match.view(seat)["tiles"] == {}
        assert match.known(seat).as_dict()["tile"] == [0] * 11


def test_CC_3_the_genuine_file_has_the_number_of_the_missing_code() -> None:
    t = new(2, round_cap=1)
    while not t.match.over:
        seat = t.match.to_act[0]
        t.match.play(seat, t.match.legal(seat)[0] if t.phase != "claiming" else {"do": "no-claim"})
    assert t.match.outcome is not None
    assert t.match.outcome["genuine"] == {"number": 4, "at": "station"}


def test_CC_3_each_code_seen_rules_a_file_out() -> None:
    t = new(2)
    t.draws(0)  # all to the harbour, code 3
    assert t.notebook(0)["may_be_genuine"] == [1, 2, 4, 5, 6]


def test_CC_4_32_orders_in_two_piles_of_16() -> None:
    rules, s = fresh(1)
    assert s.left == [16, 16]
    assert s.undrawn == 2**32 - 1
    orders = rules.components()["orders"]
    assert len(orders) == 32
    assert all(len(order) == 4 for order in orders)
    for card, red in ORDERS:
        assert orders[card][0] == red
    sent = Counter(place for order in orders for place in order)
    assert set(sent) == set(DEAL)


def test_CC_4_seats_are_red_blue_green_yellow_and_other_colours_are_ignored() -> None:
    t = new(2)
    t.draws(2)  # station, consulate, consulate, consulate
    assert [seat["colour"] for seat in t.seen["seats"]] == ["red", "blue"]
    assert t.seen["sent"] == ["station", "consulate"]
    assert [seat["colour"] for seat in new(4).seen["seats"]] == ["red", "blue", "green", "yellow"]


def play_rounds(t: Table, rounds: int, pile: int) -> list[int]:
    """Rounds without questions and claims, from one pile while it lasts; the cards drawn."""
    cards = []
    for _ in range(rounds):
        piles = [action["pile"] for action in t.match.legal(t.state.drawer)]
        before = t.state.undrawn
        t.plays(t.state.drawer, "draw", pile=pile if pile in piles else piles[0])
        cards.append((before & ~t.state.undrawn).bit_length() - 1)
        while t.phase == "choosing":
            seat = t.match.to_act[0]
            t.plays(seat, "go", to=t.seen["sent"][seat])
        t.all_search()
        t.no_more_claims()
    return cards


def test_CC_4_played_orders_lie_open_and_do_not_come_again() -> None:
    t = new(2)
    cards = play_rounds(t, 32, pile=2)
    assert sorted(cards) == list(range(32))
    t = new(2)
    cards = play_rounds(t, 5, pile=2)
    orders = t.rules.components()["orders"]
    assert sorted(t.seen["played"]) == sorted(orders[card][:2] for card in cards)


def test_CC_4_one_pile_empty_the_other_is_drawn_both_empty_all_are_shuffled() -> None:
    t = new(2)
    play_rounds(t, 16, pile=2)
    assert t.seen["piles"] == [16, 0]
    assert t.legal(t.state.drawer) == [{"do": "draw", "pile": 1}]
    play_rounds(t, 15, pile=2)
    assert not t.events("orders-shuffled")
    play_rounds(t, 1, pile=2)
    assert t.seen["piles"] == [16, 16]
    assert t.seen["played"] == []
    assert len(t.events("orders-shuffled")) == 1
    play_rounds(t, 3, pile=1)
    assert t.seen["piles"] == [13, 16]


def test_CC_4_every_order_left_is_as_likely_whichever_pile() -> None:
    drawn: Counter[int] = Counter()
    for seed in range(400):
        rules, s = fresh(seed)
        rules.step(s, s.drawer, rules.PILE + seed % 2, FastDice(seed))
        drawn[s.order] += 1
    assert set(drawn) == set(range(1, 33))
    assert max(drawn.values()) < 30


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_CC_5_the_first_seat_is_drawn_by_lot(seats: int) -> None:
    firsts = Counter(fresh(seed, seats)[1].first for seed in range(90))
    assert set(firsts) == set(range(seats))
    assert Match.new(GAME, seats, seed=1).to_act == (Match.new(GAME, seats, seed=1)._state.first,)


def test_CC_5_the_drawing_seat_passes_clockwise_each_round() -> None:
    t = new(3, drawer=1)
    drawers = []
    for _ in range(4):
        drawers.append(t.acting)
        play_rounds(t, 1, pile=1)
    assert drawers == [1, 2, 0, 1]
    assert [told["drawer"] for told in t.events("round")][1:] == [2, 0, 1, 2]


def test_a_network_knows_by_which_number_actions_name_its_seat() -> None:
    rules, s = fresh(1, 4)
    for seat in range(4):
        seen = [0.0] * rules.FEATURES
        rules.observe(s, seat, seen)
        at = rules.FEATURES - rules.KNOWLEDGE
        assert seen[at - rules.SEATS : at] == [float(number == seat) for number in range(rules.SEATS)]
