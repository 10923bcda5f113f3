"""The bots of the house in OpenSpiel, as its bots and as its policies.

    import pyspiel
    from valise_games.doors.openspiel.bots import HousePolicy, house_bot

    game = pyspiel.load_game("valise_casablanca(variant=small)")
    novice = house_bot(game, player=0, level="novice", seed=7)     # a pyspiel.Bot
    exploitability.nash_conv(game, HousePolicy(game, "novice"))    # a Policy of open_spiel.python

They are asked with what their seat knows, whatever state they are handed.
"""

from __future__ import annotations

from collections import Counter
from typing import Any
from zlib import crc32

import pyspiel
from open_spiel.python.policy import Policy

from valise_games.bots import make_bot
from valise_games.doors.openspiel.game import ValiseGame
from valise_games.games import BadSetup
from valise_games.rules import FastDice

ASKED = 40  # times, for the policy of a bot whose options stand for several


class HouseBot(pyspiel.Bot):  # type: ignore[misc]  # OpenSpiel comes without types
    """A bot of the house at one seat."""

    def __init__(self, game: ValiseGame, player: int, level: str, seed: int) -> None:
        super().__init__()
        self._player, self._bot = player, _make(game, level, seed)

    def step(self, state: Any) -> int:
        """What it does in a state in which its seat decides."""
        known, options = _asked(state, self._player)
        action: int = self._bot.choose(known, self._player, options)
        return action

    def player_id(self) -> int:
        return self._player

    def restart(self) -> None:
        """It remembers nothing."""

    def restart_at(self, state: Any) -> None:
        """It remembers nothing."""


class HousePolicy(Policy):  # type: ignore[misc]
    """How often a bot of the house takes each option. A Novice is asked 200 times what he would do, with dice that
    follow from what he knows, so that he always says the same."""

    def __init__(self, game: ValiseGame, level: str, seed: int = 0) -> None:
        super().__init__(game, list(range(game.num_players())))
        self._bot, self._seed = _make(game, level, seed), seed

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        player = state.current_player() if player_id is None else player_id
        known, options = _asked(state, player)
        dice = FastDice(crc32(state.information_state_string(player).encode()) ^ self._seed)
        considered = self._bot.consider(known, player, options, dice)
        if any(one.alike > 1 for one in considered):
            often = Counter(self._bot.choose(known, player, options, dice) for _ in range(ASKED))
            shares = {option: times / ASKED for option, times in often.items()}
        else:
            shares = {one.option: one.weight for one in considered}
        whole = sum(shares.values())
        return {option: shares.get(option, 0.0) / whole for option in options}


def house_bot(game: ValiseGame, player: int, level: str = "novice", seed: int = 0) -> HouseBot:
    """The bot of that level, or character as novice/colette, at a seat of a game. Raises UnknownBot and BadSetup."""
    if player not in range(game.num_players()):
        raise BadSetup(f"a player is 0 to {game.num_players() - 1}, not {player!r}")
    return HouseBot(game, player, level, seed)


def _make(game: ValiseGame, level: str, seed: int) -> Any:
    table = game.table
    return make_bot(level, table.entry.id, table.variant, seed)


def _asked(state: Any, player: int) -> tuple[Any, list[int]]:
    if state.current_player() != player:
        raise BadSetup(f"player {player} has nothing to decide now")
    return state.position.known(player), list(state.legal_actions())
