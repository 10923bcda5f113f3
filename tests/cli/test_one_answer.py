"""At a table of bots here, a question with one answer is answered for the person, unless he wishes to be asked."""

from __future__ import annotations

import random

import pytest

from valise_games.games import catalogue
from valise_games.play import Match
from valise_games.terminal.local import BotTable, Pace


@pytest.mark.parametrize("every", [False, True])
@pytest.mark.parametrize("game", catalogue)
def test_a_question_has_more_than_one_answer(game: str, every: bool) -> None:
    entry, luck, single = catalogue[game], random.Random(2), 0
    for seed in range(4):
        match = Match.new(game, entry.seats_of("small")[0], seed=seed, variant="small")
        table = BotTable(match, 0, ["novice"] * (match.seats - 1), seed, Pace(0, 0))
        table.every = every
        table.look()
        for _ in range(3000):
            if match.over:
                break
            if not table.question:
                table.let_bots_act()
                continue
            legal = match.legal(0)
            single += len(legal) == 1
            table.play(luck.choice(legal))
    assert every or not single
    assert single or not every or game == "code-casablanca", "there are such questions"
