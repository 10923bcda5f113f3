"""A match as one seat may see it: what an agent with `act(match, seat)` is handed in the arena."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from valise_games.arena.belief_scores import Question
from valise_games.games import BadSetup
from valise_games.games.entry import Entry
from valise_games.games.game import Action, Event, Game, known_to, open_to
from valise_games.games.quote import quote
from valise_games.rules import Record


class Stories:
    """What each seat was told so far, in a game of the arena."""

    def __init__(self, game: Game, seats: int, begins: Iterable[Event]) -> None:
        self._noted_kinds = game.NOTED
        self.events: list[list[dict[str, Any]]] = [[] for _ in range(seats)]
        self.noted: list[list[dict[str, Any]]] = [[] for _ in range(seats)]
        self._tell(0, begins)
        self._entries = 0

    def tell(self, events: list[Event]) -> None:
        """Adds the events of one step. An entry is complete when everybody learns something, as in a `Match`."""
        self._tell(self._entries + 1, events)
        self._entries += any(event.to is None for event in events)

    def _tell(self, entry: int, events: Iterable[Event]) -> None:
        for event, to in events:
            for seat in range(len(self.events)) if to is None else to:
                self.events[seat].append({"n": entry, **event})
                if event["what"] in self._noted_kinds:
                    self.noted[seat].append(self.events[seat][-1])


class SeatView:
    """The part of a `Match` that a seat which owes a decision may see; its methods are for that seat and no other."""

    def __init__(
        self,
        entry: Entry,
        variant: str,
        options: Mapping[str, object],
        game: Game,
        s: Any,
        seat: int,
        stories: Stories,
    ) -> None:
        self.entry, self.variant, self.options, self.seats, self.seat = entry, variant, options, int(s.seats), seat
        self._game, self._known = game, known_to(game, s, seat)
        self._events, self._noted = stories.events[seat], stories.noted[seat]
        self.asked: Question | None = None  # what it is asked to state its belief of, if it does that,
        self.stated: list[float] | None = None  # and where it states it: a share for each of the answers

    def known(self, seat: int) -> Record:
        known: Record = self._check(seat)._known
        return known

    def view(self, seat: int) -> dict[str, Any]:
        return self._check(seat)._game.view(self._known, seat, self._noted)

    def events(self, seat: int) -> list[dict[str, Any]]:
        return list(self._check(seat)._events)

    # As a seat in words is told (`play/text_seat.py`): this moment is the only one.
    steps = 0

    def shared_view(self, seat: int) -> dict[str, Any]:
        return self.view(seat)

    def shared_events(self, seat: int) -> list[dict[str, Any]]:
        return self.events(seat)

    def legal(self, seat: int) -> list[Action]:
        return [self._game.write_action(self._known, number) for number in self.legal_numbers(seat)]

    def legal_numbers(self, seat: int) -> list[int]:
        return open_to(self._game, self._check(seat)._known, seat)

    def action(self, number: int) -> Action:
        return self._game.write_action(self._known, number)

    def _check(self, seat: object) -> SeatView:
        if seat != self.seat:
            raise BadSetup(f"this agent sits at {self.seat}, and is told nothing of seat {quote(seat)}")
        return self
