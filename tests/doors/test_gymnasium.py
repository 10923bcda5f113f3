"""The Gymnasium door: one seat against bots."""

from __future__ import annotations

import copy
import pickle
import warnings
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from valise_games.bots import UnknownBot
from valise_games.doors import gymnasium as door
from valise_games.doors.wrappers import MaskInObservation
from valise_games.games import BadSetup, catalogue

every_game = pytest.mark.parametrize("game", catalogue)


def make(game: str, **setup: Any) -> Any:
    return gymnasium.make(f"valise/{door.NAMES[game]}-v0", **{"variant": "small", **setup})


def play(env: Any, seed: int | None = None) -> list[tuple[Any, ...]]:
    """A game of random actions; everything the seat got."""
    luck = Random(seed or 0)
    observation, info = env.reset(seed=seed)
    got: list[tuple[Any, ...]] = [(observation.tobytes(), repr(info))]
    over = False
    while not over:
        action = luck.choice(np.flatnonzero(info["action_mask"]).tolist())
        observation, reward, over, truncated, info = env.step(action)
        assert not truncated
        got.append((observation.tobytes(), reward, over, repr(info)))
    return got


@every_game
def test_it_passes_the_check_of_gymnasium(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(make(game, render_mode="ansi").unwrapped)
    capsys.readouterr()


@pytest.mark.long
@every_game
def test_it_passes_the_check_on_the_whole_board(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    for seats in catalogue[game].seats:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            check_env(make(game, variant="standard", seats=seats, seat=None, render_mode="svg").unwrapped)
    capsys.readouterr()


def test_every_game_is_registered() -> None:
    names = {f"valise/{name}-v0" for name in ("Agent", "Casablanca", "CodeCasablanca", "Casanova", "Randolph")}
    assert {name for name in gymnasium.registry if name.startswith("valise/")} == names
    env = gymnasium.make("valise_games.doors.gymnasium:valise/Randolph-v0", variant="small", seats=2)
    assert env.reset(seed=1)


@every_game
def test_a_seed_gives_the_same_game_and_a_copy_goes_on_alike(game: str) -> None:
    one, other = make(game, seat=None), make(game, seat=None)
    assert play(one, 3) == play(other, 3)
    raw = one.unwrapped
    twins = [copy.deepcopy(raw), pickle.loads(pickle.dumps(raw))]
    assert play(twins[0]) == play(twins[1])
    assert len({repr(play(one, seed)[0]) for seed in range(6)}) > 1


@every_game
def test_the_mask_is_in_the_info_and_a_method(game: str) -> None:
    env = make(game)
    _, info = env.reset(seed=2)
    assert info["action_mask"].any()
    assert info["action_mask"].astype(bool).tolist() == env.unwrapped.action_masks().tolist()
    play(env, 2)
    assert env.unwrapped.action_masks().nonzero()[0].tolist() == [door.NOTHING_TO_DO]


@every_game
def test_an_illegal_action_loses_at_once(game: str) -> None:
    env = make(game)
    _, info = env.reset(seed=2)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[-1])
    _, reward, terminated, truncated, info = env.step(wrong)
    assert (reward, terminated, truncated, info["illegal"]) == (0.0, True, False, wrong)
    with pytest.raises(gymnasium.error.ResetNeeded, match="the game is over"):
        env.unwrapped.step(wrong)
    _, info = env.reset()
    assert "illegal" not in info


@pytest.mark.long
@every_game
def test_the_seat_wins_its_share_against_its_likes(game: str) -> None:
    """Random against random: nobody is favoured by the door, and the end is told."""
    rounds = 1000 if catalogue[game].settings.may_end_unwon else 2  # at the cap nobody wins some of the games
    env = make(game, bots="random", seat=None, options={"round_cap": rounds})
    won = []
    for seed in range(40):
        *_, (_, reward, _, info) = play(env, seed)
        won.append(reward)
        assert "winners" in info or reward == 0
    seats = catalogue[game].seats_of("small")[-1]
    assert 0.4 / seats < sum(won) / len(won) < 1.8 / seats


@pytest.mark.long
def test_bots_may_differ_and_play_their_level() -> None:
    """Novices leave less to a random seat than random bots do."""
    wins = {}
    for bots in ("random", "novice", ("random", "novice")):
        env = make("randolph", bots=bots, options={"round_cap": 4})
        wins[bots] = sum(play(env, seed)[-1][1] for seed in range(30))
    assert wins["random"] > 2 * wins["novice"]
    assert wins["random"] > wins["random", "novice"]


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_vectors_of_them_are_made(mode: str) -> None:
    envs = gymnasium.make_vec("valise/Randolph-v0", num_envs=2, vectorization_mode=mode, variant="small")
    try:
        observations, info = envs.reset(seed=1)
        ended = 0
        for _ in range(120):
            actions = np.array([mask.argmax() for mask in info["action_mask"]])
            observations, _, over, _, info = envs.step(actions)
            ended += over.sum()
        assert observations.shape == envs.observation_space.shape
        assert ended > 0
    finally:
        envs.close()


@pytest.mark.parametrize(
    ("setup", "told", "error"),
    [
        ({"seat": 3}, "your seat is one of 0 to 2, or None", BadSetup),
        ({"bots": ["random"]}, "name one level for all 2 bots, or one for each, not 1", BadSetup),
        ({"bots": "genius"}, "randolph has no bot 'genius'", UnknownBot),
        ({"render_as": -1}, "as one of seats 0 to 2 sees it", BadSetup),
    ],
)
def test_what_cannot_be_set_up_is_said(setup: dict[str, Any], told: str, error: type[Exception]) -> None:
    with pytest.raises(error, match=told):
        make("randolph", **setup)


def test_pictures_are_pixels_of_one_size() -> None:
    env = make("randolph", render_mode="rgb_array", render_as=0)
    _, info = env.reset(seed=1)
    pictures = [env.render()]
    for _ in range(3):
        *_, info = env.step(int(info["action_mask"].argmax()))
        pictures.append(env.render())
    assert {picture.shape for picture in pictures} == {(768, 768, 3)}
    assert all(picture.dtype == np.uint8 and picture.min() < 128 for picture in pictures)
    assert not np.array_equal(pictures[0], pictures[-1])


def test_what_cannot_be_done_is_said() -> None:
    env = make("randolph").unwrapped
    env.reset(seed=1)
    for wrong in (3.7, "x"):
        with pytest.raises(ValueError, match="an action is a whole number, not"):
            env.step(wrong)
    with pytest.raises(BadSetup, match=r"reset\(\) knows no options, not 'round_cap'"):
        env.reset(options={"round_cap": 3})


def test_the_mask_can_be_in_the_observation() -> None:
    env = MaskInObservation(make("randolph"))
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert seen["action_mask"].tolist() == info["action_mask"].tolist()
