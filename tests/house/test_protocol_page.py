"""docs/protocol.md tells every command, every message and every reason to close a socket."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any, get_args

import pytest

from tests.house.asking import ask
from tests.house.houses import RunningHouse
from tests.waiting import PATIENCE
from tools import protocol
from valise_games import house
from valise_games.house.errors import RefusalCode
from valise_games.house.people import rate_limits
from valise_games.house.tables import commands, messages
from valise_games.house.transport import connection

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
TABLES, SESSION = PAGE.split("<!-- session -->")
PLACEHOLDERS = {"seat": "SEAT", "table": "CODE", "game": "GAME", "person": "7", "name": "NAME", "language": "fr"}
COMMANDS = [kind.__struct_config__.tag for kind in get_args(messages.AnyCommand)]
MESSAGES = [kind.__struct_config__.tag for kind in messages.MESSAGES]


@pytest.mark.parametrize("tag", [*COMMANDS, *MESSAGES])
def test_every_command_and_message_is_documented(tag: str) -> None:
    assert f"| `{tag}` |" in TABLES


def test_nothing_is_documented_that_is_not_there() -> None:
    first, second = TABLES.split("\n## Messages\n")
    assert set(re.findall(r"^\| `([a-z]+)` \|", first.split("\n## Commands\n")[1], re.MULTILINE)) - {"do"} == set(
        COMMANDS
    )
    response = second.split("\n### ")[0]
    assert set(re.findall(r"^\| `([a-z]+)` \|", response, re.MULTILINE)) - {"is"} == set(MESSAGES)


@pytest.mark.parametrize("kind", get_args(messages.AnyCommand))
def test_every_field_of_a_command_is_documented(kind: type[messages.Command]) -> None:
    row = next(line for line in TABLES.splitlines() if line.startswith(f"| `{kind.__struct_config__.tag}` |"))
    for field in kind.__struct_fields__:
        assert field == "key" or f"`{field}`" in row, field


def test_close_codes_and_limits_are_those_of_the_house() -> None:
    own = [value for value in vars(connection).values() if isinstance(value, int) and 4400 <= value < 4500]
    for code in (1012, *own):
        assert f"| {code} |" in TABLES
    pace = rate_limits.PERSON["command"]
    for limit in (
        f"{connection.LONGEST_COMMAND:,} letters",
        f"{commands.MOST_WATCHED} tables",
        f"{connection.MOST_WAITING} messages",
        f"{pace.most / pace.seconds:.0f} commands a second, {pace.most} at once",
    ):
        assert limit in TABLES


@pytest.mark.parametrize("code", RefusalCode)
def test_every_refusal_is_documented_and_used(code: RefusalCode) -> None:
    assert f"`{code}`" in TABLES
    sources = [file.read_text() for file in Path(house.__file__).parent.rglob("*.py")]
    assert any(f"RefusalCode.{code.name}" in text for text in sources)


def test_every_address_is_documented_with_its_fields(house: RunningHouse) -> None:
    response = ask(house, "/api/schema/openapi.json").payload
    for path, methods in response["paths"].items():
        address = re.sub(r"\{(\w+)\}", lambda found: PLACEHOLDERS[found[1]], path)
        rows = [line for line in TABLES.splitlines() if re.search(rf"{re.escape(address)}[`?]", line)]
        assert rows, address
        for method in set(methods) - {"head"}:
            row = next((row for row in rows if f"`{method.upper()}" in row), "")
            assert row, (method, address)
            for field in (
                [] if address in ("/api/do", "/api/me/push", "/api/hello") else fields(response, methods[method])
            ):
                assert f"`{field}`" in row, (address, field)


def fields(response: dict[str, Any], method: dict[str, Any]) -> list[str]:
    """Of the body that is sent."""
    if "requestBody" not in method:
        return []
    (name,) = re.findall(r"schemas/(\w+)", str(method["requestBody"]))
    return list(response["components"]["schemas"][name]["properties"])


@pytest.mark.skipif(not shutil.which("curl"), reason="needs curl")
def test_the_example_with_curl_runs_as_documented(house: RunningHouse, tmp_path: Path) -> None:
    (example,) = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    assert "http://127.0.0.1:8600" in example
    script = example.replace("http://127.0.0.1:8600", house.url).replace("curl -s", "curl -s -w '\\n'")
    ran = subprocess.run(
        ["sh", "-euc", script], cwd=tmp_path, capture_output=True, text=True, check=True, timeout=2 * PATIENCE
    )
    ann, entered, key, opened, tables = [json.loads(line) for line in ran.stdout.splitlines() if line]
    assert ann["name"] == entered["name"] == "Ann"
    assert key["key"]
    assert opened["is"] == "done"
    assert tables == {"now": [], "over": []}


def test_the_session_has_the_two_numbers_that_the_page_names() -> None:
    message, entry = re.findall(r"the message with number (\d+) brings the events of entry (\d+)", TABLES)[0]
    heard = next(line for line in SESSION.splitlines() if '"is": "entry"' in line and f'"n": {message}, ' in line)
    assert f'"events": [{{"n": {entry}, ' in heard
    assert message != entry


def test_a_table_is_asked_for_by_entry_and_numbered_by_message(house: RunningHouse) -> None:
    with house.visitor("Bob") as bob:
        table = bob.open("agent", 2, bots={1: "random"}, clock={"kind": "none", "least": 0.0}, variant="small")
        table.sit(0)
        table.say("one")
        table.start()
        while table.heard < 2 or not table.decision:
            if table.decision:
                table.act(table.legal[0])
            else:
                table.wait(5)
        whole = bob.get(f"/api/tables/{table.id}?since={table.heard}")
        assert {event["n"] for event in whole["events"]} == {table.heard}
        assert whole["own"]["decision"].split(".")[0] == str(table.heard)
        assert whole["n"] == table.n > table.heard
        assert bob.get(f"/api/tables/{table.id}?since={table.n}")["events"] == [], "this is no entry yet"


def test_the_session_shows_a_command_a_table_and_an_entry() -> None:
    for said in ('> {"do": "open"', '> {"do": "act"', '{"is": "hello"', '{"is": "table"', '{"is": "entry"'):
        assert said in SESSION


def test_the_session_is_what_the_house_says_today() -> None:
    assert protocol.page() == PAGE, "run make docs"
