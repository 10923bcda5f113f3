"""How a board is drawn: as characters, in words or as SVG. For the terminal and the doors; the page draws by itself.

A game says what stands where in its `presentation.py`, with a function that the page understands too:

    def board(view, table):
        return {
            "places": [{"id": "bazaar", "x": 120, "y": 80, "name": "place-bazaar"}, …],
            "links": [["bazaar", "harbour"], …],
            "pieces": [{"at": "bazaar", "mark": "R", "colour": "red", "name": "agent-red", "id": "red"}, …],
            "hands": [{"title": {"id": "dice-of", "seat": 0}, "pieces": [{"mark": "5", "mine": True}, {"mark": "?"}]}],
            "notes": [{"id": "bank", "sum": 500}],
        }

All parts may be missing. Coordinates are in any unit, x to the right and y down. `name`, `title` and notes are messages;
`mark` is one to three characters, `colour` a name of `drawing/palette.py`; `"mine": True` marks what only the reader knows.
`id` is what actions call a piece: in the page it can be clicked then, like a place that an action names.
Without that function the places and links are those of `components()`, if they are called so there, without pieces.

A game that wants a board of its own brings `drawing.py`, in which each of these may be left out:

| name | gives | without it |
| --- | --- | --- |
| `narrowest(teller)` | the columns that its drawing needs | what the generic drawing needs |
| `draw(view, teller, width, height)` | lines of characters, the largest drawing that fits | the generic drawing |
| `board(view, teller)` | a `Board`, for SVG and for words | that of `presentation.py` |
| `piece(kind, id, teller)` | a `Piece`: how a name of that kind is drawn in a text | it is written in bold |
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from valise_games.drawing import board as generic
from valise_games.drawing import svg
from valise_games.drawing.canvas import Text
from valise_games.drawing.data import Board, Piece
from valise_games.games.teller import Teller

View = Mapping[str, Any]


@cache
def drawing_of(package: str) -> ModuleType:
    """The game's `drawing.py`; an empty module where it has none."""
    name = f"{package}.drawing"
    return import_module(name) if find_spec(name) else ModuleType(name)


class BoardDrawer:
    """Draws the board of one game for one reader: what the view he is handed says, and nothing else."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self._own = drawing_of(teller.entry.package)

    def board(self, view: View) -> Board:
        """What is drawn, as data."""
        own = getattr(self._own, "board", None)
        board: Board = own(view, self.teller) if own else self.teller.board(view)
        return board

    def narrowest(self, view: View) -> int:
        """Columns below which the board is told in words."""
        own = getattr(self._own, "narrowest", None)
        return int(own(self.teller)) if own else generic.narrowest(self.board(view))

    def draw(self, view: View, width: int, height: int) -> list[Text]:
        """The largest drawing that fits, else the smallest; in words where it is too wide."""
        if width < self.narrowest(view):
            return self.in_words(view)
        own = getattr(self._own, "draw", None)
        lines: list[Text] = (
            own(view, self.teller, width, height) if own else generic.draw(self.board(view), width, height)
        )
        return lines

    def in_words(self, view: View) -> list[Text]:
        """The board in words, for those who cannot see the drawing, or have no room for it."""
        return generic.in_words(self.board(view))

    def in_plain_words(self, view: View) -> list[str]:
        """The same without styles."""
        return generic.in_plain_words(self.board(view))

    def svg(self, view: View, title: str, words: Sequence[str]) -> str:
        """A picture, with a title above and lines of words below."""
        return svg.draw(self.board(view), title, words)

    def piece(self, kind: str, id: str) -> Piece | None:
        """How a piece is drawn where a text names it; None where it is not drawn."""
        own = getattr(self._own, "piece", None)
        piece: Piece | None = own(kind, id, self.teller) if own else None
        return piece
