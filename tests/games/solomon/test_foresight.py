"""How careful a Master is with two seats: what it calls safe is safe by the rules."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from tests.games.solomon.table import Table, agent, casablanca
from valise_games.games import find
from valise_games.games.game import Action, known_to
from valise_games.rules import FastDice

EARLY = 20  # rounds until it is daring


def kept(t: Table, seat: int, care: int) -> list[Action]:
    game: Any = t.match._game
    known, choices = t.match.known(seat), [0] * (game.MOST_CHOICES + 1)
    game.considered(known, seat, choices)
    game.careful(known, seat, care, EARLY, choices)
    return [game.write_action(known, number) for number in choices[1 : choices[0] + 1]]


def has_bribed(t: Table, seat: int) -> None:
    """The seat may have all its money on any agent."""
    game: Any = t.match._game
    t.match._state.chances[seat][:] = [1] * game.AGENTS


def near_home(stake: int) -> Table:
    return agent(2, at={"red-1": "kiev"}, case="kiev", holder="red-1", stakes={0: {"red-1": stake}})


def test_a_win_is_not_left_open_to_one_who_may_have_as_much() -> None:
    t = near_home(1000)
    stays = {"do": "move", "agent": "green-1", "to": "new-york", "case": False}
    assert stays not in kept(t, 0, 1)
    for care in (1, 2):
        options = kept(t, 0, care)
        assert options
        assert all(option.get("agent") == "red-1" for option in options), "it leaves, or loses the briefcase"
    assert stays in kept(t, 0, 0)


def test_it_dares_something_when_the_end_is_near() -> None:
    t = near_home(1000)
    t.match._state.round = EARLY
    assert kept(t, 0, 2) == kept(t, 0, 0)
    t.match._state.round, t.match._state.round_cap = 9, 12
    assert kept(t, 0, 2) == kept(t, 0, 0), "a shorter game has an earlier end"
    t.match._state.round_cap = 0
    assert kept(t, 0, 2) != kept(t, 0, 0)


def test_who_keeps_money_together_puts_all_of_it_on_one_agent() -> None:
    t = casablanca(2)
    has_bribed(t, 1)
    t.plays(0, "bribe")
    assert {option["do"] for option in kept(t, 0, 2)} == {"put-all"}
    assert {option["do"] for option in kept(t, 0, 1)} == {"lot", "put-half", "put-all"}


@pytest.mark.parametrize("game_id", ["agent", "casablanca"])
def test_after_what_is_safe_the_other_cannot_win_in_his_turn(game_id: str) -> None:
    """Every option of positions of random play that is called safe is taken, and then every way home."""
    entry = find(game_id)
    game: Any = entry.load("plain", "small")
    dice = FastDice(8)
    s = game.State()
    looked = closed = 0
    while looked < 400:
        game.new_game(s, 2, entry.encode_options({}), dice)
        while not game.is_over(s) and looked < 400:
            seat = game.next_to_act(s)
            options = legal(game, s, seat)
            if s.phase == game.CHOOSE and not s.contested:
                known = known_to(game, s, seat)
                left, free = game.money_left(known, seat), game.free_money(known, 1 - seat)
                for option in options:
                    if option < game.BRIBE:
                        safe = game.danger_after(known, seat, option, left, free) in (game.SAFE, game.OUTSPENT)
                        looked += safe
                        closed += not safe
                        assert not safe or not loses_at_once(game, s, seat, option), game.write_action(known, option)
            game.step(s, seat, options[dice.roll(len(options))], dice)
    assert closed > 5, "there was something to be careful about"


def loses_at_once(game: Any, s: Any, seat: int, option: int) -> bool:
    after = deepcopy(s)
    game.step(after, seat, option, None)
    let_pass(game, after)
    if game.is_over(after):
        return bool(after.winner == 1 - seat)
    for answer in legal(game, after, 1 - seat):
        if answer < game.BRIBE:
            last = deepcopy(after)
            game.step(last, 1 - seat, answer, None)
            let_pass(game, last)
            if game.is_over(last) and last.winner == 1 - seat:
                return True
    return False


def let_pass(game: Any, s: Any) -> None:
    while s.phase == game.PROTEST:
        game.step(s, game.next_to_act(s), game.NO, None)


def legal(game: Any, s: Any, seat: int) -> list[int]:
    choices = [0] * (game.MOST_CHOICES + 1)
    game.legal(s, seat, choices)
    return choices[1 : choices[0] + 1]
