"""Trains a net for a yardstick: python -m bench.yardsticks.train GAME, with what `valise train` takes besides."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from bench import yardsticks
from valise_games.errors import ValiseError
from valise_games.training.command import add_parser, train


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command; gives its exit code: 0, or 2 after a complaint."""
    parser = add_parser(argparse.ArgumentParser().add_subparsers())
    parser.description, parser.epilog, parser.prog = __doc__, None, "python -m bench.yardsticks.train"
    try:
        return train(parser.parse_args(arguments), yardsticks.find)
    except ValiseError as complaint:
        print(complaint, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
