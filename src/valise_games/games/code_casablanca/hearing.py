"""Code Casablanca: claims, their hearing, and how the game ends."""

from __future__ import annotations

from valise_games.rules import rule

from .state import (
    BUILDINGS,
    CHALLENGING,
    CLAIM,
    CODE,
    DRAWING,
    EVIDENCE_ASKED,
    EVIDENCE_SEEN,
    KINDS,
    LAST_LEFT,
    NO_CLAIM,
    NOWHERE,
    NUMBER,
    NUMBERS,
    ORDERS,
    OVER,
    PILES,
    ROUNDS_ARE_UP,
    SEATS,
    SLOTS,
    SOLVED,
    STANDING,
    TILES,
    UNCHALLENGED,
    State,
)


# ---------------------------------------------------------------------------------- turn order
@rule
def seats_in(s: State) -> int:
    """The seats still in the game, as bits."""
    return (1 << s.seats) - 1 & ~s.out


@rule
def seat_in_turn(s: State, place: int) -> int:
    seat = s.drawer + place
    return seat if seat < s.seats else seat - s.seats


# ---------------------------------------------------------------------------------- what is right
@rule
def contradicts(s: State, claimant: int, building: int, tile: int) -> bool:
    """CC-26: would this tile there prove the claim wrong?"""
    named = s.claim_codes[claimant] >> building & 1 != 0
    number = s.claim_file[claimant]
    if tile <= NUMBERS:
        return not named or tile == number
    return named or (building == s.claim_at[claimant]) != (tile - NUMBERS == number)


@rule
def is_same_claim(s: State, one: int, other: int) -> bool:
    if s.claim_codes[one] != s.claim_codes[other]:
        return False
    return s.claim_file[one] == s.claim_file[other] and s.claim_at[one] == s.claim_at[other]


@rule
def is_right(s: State, claimant: int) -> bool:
    for building in range(BUILDINGS):
        if contradicts(s, claimant, building, s.tile[building]):
            return False
    return True


# ---------------------------------------------------------------------------------- the claims
@rule
def claim(s: State, seat: int, action: int) -> None:
    """CC-30: a part of a claim, or the seat's answer; when all have answered the claims are heard (CC-17)."""
    if action < NUMBER:
        s.claim_codes[seat] |= 1 << action - CODE
        return
    if action < NO_CLAIM:
        s.claim_file[seat] = 1 + action - NUMBER
        s.claim_at[seat] = s.at[seat]
        return
    if action == CLAIM:
        s.claimants |= 1 << seat
    else:
        s.claim_codes[seat] = 0
        s.claim_file[seat] = 0
        s.claim_at[seat] = 0
    s.answered |= 1 << seat
    if s.answered == s.asked:
        s.asked = 0
        s.answered = 0
        s.heard = 0
        hear_next(s)


# ---------------------------------------------------------------------------------- their hearing
@rule
def hear_next(s: State) -> None:
    """CC-27: the next claim in turn order; after the last, those that nobody challenged win (CC-22), or a new round
    begins."""
    if s.phase == OVER:
        return
    s.challenged = 0
    for place in range(s.seats):
        seat = seat_in_turn(s, place)
        if (s.claimants & ~s.heard) >> seat & 1:
            s.heard |= 1 << seat
            s.claimant = seat
            s.challenger = seat
            next_in(s)
            s.phase = CHALLENGING
            return
    s.claimants = 0
    if s.winning:
        finish(s, s.winning, SOLVED if lies_open(s, s.winning) else UNCHALLENGED)
    else:
        end_round(s)


@rule
def lies_open(s: State, winning: int) -> bool:
    """Version 1: a claim that was checked and found right won after the last was heard, and was known by its tiles."""
    if s.version == 1:
        for seat in range(s.seats):
            tiles = s.claim_codes[seat] | 1 << s.claim_at[seat]
            if winning >> seat & 1 and tiles & ~s.turned == 0:
                return True
    return False


@rule
def next_in(s: State) -> None:
    """Passes the question whether to challenge on to the next seat in the game."""
    s.challenger = s.challenger + 1 if s.challenger + 1 < s.seats else 0
    while s.out >> s.challenger & 1:
        s.challenger = s.challenger + 1 if s.challenger + 1 < s.seats else 0


@rule
def ask_next(s: State) -> None:
    """CC-18: the next seat is asked; after the last the claim is settled (CC-21, CC-22)."""
    next_in(s)
    s.phase = CHALLENGING
    if s.challenger != s.claimant:
        return
    if not s.challenged:
        s.winning |= 1 << s.claimant
    elif is_right(s, s.claimant):
        s.turned |= s.claim_codes[s.claimant] | 1 << s.claim_at[s.claimant]
        if s.version > 1:
            win_at_once(s)
            return
        s.winning |= 1 << s.claimant
    else:
        s.wrong |= 1 << s.claimant
        go_out(s, s.claimant)
    hear_next(s)


@rule
def win_at_once(s: State) -> None:
    """CC-23: the claim that was checked wins, and with it only those heard before that are the same."""
    winners = 1 << s.claimant
    for seat in range(s.seats):
        if s.winning >> seat & 1 and is_same_claim(s, seat, s.claimant):
            winners |= 1 << seat
    s.winning = winners
    finish(s, winners, SOLVED)


@rule
def challenge(s: State, seat: int, building: int, tile: int) -> None:
    """CC-18: in writing, to the claimant alone."""
    s.challenge_at = building
    s.challenge_tile = tile
    s.phase = STANDING
    s.lay_open[s.claimant] = s.turned
    s.had_seen[s.claimant] = s.seen[seat]
    if s.evidence_only:
        for sender in range(s.seats):
            asked = 0
            for slot in range(SLOTS):
                if s.times[seat * SEATS + sender][slot]:
                    asked |= 1 << slot
            s.had_asked[s.claimant][sender] = asked
        s.evidence[seat][s.claimant] = evidence_for(s, s.claimant, building, tile)


@rule
def evidence_for(s: State, claimant: int, building: int, tile: int) -> int:
    """What the last challenger of the claim had for this tile: see EVIDENCE_SEEN."""
    slot = building * KINDS + (tile > NUMBERS)
    evidence = 1 + building * TILES + tile - 1
    if (s.had_seen[claimant] | s.lay_open[claimant]) >> building & 1:
        evidence += EVIDENCE_SEEN
    for sender in range(s.seats):
        if s.had_asked[claimant][sender] >> slot & 1:
            evidence += EVIDENCE_ASKED << sender
    return evidence


@rule
def admit(s: State) -> None:
    """CC-19: the claimant is out, and nothing is shown."""
    if s.version > 1:  # version 1: the table had heard the challenge
        s.admitted_to[s.claimant] = s.challenger + 1
    s.challenge_at = 0
    s.challenge_tile = 0
    go_out(s, s.claimant)
    hear_next(s)


@rule
def turn_tile(s: State) -> None:
    """CC-19, CC-20."""
    s.turned |= 1 << s.challenge_at
    if contradicts(s, s.claimant, s.challenge_at, s.tile[s.challenge_at]):
        go_out(s, s.claimant)
        hear_next(s)
    else:
        s.challenged = 1
        s.silenced |= 1 << s.challenger
        ask_next(s)


# ---------------------------------------------------------------------------------- the end
@rule
def go_out(s: State, seat: int) -> None:
    """CC-24: the last seat left wins. CC-28: should nobody be left, those of the hearing draw."""
    s.out |= 1 << seat
    s.at[seat] = NOWHERE
    left = seats_in(s)
    if left & (left - 1) == 0:
        finish(s, left if left else s.claimants, LAST_LEFT)


@rule
def end_round(s: State) -> None:
    s.round += 1
    if s.round_cap and s.round >= s.round_cap:  # CC-25, W-4
        finish(s, 0, ROUNDS_ARE_UP)
        return
    s.drawer = s.drawer + 1 if s.drawer + 1 < s.seats else 0  # CC-5
    while s.out >> s.drawer & 1:
        s.drawer = s.drawer + 1 if s.drawer + 1 < s.seats else 0
    if s.left[0] + s.left[1] == 0:
        shuffle_orders(s)
    s.phase = DRAWING


@rule
def shuffle_orders(s: State) -> None:
    """CC-4. No order of the cards is kept: the next one is any of those left, whichever pile it comes from."""
    s.undrawn = (1 << ORDERS) - 1
    s.left[0] = ORDERS // PILES
    s.left[1] = ORDERS - ORDERS // PILES


@rule
def finish(s: State, winners: int, reason: int) -> None:
    s.phase = OVER
    s.winners = winners
    s.reason = reason
