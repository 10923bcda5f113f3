"""`python -m valise_games.arena` is `valise arena`, where nothing but the bots' own needs is installed."""

import sys

from valise_games.arena.command import main

if __name__ == "__main__":  # workers import this file too
    sys.exit(main())
