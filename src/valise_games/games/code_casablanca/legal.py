"""What may be done in Code Casablanca: the legal actions of a seat, from what that seat knows."""

from __future__ import annotations

from valise_games.rules import Choices, allow, rule

from .hearing import contradicts
from .rules import can_ask, may_write, meets, suspects, truth
from .state import (
    ACCUSE,
    ADMIT,
    ANSWER,
    ANSWERING,
    ANSWERS,
    ASK,
    BUILDINGS,
    CHALLENGE,
    CHALLENGING,
    CHARGE,
    CHARGING,
    CHOOSING,
    CLAIM,
    CLAIMING,
    CODE,
    CODES_LAID,
    DRAWING,
    END_SEARCH,
    GO,
    KINDS,
    NO_CHALLENGE,
    NO_CLAIM,
    NUMBER,
    NUMBERS,
    PILE,
    PILES,
    SEARCHING,
    SEATS,
    SLOTS,
    STAND,
    STANDING,
    TILES,
    WRITE,
    WRITE_NONE,
    WRITING,
    State,
)


@rule
def legal(s: State, seat: int, choices: Choices) -> None:
    """Appends each action open to a seat that owes a decision; depends only on what the seat knows."""
    phase = s.phase
    if phase == CLAIMING:
        legal_claim(s, seat, choices)
    elif phase == CHALLENGING:
        legal_challenges(s, seat, choices)
    elif phase == STANDING:  # CC-19
        allow(choices, ADMIT)
        allow(choices, STAND)
    elif phase == SEARCHING:
        legal_search(s, seat, choices)
    elif phase == ANSWERING:  # CC-11: true or false, as he likes
        for answer in range(ANSWERS):
            allow(choices, ANSWER + answer)
    elif phase == DRAWING:  # CC-4
        for pile in range(PILES):
            if s.left[pile] > 0:
                allow(choices, PILE + pile)
    elif phase == CHOOSING:  # CC-7
        for building in range(BUILDINGS):
            allow(choices, GO + building)
    elif phase == CHARGING:
        legal_charges(s, seat, choices)
    elif phase == WRITING:
        legal_writing(s, seat, choices)


@rule
def legal_search(s: State, seat: int, choices: Choices) -> None:
    """One accusation, one question, or enough (CC-9, CC-29)."""
    allow(choices, END_SEARCH)
    accusable = suspects(s, seat)
    for other in range(s.seats):
        if accusable >> other & 1:
            allow(choices, ACCUSE + other)
    if can_ask(s, seat):
        present = meets(s, seat)
        for other in range(s.seats):
            if present >> other & 1:
                for building in range(BUILDINGS):
                    if s.seen[other] >> building & 1:  # CC-10
                        for kind in range(KINDS):
                            allow(choices, ASK + other * SLOTS + building * KINDS + kind)


@rule
def legal_charges(s: State, seat: int, choices: Choices) -> None:
    """CC-13: any message from the accused."""
    pair = seat * SEATS + s.accused[seat] - 1
    for slot in range(SLOTS):
        told = s.told[pair][slot]
        if told:
            for answer in range(ANSWERS):
                if told >> answer & 1:
                    allow(choices, CHARGE + slot * ANSWERS + answer)


@rule
def legal_writing(s: State, seat: int, choices: Choices) -> None:
    """CC-13: what is true if the message is false."""
    message = s.charge[seat] - 1
    for tile in range(1, TILES + 1):
        if may_write(s, message, tile):
            allow(choices, WRITE + tile - 1)
    for kind in range(KINDS):
        if may_write(s, message, TILES + 1 + kind):
            allow(choices, WRITE_NONE + kind)


@rule
def legal_claim(s: State, seat: int, choices: Choices) -> None:
    """CC-30: another building, then the number, then done; or no claim."""
    codes = s.claim_codes[seat]
    named = 0
    for building in range(BUILDINGS):
        named += codes >> building & 1
    if named < CODES_LAID:
        for building in range(BUILDINGS):
            if building != s.at[seat] and not codes >> building & 1:  # CC-16
                allow(choices, CODE + building)
    elif s.claim_file[seat] == 0:
        for number in range(NUMBERS):
            allow(choices, NUMBER + number)
    allow(choices, NO_CLAIM)
    if s.claim_file[seat] > 0:
        allow(choices, CLAIM)


@rule
def legal_challenges(s: State, seat: int, choices: Choices) -> None:
    """CC-18: any tile that contradicts the claim; of a tile that lies open, only what it is."""
    allow(choices, NO_CHALLENGE)
    for building in range(BUILDINGS):
        open_tile = s.tile[building] if s.turned >> building & 1 else 0
        for tile in range(1, TILES + 1):
            if open_tile and tile != open_tile:
                continue
            if s.evidence_only and not has_evidence(s, seat, building, tile):
                continue
            if contradicts(s, s.claimant, building, tile):
                allow(choices, CHALLENGE + building * TILES + tile - 1)


@rule
def has_evidence(s: State, seat: int, building: int, tile: int) -> bool:
    """CC-18 (O): did the seat see this tile there, or was it told of it?"""
    if (s.seen[seat] | s.turned) >> building & 1 and s.tile[building] == tile:
        return True
    kind = int(tile > NUMBERS)
    for sender in range(s.seats):
        if s.told[seat * SEATS + sender][building * KINDS + kind] >> truth(tile, kind) & 1:
            return True
    return False
