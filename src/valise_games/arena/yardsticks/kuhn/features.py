"""All that a seat of Kuhn poker has seen, in order (perfect recall), as numbers for a network.

| length             | what                                                                     |
| ------------------ | ------------------------------------------------------------------------ |
| SEATS              | which seat is mine                                                       |
| CARDS              | my card                                                                  |
| LONGEST × ACTIONS  | what was done, decision by decision                                      |
"""

from __future__ import annotations

from valise_games.rules import rule

from .rules import ACTIONS, CARDS, LONGEST, NOTHING, SEATS, State

FEATURES = SEATS + CARDS + LONGEST * ACTIONS


@rule
def observe(s: State, seat: int, out: list[float]) -> None:
    """Fills `out`, which comes cleared, from a state blanked for the seat."""
    out[seat] = 1.0
    out[SEATS + s.card[seat] - 1] = 1.0
    for i in range(LONGEST):
        if s.history[i] != NOTHING:
            out[SEATS + CARDS + i * ACTIONS + s.history[i]] = 1.0
