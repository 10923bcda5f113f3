"""One source: plain and compiled rules agree, step by step; and a match replays from its save and from its record."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from tests.every_game.tables import (
    COMPILED_TABLES,
    SHORT_TABLES,
    SPECTATOR,
    Table,
    at_short_tables,
    guessed_by,
    known_to,
    legal_actions,
    random_positions,
    some_points,
)
from valise_games import Match, verify
from valise_games.rules import FastDice, first_word


class Twin:
    """The compiled form of a plain position, kept beside it."""

    def __init__(self, table: Table, seed: int) -> None:
        game: Any = table.compiled
        self.game = game
        self.states = self.game.State.array(2)
        self.states.view(np.int8)[:] = 1  # a new game sets every field, whatever was there
        self.rng = np.array([first_word(seed + 1)], np.int64)
        options, rng = np.array(table.encoded, np.int64), np.array([first_word(seed)], np.int64)
        self.game.new_game(self.states[0], table.seats, options, rng)

    def plain(self, which: int = 0) -> Any:
        return self.game.State.unpack(self.states[which])

    def legal(self, seat: int) -> list[int]:
        choices = np.zeros(self.game.MOST_CHOICES + 1, np.int16)
        self.game.legal(self.states[0], seat, choices)
        return [int(action) for action in choices[1 : choices[0] + 1]]

    def known(self, watcher: int) -> Any:
        self.states[1] = np.zeros(1, self.states.dtype)[0]
        self.game.blank(self.states[0], watcher, self.states[1])
        return self.plain(1)

    def observed(self, seat: int) -> list[float]:
        numbers = np.zeros(self.game.FEATURES, np.float64)
        self.game.observe(self.states[1], seat, numbers)
        return [float(number) for number in numbers]

    def guessed(self, watcher: int, seed: int) -> Any:
        self.game.guess(self.states[1], watcher, np.array([first_word(seed)], np.int64))
        return self.plain(1)


def compare(table: Table, seed: int, looks: int) -> None:
    """A random game in both forms; everything is compared at about so many positions."""
    game, twin = table.plain, Twin(table, seed)
    look_every = 1 + sum(1 for _ in random_positions(table, seed)) // looks
    for number, (s, seat, action) in enumerate(random_positions(table, seed)):
        assert twin.plain().as_dict() == s.as_dict()
        if number % look_every == 0:
            assert twin.game.is_over(twin.states[0]) == game.is_over(s)
            assert twin.game.to_act(twin.states[0]) == game.to_act(s)
            assert twin.game.seats_in(twin.states[0]) == game.seats_in(s)
            for watcher in table.watchers:
                known = known_to(game, s, watcher)
                assert twin.known(watcher).as_dict() == known.as_dict()
                if watcher != SPECTATOR:
                    numbers = [0.0] * game.FEATURES
                    game.observe(known, watcher, numbers)
                    assert twin.observed(watcher) == numbers
                    if game.to_act(s) >> watcher & 1:
                        assert twin.legal(watcher) == legal_actions(game, s, watcher)
                        late = game.when_time_runs_out(s, watcher)
                        assert twin.game.when_time_runs_out(twin.states[0], watcher) == late
                guessed = guessed_by(game, s, watcher, number)
                assert twin.guessed(watcher, number).as_dict() == guessed.as_dict()
        if seat >= 0:
            assert action in twin.legal(seat)
            twin.game.step(twin.states[0], seat, action, twin.rng)
    scores, compiled_scores = [0.0] * table.seats, np.zeros(game.SEATS, np.float64)
    game.returns(s, scores)
    twin.game.returns(twin.states[0], compiled_scores)
    assert scores == pytest.approx(list(compiled_scores[: table.seats]))


@pytest.mark.parametrize("table", COMPILED_TABLES, ids=str)
def test_plain_and_compiled_agree_step_by_step(table: Table) -> None:
    compare(table, seed=1, looks=30)
    compare(table, seed=2, looks=30)


@pytest.mark.long
@pytest.mark.parametrize("table", SHORT_TABLES, ids=str)
def test_plain_and_compiled_agree_in_many_games(table: Table) -> None:
    for seed in range(1, 9):
        compare(table, seed, looks=90)


def test_the_fast_dice_are_the_same_in_plain_and_compiled_rules() -> None:
    table = COMPILED_TABLES[0]
    for seed in range(20):
        assert Twin(table, seed).plain() == Twin(table, seed).plain()
        assert Twin(table, seed).plain().as_dict() == table.new_state(seed).as_dict()
        assert FastDice(seed).word == first_word(seed)


@at_short_tables
def test_a_match_replays_from_its_save_at_any_point_and_from_its_record(table: Table) -> None:
    match = table.new_match(3)
    for _ in some_points(match, Random(3)):
        again = Match.load(match.save())
        assert again.save() == match.save()
        assert again.record() == match.record()
        assert again.to_act == match.to_act
        for seat in [None, *range(table.seats)]:
            assert again.known(seat) == match.known(seat)
            assert again.view(seat) == match.view(seat)
            assert again.events(seat) == match.events(seat)
    verified = verify(match.record())
    assert verified.save() == match.save()
    assert verified.outcome == match.outcome
    assert verified.all_events() == match.all_events()


@at_short_tables
def test_a_new_game_does_not_depend_on_the_one_before(table: Table) -> None:
    *_, (used, _, _) = random_positions(table, 3)
    table.plain.new_game(used, table.seats, table.encoded, FastDice(5))
    assert used == table.new_state(5)
