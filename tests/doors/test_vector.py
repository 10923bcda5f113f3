"""The vector environment: the same games as one by one, against bots of every level."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest

from valise_games.bots.master import Master
from valise_games.bots.policies import load_novice, load_random
from valise_games.doors import gymnasium as door
from valise_games.doors.vector import VectorSeatEnv, _make_player, _Masters, _Single
from valise_games.games import BadSetup, catalogue, find
from valise_games.rules import FastDice, first_words


def make(game: str, n: int, **setup: Any) -> Any:
    name = f"valise/{door.NAMES[game]}-v0"
    return gymnasium.make_vec(name, n, vectorization_mode="vector_entry_point", **{"variant": "small", **setup})


class PlainSeat:
    """One game of the vector, by plain rules."""

    def __init__(self, game: str, word: int, seats: int, options: dict[str, object], bots: str, wish: int) -> None:
        entry = find(game)
        self.game: Any = entry.load("plain", "small")
        self.policy = load_novice(entry, self.game) if bots == "novice" else load_random(self.game)
        self.seats, self.numbers, self.wish = seats, entry.encode_options(options), wish
        self.dice = FastDice(0)
        self.dice.word = word
        self.begin()
        self.go_on()

    def begin(self) -> None:
        self.s = self.game.State()
        self.mine = self.dice.roll(self.seats) if self.wish < 0 else self.wish
        self.decided = False
        self.game.new_game(self.s, self.seats, self.numbers, self.dice)

    def options(self, seat: int) -> list[int]:
        choices = [0] * (self.game.MOST_CHOICES + 1)
        self.game.legal(self.s, seat, choices)
        return choices[1 : choices[0] + 1]

    def step(self, action: int) -> None:
        self.reward, self.done = 0.0, False
        if action in self.options(self.mine):
            self.game.step(self.s, self.mine, action, self.dice)
        else:
            self.done = True
            self.begin()
        self.go_on()

    def go_on(self) -> None:
        while True:
            over = self.game.is_over(self.s)
            if over or not self.game.seats_in(self.s) >> self.mine & 1:
                if self.decided:
                    shares = [0.0] * self.game.SEATS
                    if over:
                        self.game.returns(self.s, shares)
                    self.done, self.reward = True, shares[self.mine]
                self.begin()
                continue
            seat = self.game.next_to_act(self.s)
            if seat == self.mine:
                self.decided = True
                return
            options = self.options(seat)
            action = self.policy.decide(self.s, seat, [len(options), *options], self.dice)
            self.game.step(self.s, seat, action, self.dice)


QUICK = [("randolph", "novice"), ("casanova", "random")]  # every pair compiles


@pytest.mark.parametrize(
    ("game", "bots"),
    [
        pytest.param(game, bots, marks=[] if (game, bots) in QUICK else pytest.mark.long)
        for game in catalogue
        for bots in ("random", "novice")
    ],
)
def test_it_plays_the_games_that_plain_rules_play(game: str, bots: str) -> None:
    n, seats, options = 3, catalogue[game].seats_of("small")[-1], {"round_cap": 2}
    envs = make(game, n, seat=None, bots=bots, options=options)
    seeds = [7, 8, 9]
    seen, info = envs.reset(seed=seeds)
    plain = [PlainSeat(game, first_words(seed, 1)[0], seats, dict(options), bots, -1) for seed in seeds]
    luck, ended = Random(1), 0
    for number in range(60):
        for row, one in enumerate(plain):
            assert info["seat"][row] == one.mine
            open_ = one.options(one.mine)
            assert info["action_mask"][row].nonzero()[0].tolist() == open_
            known, out = one.game.State(), [0.0] * one.game.FEATURES
            one.game.blank(one.s, one.mine, known)
            one.game.observe(known, one.mine, out)
            assert np.array_equal(seen[row], np.array(out, np.float32))
        actions = [luck.choice(one.options(one.mine)) for one in plain]
        if number % 20 == 19:
            actions[0] = next(a for a in range(10_000) if a not in plain[0].options(plain[0].mine))
        seen, rewards, over, _, info = envs.step(np.array(actions))
        for row, (one, action) in enumerate(zip(plain, actions)):
            one.step(action)
            assert (over[row], rewards[row]) == (one.done, one.reward)
            ended += one.done
        assert ("illegal" in info) == (number % 20 == 19)
    assert ended


@pytest.mark.long
@pytest.mark.parametrize("game", ["agent", "casanova"])
def test_masters_do_what_a_master_would(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of every answer the single Master, who looks from the same side, says that he may mean it."""
    entry, looked = find(game), 0
    master, ask = Master(entry, "standard", 1), _Masters.answers

    def compare(self: _Masters, env: VectorSeatEnv, rows: Any) -> Any:
        nonlocal looked
        sides, answers = ask(self, env, rows)
        known: Any = env._loaded.State.array(1)
        for row, side, answer in zip(rows.tolist(), sides.tolist(), answers.tolist()):
            env._driver.know_one(row, env.seats, env._states, env._mine, env._turn, env._spare, env._choices, known)
            seat = int(env._mine[row] + env._turn[row]) % env.seats
            plain: Any = master.game.State.unpack(known[0])
            options = env._choices[1 : env._choices[0] + 1].tolist()
            options = [one for one in options if not master.game.hopeless(plain, seat, one)] or options
            look = master._look(plain, seat, options, master._weighed(plain, seat, options), side)
            assert look.shares[look.names.index(answer)] > 0
            looked += 1
        return sides, answers

    monkeypatch.setattr(_Masters, "answers", compare)
    envs = make(game, 2, variant="standard", seats=3, bots="master")
    _, info = envs.reset(seed=1)
    for _ in range(60):
        if looked > 10:
            break
        *_, info = envs.step(info["action_mask"].argmax(axis=1))
    assert looked > 10


@pytest.mark.parametrize("game", ["agent", "casablanca"])
def test_masters_who_look_ahead_are_asked_one_after_the_other(game: str) -> None:
    ahead = find(game).settings.look_ahead is not None
    assert isinstance(_make_player(find(game), "standard", "master", 2), _Single if ahead else _Masters)
    assert isinstance(_make_player(find(game), "standard", "master", 3), _Masters)


@pytest.mark.long
def test_bots_of_all_levels_sit_at_one_table() -> None:
    envs = make("randolph", 2, variant="standard", seats=4, seat=1, bots=["novice", "regular", "master"])
    _, info = envs.reset(seed=1)
    for _ in range(4):
        *_, info = envs.step(info["action_mask"].argmax(axis=1))
    assert info["seat"].tolist() == [1, 1]


def test_a_seed_deals_the_same_games_again_and_without_one_they_go_on() -> None:
    envs = make("randolph", 3)
    first = envs.reset(seed=4)[0]
    other = envs.reset()[0]
    assert np.array_equal(first, envs.reset(seed=4)[0])
    assert np.array_equal(other, envs.reset()[0])
    assert not np.array_equal(first, other)


@pytest.mark.parametrize(
    ("setup", "told"),
    [
        ({"seat": 3}, "your seat is one of 0 to 2, or None"),
        ({"bots": ["random"]}, "name one level for all 2 bots, or one for each, not 1"),
        ({"bots": "genius"}, "randolph has no bot 'genius'"),
        ({"render_mode": "ansi"}, "many games at once are not drawn"),
    ],
)
def test_what_cannot_be_set_up_is_said(setup: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        make("randolph", 2, **setup)


@pytest.mark.parametrize("bots", [["novice", "novice"], ["random", "regular"]], ids="-".join)
def test_pickles_and_copies_go_on_with_the_same_games(bots: list[str]) -> None:
    one = make("randolph", 5, seats=3, bots=bots).unwrapped
    one.step(one.reset(seed=4)[1]["action_mask"].argmax(axis=1))
    envs = [one, pickle.loads(pickle.dumps(one)), copy.deepcopy(one)]
    for _ in range(20):
        steps = [env.step(env.action_masks().argmax(axis=1)) for env in envs]
        assert all((step[0] == steps[0][0]).all() and (step[1] == steps[0][1]).all() for step in steps)


def test_seeds_and_numbers_of_games_are_whole_numbers() -> None:
    with pytest.raises(BadSetup, match="num_envs is a whole number from 1 on, not 3"):
        VectorSeatEnv(3.7, "randolph", variant="small")  # type: ignore[arg-type]
    env = make("randolph", 2)
    for wrong in (3.7, "x", [1, 0.5]):
        with pytest.raises(BadSetup, match="a seed is a whole number from 0 on, not"):
            env.reset(seed=wrong)


def test_what_cannot_be_done_is_said() -> None:
    envs = make("randolph", 2)
    with pytest.raises(BadSetup, match=r"reset\(\) begins the games"):
        envs.step(np.zeros(2, np.int64))
    with pytest.raises(BadSetup, match=r"reset\(\) knows no options, not 'round_cap'"):
        envs.reset(options={"round_cap": 3})
    with pytest.raises(BadSetup, match="there are 2 games, and 3 seeds"):
        envs.reset(seed=[1, 2, 3])
    envs.reset(seed=1)
    with pytest.raises(ValueError, match="actions are 2 whole numbers, not float64"):
        envs.step(np.zeros(2))
