"""The OpenEnv door with OpenEnv's own server and client, over loopback: `make test-adapters`."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
import uvicorn
from openenv import GenericEnvClient

from valise_games import BadSetup, catalogue
from valise_games.doors.openenv import make_app
from valise_games.doors.text import seat_table

SMALL: dict[str, Any] = {"seats": 2, "variant": "small", "bots": "random"}


@contextmanager
def served(game: str, **setting: Any) -> Iterator[str]:
    """The address of a server of OpenEnv's on this machine."""
    config = uvicorn.Config(make_app(game, **setting), host="127.0.0.1", port=0, log_level="warning")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    deadline = time.monotonic() + 30
    while not server.started:
        assert time.monotonic() < deadline, "the server did not start"
        time.sleep(0.02)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join(10)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served("code-casablanca", **SMALL) as at:
        yield at


def played(address: str, answer: str = "1", **reset: Any) -> tuple[list[Any], Any]:
    """All that was observed in a game, and how it stands."""
    with GenericEnvClient(base_url=address).sync() as env:
        seen = [env.reset(**reset)]
        while not seen[-1].done:
            seen.append(env.step({"answer": answer}))
        return seen, env.state()


def prompts(seen: list[Any]) -> list[str]:
    return [one.observation["prompt"] for one in seen]


def test_the_seed_decides_the_whole_game_by_way_of_the_server(address: str) -> None:
    random.seed(5)
    before = random.getstate()
    (first, state), (again, _), (other, _) = (played(address, seed=seed) for seed in (6, 6, 7))
    assert [one.observation for one in first] == [one.observation for one in again]
    assert prompts(first) != prompts(other)
    unseeded = {tuple(prompts(played(address)[0])) for _ in range(3)}
    assert len(unseeded) > 1, "without a seed the games are not the same"
    assert random.getstate() == before
    table, seat = seat_table("code-casablanca", seed=6, **SMALL)
    assert first[0].observation["introduction"] == table.introduction(seat)
    for one in first[:-1]:
        assert one.observation["seat"] == seat
        assert one.observation["prompt"] == table.question()
        assert one.reward == 0
        table.answer("1")
    assert first[-1].reward == table.rewards[seat]
    assert first[-1].observation["result"] == table.result(seat)
    assert state["share"] == table.rewards[seat]
    assert state["step_count"] == len(first) - 1


def test_a_seed_also_counts_over_http_where_nothing_is_kept(address: str) -> None:
    with httpx.Client(base_url=address, timeout=30) as http:
        answers = [http.post("/reset", json={"seed": seed}).json() for seed in (7, 7, 8)]
        assert answers[0] == answers[1] != answers[2]
        assert http.get("/schema").json()["action"]["required"] == ["answer"]
        assert "Casablanca" in http.get("/metadata").json()["description"]


def test_rewards_of_a_game_are_the_shares_of_the_win(address: str) -> None:
    rewards = {played(address, seed=seed)[0][-1].reward for seed in range(1, 9)}
    assert rewards == {0.0, 1.0}


def test_tables_of_two_clients_are_their_own(address: str) -> None:
    clients = [GenericEnvClient(base_url=address).sync() for _ in range(2)]
    with clients[0] as one, clients[1] as two:
        one.reset(seed=6)
        two.reset(seed=8, seat=1)
        alone = played(address, seed=6)[0]
        assert two.step({"answer": "1"}).observation["seat"] == 1
        assert one.step({"answer": "1"}).observation == alone[1].observation


def test_unclear_answers_are_told_and_at_last_forfeit_without_a_reward(address: str) -> None:
    seen, state = played(address, "nonsense", seed=3, episode_id="mine")
    assert prompts(seen)[1].endswith(prompts(seen)[0])
    assert len(prompts(seen)[1]) > len(prompts(seen)[0])
    assert (state["retries"], state["forfeits"], state["share"], state["episode_id"]) == (3, 1, 0.0, "mine")
    assert seen[-1].reward == 0


@pytest.mark.parametrize(
    ("reset", "told"),
    [
        ({"seed": "x"}, "a seed is"),
        ({"seed": 3.7}, "a seed is"),
        ({"seat": 5}, "your seat is one of 0 to 1"),
        ({"sede": 7}, "knows seed, episode_id and seat, not 'sede'"),
    ],
)
def test_what_reset_cannot_do_is_said_and_nothing_is_dropped(address: str, reset: dict[str, Any], told: str) -> None:
    with GenericEnvClient(base_url=address).sync() as env, pytest.raises(RuntimeError, match=told):
        env.reset(**reset)


@pytest.mark.parametrize("game", list(catalogue))
def test_all_games_are_served(game: str) -> None:
    with served(game, variant="small") as at, GenericEnvClient(base_url=at).sync() as env:
        assert catalogue[game].name in env.reset(seed=7).observation["introduction"]
        assert env.step({"answer": "1"}).observation["prompt"] or env.state()["step_count"] == 1


def test_a_step_without_a_game_says_what_to_do(address: str) -> None:
    with GenericEnvClient(base_url=address).sync() as env, pytest.raises(RuntimeError, match="reset\\(\\) begins one"):
        env.step({"answer": "1"})


def test_a_game_that_cannot_be_is_told_before_it_is_served() -> None:
    with pytest.raises(BadSetup, match="is for"):
        make_app("agent", seats=9)
