"""`valise dataset`: games by chosen bots as Parquet, and the check of such a file."""

from __future__ import annotations

import argparse
import multiprocessing
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import TYPE_CHECKING, Any

from valise_games.games import find
from valise_games.games.option_text import read_options
from valise_games.games.whole_numbers import whole_number
from valise_games.research import ResearchTrouble

if TYPE_CHECKING:
    from valise_games.arena.game_runner import RunSettings

ABOUT = """\
Plays games between bots and keeps every decision, one row each: what the seat knew, what it could do, what it did, what
was true, and what came of it. docs/datasets.md tells the columns. A run that was stopped goes on when the same command
is given again; the file appears when it is whole, with its card beside it.
"""
EXAMPLES = """\
examples:
  valise dataset casablanca --bots novice --games 10000 --out novices.parquet
  valise dataset agent --bots master,novice --seats 2 --games 1000 --out agent.parquet
  valise dataset --verify agent.parquet          replay every game by the plain rules

One bot has all seats; several take turns: in game g seat s is played by number (s + g) of the list, counted round.
"""
CHUNK = 128  # games of a part
MOST_GAMES, MOST_SEED, MOST_WORKERS = 10_000_000, 2**28, 1024
USUAL_GAMES = 1000


def add_parser(commands: argparse._SubParsersAction[Any]) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(
        "dataset", help="games by bots as Parquet, one row a decision", description=ABOUT, epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("game", metavar="GAME", nargs="?", help="agent, casablanca…; see valise games")
    parser.add_argument("--bots", default="novice", metavar="NAMES", help="as in the arena, with commas (novice)")
    parser.add_argument("--seats", type=int, metavar="N", help="how many play (the fewest that the game allows)")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game")
    parser.add_argument("--variant", default="standard", metavar="NAME", help="standard, or small to try it out")
    parser.add_argument("--games", type=int, metavar="N", help=f"how many ({USUAL_GAMES}); with --verify the first N")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="deal other games (1)")
    parser.add_argument("--observations", action="store_true", help="also what was known as the environments show it")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes (1)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where to, as games.parquet")
    parser.add_argument("--verify", type=Path, metavar="FILE", help="replay and compare the games of this file instead")
    return parser


def run(chosen: argparse.Namespace) -> int:
    """Makes the dataset, or checks one. Raises ResearchTrouble, BadSetup, UnknownBot and ArenaTrouble."""
    if chosen.verify is not None:
        if chosen.game or chosen.out:
            raise ResearchTrouble("--verify checks a file as it is: leave out the game and --out")
        return _verify(chosen.verify, chosen.games)
    if chosen.game is None or chosen.out is None:
        raise ResearchTrouble("name a game and --out FILE, or a dataset to check: --verify FILE")
    return _make(chosen)


def _make(chosen: argparse.Namespace) -> int:
    from valise_games import __version__
    from valise_games.arena.entrants import check_entrant, check_net, made_from
    from valise_games.arena.game_runner import RunSettings
    from valise_games.arena.progress import with_progress
    from valise_games.research.dataset import Parts, make_card
    from valise_games.research.recorder import Recorder

    games = whole_number(USUAL_GAMES if chosen.games is None else chosen.games, "--games is", 1, MOST_GAMES)
    workers = whole_number(chosen.workers, "--workers is", 1, MOST_WORKERS)
    entry = find(chosen.game)
    variant = entry.check_variant(chosen.variant)
    seats = entry.check_seats(entry.seats_of(variant)[0] if chosen.seats is None else chosen.seats, variant)
    bots = [name.strip() for name in chosen.bots.split(",") if name.strip()]
    if not 1 <= len(bots) <= seats:
        raise ResearchTrouble(f"--bots names one to {seats} bots, as many as there are seats, not {len(bots)}")
    for name in bots:
        check_entrant(name, entry.id, variant)
        check_net(name, entry.id, variant)
    options = entry.full_options(read_options(chosen.option))
    table = RunSettings(entry.id, variant, seats, options, whole_number(chosen.seed, "--seed is", 0, MOST_SEED))
    if chosen.out.exists():
        raise ResearchTrouble(f"{chosen.out} is there already: give another --out, or take it away")
    recorder = Recorder(table, bots)
    card = make_card(__version__, entry, recorder, games, chosen.observations, made_from(bots, entry.id))
    parts = Parts(chosen.out, card)
    parts.begin()
    many = -(-games // CHUNK)
    left = [number for number in range(many) if not parts.file(number).exists()]
    began = time.monotonic()
    done = games - sum(_games_of(number, games) for number in left)
    try:
        finished = _here(recorder, parts, left) if workers == 1 else _by(workers, table, bots, parts, left)
        each = (game for number in finished for game in range(_games_of(number, games)))
        for _ in with_progress(each, f"{entry.name}, {', '.join(bots)}", done, games):
            pass
    except KeyboardInterrupt:
        there = sum(parts.file(number).exists() for number in range(many))
        raise ResearchTrouble(f"stopped with {there} of {many} parts; the same command goes on") from None
    decisions = parts.join(many)
    seconds = time.monotonic() - began
    print(f"{chosen.out}: {games:,} games, {decisions:,} decisions, {chosen.out.stat().st_size / 1e6:.1f} MB, "
          f"{seconds:.1f} s")  # fmt: skip
    return 0


def _games_of(number: int, games: int) -> int:
    return min(CHUNK, games - number * CHUNK)


def _here(recorder: Any, parts: Any, numbers: Iterable[int]) -> Iterator[int]:
    from valise_games.research.dataset import as_table

    for number in numbers:
        first = number * CHUNK
        recorded = recorder.play(first, first + _games_of(number, parts.card["games"]))
        parts.note(number, as_table(recorder, recorded, parts.card))
        yield number


_at_work: dict[str, Any] = {}  # of a worker process


def _by(workers: int, table: RunSettings, bots: list[str], parts: Any, numbers: list[int]) -> Iterator[int]:
    spawning = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=spawning, initializer=_begin_work, initargs=(table, bots, parts))
    try:
        for done in as_completed([pool.submit(_work, number) for number in numbers]):
            yield done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _begin_work(table: RunSettings, bots: list[str], parts: Any) -> None:
    from valise_games.research.recorder import Recorder

    _at_work.update(recorder=Recorder(table, bots), parts=parts)


def _work(number: int) -> int:
    (done,) = _here(_at_work["recorder"], _at_work["parts"], [number])
    return done


def _verify(path: Path, most: int | None) -> int:
    from valise_games.arena.progress import with_progress
    from valise_games.research.dataset import read_dataset
    from valise_games.research.dataset_check import check

    most = None if most is None else whole_number(most, "--games is", 1, MOST_GAMES)
    dataset = read_dataset(path)
    games = dataset.card["games"]
    decisions = list(
        with_progress(check(dataset, most), f"checking {path}", 0, games if most is None else min(most, games))
    )
    print(f"{path} is good: {len(decisions):,} games, {sum(decisions):,} decisions, each as the plain rules have it.")
    return 0
