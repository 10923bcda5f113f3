"""What every bot offers. A bot is asked with what its seat knows, and never sees the state of the game."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Iterator
from contextvars import ContextVar
from typing import NamedTuple, Protocol

from valise_games.errors import ValiseError
from valise_games.games import BadSetup
from valise_games.games.game import Action, Game
from valise_games.play import Match
from valise_games.rules import Dice, Record

search_ends: ContextVar[float] = ContextVar("search_ends", default=math.inf)  # by the monotonic clock


@contextlib.contextmanager
def cut_at(moment: float) -> Iterator[None]:
    """A search in here that would go on after this moment is cut: the bot answers with what it has found by then."""
    before = search_ends.set(moment)
    try:
        yield
    finally:
        search_ends.reset(before)


class UnknownBot(ValiseError, ValueError):
    """A bot that does not exist; the message says which do."""


class Considered(NamedTuple):
    """An option that a bot thinks of: the weight it gives to it, of 1 in all, what it hopes to win by it, if it can
    say, and for how many options that are alike it stands, itself among them."""

    option: int
    weight: float
    value: float | None
    alike: int = 1


class Bot(Protocol):
    """A seat-filler of one game. It remembers nothing between decisions, so it can take any seat at any step."""

    def act(self, match: Match, seat: int) -> Action:
        """What it does for a seat of a match that owes a decision, asked with what the seat knows; the match is as
        before: `match.play(seat, bot.act(match, seat))`."""
        options = match.legal_numbers(seat)
        if not options:
            raise BadSetup(f"seat {seat} has nothing to decide now")
        return match.action(self.choose(match.known(seat), seat, options))

    def choose(self, known: Record, seat: int, options: list[int], dice: Dice | None = None) -> int:
        """One of the options of a seat that owes a decision, given the plain state blanked for that seat.

        What is left to chance comes from `dice`, or from the bot's own, which its seed decides.
        """
        ...

    def consider(self, known: Record, seat: int, options: list[int], dice: Dice | None = None) -> list[Considered]:
        """The options that it would think of there, the weightiest first. A temper has no part in it."""
        ...


def sensible(game: Game, known: Record, seat: int, options: list[int]) -> list[int]:
    """Without what the table has proven to be in vain, where anything else is left."""
    return [option for option in options if not game.hopeless(known, seat, option)] or options


def by_weight(considered: list[Considered]) -> list[Considered]:
    """The weightiest first; of equals, in the order of the options."""
    return sorted(considered, key=lambda one: (-one.weight, one.option))
