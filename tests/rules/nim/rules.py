"""Nim for two to four, with one secret: each seat draws a lucky number, which does nothing."""

from __future__ import annotations

from tests.rules.nim.board import Board
from valise_games.rules import Choices, Dice, Record, allow, dice, given, i8, i64, rule, table

board: Board = given("board")
SEATS = 4
OPTIONS = 1  # stones more than on the board
MOST = board.most
STONES = board.stones
WEIGHT = table(board.weights())
ACTIONS = MOST
MOST_CHOICES = MOST
FEATURES = SEATS + 2


class State(Record):
    seats = i8
    mover = i8
    stones = i8
    weight = i64  # of all stones taken
    lucky = i8[SEATS]  # secret
    taken = i8[SEATS, MOST]


@rule
def new_game(s: State, seats: int, options: list[int], rng: Dice) -> None:
    s.seats = seats
    s.stones = STONES + options[0]
    s.weight = 0
    for seat in range(SEATS):
        s.lucky[seat] = dice(rng, 100)
        for i in range(MOST):
            s.taken[seat][i] = 0
    s.mover = dice(rng, seats)


@rule
def is_over(s: State) -> bool:
    return s.stones == 0


@rule
def to_act(s: State) -> int:
    return 0 if s.stones == 0 else 1 << s.mover


@rule
def next_to_act(s: State) -> int:
    return s.mover


@rule
def seats_in(s: State) -> int:
    return (1 << s.seats) - 1


@rule
def legal(s: State, seat: int, choices: Choices) -> None:
    for i in range(min(MOST, s.stones)):
        allow(choices, i)


@rule
def step(s: State, seat: int, action: int, rng: Dice) -> None:
    s.stones -= action + 1
    s.weight += WEIGHT[action]
    s.taken[seat][action] += 1
    if s.stones > 0:
        s.mover = (s.mover + 1) % s.seats


@rule
def returns(s: State, out: list[float]) -> None:
    for seat in range(s.seats):
        out[seat] = 1.0 if seat == s.mover else 0.0


@rule
def blank(s: State, seat: int, out: State) -> None:
    out.seats = s.seats
    out.mover = s.mover
    out.stones = s.stones
    out.weight = s.weight
    out.lucky[seat] = s.lucky[seat]
    for other in range(SEATS):
        for i in range(MOST):
            out.taken[other][i] = s.taken[other][i]


@rule
def observe(s: State, seat: int, out: list[float]) -> None:
    out[0] = s.stones
    out[1] = seat
    for other in range(SEATS):
        out[2 + other] = s.lucky[other]
