"""What is known of the yardsticks: `python -m valise.arena.yardsticks [ROUNDS]` solves them by CFR+."""

from __future__ import annotations

import sys
import time

from rich.console import Console
from rich.table import Table

from valise.arena import yardsticks
from valise.arena.yardsticks import cfr, exact

ROUNDS = 1000
KNOWN = {"kuhn": -1 / 18, "leduc": -0.0856064, "liars-dice": -7 / 258}


def main(rounds: int) -> None:
    table = Table(caption=f"CFR+, {rounds} rounds. Values are the first seat's, in chips a game.")
    table.add_column("game")
    for head in ("nodes", "ends", "information\nsets", "all at\nrandom", "CFR+", "NashConv", "known\nvalue", "seconds"):
        table.add_column(head, justify="right")
    for game in yardsticks.catalogue:
        began = time.monotonic()
        tree = yardsticks.tree(game)
        found = cfr.solve(tree, rounds)
        table.add_row(
            game,
            f"{tree.nodes:,}",
            f"{tree.ends:,}",
            f"{len(tree.seat):,}",
            f"{exact.values(tree, tree.uniform())[0]:.6f}",
            f"{exact.values(tree, found)[0]:.6f}",
            f"{exact.nash_conv(tree, found):.6f}",
            f"{KNOWN[game]:.6f}",
            f"{time.monotonic() - began:.0f}",
        )
    Console().print(table)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
