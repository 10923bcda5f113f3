"""Compilation ahead of time: what the doors and the bots would otherwise compile when they are first used."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from types import ModuleType
from typing import Any, cast

from valise_games.bots import levels_of, make_bot
from valise_games.doors import batch
from valise_games.doors.table import compile_table
from valise_games.games.entry import Entry
from valise_games.games.game import known_to, open_to
from valise_games.rules import FastDice

Work = Callable[[], None]


def parts(entry: Entry, variant: str = "standard") -> Iterator[tuple[str, Work]]:
    """What there is to compile of a game, each with what it is for. What is compiled already takes no time."""
    yield "one game, for PettingZoo, Gymnasium and OpenSpiel", partial(compile_table, entry, variant)
    for level in batch.BOTS:
        if level in levels_of(entry.id, variant):
            yield f"a batch with {level} bots", partial(_batch, entry, variant, level)
    yield "the search of Regular", partial(_regular, entry, variant)


def _batch(entry: Entry, variant: str, level: str) -> None:
    games: Any = batch.make(entry.id, 1, variant=variant, bots=level)
    games.step()


def _regular(entry: Entry, variant: str) -> None:
    game: Any = cast(ModuleType, entry.load("plain", variant))
    s = game.State()
    game.new_game(s, entry.seats_of(variant)[0], entry.encode_options({}), FastDice(1))
    dice = FastDice(1)
    while len(options := open_to(game, s, seat := game.next_to_act(s))) < 2:
        game.step(s, seat, options[0], dice)
    make_bot("regular", entry.id, variant).choose(known_to(game, s, seat), seat, options)
