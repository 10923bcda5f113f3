"""Master: a network trained by self-play, played from its mixed policy."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from valise.bots.net import load_net
from valise.games.entry import Entry
from valise.rules import Dice, FastDice, Record

SELDOM = 0.02  # what the net would do less often than this is left of its training, not meant
FINE = 1 << 30  # sides of the dice that decide


class Master:
    """`path` is another net than the one the package has."""

    def __init__(self, entry: Entry, variant: str, seed: int, path: Path | None = None) -> None:
        self.game: Any = entry.load("plain", variant)
        self.net = load_net(entry, variant, path)
        self.dice = FastDice(seed)

    def choose(self, known: Record, seat: int, options: list[int], dice: Dice | None = None) -> int:
        if len(options) == 1:
            return options[0]
        shares, _ = self.shares(known, seat, options)
        pick = (dice or self.dice).roll(FINE) / FINE
        return options[int(np.searchsorted(np.cumsum(shares), pick, "right").clip(0, len(options) - 1))]

    def shares(self, known: Record, seat: int, options: list[int]) -> tuple[np.ndarray[Any, Any], float]:
        """How often he takes each option, and the share of a win that he expects."""
        out = [0.0] * self.game.FEATURES
        self.game.observe(known, seat, out)
        shares, value = self.net.consider(np.array(out, np.float32), options)
        shares = np.where(shares >= min(SELDOM, shares.max()), shares, 0)
        return shares / shares.sum(), value
