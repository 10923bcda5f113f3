"""The tree of all games from given states, level by level, compiled: for small boards, to solve them exactly.

What a seat remembers is kept as one number a seat and node: it changes when what the seat knows does, and when it acts.
So seats have perfect recall, and cannot tell how often others did what they were not shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from valise_games.rules import Choices, Dice, given, no_choices, rule

if TYPE_CHECKING:
    from valise_games.rules.state import Array, Record

game = given("game")
sides = given("sides")
MOST_CHOICES, FEATURES = game.MOST_CHOICES, game.FEATURES
WORD = 8  # bytes
UNROLLED = 1  # the generator's word before anything is rolled
SCATTER = -7046029254386353131  # an odd number, 2**64 over the golden ratio: products with it look like chance


# ---------------------------------------------------------------------------------- the rules
@rule
def mixed(key: int, more: int) -> int:
    key = (key ^ more) * SCATTER
    return key ^ (key >> 29)


@rule
def view(s: Record, seat: int, known: Array, words: Array) -> int:
    """What a seat knows, as one number. `words` is the memory of `known`."""
    words[:] = 0
    game.blank(s, seat, known[0])
    key = seat + 1
    for i in range(words.size):
        key = mixed(key, words[i])
    return key


@rule
def begin(states: Array, seats: int, known: Array, words: Array, views: Array, memories: Array) -> None:
    for i in range(states.size):
        for seat in range(seats):
            views[i][seat] = view(states[i], seat, known, words)
            memories[i][seat] = mixed(seat + 1, views[i][seat])


@rule
def count(states: Array, choices: Choices, actors: Array, options: Array) -> None:
    """Who decides in each state, and how many options there are; 0 if it is over."""
    for i in range(states.size):
        options[i] = 0
        actors[i] = -1
        if not game.is_over(states[i]):
            actors[i] = game.next_to_act(states[i])
            choices[0] = 0
            game.legal(states[i], actors[i], choices)
            options[i] = choices[0]


@rule
def expand(
    states: Array, seats: int, actors: Array, choices: Choices, known: Array, words: Array, views: Array,
    memories: Array, after: Any, later_views: Array, later_memories: Array, actions: Array, rng: Dice
) -> None:  # fmt: skip
    """Every option of every state, taken: `after` has room for all of them, in order."""
    at = 0
    for i in range(states.size):
        if actors[i] >= 0:
            choices[0] = 0
            game.legal(states[i], actors[i], choices)
            for k in range(1, choices[0] + 1):
                action = choices[k]
                after[at] = states[i]
                game.step(after[at], actors[i], action, rng)
                actions[at] = action
                for seat in range(seats):
                    memory = memories[i][seat]
                    if seat == actors[i]:
                        memory = mixed(memory, action + 1)
                    seen = view(after[at], seat, known, words)
                    if seen != views[i][seat]:
                        memory = mixed(memory, seen)
                    later_views[at][seat] = seen
                    later_memories[at][seat] = memory
                at += 1


@rule
def returns(states: Array, actors: Array, won: Array) -> None:
    for i in range(states.size):
        if actors[i] < 0:
            game.returns(states[i], won[i])


@rule
def observe(
    states: Array,
    actors: Array,
    side: int,
    known: Array,
    words: Array,
    spare: Array,
    cleared: Array,
    observations: Array,
) -> None:
    """What the deciding seat knows, as numbers, from a side."""
    for i in range(states.size):
        words[:] = 0
        spare[0] = cleared[0]
        game.blank(states[i], actors[i], known[0])
        sides.observe_from(known[0], actors[i], side, spare[0], observations[i])


@rule
def names(states: Array, rows: Array, actions: Array, side: int, seen: Array) -> None:
    """What actions are called from a side, each in the state of its row."""
    for k in range(actions.size):
        seen[k] = sides.seen_from(states[rows[k]], side, actions[k])


# ---------------------------------------------------------------------------------- for callers
class TreeBuilder:
    """The memory that it takes."""

    def __init__(self) -> None:
        self.choices = no_choices(MOST_CHOICES)
        one = game.State.array(1)
        self.words = np.zeros(-(-one.itemsize // WORD), np.int64)
        self.known = self.words.view(np.uint8)[: one.itemsize].view(one.dtype)
        self.rng: Any = np.full(1, UNROLLED, np.int64)

    def begin(self, states: Array, seats: int) -> tuple[Any, Any]:
        views, memories = (np.zeros((len(states), seats), np.int64) for _ in range(2))
        begin(states, seats, self.known, self.words, views, memories)
        return views, memories

    def level(self, states: Array) -> tuple[Any, Any]:
        actors, options = np.zeros(len(states), np.int8), np.zeros(len(states), np.int32)
        count(states, self.choices, actors, options)
        return actors, options

    def next(
        self, states: Array, actors: Array, number: int, views: Array, memories: Array
    ) -> tuple[Any, Any, Any, Any]:
        """The states of the next level, which are so many: with what seats know and remember, and what led there."""
        seats = views.shape[1]
        after, actions = game.State.array(number), np.zeros(number, np.int16)
        later_views, later_memories = (np.zeros((number, seats), np.int64) for _ in range(2))
        expand(states, seats, actors, self.choices, self.known, self.words, views, memories, after, later_views,
               later_memories, actions, self.rng)  # fmt: skip
        return after, later_views, later_memories, actions

    @property
    def rolled(self) -> bool:
        """Were any dice thrown on the way?"""
        return bool(self.rng[0] != UNROLLED)

    def returns(self, states: Array, actors: Array, seats: int) -> Array:
        won = np.zeros((len(states), seats))
        returns(states, actors, won)
        return won

    def observe(self, states: Array, actors: Array, side: int) -> Array:
        seen = np.zeros((len(states), FEATURES), np.float32)
        spare, cleared = game.State.array(1), game.State.array(1)
        observe(states, actors, side, self.known, self.words, spare, cleared, seen)
        return seen

    def names(self, states: Array, rows: Array, actions: Array, side: int) -> Array:
        seen = np.zeros(len(actions), np.int32)
        names(states, rows, actions, side, seen)
        return seen
