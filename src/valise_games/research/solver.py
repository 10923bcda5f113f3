"""Small games, solved: values, best responses (by the order of a seat's own decisions, since others may have decided
unseen), and CFR+ (Tammelin 2014), counterfactual regret minimisation with regrets that never fall below nothing, seats
that take turns, and averages in which a later round counts for more. All of it is compiled, for some ten million nodes.

A policy is a table with a number for each option of each information set of a tree.
"""

from __future__ import annotations

from typing import Any

import numba
import numpy as np

from valise_games.research.trees import Floats, Tree


# ---------------------------------------------------------------------------------- policies
def values(tree: Tree, table: Floats) -> Floats:
    """What each seat wins on average when all play by the table."""
    won: Floats = _values(tree.parent, tree.option, tree.chance, tree.info, tree.returns, table)
    return won


def nash_conv(tree: Tree, table: Floats) -> float:
    """What the seats could win more by best responses, added up: 0 in an equilibrium."""
    now = values(tree, table)
    return float(sum(best_response(tree, table, seat)[0] - now[seat] for seat in range(tree.seats)))


def best_response(tree: Tree, table: Floats, seat: int) -> tuple[float, Floats]:
    """What a seat wins at most against the table; and the table with the seat's best answers in it."""
    depth = _own_depth(tree.parent, tree.actor, seat)
    order = np.argsort(-depth, kind="stable").astype(np.int32)
    borders = np.concatenate([[0], np.cumsum(np.bincount(depth)[::-1])]).astype(np.int32)
    best = table.copy()
    most = _best_response(
        tree.parent, tree.option, tree.chance, tree.info, tree.actor, tree.returns, best, seat, order, borders,
        tree.first_option,
    )  # fmt: skip
    return float(most), best


def solve(tree: Tree, rounds: int) -> Floats:
    """The table of the average policy of CFR+ after so many rounds."""
    regrets, total = np.zeros(len(tree.action)), np.zeros(len(tree.action))
    for number in range(1, rounds + 1):
        for seat in range(tree.seats):
            table = _in_proportion(regrets, tree.first_option)
            _improve(
                tree.parent, tree.option, tree.chance, tree.info, tree.actor, tree.returns, table, seat, number,
                regrets, total, tree.somewhere, tree.first_option,
            )  # fmt: skip
    average: Floats = _in_proportion(total, tree.first_option)
    return average


# ---------------------------------------------------------------------------------- compiled
@numba.njit(cache=True)  # type: ignore[untyped-decorator]
def _in_proportion(numbers: Any, first_option: Any) -> Any:
    """Shares in proportion to their numbers; all alike where these are nothing."""
    table = np.empty(len(numbers))
    for info in range(len(first_option) - 1):
        first, last = first_option[info], first_option[info + 1]
        whole = numbers[first:last].sum()
        for k in range(first, last):
            table[k] = numbers[k] / whole if whole > 0 else 1.0 / (last - first)
    return table


@numba.njit(cache=True)  # type: ignore[untyped-decorator]
def _values(parent: Any, option: Any, chance: Any, info: Any, returns: Any, table: Any) -> Any:
    won = np.zeros(returns.shape[1])
    reach = chance.copy()
    for i in range(len(parent)):
        if parent[i] >= 0:
            reach[i] *= reach[parent[i]] * table[option[i]]
        if info[i] < 0:
            for seat in range(len(won)):
                won[seat] += reach[i] * returns[i, seat]
    return won


@numba.njit(cache=True)  # type: ignore[untyped-decorator]
def _own_depth(parent: Any, actor: Any, seat: int) -> Any:
    """How often the seat has decided on the way to each node."""
    depth = np.zeros(len(parent), np.int16)
    for i in range(len(parent)):
        if parent[i] >= 0:
            depth[i] = depth[parent[i]] + (actor[parent[i]] == seat)
    return depth


@numba.njit(cache=True)  # type: ignore[untyped-decorator]
def _best_response(
    parent: Any, option: Any, chance: Any, info: Any, actor: Any, returns: Any, table: Any, seat: int, order: Any,
    borders: Any, first_option: Any
) -> Any:  # fmt: skip
    """Puts the seat's best answers into the table. Nodes in `order` are those before which the seat decided most often
    first; `borders` tell where that changes."""
    nodes = len(parent)
    worth = chance.copy()  # to the seat, by how likely the others and chance make it
    for i in range(nodes):
        up = parent[i]
        if up >= 0:
            worth[i] *= worth[up] * (1.0 if actor[up] == seat else table[option[i]])
    for i in range(nodes):
        worth[i] = worth[i] * returns[i, seat] if info[i] < 0 else 0.0
    best = np.zeros(len(table))  # of each option of the seat
    total = 0.0
    for border in range(len(borders) - 1):
        first, last = borders[border], borders[border + 1]
        for at in range(last - 1, first - 1, -1):  # children before their parents
            i = order[at]
            up = parent[i]
            if up < 0:
                total += worth[i]
            elif actor[up] != seat:
                worth[up] += worth[i]
        for at in range(first, last):
            i = order[at]
            if parent[i] >= 0 and actor[parent[i]] == seat:
                best[option[i]] += worth[i]
        for at in range(first, last):
            i = order[at]
            up = parent[i]
            if up >= 0 and actor[up] == seat:
                chosen = first_option[info[up]]
                for k in range(chosen + 1, first_option[info[up] + 1]):
                    if best[k] > best[chosen]:
                        chosen = k
                table[option[i]] = option[i] == chosen
                if option[i] == chosen:
                    worth[up] += worth[i]
    return total


@numba.njit(cache=True)  # type: ignore[untyped-decorator]
def _improve(
    parent: Any, option: Any, chance: Any, info: Any, actor: Any, returns: Any, table: Any, seat: int, number: int,
    regrets: Any, total: Any, somewhere: Any, first_option: Any
) -> None:  # fmt: skip
    nodes = len(parent)
    others, own = chance.copy(), np.ones(nodes)
    for i in range(nodes):
        up = parent[i]
        if up >= 0:
            mine = actor[up] == seat
            others[i] *= others[up] * (1.0 if mine else table[option[i]])
            own[i] = own[up] * (table[option[i]] if mine else 1.0)
    worth = np.zeros(nodes)
    for i in range(nodes - 1, -1, -1):
        if info[i] < 0:
            worth[i] = others[i] * returns[i, seat]
        up = parent[i]
        if up >= 0:
            worth[up] += worth[i] * (table[option[i]] if actor[up] == seat else 1.0)
    for i in range(nodes):
        up = parent[i]
        if up >= 0 and actor[up] == seat:
            regrets[option[i]] += worth[i]
        if actor[i] == seat:
            for k in range(first_option[info[i]], first_option[info[i] + 1]):
                regrets[k] -= worth[i]
    for here in range(len(somewhere)):
        if actor[somewhere[here]] == seat:
            for k in range(first_option[here], first_option[here + 1]):
                regrets[k] = max(regrets[k], 0.0)
                total[k] += number * own[somewhere[here]] * table[k]
