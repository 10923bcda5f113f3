"""Seat-fillers, by level.

from valise.bots import levels, make_bot

    bot = make_bot("novice", "casablanca", seed=7)
    action = bot.choose(known, seat, options)

Random and Novice run plain; Regular compiles its game when it is made.
"""

from __future__ import annotations

from valise.bots.bot import Bot, UnknownBot
from valise.bots.policies import has_novice
from valise.bots.winning import Chances, chances, chances_throughout
from valise.games import find

__all__ = [
    "Bot",
    "Chances",
    "UnknownBot",
    "chances",
    "chances_throughout",
    "compiling",
    "levels",
    "levels_of",
    "make_bot",
]

levels = ("random", "novice", "regular")  # the weakest first
compiling = frozenset({"regular"})  # the levels that compile their game first, which may take a minute


def levels_of(game: str) -> tuple[str, ...]:
    """The levels that a game has: a game may be without a Novice."""
    find(game)
    return tuple(level for level in levels if level != "novice" or has_novice(game))


def make_bot(level: str, game: str, variant: str = "standard", seed: int = 0) -> Bot:
    """A bot of that level for one game."""
    entry = find(game)
    entry.check_variant(variant)
    if level not in levels_of(game):
        raise UnknownBot(f"{game} has no bot {level!r}; it has {', '.join(levels_of(game))}")
    if level in compiling:
        from valise.bots.regular import Regular  # Numba is only needed from here on

        return Regular(entry, variant, seed)
    from valise.bots.plain import PlainBot

    return PlainBot(entry, variant, level, seed)
