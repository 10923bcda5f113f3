"""Randolph's Casablanca in the terminal."""

from __future__ import annotations

from rich.text import Text

from valise.games.game import Action
from valise.terminal.drawer import Drawer, Events, Menu, Seating, Situation, Storyteller, View
from valise.terminal.layout import DOSSIER_WIDTH
from valise.terminal.randolph import board, choices, ending, papers, story, strip
from valise.terminal.randolph.names import Names


class RandolphDrawer:
    def __init__(self, seating: Seating) -> None:
        self.names = Names(seating)
        self.narrowest = board.narrowest(self.names)

    def board(self, view: View, width: int, height: int) -> list[Text]:
        return board.draw_board(self.names, view, width, height)

    def board_in_words(self, view: View) -> list[Text]:
        return board.board_in_words(self.names, view)

    def dossier(self, view: View, width: int) -> list[Text]:
        return papers.dossier(self.names, view, width)

    def short_dossier(self, view: View, width: int) -> list[Text]:
        return papers.short_dossier(self.names, view, width)

    def seat(self, view: View, seat: int) -> list[Text]:
        return papers.seat_facts(self.names, view, seat)

    def seat_now(self, view: View, seat: int) -> str:
        return papers.seat_now(self.names, view, seat)

    def storyteller(self) -> Storyteller:
        return story.Story(self.names)

    def situation(self, view: View) -> Situation:
        return strip.situation(self.names, view)

    def menu(self, view: View) -> Menu:
        return choices.menu(self.names, view)

    def warning(self, view: View, action: Action) -> str | None:
        return strip.warning(self.names, view, action)

    def result(self, view: View) -> list[Text]:
        return ending.result(self.names, view)

    def notes(self, view: View, events: Events, width: int) -> list[Text]:
        return self.dossier(view, min(width, DOSSIER_WIDTH[1]))

    def ending(self, view: View, events: Events, width: int) -> list[Text]:
        return ending.ending(self.names, view, events, width)

    def help(self) -> str:
        return choices.help_text(self.names)


def make(seating: Seating) -> Drawer:
    return RandolphDrawer(seating)
