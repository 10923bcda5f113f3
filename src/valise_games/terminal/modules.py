"""A drawer put together from the modules of a game's package, which have the same names in each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from rich.text import Text

from valise_games.games.game import Action
from valise_games.terminal.drawer import Events, Menu, Situation, Storyteller, View
from valise_games.terminal.layout import DOSSIER_WIDTH

N = TypeVar("N")  # the game's Names
N_contra = TypeVar("N_contra", contravariant=True)


class BoardModule(Protocol[N_contra]):
    def narrowest(self, names: N_contra) -> int: ...
    def draw_board(self, names: N_contra, view: View, width: int, height: int) -> list[Text]: ...
    def board_in_words(self, names: N_contra, view: View) -> list[Text]: ...


class PapersModule(Protocol[N_contra]):
    def dossier(self, names: N_contra, view: View, width: int) -> list[Text]: ...
    def short_dossier(self, names: N_contra, view: View, width: int) -> list[Text]: ...
    def seat_facts(self, names: N_contra, view: View, seat: int) -> list[Text]: ...
    def seat_now(self, names: N_contra, view: View, seat: int) -> str: ...


class StripModule(Protocol[N_contra]):
    def situation(self, names: N_contra, view: View) -> Situation: ...
    def warning(self, names: N_contra, view: View, action: Action) -> str | None: ...


class ChoicesModule(Protocol[N_contra]):
    def menu(self, names: N_contra, view: View) -> Menu: ...
    def help_text(self, names: N_contra) -> str: ...


class EndingModule(Protocol[N_contra]):
    def result(self, names: N_contra, view: View) -> list[Text]: ...
    def ending(self, names: N_contra, view: View, events: Events, width: int) -> list[Text]: ...


@dataclass(frozen=True)
class Modules(Generic[N]):
    board: BoardModule[N]
    papers: PapersModule[N]
    strip: StripModule[N]
    choices: ChoicesModule[N]
    ending: EndingModule[N]
    story: Callable[[N], Storyteller]


class ModuleDrawer(Generic[N]):
    def __init__(self, names: N, modules: Modules[N]) -> None:
        self.names = names
        self._of = modules
        self.narrowest = modules.board.narrowest(names)

    def board(self, view: View, width: int, height: int) -> list[Text]:
        return self._of.board.draw_board(self.names, view, width, height)

    def board_in_words(self, view: View) -> list[Text]:
        return self._of.board.board_in_words(self.names, view)

    def dossier(self, view: View, width: int) -> list[Text]:
        return self._of.papers.dossier(self.names, view, width)

    def short_dossier(self, view: View, width: int) -> list[Text]:
        return self._of.papers.short_dossier(self.names, view, width)

    def seat(self, view: View, seat: int) -> list[Text]:
        return self._of.papers.seat_facts(self.names, view, seat)

    def seat_now(self, view: View, seat: int) -> str:
        return self._of.papers.seat_now(self.names, view, seat)

    def storyteller(self) -> Storyteller:
        return self._of.story(self.names)

    def situation(self, view: View) -> Situation:
        return self._of.strip.situation(self.names, view)

    def menu(self, view: View) -> Menu:
        return self._of.choices.menu(self.names, view)

    def warning(self, view: View, action: Action) -> str | None:
        return self._of.strip.warning(self.names, view, action)

    def result(self, view: View) -> list[Text]:
        return self._of.ending.result(self.names, view)

    def notes(self, view: View, events: Events, width: int) -> list[Text]:
        """The dossier; a game with a notebook shows that."""
        return self.dossier(view, min(width, DOSSIER_WIDTH[1]))

    def ending(self, view: View, events: Events, width: int) -> list[Text]:
        return self._of.ending.ending(self.names, view, events, width)

    def help(self) -> str:
        return self._of.choices.help_text(self.names)
