"""Fits how chances to win are set right to games of Novices, and shows on other games how far they can be relied on.

python -m tools.chances [--games 200] [--only GAME]

Writes calibration.json in each game's folder, the table between the marks in docs/bots.md, and its picture.
"""

from __future__ import annotations

import argparse
import json
import math
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from valise_games.bots import win_chances
from valise_games.bots.policies import load_novice
from valise_games.bots.win_chances import Fit, Line
from valise_games.games import catalogue, find
from valise_games.rules import first_word

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "bots.md"
PICTURE = ROOT / "docs" / "pictures" / "chances.svg"
BETWEEN = re.compile(r"(?<=<!-- chances -->\n).*(?=<!-- /chances -->)", re.DOTALL)
LINES: tuple[Line, Line] = ("public", "true")
SHARPNESS = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.1, 1.2, 1.35, 1.5, 1.75, 2.0, 2.5, 3.0]
DOUBT = [0.001, 0.003, 0.01, 0.02, 0.03, 0.05, 0.08, 0.12, 0.16, 0.2, 0.3, 0.5]
MOMENTS = 4  # of each game
BINS = 10
FITTING, CHECKING = 1, 2  # seeds: what was fitted is checked on other games


class Moment(NamedTuple):
    """A moment of a game: the estimates of both lines, who was in, and how it ended."""

    public: list[float]
    true: list[float]
    seats_in: list[bool]
    shares: list[float]


def main() -> None:
    parser = argparse.ArgumentParser(description="Fits the chances to win, and says how far they can be relied on.")
    parser.add_argument("--games", type=int, default=200, help="of each number of seats, to fit and again to check")
    parser.add_argument("--only", metavar="GAME", help="only this game; the others stay as they are")
    given = parser.parse_args()
    fits: dict[str, dict[Line, dict[str, float]]] = {}
    found: dict[str, dict[Line, list[tuple[float, float]]]] = {}
    for game_id in [find(given.only).id] if given.only else catalogue:
        learnt = list(moments(game_id, given.games, FITTING))
        fits[game_id] = {line: best_fit(learnt, line)._asdict() for line in LINES}
        checked = list(moments(game_id, given.games, CHECKING))
        found[game_id] = {line: pairs(checked, line, Fit(**fits[game_id][line])) for line in LINES}
        print(game_id, fits[game_id], {line: round(error(found[game_id][line]), 3) for line in LINES}, flush=True)
    for game_id, fitted in fits.items():
        file = find(game_id).folder / win_chances.CALIBRATION
        others = json.loads(file.read_text()) if file.exists() else {}
        file.write_text(json.dumps(others | {game_id: fitted}, indent=2) + "\n")
    if not given.only:
        PAGE.write_text(BETWEEN.sub(lambda _: section(found, given.games), PAGE.read_text()))
        draw(found)


# ---------------------------------------------------------------------------------- games of Novices
def moments(game_id: str, games: int, seed: int) -> Iterator[Moment]:
    """Of games at the fewest seats, and at four or as many as there are."""
    entry = find(game_id)
    for seats in sorted({entry.seats[0], min(4, entry.seats[-1])}):
        states, shares = played(game_id, seats, games, seed)
        public, true = win_chances.estimates(entry, "standard", states, win_chances.PLAYOUTS)
        game: Any = entry.load("compiled")
        for i in range(len(states)):
            bits = game.seats_in(states[i])
            seats_in = [bool(bits >> seat & 1) for seat in range(seats)]
            yield Moment(public[i][:seats].tolist(), true[i][:seats].tolist(), seats_in, shares[i][:seats].tolist())


def played(game_id: str, seats: int, games: int, seed: int) -> tuple[Any, Any]:
    """Some states of each game, and how it ended."""
    entry = find(game_id)
    game: Any = entry.load("compiled")
    novice = load_novice(entry, entry.load("compiled"))
    rng: Any = np.array([first_word(1000 * seed + seats)], np.int64)
    options = np.array(entry.encode_options({}), np.int64)
    choices = np.zeros(game.MOST_CHOICES + 1, np.int16)
    dice = np.random.default_rng(seed)
    states, shares = [], []
    for _ in range(games):
        one = game.State.array(1)
        s, seen = one[0], []
        game.new_game(s, seats, options, rng)
        while not game.is_over(s):
            seen.append(one.copy())
            seat = game.next_to_act(s)
            choices[0] = 0
            game.legal(s, seat, choices)
            game.step(s, seat, novice.decide(s, seat, choices, rng), rng)
        returns = np.zeros(game.SEATS)
        game.returns(s, returns)
        for at in dice.integers(0, len(seen), MOMENTS):
            states.append(seen[at])
            shares.append(returns)
    return np.concatenate(states), np.array(shares)


# ---------------------------------------------------------------------------------- fitting, checking
def best_fit(learnt: list[Moment], line: Line) -> Fit:
    """The one under which what happened was least surprising."""
    fits = [Fit(sharpness, doubt) for sharpness in SHARPNESS for doubt in DOUBT]
    return min(fits, key=lambda fit: surprise(learnt, line, fit))


def surprise(learnt: list[Moment], line: Line, fit: Fit) -> float:
    total = 0.0
    for moment in learnt:
        chances = win_chances.calibrated(getattr(moment, line), moment.seats_in, fit)
        total -= sum(
            share * math.log(max(chance, 1e-4)) for chance, share in zip(chances, moment.shares, strict=True) if share
        )
    return total / len(learnt)


def pairs(checked: list[Moment], line: Line, fit: Fit) -> list[tuple[float, float]]:
    """Every seat's chance at every moment, and what became of it."""
    return [
        (chance, share)
        for moment in checked
        for chance, share in zip(
            win_chances.calibrated(getattr(moment, line), moment.seats_in, fit), moment.shares, strict=True
        )
    ]


def bins(told: list[tuple[float, float]]) -> list[tuple[float, float, int]]:
    """By tenths of the chance: its mean, the share that won, and how many there were."""
    sorted_out: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for chance, share in told:
        sorted_out[min(int(chance * BINS), BINS - 1)].append((chance, share))
    return [
        (sum(chance for chance, _ in one) / len(one), sum(share for _, share in one) / len(one), len(one))
        for one in sorted_out
        if one
    ]


def error(told: list[tuple[float, float]]) -> float:
    """How far chances and results are apart, on average over all that was told."""
    return sum(abs(chance - share) * many for chance, share, many in bins(told)) / len(told)


# ---------------------------------------------------------------------------------- showing
def section(found: dict[str, dict[Line, list[tuple[float, float]]]], games: int) -> str:
    told = [
        f"Checked on {games} games of Novices at each of two numbers of seats, other games than the chances were",
        "fitted to, at four moments of each, without the entries before them, by",
        f"`python -m tools.chances --games {games}`. Each cell: of the seats that were given such a chance, so many",
        "won. The last column is how far chance and result are apart on average, in points.",
        "",
    ]
    heads = [f"{10 * at}–{10 * at + 10} %" for at in range(BINS)]
    told += [f"| game, line | {' | '.join(heads)} | apart |", f"| --- |{' ---: |' * (BINS + 1)}"]
    for game_id, lines in found.items():
        for line, pairs_of in lines.items():
            by_bin = {min(int(mean * BINS), BINS - 1): share for mean, share, _ in bins(pairs_of)}
            cells = [f"{100 * by_bin[at]:.0f} %" if at in by_bin else "–" for at in range(BINS)]
            told.append(f"| {game_id}, {line} | {' | '.join(cells)} | {100 * error(pairs_of):.1f} |")
    return "\n".join([*told, "", f"![how far the chances can be relied on](pictures/{PICTURE.name})", ""])


def draw(found: dict[str, dict[Line, list[tuple[float, float]]]]) -> None:
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "valise"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(1, 2, figsize=(9, 4.4), sharey=True)
    for axis, line, title in zip(axes, LINES, ("what the table could know", "what was true"), strict=True):
        axis.plot([0, 1], [0, 1], color="#999", linewidth=1)
        for game_id, lines in found.items():
            told = bins(lines[line])
            axis.plot([mean for mean, _, _ in told], [share for _, share, _ in told], marker="o", label=game_id)
        axis.set_title(title)
        axis.set_xlabel("chance that was told")
    axes[0].set_ylabel("share that won")
    axes[0].legend(frameon=False)
    figure.tight_layout()
    figure.savefig(PICTURE, metadata={"Date": None})


if __name__ == "__main__":
    main()
