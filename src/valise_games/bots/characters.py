"""The characters of each level: a name and a temper. All of a level play equally well. What each is like is said by the
message `character-<id>` of the package's own catalogue.

`novice/colette` is the Novice called Colette, and `novice` one without a temper of his own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from valise_games.bots.bot import UnknownBot
from valise_games.bots.temper import Temper


class Character(NamedTuple):
    id: str
    name: str
    level: str
    temper: Temper


CHARACTERS = (
    Character("colette", "Colette", "novice", Temper(bold=1.4, protest=1.0, call=1.0)),
    Character("anselm", "Anselm", "novice", Temper(bold=0.7, protest=1.8, call=1.4)),
    Character("tilda", "Tilda", "novice", Temper(bold=0.6, protest=0.85, call=1.0)),
    Character("rosa", "Rosa", "novice", Temper(bold=1.3, protest=1.5, call=1.0)),
    Character("emil", "Emil", "novice", Temper(bold=0.9, protest=1.0, call=0.6)),
    Character("basil", "Basil", "regular", Temper(bold=4.0, protest=0.7, call=1.0)),
    Character("odile", "Odile", "regular", Temper(bold=0.5, protest=4.0, call=2.0)),
    Character("lorenz", "Lorenz", "regular", Temper(bold=0.4, protest=0.4, call=0.6)),
    Character("ines", "Ines", "regular", Temper(bold=2.0, protest=2.0, call=1.0)),
    Character("magnus", "Magnus", "regular", Temper(bold=0.8, protest=1.0, call=2.5)),
    Character("zelie", "Zélie", "master", Temper(bold=2.0, protest=0.9, call=1.0)),
    Character("viktor", "Viktor", "master", Temper(bold=1.0, protest=2.5, call=2.5)),
    Character("mireille", "Mireille", "master", Temper(bold=0.6, protest=0.5, call=0.6)),
    Character("amalia", "Amalia", "master", Temper(bold=1.6, protest=1.8, call=1.0)),
    Character("cornelius", "Cornelius", "master", Temper(bold=0.8, protest=1.0, call=2.5)),
)  # fmt: skip
BY_ID = {character.id: character for character in CHARACTERS}


def characters_of(level: str) -> tuple[Character, ...]:
    return tuple(character for character in CHARACTERS if character.level == level)


def split(bot: str) -> tuple[str, str]:
    """The level and the character, or "", of a bot's name; raises UnknownBot where they do not belong together."""
    level, _, character = bot.partition("/")
    if character and character not in {one.id for one in characters_of(level)}:
        there = ", ".join(one.id for one in characters_of(level)) or "none"
        raise UnknownBot(f"there is no {level} called {character!r}; there is {there}")
    return level, character


def with_characters(bots: Sequence[str]) -> list[str]:
    """All at one table: those who are not named are, as far as there are so many, characters who do not sit there."""
    seated = [bot if split(bot)[1] else "" for bot in bots]
    for at, bot in enumerate(bots):
        seated[at] = named(bot, [split(other)[1] for other in seated])
    return seated


def named(bot: str, taken: Iterable[str]) -> str:
    """A bot with a character: its own, or else the first of its level that is not taken, if there is one."""
    level, character = split(bot)
    if character:
        return bot
    others = [one.id for one in characters_of(level)]
    free = [one for one in others if one not in set(taken)] or others
    return f"{level}/{free[0]}" if free else level
