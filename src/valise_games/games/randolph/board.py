"""Components of Randolph's Casablanca: the ring with its symbols, chips, prime cards and money. Which there are is in
boards.toml.

Sums here are in money; the rules count in notes of fifty. Coordinates are for drawing, in a field 760 wide and 720
high: the dome of each space, and under it, nearer the middle, its green circle for one chip.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from typing import Any

from valise_games.games.boards import read_boards

NOTE = 50  # RA-4
RESERVE_MOST = 10_000  # as an option of the table


@dataclass(frozen=True)
class Symbol:
    id: str


@dataclass(frozen=True)
class Space:
    """One space of the ring, named after its symbol and its lap: camel-1 … camel-4."""

    id: str
    symbol: int
    x: int
    y: int
    chip_x: int
    chip_y: int


@dataclass(frozen=True)
class Board:
    symbols: tuple[Symbol, ...]
    laps: int  # times the symbols stand round the ring, in the same order
    chips_each: int  # of each number; there are as many numbers as symbols
    cards_each: int  # of each symbol
    first_cards: int  # dealt to each seat
    each: int  # money of a seat at the start
    ante: int  # of which it pays this into the bank
    seats: int
    starts: int = 0  # spaces, from the first, on which figures may be placed; 0: all
    circles: int = 0  # spaces, from the first, that have a circle; 0: all
    mixing: bool = True  # each seat may once have the chips mixed

    @property
    def spaces(self) -> tuple[Space, ...]:
        """Clockwise from the top."""
        count = len(self.symbols) * self.laps
        spaces = []
        for index in range(count):
            lap, symbol = divmod(index, len(self.symbols))
            angle = 2 * pi * index / count
            dome, circle = _on_ring(angle, 318), _on_ring(angle, 250)
            spaces.append(Space(f"{self.symbols[symbol].id}-{lap + 1}", symbol, *dome, *circle))
        return tuple(spaces)


def _on_ring(angle: float, radius: int) -> tuple[int, int]:
    return round(380 + radius * sin(angle)), round(360 - radius * cos(angle))


def _board(symbols: list[str], **more: Any) -> Board:
    return Board(symbols=tuple(map(Symbol, symbols)), **more)


BOARDS = read_boards(__package__, _board)
