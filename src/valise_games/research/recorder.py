"""Plays many games side by side, and keeps every decision.

The games are those that the arena plays with these bots, seed and deals: random bots and Novices decide in compiled
code, all others are asked one by one with what their seat knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, cast

import numpy as np

from valise_games.arena.entrants import make_entrant
from valise_games.arena.game_runner import Chooser, RunSettings, stream
from valise_games.bots.policies import load_policy, load_random
from valise_games.games.game import known_to
from valise_games.research import ResearchTrouble
from valise_games.rules import FastDice, first_word, load_driver

COMPILED = {"random": 1, "novice": 2}  # the kinds of rules/drivers/dataset_games.py
DRIVER = "valise_games.rules.drivers.dataset_games"

Arrays = dict[str, np.ndarray[Any, Any]]


@dataclass(frozen=True)
class Recorded:
    """Some games, whole, a row for each decision, game after game.

    | rows | what |
    | --- | --- |
    | `game` `step` `seat` | which game, its how manieth decision from 0, and whose |
    | `truth` `knew` | the state before it, and what the seat knows of it, as compiled records |
    | `options` `first_option` | what was open, all in one row; those of decision `k` begin at `first_option[k]` |
    | `took` | what it did |
    | `length` `returns` `ends` | of each game: its decisions, the share of the win of each seat, its last state |
    """

    rows: Arrays
    games: np.ndarray[Any, Any]  # the numbers of the games

    def __len__(self) -> int:
        return len(self.rows["game"])


class Recorder:
    """Plays games of one kind. In game `g` seat `s` is played by `bots[(s + g) % len(bots)]`."""

    def __init__(self, table: RunSettings, bots: Sequence[str]) -> None:
        self.table, self.bots = table, tuple(bots)
        entry = table.entry
        self.game: Any = entry.load("compiled", table.variant)
        self.plain: Any = entry.load("plain", table.variant)
        module = cast(ModuleType, self.game)
        self.driver = load_driver(DRIVER, module, novice=load_policy(entry, self.game), chance=load_random(self.game))
        self.numbers = entry.encode_options(table.options)
        self._asked: dict[str, Chooser] = {}
        for name in dict.fromkeys(bots):
            if name in COMPILED:
                continue
            bot = make_entrant(name, table.game, table.variant)
            if getattr(bot, "wants_match", False):
                raise ResearchTrouble(f"{name} asks for a match; in a dataset bots are asked by act(observation, mask)")
            self._asked[name] = cast(Chooser, bot)

    def bots_in(self, game: int) -> list[str]:
        """Who plays each seat of a game."""
        return [self.bots[(seat + game) % len(self.bots)] for seat in range(self.table.seats)]

    def play(self, first: int, last: int) -> Recorded:
        """Games first … last - 1, each to its end."""
        seats, games = self.table.seats, np.arange(first, last)
        words = np.zeros((len(games), 1 + self.game.SEATS, 1), np.int64)
        kinds = np.zeros((len(games), seats), np.int8)
        for i, number in enumerate(games.tolist()):
            words[i, : 1 + seats, 0] = [first_word(stream(self.table.seed, number, k)) for k in range(1 + seats)]
            kinds[i] = [COMPILED.get(name, 0) for name in self.bots_in(number)]
        tables = self.driver.Tables(seats, self.numbers, kinds, words)
        own_dice: dict[tuple[int, int], FastDice] = {}
        ticks: list[tuple[Any, ...]] = []
        live = np.arange(len(games))
        while len(live):
            actors, counts, options, taken = tables.ask(live)
            truth = tables.states[live]
            for k in np.flatnonzero(taken == self.driver.LEFT):
                taken[k] = self._choose(
                    int(games[live[k]]), truth[k], int(actors[k]), options[k, : counts[k]], own_dice
                )
            flat = options[np.arange(options.shape[1]) < counts[:, None]]
            ticks.append((live, actors, truth, counts, flat, taken))
            live = live[~tables.step(live, actors, taken)]
        return self._in_order(games, tables, ticks)

    def _choose(self, number: int, truth: Any, seat: int, options: Any, dice: dict[tuple[int, int], FastDice]) -> int:
        name = self.bots_in(number)[seat]
        known = known_to(self.plain, self.plain.State.unpack(truth), seat)
        own = dice.setdefault((number, seat), FastDice(stream(self.table.seed, number, 1 + seat)))
        open_here: list[int] = options.tolist()
        action = self._asked[name].choose(known, seat, open_here, own)
        if action not in open_here:
            raise RuntimeError(f"{name} took action {action}, of the options {open_here}")
        return action

    def _in_order(self, games: Any, tables: Any, ticks: list[tuple[Any, ...]]) -> Recorded:
        """Game after game, from what was noted tick after tick."""
        live, actors, truth, counts, flat, taken = (np.concatenate(each) for each in zip(*ticks))
        order = np.argsort(live, kind="stable")
        live, counts_in_order = live[order], counts[order]
        length = np.bincount(live, minlength=len(games))
        begins = np.concatenate([[0], np.cumsum(counts)])[:-1][order]
        first_option = np.concatenate([[0], np.cumsum(counts_in_order)])
        places = np.arange(first_option[-1]) + np.repeat(begins - first_option[:-1], counts_in_order)
        truth, actors = truth[order], actors[order]
        rows = {
            "game": games[live],
            "step": np.arange(len(live)) - np.repeat(np.cumsum(length) - length, length),
            "seat": actors,
            "truth": truth,
            "knew": self.driver.known_in(truth, actors),
            "options": flat[places],
            "first_option": first_option,
            "took": taken[order],
            "length": length,
            "returns": tables.returns(),
            "ends": tables.states,
        }
        return Recorded(rows, games)

    def observed(self, recorded: Recorded) -> np.ndarray[Any, Any]:
        """What was known at each decision, as numbers."""
        seen: np.ndarray[Any, Any] = self.driver.observed(recorded.rows["knew"], recorded.rows["seat"])
        return seen

    def reasons(self, recorded: Recorded) -> list[str]:
        """Why each game ended."""
        return [self.plain.outcome(self.plain.State.unpack(end))["reason"] for end in recorded.rows["ends"]]
