"""Components of Casanova: landing stages, palazzi, the Doge's stages, water, streets, theatres, gondolas. Which there
are is in boards.toml.

Coordinates are for drawing, in a field 700 wide and 760 high.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final, Literal

from valise_games.games.boards import read_boards, read_links

STAGE: Final = "stage"
PALAZZO: Final = "palazzo"
DOGE: Final = "doge"


@dataclass(frozen=True)
class Place:
    """Where one gondola can dock."""

    id: str
    kind: Literal["stage", "palazzo", "doge"]
    x: int
    y: int


@dataclass(frozen=True)
class Street:
    """Joins two landing stages, and may hold a theatre, which is drawn at (x, y)."""

    a: int
    b: int
    theatre: bool
    x: int
    y: int


@dataclass(frozen=True)
class Lady:
    """A seat's marks: seat i has palazzo i + 1 (CV-4)."""

    shape: Literal["square", "circle", "diamond", "triangle", "hexagon"]
    colour: Literal["blue", "pink", "yellow", "green", "orange"]


@dataclass(frozen=True)
class Board:
    places: tuple[Place, ...]
    water: tuple[tuple[int, int], ...]
    streets: tuple[Street, ...]
    mouths: tuple[int, ...]  # stages where a canal meets a basin (CV-24)
    ladies: tuple[Lady, ...]
    couples: int  # at most
    gondolas: int
    points: int  # of a turn
    seats: int

    def neighbours(self, place: int) -> list[int]:
        return sorted([b for a, b in self.water if a == place] + [a for a, b in self.water if b == place])

    def of_kind(self, kind: str) -> list[int]:
        return [i for i, place in enumerate(self.places) if place.kind == kind]

    def theatres(self) -> list[Street]:
        return [street for street in self.streets if street.theatre]

    def find(self, place: str) -> int:
        return next(i for i, p in enumerate(self.places) if p.id == place)


def _board(
    stages: str, palazzi: str, doge: str, canals: str, upper: str, lower: str, streets: str, ladies: list[Any],
    seats: int, **more: Any
) -> Board:  # fmt: skip
    words = stages.split()
    places = [Place(id, STAGE, int(x), int(y)) for id, x, y in zip(words[::3], words[1::3], words[2::3], strict=True)]
    places += [Place(f"P{number}", PALAZZO, *at) for number, at in enumerate(_points(palazzi), 1)]
    places += [Place(f"V{number}", DOGE, *at) for number, at in enumerate(_points(doge), 1)]
    ids = [place.id for place in places]
    for mouths, kind in ((upper, PALAZZO), (lower, DOGE)):
        basin = [*mouths.split(), *(place.id for place in places if place.kind == kind)]
        canals += "".join(f" {a}–{b}" for a, b in combinations(basin, 2))
    return Board(
        places=tuple(places),
        water=read_links(ids, canals),
        streets=tuple(_street(places, *street.split(":")) for street in streets.split()),
        mouths=tuple(i for i, id in enumerate(ids) if id in f"{upper} {lower}".split()),
        ladies=tuple(Lady(*marks) for marks in ladies[:seats]),
        seats=seats,
        **more,
    )


def _points(text: str) -> list[tuple[int, int]]:
    numbers = [int(word) for word in text.split()]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _street(places: list[Place], ends: str, *at: str) -> Street:
    ids = [place.id for place in places]
    a, b = (ids.index(id) for id in ends.split("–"))
    x, y = map(int, at) if at else ((places[a].x + places[b].x) // 2, (places[a].y + places[b].y) // 2)
    return Street(a, b, bool(at), x, y)


BOARDS = read_boards(__package__, _board)
