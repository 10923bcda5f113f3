"""Exact answers on the flat tree of a game: what a policy is worth, and how far it can be exploited.

A table says what is done in each information set of a tree: `tree.table(policy)`.
"""

from __future__ import annotations

from collections.abc import Collection

import numpy as np

from valise_games.arena.yardsticks.trees import END, Floats, Tree


def values(tree: Tree, table: Floats) -> Floats:
    """What each seat wins on average when all play by the table."""
    ends = tree.info == END
    won: Floats = reach(tree, table, range(tree.seats))[ends] @ tree.returns[ends]
    return won


def nash_conv(tree: Tree, table: Floats) -> float:
    """What the seats could win more by best responses, added up: 0 in an equilibrium."""
    now = values(tree, table)
    return float(sum(best_response(tree, table, seat)[0] - now[seat] for seat in range(tree.seats)))


def best_response(tree: Tree, table: Floats, seat: int) -> tuple[float, Floats]:
    """What a seat wins at most against the table; and the table with the seat's best answers in it."""
    best = table.copy()
    best[tree.seat == seat] = 0
    worth = worth_of_ends(tree, table, seat)
    for level in range(len(tree.levels) - 1, 0, -1):
        deciding = tree.deciding[level - 1]
        options = np.where(tree.masks[deciding], worth_of_options(tree, level, worth), -np.inf)
        mine = np.flatnonzero(tree.seat[deciding] == seat)
        best[deciding.start + mine, options[mine].argmax(1)] = 1
        hand_up(tree, level, worth, best, seat)
    return float(worth[tree.levels[0]].sum()), best


# ---------------------------------------------------------------------------------- down the tree
def reach(tree: Tree, table: Floats, seats: Collection[int], *, chance: bool = True) -> Floats:
    """How likely each node is as far as these seats decide, and chance."""
    taken = np.where(np.isin(tree.seat, list(seats))[:, None], table, 1.0).reshape(-1)
    reached = tree.chance.copy() if chance else np.ones(tree.nodes)
    for level in tree.levels[1:]:
        reached[level] *= reached[tree.parent[level]] * taken[tree.option[level]]
    return reached


# ---------------------------------------------------------------------------------- and up again
# A node's worth to a seat is weighted with how likely the others and chance make it. What the seat itself does comes in
# on the way up.


def worth_of_ends(tree: Tree, table: Floats, seat: int) -> Floats:
    others = [other for other in range(tree.seats) if other != seat]
    worth: Floats = reach(tree, table, others) * tree.returns[:, seat]
    return worth


def worth_of_options(tree: Tree, level: int, worth: Floats) -> Floats:
    """Of all that a level was reached by: a row per information set that decides in the level before."""
    deciding, actions = tree.deciding[level - 1], tree.masks.shape[1]
    count = (deciding.stop - deciding.start) * actions
    sums = np.bincount(tree.option[tree.levels[level]] - deciding.start * actions, worth[tree.levels[level]], count)
    return np.asarray(sums, np.float64).reshape(-1, actions)


def hand_up(tree: Tree, level: int, worth: Floats, table: Floats, seat: int) -> None:
    """Adds the worth of a level to the level before; where the seat decides, by what it does in the table."""
    nodes, before, deciding = tree.levels[level], tree.levels[level - 1], tree.deciding[level - 1]
    own = (tree.seat[deciding] == seat)[:, None]
    taken = np.where(own, table[deciding], 1.0).reshape(-1)
    share = worth[nodes] * taken[tree.option[nodes] - deciding.start * table.shape[1]]
    worth[before] += np.bincount(tree.parent[nodes] - before.start, share, before.stop - before.start)
