"""Valise: a house for five out-of-print games of bluff and deduction."""

from importlib import import_module
from typing import Any

from valise_games.errors import ValiseError
from valise_games.games import BadSetup, catalogue
from valise_games.play import BadRecord, IllegalAction, Match, verify

__version__ = "0.2.0"
__all__ = [
    "BadRecord",
    "BadSetup",
    "IllegalAction",
    "Match",
    "ValiseError",
    "__version__",
    "catalogue",
    "exploitability",
    "verify",
]


def __getattr__(name: str) -> Any:
    """`exploitability`, which needs NumPy and Numba, is brought when it is asked for."""
    if name == "exploitability":
        return import_module("valise_games.research.exploitability").exploitability
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
