"""RLlib, in one process."""

from __future__ import annotations

import sys
from typing import Any

import gymnasium

import valise_games.doors.gymnasium  # noqa: F401  # registers the games
from tests.tools.report import Check, report
from valise_games.doors.pettingzoo import randolph_v0
from valise_games.doors.wrappers import MaskInObservation

SMALL: dict[str, Any] = {"variant": "small", "seats": 2}


def masked_ppo() -> str:
    from ray import tune
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.core.rl_module.rl_module import RLModuleSpec
    from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

    tune.register_env("randolph", lambda _: MaskInObservation(gymnasium.make("valise/Randolph-v0", **SMALL)))
    config = (
        PPOConfig()
        .environment("randolph")
        .env_runners(num_env_runners=0)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
        .training(train_batch_size_per_learner=256, minibatch_size=64, num_epochs=1)
    )
    algorithm = config.build_algo()
    try:
        result: dict[str, Any] = algorithm.train()
    finally:
        algorithm.stop()
    steps = int(result["num_env_steps_sampled_lifetime"])
    return f"PPO with `ActionMaskingTorchRLModule` over `MaskInObservation`, {steps} steps"


def parallel_petting_zoo() -> str:
    from ray.rllib.env.wrappers.pettingzoo_env import ParallelPettingZooEnv

    env = ParallelPettingZooEnv(randolph_v0.parallel_env(**SMALL))
    seen, _ = env.reset(seed=1)
    for _ in range(30):
        actions = {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}
        seen, _, over, _, _ = env.step(actions)
        if over["__all__"]:
            seen, _ = env.reset()
    return "`ParallelPettingZooEnv(parallel_env)`, stepped"


CHECKS = [
    Check("RLlib, PPO with masks", "ray", masked_ppo),
    Check("RLlib, PettingZoo", "ray", parallel_petting_zoo),
]

if __name__ == "__main__":
    sys.exit(report("rllib", CHECKS))
