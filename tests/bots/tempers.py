"""How often each character does what its temper is about, and how well it plays; from the command line:

python -m tests.bots.tempers novice casablanca --seats 3 --games 200
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.bots.matches import interval, play
from valise_games.bots import Bot, Considered, characters_of, make_bot
from valise_games.bots.temper import load_leaning
from valise_games.games import find
from valise_games.rules import Dice, Record

LEANINGS = ("quiet", "bold", "protest", "call")  # as they are numbered


@dataclass
class Watched(Bot):
    """A bot, and how often it could lean to something, and did."""

    bot: Bot
    leaning: Any
    could: Counter[int] = field(default_factory=Counter)
    did: Counter[int] = field(default_factory=Counter)
    shares: list[float] = field(default_factory=list)

    def choose(self, known: Record, seat: int, options: list[int], dice: Dice | None = None) -> int:
        action = self.bot.choose(known, seat, options, dice)
        kinds = {self.leaning(known, seat, option) for option in options}
        if len(kinds) > 1:
            self.could.update(kinds)
            self.did[self.leaning(known, seat, action)] += 1
        return action

    def consider(self, known: Record, seat: int, options: list[int], dice: Dice | None = None) -> list[Considered]:
        return self.bot.consider(known, seat, options, dice)

    def rate(self, kind: str) -> float:
        """Of the decisions in which he could, the share in which he did."""
        number = LEANINGS.index(kind)
        return self.did[number] / self.could[number] if self.could[number] else 0.0


def measure(names: Sequence[str], game: str, seats: int, games: int, variant: str = "standard") -> dict[str, Watched]:
    """At tables at which those named sit in turn, each in every place as often as the others."""
    leaning = load_leaning(find(game), variant)
    seated = {name: Watched(make_bot(name, game, variant), leaning) for name in names}
    for number in range(games):
        table = [names[(number + at) % len(names)] for at in range(seats)]
        played = play([seated[name] for name in table], game, 7_000_003 + number // len(names), variant)
        for name, share in zip(table, played.shares, strict=True):
            seated[name].shares.append(share)
    return seated


def main() -> None:
    parser = argparse.ArgumentParser(description="The tempers of a level's characters, and their strength.")
    parser.add_argument("level")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=200)
    given = parser.parse_args()
    names = [given.level, *(f"{given.level}/{one.id}" for one in characters_of(given.level))]
    for name, bot in measure(names, given.game, given.seats, given.games).items():
        mean, half = interval(bot.shares)
        rates = ", ".join(f"{kind} {100 * bot.rate(kind):.1f} %" for kind in LEANINGS[1:])
        sys.stdout.write(
            f"{given.game}, {given.seats} seats, {given.games} games: "
            f"{name} wins {100 * mean:.1f} % ± {100 * half:.1f}; {rates}\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()
