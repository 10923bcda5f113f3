"""Observations as other libraries ask for them: with the mask inside or outside, under the names that they expect.

| wrapper                  | observation                                  | for                                        |
| ------------------------ | -------------------------------------------- | ------------------------------------------ |
| `MaskInObservation(env)` | `{"observations": …, "action_mask": …}`; or  | RLlib's modules with action masks; TorchRL |
|                          | under two names that are handed in           |                                            |
| `MaskInInfo(env)`        | the numbers alone; the mask is in the        | AgileRL, SuperSuit, and whatever takes     |
|                          | agent's info, as `action_mask`               | arrays only                                |

`MaskInObservation` takes an environment of `valise_games.doors.gymnasium`, `MaskInInfo` a parallel one of
`valise_games.doors.pettingzoo`.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces


class MaskInObservation(gymnasium.ObservationWrapper[dict[str, Any], Any, Any]):
    """A seat's environment whose observation is a dictionary: the numbers, and what is open, as float32."""

    def __init__(self, env: Any, observation: str = "observations", mask: str = "action_mask") -> None:
        super().__init__(env)
        self._names = observation, mask
        open_ = spaces.Box(0.0, 1.0, (int(env.action_space.n),), np.float32)
        self.observation_space = spaces.Dict({observation: env.observation_space, mask: open_})

    def observation(self, observation: Any) -> dict[str, Any]:
        seat: Any = self.unwrapped
        observed, mask = self._names
        return {observed: observation, mask: seat.action_masks().astype(np.float32)}


try:
    from pettingzoo.utils import BaseParallelWrapper
except ImportError:  # MaskInObservation needs Gymnasium only
    pass
else:

    class MaskInInfo(BaseParallelWrapper):  # type: ignore[misc]
        """A parallel environment whose observations are arrays; the mask of each agent is in its info."""

        def observation_space(self, agent: str) -> Any:
            return self.env.observation_space(agent)["observation"]

        def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
            return _apart(*super().reset(seed=seed, options=options))

        def step(self, actions: dict[str, Any]) -> tuple[Any, ...]:
            observations, rewards, terminations, truncations, infos = super().step(actions)
            observations, infos = _apart(observations, infos)
            return observations, rewards, terminations, truncations, infos


def _apart(observations: dict[str, Any], infos: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    with_masks = {
        agent: {**infos.get(agent, {}), "action_mask": seen["action_mask"]} for agent, seen in observations.items()
    }
    return {agent: seen["observation"] for agent, seen in observations.items()}, with_masks
