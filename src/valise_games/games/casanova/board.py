"""Components of Casanova as data: landing stages, palazzi, the Doge's stages, water, streets, theatres, gondolas.

Coordinates are for drawing, in a field 700 wide and 760 high.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

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


LADIES = (
    Lady("square", "blue"),
    Lady("circle", "pink"),
    Lady("diamond", "yellow"),
    Lady("triangle", "green"),
    Lady("hexagon", "orange"),
)


def _stages(text: str) -> tuple[Place, ...]:
    """`A1 136 148` is stage 1 of canal A at (136, 148)."""
    words = text.split()
    stages = []
    for id, x, y in zip(words[::3], words[1::3], words[2::3], strict=True):
        stages.append(Place(id, STAGE, int(x), int(y)))
    return tuple(stages)


def _basins(palazzi: str, doge: str) -> tuple[Place, ...]:
    """`150 84` is where the next palazzo, or the next of the Doge's stages, is drawn."""
    homes = [int(word) for word in palazzi.split()]
    his = [int(word) for word in doge.split()]
    return tuple(
        Place(f"P{i + 1}", PALAZZO, x, y) for i, (x, y) in enumerate(zip(homes[::2], homes[1::2], strict=True))
    ) + tuple(Place(f"V{i + 1}", DOGE, x, y) for i, (x, y) in enumerate(zip(his[::2], his[1::2], strict=True)))


def _water(places: tuple[Place, ...], canals: str, upper: str, lower: str) -> tuple[tuple[int, int], ...]:
    """The canals' links, and the two basins, in which everything is one link from everything."""
    index = {place.id: i for i, place in enumerate(places)}
    pairs = [(index[a], index[b]) for a, b in (pair.split("–") for pair in canals.split())]
    for mouths, kind in ((upper, PALAZZO), (lower, DOGE)):
        basin = [index[id] for id in mouths.split()] + [i for i, place in enumerate(places) if place.kind == kind]
        pairs += [(a, b) for n, a in enumerate(basin) for b in basin[n + 1 :]]
    return tuple(sorted({(min(a, b), max(a, b)) for a, b in pairs}))


def _streets(places: tuple[Place, ...], text: str) -> tuple[Street, ...]:
    """`A1–C1` is a street, `A2–G2:246:207` one with a theatre drawn there."""
    index = {place.id: i for i, place in enumerate(places)}
    streets = []
    for word in text.split():
        ends, *at = word.split(":")
        a, b = (index[id] for id in ends.split("–"))
        x, y = map(int, at) if at else ((places[a].x + places[b].x) // 2, (places[a].y + places[b].y) // 2)
        streets.append(Street(a, b, bool(at), x, y))
    return tuple(streets)


def _mouths(places: tuple[Place, ...], text: str) -> tuple[int, ...]:
    return tuple(i for i, place in enumerate(places) if place.id in text.split())


# ---------------------------------------------------------------------------------- Venice
VENICE_PLACES = _stages(
    """A1 136 148  A2 92 216  A3 84 322  A4 100 376  A5 86 428  A6 88 524  A7 136 606
    B1 564 148  B2 608 216  B3 616 322  B4 600 376  B5 614 428  B6 612 524  B7 564 606
    C1 196 276  C2 318 294  C3 526 284  D1 172 466  D2 382 462  D3 510 470
    G1 350 140  G2 400 198  G3 436 258  G4 410 352  G5 322 402  G6 262 498  G7 292 560  G8 350 618"""
) + _basins("150 84  250 76  350 73  450 76  550 84", "190 664  270 676  350 680  430 676  510 664")

VENICE = Board(
    places=VENICE_PLACES,
    water=_water(
        VENICE_PLACES,
        """A1–A2 A2–A3 A2–C1 A3–A4 A3–C1 A4–A5 A5–A6 A5–D1 A6–A7 A6–D1
        B1–B2 B2–B3 B2–C3 B3–B4 B3–C3 B4–B5 B5–B6 B5–D3 B6–B7 B6–D3
        C1–C2 C2–C3 C2–G3 C2–G4 C3–G3 C3–G4 D1–D2 D1–G5 D1–G6 D2–D3 D2–G5 D2–G6
        G1–G2 G2–G3 G3–G4 G4–G5 G5–G6 G6–G7 G7–G8""",
        upper="A1 B1 G1",
        lower="A7 B7 G8",
    ),
    streets=_streets(
        VENICE_PLACES,
        """A1–C1 A2–G2:246:207 A3–D1 A4–G4:298:361 A5–C2:248:334 A6–G8:261:586 A7–G6
        B1–G3:472:227 B2–G1 B3–D2 B4–G5:439:391 B5–C3 B6–G7:433:544 B7–D3""",
    ),
    mouths=_mouths(VENICE_PLACES, "A1 B1 G1 A7 B7 G8"),
    ladies=LADIES,
    couples=10,
    gondolas=12,
    points=3,
    seats=5,
)

# ---------------------------------------------------------------------------------- two canals, for exact checks
_SMALL_PLACES = _stages(
    "A1 200 150  A2 150 300  A3 150 450  A4 200 600  B1 500 150  B2 550 300  B3 550 450  B4 500 600"
) + _basins("250 76  350 73  450 76", "270 676  350 680  430 676")

SMALL = Board(
    places=_SMALL_PLACES,
    water=_water(_SMALL_PLACES, "A1–A2 A2–A3 A3–A4 B1–B2 B2–B3 B3–B4 A2–B2 A3–B3", upper="A1 B1", lower="A4 B4"),
    streets=_streets(_SMALL_PLACES, "A1–B3:420:339 A2–B4 A3–B1:280:339 A4–B2"),
    mouths=_mouths(_SMALL_PLACES, "A1 B1 A4 B4"),
    ladies=LADIES[:3],
    couples=5,
    gondolas=6,
    points=3,
    seats=3,
)

# ---------------------------------------------------------------------------------- one basin, for a tree of all games
_TINY_PLACES = _stages("A1 200 350  B1 500 350") + _basins("250 76  350 73  450 76", "350 680")

# In one round: no gondola is empty, no couple in the theatre, and a turn has two points: to the Doge's and home.
TINY = Board(
    places=_TINY_PLACES,
    water=_water(_TINY_PLACES, "P1–V1 P2–V1 P3–V1", upper="A1 B1", lower="A1 B1"),
    streets=_streets(_TINY_PLACES, "A1–B1:350:350"),
    mouths=_mouths(_TINY_PLACES, "A1 B1"),
    ladies=LADIES[:3],
    couples=3,
    gondolas=3,
    points=2,
    seats=3,
)
