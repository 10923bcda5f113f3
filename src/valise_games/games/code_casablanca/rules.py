"""Code Casablanca: a new game, who decides, and what a step does. Rule ids are in RULES.en.md."""

from __future__ import annotations

from valise_games.rules import Dice, dice, rule

from .hearing import (
    admit,
    ask_next,
    challenge,
    claim,
    go_out,
    seat_in_turn,
    seats_in,
    shuffle_orders,
    turn_tile,
)
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
    CLAIMING,
    CODE_KIND,
    DRAWING,
    END_SEARCH,
    EVIDENCE_ONLY,
    GO,
    KINDS,
    NO_CHALLENGE,
    NO_CLAIM,
    NOWHERE,
    NUMBERS,
    ORDER,
    ORDERS,
    OVER,
    PILE,
    ROUND_CAP,
    RUNNING,
    SEARCHING,
    SEATS,
    SLOTS,
    STANDING,
    STAR,
    TILES,
    VERSION,
    WRITE,
    WRITE_NONE,
    WRITING,
    State,
)


# ---------------------------------------------------------------------------------- a new game
@rule
def new_game(s: State, seats: int, options: list[int], rng: Dice) -> None:
    """CC-2, CC-4, CC-5."""
    s.seats = seats
    s.round_cap = options[ROUND_CAP]
    s.evidence_only = options[EVIDENCE_ONLY]
    s.version = options[VERSION]
    s.round = 0
    s.order = 0
    s.out = 0
    s.silenced = 0
    s.turned = 0
    s.wrong = 0
    s.reason = RUNNING
    s.winners = 0
    s.active = 0
    s.questioned = 0
    s.question = 0
    s.has_asked = 0
    s.has_accused = 0
    s.asked = 0
    s.answered = 0
    s.claimants = 0
    s.heard = 0
    s.winning = 0
    s.claimant = 0
    s.challenger = 0
    s.challenged = 0
    s.challenge_at = 0
    s.challenge_tile = 0
    for seat in range(SEATS):
        s.at[seat] = NOWHERE
        s.seen[seat] = 0
        s.sources[seat] = 0
        s.unmasked_by[seat] = 0
        s.lie[seat] = 0
        s.grounds[seat] = 0
        s.accused[seat] = 0
        s.charge[seat] = 0
        s.wrote[seat] = 0
        s.claim_codes[seat] = 0
        s.claim_file[seat] = 0
        s.claim_at[seat] = 0
        s.admitted_to[seat] = 0
        s.lay_open[seat] = 0
        s.had_seen[seat] = 0
        for other in range(SEATS):
            s.had_asked[seat][other] = 0
            s.evidence[seat][other] = 0
            for slot in range(SLOTS):
                s.times[seat * SEATS + other][slot] = 0
                s.told[seat * SEATS + other][slot] = 0
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


# ---------------------------------------------------------------------------------- the end
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
