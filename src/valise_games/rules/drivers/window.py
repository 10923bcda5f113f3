"""Windows of play for a trainer: row t of an array is decision t of every game, game `i` has column `i`.

A window is so many decisions of each of N games. The last row of what is seen belongs to the next window. Only
decisions between options are decisions: what is forced is played in between. `company` says who sits with the learner
in a game: itself in every seat, guests for whom the policy decides, or rivals for whom the caller does. A sparring
partner has one seat and learns too; a former one has one seat, the caller decides for it, and it learns nothing.

Where a game has a `careful`, a Master's seat has only the options that this leaves; the others are not bound by it.

Each decision is looked at from one of the sides that a game has: what is seen, allowed and done is told from there.

The rules for one game run compiled and on a GPU; `window_on_cpu` and `window_on_gpu` run them for all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valise_games.rules import Choices, Dice, dice, given, rule

if TYPE_CHECKING:
    from valise_games.rules.state import Array, Record

game = given("game")
policy = given("policy")
sides = given("sides")

ITSELF, GUESTS, RIVALS, SPARRING, FORMER = range(5)
BOTH_LEARN = 1 << 16  # beside the bits of learners
NONE = -1  # in place of an action


# ---------------------------------------------------------------------------------- playing
@rule
def decided(s: Record, seat: int, side: int, wish: int, choices: Choices, rng: Dice) -> int:
    """What was wished, from a side; or, where that is negative, what the policy decides."""
    if wish >= 0:
        meant: int = sides.meant_from(s, side, wish)
        return meant
    choices[0] = 0
    sides.considered(s, seat, choices)
    action: int = policy.decide(s, seat, choices, rng)
    return action


@rule
def play_on(
    s: Record, i: int, t: int, action: int, strays: int, care: int, daring: int, seats: Array, options: list[int],
    company: Array, learners: Array, choices: Choices, rng: Dice, rewards: Array, results: Array, dones: Array
) -> None:  # fmt: skip
    """Decision t of a game and all that follows up to the next; a game that ends is followed by another.

    A negative action is none: a new game takes the place of the one there is. `results` are the learners' mean returns.
    A game is stepped in one place only: see `window_on_gpu`. Half of the games in which nets play nets begin with some
    decisions at random, fewer than `strays`; one that ends by them never was.
    """
    begins = action < 0
    astray = 0
    if not begins:
        dones[t][i] = 0
        results[t][i] = 0
    while True:
        if begins:
            begin(s, i, seats, options, company, learners, rng)
            astray = 0
            if strays > 0 and company[i] != GUESTS and company[i] != RIVALS and dice(rng, 2) == 0:
                astray = dice(rng, strays)
        settle(s, action, astray, unbound(i, company, learners), care, daring, choices, rng)
        if not game.is_over(s):
            return
        if not begins:
            end(s, i, t, seats, learners, rewards, results, dones)
        begins = True
        action = NONE


@rule
def begin(s: Record, i: int, seats: Array, options: list[int], company: Array, learners: Array, rng: Dice) -> None:
    """A new game. Among guests and rivals one seat learns, another in each game; when sparring it is the partner's."""
    n = seats[i]
    learners[i] = (1 << n) - 1 if company[i] == ITSELF else 1 << dice(rng, n)
    if company[i] == SPARRING:
        learners[i] |= BOTH_LEARN
    if company[i] == FORMER:
        learners[i] ^= (1 << n) - 1
    game.new_game(s, n, options, rng)


@rule
def unbound(i: int, company: Array, learners: Array) -> int:
    """The seats, as bits, that are not as careful as a Master: guests, partners, and who learns to beat a rival."""
    who = company[i]
    if who == ITSELF:
        return 0
    if who == RIVALS or who == SPARRING:
        return int(learners[i])
    return ~int(learners[i])


@rule
def settle(s: Record, action: int, astray: int, free: int, care: int, daring: int, choices: Choices, rng: Dice) -> None:
    """Takes the action, if there is one, and plays on to a decision between options, or to the end; leaves the options
    listed. So many decisions before that are taken at random. Seats that are not `free` take so much `care`."""
    while not game.is_over(s):
        seat = game.next_to_act(s)
        if action < 0:
            choices[0] = 0
            sides.considered(s, seat, choices)
            if not free >> seat & 1:
                sides.careful(s, seat, care, daring, choices)
            action = choices[1]
            if choices[0] > 1:
                if astray == 0:
                    return
                astray -= 1
                action = sides.stray(s, seat, choices, rng)
        game.step(s, seat, action, rng)
        action = NONE


@rule
def end(s: Record, i: int, t: int, seats: Array, learners: Array, rewards: Array, results: Array, dones: Array) -> None:
    """What came of a game that is over."""
    dones[t][i] = 1
    for seat in range(seats[i]):
        rewards[t][i][seat] = 0
    game.returns(s, rewards[t][i])
    total = 0.0
    count = 0
    for seat in range(seats[i]):
        if learners[i] >> seat & 1:
            total += rewards[t][i][seat]
            count += 1
    results[t][i] = total / count


@rule
def show(
    s: Record, i: int, t: int, known: Array, spare: Array, learners: Array, choices: Choices, rng: Dice, actors: Array,
    learns: Array, seen_from: Array, observations: Array, masks: Array
) -> None:  # fmt: skip
    """Who decides, what that seat knows and may do. `known`, `spare`, observation and mask come cleared.

    `learns` is 1 for a learner. When sparring it is 1 for all but the partner, who has 2.
    """
    seat = game.next_to_act(s)
    actors[t][i] = seat
    learns[t][i] = (learners[i] >> seat & 1) + (1 if learners[i] & BOTH_LEARN else 0)
    game.blank(s, seat, known)
    side = sides.any_side(rng)
    seen_from[t][i] = side
    sides.observe_from(known, seat, side, spare, observations[t][i])
    for k in range(1, choices[0] + 1):
        masks[t][i][sides.seen_from(s, side, choices[k])] = 1


# ---------------------------------------------------------------------------------- learning
@rule
def credit(
    i: int, steps: int, tail: int, decay: float, scale: float, rivalry: float, seats: Array, rewards: Array,
    dones: Array, actors: Array, learns: Array, values: Array, later: Array, advantages: Array, weights: Array
) -> None:  # fmt: skip
    """How much better than expected each decision of a game turned out: generalised advantages, without discount.

    It walks backward along each seat's own decisions; `later` keeps, by seat, what was earned since the seat's next
    decision, the value of that decision, its advantage, and whether any of it is known. A decision whose outcome lies
    beyond the window weighs nothing. Neither does the tail: near the end of a window only decisions that were settled
    quickly have an outcome, and they are not like the others. What the others won is a loss, `rivalry` times as large:
    it is what tells a defeat from a game that nobody wins.
    """
    earned, value, advantage, known = later[i][0], later[i][1], later[i][2], later[i][3]
    for seat in range(seats[i]):
        known[seat] = 0
    for back in range(steps):
        t = steps - 1 - back
        if dones[t][i]:
            total = 0.0
            for seat in range(seats[i]):
                total += rewards[t][i][seat]
            for seat in range(seats[i]):
                reward = rewards[t][i][seat]
                earned[seat] = (reward - rivalry * (total - reward)) * scale
                value[seat] = 0
                advantage[seat] = 0
                known[seat] = 1
        me = actors[t][i]
        if known[me] > 0:
            surprise = earned[me] + value[me] - values[t][i]
            advantage[me] = surprise + decay * advantage[me]
            advantages[t][i] = advantage[me]
            weights[t][i] = 1 if learns[t][i] and t < steps - tail else 0
        else:
            advantage[me] = 0
            advantages[t][i] = 0
            weights[t][i] = 0
        known[me] = 1
        earned[me] = 0
        value[me] = values[t][i]
