"""Seat-fillers, by level.

    from valise_games.bots import levels, make_bot

    bot = make_bot("novice", "casablanca", seed=7)
    action = bot.choose(known, seat, options)
    sly = make_bot("novice/colette", "casablanca")  # one of the level's characters

Random and Novice run plain; Regular compiles its game when it is made; Master is a trained net, run by NumPy, and at a
game that he searches he compiles it too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valise_games.bots.bot import Bot, Considered, UnknownBot, cut_at
from valise_games.bots.characters import BY_ID, CHARACTERS, Character, characters_of, named, split, with_characters
from valise_games.bots.judgement import Judgement, Misstep, judge
from valise_games.bots.policies import has_novice
from valise_games.bots.temper import StyleBias
from valise_games.bots.win_chances import Chances, chances, chances_throughout
from valise_games.games import find
from valise_games.games.entry import Entry

if TYPE_CHECKING:
    from valise_games.bots.lookahead import SoundOptions
    from valise_games.bots.regular import Regular

__all__ = [
    "BY_ID",
    "CHARACTERS",
    "Bot",
    "Chances",
    "Character",
    "Considered",
    "Judgement",
    "Misstep",
    "UnknownBot",
    "chances",
    "chances_throughout",
    "characters_of",
    "check_bot",
    "compiles",
    "cut_at",
    "judge",
    "levels",
    "levels_of",
    "make_adviser",
    "make_bot",
    "make_look_ahead",
    "named",
    "split",
    "with_characters",
]

levels = ("random", "novice", "regular", "master")  # the weakest first


def compiles(level: str, game: str) -> bool:
    """Does that bot compile the game first? It may take a minute."""
    settings = find(game).settings
    return level == "regular" or (level == "master" and (settings.adviser or settings.look_ahead) is not None)


def levels_of(game: str, variant: str = "standard") -> tuple[str, ...]:
    """The levels that a game has: one may be without a Novice, or without a Master on its small board.

    >>> levels_of("agent", "small")
    ('random', 'novice', 'regular')
    """
    entry = find(game)
    missing = {"novice"} if not has_novice(entry) else set()
    if not entry.weights(variant).exists():
        missing.add("master")
    return tuple(level for level in levels if level not in missing)


def check_bot(bot: str, game: str, variant: str = "standard") -> tuple[str, str]:
    """The level and the character, or "", of a bot that a game has; raises UnknownBot."""
    level, character = split(bot)
    if level not in levels_of(game, variant):
        board = f" on its {variant} board" if variant != "standard" and level in levels_of(game) else ""
        raise UnknownBot(f"{game} has no bot {level!r}{board}; it has {', '.join(levels_of(game, variant))}")
    return level, character


def make_bot(level: str, game: str, variant: str = "standard", seed: int = 0, character: str | None = None) -> Bot:
    """A bot of that level for one game: one without a temper, or one of the level's characters, who can also be named
    with the level, as novice/colette.

    >>> from valise_games import Match
    >>> match = Match.new("agent", 2, variant="small", seed=1)
    >>> make_bot("novice", "agent", "small", seed=1).act(match, 1) in match.legal(1)
    True
    """
    entry = find(game)
    entry.check_variant(variant)
    level, character = check_bot(f"{level}/{character}" if character else level, game, variant)
    manner = StyleBias(BY_ID[character].temper, entry, variant) if character else None
    if level == "regular":
        from valise_games.bots.regular import Regular  # Numba is only needed from here on

        return Regular(entry, variant, seed, manner=manner)
    if level == "master":
        return _make_master(entry, variant, seed, manner)
    from valise_games.bots.policy_bot import PolicyBot

    return PolicyBot(entry, variant, level, seed, manner)


def _make_master(entry: Entry, variant: str, seed: int, manner: StyleBias | None) -> Bot:
    from valise_games.bots.master import Master

    return Master(
        entry,
        variant,
        seed,
        manner=manner,
        adviser=make_adviser(entry, variant, seed, manner),
        look_ahead=make_look_ahead(entry, variant),
    )


def make_look_ahead(entry: Entry, variant: str) -> SoundOptions | None:
    """What looks ahead for a Master, at the games that have it."""
    if entry.settings.look_ahead is None:
        return None
    from valise_games.bots.lookahead import SoundOptions

    return SoundOptions(entry, variant, entry.settings.look_ahead)


def make_adviser(entry: Entry, variant: str, seed: int = 0, manner: StyleBias | None = None) -> Regular | None:
    """Who searches for a Master, at the games at which that helps."""
    if entry.settings.adviser is None:
        return None
    from valise_games.bots.regular import Regular

    return Regular(entry, variant, seed, manner=manner, way=entry.settings.adviser)
