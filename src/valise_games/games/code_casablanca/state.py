"""Code Casablanca: its components, actions and phases as numbers, and the State of a game."""

from __future__ import annotations

from valise_games.games.code_casablanca.board import Board
from valise_games.rules import Dice, Record, dice, given, i8, i16, i32, i64, rule, table

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
