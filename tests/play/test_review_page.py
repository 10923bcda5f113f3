"""The page about reviews tells what each of our games asks, and at what it can turn."""

from __future__ import annotations

import re
from pathlib import Path

from tests.every_game.tables import Table, at_short_tables
from tests.every_game.test_insight import reviewed

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text().split("## Looking back")[1]


@at_short_tables
def test_the_page_tells_every_question_and_every_kind_of_turning_point(table: Table) -> None:
    told = reviewed(table)
    asked, kinds = (line for line in PAGE.splitlines() if f"`{table.game}`" in line.partition(" | ")[0])
    assert all(f"`{question['about']}`" in asked for question in told["questions"])
    assert all(f"`{turn['what']}`" in kinds for turn in told["turns"])
    source = (table.entry.folder / "insight.py").read_text()
    assert all(f'"{kind}"' in source for kind in re.findall(r"`([a-z-]+)`", kinds.partition(" | ")[2]))
