"""Agent and Casablanca: who wins when the briefcase is home, and who when the rounds are up."""

from __future__ import annotations

from valise.rules import rule

from .state import AGENTS, BROUGHT_HOME, DISTANCE, GONE, HOME, OVER, PLACES, ROUNDS_ARE_UP, State


@rule
def brought_home(s: State, agent: int) -> None:
    """AG-32: the highest stake on the agent wins; a tie is the mover's, even if he is not one of the tied."""
    s.winners = alone_or(highest(s, 1 << agent), 1 << s.mover)
    s.reason = BROUGHT_HOME
    s.phase = OVER


@rule
def rounds_are_up(s: State) -> None:
    """AG-36: the highest stake on the agent with the shortest way wins; a tie is his who last moved the briefcase."""
    s.winners = alone_or(highest(s, on_its_way(s)), 1 << s.case_mover)
    s.reason = ROUNDS_ARE_UP
    s.phase = OVER


@rule
def alone_or(seats: int, else_seats: int) -> int:
    """A seat that is alone, or else others; all as bits."""
    return seats if seats > 0 and seats & (seats - 1) == 0 else else_seats


@rule
def highest(s: State, agents: int) -> int:
    """The seats with most on these agents together, both as bits; none where nobody has anything."""
    best = 0
    seats = 0
    for seat in range(s.seats):
        stake = stake_on(s, seat, agents)
        if stake > best:
            best = stake
            seats = 0
        if stake == best and stake > 0:
            seats |= 1 << seat
    return seats


@rule
def stake_on(s: State, seat: int, agents: int) -> int:
    stake = 0
    for agent in range(AGENTS):
        if agents >> agent & 1:
            stake += s.stake[seat][agent]
    return stake


@rule
def on_its_way(s: State) -> int:
    """The agents in play with the shortest way to the briefcase and home with it, as bits (AG-36)."""
    shortest = 2 * PLACES
    agents = 0
    for agent in range(AGENTS):
        if s.agent_at[agent] != GONE:
            steps = steps_home(s, agent)
            if steps < shortest:
                shortest = steps
                agents = 0
            if steps == shortest:
                agents |= 1 << agent
    return agents


@rule
def steps_home(s: State, agent: int) -> int:
    """Links from an agent in play to the briefcase, and from there to its home."""
    to_case: int = DISTANCE[s.agent_at[agent]][s.case_at]
    way_home: int = DISTANCE[s.case_at][HOME[agent]]
    return to_case + way_home


@rule
def returns(s: State, out: list[float]) -> None:
    """W-5: 1, shared by the winners, or by all in a draw."""
    shared = s.winners if s.winners else (1 << s.seats) - 1
    count = 0
    for seat in range(s.seats):
        count += shared >> seat & 1
    for seat in range(s.seats):
        out[seat] = 1.0 / count if shared >> seat & 1 else 0.0
