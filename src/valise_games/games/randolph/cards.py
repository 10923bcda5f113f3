"""Prime cards and what they pay, the stock, ruin and the end of a game."""

from __future__ import annotations

from valise_games.rules import Dice, rule

from .setup import begin_turn, draw_card, next_seat, seats_in
from .state import (
    FOURTH_CARD,
    LAST_SEAT,
    MAKES_FOUR,
    NO_CARD,
    NO_CARDS,
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
    if left == 0:
        finish(s, NO_CARDS, 0)
    else:
        s.top = draw_card(s, rng)


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


# ---------------------------------------------------------------------------------- the end
@rule
def end_turn(s: State) -> None:
    """Who is ruined goes out; the next seat still in has its turn."""
    if s.phase == OVER:
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
        if s.round >= s.round_cap:
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
