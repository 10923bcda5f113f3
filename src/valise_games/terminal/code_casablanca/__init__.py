"""Code Casablanca in the terminal."""

from __future__ import annotations

from rich.text import Text

from valise_games.terminal.code_casablanca import board, choices, ending, notebook, papers, story, strip
from valise_games.terminal.code_casablanca.names import Names
from valise_games.terminal.drawer import Drawer, Events, Seating, View
from valise_games.terminal.modules import ModuleDrawer, Modules

MODULES = Modules[Names](board, papers, strip, choices, ending, story.Story)


class NotebookDrawer(ModuleDrawer[Names]):
    def notes(self, view: View, events: Events, width: int) -> list[Text]:
        return notebook.notes(self.names, view, events, width)


def make(seating: Seating) -> Drawer:
    return NotebookDrawer(Names(seating), MODULES)
