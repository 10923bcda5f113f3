"""Drivers: rule modules that work for any game. Load one with `valise_games.rules.load_driver(name, game)`."""
