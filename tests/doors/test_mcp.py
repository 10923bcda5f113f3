"""The MCP server, as an assistant meets it: by the protocol's own client, over stdin and stdout, and over HTTP."""

from __future__ import annotations

import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import anyio
import pytest
from mcp.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

from tests.house.houses import QUICK, open_house
from valise_games import catalogue
from valise_games.client import HouseClient, Refused
from valise_games.doors.assistant_seats import LocalSeat, usual_seats
from valise_games.doors.mcp import INSTRUCTIONS, MOST_TABLES, Tools
from valise_games.doors.text import TextTable
from valise_games.errors import ValiseError
from valise_games.games.messages import OWN, Formatter

PATIENCE = 90.0


class Assistant:
    """Calls tools, and gets their text; of an error, with a sign before it."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def __call__(self, tool: str, **arguments: Any) -> str:
        result: Any = await self.client.call_tool(tool, arguments)
        text: str = result.content[0].text
        return f"ERROR {text}" if result.is_error else text


def over_stdio(play: Callable[[Assistant], Coroutine[Any, Any, None]], *arguments: str) -> None:
    async def main() -> None:
        command = StdioServerParameters(command=sys.executable, args=["-m", "valise_games", "mcp", *arguments])
        with anyio.fail_after(PATIENCE):
            async with Client(stdio_client(command)) as client:
                await play(Assistant(client))

    anyio.run(main)


def last_number(text: str) -> int:
    return int(text.rstrip(".").rpartition(" ")[2])


def test_an_assistant_plays_a_game_to_its_end() -> None:
    async def play(call: Assistant) -> None:
        tools = {tool.name: tool for tool in (await call.client.list_tools()).tools}
        assert "say" not in tools  # bots do not listen
        assert all(len(tool.description or "") > 20 for tool in tools.values())
        assert all(
            one.get("description")
            for tool in tools.values()
            for one in tool.input_schema.get("properties", {}).values()
        )
        listed = await call("list_games")
        assert all(game in listed for game in catalogue)
        told = await call("open_table", game="casablanca", seats=3, variant="small", seed=4)
        code = told.split()[1]
        assert catalogue["casablanca"].name in await call("read_rules", game="casablanca")
        moves = 0
        while "The game is over" not in told:
            assert await call("observe", table=code) in told
            assert last_number(told) > 1
            told = await call("act", table=code.lower(), answer="1")
            moves += 1
        assert moves > 2
        assert "wins" in told
        assert "the game is over" in (await call("act", table=code, answer="1")).lower()
        await call("leave", table=code)
        assert "there is no table" in (await call("observe", table=code)).lower()

    over_stdio(play)


def test_an_error_is_one_sentence() -> None:
    async def play(call: Assistant) -> None:
        told = await call("open_table", game="agent", seats=2, variant="small")
        code = told.split()[1]
        before = await call("observe", table=code)
        for tool, arguments, sentence in (
            ("act", {"table": code, "answer": "9999"}, "Your answer names none of the options."),
            ("act", {"table": code, "answer": ""}, "Your answer is empty."),
            ("act", {"table": "NONE", "answer": "1"}, "There is no table 'NONE' here; open_table opens one"),
            ("act", {"table": code}, "act was not called: answer: Field required."),
            ("open_table", {"game": "chess"}, "There is no game 'chess'; the house has agent,"),
            ("open_table", {"game": "agent", "seats": 99}, "Agent is for 2 to 4 seats, not 99."),
            ("open_table", {"game": "agent", "seats": "many"}, "open_table was not called: seats:"),
            ("open_table", {"game": "agent", "seat": 7}, "This table has seats 0 to"),
            ("open_table", {"game": "agent", "options": {"x": 1}}, "Agent has no option 'x';"),
            ("open_table", {"game": "agent", "people": 1}, "Other people can only come to a table in a house"),
            ("wait", {"table": code, "seconds": -1}, "wait was not called: seconds:"),
        ):
            assert (await call(tool, **arguments)).startswith(f"ERROR {sentence}")
        assert await call("observe", table=code) == before

    over_stdio(play, "--lang", "en")


class Neighbour(threading.Thread):
    """A person of the house, who sits down at a table, says a sentence and plays the first of his options."""

    def __init__(self, client: HouseClient, code: str, *, hosts: bool) -> None:
        super().__init__(daemon=True)
        self.client, self.code, self.hosts = client, code, hosts
        self.table = client.watch(code)
        self.table.sit()
        self.table.say("I have nothing on Green.")
        self.stopped = threading.Event()

    def run(self) -> None:
        while not self.stopped.is_set() and not self.table.over:
            seats = self.table.info["seats"]
            if self.hosts and self.table.info["state"] == "open" and all(seat["person"] for seat in seats):
                self.table.start()
            elif self.table.decision:
                with suppress(Refused):
                    self.table.act(self.table.legal[0])
            else:
                self.table.wait(0.1)


@contextmanager
def neighbour(client: HouseClient, code: str, *, hosts: bool = False) -> Iterator[Neighbour]:
    playing = Neighbour(client, code, hosts=hosts)
    playing.start()
    try:
        yield playing
    finally:
        playing.stopped.set()
        playing.join(PATIENCE)


def test_in_a_house_it_meets_people_talks_and_waits(tmp_path: Path) -> None:
    """The other seat is a client of the house's own."""
    with open_house(tmp_path / "house.db") as house, house.visitor("Ann") as ann:
        code = ann.open("casablanca", 2, variant="small", clock={"kind": "none", **QUICK}).id

        async def play(call: Assistant) -> None:
            assert code in await call("find_tables")
            with neighbour(ann, code, hosts=True) as other:
                told, waits = await call("join_table", table=code.lower()), 0
                assert await call("say", table=code, text="Nor have I.") == "It was said."
                for _ in range(200):
                    if "The game is over" in told:
                        break
                    if "Your options" in told:
                        assert "Ann: “I have nothing on Green.”" in told
                        told = await call("act", table=code, answer="1")
                        assert told.startswith("Done: ")
                    else:
                        waits += 1
                        told = await call("wait", table=code, seconds=5)
            assert "wins" in told
            assert waits
            assert [line["text"] for line in other.table.talk] == ["I have nothing on Green.", "Nor have I."]
            assert "ERROR The house refuses: " in await call("join_table", table="NOSUCH")

        over_stdio(play, "--at", house.url, "--name", "Bea")


def test_in_a_house_it_opens_tables_for_people_and_for_bots(tmp_path: Path) -> None:
    with open_house(tmp_path / "house.db") as house, house.visitor("Ann") as ann:

        async def play(call: Assistant) -> None:
            told = await call("open_table", game="casablanca", seats=2, variant="small", people=1)
            code = told.split()[1]
            assert "The game has not begun" in told
            assert "1 free; Bea" in await call("find_tables")
            assert "ERROR" in await call("start_table", table=code)  # a seat is free
            assert "ERROR The game has not begun" in await call("act", table=code, answer="1")
            with neighbour(ann, code):
                assert "Ann" in await call("start_table", table=code)
            alone = (await call("open_table", game="casablanca", seats=2, variant="small", bots="random")).split()[1]
            assert "Your options" in await call("wait", table=alone)
            assert "a bot plays for you" in await call("leave", table=alone)
            assert f"You sit at table {alone}" in await call("join_table", table=alone)
            assert "Your options" in await call("wait", table=alone)  # the stand-in may just have moved

        over_stdio(play, "--at", house.url, "--name", "Bea")


def test_over_http_several_assistants_play_at_tables_of_their_own() -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "valise_games", "mcp", "--http", str(port), "--lang", "fr"]
    server = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        _until_open(port)

        async def main() -> None:
            address = f"http://127.0.0.1:{port}/mcp"
            with anyio.fail_after(PATIENCE):
                async with Client(address) as one, Client(address) as two:
                    tables = [await Assistant(client)("open_table", game="casablanca") for client in (one, two)]
                    codes = {told.split()[1] for told in tables}
                    assert len(codes) == 2
                    options = Formatter(OWN, "fr", {}).string("text-options")
                    assert all(options in told for told in tables)

        anyio.run(main)
    finally:
        server.terminate()
        server.wait(PATIENCE)


def _until_open(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with socket.create_connection(("127.0.0.1", port), 1.0):
                return
        except OSError:
            time.sleep(0.05)
    raise AssertionError(f"nobody listens at {port}")


def test_games_that_are_over_make_room_and_others_do_not() -> None:
    tools = Tools()
    for number in range(MOST_TABLES):
        table = TextTable("casablanca", 2, variant="small", seed=number, bots={1: "random"})
        tools._keep(LocalSeat(f"T{number}", table, 0))
    with pytest.raises(ValiseError, match="games are going on already"):
        tools.open_table("casablanca", seats=2, variant="small")
    first = tools._seats["T7"]
    assert isinstance(first, LocalSeat)
    first.table.match.close("abandoned")
    tools.open_table("casablanca", seats=2, variant="small")
    assert "T7" not in tools._seats
    assert len(tools._seats) == MOST_TABLES


def test_a_table_is_left_by_its_code_however_it_is_written() -> None:
    tools = Tools()
    code = tools.open_table("agent", variant="small").split()[1]
    assert tools.leave(f" {code.lower()} ")
    with pytest.raises(ValiseError, match="there is no table"):
        tools.observe(code)


def test_the_usual_table_has_four_seats_or_what_is_nearest() -> None:
    for entry in catalogue.values():
        assert usual_seats(entry, "standard") == min(4, entry.seats_of("standard")[-1])
    assert "open_table" in INSTRUCTIONS


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--lang", "xx"], "the games speak de, en"),
        (["--at", "a:b"], "address"),
        (["--http", "99999"], "--http is a port from 1 to 65535, not 99999"),
        (["--http", "8700", "--host", "192.0.2.1"], "192.0.2.1, port 8700, cannot be listened at: "),
        (["--host", "0.0.0.0"], "--host goes with --http PORT"),
        (["--name", "Bea"], "--name is for a house"),
    ],
)
def test_a_wrong_start_is_refused_in_a_sentence(arguments: list[str], why: str, refusal: Callable[..., str]) -> None:
    assert why in refusal("mcp", *arguments)
