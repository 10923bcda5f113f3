"""The Inspect door with Inspect itself and its own stand-in for a model: `make test-adapters`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from inspect_ai import eval
from inspect_ai.model import ModelOutput, ModelUsage, get_model

from valise_games import BadSetup, verify
from valise_games.doors.inspect_ai import PLAYED, valise


def played(tmp_path: Path, answers: Any, **setting: Any) -> Any:
    """The log of an evaluation; `answers` gives what the model says to the messages it gets."""

    def output(messages: Any, *_: Any) -> ModelOutput:
        said = ModelOutput.from_content("mockllm/model", answers(messages))
        said.usage = ModelUsage(input_tokens=9, output_tokens=1, total_tokens=10)  # else it is counted with a download
        return said

    model = get_model("mockllm/model", custom_outputs=output, memoize=False)
    task = valise("casablanca", seats=2, variant="small", **setting)
    (log,) = eval(task, model=model, log_dir=str(tmp_path), display="none")
    assert log.status == "success", log.error
    return log


def test_games_are_played_and_scored(tmp_path: Path) -> None:
    seen: list[Any] = []

    def first(messages: Any) -> str:
        seen.append(messages)
        return "I will see.\n\nAnswer: 1"

    log = played(tmp_path, first, games=4, bots="random", seed=3)
    assert len(log.samples) == 4
    for sample in log.samples:
        told = sample.store[PLAYED]
        assert verify(told["record"]).seats == 2
        (score,) = sample.scores.values()
        assert score.value == told["share"]
        assert score.metadata["steps"] > 0
        assert score.metadata["retries"] == score.metadata["forfeits"] == 0
    shares = [sample.store[PLAYED]["share"] for sample in log.samples]
    assert log.results.scores[0].metrics["mean"].value == pytest.approx(sum(shares) / 4)
    assert [message.role for message in seen[0]] == ["system", "user"]
    assert "Your options:" in seen[0][1].content
    again = played(tmp_path, first, games=4, bots="random", seed=3)
    assert [sample.store[PLAYED]["share"] for sample in again.samples] == shares


def test_a_forfeit_scores_nothing(tmp_path: Path) -> None:
    log = played(tmp_path, lambda _: "I would rather not.", games=1, retries=1)
    (score,) = log.samples[0].scores.values()
    assert (score.value, score.metadata["retries"], score.metadata["forfeits"]) == (0.0, 2, 1)


def test_what_cannot_be_is_said_in_a_sentence() -> None:
    with pytest.raises(BadSetup, match="is for"):
        valise("agent", seats=9)
