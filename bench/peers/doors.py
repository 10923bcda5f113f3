"""The doors as users call them, one game or one vector at a time: AEC, Gymnasium, OpenSpiel."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np

import valise_games.doors.gymnasium
import valise_games.doors.openspiel  # noqa: F401  # registers the games
from valise_games.doors.pettingzoo import casablanca_v0
from valise_games.doors.table import compile_table
from valise_games.games import find

SEED = 11
Work = Callable[[int], int]  # does about so much of it; returns how much it was


def compile_tables() -> None:
    """What `valise compile` does for them."""
    for game in ("casablanca", "randolph"):
        compile_table(find(game))


def casablanca_aec() -> Any:
    return casablanca_v0.env(seats=4)


def vector(mode: str, games: int) -> Work:
    """Random decisions of the seat against three Novices, in so many games of Casablanca."""
    envs: Any = gymnasium.make_vec("valise/Casablanca-v0", games, vectorization_mode=mode, seats=4, bots="novice")
    luck = np.random.default_rng(SEED)
    masks = [envs.reset(seed=SEED)[1]["action_mask"]]

    def play(decisions: int) -> int:
        steps = max(1, decisions // games)
        for _ in range(steps):
            chances = luck.random((games, int(envs.single_action_space.n)), np.float32)
            chances[np.stack(masks[0]) == 0] = -1
            masks[0] = envs.step(chances.argmax(axis=1))[-1]["action_mask"]
        return steps * games

    return play


def aec(make: Callable[[], Any]) -> Work:
    """Random games of an AEC environment of PettingZoo."""
    env, luck = make(), random.Random(SEED)

    def play(decisions: int) -> int:
        done = 0
        while done < decisions:
            env.reset(seed=luck.randrange(2**31))
            for _ in env.agent_iter():
                observation, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                else:
                    env.step(luck.choice(observation["action_mask"].nonzero()[0]))
                    done += 1
        return done

    return play
