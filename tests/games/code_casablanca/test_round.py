"""Code Casablanca: a round (CC-6 … CC-12)."""

from __future__ import annotations

import pytest

from tests.games.code_casablanca.table import new, searching
from valise_games import IllegalAction

TOGETHER = ["mosque", "mosque", "harbour"]


# ---------------------------------------------------------------------------------- orders
@pytest.mark.parametrize("pile", [1, 2])
def test_CC_6_the_drawing_seat_takes_a_card_from_the_pile_it_prefers(pile: int) -> None:
    t = new(3, drawer=2)
    assert t.match.legal(2) == [{"do": "draw", "pile": 1}, {"do": "draw", "pile": 2}]
    t.plays(2, "draw", pile=pile)
    assert t.seen["piles"] == ([15, 16] if pile == 1 else [16, 15])


def test_CC_6_the_card_is_shown_and_all_agents_move_at_once() -> None:
    t = new(4)
    t.draws(4)
    orders = [{"at": "police-station", "seats": [0, 2, 3]}, {"at": "market-hall", "seats": [1]}]
    assert t.events("drew") == [
        {
            "seat": 0,
            "pile": 1,
            "sent": ["police-station", "market-hall", "police-station", "police-station"],
            "orders": {"list": orders, "join": "comma"},
        }
    ]
    assert [t.at(seat) for seat in range(4)] == ["police-station", "market-hall", "police-station", "police-station"]


def test_CC_7_who_is_sent_to_a_star_may_go_to_any_building() -> None:
    t = new(4)
    t.draws(2)  # station★, consulate, consulate, consulate
    assert (t.phase, t.acting) == ("choosing", 0)
    assert len(t.legal(0, "go")) == 11
    t.plays(0, "go", to="hotel")
    assert t.at(0) == "hotel"
    assert t.events("went") == [{"seat": 0, "to": "hotel", "at": "hotel", "ordered": False}]


def test_CC_7_he_may_also_go_where_he_was_sent() -> None:
    t = new(2)
    t.draws(2)
    t.plays(0, "go", to="station")
    assert t.at(0) == "station"
    assert t.events("went")[0]["ordered"]


def test_CC_7_in_turn_order_from_the_drawing_seat_and_only_those_sent_to_a_star() -> None:
    t = new(4, drawer=2)
    t.draws(18)  # casino★, hotel★, hotel★, bath
    chosen = []
    while t.phase == "choosing":
        assert t.acting is not None
        chosen.append(t.acting)
        t.plays(t.acting, "go", to="micks-cafe")
    assert chosen == [2, 0, 1]
    assert t.at(3) == "turkish-bath"
    without = new(4)
    without.draws(0)
    assert without.phase != "choosing"


# ---------------------------------------------------------------------------------- looking
def test_CC_8_everybody_in_a_building_sees_its_tile_and_nobody_else() -> None:
    t = new(4)
    t.draws(20)  # harbour, harbour, Mick's, bath
    assert t.match.view(0)["tiles"] == {"harbour": {"kind": "code", "number": 3}}
    assert t.match.view(1)["tiles"] == {"harbour": {"kind": "code", "number": 3}}
    assert t.match.view(2)["tiles"] == {"micks-cafe": {"kind": "code", "number": 1}}
    assert t.match.view(None)["tiles"] == {}
    for seat in range(4):
        assert [told["seat"] for told in t.events("saw", seat)] == [seat]
    assert t.events("saw") == []


def test_CC_8_who_chose_another_building_sees_the_tile_there() -> None:
    t = new(2)
    t.draws(2)
    t.plays(0, "go", to="harbour")
    assert t.match.view(0)["tiles"] == {"harbour": {"kind": "code", "number": 3}}


def test_CC_8_who_was_where_is_public_and_written_down() -> None:
    t = new(3)
    t.draws(16)  # mosque, police, mosque
    t.all_search()
    t.no_more_claims()
    t.draws(0, pile=2)
    for seat in (None, 0, 1, 2):
        assert t.match.view(seat)["rounds"] == [
            {"round": 1, "at": ["mosque", "police-station", "mosque"]},
            {"round": 2, "at": ["harbour", "harbour", "harbour"]},
        ]
    assert t.notebook(1)["saw"] == [
        {"round": 1, "at": "police-station", "kind": "file", "number": 5},
        {"round": 2, "at": "harbour", "kind": "code", "number": 3},
    ]


def test_CC_8_searches_in_turn_order_from_the_drawing_seat() -> None:
    t = new(3, drawer=1)
    searched = []
    for pile in (1, 2):
        t.draws(0, pile)  # all to the harbour
        while t.phase == "searching":
            assert t.acting is not None
            searched.append(t.acting)
            t.plays(t.acting, "end-search")
        t.no_more_claims()
    assert searched == [1, 2, 0, 2, 0, 1]


# ---------------------------------------------------------------------------------- questions
def test_CC_9_one_question_to_one_who_shares_the_building() -> None:
    t = searching(["mosque", "mosque", "harbour", "mosque"])
    assert {action["seat"] for action in t.legal(0, "ask")} == {1, 3}
    assert {action["kind"] for action in t.legal(0, "ask")} == {"code", "file"}
    t.ask(0, 1, "file", "mosque")
    assert (t.phase, t.acting) == ("answering", 1)
    t.plays(1, "answer", number=None)
    assert not t.can(0, "ask")


def test_CC_9_alone_in_a_building_nobody_is_asked() -> None:
    t = searching(["mosque", "harbour", "hotel"])
    assert t.phase == "claiming"


def test_CC_10_only_about_buildings_the_questioned_agent_has_seen() -> None:
    t = searching(TOGETHER, been={1: ["casino"], 0: ["hotel"], 2: ["station"]})
    assert {action["at"] for action in t.legal(0, "ask")} == {"mosque", "casino"}
    with pytest.raises(IllegalAction):
        t.ask(0, 1, "code", "hotel")


def test_CC_11_the_table_hears_the_question() -> None:
    t = searching(TOGETHER)
    t.ask(0, 1, "code", "mosque")
    for seat in (None, 0, 1, 2):
        assert t.events("question", seat) == [{"seat": 0, "to": 1, "kind": "code", "at": "mosque"}]
        assert t.match.view(seat)["question"] == {"seat": 0, "to": 1, "kind": "code", "at": "mosque"}


@pytest.mark.parametrize("number", [None, 1, 2, 3, 4, 5, 6])
def test_CC_11_he_must_answer_true_or_false_as_he_likes(number: int | None) -> None:
    t = searching(TOGETHER)
    t.ask(0, 1, "code", "mosque")
    assert [action["number"] for action in t.match.legal(1)] == [None, 1, 2, 3, 4, 5, 6]
    assert t.kinds(1) == {"answer"}
    t.plays(1, "answer", number=number)
    assert t.notebook(0)["received"] == [{"round": 1, "from": 1, "kind": "code", "at": "mosque", "number": number}]
    assert t.notebook(1)["sent"] == [{"round": 1, "to": 0, "kind": "code", "at": "mosque", "number": number}]


def test_CC_11_the_answer_is_for_the_asker_alone() -> None:
    tables = [searching(["mosque", "mosque", "mosque"]) for _ in range(2)]
    for number, t in enumerate(tables, 2):
        t.asks(0, 1, "code", "mosque", number)
    for seat in (None, 2):
        assert tables[0].channels(seat) == tables[1].channels(seat)
    for seat in (0, 1):
        assert tables[0].channels(seat) != tables[1].channels(seat)


def test_CC_11_the_asker_keeps_every_message_with_its_round() -> None:
    t = searching(["mosque", "mosque"], been={1: ["casino"]})
    t.asks(0, 1, "code", "casino", 5)
    t.all_search()
    t.no_more_claims()
    t.draws(0)
    t.plays(1, "end-search")
    t.asks(0, 1, "code", "casino", 6)
    assert [(m["round"], m["number"]) for m in t.notebook(0)["received"]] == [(1, 5), (2, 6)]


def test_CC_12_one_question_per_seat_and_round_answering_without_limit() -> None:
    t = searching(["mosque"] * 4)
    for asker in (0, 1, 2):
        t.asks(asker, 3, "code", "mosque", 2)
        assert not t.can(asker, "ask")
        t.plays(asker, "end-search")
    assert len(t.notebook(3)["sent"]) == 3
    t.plays(3, "end-search")
    t.no_more_claims()
    t.draws(0)
    assert t.can(1, "ask")


def test_CC_12_the_five_sheets_of_the_box_are_no_limit() -> None:
    t = searching(["mosque", "mosque"])
    for _ in range(12):
        drawer = t.state.drawer
        t.asks(drawer, 1 - drawer, "code", "mosque", 2)
        t.all_search()
        t.no_more_claims()
        t.draws(0, pile=1 + (t.state.left[0] == 0))
    assert len(t.notebook(0)["received"]) == 6
    assert t.can(t.state.drawer, "ask")
