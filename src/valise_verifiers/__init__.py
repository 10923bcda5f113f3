"""By this name verifiers finds the games: it takes modules at the top only. See valise_games.doors.verifiers."""

from valise_games.doors.verifiers import AloneHarness, ValiseEnv, ValiseTaskset

__all__ = ["AloneHarness", "ValiseEnv", "ValiseTaskset"]
