"""The first seat lifts a shell, takes an offer, or leaves it to the second seat, who knows where the pea is."""

from __future__ import annotations

from valise.rules import Choices, Dice, Record, allow, dice, i8, rule

SEATS = 2
LEFT, RIGHT, TAKE_OFFER, LEAVE_IT, SHARE, KEEP, REVEAL = range(7)
ACTIONS = 7
MOST_CHOICES = 4
FIRST, SECOND, OVER = range(3)


class State(Record):
    phase = i8
    pea = i8  # secret from the first seat
    offer = i8  # percent
    percent = i8  # of the first seat


@rule
def is_over(s: State) -> bool:
    return s.phase == OVER


@rule
def next_to_act(s: State) -> int:
    return s.phase


@rule
def seats_in(s: State) -> int:
    return 3


@rule
def legal(s: State, seat: int, choices: Choices) -> None:
    if s.phase == FIRST:
        allow(choices, LEFT)
        allow(choices, RIGHT)
        allow(choices, TAKE_OFFER)
        allow(choices, LEAVE_IT)
    else:
        allow(choices, SHARE)
        allow(choices, KEEP)
        if s.pea == 1:
            allow(choices, REVEAL)


@rule
def step(s: State, seat: int, action: int, rng: Dice) -> None:
    s.phase = SECOND if action == LEAVE_IT else OVER
    if action == LEFT or action == RIGHT:
        s.percent = 100 * (s.pea == action)
    elif action == TAKE_OFFER:
        s.percent = s.offer
    elif action == SHARE:
        s.percent = 100
    elif action == REVEAL:
        s.percent = 0 if s.pea == 1 else 100  # illegal, and shows
    else:
        s.percent = 0


@rule
def returns(s: State, out: list[float]) -> None:
    out[0] = s.percent / 100
    out[1] = 1 - s.percent / 100


@rule
def blank(s: State, seat: int, out: State) -> None:
    out.phase = s.phase
    out.percent = s.percent
    out.offer = s.offer
    if seat == 1:
        out.pea = s.pea


@rule
def guess(s: State, seat: int, rng: Dice) -> None:
    if seat == 0:
        s.pea = dice(rng, 2)
