"""Solves the tiny board of a game by CFR+, and says how far random play and nets can be exploited there."""

from __future__ import annotations

import argparse
from pathlib import Path

from valise_games.bots.net import load_net
from valise_games.games import find
from valise_games.research.policies import by_net
from valise_games.research.solver import nash_conv, solve, values
from valise_games.research.trees import Floats, Tree, tree_of


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.solver", description=__doc__)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--variant", default="tiny", metavar="NAME")
    parser.add_argument("--cap", type=int, default=2, metavar="N", help="rounds (2)")
    parser.add_argument("--rounds", type=int, default=100, metavar="N", help="of CFR+ (100)")
    parser.add_argument("--nets", nargs="*", type=Path, default=[], metavar="FILE", help="look at these nets too")
    wanted = parser.parse_args()
    entry = find(wanted.game)
    tree = tree_of(entry, wanted.variant, {"round_cap": wanted.cap}, entry.seats[0])
    print(f"{entry.name}, {wanted.variant}, {wanted.cap} rounds: {len(tree.parent):,} nodes, {len(tree.somewhere):,} "
          "information sets")  # fmt: skip
    _tell(tree, "at random", tree.uniform())
    _tell(tree, f"CFR+, {wanted.rounds} rounds", solve(tree, wanted.rounds))
    for path in wanted.nets:
        net = load_net(entry, wanted.variant, path)
        _tell(tree, f"{path}, {net.card['decisions'] / 1e6:.0f} M decisions", by_net(tree, net))


def _tell(tree: Tree, what: str, table: Floats) -> None:
    shares = ", ".join(f"{value:.4f}" for value in values(tree, table))
    print(f"{what}: NashConv {nash_conv(tree, table):.4f}, shares {shares}", flush=True)


if __name__ == "__main__":
    main()
