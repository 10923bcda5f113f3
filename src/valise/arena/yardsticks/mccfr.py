"""MCCFR with external sampling (Lanctot and others 2009) on the flat tree of a game, compiled: what sampled play finds
in a few seconds of one core, to compare trainers with.

A driver, though it asks the game for nothing: the tree has it all.

    load_driver("valise.arena.yardsticks.mccfr", game).Solver(tree).run(100_000)
"""

from __future__ import annotations

from typing import Any

import numpy as np

from valise.arena.yardsticks.cfr import in_proportion
from valise.arena.yardsticks.trees import END, Floats, Tree
from valise.rules import Dice, dice, first_word, rule

FINE = 1 << 30  # parts that chances are told apart by


@rule
def rounds(
    times: int, seats: int, roots: int, begin: Any, option: Any, chance: Any, info: Any, returns: Any, seat_of: Any,
    masks: Any, regrets: Any, totals: Any, mix: Any, rng: Dice
) -> None:  # fmt: skip
    """So many samples for each seat."""
    for _ in range(times):
        for seat in range(seats):
            root = pick(0, roots, chance, rng)
            walk(root, 0, seat, begin, option, chance, info, returns, seat_of, masks, regrets, totals, mix, rng)


@rule
def walk(
    node: int, depth: int, seat: int, begin: Any, option: Any, chance: Any, info: Any, returns: Any, seat_of: Any,
    masks: Any, regrets: Any, totals: Any, mix: Any, rng: Dice
) -> float:  # fmt: skip
    """What the node is worth to the seat: all of its own options are tried, of others' and of chance one is sampled."""
    here = info[node]
    if here == END:
        worth: float = returns[node][seat]
        return worth
    mine = mix[depth]  # what the seat to act does here; of this depth, since deeper ones are needed meanwhile
    match(masks[here], regrets[here], mine)
    actions = mine.size
    first = begin[node]
    last = begin[node + 1]
    if seat_of[here] != seat:
        for action in range(actions):
            totals[here][action] += mine[action]
        # Chance and the other seat at once: mine × chance adds up to 1 over the children.
        left = dice(rng, FINE) / FINE
        child = first
        while child < last - 1:
            left -= mine[option[child] - here * actions] * chance[child]
            if left < 0:
                break
            child += 1
        return walk(
            child, depth + 1, seat, begin, option, chance, info, returns, seat_of, masks, regrets, totals, mix, rng
        )
    mean = 0.0
    child = first
    while child < last:
        action = option[child] - here * actions
        end = child + 1
        while end < last and option[end] == option[child]:
            end += 1
        sampled = pick(child, end, chance, rng)
        found = walk(
            sampled, depth + 1, seat, begin, option, chance, info, returns, seat_of, masks, regrets, totals, mix, rng
        )
        mean += mine[action] * found
        regrets[here][action] += found
        child = end
    for action in range(actions):
        if masks[here][action]:
            regrets[here][action] -= mean
    return mean


@rule
def pick(first: int, last: int, chance: Any, rng: Dice) -> int:
    """One of the nodes, by their chances."""
    if last == first + 1:
        return first
    left = dice(rng, FINE) / FINE
    for node in range(first, last - 1):
        left -= chance[node]
        if left < 0:
            return node
    return last - 1


@rule
def match(open_to: Any, regrets: Any, out: Any) -> None:
    """Options in proportion to their regrets; all alike where nothing is regretted."""
    total = 0.0
    count = 0
    for action in range(out.size):
        out[action] = max(regrets[action], 0.0) if open_to[action] else 0.0
        total += out[action]
        count += open_to[action]
    for action in range(out.size):
        if open_to[action]:
            out[action] = out[action] / total if total > 0 else 1 / count


class Solver:
    def __init__(self, tree: Tree, seed: int = 1) -> None:
        self.tree = tree
        self.regrets, self.totals = np.zeros(tree.masks.shape), np.zeros(tree.masks.shape)
        self.rng: Any = np.array([first_word(seed)], np.int64)
        self.begin = np.searchsorted(tree.parent, np.arange(tree.nodes + 1)).astype(np.int64)  # children, by parent
        self.mix = np.zeros((len(tree.levels), tree.masks.shape[1]))

    def run(self, times: int) -> None:
        tree = self.tree
        rounds(
            times, tree.seats, tree.levels[0].stop, self.begin, tree.option, tree.chance, tree.info, tree.returns,
            tree.seat, tree.masks, self.regrets, self.totals, self.mix, self.rng,
        )  # fmt: skip

    def table(self) -> Floats:
        """The average policy so far; any option where nobody has been yet."""
        return in_proportion(self.tree, self.totals)
