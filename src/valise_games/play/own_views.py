"""What of a view is a seat's own, made no more often than it changes: the house writes one for every seat and move."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

from valise_games.games.game import Game

_serials = itertools.count()
MOST_KEPT = 24  # of one seat that may come again


class OwnView(dict[str, Any]):
    """The keys of a seat's view that can differ from a spectator's. The same object comes again where the view is the
    same, so whoever writes it, or what is new in it, may leave the text with it, and whoever makes another of it that
    other one."""

    __slots__ = ("answered", "but_legal", "legal", "noted", "written")

    def __init__(self, keys: dict[str, Any], noted: int = 0, but_legal: Rest | None = None) -> None:
        super().__init__(keys)
        self.noted = noted  # how many events it was made from
        self.written = b""
        self.legal = b""  # its options, written
        self.but_legal = but_legal or Rest()
        self.answered: OwnView | None = None  # as it is when the seat has answered in a window


class Rest:
    """Of own views that are the same but for their options: what is new in the others of their keys."""

    __slots__ = ("changes", "serial")

    def __init__(self) -> None:
        self.serial = next(_serials)  # no other has it
        self.changes: dict[int, bytes] = {}  # by the serial of those before


class OwnViews:
    """The own views of all seats of a match."""

    def __init__(self, game: Game, seats: int) -> None:
        self._game = game
        self.now: dict[int, OwnView] = {}  # by seat, those made since it did something or was told something
        self._kept: list[dict[Any, OwnView]] = [{} for _ in range(seats)]  # by what they follow from

    def forget(self, seat: int) -> None:
        """The seat did something, or was told something that the others were not."""
        self.now.pop(seat, None)

    def forget_all(self) -> None:
        self.now.clear()

    def make(self, seat: int, state: Any, known: Callable[[int], Any], noted: list[dict[str, Any]]) -> OwnView:
        """The same as before, if what it follows from is; where only the options are new, the rest of it."""
        game = self._game
        follows_from, with_options = game.own_key(state, seat)
        kept = self._kept[seat]
        own = kept.get(follows_from)
        if own is None or own.noted != len(noted):
            own = OwnView(game.own_view(known(seat), seat, noted), len(noted))
            if follows_from is not None:
                if len(kept) >= MOST_KEPT:
                    del kept[next(iter(kept))]  # the oldest
                kept[follows_from] = own
        elif not with_options:
            own = OwnView({**own, "legal": game.own_legal(known(seat), seat)}, own.noted, own.but_legal)
        self.now[seat] = own
        return own
