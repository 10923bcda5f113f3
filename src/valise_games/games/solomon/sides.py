"""The boards look alike from several sides, and so do the agents of one home: a state, seen from another side.

What is known, allowed or won in a position is so from every side of it. A net that looks at each decision from some
side learns all of them at once; and as nobody knows from which, it has no favourite among agents that are alike.

A side is a number below SIDES: which way the board lies, and then which agent of each home stands for which.
"""

from __future__ import annotations

from valise_games.rules import Dice, copy_row, dice, rule, table

from .features import observe
from .knowledge import copy_plainly
from .rules import (
    AGENTS,
    ALL,
    BRIBE,
    DONE,
    GONE,
    LOT,
    LOTS,
    NOBODY,
    OF_AN_AGENT,
    OVER,
    PLACES,
    PROTEST,
    SEATS,
    VICTIMS,
    WAYS,
    State,
    board,
)

_LYING, _ALIKE = board.symmetries(), board.alike()
_SIDES = [(places, [agents[alike[i]] for i in range(AGENTS)]) for places, agents in _LYING for alike in _ALIKE]
SIDES, ALIKE = len(_SIDES), len(_ALIKE)


def _inverse(order: list[int]) -> list[int]:
    return [order.index(i) for i in range(len(order))]


PLACE_SEEN = table([[*places, GONE] for places, _ in _LYING])
AGENT_SEEN = table([[*agents, NOBODY] for _, agents in _SIDES])
# Out of play nobody moves, so there is no row for it.
WAY_SEEN = table([[board.ways_seen(places, here, WAYS) for here in range(PLACES)] for places, _ in _LYING])
BACK = table([_SIDES.index((_inverse(places), _inverse(agents))) for places, agents in _SIDES])


@rule
def any_side(rng: Dice) -> int:
    return dice(rng, SIDES)


@rule
def observe_from(known: State, seat: int, side: int, spare: State, out: list[float]) -> None:
    """`observe`, from a side. `spare` comes cleared."""
    see_from(known, side, spare)
    observe(spare, seat, out)


@rule
def seen_from(s: State, side: int, action: int) -> int:
    """What an action is called from a side."""
    if action < BRIBE:
        return renamed(side, action, s.agent_at[action // OF_AN_AGENT])
    return renamed(side, action, 0)


@rule
def meant_from(s: State, side: int, action: int) -> int:
    """The action that is called so from a side."""
    back = BACK[side]
    if action < BRIBE:
        here = s.agent_at[AGENT_SEEN[back][action // OF_AN_AGENT]]
        return renamed(back, action, PLACE_SEEN[side // ALIKE][here])
    return renamed(back, action, 0)


@rule
def renamed(side: int, action: int, here: int) -> int:
    """An action from another side; if an agent moves by it, here is where that agent stands."""
    if action < BRIBE:
        agent = action // OF_AN_AGENT
        way = action // (VICTIMS * 2) % WAYS
        victim = action // 2 % VICTIMS
        if victim > 0:
            victim = 1 + AGENT_SEEN[side][victim - 1]
        way = WAY_SEEN[side // ALIKE][here][way]
        plan: int = ((AGENT_SEEN[side][agent] * WAYS + way) * VICTIMS + victim) * 2 + action % 2
        return plan
    if LOT <= action < DONE:
        lot: int = LOT + AGENT_SEEN[side][(action - LOT) // LOTS] * LOTS + (action - LOT) % LOTS
        return lot
    if action >= ALL:
        bribed: int = action - (action - ALL) % AGENTS + AGENT_SEEN[side][(action - ALL) % AGENTS]
        return bribed
    return action


@rule
def see_from(s: State, side: int, out: State) -> None:
    """Copies a state into `out`, which comes cleared, as it is seen from a side.

    What is left of an announcement that is settled is not copied: it means nothing, and its agent may have moved on.
    """
    copy_plainly(s, out)
    out.phase = s.phase
    out.answered = s.answered
    out.said_yes = s.said_yes
    if PROTEST <= s.phase < OVER:
        out.plan_agent = AGENT_SEEN[side][s.plan_agent]
        out.plan_way = WAY_SEEN[side // ALIKE][s.agent_at[s.plan_agent]][s.plan_way]
        out.plan_victim = 0 if s.plan_victim == 0 else 1 + AGENT_SEEN[side][s.plan_victim - 1]
        out.plan_case = s.plan_case
    out.lots_put = s.lots_put
    out.case_at = PLACE_SEEN[side // ALIKE][s.case_at]
    out.holder = AGENT_SEEN[side][s.holder]
    for agent in range(AGENTS):
        seen = AGENT_SEEN[side][agent]
        out.agent_at[seen] = PLACE_SEEN[side // ALIKE][s.agent_at[agent]]
        if s.refused[agent]:
            out.refused[seen] = refused_from(s, side, agent)
        for seat in range(SEATS):
            out.stake[seat][seen] = s.stake[seat][agent]
            out.shown[seat][seen] = s.shown[seat][agent]
            out.spent[seat][seen] = s.spent[seat][agent]
            out.chances[seat][seen] = s.chances[seat][agent]
    for seat in range(SEATS):
        copy_row(s.lots[seat], out.lots[seat])
    copy_row(s.bribes, out.bribes)
    copy_row(s.puts, out.puts)
    copy_row(s.bribes_since, out.bribes_since)


@rule
def refused_from(s: State, side: int, agent: int) -> int:
    """The refused announcements of an agent, as bits way * VICTIMS + victim."""
    refused = 0
    for way in range(WAYS):
        for victim in range(VICTIMS):
            if s.refused[agent] >> (way * VICTIMS + victim) & 1:
                seen = renamed(side, ((agent * WAYS + way) * VICTIMS + victim) * 2, s.agent_at[agent])
                refused |= 1 << (seen % OF_AN_AGENT // 2)
    return refused
