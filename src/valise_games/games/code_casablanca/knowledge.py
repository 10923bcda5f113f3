"""What a seat knows of Code Casablanca, and what it may believe.

`blank` copies what the seat knows and nothing else. `guess` fills in the rest at random, with a full state that the
seat cannot tell from the true one.

What was dealt. Every deal is equally likely that fits what the seat saw, what was turned for all, what it proved by an
accusation or wrote in vain (CC-14, CC-15), the claims that were checked and found wrong (CC-21) and, in games with
evidence only, the tiles that challengers named (CC-18): each was seen there by its challenger, or told to it by one of
the seats it had asked. Of a challenge that the seat did not read it knows that there was such a tile. Deals are drawn
until one fits: the true one does, so one is found.

What was chosen, by a law of ours, with a chance for everything that can be:

 1. A challenge that was shown to somebody else (CC-18) names, with even chances, a tile that lies there, if one can be
    named; else any that can be, each equally likely. Of a challenge whose claimant has admitted his error that matters
    in games with evidence only; elsewhere it is forgotten.
 2. A message unknown to the seat is true with even chances, else any answer, each equally likely. Before that, a tile
    named as evidence and not seen there was told by any of those asked, each equally likely; and the message that
    unmasked a seat is about any of the things its accuser had asked it about, and any of the false answers.
 3. Who accused in vain did so with any message from the accused, each equally likely, and wrote any answer that is
    neither the message nor the truth. Who is about to accuse has chosen the message with even chances.
 4. In the open window of claims another seat has answered with even chances, and then claims in one case of four. If
    it has not answered, it is at work on a claim in one case of four. Which buildings, how many, and which number:
    each equally likely.
"""

from __future__ import annotations

from valise_games.rules import Dice, copy_row, dice, rule

from .rules import (
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
    SEATS,
    SLOTS,
    STANDING,
    TILES,
    WRITING,
    State,
    contradicts,
    count,
    evidence_for,
    is_right,
    is_true,
    may_write,
    one_of,
    truth,
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
        for claimant in range(SEATS):
            if over or not is_unread(s, seat, other, claimant):
                out.evidence[other][claimant] = s.evidence[other][claimant]
        for sender in range(SEATS):
            if s.sources[other] >> sender & 1 and (over or other == seat or sender == seat):
                copy_row(s.told[other * SEATS + sender], out.told[other * SEATS + sender])
    if not is_unread(s, seat, s.challenger, s.claimant):
        out.challenge_at = s.challenge_at
        out.challenge_tile = s.challenge_tile


@rule
def is_unread(s: State, seat: int, challenger: int, claimant: int) -> bool:
    """CC-18: is this a challenge that others keep from the seat? It is told to all when a tile is turned."""
    if seat == challenger or seat == claimant:
        return False
    if s.admitted_to[claimant] == challenger + 1:
        return True
    asked = s.phase == STANDING and s.challenger == challenger and s.claimant == claimant
    return asked and s.version > 1  # version 1: the table heard it


@rule
def blank_table(s: State, out: State) -> None:
    """What everybody sees."""
    out.undrawn = s.undrawn
    out.round_cap = s.round_cap
    out.round = s.round
    out.seats = s.seats
    out.evidence_only = s.evidence_only
    out.version = s.version
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
    out.reason = s.reason
    out.winners = s.winners
    copy_row(s.left, out.left)
    copy_row(s.grounds, out.grounds)
    copy_row(s.at, out.at)
    copy_row(s.seen, out.seen)
    copy_row(s.sources, out.sources)
    copy_row(s.unmasked_by, out.unmasked_by)
    copy_row(s.accused, out.accused)
    copy_row(s.admitted_to, out.admitted_to)
    copy_row(s.lay_open, out.lay_open)
    copy_row(s.had_seen, out.had_seen)
    for seat in range(SEATS):
        copy_row(s.had_asked[seat], out.had_asked[seat])
        for other in range(SEATS):
            if s.sources[seat] >> other & 1:
                copy_row(s.times[seat * SEATS + other], out.times[seat * SEATS + other])


@rule
def known_tiles(s: State, seat: int) -> int:
    """The buildings whose tiles a seat knows, as bits: seen, turned for all, or proved by an accusation (CC-14)."""
    known = s.turned
    if seat >= 0:
        known |= s.seen[seat]
        for other in range(s.seats):
            if s.unmasked_by[other] == seat + 1:
                slot = (s.lie[other] - 1) // ANSWERS
                if s.version == 1 or truth(s.tile[slot // KINDS], slot % KINDS):  # version 1: it wrote the whole tile
                    known |= 1 << slot // KINDS
    return known


@rule
def known_kind(s: State, seat: int, building: int) -> int:
    """Of a tile that a seat does not know: 1 + its kind, if the seat has proved what it is not (CC-13); else 0."""
    if seat >= 0:
        for other in range(s.seats):
            slot = (s.lie[other] - 1) // ANSWERS
            if s.unmasked_by[other] == seat + 1 and slot // KINDS == building:
                return KINDS - slot % KINDS
    return 0


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
        found = deal_fits(s, seat, known) and guess_challenges(s, seat, rng) and guess_messages(s, seat, rng)
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
            if evidence and challenger != seat and not is_unread(s, seat, challenger, claimant):
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
def deal_fits(s: State, seat: int, known: int) -> bool:
    """Is the deal as it can be, for a seat that knows the tiles in these buildings?"""
    for claimant in range(s.seats):
        if s.wrong >> claimant & 1 and is_right(s, claimant):
            return False
    if seat < 0:
        return True
    for other in range(s.seats):
        if s.unmasked_by[other] == seat + 1:
            slot = (s.lie[other] - 1) // ANSWERS
            if not known >> slot // KINDS & 1 and truth(s.tile[slot // KINDS], slot % KINDS):
                return False
    if s.wrote[seat]:
        return not is_true(s.wrote[seat], s.tile[(s.charge[seat] - 1) // ANSWERS // KINDS])
    return True


# ---------------------------------------------------------------------------------- challenges (CC-18)
@rule
def guess_challenges(s: State, seat: int, rng: Dice) -> bool:
    """What challengers named to others; False if somebody had nothing to name."""
    for claimant in range(s.seats):
        for challenger in range(s.seats):
            if is_unread(s, seat, challenger, claimant):
                standing = s.phase == STANDING and claimant == s.claimant
                if standing or s.evidence_only:
                    if not guess_challenge(s, seat, challenger, claimant, standing, rng):
                        return False
    return True


@rule
def guess_challenge(s: State, seat: int, challenger: int, claimant: int, standing: bool, rng: Dice) -> bool:
    named = 0
    true = 0
    for building in range(BUILDINGS):
        for tile in range(1, TILES + 1):
            if can_be_named(s, seat, challenger, claimant, building, tile):
                named += 1
                true += s.tile[building] == tile
    if named == 0:
        return False
    honest = true > 0 and dice(rng, 2) == 0
    pick = dice(rng, true if honest else named)
    for building in range(BUILDINGS):
        for tile in range(1, TILES + 1):
            if honest and s.tile[building] != tile:
                continue
            if can_be_named(s, seat, challenger, claimant, building, tile):
                if pick == 0:
                    if standing:
                        s.challenge_at = building
                        s.challenge_tile = tile
                    if s.evidence_only:
                        s.evidence[challenger][claimant] = evidence_for(s, claimant, building, tile)
                    return True
                pick -= 1
    return False


@rule
def can_be_named(s: State, seat: int, challenger: int, claimant: int, building: int, tile: int) -> bool:
    """Can the last challenger of a claim have named this tile, if the deal is as guessed?"""
    if s.lay_open[claimant] >> building & 1 and s.tile[building] != tile:
        return False
    if s.evidence_only:
        evidence = evidence_for(s, claimant, building, tile)
        seen = evidence & EVIDENCE_SEEN != 0 and s.tile[building] == tile
        if not seen and not may_be_told(s, seat, challenger, evidence):
            return False
    return contradicts(s, claimant, building, tile)


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
        written = 0
        for wrote in range(1, TILES + KINDS + 1):
            if may_write(s, message, wrote) and not is_true(wrote, s.tile[slot // KINDS]):
                written |= 1 << wrote
        s.wrote[accuser] = one_of(written, rng)


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
