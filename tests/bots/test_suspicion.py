"""What a Novice suspects is still possible."""

from __future__ import annotations

from random import Random
from typing import Any

from valise_games import Match
from valise_games.bots.policies import load_novice
from valise_games.rules import FastDice


def test_who_is_suspected_of_a_protest_keeps_a_stake_to_bid_with() -> None:
    luck, dice, protests = Random(4), FastDice(4), 0
    for seed in range(6):
        match = Match.new("casablanca", 5, {"round_cap": 12}, seed)
        game: Any = match.entry.load()
        novice = load_novice(match.entry, game)
        while not match.over:
            seat = luck.choice(match.to_act)
            if match.view(seat)["phase"] == "protest":
                s: Any = match.known(seat)
                game.guess(s, seat, dice)
                novice.suspect(s, seat, dice)
                for other in range(match.seats):
                    if other != seat and s.said_yes >> other & 1:
                        protests += 1
                        assert s.stake[other][s.plan_agent] > 0
            match.play(seat, luck.choice(match.legal(seat)))
    assert protests > 20
