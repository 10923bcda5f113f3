"""Liar's dice with one die each. The first seat loses 7/258 of a chip a game."""

from dataclasses import dataclass

from valise_games.games.entry import Entry
from valise_games.games.settings import GameSettings


@dataclass(frozen=True)
class Board:
    sides: int  # of a die
    seats: int = 2


STANDARD = Board(sides=6)
SMALL = Board(sides=3)
ENTRY = Entry(
    id="liars-dice",
    name="Liar's dice",
    designers=("traditional",),
    publisher="",
    year=None,
    seats=range(2, 3),
    options=(),
    package=__name__,
    boards={"standard": STANDARD, "small": SMALL},
    reasons={"called": "to the seat that was right"},
    option_order=(),
    rule_modules=("rules",),
    edge_modules=(),
    settings=GameSettings(
        training={
            "games": 16384,
            "steps": 32,
            "tail": 4,
            "minibatches": 4,
            "rate": 3e-4,
            "entropy": (0.1, 0.01),
            "magnet": 0.1,
            "floor": 0.0,
        }
    ),
)
