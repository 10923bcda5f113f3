"""Explicit chance for rules that only know `dice`: a roll that is not decided yet stops the step, and which numbers it
can be is found out by looking at what each of them leads to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple


class Undecided(Exception):
    """The rules ask for a roll that nobody has made yet."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


class Rolls:
    """Dice that fall as they are told, and stop the step where nobody has told them."""

    def __init__(self, rolls: Sequence[int]) -> None:
        self._rolls = rolls
        self._made = 0

    def roll(self, sides: int) -> int:
        if sides == 1:
            return 0
        if self._made == len(self._rolls):
            raise Undecided(sides)
        self._made += 1
        return self._rolls[self._made - 1]


class Luck:
    """Dice that fall by themselves, and write down how. States share theirs with their copies."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed) if seed >= 0 else Random()
        self.rolls: list[int] = []

    def roll(self, sides: int) -> int:
        if sides == 1:
            return 0
        self.rolls.append(self._random.randrange(sides))
        return self.rolls[-1]

    def __deepcopy__(self, memo: object) -> Luck:
        return self


class Sight(NamedTuple):
    """How far a step comes with some rolls: the state by then, and the sides of the next roll; 0: it is done."""

    s: Any
    sides: int


def outcomes(see: Callable[[tuple[int, ...]], Sight], rolls: tuple[int, ...], sides: int) -> list[int]:
    """The numbers that the next roll can be, each as likely as the others.

    Rules draw some things by rolling until it fits. A number is thrown away if whatever follows it is what would have
    followed without it; those left are what the roll comes to in the end.
    """
    then = [see((*rolls, number)) for number in range(sides)]

    def thrown_away(number: int) -> bool:
        if then[number].sides != sides:
            return False
        return all(see((*rolls, number, again)) == then[again] for again in range(sides))

    return [number for number in range(sides) if not thrown_away(number)]
