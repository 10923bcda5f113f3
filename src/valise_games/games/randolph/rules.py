"""Randolph's Casablanca: who decides, and what a step does. Rule ids are in RULES.en.md. Money is in fifties."""

from __future__ import annotations

from valise_games.rules import Dice, rule

from .cards import end_turn, gain, give_back, take_top
from .setup import deal, lay_out, next_seat, seats_in
from .state import (
    ANSWER,
    BET,
    CHIPS_EACH,
    CHOOSE,
    CONFESS,
    COUNTER,
    DOUBLE,
    FIGURE,
    FINE,
    FOLD,
    GIVE,
    GIVING,
    LAY,
    LAYING,
    MATCH,
    NO,
    NOWHERE,
    NUMBERS,
    OVER,
    PLACING,
    PRIZE,
    PROTEST,
    RAISE,
    SALE,
    SAY,
    SAYING,
    SEATS,
    SELL,
    SHUFFLE,
    SPACES,
    SYMBOL,
    SYMBOLS,
    TAKE,
    TAKE_CARD,
    TAKE_TOP,
    TAKING,
    TRIPLE,
    WEIGH,
    State,
)


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
