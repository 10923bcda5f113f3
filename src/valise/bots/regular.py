"""Regular: tree search over guesses of what is hidden, with short rollouts by the game's Novice."""

from __future__ import annotations

from types import ModuleType
from typing import cast

from valise.bots.policies import has_novice, load_novice, load_random
from valise.games.entry import Entry
from valise.rules import Dice, FastDice, Record, load_driver

SIMULATIONS = 8000  # for one decision
FEW = 2  # options, as in a window or a duel, which need only …
FEW_SIMULATIONS = SIMULATIONS // 5
DEPTH = 20  # decisions of a rollout
CURIOSITY = 0.15
RANDOM_DEPTH, RANDOM_CURIOSITY = 100, 0.7  # where there is no Novice
WELL_VISITED = 0.5  # of the visits of the most visited


class Regular:
    """Plays one of the well-visited moves, each as often as it was visited, so that nobody can be sure of him."""

    def __init__(self, entry: Entry, variant: str, seed: int) -> None:
        game = entry.load("compiled", variant)
        if has_novice(entry.id):
            policy = load_novice(entry.id, game)
            self.depth, self.curiosity = DEPTH, CURIOSITY
        else:
            policy = load_random(game)
            self.depth, self.curiosity = RANDOM_DEPTH, RANDOM_CURIOSITY
        driver = load_driver("valise.rules.drivers.search", cast(ModuleType, game), policy=policy)
        self.searcher = driver.Searcher(most_nodes=SIMULATIONS + 1)
        self.root = game.State.array(1)
        self.dice = FastDice(seed)

    def choose(self, known: Record, seat: int, options: list[int], dice: Dice | None = None) -> int:
        dice = dice or self.dice
        if len(options) == 1:
            return options[0]
        simulations = FEW_SIMULATIONS if len(options) <= FEW else SIMULATIONS
        known.pack(self.root[0])
        self.searcher.reseed(dice.roll(2**32))
        found = self.searcher.search(self.root, seat, simulations, self.depth, self.curiosity)
        return mixed(found.visits, dice)


def mixed(visits: dict[int, int], dice: Dice) -> int:
    """One of the well-visited moves, each as often as it was visited."""
    enough = WELL_VISITED * max(visits.values())
    good = {action: count for action, count in visits.items() if count >= enough}
    pick = dice.roll(sum(good.values()))
    for action, count in good.items():
        pick -= count
        if pick < 0:
            return action
    raise AssertionError("a roll is below the sum of what is rolled for")
