"""The Kaggle door with Kaggle's environments themselves: `make test-adapters`."""

from __future__ import annotations

import copy
import random
from typing import Any

import kaggle_environments
import pytest

from valise_games import BadSetup, catalogue
from valise_games.doors.kaggle import register
from valise_games.doors.text import TextTable


@pytest.fixture(autouse=True)
def _registered() -> None:
    register()


def made(game: str = "code-casablanca", **chosen: Any) -> Any:
    configuration = {"variant": "small", **chosen}
    return kaggle_environments.make(f"valise-{game}", configuration=configuration, debug=True)


def first(observation: Any, configuration: Any) -> str:
    return "1"


@pytest.mark.parametrize("game", list(catalogue))
def test_a_game_is_played_by_its_seed_and_leaves_the_global_random_alone(game: str) -> None:
    random.seed(5)
    before, seats = random.getstate(), catalogue[game].seats_of("small")[0]
    table = TextTable(game, seats, seed=7, variant="small")
    seen: list[tuple[int, str]] = []

    def agent(observation: Any, configuration: Any) -> str:
        assert configuration.seed is None, "who plays does not see the seed"
        assert (observation.seat, observation.prompt) == (table.seat, table.question())
        assert observation.introduction == table.introduction()
        seen.append((observation.seat, observation.prompt))
        table.answer("1")
        return "1"

    env = made(game, seed=7)
    env.run([agent] * seats)
    assert table.over
    assert [one.reward for one in env.state] == table.rewards
    assert {one.status for one in env.state} == {"DONE"}
    assert env.state[0].observation.result == table.result(0)
    assert table.result(0) in env.render(mode="ansi")
    assert random.getstate() == before
    for step in env.steps:  # who is not asked is told nothing
        assert sum(one.observation.prompt != "" for one in step) == (0 if step is env.steps[-1] else 1)
    others = [made(game, seed=seed).state for seed in range(8, 14)]
    assert any([one.observation.prompt for one in other] != [one.observation.prompt for one in env.steps[0]]
               for other in others)  # fmt: skip


def test_without_a_seed_games_are_others_and_the_global_random_stays_as_it_is() -> None:
    random.seed(5)
    before = random.getstate()
    prompts = {"".join(one.observation.prompt for one in made().state) for _ in range(4)}
    assert len(prompts) > 1
    assert random.getstate() == before


def test_seats_without_an_agent_are_bots_and_rewards_sum_to_one() -> None:
    won = []
    for seed in range(3, 9):
        env = made(seats=2, bots="random", seed=seed)
        env.run([first])
        won.append(env.state[0].reward)
    assert set(won) == {0.0, 1.0}
    both = made(seed=3)
    both.run(["first", "first"])
    assert sum(one.reward for one in both.state) == pytest.approx(1)
    assert kaggle_environments.evaluate("valise-code-casablanca", [first, first], {"variant": "small", "seed": 3}) == [
        [one.reward for one in both.state]
    ]


def test_unclear_answers_are_told_and_at_last_forfeit_without_a_reward() -> None:
    env = made(seed=3, retries=1)
    env.reset(2)
    asked = next(seat for seat, one in enumerate(env.state) if one.status == "ACTIVE")
    prompt = env.state[asked].observation.prompt
    env.step(["nonsense", "nonsense"])
    told = env.state[asked].observation.prompt
    assert told.endswith(prompt)
    assert told != prompt
    env.step(["more of it", "more of it"])
    assert env.done
    assert (env.state[asked].status, env.state[asked].reward) == ("INVALID", None)
    assert (env.state[1 - asked].status, env.state[1 - asked].reward) == ("DONE", 0)


@pytest.mark.parametrize("wrong", [3, RuntimeError("broken")])
def test_an_agent_that_gives_no_answer_forfeits(wrong: Any) -> None:
    env = made(seed=3)
    env.reset(2)
    asked = next(seat for seat, one in enumerate(env.state) if one.status == "ACTIVE")
    env.step([wrong if seat == asked else None for seat in range(2)])
    assert env.done
    assert env.state[asked].reward is None
    assert env.state[1 - asked].reward == 0


def test_a_game_that_was_kept_goes_on() -> None:
    whole, part = made("casablanca", seed=7), made("casablanca", seed=7)
    whole.run([first, first])
    part.reset(2)
    for _ in range(5):
        part.step(["1", "1"])
    kept = copy.deepcopy({"steps": part.steps, "info": part.info})
    again = kaggle_environments.make("valise-casablanca", {"variant": "small"}, debug=True, **kept)
    again.step(["1", "1"])
    assert [one.observation for one in again.state] == [one.observation for one in whole.steps[6]]
    twin = part.clone()
    with pytest.raises(BadSetup, match="hand make\\(\\) its info"):
        twin.step(["1", "1"])


def test_one_agent_can_be_trained_against_bots() -> None:
    trainer = made(seats=2, bots="random", seed=4).train([None])
    observation, done, steps = trainer.reset(), False, 0
    assert "Your options:" in observation.prompt
    while not done:
        observation, _, done, info = trainer.step("1")
        steps += 1
    assert steps > 1
    assert "seed" not in info


def test_what_cannot_be_is_said_in_a_sentence() -> None:
    with pytest.raises(BadSetup, match="is for"):
        made("agent", seats=9)
    with pytest.raises(BadSetup, match="there are 2 seats, and 3 agents"):
        made(seats=2).run([first] * 3)
    assert "textContent" in made(seed=3).render(mode="html")
