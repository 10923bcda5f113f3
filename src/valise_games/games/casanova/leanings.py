"""Casanova: looking into gondolas and theatres, for good or for show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valise_games.games.game import BOLD, CALL, QUIET
from valise_games.rules import given, rule

if TYPE_CHECKING:
    from valise_games.games.casanova import rules as game
else:
    game = given("game")


@rule
def leaning(s: game.State, seat: int, option: int) -> int:
    """To feign is to exchange couples without him, or to inspect with him on board."""
    mine = s.weight[seat][seat]
    if s.phase == game.CHOICE:
        return BOLD if option == game.EXCHANGE and mine == 0 and s.weight[seat][s.partner] == 0 else QUIET
    if option == game.LOOK:
        return CALL
    if option == game.INSPECT_GONDOLA or option == game.INSPECT_THEATRE:
        for holder in range(game.HOLDERS):
            if holder != seat and s.weight[seat][holder] > 0:
                return CALL
        return BOLD
    return QUIET
