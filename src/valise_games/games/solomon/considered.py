"""Agent and Casablanca: the options that a net weighs. A Master takes no other; people and Novices may do all that is
legal."""

from __future__ import annotations

from valise_games.rules import Choices, Dice, allow, dice, rule, table

from . import rules
from .foresight import most_on
from .rules import State, legal

RAISE = 10  # hundreds by which a duel goes up
MIDDLE_LOT = 5  # hundreds
IS_WEIGHED = table(
    [lot in (rules.LOT_VALUE[0], MIDDLE_LOT, rules.LOT_VALUE[rules.LOTS - 1]) for lot in rules.LOT_VALUE]
)  # the kinds of lots


@rule
def considered(s: State, seat: int, choices: Choices) -> None:
    """Appends them to `choices`, which comes cleared: some of what is legal, so that a game is few decisions. Depends
    only on what the seat knows.

    A net takes a win that nobody can stop. It never takes back: to insist and then give way tells no more. It neither
    begins nor goes on with a duel that it is proven to lose, nor gives way in one that it is sure to win. A bribe is a
    single lot, half or all of what is left, and then halves or all of the rest. A duel goes up by a thousand, or to all
    that the seat has.
    """
    if s.phase == rules.RECONSIDER:
        allow(choices, rules.INSIST)
        return
    legal(s, seat, choices)
    if s.phase == rules.CHOOSE:
        take_sure_win(s, seat, choices)
    elif s.phase == rules.OPENING or s.phase == rules.BRIBING:
        weigh_bribe(s, seat, choices)
    elif s.phase == rules.PROTEST:
        weigh_protest(s, seat, choices)
    elif s.phase == rules.BID or s.phase == rules.ANSWER:
        weigh_sums(s, seat, choices)


@rule
def take_sure_win(s: State, seat: int, choices: Choices) -> None:
    """Leaves a single option if it brings the briefcase home on an agent on which nobody can have more."""
    for i in range(1, choices[0] + 1):
        action = choices[i]
        if action >= rules.BRIBE:
            return
        agent = action // rules.OF_AN_AGENT
        there = rules.GOES_TO[s.agent_at[agent]][action // (rules.VICTIMS * 2) % rules.WAYS]
        if action & 1 and there == rules.HOME[agent]:
            mine = s.stake[seat][agent]
            if action // 2 % rules.VICTIMS > 0:
                mine -= rules.PRICE  # AG-33
            sure = True
            for other in range(s.seats):
                if other != seat and most_on(s, other, agent) > mine:
                    sure = False
            if sure:
                choices[0] = 1
                choices[1] = action
                return


@rule
def weigh_bribe(s: State, seat: int, choices: Choices) -> None:
    last = choices[0]
    kept = 0
    fresh = s.puts[seat] == 0
    is_last_lot = choices[last] <= rules.DONE
    for i in range(1, last + 1):
        if choices[i] >= rules.DONE or (fresh and (is_last_lot or IS_WEIGHED[(choices[i] - rules.LOT) % rules.LOTS])):
            kept += 1
            choices[kept] = choices[i]
    choices[0] = kept


@rule
def weigh_protest(s: State, seat: int, choices: Choices) -> None:
    """Not where the mover has shown as much as the seat has; and always against a way home that it is sure to stop.
    With two seats it lets that pass, and has won."""
    if choices[0] < 2:
        return
    agent = s.plan_agent
    mine = s.stake[seat][agent]
    if mine <= s.shown[s.mover][agent]:
        choices[0] = 1
        choices[1] = rules.NO
    elif s.plan_case and mine > most_on(s, s.mover, agent):
        if rules.GOES_TO[s.agent_at[agent]][s.plan_way] == rules.HOME[agent]:
            if s.seats > 2:
                choices[1] = choices[2]
            choices[0] = 1


@rule
def weigh_sums(s: State, seat: int, choices: Choices) -> None:
    """To give way, unless the duel is sure to be won; and of the sums that the other is not proven to have the lowest,
    a thousand more, and all that the seat has."""
    last = choices[0]
    other = s.mover if seat == s.protester else s.protester
    more = 1 if seat == s.protester else 0  # AG-23: equal sums favour the mover
    mine = s.stake[seat][s.plan_agent]
    proven = s.shown[other][s.plan_agent] + more
    if mine < proven:
        choices[0] = 1  # to give way, or the lowest sum where one must be named
        return
    first = 1
    kept = 0
    if choices[1] == rules.GIVE_WAY:
        first = 2
        if last == 1 or mine < most_on(s, other, s.plan_agent) + more:
            kept = 1
    while first < last and choices[first] < rules.SUM + proven:
        first += 1
    raised = rules.SUM + max(s.bid, proven - 1) + RAISE
    for i in range(first, last + 1):
        lowest = i == first and (s.phase == rules.ANSWER or s.bid == 0)
        if lowest or i == last or (s.phase == rules.BID and choices[i] == raised):
            kept += 1
            choices[kept] = choices[i]
    choices[0] = kept


@rule
def stray(s: State, seat: int, choices: Choices, rng: Dice) -> int:
    """One of these options at random, for positions to learn from; a bribe in one turn of three."""
    last = choices[choices[0]]
    if last == rules.BRIBE and dice(rng, 3) == 0:
        return last
    return choices[1 + dice(rng, choices[0])]
