"""The rules of liar's dice: bids, doubts, and what they cost. RULES.en.md has them in words."""

from typing import Any

from valise_games.rules import Choices, Dice, Record, allow, dice, given, i8, i16, rule

board: Any = given("board")
SEATS, DICE, JUMP = board.seats, board.dice, board.jump
FACES: int = board.faces
OPTIONS = 2  # dice of each seat, wild ones
CONSERVED = 1
BID = 0  # + (count - 1) * FACES + face - 1
DOUBT: int = SEATS * DICE * FACES
ACTIONS = DOUBT + 1
MOST_CHOICES = (JUMP + 1) * FACES + 1

BIDDING, OVER = range(2)
NOBODY = -1


class State(Record):
    seats = i8
    wild = i8
    phase = i8
    round = i8  # so many were played
    first = i8  # who began the game
    mover = i8
    bid = i16  # the last action of a bid in this round, or NOBODY's
    bidder = i8
    left = i8[SEATS]  # dice that each seat still has
    hand = i8[SEATS, FACES]  # so many of each face under its cup
    said = i16[SEATS]  # each seat's last bid of this round, plus 1
    shown = i8[SEATS, FACES]  # the hands that the last doubt opened


@rule
def new_game(s: State, seats: int, options: list[int], rng: Dice) -> None:
    s.seats = seats
    s.wild = options[1]
    s.phase = BIDDING
    s.round = 0
    s.first = dice(rng, seats)  # LD-2
    s.mover = s.first
    for seat in range(SEATS):
        s.left[seat] = min(options[0], DICE) if seat < seats else 0
        for face in range(FACES):
            s.shown[seat][face] = 0
    roll(s, rng)


@rule
def roll(s: State, rng: Dice) -> None:
    """LD-1: everybody rolls all dice that are left; the mover has the first bid."""
    s.bid = NOBODY
    s.bidder = NOBODY
    for seat in range(SEATS):
        s.said[seat] = 0
        for face in range(FACES):
            s.hand[seat][face] = 0
        for _ in range(s.left[seat]):
            face = dice(rng, FACES)
            s.hand[seat][face] += 1


@rule
def is_over(s: State) -> bool:
    return s.phase == OVER


@rule
def to_act(s: State) -> int:
    return 0 if s.phase == OVER else 1 << s.mover


@rule
def next_to_act(s: State) -> int:
    return s.mover


@rule
def seats_in(s: State) -> int:
    bits = 0
    for seat in range(SEATS):
        bits |= (s.left[seat] > 0) << seat
    return bits


@rule
def dice_in_play(s: State) -> int:
    count = 0
    for seat in range(SEATS):
        count += s.left[seat]
    return count


@rule
def legal(s: State, seat: int, choices: Choices) -> None:
    """LD-3: more dice, or as many of a higher face. LD-4: not too many more. LD-5: no ones that are wild."""
    most = min(dice_in_play(s), (s.bid // FACES + 1 if s.bid != NOBODY else 0) + JUMP)
    for bid in range(s.bid + 1, most * FACES):
        if not s.wild or bid % FACES != 0:
            allow(choices, bid)
    if s.bid != NOBODY:
        allow(choices, DOUBT)


@rule
def step(s: State, seat: int, action: int, rng: Dice) -> None:
    if action != DOUBT:
        s.bid = action
        s.bidder = seat
        s.said[seat] = action + 1
        s.mover = after(s, seat)
        return
    for other in range(SEATS):  # LD-6
        for face in range(FACES):
            s.shown[other][face] = s.hand[other][face]
    loser = seat if found(s, s.bid % FACES) > s.bid // FACES else s.bidder
    s.left[loser] -= 1
    s.mover = loser if s.left[loser] > 0 else after(s, loser)  # LD-7
    roll(s, rng)
    if dice_in_play(s) == s.left[s.mover]:
        s.phase = OVER  # LD-8
    else:
        s.round += 1


@rule
def found(s: State, face: int) -> int:
    """So many dice of that face, counted from 0, lie under all cups; with those that count as it."""
    count = 0
    for seat in range(SEATS):
        count += s.hand[seat][face]
        if s.wild and face != 0:
            count += s.hand[seat][0]
    return count


@rule
def after(s: State, seat: int) -> int:
    """The next seat clockwise that has dice."""
    seat = (seat + 1) % s.seats
    while s.left[seat] == 0:
        seat = (seat + 1) % s.seats
    return seat


@rule
def returns(s: State, out: list[float]) -> None:
    out[s.mover] = 1.0


@rule
def conserved(s: State, out: list[int]) -> None:
    """Dice under a cup that are left to nobody: none, ever."""
    for seat in range(SEATS):
        out[0] -= s.left[seat]
        for face in range(FACES):
            out[0] += s.hand[seat][face]


@rule
def when_time_runs_out(s: State, seat: int) -> int:
    return -1  # a bid must be chosen: a stand-in does
