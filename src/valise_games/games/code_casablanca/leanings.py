"""Code Casablanca: false messages, challenges and claims."""

from __future__ import annotations

from typing import Any

from valise_games.games.game import BOLD, CALL, PROTEST, QUIET
from valise_games.rules import given, rule

game = given("game")
KINDS: int = game.KINDS
TILES: int = game.TILES
ANSWERING, CLAIMING, CHALLENGING, STANDING = game.ANSWERING, game.CLAIMING, game.CHALLENGING, game.STANDING
ANSWER: int = game.ANSWER
NO_CLAIM: int = game.NO_CLAIM
CHALLENGE: int = game.CHALLENGE
STAND: int = game.STAND
truth, known_tiles, contradicts = game.truth, game.known_tiles, game.contradicts


@rule
def leaning(s: Any, seat: int, option: int) -> int:
    """To feign is to write what is false, to challenge with a tile that lies elsewhere, to stand by a claim that one
    knows to be wrong."""
    phase = s.phase
    known = known_tiles(s, seat)
    if phase == ANSWERING:
        building = s.question // KINDS
        if not known >> building & 1:
            return QUIET
        return BOLD if option - ANSWER != truth(s.tile[building], s.question % KINDS) else QUIET
    if phase == CHALLENGING and option >= CHALLENGE:
        building = (option - CHALLENGE) // TILES
        if known >> building & 1 and s.tile[building] != (option - CHALLENGE) % TILES + 1:
            return BOLD
        return PROTEST
    if phase == STANDING and option == STAND and known >> s.challenge_at & 1:
        return BOLD if contradicts(s, seat, s.challenge_at, s.tile[s.challenge_at]) else QUIET
    if phase == CLAIMING and s.claim_codes[seat] == 0 and option != NO_CLAIM:
        return CALL
    return QUIET
