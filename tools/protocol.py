"""Writes the session in docs/protocol.md anew, from a real one: a guest, a table of two, the first moves.

python -m tools.protocol            (make docs)

Houses of tests deal every table alike. What chance and the clocks add is the same each time too, so that the page
changes only when the house does, which a test watches.
"""

from __future__ import annotations

import json
import math
import os
import re
import tempfile
from pathlib import Path
from typing import Any
from unittest import mock

from tests.house.houses import open_house
from valise_games.client import HouseClient, house_client
from valise_games.play import fairness

PAGE = Path(__file__).parent.parent / "docs" / "protocol.md"
BETWEEN = re.compile(r"(?<=<!-- session -->\n).*(?=<!-- /session -->)", re.DOTALL)
LAST = 8  # number of the last message shown: the guest's first move is carried out
LONGEST = 3  # of what is in a list or an object, below the first level
WIDTH = 118

# What is told in place of what was drawn or read off a clock.
CODE = "J857ZNYF"
NONCE = "06cb2509c9066ff9212cf12218f42ee7"
TIME = 1794752286.2
FULL = 15  # seconds: what is left on a clock is told as if nobody had used any of the last so many


class Listener(HouseClient):
    """Writes down all that is said."""

    takes_changes = False

    def __init__(self, *arguments: Any, **more: Any) -> None:
        self.heard: list[str] = []
        super().__init__(*arguments, **more)

    def _take(self, message: dict[str, Any]) -> None:
        self.heard.append("  " + json.dumps(_cut(_evened(message)), ensure_ascii=False))
        super()._take(message)

    def do(self, command: str, *, patience: float | None = None, **told: Any) -> dict[str, Any]:
        key = f"k{len(self.heard)}"
        self.heard.append("> " + json.dumps({"do": command, "key": key, **told}, ensure_ascii=False))
        with mock.patch.object(house_client, "new_key", return_value=key):  # short, and known here
            return super().do(command, patience=patience, **told)

    def reveal(self, code: str, nonce: str) -> None:
        self.heard.append("> " + json.dumps({"do": "reveal", "table": code, "nonce": nonce}))
        super().reveal(code, nonce)


def main() -> None:
    PAGE.write_text(page())


def page() -> str:
    """The page as it ought to be."""
    with (
        tempfile.TemporaryDirectory() as folder,
        mock.patch.dict(os.environ, TEST_DEAL="1"),
        mock.patch.object(fairness, "new_nonce", return_value=NONCE),
        open_house(Path(folder) / "house.db") as house,
        Listener(house.url, "Ann") as ann,
    ):
        table = ann.open("casablanca", 2, bots={1: "novice"}, clock={"least": 0.0}, variant="small")
        table.sit(0)
        table.say("good evening")
        table.start()
        while not table.decision:
            table.wait(5)
        table.act(table.legal[0])
        while table.n < LAST:
            table.wait(5)
        lines = [_shortened(line.replace(table.id, CODE)) for line in ann.heard]
    last = next(i for i, line in enumerate(lines) if line.startswith('  {"is": "entry"') and f'"n": {LAST},' in line)
    block = "```\n" + "\n".join(lines[: last + 1]) + "\n```\n"
    return BETWEEN.sub(lambda _: block, PAGE.read_text())


def _evened(value: Any, name: str = "") -> Any:
    """With a time that is always the same, and clocks on which nobody has thought."""
    if isinstance(value, dict):
        return {key: _evened(part, key) for key, part in value.items()}
    if isinstance(value, list):
        return [_evened(part, name) for part in value]
    if not isinstance(value, float):
        return value
    if name in ("left", "window"):
        return math.ceil(value / FULL) * float(FULL)
    return TIME if name == "at" else value


def _cut(value: Any, depth: int = 0) -> Any:
    if isinstance(value, dict):
        items = list(value.items())
        kept = items if depth == 0 else items[:LONGEST]
        rest = {"…": "…"} if len(kept) < len(items) else {}
        return {key: _cut(part, depth + 1) for key, part in kept} | rest
    if isinstance(value, list):
        return [_cut(part, depth + 1) for part in value[:2]] + (["…"] if len(value) > 2 else [])
    return value[:16] + "…" if isinstance(value, str) and len(value) > 40 else value


def _shortened(line: str) -> str:
    return line if len(line) <= 4 * WIDTH else line[: 4 * WIDTH] + " …"


if __name__ == "__main__":
    main()
