"""Components of Code Casablanca: buildings, tiles, orders. Which there are is in boards.toml.

Coordinates are for drawing: the middle of each front, in a field 700 wide and 700 high. The order cards lie where the
twelfth front would be.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from valise_games.games.boards import read_boards


@dataclass(frozen=True)
class Building:
    id: str
    x: int
    y: int
    star: bool = False


@dataclass(frozen=True)
class Board:
    buildings: tuple[Building, ...]
    numbers: int  # codes and files are numbered 1 … this; one code is taken out
    colours: tuple[str, ...]  # of the agents, by seat
    orders: tuple[tuple[int, ...], ...]  # the building of each colour, card by card
    piles_at: tuple[int, int]
    seats: int

    def find(self, building: str) -> int:
        return next(i for i, b in enumerate(self.buildings) if b.id == building)


def _board(
    buildings: list[Any], orders: str, colours: list[str], piles_at: tuple[int, int], seats: int, **more: Any
) -> Board:
    ids = [id for id, *_ in buildings]
    return Board(
        buildings=tuple(Building(*building) for building in buildings),
        colours=tuple(colours[:seats]),
        orders=tuple(tuple(ids.index(id) for id in order.split()) for order in orders.strip().splitlines()),
        piles_at=(piles_at[0], piles_at[1]),
        seats=seats,
        **more,
    )


BOARDS = read_boards(__package__, _board)
