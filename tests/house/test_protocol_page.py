"""docs/protocol.md tells every command, every message and every reason to close a socket."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from valise.house import messages, sockets

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
TABLES, SESSION = PAGE.split("<!-- session -->")
COMMANDS = [kind.__struct_config__.tag for kind in get_args(messages.AnyCommand)]
MESSAGES = [kind.__struct_config__.tag for kind in get_args(messages.AnyMessage)]


@pytest.mark.parametrize("tag", [*COMMANDS, *MESSAGES])
def test_every_command_and_message_is_told(tag: str) -> None:
    assert f"| `{tag}` |" in TABLES


def test_nothing_is_told_that_is_not_there() -> None:
    first, second = TABLES.split("\n## Messages\n")
    assert set(re.findall(r"^\| `([a-z]+)` \|", first.split("\n## Commands\n")[1], re.MULTILINE)) - {"do"} == set(
        COMMANDS
    )
    told = second.split("\n### ")[0]
    assert set(re.findall(r"^\| `([a-z]+)` \|", told, re.MULTILINE)) - {"is"} == set(MESSAGES)


@pytest.mark.parametrize("kind", get_args(messages.AnyCommand))
def test_every_field_of_a_command_is_told(kind: type[messages.Command]) -> None:
    row = next(line for line in TABLES.splitlines() if line.startswith(f"| `{kind.__struct_config__.tag}` |"))
    for field in kind.__struct_fields__:
        assert field == "key" or f"`{field}`" in row, field


def test_close_codes_and_limits_are_those_of_the_house() -> None:
    own = [value for value in vars(sockets).values() if isinstance(value, int) and 4400 <= value < 4500]
    for code in (1012, *own):
        assert f"| {code} |" in TABLES
    for limit in (
        f"{sockets.LONGEST_COMMAND:,} letters",
        f"{sockets.MOST_WATCHED} tables",
        f"{sockets.MOST_WAITING}\n",
    ):
        assert limit in TABLES


def test_every_refusal_is_told() -> None:
    house = Path(sockets.__file__).parent
    for file in sorted(house.glob("*.py")):
        said = r'(?:Refusal\(\s*|_refuse\([^"]+"?"?, |_refusal\(.+?, |code=)"([a-z-]+)"'
        for code in re.findall(said, file.read_text()):
            assert f"`{code}`" in TABLES, f"{code}, in {file.name}"


def test_the_session_shows_a_command_a_table_and_an_entry() -> None:
    for said in ('> {"do": "open"', '> {"do": "act"', '{"is": "hello"', '{"is": "table"', '{"is": "entry"'):
        assert said in SESSION
