"""What Leduc poker is played with."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Board:
    ranks: int
    suits: int
    seats: int = 2


STANDARD = Board(ranks=3, suits=2)
