"""The client on a whole screen: choosing with keys and mouse, commands, warnings, sizes, leaving and the end."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input

from tests.cli.tables import Player, seated, small
from valise_games import verify
from valise_games.bots import Bot, make_bot
from valise_games.terminal import local
from valise_games.terminal.screens import AskScreen, BoxScreen, GameScreen, ListScreen, ReadScreen


def run(test: Any) -> None:
    asyncio.run(test())


def test_arrows_and_enter_choose(tmp_path: Path) -> None:
    async def test() -> None:
        table, args = small("casablanca", tmp_path)
        async with seated(table, args) as player:
            await player.asked()
            before, steps = table.match.entries, len(json.loads(table.match.save())["steps"])
            assert player.menu.cursor == 1
            await player.press("right")
            assert player.menu.cursor == 2
            await player.press("down", "up", "left")
            assert player.menu.cursor == 1
            chosen = player.menu.menu.choices[0].value
            await player.press("enter")
            await player.until(lambda: table.match.entries > before)
            first = json.loads(table.match.save())["steps"][steps]
            assert first["action"] == chosen

    run(test)


def test_digits_choose_by_number_and_words_find(tmp_path: Path) -> None:
    async def test() -> None:
        table, args = small("casablanca", tmp_path)
        async with seated(table, args) as player:
            await player.asked()
            await player.press("3")
            assert player.menu.cursor == 3
            await player.press("escape", "b", "r", "i", "b")
            assert "Only those with “brib”" in player.text()
            assert [spot.number for spot in player.menu._spots] == [len(player.menu.menu.choices)]
            await player.press("z", "enter")
            assert "Nothing here is called “bribz”" in player.text()
            assert not table.match.steps_under_way(0), "what is not shown is not taken"
            await player.press("backspace", "enter")
            await player.until(lambda: table.match.steps_under_way(0))
            assert player.menu.typed == ""

    run(test)


def test_a_menu_that_is_searched_keeps_no_empty_lines(tmp_path: Path) -> None:
    async def test() -> None:
        table, args = small("agent", tmp_path)
        async with seated(table, args) as player:
            await player.pilot.resize_terminal(60, 20)
            await player.asked()
            before = player.menu.size.height
            await player.press(*"done")
            await player.until(lambda: player.menu.size.height == len(player.menu._lines) == 1)
            await player.press("escape")
            await player.until(lambda: player.menu.size.height == before > 1)

    run(test)


def test_a_click_chooses(tmp_path: Path) -> None:
    async def test() -> None:
        table, args = small("casablanca", tmp_path)
        async with seated(table, args) as player:
            await player.asked()
            spot = player.menu._spots[-1]
            await player.pilot.click("#menu", offset=(spot.start + 2, spot.row))
            await player.until(lambda: table.match.steps_under_way(0))

    run(test)


def test_pages_open_and_close(tmp_path: Path) -> None:
    async def test() -> None:
        table, args = small("casablanca", tmp_path)
        async with seated(table, args) as player:
            await player.asked()
            await player.press("question_mark")
            await player.until(lambda: isinstance(player.app.screen, ReadScreen))
            assert "what a good bot would consider here" in player.text()
            await player.press("escape")
            await player.until(lambda: isinstance(player.app.screen, GameScreen))
            for words, shown in (("rules", "Casablanca"), ("log", "Deal sealed"), ("board", "Red")):
                await player.press("slash")
                await player.until(lambda: isinstance(player.app.screen, BoxScreen))
                await player.press(*words, "enter")
                await player.until(lambda: isinstance(player.app.screen, ReadScreen))
                assert shown in player.text()
                await player.press("enter")
                await player.until(lambda: isinstance(player.app.screen, GameScreen))

    run(test)


def test_a_hint_uses_the_labels_of_the_menu(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def best(level: str, game: str, variant: str, seed: int) -> Bot:
        return make_bot("novice", game, variant, seed)

    async def test() -> None:
        table, args = small("casablanca", tmp_path)
        monkeypatch.setattr(local, "make_bot", best)
        async with seated(table, args) as player:
            await player.asked()
            labels = [choice.label.plain for choice in player.menu.menu.choices]
            await player.press("slash", *"hint", "enter")
            await player.until(lambda: isinstance(player.app.screen, ReadScreen))
            assert "would do here" in player.text()
            assert any(f"%  {label}" in player.text() or f"· {label}" in player.text() for label in labels)

    run(test)


def test_what_has_weight_is_asked_once_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        table, args = small("casablanca", tmp_path)
        async with seated(table, args) as player:
            await player.asked()
            monkeypatch.setattr(player.game.game.teller, "warning", lambda view, action: "Really?")
            before = table.match.save()
            for answer, goes_on in (("n", False), ("y", True)):
                await player.press("1", "enter")
                await player.until(lambda: isinstance(player.app.screen, BoxScreen))
                assert "Really?" in player.text()
                await player.press(answer, "enter")
                await player.until(lambda: isinstance(player.app.screen, GameScreen))
                await player.until(lambda: not player.game._busy)
                assert (table.match.save() != before) == goes_on

    run(test)


@pytest.mark.parametrize("game", ["agent", "casablanca", "code-casablanca"])
def test_every_size_shows_the_question_and_what_can_be_done(tmp_path: Path, game: str) -> None:
    async def test() -> None:
        table, args = small(game, tmp_path, variant="standard")
        async with seated(table, args, (132, 45)) as player:
            await player.asked()
            for size in ((120, 40), (80, 24), (60, 20), (100, 30), (200, 60)):
                await player.pilot.resize_terminal(*size)
                await player.pilot.pause()
                text = player.text()
                assert text.startswith("Valise")
                assert player.game.now is not None
                assert player.game.now.happening.plain[:40] in text
                assert "1 " in text
                for name in ("board", "seats", "papers", "log", "strip", "menu"):
                    region = player.game.query_one(f"#{name}").region
                    assert region.right <= size[0]
                    assert region.bottom <= size[1]
                boxes = [player.game.query_one(f"#{name}").region for name in ("board", "seats", "papers", "log")]
                shown = [box for box in boxes if box.area]
                assert not any(a.overlaps(b) for n, a in enumerate(shown) for b in shown[n + 1 :])

    run(test)


def test_leaving_keeps_the_match(tmp_path: Path) -> None:
    async def test() -> None:
        table, args = small("casablanca", tmp_path)
        async with seated(table, args) as player:
            await player.asked()
            await player.press("ctrl+q")
            await player.until(lambda: not player.app.is_running or player.app.farewells)
            assert "The match is kept." in player.app.farewells[0]
            assert "valise play --resume" in player.app.farewells[2]

    run(test)
    assert json.loads((tmp_path / "save.json").read_text())["valise-table"] == 1


def test_save_asks_nothing_and_says_where(tmp_path: Path) -> None:
    async def test() -> None:
        table, args = small("casablanca", tmp_path)
        async with seated(table, args, (120, 40)) as player:
            await player.asked()
            await player.press("slash", *"keep", "enter")
            await player.until(lambda: isinstance(player.app.screen, GameScreen) and not player.game._busy)
            assert "Saved in" in player.text()

    run(test)


async def play_out(player: Player) -> None:
    """The first choice, again and again."""
    while isinstance(player.app.screen, GameScreen | BoxScreen):
        if isinstance(player.app.screen, BoxScreen):
            await player.press("y", "enter")
        elif player.game.now is not None and player.game.now.question and not player.game._busy:
            await player.press("enter")
        await player.pilot.pause()


def test_at_the_end_everything_is_shown_and_the_record_can_be_saved(tmp_path: Path) -> None:
    async def test() -> None:
        table, args = small("casablanca", tmp_path, options={"round_cap": 1})
        async with seated(table, args) as player:
            await play_out(player)
            await player.until(lambda: isinstance(player.app.screen, ListScreen))
            assert "The end" in player.text()
            await player.press(*"record", "enter")
            await player.until(lambda: isinstance(player.app.screen, AskScreen))
            player.app.screen.query_one(Input).value = str(tmp_path / "record.json")
            await player.press("enter")
            await player.until(lambda: isinstance(player.app.screen, ListScreen))
            assert "Record saved" in player.text()
            await player.press("escape")

    run(test)
    assert verify((tmp_path / "record.json").read_text()).over
