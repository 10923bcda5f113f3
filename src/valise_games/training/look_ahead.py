"""Rivals that look ahead, as Masters do with two seats: of the options of their decisions only the sound ones are left.

What `bots/lookahead.py` does for one decision, for a row of a trainer's window, on a CPU. `look_ahead` is the game's
driver that tells what an option leads to.
"""

from __future__ import annotations

from typing import Any

from valise_games.rules import Choices, given, rule

game = given("game")
sides = given("sides")
look_ahead = given("look_ahead")

WORST = look_ahead.WORST
ROUNDING = 1e-9
RIVALS = 2  # as in rules/drivers/window.py


@rule
def narrow_some(
    first: int, last: int, cleared: Any, root: Any, guessed: Any, choices: Choices, rows: Any, lists: Any, counts: Any,
    work: Any, out: Any, states: Any, words: Any, seats: Any, company: Any, learners: Any, actors: Any, seen_from: Any,
    masks: Any, t: int, turns: int, boards: int, worlds: int, worst: float, in_hand: float, daring: float, near: float
) -> None:  # fmt: skip
    """Takes what is not sound out of row t of `masks`, where a rival decides at a table with two seats."""
    for i in range(first, last):
        s = states[i]
        seat = actors[t][i]
        if company[i] == RIVALS and seats[i] == 2 and not learners[i] >> seat & 1 and look_ahead.looks_at(s.phase):
            root[0] = cleared[0]
            game.blank(s, seat, root[0])
            choices[0] = 0
            sides.considered(s, seat, choices)
            n = choices[0]
            look_ahead.study(
                root, seat, choices[1:], n, worlds, turns, boards, guessed, rows, lists, counts, work, words[i], out
            )
            feared = worst if look_ahead.share_played(root) < daring else 0.0
            leave_sound(s, seen_from[t][i], choices, out, worlds, feared, in_hand, near, masks[t][i])


@rule
def leave_sound(
    s: Any, side: int, choices: Choices, out: Any, worlds: int, worst: float, in_hand: float, near: float, mask: Any
) -> None:  # fmt: skip
    """Options that are worth about as much as the best: the share of worlds in which they win, less that in which they
    lose. Each kind of world counts as a whole what it should: the worst ones, that in which all is in the other's
    hand, and those that are guessed."""
    n = choices[0]
    best = -2.0 * worlds
    for each in range(2):
        for i in range(n):
            worth = 0.0
            whole = 0.0
            for kind in range(3):
                start = 0 if kind == 0 else WORST + kind - 1
                stop = WORST + kind if kind < 2 else worlds
                share = worst if kind == 0 else in_hand if kind == 1 else 1.0 - in_hand - worst
                sums = 0.0
                of = 0.0
                for w in range(start, stop):
                    sums += out[i][w] * out[n][w]
                    of += out[n][w]
                if of > 0:
                    worth += share * sums / of
                    whole += share
            worth /= whole
            if each == 0:
                best = max(best, worth)
            elif worth < best - near - ROUNDING:
                mask[sides.seen_from(s, side, choices[i + 1])] = 0
