"""What a seat of Leduc poker knows: all but the other's card. A guess deals that anew: exact for a card that is dealt,
and it draws no conclusion from how the other has bet."""

from __future__ import annotations

from valise_games.rules import Dice, copy_row, rule

from .rules import ROUNDS, SEATS, State, draw

SPECTATOR = -1  # a seat that knows nothing


@rule
def blank(s: State, seat: int, out: State) -> None:
    """Copies into `out`, which comes cleared, what the seat knows."""
    out.seats = s.seats
    out.over = s.over
    out.round = s.round
    out.acted = s.acted
    out.raises = s.raises
    out.folded = s.folded
    out.table_card = s.table_card
    copy_row(s.paid, out.paid)
    for number in range(ROUNDS):
        copy_row(s.history[number], out.history[number])
    for other in range(SEATS):
        if other == seat or s.over == 1:
            out.card[other] = s.card[other]


@rule
def guess(s: State, seat: int, rng: Dice) -> None:
    """Fills a blanked state with secrets that fit what the seat knows."""
    if s.over == 1:
        return
    if seat == SPECTATOR:
        s.card[0] = draw(0, s.table_card, rng)
        seat = 0
    s.card[1 - seat] = draw(s.card[seat], s.table_card, rng)
