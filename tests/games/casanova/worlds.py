"""Where Casanova can be, found the long way: every world that fits what a watcher was told, counted one by one.

A world is where he began and what each hidden choice was. It knows nothing of weights: it reads a story.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

from tests.games.casanova.table import Holder, Table

Told = dict[str, Any]


def holder_of(told: Told) -> Holder:
    holder: Holder = told["lady"] if "lady" in told else told["theatre"]
    return holder


def worlds(events: Iterable[Told], seats: int, watcher: int | None) -> dict[Holder, Fraction]:
    """The share of each place among the worlds that fit; every world is as likely as another."""
    events = list(events)
    starts: list[Holder] = [*range(seats), *next(told["theatres"] for told in events if told["what"] == "set-up")]
    hidden = sum(told["what"] == "put-back" and told["seat"] != watcher for told in events)
    counted: dict[Holder, int] = {}
    for start in starts:
        for choices in product((False, True), repeat=hidden):
            end = lived_through(events, start, choices, watcher)
            if end is not None:
                counted[end] = counted.get(end, 0) + 1
    total = sum(counted.values())
    return {holder: Fraction(count, total) for holder, count in counted.items()}


def lived_through(
    events: list[Told], start: Holder, choices: tuple[bool, ...], watcher: int | None
) -> Holder | None:  # fmt: skip
    """Where he is in the end, or None if the watcher would have been told something else."""
    at = start
    secret = iter(choices)
    mine = False
    for told in events:
        if told["what"] == "saw":
            if any(couple["casanova"] != (holder_of(couple) == at) for couple in told["couples"]):
                return None
        elif told["what"] == "shown":
            if told["casanova"] != (told["seat"] == at):
                return None
        elif told["what"] == "chose":
            mine = told["exchange"]
        elif told["what"] == "put-back":
            exchanged = mine if told["seat"] == watcher else next(secret)
            pair = (told["seat"], holder_of(told))
            if exchanged and at in pair:
                at = pair[0] if at == pair[1] else pair[1]
    return at


def known_holders(events: Iterable[Told], seat: int) -> set[Holder]:
    """Of which holders everybody can tell that the seat must know whether he is there."""
    known: set[Holder] = set()
    for told in events:
        if told["what"] == "inspected" and told["seat"] == seat:
            known |= {seat, holder_of(told)}
        elif told["what"] == "looked" and told["seat"] == seat:
            known |= set(told["ladies"])
        elif told["what"] == "shown":
            known.add(told["seat"])
        elif told["what"] == "put-back" and told["seat"] != seat:
            known -= {told["seat"], holder_of(told)}
    return known


def play_curiously(t: Table, inspections: int, luck: Random, decisions: int = 400) -> None:
    """Random play that inspects, looks and goes home when it can, until so many inspections are done."""
    done = 0
    for _ in range(decisions):
        if t.match.over or done == inspections:
            return
        legal = t.legal_now()
        home = t.seen["seats"][t.mover]["home"]
        keen = [a for a in legal if a["do"].startswith(("inspect", "look")) or a.get("to") == home]
        action = luck.choice(keen if keen and luck.random() < 0.7 else legal)
        t.match.play(t.mover, action)
        done += action["do"] in ("exchange", "leave")
