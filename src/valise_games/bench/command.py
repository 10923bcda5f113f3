"""`valise bench`: measure the rules, or try to break them."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    about = "Measure the rules, the tables and the data, or try to break the rules."
    bench = commands.add_parser(
        "bench", help="measure how fast it all is, or try to break the rules", description=about
    )
    kinds = bench.add_subparsers(title="commands", metavar="COMMAND", required=True)
    rules = kinds.add_parser(
        "rules",
        help="how fast they are on this machine",
        description="Decisions a second, interpreted and compiled, and simulations of the search, on one core.",
    )
    rules.add_argument("--json", action="store_true", help="a list of objects instead of a table")
    rules.add_argument("--game", action="append", metavar="GAME", help="only this game; can be repeated")
    rules.add_argument("--seats", action="append", type=int, metavar="N", help="only so many seats; can be repeated")
    rules.set_defaults(run=_main_of("rules"))

    prompts = kinds.add_parser(
        "prompts",
        help="how often a person is asked at a table with bots",
        description="How often a person is asked in a median game against bots, how many of these questions had one "
        "answer only, and how long the game takes at the usual pace.",
    )
    prompts.add_argument("--json", action="store_true", help="a list of objects instead of a table")
    prompts.add_argument("--game", action="append", metavar="GAME", help="only this game; can be repeated")
    prompts.add_argument("--seats", action="append", type=int, metavar="N", help="only so many seats; can be repeated")
    prompts.add_argument("--bots", action="append", metavar="LEVEL", help="only bots of this level; can be repeated")
    prompts.add_argument("--games", type=int, metavar="N", help="how many games of each kind")
    prompts.add_argument(
        "--person", choices=("novice", "passive"), default="novice",
        help="how the person plays: like a Novice, or letting everything pass and moving by chance",
    )  # fmt: skip
    prompts.set_defaults(run=_main_of("prompts"), extra="house")

    text = kinds.add_parser(
        "text",
        help="how fast prompts are made and answers read",
        description="Turns a second of the text door on one core: a prompt, an answer by its number, and the step. "
        "No game is played twice; what is said for the first time counts, too.",
    )
    text.add_argument("--game", action="append", metavar="GAME", help="only this game; can be repeated")
    text.add_argument("--turns", type=int, default=3000, metavar="N", help="turns of each game (3000)")
    text.set_defaults(run=_main_of("text"))

    dataset = kinds.add_parser(
        "dataset",
        help="how fast datasets are made and checked",
        description="Decisions a second of CPU time on one core: played, put in order and written as Parquet by valise "
        "dataset, and replayed by valise dataset --verify; and how large the file is.",
    )
    dataset.add_argument("--game", action="append", metavar="GAME", help="only this game; can be repeated")
    dataset.add_argument("--games", type=int, default=500, metavar="N", help="games of each kind (500)")
    dataset.set_defaults(run=_main_of("dataset"), extra="datasets")

    fuzz = kinds.add_parser(
        "fuzz",
        help="random games, with every check there is",
        description="Plays random games with every check there is, and saves a game in which one fails.",
    )
    fuzz.add_argument("--game", action="append", metavar="GAME", help="only this game; can be repeated")
    fuzz.add_argument("--number", type=int, metavar="N", help="how many games")
    fuzz.add_argument("--seconds", type=float, metavar="S", help="or for how long (10 seconds)")
    fuzz.add_argument("--seed", type=int, metavar="N", help="play the same games again")
    fuzz.add_argument("--folder", type=Path, default=Path(), metavar="FOLDER", help="where a failed game is saved")
    fuzz.add_argument("--replay", type=Path, metavar="FILE", help="play a saved game again")
    fuzz.set_defaults(run=_main_of("fuzz"))


def _main_of(module: str) -> Callable[[argparse.Namespace], int]:
    """Runs `main` of a module of this package, which is imported only then: they need what other commands do not."""

    def run(chosen: argparse.Namespace) -> int:
        return int(import_module(f"valise_games.bench.{module}").main(chosen))

    return run
