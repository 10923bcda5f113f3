"""The dashboard asks for figures that a house has, and all that it has are on it."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.cluster.processes import processes
from tests.house.test_health import get
from tools import dashboard

MADE = {"valise_" + name for name in ("loop_lag_worst_seconds", "store_commit_seconds")}  # others say more


def test_the_dashboard_is_as_it_is_written() -> None:
    assert dashboard.TO.read_text() == dashboard.page()


def test_every_figure_on_it_is_one_of_a_house_and_every_one_of_a_house_is_on_it(tmp_path: Path) -> None:
    with processes(tmp_path, 1, bot_workers="redis") as house:
        _, text = get(house.all[0], "/metrics")
    there = set(re.findall(r"^# TYPE (\S+) ", text, re.MULTILINE))
    samples = there | {f"{name}{end}" for name in there for end in ("_sum", "_count")}
    panels = json.loads(dashboard.page())["panels"]
    queries = [target["expr"] for panel in panels for target in panel.get("targets", [])]
    asked = {name for query in queries for name in re.findall(r"\bvalise_\w+", query)}
    assert asked <= samples
    assert there - {re.sub("_(sum|count)$", "", name) for name in asked} <= MADE
