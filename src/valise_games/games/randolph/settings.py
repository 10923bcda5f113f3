"""Randolph's Casablanca as bots, trainers and doors take it."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any

from valise_games.games.settings import LONG_RUN, Bounds, GameSettings

if TYPE_CHECKING:
    from valise_games.games.randolph.rules import State

UNCAPPED = 10_000  # rounds of a game without a cap: far more than any takes


def bounds(game: ModuleType, seats: int, options: Mapping[str, Any]) -> Bounds:
    others = seats - 1
    on_ring = game.CHIPS - seats
    duel = game.MOST_MONEY.bit_length() + 2  # each raise doubles at least, or goes to all that there is (RA-14, RA-19)
    # mixing, sales, the announcement, sealed bets, duels, a card, and those given back
    turn = 1 + 2 + 3 + others * (2 + duel) + 1 + seats
    turns = (options["round_cap"] or UNCAPPED) * seats
    deal = seats + 2 * on_ring + (game.FIRST_CARDS + 1) * seats + 1
    return Bounds(
        decisions=seats + turns * turn,
        chance_nodes=1 + deal + seats * 2 * on_ring + turns + turns * others,
        sides=max(game.SPACES, game.CARDS, game.CHIPS, seats),
    )


def hidden_steps(game: ModuleType, s: State, seat: int, action: int) -> int:
    return int(action == game.NO and s.weighing[seat] == 0)  # RA-27: a bet is chosen in two steps


SETTINGS = GameSettings(
    training={
        **LONG_RUN,
        "seats": {2: 4, 3: 1, 4: 2},
        "imitation": 0.25,
        "guests": 0.12,
        "sparring": 2,
        "partners": 4,
        "former": 5,
        "league": 6,
        "entropy": (0.02, 0.002),
    },
    bounds=bounds,
    hidden_steps=hidden_steps,
)
