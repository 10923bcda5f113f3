"""Kuhn poker: three cards, one bet. The first seat loses 1/18 of a chip a game."""

from dataclasses import dataclass

from valise_games.games.entry import Entry
from valise_games.games.settings import GameSettings


@dataclass(frozen=True)
class Board:
    cards: int  # each of another rank
    seats: int = 2


STANDARD = Board(cards=3)
ENTRY = Entry(
    id="kuhn",
    name="Kuhn poker",
    designers=("Harold W. Kuhn",),
    publisher="",
    year=1950,
    seats=range(2, 3),
    options=(),
    package=__name__,
    boards={"standard": STANDARD},
    reasons={"shown": "to the higher card", "folded": "to the seat that is left"},
    option_order=(),
    rule_modules=("rules",),
    edge_modules=(),
    settings=GameSettings(
        training={
            "games": 4096,
            "steps": 16,
            "tail": 4,
            "minibatches": 4,
            "entropy": (0.1, 0.005),
            "magnet": 0.2,
            "width": 64,
        }
    ),
)
