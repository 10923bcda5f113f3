"""Casanova: the State, what a step does to it, and what may be done. Rule ids are in RULES.en.md.

Couples are told apart by nothing but where they are (CV-16): with a lady or in a theatre. These are the *holders*,
first the ladies by seat, then the theatres. Casanova is with one holder, and an exchange between two holders moves him
if he is with one of them.

What each seat knows of him is a row of weights, and so is what the table knows, in the last row. A weight is above zero
if and only if he can be there. The row is the chance of each holder for someone who saw what that seat saw and takes
the hidden choices of others for coin tosses: who sees two holders knows them, who only sees that they were inspected
gives both the mean of their weights. A row's sum is from FULL up to the number of couples times FULL, in whole numbers:
the first 56 halvings are exact, and after that a mean is rounded up, by less than one part in 10**16 of the sum.
"""

from __future__ import annotations

from valise_games.games.casanova.board import DOGE, PALAZZO, STAGE, Board
from valise_games.rules import Choices, Dice, Record, allow, clearing, dice, given, i8, i16, i32, i64, rule, table

board: Board = given("board")

# ---------------------------------------------------------------------------------- components
SEATS = board.seats
PLACES = len(board.places)
GONDOLAS, POINTS, COUPLES_AT_MOST = board.gondolas, board.points, board.couples
THEATRES = len(board.theatres())
HOLDERS = SEATS + THEATRES  # the ladies, then the theatres
TABLE = SEATS  # the row of what everybody knows
FULL = 1 << 56
NOWHERE = -1


def _bits(places: list[int]) -> int:
    return sum(1 << place for place in places)


_homes = board.of_kind(PALAZZO)
_stages = board.of_kind(STAGE)
_links = sorted([(a, b) for a, b in board.water] + [(b, a) for a, b in board.water])
_across = {s.a: s.b for s in board.streets} | {s.b: s.a for s in board.streets}
_theatre = {end: i for i, s in enumerate(board.theatres()) for end in (s.a, s.b)}

STAGE_COUNT = len(_stages)
STAGE_AT = table(_stages)
HOME = table(_homes[:SEATS])
AT_DOGE = _bits(board.of_kind(DOGE))
MOUTHS = _bits(list(board.mouths))
# Kinds of places that are no refuge (CV-24), as bits: which kind a place is, and where the places of a kind are.
MOUTH, DOGES, PALAZZI = 1, 2, 4
_kinds = {0: 0, MOUTH: MOUTHS, DOGES: AT_DOGE, PALAZZI: _bits(_homes)}
KIND_OF = table([sum(kind for kind, places in _kinds.items() if places >> place & 1) for place in range(PLACES)])
PLACES_OF_KIND = table([_kinds.get(kind, 0) for kind in range(PALAZZI + 1)])
# Where a lady's gondola may dock: not at the palazzo of another (CV-8, CV-27).
OPEN_TO = table([_bits([*_stages, *board.of_kind(DOGE), _homes[seat]]) for seat in range(SEATS)])
# The links of the water, both ways, sorted by where they start: those of a place begin at WAYS_OF[place].
LINKS = len(_links)
LINK_FROM = table([a for a, _ in _links])
LINK_TO = table([b for _, b in _links])
WAYS_OF = table([sum(a < place for a, _ in _links) for place in range(PLACES + 1)])
WATER = table([_bits(board.neighbours(place)) for place in range(PLACES)])
BITS = 67  # the powers of two below 2**66 leave different remainders
PLACE_OF_BIT = table([next((p for p in range(PLACES) if (1 << p) % BITS == r), NOWHERE) for r in range(BITS)])
ACROSS = table([_across.get(place, NOWHERE) for place in range(PLACES)])  # the other end of its street
THEATRE_OF = table([_theatre.get(place, NOWHERE) for place in range(PLACES)])  # the theatre in its street

# ---------------------------------------------------------------------------------- options of the table
ROUND_CAP, COUPLES, LOOK_ALONE, LEAVE_DOGE, LEAVE_MOUTHS, SLOW_START, VERSION = range(7)
OPTIONS = 7

# ---------------------------------------------------------------------------------- actions
MOVE = 0  # + the link: of the lady's gondola, or of an empty one
WALK, INSPECT_GONDOLA, INSPECT_THEATRE, LOOK, END_TURN, EXCHANGE, LEAVE = range(LINKS, LINKS + 7)
ACTIONS = LEAVE + 1
# The empty gondolas and one's own, at the places with the most links, and everything else.
MOST_CHOICES = sum(sorted(len(board.neighbours(place)) for place in range(PLACES))[-GONDOLAS:]) + 5

CONSERVED = 3  # sums that no step changes

# ---------------------------------------------------------------------------------- phases and ends
TURN, CHOICE, OVER = range(3)
RUNNING, BROUGHT_HOME, ROUNDS_ARE_UP = range(3)


class State(Record):
    weight = i64[SEATS + 1, HOLDERS]  # secret, but for one's own row and the table's
    empty = i64  # where empty gondolas are, as bits
    taken = i64  # where gondolas with ladies are, as bits
    # the table
    round = i32  # rounds completed
    round_cap = i16  # 0: none
    version = i8  # of the rules
    seats = i8
    couples = i8
    look_alone = i8
    slow_start = i8  # in the first round the first seats have fewer points (CV-6)
    no_refuge = i8  # kinds of places where no lady may end two turns running, as bits (CV-24)
    first = i8  # the seat that began
    # whose decision
    phase = i8
    mover = i8
    points = i8  # left
    walked = i8  # a street, with neither a point spent nor a couple inspected since (CV-22)
    looked = i8  # at the Doge's (CV-25)
    partner = i8  # the holder inspected, while the mover chooses
    inspected = i16  # holders inspected this turn, as bits (CV-15)
    # the board
    lady_at = i8[SEATS]
    in_theatre = i16  # theatres that hold a couple, as bits
    jewels = i8  # seats that have laid down theirs, as bits
    stayed = i8[SEATS]  # the kind of such a place where each seat ended her last turn; 0: none (CV-24)
    follows = i16[SEATS]  # holders of which the seat must know whether he is there, as bits: all can tell
    casanova = i8  # secret: his holder
    # the end
    reason = i8
    winner = i8  # -1: none


clear = clearing(State)


# ---------------------------------------------------------------------------------- a new game
@rule
def new_game(s: State, seats: int, options: list[int], rng: Dice) -> None:
    """CV-3 … CV-5, CV-27. Sets every field, whatever was there."""
    clear(s)
    s.seats = seats
    s.round_cap = options[ROUND_CAP]
    s.couples = min(options[COUPLES], COUPLES_AT_MOST)
    s.look_alone = options[LOOK_ALONE]
    s.no_refuge = options[LEAVE_DOGE] * (DOGES | PALAZZI) | options[LEAVE_MOUTHS] * MOUTH
    s.slow_start = options[SLOW_START]
    s.version = options[VERSION]
    s.winner = -1
    for seat in range(SEATS):
        s.lady_at[seat] = HOME[seat]
        if seat < seats:
            s.taken |= 1 << HOME[seat]
    for _ in range(GONDOLAS - seats):
        place = STAGE_AT[dice(rng, STAGE_COUNT)]
        while s.empty >> place & 1:
            place = STAGE_AT[dice(rng, STAGE_COUNT)]
        s.empty |= 1 << place
    for _ in range(s.couples - seats):
        theatre = dice(rng, THEATRES)
        while s.in_theatre >> theatre & 1:
            theatre = dice(rng, THEATRES)
        s.in_theatre |= 1 << theatre
    for row in range(SEATS + 1):
        for holder in range(HOLDERS):
            if (row < seats or row == TABLE) and holds_couple(s, holder):
                s.weight[row][holder] = FULL
    s.casanova = dice(rng, HOLDERS)
    while not holds_couple(s, s.casanova):
        s.casanova = dice(rng, HOLDERS)
    s.first = dice(rng, seats)
    s.mover = s.first
    begin_turn(s)


@rule
def holds_couple(s: State, holder: int) -> bool:
    if holder < SEATS:
        return holder < s.seats
    return s.in_theatre >> (holder - SEATS) & 1 == 1


@rule
def begin_turn(s: State) -> None:
    s.phase = TURN
    s.points = points_of_turn(s)
    s.walked = 0
    s.looked = 0
    s.partner = 0
    s.inspected = 0


@rule
def points_of_turn(s: State) -> int:
    """With which the mover begins (CV-6)."""
    if s.slow_start and s.round == 0:
        return min(POINTS, 1 + (s.mover - s.first + s.seats) % s.seats)
    return POINTS


# ---------------------------------------------------------------------------------- who decides
@rule
def is_over(s: State) -> bool:
    return s.phase == OVER


@rule
def to_act(s: State) -> int:
    """The seat that owes a decision, as a bit: nobody is asked outside his turn (CV-15)."""
    return 0 if s.phase == OVER else 1 << s.mover


@rule
def next_to_act(s: State) -> int:
    return s.mover


@rule
def seats_in(s: State) -> int:
    """The seats still in the game, as bits: in this game nobody goes out."""
    return (1 << s.seats) - 1


# ---------------------------------------------------------------------------------- what it does
@rule
def step(s: State, seat: int, action: int, rng: Dice) -> None:
    """A seat that owes a decision takes a legal action; legality is the caller's duty."""
    if action < WALK:
        move(s, seat, LINK_FROM[action - MOVE], LINK_TO[action - MOVE])
    elif action == WALK:
        walk(s, seat)
    elif action == INSPECT_GONDOLA:
        inspect(s, seat, lady_in(s, ACROSS[s.lady_at[seat]]))
    elif action == INSPECT_THEATRE:
        inspect(s, seat, SEATS + THEATRE_OF[s.lady_at[seat]])
    elif action == LOOK:
        look(s, seat)
    elif action == END_TURN:
        end_turn(s)
    else:
        put_back(s, seat, action == EXCHANGE)


@rule
def move(s: State, seat: int, here: int, there: int) -> None:
    """One point, one gondola, one link (CV-6, CV-23)."""
    s.points -= 1
    s.walked = 0
    if here != s.lady_at[seat]:
        s.empty ^= 1 << here | 1 << there
        return
    s.taken ^= 1 << here | 1 << there
    s.lady_at[seat] = there
    if AT_DOGE >> there & 1:
        s.jewels |= 1 << seat  # CV-17
    elif there == HOME[seat]:
        come_home(s, seat)


@rule
def come_home(s: State, seat: int) -> None:
    """CV-18 … CV-20, CV-26: with the jewel laid down her couple is shown to all; in any case the turn is over."""
    if s.jewels >> seat & 1:
        if s.casanova == seat:
            s.winner = seat
            s.reason = BROUGHT_HOME
            s.phase = OVER
            return
        for other in range(s.seats):
            rule_out(s, other, 1 << seat)
            s.follows[other] |= 1 << seat
        rule_out(s, TABLE, 1 << seat)
    end_turn(s)


@rule
def walk(s: State, seat: int) -> None:
    """CV-9: she lands, walks her street, and boards the empty gondola at its other end."""
    here = s.lady_at[seat]
    there = ACROSS[here]
    s.lady_at[seat] = there
    s.taken ^= 1 << here | 1 << there
    s.empty ^= 1 << here | 1 << there
    s.walked = 1


@rule
def lady_in(s: State, place: int) -> int:
    """The seat whose lady's gondola is docked there; -1: none."""
    for seat in range(s.seats):
        if s.lady_at[seat] == place:
            return seat
    return NOWHERE


@rule
def inspect(s: State, seat: int, partner: int) -> None:
    """CV-10, CV-11: she alone sees both couples."""
    s.partner = partner
    s.inspected |= 1 << partner
    s.walked = 0
    s.phase = CHOICE
    see(s, seat, 1 << seat | 1 << partner)


@rule
def put_back(s: State, seat: int, exchange: bool) -> None:
    """CV-12: she exchanges the necklaces or not; the others see only that both couples are back."""
    partner = s.partner
    if exchange:
        if s.casanova == seat:
            s.casanova = partner
        elif s.casanova == partner:
            s.casanova = seat
        kept = s.weight[seat][seat]
        s.weight[seat][seat] = s.weight[seat][partner]
        s.weight[seat][partner] = kept
    for other in range(s.seats):
        if other != seat:
            mix(s, other, seat, partner)
            s.follows[other] &= ~(1 << seat | 1 << partner)
    mix(s, TABLE, seat, partner)
    s.partner = 0
    s.phase = TURN


@rule
def look(s: State, seat: int) -> None:
    """CV-13: she alone sees every couple docked at the Doge's."""
    s.looked = 1
    see(s, seat, at_the_doges(s))


@rule
def at_the_doges(s: State) -> int:
    """The seats whose ladies are docked there, as bits."""
    seats = 0
    for seat in range(s.seats):
        if AT_DOGE >> s.lady_at[seat] & 1:
            seats |= 1 << seat
    return seats


@rule
def end_turn(s: State) -> None:
    seat = s.mover
    s.stayed[seat] = KIND_OF[s.lady_at[seat]] & s.no_refuge
    s.mover = seat + 1 if seat + 1 < s.seats else 0
    if s.mover == s.first:
        s.round += 1
    begin_turn(s)
    if s.round_cap > 0 and s.round >= s.round_cap:  # W-4, CV-21
        s.phase = OVER
        s.reason = ROUNDS_ARE_UP
        if s.version == 2 and s.casanova < SEATS:  # version 2: the lady who has him wins
            s.winner = s.casanova


# ---------------------------------------------------------------------------------- who knows what of Casanova
@rule
def see(s: State, seat: int, holders: int) -> None:
    """The seat sees the couples of these holders, given as bits."""
    if holders >> s.casanova & 1:
        be_sure(s, seat, s.casanova)
    else:
        rule_out(s, seat, holders)
    s.follows[seat] |= holders


@rule
def be_sure(s: State, row: int, holder: int) -> None:
    for other in range(HOLDERS):
        s.weight[row][other] = 0
    s.weight[row][holder] = FULL


@rule
def rule_out(s: State, row: int, holders: int) -> None:
    """He is in none of these holders; the rest is doubled until it is FULL again."""
    total = 0
    for holder in range(HOLDERS):
        if holders >> holder & 1:
            s.weight[row][holder] = 0
        total += s.weight[row][holder]
    if total == 0:
        return  # no true state comes here: someone stepped on a blanked one
    doublings = 0
    while total << doublings < FULL:
        doublings += 1
    if doublings > 0:
        for holder in range(HOLDERS):
            s.weight[row][holder] <<= doublings


@rule
def mix(s: State, row: int, a: int, b: int) -> None:
    """Exchanged or not, with even chances; rounded up, so that what is possible stays so."""
    mean = (s.weight[row][a] + s.weight[row][b] + 1) >> 1
    s.weight[row][a] = mean
    s.weight[row][b] = mean


# ---------------------------------------------------------------------------------- the end
@rule
def returns(s: State, out: list[float]) -> None:
    """W-5: 1 to the winner, 0 to the others; 0 to everybody where nobody wins."""
    for seat in range(s.seats):
        out[seat] = 1.0 if seat == s.winner else 0.0
        if s.winner < 0 and s.version < 3:  # versions 1 and 2: a draw is shared by all
            out[seat] = 1.0 / s.seats


@rule
def conserved(s: State, out: list[int]) -> None:
    """What no step changes: gondolas, couples, and the rows that know a Casanova where he is. `out` comes cleared."""
    for place in range(PLACES):
        out[0] += (s.empty >> place & 1) + (s.taken >> place & 1)
    for holder in range(HOLDERS):
        out[1] += holds_couple(s, holder)
    for row in range(SEATS + 1):
        out[2] += s.weight[row][s.casanova] > 0


@rule
def when_time_runs_out(s: State, seat: int) -> int:
    """W-3: always a stand-in's decision. A fixed answer would tell the table what was chosen (CV-12)."""
    return -1


# ---------------------------------------------------------------------------------- what may be done
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
