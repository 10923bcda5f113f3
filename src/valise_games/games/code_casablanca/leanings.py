"""Code Casablanca: false messages, challenges and claims."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valise_games.games.game import BOLD, CALL, PROTEST, QUIET
from valise_games.rules import given, rule

if TYPE_CHECKING:
    from valise_games.games.code_casablanca.rules import State

game = given("game")


@rule
def leaning(s: State, seat: int, option: int) -> int:
    """To feign is to write what is false, to challenge with a tile that lies elsewhere, to stand by a claim that one
    knows to be wrong."""
    phase = s.phase
    known = game.known_tiles(s, seat)
    if phase == game.ANSWERING:
        building = s.question // game.KINDS
        if not known >> building & 1:
            return QUIET
        return BOLD if option - game.ANSWER != game.truth(s.tile[building], s.question % game.KINDS) else QUIET
    if phase == game.CHALLENGING and option >= game.CHALLENGE:
        building = (option - game.CHALLENGE) // game.TILES
        if known >> building & 1 and s.tile[building] != (option - game.CHALLENGE) % game.TILES + 1:
            return BOLD
        return PROTEST
    if phase == game.STANDING and option == game.STAND and known >> s.challenge_at & 1:
        return BOLD if game.contradicts(s, seat, s.challenge_at, s.tile[s.challenge_at]) else QUIET
    if phase == game.CLAIMING and s.claim_codes[seat] == 0 and option != game.NO_CLAIM:
        return CALL
    return QUIET
