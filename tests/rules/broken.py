"""A driver that fails while it is loaded."""

from valise_games.rules import given

game = given("game")
raise RuntimeError("broken on purpose")
