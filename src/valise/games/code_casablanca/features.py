"""A blanked state of Code Casablanca as numbers for a network. Seats are counted from the observer, clockwise.

| length                         | what                                                                 |
| ------------------------------ | -------------------------------------------------------------------- |
| BUILDINGS × (TILES + 1)        | the tile in each building; the first is unknown                      |
| BUILDINGS                      | tiles turned for all                                                 |
| SEATS × (BUILDINGS + 1)        | where each agent is; the last is nowhere                             |
| SEATS × BUILDINGS              | where each seat has looked                                           |
| SEATS × SLOTS × ANSWERS        | messages I got, by sender, building, kind and answer                 |
| SEATS × SLOTS × ANSWERS        | messages I sent, by receiver, building, kind and answer              |
| SEATS × SEATS × SLOTS          | how often each seat asked each seat about each thing, as a share     |
| SEATS × BUILDINGS              | where the order of this round sends each seat                        |
| ORDERS                         | orders still in the piles                                            |
| SEATS                          | which seats are in the game                                          |
| SEATS                          | unmasked                                                             |
| SEATS                          | silenced                                                             |
| SEATS                          | asked in the open window                                             |
| SEATS                          | who searches or chooses                                              |
| SEATS                          | who is questioned                                                    |
| SEATS                          | who is accused now                                                   |
| SEATS                          | drawing seat                                                         |
| SEATS                          | claimant being heard                                                 |
| SEATS                          | challenger                                                           |
| SEATS                          | claims that stand                                                    |
| SEATS                          | claims found wrong                                                   |
| 10                             | phase                                                                |
| SLOTS                          | the question                                                         |
| SLOTS + ANSWERS                | the message I call false                                             |
| SEATS × (2 BUILDINGS + NUMBERS)| claims: buildings of codes, place, number                            |
| BUILDINGS + TILES              | the challenge                                                        |
| 3                              | the active seat has asked, has accused; the claim was challenged     |
| 2                              | evidence only; rounds played, as a share of the cap                  |
| SEATS                          | my own seat, by the number that actions name seats with              |
"""

from __future__ import annotations

from valise.rules import rule

from .state import (
    ANSWERING,
    ANSWERS,
    BUILDINGS,
    CHALLENGING,
    CHARGING,
    CHOOSING,
    NUMBERS,
    ORDER,
    ORDERS,
    OVER,
    SEATS,
    SLOTS,
    STANDING,
    TILES,
    WRITING,
    State,
)

PHASES = OVER + 1
CLAIM_FEATURES = 2 * BUILDINGS + NUMBERS
FEATURES = (
    BUILDINGS * (TILES + 1) + BUILDINGS + SEATS * (BUILDINGS + 1) + SEATS * BUILDINGS + 2 * SEATS * SLOTS * ANSWERS
    + SEATS * SEATS * SLOTS + SEATS * BUILDINGS + ORDERS + 12 * SEATS + PHASES + SLOTS + SLOTS + ANSWERS
    + SEATS * CLAIM_FEATURES + BUILDINGS + TILES + 5 + SEATS
)  # fmt: skip


@rule
def observe(s: State, seat: int, out: list[float]) -> None:
    """Fills `out`, which comes cleared, from a state blanked for the seat."""
    at = 0
    for building in range(BUILDINGS):
        out[at + s.tile[building]] = 1.0
        at += TILES + 1
    for building in range(BUILDINGS):
        out[at + building] = s.turned >> building & 1
    at += BUILDINGS
    at = observe_agents(s, seat, at, out)
    at = observe_messages(s, seat, at, out)
    for card in range(ORDERS):
        out[at + card] = s.undrawn >> card & 1
    at += ORDERS
    at = observe_seats(s, seat, at, out)
    out[at + s.phase] = 1.0
    at += PHASES
    if s.phase == ANSWERING:
        out[at + s.question] = 1.0
    at += SLOTS
    if s.phase == WRITING:
        out[at + (s.charge[seat] - 1) // ANSWERS] = 1.0
        out[at + SLOTS + (s.charge[seat] - 1) % ANSWERS] = 1.0
    at += SLOTS + ANSWERS
    for place in range(s.seats):
        observe_claim(s, (seat + place) % s.seats, at + place * CLAIM_FEATURES, out)
    at += SEATS * CLAIM_FEATURES
    if s.phase == STANDING:
        out[at + s.challenge_at] = 1.0
        out[at + BUILDINGS + s.challenge_tile - 1] = 1.0
    at += BUILDINGS + TILES
    out[at] = s.has_asked
    out[at + 1] = s.has_accused
    out[at + 2] = s.challenged
    out[at + 3] = s.evidence_only
    out[at + 4] = s.round / s.round_cap
    out[at + 5 + seat] = 1.0


@rule
def observe_agents(s: State, seat: int, at: int, out: list[float]) -> int:
    for place in range(s.seats):
        other = (seat + place) % s.seats
        out[at + place * (BUILDINGS + 1) + s.at[other]] = 1.0
        for building in range(BUILDINGS):
            out[at + SEATS * (BUILDINGS + 1) + place * BUILDINGS + building] = s.seen[other] >> building & 1
    return at + SEATS * (2 * BUILDINGS + 1)


@rule
def observe_messages(s: State, seat: int, at: int, out: list[float]) -> int:
    sent = at + SEATS * SLOTS * ANSWERS
    asked = sent + SEATS * SLOTS * ANSWERS
    orders = asked + SEATS * SEATS * SLOTS
    for place in range(s.seats):
        other = (seat + place) % s.seats
        if s.sources[seat] >> other & 1:
            observe_told(s, seat * SEATS + other, at + place * SLOTS * ANSWERS, out)
        if s.sources[other] >> seat & 1:
            observe_told(s, other * SEATS + seat, sent + place * SLOTS * ANSWERS, out)
        for further in range(s.seats):
            sender = (seat + further) % s.seats
            for slot in range(SLOTS):
                often = s.times[other * SEATS + sender][slot] / ANSWERS
                out[asked + (place * SEATS + further) * SLOTS + slot] = often
        if s.order > 0:
            out[orders + place * BUILDINGS + ORDER[s.order - 1][other]] = 1.0
    return orders + SEATS * BUILDINGS


@rule
def observe_told(s: State, pair: int, at: int, out: list[float]) -> None:
    for slot in range(SLOTS):
        for answer in range(ANSWERS):
            out[at + slot * ANSWERS + answer] = s.told[pair][slot] >> answer & 1


@rule
def observe_seats(s: State, seat: int, at: int, out: list[float]) -> int:
    for place in range(s.seats):
        other = (seat + place) % s.seats
        out[at + place] = 1 - (s.out >> other & 1)
        out[at + SEATS + place] = 1.0 if s.unmasked_by[other] else 0.0
        out[at + 2 * SEATS + place] = s.silenced >> other & 1
        out[at + 3 * SEATS + place] = s.asked >> other & 1
        out[at + 10 * SEATS + place] = s.winning >> other & 1
        out[at + 11 * SEATS + place] = s.wrong >> other & 1
    if CHOOSING <= s.phase <= WRITING:
        out[at + 4 * SEATS + place_of(s, seat, s.active)] = 1.0
    if s.phase == ANSWERING:
        out[at + 5 * SEATS + place_of(s, seat, s.questioned)] = 1.0
    if s.phase == CHARGING or s.phase == WRITING:
        out[at + 6 * SEATS + place_of(s, seat, s.accused[s.active] - 1)] = 1.0
    out[at + 7 * SEATS + place_of(s, seat, s.drawer)] = 1.0
    if s.phase == CHALLENGING or s.phase == STANDING:
        out[at + 8 * SEATS + place_of(s, seat, s.claimant)] = 1.0
        out[at + 9 * SEATS + place_of(s, seat, s.challenger)] = 1.0
    return at + 12 * SEATS


@rule
def place_of(s: State, seat: int, other: int) -> int:
    return (other - seat + s.seats) % s.seats


@rule
def observe_claim(s: State, seat: int, at: int, out: list[float]) -> None:
    for building in range(BUILDINGS):
        out[at + building] = s.claim_codes[seat] >> building & 1
    if s.claim_file[seat] > 0:
        out[at + BUILDINGS + s.claim_at[seat]] = 1.0
        out[at + 2 * BUILDINGS + s.claim_file[seat] - 1] = 1.0
