"""What a seat knows of Randolph's Casablanca, and what it may believe.

`blank` copies what the seat knows and nothing else: of the chips, those it put aside, read or was shown, wherever they
were laid since; of an open window, its own answer. `guess` fills in the rest at random, with a full state that the seat
cannot tell from the true one.

 1. Chips are dealt. Whatever is announced, bet or confessed is chosen, and binds nobody to the truth: so the numbers
    that a seat has not seen lie on the chips it has not seen in any order, each equally likely. That is exact.
 2. Cards are open, and no order of the stock is kept: there is nothing to guess.
 3. Answers are chosen, and follow a law of ours. In an open window each other seat has answered with even chances,
    but never all of them, or it would be closed. An answer is a bet in one case of four, where the seat has 100. A
    seat with 100 that has not answered is choosing a bet in one case of eight, each span of sums equally likely.
 4. When a protester was called, each opponent clockwise after him who has 100 has sealed a bet in one case of four.
 5. A bet is 100 in one case of two; else any sum that the seat can pay, each equally likely.

Every state that fits what the seat knows has a chance.
"""

from __future__ import annotations

from valise_games.rules import Dice, copy_row, dice, rule

from .rules import (
    ANSWER,
    CHIPS_EACH,
    COUNTER,
    LEAST_BET,
    NUMBERS,
    OVER,
    PLACING,
    PROTEST,
    SEATS,
    SPACES,
    SPAN,
    UNKNOWN,
    State,
    draw_number,
    next_seat,
)

SPECTATOR = -1  # a seat that knows nothing


# ---------------------------------------------------------------------------------- what a seat knows
@rule
def blank(s: State, seat: int, out: State) -> None:
    """Copies into `out`, which comes cleared, what the seat knows."""
    out.shown = s.shown
    out.version = s.version
    out.round_cap = s.round_cap
    out.round = s.round
    out.bank = s.bank
    out.called = s.called
    out.seats = s.seats
    out.memory_aid = s.memory_aid
    out.leader = s.leader
    out.first = s.first
    out.out = s.out
    out.shuffled = s.shuffled
    out.phase = s.phase
    out.mover = s.mover
    out.protester = s.protester
    out.taker = s.taker
    out.giver = s.giver
    out.asked = s.asked
    out.sold = s.sold
    out.taken_from = s.taken_from
    out.laid_at = s.laid_at
    out.knew = s.knew
    out.said = s.said
    out.figure_from = s.figure_from
    out.top = s.top
    out.under_cards = s.under_cards
    out.renewals = s.renewals
    out.reason = s.reason
    out.winners = s.winners
    copy_row(s.stock, out.stock)
    copy_row(s.under, out.under)
    copy_row(s.seen, out.seen)  # which chips, not what is on them
    copy_row(s.cash, out.cash)
    copy_row(s.put, out.put)
    copy_row(s.figure_at, out.figure_at)
    for other in range(SEATS):
        copy_row(s.hand[other], out.hand[other])
        if s.aside[other] > 0:
            out.aside[other] = s.aside[other] if other == seat or s.phase == OVER else UNKNOWN
    known = s.shown
    if seat >= 0:
        known |= s.seen[seat]
        out.answered = s.answered & 1 << seat  # W-2: never who else has answered
        out.bet[seat] = s.bet[seat]  # RA-27: nor what was sealed, until it is called
        out.weighing[seat] = s.weighing[seat]
    for circle in range(SPACES):
        if s.chip[circle] > 0:
            out.chip[circle] = s.chip[circle] if known >> circle & 1 or s.phase == OVER else UNKNOWN


# ---------------------------------------------------------------------------------- what it may believe
@rule
def guess(s: State, seat: int, rng: Dice) -> None:
    """Fills a blanked state with secrets that fit what the seat knows."""
    if s.phase == PLACING or s.phase == OVER:
        return
    guess_chips(s, rng)
    if s.phase == PROTEST:
        guess_answers(s, seat, rng)
    elif ANSWER <= s.phase <= COUNTER:
        other = next_seat(s, s.protester)
        while other != s.mover:
            if other != seat and not s.out >> other & 1:
                guess_bet(s, other, rng)
            other = next_seat(s, other)


@rule
def guess_chips(s: State, rng: Dice) -> None:
    """The numbers that are not known, on the chips that are not known."""
    pool = 0
    for number in range(NUMBERS):
        pool += CHIPS_EACH << 4 * number
    left = 0
    for other in range(s.seats):
        if s.aside[other] == UNKNOWN:
            left += 1
        else:
            pool -= 1 << 4 * (s.aside[other] - 1)
    for circle in range(SPACES):
        if s.chip[circle] == UNKNOWN:
            left += 1
        elif s.chip[circle] > 0:
            pool -= 1 << 4 * (s.chip[circle] - 1)
    for other in range(s.seats):
        if s.aside[other] == UNKNOWN:
            number = draw_number(pool, left, rng)
            s.aside[other] = 1 + number
            pool -= 1 << 4 * number
            left -= 1
    for circle in range(SPACES):
        if s.chip[circle] == UNKNOWN:
            number = draw_number(pool, left, rng)
            s.chip[circle] = 1 + number
            pool -= 1 << 4 * number
            left -= 1


@rule
def guess_answers(s: State, seat: int, rng: Dice) -> None:
    for other in range(s.seats):
        bit = 1 << other
        if other == seat or not s.asked & bit:
            continue
        if dice(rng, 2) == 0 and (s.answered | bit) != s.asked:
            s.answered |= bit
            guess_bet(s, other, rng)
        elif s.cash[other] >= LEAST_BET and dice(rng, 8) == 0:
            s.weighing[other] = 1 + dice(rng, s.cash[other] // SPAN + 1)


@rule
def guess_bet(s: State, seat: int, rng: Dice) -> None:
    if s.cash[seat] >= LEAST_BET and dice(rng, 4) == 0:
        s.bet[seat] = LEAST_BET
        if dice(rng, 2) == 0:
            s.bet[seat] += dice(rng, s.cash[seat] - LEAST_BET + 1)
