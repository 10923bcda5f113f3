"""A turn (RA-7 … RA-11, RA-31) and what is remembered of the chips (RA-24)."""

from __future__ import annotations

import pytest

from tests.games.randolph.table import FROM, SYMBOLS, TO, dealt, position
from valise_games import IllegalAction

ALL = (0, 1, 2, None)


# ---------------------------------------------------------------------------------- RA-7 mixing the chips
def test_RA_7_once_per_game_each_seat() -> None:
    t = position()
    t.plays(0, "shuffle")
    assert "shuffle" not in t.kinds(0)
    t.passes_turn()
    assert "shuffle" in t.kinds(1)
    t.passes_turn()
    t.passes_turn()
    assert t.mover == 0
    assert "shuffle" not in t.kinds(0)


def test_RA_7_each_for_himself() -> None:
    t = position()
    t.plays(0, "shuffle")
    assert [seat["may_shuffle"] for seat in t.seen["seats"]] == [False, True, True]
    t.passes_turn()
    t.plays(1, "shuffle")
    assert [seat["may_shuffle"] for seat in t.seen["seats"]] == [False, False, True]
    t.passes_turn()
    t.passes_turn()
    assert "shuffle" not in t.kinds(0)


def test_RA_7_only_before_drawing() -> None:
    t = position()
    t.draws()
    assert t.kinds(0) == {"say"}
    t.plays(0, "say", number=1)
    assert t.kinds(0) == {"lay"}


def test_RA_7_all_chips_on_the_ring_are_laid_out_anew_on_any_circle() -> None:
    before = position().state
    layouts, circles = set(), set()
    for seed in range(30):
        t = position(seed=seed)
        t.plays(0, "shuffle")
        assert sorted(t.state.chip) == sorted(before.chip)
        assert t.state.aside == before.aside
        layouts.add(tuple(t.state.chip))
        circles |= {circle for circle in range(28) if t.state.chip[circle]}
    assert len(layouts) == 30
    assert len(circles) == 28


def test_RA_7_nobody_knows_any_more_which_chip_is_which() -> None:
    t = position(drawn=3)
    t.announces(0)
    t.bets({1: 100})
    t.plays(0, "match")  # shown to all
    assert t.knows(2) == {TO: 3}
    t.plays(1, "shuffle")
    for seat in range(3):
        assert t.knows(seat) == {}
        assert t.match.view(seat)["dossier"]["aside"] is not None
        assert t.seen["seats"][seat]["seen"] == []
    assert t.seen["shown"] == {}


# ---------------------------------------------------------------------------------- RA-8 selling cards
def poor(cash: int = 50, bank: int = 5000) -> dict[str, object]:
    return {"cash": {0: cash}, "bank": bank, "hands": {0: {"lamp": 2, "fez": 1}}}


def test_RA_8_with_less_than_100_up_to_two_cards_at_200_each() -> None:
    t = position(**poor())  # type: ignore[arg-type]
    assert [action["card"] for action in t.legal(0, "sell")] == ["lamp", "fez"]
    t.plays(0, "sell", card="fez")
    assert t.cash(0) == 250
    assert t.bank == 4800
    t.plays(0, "sell", card="lamp")
    assert t.cash(0) == 450
    assert t.cards(0) == {"lamp": 1}
    assert "sell" not in t.kinds(0)


def test_RA_8_not_with_100() -> None:
    assert "sell" not in position(**poor(100)).kinds(0)  # type: ignore[arg-type]
    assert "sell" in position(**poor(0)).kinds(0)  # type: ignore[arg-type]


def test_RA_8_only_before_drawing() -> None:
    t = position(**poor())  # type: ignore[arg-type]
    t.draws()
    assert t.kinds(0) == {"say"}
    t.plays(0, "say", number=1)
    assert t.kinds(0) == {"lay"}


def test_RA_8_two_in_every_turn() -> None:
    t = position(2, cash={0: 50, 1: 50}, hands={0: {"lamp": 2}, 1: {"fez": 1, "palm": 2}})
    t.plays(0, "sell", card="lamp")
    t.plays(0, "sell", card="lamp")
    t.passes_turn()
    t.plays(1, "sell", card="palm")
    assert "sell" in t.kinds(1)


def test_RA_8_they_go_under_the_stock() -> None:
    t = position(cash={0: 50}, hands={0: {"lamp": 1, "fez": 1}}, top="camel", stock={"carpet": 1})
    t.plays(0, "sell", card="fez")
    t.plays(0, "sell", card="lamp")
    assert t.seen["under"] == ["fez", "lamp"]
    tops = []
    for _ in range(3):  # each walks to the top card
        here = SYMBOLS.index((t.figure(t.mover) or "").split("-")[0])
        free = next(circle for circle in t.spaces if circle not in t.seen["circles"])
        t.announces((SYMBOLS.index(t.top or "") - here) % 7, t.seen["circles"][0], free)
        t.stands()
        tops.append(t.top)
    assert tops == ["carpet", "fez", "lamp"]


def test_RA_31_a_short_bank_buys_only_what_it_can_pay_in_full() -> None:
    assert "sell" not in position(**poor(bank=150)).kinds(0)  # type: ignore[arg-type]
    assert "sell" in position(**poor(bank=200)).kinds(0)  # type: ignore[arg-type]
    t = position(**poor(bank=350))  # type: ignore[arg-type]
    t.plays(0, "sell", card="fez")
    assert t.bank == 150
    assert "sell" not in t.kinds(0)


# ---------------------------------------------------------------------------------- RA-9 drawing
def test_RA_9_any_chip_from_the_ring() -> None:
    t = position()
    assert [action["circle"] for action in t.legal(0, "take")] == t.seen["circles"]
    assert len(t.seen["circles"]) == 11
    t = position(2)
    t.announces(1)
    t.stands()
    t.announces(0, t.seen["circles"][-1], FROM)
    t.stands()
    assert {"do": "take", "circle": TO} in t.legal(0), "also one that he has seen"


def test_RA_9_read_in_secret_and_seen_by_all_where_it_goes() -> None:
    t, other = position(drawn=4), position(drawn=4, chips={"lamp-4": 2})
    other.state.chip[:] = t.state.chip
    here = t.spaces.index(FROM)
    there = next(circle for circle in range(28) if t.state.chip[circle] not in (0, 5))
    other.state.chip[here], other.state.chip[there] = t.state.chip[there], t.state.chip[here]
    for each in (t, other):
        each.draws()
    for seat in (1, 2, None):
        assert t.channels(seat) == other.channels(seat)
    assert t.events("read", 0) == [{"seat": 0, "circle": FROM, "number": 4}]
    assert t.events("took", 1) == [{"seat": 0, "circle": FROM}]
    for each in (t, other):
        each.plays(0, "say", number=1)
        each.plays(0, "lay", circle=TO)
    for seat in (1, 2, None):
        assert t.channels(seat) == other.channels(seat)
    assert t.events("laid", 1) == [{"seat": 0, "circle": TO}]
    assert t.knows(0) == {TO: 4}
    assert t.knows(1) == {}
    assert TO in t.seen["circles"]
    assert FROM not in t.seen["circles"]


def test_RA_9_the_number_is_announced_before_the_chip_is_laid_down() -> None:
    t = position(drawn=4)
    t.draws()
    assert (t.phase, t.kinds(0)) == ("saying", {"say"})
    assert t.match.view(0)["dossier"]["in_hand"] == 4
    t.plays(0, "say", number=1)
    assert (t.phase, t.kinds(0)) == ("laying", {"lay"})
    assert t.figure(0) == "camel-1"
    assert t.match.view(0)["dossier"]["in_hand"] == 4, "still in his hand"
    assert t.seen["announced"]["laid_at"] is None
    assert t.events("asked") == []
    t.plays(0, "lay", circle=TO)
    assert t.phase == "protest"
    assert [event["what"] for event in t.match.events(None)[-4:]] == ["took", "announced", "laid", "asked"]


def test_RA_9_laid_on_another_free_circle() -> None:
    t = position()
    circles = t.seen["circles"]
    t.draws()
    t.plays(0, "say", number=1)
    assert [action["circle"] for action in t.legal(0)] == [circle for circle in t.spaces if circle not in circles]
    with pytest.raises(IllegalAction):
        t.plays(0, "lay", circle=FROM)


def test_RA_9_any_number_moves_the_figure_clockwise_and_0_stays() -> None:
    for number in range(7):
        t = position(drawn=4, figures={0: "dagger-4"})
        t.draws()
        assert [action["number"] for action in t.legal(0)] == list(range(7))
        t.plays(0, "say", number=number)
        assert t.figure(0) == t.spaces[(t.spaces.index("dagger-4") + number) % 28]


# ---------------------------------------------------------------------------------- RA-10, RA-11 unprotested
def test_RA_10_all_opponents_are_asked_in_one_window() -> None:
    t = position(4, mover=2)
    t.announces(1)
    assert t.match.to_act == (0, 1, 3)
    assert t.seen["asked"] == [0, 1, 3]
    for seat in (3, 0, 1):
        t.plays(seat, "let-pass")
    assert t.events("nobody-protests") == [{}]


def test_RA_10_unprotested_it_stands_and_the_chip_stays_where_it_was_laid() -> None:
    t = position(drawn=4)
    t.announces(2)
    t.stands()
    assert t.figure(0) == "lamp-1"
    assert t.state.chip[t.spaces.index(TO)] == 5
    assert t.knows(1) == {}
    assert t.mover == 1
    assert TO in [action["circle"] for action in t.legal(1, "take")]


@pytest.mark.parametrize(("had", "prime"), [(0, 100), (1, 200), (2, 300)])
def test_RA_11_the_top_card_pays_by_how_many_you_have(had: int, prime: int) -> None:
    t = position(top="lamp", hands={0: {"lamp": had}} if had else {})
    bank = t.bank
    t.announces(2)
    t.stands()
    assert t.cards(0) == {"lamp": had + 1}
    assert t.cash(0) == 1300 + prime
    assert t.bank == bank - prime


def test_RA_11_also_by_staying_where_you_stand() -> None:
    t = position(top="minaret")
    t.announces(0)
    t.stands()
    assert t.cards(0) == {"minaret": 1}


def test_RA_11_a_short_bank_pays_what_it_has() -> None:
    t = position(top="lamp", hands={0: {"lamp": 2}}, bank=150)
    t.announces(2)
    t.stands()
    assert t.cash(0) == 1450
    assert t.bank == 0
    assert t.events("card") == [{"seat": 0, "card": "lamp", "alike": 3, "prime": 150, "from": None}]


def test_RA_11_the_top_card_may_be_left_and_stays_on_top() -> None:
    t = position(top="lamp", hands={0: {"lamp": 3}})
    bank = t.bank
    t.announces(2)
    t.bets({})
    assert t.match.to_act == (0,)
    assert t.legal(0) == [{"do": "take-top"}, {"do": "leave"}]
    t.plays(0, "leave")
    assert t.events("left") == [{"seat": 0, "card": "lamp"}]
    assert (t.top, t.cards(0), t.cash(0), t.bank) == ("lamp", {"lamp": 3}, 1300, bank)
    assert t.figure(0) == "lamp-1"
    assert (t.phase, t.mover) == ("choose", 1)


def test_RA_11_nobody_is_asked_who_has_not_come_to_the_top_card() -> None:
    t = position(top="lamp")
    t.announces(1)
    t.bets({})
    assert (t.phase, t.mover) == ("choose", 1)


def test_RA_11_whoever_leaves_it_may_come_for_it_again() -> None:
    t = position(2, top="lamp")
    t.announces(2)
    t.bets({})
    t.plays(0, "leave")
    t.announces(1, t.seen["circles"][-1], FROM)
    t.bets({})
    t.announces(0, TO, "camel-1")
    t.stands()
    assert t.cards(0) == {"lamp": 1}


# ---------------------------------------------------------------------------------- RA-24 the memory aid
def test_RA_24_you_alone_see_the_chips_you_have_seen_and_where_they_went() -> None:
    t = position(drawn=4)
    t.announces(2)
    t.stands()
    t.announces(3, TO, "camel-1")  # the next seat moves the same chip on
    assert t.knows(0) == {"camel-1": 4}
    assert t.knows(1) == {"camel-1": 4}
    assert t.knows(2) == {}
    assert t.match.view(0)["dossier"]["aside"] == t.state.aside[0] - 1
    assert [t.match.view(viewer)["seats"][0]["aside"] for viewer in ALL] == [None] * 4


def test_RA_24_off_you_must_remember_but_blank_does() -> None:
    on, off = position(drawn=4), position(drawn=4, memory_aid=False)
    for t in (on, off):
        t.announces(2)
        t.bets({1: 100})
        t.plays(0, "match")
    assert on.seen["shown"] == {TO: 4}
    assert off.seen["shown"] == {}
    for seat in range(3):
        dossier = off.match.view(seat)["dossier"]
        assert (dossier["aside"], dossier["chips"], dossier["unseen"]) == (None, {}, {})
        assert [view["seen"] for view in off.match.view(seat)["seats"]] == [[], [], []]
        known, same = off.match.known(seat), on.match.known(seat)
        known.memory_aid = 1  # type: ignore[attr-defined]
        assert known == same


def test_RA_24_off_the_chip_in_your_hand_is_shown() -> None:
    t = position(drawn=4, memory_aid=False)
    t.plays(0, "take", circle=FROM)
    assert t.match.view(0)["dossier"]["in_hand"] == 4
    assert t.match.view(1)["dossier"]["in_hand"] is None


def test_RA_24_on_by_default() -> None:
    assert dealt().seen["memory_aid"] is True


def test_RA_24_everybody_can_follow_whether_the_mover_had_seen_his_chip_before() -> None:
    t = position(2, drawn=4)
    t.announces(2)
    assert not t.state.knew
    t.stands()
    t.announces(3, TO, "camel-1")
    assert not t.state.knew
    t.stands()
    t.announces(1, "camel-1", FROM)
    assert [t.match.known(seat).knew for seat in (0, 1, None)] == [1, 1, 1]  # type: ignore[attr-defined]


def test_RA_24_who_was_shown_a_chip_has_seen_it() -> None:
    t = position(drawn=4)
    t.announces(2)
    t.bets({2: 100})
    t.plays(0, "match")
    assert [seat["seen"] for seat in t.seen["seats"]] == [[TO]] * 3
    t.announces(0, TO, FROM)  # seat 1
    assert t.state.knew
