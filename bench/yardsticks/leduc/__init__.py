"""Leduc poker: six cards, two rounds of betting. The first seat loses 0.0856064 chips a game."""

from dataclasses import dataclass

from valise_games.games.entry import Entry
from valise_games.games.settings import GameSettings


@dataclass(frozen=True)
class Board:
    ranks: int
    suits: int
    seats: int = 2


STANDARD = Board(ranks=3, suits=2)
ENTRY = Entry(
    id="leduc",
    name="Leduc poker",
    designers=("Finnegan Southey", "Michael Bowling and others"),
    publisher="",
    year=2005,
    seats=range(2, 3),
    options=(),
    package=__name__,
    boards={"standard": STANDARD},
    reasons={"shown": "to the higher hand", "folded": "to the seat that is left"},
    option_order=(),
    rule_modules=("rules",),
    edge_modules=(),
    settings=GameSettings(
        training={
            "games": 16384,
            "steps": 32,
            "tail": 4,
            "minibatches": 4,
            "rate": 5e-4,
            "scale": 0.25,
            "entropy": (0.2, 0.006),
            "magnet": 0.5,
            "floor": 0.3,
        }
    ),
)
