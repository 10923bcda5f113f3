"""Agent and Casablanca, one set of rules: a new game, who decides, what a step does. Rule ids are in RULES.en.md."""

from __future__ import annotations

from valise_games.rules import Dice, dice, rule

from .ending import brought_home, rounds_are_up
from .legal import money_left
from .state import (
    AGENTS,
    ALL,
    ANSWER,
    BID,
    BLUFF_PROTEST,
    BRIBE,
    BRIBING,
    CASE_IS_HELD,
    CASE_START,
    CHOOSE,
    DECIDE,
    DONE,
    END_TURN,
    GIVE_WAY,
    GOES_TO,
    GONE,
    HALF,
    HOME,
    LOT,
    LOT_VALUE,
    LOTS,
    LOTS_EACH,
    MAY_TAKE_BACK,
    MOVER_NAMES_SUM,
    NO,
    NOBODY,
    ONE_PER_HOME,
    OPENING,
    OPENING_AGENTS,
    OVER,
    PLAN,
    PRICE,
    PROTEST,
    RECONSIDER,
    ROUND_CAP,
    RUNNING,
    SANCTUARY,
    SEATS,
    SUM,
    TAKE_BACK,
    UNDO,
    VERSION,
    VICTIMS,
    WAYS,
    WINNER_DECIDES,
    YES,
    State,
)


# ---------------------------------------------------------------------------------- a new game
@rule
def new_game(s: State, seats: int, options: list[int], rng: Dice) -> None:
    """AG-1 … AG-6, CB-1 … CB-3. Sets every field, whatever was there."""
    s.seats = seats
    s.round_cap = options[ROUND_CAP]
    s.one_per_home = options[ONE_PER_HOME]
    s.opening_agents = options[OPENING_AGENTS]
    s.sanctuary = options[SANCTUARY]
    s.version = options[VERSION]
    s.round = 0
    s.reason = RUNNING
    s.winner = -1
    s.case_at = CASE_START
    s.holder = NOBODY
    for agent in range(AGENTS):
        s.agent_at[agent] = HOME[agent]
        if s.one_per_home and agent > 0 and HOME[agent] == HOME[agent - 1]:
            s.agent_at[agent] = GONE
    for seat in range(SEATS):
        s.bribes[seat] = 0
        s.bribes_since[seat] = 0
        s.puts[seat] = 0
        for kind in range(LOTS):
            s.lots[seat][kind] = LOTS_EACH
        for agent in range(AGENTS):
            s.stake[seat][agent] = 0
            s.shown[seat][agent] = 0
            s.spent[seat][agent] = 0
            s.chances[seat][agent] = 0
    s.first = dice(rng, seats)
    s.mover = s.first
    s.case_mover = s.first
    begin_turn(s)
    if s.opening_agents > 0:
        s.phase = OPENING
        s.asked = (1 << seats) - 1


@rule
def begin_turn(s: State) -> None:
    s.phase = CHOOSE
    s.protester = s.mover
    s.asked = 0
    s.answered = 0
    s.said_yes = 0
    s.plan_agent = 0
    s.plan_way = 0
    s.plan_victim = 0
    s.plan_case = 0
    s.bid = 0
    s.contested = 0
    s.lots_put = 0
    for agent in range(AGENTS):
        s.refused[agent] = 0


# ---------------------------------------------------------------------------------- who decides
@rule
def is_over(s: State) -> bool:
    return s.phase == OVER


@rule
def to_act(s: State) -> int:
    """The seats that owe a decision, as bits."""
    if s.phase == OPENING or s.phase == PROTEST:
        return s.asked & ~s.answered
    if s.phase == BID or s.phase == DECIDE:
        return 1 << s.protester
    if s.phase == OVER:
        return 0
    return 1 << s.mover


@rule
def next_to_act(s: State) -> int:
    """The first of them clockwise from the mover, for those who take one decision at a time."""
    if s.phase == OPENING or s.phase == PROTEST:
        seat = s.mover
        while not (s.asked & ~s.answered) >> seat & 1:
            seat = seat + 1 if seat + 1 < s.seats else 0
        return seat
    if s.phase == BID or s.phase == DECIDE:
        return s.protester
    return s.mover


@rule
def seats_in(s: State) -> int:
    """The seats still in the game, as bits: in these games nobody goes out."""
    return (1 << s.seats) - 1


# ---------------------------------------------------------------------------------- what it does
@rule
def step(s: State, seat: int, action: int, rng: Dice) -> None:
    """A seat that owes a decision takes a legal action; legality is the caller's duty."""
    phase = s.phase
    if phase == CHOOSE:
        if action == BRIBE:
            s.phase = BRIBING
        elif action == END_TURN:
            end_turn(s)
        else:
            announce(s, action - PLAN)
    elif phase == PROTEST:
        answer(s, seat, action == YES)
    elif phase == BID:
        if action == GIVE_WAY:
            open_window(s, seat)  # AG-25, CB-11
        else:
            name_sum(s, seat, action - SUM, ANSWER)
    elif phase == ANSWER:
        if action == GIVE_WAY:
            if WINNER_DECIDES and s.version >= 3:
                s.phase = DECIDE  # AG-24
            else:  # CB-10; version 2: in Agent too
                refuse(s)
        elif MOVER_NAMES_SUM:
            name_sum(s, seat, action - SUM, BID)
        else:
            name_sum(s, seat, s.bid, BID)
    elif phase == RECONSIDER:
        if action == TAKE_BACK:
            refuse(s)  # AG-27
        else:
            s.phase = BID
    elif phase == DECIDE:
        if action == UNDO:
            refuse(s)
        else:
            carry_out(s)  # nobody else is asked again
    elif action == DONE:
        s.puts[seat] = 0
        if phase == OPENING:
            s.answered |= 1 << seat
            if s.answered == s.asked:
                begin_turn(s)
        else:
            count_bribe(s, seat)
            end_turn(s)
    else:
        s.puts[seat] += 1
        if action >= HALF:
            put_lots(s, seat, action - HALF, money_left(s, seat) // 2)
        elif action >= ALL:
            put_lots(s, seat, action - ALL, money_left(s, seat))
        else:
            put_lot(s, seat, (action - LOT) // LOTS, (action - LOT) % LOTS)


@rule
def put_lot(s: State, seat: int, agent: int, kind: int) -> None:
    s.lots[seat][kind] -= 1
    s.stake[seat][agent] += LOT_VALUE[kind]
    if s.phase == BRIBING:
        s.lots_put += 1


@rule
def put_lots(s: State, seat: int, agent: int, at_most: int) -> None:
    """The largest lots first, as long as they fit."""
    for kind in range(LOTS):
        while s.lots[seat][kind] > 0 and LOT_VALUE[kind] <= at_most:
            at_most -= LOT_VALUE[kind]
            put_lot(s, seat, agent, kind)


@rule
def count_bribe(s: State, seat: int) -> None:
    s.bribes[seat] += 1
    s.bribes_since[seat] += 1
    for agent in range(AGENTS):
        if s.agent_at[agent] != GONE:
            s.chances[seat][agent] += 1


@rule
def announce(s: State, plan: int) -> None:
    s.plan_case = plan & 1
    s.plan_victim = (plan >> 1) % VICTIMS
    s.plan_way = (plan >> 1) // VICTIMS % WAYS
    s.plan_agent = (plan >> 1) // (VICTIMS * WAYS)
    if s.plan_victim > 0:
        show(s, s.mover, s.plan_agent, PRICE)  # AG-30
    open_window(s, s.mover)


@rule
def open_window(s: State, after: int) -> None:
    """Asks every opponent after that seat, clockwise up to the mover (AG-19); with none left the action stands."""
    s.phase = PROTEST
    s.protester = s.mover
    s.bid = 0
    s.answered = 0
    s.said_yes = 0
    asked = 0
    seat = after + 1 if after + 1 < s.seats else 0
    while seat != s.mover:
        asked |= 1 << seat
        seat = seat + 1 if seat + 1 < s.seats else 0
    s.asked = asked
    if asked == 0:
        carry_out(s)


@rule
def answer(s: State, seat: int, yes: bool) -> None:
    """W-1: when all have answered, the first clockwise who said yes speaks."""
    s.answered |= 1 << seat
    if yes:
        s.said_yes |= 1 << seat
    if s.answered == s.asked:
        said_yes = s.said_yes
        s.asked = 0
        s.answered = 0
        s.said_yes = 0
        if said_yes == 0:
            carry_out(s)
        else:
            seat = s.mover
            while not said_yes >> seat & 1:
                seat = seat + 1 if seat + 1 < s.seats else 0
            s.protester = seat
            if not BLUFF_PROTEST:
                show(s, seat, s.plan_agent, 1)  # CB-8
            s.phase = RECONSIDER if MAY_TAKE_BACK else BID


@rule
def name_sum(s: State, seat: int, hundreds: int, then: int) -> None:
    s.bid = hundreds
    show(s, seat, s.plan_agent, hundreds)
    s.phase = then


@rule
def show(s: State, seat: int, agent: int, hundreds: int) -> None:
    """Everybody now knows that the stake is at least this (AG-30)."""
    if s.shown[seat][agent] < hundreds:
        s.shown[seat][agent] = hundreds
        s.bribes_since[seat] = 0


@rule
def refuse(s: State) -> None:
    """The announcement is undone, and cannot be made again this turn (AG-24, CB-10)."""
    s.refused[s.plan_agent] |= 1 << (s.plan_way * VICTIMS + s.plan_victim)
    s.contested = 1
    s.bid = 0
    s.protester = s.mover
    s.phase = CHOOSE


@rule
def carry_out(s: State) -> None:
    agent = s.plan_agent
    here = s.agent_at[agent]
    there = GOES_TO[here][s.plan_way]
    if s.plan_victim > 0:
        strike(s, agent, s.plan_victim - 1)
    s.agent_at[agent] = there
    if s.plan_case:
        s.case_at = there
        s.case_mover = s.mover
        if CASE_IS_HELD:
            s.holder = agent
        if there == HOME[agent]:  # AG-31, CB-12
            brought_home(s, agent)
            return
    elif s.holder == agent:
        s.holder = NOBODY
    end_turn(s)


@rule
def strike(s: State, agent: int, victim: int) -> None:
    """AG-15, AG-16: the victim is out for good, and the mover pays."""
    s.stake[s.mover][agent] -= PRICE
    s.shown[s.mover][agent] -= PRICE
    s.spent[s.mover][agent] += PRICE
    s.agent_at[victim] = GONE
    if s.holder == victim:
        s.holder = NOBODY


@rule
def end_turn(s: State) -> None:
    s.mover = s.mover + 1 if s.mover + 1 < s.seats else 0
    begin_turn(s)
    if s.mover == s.first:
        s.round += 1
    if 0 < s.round_cap <= s.round:  # W-4
        rounds_are_up(s)


@rule
def returns(s: State, out: list[float]) -> None:
    """W-5: 1 to the winner, 0 to the others, and to everybody where nobody wins."""
    for seat in range(s.seats):
        if s.winner < 0 and s.version == 1:
            out[seat] = 1.0 / s.seats  # version 1: a draw
        else:
            out[seat] = 1.0 if seat == s.winner else 0.0


@rule
def conserved(s: State, out: list[int]) -> None:
    """What no step changes: each seat's money, left in lots, staked or spent (AG-4). `out` comes cleared."""
    for seat in range(s.seats):
        total = money_left(s, seat)
        for agent in range(AGENTS):
            total += s.stake[seat][agent] + s.spent[seat][agent]
        out[seat] = total


@rule
def when_time_runs_out(s: State, seat: int) -> int:
    """W-3: what a seat does that did not answer in time; -1 where only a stand-in can decide."""
    if s.phase == OPENING:
        return DONE
    if s.phase == PROTEST:
        return NO
    if s.phase == RECONSIDER:
        return TAKE_BACK
    if s.phase == DECIDE:
        return UNDO
    if s.phase == ANSWER or (s.phase == BID and (BLUFF_PROTEST or s.bid > 0)):
        return GIVE_WAY
    if s.phase == BID:
        return SUM + 1  # CB-8: he is bound to the smallest bid, and gives way next
    return -1
