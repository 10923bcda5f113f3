"""What is known of the yardsticks: python -m valise_games.arena.yardsticks [--rounds 1000] [--seconds 20]

With `--nets FILE …` it says instead how far nets that `valise train` made for them can be exploited.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

from valise_games.arena import yardsticks
from valise_games.arena.yardsticks import cfr, exact
from valise_games.bots.net import WrongNet, load_net, read
from valise_games.games import BadSetup
from valise_games.rules import load_driver

KNOWN = {"kuhn": -1 / 18, "leduc": -0.0856064, "liars-dice": -7 / 258}
CHUNK = 10_000


def main() -> None:
    parser = argparse.ArgumentParser(description="Solves the yardsticks by CFR+, and by sampling for some seconds.")
    parser.add_argument("--rounds", type=int, default=1000, help="of CFR+")
    parser.add_argument("--seconds", type=float, default=20, help="of MCCFR with external sampling, on one core")
    parser.add_argument("--nets", nargs="+", type=Path, metavar="FILE", help="look at these trained nets instead")
    wanted = parser.parse_args()
    console = Console(width=120)
    if wanted.nets:
        try:
            console.print(trained(wanted.nets))
        except (BadSetup, WrongNet) as error:
            parser.error(str(error))
        return
    table = Table(caption="Values are the first seat's, in chips a game.")
    table.add_column("game")
    heads = ("nodes", "ends", "information\nsets", "all at\nrandom", "known\nvalue", f"CFR+\n{wanted.rounds} rounds")
    for head in (*heads, "NashConv\nof CFR+", f"NashConv of\nMCCFR, {wanted.seconds:g} s"):
        table.add_column(head, justify="right")
    for game in yardsticks.catalogue:
        console.print(f"solving {game} …", end="\r")
        tree = yardsticks.tree(game)
        found = cfr.solve(tree, wanted.rounds)
        table.add_row(
            game,
            f"{tree.nodes:,}",
            f"{tree.ends:,}",
            f"{len(tree.seat):,}",
            f"{exact.values(tree, tree.uniform())[0]:.6f}",
            f"{KNOWN[game]:.6f}",
            f"{exact.values(tree, found)[0]:.6f}",
            f"{exact.nash_conv(tree, found):.6f}",
            f"{sampled(game, wanted.seconds):.3f}",
        )
    console.print(table)


def trained(paths: list[Path]) -> Table:
    table = Table(caption="NashConv: what two best responses gain together, in chips a game; 0 at an equilibrium.")
    table.add_column("game")
    for head in ("seed", "million\ndecisions", "seconds", "value", "NashConv"):
        table.add_column(head, justify="right")
    for path in paths:
        game = read(path).card["game"]
        net = load_net(yardsticks.find(game), "standard", path)
        tree = yardsticks.tree(game)
        policy = tree.table(net.policy)
        table.add_row(
            game,
            str(net.card["settings"]["seed"]),
            f"{net.card['decisions'] / 1e6:,.0f}",
            f"{net.card['seconds']:.0f}",
            f"{exact.values(tree, policy)[0]:.6f}",
            f"{exact.nash_conv(tree, policy):.4f}",
        )
    return table


def sampled(game: str, seconds: float) -> float:
    """NashConv after so long of MCCFR."""
    tree = yardsticks.tree(game)
    solver = load_driver("valise_games.arena.yardsticks.mccfr", yardsticks.find(game).load("compiled")).Solver(tree)
    solver.run(1)  # what has to be compiled is compiled now
    began = time.process_time()
    while time.process_time() - began < seconds:
        solver.run(CHUNK)
    return exact.nash_conv(tree, solver.table())


if __name__ == "__main__":
    main()
