"""The games in OpenSpiel: what they declare is so, and states can be copied, stored and read."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys
from random import Random
from typing import Any

import pyspiel
import pytest

from tests.doors.spiel import AGENT, CASABLANCA, RANDOLPH, SMALL, wild_states
from valise_games.games import BadSetup, catalogue

SAMPLED = "valise_randolph(variant=small,chance=sampled,rng_seed=7,round_cap=2)"
WITHOUT = """
import sys
sys.modules["pyspiel"] = None
import valise_games.doors.openspiel
"""


def played(game: Any, seed: int, steps: int) -> Any:
    for state in wild_states(game, seed, steps):
        last = state
    return last


@pytest.mark.parametrize("name", SMALL)
def test_openspiel_plays_random_games(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("game", catalogue)
def test_openspiel_plays_random_games_on_the_real_boards(game: str) -> None:
    name = f"valise_{game.replace('-', '_')}(round_cap=1,seats={catalogue[game].seats[-1]})"
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


def test_every_game_is_registered_under_its_name() -> None:
    names = {f"valise_{game.replace('-', '_')}" for game in catalogue}
    assert names <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", SMALL)
def test_no_game_is_longer_than_declared(name: str) -> None:
    game = pyspiel.load_game(name)
    for seed in range(3):
        rolls = decisions = 0
        for state in wild_states(game, seed):
            if state.is_chance_node():
                rolls += 1
                assert max(number for number, _ in state.chance_outcomes()) < game.max_chance_outcomes()
            elif not state.is_terminal():
                decisions += 1
        assert decisions <= game.max_game_length()
        assert rolls <= game.max_chance_nodes_in_history()


@pytest.mark.parametrize(
    "name", [CASABLANCA, *(pytest.param(name, marks=pytest.mark.long) for name in (AGENT, RANDOLPH))]
)
def test_no_way_through_the_tree_is_longer_than_declared(name: str) -> None:
    game = pyspiel.load_game(name)
    longest, below = 0, [(game.new_initial_state().position, 0)]
    while below:
        position, decisions = below.pop()
        longest = max(longest, decisions)
        options = position.outcomes if position.sides else [] if position.over else position.legal
        below += [(position.after(number), decisions + (not position.sides)) for number in options]
    assert 5 < longest <= game.max_game_length()


@pytest.mark.parametrize("name", [*SMALL, "valise_randolph"])
def test_a_state_comes_back_from_where_it_was_put(name: str) -> None:
    game = pyspiel.load_game(name)
    state = played(game, 1, 15)
    for again in (pickle.loads(pickle.dumps(state)), state.clone()):
        assert str(again) == str(state)
        assert again.history() == state.history()
        for seat in range(game.num_players()):
            assert again.information_state_string(seat) == state.information_state_string(seat)
    before = str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)


@pytest.mark.parametrize("name", SMALL)
def test_actions_and_observations_are_json(name: str) -> None:
    game = pyspiel.load_game(name)
    for number, state in enumerate(wild_states(game, 2, 60)):
        if number % 5 or state.is_chance_node() or state.is_terminal():
            continue
        seat = state.current_player()
        for action in state.legal_actions():
            written = state.action_to_struct(seat, action)
            assert state.struct_to_actions(written) == [action]
            assert written.to_dict()["do"] in state.action_to_string(seat, action)
        view = json.loads(state.to_observation_struct(seat).to_json())
        assert view["legal"] == [state.action_to_struct(seat, action).to_dict() for action in state.legal_actions()]
        assert json.loads(state.to_struct().to_json())["state"]["seats"] == game.num_players()


def test_the_winners_share_what_everybody_put_in() -> None:
    for name in SMALL:
        game = pyspiel.load_game(name)
        for state in wild_states(game, 3):
            returns = state.returns()
            assert sum(returns) == pytest.approx(0) or returns == [-1.0] * len(returns)  # nobody wins
        assert game.min_utility() <= min(returns) <= max(returns) <= game.max_utility()


def test_sampled_chance_falls_as_its_seed_says() -> None:
    ends = []
    for name in (SAMPLED, SAMPLED, SAMPLED.replace("=7", "=8")):
        state = pyspiel.load_game(name).new_initial_state()
        luck = Random(1)
        while not state.is_terminal():
            assert not state.is_chance_node() or state.chance_outcomes() == [(0, 1.0)]
            state.apply_action(luck.choice(state.legal_actions()))
        ends.append(str(state))
    assert ends[0] == ends[1] != ends[2]
    pyspiel.random_sim_test(pyspiel.load_game(SAMPLED), num_sims=2, serialize=False, verbose=False)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("valise_agent(seats=9)", "agent is for 2 to 4 seats, not 9"),
        ("valise_agent(variant=huge)", "agent has no variant 'huge'"),
        ("valise_agent(round_cap=-1)", "option 'round_cap' is a number from 0 to 1000, not -1"),
        ("valise_agent(chance=luck)", "chance is explicit or sampled, not 'luck'"),
    ],
)
def test_a_bad_parameter_gets_a_clear_sentence(name: str, said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        pyspiel.load_game(name)


@pytest.mark.parametrize("seat", [-1, 2])
@pytest.mark.parametrize("whose", [pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int, whose: Any) -> None:
    game = pyspiel.load_game(CASABLANCA)
    state = played(game, 1, 6)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, private_info=whose))
    for show in (observer.set_from, observer.string_from):
        with pytest.raises(ValueError, match=f"there is no seat {seat}: seats are 0 to 1"):
            show(state, seat)
    with pytest.raises(ValueError, match=f"there is no seat {seat}: seats are 0 to 1"):
        state.to_observation_struct(seat)


def test_without_openspiel_the_import_says_what_to_install() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1] == (
        "ImportError: valise_games.doors.openspiel needs OpenSpiel: pip install 'valise-games[openspiel]'"
    )


@pytest.mark.parametrize("name", [SAMPLED, SMALL[3]])
def test_games_and_states_pickle_and_go_on_alike(name: str) -> None:
    game = pyspiel.load_game(name)
    state = played(game, 1, 20)
    for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert str(twin) == str(state)
        assert twin.history() == state.history()
    again, other = pickle.loads(pickle.dumps(game)), copy.deepcopy(game)
    assert str(played(again, 2, 30)) == str(played(other, 2, 30))


@pytest.mark.parametrize("name", SMALL)
def test_a_state_is_resampled_to_one_that_its_seat_cannot_tell_apart(name: str) -> None:
    game, sampler, others = pyspiel.load_game(name), pyspiel.UniformProbabilitySampler(0.0, 1.0), 0
    for number, state in enumerate(wild_states(game, 4, 80)):
        seat = state.current_player()
        if seat < 0 or number % 4:
            continue
        twin = state.resample_from_infostate(seat, sampler)
        others += twin.position.s != state.position.s
        assert twin.current_player() == seat
        assert twin.legal_actions() == state.legal_actions()
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        assert pickle.loads(pickle.dumps(twin.position)).s == twin.position.s
        with pytest.raises(ValueError, match="for the seat that has to decide"):
            state.resample_from_infostate((seat + 1) % game.num_players(), sampler)
    assert others
