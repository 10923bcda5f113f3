"""The games as a taskset of verifiers: `pip install 'valise-games[verifiers]'`.

    vf-eval valise-verifiers --env.taskset.game casablanca --env.taskset.games 20 -m my-model

    import verifiers.v1 as vf
    from valise_games.doors.verifiers import ValiseConfig, ValiseEnvConfig

    config = ValiseEnvConfig(taskset=ValiseConfig(game="casablanca", seats=3, games=20, bots="novice"))

A task is a game; its seed, which is its name, decides the whole game. The model has seat `seed % seats`, bots have the others. The
reward is the share of the win, 0 after a forfeit and for a game that was broken off; retries, forfeits and steps are metrics, and
the trace's info has the record of the game.

Every prompt is whole by itself, so the harness that comes with it asks each decision alone: the introduction and the prompt. For a
conversation that grows, take another: `--env.player.harness.id null`.
"""  # noqa: E501

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Iterator
from functools import cache, partial
from typing import Any

try:
    import openai
    import verifiers.v1 as vf
    from verifiers.v1.dialects.chat import message_to_wire
except ImportError as error:
    raise ImportError("valise_games.doors.verifiers needs verifiers: pip install 'valise-games[verifiers]'") from error

from valise_games.doors.setup import setup
from valise_games.doors.text import RETRIES, seat_table

PLUGIN = "valise-verifiers"  # by which verifiers finds it: a module at the top, with what is offered here

__all__ = ["AloneHarness", "ValiseEnv", "ValiseTaskset"]


class ValiseConfig(vf.TasksetConfig):  # type: ignore[misc]
    """Which games. All but `games` are those of `seat_table`; `seed` is that of the first."""

    id: str = PLUGIN
    game: str = ""
    seats: int | None = None
    games: int = 20
    bots: str | list[str] = "novice"
    seed: int = 1
    variant: str = "standard"
    language: str = "en"
    retries: int = RETRIES
    options: dict[str, Any] = {}  # noqa: RUF012  # as pydantic has it, which copies it


class ValiseData(vf.TaskData):  # type: ignore[misc]
    """One game."""

    table: dict[str, Any]


class ValiseTask(vf.Task[ValiseData]):  # type: ignore[misc]
    """One game; it is scored where it is played."""


class ValiseTaskset(vf.Taskset[ValiseTask, ValiseConfig]):  # type: ignore[misc]
    """So many games, the seeds one after the other."""

    def load(self) -> Iterator[ValiseTask]:
        """BadSetup, if the game cannot be played so."""
        config = self.config
        _, seats, options = setup(config.game, config.seats, config.options, config.variant)
        for seed in range(config.seed, config.seed + config.games):
            table = {
                "game": config.game, "seats": seats, "options": options, "variant": config.variant, "seed": seed,
                "bots": config.bots, "language": config.language, "retries": config.retries,
            }  # fmt: skip
            start, seat = seat_table(**table)
            data = ValiseData(name=f"{config.game} {seed}", system_prompt=start.introduction(seat), table=table)
            yield ValiseTask(data, config.task)


class ValiseEnvConfig(vf.EnvConfig):  # type: ignore[misc]
    """Who plays: the run's model, in this process, unless something else is said."""

    player: vf.AgentConfig = vf.AgentConfig(runtime=vf.SubprocessConfig())


class ValiseEnv(vf.Env[ValiseEnvConfig]):  # type: ignore[misc]
    """A model against bots."""

    async def run(self, task: ValiseTask, agents: vf.Agents) -> None:
        """Plays the game of a task to its end, or until it is forfeited or broken off."""
        table, seat = await asyncio.to_thread(partial(seat_table, **task.data.table))
        async with agents.player.interaction(task) as player:
            while not table.over:
                segment = await player.turn(table.question())
                if segment.terminated:
                    break
                await asyncio.to_thread(table.answer, segment.last_reply)
        played = table.played(seat)
        player.trace.record_reward("share", played.pop("share"))
        for name, value in played.items():
            player.trace.record_metric(name, value)
        if table.over:
            player.trace.info["record"] = table.match.record()


class AloneHarness(vf.Harness[vf.HarnessConfig]):  # type: ignore[misc]
    """Asks the model in this process, each time with the introduction and the latest prompt alone."""

    APPENDS_SYSTEM_PROMPT = True
    SUPPORTS_RESUME = True
    EXECUTES_CODE = False
    NEEDS_CONTAINER = False

    async def resume(
        self, ctx: Any, trace: Any, runtime: Any, endpoint: str, secret: str, mcp_urls: Any, data: Any, messages: Any,
        tool_interception_url: str | None = None,
    ) -> Any:  # fmt: skip
        """Starts anew, without the conversation so far."""
        alone = data.model_copy(update={"prompt": messages})
        return await self.launch(ctx, trace, runtime, endpoint, secret, mcp_urls, alone)

    async def launch(
        self, ctx: Any, trace: Any, runtime: Any, endpoint: str, secret: str, mcp_urls: Any, data: Any
    ) -> Any:
        """One question and its answer, which verifiers takes down on the way."""
        system, prompt = self.resolve_prompt(data)
        messages = [vf.SystemMessage(content=system), *prompt]
        http = openai.DefaultAsyncHttpxClient(verify=_certificates())
        async with openai.AsyncOpenAI(base_url=endpoint, api_key=secret, http_client=http) as model:
            await model.chat.completions.create(model=ctx.model, messages=[message_to_wire(one) for one in messages])
        return vf.ProgramResult(exit_code=0, stdout="", stderr="")


@cache
def _certificates() -> ssl.SSLContext:
    """To read them takes longer than a decision."""
    return ssl.create_default_context()
