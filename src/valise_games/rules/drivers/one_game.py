"""One game at a time: what the doors to a single game step where its rules are compiled.

A state is handed over as its octets: with NumPy's records every call would be several times as long. A step goes from
one to another, so that the state before it stays. `facts` are what everybody asks for next; the options of the seat to
act are in `choices`, and of a game that is over the returns are in `rewards`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valise_games.rules import Choices, given, rule
from valise_games.rules.chance import ASKED, BY_WORD, GOES_ON, MADE, ROLLS, TOLD

if TYPE_CHECKING:
    from valise_games.rules.state import Array

game = given("game")
STATE = game.State.dtype()
SET_UP = -1  # in place of a seat: the step is the set-up
OVER, TO_ACT, SEATS_IN, SIDES, FACTS = range(5)


@rule
def step(
    before: Array, after: Array, seats: int, options: list[int], seat: int, action: int, rolls: int, word: int,
    rng: Array, facts: Array, choices: Choices, rewards: Array
) -> None:  # fmt: skip
    """An action of a seat, or the set-up. So many rolls are told, in `rng`; unless that is negative, `facts[SIDES]` are
    the sides of the first that is not."""
    if rolls < 0:
        rng[BY_WORD] = word
    else:
        head(rng, rolls, word)
    go(before.view(STATE), after.view(STATE), seats, options, seat, action, rng)
    facts[SIDES] = rng[ASKED] if rolls >= 0 else 0
    note(after, facts, choices, rewards)


@rule
def note(at: Array, facts: Array, choices: Choices, rewards: Array) -> None:
    s = at.view(STATE)[0]
    facts[OVER] = game.is_over(s)
    facts[SEATS_IN] = game.seats_in(s)
    choices[0] = 0
    if facts[OVER]:
        rewards[:] = 0
        game.returns(s, rewards)
    else:
        facts[TO_ACT] = game.next_to_act(s)
        game.legal(s, facts[TO_ACT], choices)


@rule
def go(before: Array, after: Array, seats: int, options: list[int], seat: int, action: int, rng: Array) -> None:
    after[0] = before[0]
    if seat == SET_UP:
        game.new_game(after[0], seats, options, rng)
    else:
        game.step(after[0], seat, action, rng)


@rule
def look(at: Array, seat: int, cleared: Array, known: Array, choices: Choices, observation: Array, mask: Array) -> None:
    """What a seat knows, as numbers, and what it may do if it is its decision."""
    s = at.view(STATE)[0]
    know(at, seat, cleared, known)
    observation[:] = 0
    game.observe(known.view(STATE)[0], seat, observation)
    mask[:] = 0
    if not game.is_over(s) and game.next_to_act(s) == seat:
        choices[0] = 0
        game.legal(s, seat, choices)
        for k in range(1, choices[0] + 1):
            mask[choices[k]] = 1


@rule
def know(at: Array, watcher: int, cleared: Array, known: Array) -> None:
    """What a seat or a spectator knows."""
    there = known.view(STATE)
    there[0] = cleared.view(STATE)[0]
    game.blank(at.view(STATE)[0], watcher, there[0])


@rule
def outcomes(
    before: Array, seats: int, options: list[int], seat: int, action: int, rng: Array, rolls: Array, count: int,
    sides: int, words: Array, without: Array, those: Array, found: Array
) -> int:  # fmt: skip
    """The numbers that a roll can be, after `count` told ones: all but those after which all is as without them.
    `rolls` has room for one more, `without` for as many states as there are words, and `those` for one."""
    start, reached = before.view(STATE), those.view(STATE)
    length = those.size
    for w in range(words.size):
        tell(rng, rolls, count, words[w])
        go(start, reached, seats, options, seat, action, rng)
        for i in range(length):
            without[w * length + i] = those[i]
    many = 0
    for number in range(sides):
        rolls[count] = number
        same = True
        for w in range(words.size):
            tell(rng, rolls, count + 1, words[w])
            go(start, reached, seats, options, seat, action, rng)
            same = rng[ASKED] == sides
            for i in range(length):
                if those[i] != without[w * length + i]:
                    same = False
                    break
            if not same:
                break
        if not same:
            found[many] = number
            many += 1
    return many


@rule
def tell(rng: Array, rolls: Array, count: int, word: int) -> None:
    head(rng, count, word)
    for i in range(count):
        rng[ROLLS + i] = rolls[i]


@rule
def head(rng: Array, count: int, word: int) -> None:
    rng[BY_WORD] = -1
    rng[MADE] = 0
    rng[TOLD] = count
    rng[ASKED] = 0
    rng[GOES_ON] = word
