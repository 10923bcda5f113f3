"""Casanova as bots, trainers and doors take it."""

from collections.abc import Mapping
from types import ModuleType
from typing import Any

from valise_games.games.settings import LONG_RUN, Bounds, GameSettings, Search

UNCAPPED = 10_000  # rounds of a game without a cap: far more than any takes


def bounds(game: ModuleType, seats: int, options: Mapping[str, Any]) -> Bounds:
    couples = min(options["couples"], game.COUPLES_AT_MOST)
    inspections = couples - 1  # no couple twice in a turn (CV-15)
    walks = 1 + game.POINTS + inspections  # none after another without a point or a couple between (CV-22)
    turn = game.POINTS + walks + 2 * inspections + 1 + 1  # a look at the Doge's, and the end
    return Bounds(
        decisions=(options["round_cap"] or UNCAPPED) * seats * turn,
        chance_nodes=(game.GONDOLAS - seats) + (couples - seats) + 1 + 1,
        sides=max(game.STAGE_COUNT, game.THEATRES, game.HOLDERS, seats),
    )


SETTINGS = GameSettings(
    search=Search(simulations=5000),
    training={
        **LONG_RUN,
        "seats": {3: 4, 4: 2, 5: 1},
        "guests": 0.12,
        "sparring": 2,
        "partners": 4,
        "former": 5,
        "league": 6,
        "partners_entropy": (0.01, 0.002),
        "entropy": (0.1, 0.02),
    },
    bounds=bounds,
    may_end_unwon=True,
)
