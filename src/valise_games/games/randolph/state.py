"""The State of Randolph's Casablanca: components, numbers of actions, phases. Money is in fifties."""

from __future__ import annotations

from valise_games.games.randolph.board import NOTE, RESERVE_MOST, Board
from valise_games.rules import Record, given, i8, i16, i32, table

board: Board = given("board")

# ---------------------------------------------------------------------------------- components
SEATS = board.seats
SYMBOLS = len(board.symbols)
NUMBERS = SYMBOLS  # RA-1: from any space each number leads to another symbol
SPACES = SYMBOLS * board.laps
SYMBOL = table([space.symbol for space in board.spaces])
STARTS = board.starts or SPACES
CIRCLES = board.circles or SPACES
NOWHERE = SPACES  # where the figure of a seat that is out stands, and a chip that is not in play this turn
CHIPS_EACH = board.chips_each
CHIPS = NUMBERS * CHIPS_EACH
UNKNOWN = NUMBERS + 1  # a chip that is there: its number is not known
CARDS_EACH = board.cards_each
CARDS = SYMBOLS * CARDS_EACH
FIRST_CARDS = board.first_cards
MIXING = board.mixing
NO_CARD = SYMBOLS  # the top card when there is none
NOBODY = -1
MAKES_FOUR = 4  # RA-22

# ---------------------------------------------------------------------------------- money, in fifties
EACH = board.each // NOTE
ANTE = board.ante // NOTE
PRIME = 100 // NOTE  # RA-11: for the first card of a symbol, twice and three times for the next
SALE = 200 // NOTE  # RA-8
POOR = 100 // NOTE  # RA-8: with less he may sell
LEAST_BET = 100 // NOTE  # RA-12
FINE = 50 // NOTE  # RA-13
MOST_MONEY = SEATS * EACH + RESERVE_MOST // NOTE
SPAN = 10  # a bet is chosen in two steps: first which ten sums, then which of them
SPANS = MOST_MONEY // SPAN + 1

# ---------------------------------------------------------------------------------- options of the table
ROUND_CAP, RESERVE, MEMORY_AID, LEADER, VERSION = range(5)
OPTIONS = 5

# ---------------------------------------------------------------------------------- actions
FIGURE = 0  # + space
TAKE = FIGURE + SPACES  # + circle
SHUFFLE = TAKE + SPACES
SELL = SHUFFLE + 1  # + symbol
LAY = SELL + SYMBOLS  # + circle
SAY = LAY + SPACES  # + number
NO = SAY + NUMBERS
WEIGH = NO + 1  # + span
BET = WEIGH + SPANS  # + the bet in fifties
CONFESS = BET + MOST_MONEY + 1
FOLD = CONFESS + 1
MATCH = FOLD + 1
DOUBLE = MATCH + 1
TRIPLE = DOUBLE + 1
TAKE_TOP = TRIPLE + 1
TAKE_CARD = TAKE_TOP + 1  # + symbol
LEAVE = TAKE_CARD + SYMBOLS  # RA-11: the top card
GIVE = LEAVE + 1  # + symbol
ACTIONS = GIVE + SYMBOLS
MOST_CHOICES = max(SPACES, CHIPS + 1 + SYMBOLS, SPANS + 1, SPAN + 1)

CONSERVED = 1 + SYMBOLS + NUMBERS  # sums that no step changes: money, cards of each symbol, chips of each number

# ---------------------------------------------------------------------------------- phases and ends
PLACING, CHOOSE, LAYING, SAYING, PROTEST, ANSWER, RAISE, COUNTER, PRIZE, OVER, TAKING, GIVING = range(12)
RUNNING, FOURTH_CARD, LAST_SEAT, NO_CARDS, ROUNDS_ARE_UP = range(5)


class State(Record):
    # what each seat has read: circles as bits, with the chip that lies there; everybody sees who takes which
    seen = i32[SEATS]
    shown = i32  # circles whose chip was shown to all
    # the table
    version = i8  # of the rules
    round_cap = i16  # 0: none
    round = i32  # rounds completed
    bank = i16
    cash = i16[SEATS]
    put = i16[SEATS]  # what mover and protester have put up in the bet under way
    called = i16  # the bet of the protester as he sealed it, of which all that the poorer one has counts
    bet = i16[SEATS]  # secret: sealed bets that were not called
    weighing = i8[SEATS]  # secret: 1 + the span of the bet being chosen
    seats = i8
    memory_aid = i8
    leader = i8
    first = i8  # the seat that began
    out = i8  # seats that are out, as bits
    shuffled = i8  # seats that had the chips mixed, as bits (RA-7)
    # whose decision
    phase = i8
    mover = i8
    protester = i8  # the mover: none
    taker = i8  # who won the bet and takes a card; the mover: nobody yet
    giver = i8  # who gives a card back (RA-20), or NOBODY
    asked = i8  # seats asked in the open window, as bits
    answered = i8  # those of them who have answered: part of nobody else's knowledge
    # the turn
    sold = i8  # cards sold this turn
    taken_from = i8  # circle, or NOWHERE
    laid_at = i8  # circle, or NOWHERE
    knew = i8  # he had seen the chip before he took it: everybody could follow that
    said = i8  # the number announced, or -1
    figure_from = i8  # where the mover's figure stood, or NOWHERE
    # the ring
    figure_at = i8[SEATS]
    chip = i8[SPACES]  # secret: 0 no chip, else 1 + its number
    aside = i8[SEATS]  # secret: 1 + the number put aside
    # the cards
    top = i8
    under_cards = i8
    renewals = i32  # times the stock was renewed
    stock = i8[SYMBOLS]  # the shuffled part, below the top card
    under = i8[CARDS]  # sold cards below it, the uppermost first
    hand = i8[SEATS, SYMBOLS]
    # the end
    reason = i8
    winners = i8  # as bits
