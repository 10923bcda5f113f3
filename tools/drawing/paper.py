"""A sheet to draw a board on: SVG that needs nothing from outside, with a paper and an ink of its own.

The sheet keeps the boxes of its words and the lines that matter, so that names find a free spot and tests can see that
they have.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Any
from xml.sax.saxutils import escape

from valise_games.games.messages import Formatter, plain

Language = str
Point = tuple[float, float]
Key = list[tuple[str, float, str]]  # signs, drawn around (0, 0), each with its width and its words

PAPER, RAISED, SUNK, INK = "#F4ECDC", "#FCF8EE", "#E8DDC6", "#1B2433"
FONT = "Jost, Futura, 'Century Gothic', 'Segoe UI', 'DejaVu Sans', sans-serif"
MARGIN = 16  # of the sheet
KEY_LINE = 40  # of the key under the board
# Where a name may stand around its place, the best first: below, above, beside, then what is between.
ROUND = [pi / 2 * turn for turn in (1, 3, 0, 2, *(i + 0.5 for i in range(4)), *(i / 8 for i in range(32) if i % 4))]
FAR = (1.0, 1.2, 1.45, 1.7)  # and how far from it
CLOSE, CROSSED = 14, 5
STRIDE = 3  # along a line that is looked at

# Widths in a wide face, in em; a reader's own face is rarely wider.
_NARROW, _THIN, _BROAD = "iIjl.,;:'’!|", "frt ()-–", "mMW—%★"


def width_of(words: str, size: float, bold: bool = False) -> float:
    ems = 0.0
    for letter in words:
        if letter in _NARROW:
            ems += 0.34
        elif letter in _THIN:
            ems += 0.43
        elif letter in _BROAD:
            ems += 0.96
        else:
            ems += 0.82 if letter == "w" else 0.74 if letter.isupper() else 0.63
    return ems * size * (1.1 if bold else 1.0)


@dataclass(frozen=True)
class Box:
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box) -> bool:
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )

    def holds(self, other: Box) -> bool:
        return (
            self.left <= other.left
            and self.top <= other.top
            and self.right >= other.right
            and self.bottom >= other.bottom
        )

    def is_crossed(self, line: Sequence[Point]) -> bool:
        for (ax, ay), (bx, by) in pairwise(line):
            beside = (ax <= self.left and bx <= self.left) or (ax >= self.right and bx >= self.right)
            if beside or (ay <= self.top and by <= self.top) or (ay >= self.bottom and by >= self.bottom):
                continue
            steps = 1 + int(distance((ax, ay), (bx, by)) / STRIDE)
            if any(self._has(along((ax, ay), (bx, by), step / steps)) for step in range(steps + 1)):
                return True
        return False

    def _has(self, point: Point) -> bool:
        return self.left < point[0] < self.right and self.top < point[1] < self.bottom

    def grown(self, by: float) -> Box:
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    @property
    def middle(self) -> Point:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    @staticmethod
    def around(x: float, y: float, width: float, height: float) -> Box:
        return Box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


@dataclass
class Sheet:
    """Drawn from back to front."""

    id: str
    title: str
    told: str  # the board in words
    area: Box  # of the board
    key_lines: int = 1
    texts: list[tuple[str, Box]] = field(default_factory=list)
    lines: list[list[Point]] = field(default_factory=list)  # that no name may cross
    taken: list[Box] = field(default_factory=list)
    parts: list[str] = field(default_factory=list)

    # ------------------------------------------------------------------------------ drawing
    def add(self, *parts: str) -> None:
        self.parts += parts

    def group(self, id: str, name: str, *parts: str) -> None:
        """A place or a thing of the board, with a name for those who point at it."""
        self.add(f'<g id="{self.id}-{id}"><title>{escape(name)}</title>', *parts, "</g>")

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 15,
        *,
        anchor: str = "middle",
        fill: str = INK,
        bold: bool = False,
        halo: str = "",
    ) -> str:
        """Words on the line y, whose box is remembered."""
        width = width_of(words, size, bold)
        left = {"start": x, "middle": x - width / 2, "end": x - width}[anchor]
        self.texts.append((words, Box(left, y - 0.74 * size, left + width, y + 0.22 * size)))
        weight = ' font-weight="700"' if bold else ""
        ring = f' stroke="{halo}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"' if halo else ""
        return (
            f'<text x="{n(x)}" y="{n(y)}" font-size="{n(size)}" text-anchor="{anchor}" fill="{fill}"{weight}{ring}>'
            f"{escape(words)}</text>"
        )

    def wrapped(self, x: float, y: float, words: str, size: float, room: float, **style: object) -> str:
        """Around the line y, on two lines if one is too narrow."""
        lines = wrap(words, size, room, bool(style.get("bold")))
        top = y - (len(lines) - 1) * 0.56 * size
        return "".join(
            self.text(x, top + i * 1.12 * size, line, size, **style)  # type: ignore[arg-type]
            for i, line in enumerate(lines)
        )

    def spot(self, at: Point, reach: float, width: float, height: float) -> Box:
        """A box of that size beside a place, where it hides the least; it is then taken."""
        best = min(
            (
                (self._hidden(box) + far, box)
                for far in range(len(FAR))
                for box in _beside(at, reach, width, height, FAR[far])
            ),
            key=lambda tried: tried[0],
        )[1]
        self.taken.append(best)
        return best

    def freedom(self, at: Point, reach: float, words: str, size: float = 15) -> int:
        """In how many ways a name could stand close to its place: those with the fewest should come first."""
        boxes = _beside(at, reach, width_of(words, size) + 4, size * 1.05, FAR[0])
        return sum(self._hidden(box) < CROSSED for box in boxes)

    def name(self, at: Point, reach: float, words: str, size: float = 15, **style: object) -> str:
        """A name beside its place."""
        box = self.spot(at, reach, width_of(words, size, bool(style.get("bold"))) + 4, size * 1.05)
        x, _ = box.middle
        return self.text(x, box.bottom - 0.26 * size, words, size, **style)  # type: ignore[arg-type]

    def _hidden(self, box: Box) -> int:
        """Worst outside, bad on something else, not good on a line, and better not close to anything."""
        outside = 0 if self.area.holds(box) else 50
        around = box.grown(CLOSE)
        met = sum(20 if box.meets(other) else around.meets(other) for other in self.taken)
        return outside + met + CROSSED * sum(map(box.is_crossed, self.lines))

    # ------------------------------------------------------------------------------ the key
    def key(self, rows: Iterable[Key]) -> None:
        """What the signs mean, row by row."""
        y = self.area.bottom + MARGIN + KEY_LINE / 2
        for row in rows:
            x = self.area.left + 4
            for sign, width, words in row:
                self.add(f'<g transform="translate({n(x + width / 2)} {n(y)})">{sign}</g>')
                self.add(self.text(x + width + 8, y + 5, words, 14, anchor="start"))
                x += width + 8 + width_of(words, 14) + 18
            y += KEY_LINE

    @property
    def sheet(self) -> Box:
        below = MARGIN + self.key_lines * KEY_LINE if self.key_lines else MARGIN
        area = self.area
        return Box(area.left - MARGIN, area.top - MARGIN, area.right + MARGIN, area.bottom + below)

    def svg(self) -> str:
        box = self.sheet
        width, height = box.right - box.left, box.bottom - box.top
        view = f"{n(box.left)} {n(box.top)} {n(width)} {n(height)}"
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" width="{n(width)}" height="{n(height)}"'
                f' role="img" aria-labelledby="{self.id}-title {self.id}-told" font-family="{FONT}">',
                "<!-- Written by make docs from the game's board.py; do not edit. -->",
                f'<title id="{self.id}-title">{escape(self.title)}</title>',
                f'<desc id="{self.id}-told">{escape(self.told)}</desc>',
                rect(box, PAPER),
                *self.parts,
                "</svg>\n",
            ]
        )


# ---------------------------------------------------------------------------------- strokes
def n(number: float) -> str:
    """As short as it can be written."""
    return f"{round(number, 1):g}"


def rect(box: Box, fill: str, stroke: str = "none", width: float = 1.5, radius: float = 0) -> str:
    round_ = f' rx="{n(radius)}"' if radius else ""
    return (
        f'<rect x="{n(box.left)}" y="{n(box.top)}" width="{n(box.right - box.left)}" height="{n(box.bottom - box.top)}"'
        f'{round_} fill="{fill}"{_stroke(stroke, width)}/>'
    )


def circle(x: float, y: float, radius: float, fill: str, stroke: str = "none", width: float = 1.5) -> str:
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(radius)}" fill="{fill}"{_stroke(stroke, width)}/>'


def polygon(points: Iterable[Point], fill: str, stroke: str = INK, width: float = 1.5) -> str:
    corners = " ".join(f"{n(x)},{n(y)}" for x, y in points)
    return f'<polygon points="{corners}" fill="{fill}"{_stroke(stroke, width)} stroke-linejoin="round"/>'


def path(d: str, fill: str = "none", stroke: str = "none", width: float = 1.5, extra: str = "") -> str:
    return f'<path d="{d}" fill="{fill}"{_stroke(stroke, width)}{extra}/>'


def way(points: Sequence[Point], stroke: str, width: float, extra: str = "") -> str:
    d = "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points)
    return path(d, stroke=stroke, width=width, extra=f' stroke-linecap="round" stroke-linejoin="round"{extra}')


def _stroke(colour: str, width: float) -> str:
    return "" if colour == "none" else f' stroke="{colour}" stroke-width="{n(width)}"'


# ---------------------------------------------------------------------------------- words and measures
def _beside(at: Point, reach: float, width: float, height: float, far: float) -> list[Box]:
    """The boxes of that size around a place, the best first."""
    side, up = (reach + width / 2) * far, (reach + height / 2) * far
    return [
        Box.around(at[0] + side * _edge(cos(angle)), at[1] + up * _edge(sin(angle)), width, height) for angle in ROUND
    ]


def _edge(share: float) -> float:
    """From a circle to the square around it."""
    return max(-1.0, min(1.0, 1.42 * share))


def wrap(words: str, size: float, room: float, bold: bool = False) -> list[str]:
    """One line, or the two that are most alike in width."""
    if width_of(words, size, bold) <= room or " " not in words:
        return [words]
    parts = words.split(" ")
    halves = [(" ".join(parts[:i]), " ".join(parts[i:])) for i in range(1, len(parts))]
    return list(min(halves, key=lambda half: max(width_of(line, size) for line in half)))


def along(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def bend(a: Point, b: Point, by: float, flat: int = 2, pieces: int = 48) -> list[Point]:
    """From a to b, with its belly to one side: `by` is a share of the distance, `flat` tells how flat the belly is."""
    points = []
    for i in range(pieces + 1):
        share = i / pieces
        off = by * (1 - abs(2 * share - 1) ** flat)
        x, y = along(a, b, share)
        points.append((x - (b[1] - a[1]) * off, y + (b[0] - a[0]) * off))
    return points


def distance(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


@cache
def _formatter(package: str, language: Language) -> Formatter:
    return Formatter(package, language, {})


def say(language: Language, id: str, **facts: Any) -> str:
    """A message of `messages.<language>.ftl` beside this file."""
    return plain(_formatter("tools.drawing", language).text({"id": id, **facts}))


def named(package: str, id: str, language: Language, form: str = "") -> str:
    """A name in a game's catalogue, or that form of it."""
    return _formatter(package, language).name(id, form)


def called(thing: Any, language: Language, form: str = "") -> str:
    """The name of a place, building or symbol of a board: `place-bazaar` in the catalogue of its game."""
    package = type(thing).__module__.rpartition(".")[0]
    return named(package, f"{type(thing).__name__.lower()}-{thing.id}", language, form)
