"""Draws docs/pictures/terminal.svg: a real position of Casablanca, as the terminal client shows it.

python tools/picture.py [SEED]

Novices play, one of them in the person's seat, until the briefcase is about to come home and the person is asked.
"""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from pathlib import Path

from valise_games.bots import make_bot
from valise_games.games.game import open_to
from valise_games.games.teller import Teller
from valise_games.terminal.game import Game
from valise_games.terminal.local import PACES, BotTable, LocalSeat
from valise_games.terminal.local_match import LocalArguments, set_table
from valise_games.terminal.screens import GameScreen, ScreenUI, ValiseApp
from valise_games.terminal.texts import Texts

FILE = Path(__file__).parent.parent / "docs" / "pictures" / "terminal.svg"
GAME, YOU = "casablanca", 0
SEED = 50  # a lively game
SIZE = (118, 35)
# Fonts of the reader's own machine, instead of some that would be fetched.
FONTS = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)


def main(seed: int = SEED) -> None:
    args = LocalArguments(
        language="en", game=GAME, seed=seed, pace="fast", bots="novice/colette,novice/anselm,novice/tilda"
    )
    table = set_table(args, PACES["fast"])
    _play(table, seed)
    svg = asyncio.run(_screenshot(table))
    svg = FONTS.sub("", svg).replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")
    FILE.write_text("\n".join(line.rstrip() for line in svg.splitlines()) + "\n", encoding="utf-8")


async def _screenshot(table: BotTable) -> str:
    with tempfile.TemporaryDirectory() as folder:
        texts = Texts("en")
        seat = LocalSeat(table, Path(folder) / "save.json", texts, table.names(texts("you")))
        game = Game(seat, "en")
        app = ValiseApp(lambda own: ScreenUI(own).play(game), texts, seat.entry, "light")
        async with app.run_test(size=SIZE) as pilot:
            while not (isinstance(app.screen, GameScreen) and app.screen.now and app.screen.now.question):
                await pilot.pause()
            await pilot.pause()
            return app.export_screenshot(title="valise play casablanca", simplify=True)


def _play(table: BotTable, seed: int) -> None:
    """Up to the moment of the picture; a novice sits in for the person."""
    match, game = table.match, table.match.entry.load("plain")
    teller = Teller(match.entry, "en", table.names("You"), you=YOU)
    stand_in = make_bot("novice", GAME, seed=seed)
    table.look()
    while True:
        while not table.you_owe:
            table.let_bots_act()
        view = match.view(YOU)
        if view["phase"] == "protest" and teller.situation(view).notice:
            return
        known = match.known(YOU)
        table.play(game.write_action(known, stand_in.choose(known, YOU, open_to(game, known, YOU))))
        if match.over:
            sys.exit(f"the game of seed {seed} ends without such a moment")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
