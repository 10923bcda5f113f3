"""The whole tree of a small game, grown from its rules: every deal, every decision, every end.

Decisions that look the same to the seat that takes them, its `observe` being the same, are one information set.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from valise_games.games.game import Game, open_to
from valise_games.research.trees import END, Floats, Tree

T = TypeVar("T")
Policy = Callable[[NDArray[np.float32], NDArray[np.bool_]], Any]  # (observations, masks) -> probabilities


@dataclass(frozen=True, kw_only=True)
class ObservedTree(Tree):
    """With what is observed in each information set, and what is open there."""

    observations: NDArray[np.float32]
    masks: NDArray[np.bool_]
    rolls: int  # places where dice are thrown: chance nodes, had they been nodes

    def table(self, policy: Policy) -> Floats:
        """What a policy does in each information set; what it gives to options that are not open does not count."""
        given = np.asarray(policy(self.observations, self.masks), np.float64)
        if given.shape != self.masks.shape:
            raise ValueError(f"a policy gives probabilities of shape {self.masks.shape}, not {given.shape}")
        table: Floats = np.where(self.masks, given, 0.0)
        sums = table.sum(1, keepdims=True)
        if not (table >= 0).all() or not (sums > 0).all():  # so that what is no number at all is found, too
            raise ValueError("a policy gives every information set probabilities that are not negative, and not all 0")
        return np.asarray((table / sums)[self.masks])


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


def grow(game: Game, seats: int = 2, options: list[int] | None = None) -> ObservedTree:
    """The tree of a game that is loaded plain. What a seat has observed must tell it how often all have decided."""
    return _Growing(game, seats, options or []).tree()


class _Growing:
    def __init__(self, game: Game, seats: int, options: list[int]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.nodes: list[tuple[int, int, float, int, int]] = []  # parent, action, chance, information set, actor
        self.returns: list[list[float]] = []
        self.rolls = 0
        self.known: dict[tuple[float, ...], int] = {}  # information sets by what is observed
        self.open: list[list[int]] = []  # actions of each
        self.first_seen: list[tuple[int, int, int]] = []  # of each, how often all had decided, its seat, a node

    def tree(self) -> ObservedTree:
        depth = 0
        states = [(self.node(s, END, END, chance, 0), s) for s, chance in self.falls(self.begin)]
        while states:
            depth += 1
            states = [child for node, s in states for child in self.children(node, s, depth)]
        parent, action, chance, info, actor = (np.array(each) for each in zip(*self.nodes))
        masks = np.zeros((len(self.open), self.game.ACTIONS), np.bool_)
        for number, actions in enumerate(self.open):
            masks[number, actions] = True
        numbers = np.cumsum(masks).reshape(masks.shape) - 1  # of the options
        return ObservedTree(
            parent=parent.astype(np.int32),
            option=np.where(parent < 0, END, numbers[info[parent], action]).astype(np.int32),
            chance=chance,
            info=info.astype(np.int32),
            actor=actor.astype(np.int8),
            returns=np.array(self.returns),
            somewhere=np.array([node for *_, node in self.first_seen], np.int32),
            first_option=np.concatenate([[0], np.cumsum(masks.sum(1))]).astype(np.int32),
            action=np.nonzero(masks)[1].astype(np.int16),
            observations=np.array(list(self.known), np.float32),
            masks=masks,
            rolls=self.rolls,
        )

    def falls(self, do: Callable[[EveryRoll], Any]) -> Iterator[tuple[Any, float]]:
        dice = EveryRoll()
        yield from dice.each(do)
        self.rolls += dice.places

    def begin(self, dice: EveryRoll) -> Any:
        s = self.game.State()
        self.game.new_game(s, self.seats, self.options, dice)
        return s

    def children(self, node: int, s: Any, depth: int) -> Iterator[tuple[int, Any]]:
        *_, info, seat = self.nodes[node]
        for action in self.open[info] if info != END else ():

            def act(dice: EveryRoll, action: int = action) -> Any:
                after = s.copy()
                self.game.step(after, seat, action, dice)
                return after

            for after, chance in self.falls(act):
                yield self.node(after, node, action, chance, depth), after

    def node(self, s: Any, parent: int, action: int, chance: float, depth: int) -> int:
        over = self.game.is_over(s)
        scores = [0.0] * self.seats
        if over:
            self.game.returns(s, scores)
        self.returns.append(scores)
        info, actor = (END, END) if over else self.information_set(s, depth)
        self.nodes.append((parent, action, chance, info, actor))
        return len(self.nodes) - 1

    def information_set(self, s: Any, depth: int) -> tuple[int, int]:
        """The number of the one that the seat to act is in, a new number if nobody was there before; and the seat."""
        game = self.game
        seat = game.next_to_act(s)
        known, numbers = game.State(), [0.0] * game.FEATURES
        game.blank(s, seat, known)
        game.observe(known, seat, numbers)
        info = self.known.setdefault(tuple(numbers), len(self.known))
        if info == len(self.open):
            self.open.append(open_to(game, known, seat))
            self.first_seen.append((depth, seat, len(self.nodes)))
        elif self.first_seen[info][:2] != (depth, seat):
            raise ValueError(f"{game.KEY} shows the same at different points of a game: its tree cannot be grown")
        return info, seat
