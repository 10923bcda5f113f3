"""A run in parts: together they are the run that one process plays, game for game; and what is missing is said."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from valise_games.arena import ArenaTrouble
from valise_games.arena.results import Results
from valise_games.arena.shards import Shard
from valise_games.cli import main

RUN = ("agent", "--bots", "novice,random", "--variant", "small", "--games", "12", "--workers", "1")
SHARDS = 3


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a whole run, and the same in shards."""
    folder = tmp_path_factory.mktemp("shards")
    assert main(["arena", *RUN, "--out", str(folder / "whole.jsonl"), "--json"]) == 0
    for number in range(1, SHARDS + 1):
        out = str(folder / f"part-{number}.jsonl")
        assert main(["arena", *RUN, "--shard", f"{number}/{SHARDS}", "--out", out]) == 0
    return folder


@pytest.fixture
def folder(played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of it, in which the command is called."""
    copy = tmp_path / "copy"
    shutil.copytree(played, copy)
    monkeypatch.chdir(copy)
    return copy


@pytest.fixture
def complaint(refusal: Callable[..., str]) -> Callable[..., str]:
    return partial(refusal, "arena")


def parts() -> list[str]:
    return [f"part-{number}.jsonl" for number in range(1, SHARDS + 1)]


def games(file: str) -> list[Any]:
    """All that is kept of a run, in its order, without what takes another time each time."""
    lines = [json.loads(line) for line in Path(file).read_text().splitlines()]
    return [{key: value for key, value in line.items() if key != "seconds"} for line in lines]


def test_shards_together_are_the_run_of_one_process(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["arena", "merge", *reversed(parts()), "--out", "merged.jsonl", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 12
    assert games("merged.jsonl") == games("whole.jsonl")
    assert sorted(each.name for each in folder.iterdir()) == sorted(["merged.jsonl", "whole.jsonl", *parts()])


def test_each_game_is_in_one_shard(folder: Path) -> None:
    shares = [set(Results.read(Path(part)).games) for part in parts()]
    assert set.union(*shares) == set(Results.read(Path("whole.jsonl")).games)
    assert sum(map(len, shares)) == 12
    assert all(shares)


def test_the_merged_run_has_the_name_of_the_whole_one(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "merge", *parts()]) == 0
    Path("elsewhere").mkdir()
    (made,) = folder.glob("arena-agent-2-*.jsonl")
    capsys.readouterr()
    assert main(["arena", *RUN, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 12
    assert sorted(folder.glob("arena-*")) == [made], "the same command goes on with it, and nothing is left to play"


def test_a_shard_that_was_stopped_goes_on(folder: Path) -> None:
    kept = Path("part-2.jsonl")
    whole = kept.read_text()
    kept.write_text("".join(whole.splitlines(keepends=True)[:2]) + '{"at":[0,')
    assert main(["arena", "--resume", "part-2.jsonl", "--workers", "1"]) == 0
    assert main(["arena", "merge", *parts(), "--out", "merged.jsonl"]) == 0
    assert games("merged.jsonl") == games("whole.jsonl")


def test_shards_of_more_games_are_the_longer_run(folder: Path) -> None:
    for part in parts():
        assert main(["arena", "--resume", part, "--games", "16", "--workers", "1"]) == 0
    assert main(["arena", "merge", *parts(), "--games", "16", "--out", "merged.jsonl"]) == 0
    assert main(["arena", "--resume", "whole.jsonl", "--games", "16", "--workers", "1"]) == 0
    assert games("merged.jsonl")[1:] == games("whole.jsonl")[1:]


def test_what_is_missing_is_said(folder: Path, complaint: Callable[..., str]) -> None:
    assert "of 3 shards 2 are missing: 1/3, 3/3" in complaint("merge", "part-2.jsonl")
    assert "part-2.jsonl and part-2.jsonl are both shard 2/3" in complaint("merge", "part-2.jsonl", "part-2.jsonl")
    kept = Path("part-2.jsonl")
    kept.write_text("".join(kept.read_text().splitlines(keepends=True)[:2]))
    said = complaint("merge", *parts())
    assert "part-2.jsonl lacks 3 of 4 games; go on with each by: valise arena --resume FILE" in said
    assert not list(folder.glob("arena-*")), "nothing was written"


def change(file: str, **what: object) -> None:
    kept = Path(file)
    first, *others = kept.read_text().splitlines(keepends=True)
    kept.write_text("".join([json.dumps(json.loads(first) | what) + "\n", *others]))


def test_shards_of_two_runs_are_not_put_together(folder: Path, complaint: Callable[..., str]) -> None:
    for what, why in (
        ({"seed": 2}, "part-3.jsonl is of another run than part-1.jsonl: its seed is 2, not 1"),
        ({"games": 14}, "its games is 14, not 12"),
        ({"made_from": {"valise": "0"}}, "part-3.jsonl was played by other code or other nets than part-1.jsonl"),
        ({"shard": "3/4"}, "part-3.jsonl is one of 4 shards, part-1.jsonl one of 3"),
        ({"shard": "9/3"}, "--shard is part/parts"),
        ({"shard": None}, "--shard is part/parts"),
    ):
        shutil.copy("part-3.jsonl", "kept")
        change("part-3.jsonl", **what)
        assert why in complaint("merge", *parts())
        shutil.move("kept", "part-3.jsonl")
    assert "whole.jsonl is a run of its own" in complaint("merge", "whole.jsonl", *parts())
    assert "whole.jsonl is there already" in complaint("merge", *parts(), "--out", "whole.jsonl")
    for part in parts():
        change(part, bots=[3])
    assert "is not the file of a run" in complaint("merge", *parts())


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("merge",), "name the files of all shards"),
        (("merge", "nowhere.jsonl"), "there is no nowhere.jsonl"),
        (("merge", "part-1.jsonl", "--seed", "1"), "leave out --seed"),
        (("merge", "part-1.jsonl", "--option", "round_cap=2"), "leave out --option"),
        (("agent", "casanova"), "files are named after merge only"),
        (("agent", "--shard", "0/3"), "--shard is part/parts"),
        (("agent", "--shard", "1/3", "--json"), "a shard has no report"),
        (("agent", "--shard", "1/3", "--plots", "x"), "a shard has no report"),
        (("--resume", "part-1.jsonl", "--shard", "2/3"), "leave out the game"),
        (("agent", "--out", "part-1.jsonl", "--variant", "small", "--games", "12"), 'its shard is "1/3", not null'),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    folder: Path, complaint: Callable[..., str], arguments: tuple[str, ...], why: str
) -> None:
    assert why in complaint(*arguments)


@pytest.mark.parametrize(
    "text", ["", "3", "/", "1/", "/3", "0/3", "4/3", "-1/3", "1/3/4", "1.0/3", "1/999999999", None]
)
def test_what_is_no_shard_is_refused(text: object) -> None:
    with pytest.raises(ArenaTrouble, match="--shard is part/parts, as 2/8"):
        Shard.read(text)


def test_a_shard_of_few_deals_may_be_empty(folder: Path) -> None:
    for number in (1, 2):
        run = [*RUN, "--games", "2", "--shard", f"{number}/2", "--out", f"half-{number}.jsonl"]
        assert main(["arena", *run]) == 0
    assert main(["arena", "merge", "half-1.jsonl", "half-2.jsonl", "--out", "merged.jsonl"]) == 0
    assert games("merged.jsonl")[1:] == games("whole.jsonl")[1:3]
