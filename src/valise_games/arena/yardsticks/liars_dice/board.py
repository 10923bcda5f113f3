"""What liar's dice is played with."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Board:
    sides: int  # of a die
    seats: int = 2


STANDARD = Board(sides=6)
SMALL = Board(sides=3)
