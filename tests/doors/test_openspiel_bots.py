"""The bots of the house as bots and policies of OpenSpiel."""

from __future__ import annotations

import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import exploitability  # noqa: E402
from open_spiel.python.bots import uniform_random  # noqa: E402
from open_spiel.python.policy import UniformRandomPolicy  # noqa: E402

import valise_games.doors.openspiel  # noqa: E402, F401  # registers the games
from valise_games.bots import UnknownBot  # noqa: E402
from valise_games.doors.openspiel.bots import HousePolicy, house_bot  # noqa: E402
from valise_games.games import BadSetup  # noqa: E402

TINY = "valise_casablanca(variant=tiny,round_cap=1)"


def test_a_bot_of_the_house_plays_beside_one_of_openspiel() -> None:
    import numpy as np

    game = pyspiel.load_game("valise_agent(variant=small,round_cap=5)")
    won = 0.0
    for seed in range(6):
        bots = [house_bot(game, 0, "novice", seed), uniform_random.UniformRandomBot(1, np.random.RandomState(seed))]
        state = game.new_initial_state()
        chance = np.random.RandomState(seed)
        while not state.is_terminal():
            if state.is_chance_node():
                numbers, shares = zip(*state.chance_outcomes())
                state.apply_action(int(chance.choice(numbers, p=shares)))
            else:
                state.apply_action(bots[state.current_player()].step(state))
        won += state.returns()[0] - state.returns()[1]
    assert won > 0
    bots[0].restart()
    assert bots[0].player_id() == 0


def test_random_is_uniform_and_a_novice_always_says_the_same() -> None:
    game = pyspiel.load_game(TINY)
    uniform = exploitability.nash_conv(game, UniformRandomPolicy(game))
    assert exploitability.nash_conv(game, HousePolicy(game, "random")) == pytest.approx(uniform, abs=0.3)
    novice = exploitability.nash_conv(game, HousePolicy(game, "novice"))
    assert novice == exploitability.nash_conv(game, HousePolicy(game, "novice")) < uniform
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    shares = HousePolicy(game, "novice").action_probabilities(state)
    assert set(shares) == set(state.legal_actions())
    assert sum(shares.values()) == pytest.approx(1)


def test_what_cannot_be_is_said() -> None:
    game = pyspiel.load_game(TINY)
    with pytest.raises(UnknownBot, match="no bot 'nobody'"):
        house_bot(game, 0, "nobody")
    with pytest.raises(BadSetup, match="a player is 0 to 1"):
        house_bot(game, 2)
    with pytest.raises(BadSetup, match="nothing to decide"):
        house_bot(game, 0).step(game.new_initial_state())
