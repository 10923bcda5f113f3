"""Writes docs/games.md: the games at a glance, with lengths measured in games between Novices.

python -m tools.games            (make docs)
"""

from __future__ import annotations

import statistics
from pathlib import Path

import numpy as np

from valise_games import catalogue
from valise_games.bots.policies import load_novice
from valise_games.games.entry import Entry
from valise_games.rules import first_word, load_driver

PAGE = Path(__file__).resolve().parent.parent / "docs/games.md"
GAMES = 400  # at each number of seats

INTRODUCTION = f"""\
# The games at a glance

Written by `make docs`; do not edit. The rounds are medians of {GAMES} games between Novices at each number of seats;
*to the end* is the share of them that ended before the round cap.

"""


def lengths(entry: Entry, seats: int) -> tuple[float, float]:
    """The median rounds of games between Novices, and the share that ended before the cap."""
    game = entry.load("compiled")
    novice = load_novice(entry, game)
    driver = load_driver("tools.policy_play", game, first=novice, second=novice)
    states = game.State.array(GAMES)
    options = np.array(entry.encode_options({}), np.int64)
    rng = np.array([first_word(seats)], np.int64)
    driver.play_games(states, seats, options, np.zeros(GAMES, np.int64), rng)
    rounds = [int(state["round"]) + 1 for state in states]
    cap = int(entry.full_options({})["round_cap"])
    return statistics.median(rounds), sum(count <= cap for count in rounds) / GAMES


def row(entry: Entry) -> str:
    measured = [lengths(entry, seats) for seats in entry.seats]
    rounds = [median for median, _ in measured]
    span = f"{min(rounds):.0f}–{max(rounds):.0f}"
    ended = min(share for _, share in measured)
    folder = entry.package.rpartition(".")[2]
    name = f"[{entry.name}](../src/valise_games/games/{folder}/RULES.en.md)"
    credit = " and ".join(entry.designers) + (f", {entry.year}" if entry.year else "")
    seats = f"{entry.seats[0]}–{entry.seats[-1]}"
    secrets = f"{entry.hidden} | {entry.bluffed}"
    return f"| {name} (`{entry.id}`) | {credit} | {seats} | {secrets} | {span} | {100 * ended:.1f} % |\n"


def page() -> str:
    head = "| game | by | seats | hidden | bluffed | rounds | to the end |\n"
    return INTRODUCTION + head + "| --- " * 7 + "|\n" + "".join(row(entry) for entry in catalogue.values())


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
