"""What a seat of liar's dice knows: all but the other's die. A guess rolls that anew: exact for a die that is rolled,
and it draws no conclusion from what the other has bid."""

from __future__ import annotations

from valise_games.rules import Dice, copy_row, dice, rule

from .rules import FACES, SEATS, State, is_over


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
    """Fills a blanked state with secrets that fit what the seat knows."""
    for other in range(SEATS):
        if other != seat and not is_over(s):
            s.die[other] = 1 + dice(rng, FACES)
