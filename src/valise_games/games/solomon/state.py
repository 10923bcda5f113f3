"""Agent and Casablanca: their components, actions and phases as numbers, and the State of a game."""

from __future__ import annotations

from valise_games.games.solomon.board import Board
from valise_games.rules import Record, given, i8, i16, i32, i64, table

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
