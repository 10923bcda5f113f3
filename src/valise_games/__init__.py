"""Valise: a house for five out-of-print games of bluff and deduction."""

from valise_games.errors import ValiseError
from valise_games.games import BadSetup, catalogue
from valise_games.play import BadRecord, IllegalAction, Match, verify

__version__ = "0.2.0"
__all__ = ["BadRecord", "BadSetup", "IllegalAction", "Match", "ValiseError", "__version__", "catalogue", "verify"]
