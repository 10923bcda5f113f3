"""Agent and Casablanca: who wins when the briefcase is home, and that nobody does when the rounds are up."""

from __future__ import annotations

from valise_games.rules import rule

from .state import (
    AGENTS,
    BROUGHT_HOME,
    CASE_IS_HELD,
    DISTANCE,
    GONE,
    HOME,
    NOBODY,
    OVER,
    PLACES,
    ROUNDS_ARE_UP,
    State,
)

SNATCH = 1  # moves that it costs to take a held case from its holder


@rule
def brought_home(s: State, agent: int) -> None:
    """AG-32: the highest stake on the agent wins; a tie is the mover's, even if he is not one of the tied."""
    s.winner = highest(s, 1 << agent, s.mover)
    s.reason = BROUGHT_HOME
    s.phase = OVER


@rule
def rounds_are_up(s: State) -> None:
    """AG-36: nobody wins."""
    if s.version == 2:
        # version 2: the most on those with the shortest way wins; a tie is his who last moved or took the briefcase.
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
    """The agents in play with the shortest way to the briefcase and home with it, as bits."""
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
def moves_home(agent: int, at: int, case_at: int, holder: int) -> int:
    """Moves that end the game with this agent, if nobody minds."""
    to_case: int = DISTANCE[at][case_at]
    way_home: int = DISTANCE[case_at][HOME[agent]]
    if CASE_IS_HELD:
        if holder == agent:
            return way_home
        snatch = 0 if holder == NOBODY else SNATCH
        return max(to_case, 1) + snatch + way_home
    if way_home == 0:
        way_home = 2  # CB-12: it must leave with the case and come back
    return to_case + way_home
