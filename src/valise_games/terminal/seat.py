"""A person's place at a table, as the client needs it: at a table here with bots, or at one in a house."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from rich.text import Text

from valise_games.errors import ValiseError
from valise_games.games.entry import Entry
from valise_games.games.game import Action
from valise_games.games.messages import Run
from valise_games.terminal.menu import Menu

View = Mapping[str, Any]
Events = list[dict[str, Any]]


class Leave(Exception):
    """The person leaves the table."""


def leave_on_signals(leave: Callable[[], None]) -> None:
    """Calls `leave` when the terminal is closed, or a signal says to stop."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        with contextlib.suppress(NotImplementedError, AttributeError, RuntimeError, ValueError):
            asyncio.get_running_loop().add_signal_handler(getattr(signal, name), leave)


class NotTaken(ValiseError):
    """Something could not be done, and the table is as before; the message says why, in the person's language."""


class Thought(NamedTuple):
    """An action that a bot would consider, the weight it gives to it, what it hopes to win by it, if it can say, and
    for how many actions that are alike it stands, itself among them."""

    action: Action
    weight: float
    value: float | None
    alike: int


class Hint(NamedTuple):
    """A hint from a bot of that level: options, the weightiest first."""

    level: str
    thoughts: list[Thought]


class Changes:
    """Counts what changes, and lets one wait for the next."""

    def __init__(self) -> None:
        self.count = 0
        self._next = asyncio.Event()

    def note(self) -> None:
        self.count += 1
        self._next.set()
        self._next = asyncio.Event()

    async def since(self, count: int) -> None:
        """Waits until the number of changes is no longer `count`."""
        while self.count == count:
            await self._next.wait()


@dataclass
class Page:
    """A list to choose from, and what stands above it."""

    title: str
    above: list[Text]
    menu: Menu


class Asker(Protocol):
    """Who can ask the person something."""

    @property
    def width(self) -> int:
        """Columns of a line."""

    async def choose(self, page: Callable[[], Page | None], changes: Changes | None = None) -> Any:
        """The value of the choice that is picked; None if the person goes back. The page is made anew with
        every change; when it is None, nothing is to be chosen any more."""

    async def ask(self, question: str) -> str | None:
        """What is typed; None if the person goes back."""

    async def sure(self, question: str) -> bool:
        """Yes or no."""

    async def read(self, title: str, lines: list[Text]) -> None:
        """A page to read, until the person has."""


class Seat(Protocol):
    """What is read here is the same until `changes` counts one more, and never changes while nothing awaits."""

    entry: Entry
    variant: str
    options: Mapping[str, Any]
    names: list[str]  # as shown, the reader's too
    you: int  # -1 for who watches
    changes: Changes

    @property
    def over(self) -> bool: ...

    @property
    def question(self) -> str:
        """Names what the person has to decide now; empty when he owes nothing."""

    @property
    def view(self) -> View: ...

    @property
    def events(self) -> Events:
        """The story so far, as the person's seat saw it."""

    @property
    def commands(self) -> list[str]:
        """What may be done at this table besides playing; each is a message `command-…` of the client."""

    async def run(self) -> None:
        """Lets others act, until it is cancelled."""

    async def play(self, action: Action) -> None:
        """The person's action, or NotTaken."""

    async def hint(self) -> Hint:
        """What a good bot would consider in the person's place, or NotTaken; for his eyes only."""

    async def do(self, command: str, rest: str, asker: Asker) -> str:
        """One of `commands`; gives a word about it, or raises NotTaken or Leave."""

    def remarks(self) -> list[list[Run]]:
        """What was said, or happened beside the game, since this was asked last."""

    def status(self) -> str:
        """How much time is left, and the like; empty where there is nothing to say."""

    def aside(self) -> str:
        """Why this person takes no part in the game; empty for who plays."""
