"""The games as environments of TextArena: `pip install 'valise-games[textarena]'`.

    import textarena
    from valise_games.doors.textarena import register

    register()
    env = textarena.make("Valise-casablanca")        # or "Valise-casablanca-raw", without a wrapper
    env.reset(num_players=3, seed=7)
    done = False
    while not done:
        player, observation = env.get_observation()  # the rules, and what this player knows now
        done, info = env.step("1")
    rewards, game_info = env.close()

A player's number is his seat. The seed decides the whole game, and the global `random` is left as it is, which TextArena's own
games seed. Rewards are the shares of the win, and 0 for all after a forfeit: TextArena's `invalid_move` then names who it was. Every
observation is whole by itself, so the wrapper shows the rules and the latest one.
"""  # noqa: E501

from __future__ import annotations

from typing import Any

try:
    import textarena as ta
    from textarena.wrappers.ObservationWrappers.llm_observation_wrapper import FirstLastObservationWrapper
except ImportError as error:
    raise ImportError("valise_games.doors.textarena needs TextArena: pip install 'valise-games[textarena]'") from error

from valise_games.doors.text import RETRIES, TextTable
from valise_games.games import catalogue
from valise_games.play.text_seat import NAMES

PREFIX = "Valise-"


class ValiseEnv(ta.Env):  # type: ignore[misc]
    """One game. `options`, `variant`, `language`, `bots`, `retries` and `talk` are those of a `TextTable`."""

    def __init__(self, game: str, retries: int = RETRIES, **setup: Any) -> None:
        self._game, self._setup = game, {"retries": retries, **setup}
        self._table: TextTable | None = None

    @property
    def table(self) -> TextTable:
        """The game that is played."""
        if self._table is None:
            raise RuntimeError("call reset(num_players=…) first")
        return self._table

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """A new game. BadSetup, if it is not for so many."""
        self._table = TextTable(self._game, num_players, seed=seed, **self._setup)
        self.state = ta.State(num_players)  # without the seed: it would seed the global random
        self.state.standard_resets(role_mapping=dict(enumerate(self._table.names)))
        self._introduced: set[int] = set()
        self._show_prompt()

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """What the player whose turn it is answers."""
        turn = self.table.answer(action)
        self.state.logs.append((turn.seat, action))
        self.state.game_info[turn.seat]["turn_count"] += 1
        if turn.forfeited:
            self.state.game_info[turn.seat]["invalid_move"] = True
        self.state.done = self.table.over
        if self.state.done:
            self.state.rewards = dict(enumerate(self.table.rewards))
        else:
            self._show_prompt()
        done, _ = self.state.step()
        return bool(done), {"action": turn.action, "why": turn.why, "forfeited": turn.forfeited}

    def _show_prompt(self) -> None:
        """Sends the player who is asked next his prompt; the first time the rules, too."""
        seat = self.table.seat
        self.state.current_player_id = seat
        if seat not in self._introduced:
            self._introduced.add(seat)
            self.state.add_observation(self.table.introduction(seat), ta.ObservationType.PROMPT, to_id=seat)
        self.state.add_observation(self.table.question(), ta.ObservationType.GAME_BOARD, to_id=seat)


def register() -> None:
    """Makes all games known to `textarena.make`: `Valise-casablanca`, and `Valise-casablanca-raw`."""
    for game in catalogue:
        wrappers = {"default": [FirstLastObservationWrapper], "-raw": []}
        for ending, wrapped in wrappers.items():
            name = PREFIX + game + ending.removeprefix("default")
            ta.envs.registration.ENV_REGISTRY.pop(name, None)
            ta.register(name, ValiseEnv, default_wrappers=wrapped, game=game)


assert len(NAMES) >= max(entry.seats[-1] for entry in catalogue.values())
