"""Writes the session in docs/protocol.md anew, from a real one: a guest, a table of two, the first moves.

python -m tools.protocol            (make docs)
"""

from __future__ import annotations

import json
import re
import tempfile
from pathlib import Path
from typing import Any

from tests.house.houses import open_house
from valise.client import Visitor, visitor

PAGE = Path(__file__).parent.parent / "docs" / "protocol.md"
BETWEEN = re.compile(r"(?<=<!-- session -->\n).*(?=<!-- /session -->)", re.DOTALL)
LONGEST = 3  # of what is in a list or an object, below the first level
WIDTH = 118


class Listener(Visitor):
    """Writes down all that is said."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        self.heard: list[str] = []
        super().__init__(*arguments, **more)

    def _take(self, message: dict[str, Any]) -> None:
        self.heard.append("  " + json.dumps(_cut(message), ensure_ascii=False))
        super()._take(message)

    def do(self, command: str, *, patience: float | None = None, **told: Any) -> dict[str, Any]:
        key = f"k{len(self.heard)}"
        vars(visitor)["new_key"] = lambda: key  # short, and known here
        self.heard.append("> " + json.dumps({"do": command, "key": key, **told}, ensure_ascii=False))
        return super().do(command, patience=patience, **told)


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
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
        table.wait(2)
        lines = ann.heard
    block = "```\n" + "\n".join(_shortened(line) for line in lines) + "\n```\n"
    PAGE.write_text(BETWEEN.sub(lambda _: block, PAGE.read_text()))


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
