"""Small games, solved: the tree of all games of two or more seats by CFR+ (Tammelin 2014), and how far a policy can be
exploited.

Seats may have decided unseen by others, so a best response is found in the order of a seat's own decisions. CFR+ is
counterfactual regret minimisation with regrets that never fall below nothing, seats that take turns, and averages in
which a later round counts for more. All of it is compiled, for some ten million nodes.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

from valise_games.bots.net import TrainedNet, load_net
from valise_games.bots.policies import load_sides
from valise_games.errors import ValiseError
from valise_games.games import Entry, find
from valise_games.rules import FastDice, load_driver

Floats = NDArray[np.float64]
END = -1  # in place of an information set, or of the seat that decides


class TooLarge(ValiseError, ValueError):
    """A tree with more nodes than was allowed."""


@dataclass(frozen=True, kw_only=True)
class Tree:
    """A row per node, parents before children; a row per information set; a row per option of one. Chance is on the way
    to a node, never a node by itself. The table of a policy has a number for each option."""

    parent: NDArray[np.int32]  # or END
    option: NDArray[np.int32]  # that led there, or END
    chance: Floats  # of what the dice showed since the parent
    info: NDArray[np.int32]  # information set, or END
    actor: NDArray[np.int8]  # the seat that decides, or END
    returns: Floats  # a column per seat
    somewhere: NDArray[np.int32]  # a node of each information set
    first_option: NDArray[np.int32]  # of each information set, and behind the last
    action: NDArray[np.int16]  # of each option

    @property
    def seats(self) -> int:
        return int(self.returns.shape[1])

    def uniform(self) -> Floats:
        """The table of who takes any option as gladly as another."""
        many = np.diff(self.first_option)
        return np.repeat(1.0 / many, many)


@dataclass(frozen=True, kw_only=True)
class Unfolded(Tree):
    """The tree of a game of the catalogue, with the states of its nodes."""

    game: Any
    unfolder: Any
    states: Any

    def by_net(self, net: TrainedNet) -> Floats:
        """What a net does that looks at each decision from any of its sides."""
        states = self.states[self.somewhere]
        actors = self.actor[self.somewhere]
        rows = np.repeat(np.arange(len(states)), np.diff(self.first_option))
        table = np.zeros(len(self.action))
        for side in range(net.sides):
            seen = self.unfolder.look(states, actors, side)
            names = self.unfolder.names(states, rows, self.action, side)
            masks = np.zeros((len(states), self.game.ACTIONS), np.bool_)
            masks[rows, names] = True
            table += net.policy(seen, masks)[rows, names] / net.sides
        return table


def unfold(entry: Entry, variant: str, options: dict[str, Any], seats: int, most: int = 20_000_000) -> Unfolded:
    """The tree of a game in which nothing is left to chance but who begins."""
    game: Any = entry.load("compiled", variant)
    sides = load_sides(game, several=True)
    driver = load_driver("bench.unfold", game, sides=sides)
    unfolder = driver.Unfolder()
    plain: Any = entry.load("plain", variant)
    firsts: dict[int, Any] = {}
    for seed in range(64 * seats):
        s = plain.State()
        plain.new_game(s, seats, entry.encode_options(options), FastDice(seed))
        firsts[s.first] = s
    states = game.State.array(seats)
    for first, s in firsts.items():
        s.pack(states[first])
    views, memories = unfolder.begin(states, seats)
    levels: list[tuple[Any, ...]] = []
    parent, actions = np.full(seats, END, np.int32), np.full(seats, END, np.int16)
    nodes = 0
    while len(states):
        actors, many = unfolder.level(states)
        keys = np.where(actors >= 0, memories[np.arange(len(states)), np.maximum(actors, 0)], 0)
        levels.append((states, actors, many, keys, parent, actions, unfolder.returns(states, actors, seats)))
        number = int(many.sum())
        if nodes + len(states) + number > most:
            raise TooLarge(f"more than {most:,} nodes")
        parent = np.repeat(np.arange(nodes, nodes + len(states), dtype=np.int32), many)
        nodes += len(states)
        states, views, memories, actions = unfolder.next(states, actors, number, views, memories)
    states, actor, many, keys, parent, actions, returns = (np.concatenate(each) for each in zip(*levels))
    deciding = np.flatnonzero(actor >= 0)
    _, firsts_of, inverse = np.unique(keys[deciding], return_index=True, return_inverse=True)
    somewhere: NDArray[np.int32] = deciding[firsts_of].astype(np.int32)
    info = np.full(len(actor), END, np.int32)
    info[deciding] = inverse
    first_option = np.concatenate([[0], np.cumsum(many[somewhere])]).astype(np.int32)
    first_child = seats + np.concatenate([[0], np.cumsum(many)])  # children follow in the order of their parents
    place = np.arange(len(actor)) - first_child[np.maximum(parent, 0)]
    option = np.where(parent >= 0, first_option[info[np.maximum(parent, 0)]] + place, END).astype(np.int32)
    action = np.zeros(first_option[-1], np.int16)
    action[option[parent >= 0]] = actions[parent >= 0]
    if (action[option[parent >= 0]] != actions[parent >= 0]).any() or (
        many[deciding] != many[somewhere][inverse]
    ).any():
        raise ValueError(f"{game.KEY}: what is legal does not follow from what a seat knows and remembers")
    if (actor[deciding] != actor[somewhere][inverse]).any():
        raise ValueError(f"{game.KEY}: two seats remember the same")
    return Unfolded(
        parent=parent, option=option, chance=np.where(parent < 0, 1.0 / seats, 1.0), info=info, actor=actor,
        returns=returns, somewhere=somewhere, first_option=first_option, action=action, game=game, unfolder=unfolder,
        states=states,
    )  # fmt: skip


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


# ---------------------------------------------------------------------------------- the command
def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.solver", description=__doc__)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--variant", default="tiny", metavar="NAME")
    parser.add_argument("--cap", type=int, default=2, metavar="N", help="rounds (2)")
    parser.add_argument("--rounds", type=int, default=100, metavar="N", help="of CFR+ (100)")
    parser.add_argument("--nets", nargs="*", type=Path, default=[], metavar="FILE", help="look at these nets too")
    wanted = parser.parse_args()
    entry = find(wanted.game)
    tree = unfold(entry, wanted.variant, {"round_cap": wanted.cap}, seats=2)
    print(f"{entry.name}, {wanted.variant}, {wanted.cap} rounds: {len(tree.parent):,} nodes, {len(tree.somewhere):,} "
          "information sets")  # fmt: skip
    _tell(tree, "at random", tree.uniform())
    _tell(tree, f"CFR+, {wanted.rounds} rounds", solve(tree, wanted.rounds))
    for path in wanted.nets:
        net = load_net(entry, wanted.variant, path)
        _tell(tree, f"{path}, {net.card['decisions'] / 1e6:.0f} M decisions", tree.by_net(net))


def _tell(tree: Tree, what: str, table: Floats) -> None:
    shares = ", ".join(f"{value:.4f}" for value in values(tree, table))
    print(f"{what}: NashConv {nash_conv(tree, table):.4f}, shares {shares}", flush=True)


if __name__ == "__main__":
    main()
