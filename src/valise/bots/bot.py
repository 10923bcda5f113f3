"""What every bot offers. A bot is asked with what its seat knows, and never sees the state of the game."""

from __future__ import annotations

from typing import Protocol

from valise.rules import Dice, Record


class UnknownBot(ValueError):
    """A level that does not exist; the message says which do."""


class Bot(Protocol):
    """A seat-filler of one game. It remembers nothing between decisions, so it can take any seat at any step."""

    def choose(self, known: Record, seat: int, options: list[int], dice: Dice | None = None) -> int:
        """One of the options of a seat that owes a decision, given the plain state blanked for that seat.

        What is left to chance comes from `dice`, or from the bot's own, which its seed decides.
        """
        ...
