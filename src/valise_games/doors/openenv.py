"""The games as environments of OpenEnv: `pip install 'valise-games[openenv]'`.

    import uvicorn
    from valise_games.doors.openenv import make_app

    uvicorn.run(make_app("casablanca", seats=3, bots="novice"), port=8000)

    from openenv import GenericEnvClient

    with GenericEnvClient(base_url="http://127.0.0.1:8000").sync() as env:
        result = env.reset(seed=7)
        while not result.done:
            result = env.step({"answer": "1"})       # a model reads result.observation["prompt"]
        print(result.reward)

One seat is the client's, bots have the others; every line to `/ws` is a table of its own. The seed decides the whole game, and the
seat unless `make_app` or `reset` names one; what `reset` does not know it refuses. The reward is the share of the win, 0 until the
game ends and after a forfeit. POST /reset and /step are without memory in OpenEnv: there is no game to step in, and it says so.
"""  # noqa: E501

from __future__ import annotations

from functools import partial
from typing import Any

try:
    from openenv.core.env_server import Action, Environment, Observation, State, create_fastapi_app
    from openenv.core.env_server.types import EnvironmentMetadata
except ImportError as error:
    raise ImportError("valise_games.doors.openenv needs OpenEnv: pip install 'valise-games[openenv]'") from error

from valise_games import __version__
from valise_games.doors.setup import setup
from valise_games.doors.text import TextTable, seat_table
from valise_games.games import BadSetup
from valise_games.games.quote import quote

TABLES = 64  # at a time, of one server


class Answer(Action):  # type: ignore[misc]
    """What a seat answers to its prompt: the number of an option, its label, its action as JSON, or words around it."""

    answer: str


class Asked(Observation):  # type: ignore[misc]
    """What a seat is asked; `introduction` has the rules, with the first prompt alone."""

    seat: int
    prompt: str
    introduction: str = ""
    result: str = ""


class Played(State):  # type: ignore[misc]
    """How it stands for the seat; `retries` are answers that were not understood."""

    share: float = 0.0
    retries: int = 0
    forfeits: int = 0


class ValiseEnvironment(Environment):  # type: ignore[misc]
    """A seat of one game against bots. `setting` is that of `seat_table`, but for the seed."""

    SUPPORTS_CONCURRENT_SESSIONS = True

    def __init__(self, game: str, **setting: Any) -> None:
        super().__init__()
        self._game, self._setting = game, setting
        self._table: TextTable | None = None
        self._state = Played()

    def reset(
        self, seed: int | None = None, episode_id: str | None = None, seat: int | None = None, **unknown: Any
    ) -> Asked:
        """A new game, at the seat's first decision."""
        if unknown:
            raise BadSetup(f"reset() knows seed, episode_id and seat, not {', '.join(map(quote, unknown))}")
        setting = self._setting if seat is None else {**self._setting, "seat": seat}
        self._table, self._seat = seat_table(self._game, seed=seed, **setting)
        self._state = Played(episode_id=episode_id)
        return self._asked(introduction=self._table.introduction(self._seat))

    def step(self, action: Answer, timeout_s: float | None = None, **unknown: Any) -> Asked:
        """What the seat answers; the others then play until it is asked again."""
        if self._table is None:
            raise BadSetup("there is no game yet: reset() begins one, over the same line to /ws")
        self._table.answer(action.answer)
        played = self._table.played(self._seat)
        del played["steps"]
        self._state = Played(episode_id=self._state.episode_id, step_count=self._state.step_count + 1, **played)
        return self._asked()

    @property
    def state(self) -> Played:
        """How it stands."""
        return self._state

    def get_metadata(self) -> EnvironmentMetadata:
        """What OpenEnv shows of it."""
        entry, _, _ = setup(self._game, None, None, "standard")
        about = f"{entry.name}: one seat against bots, in words"
        return EnvironmentMetadata(name=f"valise-{self._game}", version=__version__, description=about)

    def _asked(self, introduction: str = "") -> Asked:
        table = self._table
        assert table is not None
        over = table.over
        return Asked(
            seat=self._seat, prompt="" if over else table.question(), introduction=introduction,
            result=table.result(self._seat), done=over, reward=table.rewards[self._seat],
        )  # fmt: skip


def make_app(game: str, *, tables: int = TABLES, **setting: Any) -> Any:
    """The game as OpenEnv serves it, as an ASGI application; BadSetup, if it cannot be played so."""
    seat_table(game, seed=1, **setting)  # complains here, not at the first line
    return create_fastapi_app(
        partial(ValiseEnvironment, game, **setting), Answer, Asked, tables, env_name=f"valise-{game}", state_cls=Played
    )
