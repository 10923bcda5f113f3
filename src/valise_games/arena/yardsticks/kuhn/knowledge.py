"""What a seat of Kuhn poker knows: all but the other's card. A guess deals that anew: exact for a card that is dealt,
and it draws no conclusion from how the other has bet."""

from __future__ import annotations

from valise_games.rules import Dice, copy_row, dice, rule

from .rules import CARDS, SEATS, State, other_card

SPECTATOR = -1  # a seat that knows nothing


@rule
def blank(s: State, seat: int, out: State) -> None:
    """Copies into `out`, which comes cleared, what the seat knows."""
    out.seats = s.seats
    out.over = s.over
    out.acted = s.acted
    copy_row(s.paid, out.paid)
    copy_row(s.history, out.history)
    for other in range(SEATS):
        if other == seat or s.over == 1:
            out.card[other] = s.card[other]


@rule
def guess(s: State, seat: int, rng: Dice) -> None:
    """Fills a blanked state with secrets that fit what the seat knows."""
    if s.over == 1:
        return
    if seat == SPECTATOR:
        s.card[0] = 1 + dice(rng, CARDS)
        seat = 0
    s.card[1 - seat] = other_card(s.card[seat], rng)
