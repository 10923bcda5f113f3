"""Agent: a turn, moves and the briefcase (AG-7 … AG-12), and bribes (AG-18)."""

from __future__ import annotations

import pytest

from tests.games.solomon.table import agent
from valise_games import IllegalAction

AGENTS = [f"{colour}-{number}" for colour in ("green", "blue", "red", "yellow") for number in (1, 2)]


# ---------------------------------------------------------------------------------- exactly one of three
def test_AG_7_no_voluntary_pass() -> None:
    t = agent(stakes={0: {"red-1": 500}}, at={"red-1": "kiev", "blue-1": "istanbul"})
    assert t.kinds(0) == {"move", "strike", "bribe"}
    with pytest.raises(IllegalAction):
        t.plays(0, "end-turn")


def test_AG_7_no_pass_without_money_either() -> None:
    t = agent(stakes={0: dict.fromkeys(["red-1", "red-2", "blue-1", "blue-2"], 2500)})
    assert t.kinds(0) == {"move"}


def test_AG_7_exactly_one_action_a_turn() -> None:
    t = agent(at={"red-1": "kiev", "blue-1": "istanbul"}, stakes={2: {"red-1": 500}})
    t.move("green-1", "new-york")
    t.stands()
    assert t.mover == 1
    t.bribe(red_1=[100])
    assert t.mover == 2
    t.strike("red-1", "istanbul", "blue-1")
    t.stands()
    assert t.mover == 0


# ---------------------------------------------------------------------------------- move
def test_AG_8_any_agent_one_link() -> None:
    t = agent(at={"red-1": "tangier"})
    ways = {
        "green": ["honolulu", "new-york", "reykjavik"],
        "blue": ["berlin", "brussels", "reykjavik"],
        "red": ["berlin", "kiev", "tashkent"],
        "yellow": ["hong-kong", "honolulu", "tashkent"],
    }
    for name in AGENTS:
        to = sorted(action["to"] for action in t.legal(0, "move", agent=name, case=False))
        assert to == (["azores", "bombay", "istanbul", "paris"] if name == "red-1" else ways[name[:-2]])
    t.move("green-2", "reykjavik")
    t.stands()
    assert t.where("green-2") == "reykjavik"
    assert t.where("green-1") == "washington"


@pytest.mark.parametrize("to", ["washington", "tangier", "london", "atlantis"])
def test_AG_8_not_two_links_and_not_to_where_it_stands(to: str) -> None:
    t = agent()
    with pytest.raises(IllegalAction):
        t.move("green-1", to)
    with pytest.raises(IllegalAction):  # what steps onto the briefcase is not a move to another city
        agent(at={"green-1": "tangier"}).move("green-1", "tangier", case=True)


def test_AG_8_to_a_free_or_an_occupied_city() -> None:
    t = agent(at={"blue-1": "reykjavik"})
    t.move("green-1", "reykjavik")
    t.stands()
    t.move("green-2", "new-york")
    t.stands()
    assert (t.where("green-1"), t.where("green-2"), t.where("blue-1")) == ("reykjavik", "new-york", "reykjavik")


# ---------------------------------------------------------------------------------- the briefcase
@pytest.mark.parametrize("on_it", [True, False])
def test_AG_9_entering_its_city_on_it_or_beside_it(on_it: bool) -> None:
    t = agent(at={"red-1": "istanbul"})
    t.move("red-1", "tangier", case=on_it)
    t.stands()
    assert t.case == ("tangier", "red-1" if on_it else None)


def test_AG_9_on_it_only_while_nobody_holds_it() -> None:
    t = agent(at={"red-1": "istanbul", "blue-1": "tangier"}, holder="blue-1")
    assert [action["case"] for action in t.legal(0, "move", agent="red-1", to="tangier")] == [False]
    t.move("red-1", "tangier")
    t.stands()
    assert t.case == ("tangier", "blue-1")


def test_AG_9_nothing_is_said_of_a_briefcase_elsewhere() -> None:
    t = agent(at={"red-1": "istanbul"})
    assert [action["case"] for action in t.legal(0, "move", agent="red-1", to="rome")] == [False]


def test_AG_10_stepping_onto_it_is_a_move_of_its_own() -> None:
    t = agent(at={"red-1": "tangier"})
    assert not any(action["case"] for action in t.legal(0, "move", agent="red-1"))
    t.step("on", "red-1")
    t.stands()
    assert t.case == ("tangier", "red-1")
    assert t.mover == 1


def test_AG_10_stepping_off_it_is_a_move_of_its_own() -> None:
    t = agent(at={"red-1": "tangier"}, holder="red-1")
    t.step("off", "red-1")
    t.stands()
    assert t.case == ("tangier", None)
    assert t.where("red-1") == "tangier"
    assert t.mover == 1


def test_AG_10_only_where_it_stands_and_only_off_what_it_holds() -> None:
    t = agent(at={"red-1": "tangier", "blue-1": "paris", "green-1": "tangier"})
    assert {action["agent"] for action in t.legal(0, "step-on")} == {"red-1", "green-1"}
    assert not t.can(0, "step-off")
    t = agent(at={"red-1": "tangier", "green-1": "tangier"}, holder="red-1")
    assert not t.can(0, "step-on")
    assert [action["agent"] for action in t.legal(0, "step-off")] == ["red-1"]


@pytest.mark.parametrize("on_or_off", ["on", "off"])
def test_AG_10_a_refused_step_is_shown_as_what_it_was(on_or_off: str) -> None:
    t = agent(at={"red-1": "tangier"}, holder="red-1" if on_or_off == "off" else None)
    t.step(on_or_off, "red-1")
    t.answers(1)
    t.plays(0, "take-back")
    assert t.seen["refused"] == [{"do": f"step-{on_or_off}", "agent": "red-1"}]


def test_AG_11_a_holder_may_leave_with_the_briefcase() -> None:
    t = agent(at={"red-1": "tangier"}, holder="red-1")
    t.move("red-1", "istanbul", case=True)
    t.stands()
    assert t.case == ("istanbul", "red-1")


def test_AG_11_or_without_it() -> None:
    t = agent(at={"red-1": "tangier"}, holder="red-1")
    t.move("red-1", "istanbul", case=False)
    t.stands()
    assert t.where("red-1") == "istanbul"
    assert t.case == ("tangier", None)


def test_AG_12_a_held_briefcase_cannot_be_taken() -> None:
    t = agent(at={"red-1": "tangier", "blue-1": "tangier", "green-1": "azores"}, holder="red-1")
    taking = [a for a in t.legal(0) if a["do"] == "step-on" or (a.get("case") and a["agent"] != "red-1")]
    assert taking == []


def test_AG_12_except_by_an_attack() -> None:
    t = agent(at={"red-1": "tangier", "green-1": "azores"}, holder="red-1", stakes={0: {"green-1": 500}})
    t.strike("green-1", "tangier", "red-1", case=True)
    t.stands()
    assert t.case == ("tangier", "green-1")


# ---------------------------------------------------------------------------------- bribe
def test_AG_18_one_or_more_further_lots() -> None:
    t = agent(stakes={0: {"red-1": 500}})
    t.bribe(red_1=[500, 100], yellow_2=[1000])
    assert (t.stake(0, "red-1"), t.stake(0, "yellow-2")) == (1100, 1000)
    assert t.lots(0) == {"1000": 3, "500": 2, "400": 4, "300": 4, "200": 4, "100": 3}


def test_AG_18_all_that_is_left_in_one_step() -> None:
    t = agent()
    t.plays(0, "bribe")
    t.plays(0, "put-all", agent="red-1")
    t.plays(0, "done")
    assert t.stake(0, "red-1") == 10_000
    assert not any(t.match.view(0)["dossier"]["lots"].values())


def test_AG_18_half_of_what_is_left_is_the_largest_lots_that_fit() -> None:
    t = agent()
    t.plays(0, "bribe")
    t.plays(0, "put-half", agent="red-1")
    t.plays(0, "put-half", agent="blue-1")
    t.plays(0, "done")
    assert (t.stake(0, "red-1"), t.stake(0, "blue-1")) == (5000, 2500)
    placed = [event["worth"] for event in t.match.events(0) if event["what"] == "placed"]
    assert placed == [1000] * 4 + [500] * 2 + [500] * 2 + [400] * 3 + [300]


def test_AG_18_how_a_bribe_was_put_together_is_seen_by_nobody_else() -> None:
    """In one step, or lot by lot: the others are told the same."""
    told = []
    for in_one_step in (True, False):
        t = agent()
        t.plays(0, "bribe")
        if in_one_step:
            t.plays(0, "put-all", agent="red-1")
        else:
            t.puts(0, red_1=[1000, 500, 400, 300, 200, 100] * 4)
        t.plays(0, "done")
        told.append((t.match.events(1), t.match.view(1), t.match.events(None), t.match.known(1).as_dict()))
    assert told[0] == told[1]


def test_AG_18_what_no_lot_is_small_enough_for_is_refused() -> None:
    t = agent()
    t.plays(0, "bribe")
    t.plays(0, "put-all", agent="red-1")
    with pytest.raises(IllegalAction, match="no lot is small enough"):
        t.plays(0, "put-half", agent="red-1")


def test_AG_18_only_on_agents_still_in_play() -> None:
    t = agent(gone=["blue-1", "green-2"])
    t.plays(0, "bribe")
    assert {action["agent"] for action in t.legal(0, "lot")} == set(AGENTS) - {"blue-1", "green-2"}


def test_AG_18_at_least_one_lot() -> None:
    t = agent()
    t.plays(0, "bribe")
    assert not t.can(0, "done")
    t.plays(0, "lot", agent="red-1", worth=100)
    assert t.can(0, "done")


def test_AG_18_without_lots_no_bribe() -> None:
    t = agent(stakes={0: dict.fromkeys(["red-1", "red-2", "blue-1"], 2500) | {"blue-2": 2400}})
    t.bribe(red_1=[100])
    t.move("green-1", "new-york")
    t.stands()
    t.move("green-1", "washington")
    t.stands()
    assert not t.can(0, "bribe")


def test_AG_18_nobody_is_told_that_the_lots_are_gone() -> None:
    penniless = agent(stakes={0: dict.fromkeys(["red-1", "red-2", "blue-1", "blue-2"], 2500)})
    for seat in (1, 2, None):
        assert penniless.channels(seat) == agent().channels(seat)


def test_AG_18_the_table_sees_that_you_bribed() -> None:
    t = agent()
    t.bribe(red_1=[100])
    for seat in (0, 1, 2, None):
        assert t.events("bribed", seat) == [{"seat": 0}]
        assert t.match.view(seat)["seats"][0]["bribes"] == 1


def test_AG_18_never_whom_with_what_or_with_how_many_lots() -> None:
    small, large = agent(), agent()
    small.bribe(red_1=[100])
    large.bribe(green_2=[1000, 1000, 500], blue_1=[400])
    for seat in (1, 2, None):
        assert small.channels(seat) == large.channels(seat)
        assert small.events("placed", seat) == []
    assert large.events("placed", 0)[-1] == {"seat": 0, "agent": "blue-1", "worth": 400}


def test_AG_18_nothing_is_seen_of_a_bribe_before_it_is_done() -> None:
    choosing, bribing = agent(), agent()
    bribing.plays(0, "bribe")
    bribing.puts(0, red_1=[100, 200])
    assert bribing.phase == "bribing"
    for seat in (1, 2, None):
        assert choosing.channels(seat) == bribing.channels(seat)


def test_AG_18_a_network_can_look_at_a_bribe_when_the_first_agent_is_out() -> None:
    t = agent(gone=["green-1"])
    t.plays(0, "bribe")
    game = t.match._game
    seen = [0.0] * game.FEATURES
    game.observe(t.match.known(0), 0, seen)
    assert any(seen)
