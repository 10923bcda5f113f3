"""The page of baselines is what the cards and the reports say."""

from __future__ import annotations

from tools import baselines
from valise_games import catalogue


def test_the_page_is_as_the_command_writes_it() -> None:
    assert baselines.PAGE.read_text(encoding="utf-8") == baselines.page(), "make docs-bots writes it anew"


def test_every_master_is_on_it() -> None:
    nets = baselines.page().partition("## What they win")[0]
    for entry in catalogue.values():
        if entry.weights("standard").exists():
            assert f"| {entry.name} |" in nets
