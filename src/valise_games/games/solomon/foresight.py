"""Agent and Casablanca with two seats: what the other could do to a seat next, as far as everybody knows.

It is about the worst that can be: the other may have put all that nobody knows of on any one agent. A tie is the
mover's (AG-32), so an agent that brings the briefcase home in one move is for whoever has the turn, where both have as
much on it; and who has only a hundred less on it than the other can neither stop nor use it.
"""

from __future__ import annotations

from valise_games.rules import Choices, rule

from . import rules
from .rules import State

USUAL_CAP = 30  # rounds: with an earlier end a seat is daring earlier
THRIFTY = 2  # from here on a careful seat keeps its money together, too

# How bad it is to take an option, if it stands.
SAFE = 0
OUTSPENT = 1  # the other can have more than the seat on some agent for good, or has already, and needs two turns to win
OPEN = 2  # he may win in his next turn, with money that he may have
OUTSPENT_PROVEN = 3  # he needs two turns, and is proven to have more than the seat ever can
GIVEN_AWAY = 4  # he wins in his next turn, with money that he is proven to have
LOST = 5  # he wins by it


@rule
def free_money(s: State, seat: int) -> int:
    """What a seat can have on any agent, above what it has shown there, as everybody knows."""
    free: int = rules.MONEY
    for agent in range(rules.AGENTS):
        lost = rules.ANNOUNCE_LOST_STAKES and s.agent_at[agent] == rules.GONE  # AG-17
        free -= s.spent[seat][agent] + (s.stake[seat][agent] if lost else s.shown[seat][agent])
    return free


@rule
def most_on(s: State, seat: int, agent: int) -> int:
    """The most that a seat can have on an agent in play, as everybody knows."""
    most: int = s.shown[seat][agent]
    if s.chances[seat][agent] + s.opening_agents > 0:
        most += free_money(s, seat)
    return most


@rule
def turns_home(s: State, agent: int, at: int, case_at: int, holder: int, money: int) -> int:
    """Turns in which a seat with so much on an agent can bring the briefcase home with it, if nobody minds."""
    turns: int = rules.moves_home(agent, at, case_at, holder)
    if rules.CASE_IS_HELD and holder != agent and holder != rules.NOBODY and money >= rules.PRICE:
        if at != case_at and not (s.sanctuary and rules.HOME[holder] == case_at):  # AG-14
            turns -= rules.SNATCH  # it strikes the holder where it arrives
    return turns


@rule
def danger_on(
    s: State, seat: int, agent: int, at: int, case_at: int, holder: int, mine: int, left: int, free: int
) -> int:
    """How bad it is that an agent stands so at the other's turn, where the seat has so much on it and so much left."""
    other = 1 - seat
    shown: int = s.shown[other][agent]
    most = shown
    if s.chances[other][agent] + s.opening_agents > 0:
        most += free
    turns = turns_home(s, agent, at, case_at, holder, most)
    if turns > 2:
        return SAFE
    cost = 0
    if turns < rules.moves_home(agent, at, case_at, holder):
        cost = rules.PRICE
    if turns == 1:
        if shown >= cost and shown - cost >= mine:
            return GIVEN_AWAY
        return OPEN if most - cost >= mine else SAFE
    if most - cost <= mine or most - cost < mine + left:
        return SAFE
    return OUTSPENT_PROVEN if shown - cost > mine + left else OUTSPENT


@rule
def danger_after(s: State, seat: int, action: int, left: int, free: int) -> int:
    """How bad it is for the mover to take an action. `left` is the money that he has not put on an agent, and `free`
    what the other can have anywhere, beside what he has shown there."""
    other = 1 - seat
    agent = -1  # that moves, or is bribed
    there = 0
    victim = rules.NOBODY
    case_at: int = s.case_at
    holder: int = s.holder
    more = 0  # on that agent
    worst = SAFE
    if action < rules.BRIBE:
        agent = action // rules.OF_AN_AGENT
        there = rules.GOES_TO[s.agent_at[agent]][action // (rules.VICTIMS * 2) % rules.WAYS]
        if action // 2 % rules.VICTIMS > 0:
            victim = action // 2 % rules.VICTIMS - 1
            more = -rules.PRICE
        mine: int = s.stake[seat][agent] + more
        most: int = s.shown[other][agent] + free
        if action & 1:
            if there == rules.HOME[agent]:
                if s.shown[other][agent] > mine:
                    return LOST
                if s.chances[other][agent] + s.opening_agents == 0:
                    most = s.shown[other][agent]
                return OPEN if most > mine else SAFE
            case_at = there
            holder = agent
        elif holder == agent or holder == victim:
            holder = rules.NOBODY
        if mine + left < most <= mine + left - more:
            worst = OUTSPENT
    elif action >= rules.LOT and action != rules.DONE and action != rules.END_TURN:
        if action >= rules.HALF:
            agent = action - rules.HALF
            more = left // 2
        elif action >= rules.ALL:
            agent = action - rules.ALL
            more = left
        else:
            agent = (action - rules.LOT) // rules.LOTS
            more = rules.LOT_VALUE[(action - rules.LOT) % rules.LOTS]
        there = s.agent_at[agent]
    for near in range(rules.AGENTS):
        at = there if near == agent else s.agent_at[near]
        if at != rules.GONE and near != victim:
            mine = s.stake[seat][near]
            kept = left - max(more, 0)
            if near == agent:
                mine += more
            elif 0 < more < left and mine + kept < s.shown[other][near] + free:
                worst = max(worst, OUTSPENT)
            if action == rules.BRIBE:
                mine += left
                kept = 0
            worst = max(worst, danger_on(s, seat, near, at, case_at, holder, mine, kept, free))
    return worst


@rule
def careful(s: State, seat: int, care: int, daring: int, choices: Choices) -> None:
    """Of the options listed, leaves those of a mover that are no worse than the others, as far as he can foresee with
    two seats: with a `care` of 1 lest the other wins in his next turn, with 2 lest he is outspent. After so many rounds
    he is `daring`: else nobody might win, and that is worth no more than a defeat."""
    if care == 0 or s.seats != 2 or choices[0] < 2 or (s.phase != rules.CHOOSE and s.phase != rules.BRIBING):
        return
    if s.round >= daring or s.round * USUAL_CAP >= daring * s.round_cap > 0:
        return
    left = rules.money_left(s, seat)
    free = free_money(s, 1 - seat)
    least = LOST
    kept = 0
    for i in range(1, choices[0] + 1):
        action = choices[i]
        bad = danger_after(s, seat, action, left, free)
        if care < THRIFTY and (bad == OUTSPENT or bad == OUTSPENT_PROVEN):
            bad = SAFE
        if bad < least:
            least = bad
            kept = 0
        if bad == least:
            kept += 1
            choices[kept] = action
    choices[0] = kept
