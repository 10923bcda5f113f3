"""What the tables of all games have in tests: a match, what seats do in it and may do, and what is seen of it."""

from __future__ import annotations

from typing import Any

from valise_games import Match
from valise_games.games.game import Action

Event = dict[str, Any]


class GameTable:
    def __init__(self, match: Match) -> None:
        self.match = match
        self.rules: Any = match._game

    @property
    def state(self) -> Any:
        return self.match._state

    # ------------------------------------------------------------------------------ what seats do, and may do
    def plays(self, seat: int, do: str, /, **fields: object) -> None:
        self.match.play(seat, {"do": do, **fields})

    def legal(self, seat: int, do: str | None = None, /, **fields: object) -> list[Action]:
        """The legal actions of a seat, those of one kind, or those with some fields."""
        wanted = fields if do is None else {"do": do, **fields}
        return [action for action in self.match.legal(seat) if wanted.items() <= action.items()]

    def can(self, seat: int, do: str, /, **fields: object) -> bool:
        return bool(self.legal(seat, do, **fields))

    def kinds(self, seat: int) -> set[str]:
        return {action["do"] for action in self.match.legal(seat)}

    # ------------------------------------------------------------------------------ what is seen
    @property
    def seen(self) -> dict[str, Any]:
        """The spectator's view."""
        return self.match.view(None)

    @property
    def mover(self) -> int:
        mover: int = self.seen["mover"]
        return mover

    @property
    def phase(self) -> str:
        phase: str = self.seen["phase"]
        return phase

    def events(self, what: str, to: int | None = None) -> list[Event]:
        """The events of one kind so far, as a seat or spectators got them."""
        events = [event for event in self.match.events(to) if event["what"] == what]
        return [{key: value for key, value in event.items() if key not in ("what", "n")} for event in events]

    def channels(self, seat: int | None) -> list[Any]:
        """All that a seat can look at while the match runs, but for the hashes."""
        record = self.match.record()
        public = [entry["events"] for entry in record["entries"]]
        return [self.match.view(seat), self.match.events(seat), self.match.known(seat), record["begins"], public]
