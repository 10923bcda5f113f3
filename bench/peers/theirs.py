"""The peers: OpenSpiel, pgx, RLCard and PettingZoo, each used as its own documentation has it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import open_spiel.python.games  # noqa: F401  # registers those written in Python
import pgx
import pyspiel
import rlcard
from pgx.experimental import auto_reset
from shimmy import OpenSpielCompatibilityV0

SEED = 11
Work = Callable[[int], int]  # does about so much of it; returns how much it was


def openspiel_python(name: str) -> Work:
    """Random games through OpenSpiel's Python API, the game itself being in C++."""
    game, luck = pyspiel.load_game(name), random.Random(SEED).random

    def play(decisions: int) -> int:
        done = 0
        while done < decisions:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(luck() * len(outcomes))][0])
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(luck() * len(actions))])
                    done += 1
            state.returns()
        return done

    return play


def openspiel_rollouts(name: str, decisions_a_game: float) -> Work:
    """Random games from one deal, all in C++: the rollouts of a tree search of a single simulation."""
    game, rollouts = pyspiel.load_game(name), 5_000
    state = dealt(game)
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, SEED)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, SEED, False)

    def play(decisions: int) -> int:
        times = max(1, round(decisions / decisions_a_game / rollouts))
        for _ in range(times):
            bot.mcts_search(state)
        return round(times * rollouts * decisions_a_game)

    return play


def openspiel_ismcts(name: str, positions: list[list[int]], simulations: int, curiosity: float) -> Work:
    """Simulations of its information-set search in C++, with random rollouts."""
    game = pyspiel.load_game(name)
    bot = pyspiel.ISMCTSBot(SEED, pyspiel.RandomRolloutEvaluator(1, SEED), curiosity, simulations)
    states = []
    for actions in positions:
        state = dealt(game)
        for action in actions:
            state.apply_action(action)
            pass_chance(state)
        states.append(state)

    def think(amount: int) -> int:
        done = 0
        while done < amount:
            for state in states:
                bot.step(state)
                done += simulations
        return done

    return think


def dealt(game: Any) -> Any:
    state = game.new_initial_state()
    pass_chance(state)
    return state


def pass_chance(state: Any) -> None:
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])


def pgx_leduc(games: int, steps: int = 50) -> Work:
    """Random games, so many at once, compiled by JAX; a step gives observations and masks too."""
    env = pgx.make("leduc_holdem")
    step, begin = jax.vmap(auto_reset(env.step, env.init)), jax.vmap(env.init)

    def one(state: Any, key: Any) -> tuple[Any, None]:
        choose, chance = jax.random.split(key)
        options = jnp.log(state.legal_action_mask.astype(jnp.float32))
        return step(state, jax.random.categorical(choose, options, axis=-1), jax.random.split(chance, games)), None

    run = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, steps))[0])
    now = [begin(jax.random.split(jax.random.PRNGKey(SEED), games)), jax.random.PRNGKey(SEED + 1)]

    def play(decisions: int) -> int:
        times = max(1, decisions // (games * steps))
        for _ in range(times):
            now[1], key = jax.random.split(now[1])
            now[0] = run(now[0], key)
        now[0].rewards.block_until_ready()
        return times * games * steps

    return play


def rlcard_leduc() -> Work:
    env, luck = rlcard.make("leduc-holdem", config={"seed": SEED}), random.Random(SEED)

    def play(decisions: int) -> int:
        done = 0
        while done < decisions:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(luck.choice(list(state["legal_actions"])))
                done += 1
            env.get_payoffs()
        return done

    return play


def shimmy(name: str) -> Work:
    """OpenSpiel's game as a PettingZoo environment."""
    env, luck = OpenSpielCompatibilityV0(pyspiel.load_game(name)), random.Random(SEED)

    def play(decisions: int) -> int:
        done = 0
        while done < decisions:
            env.reset(seed=luck.randrange(2**31))
            for _ in env.agent_iter():
                _, _, over, cut, info = env.last()
                if over or cut:
                    env.step(None)
                else:
                    env.step(luck.choice(info["action_mask"].nonzero()[0]))
                    done += 1
        return done

    return play
