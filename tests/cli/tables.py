"""Tables for the tests of the client: small ones, dealt alike, with bots that take no time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from valise_games.terminal import local_match, screens
from valise_games.terminal.local import PACES, BotTable
from valise_games.terminal.local_match import LocalArguments
from valise_games.terminal.screens import ChoiceMenu, GameScreen, ScreenUI, ValiseApp
from valise_games.terminal.texts import Texts


def arguments_for(game: str, folder: Path, **more: Any) -> LocalArguments:
    return LocalArguments(
        **{"language": "en", "game": game, "seed": 3, "pace": "fast", "save": folder / "save.json", **more}
    )


def app_at(table: BotTable, args: LocalArguments, ground: Any = "dark") -> ValiseApp:
    """The client at that table, as the command makes it."""
    return ValiseApp(
        lambda app: local_match._play(args, table, ScreenUI(app)),
        Texts(args.language),
        table.match.entry,
        ground,
    )


class Player:
    """Somebody at the screen."""

    def __init__(self, app: ValiseApp, pilot: Pilot[None], table: BotTable) -> None:
        self.app, self.pilot, self.table = app, pilot, table

    @property
    def game(self) -> GameScreen:
        screen = self.app.screen
        assert isinstance(screen, GameScreen), screen
        return screen

    @property
    def menu(self) -> ChoiceMenu:
        return self.app.screen.query_one(ChoiceMenu)

    async def asked(self) -> None:
        """Until the person owes a decision."""
        await self.until(lambda: self.game.now is not None and self.game.now.question and not self.game._busy)

    async def until(self, true: Any) -> None:
        for _ in range(500):
            await self.pilot.pause()
            if true():
                return
            await asyncio.sleep(0.02)
        raise AssertionError(f"it does not come true; there is {self.text()}")

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    def text(self) -> str:
        """All that is on the screen."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text for strip in strips)


@asynccontextmanager
async def seated(table: BotTable, args: LocalArguments, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Player]:
    screens.GRACE = 0.0
    app = app_at(table, args)
    async with app.run_test(size=size) as pilot:
        player = Player(app, pilot, table)
        await player.until(lambda: isinstance(app.screen, GameScreen))
        yield player
    if app.error is not None:
        raise app.error


def small(game: str, folder: Path, **more: Any) -> tuple[BotTable, LocalArguments]:
    args = arguments_for(game, folder, **{"variant": "small", "seats": 3, **more})
    return local_match.set_table(args, PACES["fast"]), args
