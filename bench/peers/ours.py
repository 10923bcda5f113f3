"""Ours: the same games written with `valise_games.rules`, and the five of the house."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

import numpy as np

from valise_games.games import Entry
from valise_games.rules import FastDice, first_word, load_driver
from valise_games.rules.batch import Batch

SEED = 11
DEPTH = 100  # decisions in a rollout
Work = Callable[[int], int]  # does about so much of it; returns how much it was


class Ours:
    """One game with one number of seats."""

    def __init__(self, entry: Entry, seats: int) -> None:
        self.seats = seats
        self.options = entry.encode_options({})
        self.plain = entry.load("plain")
        self.compiled: Any = entry.load("compiled")
        self.numbers = np.array(self.options, np.int64)
        self.word = np.array([first_word(SEED)], np.int64)
        self.driver = load_driver("valise_games.rules.drivers.random_play", self.compiled)
        self.rollouts = load_driver("bench.peers.rollouts", self.compiled, random_play=self.driver)
        self.record = self.compiled.State.array(1)[0]
        self.choices = np.zeros(self.compiled.MOST_CHOICES + 1, np.int16)
        self.scores, self.totals = np.zeros(seats), np.zeros(seats)
        self.games = 0  # that the totals are of

    def random_play(self) -> Work:
        """Decisions of random games, one after the other."""
        s = self.compiled.State.array(1)[0]

        def play(decisions: int) -> int:
            self.driver.play_random(s, self.seats, self.numbers, decisions, self.word)
            return decisions

        return play

    # ---- whole games, scored
    def scored(self) -> Work:
        """Decisions of whole random games, with the returns at their ends."""

        def play(decisions: int) -> int:
            return self.play_scored(max(1, round(decisions / self.length)))

        return play

    @cached_property
    def length(self) -> float:
        """Decisions in a random game."""
        return self.play_scored(100_000) / 100_000

    def play_scored(self, games: int) -> int:
        done: int = self.rollouts.play_scored(
            self.record, self.seats, self.numbers, games, self.choices, self.scores, self.totals, self.word
        )
        self.games += games
        return done

    def interpreted(self) -> Work:
        """The same in plain Python."""
        s, dice = self.plain.State(), FastDice(SEED)
        driver = load_driver("valise_games.rules.drivers.random_play", self.plain)

        def play(decisions: int) -> int:
            driver.play_random(s, self.seats, self.options, decisions, dice)
            return decisions

        return play

    def batch(self, games: int) -> Work:
        """Random decisions in many games at once, each followed by what the next seat knows and may do."""
        batch = Batch(self.compiled, games, self.seats, self.options, seed=SEED)

        def play(decisions: int) -> int:
            steps = max(1, decisions // games)
            for _ in range(steps):
                batch.step()
            return steps * games

        return play

    def search(self, positions: list[list[int]], simulations: int, curiosity: float) -> Work:
        """Simulations from what the seat to act knows, after these actions of new games; searches of so many."""
        policy = load_driver("valise_games.rules.drivers.random_policy", self.compiled)
        searcher = load_driver("valise_games.rules.drivers.search", self.compiled, policy=policy).Searcher(seed=SEED)
        roots = [self.root(actions) for actions in positions]

        def think(amount: int) -> int:
            done = 0
            while done < amount:
                for known, seat in roots:
                    searcher.search(known, seat, simulations, DEPTH, curiosity)
                    done += simulations
            return done

        return think

    def root(self, actions: list[int]) -> tuple[Any, int]:
        game = self.compiled
        s, known = game.State.array(1), game.State.array(1)
        game.new_game(s[0], self.seats, self.numbers, self.word)
        for action in actions:
            game.step(s[0], int(game.next_to_act(s[0])), action, self.word)
        seat = int(game.next_to_act(s[0]))
        game.blank(s[0], seat, known[0])
        return known, seat
