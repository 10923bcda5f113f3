"""The speed of the text door on one core: `valise bench text`."""

from __future__ import annotations

import argparse
import time
from random import Random

from valise_games.doors.text import TextTable
from valise_games.games import catalogue, find
from valise_games.games.whole_numbers import whole_number

SEED = 11


def main(chosen: argparse.Namespace) -> int:
    """Prints a line for each game named, or for all of them."""
    turns = whole_number(chosen.turns, "--turns is", 1)
    for entry in [find(game) for game in chosen.game] if chosen.game else catalogue.values():
        warm_up, again = (rate(entry.id, turns, first) for first in (SEED, SEED + turns))
        print(f"{entry.id}: {again:,.0f} turns/s of the core's own time ({warm_up:,.0f} at first)", flush=True)
    return 0


def rate(game: str, turns: int, seed: int) -> float:
    """Turns a second of games with these seeds, each decided by chance."""
    random, done, began = Random(seed), 0, time.thread_time()
    while done < turns:
        table = TextTable(game, seed=seed)
        seed += 1
        while not table.over and done < turns:
            table.prompt()
            table.answer(str(random.randint(1, len(table.seats[table.seat].options().actions))))
            done += 1
    return turns / (time.thread_time() - began)
