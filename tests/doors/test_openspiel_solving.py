"""On tiny boards a tree of all games can be walked: CFR+ runs, and the distance to an equilibrium falls."""

from __future__ import annotations

from typing import Any

import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability, outcome_sampling_mccfr

from tests.doors.spiel import AGENT, CASABLANCA, CASANOVA, CODE, RANDOLPH


def nash_conv(game: Any, chosen: Any) -> float:
    return float(exploitability.nash_conv(game, chosen))


@pytest.mark.parametrize(
    ("name", "rounds"),
    [
        (CASABLANCA, 10),
        *(pytest.param(name, 10, marks=pytest.mark.long) for name in (AGENT, CODE, CASANOVA)),
        pytest.param(RANDOLPH, 20, marks=pytest.mark.long),
    ],
)
def test_with_cfr_plus_nash_conv_falls(name: str, rounds: int) -> None:
    game = pyspiel.load_game(name)
    start = nash_conv(game, policy.UniformRandomPolicy(game))
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(rounds):
        solver.evaluate_and_update_policy()
    assert start > 0.4
    assert nash_conv(game, solver.tabular_average_policy()) < start / 10


def test_a_board_that_is_not_tiny_is_sampled() -> None:
    """The set-up alone is more than a tree can hold."""
    game = pyspiel.load_game("valise_randolph(variant=small,round_cap=1)")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(5):
        solver.iteration()
    learnt = solver.average_policy()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert sum(learnt.action_probabilities(state).values()) == pytest.approx(1)
