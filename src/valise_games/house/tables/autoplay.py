"""Standing answers: what a seat lets pass without being asked each time. Nobody else may be able to tell."""

from __future__ import annotations

import random

from valise_games.house.tables.clock import ClockSettings
from valise_games.house.tables.state import Table

BY_THE_DAY = (60.0, 600.0)  # seconds, from and to: windows have no least time there, and nobody answers within a moment

_dice = random.SystemRandom()


def passes(table: Table, seat: int) -> bool:
    """Whether the seat's standing answer is one to what is asked now."""
    answer, match = table.seats[seat].standing, table.match
    if answer is None or match is None or not table.in_window:
        return False
    if match.entries == 0 or match.steps_under_way(seat) or match.when_time_runs_out(seat) is None:
        return False  # the opening is no question that lets pass; and who has begun to answer goes on himself
    game = table.entry.load("plain", table.setup.variant)
    return answer.exceptions <= set(game.exceptions()) - set(game.concerned(table.public))


def pause(clock: ClockSettings) -> float:
    """Seconds until it is given: within the time that a window stays open anyway, or as somebody who looks in."""
    return _dice.uniform(*BY_THE_DAY) if clock.kind == "daily" else clock.least * _dice.uniform(0.2, 0.9)
