"""Casanova in the terminal."""

from __future__ import annotations

from valise_games.terminal.casanova import board, choices, ending, papers, story, strip
from valise_games.terminal.casanova.names import Names
from valise_games.terminal.drawer import Drawer, Seating
from valise_games.terminal.modules import ModuleDrawer, Modules

MODULES = Modules[Names](board, papers, strip, choices, ending, story.Story)


def make(seating: Seating) -> Drawer:
    return ModuleDrawer(Names(seating), MODULES)
