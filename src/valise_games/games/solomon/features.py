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
| 8                  | phase                                                                    |
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
| 1                  | rounds played, as a share of the cap                                     |
| 1                  | one over the rounds left                                                 |
| AGENTS             | way of each agent to the briefcase and home, as a share; out of play 1   |
| AGENTS             | those with the shortest way: they count when the rounds are up (AG-36)   |
| SEATS              | who last moved or took the briefcase: a tie is his then                  |
"""

from __future__ import annotations

from valise_games.rules import rule

from .ending import on_its_way, steps_home
from .state import (
    AGENTS,
    ANNOUNCE_LOST_STAKES,
    GOES_TO,
    GONE,
    LONGEST_WAY,
    LOTS,
    LOTS_EACH,
    OVER,
    PLACES,
    PROTEST,
    SEATS,
    State,
)

PHASES = OVER + 1
FEATURES = (
    AGENTS * (PLACES + 1) + PLACES + AGENTS + 1 + AGENTS + LOTS + 3 * SEATS * AGENTS + 2 * SEATS + PHASES
    + 3 * SEATS + AGENTS + PLACES + AGENTS + 4 + AGENTS + 2 + 2 * AGENTS + 2 * SEATS
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
    out[at + s.phase] = 1.0
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
    out[at] = s.round / s.round_cap
    out[at + 1] = 1 / max(s.round_cap - s.round, 1)
    at += 2
    nearest = on_its_way(s)
    for agent in range(AGENTS):
        out[at + agent] = 1.0 if s.agent_at[agent] == GONE else steps_home(s, agent) / LONGEST_WAY
        out[at + AGENTS + agent] = nearest >> agent & 1
    out[at + 2 * AGENTS + (s.case_mover - seat + n) % n] = 1.0


@rule
def observe_plan(s: State, at: int, out: list[float]) -> None:
    agent = s.plan_agent
    out[at + agent] = 1.0
    out[at + AGENTS + GOES_TO[s.agent_at[agent]][s.plan_way]] = 1.0
    if s.plan_victim > 0:
        out[at + AGENTS + PLACES + s.plan_victim - 1] = 1.0
    out[at + 2 * AGENTS + PLACES] = s.plan_case
