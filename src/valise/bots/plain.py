"""Bots that play by a policy alone. They need neither NumPy nor Numba."""

from __future__ import annotations

from valise.bots.policies import load_novice, load_random
from valise.games.entry import Entry
from valise.rules import Dice, FastDice, Record


class PlainBot:
    def __init__(self, entry: Entry, variant: str, level: str, seed: int) -> None:
        game = entry.load("plain", variant)
        self.policy = load_novice(entry.id, game) if level == "novice" else load_random(game)
        self.dice = FastDice(seed)

    def choose(self, known: Record, seat: int, options: list[int], dice: Dice | None = None) -> int:
        action: int = self.policy.decide(known, seat, [len(options), *options], dice or self.dice)
        return action
