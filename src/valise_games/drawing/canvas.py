"""A grid of characters to draw a board on: text put at places, lines that join where they meet, dotted ways below."""

from __future__ import annotations

import math
from itertools import pairwise

from rich.text import Text

__all__ = ["Canvas", "Point", "Text"]

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
_GLYPHS = " ╵╶╰╷│╭├╴╯─┴╮┤┬┼"  # by the sum of the directions a line leaves the cell in
_DOTS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))  # of a Braille cell, by column and row
_BRAILLE = 0x2800
Point = tuple[int, int]


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._text: list[list[tuple[str, str]]] = [[("", "")] * width for _ in range(height)]
        self._lines = [[0] * width for _ in range(height)]
        self._line_styles = [[""] * width for _ in range(height)]
        self._dots = [[0] * width for _ in range(height)]
        self._dot_styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: Text | str, style: str = "") -> None:
        """Writes over what is there; what falls off the edge is lost."""
        for character, its_style in _cells(text, style):
            if 0 <= x < self.width and 0 <= y < self.height:
                self._text[y][x] = (character, its_style)
            x += 1

    def path(self, points: list[Point], style: str) -> None:
        """A line along points that are in one row or one column with the next."""
        for (x1, y1), (x2, y2) in pairwise(points):
            for x in range(min(x1, x2), max(x1, x2)):
                self._join(x, y1, EAST, style)
                self._join(x + 1, y1, WEST, style)
            for y in range(min(y1, y2), max(y1, y2)):
                self._join(x1, y, SOUTH, style)
                self._join(x1, y + 1, NORTH, style)

    def box(self, x: int, y: int, width: int, height: int, style: str) -> None:
        right, bottom = x + width - 1, y + height - 1
        self.path([(x, y), (right, y), (right, bottom), (x, bottom), (x, y)], style)

    def dotted(self, start: Point, end: Point, style: str, gap: float = 2) -> None:
        """A straight dotted way in any direction, below lines and text; `gap` is in dots, four to a line's height."""
        (x1, y1), (x2, y2) = ((2 * x + 0.5, 4 * y + 1.5) for x, y in (start, end))
        steps = max(1, round(math.hypot(x2 - x1, y2 - y1) / gap))
        for i in range(steps + 1):
            column, row = round(x1 + (x2 - x1) * i / steps), round(y1 + (y2 - y1) * i / steps)
            x, y = column // 2, row // 4
            if 0 <= x < self.width and 0 <= y < self.height:
                self._dots[y][x] |= _DOTS[column % 2][row % 4]
                self._dot_styles[y][x] = style

    def lines(self) -> list[Text]:
        return [self._row(y) for y in range(self.height)]

    def _join(self, x: int, y: int, direction: int, style: str) -> None:
        if 0 <= x < self.width and 0 <= y < self.height:
            self._lines[y][x] |= direction
            self._line_styles[y][x] = style

    def _row(self, y: int) -> Text:
        row = Text()
        for x, (character, style) in enumerate(self._text[y]):
            if character:
                row.append(character, style)
            elif self._dots[y][x] and not self._lines[y][x]:
                row.append(chr(_BRAILLE + self._dots[y][x]), self._dot_styles[y][x])
            else:
                row.append(_GLYPHS[self._lines[y][x]], self._line_styles[y][x])
        return row


def _cells(text: Text | str, style: str) -> list[tuple[str, str]]:
    """Characters with their styles; boards use characters one cell wide only."""
    if isinstance(text, str):
        return [(character, style) for character in text]
    cells = [(character, style or str(text.style)) for character in text.plain]
    for span in text.spans:
        for i in range(span.start, min(span.end, len(cells))):
            cells[i] = (cells[i][0], str(span.style))
    return cells
