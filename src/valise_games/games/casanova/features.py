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
| SEATS              | who may not end this turn on a mouth                                     |
| SEATS              | which seats are in the game                                              |
| SEATS              | mover                                                                    |
| 3                  | phase                                                                    |
| 1                  | movement points left, as a share                                         |
| 1                  | she has just walked                                                      |
| 1                  | she has looked at the Doge's                                             |
| HOLDERS            | inspected this turn                                                      |
| HOLDERS            | the holder under inspection                                              |
| 1                  | one may look alone at the Doge's                                         |
| 1                  | rounds played, as a share of the cap; 0: no cap                          |
| SEATS              | who may not end this turn at the Doge's                                  |
| SEATS              | who may not end this turn at her palazzo                                 |
| SEATS              | points from each lady to the Doge's, as a share of FAR                   |
| SEATS              | points from each lady to her palazzo, as a share of FAR                  |
| 1                  | rounds left, as a share of MANY, 1 at most; 1: no cap                    |
| 1                  | 1 by the rounds left; 0: no cap                                          |
| 1                  | no lady may end two turns running at the Doge's, nor at her palazzo      |
| 1                  | nor on a mouth                                                           |

The points are those by the shortest way, on foot too, while all other gondolas stay where they are.
"""

from __future__ import annotations

from valise_games.rules import rule

from .rules import (
    ACROSS,
    AT_DOGE,
    BITS,
    CHOICE,
    DOGES,
    HOLDERS,
    HOME,
    MOUTH,
    NOWHERE,
    OVER,
    PALAZZI,
    PLACE_OF_BIT,
    PLACES,
    PLACES_OF_KIND,
    POINTS,
    SEATS,
    TABLE,
    WATER,
    State,
    holds_couple,
)

PHASES = OVER + 1
FAR = 12  # points: further is as far
MANY = 40  # rounds
FEATURES = (
    SEATS * PLACES + PLACES + SEATS + 3 * HOLDERS + SEATS * HOLDERS + 4 * SEATS + PHASES + 3 + 2 * HOLDERS + 2
    + 4 * SEATS + 4
)  # fmt: skip


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
        out[at + SEATS + place] = 1.0 if s.stayed[other] == MOUTH else 0.0
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
    left = 0
    if s.round_cap > 0:
        out[at + 1] = s.round / s.round_cap
        left = s.round_cap - s.round
    at += 2
    for place in range(n):
        other = (seat + place) % n
        out[at + place] = 1.0 if s.stayed[other] == DOGES else 0.0
        out[at + SEATS + place] = 1.0 if s.stayed[other] == PALAZZI else 0.0
    at += 2 * SEATS
    count_points(s, seat, AT_DOGE, AT_DOGE & ~(s.empty | s.taken), out, at)
    at += SEATS
    palazzi = PLACES_OF_KIND[PALAZZI]
    count_points(s, seat, palazzi, palazzi, out, at)  # from any palazzo it is as far as from any other
    for place in range(n):
        if s.empty >> HOME[(seat + place) % n] & 1:
            out[at + place] = 1.0
    at += SEATS
    out[at] = min(left, MANY) / MANY if s.round_cap > 0 else 1.0
    out[at + 1] = 1.0 / left if left > 0 else 0.0
    out[at + 2] = 1.0 if s.no_refuge & DOGES > 0 else 0.0
    out[at + 3] = 1.0 if s.no_refuge & MOUTH > 0 else 0.0


@rule
def count_points(s: State, seat: int, goals: int, open: int, out: list[float], at: int) -> None:
    """Points from each lady to the nearest goal that is open, both given as bits; for all at once, from there."""
    n = s.seats
    missing = s.taken & ~goals
    for place in range(n):
        out[at + place] = 1.0 if missing >> s.lady_at[(seat + place) % n] & 1 else 0.0
    free = ~(s.empty | s.taken | PLACES_OF_KIND[PALAZZI])  # one goes home to stay there
    there = open
    seen = open
    points = 1
    while there and missing and points < FAR:
        next = 0
        while there:
            lowest = there & -there
            there ^= lowest
            next |= WATER[PLACE_OF_BIT[lowest % BITS]]
        boarded = next & s.empty
        while boarded:
            lowest = boarded & -boarded
            boarded ^= lowest
            start = ACROSS[PLACE_OF_BIT[lowest % BITS]]
            if start != NOWHERE:  # on foot to that gondola
                next |= 1 << start
        if next & missing:
            for place in range(n):
                if next & missing & 1 << s.lady_at[(seat + place) % n]:
                    out[at + place] = points / FAR
            missing &= ~next
        there = next & free & ~seen
        seen |= there
        points += 1


@rule
def from_seat(s: State, seat: int, holder: int) -> int:
    """The index of a holder as the seat counts."""
    if holder < s.seats:
        return (holder - seat + s.seats) % s.seats
    return holder
