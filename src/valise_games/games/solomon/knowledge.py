"""What a seat knows of a Solomon game, and what it may believe.

`blank` copies what the seat knows and nothing else. `guess` fills in the rest at random, with a full state that the
seat cannot tell from the true one. Nothing in these games is dealt, everything hidden is chosen, so a guess follows a
law of ours. For each other seat:

 1. Announced stakes (AG-17), in board order, are made up of lots that fit, each lot left equally likely, until the sum
    is exact.
 2. For every other agent, in board order, lots are drawn, each lot left equally likely, until they cover what the seat
    has shown and spent on it (AG-16, AG-30). A lot may overshoot only while enough is left for the agents to come.
 3. Every bribe turn placed at least one lot on an agent then in play (AG-18); and a turn taken since the seat last
    showed more of a stake placed one that it did not need for what it has shown. From the last bribe turn to the
    first, while there are fewer such lots than turns, one more is put on one of the agents that were in play then.
 4. Further lots follow, three for each occasion to bribe on average: another one with probability 3k / (3k + 1) after
    k occasions, on any agent it may lie on.

A draw that comes to a dead end is made again from the start, with the order of the agents turned by one. After four of
them 1 and 2 are done otherwise, which finds its way through the tightest claims: the lots are dealt from the largest
to the smallest, each to one of the agents that can take it or aside, with chances in proportion to what each agent
lacks and to what can be spared; in every other attempt aside only when no agent can take it.

Lots go only where they can have gone: not on an agent that left before the seat first bribed, opening bribes on no
more agents than the table allows. In an open window, seat by seat, the answer of another is given with even chances,
unless it would be the last one; a given one is yes in one case of four, where it may be. A mover who may bribe has
begun to do so in one case of eight, and then, with even chances each time, puts down another lot on any agent in play.
Every state that fits what is public has a chance.

What is public is what `blank` keeps. Of the bribe turns between two claims of a seat it keeps only those since the last
claim that showed more: a guess may need a lot for an early claim that, by the full history, came a turn later.
"""

from __future__ import annotations

from valise_games.rules import Dice, copy_row, dice, rule

from .rules import (
    AGENTS,
    ANNOUNCE_LOST_STAKES,
    BLUFF_PROTEST,
    BRIBING,
    CHOOSE,
    GONE,
    LOT_VALUE,
    LOTS,
    LOTS_EACH,
    MONEY,
    OPENING,
    OVER,
    PROTEST,
    State,
    money_left,
)

SPECTATOR = -1  # a seat that knows nothing
DEAD_ENDS = 4  # after as many, lots are dealt from the largest to the smallest
COUNT = 31  # in a tally of lots on agents, five bits each
HUNDREDS = 127  # in a tally of money on agents, seven bits each
NO_WAY, ASIDE = -1, -2  # in place of the agent that takes a lot


# ---------------------------------------------------------------------------------- what a seat knows
@rule
def copy_plainly(s: State, out: State) -> None:
    """What is known to all, and the same from every side of the board."""
    out.round_cap = s.round_cap
    out.round = s.round
    out.seats = s.seats
    out.one_per_home = s.one_per_home
    out.opening_agents = s.opening_agents
    out.sanctuary = s.sanctuary
    out.version = s.version
    out.first = s.first
    out.mover = s.mover
    out.protester = s.protester
    out.asked = s.asked
    out.bid = s.bid
    out.contested = s.contested
    out.case_mover = s.case_mover
    out.reason = s.reason
    out.winner = s.winner


@rule
def blank(s: State, seat: int, out: State) -> None:
    """Copies into `out`, which comes cleared, what the seat knows."""
    over = s.phase == OVER  # AG-35
    copy_plainly(s, out)
    out.plan_agent = s.plan_agent
    out.plan_way = s.plan_way
    out.plan_victim = s.plan_victim
    out.plan_case = s.plan_case
    out.case_at = s.case_at
    out.holder = s.holder
    if s.phase == BRIBING and seat != s.mover:
        out.phase = CHOOSE  # a bribe is seen when it is done
    else:
        out.phase = s.phase
        out.lots_put = s.lots_put
    if seat >= 0:
        out.answered = s.answered & 1 << seat  # W-2: never who else has answered
        out.said_yes = s.said_yes & 1 << seat
    copy_row(s.refused, out.refused)
    copy_row(s.agent_at, out.agent_at)
    for other in range(s.seats):
        out.bribes[other] = s.bribes[other]
        out.bribes_since[other] = s.bribes_since[other]
        mine = over or other == seat
        copy_row(s.shown[other], out.shown[other])
        copy_row(s.spent[other], out.spent[other])
        copy_row(s.chances[other], out.chances[other])
        if mine:
            copy_row(s.stake[other], out.stake[other])
            copy_row(s.lots[other], out.lots[other])
            out.puts[other] = s.puts[other]
        elif ANNOUNCE_LOST_STAKES:  # AG-17
            for agent in range(AGENTS):
                if s.agent_at[agent] == GONE:
                    out.stake[other][agent] = s.stake[other][agent]


# ---------------------------------------------------------------------------------- what it may believe
@rule
def guess(s: State, seat: int, rng: Dice) -> None:
    """Fills a blanked state with secrets that fit what the seat knows."""
    if s.phase == OVER:
        return
    for other in range(s.seats):
        if other != seat:
            dead_ends = 0
            while not guess_ledger(s, other, dead_ends, rng):
                dead_ends += 1
            for agent in range(AGENTS):
                if not announced(s, agent):
                    s.stake[other][agent] -= s.spent[other][agent]
    if s.phase == OPENING or s.phase == PROTEST:
        guess_answers(s, seat, rng)
    elif s.phase == CHOOSE and seat != s.mover and not s.contested:
        guess_bribe(s, rng)


@rule
def announced(s: State, agent: int) -> bool:
    return ANNOUNCE_LOST_STAKES and s.agent_at[agent] == GONE


@rule
def guess_ledger(s: State, seat: int, dead_ends: int, rng: Dice) -> bool:
    """Lots and stakes of one seat, before what it has spent; False at a dead end."""
    settled = s.bribes[seat] - s.bribes_since[seat]  # by that bribe turn all that is shown had been put down
    lacking = 0  # what each agent still needs, a tally
    spare = MONEY  # above all that
    opened = 0  # agents known to have opening bribes
    for kind in range(LOTS):
        s.lots[seat][kind] = LOTS_EACH
    for agent in range(AGENTS):
        need = needed(s, seat, agent)
        lacking += need << 7 * agent
        spare -= need
        claimed = s.shown[seat][agent] + s.spent[seat][agent] > 0
        opened += (need > 0 and s.chances[seat][agent] == 0) or (claimed and settled == 0)
        if not announced(s, agent):
            s.stake[seat][agent] = 0
    if lacking == 0 and s.bribes[seat] == 0 and s.opening_agents == 0:
        return True
    shown = 0  # a tally of the lots that are needed for what is shown
    other = 0  # and of the others
    dealt = 0
    while lacking > 0:
        if dead_ends <= DEAD_ENDS:
            agent = first_lacking(s, lacking, dead_ends)
            most = lacking >> 7 * agent & HUNDREDS
            kind = draw_lot(s, seat, most if announced(s, agent) else most + spare, rng)
            if kind < 0:
                return False
        else:
            kind = dealt // LOTS_EACH
            dealt += 1
            agent = taker(s, lacking, spare, LOT_VALUE[kind], dead_ends % 2 == 0, rng)
            if agent == NO_WAY:
                return False
            if agent == ASIDE:
                spare -= LOT_VALUE[kind]
                continue
            s.lots[seat][kind] -= 1
        need = lacking >> 7 * agent & HUNDREDS
        value = LOT_VALUE[kind]
        if announced(s, agent):
            is_shown = need > s.stake[seat][agent] - s.shown[seat][agent]
        else:
            is_shown = True
            s.stake[seat][agent] += value
        if is_shown:
            shown += 1 << 5 * agent
        else:
            other += 1 << 5 * agent
        lacking -= min(need, value) << 7 * agent
        spare -= value - min(need, value)
    turn = s.bribes[seat]
    while turn > 0:
        lots = lots_since(s, seat, turn, other if turn > settled else shown + other)
        if lots <= s.bribes[seat] - turn:
            agent = agent_since(s, seat, turn, 0, opened, rng)
            kind = draw_lot(s, seat, MONEY, rng)
            if kind < 0:
                return False
            s.stake[seat][agent] += LOT_VALUE[kind]
            other += 1 << 5 * agent
        else:
            turn -= 1
    tally = shown + other
    occasions = s.bribes[seat] + (s.opening_agents > 0)
    while dice(rng, 3 * occasions + 1) > 0 and money_left(s, seat) > 0:
        agent = agent_since(s, seat, 0, tally, opened, rng)
        if agent < 0:
            break
        opened += s.chances[seat][agent] == 0 and tally >> 5 * agent & COUNT == 0
        s.stake[seat][agent] += LOT_VALUE[draw_lot(s, seat, MONEY, rng)]
        tally += 1 << 5 * agent
    return True


@rule
def needed(s: State, seat: int, agent: int) -> int:
    """What must have been put on an agent: exactly that if it was announced, else at least that."""
    if announced(s, agent):
        return s.stake[seat][agent] + s.spent[seat][agent]
    return s.shown[seat][agent] + s.spent[seat][agent]


@rule
def first_lacking(s: State, lacking: int, turned: int) -> int:
    """The agent to be covered next: those announced first, in board order turned by so much."""
    first = -1
    for place in range(AGENTS):
        agent = (place + turned) % AGENTS
        if lacking >> 7 * agent & HUNDREDS:
            if announced(s, agent):
                return agent
            if first < 0:
                first = agent
    return first


@rule
def draw_lot(s: State, seat: int, at_most: int, rng: Dice) -> int:
    """Takes one of the seat's lots worth at most so much, each equally likely; -1: there is none."""
    fit = 0
    for kind in range(LOTS):
        if LOT_VALUE[kind] <= at_most:
            fit += s.lots[seat][kind]
    if fit == 0:
        return -1
    pick = dice(rng, fit)
    kind = 0
    while LOT_VALUE[kind] > at_most or pick >= s.lots[seat][kind]:
        if LOT_VALUE[kind] <= at_most:
            pick -= s.lots[seat][kind]
        kind += 1
    s.lots[seat][kind] -= 1
    return kind


@rule
def taker(s: State, lacking: int, spare: int, value: int, thrifty: bool, rng: Dice) -> int:
    """Which agent gets a lot that is dealt, or ASIDE, with chances in proportion to what it lacks or can be spared."""
    weight = 0
    for agent in range(AGENTS):
        weight += takes(s, lacking, spare, value, agent)
    aside = spare
    if spare < value or (thrifty and weight > 0):
        aside = 0
    if weight + aside == 0:
        return NO_WAY
    pick = dice(rng, weight + aside)
    for agent in range(AGENTS):
        pick -= takes(s, lacking, spare, value, agent)
        if pick < 0:
            return agent
    return ASIDE


@rule
def takes(s: State, lacking: int, spare: int, value: int, agent: int) -> int:
    """What the agent lacks, or 0 if a lot of that value is too much for it."""
    need = lacking >> 7 * agent & HUNDREDS
    if value <= need or (not announced(s, agent) and value - need <= spare):
        return need
    return 0


@rule
def lots_since(s: State, seat: int, turn: int, tally: int) -> int:
    """How many lots can have been placed in the seat's bribe turns from that one on."""
    lots = 0
    for agent in range(AGENTS):
        if s.chances[seat][agent] >= turn:
            lots += tally >> 5 * agent & COUNT
    return lots


@rule
def agent_since(s: State, seat: int, turn: int, tally: int, opened: int, rng: Dice) -> int:
    """One of the agents in play in that bribe turn of the seat (0: the opening), each equally likely; -1: none."""
    fit = 0
    for agent in range(AGENTS):
        fit += can_have_lots(s, seat, agent, turn, tally, opened)
    if fit == 0:
        return -1
    pick = dice(rng, fit)
    agent = 0
    while True:
        if can_have_lots(s, seat, agent, turn, tally, opened):
            if pick == 0:
                return agent
            pick -= 1
        agent += 1


@rule
def can_have_lots(s: State, seat: int, agent: int, turn: int, tally: int, opened: int) -> bool:
    if announced(s, agent):
        return False
    if s.chances[seat][agent] > 0:
        return s.chances[seat][agent] >= turn
    if turn > 0:
        return False
    return tally >> 5 * agent & COUNT > 0 or opened < s.opening_agents


@rule
def guess_answers(s: State, seat: int, rng: Dice) -> None:
    """Answers of the others in an open window; never all of them, or it would be closed."""
    for other in range(s.seats):
        bit = 1 << other
        if other != seat and s.asked & bit and dice(rng, 2) == 0 and (s.answered | bit) != s.asked:
            s.answered |= bit
            if s.phase == PROTEST and (BLUFF_PROTEST or s.stake[other][s.plan_agent] > 0) and dice(rng, 4) == 0:
                s.said_yes |= bit


@rule
def guess_bribe(s: State, rng: Dice) -> None:
    """The mover may be in the middle of a bribe."""
    if dice(rng, 8) > 0 or money_left(s, s.mover) == 0:
        return
    s.phase = BRIBING
    while dice(rng, 2) == 0 and money_left(s, s.mover) > 0:
        agent = dice(rng, AGENTS)
        while s.agent_at[agent] == GONE:
            agent = dice(rng, AGENTS)
        s.stake[s.mover][agent] += LOT_VALUE[draw_lot(s, s.mover, MONEY, rng)]
        s.lots_put += 1
        s.puts[s.mover] += 1
