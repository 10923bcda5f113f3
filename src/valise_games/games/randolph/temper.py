"""What a seat dares in Randolph's Casablanca.

A lie is an announcement of a number that is not on the chip. It is caught when the chip is shown, or when the mover
confesses or folds; it passes when the announcement stands. To protest is to seal a bet (RA-27), to call is to match or
raise one. A lie is believed by who neither protests nor goes on against it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from valise_games.games.game import Deed, Step

from . import rules
from .rules import State, chip_of_turn, legal


def deeds(steps: Iterable[Step]) -> Iterator[Deed]:
    for step in steps:
        s, seat, action = step.before, step.seat, step.action
        if s.phase == rules.SAYING:
            yield Deed(seat, "bluff", action - rules.SAY != s.chip[chip_of_turn(s)] - 1)
        elif s.phase == rules.PROTEST:
            if not rules.WEIGH <= action < rules.BET and _can_protest(s, seat):
                yield Deed(seat, "protest", action != rules.NO)
                if _lied(s):
                    yield Deed(seat, "believe", action == rules.NO)
            if step.after.phase not in (rules.PROTEST, rules.ANSWER) and _lied(s):
                yield Deed(s.mover, "caught", False)
        elif rules.ANSWER <= s.phase <= rules.COUNTER:
            yield Deed(seat, "call", action not in (rules.CONFESS, rules.FOLD))
            if _lied(s):
                if seat != s.mover:
                    yield Deed(seat, "believe", action == rules.FOLD)
                if action == rules.MATCH or (seat == s.mover and action in (rules.CONFESS, rules.FOLD)):
                    yield Deed(s.mover, "caught", True)
                elif action == rules.FOLD and step.after.phase != rules.ANSWER:
                    yield Deed(s.mover, "caught", False)


def _lied(s: State) -> bool:
    return s.said != s.chip[s.laid_at] - 1


def _can_protest(s: State, seat: int) -> bool:
    """Who is too poor can only say no."""
    choices = [0] * (rules.MOST_CHOICES + 1)
    legal(s, seat, choices)
    return choices[0] > 1
