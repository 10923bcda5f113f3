"""What all doors ask for: a game, its seats, its options and its variant; checked, with defaults."""

from __future__ import annotations

from collections.abc import Mapping

from valise_games.games import find
from valise_games.games.entry import Entry

USUAL_SEATS = 4


def setup(
    game: str, seats: int | None, options: Mapping[str, object] | None, variant: str
) -> tuple[Entry, int, dict[str, int | bool]]:
    """The game's entry, the number of seats (four, or the most there are) and all options."""
    entry = find(game)
    allowed = entry.seats_of(entry.check_variant(variant))
    chosen = min(USUAL_SEATS, allowed[-1]) if seats is None else entry.check_seats(seats, variant)
    return entry, chosen, entry.full_options({} if options is None else options)
