"""Liar's dice for two, one die each. A bid says how many dice show a face; the highest face counts as any. Every bid is
above the last, until one seat calls the other a liar: if the bid is not met, that seat wins, else the bidder."""

from __future__ import annotations

from valise_games.arena.yardsticks.liars_dice.board import Board
from valise_games.rules import Choices, Dice, Record, allow, dice, given, i8, i16, rule

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
