"""Whole games between bots in this process, many at once on threads. `valise arena` plays more of them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import local
from typing import Any

from valise_games.bots import Bot, make_bot
from valise_games.games import find
from valise_games.rules import FastDice


@dataclass(frozen=True)
class Played:
    """A finished game: each seat's share, and the decisions it took."""

    shares: list[float]
    decisions: int


def play(bots: Sequence[Bot], game_id: str, seed: int, variant: str = "standard") -> Played:
    """One game; every bot is asked with what its seat knows, and nothing else."""
    entry = find(game_id)
    game = entry.load("plain", variant)
    dice = FastDice(seed)
    s: Any = game.State()
    game.new_game(s, len(bots), entry.encode_options({}), dice)
    decisions = 0
    while not game.is_over(s):
        seat = game.next_to_act(s)
        choices = [0] * (game.MOST_CHOICES + 1)
        game.legal(s, seat, choices)
        options = choices[1 : choices[0] + 1]
        known = game.State()
        game.blank(s, seat, known)
        action = bots[seat].choose(known, seat, options, dice)
        assert action in options
        game.step(s, seat, action, dice)
        decisions += 1
    shares = [0.0] * game.SEATS
    game.returns(s, shares)
    return Played(shares[: len(bots)], decisions)


def share_of(
    level: str, others: str, game_id: str, seats: int, games: int, threads: int = 2, seed: int = 1
) -> list[float]:
    """The shares of one bot against bots of another level, taking each seat in turn."""
    mine = local()

    def one(i: int) -> float:
        if not hasattr(mine, "bots"):  # the memory of a search is one thread's own
            mine.bots = [make_bot(name, game_id) for name in (level, others)]
        seat = i % seats
        table = [mine.bots[0] if at == seat else mine.bots[1] for at in range(seats)]
        return play(table, game_id, seed * 1_000_003 + i).shares[seat]

    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(one, range(games)))


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """The mean, and half the width of its 95 % interval."""
    mean = sum(shares) / len(shares)
    variance = sum((share - mean) ** 2 for share in shares) / (len(shares) - 1)
    return mean, 1.96 * math.sqrt(variance / len(shares))
