"""OpenSpiel's own algorithms on our games."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pyspiel

import valise_games.doors.openspiel  # noqa: F401  # registers the games
from tests.tools.report import Check, report

TINY = "valise_casablanca(variant=tiny,round_cap=1)"
SMALL = "valise_randolph(variant=small,round_cap=2)"
STANDARD = "valise_casablanca(round_cap=5)"
DEEP = 1_000_000  # Python's recursion limit, for what walks a game in one call for each step


def cfr_plus() -> str:
    from open_spiel.python.algorithms import cfr, exploitability

    game = pyspiel.load_game(TINY)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(10):
        solver.evaluate_and_update_policy()
    found = exploitability.nash_conv(game, solver.average_policy())
    assert found < 0.1
    return f"`CFRPlusSolver`, ten rounds of a tiny board: NashConv {found:.3f}"


def cfr_in_cpp() -> str:
    solver = pyspiel.CFRPlusSolver(pyspiel.load_game(TINY))
    for _ in range(10):
        solver.evaluate_and_update_policy()
    return "`pyspiel.CFRPlusSolver`, ten rounds of a tiny board"


def mccfr(name: str, kind: str) -> str:
    from open_spiel.python.algorithms import external_sampling_mccfr, outcome_sampling_mccfr

    sys.setrecursionlimit(DEEP)
    np.random.seed(1)  # noqa: NPY002  # where it draws from
    game = pyspiel.load_game(name)
    solver: Any = {
        "outcome": outcome_sampling_mccfr.OutcomeSamplingSolver,
        "external": external_sampling_mccfr.ExternalSamplingSolver,
    }[kind](game)
    for _ in range(3):
        solver.iteration()
    return f"`{type(solver).__name__}`, three rounds of `{name}`, `sys.setrecursionlimit({DEEP:_})`"


def ismcts() -> str:
    from open_spiel.python.algorithms import ismcts as module
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game(SMALL)
    bot = module.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 1.4, 20,
        random_state=np.random.RandomState(1),
    )  # fmt: skip
    luck, state, asked = np.random.RandomState(1), game.new_initial_state(), 0
    while not state.is_terminal() and asked < 12:
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes())
            state.apply_action(int(luck.choice(numbers, p=chances)))
        else:
            asked += 1
            state.apply_action(bot.step(state))
    return f"`ISMCTSBot`, {asked} decisions of a small board, by `resample_from_infostate`"


def learn(make: Any, name: str) -> str:
    """A few games of an agent of OpenSpiel's against itself."""
    from open_spiel.python import rl_environment

    env = rl_environment.Environment(name)
    length, actions = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    agents = [make(seat, length, actions) for seat in range(env.num_players)]
    for _ in range(6):
        step = env.reset()
        while not step.last():
            output = agents[step.observations["current_player"]].step(step)
            step = env.step([output.action])
        for agent in agents:
            agent.step(step)
    return f"six games of `{name}` against itself"


def dqn() -> str:
    from open_spiel.python.jax.dqn import DQN

    return learn(
        lambda seat, length, actions: DQN(
            seat, length, actions, hidden_layers_sizes=[32], replay_buffer_capacity=1000, batch_size=16,
            min_buffer_size_to_learn=16,
        ),
        TINY,
    )  # fmt: skip


def nfsp() -> str:
    from open_spiel.python.jax.nfsp import NFSP

    return learn(
        lambda seat, length, actions: NFSP(
            seat, length, actions, hidden_layers_sizes=[32], reservoir_buffer_capacity=1000, anticipatory_param=0.1,
            batch_size=16, min_buffer_size_to_learn=16, replay_buffer_capacity=1000,
        ),
        TINY,
    )  # fmt: skip


def deep_cfr() -> str:
    from open_spiel.python.jax.deep_cfr import DeepCFRSolver

    solver = DeepCFRSolver(
        pyspiel.load_game(TINY), policy_network_layers=(16,), advantage_network_layers=(16,), num_iterations=2,
        num_traversals=4, learning_rate=1e-3, batch_size_advantage=16, batch_size_strategy=16, memory_capacity=1000,
        policy_network_train_steps=5, advantage_network_train_steps=5,
    )  # fmt: skip
    solver.solve()
    return f"two rounds of `{TINY}`"


CHECKS = [
    Check("OpenSpiel, CFR+", "open_spiel", cfr_plus),
    Check("OpenSpiel, CFR+ in C++", "open_spiel", cfr_in_cpp),
    Check("OpenSpiel, outcome-sampling MCCFR", "open_spiel", lambda: mccfr(STANDARD, "outcome")),
    Check("OpenSpiel, external-sampling MCCFR", "open_spiel", lambda: mccfr(TINY, "external")),
    Check("OpenSpiel, ISMCTS", "open_spiel", ismcts),
    Check("OpenSpiel, DQN", "open_spiel", dqn),
    Check("OpenSpiel, NFSP", "open_spiel", nfsp),
    Check("OpenSpiel, Deep CFR", "open_spiel", deep_cfr),
]

if __name__ == "__main__":
    sys.exit(report("openspiel", CHECKS))
