"""What a seat dares in a Solomon game.

A protest is a bluff if the seat could not win the duel: the mover has as much on the agent or more (AG-23). The seat
may not know; what counts is what is. It is caught when the seat speaks, and then gives way. A mover calls when he
insists (AG-20), and when he answers a sum that he could also give way to.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from valise_games.games.game import Deed, Step

from .rules import ANSWER, BID, BLUFF_PROTEST, GIVE_WAY, INSIST, PROTEST, RECONSIDER, TAKE_BACK, YES, State


def deeds(steps: Iterable[Step]) -> Iterator[Deed]:
    for step in steps:
        s, seat = step.before, step.seat
        if s.phase == PROTEST:
            if BLUFF_PROTEST or s.stake[seat][s.plan_agent] > 0:  # AG-21, CB-8
                yield Deed(seat, "protest", step.action == YES)
                if not _would_win(s, seat):
                    yield Deed(seat, "bluff", step.action == YES)
        elif s.phase == RECONSIDER:
            yield Deed(seat, "call", step.action == INSIST)
        elif s.phase == ANSWER and s.stake[seat][s.plan_agent] >= s.bid:
            yield Deed(seat, "call", step.action != GIVE_WAY)
        if step.action in (TAKE_BACK, GIVE_WAY) and s.phase in (RECONSIDER, BID, ANSWER):
            if not _would_win(s, s.protester):
                yield Deed(s.protester, "caught", seat == s.protester)


def _would_win(s: State, protester: int) -> bool:
    return s.stake[protester][s.plan_agent] > s.stake[s.mover][s.plan_agent]
