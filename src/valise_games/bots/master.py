"""Master: a network trained by self-play, played from its mixed policy; at some games with a search on top."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from valise_games.bots.bot import Bot, Considered, cut_at, search_ends, sensible
from valise_games.bots.net import load_net
from valise_games.bots.policies import load_sides
from valise_games.bots.temper import StyleBias
from valise_games.games.entry import Entry
from valise_games.rules import Dice, FastDice, Record

if TYPE_CHECKING:
    from valise_games.bots.lookahead import SoundOptions
    from valise_games.bots.regular import Regular

FINE = 1 << 30  # sides of the dice that decide
TRIES = 10  # to see how often he does what, where a search has the last word


class Look(NamedTuple):
    """A decision as it is from one side."""

    seen: np.ndarray[Any, Any]
    names: list[int]  # of the options
    wished: np.ndarray[Any, Any]  # the share that the net gives to each
    shares: np.ndarray[Any, Any]  # how often he takes each; 0 for what he never means to
    value: float  # the share of a win that he expects


class Master(Bot):
    """`path` is another net than the one the package has; `look_ahead` tells which options are sound, and
    `adviser` may know something clearly better. Who is not `careful` is a net alone."""

    def __init__(
        self, entry: Entry, variant: str, seed: int, path: Path | None = None, manner: StyleBias | None = None,
        adviser: Regular | None = None, look_ahead: SoundOptions | None = None, careful: bool = True,
    ) -> None:  # fmt: skip
        self.game: Any = entry.load("plain", variant)
        self.net = load_net(entry, variant, path)
        self.sides = load_sides(self.game, several=self.net.sides > 1)
        self.seldom = entry.settings.seldom
        self.dice = FastDice(seed)
        self.manner = manner
        self.adviser = adviser
        self.look_ahead = look_ahead
        self.careful = careful

    def choose(self, known: Record, seat: int, options: list[int], dice: Dice | None = None) -> int:
        options = sensible(self.game, known, seat, options)
        if len(options) == 1:
            return options[0]
        dice = dice or self.dice
        return self._choose(known, seat, options, dice, self.manner)

    def _choose(self, known: Record, seat: int, options: list[int], dice: Dice, manner: StyleBias | None) -> int:
        choice = self._by_the_net(known, seat, options, dice, manner)
        return self.adviser.reconsider(known, seat, options, choice, dice) if self.adviser else choice

    def _by_the_net(self, known: Record, seat: int, options: list[int], dice: Dice, manner: StyleBias | None) -> int:
        look = self._look(known, seat, options, self._weighed(known, seat, options), self.sides.any_side(dice))
        shares = {option: share for option, share in zip(options, look.shares) if share > 0}
        if manner:
            shares = manner.weigh(known, seat, shares)
        pick = dice.roll(FINE) / FINE * sum(shares.values())
        for option, share in shares.items():
            pick -= share
            if pick < 0:
                return option
        return option

    def consider(self, known: Record, seat: int, options: list[int], dice: Dice | None = None) -> list[Considered]:
        """The options by weight; those with none are ordered by the net's probability. The value is that of the
        situation, the same for each option: the net knows no more. Of options that are alike, such as moves of agents
        that nobody has moved or paid yet, one stands for all."""
        if len(options) == 1:
            return [Considered(options[0], 1.0, None)]
        weighed = self._weighed(known, seat, options)
        looks = [self._look(known, seat, options, weighed, side) for side in range(self.sides.SIDES)]
        wished = np.mean([look.wished for look in looks], axis=0)
        shares = np.mean([look.shares for look in looks], axis=0)
        if self.adviser:
            now, tries = time.monotonic(), []
            for number in range(1, TRIES + 1):
                with cut_at(now + (search_ends.get() - now) * number / TRIES):
                    tries.append(self._choose(known, seat, options, dice or self.dice, None))
            shares = np.array([tries.count(option) / TRIES for option in options])
        value = sum(look.value for look in looks) / len(looks)
        # From these sides all looks as it does: what an option is called from one of them is an option that is alike.
        alike = [look.names for look in looks if np.array_equal(look.seen, looks[0].seen)]
        kinds: dict[int, list[int]] = {}  # places of options in the list, by the first that is alike
        for place, names in enumerate(zip(*alike)):
            kinds.setdefault(min(names), []).append(place)
        first = sorted(kinds, key=lambda one: (-shares[kinds[one]].sum(), -wished[kinds[one]].sum(), one))
        return [Considered(one, float(shares[kinds[one]].sum()), value, len(kinds[one])) for one in first]

    def _weighed(self, known: Record, seat: int, options: list[int]) -> np.ndarray[Any, Any]:
        """Which of the options the net weighs, as True and False."""
        choices = [0] * (self.game.MOST_CHOICES + 1)
        self.sides.considered(known, seat, choices)
        ahead = self.look_ahead if self.look_ahead and self.look_ahead.looks_at(known) else None
        if self.careful and not ahead:  # care is for where nothing better is known
            self.sides.careful(known, seat, self.net.care, self.net.daring, choices)
        weighed = [option for option in choices[1 : choices[0] + 1] if option in options]
        if ahead:
            weighed = ahead.among(known, seat, weighed)
        return np.isin(options, weighed)

    def _look(self, known: Record, seat: int, options: list[int], weighed: np.ndarray[Any, Any], side: int) -> Look:
        out = [0.0] * self.game.FEATURES
        self.sides.observe_from(known, seat, side, self.game.State(), out)
        seen = np.array(out, np.float32)
        names = [self.sides.seen_from(known, side, option) for option in options]
        shares, value = self.net.consider(seen, names)
        shares = shares * weighed / shares[weighed].sum()
        meant = np.where(shares >= min(self.seldom, shares.max()), shares, 0).astype(np.float64)
        return Look(seen, names, shares, meant / meant.sum(), value)
