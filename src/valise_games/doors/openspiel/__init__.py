"""The games in OpenSpiel: whoever imports this can load them there, as `valise_casablanca(seats=4)`."""

try:
    import pyspiel  # noqa: F401  # only to say in one sentence what is missing
except ImportError as error:
    raise ImportError("valise_games.doors.openspiel needs OpenSpiel: pip install 'valise-games[openspiel]'") from error

from valise_games.doors.openspiel.game import ValiseGame, ValiseState, register

__all__ = ["ValiseGame", "ValiseState"]

register()
