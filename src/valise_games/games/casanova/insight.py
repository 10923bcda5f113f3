"""Looking back at a game of Casanova: with whom he was, who knew it, and when it turned.

A seat's belief is its row of weights: his exact posterior, if the hidden choices of others are coin tosses.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from valise_games.games.game import Answer, Belief, Step

from . import rules
from .rules import State, at_the_doges
from .story import place_of


def questions(s: State) -> list[dict[str, Any]]:
    return [{"about": "casanova", "main": True}]


def answers(s: State) -> list[Answer]:
    """The lady or the theatre with which he is."""
    return [dict(place_of(s.casanova))]


def beliefs(known: State, seat: int) -> list[Belief]:
    if known.phase == rules.OVER:
        return [Belief([(dict(place_of(known.casanova)), 1.0)], certain=True, has=known.casanova == seat)]
    row = known.weight[seat]
    possible = [holder for holder in range(rules.HOLDERS) if row[holder]]
    shares: list[tuple[Answer, float]] = [(dict(place_of(holder)), row[holder] / sum(row)) for holder in possible]
    return [Belief(shares, certain=len(possible) == 1, has=possible == [seat])]


# ---------------------------------------------------------------------------------- turning points
def turning_points(steps: Iterable[Step]) -> Iterator[dict[str, Any]]:
    """`found` and `missed` him, `took`, `hid` and `left` him; `bluffed` by looking where she knew that he was not;
    `came-home-without`; and at the end `brought-home`, or `aboard-at-the-end` when the rounds were up.

    `where` it was: in a `gondola`, in a `theatre`, `aboard` her own gondola, or among all that are at the `doge`'s.
    """
    for step in steps:
        seat, before = step.seat, step.before
        if step.action in (rules.INSPECT_GONDOLA, rules.INSPECT_THEATRE):
            partner = step.after.partner
            yield from _looked(step, 1 << seat | 1 << partner, dict(place_of(partner)))
        elif step.action == rules.LOOK:
            yield from _looked(step, at_the_doges(before), {"where": "doge"})
        elif step.action in (rules.EXCHANGE, rules.LEAVE):
            yield from _chose(step)
        elif step.after.phase == rules.OVER and step.after.reason == rules.BROUGHT_HOME:
            yield {"n": step.n, "what": "brought-home", "seat": seat, "weight": 10}
        elif step.after.lady_at[seat] == rules.HOME[seat] != before.lady_at[seat] and before.jewels >> seat & 1:
            yield {"n": step.n, "what": "came-home-without", "seat": seat, "weight": 7}
        if step.after.reason == rules.ROUNDS_ARE_UP and step.after.winner >= 0:
            yield {"n": step.n, "what": "aboard-at-the-end", "seat": step.after.winner, "weight": 10}


def _looked(step: Step, seen: int, at: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """`share` is what she had given to the couples that she then saw."""
    s, row = step.before, step.before.weight[step.seat]
    share = sum(row[holder] for holder in range(rules.HOLDERS) if seen >> holder & 1) / sum(row)
    turn = {"n": step.n, "seat": step.seat, "share": round(share, 3), "percent": int(100 * share + 0.5)}
    if seen >> s.casanova & 1:
        if row[s.casanova] < sum(row):
            found: dict[str, Any] = {**place_of(s.casanova)}
            if s.casanova == step.seat:
                found["where"] = "aboard"
            yield {**turn, "what": "found", **found, "weight": 5 + (s.casanova < rules.SEATS)}
    elif 2 * share >= 1:
        yield {**turn, "what": "missed", **at, "weight": 6}
    elif share == 0 and at["where"] != "doge":
        yield {**turn, "what": "bluffed", **at, "weight": 3}


def _chose(step: Step) -> Iterator[dict[str, Any]]:
    """What became of him."""
    s, partner = step.before, step.before.partner
    turn = {"n": step.n, "seat": step.seat, **place_of(partner)}
    if step.action == rules.LEAVE and s.casanova == partner:
        yield {**turn, "what": "left", "weight": 5}
    elif step.action == rules.EXCHANGE and s.casanova == partner:
        yield {**turn, "what": "took", "weight": 8 if partner < rules.SEATS else 7}
    elif step.action == rules.EXCHANGE and s.casanova == step.seat:
        yield {**turn, "what": "hid", "weight": 7}
