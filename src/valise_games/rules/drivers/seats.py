"""One seat of each of many games at once, against others: games go on by themselves until somebody outside is asked.

The seat that the caller plays in game `i` is `mine[i]`; the others are numbered clockwise from it, and those in `asked`
(bits) are asked outside too: for them `turn[i]` is their number, 1 and more, and for the caller's own seat it is 0. All
others are the policy's. Game `i` has row `i` of every array, and its own generator.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valise_games.rules import Choices, Dice, dice, given, rule

if TYPE_CHECKING:
    from valise_games.rules.state import Array, Record

game = given("game")
policy = given("policy")
sides = given("sides")
hopeless = getattr(game, "hopeless", None)
ACTIONS = game.ACTIONS
DRAWN = -1  # in place of the caller's seat: drawn anew for every game


@rule
def nothing_hopeless(s: Record, seat: int, action: int) -> bool:
    return False


in_vain = nothing_hopeless if hopeless is None else hopeless


@rule
def begin_all(
    seats: int, options: list[int], wish: int, asked: int, states: Array, mine: Array, turn: Array, decided: Array,
    observations: Array, masks: Array, rewards: Array, dones: Array, words: Array, spare: Array, choices: Choices,
    shares: Array
) -> None:  # fmt: skip
    for i in range(turn.size):
        begin(i, seats, options, wish, states, mine, decided, words[i], spare)
        go_on(
            i, seats, options, wish, asked, states, mine, turn, decided, observations, masks, rewards, dones, words[i],
            spare, choices, shares,
        )  # fmt: skip
        rewards[i] = 0
        dones[i] = 0


@rule
def step_all(
    actions: Array, seats: int, options: list[int], wish: int, asked: int, states: Array, mine: Array, turn: Array,
    decided: Array, observations: Array, masks: Array, rewards: Array, dones: Array, words: Array, spare: Array,
    choices: Choices, shares: Array
) -> None:  # fmt: skip
    """A decision of the caller's in each game; one that is not open loses the game at once."""
    for i in range(turn.size):
        rewards[i] = 0
        dones[i] = 0
        action = actions[i]
        if action < 0 or action >= ACTIONS or not masks[i][action]:
            dones[i] = 1
            begin(i, seats, options, wish, states, mine, decided, words[i], spare)
        else:
            game.step(states[i], mine[i], action, words[i])
        go_on(
            i, seats, options, wish, asked, states, mine, turn, decided, observations, masks, rewards, dones, words[i],
            spare, choices, shares,
        )  # fmt: skip


@rule
def answer_some(
    rows: Array, seen_from: Array, answers: Array, seats: int, options: list[int], wish: int, asked: int, states: Array,
    mine: Array, turn: Array, decided: Array, observations: Array, masks: Array, rewards: Array, dones: Array,
    words: Array, spare: Array, choices: Choices, shares: Array
) -> None:  # fmt: skip
    """What others who were asked do, named as it is from a side; -1 is no side."""
    for k in range(rows.size):
        i = rows[k]
        action = answers[k]
        if seen_from[k] >= 0:
            action = sides.meant_from(states[i], seen_from[k], action)
        game.step(states[i], (mine[i] + turn[i]) % seats, action, words[i])
        go_on(
            i, seats, options, wish, asked, states, mine, turn, decided, observations, masks, rewards, dones, words[i],
            spare, choices, shares,
        )  # fmt: skip


@rule
def begin(
    i: int, seats: int, options: list[int], wish: int, states: Array, mine: Array, decided: Array, rng: Dice,
    spare: Array
) -> None:  # fmt: skip
    states[i] = spare[0]
    mine[i] = dice(rng, seats) if wish == DRAWN else wish
    decided[i] = 0
    game.new_game(states[i], seats, options, rng)


@rule
def go_on(
    i: int, seats: int, options: list[int], wish: int, asked: int, states: Array, mine: Array, turn: Array,
    decided: Array, observations: Array, masks: Array, rewards: Array, dones: Array, rng: Dice, spare: Array,
    choices: Choices, shares: Array
) -> None:  # fmt: skip
    """Until somebody outside has a decision. A game that is over for the caller's seat is followed by another; one in
    which it had nothing to decide was none."""
    s = states[i]
    while True:
        over = game.is_over(s)
        if over or not game.seats_in(s) >> mine[i] & 1:
            if decided[i]:
                dones[i] = 1
                if over:
                    shares[:] = 0
                    game.returns(s, shares)
                    rewards[i] = shares[mine[i]]
            begin(i, seats, options, wish, states, mine, decided, rng, spare)
            continue
        seat = game.next_to_act(s)
        number = (seat - mine[i]) % seats
        if number == 0:
            decided[i] = 1
            turn[i] = 0
            show(s, i, seat, observations, masks, spare, choices)
            return
        choices[0] = 0
        game.legal(s, seat, choices)
        if asked >> number & 1:
            if choices[0] > 1:
                turn[i] = number
                return
            game.step(s, seat, choices[1], rng)
        else:
            game.step(s, seat, policy.decide(s, seat, choices, rng), rng)


@rule
def show(s: Record, i: int, seat: int, observations: Array, masks: Array, spare: Array, choices: Choices) -> None:
    """What the seat knows and may do."""
    spare[1] = spare[0]
    game.blank(s, seat, spare[1])
    observations[i][:] = 0
    game.observe(spare[1], seat, observations[i])
    choices[0] = 0
    game.legal(s, seat, choices)
    masks[i][:] = 0
    for k in range(1, choices[0] + 1):
        masks[i][choices[k]] = 1


@rule
def look_some(
    rows: Array, seats: int, states: Array, mine: Array, turn: Array, words: Array, spare: Array, choices: Choices,
    care: int, daring: int, seen_from: Array, observations: Array, masks: Array
) -> None:  # fmt: skip
    """What those who are asked know and would consider, each from some side, as a Master looks at it who takes care."""
    for k in range(rows.size):
        i = rows[k]
        s = states[i]
        seat = (mine[i] + turn[i]) % seats
        spare[1] = spare[0]
        game.blank(s, seat, spare[1])
        side = sides.any_side(words[i])
        seen_from[k] = side
        spare[2] = spare[0]
        observations[k][:] = 0
        sides.observe_from(spare[1], seat, side, spare[2], observations[k])
        choices[0] = 0
        sides.considered(spare[1], seat, choices)
        sides.careful(spare[1], seat, care, daring, choices)
        masks[k][:] = 0
        sensible = 0
        for c in range(1, choices[0] + 1):
            if not in_vain(spare[1], seat, choices[c]):
                masks[k][sides.seen_from(s, side, choices[c])] = 1
                sensible += 1
        if sensible == 0:
            for c in range(1, choices[0] + 1):
                masks[k][sides.seen_from(s, side, choices[c])] = 1


@rule
def know_one(
    i: int, seats: int, states: Array, mine: Array, turn: Array, spare: Array, choices: Choices, known: Array
) -> None:
    """What the one who is asked knows, and what it may do."""
    seat = (mine[i] + turn[i]) % seats
    known[0] = spare[0]
    game.blank(states[i], seat, known[0])
    choices[0] = 0
    game.legal(states[i], seat, choices)
