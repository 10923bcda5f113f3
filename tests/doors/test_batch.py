"""The batch door: the same games as one by one, in arrays of the caller's, on threads and on a GPU."""

from __future__ import annotations

import copy
import pickle
import re
import tokenize
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from token import NAME, NUMBER, OP, STRING
from typing import Any

import numpy as np
import pytest

from tests.doors.plain_games import compare, plain_games
from tests.rules.toy import python
from valise_games.bots import UnknownBot
from valise_games.doors import batch
from valise_games.games import BadSetup, catalogue
from valise_games.rules.batch import array_shapes

SHORT: dict[str, object] = {"round_cap": 3}
ONE_OF_EACH = {entry.package: entry.id for entry in catalogue.values()}.values()  # of games that share rules


@contextmanager
def games(game: str, n: int, **setup: Any) -> Iterator[Any]:
    made = batch.make(game, n, **setup)
    yield made
    made.close()


def on_this_machine(array: Any, values: Any = None) -> Any:
    if values is not None:
        array[:] = values
    return array


def compare_compiled(game: str, variant: str, bots: str, steps: int) -> int:
    """With the caller in one seat of each game, and in every seat."""
    seats, ended = catalogue[game].seats_of(variant)[-1], 0
    for seat in ([i % seats for i in range(6)], None):
        setup: dict[str, Any] = {"seats": seats, "options": SHORT, "variant": variant, "bots": bots, "seed": 4}
        mine = [(1 << seats) - 1] * 6 if seat is None else [1 << one for one in seat]
        with games(game, 6, seat=seat, threads=2, **setup) as made:
            ended += compare(made, plain_games(game, variant, seats, SHORT, bots, mine, 4), steps, on_this_machine)
    return ended


@pytest.mark.long
def test_a_batch_against_bots_is_its_games_one_by_one() -> None:
    assert compare_compiled("randolph", "small", "novice", steps=60) > 5


@pytest.mark.long
@pytest.mark.parametrize(("game", "bots"), [("casanova", "random"), *((game, "novice") for game in ONE_OF_EACH)])
def test_a_batch_of_all_rules_against_bots_is_its_games_one_by_one(game: str, bots: str) -> None:
    assert compare_compiled(game, "standard", bots, steps=150) > 0


@pytest.mark.long
def test_every_row_is_a_decision_of_the_callers() -> None:
    seat = [0, 1, 2, 1]
    with games("randolph", 4, variant="small", seat=seat, bots="novice", options=SHORT) as made:
        ended = 0
        for _ in range(100):
            assert made.to_act.tolist() == seat
            assert made.masks.any(axis=1).all()
            made.step()
            ended += made.dones.sum()
        assert ended > 0


@pytest.mark.long
def test_the_arrays_may_be_the_callers() -> None:
    with games("randolph", 3, variant="small", seed=5) as other:
        shapes = array_shapes(other.game, 3)
        own = {name: np.zeros(shape, kind) for name, (shape, kind) in shapes.items()}
        with games("randolph", 3, variant="small", seed=5, arrays=own) as made:
            for _ in range(30):
                for name, array in own.items():
                    assert getattr(made, name) is array
                    assert array.tobytes() == getattr(other, name).tobytes()
                own["actions"][:] = other.actions[:] = own["masks"].argmax(axis=1)
                made.step()
                other.step()


@pytest.mark.long
def test_pytorch_shares_the_arrays_without_a_copy() -> None:
    torch = pytest.importorskip("torch")
    with games("randolph", 3, variant="small") as made:
        for name in array_shapes(made.game, 3):
            array = getattr(made, name)
            for tensor in (torch.from_numpy(array), torch.from_dlpack(array)):
                assert tensor.data_ptr() == array.ctypes.data
        tensors = {
            "observations": torch.zeros(made.observations.shape),
            "masks": torch.zeros(made.masks.shape, dtype=torch.bool),
            "actions": torch.zeros(3, dtype=torch.int32),
        }
        with games("randolph", 3, variant="small", arrays={k: v.numpy() for k, v in tensors.items()}) as owned:
            tensors["actions"][:] = tensors["masks"].int().argmax(dim=1)
            before = owned.states.tobytes()
            owned.step()
            assert owned.states.tobytes() != before
            assert torch.equal(tensors["observations"], torch.from_numpy(owned.observations))
            assert tensors["observations"].any()


def read_only(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    array.flags.writeable = False
    return array


@pytest.mark.parametrize(
    ("arrays", "told"),
    [
        ({"observation": np.zeros(3)}, "there is no array 'observation'; there are actions, taken, to_act"),
        ({"actions": np.zeros(3, np.int64)}, r"actions must be int32 of shape \(3,\), not int64 of shape \(3,\)"),
        ({"dones": np.zeros(4, np.bool_)}, r"dones must be bool of shape \(3,\), not bool of shape \(4,\)"),
        ({"actions": np.zeros(6, np.int32)[::2]}, "actions must be a NumPy array in one piece that can be written"),
        ({"actions": read_only(np.zeros(3, np.int32))}, "actions must be a NumPy array in one piece"),
    ],
)
def test_arrays_that_do_not_fit_are_refused(arrays: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        batch.make("randolph", 3, variant="small", arrays=arrays)


@pytest.mark.parametrize(
    ("setup", "told"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"seats": 9}, "randolph is for 2 to 3 seats, not 9"),
        ({"options": {"cap": 1}}, "randolph has no option 'cap'"),
        ({"seat": 3}, "your seat is one of 0 to 2, or one such number for each of the 3 games"),
        ({"seat": [0, 1]}, "your seat is one of 0 to 2"),
        ({"device": "tpu"}, "games are stepped on 'cpu' or on 'cuda', not on 'tpu'"),
    ],
)
def test_what_cannot_be_set_up_is_said(setup: dict[str, Any], told: str) -> None:
    with pytest.raises(BadSetup, match=told):
        batch.make(**{"game": "randolph", "n": 3, "variant": "small", **setup})


def test_where_there_is_no_gpu_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba.cuda", reason="needs numba-cuda")
    from valise_games.rules import gpu, gpu_batch

    def nowhere(*_: Any, **__: Any) -> None:
        raise gpu.cuda.CudaSupportError("no driver")

    monkeypatch.setattr(gpu_batch, "GpuBatch", nowhere)
    with pytest.raises(BadSetup, match="there is no NVIDIA GPU here"):
        batch.make("agent", 2, variant="small", device="cuda")


def test_only_bots_that_compile_can_be_in_a_batch() -> None:
    with pytest.raises(UnknownBot, match="in a batch bots are random or novice, not 'regular'"):
        batch.make("randolph", 3, variant="small", bots="regular")


# ---------------------------------------------------------------------------------- on a GPU
ON_A_GPU = """
import numpy as np
import pytest
from tests.doors.plain_games import compare, plain_games
from valise_games.doors import batch
from valise_games.games import catalogue
from valise_games.rules.batch import array_shapes
from valise_games.rules.gpu import SIMULATED, cuda

assert SIMULATED

def host(array, values=None):
    if values is not None:
        array.copy_to_device(np.array(values, array.dtype))
    return array.copy_to_host()

for game, entry in catalogue.items():
    seats = entry.seats_of("small")[-1]
    for seat, bots in ((0, "novice"), (None, "random")):
        options = {"round_cap": 2}
        made = batch.make(game, 2, seats=seats, options=options, variant="small", seat=seat, bots=bots, seed=4,
                          device="cuda")
        mine = [(1 << seats) - 1 if seat is None else 1 << seat] * 2
        ended = compare(made, plain_games(game, "small", seats, options, bots, mine, 4), 8, host)
        print(game, bots, ended)

own = {name: cuda.to_device(np.zeros(shape, kind)) for name, (shape, kind) in array_shapes(made.game, 3).items()}
other = batch.make("randolph", 3, variant="small", device="cuda", arrays=own)
assert other.observations is own["observations"] and host(own["observations"]).any()
before = other.states.copy_to_host().tobytes()
wrong = int((~host(own["masks"])[1]).argmax())
host(own["actions"], [-1, wrong, -1])
with pytest.raises(ValueError, match=rf"action {wrong} is not open to seat \\d in game 1; open are "):
    other.step()
assert other.states.copy_to_host().tobytes() == before
for actions in (-1, host(own["masks"]).argmax(axis=1)):
    before = other.states.copy_to_host().tobytes()
    taken, rewards, dones = other.step(actions)
    assert host(own["actions"]).tolist() == np.full(3, actions).tolist()
    assert taken is own["taken"] and rewards is own["rewards"] and dones is own["dones"]
    assert (host(taken) >= 0).all() and other.states.copy_to_host().tobytes() != before
"""


def test_a_gpu_steps_the_games_of_plain_python() -> None:
    pytest.importorskip("numba.cuda", reason="needs numba-cuda for its simulator")
    done = python(ON_A_GPU, NUMBA_ENABLE_CUDASIM="1")
    assert done.returncode == 0, done.stderr
    ended = [int(line.split()[-1]) for line in done.stdout.splitlines()]
    assert len(ended) == 2 * len(catalogue)
    assert sum(ended) > 0


# ---------------------------------------------------------------------------------- the example
PPO = Path(__file__).resolve().parent.parent.parent / "examples/ppo.py"


@pytest.mark.long
def test_the_example_of_ppo_learns() -> None:
    pytest.importorskip("torch")
    code = PPO.read_text()
    for usual, small in (("64, 220, 30", "64, 30, 10"), ('"randolph", N', '"randolph", N, variant="small"')):
        assert usual in code
        code = code.replace(usual, small)
    done = python(f"import torch\ntorch.manual_seed(1)\n{code}")
    assert done.returncode == 0, done.stderr
    line = re.compile(r" *\d+\.\d min: won (?P<share>\d+\.\d) % ± \d\.\d of \d+ games")
    told = [line.fullmatch(printed) for printed in done.stdout.splitlines()]
    shares = [float(one["share"]) for one in told if one]
    assert len(shares) == len(told) == 30
    assert sum(shares[10:15]) / 5 + 5 < sum(shares[-5:]) / 5 > 53


def test_the_example_of_ppo_has_thirty_lines() -> None:
    with PPO.open() as source:
        words = [word for word in tokenize.generate_tokens(source.readline) if word.type in (NAME, NUMBER, OP, STRING)]
    assert len({word.start[0] for word in words if not word.string.startswith('"""')}) == 30
    assert ";" not in {word.string for word in words}


def test_a_batch_goes_on_from_what_was_saved() -> None:
    with games("randolph", 5, variant="small", seat=[0, 1, 2, 0, 1], bots="novice") as made:
        for _ in range(7):
            made.step()
        saved = made.save()
        twins = [pickle.loads(pickle.dumps(made)), copy.deepcopy(made)]
        for _ in range(9):
            for one in (made, *twins):
                one.step()
        ends = made.save()
        for twin in twins:
            assert all(np.array_equal(ends[name], array) for name, array in twin.save().items())
        made.restore(saved)
        assert all(np.array_equal(saved[name], array) for name, array in made.save().items())
        with pytest.raises(ValueError, match="was not saved by a batch like this one: states"):
            made.restore({name: array for name, array in saved.items() if name != "states"})


def test_without_a_seed_games_are_others_every_time() -> None:
    with games("randolph", 9, variant="small") as one, games("randolph", 9, variant="small") as other:
        assert one.states.tobytes() != other.states.tobytes()
    for wrong in (0, 3.7, "x"):
        with pytest.raises(BadSetup, match="a whole number of games, at least one, not"):
            batch.make("randolph", wrong, variant="small")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("setup", "told"),
    [
        *(({"seed": wrong}, "a seed is a whole number, not") for wrong in (3.7, "x", True)),
        *(({"threads": wrong}, "threads are a whole number from 1 on, not") for wrong in (3.7, "x", 0)),
        *(({"seat": wrong}, "your seat is a whole number, not") for wrong in ("x", True, 3.7, [0, 0.5])),
        ({"arrays": 3}, "arrays are yours by their names, not 3"),
    ],
    ids=str,
)
def test_what_is_no_number_is_said(setup: dict[str, Any], told: str) -> None:
    with pytest.raises(BadSetup, match=told):
        batch.make("randolph", 2, variant="small", **setup)
