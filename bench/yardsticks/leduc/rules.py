"""Leduc poker for two. Each antes one chip and gets a card; a round of betting, a card on the table, another round. At
most two raises a round, of two chips and then of four. Who pairs the table's card wins, else the higher rank."""

from __future__ import annotations

from bench.yardsticks.leduc import Board
from valise_games.rules import Choices, Dice, Record, allow, copy_row, dice, given, i8, rule

board: Board = given("board")
SEATS = 2
OPTIONS = 0
SUITS = board.suits
RANKS = board.ranks
CARDS = RANKS * SUITS
FOLD, CALL, RAISE = range(3)
ACTIONS = 3
MOST_CHOICES = 3
ROUNDS = 2
MOST_RAISES = 2  # in a round
RAISE_BY = 2  # chips in the first round, twice as many in the second
LONGEST = MOST_RAISES + 2  # decisions in a round: call, raise, raise, call
PAIR = RANKS  # a pair is above any rank
NOTHING = -1
SPECTATOR = -1  # a seat that knows nothing
CARD = RANKS + SUITS
FEATURES = SEATS + 2 * CARD + ROUNDS * LONGEST * ACTIONS


class State(Record):
    seats = i8
    over = i8
    round = i8
    acted = i8  # decisions taken in this round; the seats take turns
    raises = i8  # in this round
    folded = i8  # who has folded, or NOTHING
    card = i8[SEATS]  # 1 … CARDS, suits of one rank side by side; 0: not known
    table_card = i8  # 0: not yet drawn
    paid = i8[SEATS]
    history = i8[ROUNDS, LONGEST]  # FOLD, CALL, RAISE, or NOTHING yet


@rule
def new_game(s: State, seats: int, options: list[int], rng: Dice) -> None:
    s.seats = seats
    s.over = 0
    s.round = 0
    s.acted = 0
    s.raises = 0
    s.folded = NOTHING
    s.card[0] = draw(0, 0, rng)
    s.card[1] = draw(0, s.card[0], rng)
    s.table_card = 0
    for seat in range(SEATS):
        s.paid[seat] = 1
    for number in range(ROUNDS):
        for i in range(LONGEST):
            s.history[number][i] = NOTHING


@rule
def draw(one: int, two: int, rng: Dice) -> int:
    """Any card but these; 0 stands for none."""
    low = min(one, two)
    high = max(one, two)
    card = 1 + dice(rng, CARDS - (low > 0) - (high > 0))
    if 0 < low <= card:
        card += 1
    if 0 < high <= card:
        card += 1
    return card


# ---------------------------------------------------------------------------------- who decides
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


# ---------------------------------------------------------------------------------- what it may do, and what that does
@rule
def legal(s: State, seat: int, choices: Choices) -> None:
    if s.paid[seat] < s.paid[1 - seat]:
        allow(choices, FOLD)
    allow(choices, CALL)
    if s.raises < MOST_RAISES:
        allow(choices, RAISE)


@rule
def step(s: State, seat: int, action: int, rng: Dice) -> None:
    s.history[s.round][s.acted] = action
    s.acted += 1
    if action == FOLD:
        s.folded = seat
        s.over = 1
    elif action == RAISE:
        s.paid[seat] = s.paid[1 - seat] + RAISE_BY * (1 + s.round)
        s.raises += 1
    else:
        s.paid[seat] = s.paid[1 - seat]
        if s.acted > 1:  # a call that answers ends the round
            end_round(s, rng)


@rule
def end_round(s: State, rng: Dice) -> None:
    if s.round == ROUNDS - 1:
        s.over = 1
    else:
        s.table_card = draw(s.card[0], s.card[1], rng)
        s.round += 1
        s.acted = 0
        s.raises = 0


@rule
def strength(s: State, seat: int) -> int:
    rank = (s.card[seat] - 1) // SUITS
    return PAIR if rank == (s.table_card - 1) // SUITS else rank


@rule
def returns(s: State, out: list[float]) -> None:
    """Chips won."""
    if s.folded != NOTHING:
        winner = 1 - s.folded
    else:
        ahead = strength(s, 0) - strength(s, 1)
        if ahead == 0:
            out[0] = 0.0
            out[1] = 0.0
            return
        winner = 0 if ahead > 0 else 1
    chips = s.paid[1 - winner]
    out[winner] = chips
    out[1 - winner] = -chips


# ---------------------------------------------------------------------------------- what a seat knows
@rule
def blank(s: State, seat: int, out: State) -> None:
    """Copies into `out`, which comes cleared, what the seat knows."""
    out.seats = s.seats
    out.over = s.over
    out.round = s.round
    out.acted = s.acted
    out.raises = s.raises
    out.folded = s.folded
    out.table_card = s.table_card
    copy_row(s.paid, out.paid)
    for number in range(ROUNDS):
        copy_row(s.history[number], out.history[number])
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
        s.card[0] = draw(0, s.table_card, rng)
        seat = 0
    s.card[1 - seat] = draw(s.card[seat], s.table_card, rng)


@rule
def observe(s: State, seat: int, out: list[float]) -> None:
    """Fills `out`, which comes cleared, from a state blanked for the seat: all that it has seen, in order (perfect
    recall).

    | length                      | what                                                            |
    | --------------------------- | --------------------------------------------------------------- |
    | SEATS                       | which seat is mine                                              |
    | RANKS + SUITS               | my card                                                         |
    | RANKS + SUITS               | the card on the table, if there is one                          |
    | ROUNDS × LONGEST × ACTIONS  | what was done, decision by decision                             |
    """
    out[seat] = 1.0
    observe_card(s.card[seat], SEATS, out)
    if s.table_card > 0:
        observe_card(s.table_card, SEATS + CARD, out)
    at = SEATS + 2 * CARD
    for number in range(ROUNDS):
        for i in range(LONGEST):
            if s.history[number][i] != NOTHING:
                out[at + s.history[number][i]] = 1.0
            at += ACTIONS


@rule
def observe_card(card: int, at: int, out: list[float]) -> None:
    out[at + (card - 1) // SUITS] = 1.0
    out[at + RANKS + (card - 1) % SUITS] = 1.0
