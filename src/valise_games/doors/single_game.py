"""One game, played seat after seat: what the one-game doors stand on.

Where several seats owe a decision at once, the first clockwise from the mover is asked first. All that is handed out is
made from the state blanked for whoever gets it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from valise_games.doors.setup import setup
from valise_games.doors.table import Floats, Form, Marks, Moment, find_table
from valise_games.games.game import Event
from valise_games.rules import FastDice, Record

SPECTATOR = -1
HIGHEST = 32.0  # no observation is above this: money counts in thousands, and all the rest is at most 1


class SingleGame:
    """A game at one table. With `tells` it also keeps the story, which views and so drawings need. `form` is that of
    the rules; without one they run compiled, if they are compiled already."""

    def __init__(
        self, game: str, seats: int | None, options: Mapping[str, object] | None, variant: str, *, tells: bool,
        form: Form | None = None,
    ) -> None:  # fmt: skip
        self.entry, self.seats, self.options = setup(game, seats, options, variant)
        self.variant = variant
        self.tells = tells
        self._load(form)
        self.begin(FastDice(0))

    def _load(self, form: Form | None) -> None:
        self.table = find_table(self.entry, self.variant, self.seats, self.options, form)
        self.game: Any = self.table.game
        self.actions: int = self.game.ACTIONS
        self.features: int = self.game.FEATURES

    # ------------------------------------------------------------------------------ playing
    def begin(self, dice: FastDice) -> None:
        """A new game; what is left to chance in it comes from these dice."""
        self._dice = dice
        self.moment: Moment = self.table.begin(dice)
        self._noted: dict[int, list[dict[str, Any]]] = {who: [] for who in (SPECTATOR, *range(self.seats))}
        if self.tells:
            self._tell(self.game.beginning(self.moment.s))

    @property
    def over(self) -> bool:
        return self.moment.over

    @property
    def to_act(self) -> int:
        """The seat whose decision it is; -1 if the game is over."""
        return self.moment.to_act

    def legal(self) -> list[int]:
        """What it may do, in ascending order."""
        return self.moment.options

    def play(self, action: int) -> None:
        """A legal action of the seat whose decision it is; legality is the caller's duty."""
        before = self.moment
        self.moment = self.table.after(before, action, self._dice)
        if self.tells:
            self._tell(self.game.story(before.s, before.to_act, action, self.moment.s))

    def is_in(self, seat: int) -> bool:
        """Whether the seat is still in the game. Who is not has lost."""
        return bool(self.moment.seats_in >> seat & 1)

    def returns(self) -> list[float]:
        """What each seat gets of a game that is over: 1, shared by those who won, or in a draw by those still in."""
        return self.table.returns(self.moment)

    def outcome(self) -> dict[str, Any]:
        """Winners and reason, of a game that is over: all that everybody may know of it."""
        outcome: dict[str, Any] = self.game.outcome(self.moment.s)
        return {"winners": outcome["winners"], "reason": outcome["reason"]}

    # ------------------------------------------------------------------------------ what may be known
    def known(self, watcher: int) -> Record:
        known: Record = self.table.known(self.moment, watcher)
        return known

    def look(self, seat: int) -> tuple[Floats, Marks]:
        """What the seat knows, as numbers, and the mask: 1 for what it may do; all 0 where it is not its decision."""
        return self.table.look(self.moment, seat)

    def view(self, watcher: int) -> dict[str, Any]:
        """The view that page and terminal get; needs the story."""
        seat = None if watcher == SPECTATOR else watcher
        view: dict[str, Any] = self.game.view(self.known(watcher), seat, self._noted[watcher])
        return view

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            if event.payload["what"] in self.game.NOTED:
                for who in self._noted if event.to is None else event.to:
                    self._noted[who].append({"n": 0, **event.payload})

    # ------------------------------------------------------------------------------ copies and pickles
    def __getstate__(self) -> dict[str, Any]:
        """The rules are loaded anew where they are needed: a pickle has the game's numbers only."""
        loaded = ("entry", "game", "table", "moment", "_dice")
        kept = {key: value for key, value in vars(self).items() if key not in loaded}
        state = self.moment.s.copy().as_dict()
        return kept | {"entry": self.entry.id, "state": state, "_dice": self._dice.word}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        state = kept.pop("state")
        self.__dict__.update(kept)
        self.entry = setup(kept["entry"], None, None, self.variant)[0]
        self._load(None)
        s = self.game.State()
        for name, value in state.items():
            setattr(s, name, value)
        self.moment = self.table.at(s)
        self._dice = FastDice(0)
        self._dice.word = kept["_dice"]
