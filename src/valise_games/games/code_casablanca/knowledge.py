"""What a seat knows of Code Casablanca, and what it may believe.

`blank` copies what the seat knows and nothing else. `guess` fills in the rest at random, with a full state that the
seat cannot tell from the true one.

What was dealt. Every deal is equally likely that fits what the seat saw, what was turned for all, what it proved by an
accusation or wrote in vain (CC-14, CC-15), the claims that were checked and found wrong (CC-21) and, in games with
evidence only, the tiles that challengers named (CC-18): each was seen there by its challenger, or told to it by one of
the seats it had asked. Deals are drawn until one fits: the true one does, so one is found.

What was chosen, by a law of ours, with a chance for everything that can be:

 1. A message unknown to the seat is true with even chances, else any answer, each equally likely. Before that, a tile
    named as evidence and not seen there was told by any of those asked, each equally likely; and the message that
    unmasked a seat is about any of the things its accuser had asked it about, and any of the false answers.
 2. Who accused in vain did so with any message from the accused, each equally likely, and wrote any tile that is
    against the message and not the true one. Who is about to accuse has chosen the message with even chances.
 3. In the open window of claims another seat has answered with even chances, and then claims in one case of four. If
    it has not answered, it is at work on a claim in one case of four. Which buildings, how many, and which number:
    each equally likely.
"""

from __future__ import annotations

from valise_games.rules import Dice, dice, rule

from .hearing import is_right
from .rules import truth
from .state import (
    ANSWERS,
    BUILDINGS,
    CHARGING,
    CLAIMING,
    CODES_LAID,
    EVIDENCE_ASKED,
    EVIDENCE_SEEN,
    KINDS,
    NUMBERS,
    OVER,
    PILES,
    SEATS,
    SLOTS,
    TILES,
    WRITING,
    State,
    count,
    one_of,
)

SPECTATOR = -1  # a seat that knows nothing


# ---------------------------------------------------------------------------------- what a seat knows
@rule
def blank(s: State, seat: int, out: State) -> None:
    """Copies into `out`, which comes cleared, what the seat knows. At the end everything is opened (W-1)."""
    over = s.phase == OVER
    blank_table(s, out)
    if s.phase == WRITING and seat != s.active:
        out.phase = CHARGING  # the message is chosen unseen
    else:
        out.phase = s.phase
    window = s.phase == CLAIMING
    if not window:
        out.claimants = s.claimants
    elif seat >= 0:
        out.answered = s.answered & 1 << seat  # W-2: never who else has answered
        out.claimants = s.claimants & 1 << seat
    known = known_tiles(s, seat)
    for building in range(BUILDINGS):
        if over or known >> building & 1:
            out.tile[building] = s.tile[building]
    for other in range(SEATS):
        if over or other == seat or s.unmasked_by[other] == seat + 1:
            out.lie[other] = s.lie[other]
        if over or other == seat or (s.out >> other & 1 and s.accused[other] == seat + 1):
            out.charge[other] = s.charge[other]
            out.wrote[other] = s.wrote[other]
        if not window or other == seat or s.out >> other & 1:
            out.claim_codes[other] = s.claim_codes[other]
            out.claim_file[other] = s.claim_file[other]
            out.claim_at[other] = s.claim_at[other]
        for sender in range(SEATS):
            if s.sources[other] >> sender & 1 and (over or other == seat or sender == seat):
                for slot in range(SLOTS):
                    out.told[other * SEATS + sender][slot] = s.told[other * SEATS + sender][slot]


@rule
def blank_table(s: State, out: State) -> None:
    """What everybody sees."""
    out.undrawn = s.undrawn
    out.round_cap = s.round_cap
    out.round = s.round
    out.seats = s.seats
    out.evidence_only = s.evidence_only
    out.first = s.first
    out.drawer = s.drawer
    out.active = s.active
    out.questioned = s.questioned
    out.question = s.question
    out.has_asked = s.has_asked
    out.has_accused = s.has_accused
    out.asked = s.asked
    out.order = s.order
    out.out = s.out
    out.silenced = s.silenced
    out.turned = s.turned
    out.wrong = s.wrong
    out.heard = s.heard
    out.winning = s.winning
    out.claimant = s.claimant
    out.challenger = s.challenger
    out.challenged = s.challenged
    out.challenge_at = s.challenge_at
    out.challenge_tile = s.challenge_tile
    out.reason = s.reason
    out.winners = s.winners
    for pile in range(PILES):
        out.left[pile] = s.left[pile]
    for seat in range(SEATS):
        out.grounds[seat] = s.grounds[seat]
        out.at[seat] = s.at[seat]
        out.seen[seat] = s.seen[seat]
        out.sources[seat] = s.sources[seat]
        out.unmasked_by[seat] = s.unmasked_by[seat]
        out.accused[seat] = s.accused[seat]
        for other in range(SEATS):
            out.evidence[seat][other] = s.evidence[seat][other]
            if s.sources[seat] >> other & 1:
                for slot in range(SLOTS):
                    out.times[seat * SEATS + other][slot] = s.times[seat * SEATS + other][slot]


@rule
def known_tiles(s: State, seat: int) -> int:
    """The buildings whose tiles a seat knows, as bits: seen, turned for all, or proved by an accusation (CC-14)."""
    known = s.turned
    if seat >= 0:
        known |= s.seen[seat]
        for other in range(s.seats):
            if s.unmasked_by[other] == seat + 1:
                known |= 1 << (s.lie[other] - 1) // ANSWERS // KINDS
    return known


# ---------------------------------------------------------------------------------- what it may believe
@rule
def guess(s: State, seat: int, rng: Dice) -> None:
    """Fills a blanked state with secrets that fit what the seat knows."""
    if s.phase == OVER:
        return
    known = known_tiles(s, seat)
    found = False
    while not found:
        deal(s, seat, known, rng)
        found = deal_fits(s, seat) and guess_messages(s, seat, rng)
    for other in range(s.seats):
        if other != seat and s.accused[other]:
            guess_accusation(s, seat, other, rng)
    if s.phase == CLAIMING:
        for other in range(s.seats):
            if other != seat and s.asked >> other & 1:
                guess_claim(s, other, rng)


# ---------------------------------------------------------------------------------- the deal
@rule
def deal(s: State, seat: int, known: int, rng: Dice) -> None:
    """Tiles for the buildings unknown to the seat; any deal that agrees with the known ones, each equally likely."""
    pool = 0  # tiles, as bits
    for tile in range(1, TILES + 1):
        pool |= 1 << tile
    for building in range(BUILDINGS):
        if known >> building & 1:
            pool &= ~(1 << s.tile[building])
        else:
            s.tile[building] = 0
    if s.evidence_only:
        pool = deal_evidence(s, seat, pool)
    codes = pool & (2 << NUMBERS) - 1
    pool &= ~(1 << one_of(codes, rng))  # CC-2
    for building in range(BUILDINGS):
        if s.tile[building] == 0:
            s.tile[building] = one_of(pool, rng)
            pool &= ~(1 << s.tile[building])


@rule
def deal_evidence(s: State, seat: int, pool: int) -> int:
    """Lays the tiles that were named as evidence and that nobody can have told the challenger; the tiles left."""
    for challenger in range(s.seats):
        for claimant in range(s.seats):
            evidence = s.evidence[challenger][claimant]
            if evidence and challenger != seat:
                building = evidence_building(evidence)
                tile = evidence_tile(evidence)
                if s.tile[building] == 0 and not may_be_told(s, seat, challenger, evidence):
                    s.tile[building] = tile
                    pool &= ~(1 << tile)
    return pool


@rule
def may_be_told(s: State, seat: int, challenger: int, evidence: int) -> bool:
    """Can a message have named this tile to the challenger, as far as the seat knows?"""
    for sender in range(s.seats):
        if evidence // EVIDENCE_ASKED >> sender & 1:
            if sender != seat or names_it(s, challenger, sender, evidence):
                return True
    return False


@rule
def deal_fits(s: State, seat: int) -> bool:
    for claimant in range(s.seats):
        if s.wrong >> claimant & 1 and is_right(s, claimant):
            return False
    if seat >= 0 and s.wrote[seat]:
        building = (s.charge[seat] - 1) // ANSWERS // KINDS
        return s.tile[building] != s.wrote[seat]
    return True


# ---------------------------------------------------------------------------------- evidence (CC-18)
@rule
def evidence_building(evidence: int) -> int:
    return (evidence % EVIDENCE_SEEN - 1) // TILES


@rule
def evidence_tile(evidence: int) -> int:
    return (evidence % EVIDENCE_SEEN - 1) % TILES + 1


@rule
def evidence_slot(evidence: int) -> int:
    return evidence_building(evidence) * KINDS + (evidence_tile(evidence) > NUMBERS)


@rule
def names_it(s: State, asker: int, sender: int, evidence: int) -> bool:
    """Does a message from the sender name the tile?"""
    slot = evidence_slot(evidence)
    number = truth(evidence_tile(evidence), slot % KINDS)
    return s.told[asker * SEATS + sender][slot] >> number & 1 != 0


# ---------------------------------------------------------------------------------- messages
@rule
def guess_messages(s: State, seat: int, rng: Dice) -> bool:
    """The messages between other seats; False if none fit this deal."""
    for pair in range(SEATS * SEATS):
        if unknown_pair(s, pair, seat):
            for slot in range(SLOTS):
                s.told[pair][slot] = 0
    if s.evidence_only:
        for asked in range(1, SEATS + 1):  # those who can have been told by few come first
            for challenger in range(s.seats):
                for claimant in range(s.seats):
                    evidence = s.evidence[challenger][claimant]
                    if evidence and challenger != seat and count(evidence // EVIDENCE_ASKED) == asked:
                        if not guess_evidence(s, seat, challenger, evidence, rng):
                            return False
    for accused in range(s.seats):
        accuser = s.unmasked_by[accused] - 1
        if accuser >= 0 and accused != seat and accuser != seat:
            if not guess_lie(s, accuser, accused, rng):
                return False
    for pair in range(SEATS * SEATS):
        if unknown_pair(s, pair, seat):
            for slot in range(SLOTS):
                for _ in range(s.times[pair][slot] - count(s.told[pair][slot])):
                    s.told[pair][slot] |= 1 << some_answer(s, slot, rng)
    return True


@rule
def unknown_pair(s: State, pair: int, seat: int) -> bool:
    """Are there messages of this asker and sender, unknown to the seat?"""
    asker = pair // SEATS
    sender = pair % SEATS
    return asker != seat and sender != seat and s.sources[asker] >> sender & 1 != 0


@rule
def some_answer(s: State, slot: int, rng: Dice) -> int:
    if dice(rng, 2) == 0:
        return truth(s.tile[slot // KINDS], slot % KINDS)
    return dice(rng, ANSWERS)


@rule
def guess_evidence(s: State, seat: int, challenger: int, evidence: int, rng: Dice) -> bool:
    """Somebody told the challenger of a tile that it did not see there."""
    slot = evidence_slot(evidence)
    if evidence & EVIDENCE_SEEN and s.tile[evidence_building(evidence)] == evidence_tile(evidence):
        return True
    senders = 0
    for sender in range(s.seats):
        if evidence // EVIDENCE_ASKED >> sender & 1:
            if names_it(s, challenger, sender, evidence):
                return True
            pair = challenger * SEATS + sender
            if sender != seat and s.times[pair][slot] > count(s.told[pair][slot]):
                senders |= 1 << sender
    if senders == 0:
        return False
    pair = challenger * SEATS + one_of(senders, rng)
    s.told[pair][slot] |= 1 << truth(evidence_tile(evidence), slot % KINDS)
    return True


@rule
def guess_lie(s: State, accuser: int, accused: int, rng: Dice) -> bool:
    """A false message unmasked the accused."""
    pair = accuser * SEATS + accused
    slots = 0
    for slot in range(SLOTS):
        true = 1 << truth(s.tile[slot // KINDS], slot % KINDS)
        if s.grounds[accused] >> slot & 1:
            if s.told[pair][slot] & ~true or s.times[pair][slot] > count(s.told[pair][slot]):
                slots |= 1 << slot
    if slots == 0:
        return False
    slot = one_of(slots, rng)
    true = 1 << truth(s.tile[slot // KINDS], slot % KINDS)
    if s.times[pair][slot] > count(s.told[pair][slot]):
        answer = one_of((1 << ANSWERS) - 1 & ~true, rng)
    else:
        answer = one_of(s.told[pair][slot] & ~true, rng)
    s.told[pair][slot] |= 1 << answer
    s.lie[accused] = 1 + slot * ANSWERS + answer
    return True


# ---------------------------------------------------------------------------------- accusations and claims
@rule
def guess_accusation(s: State, seat: int, accuser: int, rng: Dice) -> None:
    """The message that is called false, and what was written in vain."""
    vain = s.out >> accuser & 1
    if vain and s.accused[accuser] == seat + 1:
        return  # the accused was shown both
    if not vain:
        if dice(rng, 2) == 0:
            return
        s.phase = WRITING
    message = some_message(s, accuser * SEATS + s.accused[accuser] - 1, rng)
    s.charge[accuser] = 1 + message
    if vain:
        slot = message // ANSWERS
        tiles = 0
        for tile in range(1, TILES + 1):
            if truth(tile, slot % KINDS) != message % ANSWERS and tile != s.tile[slot // KINDS]:
                tiles |= 1 << tile
        s.wrote[accuser] = one_of(tiles, rng)


@rule
def some_message(s: State, pair: int, rng: Dice) -> int:
    """One of the messages, each equally likely."""
    messages = 0
    for slot in range(SLOTS):
        messages += count(s.told[pair][slot])
    pick = dice(rng, messages)
    slot = 0
    while pick >= count(s.told[pair][slot]):
        pick -= count(s.told[pair][slot])
        slot += 1
    answer = 0
    while pick > 0 or not s.told[pair][slot] >> answer & 1:
        pick -= s.told[pair][slot] >> answer & 1
        answer += 1
    return slot * ANSWERS + answer


@rule
def guess_claim(s: State, seat: int, rng: Dice) -> None:
    """The answer of another seat in the open window, or what it has put together; never all answers."""
    bit = 1 << seat
    answers = dice(rng, 2) == 0 and (s.answered | bit) != s.asked
    if answers:
        s.answered |= bit
    if dice(rng, 4) > 0:
        return
    named = CODES_LAID if answers else 1 + dice(rng, CODES_LAID)
    codes = 0
    for _ in range(named):
        codes |= 1 << one_of((1 << BUILDINGS) - 1 & ~codes & ~(1 << s.at[seat]), rng)
    s.claim_codes[seat] = codes
    if answers or (named == CODES_LAID and dice(rng, 2) == 0):
        s.claim_file[seat] = 1 + dice(rng, NUMBERS)
        s.claim_at[seat] = s.at[seat]
    if answers:
        s.claimants |= bit
