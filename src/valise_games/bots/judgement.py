"""Looking back at one seat's decisions: where another option promised more, by what the seat knew at that moment.

What it could not know is guessed by the game's own law. In each guess every option is taken once, and Novices play on
from there. The option that did best is then tried again, beside the one that was taken, in many other guesses: the best
of several is too well thought of by the guesses that made it the best. What remains of its lead is told with its
standard error, and only if the lead is worth telling.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from valise_games.bots.win_chances import SEED, estimator_of, playouts_of
from valise_games.games.game import known_to, open_to
from valise_games.play.match import Match

PLAYOUTS_IN_ALL = 40_000  # at options, in the first round
FEWEST_PLAYOUTS, MOST_PLAYOUTS = 4, 64  # at one of them
DOUBTED = 12  # decisions that are looked at again
SECOND_PLAYOUTS = 600  # at each of the two options
LEAST = 0.05  # of the chance to win, that is worth telling
SURE = 2.0  # standard errors
ROUNDED = 3  # digits


class Misstep(NamedTuple):
    """A decision after which the seat's chance was smaller than it could have been, as shares of 1. Actions are as
    written; `view` is what the seat saw."""

    n: int  # the entry in which it was taken
    taken: dict[str, Any]
    better: dict[str, Any]
    before: float  # the chance with the better one
    lost: float
    error: float  # the standard error of what was lost
    view: dict[str, Any]


class Judgement(NamedTuple):
    """`decisions` are those at which there was a choice; what was lost most comes first."""

    decisions: int
    missteps: list[Misstep]


class _Decision(NamedTuple):
    n: int
    before: Any  # the state, with all secrets
    taken: int
    options: list[int]


def judge(match: Match, seat: int) -> Judgement:
    """Only of a match that has ended. The game is compiled for it."""
    plain: Any = match.entry.load("plain", match.variant)
    decisions = []
    for steps, _ in match.entries_again():
        for step in steps:
            if step.seat == seat:
                options = open_to(plain, known_to(plain, step.before, seat), seat)
                if len(options) > 1:
                    decisions.append(_Decision(step.n, step.before, step.action, options))
    looker = _Looker(match, seat)
    total = sum(len(decision.options) for decision in decisions)
    times = max(FEWEST_PLAYOUTS, min(MOST_PLAYOUTS, PLAYOUTS_IN_ALL // max(1, total)))
    doubted = []
    for place, decision in enumerate(decisions):
        shares = looker.shares(decision.before, decision.options, times).mean(axis=1)
        best = decision.options[int(shares.argmax())]
        lead = float(shares.max() - shares[decision.options.index(decision.taken)])
        doubted.append((-lead, place, best))
    missteps = [
        misstep
        for _, place, best in sorted(doubted)[:DOUBTED]
        if (misstep := _misstep(match, plain, looker, decisions[place], best)) is not None
    ]
    return Judgement(len(decisions), sorted(missteps, key=lambda one: -one.lost))


def _misstep(match: Match, plain: Any, looker: _Looker, decision: _Decision, best: int) -> Misstep | None:
    """If it was worth telling, by other guesses than those by which it was found."""
    if best == decision.taken:
        return None
    better, taken = looker.shares(decision.before, [best, decision.taken], SECOND_PLAYOUTS)
    lead = better - taken
    lost, error = float(lead.mean()), float(lead.std()) / math.sqrt(SECOND_PLAYOUTS)
    if lost < max(LEAST, SURE * error):
        return None
    known = known_to(plain, decision.before, looker.seat)
    noted = [one for one in match.events(looker.seat) if one["n"] < decision.n and one["what"] in plain.NOTED]
    return Misstep(
        decision.n,
        plain.write_action(known, decision.taken),
        plain.write_action(known, best),
        round(float(better.mean()), ROUNDED),
        round(lost, ROUNDED),
        round(error, ROUNDED),
        plain.view(known, looker.seat, noted),
    )


class _Looker:
    """Takes options of a seat in guesses of what it could not know."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self._playouts = playouts_of(match.entry.id, match.variant)
        self._playouts.reseed(SEED)
        self._estimator = estimator_of(match.entry, match.variant)
        self._state = match.entry.load("compiled", match.variant).State.array(1)

    def shares(self, before: Any, options: list[int], times: int) -> Any:
        """The seat's shares: a row for each option, a column for each guess, the same for all of them."""
        before.pack(self._state[0])
        guesses = self._playouts.guesses(self._state, self.seat, times)
        tried = self._playouts.after(guesses, self.seat, options)
        return self._estimator.estimate(tried, 1)[:, self.seat].reshape(len(options), times)
