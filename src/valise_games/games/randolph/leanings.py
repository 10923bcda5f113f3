"""Randolph's Casablanca: false numbers, bets against them, and bets that are matched."""

from __future__ import annotations

from typing import Any

from valise_games.games.game import BOLD, CALL, PROTEST, QUIET
from valise_games.rules import given, rule

game, novice = given("game"), given("novice")
SAYING, ASKING, ANSWER, COUNTER = game.SAYING, game.PROTEST, game.ANSWER, game.COUNTER
SAY: int = game.SAY
WEIGH: int = game.WEIGH
MATCH: int = game.MATCH
chip_of_turn = game.chip_of_turn
TRUE, FALSE = novice.TRUE, novice.FALSE
what_he_knows = novice.what_he_knows


@rule
def leaning(s: Any, seat: int, option: int) -> int:
    """To feign is to announce another number than the chip has, or to bet on what one knows to be false."""
    phase = s.phase
    if phase == SAYING:
        return BOLD if option - SAY != s.chip[chip_of_turn(s)] - 1 else QUIET
    if phase == ASKING and option >= WEIGH and s.weighing[seat] == 0:
        return BOLD if what_he_knows(s, seat) == TRUE else PROTEST
    if ANSWER <= phase <= COUNTER and option >= MATCH:
        return BOLD if what_he_knows(s, seat) == (FALSE if seat == s.mover else TRUE) else CALL
    return QUIET
