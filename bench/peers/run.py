"""Our engine beside its peers, in one run on one core: make bench-peers

    python -m bench.peers.run [--rounds 9] [--seconds 0.3] [--json] [--doors]

All of them are measured in turns, round after round, in one process, by the time that its core spends on them. So what
counts is the ratio within a round; the table shows the middle one, the lowest and the highest. That the work is the
same is checked in the run, before and after; if it is not, there is no table.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
import warnings
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from statistics import median
from typing import Any

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ["OMP_NUM_THREADS"] = "1"
if hasattr(os, "sched_setaffinity"):  # before anything starts threads
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
warnings.filterwarnings("ignore")

from pettingzoo.classic import leduc_holdem_v4, texas_holdem_v4  # noqa: E402
from rich.console import Console  # noqa: E402
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: E402
from rich.table import Table  # noqa: E402

from bench import yardsticks  # noqa: E402
from bench.peers import doors, theirs  # noqa: E402
from bench.peers.ours import Ours  # noqa: E402
from bench.peers.same_work import Facts, OtherWork, check_jax, check_mean, check_tree  # noqa: E402
from valise_games.games import catalogue  # noqa: E402
from valise_games.rules.batch import Batch  # noqa: E402

GAMES_AT_ONCE = 1024
# Leduc: the first decision, the answer to a raise, the beginning of the second round, and the answer to a raise there.
POSITIONS = [[], [2], [1, 1], [1, 2, 1, 2]]
SIMULATIONS = 10_000
CURIOSITY = 13.0  # chips that can be lost


@dataclass
class Contender:
    key: str
    group: str
    name: str
    work: Callable[[int], int]
    first: int  # how much to begin with, until it is known how much fits into a window
    rates: list[float] = field(default_factory=list)


@dataclass(frozen=True)
class Bar:
    """What is asked for: that one is so many times another, or, without another, so many a second."""

    key: str
    to: str | None
    least: float
    words: str


BARS = [
    Bar("leduc", "leduc-rollouts", 3, "Leduc: random play to OpenSpiel's C++ rollouts"),
    Bar("leduc", "leduc-python", 30, "Leduc: random play to OpenSpiel's Python API"),
    Bar("liars-dice", "liars-dice-rollouts", 3, "liar's dice: random play to OpenSpiel's C++ rollouts"),
    Bar("liars-dice", "liars-dice-python", 30, "liar's dice: random play to OpenSpiel's Python API"),
    Bar("search", "ismcts", 1, "Leduc: search to OpenSpiel's C++ ISMCTS"),
    Bar("aec", "aec-texas", 16, "AEC: Casablanca to PettingZoo's Texas hold'em"),
    Bar("spiel", "spiel-liars", 2, "OpenSpiel: Casablanca to its own liar's poker in Python"),
    Bar("vec", "vec-sync", 30, "Gymnasium: the vector to gymnasium's sync"),
    Bar("casablanca-batch", None, 1.5e6, "Casablanca: batched, with observations and masks, decisions a second"),
]
REFERENCE = {
    "Leduc": "leduc-python", "liar's dice": "liars-dice-python", "search, Leduc": "ismcts", "AEC": "aec-texas",
    "OpenSpiel": "spiel-liars", "Gymnasium": "vec-sync",
}  # fmt: skip


def contenders(leduc: Ours, dice: Ours) -> list[Contender]:
    casablanca = Ours(catalogue["casablanca"], 4)
    found = [
        Contender("leduc", "Leduc", "valise, compiled", leduc.scored(), 100_000),
        Contender("leduc-rollouts", "Leduc", "OpenSpiel, rollouts in C++",
                  theirs.openspiel_rollouts("leduc_poker", leduc.length), 100_000),
        Contender("leduc-python", "Leduc", "OpenSpiel, Python API", theirs.openspiel_python("leduc_poker"), 1_000),
        Contender("leduc-plain", "Leduc", "valise, interpreted", leduc.interpreted(), 1_000),
        Contender("leduc-batch", "Leduc", f"valise, {GAMES_AT_ONCE} games, observations and masks",
                  leduc.batch(GAMES_AT_ONCE), 100_000),
        Contender("leduc-pgx", "Leduc", f"pgx, {GAMES_AT_ONCE} games, observations and masks",
                  theirs.pgx_leduc(GAMES_AT_ONCE), 10_000),
        Contender("leduc-rlcard", "Leduc", "RLCard", theirs.rlcard_leduc(), 1_000),
        Contender("leduc-pettingzoo", "Leduc", "PettingZoo", doors.aec(leduc_holdem_v4.env), 100),
        Contender("liars-dice", "liar's dice", "valise, compiled", dice.scored(), 100_000),
        Contender("liars-dice-rollouts", "liar's dice", "OpenSpiel, rollouts in C++",
                  theirs.openspiel_rollouts("liars_dice", dice.length), 100_000),
        Contender("liars-dice-python", "liar's dice", "OpenSpiel, Python API",
                  theirs.openspiel_python("liars_dice"), 1_000),
        Contender("liars-dice-plain", "liar's dice", "valise, interpreted", dice.interpreted(), 1_000),
        Contender("liars-dice-shimmy", "liar's dice", "PettingZoo, through Shimmy", theirs.shimmy("liars_dice"), 100),
        Contender("search", "search, Leduc", "valise, simulations",
                  leduc.search(POSITIONS, SIMULATIONS, CURIOSITY), 40_000),
        Contender("ismcts", "search, Leduc", "OpenSpiel, ISMCTS in C++, simulations",
                  theirs.openspiel_ismcts("leduc_poker", POSITIONS, SIMULATIONS, CURIOSITY), 40_000),
    ]  # fmt: skip
    for entry in catalogue.values():
        seats = min(4, entry.seats[-1])
        ours = casablanca if entry.id == "casablanca" else Ours(entry, seats)
        found.append(Contender(entry.id, "ours", f"{entry.name}, {seats} seats", ours.random_play(), 100_000))
    batch = f"Casablanca, {GAMES_AT_ONCE} games, observations and masks"
    found.append(Contender("casablanca-batch", "ours", batch, casablanca.batch(GAMES_AT_ONCE), 100_000))
    return [*found, *door_contenders()]


def door_contenders() -> list[Contender]:
    """The doors to a single game and to a vector, as users call them."""
    doors.compile_tables()
    return [
        Contender("aec", "AEC", "valise, Casablanca, 4 seats", doors.aec(doors.casablanca_aec), 1_000),
        Contender("aec-texas", "AEC", "PettingZoo, Texas hold'em", doors.aec(texas_holdem_v4.env), 100),
        Contender("spiel", "OpenSpiel", "valise, Casablanca, 4 seats",
                  theirs.openspiel_python("valise_casablanca(seats=4)"), 1_000),
        Contender("spiel-randolph", "OpenSpiel", "valise, Randolph's game, every roll a node",
                  theirs.openspiel_python("valise_randolph(seats=4)"), 1_000),
        Contender("spiel-kuhn", "OpenSpiel", "its own in Python, Kuhn poker",
                  theirs.openspiel_python("python_kuhn_poker"), 1_000),
        Contender("spiel-liars", "OpenSpiel", "its own in Python, liar's poker",
                  theirs.openspiel_python("python_liars_poker"), 1_000),
        Contender("vec", "Gymnasium", f"valise, Casablanca against Novices, {GAMES_AT_ONCE} games in a vector",
                  doors.vector("vector_entry_point", GAMES_AT_ONCE), 10_000),
        Contender("vec-sync", "Gymnasium", "the same, 8 games with sync", doors.vector("sync", 8), 100),
    ]  # fmt: skip


# ---------------------------------------------------------------------------------- measuring
def measure(all_of_them: list[Contender], rounds: int, seconds: float) -> None:
    """Each in its turn, for about so long; what the core gives to other programs meanwhile does not count."""
    columns = TextColumn("measuring {task.description}"), BarColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=(rounds + 1) * len(all_of_them))
        amounts = {}
        for one in all_of_them:
            progress.update(task, advance=1, description=one.name)
            one.work(one.first)  # what has to be compiled is compiled now
            amounts[one.key] = max(1, round(rate(one, one.first) * seconds))
        for _ in range(rounds):
            for one in all_of_them:
                progress.update(task, advance=1, description=one.name)
                one.rates.append(rate(one, amounts[one.key]))


def rate(one: Contender, amount: int) -> float:
    began = time.process_time()
    done = one.work(amount)
    return done / (time.process_time() - began)


def ratios(one: Contender, to: Contender) -> list[float]:
    """Sorted: the lowest first."""
    return sorted(mine / other for mine, other in zip(one.rates, to.rates, strict=True))


# ---------------------------------------------------------------------------------- the table
def show(all_of_them: list[Contender], rounds: int) -> None:
    by_key = {one.key: one for one in all_of_them}
    table = Table(title="One core, one run", caption=f"Medians of {rounds} rounds; ratios with the lowest and highest.")
    for head in ("", "what", "M/s", "ratio", "lowest … highest"):
        table.add_column(head, justify="left" if head in ("", "what") else "right")
    before = ""
    for one in all_of_them:
        if before not in ("", one.group):
            table.add_section()
        ratio = spread = ""
        if one.group in REFERENCE:
            found = ratios(one, by_key[REFERENCE[one.group]])
            ratio, spread = f"{median(found):.3g}", f"{found[0]:.3g} … {found[-1]:.3g}"
        group = one.group if one.group != before else ""
        table.add_row(group, one.name, f"{median(one.rates) / 1e6:.3g}", ratio, spread)
        before = one.group
    console = Console(width=120)
    console.print(table)
    for row in judged(by_key):
        verdict = "reached" if row["reached"] else "NOT reached"
        spread = f"{short(row['median'])} ({short(row['lowest'])} … {short(row['highest'])})"
        console.print(f"{row['what']}: {spread}, at least {short(row['least'])}: {verdict}", highlight=False)


def judged(by_key: dict[str, Contender]) -> list[dict[str, Any]]:
    rows = []
    for bar in BARS:
        if bar.key not in by_key:
            continue
        one = by_key[bar.key]
        found = ratios(one, by_key[bar.to]) if bar.to else sorted(one.rates)
        middle = median(found)
        rows.append({
            "what": bar.words, "median": middle, "lowest": found[0], "highest": found[-1], "least": bar.least,
            "reached": middle >= bar.least,
        })  # fmt: skip
    return rows


def short(number: float) -> str:
    return f"{number / 1e6:.2f} M" if number >= 1e5 else f"{number:.3g}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Our engine beside its peers, in one run on one core.")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.3, help="for each, in each round")
    parser.add_argument("--doors", action="store_true", help="the doors only, which takes a minute")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    if wanted.rounds < 1 or wanted.seconds <= 0:
        print("there must be a round at least, and some time for it", file=sys.stderr)
        return 2
    if wanted.doors:
        all_of_them = door_contenders()
        measure(all_of_them, wanted.rounds, wanted.seconds)
        show(all_of_them, wanted.rounds)
        return 0
    leduc, dice = Ours(yardsticks.find("leduc"), 2), Ours(yardsticks.find("liars-dice"), 2)
    try:
        trees = {"Leduc": check_tree("leduc", "leduc_poker"), "liar's dice": check_tree("liars-dice", "liars_dice")}
        check_jax(Batch(leduc.compiled, GAMES_AT_ONCE, leduc.seats, leduc.options))
        all_of_them = contenders(leduc, dice)
        measure(all_of_them, wanted.rounds, wanted.seconds)
        means = {name: check_mean(name, ours, trees[name]) for name, ours in (("Leduc", leduc), ("liar's dice", dice))}
    except OtherWork as error:
        print(error, file=sys.stderr)
        return 1
    games = {"Leduc": leduc.games, "liar's dice": dice.games}
    if wanted.json:
        rates = {one.key: {"name": f"{one.group}: {one.name}", "rates": one.rates} for one in all_of_them}
        checked = {name: {**asdict(facts), "games": games[name], "won": means[name]} for name, facts in trees.items()}
        bars = judged({one.key: one for one in all_of_them})
        print(json.dumps({"rates": rates, "bars": bars, "checked": checked}, indent=1))
    else:
        show(all_of_them, wanted.rounds)
        for name, facts in trees.items():
            print(told(name, facts, games[name], means[name]))
        print("JAX shares every array of a batch, and the snippet in docs/environments.md runs.")
    return 0


def told(name: str, facts: Facts, games: int, mean: float) -> str:
    return (
        f"{name} is OpenSpiel's: {facts.decisions:,} decisions, {facts.ends:,} ends, {facts.rolls:,} chance nodes; at "
        f"random the first seat wins {facts.mean:.6f}, and won {mean:.5f} in {games:,} games; NashConv of that "
        f"{facts.nash_conv:.6f}"
    )


if __name__ == "__main__":
    sys.exit(main())
