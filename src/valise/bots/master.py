"""Master: a network trained by self-play, played from its mixed policy; at some games with a search on top."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from valise.bots.bot import Considered, by_weight
from valise.bots.net import load_net
from valise.bots.sides import load_sides
from valise.bots.tempers import Manner
from valise.games.entry import Entry
from valise.rules import Dice, FastDice, Record

if TYPE_CHECKING:
    from valise.bots.regular import Regular

SELDOM = 0.02  # what the net would do less often than this is left of its training, not meant
# A claim in Code Casablanca is put together in seven steps, and one slip loses the game.
STEADY = {"code-casablanca": 0.2}
FINE = 1 << 30  # sides of the dice that decide


class Master:
    """`path` is another net than the one the package has; `adviser` may know something clearly better."""

    def __init__(
        self, entry: Entry, variant: str, seed: int, path: Path | None = None, manner: Manner | None = None,
        adviser: Regular | None = None,
    ) -> None:  # fmt: skip
        self.game: Any = entry.load("plain", variant)
        self.net = load_net(entry, variant, path)
        self.sides = load_sides(self.game, self.net.several_sides)
        self.seldom = STEADY.get(entry.id, SELDOM)
        self.dice = FastDice(seed)
        self.manner = manner
        self.adviser = adviser

    def choose(self, known: Record, seat: int, options: list[int], dice: Dice | None = None) -> int:
        if len(options) == 1:
            return options[0]
        dice = dice or self.dice
        choice = self._by_the_net(known, seat, options, dice)
        return self.adviser.reconsider(known, seat, options, choice, dice) if self.adviser else choice

    def _by_the_net(self, known: Record, seat: int, options: list[int], dice: Dice) -> int:
        shares, _ = self._shares(known, seat, options, [self.sides.any_side(dice)])
        if self.manner:
            shares = self.manner.weigh(known, seat, shares)
        pick = dice.roll(FINE) / FINE * sum(shares.values())
        for option, share in shares.items():
            pick -= share
            if pick < 0:
                return option
        return option

    def consider(self, known: Record, seat: int, options: list[int], dice: Dice | None = None) -> list[Considered]:
        """What the situation is worth is said of each option alike: the net knows no more."""
        if len(options) == 1:
            return [Considered(options[0], 1.0, None)]
        shares, value = self._shares(known, seat, options, range(self.sides.SIDES))
        return by_weight([Considered(option, share, value) for option, share in shares.items()])

    def _shares(
        self, known: Record, seat: int, options: list[int], sides: Sequence[int]
    ) -> tuple[dict[int, float], float]:
        """How often he takes each option that he takes at all, looking from these sides, and the share of a win that he
        expects."""
        looks = [self._look(known, seat, options, side) for side in sides]
        shares = np.mean([shares for shares, _ in looks], axis=0)
        meant = {option: float(share) for option, share in zip(options, shares) if share > 0}
        return meant, sum(value for _, value in looks) / len(looks)

    def _look(self, known: Record, seat: int, options: list[int], side: int) -> tuple[np.ndarray[Any, Any], float]:
        out = [0.0] * self.game.FEATURES
        self.sides.observe_from(known, seat, side, self.game.State(), out)
        names = [self.sides.seen_from(known, side, option) for option in options]
        shares, value = self.net.consider(np.array(out, np.float32), names)
        shares = np.where(shares >= min(self.seldom, shares.max()), shares, 0)
        return shares / shares.sum(), value
