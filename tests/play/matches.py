"""Matches for the tests of this room: short ones, played at random."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

from valise_games import Match

SHORT: dict[str, dict[str, int | bool]] = {
    "agent": {"round_cap": 3},
    "casablanca": {"round_cap": 3, "opening_bribes": True},
}
GAMES = list(SHORT)


def begun(game: str = "agent", decisions: int = 25, seed: int = 7, **more: Any) -> Match:
    """A match on the small board, some decisions on its way."""
    match = Match.new(game, 3, SHORT[game], seed, variant="small", **more)
    play_on(match, decisions, Random(seed))
    return match


def play_on(match: Match, decisions: int, luck: Random) -> Match:
    for _ in range(decisions):
        if match.over:
            break
        seat = luck.choice(match.to_act)
        match.play(seat, luck.choice(match.legal(seat)))
    return match


@cache
def _ended_record(game: str, seed: int) -> str:
    return json.dumps(begun(game, 10**6, seed).record())


def ended_record(game: str = "agent", seed: int = 7) -> dict[str, Any]:
    """The record of a whole match, the caller's own copy."""
    record: dict[str, Any] = json.loads(_ended_record(game, seed))
    return record
