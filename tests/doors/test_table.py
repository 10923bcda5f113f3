"""One game in machine code is the same as in plain Python, step by step, at every door that stands on it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.doors.spiel import SMALL
from tests.rules.toy import python
from valise_games.doors.openspiel.position import GameSetup
from valise_games.doors.pettingzoo import RawEnv
from valise_games.doors.single_game import SingleGame
from valise_games.doors.table import CompiledTable, PlainTable, find_table
from valise_games.games import catalogue, find
from valise_games.rules import FastDice

import pyspiel  # isort: skip

QUICK = ("casanova", "randolph")  # every game compiles
every_game = pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[] if game in QUICK else pytest.mark.long) for game in catalogue]
)


def both(game: str, variant: str = "small") -> tuple[PlainTable, CompiledTable]:
    entry = find(game)
    seats, options = entry.seats_of(variant)[-1], entry.full_options({"round_cap": 3})
    plain = find_table(entry, variant, seats, options, "plain")
    compiled = find_table(entry, variant, seats, options, "compiled")
    assert isinstance(plain, PlainTable)
    assert isinstance(compiled, CompiledTable)
    return plain, compiled


def same(plain: PlainTable, one: Any, compiled: CompiledTable, other: Any) -> None:
    for name in ("over", "to_act", "options", "seats_in", "s"):
        assert getattr(one, name) == getattr(other, name), name
    for watcher in range(-1, plain.seats):
        assert plain.known(one, watcher) == compiled.known(other, watcher)
    for seat in range(plain.seats):
        (seen, mask), (its_seen, its_mask) = plain.look(one, seat), compiled.look(other, seat)
        assert np.array_equal(seen, its_seen)
        assert np.array_equal(mask, its_mask)
    if one.over:
        assert plain.returns(one) == compiled.returns(other)


@every_game
def test_a_game_is_the_same_in_both_forms(game: str) -> None:
    plain, compiled = both(game)
    for seed in range(2):
        dice, its, luck = FastDice(seed), FastDice(seed), Random(seed)
        one, other = plain.begin(dice), compiled.begin(its)
        same(plain, one, compiled, other)
        while not one.over:
            action = luck.choice(one.options)
            one, other = plain.after(one, action, dice), compiled.after(other, action, its)
            same(plain, one, compiled, other)
            assert dice.word == its.word
        same(plain, one, compiled, compiled.at(one.s))


@every_game
def test_explicit_chance_is_the_same_in_both_forms(game: str) -> None:
    entry = find(game)
    options = tuple(entry.full_options({"round_cap": 2}).items())
    seats = entry.seats_of("small")[-1]
    setups = [GameSetup(game, "small", seats, options, False, 0, form) for form in ("plain", "compiled")]
    one, other = (setup.root for setup in setups)
    luck, rolls = Random(3), 0
    for _ in range(150):
        assert (one.over, one.mover, one.sides, one.legal) == (other.over, other.mover, other.sides, other.legal)
        assert one.s == other.s
        if one.over:
            break
        rolls += one.sides > 0
        assert not one.sides or one.outcomes == other.outcomes
        number = luck.choice(one.outcomes if one.sides else one.legal)
        one, other = one.after(number), other.after(number)
    assert [one.story(seat) for seat in range(seats)] == [other.story(seat) for seat in range(seats)]
    assert rolls > 1


@pytest.mark.parametrize("name", SMALL[-1:])
def test_openspiel_plays_compiled_games(name: str) -> None:
    game = pyspiel.load_game(name)
    before: GameSetup = game.table
    options = tuple(before.options.items())
    game.table = GameSetup(before.entry.id, before.variant, before.seats, options, before.keeps_known, 0, "compiled")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@every_game
def test_pettingzoo_steps_both_forms_alike(game: str) -> None:
    envs = [RawEnv(game, variant="small", options={"round_cap": 2}, render_mode="ansi") for _ in range(2)]
    for env, form in zip(envs, ("plain", "compiled")):
        table = env._table
        env._table = SingleGame(game, table.seats, table.options, "small", tells=True, form=form)  # type: ignore[arg-type]
        env.reset(seed=5)
    luck = Random(5)
    for agent in envs[0].agent_iter(60):
        (seen, *told), (its, *others) = (env.last() for env in envs)
        assert told == others
        assert all(np.array_equal(seen[key], its[key]) for key in seen)
        assert envs[0].render() == envs[1].render()
        done = envs[0].terminations[agent]
        action = None if done else luck.choice(np.flatnonzero(seen["action_mask"]).tolist())
        for env in envs:
            env.step(action)


AHEAD = """
from valise_games.doors.table import compile_table
from valise_games.doors.pettingzoo import raw_env
from valise_games.games import find
print(raw_env("casanova", variant="small")._table.table.form)
compile_table(find("casanova"), "small")
print(raw_env("casanova", variant="small")._table.table.form)
"""


@pytest.mark.long
def test_a_door_steps_machine_code_only_where_it_is_there_already(tmp_path: Path) -> None:
    told = python(AHEAD, tmp_path).stdout.split()
    assert told == ["plain", "compiled"]
    assert python(AHEAD, tmp_path).stdout.split() == ["compiled", "compiled"]
