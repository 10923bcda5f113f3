"""A driver that plays wild random games of any game, and holds every position to the laws that every game must hold.

Compiled it looks at a hundred thousand positions a second. It works in memory of the caller's, see `Memory`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from valise_games.rules import Choices, dice, first_word, given, rule

game = given("game")
SEATS = game.SEATS
ACTIONS = game.ACTIONS
MOST_CHOICES = game.MOST_CHOICES
FEATURES = game.FEATURES
CONSERVED = game.CONSERVED

LAWS = (
    "all laws hold",
    "somebody owes a decision while the game is not over, and nobody afterwards",
    "only seats in the game owe a decision, and the next to act is one of them",
    "options are at least one, at most MOST_CHOICES, ascending, and below ACTIONS",
    "when time runs out a legal action is taken, or a stand-in chooses",
    "what is blanked twice is blanked once",
    "a seat knows at least what a spectator knows",
    "a seat knows whether it owes a decision, and whether the game is over",
    "a seat knows its options",
    "a guess looks the same to who made it",
    "a guess changes no options of who made it",
    "a guess conserves what is conserved",
    "in a guess somebody owes a decision, and has options",
    "an observation has finite numbers, as many as declared",
    "a step conserves what is conserved",
    "returns sum to 1, or nobody has any; none is negative, and they are for seats in the game",
    "a game ends",
)
(
    ALL_HOLD, SOMEBODY_ACTS, WHO_ACTS, OPTIONS, TIME_RUNS_OUT, BLANK_TWICE, SPECTATOR_KNOWS_LESS, KNOWS_IF_IT_ACTS,
    KNOWS_OPTIONS, GUESS_LOOKS_SAME, GUESS_OPTIONS, GUESS_CONSERVES, GUESS_GOES_ON, OBSERVATION, CONSERVES, RETURNS,
    ENDS,
) = range(len(LAWS))  # fmt: skip

SPECTATOR = -1
TRUE, KNOWN, GUESSED, AGAIN, STATES = 0, 1, 2, 3, 4  # the states in memory
OPTION_ROW, OTHER_ROW, TOTALS_ROW, OTHER_TOTALS_ROW, ROWS = 0, 1, 2, 3, 4
POSITIONS, GAMES, DECISIONS, GUESSES, COUNTS = 0, 1, 2, 3, 4
ROOM = 32  # cells behind a row, which nobody may write
UNTOUCHED = -77
LONGEST = 2_000_000  # decisions in one game
TAKE_GUESS = 64  # one guess in so many becomes the game itself: it is a position like any other


@rule
def play_games(m: Any, raw: Any, rows: Any, numbers: Any, counts: Any, seats: int, options: Any, games: int,
               look_every: int, rng: Any, other_rng: Any) -> int:  # fmt: skip
    """Plays so many games, and looks at one position in `look_every` on average; the law that was broken, or 0."""
    s = m[TRUE]
    choices = rows[OPTION_ROW]
    for _ in range(games):
        clear(raw, TRUE)
        game.new_game(s, seats, options, rng)
        totals(s, rows[TOTALS_ROW])
        temper = dice(rng, 5)
        longest = counts[DECISIONS] + LONGEST
        while not game.is_over(s):
            if counts[DECISIONS] == longest:
                return ENDS
            if dice(other_rng, look_every) == 0:
                broken = look(m, raw, rows, numbers, counts, other_rng)
                if broken != ALL_HOLD:
                    return broken
                if dice(other_rng, TAKE_GUESS) == 0:
                    copy(raw, GUESSED, TRUE)
            seat = random_seat(game.to_act(s), rng)
            choices[0] = 0
            game.legal(s, seat, choices)
            game.step(s, seat, choose(choices, temper, rng), rng)
            counts[DECISIONS] += 1
            if not same_totals(s, rows):
                return CONSERVES
        if game.to_act(s) != 0:
            return SOMEBODY_ACTS
        for seat in range(SEATS):
            numbers[seat] = 0.0
        game.returns(s, numbers)
        if not returns_are_sound(numbers, game.seats_in(s)):
            return RETURNS
        counts[GAMES] += 1
    return ALL_HOLD


@rule
def look(m: Any, raw: Any, rows: Any, numbers: Any, counts: Any, rng: Any) -> int:
    """Every law of a position, for every seat and a spectator."""
    s = m[TRUE]
    known = m[KNOWN]
    guessed = m[GUESSED]
    acting = game.to_act(s)
    if acting == 0:
        return SOMEBODY_ACTS
    if acting & ~game.seats_in(s) != 0 or not acting >> game.next_to_act(s) & 1:
        return WHO_ACTS
    for watcher in range(SPECTATOR, s.seats):
        acts = watcher >= 0 and acting >> watcher & 1 == 1

        # What the watcher knows. GUESSED is only a place to work in here.
        clear(raw, KNOWN)
        clear(raw, AGAIN)
        game.blank(s, watcher, known)
        game.blank(known, watcher, m[AGAIN])
        if not same(raw, KNOWN, AGAIN):
            return BLANK_TWICE
        clear(raw, GUESSED)
        clear(raw, AGAIN)
        game.blank(s, SPECTATOR, guessed)
        game.blank(known, SPECTATOR, m[AGAIN])
        if not same(raw, GUESSED, AGAIN):
            return SPECTATOR_KNOWS_LESS
        if game.is_over(known):
            return KNOWS_IF_IT_ACTS

        # A full state that it could be.
        copy(raw, KNOWN, GUESSED)
        game.guess(guessed, watcher, rng)
        clear(raw, AGAIN)
        game.blank(guessed, watcher, m[AGAIN])
        if not same(raw, KNOWN, AGAIN):
            return GUESS_LOOKS_SAME
        if not same_totals(guessed, rows):
            return GUESS_CONSERVES
        guess_acting = game.to_act(guessed)
        if guess_acting == 0 or guess_acting & ~game.seats_in(guessed) != 0:
            return GUESS_GOES_ON
        for seat in range(SEATS):
            if guess_acting >> seat & 1 and not has_options(guessed, seat, rows[OTHER_ROW]):
                return GUESS_GOES_ON

        # Its decision and its options are the same in all three.
        if watcher >= 0:
            if game.to_act(known) >> watcher & 1 != acts or guess_acting >> watcher & 1 != acts:
                return KNOWS_IF_IT_ACTS
            if acts:
                fill(rows[OPTION_ROW], 0)
                if not has_options(s, watcher, rows[OPTION_ROW]) or not options_are_sound(rows[OPTION_ROW]):
                    return OPTIONS
                late = game.when_time_runs_out(s, watcher)
                if late != -1 and not among(rows[OPTION_ROW], late):
                    return TIME_RUNS_OUT
                if not has_options(known, watcher, rows[OTHER_ROW]) or not same_options(rows):
                    return KNOWS_OPTIONS
                if not has_options(guessed, watcher, rows[OTHER_ROW]) or not same_options(rows):
                    return GUESS_OPTIONS
            fill(numbers, FEATURES)
            game.observe(known, watcher, numbers)
            if not numbers_are_sound(numbers):
                return OBSERVATION
        counts[GUESSES] += 1
    counts[POSITIONS] += 1
    return ALL_HOLD


# ---------------------------------------------------------------------------------- helpers
@rule
def random_seat(bits: int, rng: Any) -> int:
    """One of the seats that owe a decision: they may answer in any order."""
    count = 0
    for seat in range(SEATS):
        count += bits >> seat & 1
    pick = dice(rng, count)
    for seat in range(SEATS):
        if bits >> seat & 1:
            if pick == 0:
                return seat
            pick -= 1
    return -1


@rule
def choose(choices: Choices, temper: int, rng: Any) -> int:
    """Any option; with some temper the last ones come often: they bribe, protest and bid high."""
    if dice(rng, 8) < temper:
        return choices[choices[0]]
    return choices[1 + dice(rng, choices[0])]


@rule
def has_options(s: Any, seat: int, row: Choices) -> bool:
    """Leaves the options in the row."""
    row[0] = 0
    game.legal(s, seat, row)
    return row[0] > 0


@rule
def options_are_sound(row: Any) -> bool:
    count = row[0]
    if count > MOST_CHOICES or row[1] < 0 or row[count] >= ACTIONS:
        return False
    for i in range(count + 1, row.size):
        if row[i] != UNTOUCHED:
            return False
    for i in range(1, count):
        if row[i] >= row[i + 1]:
            return False
    return True


@rule
def same_options(rows: Any) -> bool:
    for i in range(rows[OPTION_ROW][0] + 1):
        if rows[OPTION_ROW][i] != rows[OTHER_ROW][i]:
            return False
    return True


@rule
def among(row: Any, action: int) -> bool:
    for i in range(1, row[0] + 1):
        if row[i] == action:
            return True
    return False


@rule
def fill(row: Any, zeros: int) -> None:
    """So many zeros, and a mark in every cell behind them."""
    for i in range(row.size):
        row[i] = 0 if i < zeros else UNTOUCHED


@rule
def numbers_are_sound(numbers: Any) -> bool:
    for i in range(numbers.size):
        if i < FEATURES and not np.isfinite(numbers[i]):
            return False
        if i >= FEATURES and numbers[i] != UNTOUCHED:
            return False
    return True


@rule
def returns_are_sound(share: Any, seats_in: int) -> bool:
    total = 0.0
    for seat in range(SEATS):
        if share[seat] < 0.0 or (share[seat] > 0.0 and not seats_in >> seat & 1):
            return False
        total += share[seat]
    return total == 0.0 or abs(total - 1.0) < 1e-6


@rule
def totals(s: Any, row: Any) -> None:
    for i in range(CONSERVED):
        row[i] = 0
    game.conserved(s, row)


@rule
def same_totals(s: Any, rows: Any) -> bool:
    """Are the sums that no step changes as they were at the start of the game?"""
    totals(s, rows[OTHER_TOTALS_ROW])
    for i in range(CONSERVED):
        if rows[TOTALS_ROW][i] != rows[OTHER_TOTALS_ROW][i]:
            return False
    return True


@rule
def clear(raw: Any, target: int) -> None:
    for i in range(raw.shape[1]):
        raw[target][i] = 0


@rule
def copy(raw: Any, source: int, target: int) -> None:
    for i in range(raw.shape[1]):
        raw[target][i] = raw[source][i]


@rule
def same(raw: Any, a: int, b: int) -> bool:
    for i in range(raw.shape[1]):
        if raw[a][i] != raw[b][i]:
            return False
    return True


# ---------------------------------------------------------------------------------- for callers
class Memory:
    """What the driver works in, and what it counted."""

    def __init__(self, seed: int) -> None:
        self.states = game.State.array(STATES)
        self.raw = self.states.view(np.uint8).reshape(STATES, -1)
        self.rows = np.zeros((ROWS, max(MOST_CHOICES + 1, CONSERVED) + ROOM), np.int16)
        self.numbers = np.zeros(FEATURES + ROOM, np.float64)
        self.counts = np.zeros(COUNTS, np.int64)
        self.rng = np.array([first_word(seed)], np.int64)
        self.other_rng = np.array([first_word(seed + 1)], np.int64)

    def play(self, seats: int, options: list[int], games: int, look_every: int = 1) -> str:
        """The law that was broken, or that all laws hold."""
        broken = play_games(
            self.states, self.raw, self.rows, self.numbers, self.counts, seats, np.array(options, np.int64), games,
            look_every, self.rng, self.other_rng,
        )  # fmt: skip
        return LAWS[broken]
