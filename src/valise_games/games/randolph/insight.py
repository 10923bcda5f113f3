"""Looking back at a game of Randolph's Casablanca: the number on the chip of the turn, who knew it, and what came of
what was said about it.

A seat's belief is exact: the numbers that it has not seen lie on the chips that it has not seen, in any order.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from valise_games.games.game import Answer, Belief, Step
from valise_games.games.randolph.board import NOTE

from . import rules
from .actions import SYMBOL_IDS
from .rules import State, chip_of_turn


def questions(s: State) -> list[dict[str, Any]]:
    return [{"about": "chip", "main": True}]


def answers(s: State) -> list[Answer]:
    """The number on the chip that was taken this turn; None before it is taken."""
    circle = chip_of_turn(s)
    return [None if circle == rules.NOWHERE else {"number": s.chip[circle] - 1}]


def beliefs(known: State, seat: int) -> list[Belief]:
    s = known
    circle = chip_of_turn(s)
    if circle == rules.NOWHERE:
        return [Belief([(None, 1.0)], certain=True)]
    if s.chip[circle] != rules.UNKNOWN:
        return [Belief([({"number": s.chip[circle] - 1}, 1.0)], certain=True, has=seat == s.mover)]
    unseen = [rules.CHIPS_EACH] * rules.NUMBERS
    for chip in [s.aside[other] for other in range(rules.SEATS)] + [s.chip[place] for place in range(rules.SPACES)]:
        if 0 < chip < rules.UNKNOWN:
            unseen[chip - 1] -= 1
    shares: list[tuple[Answer, float]] = [
        ({"number": number}, count / sum(unseen)) for number, count in enumerate(unseen) if count
    ]
    return [Belief(shares, certain=len(shares) == 1)]


# ---------------------------------------------------------------------------------- turning points
def turning_points(steps: Iterable[Step]) -> Iterator[dict[str, Any]]:
    """`bluffed`: a lie that stood. In a bet `caught` or `protested-in-vain`; `confessed` or `folded`, and the same
    `-though-true` if the mover had told the truth, `folded-though-right` if the protester was lied to. Besides these
    `shuffled`, `out` and `fourth-card`."""
    for step in steps:
        before, after = step.before, step.after
        if before.phase == rules.CHOOSE and step.action == rules.SHUFFLE:
            yield {"n": step.n, "what": "shuffled", "seat": step.seat, "weight": 3}
        elif rules.ANSWER <= before.phase <= rules.COUNTER:
            yield from _bet(step)
        if _stands(step) and not _true(before):
            yield _bluffed(step)
        for seat in range(after.seats):
            if (after.out & ~before.out) >> seat & 1:
                yield {"n": step.n, "what": "out", "seat": seat, "weight": 8}
        if after.phase == rules.OVER and after.reason == rules.FOURTH_CARD:
            taker = next(seat for seat in range(after.seats) if max(after.hand[seat]) == rules.MAKES_FOUR)
            yield {"n": step.n, "what": "fourth-card", "seat": taker, "weight": 10}


def _true(s: State) -> bool:
    return s.chip[s.laid_at] - 1 == s.said


def _said(s: State) -> dict[str, Any]:
    return {"said": s.said, "number": s.chip[s.laid_at] - 1}


def _stands(step: Step) -> bool:
    """Did the announcement stand, unprotested or because the last protester folded, and was its card taken or left?"""
    before, after = step.before, step.after
    if before.phase == rules.TAKING:
        return True
    if before.phase == rules.PROTEST:
        return after.phase not in (rules.PROTEST, rules.ANSWER, rules.TAKING)
    folded = (
        rules.ANSWER <= before.phase <= rules.COUNTER and step.action == rules.FOLD and step.seat == before.protester
    )
    return folded and after.phase not in (rules.ANSWER, rules.TAKING)


def _bluffed(step: Step) -> dict[str, Any]:
    s = step.before
    won = rules.SYMBOL[s.figure_at[s.mover]] == s.top and (s.phase != rules.TAKING or step.action == rules.TAKE_TOP)
    card = SYMBOL_IDS[s.top] if won else None
    weight = 5 + s.hand[s.mover][s.top] if won else 2
    return {"n": step.n, "what": "bluffed", "seat": s.mover, **_said(s), "card": card, "weight": weight}


def _bet(step: Step) -> Iterator[dict[str, Any]]:
    s, true = step.before, _true(step.before)
    stake = max(s.put[s.mover], s.put[s.protester])
    facts = {
        "n": step.n,
        "seat": step.seat,
        "mover": s.mover,
        "protester": s.protester,
        **_said(s),
        "sum": NOTE * stake,
    }
    high = 2 * stake >= min(s.cash[s.mover], s.cash[s.protester])  # for one of them half of what he has
    if step.action == rules.MATCH:
        what, seat = ("protested-in-vain", s.protester) if true else ("caught", s.mover)
        yield {**facts, "what": what, "seat": seat, "weight": 6 + 2 * high}
    elif step.action == rules.CONFESS:
        yield {**facts, "what": "confessed-though-true" if true else "confessed", "weight": 7 if true else 3}
    elif step.action == rules.FOLD and step.seat == s.mover:
        yield {**facts, "what": "folded-though-true" if true else "folded", "by": "mover", "weight": 8 if true else 4}
    elif step.action == rules.FOLD:
        what = "folded" if true else "folded-though-right"
        yield {**facts, "what": what, "by": "protester", "weight": 3 if true else 8}
