"""One seat against bots, as an environment of Gymnasium. Needs valise-games[gymnasium].

    import gymnasium
    import valise_games.doors.gymnasium

    env = gymnasium.make("valise/Casablanca-v0", seats=4, bots="novice")
    observation, info = env.reset(seed=7)
    over = False
    while not over:
        action = env.action_space.sample(info["action_mask"])
        observation, reward, over, _, info = env.step(action)

`gymnasium.make("valise_games.doors.gymnasium:valise/Casablanca-v0")` needs no import before. Many games at once are
`gymnasium.make_vec("valise/Casablanca-v0", 256, vectorization_mode="vector_entry_point")`: see `vector.py`.

| what               | how it is here                                                                            |
| ------------------ | ----------------------------------------------------------------------------------------- |
| observation        | what the seat knows as numbers                                                            |
| `action_mask`      | in every info: 1 for what is open now; `env.unwrapped.action_masks()` is the same, as bools; |
|                    | after the end action 0 alone, so that who samples before `reset()` finds something        |
| reward             | 0 until the game ends, then 1 shared by those who won or drew; nothing if nobody wins     |
| terminated         | when the game ends, and as soon as the seat is out of it: it has lost                     |
| truncated          | never: the option `round_cap`, unless it is 0, ends every game by the rules               |
| illegal action     | loses at once: reward 0, terminated, and the info has `illegal`, the action               |
| at the end         | the info has `winners` and `reason`, if the game has ended for all                        |
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:
    raise ImportError("valise_games.doors.gymnasium needs Gymnasium: pip install 'valise-games[gymnasium]'") from error

from valise_games.bots import make_bot
from valise_games.doors import drawing
from valise_games.doors.setup import check_levels, check_reset_options, whole_number
from valise_games.doors.single_game import HIGHEST, SingleGame
from valise_games.doors.table import Floats, Marks
from valise_games.games import catalogue
from valise_games.rules import FastDice

VERSION = 0  # of the environments: changes only when behaviour does
LOST = 0.0
NOTHING_TO_DO = 0  # an action, for the mask of a game that is over
NAMES = {game: game.title().replace("-", "") for game in catalogue}  # as Gymnasium writes them: CodeCasablanca


class SeatEnv(drawing.Rendered, gymnasium.Env[Floats, np.int64]):
    """A seat of one game. The bots are one level for all, or one for each, clockwise from the seat; without a `seat` it
    is drawn anew for every game. `render_as` is the seat whose view is drawn; without it, what everybody may see."""

    metadata = {"render_modes": list(drawing.MODES), "render_fps": 1}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = 0,
        bots: str | Sequence[str] = "novice",
        options: Mapping[str, object] | None = None,
        variant: str = "standard",
        render_mode: str | None = None,
        render_as: int | None = None,
    ) -> None:
        self._table = SingleGame(game, seats, options, variant, tells=render_mode is not None)
        self._levels = check_levels(bots, seat, self._table.seats)
        self._make_bots()
        self._wish = seat
        self._over = True
        self.render_mode = drawing.check_mode(render_mode)
        self._watcher = drawing.check_watcher(render_as, self._table)
        self.observation_space = spaces.Box(0.0, HIGHEST, (self._table.features,), np.float32)
        self.action_space = spaces.Discrete(self._table.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        """A new game, at the seat's first decision."""
        check_reset_options(options)
        super().reset(seed=seed)
        self._seat = int(self.np_random.integers(self._table.seats)) if self._wish is None else self._wish
        self._bots_dice = FastDice(int(self.np_random.integers(2**62)))
        self._over = True
        while self._over:  # it may be lost before the seat was ever asked
            self._table.begin(FastDice(int(self.np_random.integers(2**62))))
            self._let_bots_play()
        self._show()
        return self._look()

    def step(self, action: np.int64) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over: reset() begins another")
        number = whole_number(action)
        if number not in self._table.legal():
            self._over = True
            observation, info = self._look()
            return observation, LOST, True, False, {**info, "illegal": number}
        self._table.play(number)
        self._let_bots_play()
        self._show()
        reward = self._table.returns()[self._seat] if self._table.over else LOST
        observation, info = self._look()
        return observation, reward, self._over, False, info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """What is open to the seat now."""
        mask: Marks = self._look()[1]["action_mask"]
        return mask.astype(np.bool_)

    # ------------------------------------------------------------------------------ within
    def __getstate__(self) -> dict[str, Any]:
        """Bots remember nothing, and are made anew where they are needed."""
        return {key: value for key, value in vars(self).items() if key != "_bots"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._make_bots()

    def _make_bots(self) -> None:
        entry, variant = self._table.entry, self._table.variant
        self._bots = {level: make_bot(level, entry.id, variant) for level in dict.fromkeys(self._levels)}

    def _let_bots_play(self) -> None:
        """Plays for the bots until the seat owes a decision, or has none left. Bots get what their seats know, nothing
        else."""
        table = self._table
        while not table.over and table.is_in(self._seat) and table.to_act != self._seat:
            other = table.to_act
            bot = self._bots[self._levels[(other - self._seat - 1) % table.seats]]
            table.play(bot.choose(table.known(other), other, table.legal(), self._bots_dice))
        self._over = table.over or not table.is_in(self._seat)

    def _look(self) -> tuple[Floats, dict[str, Any]]:
        """The observation and the info."""
        observation, mask = self._table.look(self._seat)
        if self._over:
            mask[:] = 0
            mask[NOTHING_TO_DO] = 1
        ended = self._table.outcome() if self._table.over else {}
        return observation, {"seat": self._seat, "action_mask": mask, **ended}


for _game, _name in NAMES.items():
    gymnasium.register(
        f"valise/{_name}-v{VERSION}",
        "valise_games.doors.gymnasium:SeatEnv",
        vector_entry_point="valise_games.doors.vector:VectorSeatEnv",
        kwargs={"game": _game},
    )
