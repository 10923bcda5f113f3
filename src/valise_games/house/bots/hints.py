"""A hint on request: what the best bot of the house would consider in somebody's place.

It is worked out from what his seat knows, apart from the bots at the tables. Nothing is recorded and nobody else hears
of it: the table is the same whether somebody asked or not. It comes after always the same time, so that nobody can tell
by his own hint whether others ask for theirs.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from typing import Any

import msgspec

from valise_games.bots import levels_of
from valise_games.house.bots.pool import BotPool, BotTrouble, HintRequest
from valise_games.play import Match

SLOT = 3.0  # seconds from the question to the answer
SEARCH = 0.5  # seconds after which a search for it is cut: several people may ask at once
MOST_THOUGHTS = 3  # the best, and two others
ROUNDED = 3  # digits

_dice = random.SystemRandom()


class Thought(msgspec.Struct, frozen=True):
    """An action that a bot would consider: the weight it gives to it, of 1 in all, the share of a win that it hopes
    for, if it can say, and for how many actions that are alike it stands, itself among them."""

    action: dict[str, Any]
    weight: float
    value: float | None
    alike: int


class Hint(msgspec.Struct, frozen=True):
    """What the bot of that level thinks of a decision, the weightiest first."""

    decision: str
    bot: str
    thoughts: list[Thought]


async def think_in_slot(pool: BotPool, match: Match, seat: int, decision: str) -> Hint | None:
    """A hint when the slot is over; None if there is none by then."""
    loop = asyncio.get_running_loop()
    began, hint = loop.time(), None
    with contextlib.suppress(BotTrouble, TimeoutError):
        async with asyncio.timeout(SLOT):
            hint = await think(pool, match, seat, decision)
    await asyncio.sleep(began + SLOT - loop.time())
    return hint


async def think(pool: BotPool, match: Match, seat: int, decision: str) -> Hint:
    """A hint about what the seat has to decide now, from what it knows at this moment; raises BotTrouble."""
    game, known = match.entry.id, match.known(seat)
    best = levels_of(game, match.variant)[-1]
    request = HintRequest(
        game, match.variant, best, seat, known.as_dict(), _dice.getrandbits(32), time.monotonic() + SEARCH
    )
    write_action = match.entry.load("plain", match.variant).write_action
    thoughts = [
        Thought(
            write_action(known, one.option),
            round(one.weight, ROUNDED),
            None if one.value is None else round(one.value, ROUNDED),
            one.alike,
        )
        for one in (await pool.consider(request))[:MOST_THOUGHTS]
    ]
    return Hint(decision, best, thoughts)
