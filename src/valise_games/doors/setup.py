"""What all doors ask for: a game, its seats, its options and its variant; checked, with defaults."""

from __future__ import annotations

import operator
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from valise_games.games import BadSetup, find
from valise_games.games.entry import Entry
from valise_games.games.quote import quote

USUAL_SEATS = 4


def setup(
    game: str, seats: int | None, options: Mapping[str, object] | None, variant: str
) -> tuple[Entry, int, dict[str, int | bool]]:
    """The game's entry, the number of seats (four, or the most there are) and all options."""
    entry = find(game)
    allowed = entry.seats_of(entry.check_variant(variant))
    chosen = min(USUAL_SEATS, allowed[-1]) if seats is None else entry.check_seats(seats, variant)
    return entry, chosen, entry.full_options({} if options is None else options)


def whole_number(action: Any) -> int:
    """An action that a caller handed in, as Python's number."""
    try:
        return operator.index(action)
    except TypeError:
        raise ValueError(f"an action is a whole number, not {quote(action)}") from None


def check_reset_options(options: Mapping[str, Any] | None, refused: Collection[str] | None = None) -> None:
    """Raises BadSetup if a library's `reset` is called with options: there are none. PettingZoo's own test hands in
    one; there only those are refused that would be of the game."""
    names = [name for name in options or () if refused is None or name in refused]
    if names:
        listed = ", ".join(quote(name) for name in names)
        raise BadSetup(f"reset() knows no options, not {listed}: a game's options are given when it is made")


def check_levels(bots: str | Sequence[str], seat: int | None, seats: int) -> list[str]:
    """The levels of the bots, clockwise from the seat: one for all, or one for each."""
    if seat is not None and (isinstance(seat, bool) or not isinstance(seat, int) or seat not in range(seats)):
        raise BadSetup(f"your seat is one of 0 to {seats - 1}, or None: drawn for every game; not {quote(seat)}")
    levels = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
    if len(levels) != seats - 1:
        raise BadSetup(f"name one level for all {seats - 1} bots, or one for each, not {len(levels)}")
    return levels
