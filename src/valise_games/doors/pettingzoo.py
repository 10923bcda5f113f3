"""The games as AEC environments of PettingZoo: all seats, one after the other. Needs valise-games[pettingzoo].

    from valise_games.doors.pettingzoo import casablanca_v0

    env = casablanca_v0.env(seats=4, options={"opening_bribes": True}, render_mode="ansi")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        done = termination or truncation
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

`env("casablanca", …)` is the same for any game of the catalogue, and so is `pettingzoo.make("aec",
"valise/casablanca-v0", …)` once this module is imported.

| what               | how it is here                                                                            |
| ------------------ | ----------------------------------------------------------------------------------------- |
| agents             | `seat_0`, `seat_1`, … clockwise                                                           |
| observation        | what the seat knows as numbers, and `action_mask`: all 0 unless it is its decision; in    |
|                    | `parallel_env` it then has action 0 alone, which does nothing: libraries sample from it    |
| reward             | 0 until the game ends, then 1 shared by those who won or drew; nothing if nobody wins     |
| termination        | of all when the game ends; of a seat alone as soon as it is out of the game: it has lost  |
| truncation         | never: the option `round_cap`, unless it is 0, ends every game by the rules               |
| info               | after the end `winners` and `reason`, else nothing                                        |
| illegal action     | ends the game with -1 for who did it, as with PettingZoo's wrappers; in `raw_env` an error |
| reset options      | there are none: a game's options are given when it is made                                |
| `state()`          | there is none: it would tell what seats hide from each other                              |
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

try:
    import pettingzoo
    from gymnasium import spaces
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
    from pettingzoo.utils.env_logger import EnvLogger
except ImportError as error:
    raise ImportError(
        "valise_games.doors.pettingzoo needs PettingZoo: pip install 'valise-games[pettingzoo]'"
    ) from error

from valise_games.doors import drawing
from valise_games.doors.setup import check_reset_options, whole_number
from valise_games.doors.single_game import HIGHEST, SingleGame
from valise_games.games import BadSetup, catalogue
from valise_games.games.whole_numbers import whole_seed
from valise_games.rules import FastDice

VERSION = 0  # of the environments: changes only when behaviour does
ILLEGAL_REWARD = -1.0
WAITS = 0  # an action, for the mask of who has nothing to decide

__all__ = ["EnvModule", "RawEnv", "doors", "env", "parallel_env", "raw_env"]


class RawEnv(drawing.Rendered, pettingzoo.AECEnv[str, dict[str, Any], Any]):  # type: ignore[misc]
    """One game. `render_as` is the seat whose view is drawn; without it, what everybody may see."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        variant: str = "standard",
        render_mode: str | None = None,
        render_as: int | None = None,
    ) -> None:
        super().__init__()
        self._table = SingleGame(game, seats, options, variant, tells=render_mode is not None)
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v{VERSION}",
            "render_modes": list(drawing.MODES),
            "is_parallelizable": False,  # seats decide one after the other; turn_based_aec_to_parallel works
        }
        self.render_mode = drawing.check_mode(render_mode)
        self._watcher = drawing.check_watcher(render_as, self._table)
        self.possible_agents = [f"seat_{seat}" for seat in range(self._table.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self._spaces = {agent: self._new_spaces() for agent in self.possible_agents}
        self._luck = FastDice(secrets.randbits(62))

    def _new_spaces(self) -> tuple[spaces.Dict, spaces.Discrete]:
        known = spaces.Box(0.0, HIGHEST, (self._table.features,), np.float32)
        mask = spaces.Box(0, 1, (self._table.actions,), np.int8)
        return spaces.Dict({"observation": known, "action_mask": mask}), spaces.Discrete(self._table.actions)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: with a seed that one and its successors, without it the next."""
        check_reset_options(options, {"seats", "variant", *self._table.options})
        if seed is not None:
            self._luck = FastDice(whole_seed(seed))
        self._table.begin(FastDice(self._luck.roll(2**32)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._table.to_act]
        self._show()

    def observe(self, agent: str) -> dict[str, Any]:
        observation, mask = self._table.look(self._seats[agent])
        return {"observation": observation, "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number, allowed = whole_number(action), self._table.legal()
        if number not in allowed:
            self._refuse(number, allowed)
            return
        self._table.play(number)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._table.over:
            self._end()
        else:
            for seat, other in enumerate(self.possible_agents):
                if other in self.terminations and not self._table.is_in(seat):
                    self.terminations[other] = True
            self.agent_selection = self.possible_agents[self._table.to_act]
        self._accumulate_rewards()
        self._deads_step_first()
        self._show()

    def _refuse(self, action: int, allowed: list[int]) -> None:
        raise ValueError(f"action {action} is not open to {self.agent_selection}; open are {allowed}")

    def _end(self) -> None:
        won = self._table.returns()
        for agent in self.agents:
            self.rewards[agent] = won[self.possible_agents.index(agent)]
            self.terminations[agent] = True
            self.infos[agent] = self._table.outcome()

    def state(self) -> Any:
        raise NotImplementedError("there is no state() here: it would tell what seats hide from each other")

    def close(self) -> None:
        """Does nothing: there is nothing to close."""


class CheckedEnv(RawEnv):
    """The environment with the checks of PettingZoo's usual wrappers built in: an illegal action ends the game, and
    calls out of order are reported. As wrappers they would take most of the time of a step."""

    _moved: bool | None = None  # since agent_iter named the last agent; None: before the first reset

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        before, self._moved = self._moved, True
        try:
            super().reset(seed, options)
        except BadSetup:
            self._moved = before
            raise

    def observe(self, agent: str) -> dict[str, Any]:
        if self._moved is None:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def render(self) -> Any:
        if self._moved is None:
            EnvLogger.error_render_before_reset()
        return super().render()

    def step(self, action: Any) -> None:
        if self._moved is None:
            EnvLogger.error_step_before_reset()
        elif not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
        else:
            super().step(action)
        self._moved = True

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        if self._moved is None:
            EnvLogger.error_agent_iter_before_reset()
        for _ in range(max_iter):
            if not self.agents:
                return
            if not self._moved:
                raise AssertionError("need to call step() or reset() in a loop over `agent_iter`")
            self._moved = False
            yield self.agent_selection

    def _refuse(self, action: int, allowed: list[int]) -> None:
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[self.agent_selection] = ILLEGAL_REWARD
        self._accumulate_rewards()
        self._deads_step_first()


class WaitingEnv(CheckedEnv):
    """The environment for the parallel form, where all seats act at once: a seat without a decision has action 0
    open."""

    def observe(self, agent: str) -> dict[str, Any]:
        seen = super().observe(agent)
        if agent != self.agent_selection or self.terminations.get(agent, True):
            seen["action_mask"][WAITS] = 1
        return seen


# ---------------------------------------------------------------------------------- as PettingZoo's own are made
def raw_env(game: str, **setup: Any) -> RawEnv:
    """An environment without checks of the order of calls: an illegal action is a ValueError."""
    return RawEnv(game, **setup)


def env(game: str, **setup: Any) -> CheckedEnv:
    """An environment that behaves as PettingZoo's own do in their wrappers: an illegal action ends the game.

    >>> game = env("randolph", variant="small", seats=2)
    >>> game.reset(seed=7)
    >>> game.agents, game.agent_selection
    (['seat_0', 'seat_1'], 'seat_1')
    """
    return CheckedEnv(game, **setup)


def parallel_env(game: str, **setup: Any) -> Any:
    """All seats are stepped at once, and only the action of the one whose decision it is counts. Who is stepped also
    learns how many steps others take, which the AEC form does not tell: how many lots are in a bribe, say."""
    return turn_based_aec_to_parallel(WaitingEnv(game, **setup))


@dataclass(frozen=True)
class EnvModule:
    """The environments of one game, as a module of PettingZoo has them."""

    game: str

    def raw_env(self, **setup: Any) -> RawEnv:
        return raw_env(self.game, **setup)

    def env(self, **setup: Any) -> Any:
        return env(self.game, **setup)

    def parallel_env(self, **setup: Any) -> Any:
        return parallel_env(self.game, **setup)


doors = {f"valise/{game}-v{VERSION}": EnvModule(game) for game in catalogue}
_MODULES = {f"{game.replace('-', '_')}_v{VERSION}": EnvModule(game) for game in catalogue}


def __getattr__(name: str) -> EnvModule:
    """`from valise_games.doors.pettingzoo import casablanca_v0`, for every game of the catalogue."""
    if name in _MODULES:
        return _MODULES[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


for _id, _door in doors.items():
    pettingzoo.register("aec", _id, _door.env)
    pettingzoo.register("parallel", _id, _door.parallel_env)
