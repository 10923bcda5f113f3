"""One seat of each of many games, as a vector environment of Gymnasium. Needs valise-games[gymnasium].

    import gymnasium
    import valise_games.doors.gymnasium

    envs = gymnasium.make_vec("valise/Casablanca-v0", 256, vectorization_mode="vector_entry_point", bots="master")
    observations, info = envs.reset(seed=7)
    actions = info["action_mask"].argmax(axis=1)
    observations, rewards, terminated, _, info = envs.step(actions)

It takes what the single environment takes and behaves like it, but for this:

| what          | how it is here                                                                                  |
| ------------- | ----------------------------------------------------------------------------------------------- |
| a game's end  | another begins in the same step (`AutoresetMode.SAME_STEP`): what is seen is of the new one      |
| `info`        | `action_mask` and `seat`, a row for each game; `illegal`, the actions, where there are any       |
| bots          | Random or Novice compile with the games; all Masters that are asked look at their nets together; |
|               | those who search or look ahead are asked one after the other: Regular, the Master of Code        |
|               | Casablanca, and with two seats those of Agent and Casablanca                                     |
| `copy=False`  | observations and masks are the same arrays in every step, written anew                           |
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, cast

import numpy as np

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise ImportError("valise_games.doors.vector needs Gymnasium: pip install 'valise-games[gymnasium]'") from error

from valise_games.bots import check_bot, make_bot
from valise_games.bots.net import load_net
from valise_games.bots.policies import load_novice, load_random, load_sides
from valise_games.doors.setup import check_levels, check_reset_options, setup
from valise_games.doors.single_game import HIGHEST
from valise_games.games import BadSetup
from valise_games.games.entry import Entry
from valise_games.games.whole_numbers import whole_number, whole_seed
from valise_games.rules import FastDice, first_words, load_driver

Array = np.ndarray[Any, Any]
DRAWN = -1
LOADED = ("_loaded", "_asked", "_driver")  # what a pickle leaves out
SEEDS = 2**62


class VectorSeatEnv(VectorEnv[Array, Array, Array]):
    """A seat of each of `num_envs` games against bots: one level for all, or one for each, clockwise from the seat.

    >>> games = VectorSeatEnv(3, "randolph", variant="small", seats=2)
    >>> observations, info = games.reset(seed=7)
    >>> observations, rewards, terminated, _, info = games.step(info["action_mask"].argmax(axis=1))
    >>> rewards.tolist()
    [0.0, 0.0, 0.0]
    """

    def __init__(
        self,
        num_envs: int,
        game: str,
        seats: int | None = None,
        seat: int | None = 0,
        bots: str | Sequence[str] = "novice",
        options: Mapping[str, object] | None = None,
        variant: str = "standard",
        render_mode: str | None = None,
        copy: bool = True,
    ) -> None:
        if render_mode is not None:
            raise BadSetup("many games at once are not drawn; make one with gymnasium.make for that")
        self.entry, self.seats, options = setup(game, seats, options, variant)
        self.num_envs = n = whole_number(num_envs, "num_envs is", 1)
        self._variant, self._levels = variant, check_levels(bots, seat, self.seats)
        self._load()
        loaded = self._loaded
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = spaces.Box(0.0, HIGHEST, (loaded.FEATURES,), np.float32)
        self.single_action_space = spaces.Discrete(loaded.ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)
        self._copy = copy
        self._numbers = np.array(self.entry.encode_options(options), np.int64)
        self._wish = DRAWN if seat is None else seat
        self._bits = sum(1 << number for number in self._asked)
        self._observations = np.zeros((n, loaded.FEATURES), np.float32)
        self._masks = np.zeros((n, loaded.ACTIONS), np.int8)
        self._rewards = np.zeros(n, np.float64)
        self._dones = np.zeros(n, np.bool_)
        self._states = loaded.State.array(n)
        self._mine, self._turn = np.zeros(n, np.int64), np.zeros(n, np.int64)
        self._decided = np.zeros(n, np.bool_)
        self._words = np.zeros((n, 1), np.int64)
        self._spare = loaded.State.array(3)
        self._choices = np.zeros(loaded.MOST_CHOICES + 1, np.int16)
        self._shares = np.zeros(loaded.SEATS, np.float64)
        self._begun = False

    def _load(self) -> None:
        """The rules in machine code, and those who are asked, by number, clockwise from the seat, which is 0."""
        entry, variant, levels = self.entry, self._variant, self._levels
        loaded: Any = entry.load("compiled", variant)
        compiled = _compiled_level(levels)
        policy = load_novice(entry, loaded) if compiled == "novice" else load_random(loaded)
        players = {
            level: _make_player(entry, variant, level, self.seats)
            for level in dict.fromkeys(levels)
            if check_bot(level, entry.id, variant) != (compiled, "")
        }
        several = any(isinstance(one, _Masters) and one.net.sides > 1 for one in players.values())
        self._loaded = loaded
        self._asked = {number: players[level] for number, level in enumerate(levels, 1) if level in players}
        self._driver = load_driver(
            "valise_games.rules.drivers.seats", cast(ModuleType, loaded), policy=policy,
            sides=load_sides(loaded, several),
        )  # fmt: skip

    def __getstate__(self) -> dict[str, Any]:
        """Without machine code and bots, which remember nothing: both are loaded anew."""
        return {name: value for name, value in vars(self).items() if name not in LOADED}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._load()

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """New games, each at the seat's first decision."""
        check_reset_options(options)
        if isinstance(seed, Sequence | np.ndarray):
            seeds = [whole_seed(one, 0) for one in seed]
            if len(seeds) != self.num_envs:
                raise BadSetup(f"there are {self.num_envs} games, and {len(seeds)} seeds")
            super().reset(seed=seeds[0])
            self._words[:, 0] = [first_words(one, 1)[0] for one in seeds]
        else:
            super().reset(seed=None if seed is None else whole_seed(seed, 0))
            self._words[:, 0] = first_words(int(self.np_random.integers(SEEDS)), self.num_envs)
        self._begun = True
        self._driver.begin_all(*self._table())
        self._let_others_play()
        self._rewards[:], self._dones[:] = 0, False
        return self._seen(), self._info()

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        if not self._begun:
            raise BadSetup("reset() begins the games")
        wished = np.asarray(actions)
        if wished.dtype.kind not in "iu" or wished.shape != (self.num_envs,):
            raise ValueError(
                f"actions are {self.num_envs} whole numbers, not {wished.dtype} in the shape {wished.shape}"
            )
        wished = wished.astype(np.int64)
        wrong = (wished < 0) | (wished >= self._masks.shape[1])
        wrong |= self._masks[np.arange(self.num_envs), np.where(wrong, 0, wished)] == 0
        self._driver.step_all(wished, *self._table())
        self._let_others_play()
        info = self._info()
        if wrong.any():
            info |= {"illegal": np.where(wrong, wished, -1), "_illegal": wrong}
        never = np.zeros(self.num_envs, np.bool_)
        return self._seen(), self._rewards.copy(), self._dones.copy(), never, info

    def action_masks(self) -> Array:
        """What is open in each game, as bools."""
        return self._masks.astype(np.bool_)

    # ------------------------------------------------------------------------------ within
    def _table(self) -> tuple[Any, ...]:
        return (
            self.seats, self._numbers, self._wish, self._bits, self._states, self._mine, self._turn, self._decided,
            self._observations, self._masks, self._rewards, self._dones, self._words, self._spare, self._choices,
            self._shares,
        )  # fmt: skip

    def _let_others_play(self) -> None:
        """Plays for the others until the seat is asked in every game; bots that are alike are asked together."""
        turn = self._turn
        while self._asked and (waiting := np.flatnonzero(turn)).size:
            for player in dict.fromkeys(self._asked.values()):
                numbers = [number for number, one in self._asked.items() if one is player]
                rows = waiting[np.isin(turn[waiting], numbers)]
                if rows.size:
                    sides, answers = player.answers(self, rows)
                    self._driver.answer_some(rows, sides, answers, *self._table())

    def _seen(self) -> Array:
        return self._observations.copy() if self._copy else self._observations

    def _info(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": self._masks.copy() if self._copy else self._masks, "_action_mask": everywhere,
            "seat": self._mine.copy(), "_seat": everywhere,
        }  # fmt: skip


# ---------------------------------------------------------------------------------- those who are asked
class _Masters:
    """Masters, who look at their nets for all games at once, each from some side of the board."""

    def __init__(self, entry: Entry, variant: str) -> None:
        self.net = load_net(entry, variant)
        self._seldom = entry.settings.seldom

    def answers(self, env: VectorSeatEnv, rows: Array) -> tuple[Array, Array]:
        many, loaded = rows.size, env._loaded
        sides = np.zeros(many, np.int64)
        seen, masks = np.zeros((many, loaded.FEATURES), np.float32), np.zeros((many, loaded.ACTIONS), np.bool_)
        env._driver.look_some(
            rows, env.seats, env._states, env._mine, env._turn, env._words, env._spare, env._choices, self.net.care,
            self.net.daring, sides, seen, masks,
        )  # fmt: skip
        shares = self.net.policy(seen, masks)
        shares[shares < np.minimum(self._seldom, shares.max(axis=1, keepdims=True))] = 0
        above = shares.cumsum(axis=1)
        picks = env.np_random.random((many, 1)) * above[:, -1:]
        return sides, (above > picks).argmax(axis=1)


class _Single:
    """A bot that is asked for one game after the other, with what its seat knows."""

    def __init__(self, entry: Entry, variant: str, level: str) -> None:
        self._bot = make_bot(level, entry.id, variant)
        self._state = entry.load("plain", variant).State

    def answers(self, env: VectorSeatEnv, rows: Array) -> tuple[Array, Array]:
        known, answers = env._loaded.State.array(1), np.zeros(rows.size, np.int64)
        dice = FastDice(int(env.np_random.integers(SEEDS)))
        for place, row in enumerate(rows.tolist()):
            env._driver.know_one(row, env.seats, env._states, env._mine, env._turn, env._spare, env._choices, known)
            seat = int(env._mine[row] + env._turn[row]) % env.seats
            options = env._choices[1 : env._choices[0] + 1].tolist()
            answers[place] = self._bot.choose(self._state.unpack(known[0]), seat, options, dice)
        return np.full(rows.size, -1), answers


def _compiled_level(levels: Sequence[str]) -> str:
    """The level whose policy compiles with the games."""
    return "novice" if "novice" in levels else "random"


def _make_player(entry: Entry, variant: str, level: str, seats: int) -> _Masters | _Single:
    looks_ahead = entry.settings.look_ahead is not None and seats == 2
    if level == "master" and entry.settings.adviser is None and not looks_ahead:
        return _Masters(entry, variant)
    return _Single(entry, variant, level)
