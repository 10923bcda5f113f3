"""Bots that play by a policy alone. They need neither NumPy nor Numba."""

from __future__ import annotations

from collections import Counter

from valise_games.bots.bot import Bot, Considered, by_weight, sensible
from valise_games.bots.policies import load_novice, load_random
from valise_games.bots.temper import StyleBias
from valise_games.games.entry import Entry
from valise_games.rules import Dice, FastDice, Record

THOUGHTS = 200  # times he asks himself what he would do


class PolicyBot(Bot):
    def __init__(self, entry: Entry, variant: str, level: str, seed: int, manner: StyleBias | None = None) -> None:
        self.game = game = entry.load("plain", variant)
        self.sensible = level != "random"
        self.policy = load_novice(entry, game) if level == "novice" else load_random(game)
        self.dice = FastDice(seed)
        self.manner = manner

    def choose(self, known: Record, seat: int, options: list[int], dice: Dice | None = None) -> int:
        dice = dice or self.dice
        if self.sensible:
            options = sensible(self.game, known, seat, options)
        choices = [len(options), *options]
        action: int = self.policy.decide(known, seat, choices, dice)
        if self.manner is None or len(options) == 1:
            return action
        return self.manner.resample(
            known, seat, options, action, lambda: self.policy.decide(known, seat, choices, dice), dice
        )

    def consider(self, known: Record, seat: int, options: list[int], dice: Dice | None = None) -> list[Considered]:
        dice = dice or self.dice
        choices = [len(options), *options]
        thoughts = Counter(self.policy.decide(known, seat, choices, dice) for _ in range(THOUGHTS))
        return by_weight([Considered(option, often / THOUGHTS, None) for option, often in thoughts.items()])
