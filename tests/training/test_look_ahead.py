"""A challenger's rival looks ahead as the Master does that it stands for."""

from __future__ import annotations

import zlib

import numpy as np
import pytest
import torch

from valise_games.bots import make_look_ahead
from valise_games.bots.policies import load_policy, load_sides
from valise_games.games import find
from valise_games.rules import first_word, load_driver
from valise_games.training.game_tensors import RIVALS, GameTensors, SoundRows

TABLES, STEPS, SIDE, NOVICE = 24, 60, 0, -1


@pytest.mark.long
@pytest.mark.parametrize("game_id", ["agent", "casablanca"])
def test_rivals_are_left_with_what_a_master_finds_sound(game_id: str) -> None:
    entry = find(game_id)
    game = entry.load("compiled", "standard")
    sides = load_sides(game, several=False)
    ahead, way = make_look_ahead(entry, "standard"), entry.settings.look_ahead
    assert ahead
    assert way
    tables = GameTensors(
        game, load_policy(entry, game), sides, [2] * TABLES, [RIVALS] * TABLES, entry.encode_options({}), STEPS, seed=3
    )
    sound = SoundRows(game, sides, load_driver(f"{entry.package}.{way.driver}", game), way, threads=1)
    arrays = tables._hands.arrays
    root, choices = game.State.array(1), np.zeros(game.MOST_CHOICES + 1, np.int16)
    looked, left_out = 0, 0
    tables.begin()
    for t in range(STEPS):
        if t == 0:
            tables.turn_over()
        before = arrays["masks"][t].copy()
        expected = before.copy()
        for i in range(TABLES):
            seat = int(arrays["actors"][t][i])
            s = arrays["states"][i]
            root[0] = game.State.array(1)[0]
            game.blank(s, seat, root[0])
            known = entry.load("plain", "standard").State.unpack(root[0])
            arrays["words"][i, 0] = first_word(zlib.crc32(root.tobytes()))  # by which a Master guesses
            if not arrays["learners"][i] >> seat & 1 and ahead.looks_at(known):
                choices[0] = 0
                sides.considered(s, seat, choices)
                options = [int(option) for option in choices[1 : choices[0] + 1]]
                for option in set(options) - set(ahead.among(known, seat, options)):
                    expected[i, sides.seen_from(s, SIDE, option)] = 0
                looked += len(options) > 1
        sound.narrow(arrays, None, t)
        assert np.array_equal(arrays["masks"][t], expected), t
        left_out += int(before.sum()) - int(expected.sum())
        arrays["actions"][t] = NOVICE  # so that games come near their ends
        tables.step(t)
    assert looked > 50
    assert left_out > 50


@pytest.mark.long
def test_the_learner_may_do_all_that_is_considered() -> None:
    """Nothing is taken from who is no rival, nor at tables with more than two seats."""
    entry = find("agent")
    game = entry.load("compiled", "standard")
    sides = load_sides(game, several=False)
    way = entry.settings.look_ahead
    assert way
    seats, company = [2, 4] * 8, [RIVALS] * 16
    tables = GameTensors(game, load_policy(entry, game), sides, seats, company, entry.encode_options({}), STEPS, seed=4)
    sound = SoundRows(game, sides, load_driver(f"{entry.package}.{way.driver}", game), way, threads=1)
    tables.begin()
    tables.turn_over()
    arrays = tables._hands.arrays
    kept = 0
    for t in range(STEPS):
        before = arrays["masks"][t].copy()
        sound.narrow(arrays, None, t)
        for i in range(16):
            if seats[i] > 2 or arrays["learners"][i] >> int(arrays["actors"][t][i]) & 1:
                assert np.array_equal(arrays["masks"][t][i], before[i])
                kept += 1
            assert arrays["masks"][t][i].any()
        tables["actions"][t].copy_(torch.from_numpy(arrays["masks"][t]).argmax(-1))
        tables.step(t)
    assert kept
