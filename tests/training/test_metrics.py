"""What a run tells of itself for programs: lines of JSON, and events where TensorBoard is installed."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("torch", reason="there is no PyTorch: make torch")

from valise_games.cli import main
from valise_games.training.metrics import NUMBERS, Metrics


def progress(iterations: int) -> Any:
    numbers = dict.fromkeys(NUMBERS, 0.5) | {"iterations": iterations}
    return SimpleNamespace(**numbers, phase="playing", results={("novices", 2): 0.25})


def lines(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "metrics.jsonl").read_text().splitlines()]


def test_a_run_that_goes_on_takes_out_what_it_had_not_kept(tmp_path: Path) -> None:
    first = Metrics(tmp_path, 0)
    for iterations in (5, 10, 15):
        first.note(progress(iterations))
    first.close()
    with (tmp_path / "metrics.jsonl").open("a") as torn:
        torn.write('{"iterations": 20, "sec')
    again = Metrics(tmp_path, 10)
    again.note(progress(14))
    again.close()
    assert [line["iterations"] for line in lines(tmp_path)] == [5, 10, 14]
    assert lines(tmp_path)[0]["results"] == {"novices 2": 0.25}
    Metrics(tmp_path, 0).close()
    assert lines(tmp_path) == []


def test_a_run_writes_what_it_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run = ["train", "casablanca", "--variant", "small", "--cpu", "--iterations", "1", "--out", str(tmp_path)]
    assert main(run) == 0
    card = json.loads((tmp_path / "net.json").read_text())
    last = lines(tmp_path)[-1]
    assert last["decisions"] == card["decisions"]
    assert last["done"] == 1
    assert (tmp_path / "tensorboard").exists() == (find_spec("tensorboard") is not None)
