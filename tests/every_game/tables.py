"""Every table at which a game of the catalogue can be played, and wild play at it. Knows no game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from valise_games import Match, catalogue
from valise_games.games.entry import Entry, Option
from valise_games.games.game import Game
from valise_games.rules import FastDice

SPECTATOR = -1
SHORT = 5  # a numbered option is at most this at tables made for plain play: games end soon


@dataclass(frozen=True)
class Table:
    """A game of the catalogue, one of its boards, a number of seats and a choice of options."""

    game: str
    variant: str
    seats: int
    options: Mapping[str, int | bool]

    def __str__(self) -> str:
        chosen = "".join(f"-{key}={value}" for key, value in self.options.items())
        return f"{self.game}-{self.variant}-{self.seats}{chosen}"

    @property
    def entry(self) -> Entry:
        return catalogue[self.game]

    @property
    def plain(self) -> Game:
        return self.entry.load("plain", self.variant)

    @property
    def compiled(self) -> Game:
        return self.entry.load("compiled", self.variant)

    @property
    def encoded(self) -> list[int]:
        return self.entry.encode_options(self.options)

    @property
    def watchers(self) -> list[int]:
        """Everyone who may look on: the seats, and a spectator."""
        return [*range(self.seats), SPECTATOR]

    def new_state(self, seed: int) -> Any:
        s = self.plain.State()
        self.plain.new_game(s, self.seats, self.encoded, FastDice(seed))
        return s

    def new_match(self, seed: int) -> Match:
        return Match.new(self.game, self.seats, self.options, seed, variant=self.variant)


def choices_of(option: Option) -> list[int | bool]:
    """The values of an option that are worth a table each."""
    if isinstance(option.default, bool):
        return [False, True]
    return sorted({option.low, option.default, option.high})


def tables_of(entry: Entry, variant: str) -> Iterator[Table]:
    """Every number of seats with the usual options; and each option by itself, and all of them, changed."""
    usual = {option.key: option.default for option in entry.options}
    changed = [
        {option.key: value}
        for option in entry.options
        for value in choices_of(option)
        # On a large board random play without a cap may go on for millions of decisions.
        if value != option.default and (variant != "standard" or (option.key, value) != ("round_cap", 0))
    ]  # fmt: skip
    changed.append({option.key: not option.default for option in entry.options if isinstance(option.default, bool)})
    for seats in entry.seats_of(variant):
        yield Table(entry.id, variant, seats, {})
        for some in changed:
            if some:
                yield Table(entry.id, variant, seats, {**usual, **some})


BOARDS = [(entry, variant) for entry in catalogue.values() for variant in entry.boards]
BOARD_NAMES = [f"{entry.id}-{variant}" for entry, variant in BOARDS]
PLAYED_BOARDS = [(entry, variant) for entry, variant in BOARDS if variant in entry.tables]
PLAYED_BOARD_NAMES = [f"{entry.id}-{variant}" for entry, variant in PLAYED_BOARDS]
TABLES = [table for entry, variant in BOARDS for table in tables_of(entry, variant)]


def short_tables() -> list[Table]:
    """One table for each board, number of seats and yes-or-no option, with short games: for play in plain Python."""
    tables = []
    for entry, variant in BOARDS:
        numbers = {
            option.key: max((value for value in option.values if value <= SHORT), default=option.low)
            for option in entry.options
            if not isinstance(option.default, bool)
        }
        switches = [option.key for option in entry.options if isinstance(option.default, bool)]
        for turn, seats in enumerate(entry.seats_of(variant)):
            on = {key: bool((turn + at) % 2) for at, key in enumerate(switches)}
            off = {key: not value for key, value in on.items()}
            tables += [Table(entry.id, variant, seats, {**numbers, **some}) for some in (on, off)]
    return list({str(table): table for table in tables}.values())


SHORT_TABLES = short_tables()


def fewest_and_most_seats() -> set[str]:
    """The names of two tables of each board, one with every yes-or-no option the other way."""
    names = set()
    for entry, variant in BOARDS:
        first, *more = [table for table in SHORT_TABLES if (table.game, table.variant) == (entry.id, variant)]
        switches = [key for key, value in first.options.items() if isinstance(value, bool)]
        others = [table for table in more if all(table.options[key] != first.options[key] for key in switches)]
        names |= {str(table) for table in (first, *others[-1:])}
    return names


# The quick tests sit down at the tables with the fewest and the most seats, the long ones at those between.
_quick = fewest_and_most_seats()
at_short_tables = pytest.mark.parametrize(
    "table",
    [
        pytest.param(table, id=str(table), marks=() if str(table) in _quick else pytest.mark.long)
        for table in SHORT_TABLES
    ],
)
# To compile a game takes seconds: the quick tests make do with two, the long ones compile every board.
COMPILED_TABLES = [
    table for table in SHORT_TABLES if table.variant == "small" and table.game in ("casablanca", "casanova")
]


# ---------------------------------------------------------------------------------- play in plain Python
def seats_of(bits: int) -> list[int]:
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def legal_actions(game: Game, s: Any, seat: int) -> list[int]:
    choices = [0] * (game.MOST_CHOICES + 1)
    game.legal(s, seat, choices)
    return choices[1 : choices[0] + 1]


def known_to(game: Game, s: Any, watcher: int) -> Any:
    known = game.State()
    game.blank(s, watcher, known)
    return known


def guessed_by(game: Game, s: Any, watcher: int, seed: int) -> Any:
    """A full state that the watcher cannot tell from `s`."""
    guessed = known_to(game, s, watcher)
    game.guess(guessed, watcher, FastDice(seed))
    return guessed


def choose_wildly(options: list[int], temper: int, luck: Random) -> int:
    """Any option; with some temper the last ones come often: they bribe, protest and bid high."""
    if luck.randrange(8) < temper:
        return options[-1]
    return luck.choice(options)


def random_positions(table: Table, seed: int) -> Iterator[tuple[Any, int, int]]:
    """A random game: each position with the seat that decides and what it does; at the end seat and action are -1.

    The position is the same object all the time.
    """
    game, luck = table.plain, Random(seed)
    s, rng, temper = table.new_state(seed), FastDice(seed + 1), luck.randrange(5)
    while not game.is_over(s):
        seat = luck.choice(seats_of(game.to_act(s)))
        action = choose_wildly(legal_actions(game, s, seat), temper, luck)
        yield s, seat, action
        game.step(s, seat, action, rng)
    yield s, -1, -1


def some_points(match: Match, luck: Random) -> Iterator[None]:
    """Plays a match to its end, and stops on the way: at every step first, then ever more rarely."""
    decisions = 1
    while not match.over:
        yield
        play_on(match, decisions, luck, temper=luck.randrange(5))
        decisions += 1 + decisions // 4
    yield


def play_on(match: Match, decisions: int, luck: Random, temper: int = 2) -> None:
    """So many random decisions in a match, or until it is over."""
    for _ in range(decisions):
        if match.over:
            return
        seat = luck.choice(match.to_act)
        options = match.legal(seat)
        match.play(seat, options[choose_wildly(list(range(len(options))), temper, luck)])
