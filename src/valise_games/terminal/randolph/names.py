"""Names of seats, symbols, spaces, cards and sums, as they stand in sentences and on the board."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from rich.text import Text

from valise_games.games.randolph.board import NOTE, Board
from valise_games.terminal.drawer import Seating, View
from valise_games.terminal.naming import Naming
from valise_games.terminal.paper import fill, ink
from valise_games.terminal.randolph.words import RandolphWords, randolph_words

PRIME = 100  # for the first card of a symbol, twice and three times for the next (RA-11)
MAKES_FOUR = 4
LEAST_BET = 100
STEP = NOTE

# A seat's figure by shape and colour; hollow where it came from.
_SHAPES = ("●", "■", "◆", "▲")
_HOLLOW = ("○", "□", "◇", "△")
_COLOURS = ("red", "blue", "yellow", "green")


class Names(Naming[RandolphWords, Board]):
    """What this game names besides."""

    def __init__(self, seating: Seating) -> None:
        super().__init__(seating, randolph_words(seating.language))

    # ------------------------------------------------------------------------------ the ring
    @cached_property
    def spaces(self) -> tuple[str, ...]:
        return tuple(space.id for space in self.board.spaces)

    @cached_property
    def _symbols(self) -> Mapping[str, str]:
        french = self.seating.language == "fr"
        return {symbol.id: symbol.fr if french else symbol.en for symbol in self.board.symbols}

    def on_from(self, space: str, number: int) -> str:
        """The space so many steps clockwise."""
        return self.spaces[(self.spaces.index(space) + number) % len(self.spaces)]

    def steps_to(self, space: str, card: str) -> int:
        """From a space to the next one of that symbol."""
        return next(n for n in range(len(self.board.symbols)) if symbol_of(self.on_from(space, n)) == card)

    def symbol(self, symbol: str) -> str:
        return self._symbols[symbol]

    def space(self, space: str) -> str:
        """ "palm tree 3"."""
        return f"{self.symbol(symbol_of(space))} {lap_of(space)}"

    def short_space(self, space: str) -> str:
        """ "Pal3"."""
        return f"{self.words.short[symbol_of(space)]}{lap_of(space)}"

    def keys(self, space: str) -> tuple[str, ...]:
        """What may be typed for a space."""
        symbol = symbol_of(space)
        return (*self.symbol(symbol).split(), self.words.short[symbol], lap_of(space), self.short_space(space))

    # ------------------------------------------------------------------------------ cards
    def card(self, card: str) -> Text:
        return Text(self.words.the[card])

    def prize(self, view: View, seat: int, card: str) -> tuple[int, int]:
        """How many of that symbol the seat would have with one more, and what the bank would pay."""
        alike = view["seats"][seat]["cards"].get(card, 0) + 1
        return alike, view["bank"] if alike == MAKES_FOUR else min(alike * PRIME, view["bank"])

    def cards(self, cards: Mapping[str, int]) -> list[str]:
        """ "Cam", "Fez×2", in the order of the ring."""
        short = self.words.short
        return [short[card] + (f"×{cards[card]}" if cards[card] > 1 else "") for card in self._symbols if card in cards]

    # ------------------------------------------------------------------------------ seats and sentences
    def figure(self, seat: int) -> Text:
        return ink(_SHAPES[seat], f"piece.{_COLOURS[seat]}")

    def trace(self, seat: int) -> Text:
        """Where the figure came from."""
        return ink(_HOLLOW[seat], "accent")

    def other(self, seat: int) -> str:
        """Within a sentence."""
        return self.words.other_you if seat == self.you else self.who(seat)

    def amounts(self, template: str, sums: Mapping[int, int], gap: str = ", ") -> Text:
        """ "Brice 400, you 200"."""
        return Text(gap).join(
            fill(template, {"who": self.other(seat), "sum": self.sum(amount)}) for seat, amount in sums.items()
        )

    def peek(self, line: Text | str) -> Text:
        """A secret inside a public paper keeps its own."""
        text = Text(f" {line} ") if isinstance(line, str) else Text(" ") + line + " "
        text.stylize("mine")
        return text


def symbol_of(space: str) -> str:
    return space.rpartition("-")[0]


def lap_of(space: str) -> str:
    return space.rpartition("-")[2]
