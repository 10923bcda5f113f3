"""Liar's dice as bots, trainers and doors take it."""

from collections.abc import Mapping
from typing import Any

from valise_games.games.settings import LONG_RUN, Bounds, GameSettings, Search


def bounds(game: Any, seats: int, options: Mapping[str, Any]) -> Bounds:
    dice = seats * min(options["dice"], game.DICE)  # each round costs one of them
    return Bounds(decisions=dice * (dice * game.FACES + 1), chance_nodes=1 + dice * dice, sides=max(game.FACES, seats))


SETTINGS = GameSettings(search=Search(simulations=3000, trust=100, sure=3.0), training=LONG_RUN, bounds=bounds)
