"""Runs side by side on a Ray cluster of two nodes: what each would be alone, kept where they were asked for, and gone
on with when a node is lost, or when they were stopped."""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest

from tests.ray_nodes import SETTINGS, Nodes, two_nodes
from tests.waiting import PATIENCE, until
from valise_games.cli import main
from valise_games.games import find
from valise_games.training.command import add_parser
from valise_games.training.ray_runs import planned

pytest.importorskip("torch", reason="training needs PyTorch: make torch")

TOY = ("--variant", "small", "--cpu", "--set", "games=32", "--set", "width=16")


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    with two_nodes() as running:
        yield running


@pytest.fixture(autouse=True)
def settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name, value in SETTINGS.items():
        monkeypatch.setenv(name, value)
    monkeypatch.chdir(tmp_path)


def start(*arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "valise_games", "train", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def done(running: subprocess.Popen[str]) -> str:
    out, said = running.communicate(timeout=3 * PATIENCE)
    assert running.returncode == 0, said
    return out


def weights(net: Path) -> dict[str, bytes]:
    with np.load(net) as kept:
        return {name: kept[name].tobytes() for name in kept.files}


@pytest.mark.long
def test_seeds_are_the_runs_that_each_would_be_alone_and_have_challengers(nodes: Nodes) -> None:
    run = ("randolph", *TOY, "--iterations", "2")
    assert main(["train", *run, "--seed", "2", "--out", "alone"]) == 0
    told = done(start(*run, "--seeds", "1,2", "--ray", nodes.address, "--out", "runs"))
    assert "seed-2: net.npz and its card net.json are written\nseed-2: is at its end, in runs/seed-2\n" in told
    assert sorted(path.as_posix() for path in Path("runs").rglob("*.*")) == [
        f"runs/seed-{seed}/{name}" for seed in (1, 2) for name in ("metrics.jsonl", "net.json", "net.npz")
    ]
    assert Path("runs/seed-2/metrics.jsonl").read_text(encoding="utf-8").count("\n") == 2
    assert weights(Path("runs/seed-2/net.npz")) == weights(Path("alone/net.npz"))
    assert weights(Path("runs/seed-1/net.npz")) != weights(Path("alone/net.npz"))
    told = done(start(*run, "--seeds", "1,2", "--ray", nodes.address, "--out", "runs"))
    assert told.count("was at its end before") == 2
    challenger = ("randolph", *TOY[:-2], "--iterations", "1", "--against", "runs/seed-1/net.npz")
    done(start(*challenger, "--ray", nodes.address, "--out", "league"))
    assert [path.parent.name for path in Path("league").rglob("net.npz")] == ["against-1-net-seed-1"]


def test_each_rival_has_a_challenger_with_each_seed() -> None:
    for name in ("one", "two"):
        Path(name).mkdir()
        Path(name, "net.npz").write_text(name)
    parser = add_parser(argparse.ArgumentParser().add_subparsers())
    arguments = "randolph --against one/net.npz,two/net.npz --start one/net.npz --seeds 3,4 --ray local --threads 2"
    runs = planned(parser.parse_args(arguments.split()))
    names = [f"against-{number}-net-seed-{seed}" for number in (1, 2) for seed in (3, 4)]
    assert [run.name for run in runs] == names
    assert [run.folder.as_posix() for run in runs] == [f"runs/randolph-standard/{name}" for name in names]
    for run, seed, rival in zip(runs, "3434", ("one", "one", "two", "two")):
        there = parser.parse_args(run.arguments)
        assert (there.seed, there.threads, there.start, there.against) == (
            int(seed),
            2,
            Path("start.npz"),
            Path("against.npz"),
        )
        assert run.nets == {"start.npz": b"one", "against.npz": rival.encode()}
        assert not run.is_over


@pytest.mark.long
def test_a_lost_node_and_a_stop_cost_what_was_learnt_since_the_last_checkpoint(nodes: Nodes) -> None:
    run = ("randolph", *TOY, "--seconds", "12", "--seeds", "1,2", "--ray", nodes.address, "--out", "runs")
    checkpoints = [Path(f"runs/seed-{seed}/checkpoint.pt") for seed in (1, 2)]
    first = start(*run)
    until(lambda: all(kept.exists() for kept in checkpoints), 2 * PATIENCE)
    first.kill()
    first.communicate(timeout=PATIENCE)
    second = start(*run)
    before = [kept.stat().st_mtime_ns for kept in checkpoints]
    until(lambda: all(kept.stat().st_mtime_ns > when for kept, when in zip(checkpoints, before)), 2 * PATIENCE)
    nodes.second.lose()
    told = done(second)
    assert told.count("going on at") >= 3, "both after the stop, and one after its node was lost"
    assert told.count("its node was lost; it goes on elsewhere") == 1
    assert all((kept.parent / "net.npz").exists() and not kept.exists() for kept in checkpoints)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--seeds", "1,2"), "several seeds are for a cluster"),
        (("--seeds", "1,1", "--ray", "local"), "--seeds are different whole numbers"),
        (("--seeds", "1,x", "--ray", "local"), "--seeds are different whole numbers"),
        (("--seeds", "1", "--seed", "2", "--ray", "local"), "either --seed or --seeds"),
        (("--seeds", ",".join(map(str, range(1001))), "--ray", "local"), "at most 1,000 at a time"),
        (("--against", "nowhere.npz", "--ray", "local"), "nowhere.npz cannot be read: No such file"),
        (("--ray", "nowhere"), "no Ray cluster at 'nowhere'"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    arguments: tuple[str, ...], why: str, refusal: Callable[..., str]
) -> None:
    assert why in refusal("train", "randolph", *arguments)


@pytest.mark.long
def test_an_impossible_run_is_refused_in_a_sentence(nodes: Nodes) -> None:
    wrong = str(find("casanova").weights("standard"))
    running = start("randolph", *TOY, "--against", wrong, "--ray", nodes.address, "--out", "runs")
    _, said = running.communicate(timeout=2 * PATIENCE)
    assert running.returncode == 2
    assert "for game 'casanova', not for 'randolph'" in said
    assert said.count("valise: ") == 1
