"""Who claims nothing in advance is called in a round in which he saw a tile for the first time."""

from __future__ import annotations

import random

from valise_games import Match, catalogue

GAME = catalogue["code-casablanca"].load("plain")


def test_a_tile_seen_for_the_first_time_calls_and_one_seen_again_does_not() -> None:
    luck, called, quiet = random.Random(1), 0, 0
    for seed in range(3):
        match = Match.new("code-casablanca", 3, seed=bytes([seed]) * 32)
        while not match.over and match.entries < 200:
            for seat in match.to_act:
                view = match.view(seat)
                if view["phase"] != "claiming":
                    continue
                before = [tile["at"] for tile in view["notebook"]["saw"] if tile["round"] < view["round"]]
                today = [tile["at"] for tile in view["notebook"]["saw"] if tile["round"] == view["round"]]
                new = GAME.concerned(view)
                assert new == (["new"] if any(at not in before for at in today) else [])
                called += bool(new)
                quiet += not new
            seat = luck.choice(match.to_act)
            passes = match.when_time_runs_out(seat) if match.view(seat)["phase"] == "claiming" else None
            match.play(seat, passes or luck.choice(match.legal(seat)))
    assert called > 10
    assert quiet > 10


def test_who_watches_is_not_concerned() -> None:
    match = Match.new("code-casablanca", 3, seed=bytes(32))
    assert GAME.concerned(match.view(None)) == []
