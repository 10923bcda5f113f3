"""How long a secret action takes. Nobody learns how many lots a bribe had, or whether a claim was begun and dropped;
but who counts steps would. So each takes as many as the longest could: those it lacks are waited before its last."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def waits(package: str, game: Any, s: Any, seat: int, action: int) -> int:
    """The steps that are waited before this one, so that all ways to it are as long for those who see none of them."""
    lacking = LACKING.get(package)
    return lacking(game, s, seat, action) if lacking else 0


def solomon(game: Any, s: Any, seat: int, action: int) -> int:
    if action != game.DONE:
        return 0
    if s.phase == game.OPENING:
        return sum(s.lots[seat])
    # AG-18: a bribe is at least one lot, so that after so many no more lots can be left.
    return int(game.LOTS * game.LOTS_EACH - s.bribes[seat] - s.lots_put)


def code_casablanca(game: Any, s: Any, seat: int, action: int) -> int:
    if action not in (game.NO_CLAIM, game.CLAIM):
        return 0
    parts = game.CODES_LAID + 1  # CC-30: the buildings, and the number
    return int(parts - s.claim_codes[seat].bit_count() - (s.claim_file[seat] > 0))


def randolph(game: Any, s: Any, seat: int, action: int) -> int:
    return int(action == game.NO and s.weighing[seat] == 0)  # RA-27: a bet is chosen in two steps


LACKING: dict[str, Callable[[Any, Any, int, int], int]] = {
    "solomon": solomon,
    "code_casablanca": code_casablanca,
    "randolph": randolph,
}
