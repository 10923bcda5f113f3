"""What a seat knows of Randolph's Casablanca as numbers for a network.

Seats are counted clockwise from the one that looks. Money is in thousands.

| length             | what                                                                     |
| ------------------ | ------------------------------------------------------------------------ |
| SPACES             | circles with a chip                                                      |
| SPACES × NUMBERS   | the number of each chip that I know                                      |
| SEATS × SPACES     | chips that each seat has seen                                            |
| NUMBERS            | my chip put aside                                                        |
| NUMBERS            | chips of each number that I have not seen, as a share                    |
| SEATS × SPACES     | figures                                                                  |
| SYMBOLS            | top card                                                                 |
| SYMBOLS            | stock, the shuffled cards of each symbol, in fives                       |
| SYMBOLS            | sold cards under it, in fives                                            |
| SYMBOLS            | the uppermost of the sold cards                                          |
| SEATS × SYMBOLS    | cards in hand, in fours                                                  |
| SEATS              | cash                                                                     |
| 1                  | bank                                                                     |
| 4 × SEATS          | which seats are in the game, are asked, may have the chips mixed, began  |
| 10                 | phase, but for the two below                                             |
| SEATS              | mover                                                                    |
| SEATS              | protester                                                                |
| SEATS              | who won the bet and takes a card                                         |
| SPACES             | circle the chip was taken from                                           |
| SPACES             | circle it was laid on                                                    |
| 1                  | the mover had seen it before                                             |
| NUMBERS            | number announced                                                         |
| SPACES             | space the mover's figure came from                                       |
| SEATS              | put up in the bet                                                        |
| 1                  | I have answered                                                          |
| 1                  | my sealed bet                                                            |
| 2                  | I am choosing a bet; from which sum on                                   |
| 1                  | cards sold this turn, in twos                                            |
| 1                  | rounds played, as a share of the cap; 0 without one                      |
| SEATS × NUMBERS    | the number that leads each figure to the top card                        |
| NUMBERS            | cards that I have of the symbol each number leads me to, in fours        |
| SPACES             | chips I know that lead me to the top card                                |
| 1                  | the mover's figure has come to the top card                              |
| 3                  | the announcement is false, open or true, as far as I know                |
| 2                  | phase: the top card is taken or left; cards are given back               |
| SEATS              | who gives a card back                                                    |
| NUMBERS            | the number of the chip of this turn, if I know it                        |
| 2                  | the top card would be my fourth; and I would be the richest then         |

The last two, and the five before the two phases, follow from the others: they are what a player sees at a glance and a
network would learn slowly. What came with version 3 of the rules stands at the end, so that what a network has learnt
before keeps its place.
"""

from __future__ import annotations

from valise_games.games.randolph.board import NOTE
from valise_games.rules import rule

from .rules import (
    CARDS_EACH,
    CHIPS_EACH,
    GIVING,
    MAKES_FOUR,
    NO_CARD,
    NOBODY,
    NOWHERE,
    NUMBERS,
    OVER,
    SEATS,
    SPACES,
    SPAN,
    SYMBOL,
    SYMBOLS,
    TAKING,
    UNKNOWN,
    State,
    chip_of_turn,
    wins_with_bank,
)

PHASES = OVER + 1
THOUSAND = 1000 / NOTE
FEATURES = (
    SPACES * (1 + NUMBERS + SEATS) + 2 * NUMBERS + SEATS * SPACES + 4 * SYMBOLS + SEATS * SYMBOLS + SEATS + 1
    + 4 * SEATS + PHASES + 3 * SEATS + 3 * SPACES + 1 + NUMBERS + SEATS + 6
    + (SEATS + 1) * NUMBERS + SPACES + 4 + 2 + SEATS + NUMBERS + 2
)  # fmt: skip


@rule
def observe(s: State, seat: int, out: list[float]) -> None:
    """Fills `out`, which comes cleared, from a state blanked for the seat."""
    at = observe_chips(s, seat, out)
    at = observe_cards(s, seat, at, out)
    observe_turn(s, seat, at, out)


@rule
def observe_chips(s: State, seat: int, out: list[float]) -> int:
    """Chips and figures; returns where the next numbers go."""
    n = s.seats
    numbers = SPACES * (1 + NUMBERS + SEATS)
    for number in range(NUMBERS):
        out[numbers + NUMBERS + number] = 1.0
    if 0 < s.aside[seat] < UNKNOWN:
        out[numbers + s.aside[seat] - 1] = 1.0
        out[numbers + NUMBERS + s.aside[seat] - 1] -= 1.0 / CHIPS_EACH
    for circle in range(SPACES):
        chip = s.chip[circle]
        if chip > 0:
            out[circle] = 1.0
        if 0 < chip < UNKNOWN:
            out[SPACES + circle * NUMBERS + chip - 1] = 1.0
            out[numbers + NUMBERS + chip - 1] -= 1.0 / CHIPS_EACH
    at = SPACES * (1 + NUMBERS)
    for place in range(n):
        seen = s.seen[(seat + place) % n] | s.shown
        for circle in range(SPACES):
            out[at + place * SPACES + circle] = seen >> circle & 1
    at = numbers + 2 * NUMBERS
    for place in range(n):
        figure = s.figure_at[(seat + place) % n]
        if figure != NOWHERE:
            out[at + place * SPACES + figure] = 1.0
    return at + SEATS * SPACES


@rule
def observe_cards(s: State, seat: int, at: int, out: list[float]) -> int:
    """Cards and money; returns where the next numbers go."""
    n = s.seats
    if s.top != NO_CARD:
        out[at + s.top] = 1.0
    at += SYMBOLS
    for symbol in range(SYMBOLS):
        out[at + symbol] = s.stock[symbol] / CARDS_EACH
    at += SYMBOLS
    for card in range(s.under_cards):
        out[at + s.under[card]] += 1.0 / CARDS_EACH
    at += SYMBOLS
    if s.under_cards > 0:
        out[at + s.under[0]] = 1.0
    at += SYMBOLS
    for place in range(n):
        other = (seat + place) % n
        for symbol in range(SYMBOLS):
            out[at + place * SYMBOLS + symbol] = s.hand[other][symbol] / MAKES_FOUR
        out[at + SEATS * SYMBOLS + place] = s.cash[other] / THOUSAND
    at += SEATS * SYMBOLS + SEATS
    out[at] = s.bank / THOUSAND
    return at + 1


@rule
def observe_turn(s: State, seat: int, at: int, out: list[float]) -> None:
    """Whose turn, what was announced and bet."""
    n = s.seats
    for place in range(n):
        other = (seat + place) % n
        out[at + place] = 1 - (s.out >> other & 1)
        out[at + SEATS + place] = s.asked >> other & 1
        out[at + 2 * SEATS + place] = 1 - (s.shuffled >> other & 1)
    out[at + 3 * SEATS + (s.first - seat + n) % n] = 1.0
    at += 4 * SEATS
    if s.phase < PHASES:
        out[at + s.phase] = 1.0
    at += PHASES
    out[at + (s.mover - seat + n) % n] = 1.0
    out[at + SEATS + (s.protester - seat + n) % n] = 1.0
    out[at + 2 * SEATS + (s.taker - seat + n) % n] = 1.0
    at += 3 * SEATS
    if s.taken_from != NOWHERE:
        out[at + s.taken_from] = 1.0
    if s.laid_at != NOWHERE:
        out[at + SPACES + s.laid_at] = 1.0
    at += 2 * SPACES
    out[at] = s.knew
    at += 1
    if s.said >= 0:
        out[at + s.said] = 1.0
    at += NUMBERS
    if s.figure_from != NOWHERE:
        out[at + s.figure_from] = 1.0
    at += SPACES
    for place in range(n):
        out[at + place] = s.put[(seat + place) % n] / THOUSAND
    at += SEATS
    out[at] = s.answered >> seat & 1
    out[at + 1] = s.bet[seat] / THOUSAND
    if s.weighing[seat] > 0:
        out[at + 2] = 1.0
        out[at + 3] = (s.weighing[seat] - 1) * SPAN / THOUSAND
    out[at + 4] = s.sold / 2
    if s.round_cap > 0:
        out[at + 5] = s.round / s.round_cap
    at = observe_chances(s, seat, at + 6, out)
    observe_rest(s, seat, at, out)


@rule
def observe_chances(s: State, seat: int, at: int, out: list[float]) -> int:
    """What leads to the top card, and what is known of an announcement; returns where the next numbers go."""
    n = s.seats
    mine = -1  # the number that leads me there
    for place in range(n):
        figure = s.figure_at[(seat + place) % n]
        if s.top != NO_CARD and figure != NOWHERE:
            way = (s.top - SYMBOL[figure] + SYMBOLS) % SYMBOLS
            out[at + place * NUMBERS + way] = 1.0
            if place == 0:
                mine = way
    at += SEATS * NUMBERS
    figure = s.figure_at[seat]
    if figure != NOWHERE:
        for number in range(NUMBERS):
            out[at + number] = s.hand[seat][(SYMBOL[figure] + number) % SYMBOLS] / MAKES_FOUR
    at += NUMBERS
    for circle in range(SPACES):
        if 0 < s.chip[circle] < UNKNOWN and s.chip[circle] - 1 == mine:
            out[at + circle] = 1.0
    at += SPACES
    if s.said >= 0 and s.taken_from != NOWHERE:
        figure = s.figure_at[s.mover]
        if figure != NOWHERE and SYMBOL[figure] == s.top:
            out[at] = 1.0
        out[at + 1 + what_is_known(s, seat)] = 1.0
    return at + 4


@rule
def observe_rest(s: State, seat: int, at: int, out: list[float]) -> None:
    """What came with version 3 of the rules, and what taking the top card would come to."""
    n = s.seats
    out[at] = 1.0 if s.phase == TAKING else 0.0
    out[at + 1] = 1.0 if s.phase == GIVING else 0.0
    at += 2
    if s.giver != NOBODY:
        out[at + (s.giver - seat + n) % n] = 1.0
    at += SEATS
    if s.taken_from != NOWHERE:
        chip = s.chip[chip_of_turn(s)]
        if 0 < chip < UNKNOWN:
            out[at + chip - 1] = 1.0
    at += NUMBERS
    if s.top != NO_CARD and s.hand[seat][s.top] == MAKES_FOUR - 1:
        out[at] = 1.0
        out[at + 1] = wins_with_bank(s, seat)


@rule
def what_is_known(s: State, seat: int) -> int:
    """Is the announcement false (0), open (1) or true (2)? It is false too if I have seen all chips of its number."""
    chip = s.chip[chip_of_turn(s)]
    if 0 < chip < UNKNOWN:
        return 2 if chip - 1 == s.said else 0
    left = CHIPS_EACH - (s.aside[seat] - 1 == s.said)
    for circle in range(SPACES):
        if s.chip[circle] - 1 == s.said:
            left -= 1
    return 1 if left > 0 else 0
