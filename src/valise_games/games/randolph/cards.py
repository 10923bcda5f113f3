"""Prime cards and what they pay, the stock, ruin and the end of a game."""

from __future__ import annotations

from valise_games.rules import Dice, rule

from .setup import begin_turn, draw_card, next_seat, seats_in
from .state import (
    FOURTH_CARD,
    GIVING,
    LAST_SEAT,
    MAKES_FOUR,
    NO_CARD,
    NO_CARDS,
    NOBODY,
    NOWHERE,
    OVER,
    PRIME,
    ROUNDS_ARE_UP,
    SYMBOLS,
    State,
)


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
