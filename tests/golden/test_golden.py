"""Every playthrough here is, to the letter, what the games do. `python -m tools.golden --update` writes them anew."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.golden import playthrough
from valise_games import catalogue

SCRIPTS = sorted(Path(__file__).parent.glob("*.play"))


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.stem)
def test_the_game_is_still_played_like_this(script: Path) -> None:
    assert playthrough(script.read_text()) == script.with_suffix(".txt").read_text()


@pytest.mark.parametrize("game", catalogue)
def test_each_reason_to_end_has_a_playthrough(game: str) -> None:
    shown = set()
    for script in SCRIPTS:
        if f"\ngame {game}" in script.read_text():
            last = script.with_suffix(".txt").read_text().splitlines()[-2]
            shown.add(json.loads(last.removeprefix("outcome "))["reason"])
    assert shown == set(catalogue[game].reasons)
