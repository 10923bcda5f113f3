"""What may be done in Casanova: the legal actions of a seat, from what everybody sees."""

from __future__ import annotations

from valise_games.rules import Choices, allow, rule

from .rules import (
    ACROSS,
    AT_DOGE,
    BITS,
    CHOICE,
    END_TURN,
    EXCHANGE,
    HOME,
    INSPECT_GONDOLA,
    INSPECT_THEATRE,
    LEAVE,
    LINK_TO,
    LOOK,
    MOVE,
    NOWHERE,
    OPEN_TO,
    PLACE_OF_BIT,
    PLACES_OF_KIND,
    SEATS,
    THEATRE_OF,
    TURN,
    WALK,
    WATER,
    WAYS_OF,
    State,
    at_the_doges,
    lady_in,
)


@rule
def legal(s: State, seat: int, choices: Choices) -> None:
    """Appends each action open to a seat that owes a decision; depends only on what the seat knows."""
    if s.phase == CHOICE:
        allow(choices, EXCHANGE)
        allow(choices, LEAVE)
    elif s.phase == TURN:
        here = s.lady_at[seat]
        across = ACROSS[here]
        shunned = PLACES_OF_KIND[s.stayed[seat]]  # CV-24: she may not end this turn there
        bound = False  # she is there now, and can leave
        if shunned >> here & 1:
            bound = can_leave(seat, here, s.empty, s.taken, s.points, s.walked == 0, shunned)
            if not bound:
                shunned = 0
        if s.points > 0:
            legal_moves(s, seat, here, shunned, choices)
        if across != NOWHERE:
            if s.empty >> across & 1 and not s.walked:  # CV-9, CV-22
                if not shunned >> across & 1 or can_leave_after_walk(s, seat, here, across, shunned):
                    allow(choices, WALK)
            elif s.taken >> across & 1 and not s.inspected >> lady_in(s, across) & 1:  # CV-10, CV-15
                allow(choices, INSPECT_GONDOLA)
            theatre = THEATRE_OF[here]
            if theatre != NOWHERE and s.in_theatre >> theatre & 1 and not s.inspected >> (SEATS + theatre) & 1:
                allow(choices, INSPECT_THEATRE)  # CV-11
        elif AT_DOGE >> here & 1 and not s.looked:  # CV-25
            if s.look_alone or at_the_doges(s) != 1 << seat:  # CV-13, CV-14
                allow(choices, LOOK)
        if not bound:
            allow(choices, END_TURN)


@rule
def legal_moves(s: State, seat: int, here: int, shunned: int, choices: Choices) -> None:
    """One link for the lady's gondola or an empty one, to a place without a gondola (CV-6 … CV-8)."""
    free = ~(s.empty | s.taken)
    held = shunned >> here & 1 == 1
    count = choices[0]
    after = choices[count + 1]
    movable = s.empty | 1 << here
    while movable:
        lowest = movable & -movable
        movable ^= lowest
        place = PLACE_OF_BIT[lowest % BITS]
        open = WATER[place] & free
        if place == here:
            open &= OPEN_TO[seat]
            if open & shunned:
                open = without_traps(s, seat, here, open, shunned)
        elif held:
            open = without_blocks(s, seat, here, place, open, shunned)
        for way in range(WAYS_OF[place], WAYS_OF[place + 1]):
            choices[count + 1] = MOVE + way  # counted if it is open: a branch here would halve the speed
            count += open >> LINK_TO[way] & 1
    choices[0] = count
    choices[count + 1] = after  # what the last way that is not open has overwritten


# ---------------------------------------------------------------------------------- CV-24: away in time
@rule
def can_leave(seat: int, here: int, empty: int, taken: int, points: int, may_walk: bool, shunned: int) -> bool:
    """Can she get off the shunned places with so many points, the other gondolas staying where they are?

    They lie in basins, where everything is one link from everything: no way off leads over more than two of them.
    """
    if may_walk and ACROSS[here] != NOWHERE and empty >> ACROSS[here] & 1:
        return True
    if points == 0:
        return False
    open = WATER[here] & OPEN_TO[seat] & ~(empty | taken)
    if open & ~shunned:
        return True
    while open:
        lowest = open & -open
        open ^= lowest
        place = PLACE_OF_BIT[lowest % BITS]
        if ACROSS[place] != NOWHERE and empty >> ACROSS[place] & 1:
            return True
        if points > 1 and WATER[place] & OPEN_TO[seat] & ~(empty | taken | shunned):
            return True
    return False


@rule
def can_leave_after_walk(s: State, seat: int, here: int, across: int, shunned: int) -> bool:
    ends = 1 << here | 1 << across
    return can_leave(seat, across, s.empty ^ ends, s.taken ^ ends, s.points, False, shunned)


@rule
def without_traps(s: State, seat: int, here: int, open: int, shunned: int) -> int:
    """Of the places she can go to from here, not the shunned ones that she could not leave again."""
    traps = open & shunned
    while traps:
        lowest = traps & -traps
        traps ^= lowest
        place = PLACE_OF_BIT[lowest % BITS]
        taken = s.taken ^ (1 << here | lowest)
        # To dock at home ends the turn (CV-26).
        if place == HOME[seat] or not can_leave(seat, place, s.empty, taken, s.points - 1, True, shunned):
            open ^= lowest
    return open


@rule
def without_blocks(s: State, seat: int, here: int, place: int, open: int, shunned: int) -> int:
    """Of the places an empty gondola can be taken to, not those that would keep her where she may not stay."""
    for way in range(WAYS_OF[place], WAYS_OF[place + 1]):
        bit = 1 << LINK_TO[way]
        if open & bit and not can_leave(seat, here, s.empty ^ (1 << place | bit), s.taken, s.points - 1, True, shunned):
            open ^= bit
    return open
