"""What a seat dares in a Solomon game.

A protest is a bluff if the seat could not win the duel: the mover has as much on the agent or more (AG-23). The seat
may not know; what counts is what is. It is caught when the seat speaks, and then gives way. A mover calls when he
insists (AG-20), and when he answers a sum that he could also give way to; where the protest is a bluff, he believes it
if he does neither.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from valise_games.games.game import Deed, Step

from . import rules
from .rules import State


def deeds(steps: Iterable[Step]) -> Iterator[Deed]:
    for step in steps:
        s, seat = step.before, step.seat
        if s.phase == rules.PROTEST:
            if rules.BLUFF_PROTEST or s.stake[seat][s.plan_agent] > 0:  # AG-21, CB-8
                yield Deed(seat, "protest", step.action == rules.YES)
                if not _would_win(s, seat):
                    yield Deed(seat, "bluff", step.action == rules.YES)
        elif s.phase == rules.RECONSIDER:
            yield Deed(seat, "call", step.action == rules.INSIST)
            if not _would_win(s, s.protester):
                yield Deed(seat, "believe", step.action != rules.INSIST)
        elif s.phase == rules.ANSWER and s.stake[seat][s.plan_agent] >= s.bid:
            yield Deed(seat, "call", step.action != rules.GIVE_WAY)
            if not _would_win(s, s.protester):
                yield Deed(seat, "believe", step.action == rules.GIVE_WAY)
        if step.action in (rules.TAKE_BACK, rules.GIVE_WAY) and s.phase in (rules.RECONSIDER, rules.BID, rules.ANSWER):
            if not _would_win(s, s.protester):
                yield Deed(s.protester, "caught", seat == s.protester)


def _would_win(s: State, protester: int) -> bool:
    return s.stake[protester][s.plan_agent] > s.stake[s.mover][s.plan_agent]
