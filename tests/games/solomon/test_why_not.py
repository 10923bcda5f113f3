"""An illegal action is refused with its reason, where the rules know it."""

from __future__ import annotations

import pytest

from valise_games import IllegalAction, Match


def test_AG_13_an_attack_says_what_it_costs() -> None:
    match = Match.new("agent", 2, seed=1)
    for seat in (0, 1):
        match.play(seat, {"do": "lot", "agent": "blue-1", "worth": 500})
        match.play(seat, {"do": "done"})
    mover = match.to_act[0]
    with pytest.raises(IllegalAction, match=r"it needs 500 on red-1, and there is 0 \(AG-13\)"):
        match.play(mover, {"do": "strike", "agent": "red-1", "to": "kiev", "victim": "blue-1", "case": False})


def test_CB_6_a_strike_says_what_it_costs() -> None:
    match = Match.new("casablanca", 2, seed=1)
    mover = match.to_act[0]
    with pytest.raises(IllegalAction, match=r"it needs 1000 on green, and there is 0 \(CB-6\)"):
        match.play(mover, {"do": "strike", "agent": "green", "to": "ricks-cafe", "victim": "purple", "case": False})


def test_CB_8_a_protest_says_that_it_needs_money() -> None:
    match = Match.new("casablanca", 2, seed=1)
    mover = match.to_act[0]
    move = next(action for action in match.legal(mover) if action["do"] == "move")
    match.play(mover, move)
    with pytest.raises(IllegalAction, match=rf"a protest needs money on {move['agent']} \(CB-8\)"):
        match.play(1 - mover, {"do": "protest"})


def test_AG_14_who_is_protected_at_home_is_said_to_be() -> None:
    match = Match.new("agent", 2, seed=1)
    for seat in (0, 1):
        match.play(seat, {"do": "lot", "agent": "red-1", "worth": 500})
        match.play(seat, {"do": "done"})
    mover = match.to_act[0]
    state = match._state
    state.agent_at[match._game.AGENT_IDS.index("red-1")] = match._game.PLACE_IDS.index("brussels")  # type: ignore[attr-defined]
    with pytest.raises(IllegalAction, match=r"blue-1 is protected at home \(AG-14\)"):
        match.play(mover, {"do": "strike", "agent": "red-1", "to": "london", "victim": "blue-1", "case": False})
