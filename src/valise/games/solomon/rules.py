"""Agent and Casablanca, one set of rules: the State, and what a step does to it. Rule ids are in RULES.en.md."""

from __future__ import annotations

from valise.games.solomon.board import Board
from valise.rules import Dice, Record, dice, given, i8, i16, i64, rule, table

board: Board = given("board")

# ---------------------------------------------------------------------------------- components
SEATS = board.seats
AGENTS = len(board.agents)
PLACES = len(board.places)
GONE = PLACES  # where agents out of play are
NOBODY = AGENTS  # the holder of a case that lies free; the victim of a plain move
HOME = table([agent.home for agent in board.agents])
CASE_START = board.case_start

LOTS = len(board.lots)
LOT_VALUE = table(board.lots)
LOTS_EACH = board.lots_each
MONEY = LOTS_EACH * sum(board.lots)

PRICE = board.price
STRIKE_IN_PLACE = board.strike_in_place
ANNOUNCE_LOST_STAKES = board.announce_lost_stakes
CASE_IS_HELD = board.case_is_held
BLUFF_PROTEST = board.bluff_protest
MAY_TAKE_BACK = board.may_take_back
MOVER_NAMES_SUM = board.mover_names_sum
MAY_END_TURN = board.may_end_turn

# A way out of a place: 0 is to stay, 1 … are its links.
NOWHERE = -1
WAYS = 1 + max(len(board.neighbours(place)) for place in range(PLACES))
GOES_TO = table([([place, *board.neighbours(place)] + [NOWHERE] * WAYS)[:WAYS] for place in range(PLACES)])

# ---------------------------------------------------------------------------------- options of the table
ROUND_CAP, ONE_PER_HOME, OPENING_AGENTS, SANCTUARY = range(4)
OPTIONS = 4

# ---------------------------------------------------------------------------------- actions
VICTIMS = AGENTS + 1  # none, or one of the agents
PLAN = 0  # + ((agent * WAYS + way) * VICTIMS + victim) * 2 + with the case; victim 0 is none
BRIBE = PLAN + AGENTS * WAYS * VICTIMS * 2
END_TURN = BRIBE + 1
LOT = END_TURN + 1  # + agent * LOTS + kind of lot
DONE = LOT + AGENTS * LOTS
NO = DONE + 1
YES = NO + 1
TAKE_BACK = YES + 1
INSIST = TAKE_BACK + 1
GIVE_WAY = INSIST + 1
HOLD = GIVE_WAY + 1
SUM = HOLD  # + the sum in hundreds, 1 … MONEY
ACTIONS = SUM + MONEY + 1
# Each agent stands in one place only, so it is a possible victim of each other agent along one way at most.
MOST_CHOICES = max(AGENTS * (WAYS + AGENTS) * 2 + 1, AGENTS * LOTS + 1, MONEY + 1)

CONSERVED = SEATS  # sums that no step changes

# ---------------------------------------------------------------------------------- phases and ends
OPENING, CHOOSE, BRIBING, PROTEST, RECONSIDER, BID, ANSWER, OVER = range(8)
RUNNING, BROUGHT_HOME, ROUNDS_ARE_UP, NO_AGENT_LEFT = range(4)


class State(Record):
    refused = i64[AGENTS]  # announcements refused this turn, bit way * VICTIMS + victim
    # the table
    round_cap = i16
    round = i16  # rounds completed
    seats = i8
    one_per_home = i8
    opening_agents = i8  # on how many agents opening bribes may go; 0: there are none
    sanctuary = i8  # nobody is struck in his own home
    first = i8  # the seat that began
    # whose decision
    phase = i8
    mover = i8
    protester = i8
    asked = i16  # seats asked in the open window, as bits
    answered = i16  # those of them who have answered: part of nobody else's knowledge
    said_yes = i16
    # the announcement
    plan_agent = i8
    plan_way = i8
    plan_victim = i8  # 0 none, else 1 + the agent
    plan_case = i8
    bid = i8  # the sum to beat, in hundreds; 0 before the first
    contested = i8  # an announcement was refused this turn
    lots_put = i8  # in the bribe under way
    # the board
    case_at = i8
    holder = i8
    agent_at = i8[AGENTS]
    # money, in hundreds
    stake = i8[SEATS, AGENTS]  # secret
    lots = i8[SEATS, LOTS]  # secret: lots left
    shown = i8[SEATS, AGENTS]  # public: the stake is at least this
    spent = i8[SEATS, AGENTS]  # public: paid for strikes
    bribes = i8[SEATS]  # public: bribe turns taken
    bribes_since = i8[SEATS]  # public: those of them taken since the seat last showed more of a stake
    chances = i8[SEATS, AGENTS]  # public: bribe turns taken while the agent was in play
    # the end
    reason = i8
    winner = i8  # -1: none


# ---------------------------------------------------------------------------------- a new game
@rule
def new_game(s: State, seats: int, options: list[int], rng: Dice) -> None:
    """AG-1 … AG-6, CB-1 … CB-3. Sets every field, whatever was there."""
    s.seats = seats
    s.round_cap = options[ROUND_CAP]
    s.one_per_home = options[ONE_PER_HOME]
    s.opening_agents = options[OPENING_AGENTS]
    s.sanctuary = options[SANCTUARY]
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
        for kind in range(LOTS):
            s.lots[seat][kind] = LOTS_EACH
        for agent in range(AGENTS):
            s.stake[seat][agent] = 0
            s.shown[seat][agent] = 0
            s.spent[seat][agent] = 0
            s.chances[seat][agent] = 0
    s.first = dice(rng, seats)
    s.mover = s.first
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
    if s.phase == BID:
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
    if s.phase == BID:
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
    elif action == DONE:
        if phase == OPENING:
            s.answered |= 1 << seat
            if s.answered == s.asked:
                begin_turn(s)
        else:
            count_bribe(s, seat)
            end_turn(s)
    else:
        put_lot(s, seat, (action - LOT) // LOTS, (action - LOT) % LOTS)


@rule
def put_lot(s: State, seat: int, agent: int, kind: int) -> None:
    s.lots[seat][kind] -= 1
    s.stake[seat][agent] += LOT_VALUE[kind]
    if s.phase == BRIBING:
        s.lots_put += 1


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
        if CASE_IS_HELD:
            s.holder = agent
        if there == HOME[agent]:  # AG-31, CB-12
            finish(s, agent)
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
        if s.round >= s.round_cap:  # W-4
            s.phase = OVER
            s.reason = ROUNDS_ARE_UP
    in_play = 0
    for agent in range(AGENTS):
        in_play += s.agent_at[agent] != GONE
    if in_play == 0:  # AG-36
        s.phase = OVER
        s.reason = NO_AGENT_LEFT


@rule
def finish(s: State, agent: int) -> None:
    """AG-32: the highest stake on the agent wins; a tie is the mover's, even if he is not one of the tied."""
    best = -1
    tied = False
    winner = s.mover
    for seat in range(s.seats):
        stake = s.stake[seat][agent]
        if stake > best:
            best = stake
            winner = seat
            tied = False
        elif stake == best:
            tied = True
    s.winner = s.mover if tied else winner
    s.reason = BROUGHT_HOME
    s.phase = OVER


@rule
def returns(s: State, out: list[float]) -> None:
    """W-5: 1 to the winner, or shared by all in a draw."""
    for seat in range(s.seats):
        if s.winner < 0:
            out[seat] = 1.0 / s.seats
        else:
            out[seat] = 1.0 if seat == s.winner else 0.0


@rule
def conserved(s: State, out: list[int]) -> None:
    """What no step changes: each seat's money, left in lots, staked or spent (AG-4). `out` comes cleared."""
    for seat in range(s.seats):
        total = 0
        for kind in range(LOTS):
            total += s.lots[seat][kind] * LOT_VALUE[kind]
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
    if s.phase == ANSWER or (s.phase == BID and (BLUFF_PROTEST or s.bid > 0)):
        return GIVE_WAY
    if s.phase == BID:
        return SUM + 1  # CB-8: he is bound to the smallest bid, and gives way next
    return -1
