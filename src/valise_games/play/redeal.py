"""A game's rules as a script, with which a browser deals and plays a record again: web/src/review/redeal.ts runs it."""

from __future__ import annotations

from functools import cache

from valise_games.games import find
from valise_games.rules.game_in_javascript import game_in_javascript


@cache
def redeal_script(game: str, variant: str) -> str:
    """The script of one game on one board; raises BadSetup where there is none, and NotTranslatable."""
    entry = find(game)
    loaded = entry.load("plain", variant)
    options = {option.key: {"on": option.on, "before": option.before} for option in entry.options}
    return game_in_javascript(
        loaded, MOST_CHOICES=loaded.MOST_CHOICES, ORDER=entry.option_order, FIXED=entry.fixed, OPTIONS=options
    )
