"""Randolph's Casablanca: the State, what a step does to it, and what may be done. Rule ids are in RULES.en.md. Money is
in fifties.
"""

from __future__ import annotations

from valise_games.games.randolph.board import NOTE, RESERVE_MOST, Board
from valise_games.rules import Choices, Dice, Record, allow, clearing, dice, given, i8, i16, i32, rule, table

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


clear = clearing(State)


# ---------------------------------------------------------------------------------- a new game, a new turn
@rule
def new_game(s: State, seats: int, options: list[int], rng: Dice) -> None:
    """RA-26: the leader; then figures from his left. Chips and cards follow when all figures stand. Sets every field,
    whatever was there."""
    clear(s)
    s.seats = seats
    s.version = options[VERSION]
    s.round_cap = options[ROUND_CAP]
    s.memory_aid = options[MEMORY_AID]
    s.shuffled = 0 if MIXING else (1 << seats) - 1
    s.top = NO_CARD
    for symbol in range(SYMBOLS):
        s.stock[symbol] = CARDS_EACH
    s.bank = options[RESERVE] // NOTE
    for seat in range(SEATS):
        s.figure_at[seat] = NOWHERE
        if seat < seats:  # RA-4
            s.cash[seat] = EACH - ANTE
            s.bank += ANTE
    s.leader = draw_leader(options[LEADER], seats, rng)
    s.first = next_seat(s, s.leader)
    s.mover = s.first
    begin_turn(s)
    s.phase = PLACING


@rule
def draw_leader(among: int, seats: int, rng: Dice) -> int:
    """RA-6: by lot, in a rematch among the winners of the game before."""
    among &= (1 << seats) - 1
    if among == 0:
        among = (1 << seats) - 1
    count = 0
    for seat in range(seats):
        count += among >> seat & 1
    pick = dice(rng, count)
    seat = 0
    while not among >> seat & 1 or pick > 0:
        pick -= among >> seat & 1
        seat += 1
    return seat


@rule
def deal(s: State, rng: Dice) -> None:
    """RA-2, RA-3: a chip aside for each seat, the others on the ring; three cards each; the top card."""
    pool = 0
    for number in range(NUMBERS):
        pool += CHIPS_EACH << 4 * number
    for seat in range(s.seats):
        number = draw_number(pool, CHIPS - seat, rng)
        pool -= 1 << 4 * number
        s.aside[seat] = 1 + number
    lay_out(s, pool, CHIPS - s.seats, rng)
    for seat in range(s.seats):
        alike = 0
        for _ in range(FIRST_CARDS):
            card = draw_card(s, rng)
            s.hand[seat][card] += 1
            alike = max(alike, s.hand[seat][card])
        while FIRST_CARDS > 1 and alike == FIRST_CARDS:  # all alike: one is given back, and another drawn
            given_back = 0
            while s.hand[seat][given_back] == 0:
                given_back += 1
            s.hand[seat][given_back] -= 1
            card = draw_card(s, rng)
            s.hand[seat][card] += 1
            s.stock[given_back] += 1
            alike = s.hand[seat][card]
    s.top = draw_card(s, rng)


@rule
def draw_number(pool: int, left: int, rng: Dice) -> int:
    """One of the chips in the pool, which counts each number in four bits."""
    pick = dice(rng, left)
    number = 0
    while pick >= (pool >> 4 * number & 15):
        pick -= pool >> 4 * number & 15
        number += 1
    return number


@rule
def lay_out(s: State, pool: int, chips: int, rng: Dice) -> None:
    """Lays the chips of the pool on random circles; nobody has seen them."""
    for left in range(chips, 0, -1):
        number = draw_number(pool, left, rng)
        pool -= 1 << 4 * number
        circle = dice(rng, CIRCLES)
        while s.chip[circle] > 0:
            circle = dice(rng, CIRCLES)
        s.chip[circle] = 1 + number
    s.shown = 0
    for seat in range(s.seats):
        s.seen[seat] = 0


@rule
def draw_card(s: State, rng: Dice) -> int:
    """One of the shuffled cards of the stock, which has some."""
    left = 0
    for symbol in range(SYMBOLS):
        left += s.stock[symbol]
    pick = dice(rng, left)
    card = 0
    while pick >= s.stock[card]:
        pick -= s.stock[card]
        card += 1
    s.stock[card] -= 1
    return card


@rule
def next_seat(s: State, seat: int) -> int:
    return seat + 1 if seat + 1 < s.seats else 0


@rule
def seats_in(s: State) -> int:
    """The seats still in the game, as bits."""
    return (1 << s.seats) - 1 & ~s.out


@rule
def begin_turn(s: State) -> None:
    s.phase = CHOOSE
    s.protester = s.mover
    s.taker = s.mover
    s.giver = NOBODY
    s.called = 0
    s.asked = 0
    s.answered = 0
    s.sold = 0
    s.taken_from = NOWHERE
    s.laid_at = NOWHERE
    s.knew = 0
    s.said = -1
    s.figure_from = NOWHERE
    for seat in range(SEATS):
        s.put[seat] = 0
        s.bet[seat] = 0
        s.weighing[seat] = 0


# ---------------------------------------------------------------------------------- who decides
@rule
def is_over(s: State) -> bool:
    return s.phase == OVER


@rule
def to_act(s: State) -> int:
    """The seats that owe a decision, as bits."""
    if s.phase == PROTEST:
        return s.asked & ~s.answered
    if s.phase == OVER:
        return 0
    return 1 << next_to_act(s)


@rule
def next_to_act(s: State) -> int:
    """The first of them clockwise from the mover, for those who take one decision at a time."""
    if s.phase == PROTEST:
        seat = s.mover
        while not (s.asked & ~s.answered) >> seat & 1:
            seat = next_seat(s, seat)
        return seat
    if s.phase == RAISE:
        return s.protester
    if s.phase == PRIZE:
        return s.taker
    if s.phase == GIVING:
        return s.giver
    return s.mover


# ---------------------------------------------------------------------------------- what it does
@rule
def step(s: State, seat: int, action: int, rng: Dice) -> None:
    """A seat that owes a decision takes a legal action; legality is the caller's duty."""
    phase = s.phase
    if phase == CHOOSE:
        if action < SHUFFLE:
            s.taken_from = action - TAKE
            s.knew = (s.seen[seat] | s.shown) >> s.taken_from & 1
            s.seen[seat] |= 1 << s.taken_from
            s.phase = LAYING if s.version == 1 else SAYING  # version 1: laid before anything is said
        elif action == SHUFFLE:
            shuffle(s, rng)
        else:
            sell(s, seat, action - SELL)
    elif phase == LAYING:
        lay(s, action - LAY)
    elif phase == SAYING:
        announce(s, action - SAY)
    elif phase == PROTEST:
        answer(s, seat, action, rng)
    elif phase == PRIZE:
        take_prize(s, action, rng)
    elif phase == TAKING:
        if action == TAKE_TOP:
            take_top(s, seat, rng)
        end_turn(s)
    elif phase == GIVING:
        give_back(s, seat, action - GIVE, rng)
    elif phase == PLACING:
        s.figure_at[seat] = action - FIGURE
        s.mover = next_seat(s, seat)
        s.protester = s.mover
        s.taker = s.mover
        if s.mover == s.first:
            deal(s, rng)
            s.phase = CHOOSE
    else:
        answer_bet(s, seat, action, rng)


@rule
def shuffle(s: State, rng: Dice) -> None:
    """RA-7: all chips on the ring are laid out anew."""
    s.shuffled |= 1 << s.mover
    pool = 0
    chips = 0
    for circle in range(SPACES):
        if s.chip[circle] > 0:
            pool += 1 << 4 * (s.chip[circle] - 1)
            chips += 1
            s.chip[circle] = 0
    lay_out(s, pool, chips, rng)


@rule
def sell(s: State, seat: int, card: int) -> None:
    """RA-8: to the bank, and under the stock."""
    s.hand[seat][card] -= 1
    s.cash[seat] += SALE
    s.bank -= SALE
    s.under[s.under_cards] = card
    s.under_cards += 1
    s.sold += 1


@rule
def lay(s: State, circle: int) -> None:
    """RA-9: who has seen the chip sees where it goes."""
    was = s.taken_from
    s.chip[circle] = s.chip[was]
    s.chip[was] = 0
    moved = 1 << was | 1 << circle
    for seat in range(s.seats):
        if s.seen[seat] >> was & 1:
            s.seen[seat] ^= moved
    if s.shown >> was & 1:
        s.shown ^= moved
    s.laid_at = circle
    if s.version == 1:
        s.phase = SAYING  # version 1: the number is said after that
    else:
        open_window(s)


@rule
def announce(s: State, number: int) -> None:
    """RA-9: the figure moves, and the chip is to be laid down."""
    s.said = number
    s.figure_from = s.figure_at[s.mover]
    s.figure_at[s.mover] = announced_space(s)
    if s.version == 1:
        open_window(s)  # version 1: the chip lies already
    else:
        s.phase = LAYING


@rule
def open_window(s: State) -> None:
    """RA-10: every opponent is asked."""
    s.asked = seats_in(s) & ~(1 << s.mover)
    s.phase = PROTEST


@rule
def chip_of_turn(s: State) -> int:
    """The circle of the chip that was taken: where it came from, until it is laid down."""
    return s.taken_from if s.laid_at == NOWHERE else s.laid_at


@rule
def announced_space(s: State) -> int:
    return (s.figure_from + s.said) % SPACES


@rule
def answer(s: State, seat: int, action: int, rng: Dice) -> None:
    """RA-27: no, or a sealed bet, chosen in two steps that nobody sees."""
    if WEIGH <= action < BET:
        s.weighing[seat] = 1 + action - WEIGH
        return
    s.weighing[seat] = 0
    if action != NO:
        s.bet[seat] = action - BET
    s.answered |= 1 << seat
    if s.answered == s.asked:
        s.asked = 0
        s.answered = 0
        call_next(s, s.mover, rng)


@rule
def call_next(s: State, after: int, rng: Dice) -> None:
    """RA-27: the first clockwise who sealed a bet is called; with none left the announcement stands (RA-17)."""
    seat = next_seat(s, after)
    while seat != s.mover and s.bet[seat] == 0:
        seat = next_seat(s, seat)
    s.protester = seat
    s.put[s.mover] = 0
    if seat != s.mover:
        s.called = s.bet[seat]
        s.put[seat] = min(s.called, most_to_bet(s))  # RA-28
        s.bet[seat] = 0
        s.phase = ANSWER
        return
    if SYMBOL[s.figure_at[s.mover]] == s.top:
        if s.version > 1:
            s.phase = TAKING  # RA-11: he may
            return
        take_top(s, s.mover, rng)  # version 1: he must
    end_turn(s)


@rule
def most_to_bet(s: State) -> int:
    """RA-19, RA-28: what the poorer of the two has."""
    return min(s.cash[s.mover], s.cash[s.protester])


@rule
def answer_bet(s: State, seat: int, action: int, rng: Dice) -> None:
    """RA-13, RA-14: mover and protester in turn, until one matches or gives way."""
    other = s.protester if seat == s.mover else s.mover
    if action == DOUBLE or action == TRIPLE:
        times = 2 if action == DOUBLE else 3
        s.put[seat] = min(times * s.put[other], most_to_bet(s))
        s.phase = RAISE if seat == s.mover else COUNTER
    elif action == MATCH:
        s.put[seat] = s.put[other]
        show_chip(s, rng)
    elif action == CONFESS:
        fine = min(FINE, s.cash[seat])  # RA-28
        s.cash[seat] -= fine
        s.bank += fine
        go_back(s)
        end_turn(s)
    else:  # RA-17
        s.cash[seat] -= s.put[seat]
        s.cash[other] += s.put[seat]
        s.put[seat] = 0
        if seat == s.mover:
            go_back(s)
            end_turn(s)
        else:
            call_next(s, seat, rng)


@rule
def go_back(s: State) -> None:
    s.figure_at[s.mover] = s.figure_from


@rule
def show_chip(s: State, rng: Dice) -> None:
    """RA-15, RA-16, RA-18: everybody sees it, the winner takes the money and chooses his card."""
    s.shown |= 1 << s.laid_at
    loser = s.protester
    if s.chip[s.laid_at] - 1 == s.said:
        s.taker = s.mover
    else:
        s.taker = s.protester
        loser = s.mover
        go_back(s)
    s.cash[s.taker] += s.put[loser]
    s.cash[loser] -= s.put[loser]
    for seat in range(SEATS):
        s.bet[seat] = 0  # RA-27: never called
    s.phase = PRIZE
    prizes = 0
    prize = TAKE_TOP
    if top_is_won(s):
        prizes = 1
    for card in range(SYMBOLS):
        if s.hand[loser][card] > 0:
            prizes += 1
            prize = TAKE_CARD + card
    if prizes == 0:
        end_turn(s)
    elif prizes == 1:
        take_prize(s, prize, rng)


@rule
def top_is_won(s: State) -> bool:
    """Was the announced space one of the top card's?"""
    return bool(SYMBOL[announced_space(s)] == s.top)


@rule
def loser_of_bet(s: State) -> int:
    return s.protester if s.taker == s.mover else s.mover


@rule
def take_prize(s: State, action: int, rng: Dice) -> None:
    """RA-29: the top card, or one of the loser's."""
    if action == TAKE_TOP:
        take_top(s, s.taker, rng)
    else:
        card = action - TAKE_CARD
        s.hand[loser_of_bet(s)][card] -= 1
        gain(s, s.taker, card)
    end_turn(s)


@rule
def wins_with_bank(s: State, seat: int) -> bool:
    """RA-23: would the seat win, if it took the fourth card of a symbol now, and with it the bank?"""
    for other in range(s.seats):
        if s.cash[other] > s.cash[seat] + s.bank:
            return False
    return True


# ---------------------------------------------------------------------------------- prime cards, the stock, ruin
@rule
def take_top(s: State, seat: int, rng: Dice) -> None:
    card = s.top
    s.top = NO_CARD
    gain(s, seat, card)
    if s.phase != OVER:
        turn_up(s, rng)


@rule
def gain(s: State, seat: int, card: int) -> None:
    """RA-11, RA-22, RA-30: a card with its prime; the fourth takes the bank."""
    s.hand[seat][card] += 1
    alike = s.hand[seat][card]
    prime = s.bank
    if alike < MAKES_FOUR:
        prime = min(alike * PRIME, s.bank)
    s.cash[seat] += prime
    s.bank -= prime
    if alike >= MAKES_FOUR:
        finish(s, FOURTH_CARD, 1 << seat)


@rule
def turn_up(s: State, rng: Dice) -> None:
    """The next top card: of the shuffled ones, then of those sold; the stock is renewed when it is empty (RA-33)."""
    left = 0
    for symbol in range(SYMBOLS):
        left += s.stock[symbol]
    if left == 0 and s.under_cards > 0:
        s.top = s.under[0]
        s.under_cards -= 1
        for card in range(s.under_cards):
            s.under[card] = s.under[card + 1]
        s.under[s.under_cards] = 0
        return
    if left == 0:
        left = renew_stock(s)
    if left > 0:
        s.top = draw_card(s, rng)
    elif s.version > 1 and seat_with_cards(s, s.mover) != NOBODY:
        s.giver = seat_with_cards(s, s.mover)
        s.phase = GIVING
    else:  # version 1: without single cards, whatever else the seats had
        finish(s, NO_CARDS, 0)


@rule
def renew_stock(s: State) -> int:
    """RA-20: every card that is its owner's only one of a symbol goes back; returns how many did."""
    s.renewals += 1
    back = 0
    for seat in range(s.seats):
        for symbol in range(SYMBOLS):
            if s.hand[seat][symbol] == 1:
                s.hand[seat][symbol] = 0
                s.stock[symbol] += 1
                back += 1
    return back


@rule
def seat_with_cards(s: State, seat: int) -> int:
    """The seat itself, if it has cards, or the next in turn order before the mover; NOBODY: none has."""
    while True:
        for symbol in range(SYMBOLS):
            if s.hand[seat][symbol] > 0:
                return seat
        seat = next_seat(s, seat)
        if seat == s.mover:
            return NOBODY


@rule
def give_back(s: State, seat: int, card: int, rng: Dice) -> None:
    """RA-20: a card of the seat's choice, in turn order from the mover; when all have given, the turn ends."""
    s.hand[seat][card] -= 1
    s.stock[card] += 1
    following = next_seat(s, seat)
    s.giver = NOBODY if following == s.mover else seat_with_cards(s, following)
    if s.giver == NOBODY:
        s.top = draw_card(s, rng)
        end_turn(s)


# ---------------------------------------------------------------------------------- the end
@rule
def end_turn(s: State) -> None:
    """Who is ruined goes out; the next seat still in has its turn. Not before all cards are given back (RA-20)."""
    if s.phase == OVER or s.giver != NOBODY:
        return
    judge_ruin(s)
    if s.phase == OVER:
        return
    passed_first = False
    seat = s.mover
    while True:
        seat = next_seat(s, seat)
        passed_first |= seat == s.first
        if not s.out >> seat & 1:
            break
    s.mover = seat
    begin_turn(s)
    if passed_first:  # W-4
        s.round += 1
        if 0 < s.round_cap <= s.round:
            finish(s, ROUNDS_ARE_UP, 0)


@rule
def judge_ruin(s: State) -> None:
    """RA-21, RA-32."""
    for seat in range(s.seats):
        if s.cash[seat] == 0 and not s.out >> seat & 1:
            cards = 0
            for symbol in range(SYMBOLS):
                cards += s.hand[seat][symbol]
            if cards == 0:
                s.out |= 1 << seat
                s.figure_at[seat] = NOWHERE
    left = seats_in(s)
    if left & (left - 1) == 0:
        for seat in range(s.seats):
            if left >> seat & 1:
                s.cash[seat] += s.bank
        s.bank = 0
        finish(s, LAST_SEAT, 0)


@rule
def finish(s: State, reason: int, fourth: int) -> None:
    """RA-23: the most money wins; of several the seat that took the fourth card, given as a bit."""
    most = -1
    for seat in range(s.seats):
        if not s.out >> seat & 1:
            if s.cash[seat] > most:
                most = s.cash[seat]
                s.winners = 0
            if s.cash[seat] == most:
                s.winners |= 1 << seat
    if s.winners & fourth:
        s.winners = fourth
    s.reason = reason
    s.phase = OVER


# ---------------------------------------------------------------------------------- what it is worth
@rule
def returns(s: State, out: list[float]) -> None:
    """W-5: 1, shared by the winners."""
    winners = 0
    for seat in range(s.seats):
        winners += s.winners >> seat & 1
    for seat in range(s.seats):
        out[seat] = 1.0 / winners if s.winners >> seat & 1 else 0.0


@rule
def conserved(s: State, out: list[int]) -> None:
    """What no step changes: all money, the cards of each symbol, the chips of each number. `out` comes cleared."""
    out[0] = s.bank
    for seat in range(s.seats):
        out[0] += s.cash[seat]
    for symbol in range(SYMBOLS):
        out[1 + symbol] = s.stock[symbol] + (s.top == symbol)
        for seat in range(s.seats):
            out[1 + symbol] += s.hand[seat][symbol]
    for card in range(s.under_cards):
        out[1 + s.under[card]] += 1
    for seat in range(s.seats):
        if s.aside[seat] > 0:
            out[SYMBOLS + s.aside[seat]] += 1
    for circle in range(SPACES):
        if s.chip[circle] > 0:
            out[SYMBOLS + s.chip[circle]] += 1
    if s.phase == PLACING:  # not laid yet
        for number in range(NUMBERS):
            out[1 + SYMBOLS + number] = CHIPS_EACH


@rule
def when_time_runs_out(s: State, seat: int) -> int:
    """W-3: what a seat does that did not answer in time; -1 where only a stand-in can decide."""
    if s.phase == PROTEST:
        return NO
    if s.phase == ANSWER:
        return CONFESS
    if s.phase == RAISE or s.phase == COUNTER:
        return FOLD
    return -1


# ---------------------------------------------------------------------------------- what may be done
@rule
def legal(s: State, seat: int, choices: Choices) -> None:
    """Appends each action open to a seat that owes a decision; depends only on what the seat knows."""
    phase = s.phase
    if phase == CHOOSE:
        for circle in range(SPACES):
            if s.chip[circle] > 0:
                allow(choices, TAKE + circle)
        if not s.shuffled >> seat & 1:  # RA-7
            allow(choices, SHUFFLE)
        legal_sales(s, seat, choices)
    elif phase == LAYING:
        for circle in range(CIRCLES):
            if s.chip[circle] == 0:  # RA-9: not where it came from, it is not laid yet
                allow(choices, LAY + circle)
    elif phase == SAYING:
        for number in range(NUMBERS):
            allow(choices, SAY + number)
    elif phase == PROTEST:
        legal_answers(s, seat, choices)
    elif phase == PRIZE:
        if top_is_won(s):
            allow(choices, TAKE_TOP)
        for card in range(SYMBOLS):
            if s.hand[loser_of_bet(s)][card] > 0:
                allow(choices, TAKE_CARD + card)
    elif phase == TAKING:
        allow(choices, TAKE_TOP)
        allow(choices, LEAVE)
    elif phase == GIVING:
        for card in range(SYMBOLS):
            if s.hand[seat][card] > 0:
                allow(choices, GIVE + card)
    elif phase == PLACING:
        for space in range(STARTS):
            allow(choices, FIGURE + space)
    elif phase != OVER:
        legal_bets(s, seat, choices)


@rule
def legal_sales(s: State, seat: int, choices: Choices) -> None:
    """RA-8, RA-31: up to two cards, for who began the turn with less than 100."""
    if (s.sold == 1 or (s.sold == 0 and s.cash[seat] < POOR)) and s.bank >= SALE:
        for card in range(SYMBOLS):
            if s.hand[seat][card] > 0:
                allow(choices, SELL + card)


@rule
def legal_answers(s: State, seat: int, choices: Choices) -> None:
    """RA-12, RA-28: no, or a bet of at least 100 and at most all he has; first its span, then the sum."""
    allow(choices, NO)
    cash = s.cash[seat]
    if s.weighing[seat] > 0:
        lowest = (s.weighing[seat] - 1) * SPAN
        for bet in range(max(lowest, LEAST_BET), min(lowest + SPAN - 1, cash) + 1):
            allow(choices, BET + bet)
    elif cash >= LEAST_BET:
        for span in range(cash // SPAN + 1):
            allow(choices, WEIGH + span)


@rule
def legal_bets(s: State, seat: int, choices: Choices) -> None:
    """RA-13, RA-14: give way, match, or raise while the poorer one has more than is to be matched (RA-19)."""
    other = s.protester if seat == s.mover else s.mover
    allow(choices, CONFESS if s.phase == ANSWER else FOLD)
    allow(choices, MATCH)
    if s.put[other] < most_to_bet(s):
        allow(choices, DOUBLE)
        if 2 * s.put[other] < most_to_bet(s):
            allow(choices, TRIPLE)
