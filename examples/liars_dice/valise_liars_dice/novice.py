"""Novice of liar's dice, by rules of thumb: he reckons with the dice that he sees and the average of the others, doubts
what is well above that, and bids what he has most of; now and then something else."""

from typing import Any

from valise_games.rules import Choices, Dice, dice, given, rule

game = given("game")
SEATS: int = game.SEATS
FACES: int = game.FACES
DOUBT: int = game.DOUBT
dice_in_play = game.dice_in_play

WHIM = 6  # one bid in so many is any
MARGIN = 60  # per cent of a die that a bid may be above what he expects


@rule
def expected(s: Any, seat: int, face: int) -> int:
    """Dice of that face, counted from 0, in hundredths."""
    wild = s.wild and face != 0
    mine = s.hand[seat][face] + (s.hand[seat][0] if wild else 0)
    unseen: int = dice_in_play(s) - s.left[seat]
    return 100 * int(mine) + (200 if wild else 100) * unseen // FACES


@rule
def decide(s: Any, seat: int, choices: Choices, rng: Dice) -> int:
    if choices[choices[0]] == DOUBT:
        count = s.bid // FACES + 1
        if choices[0] == 1 or 100 * count > expected(s, seat, s.bid % FACES) + MARGIN + dice(rng, 60):
            return DOUBT
    bids = choices[0] - (choices[choices[0]] == DOUBT)
    if dice(rng, WHIM) == 0:
        return choices[1 + dice(rng, min(bids, FACES))]
    best = choices[1]
    best_room = -100000
    for i in range(1, bids + 1):
        bid = choices[i]
        room = expected(s, seat, bid % FACES) - 100 * (bid // FACES + 1)
        if room > best_room:
            best_room = room
            best = bid
    return best


@rule
def judge(s: Any, out: list[float]) -> None:
    """Who has more dice is likelier to win."""
    total = 0
    for seat in range(SEATS):
        total += s.left[seat] * s.left[seat]
    for seat in range(SEATS):
        out[seat] = s.left[seat] * s.left[seat] / total
