"""The whole tree of a small game, grown from its rules and laid flat in arrays: every deal, every decision, every end.

The nodes are in levels: level 0 are the ways in which a game can begin, and one decision leads from a level to the
next. Chance is on the way to a node, never a node by itself. Decisions that look the same to the seat that takes them,
its `observe` being the same, are one information set.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from valise_games.games.game import Game

T = TypeVar("T")
Floats = NDArray[np.float64]
Policy = Callable[[NDArray[np.float32], NDArray[np.bool_]], Any]  # (observations, masks) -> probabilities

ROOT = -1  # in place of a parent, or of the option that led there
END = -1  # in place of an information set


@dataclass(frozen=True)
class Tree:
    """A row per node, a row per information set. An option's number is its information set × ACTIONS + action."""

    # ---- nodes, level by level
    levels: list[slice]
    parent: NDArray[np.int32]  # or ROOT
    option: NDArray[np.int32]  # that was taken there, or ROOT
    chance: Floats  # of what the dice showed since
    info: NDArray[np.int32]  # information set of the seat to act, or END
    returns: Floats  # a column per seat; nothing but at an end
    rolls: int  # places where dice are thrown: chance nodes, had they been nodes

    # ---- information sets, those of a level side by side
    deciding: list[slice]  # in each level
    seat: NDArray[np.int8]
    observations: NDArray[np.float32]
    masks: NDArray[np.bool_]

    @property
    def nodes(self) -> int:
        return len(self.parent)

    @property
    def ends(self) -> int:
        return int((self.info == END).sum())

    @property
    def seats(self) -> int:
        return int(self.returns.shape[1])

    def table(self, policy: Policy) -> Floats:
        """What a policy does in each information set; what it gives to options that are not open does not count."""
        given = np.asarray(policy(self.observations, self.masks), np.float64)
        if given.shape != self.masks.shape:
            raise ValueError(f"a policy gives probabilities of shape {self.masks.shape}, not {given.shape}")
        table: Floats = np.where(self.masks, given, 0.0)
        sums = table.sum(1, keepdims=True)
        if not (table >= 0).all() or not (sums > 0).all():  # so that what is no number at all is found, too
            raise ValueError("a policy gives every information set probabilities that are not negative, and not all 0")
        table /= sums
        return table

    def uniform(self) -> Floats:
        """The table of who takes any option as gladly as another."""
        return self.table(lambda _, masks: masks)


# ---------------------------------------------------------------------------------- growing one
class EveryRoll:
    """Dice that fall in every way, one way after the other: for each, what was done with them and its chance."""

    def __init__(self) -> None:
        self.shown: list[int] = []
        self.sides: list[int] = []
        self.at = 0
        self.places = 0  # where dice were thrown, however they fell before

    def roll(self, sides: int) -> int:
        if self.at == len(self.shown):
            self.shown.append(0)
            self.sides.append(sides)
            self.places += 1
        self.at += 1
        return self.shown[self.at - 1]

    def each(self, do: Callable[[EveryRoll], T]) -> Iterator[tuple[T, float]]:
        """`do` must throw the same dice when they fall alike."""
        while True:
            self.at = 0
            result = do(self)
            chance = 1.0
            for sides in self.sides:
                chance /= sides
            yield result, chance
            while self.shown and self.shown[-1] == self.sides[-1] - 1:
                self.shown.pop()
                self.sides.pop()
            if not self.shown:
                return
            self.shown[-1] += 1


def grow(game: Game, seats: int = 2, options: list[int] | None = None) -> Tree:
    """The tree of a game that is loaded plain. Information sets must lie within one level."""
    return _Growing(game, seats, options or []).tree()


class _Growing:
    def __init__(self, game: Game, seats: int, options: list[int]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.parent: list[int] = []
        self.option: list[int] = []
        self.chance: list[float] = []
        self.info: list[int] = []
        self.returns: list[list[float]] = []
        self.rolls = 0
        self.known: dict[tuple[float, ...], int] = {}  # information sets by what is observed
        self.level_begins = 0  # the first information set of the level that is growing
        self.seat: list[int] = []
        self.open: list[list[int]] = []  # actions
        self.choices = [0] * (game.MOST_CHOICES + 1)

    def tree(self) -> Tree:
        levels: list[slice] = []
        deciding: list[slice] = []
        states = [(self.node(s, ROOT, ROOT, chance), s) for s, chance in self.falls(self.begin)]
        while states:
            levels.append(slice(levels[-1].stop if levels else 0, len(self.parent)))
            deciding.append(slice(self.level_begins, len(self.open)))
            self.level_begins = len(self.open)
            states = [child for node, s in states if self.info[node] != END for child in self.children(node, s)]
        masks = np.zeros((len(self.open), self.game.ACTIONS), np.bool_)
        for info, actions in enumerate(self.open):
            masks[info, actions] = True
        return Tree(
            levels=levels,
            parent=np.array(self.parent, np.int32),
            option=np.array(self.option, np.int32),
            chance=np.array(self.chance),
            info=np.array(self.info, np.int32),
            returns=np.array(self.returns),
            rolls=self.rolls,
            deciding=deciding,
            seat=np.array(self.seat, np.int8),
            observations=np.array(list(self.known), np.float32),
            masks=masks,
        )

    def falls(self, do: Callable[[EveryRoll], Any]) -> Iterator[tuple[Any, float]]:
        dice = EveryRoll()
        yield from dice.each(do)
        self.rolls += dice.places

    def begin(self, dice: EveryRoll) -> Any:
        s = self.game.State()
        self.game.new_game(s, self.seats, self.options, dice)
        return s

    def children(self, node: int, s: Any) -> Iterator[tuple[int, Any]]:
        info, seat = self.info[node], self.game.next_to_act(s)
        for action in self.open[info]:

            def act(dice: EveryRoll, action: int = action) -> Any:
                after = s.copy()
                self.game.step(after, seat, action, dice)
                return after

            for after, chance in self.falls(act):
                yield self.node(after, node, info * self.game.ACTIONS + action, chance), after

    def node(self, s: Any, parent: int, option: int, chance: float) -> int:
        over = self.game.is_over(s)
        scores = [0.0] * self.seats
        if over:
            self.game.returns(s, scores)
        self.parent.append(parent)
        self.option.append(option)
        self.chance.append(chance)
        self.info.append(END if over else self.information_set(s))
        self.returns.append(scores)
        return len(self.parent) - 1

    def information_set(self, s: Any) -> int:
        """The number of the one that the seat to act is in; a new number if nobody was there before."""
        game = self.game
        seat = game.next_to_act(s)
        known, numbers = game.State(), [0.0] * game.FEATURES
        game.blank(s, seat, known)
        game.observe(known, seat, numbers)
        info = self.known.setdefault(tuple(numbers), len(self.known))
        if info == len(self.open):
            self.choices[0] = 0
            game.legal(known, seat, self.choices)
            self.open.append(self.choices[1 : self.choices[0] + 1])
            self.seat.append(seat)
        elif info < self.level_begins or self.seat[info] != seat:
            raise ValueError(f"{game.KEY} shows the same at different points of a game: its tree cannot be laid flat")
        return info
