"""What may be done in Agent and Casablanca: the legal actions of a seat, from what that seat knows."""

from __future__ import annotations

from valise_games.rules import Choices, allow, rule

from .state import (
    ACTIONS,
    AGENTS,
    ALL,
    ANSWER,
    BID,
    BLUFF_PROTEST,
    BRIBE,
    BRIBING,
    CASE_IS_HELD,
    CHOOSE,
    DECIDE,
    DONE,
    END_TURN,
    GIVE_WAY,
    GOES_TO,
    GONE,
    HALF,
    HOLD,
    HOME,
    INSIST,
    LET_STAND,
    LOT,
    LOT_VALUE,
    LOTS,
    MAY_END_TURN,
    MOVER_NAMES_SUM,
    NO,
    NOBODY,
    NOWHERE,
    OPENING,
    PLAN,
    PRICE,
    PROTEST,
    RECONSIDER,
    STRIKE_IN_PLACE,
    SUM,
    TAKE_BACK,
    UNDO,
    VICTIMS,
    WAYS,
    YES,
    State,
)


@rule
def legal(s: State, seat: int, choices: Choices) -> None:
    """Appends each action open to a seat that owes a decision; depends only on what the seat knows."""
    phase = s.phase
    if phase == CHOOSE:
        legal_plans(s, choices)
        if not s.contested:
            if money_left(s, seat) > 0:
                allow(choices, BRIBE)
        elif MAY_END_TURN or choices[0] == 0:  # AG-24, AG-29, CB-10
            allow(choices, END_TURN)
    elif phase == PROTEST:
        allow(choices, NO)
        if BLUFF_PROTEST or s.stake[seat][s.plan_agent] > 0:  # AG-21, CB-8
            allow(choices, YES)
    elif phase == BID:
        if BLUFF_PROTEST or s.bid > 0:  # CB-8: who is called must bid
            allow(choices, GIVE_WAY)
        legal_sums(s, seat, s.bid + 1, choices)
    elif phase == ANSWER:
        allow(choices, GIVE_WAY)
        if MOVER_NAMES_SUM:
            legal_sums(s, seat, s.bid, choices)  # AG-23: an equal sum will do
        elif s.stake[seat][s.plan_agent] >= s.bid:
            allow(choices, HOLD)
    elif phase == RECONSIDER:
        allow(choices, TAKE_BACK)
        allow(choices, INSIST)
    elif phase == DECIDE:  # AG-24
        allow(choices, UNDO)
        allow(choices, LET_STAND)
    elif phase == OPENING or phase == BRIBING:
        legal_lots(s, seat, choices)


@rule
def legal_plans(s: State, choices: Choices) -> None:
    """Moves and strikes, none that was refused this turn (AG-28)."""
    for agent in range(AGENTS):
        here = s.agent_at[agent]
        if here == GONE:
            continue
        may_strike = s.stake[s.mover][agent] >= PRICE  # AG-13, CB-6
        refused = s.refused[agent]
        for way in range(WAYS):
            there = GOES_TO[here][way]
            if there == NOWHERE:
                break
            action = PLAN + (agent * WAYS + way) * VICTIMS * 2
            if not refused >> (way * VICTIMS) & 1:
                legal_case(s, agent, here, way, there, NOBODY, action, choices)
            if may_strike and (way > 0 or STRIKE_IN_PLACE):
                for victim in range(AGENTS):
                    if s.agent_at[victim] == there and victim != agent:
                        if s.sanctuary and HOME[victim] == there:  # AG-14
                            continue
                        if not refused >> (way * VICTIMS + victim + 1) & 1:
                            legal_case(s, agent, here, way, there, victim, action + 2 * (victim + 1), choices)


@rule
def legal_case(
    s: State, agent: int, here: int, way: int, there: int, victim: int, action: int, choices: Choices
) -> None:
    """One announcement without and with the briefcase, as far as each is possible."""
    if CASE_IS_HELD:
        free = s.holder == NOBODY or s.holder == victim  # AG-12, AG-34
        holds = s.holder == agent
        if way == 0:  # AG-10: off it, or onto it
            if holds:
                allow(choices, action)
            elif free and s.case_at == here:
                allow(choices, action + 1)
        else:
            allow(choices, action)
            if holds or (free and s.case_at == there):  # AG-9, AG-11
                allow(choices, action + 1)
    else:
        if way > 0 or victim != NOBODY:
            allow(choices, action)
        if way > 0 and s.case_at == here:  # CB-5
            allow(choices, action + 1)


@rule
def legal_lots(s: State, seat: int, choices: Choices) -> None:
    """A further lot on an agent in play, or enough (AG-5, AG-18)."""
    closed = False
    if s.phase == OPENING:
        bribed = 0
        for agent in range(AGENTS):
            bribed += s.stake[seat][agent] > 0
        closed = bribed >= s.opening_agents
    for agent in range(AGENTS):
        if s.agent_at[agent] != GONE and not (closed and s.stake[seat][agent] == 0):
            for kind in range(LOTS):
                if s.lots[seat][kind] > 0:
                    allow(choices, LOT + agent * LOTS + kind)
    if s.phase == OPENING or s.lots_put > 0:
        allow(choices, DONE)
    if s.version >= 3:
        legal_sums_of_lots(s, seat, closed, choices)


@rule
def legal_sums_of_lots(s: State, seat: int, closed: bool, choices: Choices) -> None:
    """All that is left on one agent, or half of it, in one step; not where it is a single lot anyway."""
    left = money_left(s, seat)
    if not has_lot(s, seat, left - 1):
        return
    for action in range(ALL, ACTIONS):
        agent = (action - ALL) % AGENTS
        if s.agent_at[agent] != GONE and not (closed and s.stake[seat][agent] == 0):
            if action < HALF or has_lot(s, seat, left // 2):
                allow(choices, action)


@rule
def money_left(s: State, seat: int) -> int:
    """In lots, in hundreds."""
    left = 0
    for kind in range(LOTS):
        left += s.lots[seat][kind] * LOT_VALUE[kind]
    return left


@rule
def has_lot(s: State, seat: int, at_most: int) -> bool:
    """One of at most this value."""
    for kind in range(LOTS):
        if s.lots[seat][kind] > 0 and LOT_VALUE[kind] <= at_most:
            return True
    return False


@rule
def legal_sums(s: State, seat: int, lowest: int, choices: Choices) -> None:
    """AG-22: from the lowest that counts up to the true stake."""
    for hundreds in range(lowest, s.stake[seat][s.plan_agent] + 1):
        allow(choices, SUM + hundreds)
