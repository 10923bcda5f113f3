"""How a game of Randolph's Casablanca begins: leader, money, chips and cards; and how each turn does."""

from __future__ import annotations

from valise_games.games.randolph.board import NOTE
from valise_games.rules import Dice, dice, rule

from .state import (
    ANTE,
    CARDS,
    CARDS_EACH,
    CHIPS,
    CHIPS_EACH,
    CHOOSE,
    CIRCLES,
    EACH,
    FIRST_CARDS,
    LEADER,
    MEMORY_AID,
    MIXING,
    NO_CARD,
    NOBODY,
    NOWHERE,
    NUMBERS,
    PLACING,
    RESERVE,
    ROUND_CAP,
    RUNNING,
    SEATS,
    SPACES,
    SYMBOLS,
    VERSION,
    State,
)


@rule
def new_game(s: State, seats: int, options: list[int], rng: Dice) -> None:
    """RA-26: the leader; then figures from his left. Chips and cards follow when all figures stand."""
    s.seats = seats
    s.version = options[VERSION]
    s.round_cap = options[ROUND_CAP]
    s.memory_aid = options[MEMORY_AID]
    s.round = 0
    s.reason = RUNNING
    s.winners = 0
    s.out = 0
    s.shuffled = 0 if MIXING else (1 << seats) - 1
    s.shown = 0
    s.top = NO_CARD
    s.under_cards = 0
    s.renewals = 0
    for circle in range(SPACES):
        s.chip[circle] = 0
    for card in range(CARDS):
        s.under[card] = 0
    for symbol in range(SYMBOLS):
        s.stock[symbol] = CARDS_EACH
    s.bank = options[RESERVE] // NOTE
    for seat in range(SEATS):
        s.seen[seat] = 0
        s.cash[seat] = 0
        s.aside[seat] = 0
        s.figure_at[seat] = NOWHERE
        for symbol in range(SYMBOLS):
            s.hand[seat][symbol] = 0
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
