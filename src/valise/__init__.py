"""Valise: a house for five out-of-print games of bluff and deduction."""

from valise.games import BadSetup, catalogue
from valise.play import BadRecord, IllegalAction, Match, verify

__all__ = ["BadRecord", "BadSetup", "IllegalAction", "Match", "catalogue", "verify"]
