"""Every law of `laws.py`, in random games at every table of the catalogue, compiled.

To compile a board takes longer than to play on it: all but one wait for the long tests, the tiny ones, which only
programs play on, for the soak."""

from __future__ import annotations

import pytest

from tests.every_game.tables import (
    BOARD_NAMES,
    BOARDS,
    PLAYED_BOARD_NAMES,
    PLAYED_BOARDS,
    tables_of,
)
from valise_games.games import catalogue
from valise_games.games.entry import Entry
from valise_games.rules import load_driver


def hold_to_the_laws(entry: Entry, variant: str, games: int, looks: int) -> None:
    """So many games at each table of the board, with about so many looks in each."""
    laws = load_driver("tests.every_game.laws", entry.load("compiled", variant))
    for number, table in enumerate(tables_of(entry, variant)):
        memory = laws.Memory(number)
        memory.play(table.seats, table.encoded, games=2, look_every=laws.LONGEST)
        length = int(memory.counts[laws.DECISIONS]) // 2
        broken = memory.play(table.seats, table.encoded, games, look_every=1 + length // looks)
        assert broken == laws.LAWS[laws.ALL_HOLD], f"{table}, after {memory.counts[laws.DECISIONS]} decisions"
        assert memory.counts[laws.GAMES] == games + 2


def test_every_law_holds_at_the_small_tables_of_one_game() -> None:
    hold_to_the_laws(catalogue["casablanca"], "small", games=10, looks=25)


@pytest.mark.long
@pytest.mark.parametrize(("entry", "variant"), PLAYED_BOARDS, ids=PLAYED_BOARD_NAMES)
def test_every_law_holds_in_tens_of_thousands_of_games(entry: Entry, variant: str) -> None:
    hold_to_the_laws(entry, variant, games=150, looks=25)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("entry", "variant"), BOARDS, ids=BOARD_NAMES)
def test_every_law_holds_for_a_long_while(entry: Entry, variant: str) -> None:
    hold_to_the_laws(entry, variant, games=3000, looks=25)
