"""Many games stepped together: the same as one by one, whatever the threads."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

from tests.rules.toy import nim
from valise_games.games import catalogue, find
from valise_games.rules import FastDice, first_words
from valise_games.rules.batch import Batch, array_shapes


@contextmanager
def batch(
    game: Any, n: int, seats: int, options: list[int], threads: int = 1, seed: int = 0, **more: Any
) -> Iterator[Batch]:
    made = Batch(game, n, seats, options, threads=threads, seed=seed, **more)
    yield made
    made.close()


class OneByOne:
    """What a batch should hold, from plain rules."""

    def __init__(self, game: Any, word: int, seats: int, options: list[int]) -> None:
        self.game, self.seats, self.options = game, seats, options
        self.dice = FastDice(0)
        self.dice.word = word
        self.begin()

    def begin(self) -> None:
        self.s = self.game.State()
        self.game.new_game(self.s, self.seats, self.options, self.dice)

    def step(self, action: int) -> tuple[list[float], bool]:
        self.game.step(self.s, self.game.next_to_act(self.s), action, self.dice)
        rewards = [0.0] * self.game.SEATS
        over = bool(self.game.is_over(self.s))
        if over:
            self.game.returns(self.s, rewards)
            self.begin()
        return rewards, over

    def observation(self) -> list[float]:
        seat = self.game.next_to_act(self.s)
        known, out = self.game.State(), [0.0] * self.game.FEATURES
        self.game.blank(self.s, seat, known)
        self.game.observe(known, seat, out)
        return out

    def allowed(self) -> list[int]:
        choices = [0] * (self.game.MOST_CHOICES + 1)
        self.game.legal(self.s, self.game.next_to_act(self.s), choices)
        return choices[1 : choices[0] + 1]


def compare(plain: Any, compiled: Any, seats: int, options: list[int], steps: int, least_ended: int) -> None:
    n, seed, pick = 6, 5, FastDice(77)
    singles = [OneByOne(plain, word, seats, options) for word in first_words(seed, n)]
    ended = 0
    with batch(compiled, n, seats, options, threads=2, seed=seed) as games:
        for _ in range(steps):
            for i, single in enumerate(singles):
                assert plain.State.unpack(games.states[i]) == single.s
                assert games.to_act[i] == plain.next_to_act(single.s)
                allowed = single.allowed()
                assert np.flatnonzero(games.masks[i]).tolist() == allowed
                assert games.observations[i] == pytest.approx(single.observation())
                games.actions[i] = allowed[pick.roll(len(allowed))]
            games.step()
            for i, single in enumerate(singles):
                rewards, over = single.step(int(games.actions[i]))
                assert games.rewards[i] == pytest.approx(rewards)
                assert games.dones[i] == over
                ended += over
    assert ended >= least_ended


def test_a_batch_is_its_games_one_by_one() -> None:
    compare(nim("plain"), nim("compiled"), 3, [4], steps=100, least_ended=20)


@pytest.mark.parametrize(
    ("name", "variant"),
    [("casablanca", "small"), *(pytest.param(name, "standard", marks=pytest.mark.long) for name in catalogue)],
)
def test_a_batch_of_each_game_is_its_games_one_by_one(name: str, variant: str) -> None:
    entry = find(name)
    options = entry.encode_options({"round_cap": 2} if "round_cap" in entry.option_order else {})
    plain, compiled = entry.load("plain", variant), entry.load("compiled", variant)
    compare(plain, compiled, entry.seats_of(variant)[0], options, steps=150, least_ended=3)


def test_threads_change_nothing() -> None:
    found = []
    for threads in (1, 2, 5):
        with batch(nim("compiled"), 37, 4, [0], threads=threads, seed=8) as games:
            for _ in range(50):
                games.step()
            arrays = (games.states, games.to_act, games.observations, games.masks, games.rewards, games.dones)
            found.append([array.tobytes() for array in arrays])
    assert found[0] == found[1] == found[2]


def test_more_threads_than_games() -> None:
    with batch(nim("compiled"), 2, 2, [0], threads=16) as games:
        games.step()
        assert games.threads == 2


def test_seeds_give_other_games_and_a_reset_the_same_again() -> None:
    with batch(nim("compiled"), 8, 4, [0], seed=1) as games:
        first = games.states.copy()
        games.step()
        games.reset(2)
        assert games.states.tobytes() != first.tobytes()
        games.reset(1)
        assert games.states.tobytes() == first.tobytes()
        assert not games.rewards.any()
        assert not games.dones.any()


def test_a_negative_action_is_a_random_legal_one() -> None:
    plain = nim("plain")
    with batch(nim("compiled"), 200, 2, [0], seed=3) as games:
        before = games.states.copy()
        games.actions[:] = -1
        games.step()
        taken = before["stones"] - games.states["stones"]
        assert sorted(set(taken.tolist())) == [1, 2, 3]
        assert not games.dones.any()
        assert plain.MOST == 3


def test_the_actions_that_were_taken_can_be_read() -> None:
    with batch(nim("compiled"), 60, 2, [0], seed=3) as games:
        before = games.states["stones"].copy()
        games.actions[::2] = 1
        games.step()
        assert (games.taken[::2] == 1).all()
        assert sorted(set(games.taken[1::2].tolist())) == [0, 1, 2]
        assert (before - games.states["stones"] == games.taken + 1).all()


def test_actions_may_be_handed_to_a_step_which_says_what_came_of_them() -> None:
    with batch(nim("compiled"), 3, 2, [0], seed=3) as games:
        before = games.states["stones"].copy()
        taken, rewards, dones = games.step([0, 1, 2])
        assert taken is games.taken
        assert rewards is games.rewards
        assert dones is games.dones
        assert games.actions.tolist() == taken.tolist() == [0, 1, 2]
        assert (before - games.states["stones"]).tolist() == [1, 2, 3]
        games.step(-1)
        assert games.actions.tolist() == [-1, -1, -1]
        with pytest.raises(ValueError, match="action 9 is not open"):
            games.step([0, 9, 0])
        assert games.actions.tolist() == [-1, -1, -1], "what is refused is not kept"


@pytest.mark.parametrize(
    "actions", [[0, 1], [[0, 1, 2]], [0.0, 1.0, 2.0], float("nan"), ["0"] * 3, [None] * 3, [True] * 3]
)
def test_actions_that_are_handed_to_a_step_are_whole_numbers(actions: Any) -> None:
    told = "actions are 3 whole numbers, or one for all games, not "
    with batch(nim("compiled"), 3, 2, [0], seed=3) as games, pytest.raises(ValueError, match=told):
        games.step(actions)


@pytest.mark.parametrize("action", [-2, 2**31, 2**32, -(2**40)])
def test_an_action_out_of_all_bounds_is_refused(action: int) -> None:
    told = f"action {action} is not open to seat"
    with batch(nim("compiled"), 3, 2, [0], seed=3) as games, pytest.raises(ValueError, match=told):
        games.step([0, action, 0])


def test_the_policy_plays_for_the_seats_that_are_not_mine() -> None:
    seats = [0, 1, 2, 1]
    with batch(nim("compiled"), 4, 3, [0], mine=[1 << seat for seat in seats], threads=2) as games:
        ended = 0
        for _ in range(60):
            assert games.to_act.tolist() == seats
            games.actions[:] = 0
            games.step()
            ended += int(games.dones.sum())
            assert (games.rewards.any(axis=1) == games.dones).all()
        assert ended > 10


@pytest.mark.parametrize("mine", [[0, 1], [4, 1], [1], [1, 1, 1]])
def test_somebody_is_mine_in_every_game(mine: list[int]) -> None:
    with pytest.raises(ValueError, match="for each of the 2 games, at least one of 2 seats as bits: 1 to 3"):
        Batch(nim("compiled"), 2, 2, [0], mine=mine)


def test_the_arrays_may_be_the_callers() -> None:
    game = nim("compiled")
    own = {name: np.zeros(shape, kind) for name, (shape, kind) in array_shapes(game, 5).items()}
    with batch(game, 5, 2, [0], arrays=own) as games, batch(game, 5, 2, [0]) as others:
        for _ in range(30):
            games.step()
            others.step()
            for name, array in own.items():
                assert getattr(games, name) is array
                assert array.tobytes() == getattr(others, name).tobytes()


@pytest.mark.parametrize("n", [1, 3, 100])
def test_every_array_begins_where_any_library_can_share_it(n: int) -> None:
    with batch(nim("compiled"), n, 2, [0]) as games:
        for name, (shape, kind) in array_shapes(games.game, n).items():
            array = getattr(games, name)
            assert array.ctypes.data % 64 == 0, name
            shared = np.from_dlpack(array)
            assert (shared.shape, shared.dtype, shared.ctypes.data) == (shape, np.dtype(kind), array.ctypes.data)


def test_pytorch_sees_a_step_in_arrays_shared_before_it_and_decides_in_place() -> None:
    torch = pytest.importorskip("torch")
    with batch(nim("compiled"), 50, 2, [0]) as games:
        arrays = {name: getattr(games, name) for name in array_shapes(games.game, 50)}
        tensors = {name: torch.from_dlpack(array) for name, array in arrays.items()}
        before = {name: tensor.clone() for name, tensor in tensors.items()}
        tensors["actions"][:] = 2
        games.step()
        assert (games.taken == 2).all()
        for name in ("actions", "taken", "to_act", "observations"):
            assert not torch.equal(tensors[name], before[name]), name
        for name, tensor in tensors.items():
            assert (tensor.numpy() == arrays[name]).all()


def test_a_finished_game_gives_its_returns_and_begins_anew() -> None:
    game = nim("compiled")
    with batch(game, 5, 2, [0], seed=4) as games:
        games.states["stones"] = [1, 2, 3, 2, 2]
        games.actions[:] = [0, 1, 2, 0, 0]
        mover = games.to_act.copy()
        games.step()
        assert games.dones.tolist() == [True, True, True, False, False]
        for i in range(5):
            assert games.rewards[i].tolist() == [float(seat == mover[i] and i < 3) for seat in range(game.SEATS)]
        assert games.states["stones"].tolist() == [21, 21, 21, 1, 1]


def test_what_others_hide_is_not_observed() -> None:
    with batch(nim("compiled"), 50, 4, [0], seed=6) as games:
        for _ in range(20):
            lucky = games.observations[:, 2:]
            assert np.count_nonzero(lucky, axis=1).max() <= 1
            for i, seat in enumerate(games.to_act):
                assert lucky[i][seat] == games.states["lucky"][i][seat]
            games.step()


@pytest.mark.parametrize("action", [2, 3, 1000])
def test_an_action_that_is_not_open_is_refused_and_nothing_is_done(action: int) -> None:
    with batch(nim("compiled"), 3, 2, [0]) as games:
        games.states["stones"][1] = 2
        games.actions[:] = [0, 0, 0]
        games.masks[1] = [True, True, False]
        games.actions[1] = action
        before = games.states.copy()
        with pytest.raises(ValueError, match=rf"action {action} is not open to seat \d in game 1; open are \[0, 1\]"):
            games.step()
        assert games.states.tobytes() == before.tobytes()


def test_a_batch_needs_a_compiled_game() -> None:
    with pytest.raises(ValueError, match="needs a compiled game, and nim-21 is loaded plain"):
        Batch(nim("plain"), 4, 2, [0])


@pytest.mark.parametrize(("n", "threads"), [(0, 1), (1, 0)])
def test_a_batch_needs_games_and_threads(n: int, threads: int) -> None:
    with pytest.raises(ValueError, match="at least one game and one thread"):
        Batch(nim("compiled"), n, 2, [0], threads=threads)
