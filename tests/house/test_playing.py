"""Whole games over real sockets, with bots and with people."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from tests.house.houses import QUICK, RunningHouse
from valise_games.client import RemoteTable
from valise_games.games import catalogue


def play_out(tables: Sequence[RemoteTable], seed: int, most: int = 4000) -> int:
    """Every visitor plays at random until the game is over; gives the number of decisions."""
    dice = random.Random(seed)
    for decisions in range(most):
        if tables[0].over:
            return decisions
        owing = [table for table in tables if table.decision]
        if owing:
            table = dice.choice(owing)
            table.act(dice.choice(table.legal))
        else:
            for table in tables:
                table.wait(0.02 if len(tables) > 1 else 10)
    raise AssertionError(f"not over after {most} decisions")


@pytest.mark.parametrize("game", catalogue)
def test_a_game_against_bots(house: RunningHouse, game: str) -> None:
    seats = catalogue[game].seats[0]
    with house.visitor("Ann") as ann:
        table = ann.open(game, seats, bots=dict.fromkeys(range(1, seats), "novice"), clock=QUICK, variant="small")
        table.sit(0)
        table.start()
        play_out([table], seed=1)
        assert table.info["outcome"]["reason"] in catalogue[game].reasons
        assert [event["n"] for event in table.events] == sorted(event["n"] for event in table.events)


def test_a_game_of_two_people(house: RunningHouse) -> None:
    with house.visitor("Ann") as ann, house.visitor("Bob") as bob:
        hers = ann.open("agent", 2, clock=QUICK, variant="small")
        hers.sit()
        his = bob.watch(hers.id)
        his.sit()
        hers.start()
        play_out([hers, his], seed=2)
        while not his.over:
            his.wait(5)
        assert hers.info["outcome"] == his.info["outcome"]
        assert hers.n == his.n
