"""Plays many games side by side, so that every decision of them can be kept: for datasets.

Game `i` has row `i` of `states`, and of `words` a generator for the game and one for each seat. Who sits where is told
by `kinds`: a bot that is compiled too decides here, all others are left to the caller.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from valise_games.rules import Choices, Dice, given, no_choices, rule

if TYPE_CHECKING:
    from valise_games.rules.state import Array, Record

game = given("game")
novice = given("novice")
chance = given("chance")  # the random policy
MOST_CHOICES, FEATURES, SEATS = game.MOST_CHOICES, game.FEATURES, game.SEATS
CALLER, RANDOM, NOVICE = range(3)  # in `kinds`
LEFT = -1  # in place of an action: the caller decides

if hasattr(game, "hopeless"):
    hopeless = game.hopeless
else:

    @rule
    def hopeless(s: Record, seat: int, action: int) -> bool:
        return False


@rule
def begin_some(seats: int, options: list[int], states: Array, words: Array) -> None:
    for i in range(states.size):
        game.new_game(states[i], seats, options, words[i][0])


@rule
def ask_some(
    states: Array, live: Array, kinds: Array, words: Array, choices: Choices, sensible: Choices, actors: Array,
    counts: Array, options: Array, taken: Array
) -> None:  # fmt: skip
    """Who decides in each of these games, what is open, and what a compiled bot or one with a single option does."""
    for k in range(live.size):
        i = live[k]
        s = states[i]
        seat = game.next_to_act(s)
        choices[0] = 0
        game.legal(s, seat, choices)
        actors[k] = seat
        counts[k] = choices[0]
        for number in range(choices[0]):
            options[k][number] = choices[1 + number]
        kind = kinds[i][seat]
        if choices[0] == 1:
            taken[k] = choices[1]
        elif kind == RANDOM:
            taken[k] = chance.decide(s, seat, choices, words[i][1 + seat])
        elif kind == NOVICE:
            taken[k] = by_a_novice(s, seat, choices, sensible, words[i][1 + seat])
        else:
            taken[k] = LEFT


@rule
def by_a_novice(s: Record, seat: int, choices: Choices, sensible: Choices, rng: Dice) -> int:
    """As `bots/policy_bot.py` has him: what is in vain is not weighed, where anything else is left."""
    sensible[0] = 0
    for k in range(1, choices[0] + 1):
        if not hopeless(s, seat, choices[k]):
            sensible[0] += 1
            sensible[sensible[0]] = choices[k]
    if sensible[0] == 0:
        action: int = novice.decide(s, seat, choices, rng)
        return action
    among: int = novice.decide(s, seat, sensible, rng)
    return among


@rule
def step_some(states: Array, live: Array, actors: Array, taken: Array, words: Array, over: Any) -> None:
    for k in range(live.size):
        i = live[k]
        game.step(states[i], actors[k], taken[k], words[i][0])
        over[k] = game.is_over(states[i])


@rule
def returns_of(states: Array, shares: Array) -> None:
    for i in range(states.size):
        game.returns(states[i], shares[i])


@rule
def blank_some(states: Array, seats: Array, known: Array) -> None:
    """What a seat knows in each of these states; `known` is cleared."""
    for k in range(states.size):
        game.blank(states[k], seats[k], known[k])


@rule
def observe_some(known: Array, seats: Array, observations: Array) -> None:
    for k in range(known.size):
        game.observe(known[k], seats[k], observations[k])


class Tables:
    """Games side by side, and the memory that they take."""

    def __init__(self, seats: int, options: list[int], kinds: Array, words: Array) -> None:
        """`kinds` has a row for each game and a column for each seat, `words` the first words of the generators."""
        self.seats, self.kinds, self.words = seats, kinds, words
        self.states = game.State.array(len(kinds))
        self.choices, self.sensible = no_choices(MOST_CHOICES), no_choices(MOST_CHOICES)
        numbers: Any = np.array(options, np.int64)
        begin_some(seats, numbers, self.states, words)

    def ask(self, live: Array) -> tuple[Any, Any, Any, Any]:
        """Of each of these games the seat that decides, how many options it has, these, and what it does, or LEFT."""
        n = len(live)
        actors, counts, taken = np.zeros(n, np.int8), np.zeros(n, np.int32), np.zeros(n, np.int16)
        options = np.zeros((n, MOST_CHOICES), np.int16)
        ask_some(self.states, live, self.kinds, self.words, self.choices, self.sensible, actors, counts, options, taken)
        return actors, counts, options, taken

    def step(self, live: Array, actors: Array, taken: Array) -> Array:
        """Which of the games are over now."""
        over = np.zeros(len(live), np.bool_)
        step_some(self.states, live, actors, taken, self.words, over)
        return over

    def returns(self) -> Array:
        shares = np.zeros((len(self.states), SEATS), np.float32)
        returns_of(self.states, shares)
        of_seats: Array = shares[:, : self.seats]
        return of_seats


def known_in(states: Array, seats: Array) -> Array:
    known: Array = game.State.array(len(states))
    blank_some(states, seats, known)
    return known


def observed(known: Array, seats: Array) -> Array:
    observations: Array = np.zeros((len(known), FEATURES), np.float32)
    observe_some(known, seats, observations)
    return observations
