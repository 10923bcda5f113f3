"""Stable-Baselines3, CleanRL's way, TorchRL, Tianshou, SuperSuit."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch

import valise_games.doors.gymnasium  # registers the games
from tests.tools.report import Check, report
from valise_games.doors.pettingzoo import casablanca_v0, randolph_v0
from valise_games.doors.wrappers import MaskInInfo, MaskInObservation

RANDOLPH = "valise/Randolph-v0"
SMALL: dict[str, Any] = {"variant": "small", "seats": 2}


def maskable_ppo() -> str:
    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.maskable.evaluation import evaluate_policy
    from stable_baselines3.common.env_util import make_vec_env

    envs = make_vec_env(RANDOLPH, n_envs=2, seed=1, env_kwargs=SMALL)
    model = MaskablePPO("MlpPolicy", envs, n_steps=64, batch_size=64, n_epochs=2, seed=1)
    model.learn(256)
    evaluate_policy(model, envs, n_eval_episodes=2)
    return "`make_vec_env(id)`, `learn`, `evaluate_policy`"


def whole_board() -> str:
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.env_util import make_vec_env

    for name in valise_games.doors.gymnasium.NAMES.values():
        envs = make_vec_env(f"valise/{name}-v0", n_envs=1)
        MaskablePPO("MlpPolicy", envs, n_steps=32, batch_size=32, n_epochs=1).learn(32)
    return "every game on its whole board, 32 steps each"


def record_video() -> str:
    from gymnasium.wrappers import RecordVideo

    with tempfile.TemporaryDirectory() as folder:
        env: Any = RecordVideo(gymnasium.make(RANDOLPH, render_mode="rgb_array", **SMALL), folder)
        _, info = env.reset(seed=1)
        over = False
        while not over:
            _, _, over, _, info = env.step(int(info["action_mask"].argmax()))
        env.close()
        assert next(Path(folder).glob("*.mp4")).stat().st_size > 1000
    return "`RecordVideo` of a game"


def clean_rl(mode: str) -> str:
    """PPO's rollout and one update, with -inf where nothing is open."""
    envs: Any = gymnasium.make_vec(RANDOLPH, 8, vectorization_mode=mode, **SMALL)
    features, actions = envs.single_observation_space.shape[0], int(envs.single_action_space.n)
    net = torch.nn.Sequential(torch.nn.Linear(features, 64), torch.nn.Tanh(), torch.nn.Linear(64, actions + 1))
    best = torch.optim.Adam(net.parameters())
    seen, info = envs.reset(seed=1)
    ended, losses = 0, []
    for _ in range(150):
        mask = torch.as_tensor(np.stack(info["action_mask"]).astype(np.bool_))
        out = net(torch.as_tensor(seen))
        chances = torch.distributions.Categorical(logits=out[:, :-1].masked_fill(~mask, -torch.inf))
        chosen = chances.sample()
        seen, rewards, terminated, _, info = envs.step(chosen.numpy())
        ended += int(terminated.sum())
        value = out[:, -1]
        gain = torch.as_tensor(rewards, dtype=torch.float32)
        losses.append((-chances.log_prob(chosen) * (gain - value.detach()) + (gain - value) ** 2).mean())
        if len(losses) == 16:
            best.zero_grad()
            torch.stack(losses).mean().backward()
            best.step()
            losses.clear()
    assert ended
    assert all(torch.isfinite(weight).all() for weight in net.parameters())
    return f'`make_vec(…, vectorization_mode="{mode}")`, logits of closed actions at -inf'


def torchrl_gym() -> str:
    from torchrl.envs import GymWrapper
    from torchrl.modules import MaskedCategorical

    env = GymWrapper(MaskInObservation(gymnasium.make(RANDOLPH, **SMALL), "observation"))
    step = env.reset()
    for _ in range(30):
        mask = step["action_mask"].bool()
        chosen = MaskedCategorical(logits=torch.zeros(mask.shape), mask=mask).sample()
        step["action"] = _as_spec(env, chosen)
        step = env.step(step)["next"]
        if step["done"].any():
            step = env.reset()
    return "`GymWrapper` around `MaskInObservation`, actions by `MaskedCategorical`"


def _as_spec(env: Any, chosen: Any) -> Any:
    """TorchRL encodes choices as one-hot unless it is told otherwise."""
    return torch.nn.functional.one_hot(chosen, env.action_spec.space.n) if env.action_spec.shape else chosen


def torchrl_aec() -> str:
    from torchrl.envs import PettingZooWrapper

    env = PettingZooWrapper(casablanca_v0.env(seats=3, variant="small"), use_mask=True, group_map=None)
    env.rollout(60)
    return "`PettingZooWrapper(env, use_mask=True)`, its random policy"


def torchrl_parallel() -> str:
    from torchrl.envs import PettingZooWrapper

    env = PettingZooWrapper(casablanca_v0.parallel_env(seats=3, variant="small"))
    env.rollout(60)
    return "`PettingZooWrapper(parallel_env)`, its random policy with masks"


def tianshou() -> str:
    from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
    from tianshou.algorithm.random import MARLRandomDiscreteMaskedOffPolicyAlgorithm
    from tianshou.data import Collector
    from tianshou.env import DummyVectorEnv
    from tianshou.env.pettingzoo_env import PettingZooEnv

    envs = DummyVectorEnv([lambda: PettingZooEnv(randolph_v0.env(**SMALL)) for _ in range(2)])
    one = PettingZooEnv(randolph_v0.env(**SMALL))
    players = [MARLRandomDiscreteMaskedOffPolicyAlgorithm(action_space=one.action_space) for _ in one.agents]
    policy = MultiAgentOffPolicyAlgorithm(algorithms=players, env=one)
    collector = Collector(policy, envs)
    collector.reset()
    found = collector.collect(n_episode=4)
    assert found.n_collected_episodes == 4
    return "`PettingZooEnv`, a `Collector` with two agents, 4 games"


def supersuit() -> str:
    import supersuit

    env = MaskInInfo(randolph_v0.parallel_env(**SMALL))
    env = supersuit.black_death_v3(env)
    env = supersuit.dtype_v0(env, np.float16)
    seen, infos = env.reset(seed=1)
    for _ in range(40):
        if not env.agents:
            break
        actions = {agent: int(infos[agent]["action_mask"].argmax()) for agent in env.agents}
        seen, _, _, _, infos = env.step(actions)
        assert all(array.dtype == np.float16 for array in seen.values())
    return "`black_death_v3` and `dtype_v0` over `MaskInInfo(parallel_env)`; it takes no dictionaries"


CHECKS = [
    Check("Gymnasium, RecordVideo", "gymnasium", record_video),
    Check("SB3-contrib, MaskablePPO", "sb3-contrib", maskable_ppo),
    Check("SB3-contrib, whole boards", "sb3-contrib", whole_board),
    Check("CleanRL's way, sync", "torch", lambda: clean_rl("sync")),
    Check("CleanRL's way, vector", "torch", lambda: clean_rl("vector_entry_point")),
    Check("TorchRL, Gym", "torchrl", torchrl_gym),
    Check("TorchRL, AEC", "torchrl", torchrl_aec),
    Check("TorchRL, parallel", "torchrl", torchrl_parallel),
    Check("Tianshou", "tianshou", tianshou),
    Check("SuperSuit", "supersuit", supersuit),
]

if __name__ == "__main__":
    sys.exit(report("learners", CHECKS))
