"""A match: seed and log of actions in, states, views, stories and records out."""

from valise_games.play.match import IllegalAction, Match
from valise_games.play.record import BadRecord, verify
from valise_games.play.review import review, turning_points

__all__ = ["BadRecord", "IllegalAction", "Match", "review", "turning_points", "verify"]
