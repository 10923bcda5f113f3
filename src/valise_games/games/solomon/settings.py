"""Agent and Casablanca as bots, trainers and doors take them."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any

from valise_games.games.settings import LONG_RUN, Bounds, GameSettings, LookAhead, Search

if TYPE_CHECKING:
    from valise_games.games.solomon.rules import State

DARING = 1 / 3  # of the rounds
UNCAPPED = 1000  # rounds of a game without a cap: far more than any takes


def bounds(game: ModuleType, seats: int, options: Mapping[str, Any]) -> Bounds:
    others = seats - 1
    # In one turn no announcement is made twice (AG-28, CB-10): each agent along each of its links, against each other
    # agent, and where the briefcase is held on or off it.
    announcements = game.AGENTS * (game.WAYS - 1 + game.AGENTS - 1 + game.CASE_IS_HELD)
    # A protester speaks once, and those after him are asked again (AG-25). Each bid is above the last (AG-22).
    answers = others * seats // 2
    duel = game.MAY_TAKE_BACK + 2 * game.MONEY + 1 + game.WINNER_DECIDES
    turn = announcements * (1 + answers + others * duel) + 1
    lots = game.LOTS * game.LOTS_EACH
    turns = (options["round_cap"] or UNCAPPED) * seats
    waits = lots + lots * (lots - 1) // 2  # of a seat: at the opening, and in as many bribes as it has lots
    return Bounds(decisions=turns * max(turn, 2) + seats + seats * lots, chance_nodes=1 + seats * waits, sides=seats)


def hidden_steps(game: ModuleType, s: State, seat: int, action: int) -> int:
    """Nobody learns how many lots a bribe had."""
    if action != game.DONE:
        return 0
    lots = game.LOTS * game.LOTS_EACH
    # AG-18: a bribe is at least one lot, so that after so many no more lots can be left.
    return int(lots - s.puts[seat] - (0 if s.phase == game.OPENING else s.bribes[seat]))


AGENT = GameSettings(
    search=Search(simulations=3000),
    look_ahead=LookAhead("lookahead", worst=0.6, daring=DARING),
    training={
        **LONG_RUN,
        "seats": {2: 4, 3: 1, 4: 2},
        "guests": 0.2,
        "sparring": 3,
        "partners": 5,
        "former": 4,
        "league": 6,
        "care": 2,
        "entropy": (0.015, 0.001),
    },
    bounds=bounds,
    hidden_steps=hidden_steps,
    may_end_unwon=True,
)
CASABLANCA = GameSettings(
    search=Search(simulations=4500),
    look_ahead=LookAhead("lookahead", worst=0.45, daring=DARING, turns=3, boards=200_000),
    training={
        **LONG_RUN,
        "seats": {2: 8, 3: 1, 4: 3, 5: 0.5, 6: 0.5, 7: 0.5, 8: 0.5},
        "guests": 0.12,
        "sparring": 2,
        "partners": 4,
        "former": 5,
        "league": 6,
        "entropy": (0.01, 0.001),
        "magnet": 0.2,
        "decay": 0.99,
    },
    bounds=bounds,
    hidden_steps=hidden_steps,
    may_end_unwon=True,
)
