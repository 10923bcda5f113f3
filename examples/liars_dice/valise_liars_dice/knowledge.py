"""What a seat knows: all but the dice under the other cups. A guess rolls these anew, which is exact for dice that were
rolled, and draws no conclusion from bids."""

from valise_games.rules import Dice, copy_row, dice, rule

from .rules import FACES, OVER, SEATS, State


@rule
def blank(s: State, seat: int, out: State) -> None:
    """Copies into `out`, which comes cleared, what the seat knows."""
    out.seats = s.seats
    out.wild = s.wild
    out.phase = s.phase
    out.round = s.round
    out.first = s.first
    out.mover = s.mover
    out.bid = s.bid
    out.bidder = s.bidder
    copy_row(s.left, out.left)
    copy_row(s.said, out.said)
    for other in range(SEATS):
        copy_row(s.shown[other], out.shown[other])
        if other == seat or s.phase == OVER:
            copy_row(s.hand[other], out.hand[other])


@rule
def guess(s: State, seat: int, rng: Dice) -> None:
    """Fills a blanked state with dice that the seat cannot rule out."""
    for other in range(SEATS):
        if other != seat and s.phase != OVER:
            for _ in range(s.left[other]):
                face = dice(rng, FACES)
                s.hand[other][face] += 1
