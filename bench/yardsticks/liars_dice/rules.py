"""Liar's dice for two, one die each. A bid says how many dice show a face; the highest face counts as any. Every bid is
above the last, until one seat calls the other a liar: if the bid is not met, that seat wins, else the bidder."""

from __future__ import annotations

from bench.yardsticks.liars_dice import Board
from valise_games.rules import Choices, Dice, Record, allow, copy_row, dice, given, i8, i16, rule

board: Board = given("board")
SEATS = 2
OPTIONS = 0
FACES = board.sides
BIDS = SEATS * FACES  # bid `count` dice of a face: (count - 1) * FACES + face - 1
LIAR = BIDS
ACTIONS = BIDS + 1
MOST_CHOICES = BIDS
WILD = FACES
NOTHING = -1
FEATURES = SEATS + FACES + SEATS * BIDS


class State(Record):
    seats = i8
    mover = i8
    bid = i8  # the last one, or NOTHING
    winner = i8  # or NOTHING yet
    die = i8[SEATS]  # 1 … FACES; 0: not known
    bids = i16[SEATS]  # made by each, as bits: they only rise, so this is all that was said, in order


@rule
def new_game(s: State, seats: int, options: list[int], rng: Dice) -> None:
    s.seats = seats
    s.mover = 0
    s.bid = NOTHING
    s.winner = NOTHING
    for seat in range(SEATS):
        s.die[seat] = 1 + dice(rng, FACES)
        s.bids[seat] = 0


@rule
def is_over(s: State) -> bool:
    return s.winner != NOTHING


@rule
def to_act(s: State) -> int:
    return 0 if is_over(s) else 1 << s.mover


@rule
def next_to_act(s: State) -> int:
    return s.mover


@rule
def seats_in(s: State) -> int:
    return 3


@rule
def legal(s: State, seat: int, choices: Choices) -> None:
    for bid in range(s.bid + 1, BIDS):
        allow(choices, bid)
    if s.bid != NOTHING:
        allow(choices, LIAR)


@rule
def step(s: State, seat: int, action: int, rng: Dice) -> None:
    if action == LIAR:
        s.winner = 1 - seat if is_met(s, s.bid) else seat
    else:
        s.bid = action
        s.bids[seat] |= 1 << action
    s.mover = 1 - seat


@rule
def is_met(s: State, bid: int) -> bool:
    face = 1 + bid % FACES
    count = 0
    for seat in range(SEATS):
        if s.die[seat] == face or s.die[seat] == WILD:
            count += 1
    return count > bid // FACES


@rule
def returns(s: State, out: list[float]) -> None:
    """Chips won."""
    out[s.winner] = 1.0
    out[1 - s.winner] = -1.0


# ---------------------------------------------------------------------------------- what a seat knows
@rule
def blank(s: State, seat: int, out: State) -> None:
    """Copies into `out`, which comes cleared, what the seat knows."""
    out.seats = s.seats
    out.mover = s.mover
    out.bid = s.bid
    out.winner = s.winner
    copy_row(s.bids, out.bids)
    for other in range(SEATS):
        if other == seat or is_over(s):
            out.die[other] = s.die[other]


@rule
def guess(s: State, seat: int, rng: Dice) -> None:
    """Fills a blanked state with secrets that fit what the seat knows. It rolls them anew: exact for what is dealt,
    and no conclusion is drawn from what the other has done."""
    for other in range(SEATS):
        if other != seat and not is_over(s):
            s.die[other] = 1 + dice(rng, FACES)


@rule
def observe(s: State, seat: int, out: list[float]) -> None:
    """Fills `out`, which comes cleared, from a state blanked for the seat. Bids only rise, so their order is known.

    | length             | what                                                                     |
    | ------------------ | ------------------------------------------------------------------------ |
    | SEATS              | which seat is mine                                                       |
    | FACES              | my die                                                                   |
    | BIDS               | bids of mine                                                             |
    | BIDS               | bids of the other                                                        |
    """
    out[seat] = 1.0
    out[SEATS + s.die[seat] - 1] = 1.0
    for bid in range(BIDS):
        out[SEATS + FACES + bid] = s.bids[seat] >> bid & 1
        out[SEATS + FACES + BIDS + bid] = s.bids[1 - seat] >> bid & 1
