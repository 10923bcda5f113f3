"""A driver that fails while it is loaded."""

from valise.rules import given

game = given("game")
raise RuntimeError("broken on purpose")
