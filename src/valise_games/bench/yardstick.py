"""A fixed loop, compiled: what the machine itself can do, so that runs on different machines compare.

One turn of the loop is one throw of the fast generator's dice: a multiplication, an addition and two shifts, each
throw waiting for the last. It depends on the clock of one core and on nothing else. A driver, though it needs no game.
"""

from __future__ import annotations

from valise_games.rules import Dice, dice, rule


@rule
def throw(times: int, rng: Dice) -> int:
    total = 0
    for _ in range(times):
        total += dice(rng, 6)
    return total
