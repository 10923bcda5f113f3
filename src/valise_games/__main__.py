"""`python -m valise_games` is the `valise` command."""

import sys

from valise_games.cli import main

sys.exit(main())
