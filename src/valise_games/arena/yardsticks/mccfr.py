"""MCCFR with external sampling (Lanctot and others 2009) on the flat tree of a game, compiled: what sampled play finds
in a few seconds of one core, to compare trainers with.

A driver, though it asks the game for nothing: the tree has it all.

    solver = load_driver("valise_games.arena.yardsticks.mccfr", game).Solver(tree)
    solver.run(100_000)
    exact.nash_conv(tree, solver.table())
"""

from __future__ import annotations

from typing import Any

import numpy as np

from valise_games.arena.yardsticks.cfr import in_proportion
from valise_games.arena.yardsticks.trees import END, Floats, Tree
from valise_games.rules import Dice, dice, first_word, rule

FINE = 1 << 30  # parts that chances are told apart by
# One own decision on the way down, in the order of depth; what the seat does there is in `mix`.
FRAME = np.dtype([("node", "i8"), ("next", "i8"), ("mean", "f8"), ("action", "i8")])


@rule
def rounds(
    times: int, seats: int, roots: int, begin: Any, option: Any, chance: Any, info: Any, returns: Any, seat_of: Any,
    masks: Any, regrets: Any, totals: Any, frames: Any, mix: Any, rng: Dice
) -> None:  # fmt: skip
    """So many samples for each seat."""
    for _ in range(times):
        for seat in range(seats):
            root = pick(0, roots, chance, rng)
            walk(
                root, seat, begin, option, chance, info, returns, seat_of, masks, regrets, totals, frames, mix, rng
            )  # fmt: skip


@rule
def walk(
    root: int, seat: int, begin: Any, option: Any, chance: Any, info: Any, returns: Any, seat_of: Any, masks: Any,
    regrets: Any, totals: Any, frames: Any, mix: Any, rng: Dice
) -> None:  # fmt: skip
    """Tries all options of the seat below the root; of the others' options, and of chance, it samples one each time.

    Frames instead of a rule that calls itself: Numba cannot keep the machine code of such a one.
    """
    actions = mix.shape[1]
    node = root
    depth = 0
    while True:
        # Down to a decision of the seat's own, or to an end.
        here = info[node]
        while here != END and seat_of[here] != seat:
            node = sample(node, here, begin, option, chance, masks, regrets, totals, mix[depth], rng)
            here = info[node]
        worth = 0.0
        if here == END:
            worth = returns[node][seat]
            depth -= 1
        else:
            match(masks[here], regrets[here], mix[depth])
            frames[depth].node = node
            frames[depth].next = begin[node]
            frames[depth].mean = 0.0
            frames[depth].action = END
        # Up, past the decisions that have nothing left to try.
        while depth >= 0:
            frame = frames[depth]
            here = info[frame.node]
            if frame.action != END:
                frame.mean += mix[depth][frame.action] * worth
                regrets[here][frame.action] += worth
            if frame.next < begin[frame.node + 1]:
                break
            worth = frame.mean
            for action in range(actions):
                if masks[here][action]:
                    regrets[here][action] -= worth
            depth -= 1
        if depth < 0:
            return
        frame = frames[depth]
        first = frame.next
        last = first + 1
        while last < begin[frame.node + 1] and option[last] == option[first]:
            last += 1
        frame.action = option[first] - here * actions
        frame.next = last
        node = pick(first, last, chance, rng)
        depth += 1


@rule
def sample(
    node: int, here: int, begin: Any, option: Any, chance: Any, masks: Any, regrets: Any, totals: Any, mine: Any,
    rng: Dice
) -> int:  # fmt: skip
    """A child of another seat's decision, by its options and by chance at once; counts what that seat does."""
    match(masks[here], regrets[here], mine)
    for action in range(mine.size):
        totals[here][action] += mine[action]
    left = dice(rng, FINE) / FINE
    child: int = begin[node]
    while child < begin[node + 1] - 1:
        left -= mine[option[child] - here * mine.size] * chance[child]
        if left < 0:
            break
        child += 1
    return child


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
    """Regrets and averages of one tree, and the memory of a walk."""

    def __init__(self, tree: Tree, seed: int = 1) -> None:
        self.tree = tree
        self.regrets, self.totals = np.zeros(tree.masks.shape), np.zeros(tree.masks.shape)
        self.rng: Any = np.array([first_word(seed)], np.int64)
        self.begin = np.searchsorted(tree.parent, np.arange(tree.nodes + 1)).astype(np.int64)  # children, by parent
        self.frames = np.zeros(len(tree.levels), FRAME)
        self.mix = np.zeros((len(tree.levels), tree.masks.shape[1]))

    def run(self, times: int) -> None:
        tree = self.tree
        rounds(
            times, tree.seats, tree.levels[0].stop, self.begin, tree.option, tree.chance, tree.info, tree.returns,
            tree.seat, tree.masks, self.regrets, self.totals, self.frames, self.mix, self.rng,
        )  # fmt: skip

    def table(self) -> Floats:
        """The average policy so far; any option where nobody has been yet."""
        return in_proportion(self.tree, self.totals)
