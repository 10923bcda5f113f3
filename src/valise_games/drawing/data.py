"""A board as data: places with coordinates, links between them, pieces, hands. What a game hands to be drawn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple


class Piece(NamedTuple):
    """What stands somewhere or is held: a mark of one to three characters, the name of a colour, and its own name."""

    mark: str
    colour: str = ""  # one of palette.PIECES, or none
    name: str = ""
    mine: bool = False  # only the reader knows what it is


class Place(NamedTuple):
    """Where pieces can be. Coordinates are in any unit, x to the right and y down. Without a name it is only a spot."""

    id: str
    x: float
    y: float
    name: str = ""


class Link(NamedTuple):
    """A way between two places; `style` is `street` or `water`."""

    a: str
    b: str
    style: str = "street"


class Hand(NamedTuple):
    """Pieces that are at no place: what lies before a seat, in a bank, in a stock."""

    title: str
    pieces: list[Piece]


@dataclass
class Board:
    """All that is to be drawn of one view."""

    places: list[Place] = field(default_factory=list)
    links: list[Link] = field(default_factory=list)
    pieces: dict[str, list[Piece]] = field(default_factory=dict)  # by the id of their place
    hands: list[Hand] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)  # sentences about what lies beside the board

    def put(self, at: str | None, piece: Piece) -> None:
        """A piece at a place; one that is nowhere is not drawn."""
        if at is not None:
            self.pieces.setdefault(at, []).append(piece)
