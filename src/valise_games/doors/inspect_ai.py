"""The games as tasks of Inspect: `pip install 'valise-games[inspect]'`.

    from inspect_ai import eval
    from valise_games.doors.inspect_ai import valise

    eval(valise("casablanca", seats=3, games=20, bots="novice"), model="openai/my-model")

The model has seat `seed % seats` of each game, bots have the others; a sample is a game, and its id the seed, which decides the
whole game. The score is the share of the win, 0 after a forfeit; the score's metadata has retries, forfeits and steps, and the
record of the game is in the sample's store. Every decision is asked with the introduction and its prompt alone.
"""  # noqa: E501

from __future__ import annotations

from functools import partial
from typing import Any

try:
    import anyio.to_thread
    from inspect_ai import Task, task
    from inspect_ai.dataset import MemoryDataset, Sample
    from inspect_ai.model import ChatMessageSystem, ChatMessageUser
    from inspect_ai.scorer import Score, Scorer, Target, mean, scorer, stderr
    from inspect_ai.solver import Generate, Solver, TaskState, solver
except ImportError as error:
    raise ImportError("valise_games.doors.inspect_ai needs Inspect: pip install 'valise-games[inspect]'") from error

from valise_games.doors.setup import setup
from valise_games.doors.text import RETRIES, seat_table

PLAYED = "valise"  # what the store has of a game that was played


@task
def valise(
    game: str,
    seats: int | None = None,
    games: int = 20,
    bots: str = "novice",
    seed: int = 1,
    variant: str = "standard",
    language: str = "en",
    retries: int = RETRIES,
    options: dict[str, Any] | None = None,
) -> Task:
    """So many games of a model against bots of one level. BadSetup, if the game does not allow it."""
    entry, count, chosen = setup(game, seats, options, variant)
    samples = [
        Sample(
            input=f"{entry.name}, game {number}",
            id=number,
            metadata={
                "game": game, "seats": count, "options": dict(chosen), "variant": variant, "seed": number,
                "bots": bots, "language": language, "retries": retries,
            },
        )
        for number in range(seed, seed + games)
    ]  # fmt: skip
    return Task(dataset=MemoryDataset(samples, name=f"valise-{game}"), solver=play(), scorer=share_of_win())


@solver
def play() -> Solver:
    """Plays the game of a sample to its end, or until it is forfeited."""

    async def solve(state: TaskState, generate: Generate) -> TaskState:
        table, seat = await anyio.to_thread.run_sync(partial(seat_table, **state.metadata))
        system = ChatMessageSystem(content=table.introduction(seat))
        while not table.over:
            state.messages = [system, ChatMessageUser(content=table.question())]
            state = await generate(state)
            await anyio.to_thread.run_sync(table.answer, state.output.completion)
        state.store.set(PLAYED, {**table.played(seat), "record": table.match.record()})
        state.completed = True
        return state

    return solve


@scorer(metrics=[mean(), stderr()])
def share_of_win() -> Scorer:
    """The share of the win; 0 after a forfeit, and for a game that was broken off."""

    async def score(state: TaskState, target: Target) -> Score:
        played = state.store.get(PLAYED, {"share": 0.0})
        metadata = {key: value for key, value in played.items() if key not in ("share", "record")}
        return Score(value=float(played["share"]), metadata=metadata)

    return score
