"""Drivers: rule modules that work for any game. Load one with `valise.rules.load_driver(name, game)`."""
