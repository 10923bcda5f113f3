"""`python -m valise_games` is the `valise` command; `arena` works so where nothing but its bots' needs is installed."""

import sys

from valise_games.cli import main

if __name__ == "__main__":  # workers of the arena import this file too
    sys.exit(main())
