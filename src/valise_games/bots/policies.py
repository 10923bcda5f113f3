"""The drivers that bots play with.

Policies, with `decide` and `judge`, are what a bot does without thinking ahead: every game has the random one, and its
Novice is in the modules that its entry names. Sides are how a net looks at a game.
"""

from __future__ import annotations

from importlib.util import find_spec
from types import ModuleType
from typing import Any, cast

from valise_games.games.entry import Entry
from valise_games.games.game import Game
from valise_games.rules import load_driver

RANDOM = "valise_games.rules.drivers.random_policy"
ONE_SIDE = "valise_games.rules.drivers.one_side"


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


def load_sides(game: Game, several: bool) -> Any:
    """The sides of a loaded game, in its mode: all that it has, or one."""
    module = cast(ModuleType, game)
    return module if several and hasattr(game, "observe_from") else load_driver(ONE_SIDE, module)
