"""What a seat knows of a game of Casanova, and what it may believe.

`blank` copies what the seat knows and nothing else. Everything on the board is public; secret are where Casanova is
and what each seat has made of it. Of the rows of weights (see rules.py) a seat keeps its own and the table's; a
spectator keeps the table's.

`guess` fills in the rest at random, with a full state that the seat cannot tell from the true one:

 1. Casanova is drawn from the seat's row. That is his exact posterior: he was dealt to each couple with equal chances,
    hidden exchanges of others count as coin tosses, and what the seat saw, chose and was shown is taken in full. Every
    place where he can be has a chance, and no other.
 2. The rows of the other seats follow from where he is now. Everybody can tell which holders a seat must know about:
    those it has inspected, looked at or been shown since anyone else inspected them (`follows`). If he is with one of
    these, the seat is sure of him. If not, its row is the table's with these ruled out. So nobody ever rules out the
    place where he is.
"""

from __future__ import annotations

from valise_games.rules import Dice, copy_row, dice, rule

from .rules import HOLDERS, NOWHERE, OVER, SEATS, TABLE, State, be_sure, rule_out

SPECTATOR = -1  # a seat that knows nothing
HALF = 30  # bits of one roll; two of them are more than a row's sum has


# ---------------------------------------------------------------------------------- what a seat knows
@rule
def blank(s: State, seat: int, out: State) -> None:
    """Copies into `out`, which comes cleared, what the seat knows."""
    over = s.phase == OVER
    out.empty = s.empty
    out.taken = s.taken
    out.round_cap = s.round_cap
    out.round = s.round
    out.seats = s.seats
    out.couples = s.couples
    out.look_alone = s.look_alone
    out.no_refuge = s.no_refuge
    out.slow_start = s.slow_start
    out.version = s.version
    out.first = s.first
    out.phase = s.phase
    out.mover = s.mover
    out.points = s.points
    out.walked = s.walked
    out.looked = s.looked
    out.partner = s.partner
    out.inspected = s.inspected
    out.in_theatre = s.in_theatre
    out.jewels = s.jewels
    out.reason = s.reason
    out.winner = s.winner
    out.casanova = s.casanova if over else NOWHERE
    copy_row(s.lady_at, out.lady_at)
    copy_row(s.stayed, out.stayed)
    copy_row(s.follows, out.follows)
    for row in range(SEATS + 1):
        if over or row == seat or row == TABLE:
            copy_row(s.weight[row], out.weight[row])


# ---------------------------------------------------------------------------------- what it may believe
@rule
def guess(s: State, seat: int, rng: Dice) -> None:
    """Fills a blanked state with secrets that fit what the seat knows."""
    if s.phase == OVER:
        return
    s.casanova = draw(s, TABLE if seat == SPECTATOR else seat, rng)
    for other in range(s.seats):
        if other != seat:
            if s.follows[other] >> s.casanova & 1:
                be_sure(s, other, s.casanova)
            else:
                copy_row(s.weight[TABLE], s.weight[other])
                rule_out(s, other, s.follows[other])


@rule
def draw(s: State, row: int, rng: Dice) -> int:
    """A holder, as likely as its share of the row."""
    total = 0
    for holder in range(HOLDERS):
        total += s.weight[row][holder]
    spare = 0  # bits of two rolls that are not needed
    while total <= 1 << (2 * HALF - spare - 1):
        spare += 1
    pick = total
    while pick >= total:
        pick = (dice(rng, 1 << HALF) << HALF | dice(rng, 1 << HALF)) >> spare
    holder = 0
    while pick >= s.weight[row][holder]:
        pick -= s.weight[row][holder]
        holder += 1
    return holder
