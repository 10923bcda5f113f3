"""What a seat dares in Casanova.

Nobody says anything in this game: a bluff is something done for show. A lady bluffs when she inspects a couple though
she knows that Casanova is with neither of the two, and when she exchanges two couples of which she has seen that he is
with neither. Nothing of it can be caught, nobody protests, and nobody calls.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from valise_games.games.game import Deed, Step

from . import rules
from .rules import State


def deeds(steps: Iterable[Step]) -> Iterator[Deed]:
    for step in steps:
        s, seat = step.before, step.seat
        if step.action in (rules.INSPECT_GONDOLA, rules.INSPECT_THEATRE):
            yield Deed(seat, "bluff", _knew_better(s, seat, step.after.partner))
        elif step.action in (rules.EXCHANGE, rules.LEAVE) and s.casanova not in (seat, s.partner):
            yield Deed(seat, "bluff", step.action == rules.EXCHANGE)


def _knew_better(s: State, seat: int, partner: int) -> bool:
    """A weight is above zero if and only if he can be there."""
    return not s.weight[seat][seat] and not s.weight[seat][partner]
