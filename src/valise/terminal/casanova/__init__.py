"""Casanova in the terminal."""

from __future__ import annotations

from valise.terminal.casanova import board, choices, ending, papers, story, strip
from valise.terminal.casanova.names import Names
from valise.terminal.drawer import Drawer, Seating
from valise.terminal.modules import ModuleDrawer, Modules

MODULES = Modules[Names](board, papers, strip, choices, ending, story.Story)


def make(seating: Seating) -> Drawer:
    return ModuleDrawer(Names(seating), MODULES)
