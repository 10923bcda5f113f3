"""Policies: what a bot does without thinking ahead, as a driver with `decide` and `judge`.

Every game has the random one. A game's Novice is the file of its id in `novice/`; games that share rules of thumb
have them in a file of their own, which is handed to each.
"""

from __future__ import annotations

from importlib.util import find_spec
from types import ModuleType
from typing import Any, cast

from valise.games.game import Game
from valise.rules import load_driver

RANDOM = "valise.rules.drivers.random_policy"
NOVICES = "valise.bots.novice"
SHARED = {"agent": "solomon", "casablanca": "solomon"}


def has_novice(game_id: str) -> bool:
    return find_spec(_novice(game_id)) is not None


def load_random(game: Game) -> Any:
    return load_driver(RANDOM, cast(ModuleType, game))


def load_policy(game_id: str, game: Game) -> Any:
    """The Novice of a loaded game, or the random policy of one that has none."""
    return load_novice(game_id, game) if has_novice(game_id) else load_random(game)


def load_novice(game_id: str, game: Game) -> Any:
    """The Novice of a loaded game, in that game's mode."""
    module = cast(ModuleType, game)
    if game_id not in SHARED:
        return load_driver(_novice(game_id), module)
    shared = SHARED[game_id]
    return load_driver(_novice(game_id), module, **{shared: load_driver(_novice(shared), module)})


def _novice(name: str) -> str:
    return f"{NOVICES}.{name.replace('-', '_')}"
