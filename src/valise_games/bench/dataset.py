"""How fast datasets are made, checked by the plain rules, and how large they are."""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from valise_games.arena.game_runner import RunSettings
from valise_games.games import Entry, catalogue, find
from valise_games.research.dataset import Parts, as_table, make_card, read_dataset
from valise_games.research.dataset_check import check
from valise_games.research.recorder import Recorder


class Made(NamedTuple):
    """Decisions a second of CPU time, on one core, and octets a decision."""

    game: str
    bot: str
    seats: int
    decisions: int
    per_second: float
    checked_per_second: float
    size: float


def measure(entry: Entry, bot: str, games: int) -> Made:
    seats = entry.seats[0]
    table = RunSettings(entry.id, "standard", seats, entry.full_options({}), 1)
    recorder = Recorder(table, [bot])
    recorder.play(0, 1)  # what is compiled for it
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.parquet"
        began = time.process_time()
        parts = Parts(path, make_card("bench", entry, recorder, games, False, {}))
        parts.begin()
        parts.note(0, as_table(recorder, recorder.play(0, games), parts.card))
        decisions = parts.join(1)
        made = time.process_time() - began
        began = time.process_time()
        checked = sum(check(read_dataset(path), max(1, games // 10)))
        took = time.process_time() - began
        return Made(entry.id, bot, seats, decisions, decisions / made, checked / took, path.stat().st_size / decisions)


def main(chosen: argparse.Namespace) -> int:
    """Prints a line for each game and bot."""
    for game in chosen.game or catalogue:
        for bot in ("random", "novice"):
            made = measure(find(game), bot, chosen.games)
            print(
                f"{made.game}, {made.seats} seats, {made.bot}: {made.decisions:,} decisions, made "
                f"{made.per_second:,.0f} and checked {made.checked_per_second:,.0f} decisions/s, "
                f"{made.size:.1f} bytes a decision",
                flush=True,
            )
    return 0
