"""Random legal games of every game, with every option and number of seats, in search of faults: `valise bench fuzz`.

A game that raises an error, leaves a seat without an option or never ends is saved as a file that plays it again.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress, TextColumn, TimeElapsedColumn

from valise_games.games import BadSetup, Entry, catalogue, find
from valise_games.games.game import Game
from valise_games.rules import FastDice, Record

LONGEST = 1_000_000  # decisions: random play of any game ends long before
MOST_DUMPS = 10
SECONDS = 10.0  # that it plays, unless something else is asked for
PLAIN_TABLE = 3  # one game in so many has the options that are usual


class DeadEnd(Exception):
    """A position from which a game cannot go on as it should."""


@dataclass
class FuzzGame:
    """A game as it was set up and played; `actions` are pairs of seat and action."""

    game: str
    variant: str
    seats: int
    options: dict[str, int | bool]
    seed: int
    actions: list[tuple[int, int]] = field(default_factory=list)
    problem: str = ""


def main(chosen: argparse.Namespace) -> int:
    """Plays games, or plays a saved one again. Returns 1 if a fault was found."""
    if chosen.replay is not None:
        return play_again(load(chosen.replay))
    entries = [find(game) for game in chosen.game] if chosen.game else list(catalogue.values())
    seconds = SECONDS if chosen.number is None and chosen.seconds is None else chosen.seconds
    seed = time.time_ns() % 2**32 if chosen.seed is None else chosen.seed
    return fuzz(entries, chosen.number, seconds, seed, chosen.folder)


def fuzz(entries: Sequence[Entry], number: int | None, seconds: float | None, seed: int, folder: Path) -> int:
    began = time.monotonic()
    played = decisions = 0
    dumps: list[Path] = []
    columns = TextColumn("{task.description}"), TimeElapsedColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("playing", total=None)
        for table in deal(entries, seed):
            if number is not None and played >= number:
                break
            if seconds is not None and time.monotonic() - began >= seconds:
                break
            where = f"{table.game} ({table.variant}), {table.seats} seats"
            progress.update(task, description=f"{played:,} games, {decisions:,} decisions · {where}")
            try:
                play(table)
            except Exception as error:
                table.problem = f"{type(error).__name__}: {error}"
                dumps.append(save(table, folder))
                progress.console.print(f"{where}: {table.problem}; saved in {dumps[-1]}", highlight=False)
                if len(dumps) == MOST_DUMPS:
                    break
            played += 1
            decisions += len(table.actions)
    verdict = f"{len(dumps)} at fault" if dumps else "no fault"
    took = time.monotonic() - began
    print(f"{played:,} random games, {decisions:,} decisions in {took:.0f} s from seed {seed}: {verdict}")
    return 1 if dumps else 0


def deal(entries: Sequence[Entry], seed: int) -> Iterator[FuzzGame]:
    """Tables without end: each game, variant and number of seats in turn, with options at random."""
    kinds = [
        (entry, variant, seats) for entry in entries for variant in entry.boards for seats in entry.seats_of(variant)
    ]
    for i in count():
        entry, variant, seats = kinds[i % len(kinds)]
        dice = FastDice((seed << 32) + i)
        options: dict[str, int | bool] = {}
        if dice.roll(PLAIN_TABLE) > 0:
            for option in entry.options:
                if isinstance(option.default, bool):
                    options[option.key] = dice.roll(2) == 1
                else:
                    span = len(option.values)
                    options[option.key] = option.values[dice.roll(span) >> dice.roll(span.bit_length())]  # often small
        yield FuzzGame(entry.id, variant, seats, entry.full_options(options), dice.word)


def play(table: FuzzGame) -> None:
    """Plays the whole game, any of the seats that owe a decision going first; each action is noted before it is
    taken."""
    game, s, chance = begin(table)
    dice = FastDice(table.seed + 1)
    while not game.is_over(s):
        if len(table.actions) == LONGEST:
            raise DeadEnd(f"not over after {LONGEST:,} decisions")
        open_to = decisions_owed(game, s)
        seat = list(open_to)[dice.roll(len(open_to))]
        action = open_to[seat][dice.roll(len(open_to[seat]))]
        table.actions.append((seat, action))
        game.step(s, seat, action, chance)


def decisions_owed(game: Game, s: Record) -> dict[int, list[int]]:
    """The options of every seat that owes a decision."""
    choices = [0] * (game.MOST_CHOICES + 1)
    owing = game.to_act(s)
    open_to = {}
    for seat in range(game.SEATS):
        if owing >> seat & 1:
            choices[0] = 0
            game.legal(s, seat, choices)
            options = open_to[seat] = choices[1 : choices[0] + 1]
            if not options:
                raise DeadEnd(f"seat {seat} owes a decision and has no option")
            if options != sorted(set(options)) or options[0] < 0 or options[-1] >= game.ACTIONS:
                raise DeadEnd(f"the options of seat {seat} are not actions in ascending order: {options}")
    if game.next_to_act(s) not in open_to:
        raise DeadEnd(f"seat {game.next_to_act(s)} is next, but the seats that owe a decision are {list(open_to)}")
    return open_to


def begin(table: FuzzGame) -> tuple[Game, Any, FastDice]:
    entry = find(table.game)
    game = entry.load("plain", table.variant)
    s = game.State()
    chance = FastDice(table.seed)
    seats = entry.check_seats(table.seats, table.variant)
    game.new_game(s, seats, entry.encode_options(table.options), chance)
    return game, s, chance


# ---------------------------------------------------------------------------------- dumps
def save(table: FuzzGame, folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"fuzz-{table.game}-{table.variant}-{table.seed:x}.json"
    path.write_text(json.dumps(asdict(table)) + "\n", encoding="utf-8")
    return path


def load(path: Path) -> FuzzGame:
    try:
        return FuzzGame(**json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError) as error:
        raise BadSetup(f"{path} is not a saved game: {error}") from None


def play_again(table: FuzzGame) -> int:
    """Plays a saved game up to its fault, and says what is there now."""
    game, s, chance = begin(table)
    done = 0
    try:
        for seat, action in table.actions:
            options = decisions_owed(game, s).get(seat, [])
            if action not in options:
                raise DeadEnd(f"seat {seat} took action {action}, and now may take {options}: the rules have changed")
            game.step(s, seat, action, chance)
            done += 1
        if not game.is_over(s):
            decisions_owed(game, s)
    except Exception as error:
        print(f"after {done} of {len(table.actions)} decisions, {type(error).__name__}: {error}\n{s}")
        return 1
    print(f"no fault in {done} decisions\n{s}")
    return 0
