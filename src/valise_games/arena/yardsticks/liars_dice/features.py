"""All that a seat of liar's dice has seen (bids only rise, so their order is known), as numbers for a network.

| length             | what                                                                     |
| ------------------ | ------------------------------------------------------------------------ |
| SEATS              | which seat is mine                                                       |
| FACES              | my die                                                                   |
| BIDS               | bids of mine                                                             |
| BIDS               | bids of the other                                                        |
"""

from __future__ import annotations

from valise_games.rules import rule

from .rules import BIDS, FACES, SEATS, State

FEATURES = SEATS + FACES + SEATS * BIDS


@rule
def observe(s: State, seat: int, out: list[float]) -> None:
    """Fills `out`, which comes cleared, from a state blanked for the seat."""
    out[seat] = 1.0
    out[SEATS + s.die[seat] - 1] = 1.0
    for bid in range(BIDS):
        out[SEATS + FACES + bid] = s.bids[seat] >> bid & 1
        out[SEATS + FACES + BIDS + bid] = s.bids[1 - seat] >> bid & 1
