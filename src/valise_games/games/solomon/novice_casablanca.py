"""Novice of Casablanca, by rules of thumb.

He bribes at once and then less and less often, moves whom he has paid towards the case and home, objects to what
hurts him, and never gives in while his money lasts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valise_games.rules import Choices, Dice, dice, given, rule

if TYPE_CHECKING:
    from valise_games.games.solomon import novice_shared as shared
    from valise_games.games.solomon import rules as game
else:
    game, shared = given("game"), given("novice_shared")

judge, suspect = shared.judge, shared.suspect

BRIBES_APART = 3  # turns that he lets pass after each bribe, times the bribes so far
LOTS_AT_ONCE = 4  # on average
WHIM = 6  # per mille of his outlook that do not matter to him
HARMFUL = 15  # per mille of his outlook that are worth a quarrel; less is, where a rival comes home


@rule
def decide(s: game.State, seat: int, choices: Choices, rng: Dice) -> int:
    phase = s.phase
    if choices[0] == 1:
        return choices[1]
    if phase == game.CHOOSE:
        if shared.may_bribe(choices) and dice(rng, 1 + BRIBES_APART * s.bribes[seat]) == 0:
            return game.BRIBE
        return shared.best_plan(s, seat, choices, WHIM + s.round, rng)
    if phase == game.PROTEST:
        return game.YES if shared.is_worth_a_quarrel(s, seat, HARMFUL) else game.NO
    if phase == game.BID:
        return shared.raise_bid(choices, rng)
    if phase == game.BRIBING or phase == game.OPENING:
        if (phase == game.OPENING or s.lots_put > 0) and dice(rng, LOTS_AT_ONCE) == 0:
            return game.DONE
        return shared.some_lot(s, seat, choices, rng)
    return choices[choices[0]]  # he holds
