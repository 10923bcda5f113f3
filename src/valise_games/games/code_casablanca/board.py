"""Components of Code Casablanca as data: buildings, tiles, orders.

Coordinates are for drawing: the middle of each front, in a field 700 wide and 700 high. The order cards lie where the
twelfth front would be.
"""

from __future__ import annotations

from dataclasses import dataclass


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


def _orders(buildings: tuple[Building, ...], text: str) -> tuple[tuple[int, ...], ...]:
    index = {building.id: i for i, building in enumerate(buildings)}
    return tuple(tuple(index[id] for id in line.split()) for line in text.strip().splitlines())


BUILDINGS = (
    Building("micks-cafe", 87, 87),
    Building("station", 612, 87, star=True),
    Building("mosque", 262, 612),
    Building("harbour", 87, 612),
    Building("market-hall", 87, 262),
    Building("turkish-bath", 612, 612),
    Building("casino", 262, 87, star=True),
    Building("hotel", 437, 87, star=True),
    Building("post-office", 612, 262),
    Building("police-station", 437, 612),
    Building("consulate", 612, 437),
)
COLOURS = ("red", "blue", "green", "yellow")

STANDARD = Board(
    buildings=BUILDINGS,
    numbers=6,
    colours=COLOURS,
    orders=_orders(
        BUILDINGS,
        """
        harbour harbour harbour harbour
        mosque mosque mosque hotel
        station consulate consulate consulate
        post-office police-station post-office post-office
        police-station market-hall police-station police-station
        hotel hotel market-hall hotel
        casino station station casino
        micks-cafe post-office station station
        market-hall turkish-bath casino market-hall
        harbour harbour casino casino
        consulate station micks-cafe station
        post-office turkish-bath turkish-bath post-office
        turkish-bath mosque micks-cafe micks-cafe
        station police-station police-station mosque
        hotel market-hall consulate market-hall
        police-station consulate hotel consulate
        mosque police-station mosque police-station
        consulate micks-cafe post-office consulate
        casino hotel hotel turkish-bath
        micks-cafe micks-cafe market-hall mosque
        harbour harbour micks-cafe turkish-bath
        station station harbour harbour
        hotel post-office hotel mosque
        casino post-office casino post-office
        market-hall turkish-bath turkish-bath micks-cafe
        micks-cafe micks-cafe post-office police-station
        market-hall casino market-hall harbour
        consulate mosque harbour market-hall
        post-office market-hall mosque hotel
        police-station casino consulate station
        turkish-bath consulate police-station casino
        mosque hotel station turkish-bath
        """,
    ),
    piles_at=(87, 437),
    seats=4,
)

_SMALL_BUILDINGS = (
    Building("micks-cafe", 175, 175),
    Building("station", 525, 175, star=True),
    Building("mosque", 350, 525),
    Building("harbour", 175, 525),
    Building("consulate", 525, 525),
)

SMALL = Board(
    buildings=_SMALL_BUILDINGS,
    numbers=3,
    colours=COLOURS[:3],
    orders=_orders(
        _SMALL_BUILDINGS,
        """
        harbour harbour harbour
        micks-cafe micks-cafe mosque
        station consulate consulate
        mosque station station
        consulate mosque micks-cafe
        station harbour station
        """,
    ),
    piles_at=(350, 175),
    seats=3,
)

_TINY_BUILDINGS = (
    Building("micks-cafe", 175, 175),
    Building("station", 525, 175, star=True),
    Building("harbour", 350, 525),
)

# As much as a tree of all games can hold, in one round: two files, one code, and one order.
TINY = Board(
    buildings=_TINY_BUILDINGS,
    numbers=2,
    colours=COLOURS[:2],
    orders=_orders(_TINY_BUILDINGS, "micks-cafe harbour"),
    piles_at=(350, 175),
    seats=2,
)
