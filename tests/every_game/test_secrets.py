"""What a seat knows is a state with the secrets blanked out: plain, at positions that hypothesis looks for."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.every_game.tables import (
    SHORT_TABLES,
    Table,
    at_short_tables,
    guessed_by,
    known_to,
    legal_actions,
    random_positions,
    seats_of,
)
from valise_games.games.game import Game
from valise_games.play import Match
from valise_games.rules import FastDice


@dataclass(frozen=True)
class Position:
    table: Table
    s: Any
    seed: int


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Any table, and any way of playing there: the picks are taken modulo the options."""
    table = draw(st.sampled_from(SHORT_TABLES))
    seed = draw(st.integers(0, 1000))
    picks = draw(st.lists(st.integers(-5, 250), max_size=120))
    game, s, rng = table.plain, table.new_state(seed), FastDice(seed + 1)
    for pick in picks:
        if game.is_over(s):
            break
        acting = seats_of(game.to_act(s))
        seat = acting[pick % len(acting)]
        options = legal_actions(game, s, seat)
        game.step(s, seat, options[pick % len(options)], rng)
    return Position(table, s, seed)


def observed(game: Game, known: Any, seat: int) -> list[float]:
    numbers = [0.0] * game.FEATURES
    game.observe(known, seat, numbers)
    return numbers


def totals(game: Game, s: Any) -> list[int]:
    sums = [0] * game.CONSERVED
    game.conserved(s, sums)
    return sums


@settings(max_examples=150)
@given(positions())
def test_a_guess_looks_the_same_to_who_made_it(position: Position) -> None:
    table, s = position.table, position.s
    game = table.plain
    for watcher in table.watchers:
        known = known_to(game, s, watcher)
        guessed = guessed_by(game, s, watcher, position.seed)
        assert known_to(game, guessed, watcher) == known
        assert known_to(game, known, watcher) == known
        assert known_to(game, known, -1) == known_to(game, s, -1)
        assert totals(game, guessed) == totals(game, s) or game.is_over(s)


@settings(max_examples=150)
@given(positions())
def test_a_seat_knows_its_options_and_they_do_not_depend_on_secrets(position: Position) -> None:
    table, s = position.table, position.s
    game = table.plain
    for seat in range(table.seats):
        worlds = [s, known_to(game, s, seat), *(guessed_by(game, s, seat, position.seed + n) for n in range(3))]
        acts = [game.to_act(world) >> seat & 1 for world in worlds]
        assert len(set(acts)) == 1
        if acts[0]:
            options = [legal_actions(game, world, seat) for world in worlds]
            assert options == [options[0]] * len(worlds)
            late = [game.when_time_runs_out(world, seat) for world in worlds]
            assert len(set(late)) == 1
            assert late[0] in (-1, *options[0])


@settings(max_examples=100)
@given(positions())
def test_an_observation_is_finite_and_made_of_what_the_seat_knows(position: Position) -> None:
    table, s = position.table, position.s
    game = table.plain
    for seat in range(table.seats):
        numbers = observed(game, known_to(game, s, seat), seat)
        assert len(numbers) == game.FEATURES
        assert all(math.isfinite(number) for number in numbers)
        guessed = guessed_by(game, s, seat, position.seed)
        assert observed(game, known_to(game, guessed, seat), seat) == numbers


@settings(max_examples=60)
@given(positions())
def test_looking_changes_nothing(position: Position) -> None:
    table, s = position.table, position.s
    game = table.plain
    before = s.copy()
    for watcher in table.watchers:
        known_to(game, s, watcher)
        guessed_by(game, s, watcher, 1)
    assert s == before


def told_to(game: Game, watcher: int, before: Any, seat: int, action: int, after: Any) -> list[dict[str, Any]]:
    story = game.story(before, seat, action, after)
    return [event.payload for event in story if event.to is None or watcher in event.to]


@at_short_tables
def test_a_seat_without_an_event_learns_nothing(table: Table) -> None:
    game = table.plain
    for seed in range(30, 33):
        before, step = table.new_state(seed), (-1, -1)
        for s, seat, action in islice(random_positions(table, seed), 300):
            for watcher in table.watchers:
                if step[0] >= 0 and watcher != step[0] and not told_to(game, watcher, before, *step, s):
                    assert known_to(game, s, watcher) == known_to(game, before, watcher), (watcher, step)
            before, step = s.copy(), (seat, action)


@at_short_tables
def test_a_view_is_a_spectators_but_for_the_seats_own_part(table: Table) -> None:
    """So the house makes what is public once, and for each seat only the rest."""
    match = Match.new(table.entry.id, table.seats, table.options, seed=3, variant=table.variant)
    dice = Random(3)
    for _ in range(250):
        public = match.view(None)
        for seat in range(table.seats):
            assert {**public, **match.own_view(seat)} == match.view(seat)
        if match.over:
            break
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(match.legal(seat)))


@at_short_tables
def test_events_and_knowledge_depend_only_on_each_other(table: Table) -> None:
    """From the true state and from guesses, over everything that could be done: whenever a watcher is told the same he
    knows the same afterwards, until the end opens everything; and whenever he knows the same he was told the same."""
    game = table.plain
    for number, (s, _, _) in enumerate(islice(random_positions(table, seed=11), 300)):
        if number % 9 or game.is_over(s):
            continue
        watcher = table.watchers[number // 9 % len(table.watchers)]
        told: dict[tuple[str, int], str] = {}
        known: dict[tuple[str, int], str] = {}
        for world in (s, guessed_by(game, s, watcher, number), guessed_by(game, s, watcher, number + 1)):
            for seat in seats_of(game.to_act(world)):
                for action in legal_actions(game, world, seat):
                    after = world.copy()
                    game.step(after, seat, action, FastDice(1))
                    events = repr(told_to(game, watcher, world, seat, action, after))
                    then = repr(known_to(game, after, watcher))
                    mine = action if seat == watcher else -1
                    assert told.setdefault((then, mine), events) == events, (watcher, seat, action)
                    if not game.is_over(after):
                        assert known.setdefault((events, mine), then) == then, (watcher, seat, action)
