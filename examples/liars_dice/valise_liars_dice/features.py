"""What a seat knows as numbers for a network. Seats are counted clockwise from the one that looks.

| length             | what                                                                     |
| ------------------ | ------------------------------------------------------------------------ |
| FACES              | my dice of each face, as a share of DICE                                 |
| SEATS              | dice left to each seat, as a share of DICE                               |
| 1                  | ones are wild                                                            |
| SEATS              | who made the last bid                                                    |
| SEATS              | count of each seat's last bid, as a share of the dice in play            |
| SEATS × FACES      | its face                                                                 |
"""

from valise_games.rules import rule

from .rules import DICE, FACES, NOBODY, SEATS, State, dice_in_play

FEATURES = FACES + SEATS + 1 + SEATS + SEATS + SEATS * FACES


@rule
def observe(s: State, seat: int, out: list[float]) -> None:
    """Fills `out`, which comes cleared, from a state blanked for the seat."""
    for face in range(FACES):
        out[face] = s.hand[seat][face] / DICE
    out[FACES + SEATS] = s.wild
    counts = FACES + SEATS + 1 + SEATS
    for turn in range(s.seats):
        other = (seat + turn) % s.seats
        out[FACES + turn] = s.left[other] / DICE
        if s.bidder != NOBODY and s.bidder == other:
            out[FACES + SEATS + 1 + turn] = 1.0
        if s.said[other] > 0:
            bid = s.said[other] - 1
            out[counts + turn] = (bid // FACES + 1) / dice_in_play(s)
            out[counts + SEATS + turn * FACES + bid % FACES] = 1.0
