"""Agent and Casablanca: bluffs, protests, and sums that are held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valise_games.games.game import BOLD, CALL, PROTEST, QUIET
from valise_games.rules import given, rule

if TYPE_CHECKING:
    from valise_games.games.solomon import rules as game
else:
    game = given("game")


@rule
def leaning(s: game.State, seat: int, option: int) -> int:
    """To feign is to move an agent whom one has not paid, or to protest without more than the mover has shown."""
    phase = s.phase
    if phase == game.CHOOSE and option < game.BRIBE:
        agent = (option - game.PLAN) // (2 * game.VICTIMS * game.WAYS)
        return BOLD if s.stake[seat][agent] == 0 else QUIET
    if phase == game.PROTEST and option == game.YES:
        poorer = s.stake[seat][s.plan_agent] <= s.shown[s.mover][s.plan_agent]
        return BOLD if game.BLUFF_PROTEST and poorer else PROTEST
    if (phase == game.RECONSIDER and option == game.INSIST) or (
        (phase == game.BID or phase == game.ANSWER) and option > game.GIVE_WAY
    ):
        return CALL
    return QUIET
