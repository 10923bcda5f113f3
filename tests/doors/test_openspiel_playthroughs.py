"""Every playthrough here is, to the letter, what OpenSpiel sees. `python tools/playthroughs.py --update` writes them
anew."""

from __future__ import annotations

import pytest

from tools.playthroughs import FOLDER, game_of, playthrough
from valise_games.games import catalogue


@pytest.mark.parametrize("game", catalogue)
def test_openspiel_still_sees_the_game_like_this(game: str) -> None:
    text = (FOLDER / f"{game}.txt").read_text()
    assert game_of(text).startswith(f"valise_{game.replace('-', '_')}(")
    assert playthrough(game_of(text)) == text
