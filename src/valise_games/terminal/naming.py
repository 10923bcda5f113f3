"""What the names of all games share: words in a language, the board, who sits where, sums, sentences about a seat."""

from __future__ import annotations

from typing import Generic, TypeVar

from rich.text import Text

from valise_games.terminal.drawer import Seating
from valise_games.terminal.paper import capital, fill, ink
from valise_games.terminal.words import Said, money

W = TypeVar("W")  # the words of the game
B = TypeVar("B")  # its board


class Naming(Generic[W, B]):
    """A table with its words and board at hand."""

    def __init__(self, seating: Seating, words: W) -> None:
        self.seating = seating
        self.words = words
        self.board: B = seating.entry.boards[seating.variant]
        self.you = seating.you

    def sum(self, amount: int) -> str:
        return money(amount, self.seating.words)

    def who(self, seat: int) -> str:
        return self.seating.names[seat]

    def initial(self, seat: int) -> str:
        """Of a seat's name, or a number where two share it."""
        initials = [name[0].upper() for name in self.seating.names]
        return initials[seat] if initials.count(initials[seat]) == 1 else str(seat)

    def say(self, said: Said | str, seat: int | None = None, **parts: Text | str) -> Text:
        """A sentence, about a seat or about nobody, with its parts filled in."""
        return capital(self.about(said, seat, **parts))

    def about(self, said: Said | str, seat: int | None, **parts: Text | str) -> Text:
        """The same within a sentence."""
        template = said if isinstance(said, str) else said.you if seat == self.you else said.they
        return fill(template, parts if seat is None else {**parts, "who": ink(self.who(seat), "bold")})
