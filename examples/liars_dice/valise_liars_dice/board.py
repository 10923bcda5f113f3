"""What liar's dice is played with."""

from typing import NamedTuple


class Board(NamedTuple):
    seats: int  # at most
    dice: int  # of a seat, at most
    faces: int  # of a die
    jump: int  # dice by which one bid may exceed the last (LD-4)


STANDARD = Board(seats=6, dice=6, faces=6, jump=4)
SMALL = Board(seats=3, dice=2, faces=3, jump=2)
TINY = Board(seats=2, dice=1, faces=2, jump=2)
