"""Regular: tree search over guesses of what is hidden, with short rollouts by the game's Novice."""

from __future__ import annotations

from types import ModuleType
from typing import NamedTuple, cast

from valise.bots.policies import has_novice, load_novice, load_random
from valise.games.entry import Entry
from valise.rules import Dice, FastDice, Record, load_driver

SIMULATIONS = 8000  # for one decision
FEW = 2  # options, as in a window or a duel, which need only …
FEW_SIMULATIONS = SIMULATIONS // 5
TO_THE_END = 1000  # decisions, of any game
WELL_VISITED = 0.5  # of the visits of the most visited
NEAR = 0.01  # of a win below the mean of the most visited: as good as that


class Way(NamedTuple):
    """How he thinks about a game."""

    depth: int = 20  # decisions of a rollout
    curiosity: float = 0.15
    trust: int = 90  # per cent of the others' decisions that are a Novice's, who does not see what Regular hides
    cost: int = 1  # times as long as usual one simulation takes; so he has fewer of them


WITHOUT_NOVICE = Way(depth=100, curiosity=0.7, trust=0)
# What a lie is worth shows when somebody has claimed by it, and that is the end of the game.
WAYS = {"code-casablanca": Way(depth=TO_THE_END, curiosity=0.3, trust=100, cost=3)}


class Regular:
    """Plays one of the moves that are as good as the best, so that nobody can be sure of him."""

    def __init__(self, entry: Entry, variant: str, seed: int, patience: int = 1) -> None:
        game = entry.load("compiled", variant)
        if has_novice(entry.id):
            policy = load_novice(entry.id, game)
            self.way = WAYS.get(entry.id, Way())
        else:
            policy = load_random(game)
            self.way = WITHOUT_NOVICE
        driver = load_driver("valise.rules.drivers.search", cast(ModuleType, game), policy=policy)
        self.patience = patience  # times the usual simulations
        self.searcher = driver.Searcher(most_nodes=2 * patience * SIMULATIONS + 1)
        self.root = game.State.array(1)
        self.dice = FastDice(seed)

    def choose(self, known: Record, seat: int, options: list[int], dice: Dice | None = None) -> int:
        dice = dice or self.dice
        if len(options) == 1:
            return options[0]
        depth, curiosity, trust, cost = self.way
        simulations = (FEW_SIMULATIONS if len(options) <= FEW else SIMULATIONS) // cost
        known.pack(self.root[0])
        self.searcher.reseed(dice.roll(2**32))
        found = self.searcher.search(self.root, seat, self.patience * simulations, depth, curiosity, trust)
        return mixed(found.visits, found.values, dice)


def mixed(visits: dict[int, int], values: dict[int, float], dice: Dice) -> int:
    """One of the well-visited moves that promise as much as the most visited, each as often as it was visited."""
    best = max(visits, key=lambda action: visits[action])
    good = {
        action: count
        for action, count in visits.items()
        if count >= WELL_VISITED * visits[best] and values[action] >= values[best] - NEAR
    }
    pick = dice.roll(sum(good.values()))
    for action, count in good.items():
        pick -= count
        if pick < 0:
            return action
    raise AssertionError("a roll is below the sum of what is rolled for")
