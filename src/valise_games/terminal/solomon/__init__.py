"""Agent and Casablanca in the terminal."""

from __future__ import annotations

from valise_games.terminal.drawer import Drawer, Seating
from valise_games.terminal.modules import ModuleDrawer, Modules
from valise_games.terminal.solomon import board, choices, ending, papers, story, strip
from valise_games.terminal.solomon.names import Names

MODULES = Modules[Names](board, papers, strip, choices, ending, story.Story)


def make(seating: Seating) -> Drawer:
    return ModuleDrawer(Names(seating), MODULES)
