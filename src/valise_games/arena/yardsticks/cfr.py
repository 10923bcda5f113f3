"""CFR+ (Tammelin 2014) on the flat tree of a game: the equilibrium to compare trained policies with.

Counterfactual regret minimisation with regrets that never fall below nothing, seats that take turns, and averages in
which a later round counts for more.
"""

from __future__ import annotations

import numpy as np

from valise_games.arena.yardsticks.exact import hand_up, reach, worth_of_ends, worth_of_options
from valise_games.arena.yardsticks.trees import END, Floats, Tree


def solve(tree: Tree, rounds: int) -> Floats:
    """The table of the average policy after so many rounds."""
    regrets, total = np.zeros(tree.masks.shape), np.zeros(tree.masks.shape)
    decisions = np.flatnonzero(tree.info != END)
    somewhere = decisions[np.unique(tree.info[decisions], return_index=True)[1]]  # a node of each information set
    for number in range(1, rounds + 1):
        for seat in range(tree.seats):
            mine = tree.seat == seat
            table = in_proportion(tree, regrets)
            regrets[mine] = np.maximum(regrets + regrets_of_one(tree, table, seat), 0)[mine]
            own = reach(tree, table, [seat], chance=False)[somewhere]  # perfect recall: the same at all of its nodes
            total[mine] += number * (own[:, None] * table)[mine]
    return in_proportion(tree, total)


def in_proportion(tree: Tree, numbers: Floats) -> Floats:
    """A table of options in proportion to their numbers; all alike where these are nothing."""
    return tree.table(lambda *_: np.where(numbers.any(1, keepdims=True), numbers, 1))


def regrets_of_one(tree: Tree, table: Floats, seat: int) -> Floats:
    """What each option would have won the seat more than its table."""
    worth = worth_of_ends(tree, table, seat)
    options = np.zeros(tree.masks.shape)
    for level in range(len(tree.levels) - 1, 0, -1):
        options[tree.deciding[level - 1]] = worth_of_options(tree, level, worth)
        hand_up(tree, level, worth, table, seat)
    regrets: Floats = (options - (options * table).sum(1, keepdims=True)) * tree.masks
    return regrets
