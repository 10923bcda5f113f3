"""Kuhn poker for two. Each antes one chip and gets a card; each may pass or bet one chip, until both have passed, both
have bet, or a bet was answered by a pass. Higher card wins."""

from __future__ import annotations

from bench.yardsticks.kuhn import Board
from valise_games.rules import Choices, Dice, Record, allow, copy_row, dice, given, i8, rule

board: Board = given("board")
SEATS = 2
OPTIONS = 0
CARDS = board.cards
PASS, BET = range(2)
ACTIONS = 2
MOST_CHOICES = 2
LONGEST = 3  # decisions in a game: pass, bet, and the answer
NOTHING = -1
SPECTATOR = -1  # a seat that knows nothing
FEATURES = SEATS + CARDS + LONGEST * ACTIONS


class State(Record):
    seats = i8
    over = i8
    acted = i8  # decisions taken; the seats take turns
    card = i8[SEATS]  # 1 … CARDS, the last the highest; 0: not known
    paid = i8[SEATS]
    history = i8[LONGEST]  # PASS, BET, or NOTHING yet


@rule
def new_game(s: State, seats: int, options: list[int], rng: Dice) -> None:
    s.seats = seats
    s.over = 0
    s.acted = 0
    s.card[0] = 1 + dice(rng, CARDS)
    s.card[1] = other_card(s.card[0], rng)
    for seat in range(SEATS):
        s.paid[seat] = 1
    for i in range(LONGEST):
        s.history[i] = NOTHING


@rule
def other_card(card: int, rng: Dice) -> int:
    """Any card but this."""
    other = 1 + dice(rng, CARDS - 1)
    return other + 1 if other >= card else other


@rule
def is_over(s: State) -> bool:
    return s.over == 1


@rule
def to_act(s: State) -> int:
    return 0 if s.over == 1 else 1 << next_to_act(s)


@rule
def next_to_act(s: State) -> int:
    return s.acted & 1


@rule
def seats_in(s: State) -> int:
    return 3


@rule
def legal(s: State, seat: int, choices: Choices) -> None:
    allow(choices, PASS)
    allow(choices, BET)


@rule
def step(s: State, seat: int, action: int, rng: Dice) -> None:
    s.history[s.acted] = action
    s.acted += 1
    if action == BET:
        s.paid[seat] = 2
    # The first pass leaves it to the other, and so does the first bet; anything else is an answer.
    if s.acted > 1 and (action == PASS or s.paid[1 - seat] == 2):
        s.over = 1


@rule
def returns(s: State, out: list[float]) -> None:
    """Chips won."""
    if s.paid[0] != s.paid[1]:
        winner = 0 if s.paid[0] > s.paid[1] else 1
    else:
        winner = 0 if s.card[0] > s.card[1] else 1
    chips = s.paid[1 - winner]
    out[winner] = chips
    out[1 - winner] = -chips


# ---------------------------------------------------------------------------------- what a seat knows
@rule
def blank(s: State, seat: int, out: State) -> None:
    """Copies into `out`, which comes cleared, what the seat knows."""
    out.seats = s.seats
    out.over = s.over
    out.acted = s.acted
    copy_row(s.paid, out.paid)
    copy_row(s.history, out.history)
    for other in range(SEATS):
        if other == seat or s.over == 1:
            out.card[other] = s.card[other]


@rule
def guess(s: State, seat: int, rng: Dice) -> None:
    """Fills a blanked state with secrets that fit what the seat knows. It rolls them anew: exact for what is dealt,
    and no conclusion is drawn from what the other has done."""
    if s.over == 1:
        return
    if seat == SPECTATOR:
        s.card[0] = 1 + dice(rng, CARDS)
        seat = 0
    s.card[1 - seat] = other_card(s.card[seat], rng)


@rule
def observe(s: State, seat: int, out: list[float]) -> None:
    """Fills `out`, which comes cleared, from a state blanked for the seat: all that it has seen, in order (perfect
    recall).

    | length             | what                                                                     |
    | ------------------ | ------------------------------------------------------------------------ |
    | SEATS              | which seat is mine                                                       |
    | CARDS              | my card                                                                  |
    | LONGEST × ACTIONS  | what was done, decision by decision                                      |
    """
    out[seat] = 1.0
    out[SEATS + s.card[seat] - 1] = 1.0
    for i in range(LONGEST):
        if s.history[i] != NOTHING:
            out[SEATS + CARDS + i * ACTIONS + s.history[i]] = 1.0
