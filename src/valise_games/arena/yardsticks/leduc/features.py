"""All that a seat of Leduc poker has seen, in order (perfect recall), as numbers for a network.

| length                      | what                                                            |
| --------------------------- | --------------------------------------------------------------- |
| SEATS                       | which seat is mine                                              |
| RANKS + SUITS               | my card                                                         |
| RANKS + SUITS               | the card on the table, if there is one                          |
| ROUNDS × LONGEST × ACTIONS  | what was done, decision by decision                             |
"""

from __future__ import annotations

from valise_games.rules import rule

from .rules import ACTIONS, LONGEST, NOTHING, RANKS, ROUNDS, SEATS, SUITS, State

CARD = RANKS + SUITS
FEATURES = SEATS + 2 * CARD + ROUNDS * LONGEST * ACTIONS


@rule
def observe(s: State, seat: int, out: list[float]) -> None:
    """Fills `out`, which comes cleared, from a state blanked for the seat."""
    out[seat] = 1.0
    observe_card(s.card[seat], SEATS, out)
    if s.table_card > 0:
        observe_card(s.table_card, SEATS + CARD, out)
    at = SEATS + 2 * CARD
    for number in range(ROUNDS):
        for i in range(LONGEST):
            if s.history[number][i] != NOTHING:
                out[at + s.history[number][i]] = 1.0
            at += ACTIONS


@rule
def observe_card(card: int, at: int, out: list[float]) -> None:
    out[at + (card - 1) // SUITS] = 1.0
    out[at + RANKS + (card - 1) % SUITS] = 1.0
