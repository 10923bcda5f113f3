"""How far OpenSpiel's CFR+ comes in so many iterations: the NashConv of its average policy, 0 in an equilibrium.

python examples/solve.py 'valise_casablanca(variant=tiny,round_cap=1)' 20
"""

from __future__ import annotations

import sys

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability

import valise_games.doors.openspiel  # noqa: F401  # registers the games


def solve(name: str, iterations: int) -> None:
    game = pyspiel.load_game(name)
    solver = pyspiel.CFRPlusSolver(game)
    print(f"{name}: {exploitability.nash_conv(game, policy.UniformRandomPolicy(game)):.4f} at random", flush=True)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    reached = exploitability.nash_conv(game, solver.tabular_average_policy())
    print(f"{name}: {reached:.4f} after {iterations} iterations")


if __name__ == "__main__":
    solve(sys.argv[1], int(sys.argv[2]))
