"""Policies: what a bot does without thinking ahead, as a driver with `decide` and `judge`.

Every game has the random one. A game's Novice is the file of its id in `novice/`. What he shares with another
game's, or what would make his file too long, is in a file beside it, and is handed to him.
"""

from __future__ import annotations

from importlib.util import find_spec
from types import ModuleType
from typing import Any, cast

from valise_games.games.game import Game
from valise_games.rules import load_driver

RANDOM = "valise_games.rules.drivers.random_policy"
NOVICES = "valise_games.bots.novice"
SHARED = {"agent": "solomon", "casablanca": "solomon"}
HANDED = SHARED | {"code-casablanca": "code_beliefs"}


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
    if game_id not in HANDED:
        return load_driver(_novice(game_id), module)
    handed = HANDED[game_id]
    return load_driver(_novice(game_id), module, **{handed: load_driver(_novice(handed), module)})


def _novice(name: str) -> str:
    return f"{NOVICES}.{name.replace('-', '_')}"
