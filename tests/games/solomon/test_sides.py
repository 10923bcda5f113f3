"""From another side all of a state is seen, but what is left of an announcement that is settled."""

from __future__ import annotations

from typing import Any

import pytest

from valise_games.games import find
from valise_games.games.game import open_to
from valise_games.rules import FastDice

ANNOUNCEMENT = {"plan_agent", "plan_way", "plan_victim", "plan_case"}


@pytest.mark.parametrize(
    ("game_id", "options"),
    [("agent", {}), ("agent", {"one_per_capital": True}), ("casablanca", {}), ("casablanca", {"opening_bribes": True})],
)
def test_nothing_of_a_state_is_forgotten(game_id: str, options: dict[str, bool]) -> None:
    entry = find(game_id)
    game: Any = entry.load("plain")
    s, dice = game.State(), FastDice(11)
    game.new_game(s, 3, entry.encode_options({"round_cap": 8, **options}), dice)
    while not game.is_over(s):
        seat = game.next_to_act(s)
        actions = open_to(game, s, seat)
        game.step(s, seat, actions[dice.roll(len(actions))], dice)
        first = game.State()
        game.see_from(s, 0, first)
        forgotten = {name for name, value in s.as_dict().items() if first.as_dict()[name] != value}
        assert forgotten <= (set() if game.PROTEST <= s.phase < game.OVER else ANNOUNCEMENT)
