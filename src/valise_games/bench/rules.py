"""The speed of the rules on one core: `valise bench rules`."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from valise_games.games import BadSetup, Entry, catalogue, find
from valise_games.rules import FastDice, first_word, load_driver

ROUNDS = 9
DEPTH = 100  # decisions in a rollout
ROOTS = 4  # positions searched, at different points of a game
SEED = 11


def main(chosen: argparse.Namespace) -> int:
    """Measures the games named, or all of them, with the numbers of seats named, or all of them."""
    rows = measure([Case(entry, number) for entry, number in choose(chosen.game, chosen.seats)])
    if chosen.json:
        print(json.dumps(rows, indent=1))
    else:
        show(rows)
    return 0


def choose(games: Sequence[str] | None, seats: Sequence[int] | None) -> list[tuple[Entry, int]]:
    entries = [find(game) for game in games] if games else list(catalogue.values())
    found = [(entry, number) for entry in entries for number in entry.seats if not seats or number in seats]
    if not found:
        numbers = ", ".join(f"{entry.id} {entry.seats[0]} to {entry.seats[-1]}" for entry in entries)
        raise BadSetup(f"no game has so many seats: {numbers}")
    return found


class Case:
    """One game with one number of seats, and all that is measured about it."""

    def __init__(self, entry: Entry, seats: int) -> None:
        self.game = entry.id
        self.seats = seats
        self.options = entry.encode_options({})
        plain, compiled = entry.load("plain"), entry.load("compiled")
        self.state = plain.State()
        self.dice = FastDice(SEED)
        self.plain_play = load_driver("valise_games.rules.drivers.random_play", plain).play_random
        self.record = compiled.State.array(1)[0]
        self.numbers = np.array(self.options, np.int64)
        self.word = np.array([first_word(SEED)], np.int64)
        self.driver = load_driver("valise_games.rules.drivers.random_play", compiled)
        policy = load_driver("valise_games.rules.drivers.random_policy", compiled)
        self.searcher = load_driver("valise_games.rules.drivers.search", compiled, policy=policy).Searcher(seed=SEED)
        self.roots = [self.root(compiled, 30 + 30 * i) for i in range(ROOTS)]
        self.state_bytes = compiled.State.dtype().itemsize
        self.yardstick = load_driver("valise_games.bench.yardstick", compiled)
        self.work: dict[str, Callable[[], float]] = {
            "interpreted": self.interpreted,
            "compiled": self.compiled,
            "search": self.search,
            "yardstick": self.throws,
        }
        for what in self.work.values():  # what has to be compiled is compiled now
            what()

    def root(self, game: Any, decisions: int) -> tuple[Any, int]:
        """What the seat to act knows after so many random decisions."""
        s, known = game.State.array(1), game.State.array(1)
        self.driver.play_random(s[0], self.seats, self.numbers, decisions, self.word)
        seat = int(game.next_to_act(s[0]))
        game.blank(s[0], seat, known[0])
        return known, seat

    def interpreted(self) -> float:
        """Decisions per second."""
        return rate(10_000, lambda n: self.plain_play(self.state, self.seats, self.options, n, self.dice))

    def compiled(self) -> float:
        """Decisions per second."""
        play = self.driver.play_random
        return rate(1_000_000, lambda n: play(self.record, self.seats, self.numbers, n, self.word))

    def search(self) -> float:
        """Simulations per second."""

        def search_all(n: int) -> None:
            for known, seat in self.roots:
                self.searcher.search(known, seat, n // ROOTS, DEPTH)

        return rate(8_000, search_all)

    def throws(self) -> float:
        """Turns of the yardstick's loop per second."""
        return rate(20_000_000, lambda n: self.yardstick.throw(n, self.word))


def rate(amount: int, work: Callable[[int], object]) -> float:
    """Per second of the core's own time: what it gives to other programs meanwhile does not count."""
    began = time.thread_time()
    work(amount)
    return amount / (time.thread_time() - began)


def measure(cases: list[Case]) -> list[dict[str, Any]]:
    """Round by round over all cases, so that a disturbance does not fall on one alone; then the medians."""
    found: dict[tuple[int, str], list[float]] = {}
    columns = TextColumn("measuring {task.description}"), BarColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=ROUNDS * len(cases))
        for _ in range(ROUNDS):
            for number, case in enumerate(cases):
                progress.update(task, description=f"{case.game}, {case.seats} seats")
                for what, work in case.work.items():
                    found.setdefault((number, what), []).append(work())
                progress.advance(task)
    yardstick = median(value for (_, what), values in found.items() if what == "yardstick" for value in values)
    return [
        {
            "game": case.game,
            "seats": case.seats,
            "interpreted_us": round(1e6 / median(found[number, "interpreted"]), 2),
            "compiled_per_s": round(median(found[number, "compiled"])),
            "search_per_s": round(median(found[number, "search"])),
            "state_bytes": case.state_bytes,
            "yardstick": round(yardstick),
        }
        for number, case in enumerate(cases)
    ]


def show(rows: list[dict[str, Any]]) -> None:
    yardstick = rows[0]["yardstick"] / 1e6
    table = Table(caption=f"One core, medians of {ROUNDS} rounds. Yardstick: {yardstick:,.0f} M loops/s.")
    table.add_column("game")
    heads = ("seats", "interpreted\nµs/decision", "compiled\nM decisions/s", "search\nk simulations/s", "state\nbytes")
    for head in heads:
        table.add_column(head, justify="right")
    before = ""
    for row in rows:
        if before not in ("", row["game"]):
            table.add_section()
        table.add_row(
            row["game"] if row["game"] != before else "",
            str(row["seats"]),
            f"{row['interpreted_us']:.1f}",
            f"{row['compiled_per_s'] / 1e6:.1f}",
            f"{row['search_per_s'] / 1e3:.0f}",
            str(row["state_bytes"]),
        )
        before = row["game"]
    Console().print(table)
