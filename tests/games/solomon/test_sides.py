"""From another side all of a state is seen, but what is left of an announcement that is settled."""

from __future__ import annotations

from typing import Any

import pytest

from tests.every_game.tables import SHORT_TABLES, Table, random_positions

ANNOUNCEMENT = {"plan_agent", "plan_way", "plan_victim", "plan_case"}


@pytest.mark.parametrize("table", [table for table in SHORT_TABLES if table.game in ("agent", "casablanca")], ids=str)
def test_nothing_of_a_state_is_forgotten(table: Table) -> None:
    game: Any = table.plain
    for s, _, _ in random_positions(table, 11):
        first = game.State()
        game.see_from(s, 0, first)
        forgotten = {name for name, value in s.as_dict().items() if first.as_dict()[name] != value}
        assert forgotten <= (set() if game.PROTEST <= s.phase < game.OVER else ANNOUNCEMENT)
