"""Compilation ahead of time: when the house opens, what Regular, Masters and the review need is compiled; nobody waits.

It is a process of its own, of the lowest priority, that takes one game after the other and leaves the machine code on
disk, where the bot workers find it.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Iterable
from typing import Any

from valise_games.bots import chances_throughout, judge, make_bot, make_look_ahead
from valise_games.games import catalogue, find
from valise_games.games.game import known_to, open_to
from valise_games.play import Match
from valise_games.rules import FastDice

LOWEST = 19  # of all priorities, where the system has them
SEED = 1


# ---------------------------------------------------------------------------------- in the house
async def precompile() -> None:
    """Compiles all games in a process of its own; cancelling the task stops it."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "valise_games.house.bots.precompile",
        *catalogue,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        start_new_session=True,  # who stops the house with Ctrl-C does not mean it
    )
    try:
        await process.wait()
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


# ---------------------------------------------------------------------------------- in its process
def compile_games(games: Iterable[str], variant: str = "standard") -> None:
    """One game after the other, as long as the house that asked for it is there."""
    house = os.getppid()
    for game in games:
        if os.getppid() != house:
            return
        known, seat, options = first_choice(game, variant)
        make_bot("regular", game, variant).choose(
            known, seat, options, FastDice(SEED)
        )  # and so what a Master's adviser needs
        if look_ahead := make_look_ahead(find(game), variant):
            look_ahead.compile()
        match = Match.new(game, find(game).seats_of(variant)[0], seed=SEED, variant=variant)
        chooser = None
        while chooser is None or not match.entries:
            seat = match.to_act[0]
            legal = match.legal(seat)
            chooser = seat if len(legal) > 1 else chooser
            match.play(seat, legal[0])
        match.close("aborted")
        chances_throughout(match)
        judge(match, chooser)


def first_choice(game_id: str, variant: str) -> tuple[Any, int, list[int]]:
    """What the first seat that has a choice knows then, the seat, and its options."""
    entry = find(game_id)
    game: Any = entry.load("plain", variant)
    s, dice = game.State(), FastDice(SEED)
    game.new_game(s, entry.seats_of(variant)[0], entry.encode_options({}), dice)
    while True:
        seat = game.next_to_act(s)
        options = open_to(game, s, seat)
        if len(options) > 1:
            return known_to(game, s, seat), seat, options
        game.step(s, seat, options[0], dice)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(LOWEST)
    compile_games(sys.argv[1:])


if __name__ == "__main__":
    main()
