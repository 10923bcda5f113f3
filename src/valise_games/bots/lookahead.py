"""A few turns ahead, for a Master: which of the options that his net weighs are sound.

The game brings a driver that tells, of a position in which all money is known, what an option leads to: a forced win, a
forced defeat, or neither. What the seat does not know is imagined in several ways, the worst among them, and an option
is worth the share of wins less the share of defeats.
"""

from __future__ import annotations

import zlib
from types import ModuleType
from typing import Any, cast

import numpy as np

from valise_games.games.entry import Entry
from valise_games.games.settings import LookAhead
from valise_games.rules import first_word, load_driver

IN_HAND = 0.1  # what it counts that the other has put down nothing but what he has shown


class SoundOptions:
    """Of one game and board, compiled when it is first asked. The answer depends on the question alone, whatever was
    asked before and however fast the machine is."""

    def __init__(self, entry: Entry, variant: str, way: LookAhead) -> None:
        game: Any = entry.load("compiled", variant)
        self.driver: Any = load_driver(f"{entry.package}.{way.driver}", cast(ModuleType, game))
        self.way, self.worst = way, self.driver.WORST
        self.worlds = self.worst + 1 + way.guesses  # the worst ones, his money in hand, and what is guessed
        self.root, self.guessed = game.State.array(1), game.State.array(1)
        rows = 2 * (way.turns + 1)
        self.rows = np.zeros((rows, self.driver.ROW), np.int64)
        self.lists = np.zeros((rows, self.driver.MOST), np.int64)
        self.counts, self.work = np.zeros(rows, np.int64), np.zeros(1, np.int64)
        self.out = np.zeros((game.MOST_CHOICES + 1, self.worlds), np.int64)
        self.last: tuple[Any, list[int]] | None = None  # the question before, and its answer

    def looks_at(self, known: Any) -> bool:
        """Does it tell anything of this decision? `known` is what the seat knows."""
        return bool(known.seats == 2 and self.driver.looks_at(known.phase))

    def among(self, known: Any, seat: int, options: list[int]) -> list[int]:
        """Those of a seat's options that are about as good as the best of them, in their order, never none; all, where
        it does not look ahead."""
        if len(options) < 2 or not self.looks_at(known):
            return options
        known.pack(self.root[0])
        question = (self.root.tobytes(), seat, tuple(options))
        if self.last is None or self.last[0] != question:
            worth = self._worths(seat, options)
            least = max(worth) - self.way.near
            self.last = question, [option for option, one in zip(options, worth) if one >= least]
        return self.last[1]

    def compile(self) -> None:
        """What `among` runs, without a decision."""
        none = np.zeros(0, np.int64)
        self._study(0, none, np.array([1], np.int64), worlds=1)
        self.driver.share_played(self.root)

    def _worths(self, seat: int, options: list[int]) -> list[float]:
        n = len(options)
        # Guesses that nobody can foresee who does not know what the seat knows, and that are the same again.
        rng = np.array([first_word(zlib.crc32(self.root.tobytes()))], np.int64)
        self._study(seat, np.array(options, np.int64), rng, self.worlds)
        worst = self.way.worst if self.driver.share_played(self.root) < self.way.daring else 0.0
        worths: list[float] = (self.out[:n] @ self._counts(self.out[n].astype(float), worst)).tolist()
        return worths

    def _study(self, seat: int, options: Any, rng: Any, worlds: int) -> None:
        self.driver.study(
            self.root, seat, options, len(options), worlds, self.way.turns, self.way.boards, self.guessed, self.rows,
            self.lists, self.counts, self.work, rng, self.out,
        )  # fmt: skip

    def _counts(self, counts: Any, worst: float) -> Any:
        """What each world counts, of 1 in all; `counts` is what each counts among those of its kind, and `worst`
        what the worst ones count."""
        ends = (0, self.worst, self.worst + 1, self.worlds)
        for first, last, share in zip(ends, ends[1:], (worst, IN_HAND, 1 - IN_HAND - worst)):
            counts[first:last] *= share / max(counts[first:last].sum(), 1)
        return counts / counts.sum()
