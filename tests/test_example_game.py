"""`examples/liars_dice`: a game that is installed beside the house is one of its games, everywhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools import browser

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "liars_dice"
MOST_LINES = 800

HELD_TO = [
    "tests/every_game",
    "tests/test_lessons.py",
    "tests/house/test_playing.py::test_a_game_against_bots",
    "tests/doors/test_batch.py",
    "tests/doors/test_text.py",
    "tests/arena/test_game_runner.py",
    "tests/bots/test_novice.py::test_he_decides_by_what_his_seat_knows",
]
DOORS = """
import pyspiel
import valise_games.doors.openspiel
from valise_games.doors.pettingzoo import liars_dice_v0

env = liars_dice_v0.env(seats=3, render_mode="ansi")
env.reset(seed=1)
assert "First bid" in env.render()
observation, _, _, _, _ = env.last()
was = env.agents.index(env.agent_selection)
env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
assert env.agent_selection == env.agents[(was + 1) % 3]
state = pyspiel.load_game("valise_liars_dice(seats=2,dice=1)").new_initial_state()
while not state.is_terminal():
    actions = [one for one, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
    state.apply_action(actions[-1])
assert sorted(state.returns()) == [-1.0, 1.0]
"""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Of a process that has the example installed."""
    target = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"]
    done = subprocess.run(
        [*pip, "--no-build-isolation", "--target", str(target), str(EXAMPLE)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(target), str(ROOT)])}


def run(environment: dict[str, str], *command: str, folder: Path = ROOT, typed: str = "") -> str:
    """What a command says that must go well."""
    done = subprocess.run(
        [sys.executable, *command],
        env=environment,
        cwd=folder,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def test_it_is_a_game_in_under_800_lines() -> None:
    files = [path for path in EXAMPLE.rglob("*") if path.is_file() and path.suffix in (".py", ".toml", ".ftl", ".md")]
    assert len(files) >= 20
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) < MOST_LINES


def test_it_holds_what_every_game_must_hold(environment: dict[str, str]) -> None:
    told = run(environment, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", "liars", *HELD_TO)
    passed = re.search(r"(\d+) passed", told)
    assert passed, told
    assert int(passed[1]) > 100


def test_it_is_among_the_games_of_the_command(environment: dict[str, str], tmp_path: Path) -> None:
    valise = ("-m", "valise_games")
    assert "liars-dice" in run(environment, *valise, "games")
    assert "LD-3" in run(environment, *valise, "rules", "liars-dice", "--lang", "fr")
    played = run(
        environment, *valise, "play", "liars-dice", "--seed", "1", "--plain", folder=tmp_path, typed="1\nquit\n"
    )
    assert "Your dice" in played
    bots = ("--bots", "novice,novice/tilda", "--seats", "2", "--games", "20", "--workers", "1")
    assert "tilda" in run(environment, *valise, "arena", "liars-dice", *bots, folder=tmp_path)


def test_it_is_an_environment_of_the_doors(environment: dict[str, str]) -> None:
    run(environment, "-c", DOORS)


@pytest.mark.long
@pytest.mark.skipif(browser.find() is None, reason="there is no chromium here")
def test_it_is_played_in_the_page(environment: dict[str, str]) -> None:
    told = run(
        environment, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "", "-k", "liars",
        "tests/browser/test_whole_games.py", "tests/browser/test_first_games.py",
    )  # fmt: skip
    assert told.startswith("."), told
