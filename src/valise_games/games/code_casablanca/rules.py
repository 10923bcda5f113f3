"""Code Casablanca: the State, what a step does to it, and what may be done. Rule ids are in RULES.en.md."""

from __future__ import annotations

from valise_games.games.code_casablanca.board import Board
from valise_games.rules import Choices, Dice, Record, allow, clearing, dice, given, i8, i16, i32, i64, rule, table

board: Board = given("board")

# ---------------------------------------------------------------------------------- components
SEATS = board.seats
BUILDINGS = len(board.buildings)
NOWHERE = BUILDINGS  # where agents are before the first order, and those out of the game
STAR = table([int(building.star) for building in board.buildings])
NUMBERS = board.numbers
CODES_LAID = NUMBERS - 1  # CC-2: one code is taken out
TILES = 2 * NUMBERS  # a tile is 1 … NUMBERS, the codes, or NUMBERS + 1 … TILES, the files; 0 is unknown
ORDERS = len(board.orders)
ORDER = table([list(order) for order in board.orders])
PILES = 2

KINDS = 2
CODE_KIND, FILE_KIND = range(KINDS)
SLOTS = BUILDINGS * KINDS  # what a question can be about: building * KINDS + kind
ANSWERS = NUMBERS + 1  # 0 is "none of that kind"
MESSAGES = SLOTS * ANSWERS  # slot * ANSWERS + answer

# ---------------------------------------------------------------------------------- options of the table
ROUND_CAP, EVIDENCE_ONLY, VERSION = range(3)
OPTIONS = 3

# ---------------------------------------------------------------------------------- actions
PILE = 0  # + the pile
GO = PILE + PILES  # + building
END_SEARCH = GO + BUILDINGS
ACCUSE = END_SEARCH + 1  # + seat
ASK = ACCUSE + SEATS  # + seat * SLOTS + slot
CHARGE = ASK + SEATS * SLOTS  # + message
WRITE = CHARGE + MESSAGES  # + tile - 1
ANSWER = WRITE + TILES  # + answer
CODE = ANSWER + ANSWERS  # + building
NUMBER = CODE + BUILDINGS  # + number - 1
NO_CLAIM = NUMBER + NUMBERS
CLAIM = NO_CLAIM + 1
NO_CHALLENGE = CLAIM + 1
CHALLENGE = NO_CHALLENGE + 1  # + building * TILES + tile - 1
ADMIT = CHALLENGE + BUILDINGS * TILES
STAND = ADMIT + 1
WRITE_NONE = STAND + 1  # + kind: there is none of that kind
ACTIONS = WRITE_NONE + KINDS
MOST_CHOICES = max(1 + SEATS + SEATS * SLOTS, MESSAGES, 1 + BUILDINGS * TILES)

CONSERVED = 4  # sums that no step changes

# ---------------------------------------------------------------------------------- phases and ends
DRAWING, CHOOSING, SEARCHING, ANSWERING, CHARGING, WRITING, CLAIMING, CHALLENGING, STANDING, OVER = range(10)
RUNNING, SOLVED, UNCHALLENGED, LAST_LEFT, ROUNDS_ARE_UP = range(5)

# In a piece of evidence, above the tile it names: had the challenger seen it, and who had been asked about it.
EVIDENCE_SEEN = 1 << (BUILDINGS * TILES).bit_length()
EVIDENCE_ASKED = 2 * EVIDENCE_SEEN


class State(Record):
    undrawn = i64  # orders still in the piles, as bits
    grounds = i32[SEATS]  # of an unmasked seat: what its accuser had asked it about by then, as bits of slots
    had_asked = i32[SEATS, SEATS]  # by claimant and sender: what the last challenger of the claim had asked, likewise
    round = i32  # rounds completed
    # the table
    round_cap = i16  # 0: none
    version = i8  # of the rules
    seats = i8
    evidence_only = i8
    first = i8  # the seat that began
    # whose decision
    phase = i8
    drawer = i8
    active = i8  # who chooses a building, or searches
    questioned = i8
    question = i8  # the slot
    has_asked = i8  # of the active seat
    has_accused = i8
    asked = i8  # seats asked in the open window, as bits
    answered = i8  # those of them who have answered: part of nobody else's knowledge
    claimants = i8  # those of them who claim; secret while the window is open
    # the orders
    left = i8[PILES]  # cards in each pile
    order = i8  # 1 + the order of this round
    # the board
    at = i8[SEATS]
    out = i8  # seats out of the game, as bits
    silenced = i8  # CC-20: seats that may not ask this round, as bits
    turned = i16  # tiles turned for all, as bits of buildings
    tile = i8[BUILDINGS]  # secret
    seen = i16[SEATS]  # where each seat has looked, as bits of buildings
    # messages, by asker * SEATS + sender
    sources = i8[SEATS]  # seats that sent messages to this one, as bits
    times = i8[SEATS * SEATS, SLOTS]  # how often it was asked, ANSWERS at most
    told = i8[SEATS * SEATS, SLOTS]  # answers received, as bits; known to asker and sender
    # double agents
    unmasked_by = i8[SEATS]  # 1 + the accuser
    lie = i16[SEATS]  # 1 + the message that unmasked it; known to both
    accused = i8[SEATS]  # 1 + whom the seat accuses, or has accused in vain
    charge = i16[SEATS]  # 1 + the message; known to the accuser, after the verdict also to the accused
    wrote = i8[SEATS]  # what was written in vain: a tile, or TILES + 1 + the kind there is none of; known to both
    # claims: secret while the window is open
    claim_codes = i16[SEATS]  # as bits of buildings
    claim_file = i8[SEATS]
    claim_at = i8[SEATS]
    wrong = i8  # seats whose claim was checked whole and found wrong, as bits
    admitted_to = i8[SEATS]  # 1 + the challenger to whom the seat admitted its error, without a tile being turned
    lay_open = i16[SEATS]  # tiles turned for all before the last challenge of the claim, as bits of buildings
    had_seen = i16[SEATS]  # where its challenger had looked by then
    evidence = i16[SEATS, SEATS]  # by challenger and claimant, in games with evidence only: see EVIDENCE_SEEN
    # the hearing
    heard = i8  # claimants heard, or being heard, as bits
    winning = i8  # claims that stand, as bits
    claimant = i8
    challenger = i8
    challenged = i8  # the claim has withstood a challenge
    challenge_at = i8  # known to challenger and claimant, to all when the tile is turned (CC-18)
    challenge_tile = i8
    # the end
    reason = i8
    winners = i8  # as bits


clear = clearing(State)


# ---------------------------------------------------------------------------------- sets as bits
@rule
def count(bits: int) -> int:
    members = 0
    while bits:
        bits &= bits - 1
        members += 1
    return members


@rule
def one_of(bits: int, rng: Dice) -> int:
    """A member of a set, each equally likely."""
    pick = dice(rng, count(bits))
    while pick > 0:
        bits &= bits - 1
        pick -= 1
    member = 0
    while not bits >> member & 1:
        member += 1
    return member


# ---------------------------------------------------------------------------------- a new game
@rule
def new_game(s: State, seats: int, options: list[int], rng: Dice) -> None:
    """CC-2, CC-4, CC-5. Sets every field, whatever was there."""
    clear(s)
    s.seats = seats
    s.round_cap = options[ROUND_CAP]
    s.evidence_only = options[EVIDENCE_ONLY]
    s.version = options[VERSION]
    for seat in range(SEATS):
        s.at[seat] = NOWHERE
    missing = 1 + dice(rng, NUMBERS)
    tile = 0
    for building in range(BUILDINGS):
        tile += 1
        if tile == missing:
            tile += 1
        other = dice(rng, building + 1)
        s.tile[building] = s.tile[other]
        s.tile[other] = tile
    shuffle_orders(s)
    s.first = dice(rng, seats)
    s.drawer = s.first
    s.phase = DRAWING


# ---------------------------------------------------------------------------------- who decides
@rule
def is_over(s: State) -> bool:
    return s.phase == OVER


@rule
def to_act(s: State) -> int:
    """The seats that owe a decision, as bits."""
    if s.phase == CLAIMING:
        return s.asked & ~s.answered
    if s.phase == OVER:
        return 0
    return 1 << who_acts(s)


@rule
def next_to_act(s: State) -> int:
    """The first of them clockwise from the drawing seat, for those who take one decision at a time."""
    if s.phase == CLAIMING:
        seat = s.drawer
        while not (s.asked & ~s.answered) >> seat & 1:
            seat = seat + 1 if seat + 1 < s.seats else 0
        return seat
    return who_acts(s)


@rule
def who_acts(s: State) -> int:
    if s.phase == DRAWING:
        return s.drawer
    if s.phase == ANSWERING:
        return s.questioned
    if s.phase == CHALLENGING:
        return s.challenger
    if s.phase == STANDING:
        return s.claimant
    return s.active


# ---------------------------------------------------------------------------------- what it does
@rule
def step(s: State, seat: int, action: int, rng: Dice) -> None:
    """A seat that owes a decision takes a legal action; legality is the caller's duty."""
    phase = s.phase
    if phase == CLAIMING:
        claim(s, seat, action)
    elif phase == DRAWING:
        draw(s, action - PILE, rng)
    elif phase == CHOOSING:
        s.at[seat] = action - GO
        send(s, place_in_turn(s, seat) + 1)
    elif phase == SEARCHING:
        if action == END_SEARCH:
            search(s, place_in_turn(s, seat) + 1)
        elif action >= ASK:
            s.has_asked = 1
            s.questioned = (action - ASK) // SLOTS
            s.question = (action - ASK) % SLOTS
            s.phase = ANSWERING
        else:
            s.accused[seat] = 1 + action - ACCUSE
            s.phase = CHARGING
    elif phase == ANSWERING:
        tell(s, action - ANSWER)
        go_on_searching(s)
    elif phase == CHARGING:
        s.charge[seat] = 1 + action - CHARGE
        s.phase = WRITING
    elif phase == WRITING:
        judge_accusation(s, seat, written(action))
    elif phase == CHALLENGING:
        if action == NO_CHALLENGE:
            ask_next(s)
        else:
            challenge(s, seat, (action - CHALLENGE) // TILES, 1 + (action - CHALLENGE) % TILES)
    elif action == ADMIT:
        admit(s)
    else:
        turn_tile(s)


# ---------------------------------------------------------------------------------- orders
@rule
def draw(s: State, pile: int, rng: Dice) -> None:
    """CC-6: any of the orders left; all agents go where it sends them."""
    pick = dice(rng, s.left[0] + s.left[1])
    s.left[pile] -= 1
    card = 0
    while pick > 0 or not s.undrawn >> card & 1:
        pick -= s.undrawn >> card & 1
        card += 1
    s.undrawn &= ~(1 << card)
    s.order = card + 1
    for seat in range(s.seats):
        if not s.out >> seat & 1:
            s.at[seat] = ORDER[card][seat]
    send(s, 0)


@rule
def send(s: State, start: int) -> None:
    """CC-7: from this place in turn order on, who was sent to a ★ chooses; after the last everybody looks (CC-8)."""
    for place in range(start, s.seats):
        seat = seat_in_turn(s, place)
        if not s.out >> seat & 1 and STAR[ORDER[s.order - 1][seat]]:
            s.active = seat
            s.phase = CHOOSING
            return
    for seat in range(s.seats):
        if not s.out >> seat & 1:
            s.seen[seat] |= 1 << s.at[seat]
    search(s, 0)


# ---------------------------------------------------------------------------------- the search
@rule
def search(s: State, start: int) -> None:
    """CC-8: from this place in turn order on, the next seat that can ask or accuse; everybody sees who can."""
    s.has_asked = 0
    s.has_accused = 0
    for place in range(start, s.seats):
        seat = seat_in_turn(s, place)
        if not s.out >> seat & 1 and (can_ask(s, seat) or suspects(s, seat)):
            s.active = seat
            s.phase = SEARCHING
            return
    s.phase = CLAIMING  # CC-16
    s.asked = seats_in(s)
    s.answered = 0
    s.claimants = 0
    s.silenced = 0


@rule
def go_on_searching(s: State) -> None:
    if can_ask(s, s.active) or suspects(s, s.active):
        s.phase = SEARCHING
    else:
        search(s, place_in_turn(s, s.active) + 1)


@rule
def place_in_turn(s: State, seat: int) -> int:
    """How far a seat sits from the drawing seat, clockwise."""
    return seat - s.drawer if seat >= s.drawer else seat - s.drawer + s.seats


@rule
def meets(s: State, seat: int) -> int:
    """The other agents in the seat's building, as bits."""
    bits = 0
    for other in range(s.seats):
        if other != seat and s.at[other] == s.at[seat]:
            bits |= 1 << other
    return bits


@rule
def can_ask(s: State, seat: int) -> bool:
    """CC-9, CC-12, CC-14, CC-20."""
    if s.has_asked or s.unmasked_by[seat] or s.silenced >> seat & 1:
        return False
    return meets(s, seat) != 0


@rule
def suspects(s: State, seat: int) -> int:
    """CC-13, CC-29: the seats here that the active seat may accuse, as bits."""
    if s.has_accused:
        return 0
    bits = meets(s, seat) & s.sources[seat]
    for other in range(s.seats):
        if s.unmasked_by[other]:
            bits &= ~(1 << other)
    return bits


@rule
def tell(s: State, answer: int) -> None:
    """CC-11: the asker keeps the message."""
    pair = s.active * SEATS + s.questioned
    s.told[pair][s.question] |= 1 << answer
    if s.times[pair][s.question] < ANSWERS:
        s.times[pair][s.question] += 1
    s.sources[s.active] |= 1 << s.questioned


@rule
def judge_accusation(s: State, seat: int, wrote: int) -> None:
    """CC-14, CC-15: compares with the tile; what was written speaks against the message."""
    accused = s.accused[seat] - 1
    slot = (s.charge[seat] - 1) // ANSWERS
    s.has_accused = 1
    if is_true(wrote, s.tile[slot // KINDS]):
        s.unmasked_by[accused] = seat + 1
        s.lie[accused] = s.charge[seat]
        grounds = 0
        for about in range(SLOTS):
            if s.times[seat * SEATS + accused][about]:
                grounds |= 1 << about
        s.grounds[accused] = grounds
        s.accused[seat] = 0
        s.charge[seat] = 0
        go_on_searching(s)
    else:
        s.wrote[seat] = wrote
        go_out(s, seat)
        if s.phase != OVER:
            search(s, place_in_turn(s, seat) + 1)


@rule
def written(action: int) -> int:
    """CC-13: what is written against a message: a tile, or TILES + 1 + the kind that there is none of."""
    return 1 + action - WRITE if action < WRITE_NONE else TILES + 1 + action - WRITE_NONE


@rule
def is_true(wrote: int, tile: int) -> bool:
    """CC-14: is the tile as somebody wrote?"""
    if wrote > TILES:
        return truth(tile, wrote - TILES - 1) == 0
    return tile == wrote


@rule
def may_write(s: State, message: int, wrote: int) -> bool:
    """CC-13: another answer to the question that was asked."""
    kind = message // ANSWERS % KINDS
    answer = message % ANSWERS
    if s.version == 1:  # version 1: a tile of either kind that speaks against the message
        return wrote <= TILES and truth(wrote, kind) != answer
    if wrote > TILES:
        return wrote == TILES + 1 + kind and answer != 0
    return truth(wrote, kind) != 0 and truth(wrote, kind) != answer


@rule
def truth(tile: int, kind: int) -> int:
    """CC-11: the true answer to a question about a tile."""
    if kind == CODE_KIND:
        return tile if tile <= NUMBERS else 0
    return tile - NUMBERS if tile > NUMBERS else 0


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


# ---------------------------------------------------------------------------------- what it is worth
@rule
def returns(s: State, out: list[float]) -> None:
    """W-5: 1 shared by the winners, or in a draw by the seats still in."""
    shared = s.winners if s.winners else seats_in(s)
    count = 0
    for seat in range(s.seats):
        count += shared >> seat & 1
    for seat in range(s.seats):
        out[seat] = 1.0 / count if shared >> seat & 1 else 0.0


@rule
def conserved(s: State, out: list[int]) -> None:
    """What no step changes: files laid, codes laid, different tiles, undrawn orders that are in no pile."""
    different = 0
    for building in range(BUILDINGS):
        out[0] += s.tile[building] > NUMBERS
        out[1] += 1 <= s.tile[building] <= NUMBERS
        different |= 1 << s.tile[building]
    for tile in range(1, TILES + 1):
        out[2] += different >> tile & 1
    for card in range(ORDERS):
        out[3] += s.undrawn >> card & 1
    out[3] -= s.left[0] + s.left[1]


@rule
def when_time_runs_out(s: State, seat: int) -> int:
    """W-3: what a seat does that did not answer in time; -1 where only a stand-in can decide."""
    if s.phase == CLAIMING:
        return NO_CLAIM
    if s.phase == CHALLENGING:
        return NO_CHALLENGE
    return -1


# ---------------------------------------------------------------------------------- what may be done
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
