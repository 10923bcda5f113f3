"""The client in a house: a real server, and the client on a screen or as a command in a terminal of its own."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input

from tests.cli.person import Person
from tests.cli.tables import Player
from tests.house.houses import QUICK, RunningHouse, kept_port, open_house
from tests.house.test_dealing import change_log, reseed
from valise_games import verify
from valise_games.cli import main
from valise_games.client import HouseClient, RemoteTable
from valise_games.house.tables import events
from valise_games.house.tables.events import Sat
from valise_games.terminal import screens
from valise_games.terminal.credentials_file import CredentialsFile
from valise_games.terminal.screens import (
    AskScreen,
    BoxScreen,
    GameScreen,
    ListScreen,
    ReadScreen,
    ScreenUI,
    ValiseApp,
)
from valise_games.terminal.texts import Texts
from valise_games.terminal.visit import VisitArguments, _Visit

SLOW = {"kind": "none"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    with open_house(tmp_path_factory.mktemp("house") / "house.db") as running:
        yield running


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setattr(screens, "GRACE", 0.0)


@asynccontextmanager
async def visiting(
    client: HouseClient, code: str = "", language: str = "en", size: tuple[int, int] = (100, 30)
) -> AsyncIterator[Player]:
    """Somebody at the screen, in the lobby or at a table."""
    args = VisitArguments(url=client.url, language=language)
    app = ValiseApp(
        lambda own: _Visit(args, client, CredentialsFile(client.url), ScreenUI(own)).spend(None, code),
        Texts(language), None, "dark",
    )  # fmt: skip
    async with app.run_test(size=size) as pilot:
        yield Player(app, pilot, None)  # type: ignore[arg-type]
    if app.error is not None:
        raise app.error


async def choose(player: Player, words: str, *, then: Any = None) -> None:
    """The choice that these words find."""
    await player.press(*("space" if letter == " " else letter for letter in words), "enter")
    if then is not None:
        await player.until(lambda: isinstance(player.app.screen, then))


async def command(player: Player, words: str) -> None:
    await player.press("slash")
    await player.until(lambda: isinstance(player.app.screen, BoxScreen))
    await choose(player, words)


async def hear(player: Player, text: str) -> None:
    await player.until(lambda: text in player.text())


def seated_with(visitor: HouseClient, **more: Any) -> RemoteTable:
    table = visitor.open("casablanca", 2, variant="small", clock=SLOW, **more)
    table.sit(1)
    return table


def test_from_the_lobby_to_a_new_table_and_back(house: RunningHouse) -> None:
    async def test() -> None:
        with house.visitor("Ann") as ann:
            async with visiting(ann) as player:
                await hear(player, "The lobby")
                await choose(player, "agent", then=ListScreen)
                await hear(player, "A new table · Agent")
                await choose(player, "seats")
                await hear(player, "Seats: 2")
                await choose(player, "the other")
                await hear(player, "random bots")
                await choose(player, "open the")
                await hear(player, "Others join with")
                await choose(player, "start", then=GameScreen)
                await player.asked()
                await choose(player, "1")
                await player.until(lambda: player.game.now is not None and len(player.game.now.log) > 1)
                await player.press("ctrl+q")
                await hear(player, "Your tables")
                assert "Your seat waits for you" in player.app.farewells[0]

    asyncio.run(test())


def test_people_talk_pause_and_resign(house: RunningHouse) -> None:
    async def test() -> None:
        with house.visitor("Ann") as ann, house.visitor("Bob") as bob:
            table = seated_with(bob)
            async with visiting(ann, table.id) as player:
                await hear(player, "The host starts the game")
                await asyncio.to_thread(table.say, "welcome \x1b[2J")
                await hear(player, "Bob: welcome [2J")
                await asyncio.to_thread(table.start)
                await player.until(lambda: isinstance(player.app.screen, GameScreen))
                await command(player, "say")
                await player.until(lambda: isinstance(player.app.screen, AskScreen))
                player.app.screen.query_one(Input).value = "hello"
                await player.press("enter")
                await hear(player, "You: hello")
                await command(player, "who sits")
                await player.until(lambda: isinstance(player.app.screen, ReadScreen))
                assert "Bob" in player.text()
                await player.press("escape")
                await asyncio.to_thread(lambda: table.do("propose", offer="pause", agreed=True))
                await hear(player, "Bob offers a pause")
                await command(player, "pause")
                await hear(player, "The game is paused.")
                assert player.game.game.seat.question == "", "nothing is asked in a pause"
                await command(player, "resign")
                await hear(player, "Resign for good?")
                await choose(player, "yes")
                await hear(player, "You have resigned.")
                await player.until(lambda: isinstance(player.app.screen, ListScreen))
                assert "Bob wins." in player.text()

    asyncio.run(test())


def test_letting_pass_in_advance(house: RunningHouse) -> None:
    async def test() -> None:
        with house.visitor("Ann") as ann, house.visitor("Bob") as bob:
            table = seated_with(bob)
            async with visiting(ann, table.id) as player:
                await hear(player, "The host starts the game")
                await asyncio.to_thread(table.start)
                await player.until(lambda: isinstance(player.app.screen, GameScreen))
                await command(player, "let things")
                await hear(player, "Only until my turn")
                await choose(player, "briefcase")
                await hear(player, "If it concerns the briefcase I am called")
                await choose(player, "let things")
                await hear(player, "you let everything pass")
                assert ann.tables[table.id].standing == {"until_turn": True, "unless": ["case"]}

    asyncio.run(test())


def test_who_changes_seats_brings_his_part_of_the_deal(house: RunningHouse) -> None:
    async def test() -> str:
        with house.visitor("Ann") as ann, house.visitor("Bob") as bob:
            table = bob.open("agent", 3)
            async with visiting(ann, table.id) as player:
                await hear(player, "Stand up")
                await choose(player, "sit 3")
                await player.until(lambda: ann.tables[table.id].seat == 2)
            return table.id

    code = asyncio.run(test())
    sat = [row.event for row in house.rows(code) if isinstance(row.event, Sat)]
    assert all(event.commitment for event in sat)


def test_a_spectator_sees_no_papers_and_talks_to_the_gallery(house: RunningHouse) -> None:
    async def test() -> None:
        with house.visitor("Eve") as eve, house.visitor("Bob") as bob, house.visitor("Ann") as ann:
            table = seated_with(bob)
            other = ann.watch(table.id)
            other.sit()
            table.start()
            async with visiting(eve, table.id) as player:
                await player.until(lambda: isinstance(player.app.screen, GameScreen))
                assert "You watch this game." in player.text()
                assert "Your eyes only" not in player.text()
                assert player.game.game.commands[-3:] == ["say", "who", "quit"]

    asyncio.run(test())


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "This is not the deal that the house sealed"),
        ("fr", "Ce n’est pas la donne que la maison avait"),
        ("de", "Das ist nicht die Verteilung, die das Haus"),
        ("it", "Questa non è la distribuzione che la casa"),
    ],
)
def test_a_host_who_deals_anew_is_noticed_in_words(tmp_path: Path, language: str, says: str) -> None:
    port, file = kept_port(), tmp_path / "house.db"

    async def test() -> None:
        with open_house(file, port) as house, house.visitor("Ann") as ann, house.visitor("Bob") as bob:
            table = seated_with(bob)
            async with visiting(ann, table.id, language) as player:
                await player.until(lambda: ann.tables[table.id].seat == 0)
                await asyncio.to_thread(table.start)
                await player.until(lambda: isinstance(player.app.screen, GameScreen))
                await player.until(lambda: "commitments" in ann.memory[table.id])
                assert ann.tables[table.id].doubts == []
                await asyncio.to_thread(house.stop)
                change_log(file, events.Opened, reseed)
                with open_house(file, port):
                    await player.until(lambda: says in " ".join(player.text().split()))

    asyncio.run(test())


@pytest.mark.long
@pytest.mark.parametrize(("language", "seats"), [("en", 3), ("fr", 2)])
def test_a_whole_game_as_a_command(house: RunningHouse, tmp_path: Path, language: str, seats: int) -> None:
    with house.visitor("Host") as host:
        bots = dict.fromkeys(range(1, seats), "novice")
        table = host.open("casablanca", seats, bots=bots, clock=QUICK, variant="small", options={"round_cap": 1})
        at = ["play", "--at", house.url, "--table", table.id.lower(), "--name", "Ann", "--lang", language]
        with Person(*at, "--record", "record.json", home=tmp_path, XDG_CONFIG_HOME=str(tmp_path)) as ann:
            ann.wait("Stand up" if language == "en" else "Se lever")
            table.start()
            ann.wait("────")
            ann.play_on(random.Random(1))
            assert ann.code == 0
            assert "Traceback" not in ann.shown
        verify((tmp_path / "record.json").read_text(encoding="utf-8"))
        deal = tmp_path / "valise/deals" / f"{table.id}.json"
        assert str(deal) in ann.shown.replace("\r\n", "")
        assert main(["verify", str(tmp_path / "record.json"), "--kept", str(deal)]) == 0
