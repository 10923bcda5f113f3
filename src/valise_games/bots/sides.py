"""From how many sides a net looks at a game."""

from __future__ import annotations

from typing import Any

from valise_games.rules import load_driver

ONE_SIDE = "valise_games.rules.drivers.one_side"


def load_sides(game: Any, several: bool) -> Any:
    """The sides of a loaded game, in its mode: all that it has, or one."""
    return game if several and hasattr(game, "observe_from") else load_driver(ONE_SIDE, game)
