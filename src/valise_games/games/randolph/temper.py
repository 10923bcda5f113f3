"""What a seat dares in Randolph's Casablanca.

A lie is an announcement of a number that is not on the chip. It is caught when the chip is shown, or when the mover
confesses or folds; it passes when the announcement stands. To protest is to seal a bet (RA-27), to call is to match or
raise one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from valise_games.games.game import Deed, Step

from .rules import (
    ANSWER,
    BET,
    CONFESS,
    COUNTER,
    FOLD,
    MATCH,
    MOST_CHOICES,
    NO,
    PROTEST,
    SAY,
    SAYING,
    WEIGH,
    State,
    chip_of_turn,
    legal,
)


def deeds(steps: Iterable[Step]) -> Iterator[Deed]:
    for step in steps:
        s, seat, action = step.before, step.seat, step.action
        if s.phase == SAYING:
            yield Deed(seat, "bluff", action - SAY != s.chip[chip_of_turn(s)] - 1)
        elif s.phase == PROTEST:
            if not WEIGH <= action < BET and _can_protest(s, seat):
                yield Deed(seat, "protest", action != NO)
            if step.after.phase not in (PROTEST, ANSWER) and _lied(s):
                yield Deed(s.mover, "caught", False)
        elif ANSWER <= s.phase <= COUNTER:
            yield Deed(seat, "call", action not in (CONFESS, FOLD))
            if _lied(s):
                if action == MATCH or (seat == s.mover and action in (CONFESS, FOLD)):
                    yield Deed(s.mover, "caught", True)
                elif action == FOLD and step.after.phase != ANSWER:
                    yield Deed(s.mover, "caught", False)


def _lied(s: State) -> bool:
    return s.said != s.chip[s.laid_at] - 1


def _can_protest(s: State, seat: int) -> bool:
    """Who is too poor can only say no."""
    choices = [0] * (MOST_CHOICES + 1)
    legal(s, seat, choices)
    return choices[0] > 1
