"""What a call of the rules takes from Python, interpreted and in machine code: python -m bench.house.compiled_rules

At positions of a random game of Casablanca with four seats: for a server it is one call at a time that counts, with a
plain state at its end, which views and stories are written from.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

from valise_games.games import find
from valise_games.play import Match
from valise_games.rules.chance import FastDice

POSITIONS, TIMES = 200, 7


def main() -> None:
    entry = find("casablanca")
    plain, compiled = (entry.load(mode, "standard") for mode in ("plain", "compiled"))
    match, luck, dice = Match.new("casablanca", 4, seed=1), Random(2), FastDice(1)
    positions: list[tuple[Any, int, int]] = []
    while len(positions) < POSITIONS:
        seat = luck.choice(match.to_act)
        number = luck.choice(match.legal_numbers(seat))
        positions.append((match._state.copy(), seat, number))
        match.play(seat, match.action(number))
    records = compiled.State.array(POSITIONS)
    for record, (state, _, _) in zip(records, positions, strict=True):
        state.pack(record)
    known = compiled.State.array(1)[0]
    choices: Any = np.zeros(compiled.MOST_CHOICES + 1, np.int64)

    def step(place: int) -> None:
        state, seat, number = positions[place]
        plain.step(state.copy(), seat, number, dice)

    def legal_compiled(place: int) -> None:
        choices[0] = 0
        compiled.legal(records[place], positions[place][1], choices)

    calls: dict[str, Callable[[int], Any]] = {
        "plain, copy and step": step,
        "plain, blank": lambda place: plain.blank(positions[place][0], positions[place][1], plain.State()),
        "plain, legal": lambda place: plain.legal(*positions[place][:2], [0] * (plain.MOST_CHOICES + 1)),
        "compiled, blank": lambda place: compiled.blank(records[place], positions[place][1], known),
        "compiled, legal": legal_compiled,
        "a plain state of a record": lambda place: plain.State.unpack(records[place]),
    }
    for name, call in calls.items():
        print(f"{name}: {least(call):.1f} µs")


def least(call: Callable[[int], Any]) -> float:
    """Microseconds for a call, the least of several rounds over all positions."""
    times = []
    for _ in range(TIMES):
        began = time.perf_counter()
        for place in range(POSITIONS):
            call(place)
        times.append(time.perf_counter() - began)
    return min(times) / POSITIONS * 1e6


if __name__ == "__main__":
    main()
