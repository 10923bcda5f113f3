"""The games in OpenSpiel, as tests load and play them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import valise_games.doors.openspiel  # noqa: F401  # registers the games

SMALL = [
    "valise_agent(variant=small,seats=3,round_cap=1)",
    "valise_casablanca(variant=small,seats=3,round_cap=2,opening_bribes=True)",
    "valise_code_casablanca(variant=small,seats=3,round_cap=2)",
    "valise_casanova(variant=small,round_cap=2)",
    "valise_randolph(variant=small,seats=3,round_cap=2)",
]
# Trees that can be walked whole.
AGENT = "valise_agent(variant=tiny,round_cap=1)"
CASABLANCA = "valise_casablanca(variant=tiny,round_cap=1)"
CODE = "valise_code_casablanca(variant=tiny,round_cap=1,evidence_only=True)"
CASANOVA = "valise_casanova(variant=tiny,round_cap=1)"
RANDOLPH = "valise_randolph(variant=tiny,round_cap=1,leader=1)"


def wild_states(game: Any, seed: int, most: int = 10**6) -> Iterator[Any]:
    """A random game, state by state, the same object all the time; the last options come often."""
    luck, state = Random(seed), game.new_initial_state()
    for _ in range(most):
        yield state
        if state.is_terminal():
            return
        options = state.legal_actions()
        state.apply_action(options[-1] if luck.random() < 0.3 else luck.choice(options))
