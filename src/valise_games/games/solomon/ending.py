"""Agent and Casablanca: who wins when the briefcase is home, and who when the rounds are up."""

from __future__ import annotations

from valise_games.rules import rule

from .state import AGENTS, BROUGHT_HOME, DISTANCE, GONE, HOME, OVER, PLACES, ROUNDS_ARE_UP, State


@rule
def brought_home(s: State, agent: int) -> None:
    """AG-32: the highest stake on the agent wins; a tie is the mover's, even if he is not one of the tied."""
    s.winner = highest(s, 1 << agent, s.mover)
    s.reason = BROUGHT_HOME
    s.phase = OVER


@rule
def rounds_are_up(s: State) -> None:
    """AG-36: the most on those with the shortest way wins; a tie is his who last moved or took the briefcase."""
    s.winner = highest(s, on_its_way(s), s.case_mover)
    s.reason = ROUNDS_ARE_UP
    s.phase = OVER


@rule
def highest(s: State, agents: int, if_tied: int) -> int:
    """The seat with most on these agents (bits) together; the other seat if several tie, or nobody has anything."""
    best = 0
    winner = if_tied
    for seat in range(s.seats):
        stake = stake_on(s, seat, agents)
        if stake > best:
            best = stake
            winner = seat
        elif stake == best:
            winner = if_tied
    return winner


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
