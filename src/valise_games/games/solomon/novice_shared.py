"""What the Novices of Agent and Casablanca share: how far each agent is from winning, and for whom.

The outlook of a seat is a sum over the agents in play: those near to bringing the case home count more, and each
counts as far as the seat believes that it has the highest stake on it. Numbers are whole, so that the same rules run
plain, compiled and in rollouts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valise_games.rules import Choices, Dice, dice, given, rule, table

if TYPE_CHECKING:
    from valise_games.games.solomon import rules as game
else:
    game = given("game")

HOME, GOES_TO, LOT_VALUE = game.HOME, game.GOES_TO, game.LOT_VALUE

CERTAIN = 100  # a belief is in percent
PER_MILLE = 1000  # an outlook is in thousandths
BITS = 7  # of a belief or a sum in hundreds: those of all agents or seats are packed into one number
MASK = (1 << BITS) - 1
HARDLY = 1
STRANGER, MANY = 3, 3  # hundreds that a bribe turn may have put on an agent unseen, for so many turns at most
LATE = 100  # rounds, squared, after which half of that is forgotten: who has money shows it in the end
STAKE_OVER_MONEY = 6  # what a stake counts, over money that may still go there

# What an agent counts that is so many moves from bringing the case home.
NEARNESS = table([round(100_000 * 0.65**moves) for moves in range(4 * game.PLACES)])
DOUBT = NEARNESS[5]  # counts for everybody alike: the game may still go anywhere


# ---------------------------------------------------------------------------------- how the game stands
@rule
def judge(s: game.State, out: list[float]) -> None:
    """Each seat's share of winning, in a full state."""
    n = s.seats
    total = DOUBT
    left = 0  # money not yet placed, of all seats
    for seat in range(n):
        out[seat] = DOUBT / n
        for kind in range(game.LOTS):
            left += s.lots[seat][kind] * LOT_VALUE[kind] << BITS * seat
    for agent in range(game.AGENTS):
        if s.agent_at[agent] == game.GONE:
            continue
        nearness = NEARNESS[game.moves_home(agent, s.agent_at[agent], s.case_at, s.holder)]
        total += nearness
        strengths = 0
        for seat in range(n):
            strengths += strength(s.stake[seat][agent], left >> BITS * seat & MASK)
        for seat in range(n):
            out[seat] += nearness * strength(s.stake[seat][agent], left >> BITS * seat & MASK) / strengths
    for seat in range(n):
        out[seat] /= total


@rule
def strength(stake: int, left: int) -> int:
    """How much a seat counts for on an agent: far more with twice the stake."""
    square = (STAKE_OVER_MONEY * stake + left + 1) ** 2
    return square * square


# ---------------------------------------------------------------------------------- what a seat believes
@rule
def belief(s: game.State, seat: int, agent: int, stake: int) -> int:
    """How sure the seat is, in percent, that such a stake of its own is the highest on the agent."""
    sure = CERTAIN
    for other in range(s.seats):
        if other == seat:
            continue
        edge = stake - s.shown[other][agent]
        if edge < 0 or stake == 0:
            return HARDLY
        occasions = min(s.bribes[other] + (s.opening_agents > 0), MANY)
        unseen = STRANGER * occasions * LATE // (LATE + s.round * s.round)
        sure = sure * edge // (edge + unseen) if edge > 0 else sure // 2
    return sure


@rule
def beliefs(s: game.State, seat: int) -> int:
    """The same about all agents."""
    packed = 0
    for agent in range(game.AGENTS):
        packed |= belief(s, seat, agent, s.stake[seat][agent]) << BITS * agent
    return packed


@rule
def outlook(s: game.State, packed: int, agent: int, at: int, victim: int, case_at: int, holder: int) -> int:
    """A seat's share of winning in its own eyes, per mille, were `agent` at that place and the victim gone."""
    total: int = DOUBT
    mine: int = DOUBT * CERTAIN // s.seats
    for other in range(game.AGENTS):
        place = at if other == agent else s.agent_at[other]
        if place != game.GONE and other != victim:
            nearness = NEARNESS[game.moves_home(other, place, case_at, holder)]
            total += nearness
            mine += nearness * (packed >> BITS * other & MASK)
    return mine * PER_MILLE // (CERTAIN * total)


@rule
def outlook_now(s: game.State, packed: int) -> int:
    return outlook(s, packed, 0, s.agent_at[0], game.NOBODY, s.case_at, s.holder)


@rule
def outlook_after(s: game.State, seat: int, packed: int, plan: int) -> int:
    """A seat's outlook if an announced move or strike stands."""
    with_case = plan & 1
    victim = (plan >> 1) % game.VICTIMS - 1
    way = (plan >> 1) // game.VICTIMS % game.WAYS
    agent = (plan >> 1) // (game.VICTIMS * game.WAYS)
    there = GOES_TO[s.agent_at[agent]][way]
    if victim < 0:
        victim = game.NOBODY
    elif seat == s.mover:
        packed &= ~(MASK << BITS * agent)
        packed |= belief(s, seat, agent, s.stake[seat][agent] - game.PRICE) << BITS * agent
    if with_case and there == HOME[agent]:
        return (packed >> BITS * agent & MASK) * PER_MILLE // CERTAIN
    holder = s.holder
    if game.CASE_IS_HELD:
        if with_case:
            holder = agent
        elif holder == agent or holder == victim:
            holder = game.NOBODY
    return outlook(s, packed, agent, there, victim, there if with_case else s.case_at, holder)


@rule
def harm(s: game.State, seat: int) -> int:
    """What the announced action costs a seat, per mille."""
    packed = beliefs(s, seat)
    plan = ((s.plan_agent * game.WAYS + s.plan_way) * game.VICTIMS + s.plan_victim) * 2 + s.plan_case
    return outlook_now(s, packed) - outlook_after(s, seat, packed, plan)


@rule
def is_worth_a_quarrel(s: game.State, seat: int, harmful: int) -> bool:
    """The announced action costs a seat more than so much; or anything, where it brings the case home for others."""
    least = 0 if s.plan_case and GOES_TO[s.agent_at[s.plan_agent]][s.plan_way] == HOME[s.plan_agent] else harmful
    return harm(s, seat) > least


@rule
def suspect(s: game.State, me: int, rng: Dice) -> None:
    """Makes a guess more likely, and leaves what the seat knows as it is.

    Whoever bribes puts much on few agents, and then moves them: so hidden stakes rather lie together, and on agents
    that are near to winning.
    """
    for seat in range(s.seats):
        if seat == me or s.bribes[seat] + s.opening_agents == 0:
            continue
        for one in range(game.AGENTS):
            other = dice(rng, game.AGENTS)
            if other != one and is_hidden(s, seat, one) and is_hidden(s, seat, other):
                if s.chances[seat][one] == s.chances[seat][other]:
                    shift(s, seat, one, other, rng)


@rule
def is_hidden(s: game.State, seat: int, agent: int) -> bool:
    """Nothing is known of the seat's stake on an agent in play."""
    if s.said_yes >> seat & 1 and agent == s.plan_agent:  # CB-8: who protests has a stake
        return False
    return s.agent_at[agent] != game.GONE and s.shown[seat][agent] == 0 and s.spent[seat][agent] == 0


@rule
def shift(s: game.State, seat: int, one: int, other: int, rng: Dice) -> None:
    """Puts the larger of two stakes, or both, on the agent that is nearer to winning."""
    if game.moves_home(other, s.agent_at[other], s.case_at, s.holder) < game.moves_home(
        one, s.agent_at[one], s.case_at, s.holder
    ):
        one, other = other, one
    both = s.stake[seat][one] + s.stake[seat][other]
    less = 0 if dice(rng, 3) == 0 else min(s.stake[seat][one], s.stake[seat][other])
    s.stake[seat][one] = both - less
    s.stake[seat][other] = less


# ---------------------------------------------------------------------------------- acting
@rule
def best_plan(s: game.State, seat: int, choices: Choices, whim: int, rng: Dice) -> int:
    """The move or strike with the best outlook, give or take a whim."""
    packed = beliefs(s, seat)
    best = choices[1]
    best_outlook = -1
    for i in range(1, choices[0] + 1):
        action = choices[i]
        if action == game.BRIBE:
            continue
        if action == game.END_TURN:
            hoped = outlook_now(s, packed)
        else:
            hoped = outlook_after(s, seat, packed, action - game.PLAN)
        hoped += dice(rng, whim)
        if hoped > best_outlook:
            best_outlook = hoped
            best = action
    return best


@rule
def may_bribe(choices: Choices) -> bool:
    return choices[choices[0]] == game.BRIBE


@rule
def some_lot(s: game.State, seat: int, choices: Choices, rng: Dice) -> int:
    """A lot on an agent: rather a large one, rather on one that is near to winning or has had money already."""
    total = 0
    pick = choices[1]
    for i in range(1, choices[0] + 1):
        action = choices[i]
        if action >= game.DONE:
            continue
        agent = (action - game.LOT) // game.LOTS
        kind = (action - game.LOT) % game.LOTS
        liking = LOT_VALUE[kind] * (1 + 3 * (s.stake[seat][agent] > 0))
        liking *= 12 - min(game.moves_home(agent, s.agent_at[agent], s.case_at, s.holder), 10)
        total += liking
        if dice(rng, total) < liking:
            pick = action
    return pick


@rule
def raise_bid(choices: Choices, rng: Dice) -> int:
    """A sum in the lower half of those that he could name."""
    lowest = 2 if choices[1] == game.GIVE_WAY else 1
    return choices[lowest + dice(rng, (choices[0] - lowest) // 2 + 1)]
