"""What a game offers to the terminal: its board, dossier, story and choices in words. One drawer per game package."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import Any, Protocol

from rich.text import Text

from valise_games.games.entry import Entry
from valise_games.games.game import Action
from valise_games.terminal.paper import ink
from valise_games.terminal.words import Language, Words

View = dict[str, Any]
Events = list[dict[str, Any]]

_GENERIC = "valise_games.terminal.any_game"


@dataclass(frozen=True)
class Seating:
    """Who sits where, at which game, and in which language. `names` are as shown, the reader’s too."""

    entry: Entry
    variant: str
    you: int
    names: Sequence[str]
    language: Language
    words: Words
    options: Mapping[str, object] = field(default_factory=dict)

    @property
    def watches(self) -> bool:
        """Whether the reader has no seat, and so no papers."""
        return self.you < 0


@dataclass(frozen=True)
class Choice:
    """Something the person may do. Without an action it is shown, but cannot be chosen, and `why` says so."""

    label: Text  # under the title of its group
    action: Action | None
    keys: tuple[str, ...] = ()  # words that may be typed for it
    why: str = ""
    listed: bool = True  # else it is only typed: the many sums of a bid
    then: str = ""  # what is typed for the decision that follows at once, where two make one answer


@dataclass(frozen=True)
class Group:
    """Choices that belong together: the ways of one agent."""

    choices: list[Choice]
    title: Text = field(default_factory=Text)
    aside: Text = field(default_factory=Text)  # after the title, where there is room


@dataclass(frozen=True)
class Menu:
    groups: list[Group]
    hint: str = ""  # what may be typed besides numbers
    chain: Chain | None = None

    @property
    def choices(self) -> list[Choice]:
        return [choice for group in self.groups for choice in group.choices]


@dataclass(frozen=True)
class Chain:
    """Two decisions typed as one, "bribe 500 red": the first by its word, the second as in the menu that comes next."""

    word: str
    first: Choice
    then: Menu


@dataclass(frozen=True)
class Situation:
    """What is happening, and what the person owes, one line each."""

    happening: Text
    owed: Text
    notice: Text = field(default_factory=Text)  # what makes this moment special
    needs_board: bool = True  # else a short answer to what was just told


@dataclass(frozen=True)
class LogLine:
    text: Text
    round: int
    opens: bool  # the first line of a turn
    joins: bool = False  # short, and may follow on the line before
    duel: int = 0  # a step of that duel; where lines are joined, a new bid makes the steps before it stale
    bids: bool = False


class Storyteller(Protocol):
    def tell(self, events: Events) -> list[LogLine]:
        """The next events of the story in words; it remembers those before."""


class Drawer(Protocol):
    """Every text is made from the seat's view and story, so nothing else can be shown."""

    narrowest: int  # drawing of the board, in columns

    def board(self, view: View, width: int, height: int) -> list[Text]:
        """The largest drawing that fits, else the smallest; in words where it is too wide."""

    def board_in_words(self, view: View) -> list[Text]:
        """For those who cannot see the drawing, or have no room for it."""

    def dossier(self, view: View, width: int) -> list[Text]:
        """What only this person knows, on lines as wide as told."""

    def short_dossier(self, view: View, width: int) -> list[Text]: ...

    def seat(self, view: View, seat: int) -> list[Text]:
        """What everybody knows of a seat, fact by fact; the first ones stand below each other."""

    def seat_now(self, view: View, seat: int) -> str:
        """What the seat is doing, in a word: "moves". The same for all who are asked."""

    def storyteller(self) -> Storyteller: ...

    def situation(self, view: View) -> Situation: ...

    def menu(self, view: View) -> Menu: ...

    def warning(self, view: View, action: Action) -> str | None:
        """A question to ask once before an action that may end the game."""

    def result(self, view: View) -> list[Text]:
        """Who won and why."""

    def notes(self, view: View, events: Events, width: int) -> list[Text]:
        """What the person has noted, as a page; `events` is the story of that seat."""

    def ending(self, view: View, events: Events, width: int) -> list[Text]:
        """The result, all ledgers, all hidden answers; `events` is the whole story."""

    def help(self) -> str:
        """What may be typed in this game."""


def drawer_for(seating: Seating) -> Drawer:
    own = f"valise_games.terminal.{seating.entry.package.rpartition('.')[2]}"
    module = importlib.import_module(own if find_spec(own) else _GENERIC)
    drawer: Drawer = module.make(seating)
    return drawer


def badge(letter: str, style: str, room: int = 1) -> Text:
    """A piece: its letter on its colour, with a margin where there is room for three cells."""
    return ink(f" {letter} " if room >= 3 else letter, style)


def names_list(names: Sequence[str], last: str) -> str:
    """ "Brice, Chiara and Esma"."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {last} {names[-1]}"
