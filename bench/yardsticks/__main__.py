"""What is known of the yardsticks: python -m bench.yardsticks [--rounds 1000] [--seconds 20]

With `--nets FILE …` it says instead how far nets that `valise train` made for them can be exploited.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench import yardsticks
from valise_games.bots.net import WrongNet, load_net, read
from valise_games.games import BadSetup
from valise_games.research import solver
from valise_games.research.trees import END

KNOWN = {"kuhn": -1 / 18, "leduc": -0.0856064, "liars-dice": -7 / 258}
SPIEL = {"kuhn": "kuhn_poker", "leduc": "leduc_poker", "liars-dice": "liars_dice"}  # the same games, of OpenSpiel
CHUNK = 100  # rounds of sampling between looks at the clock


def main() -> None:
    parser = argparse.ArgumentParser(description="Solves the yardsticks by CFR+, and by sampling for some seconds.")
    parser.add_argument("--rounds", type=int, default=1000, help="of CFR+")
    parser.add_argument("--seconds", type=float, default=20, help="of OpenSpiel's external sampling MCCFR, on one core")
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
        found = solver.solve(tree, wanted.rounds)
        table.add_row(
            game,
            f"{len(tree.info):,}",
            f"{(tree.info == END).sum():,}",
            f"{len(tree.somewhere):,}",
            f"{solver.values(tree, tree.uniform())[0]:.6f}",
            f"{KNOWN[game]:.6f}",
            f"{solver.values(tree, found)[0]:.6f}",
            f"{solver.nash_conv(tree, found):.6f}",
            sampled(game, wanted.seconds),
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
            f"{solver.values(tree, policy)[0]:.6f}",
            f"{solver.nash_conv(tree, policy):.4f}",
        )
    return table


def sampled(game: str, seconds: float) -> str:
    """NashConv after so long of OpenSpiel's MCCFR; nothing where there is no OpenSpiel."""
    try:
        import pyspiel
    except ImportError:
        return "–"
    theirs = pyspiel.load_game(SPIEL[game])
    sampler = pyspiel.ExternalSamplingMCCFRSolver(theirs, seed=1)
    began = time.process_time()
    while time.process_time() - began < seconds:
        for _ in range(CHUNK):
            sampler.run_iteration()
    return f"{pyspiel.nash_conv(theirs, sampler.average_policy(), use_state_get_policy=True):.3f}"


if __name__ == "__main__":
    main()
