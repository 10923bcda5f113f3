"""The TextArena door with TextArena itself, in an environment of its own: `make test-adapters`."""

from __future__ import annotations

import random
from typing import Any

import pytest
import textarena as ta

from valise_games import BadSetup, catalogue
from valise_games.doors.text import TextTable
from valise_games.doors.textarena import register

GAMES = list(catalogue)


def played(env: Any, seats: int, seed: int, most: int = 60) -> tuple[list[Any], Any]:
    """What was observed, and what came of it; every player takes his first option."""
    env.reset(num_players=seats, seed=seed)
    seen: list[Any] = []
    done = False
    while not done and len(seen) < most:
        seen.append(env.get_observation())
        done, _ = env.step("1")
    return seen, env


@pytest.fixture(autouse=True)
def _registered() -> None:
    register()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_by_its_seed_and_leaves_the_global_random_alone(game: str) -> None:
    random.seed(5)
    before, seats = random.getstate(), catalogue[game].seats_of("small")[0]
    first, env = played(ta.make(f"Valise-{game}", variant="small"), seats, 7)
    assert first == played(ta.make(f"Valise-{game}", variant="small"), seats, 7)[0]
    others = [played(ta.make(f"Valise-{game}", variant="small"), seats, seed, 1)[0][0] for seed in range(8, 14)]
    assert any(first[0] != other for other in others)
    assert random.getstate() == before
    _, told = first[0]
    assert "Your options:" in told
    assert catalogue[game].name in told  # the rules
    assert told.count("Your options:") == first[-1][1].count("Your options:") == 1  # the latest prompt alone
    assert env.table.match.seats == seats


def test_a_game_to_its_end_gives_rewards_that_sum_to_one() -> None:
    for seed in range(40):
        _, env = played(ta.make("Valise-casablanca-raw", variant="small", bots={1: "novice"}), 2, seed, 500)
        rewards, info = env.close()
        if sum(rewards.values()) > 0:
            break
    assert sum(rewards.values()) == pytest.approx(1)
    assert info[0]["turn_count"] > 0
    assert not info[0]["invalid_move"]


def test_each_player_is_told_what_his_seat_knows() -> None:
    env, table = ta.make("Valise-agent-raw", variant="small"), TextTable("agent", 2, variant="small", seed=3)
    env.reset(num_players=2, seed=3)
    for _ in range(30):
        player, messages = env.get_observation()
        assert player == table.seat
        assert messages[-1][1] == table.prompt()
        env.step("1")
        table.answer("1")


def test_unclear_answers_are_told_and_at_last_forfeit_without_a_reward() -> None:
    env = ta.make("Valise-casablanca-raw", variant="small", retries=1)
    env.reset(num_players=2, seed=3)
    player, _ = env.get_observation()
    done, info = env.step("nonsense")
    assert not done
    assert info["why"] in env.get_observation()[1][-1][1]
    done, info = env.step("more of it")
    assert done
    assert info["forfeited"]
    rewards, told = env.close()
    assert rewards == {0: 0.0, 1: 0.0}
    assert told[player]["invalid_move"]


def test_what_cannot_be_is_said_in_a_sentence() -> None:
    with pytest.raises(BadSetup, match="is for"):
        ta.make("Valise-agent").reset(num_players=9)
