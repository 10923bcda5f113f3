"""A blanked Solomon state as numbers for a network. Seats are counted from the observer, clockwise.

| length             | what                                                                     |
| ------------------ | ------------------------------------------------------------------------ |
| AGENTS × (PLACES+1)| where each agent is; the last place is out of play                       |
| PLACES             | where the briefcase is                                                   |
| AGENTS + 1         | who holds it; the last is nobody                                         |
| AGENTS             | my stakes, in thousands                                                  |
| LOTS               | my lots left, as a share                                                 |
| SEATS × AGENTS     | what each seat has shown, in thousands                                   |
| SEATS × AGENTS     | what each seat has spent, in thousands                                   |
| SEATS × AGENTS     | stakes announced (AG-17), in thousands                                   |
| SEATS              | bribe turns taken, in quarters                                           |
| SEATS              | which seats are in the game                                              |
| 8                  | phase, but for the decision of who won; the last is the end              |
| SEATS              | mover                                                                    |
| SEATS              | protester                                                                |
| SEATS              | asked in the open window                                                 |
| AGENTS             | agent of the announcement                                                |
| PLACES             | its place of arrival                                                     |
| AGENTS             | its victim                                                               |
| 1                  | with the briefcase                                                       |
| 1                  | sum to beat, in thousands                                                |
| 1                  | an announcement was refused this turn                                    |
| 1                  | lots put down in my bribe, as a share                                    |
| AGENTS             | announcements of each agent refused this turn: any                       |
| SEATS              | who began: the last round ends before him                                |
| 1                  | rounds played, as a share of the cap; 0 without one                      |
| 1                  | one over the rounds left; 0 without a cap                                |
| AGENTS             | way of each agent to the briefcase and home, as a share; out of play 1   |
| AGENTS             | those with the shortest way: in version 2 they count at the cap          |
| SEATS              | who last moved or took the briefcase: in version 2 a tie is his then     |
| 1                  | phase: the decision of who won (AG-24)                                   |
| 1                  | turns left to the cap, this one too, are odd                             |
| 1                  | one over the turns left; 0 without a cap                                 |
| AGENTS × 9         | each agent in play, see `tempo` and `standing_on`                        |
| 4                  | how I stand on the agent of the announcement                             |
| 1                  | the announcement ends the game                                           |
| 1                  | my stake on its agent over the sum to beat, in thousands                 |

What stands last came last: a net that was trained without it is widened with zeros.
"""

from __future__ import annotations

from valise_games.rules import rule

from .rules import (
    AGENTS,
    ANNOUNCE_LOST_STAKES,
    DECIDE,
    DISTANCE,
    GOES_TO,
    GONE,
    HOME,
    LONGEST_WAY,
    LOTS,
    LOTS_EACH,
    MONEY,
    OVER,
    PLACES,
    PROTEST,
    SEATS,
    State,
    moves_home,
    on_its_way,
    steps_home,
)

PHASES = 8  # OVER is the last of them: DECIDE stands elsewhere
STAND = 4  # numbers that tell how a seat stands on an agent
NEAR = 3  # moves before the end that are told apart
TEMPO = STAND + 2 + NEAR
FEATURES = (
    AGENTS * (PLACES + 1) + PLACES + AGENTS + 1 + AGENTS + LOTS + 3 * SEATS * AGENTS + 2 * SEATS + PHASES
    + 3 * SEATS + AGENTS + PLACES + AGENTS + 4 + AGENTS + 2 + 2 * AGENTS + 2 * SEATS
    + 3 + AGENTS * TEMPO + STAND + 2
)  # fmt: skip


@rule
def observe(s: State, seat: int, out: list[float]) -> None:
    """Fills `out`, which comes cleared, from a state blanked for the seat."""
    n = s.seats
    at = 0
    for agent in range(AGENTS):
        out[at + s.agent_at[agent]] = 1.0
        at += PLACES + 1
    out[at + s.case_at] = 1.0
    at += PLACES
    out[at + s.holder] = 1.0
    at += AGENTS + 1
    for agent in range(AGENTS):
        out[at + agent] = s.stake[seat][agent] / 10
    at += AGENTS
    for kind in range(LOTS):
        out[at + kind] = s.lots[seat][kind] / LOTS_EACH
    at += LOTS
    for place in range(n):
        other = (seat + place) % n
        for agent in range(AGENTS):
            out[at + place * AGENTS + agent] = s.shown[other][agent] / 10
            out[at + (SEATS + place) * AGENTS + agent] = s.spent[other][agent] / 10
            if ANNOUNCE_LOST_STAKES and s.agent_at[agent] == GONE:
                out[at + (2 * SEATS + place) * AGENTS + agent] = s.stake[other][agent] / 10
    at += 3 * SEATS * AGENTS
    for place in range(n):
        out[at + place] = s.bribes[(seat + place) % n] / 4
        out[at + SEATS + place] = 1.0
    at += 2 * SEATS
    if s.phase != DECIDE:
        out[at + min(s.phase, PHASES - 1)] = 1.0
    at += PHASES
    out[at + (s.mover - seat + n) % n] = 1.0
    at += SEATS
    out[at + (s.protester - seat + n) % n] = 1.0
    at += SEATS
    for place in range(n):
        out[at + place] = s.asked >> ((seat + place) % n) & 1
    at += SEATS
    if PROTEST <= s.phase < OVER:
        observe_plan(s, at, out)
    at += AGENTS + PLACES + AGENTS + 1
    out[at] = s.bid / 10
    out[at + 1] = s.contested
    out[at + 2] = s.lots_put / (LOTS * LOTS_EACH)
    at += 3
    for agent in range(AGENTS):
        out[at + agent] = 1.0 if s.refused[agent] else 0.0
    at += AGENTS
    out[at + (s.first - seat + n) % n] = 1.0
    at += SEATS
    if s.round_cap > 0:
        out[at] = s.round / s.round_cap
        out[at + 1] = 1 / max(s.round_cap - s.round, 1)
    at += 2
    nearest = on_its_way(s)
    for agent in range(AGENTS):
        out[at + agent] = 1.0 if s.agent_at[agent] == GONE else steps_home(s, agent) / LONGEST_WAY
        out[at + AGENTS + agent] = nearest >> agent & 1
    out[at + 2 * AGENTS + (s.case_mover - seat + n) % n] = 1.0
    at += 2 * AGENTS + SEATS
    out[at] = 1.0 if s.phase == DECIDE else 0.0
    if s.round_cap > 0:
        turns = (s.round_cap - s.round) * n - (s.mover - s.first + n) % n
        out[at + 1] = turns & 1
        out[at + 2] = 1 / max(turns, 1)
    at += 3
    tempo(s, seat, at, out)
    if PROTEST <= s.phase < OVER:
        agent = s.plan_agent
        here = s.agent_at[agent]
        for i in range(STAND):
            out[at + AGENTS * TEMPO + i] = out[at + agent * TEMPO + i]
        at += AGENTS * TEMPO + STAND
        out[at] = 1.0 if s.plan_case and GOES_TO[here][s.plan_way] == HOME[agent] else 0.0
        out[at + 1] = max(s.stake[seat][agent] - s.bid, 0) / 10


@rule
def tempo(s: State, seat: int, at: int, out: list[float]) -> None:
    """Of each agent in play: how the seat stands on it, its ways to the briefcase and home with it, as shares, and
    whether it can end the game in one, two or three moves."""
    standing_on(s, seat, at, out)
    for agent in range(AGENTS):
        here = s.agent_at[agent]
        if here == GONE:
            for i in range(STAND):
                out[at + agent * TEMPO + i] = 0.0
            continue
        row = at + agent * TEMPO + STAND
        out[row] = 2 * DISTANCE[here][s.case_at] / LONGEST_WAY
        out[row + 1] = 2 * DISTANCE[s.case_at][HOME[agent]] / LONGEST_WAY
        moves = moves_home(agent, here, s.case_at, s.holder)
        if 0 < moves <= NEAR:
            out[row + 1 + moves] = 1.0


@rule
def standing_on(s: State, seat: int, at: int, out: list[float]) -> None:
    """Of each agent: the seat has more than any other has shown, as much, or less; and more than any other can have."""
    for agent in range(AGENTS):
        out[at + agent * TEMPO] = 1.0
        out[at + agent * TEMPO + 3] = 1.0
    for other in range(s.seats):
        if other == seat:
            continue
        free = MONEY  # what the other can have on any agent, above what he has shown there
        for agent in range(AGENTS):
            free -= s.spent[other][agent] + max(s.shown[other][agent], s.stake[other][agent])
        for agent in range(AGENTS):
            row = at + agent * TEMPO
            mine = s.stake[seat][agent]
            shown = s.shown[other][agent]
            if mine < shown:
                out[row] = 0.0
                out[row + 1] = 0.0
                out[row + 2] = 1.0
            elif mine == shown and out[row] > 0:
                out[row] = 0.0
                out[row + 1] = 1.0
            if mine <= shown + (free if s.chances[other][agent] + s.opening_agents > 0 else 0):
                out[row + 3] = 0.0


@rule
def observe_plan(s: State, at: int, out: list[float]) -> None:
    agent = s.plan_agent
    out[at + agent] = 1.0
    out[at + AGENTS + GOES_TO[s.agent_at[agent]][s.plan_way]] = 1.0
    if s.plan_victim > 0:
        out[at + AGENTS + PLACES + s.plan_victim - 1] = 1.0
    out[at + 2 * AGENTS + PLACES] = s.plan_case
