"""Policies: what a bot does without thinking ahead, as a driver with `decide` and `judge`.

Every game has the random one. Its Novice is in the modules that its entry names.
"""

from __future__ import annotations

from importlib.util import find_spec
from types import ModuleType
from typing import Any, cast

from valise_games.games.entry import Entry
from valise_games.games.game import Game
from valise_games.rules import load_driver

RANDOM = "valise_games.rules.drivers.random_policy"


def has_novice(entry: Entry) -> bool:
    return bool(entry.novice) and find_spec(f"{entry.package}.{entry.novice[-1]}") is not None


def load_random(game: Game) -> Any:
    return load_driver(RANDOM, cast(ModuleType, game))


def load_policy(entry: Entry, game: Game) -> Any:
    """The Novice of a loaded game, or the random policy of one that has none."""
    return load_novice(entry, game) if has_novice(entry) else load_random(game)


def load_novice(entry: Entry, game: Game) -> Any:
    """The Novice of a loaded game, in that game's mode."""
    module = cast(ModuleType, game)
    *parts, novice = entry.novice
    handed = {part: load_driver(f"{entry.package}.{part}", module) for part in parts}
    return load_driver(f"{entry.package}.{novice}", module, **handed)
