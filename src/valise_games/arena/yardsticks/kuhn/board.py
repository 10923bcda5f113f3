"""What Kuhn poker is played with."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Board:
    cards: int  # each of another rank
    seats: int = 2


STANDARD = Board(cards=3)
