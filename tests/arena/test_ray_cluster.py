"""Games on a Ray cluster of two nodes, on this machine: those of one process, also when a node is lost on the way."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.ray_nodes import SETTINGS, Nodes, two_nodes
from tests.waiting import PATIENCE, until
from valise_games.cli import main

RUN = ("agent", "--bots", "novice,random", "--variant", "small")
GAMES = 3000


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    with two_nodes() as running:
        yield running


@pytest.fixture(autouse=True)
def settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in SETTINGS.items():
        monkeypatch.setenv(name, value)


def start(*arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "valise_games", "arena", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def done(running: subprocess.Popen[str]) -> str:
    """What it said on stderr, when it has come to its end."""
    out, said = running.communicate(timeout=2 * PATIENCE)
    assert running.returncode == 0, said
    assert out
    return said


def games(file: Path) -> dict[tuple[int, ...], Any]:
    """By place, less what takes another time each time."""
    _, *lines = (json.loads(line) for line in file.read_text().splitlines())
    found = {tuple(line.pop("at")): line for line in lines}
    assert len(found) == len(lines), "no game is kept twice"
    return {place: noted | {"seconds": 0} for place, noted in found.items()}


def alone(file: Path, games: int) -> Path:
    assert main(["arena", *RUN, "--games", str(games), "--workers", "1", "--out", str(file)]) == 0
    return file


def stop(running: subprocess.Popen[str]) -> None:
    running.kill()
    running.communicate(timeout=PATIENCE)


@pytest.mark.long
def test_a_cluster_plays_the_games_of_one_process_though_a_node_is_lost(nodes: Nodes, tmp_path: Path) -> None:
    """It is stopped, too: the file goes on, on a cluster or off it, and what was played is not played again."""
    file = tmp_path / "ray.jsonl"
    on_ray = ("--ray", nodes.address)
    first = start(*RUN, "--games", str(GAMES), *on_ray, "--out", str(file))
    until(lambda: file.exists() and file.read_bytes().count(b"\n") > 100)
    stop(first)
    kept = file.read_bytes().count(b"\n")
    assert 100 < kept < GAMES, "it was not over"
    second = start("--resume", str(file), *on_ray)
    until(lambda: file.read_bytes().count(b"\n") > kept + 100)
    nodes.second.lose()
    assert file.read_bytes().count(b"\n") < GAMES, "it was not over"
    done(second)
    assert games(file) == games(alone(tmp_path / "alone.jsonl", GAMES))


@pytest.mark.long
def test_nodes_with_other_nets_do_not_play(nodes: Nodes, tmp_path: Path) -> None:
    """A net that was there when the run began, and is another by the time a worker of the cluster reads it."""
    from valise_games.arena import ArenaTrouble
    from valise_games.arena.game_runner import RunSettings
    from valise_games.arena.lineups import lineups, places
    from valise_games.arena.ray_cluster import play_on_ray

    run = lineups(["novice", "random"], [], 2)
    playing = play_on_ray(
        nodes.address, RunSettings("agent", "small", 2, {}, 1), run, places(run, 10), {"valise": "another"}
    )
    with pytest.raises(ArenaTrouble, match="a node of the cluster has another valise than this machine"):
        list(playing)


@pytest.mark.long
def test_shards_and_cores_of_this_machine_by_ray(tmp_path: Path) -> None:
    for number in (1, 2):
        part = tmp_path / f"{number}.jsonl"
        done(start(*RUN, "--games", "40", "--ray", "local", "--shard", f"{number}/2", "--out", str(part)))
    merged = tmp_path / "merged.jsonl"
    assert main(["arena", "merge", str(tmp_path / "1.jsonl"), str(tmp_path / "2.jsonl"), "--out", str(merged)]) == 0
    assert games(merged) == games(alone(tmp_path / "alone.jsonl", 40))


@pytest.fixture
def complaint(refusal: Callable[..., str], tmp_path: Path) -> Callable[[str], str]:
    return partial(refusal, "arena", *RUN, "--games", "2", "--out", str(tmp_path / "run.jsonl"), "--ray")


def test_where_no_cluster_is_it_says_so(complaint: Callable[[str], str]) -> None:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))  # and does not listen
        assert "nobody listens at '127.0.0.1:" in complaint(f"127.0.0.1:{bound.getsockname()[1]}")
    assert "nobody listens at '127.0.0.1:99999999'" in complaint("127.0.0.1:99999999")
    assert "no Ray cluster at 'nowhere'" in complaint("nowhere")


def test_without_ray_it_says_what_to_install(tmp_path: Path) -> None:
    command = "import sys; sys.modules['ray'] = None; from valise_games.cli import main; sys.exit(main())"
    run = ["arena", *RUN, "--games", "2", "--ray", "local", "--out", str(tmp_path / "run.jsonl")]
    told = subprocess.run([sys.executable, "-c", command, *run], capture_output=True, text=True, check=False)
    assert told.returncode == 2
    assert told.stderr == "valise: --ray needs Ray: pip install 'valise-games[ray]'\n"
