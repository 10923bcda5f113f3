"""Games on all cores: the same as on one, and a worker that dies is missed."""

from __future__ import annotations

import multiprocessing
import os
import signal

import pytest

from valise_games.arena import ArenaTrouble
from valise_games.arena.game_runner import RunSettings
from valise_games.arena.lineups import lineups, places
from valise_games.arena.workers import play_all

RUN = lineups(["novice", "random"], [], 2)
TABLE = RunSettings("agent", "small", 2, {}, 1)


@pytest.mark.long
def test_two_workers_play_the_games_that_one_plays() -> None:
    games = list(places(RUN, 12))
    alone, together = (
        {place: noted | {"seconds": 0} for place, noted in play_all(TABLE, RUN, games, workers)} for workers in (1, 2)
    )
    assert alone == together
    assert set(alone) == set(games)
    assert multiprocessing.active_children() == []


def test_a_worker_that_dies_is_reported() -> None:
    playing = play_all(TABLE, RUN, places(RUN, 100_000), 2)
    next(playing)
    pid = multiprocessing.active_children()[0].pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    with pytest.raises(ArenaTrouble, match=r"a worker died \(by signal 9"):
        for _ in playing:
            pass
    assert multiprocessing.active_children() == []


@pytest.mark.long
def test_a_game_that_cannot_be_played_is_named() -> None:
    with pytest.raises(ArenaTrouble, match="lineup 0, deal 5, order 9 could not be played: IndexError"):
        list(play_all(TABLE, RUN, [(0, 5, 9), (0, 0, 0)], 2))
