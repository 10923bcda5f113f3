"""What may be done in Randolph's Casablanca: the legal actions of a seat, from what that seat knows."""

from __future__ import annotations

from valise_games.rules import Choices, allow, rule

from .rules import loser_of_bet, most_to_bet, top_is_won
from .state import (
    ANSWER,
    BET,
    CHOOSE,
    CIRCLES,
    CONFESS,
    DOUBLE,
    FIGURE,
    FOLD,
    GIVE,
    GIVING,
    LAY,
    LAYING,
    LEAST_BET,
    LEAVE,
    MATCH,
    NO,
    NUMBERS,
    OVER,
    PLACING,
    POOR,
    PRIZE,
    PROTEST,
    SALE,
    SAY,
    SAYING,
    SELL,
    SHUFFLE,
    SPACES,
    SPAN,
    STARTS,
    SYMBOLS,
    TAKE,
    TAKE_CARD,
    TAKE_TOP,
    TAKING,
    TRIPLE,
    WEIGH,
    State,
)


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
