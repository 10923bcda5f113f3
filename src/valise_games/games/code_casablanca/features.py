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
| BUILDINGS + TILES              | the challenge, if I know it                                          |
| 3                              | the active seat has asked, has accused; the claim was challenged     |
| 2                              | evidence only; rounds played, as a share of the cap if there is one  |
| SEATS                          | my own seat, by the number that actions name seats with              |
| BUILDINGS                      | I know that a code is there, if perhaps not which                    |
| BUILDINGS                      | I know that a file is there, if perhaps not which                    |
| BUILDINGS                      | I was told of a code there, by one who is not unmasked               |
| BUILDINGS                      | I was told of a file there, by one who is not unmasked               |
| NUMBERS                        | codes that I know to be laid: no file with such a number is genuine  |
| NUMBERS                        | the file that I know to be where I stand                             |
| 1                              | it may be the genuine one, as far as I know                          |
| CODES_LAID + 1                 | how many of the codes laid I do not know                             |
| BUILDINGS + 1                  | where the genuine file is, for certain; the last is: where I stand   |
| BUILDINGS                      | what I know there contradicts the claim being heard                  |
"""

from __future__ import annotations

from valise_games.rules import rule

from .knowledge import known_kind, known_tiles
from .rules import (
    ANSWERING,
    ANSWERS,
    BUILDINGS,
    CHALLENGING,
    CHARGING,
    CHOOSING,
    CODES_LAID,
    KINDS,
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
    contradicts,
)

PHASES = OVER + 1
CLAIM_FEATURES = 2 * BUILDINGS + NUMBERS
KNOWLEDGE = 6 * BUILDINGS + 2 * NUMBERS + CODES_LAID + 3
FEATURES = (
    BUILDINGS * (TILES + 1) + BUILDINGS + SEATS * (BUILDINGS + 1) + SEATS * BUILDINGS + 2 * SEATS * SLOTS * ANSWERS
    + SEATS * SEATS * SLOTS + SEATS * BUILDINGS + ORDERS + 12 * SEATS + PHASES + SLOTS + SLOTS + ANSWERS
    + SEATS * CLAIM_FEATURES + BUILDINGS + TILES + 5 + SEATS + KNOWLEDGE
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
    if s.phase == STANDING and s.challenge_tile:
        out[at + s.challenge_at] = 1.0
        out[at + BUILDINGS + s.challenge_tile - 1] = 1.0
    at += BUILDINGS + TILES
    out[at] = s.has_asked
    out[at + 1] = s.has_accused
    out[at + 2] = s.challenged
    out[at + 3] = s.evidence_only
    if s.round_cap:
        out[at + 4] = s.round / s.round_cap
    out[at + 5 + seat] = 1.0
    observe_knowledge(s, seat, at + 5 + SEATS, out)


@rule
def observe_knowledge(s: State, seat: int, at: int, out: list[float]) -> None:
    """What could be told from the rest, put together: a net learns to solve much sooner with it."""
    known = known_tiles(s, seat)
    files, told, numbers = at + BUILDINGS, at + 2 * BUILDINGS, at + 4 * BUILDINGS
    unknown = numbers + 2 * NUMBERS + 1
    genuine = unknown + CODES_LAID + 1
    missing = CODES_LAID
    laid = 0  # numbers of codes, together
    for building in range(BUILDINGS):
        tile = s.tile[building]
        if not known >> building & 1:
            kind = known_kind(s, seat, building)
            if kind:
                out[at + (kind - 1) * BUILDINGS + building] = 1.0
            else:
                observe_hearsay(s, seat, building, told, out)
        elif tile <= NUMBERS:
            out[at + building] = 1.0
            out[numbers + tile - 1] = 1.0
            missing -= 1
            laid += tile
        else:
            out[files + building] = 1.0
    here = s.at[seat]
    if here < BUILDINGS and known >> here & 1 and s.tile[here] > NUMBERS:
        number = s.tile[here] - NUMBERS
        out[numbers + NUMBERS + number - 1] = 1.0
        out[numbers + 2 * NUMBERS] = 1.0 - out[numbers + number - 1]
    out[unknown + missing] = 1.0
    if missing == 0:
        number = NUMBERS * (NUMBERS + 1) // 2 - laid  # CC-3
        for building in range(BUILDINGS):
            if known >> building & 1 and s.tile[building] == NUMBERS + number:
                out[genuine + building] = 1.0
                out[genuine + BUILDINGS] = building == here
    if s.phase == CHALLENGING or s.phase == STANDING:
        for building in range(BUILDINGS):
            if known >> building & 1 and contradicts(s, s.claimant, building, s.tile[building]):
                out[genuine + BUILDINGS + 1 + building] = 1.0


@rule
def observe_hearsay(s: State, seat: int, building: int, at: int, out: list[float]) -> None:
    """What others wrote of a building: a code, or a file."""
    for sender in range(s.seats):
        if s.sources[seat] >> sender & 1 and not s.unmasked_by[sender]:
            for kind in range(KINDS):
                told = s.told[seat * SEATS + sender][building * KINDS + kind]
                if told > 1:
                    out[at + kind * BUILDINGS + building] = 1.0
                if told & 1:  # none of that kind
                    out[at + (1 - kind) * BUILDINGS + building] = 1.0


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
