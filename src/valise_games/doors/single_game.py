"""One game, played seat after seat: what the one-game doors stand on.

Where several seats owe a decision at once, the first clockwise from the mover is asked first. All that is handed out is
made from the state blanked for whoever gets it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from valise_games.doors.setup import setup
from valise_games.games.game import Event, known_to, open_to
from valise_games.rules import FastDice, Record

SPECTATOR = -1
HIGHEST = 32.0  # no observation is above this: money counts in thousands, and all the rest is at most 1

Floats = np.ndarray[Any, np.dtype[np.float32]]
Marks = np.ndarray[Any, np.dtype[np.int8]]


class SingleGame:
    """A game at one table. With `tells` it also keeps the story, which views and so drawings need."""

    def __init__(
        self, game: str, seats: int | None, options: Mapping[str, object] | None, variant: str, *, tells: bool
    ) -> None:
        self.entry, self.seats, self.options = setup(game, seats, options, variant)
        self.variant = variant
        self.tells = tells
        self._load()
        self.begin(FastDice(0))

    def _load(self) -> None:
        self.game: Any = self.entry.load("plain", self.variant)
        self.actions: int = self.game.ACTIONS
        self.features: int = self.game.FEATURES

    # ------------------------------------------------------------------------------ playing
    def begin(self, dice: FastDice) -> None:
        """A new game; what is left to chance in it comes from these dice."""
        self._dice = dice
        self._state = self.game.State()
        self.game.new_game(self._state, self.seats, self.entry.encode_options(self.options), dice)
        self._noted: dict[int, list[dict[str, Any]]] = {who: [] for who in (SPECTATOR, *range(self.seats))}
        if self.tells:
            self._tell(self.game.beginning(self._state))

    @property
    def over(self) -> bool:
        return bool(self.game.is_over(self._state))

    @property
    def to_act(self) -> int:
        """The seat whose decision it is."""
        return int(self.game.next_to_act(self._state))

    def legal(self) -> list[int]:
        """What it may do, in ascending order."""
        return open_to(self.game, self._state, self.to_act)

    def play(self, action: int) -> None:
        """A legal action of the seat whose decision it is; legality is the caller's duty."""
        seat, before = self.to_act, self._state.copy() if self.tells else None
        self.game.step(self._state, seat, action, self._dice)
        if self.tells:
            self._tell(self.game.story(before, seat, action, self._state))

    def is_in(self, seat: int) -> bool:
        """Whether the seat is still in the game. Who is not has lost."""
        return bool(self.game.seats_in(self._state) >> seat & 1)

    def returns(self) -> list[float]:
        """Of a game that is over: 1, shared by those who won, or in a draw by those still in."""
        out = [0.0] * self.seats
        self.game.returns(self._state, out)
        return out

    def outcome(self) -> dict[str, Any]:
        """Winners and reason, of a game that is over: all that everybody may know of it."""
        told: dict[str, Any] = self.game.outcome(self._state)
        return {"winners": told["winners"], "reason": told["reason"]}

    # ------------------------------------------------------------------------------ what may be known
    def known(self, watcher: int) -> Record:
        known: Record = known_to(self.game, self._state, watcher)
        return known

    def observation(self, seat: int) -> Floats:
        out = [0.0] * self.features
        self.game.observe(self.known(seat), seat, out)
        return np.array(out, np.float32)

    def mask(self, seat: int) -> Marks:
        """1 for what the seat may do; all 0 where it is not its decision."""
        mask = np.zeros(self.actions, np.int8)
        if not self.over and seat == self.to_act:
            mask[self.legal()] = 1
        return mask

    def view(self, watcher: int) -> dict[str, Any]:
        """As the page and the terminal get it; needs the story."""
        seat = None if watcher == SPECTATOR else watcher
        told: dict[str, Any] = self.game.view(self.known(watcher), seat, self._noted[watcher])
        return told

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            if event.told["what"] in self.game.NOTED:
                for who in self._noted if event.to is None else event.to:
                    self._noted[who].append({"n": 0, **event.told})

    # ------------------------------------------------------------------------------ copies and pickles
    def __getstate__(self) -> dict[str, Any]:
        """The rules are loaded anew where they are needed: a pickle has the game's numbers only."""
        kept = {key: value for key, value in vars(self).items() if key not in ("entry", "game", "_state", "_dice")}
        return kept | {"entry": self.entry.id, "_state": self._state.copy().as_dict(), "_dice": self._dice.word}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.entry = setup(kept["entry"], None, None, self.variant)[0]
        self._load()
        self._state = self.game.State()
        for name, value in kept["_state"].items():
            setattr(self._state, name, value)
        self._dice = FastDice(0)
        self._dice.word = kept["_dice"]
