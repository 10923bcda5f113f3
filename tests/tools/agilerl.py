"""AgileRL."""

from __future__ import annotations

import sys
from typing import Any

import gymnasium
import numpy as np

import valise_games.doors.gymnasium  # noqa: F401  # registers the games
from tests.tools.report import Check, report
from valise_games.doors.pettingzoo import randolph_v0
from valise_games.doors.wrappers import MaskInInfo

SMALL: dict[str, Any] = {"variant": "small", "seats": 2}


def dqn() -> str:
    from agilerl.algorithms.dqn import DQN
    from agilerl.components.data import Transition
    from agilerl.components.replay_buffer import ReplayBuffer

    envs = gymnasium.make_vec("valise/Randolph-v0", 2, vectorization_mode="sync", **SMALL)
    agent = DQN(envs.single_observation_space, envs.single_action_space, batch_size=16)
    memory = ReplayBuffer(max_size=200)
    seen, info = envs.reset(seed=1)
    for _ in range(30):
        actions = agent.get_action(seen, 0.3, action_mask=np.stack(info["action_mask"]))
        after, rewards, over, _, info = envs.step(actions)
        step = Transition(
            obs=seen, action=actions, reward=rewards, next_obs=after, done=over.astype(np.int8), batch_size=[2]
        )
        memory.add(step.to_tensordict())
        seen = after
    agent.learn(memory.sample(16))
    return "`DQN` with `action_mask`, thirty steps of two games and one of learning"


def parallel() -> str:
    from agilerl.algorithms import IPPO

    env = MaskInInfo(randolph_v0.parallel_env(**SMALL))
    agents = env.possible_agents
    agent: Any = IPPO(
        observation_spaces=[env.observation_space(one) for one in agents],
        action_spaces=[env.action_space(one) for one in agents], agent_ids=agents,
    )  # fmt: skip
    seen, infos = env.reset(seed=1)
    for _ in range(20):
        seen = {one: array[None] for one, array in seen.items()}
        # Its own check of masks stumbles over arrays.
        infos = {one: {"action_mask": told["action_mask"].tolist()} for one, told in infos.items()}
        actions = agent.get_action(obs=seen, infos=infos)[0]
        seen, _, over, _, infos = env.step({one: int(np.asarray(action).item()) for one, action in actions.items()})
        if not env.agents or all(over.values()):
            seen, infos = env.reset()
    return "`IPPO.get_action` with the masks of `MaskInInfo(parallel_env)` as lists"


CHECKS = [
    Check("AgileRL, DQN", "agilerl", dqn),
    Check("AgileRL, IPPO", "agilerl", parallel),
]

if __name__ == "__main__":
    sys.exit(report("agilerl", CHECKS))
