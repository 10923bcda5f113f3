"""Where everything lies in the drawings of the board: two for Venice, two for the small board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from valise_games.games.casanova.board import VENICE, Board
from valise_games.terminal.canvas import Point


@dataclass(frozen=True)
class Plan:
    width: int
    height: int
    roomy: bool
    spots: Mapping[str, Point]  # of places
    canals: tuple[tuple[Point, ...], ...]
    basins: tuple[int, int]  # their lines
    theatres: Mapping[str, float]  # how far along its street a theatre stands, if not halfway
    labels_right: str = "B"  # canals whose stages have their labels on the right
    room_for_name: int = 10


# Columns by letter, in the tight drawing and in the roomy one; rows are counted from the upper basin to the lower one.
# The Grand Canal comes from n, swings east to e, crosses the north rio there, goes west to w, crosses the south rio,
# and comes back to n.
_TIGHT_COLUMNS = {"a": 4, "c": 9, "w": 15, "k": 19, "n": 21, "d": 24, "e": 28, "h": 32, "f": 34, "b": 39}
_ROOMY_COLUMNS = {"a": 5, "c": 13, "w": 20, "k": 26, "n": 28, "d": 31, "e": 36, "h": 41, "f": 43, "b": 49}
_VENICE_SPOTS = """A1a1 G1n1 B1b1  A2a2 G2n2 G3e2 B2b2  C1c3 C2k3 C3f3  A3a4 G4e4 B3b4  A4a5 B4b5  A5a6 G5w6 B5b6
    D1c7 D2d7 D3h7  A6a8 G6w8 B6b8  A7a9 G7w9 G8n9 B7b9"""
_VENICE_CANALS = ("a0 a10", "b0 b10", "a3 b3", "a7 b7", "n0 n2 e2 e5 w5 w9 n9 n10")
_VENICE_ROWS = 10
_VENICE_THEATRES = {"A4-G4": 0.62, "A5-C2": 0.45, "A6-G8": 0.36, "B1-G3": 0.4, "B4-G5": 0.3, "B6-G7": 0.4}


def plan_of(board: Board, *, roomy: bool) -> Plan:
    return _venice(roomy) if len(board.places) == len(VENICE.places) else _small(roomy)


def _venice(roomy: bool) -> Plan:
    columns = _ROOMY_COLUMNS if roomy else _TIGHT_COLUMNS
    pitch, top = (2, 1) if roomy else (1, 0)

    def point(text: str) -> Point:
        return columns[text[0]], top + pitch * int(text[1:])

    width = columns["b"] + (7 if roomy else 5)
    spots = {word[:2]: point(word[2:]) for word in _VENICE_SPOTS.split()}
    for i in range(5):
        x = columns["a"] + (columns["b"] - columns["a"]) * i // 4
        spots[f"P{i + 1}"] = (x, top)
        spots[f"V{i + 1}"] = (x, top + pitch * _VENICE_ROWS)
    return Plan(
        width=width,
        height=top + pitch * _VENICE_ROWS + (2 if roomy else 1),
        roomy=roomy,
        spots=spots,
        canals=tuple(tuple(point(word) for word in canal.split()) for canal in _VENICE_CANALS),
        basins=(top, top + pitch * _VENICE_ROWS),
        theatres=_VENICE_THEATRES,
    )


def _small(roomy: bool) -> Plan:
    a, b = (6, 43) if roomy else (6, 36)
    pitch, top = (3, 1) if roomy else (2, 0)
    rows = [top + pitch * row for row in range(6)]
    spots = {f"{canal}{i}": (x, rows[i]) for canal, x in (("A", a), ("B", b)) for i in range(1, 5)}
    for i in range(3):
        x = a + (b - a) * i // 2
        spots[f"P{i + 1}"], spots[f"V{i + 1}"] = (x, rows[0]), (x, rows[5])
    return Plan(
        width=b + 6,
        height=rows[5] + (2 if roomy else 1),
        roomy=roomy,
        spots=spots,
        canals=(
            ((a, rows[0]), (a, rows[5])), ((b, rows[0]), (b, rows[5])),
            ((a, rows[2]), (b, rows[2])), ((a, rows[3]), (b, rows[3])),
        ),
        basins=(rows[0], rows[5]),
        theatres={"A1-B3": 0.63, "A3-B1": 0.37},
    )  # fmt: skip
