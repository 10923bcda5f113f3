"""Novice of Agent, by rules of thumb.

He opens with some lots and bribes now and then, moves whom he has paid towards the case and home, and objects to what
hurts him where he seems to be the richer; now and then he does so with nothing in his hand.
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

BRIBES_APART = 3  # turns that he lets pass after each bribe, the opening too, times the bribes so far
LOTS_AT_ONCE = 4  # on average
WHIM = 6  # per mille of his outlook that do not matter to him
HARMFUL = 42  # per mille of his outlook that are worth a quarrel; less is, where a rival comes home
BLUFF = 6  # one protest in so many …
BRAVE = 3  # … and one refusal in so many is without the money


@rule
def decide(s: game.State, seat: int, choices: Choices, rng: Dice) -> int:
    phase = s.phase
    if choices[0] == 1:
        return choices[1]
    if phase == game.CHOOSE:
        if shared.may_bribe(choices) and dice(rng, 1 + BRIBES_APART * (1 + s.bribes[seat])) == 0:
            return game.BRIBE
        return shared.best_plan(s, seat, choices, WHIM + s.round, rng)
    if phase == game.PROTEST:
        if shared.is_worth_a_quarrel(s, seat, HARMFUL) and (is_richer(s, seat, s.mover) or dice(rng, BLUFF) == 0):
            return game.YES
        return game.NO
    if phase == game.RECONSIDER:
        return game.INSIST if is_richer(s, seat, s.protester) or dice(rng, BRAVE) == 0 else game.TAKE_BACK
    if phase == game.BID:
        return shared.raise_bid(choices, rng)
    if phase == game.DECIDE:  # by now he may have seen that the mover is the richer of the two
        return game.UNDO if shared.harm(s, seat) > 0 else game.LET_STAND
    if phase == game.BRIBING or phase == game.OPENING:
        if (phase == game.OPENING or s.lots_put > 0) and dice(rng, LOTS_AT_ONCE) == 0:
            return game.DONE
        return shared.some_lot(s, seat, choices, rng)
    return choices[2]  # he answers with the same sum


@rule
def is_richer(s: game.State, seat: int, other: int) -> bool:
    """Than the other has shown himself to be, on the agent that acts."""
    return s.stake[seat][s.plan_agent] > s.shown[other][s.plan_agent]
