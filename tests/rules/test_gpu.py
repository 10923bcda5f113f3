"""Rules on a GPU, in the simulator that comes with numba-cuda: the games are those of plain Python."""

from __future__ import annotations

import pytest

from tests.rules.toy import python

pytest.importorskip("numba.cuda", reason="needs numba-cuda for its simulator")

SAME = """
import numpy as np
from tests.rules.toy import nim
from bench import yardsticks
from valise_games.games import catalogue
from valise_games.rules import FastDice, first_words, load_driver
from valise_games.rules.gpu import SIMULATED

assert SIMULATED
N, SEED, DECISIONS = 5, 3, 120

def compare(name, plain, gpu, seats, options):
    driver = load_driver("bench.gpu_play", gpu,
                         random_play=load_driver("valise_games.rules.drivers.random_play", gpu))
    play = load_driver("valise_games.rules.drivers.random_play", plain).play_random
    states, words = driver.tables(N, SEED)
    finished = driver.play_random(states, seats, np.array(options), DECISIONS, words, block=2).copy_to_host()
    states, words = states.copy_to_host(), words.copy_to_host()
    for i, word in enumerate(first_words(SEED, N)):
        s, dice = plain.State(), FastDice(0)
        dice.word = word
        assert play(s, seats, options, DECISIONS, dice) == finished[i], (name, i)
        assert plain.State.unpack(states[i]) == s, (name, i)
        assert words[i][0] == dice.word, (name, i)
    print(name, seats, int(finished.sum()))

compare("nim", nim("plain"), nim("gpu"), 3, [0])
for name, entry in [*catalogue.items(), *yardsticks.catalogue.items()]:
    for variant in entry.boards:
        for seats in {entry.seats_of(variant)[0], entry.seats_of(variant)[-1]}:
            options = entry.encode_options({"round_cap": 2} if "round_cap" in entry.option_order else {})
            compare(f"{name}-{variant}", entry.load("plain", variant), entry.load("gpu", variant), seats, options)
"""


@pytest.mark.long
def test_the_gpu_plays_the_games_of_plain_python() -> None:
    done = python(SAME, NUMBA_ENABLE_CUDASIM="1")
    assert done.returncode == 0, done.stderr
    finished = {line.rsplit(" ", 1)[0]: int(line.rsplit(" ", 1)[1]) for line in done.stdout.splitlines()}
    assert finished["nim 3"] > 0
    assert sum(finished.values()) > 20
