"""Windows of play: on a GPU, in the simulator that comes with numba-cuda, they are those of plain Python."""

from __future__ import annotations

import pytest

from tests.rules.toy import python
from valise_games.bots.policies import load_policy, load_sides
from valise_games.games import catalogue
from valise_games.rules import load_driver

SAME = """
import numpy as np
from valise_games.bots.policies import load_policy
from valise_games.bots.policies import load_sides
from valise_games.games import catalogue
from valise_games.rules import FastDice, first_words, load_driver
from valise_games.rules.gpu import SIMULATED, cuda

assert SIMULATED
N, STEPS, SEED, STRAYS, CARE, DARING = 6, 12, 5, 9, 2, 3

def arrays(game, seats):
    rows = STEPS + 1
    return {
        "states": game.State.array(N), "words": np.array(first_words(SEED, N)).reshape(N, 1),
        "seats": np.array([seats[i % len(seats)] for i in range(N)]), "options": None,
        "company": np.array([0, 1, 2, 3, 0, 4]), "learners": np.zeros(N, np.int64),
        "actors": np.zeros((rows, N), np.int8), "learns": np.zeros((rows, N), np.int8),
        "seen_from": np.zeros((rows, N), np.int16),
        "observations": np.zeros((rows, N, game.FEATURES), np.float32),
        "masks": np.zeros((rows, N, game.ACTIONS), np.uint8),
        "actions": np.full((STEPS, N), -1, np.int32), "rewards": np.zeros((STEPS, N, game.SEATS), np.float32),
        "results": np.zeros((STEPS, N), np.float32), "dones": np.zeros((STEPS, N), np.int8),
        "values": np.random.default_rng(1).random((STEPS, N)).astype(np.float32),
        "later": np.zeros((N, 4, game.SEATS), np.float32), "advantages": np.zeros((STEPS, N), np.float32),
        "weights": np.zeros((STEPS, N), np.float32),
    }

SITTING = ["states", "words", "seats", "options", "company", "learners", "actors", "learns", "seen_from",
           "observations", "masks"]
CREDITED = ["seats", "rewards", "dones", "actors", "learns", "values", "later", "advantages", "weights"]

def loaded(entry, mode, options):
    game = entry.load(mode, "small")
    policy, sides = load_policy(entry, game), load_sides(game, several=True)
    window = load_driver("valise_games.rules.drivers.window", game, policy=policy, sides=sides)
    a = arrays(game, entry.seats_of("small"))
    a["options"] = np.array(options)
    return game, window, a

def wished(i, t, mask):
    # Every second decision is a Novice's, the others take the last option as it is shown.
    return -1 if (i + t) % 2 else int(np.flatnonzero(mask)[-1])

def look(game, window, s, seat, side, shown, mask, choices, free):
    # What is shown of a decision is what the seat knows from that side, and its options there are all it may do.
    known, turned, numbers = game.State(), game.State(), [0.0] * game.FEATURES
    game.blank(s, seat, known)
    if window.sides.SIDES > 1:
        game.see_from(known, side, turned)
        known = turned
    game.observe(known, seat, numbers)
    assert np.allclose(shown, numbers)
    names = [int(name) for name in np.flatnonzero(mask)]
    meant = sorted(window.decided(s, seat, side, name, choices, None) for name in names)
    choices[0] = 0
    window.sides.considered(s, seat, choices)
    if not free >> seat & 1:
        window.sides.careful(s, seat, CARE, DARING, choices)
    assert meant == choices[1 : choices[0] + 1]

def play_plain(entry, options):
    game, window, a = loaded(entry, "plain", options)
    a["seats"], a["company"], a["options"] = a["seats"].tolist(), a["company"].tolist(), options
    states, choices = [game.State() for _ in range(N)], [0] * (game.MOST_CHOICES + 1)
    seen = [a[k] for k in SITTING[6:]]
    for i in range(N):
        s, dice = states[i], FastDice(0)
        dice.word = int(a["words"][i, 0])
        sitting = [a[k] for k in SITTING[2:6]]
        ended = [a[k] for k in ("rewards", "results", "dones")]
        window.play_on(s, i, 0, window.NONE, STRAYS, CARE, DARING, *sitting, choices, dice, *ended)
        window.show(s, i, 0, game.State(), game.State(), a["learners"], choices, dice, *seen)
        for t in range(STEPS):
            side = int(a["seen_from"][t][i])
            seat, mask = int(a["actors"][t][i]), a["masks"][t][i]
            free = window.unbound(i, a["company"], a["learners"])
            look(game, window, s, seat, side, a["observations"][t][i], mask, choices, free)
            action = window.decided(s, seat, side, wished(i, t, mask), choices, dice)
            a["actions"][t][i] = window.sides.seen_from(s, side, action)
            window.play_on(s, i, t, action, STRAYS, CARE, DARING, *sitting, choices, dice, *ended)
            window.show(s, i, t + 1, game.State(), game.State(), a["learners"], choices, dice, *seen)
        window.credit(i, STEPS, 2, 0.9, 0.5, 0.25, *(a[k] for k in CREDITED))
        a["words"][i, 0] = dice.word
    return a, states

def play_gpu(entry, options):
    game, window, a = loaded(entry, "gpu", options)
    driver = load_driver("valise_games.rules.drivers.window_on_gpu", game, window=window)
    a = {name: cuda.to_device(array) for name, array in a.items()}
    def run(what, *rest):
        driver.launch(getattr(driver, what + "_all"), N, 0, *rest)
    cleared = cuda.to_device(game.State.array(1))
    told = [a[k] for k in ("actions", "rewards", "results", "dones")]
    run("step", cleared, *(a[k] for k in SITTING), -1, True, STRAYS, CARE, DARING, *told)
    for t in range(STEPS):
        for i in range(N):
            a["actions"][t, i] = wished(i, t, a["masks"].copy_to_host()[t][i])
        run("step", cleared, *(a[k] for k in SITTING), t, False, STRAYS, CARE, DARING, *told)
    run("credit", STEPS, 2, 0.9, 0.5, 0.25, *(a[k] for k in CREDITED))
    a = {name: array.copy_to_host() for name, array in a.items()}
    return a, [game.State.unpack(state) for state in a["states"]]

for name, entry in catalogue.items():
    options = entry.encode_options({"round_cap": 2} if "round_cap" in entry.option_order else {})
    (plain, states), (gpu, theirs) = play_plain(entry, options), play_gpu(entry, options)
    assert [s.as_dict() for s in states] == [s.as_dict() for s in theirs], name
    for key in set(plain) - {"states", "options"}:
        assert np.allclose(plain[key], gpu[key], atol=1e-6), (name, key)
    print(name, int(plain["dones"].sum()), float(plain["weights"].sum()))
"""


def test_the_gpu_plays_the_windows_of_plain_python() -> None:
    pytest.importorskip("numba.cuda", reason="needs numba-cuda for its simulator")
    done = python(SAME, NUMBA_ENABLE_CUDASIM="1")
    assert done.returncode == 0, done.stderr
    told = {line.split()[0]: line.split()[1:] for line in done.stdout.splitlines()}
    assert len(told) == 5
    assert all(float(weights) > 0 for _, weights in told.values())
    assert sum(int(dones) for dones, _ in told.values()) > 0


@pytest.mark.parametrize(("rewards", "gains"), [((1.0, 0.0), (1.0, -0.25)), ((0.0, 0.0), (0.0, 0.0))])
def test_what_others_win_is_a_loss_and_a_game_that_nobody_wins_is_none(
    rewards: tuple[float, float], gains: tuple[float, float]
) -> None:
    entry = catalogue["agent"]
    game = entry.load("plain", "tiny")
    given = {"policy": load_policy(entry, game), "sides": load_sides(game, several=False)}
    window = load_driver("valise_games.rules.drivers.window", game, **given)
    advantages = [[0.0], [0.0]]
    window.credit(
        0, 2, 0, 1.0, 1.0, 0.25, [2], [[[0.0, 0.0]], [list(rewards)]], [[0], [1]], [[0], [1]], [[1], [1]],
        [[0.0], [0.0]], [[[0.0, 0.0] for _ in range(4)]], advantages, [[0.0], [0.0]],
    )  # fmt: skip
    assert [row[0] for row in advantages] == list(gains)
