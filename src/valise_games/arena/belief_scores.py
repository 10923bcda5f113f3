"""Stated beliefs: an agent is asked how likely each answer to a question is, and its answer is scored by the truth.

The questions are those of the review (`insight.py` of a game): with whom is Casanova, who leads on the green agent. At
each decision one is asked, in turn, of those that the seat cannot be certain of; answers are those that it cannot rule
out. So what is asked follows from what the seat knows. The score is the natural logarithm of the share that the true
answer was given: 0 is best, and who gives all answers the same share gets `uniform`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from valise_games.games.game import Answer, Game
from valise_games.rules import Record

LEAST = 0.001  # share, that is scored: to be wrong and certain costs no more than this


class Question(NamedTuple):
    """`answers` are those that the seat cannot rule out, and `law` their shares by the game's own law of guessing."""

    number: int
    question: dict[str, Any]
    answers: list[Any]
    law: list[float]


class Scored(NamedTuple):
    """The score of what was stated (None: nothing was), and beside it that of the law and of equal shares."""

    stated: float | None
    law: float
    uniform: float


def ask(game: Game, known: Record, seat: int, turn: int) -> Question | None:
    """What a seat is asked at its decision of that number; None where it is certain of everything."""
    beliefs = game.beliefs(known, seat)
    open_to = [number for number, belief in enumerate(beliefs) if not belief.certain and len(belief.shares) > 1]
    if not open_to:
        return None
    number = open_to[turn % len(open_to)]
    question = {key: value for key, value in game.questions(known)[number].items() if key != "main"}
    answers, law = zip(*beliefs[number].shares, strict=True)
    return Question(number, question, list(answers), list(law))


def score(asked: Question, stated: Sequence[float] | None, truth: Sequence[Answer]) -> Scored:
    """Scores stated beliefs by the true answers to all questions. What was stated need not add up to 1."""
    true = truth[asked.number]
    at = asked.answers.index(true) if true in asked.answers else None
    return Scored(
        None if stated is None else _log(stated, at), _log(asked.law, at), _log([1.0] * len(asked.answers), at)
    )


def _log(shares: Sequence[float], at: int | None) -> float:
    total = math.fsum(max(0.0, share) for share in shares)
    share = shares[at] / total if at is not None and total > 0 else 0.0
    return round(math.log(max(LEAST, min(1.0, share))), 4)
