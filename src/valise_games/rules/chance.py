"""Chance. Every random thing in a game comes through `dice(rng, sides)`, and the generator is never in the state.

The fast generator, for batches, search and training, is one 63-bit word: a multiply-with-carry step, the same in
plain Python, compiled and on a GPU. It is *not* for matches between people: who sees its rolls can find the next
ones. A match has a keyed stream (`valise_games.play.stream`) behind the same interface.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from valise_games.rules.state import Array

LOW = 0xFFFFFFFF
# The largest a < 2**31 for which a * 2**32 - 1 and a * 2**31 - 1 are prime: the period is a * 2**31 - 1, about
# 2**62, and a word never needs the sign bit of a 64-bit integer.
MULTIPLIER = 2147483085


# Where a table is told how its dice fall, the array that compiled rules get is longer, and its first number negative: a
# sign, how many rolls were made, how many are told, the sides of the first that is not, the word it goes on by, rolls.
BY_WORD, MADE, TOLD, ASKED, GOES_ON, ROLLS = range(6)


class Dice(Protocol):
    """What plain rules are handed as `rng`; compiled rules get an array of one int64, the word of a FastDice."""

    def roll(self, sides: int) -> int: ...


class FastDice:
    """The fast generator in its plain form."""

    __slots__ = ("word",)

    def __init__(self, seed: int) -> None:
        self.word = first_word(seed)

    def roll(self, sides: int) -> int:
        word = MULTIPLIER * (self.word & LOW) + (self.word >> 32)
        self.word = word
        return (((word ^ (word >> 32)) & LOW) * sides) >> 32


class ToldDice:
    """Dice that fall as they are told, and then as the word of a FastDice says: what comes of that is not the game, but
    `asked` are the sides of the first roll that nobody told, or 0. A roll with one side needs no telling."""

    __slots__ = ("_made", "_rest", "_rolls", "asked")

    def __init__(self, rolls: Sequence[int], word: int) -> None:
        self._rolls = rolls
        self._made = 0
        self._rest = FastDice(0)
        self._rest.word = word
        self.asked = 0

    def roll(self, sides: int) -> int:
        if not self.asked:
            if sides == 1:
                return 0
            if self._made < len(self._rolls):
                self._made += 1
                return self._rolls[self._made - 1]
            self.asked = sides
        return self._rest.roll(sides)


def first_word(seed: int) -> int:
    """A good starting word for any seed: neighbouring seeds give unrelated streams."""
    z = (seed * 0x9E3779B97F4A7C15 + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    z ^= z >> 31
    return z % (MULTIPLIER * 2**32 - 2) + 1


def first_words(seed: int, n: int) -> list[int]:
    """The starting words of n unrelated streams."""
    return [first_word((seed << 32) + i) for i in range(n)]


def plain_dice(rng: Dice, sides: int) -> int:
    """A number in 0 … sides - 1."""
    return rng.roll(sides)


def told_dice(rng: Array, sides: int) -> int:
    """The same as FastDice.roll on an array of one int64; on a longer one whose first is negative, as ToldDice.roll."""
    word: int = rng[0]
    if word < 0:
        if sides == 1:
            return 0
        made = rng[MADE]
        if made < rng[TOLD]:
            rng[MADE] = made + 1
            number: int = rng[ROLLS + made]
            return number
        rng[ASKED] = sides
        word = rng[GOES_ON]
    word = MULTIPLIER * (word & LOW) + (word >> 32)
    rng[0] = word
    return (((word ^ (word >> 32)) & LOW) * sides) >> 32


def word_dice(rng: Array | list[int], sides: int) -> int:
    """The same as FastDice.roll, on an array of one int64."""
    word: int = MULTIPLIER * (rng[0] & LOW) + (rng[0] >> 32)
    rng[0] = word
    return (((word ^ (word >> 32)) & LOW) * sides) >> 32
