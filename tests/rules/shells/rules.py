"""The first seat lifts a shell, takes an offer, or leaves it to the second seat, who knows where the pea is.

In another game it looks under the shells before it lifts one, or has the second seat lay the pea anew, unseen.
"""

from __future__ import annotations

from valise_games.rules import Choices, Dice, Record, allow, dice, i8, rule

SEATS = 2
LEFT, RIGHT, TAKE_OFFER, LEAVE_IT, SHARE, KEEP, REVEAL, LOOK, LAY_ANEW = range(9)
ACTIONS = 9
MOST_CHOICES = 4
FIRST, SECOND, OVER, ANOTHER_GAME, LAYING, LIFTING = range(6)


class State(Record):
    phase = i8
    pea = i8  # secret from the first seat, unless it looked
    looked = i8
    offer = i8  # percent
    percent = i8  # of the first seat


@rule
def is_over(s: State) -> bool:
    return s.phase == OVER


@rule
def next_to_act(s: State) -> int:
    return int(s.phase == SECOND or s.phase == LAYING)


@rule
def seats_in(s: State) -> int:
    return 3


@rule
def legal(s: State, seat: int, choices: Choices) -> None:
    if s.phase == ANOTHER_GAME:
        allow(choices, TAKE_OFFER)
        allow(choices, LOOK)
        allow(choices, LAY_ANEW)
    elif s.phase == SECOND:
        allow(choices, SHARE)
        allow(choices, KEEP)
        if s.pea == 1:
            allow(choices, REVEAL)
    else:
        allow(choices, LEFT)
        allow(choices, RIGHT)
        if s.phase == FIRST:
            allow(choices, TAKE_OFFER)
            allow(choices, LEAVE_IT)


@rule
def step(s: State, seat: int, action: int, rng: Dice) -> None:
    if action == LOOK:
        s.looked = 1
        s.phase = LIFTING
        return
    if action == LAY_ANEW:
        s.phase = LAYING
        return
    if s.phase == LAYING:
        s.pea = action
        s.phase = LIFTING
        return
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
    out.looked = s.looked
    if seat == 1 or s.looked:
        out.pea = s.pea


@rule
def guess(s: State, seat: int, rng: Dice) -> None:
    if seat == 0 and not s.looked:
        s.pea = dice(rng, 2)
