"""Agent and Casablanca: bluffs, protests, and sums that are held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valise_games.games.game import BOLD, CALL, PROTEST, QUIET
from valise_games.rules import given, rule

if TYPE_CHECKING:
    from valise_games.games.solomon import rules as game
else:
    game = given("game")

CHOOSE, ASKING, RECONSIDER, BID, ANSWER = game.CHOOSE, game.PROTEST, game.RECONSIDER, game.BID, game.ANSWER
PLAN, BRIBE, YES, INSIST, GIVE_WAY = game.PLAN, game.BRIBE, game.YES, game.INSIST, game.GIVE_WAY
WAYS, VICTIMS, BLUFF_PROTEST = game.WAYS, game.VICTIMS, game.BLUFF_PROTEST


@rule
def leaning(s: game.State, seat: int, option: int) -> int:
    """To feign is to move an agent whom one has not paid, or to protest without more than the mover has shown."""
    phase = s.phase
    if phase == CHOOSE and option < BRIBE:
        agent = (option - PLAN) // (2 * VICTIMS * WAYS)
        return BOLD if s.stake[seat][agent] == 0 else QUIET
    if phase == ASKING and option == YES:
        poorer = s.stake[seat][s.plan_agent] <= s.shown[s.mover][s.plan_agent]
        return BOLD if BLUFF_PROTEST and poorer else PROTEST
    if (phase == RECONSIDER and option == INSIST) or ((phase == BID or phase == ANSWER) and option > GIVE_WAY):
        return CALL
    return QUIET
