"""What the screens look like, as pictures that are kept: `pytest --snapshot-update` takes them anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.cli.tables import app_at, arguments_for
from valise_games.bots import make_bot
from valise_games.games.game import open_to
from valise_games.terminal.local import PACES, BotTable
from valise_games.terminal.local_match import set_table
from valise_games.terminal.screens import GameScreen

SCREENS = [
    ("casablanca", "en", "dark", (80, 24), 12),
    ("agent", "fr", "light", (120, 40), 20),
]


def played(table: BotTable, decisions: int) -> BotTable:
    """After so many decisions of a Novice in the person's seat."""
    game, novice = table.match.entry.load("plain"), make_bot("novice", table.match.entry.id, seed=1)
    table.look()
    while decisions:
        if table.you_owe:
            known = table.match.known(table.you)
            chosen = novice.choose(known, table.you, open_to(game, known, table.you))
            table.play(game.write_action(known, chosen))
            decisions -= 1
        else:
            table.let_bots_act()
    while not table.you_owe:
        table.let_bots_act()
    return table


async def shown(pilot: Pilot[None]) -> None:
    while True:
        await pilot.pause()
        screen = pilot.app.screen
        if isinstance(screen, GameScreen) and screen.now is not None and screen.now.question:
            await pilot.pause()
            return


@pytest.mark.parametrize(("game", "language", "ground", "size", "decisions"), SCREENS, ids=[one[0] for one in SCREENS])
def test_the_screen_of_a_game(
    snap_compare: Any, tmp_path: Path, game: str, language: str, ground: str, size: tuple[int, int], decisions: int
) -> None:
    args = arguments_for(game, tmp_path, language=language, seed=50, bots="novice/tilda,novice/anselm,novice/colette")
    table = played(set_table(args, PACES["fast"]), decisions)
    assert snap_compare(app_at(table, args, ground), terminal_size=size, run_before=shown)
