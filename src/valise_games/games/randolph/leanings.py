"""Randolph's Casablanca: false numbers, bets against them, and bets that are matched."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valise_games.games.game import BOLD, CALL, PROTEST, QUIET
from valise_games.rules import given, rule

if TYPE_CHECKING:
    from valise_games.games.randolph import novice
    from valise_games.games.randolph import rules as game
else:
    game, novice = given("game"), given("novice")


@rule
def leaning(s: game.State, seat: int, option: int) -> int:
    """To feign is to announce another number than the chip has, or to bet on what one knows to be false."""
    phase = s.phase
    if phase == game.SAYING:
        return BOLD if option - game.SAY != s.chip[game.chip_of_turn(s)] - 1 else QUIET
    if phase == game.PROTEST and option >= game.WEIGH and s.weighing[seat] == 0:
        return BOLD if novice.what_he_knows(s, seat) == novice.TRUE else PROTEST
    if game.ANSWER <= phase <= game.COUNTER and option >= game.MATCH:
        return BOLD if novice.what_he_knows(s, seat) == (novice.FALSE if seat == s.mover else novice.TRUE) else CALL
    return QUIET
