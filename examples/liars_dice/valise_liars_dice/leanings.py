"""What an option leans to: to bid what one has nothing of is to feign."""

from typing import Any

from valise_games.games.game import BOLD, PROTEST, QUIET
from valise_games.rules import given, rule

game = given("game")
FACES: int = game.FACES
DOUBT: int = game.DOUBT


@rule
def leaning(s: Any, seat: int, option: int) -> int:
    if option == DOUBT:
        return PROTEST
    mine = s.hand[seat][option % FACES] + (s.hand[seat][0] if s.wild else 0)
    return BOLD if mine == 0 else QUIET
