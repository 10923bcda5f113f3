"""Looking back at a match that has ended: who knew what at every entry, and where it turned.

A game asks questions (its insight.py): with whom is Casanova, who leads on the green agent. At each entry there is a
true answer, and each seat makes something of what it knew then:

| level | the seat |
| --- | --- |
| `has` | is certain and right, and what is asked about is its own |
| `knows` | is certain and right |
| `leans` | gives more than a half to the true answer |
| `wrong` | gives more than a half to another one |
| `open` | gives to none more than a half |
| `none` | has nothing to know: there is no true answer now |
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from heapq import nlargest
from typing import Any

from valise_games.games.game import Answer, Belief, Step, known_to
from valise_games.play.match import Match

MOST_TURNS = 12  # the weightiest
LEAST_WEIGHT = 3
TURN = ("n", "what", "seat", "weight")  # what every turning point has
NEARLY = 0.999  # what a seat that is not certain gives to an answer, at most

Span = dict[str, Any]


def review(match: Match, breathe: Callable[[], None] | None = None) -> dict[str, Any]:
    """The questions; for each of them the truth, and for each seat what it made of it, as spans of entries from `first`
    to `last`; and the turning points. Only for a match that has ended. `breathe` is called after every entry, so
    that others get their turn."""
    again = match.entries_again()
    game = match.entry.load("plain", match.variant)
    truth: list[list[Span]] = []
    seats: list[list[list[Span]]] = []
    for n, (_, s) in enumerate(again):
        answers = game.answers(s)
        if n == 0:
            truth = [[] for _ in answers]
            seats = [[[] for _ in answers] for _ in range(match.seats)]
        for spans, answer in zip(truth, answers, strict=True):
            _lengthen(spans, n, {"answer": answer})
        for seat in range(match.seats):
            beliefs = game.beliefs(known_to(game, s, seat), seat)
            for spans, belief, answer in zip(seats[seat], beliefs, answers, strict=True):
                _lengthen(spans, n, judge(belief, answer))
        if breathe is not None:
            breathe()
    return {
        "questions": game.questions(s),
        "truth": truth,
        "seats": seats,
        "turns": turning_points(match),
    }


def turning_points(match: Match) -> list[dict[str, Any]]:
    """Where a match that has ended turned, in the order in which it happened: a small part of its review."""
    game = match.entry.load("plain", match.variant)
    return _weightiest(game.turning_points(_steps(match)))


def judge(belief: Belief, truth: Answer) -> dict[str, Any]:
    """How far a belief is true: its level, the share of the truth, and what the seat believes, if anything."""
    if truth is None:
        return {"level": "none", "share": 1.0, "believes": None}
    share = sum(share for answer, share in belief.shares if answer == truth)
    best, most = max(belief.shares, key=lambda pair: pair[1])
    if belief.certain:
        return {"level": "has" if belief.has else "knows", "share": 1.0, "believes": best}
    believes = best if most > 0.5 else None
    level = "open" if believes is None else "leans" if believes == truth else "wrong"
    return {"level": level, "share": min(NEARLY, round(share, 3)), "believes": believes}


def _lengthen(spans: list[Span], n: int, span: dict[str, Any]) -> None:
    if spans and span.items() <= spans[-1].items():
        spans[-1]["last"] = n
    else:
        spans.append({"first": n, "last": n, **span})


def _weightiest(turns: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The weightiest turning points, of equal ones the latest; in the order in which they happened."""
    ranked = [(turn["weight"], turn["n"], at, turn) for at, turn in enumerate(turns) if turn["weight"] >= LEAST_WEIGHT]
    chosen = nlargest(MOST_TURNS, ranked, key=lambda one: one[:3])
    return [{key: turn[key] for key in TURN} | turn for *_, turn in sorted(chosen, key=lambda one: one[1:3])]


def _steps(match: Match) -> Iterator[Step]:
    return (step for steps, _ in match.entries_again() for step in steps)
