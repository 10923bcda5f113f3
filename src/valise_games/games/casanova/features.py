"""A blanked state of Casanova as numbers for a network. Seats are counted from the observer, clockwise; places are as
on the board. Holders are the ladies by seat, counted the same way, then the theatres.

| length             | what                                                                     |
| ------------------ | ------------------------------------------------------------------------ |
| SEATS × PLACES     | where each lady's gondola is                                             |
| PLACES             | where empty gondolas are                                                 |
| SEATS              | which palazzo is mine                                                    |
| HOLDERS            | which hold a couple                                                      |
| HOLDERS            | where Casanova is, to my knowledge: the chance of each                   |
| HOLDERS            | where he is, to everybody's knowledge                                    |
| SEATS × HOLDERS    | which holders each seat must know about                                  |
| SEATS              | who has laid down the jewel                                              |
| SEATS              | who ended the last turn on a mouth                                       |
| SEATS              | which seats are in the game                                              |
| SEATS              | mover                                                                    |
| 3                  | phase                                                                    |
| 1                  | movement points left, as a share                                         |
| 1                  | she has just walked                                                      |
| 1                  | she has looked at the Doge's                                             |
| HOLDERS            | inspected this turn                                                      |
| HOLDERS            | the holder under inspection                                              |
| 1                  | one may look alone at the Doge's                                         |
| 1                  | rounds played, as a share of the cap                                     |
"""

from __future__ import annotations

from valise_games.rules import rule

from .rules import CHOICE, HOLDERS, OVER, PLACES, POINTS, SEATS, TABLE, State, holds_couple

PHASES = OVER + 1
FEATURES = SEATS * PLACES + PLACES + SEATS + 3 * HOLDERS + SEATS * HOLDERS + 4 * SEATS + PHASES + 3 + 2 * HOLDERS + 2


@rule
def observe(s: State, seat: int, out: list[float]) -> None:
    """Fills `out`, which comes cleared, from a state blanked for the seat."""
    n = s.seats
    at = 0
    for place in range(n):
        out[at + place * PLACES + s.lady_at[(seat + place) % n]] = 1.0
    at += SEATS * PLACES
    for place in range(PLACES):
        out[at + place] = s.empty >> place & 1
    at += PLACES
    out[at + seat] = 1.0
    at += SEATS
    mine = 0.0
    common = 0.0
    for holder in range(HOLDERS):
        mine += s.weight[seat][holder]
        common += s.weight[TABLE][holder]
    for holder in range(HOLDERS):
        index = at + from_seat(s, seat, holder)
        out[index] = 1.0 if holds_couple(s, holder) else 0.0
        out[index + HOLDERS] = s.weight[seat][holder] / mine
        out[index + 2 * HOLDERS] = s.weight[TABLE][holder] / common
    at += 3 * HOLDERS
    for place in range(n):
        follows = s.follows[(seat + place) % n]
        for holder in range(HOLDERS):
            out[at + place * HOLDERS + from_seat(s, seat, holder)] = follows >> holder & 1
    at += SEATS * HOLDERS
    for place in range(n):
        other = (seat + place) % n
        out[at + place] = s.jewels >> other & 1
        out[at + SEATS + place] = s.on_mouth >> other & 1
        out[at + 2 * SEATS + place] = 1.0
    at += 3 * SEATS
    out[at + (s.mover - seat + n) % n] = 1.0
    at += SEATS
    out[at + s.phase] = 1.0
    at += PHASES
    out[at] = s.points / POINTS
    out[at + 1] = s.walked
    out[at + 2] = s.looked
    at += 3
    for holder in range(HOLDERS):
        out[at + from_seat(s, seat, holder)] = s.inspected >> holder & 1
    at += HOLDERS
    if s.phase == CHOICE:
        out[at + from_seat(s, seat, s.partner)] = 1.0
    at += HOLDERS
    out[at] = s.look_alone
    out[at + 1] = s.round / s.round_cap


@rule
def from_seat(s: State, seat: int, holder: int) -> int:
    """The index of a holder as the seat counts."""
    if holder < s.seats:
        return (holder - seat + s.seats) % s.seats
    return holder
