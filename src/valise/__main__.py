"""`python -m valise` is the `valise` command."""

import sys

from valise.cli import main

sys.exit(main())
