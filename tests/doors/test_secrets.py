"""No door tells a seat more than it knows: two full states that it cannot tell apart give it the same bytes."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.every_game.tables import guessed_by, known_to
from valise_games.doors import batch, drawing
from valise_games.doors import gymnasium as gymnasium_door
from valise_games.doors import pettingzoo as pettingzoo_door
from valise_games.doors.single_game import SPECTATOR, SingleGame
from valise_games.games import catalogue

every_game = pytest.mark.parametrize("game", catalogue)


def alike(game: Any, true: Any, watcher: int, seed: int) -> Any:
    """Another state, which the watcher cannot tell from the true one; the true one if none is found.

    It is the same seat's decision in both: where several owe one, doors ask them in a fixed order, and all know it.
    """
    for attempt in range(20):
        other = guessed_by(game, true, watcher, 1000 * seed + attempt)
        assert known_to(game, other, watcher) == known_to(game, true, watcher)
        if game.next_to_act(other) == game.next_to_act(true) and other != true:
            return other
    return true


def swap(table: SingleGame, watcher: int, seed: int) -> bool:
    """Puts a state that is alike in place of the true one; is it another?"""
    true = table.moment.s
    other = alike(table.game, true, watcher, seed)
    table.moment = table.table.at(other)
    return other is not true


def written(observation: dict[str, Any]) -> dict[str, bytes]:
    return {key: array.tobytes() for key, array in observation.items()}


def given_by_pettingzoo(env: Any, seat: int) -> dict[str, Any]:
    """All that the environment gives to who sits there, or draws for him."""
    agent = f"seat_{seat}"
    given: dict[str, Any] = {"observe": written(env.observe(agent)), "selection": env.agent_selection}
    for name in ("rewards", "terminations", "truncations", "infos", "_cumulative_rewards"):
        given[name] = repr(getattr(env, name))
    if env.agent_selection == agent:
        observation, *rest = env.last()
        given["last"] = written(observation), repr(rest)
        given["error"] = "" if env.terminations[agent] else refused(env)
    for watcher in (seat, SPECTATOR):
        for mode in ("ansi", "svg"):
            given[f"{mode} {watcher}"] = drawing.render(env._table, mode, watcher)
    with pytest.raises(NotImplementedError) as caught:
        env.state()
    return given | {"state": str(caught.value)}


def refused(env: Any) -> str:
    wrong = int((env.observe(env.agent_selection)["action_mask"] == 0).argmax())
    with pytest.raises(ValueError, match="is not open") as caught:
        env.step(wrong)
    return str(caught.value)


def check_pettingzoo(game: str, variant: str, seed: int, steps: int) -> int:
    """Looks at every position of a random game, for every seat; returns how many swaps really swapped something."""
    env = pettingzoo_door.raw_env(game, variant=variant, render_mode="ansi")
    env.reset(seed=seed)
    luck, swapped = Random(seed), 0
    for step in range(steps):
        if env._table.over:
            break
        for seat in range(len(env.possible_agents)):
            if f"seat_{seat}" in env.agents:
                twin = deepcopy(env)
                swapped += swap(twin._table, seat, 100 * seed + step)
                ours, others = given_by_pettingzoo(env, seat), given_by_pettingzoo(twin, seat)
                for what, told in ours.items():
                    assert others[what] == told, f"{what} tells seat {seat} more than it knows after {step} steps"
        agent = env.agent_selection
        open_ = np.flatnonzero(env.observe(agent)["action_mask"]).tolist()
        env.step(None if env.terminations[agent] else luck.choice(open_))
    return swapped


@every_game
def test_pettingzoo_tells_a_seat_what_it_knows_and_no_more(game: str) -> None:
    assert check_pettingzoo(game, "small", seed=1, steps=8) > 3


@pytest.mark.long
@every_game
def test_pettingzoo_tells_no_more_on_the_whole_board(game: str) -> None:
    assert sum(check_pettingzoo(game, "standard", seed, steps=40) for seed in (2, 3)) > 20


@every_game
def test_gymnasium_tells_a_seat_what_it_knows_and_no_more(game: str) -> None:
    env: Any = gymnasium_door.SeatEnv(game, variant="small", bots="random", seat=1, render_mode="ansi", render_as=1)
    observation, info = env.reset(seed=3)
    luck, over, swapped = Random(3), False, 0
    for _ in range(6):
        if over:
            break
        twin = deepcopy(env)
        swapped += swap(twin._table, 1, luck.randrange(1000))
        assert twin._table.look(1)[0].tobytes() == observation.tobytes()
        assert repr(twin._look()[1]) == repr(info)
        assert twin.action_masks().tolist() == env.action_masks().tolist()
        assert twin.render() == env.render()
        wrong = int((info["action_mask"] == 0).argmax())
        lost = [deepcopy(one).step(np.int64(wrong)) for one in (env, twin)]
        assert repr(lost[0]) == repr(lost[1])
        action = luck.choice(np.flatnonzero(info["action_mask"]).tolist())
        observation, _, over, _, info = env.step(action)
    assert swapped > 0


@pytest.mark.long
def test_a_batch_tells_the_next_seat_what_it_knows_and_no_more() -> None:
    games: Any = batch.make("randolph", 4, variant="small", seed=2)
    plain, swapped = catalogue["randolph"].load("plain", "small"), 0
    for step in range(40):
        shown = [array.tobytes() for array in (games.to_act, games.observations, games.masks)]
        true = games.states.copy()
        for i in range(4):
            state = plain.State.unpack(games.states[i])
            alike(plain, state, int(games.to_act[i]), step).pack(games.states[i])
            own = games.to_act, games.observations, games.masks, games._spare[0], games._choices[0]
            games._driver.show(games.states[i], i, *own)
        swapped += true.tobytes() != games.states.tobytes()
        assert [array.tobytes() for array in (games.to_act, games.observations, games.masks)] == shown
        games.states[:] = true
        games.step()
    assert swapped > 20
