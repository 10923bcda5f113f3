"""The verifiers door with verifiers itself, against a model behind an address of its own: `make test-adapters`."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
import verifiers.v1 as vf
from verifiers.v1.utils.loaders import load_environment

from valise_games import BadSetup, verify
from valise_games.doors.text import seat_table
from valise_games.doors.verifiers import ValiseConfig, ValiseEnvConfig, ValiseTaskset


class Model(ThreadingHTTPServer):
    """Speaks the chat-completions protocol; says what `answer` holds, and keeps what it was asked."""

    answer = "I will see.\n\nAnswer: 1"

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.asked: list[Any] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/v1"


class Handler(BaseHTTPRequestHandler):
    server: Model

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.asked.append(body["messages"])
        told = {
            "id": "1", "object": "chat.completion", "created": 1, "model": body["model"],
            "choices": [{"index": 0, "finish_reason": "stop",
                         "message": {"role": "assistant", "content": self.server.answer}}],
            "usage": {"prompt_tokens": 9, "completion_tokens": 1, "total_tokens": 10},
        }  # fmt: skip
        written = json.dumps(told).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(written)))
        self.end_headers()
        self.wfile.write(written)

    def log_message(self, *_: Any) -> None:
        """Nothing on the terminal."""


@pytest.fixture
def model(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Model]:
    monkeypatch.setenv("HOME", str(tmp_path))
    with Model() as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server
        server.shutdown()
        thread.join(10)


def played(model: Model, **setting: Any) -> list[Any]:
    """The episodes of a run."""
    taskset = {"id": "valise-verifiers", "game": "code-casablanca", "seats": 2, "variant": "small", **setting}
    env = load_environment(ValiseEnvConfig(taskset=taskset))
    client = vf.EvalClientConfig(base_url=model.url, api_key_var="NO_KEY")
    ctx = vf.ModelContext(client=client, model="mine", sampling=vf.SamplingConfig())

    async def run() -> list[Any]:
        async with env.serving():
            return [await env.run_episode(task, ctx) for task in env.taskset]

    return asyncio.run(asyncio.wait_for(run(), 120))


def test_games_are_played_scored_and_decided_by_their_seeds(model: Model) -> None:
    episodes = played(model, games=4, bots="random", seed=3)
    assert len(episodes) == 4
    shares = []
    for number, episode in enumerate(episodes, 3):
        assert episode.ok, episode.errors
        (trace,) = episode.traces
        table, seat = seat_table("code-casablanca", 2, seed=number, bots="random", variant="small")
        while not table.over:
            table.answer("1")
        shares.append(trace.reward)
        assert trace.reward == table.rewards[seat]
        assert trace.metrics["steps"] == table.match.steps
        assert trace.metrics["retries"] == trace.metrics["forfeits"] == 0
        assert verify(trace.info["record"]).seats == 2
    assert set(shares) == {0.0, 1.0}
    assert {tuple(one["role"] for one in asked) for asked in model.asked} == {("system", "user")}
    assert all(asked[1]["content"].count("Your options:") == 1 for asked in model.asked)
    assert len({asked[0]["content"] for asked in model.asked}) == 2  # the rules, for each of the two seats


def test_a_forfeit_scores_nothing_and_what_was_not_understood_is_told(model: Model) -> None:
    model.answer = "I would rather not."
    (episode,) = played(model, games=1, retries=1)
    (trace,) = episode.traces
    assert (trace.reward, trace.metrics["retries"], trace.metrics["forfeits"]) == (0.0, 2, 1)
    first, second = (asked[1]["content"] for asked in model.asked)
    assert second.endswith(first)
    assert second != first


def test_what_cannot_be_is_said_in_a_sentence() -> None:
    with pytest.raises(BadSetup, match="is for"):
        list(ValiseTaskset(ValiseConfig(game="agent", seats=9)))
