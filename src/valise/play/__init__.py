"""A match: seed and log of actions in, states, views, stories and records out."""

from valise.play.match import IllegalAction, Match
from valise.play.record import BadRecord, verify
from valise.play.review import review

__all__ = ["BadRecord", "IllegalAction", "Match", "review", "verify"]
