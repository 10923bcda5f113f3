"""Agent and Casablanca, one set of rules: the State, what a step does to it, and what may be done. Rule ids are in
RULES.en.md.
"""

from __future__ import annotations

from valise_games.games.solomon.board import Board
from valise_games.rules import Choices, Dice, Record, allow, clearing, dice, given, i8, i16, i32, i64, rule, table

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
WINNER_DECIDES = board.winner_decides
MAY_END_TURN = board.may_end_turn

# A way out of a place: 0 is to stay, 1 … are its links.
NOWHERE = -1
WAYS = 1 + max(len(board.neighbours(place)) for place in range(PLACES))
GOES_TO = table([([place, *board.neighbours(place)] + [NOWHERE] * WAYS)[:WAYS] for place in range(PLACES)])
DISTANCE = table(board.distances())
LONGEST_WAY = 2 * max(map(max, board.distances()))  # to the briefcase, and home with it

# ---------------------------------------------------------------------------------- options of the table
ROUND_CAP, ONE_PER_HOME, OPENING_AGENTS, SANCTUARY, VERSION = range(5)
OPTIONS = 5

# ---------------------------------------------------------------------------------- actions
VICTIMS = AGENTS + 1  # none, or one of the agents
OF_AN_AGENT = WAYS * VICTIMS * 2  # numbers of the moves and strikes of one
PLAN = 0  # + ((agent * WAYS + way) * VICTIMS + victim) * 2 + with the case; victim 0 is none
BRIBE = PLAN + AGENTS * OF_AN_AGENT
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
UNDO = SUM + MONEY + 1
LET_STAND = UNDO + 1
ALL = LET_STAND + 1  # + agent: every lot that is left
HALF = ALL + AGENTS  # + agent: lots for half of what is left
ACTIONS = HALF + AGENTS
# Each agent stands in one place only, so it is a possible victim of each other agent along one way at most.
MOST_CHOICES = max(AGENTS * (WAYS + AGENTS) * 2 + 1, AGENTS * (LOTS + 2) + 1, MONEY + 1)

CONSERVED = SEATS  # sums that no step changes

# ---------------------------------------------------------------------------------- phases and ends
OPENING, CHOOSE, BRIBING, PROTEST, RECONSIDER, BID, ANSWER, DECIDE, OVER = range(9)
RUNNING, BROUGHT_HOME, ROUNDS_ARE_UP = range(3)


class State(Record):
    refused = i64[AGENTS]  # announcements refused this turn, bit way * VICTIMS + victim
    # the table
    round = i32  # rounds completed
    round_cap = i16  # 0: none
    version = i8  # of the rules
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
    case_mover = i8  # the seat that last moved or took the briefcase; at first the one that began
    agent_at = i8[AGENTS]
    # money, in hundreds
    stake = i8[SEATS, AGENTS]  # secret
    lots = i8[SEATS, LOTS]  # secret: lots left
    puts = i8[SEATS]  # secret: steps of the bribe under way
    shown = i8[SEATS, AGENTS]  # public: the stake is at least this
    spent = i8[SEATS, AGENTS]  # public: paid for strikes
    bribes = i8[SEATS]  # public: bribe turns taken
    bribes_since = i8[SEATS]  # public: those of them taken since the seat last showed more of a stake
    chances = i8[SEATS, AGENTS]  # public: bribe turns taken while the agent was in play
    # the end
    reason = i8
    winner = i8  # -1: nobody


clear = clearing(State)


# ---------------------------------------------------------------------------------- a new game
@rule
def new_game(s: State, seats: int, options: list[int], rng: Dice) -> None:
    """AG-1 … AG-6, CB-1 … CB-3. Sets every field, whatever was there."""
    clear(s)
    s.seats = seats
    s.round_cap = options[ROUND_CAP]
    s.one_per_home = options[ONE_PER_HOME]
    s.opening_agents = options[OPENING_AGENTS]
    s.sanctuary = options[SANCTUARY]
    s.version = options[VERSION]
    s.winner = -1
    s.case_at = CASE_START
    s.holder = NOBODY
    for agent in range(AGENTS):
        s.agent_at[agent] = HOME[agent]
        if s.one_per_home and agent > 0 and HOME[agent] == HOME[agent - 1]:
            s.agent_at[agent] = GONE
    for seat in range(SEATS):
        for kind in range(LOTS):
            s.lots[seat][kind] = LOTS_EACH
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


# ---------------------------------------------------------------------------------- who wins
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


# ---------------------------------------------------------------------------------- what it is worth
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


# ---------------------------------------------------------------------------------- what may be done
@rule
def legal(s: State, seat: int, choices: Choices) -> None:
    """Appends each action open to a seat that owes a decision; depends only on what the seat knows."""
    phase = s.phase
    if phase == CHOOSE:
        legal_plans(s, choices)
        if not s.contested:
            if money_left(s, seat) > 0:
                allow(choices, BRIBE)
        elif MAY_END_TURN or choices[0] == 0:  # AG-24, AG-29, CB-10
            allow(choices, END_TURN)
    elif phase == PROTEST:
        allow(choices, NO)
        if BLUFF_PROTEST or s.stake[seat][s.plan_agent] > 0:  # AG-21, CB-8
            allow(choices, YES)
    elif phase == BID:
        if BLUFF_PROTEST or s.bid > 0:  # CB-8: who is called must bid
            allow(choices, GIVE_WAY)
        legal_sums(s, seat, s.bid + 1, choices)
    elif phase == ANSWER:
        allow(choices, GIVE_WAY)
        if MOVER_NAMES_SUM:
            legal_sums(s, seat, s.bid, choices)  # AG-23: an equal sum will do
        elif s.stake[seat][s.plan_agent] >= s.bid:
            allow(choices, HOLD)
    elif phase == RECONSIDER:
        allow(choices, TAKE_BACK)
        allow(choices, INSIST)
    elif phase == DECIDE:  # AG-24
        allow(choices, UNDO)
        allow(choices, LET_STAND)
    elif phase == OPENING or phase == BRIBING:
        legal_lots(s, seat, choices)


@rule
def hopeless(s: State, seat: int, action: int) -> bool:
    """The mover has proven a stake against which such a protest or sum must fail (AG-23). Where nothing is proven, a
    protest without money may still be a bluff."""
    proven = s.shown[s.mover][s.plan_agent]
    if s.phase == PROTEST:
        return action == YES and proven > 0 and s.stake[seat][s.plan_agent] <= proven
    return s.phase == BID and SUM < action <= SUM + proven


@rule
def legal_plans(s: State, choices: Choices) -> None:
    """Moves and strikes, none that was refused this turn (AG-28)."""
    for agent in range(AGENTS):
        here = s.agent_at[agent]
        if here == GONE:
            continue
        may_strike = s.stake[s.mover][agent] >= PRICE  # AG-13, CB-6
        refused = s.refused[agent]
        for way in range(WAYS):
            there = GOES_TO[here][way]
            if there == NOWHERE:
                break
            action = PLAN + (agent * WAYS + way) * VICTIMS * 2
            if not refused >> (way * VICTIMS) & 1:
                legal_case(s, agent, here, way, there, NOBODY, action, choices)
            if may_strike and (way > 0 or STRIKE_IN_PLACE):
                for victim in range(AGENTS):
                    if s.agent_at[victim] == there and victim != agent:
                        if s.sanctuary and HOME[victim] == there:  # AG-14
                            continue
                        if not refused >> (way * VICTIMS + victim + 1) & 1:
                            legal_case(s, agent, here, way, there, victim, action + 2 * (victim + 1), choices)


@rule
def legal_case(
    s: State, agent: int, here: int, way: int, there: int, victim: int, action: int, choices: Choices
) -> None:
    """One announcement without and with the briefcase, as far as each is possible."""
    if CASE_IS_HELD:
        free = s.holder == NOBODY or s.holder == victim  # AG-12, AG-34
        holds = s.holder == agent
        if way == 0:  # AG-10: off it, or onto it
            if holds:
                allow(choices, action)
            elif free and s.case_at == here:
                allow(choices, action + 1)
        else:
            allow(choices, action)
            if holds or (free and s.case_at == there):  # AG-9, AG-11
                allow(choices, action + 1)
    else:
        if way > 0 or victim != NOBODY:
            allow(choices, action)
        if way > 0 and s.case_at == here:  # CB-5
            allow(choices, action + 1)


@rule
def legal_lots(s: State, seat: int, choices: Choices) -> None:
    """A further lot on an agent in play, or enough (AG-5, AG-18)."""
    closed = False
    if s.phase == OPENING:
        bribed = 0
        for agent in range(AGENTS):
            bribed += s.stake[seat][agent] > 0
        closed = bribed >= s.opening_agents
    for agent in range(AGENTS):
        if s.agent_at[agent] != GONE and not (closed and s.stake[seat][agent] == 0):
            for kind in range(LOTS):
                if s.lots[seat][kind] > 0:
                    allow(choices, LOT + agent * LOTS + kind)
    if s.phase == OPENING or s.lots_put > 0:
        allow(choices, DONE)
    if s.version >= 3:
        legal_sums_of_lots(s, seat, closed, choices)


@rule
def legal_sums_of_lots(s: State, seat: int, closed: bool, choices: Choices) -> None:
    """All that is left on one agent, or half of it, in one step; not where it is a single lot anyway."""
    left = money_left(s, seat)
    if not has_lot(s, seat, left - 1):
        return
    for action in range(ALL, ACTIONS):
        agent = (action - ALL) % AGENTS
        if s.agent_at[agent] != GONE and not (closed and s.stake[seat][agent] == 0):
            if action < HALF or has_lot(s, seat, left // 2):
                allow(choices, action)


@rule
def money_left(s: State, seat: int) -> int:
    """In lots, in hundreds."""
    left = 0
    for kind in range(LOTS):
        left += s.lots[seat][kind] * LOT_VALUE[kind]
    return left


@rule
def has_lot(s: State, seat: int, at_most: int) -> bool:
    """One of at most this value."""
    for kind in range(LOTS):
        if s.lots[seat][kind] > 0 and LOT_VALUE[kind] <= at_most:
            return True
    return False


@rule
def legal_sums(s: State, seat: int, lowest: int, choices: Choices) -> None:
    """AG-22: from the lowest that counts up to the true stake."""
    for hundreds in range(lowest, s.stake[seat][s.plan_agent] + 1):
        allow(choices, SUM + hundreds)
