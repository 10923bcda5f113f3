"""Seat-fillers, by level.

from valise.bots import levels, make_bot

    bot = make_bot("novice", "casablanca", seed=7)
    action = bot.choose(known, seat, options)
    sly = make_bot("novice/colette", "casablanca")  # one of the level's characters

Random and Novice run plain; Regular compiles its game when it is made.
"""

from __future__ import annotations

from valise.bots.bot import Bot, Considered, UnknownBot
from valise.bots.characters import BY_ID, CHARACTERS, Character, characters_of, named, split, with_characters
from valise.bots.policies import has_novice
from valise.bots.tempers import Manner
from valise.bots.winning import Chances, chances, chances_throughout
from valise.games import find

__all__ = [
    "BY_ID",
    "CHARACTERS",
    "Bot",
    "Chances",
    "Character",
    "Considered",
    "UnknownBot",
    "chances",
    "chances_throughout",
    "characters_of",
    "check_bot",
    "compiling",
    "levels",
    "levels_of",
    "make_bot",
    "named",
    "split",
    "with_characters",
]

levels = ("random", "novice", "regular")  # the weakest first
compiling = frozenset({"regular"})  # the levels that compile their game first, which may take a minute


def levels_of(game: str) -> tuple[str, ...]:
    """The levels that a game has: a game may be without a Novice."""
    find(game)
    return tuple(level for level in levels if level != "novice" or has_novice(game))


def check_bot(bot: str, game: str) -> tuple[str, str]:
    """The level and the character, or "", of a bot that a game has; raises UnknownBot."""
    level, character = split(bot)
    if level not in levels_of(game):
        raise UnknownBot(f"{game} has no bot {level!r}; it has {', '.join(levels_of(game))}")
    return level, character


def make_bot(level: str, game: str, variant: str = "standard", seed: int = 0, character: str | None = None) -> Bot:
    """A bot of that level for one game: one without a temper, or one of the level's characters, who can also be named
    with the level, as novice/colette."""
    entry = find(game)
    entry.check_variant(variant)
    level, character = check_bot(f"{level}/{character}" if character else level, game)
    manner = Manner(BY_ID[character].temper, game, variant) if character else None
    if level in compiling:
        from valise.bots.regular import Regular  # Numba is only needed from here on

        return Regular(entry, variant, seed, manner=manner)
    from valise.bots.plain import PlainBot

    return PlainBot(entry, variant, level, seed, manner)
