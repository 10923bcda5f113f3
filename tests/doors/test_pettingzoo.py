"""The PettingZoo door: PettingZoo's own tests, and what it promises besides."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable
from random import Random
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from tests.rules.toy import python
from valise_games.doors import pettingzoo as door
from valise_games.doors.wrappers import MaskInInfo
from valise_games.games import BadSetup, catalogue

SHORT = {"round_cap": 3}
# PettingZoo says these of every environment with masks in its observations.
USUAL = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
every_game = pytest.mark.parametrize("game", catalogue)


def small(game: str, **setup: Any) -> Any:
    return door.env(game, **{"variant": "small", "options": SHORT, **setup})


def quietly(test: Callable[..., object], *arguments: Any) -> None:
    """Runs a test of PettingZoo's; a warning that it does not give to its own games is an error."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in USUAL:
            warnings.filterwarnings("ignore", message)
        test(*arguments)


def dealt(env: Any) -> Any:
    """PettingZoo's tests deal without a seed and pick actions by themselves; here they do the same each time."""
    env.reset(seed=1)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(number)
    return env


def pick(env: Any, agent: str, luck: Random) -> int | None:
    """An open action; None for who has left."""
    open_ = np.flatnonzero(env.observe(agent)["action_mask"]).tolist()
    return None if env.terminations[agent] else luck.choice(open_)


def play(env: Any, luck: Random, most: int = 10_000) -> list[tuple[Any, ...]]:
    """A game of random actions; what each agent got in turn."""
    got = []
    for agent in env.agent_iter(most):
        observation, *rest = env.last()
        got.append((agent, observation["observation"].tobytes(), observation["action_mask"].tobytes(), *rest))
        env.step(pick(env, agent, luck))
    return got


def begun(env: Any, seed: int) -> Any:
    env.reset(seed=seed)
    return env


@every_game
def test_it_passes_the_tests_of_pettingzoo(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    quietly(api_test, dealt(small(game)), 60)
    quietly(seed_test, lambda: small(game), 30)
    quietly(parallel_api_test, dealt(door.parallel_env(game, variant="small", options=SHORT)), 60)
    drawn = {"svg": lambda picture: picture.startswith("<svg"), "ansi": lambda drawing: "\x1b[" in drawing}
    render_test(lambda render_mode: small(game, render_mode=render_mode), drawn)
    capsys.readouterr()


@pytest.mark.long
@pytest.mark.parametrize("more", [0, 1], ids=["fewest", "most"])
@every_game
def test_it_passes_them_on_the_whole_board(game: str, more: int) -> None:
    setup = {"seats": catalogue[game].seats[-more]}
    quietly(api_test, dealt(door.env(game, **setup)), 500)
    quietly(seed_test, lambda: door.env(game, **setup), 200)
    quietly(parallel_api_test, dealt(door.parallel_env(game, **setup)), 500)
    render_test(lambda render_mode: door.env(game, render_mode=render_mode, **setup))


@every_game
def test_it_can_be_made_in_every_way(game: str) -> None:
    id = f"valise/{game}-v0"
    own = getattr(door, f"{game.replace('-', '_')}_v0")
    for made in (own.env(), own.raw_env(), door.env(game), pettingzoo.make("aec", id), door.doors[id].env()):
        assert str(made) == f"{game.replace('-', '_')}_v0"
        assert len(made.possible_agents) == min(4, catalogue[game].seats[-1])
    for made in (own.parallel_env(), pettingzoo.make("parallel", id, seats=3)):
        assert made.reset(seed=1)


@every_game
def test_a_seed_gives_the_same_games_and_a_copy_goes_on_alike(game: str) -> None:
    one, other = begun(small(game), 5), begun(small(game), 5)
    assert play(one, Random(1), 7) == play(other, Random(1), 7)
    games = []
    for env in (one, other, copy.deepcopy(one), pickle.loads(pickle.dumps(one))):
        games.append(play(env, Random(2)))
        env.reset()  # the next game follows from the seed too
        games[-1] += play(env, Random(3))
    assert games[0] == games[1] == games[2] == games[3]
    assert len({repr(play(begun(one, seed), Random(1), 20)) for seed in range(8)}) > 1


def test_a_pickle_is_read_in_a_process_that_has_loaded_nothing() -> None:
    env = begun(small("randolph"), 5)
    play(env, Random(1), 9)
    done = python(f"import pickle; env = pickle.loads({pickle.dumps(env)!r}); print(env.agent_selection)")
    assert done.stdout.strip() == env.agent_selection, done.stderr


@every_game
def test_observations_are_in_their_space_and_masks_tell_whose_decision_it_is(game: str) -> None:
    env, luck = begun(small(game), 3), Random(1)
    for agent in env.agent_iter():
        for other in env.agents:
            observation = env.observe(other)
            assert env.observation_space(other).contains(observation)
            if other == agent:
                assert observation["action_mask"].any() == (not env.terminations[agent])
            elif not env.terminations[agent]:
                assert not observation["action_mask"].any()
        env.step(pick(env, agent, luck))


@every_game
def test_rewards_are_shares_of_one_win_and_the_end_is_in_the_info(game: str) -> None:
    for seed in range(3):
        env, shares = begun(small(game), seed), {}
        for agent, _, _, reward, termination, _, info in play(env, Random(seed)):
            assert reward == 0 or termination
            if termination:
                shares[agent] = reward
                if reward:
                    assert int(agent.removeprefix("seat_")) in info["winners"] or len(info["winners"]) == 0
                    assert info["reason"] in catalogue[game].reasons
            else:
                assert info == {}
        assert len(shares) == len(env.possible_agents)
        assert sum(shares.values()) in (0, pytest.approx(1))


@pytest.mark.parametrize("game", ["code-casablanca", "randolph"])
def test_who_is_out_leaves_at_once_and_has_lost(game: str) -> None:
    early = 0
    for seed in range(8):
        env, luck = begun(small(game, options={"round_cap": 8}), seed), Random(seed)
        for agent in env.agent_iter():
            _, reward, termination, _, info = env.last()
            if termination and not all(env.terminations.values()):
                early += 1
                assert reward == 0
                assert info == {}
            env.step(pick(env, agent, luck))
    assert early > 0


def test_an_illegal_action_ends_the_game_or_is_refused() -> None:
    env = begun(small("casablanca"), 1)
    agent = env.agent_selection
    wrong = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(wrong)
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1
    raw = door.raw_env("casablanca", variant="small")
    raw.reset(seed=1)
    with pytest.raises(ValueError, match=rf"action {wrong} is not open to {agent}; open are \[\d"):
        raw.step(wrong)
    raw.step(pick(raw, agent, Random(1)))


@pytest.mark.parametrize("variant", ["standard", "small"])
@every_game
def test_a_drawing_says_whose_it_is(game: str, variant: str) -> None:
    for seat, whose in ((None, "as everybody sees it"), (1, "as seat_1 sees it")):
        for mode in ("ansi", "svg"):
            env = begun(door.env(game, variant=variant, render_mode=mode, render_as=seat), 4)
            play(env, Random(1), 12)
            assert whose in env.render()
            assert "Your eyes only" not in env.render() or seat is not None
            if mode == "svg":
                ElementTree.fromstring(env.render())


def test_a_human_sees_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = begun(small("agent", render_mode="human"), 4)
    play(env, Random(1), 3)
    assert capsys.readouterr().out.count("as everybody sees it") == 4


def test_without_a_render_mode_nothing_is_drawn() -> None:
    env = begun(door.raw_env("agent", variant="small"), 1)
    with pytest.warns(UserWarning, match="made without a render_mode"):
        assert env.render() is None


def test_there_is_no_state_that_tells_secrets() -> None:
    with pytest.raises(NotImplementedError, match="it would tell what seats hide"):
        begun(door.raw_env("agent", variant="small"), 1).state()


@pytest.mark.parametrize(
    ("setup", "told"),
    [
        ({"game": "poker"}, "there is no game 'poker'"),
        ({"game": "agent", "seats": 7}, "agent is for 2 to 4 seats, not 7"),
        ({"game": "agent", "variant": "huge"}, "agent has no variant 'huge'"),
        ({"game": "agent", "options": {"cap": 3}}, "agent has no option 'cap'"),
        ({"game": "agent", "render_mode": "film"}, "a table is drawn as human, ansi, svg, rgb_array, not as 'film'"),
        ({"game": "agent", "render_as": 4}, "as one of seats 0 to 3 sees it, not 4"),
    ],
)
def test_what_cannot_be_set_up_is_said(setup: dict[str, Any], told: str) -> None:
    with pytest.raises(BadSetup, match=told):
        door.env(**setup)


def test_who_waits_in_the_parallel_form_has_something_to_sample() -> None:
    env = MaskInInfo(door.parallel_env("randolph", variant="small", options=SHORT))
    seen, infos = env.reset(seed=1)
    for _ in range(60):
        if not env.agents:
            break
        assert all(info["action_mask"].any() for info in infos.values())
        assert all(env.observation_space(agent).contains(array) for agent, array in seen.items())
        seen, _, _, _, infos = env.step({agent: int(infos[agent]["action_mask"].argmax()) for agent in env.agents})


def test_what_cannot_be_done_is_said() -> None:
    env = begun(small("randolph"), 1)
    for wrong in (3.7, "x"):
        with pytest.raises(ValueError, match="an action is a whole number, not"):
            env.step(wrong)
        with pytest.raises(BadSetup, match="a seed is a whole number, not"):
            env.reset(seed=wrong)
    with pytest.raises(BadSetup, match=r"reset\(\) knows no options, not 'round_cap'"):
        env.reset(options={"round_cap": 3})
    with pytest.raises(AssertionError, match="reset"):
        small("randolph").step(0)
