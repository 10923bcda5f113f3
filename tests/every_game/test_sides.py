"""A game that looks the same from several sides is the same game from each: what is known, allowed, done and won."""

from __future__ import annotations

from importlib.util import find_spec
from random import Random
from typing import Any

import pytest

from tests.every_game.tables import SHORT_TABLES, Table, known_to, legal_actions, random_positions
from valise_games.bots.policies import load_sides
from valise_games.games import catalogue
from valise_games.rules import FastDice

DARING = 20  # rounds

TABLES = [table for table in SHORT_TABLES if hasattr(table.plain, "SIDES")]
GAMES = [entry for entry in catalogue.values() if hasattr(entry.load("plain"), "SIDES")]


def seen(game: Any, s: Any, side: int) -> Any:
    out = game.State()
    game.see_from(s, side, out)
    return out


def assert_known_as_it_is(game: Any, s: Any) -> None:
    """The first side is the game as it is."""
    for watcher in range(s.seats):
        known, plainly, from_it = known_to(game, s, watcher), [0.0] * game.FEATURES, [0.0] * game.FEATURES
        game.observe(known, watcher, plainly)
        game.observe_from(known, watcher, 0, game.State(), from_it)
        assert from_it == plainly


def returns(game: Any, s: Any) -> list[float]:
    out = [0.0] * game.SEATS
    game.returns(s, out)
    return out


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_is_the_same_from_every_side(table: Table) -> None:
    game: Any = table.plain
    luck = Random(7)
    for number, (s, seat, action) in enumerate(random_positions(table, 7)):
        assert_known_as_it_is(game, s)
        if number % 8 == 0:  # from here on another side
            side = luck.randrange(game.SIDES)
            other = seen(game, s, side)
        assert seen(game, other, 0) == seen(game, s, side)
        assert game.to_act(other) == game.to_act(s)
        if seat < 0:
            assert returns(game, other) == returns(game, s)
            return
        known = known_to(game, s, seat)
        assert seen(game, known_to(game, other, seat), 0) == seen(game, known, side)
        options = legal_actions(game, s, seat)
        names = [game.seen_from(known, side, option) for option in options]
        assert sorted(names) == legal_actions(game, other, seat)
        assert [game.meant_from(known, side, name) for name in names] == options
        game.step(other, seat, game.seen_from(s, side, action), FastDice(1))


@pytest.mark.parametrize("table", SHORT_TABLES, ids=str)
def test_a_net_weighs_some_of_what_is_allowed_and_the_same_from_what_the_seat_knows(table: Table) -> None:
    game: Any = table.plain
    sides = load_sides(game, several=True)
    for s, seat, _ in random_positions(table, 11):
        if seat < 0:
            return
        weighed = considered(game, sides, s, seat)
        assert weighed
        assert weighed == sorted(set(weighed) & set(legal_actions(game, s, seat)))
        assert weighed == considered(game, sides, known_to(game, s, seat), seat)
        for care in (0, 1, 2):
            kept = considered(game, sides, s, seat, care)
            assert kept
            assert kept == sorted(set(kept) & set(weighed))
            assert kept == considered(game, sides, known_to(game, s, seat), seat, care)
            assert care or kept == weighed


def considered(game: Any, sides: Any, s: Any, seat: int, care: int = 0) -> list[int]:
    choices = [0] * (game.MOST_CHOICES + 1)
    sides.considered(s, seat, choices)
    if care:
        sides.careful(s, seat, care, DARING, choices)
    return choices[1 : choices[0] + 1]


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.id)
def test_the_sides_are_all_different(entry: Any) -> None:
    game = entry.load("plain")
    s = game.State()
    game.new_game(s, entry.seats[-1], entry.encode_options({}), FastDice(3))
    dice = FastDice(4)
    for _ in range(200):  # until all that is alike at first has become different
        seat = game.next_to_act(s)
        options = legal_actions(game, s, seat)
        game.step(s, seat, options[dice.roll(len(options))], dice)
    seat = game.next_to_act(s)
    known = known_to(game, s, seat)
    observed = []
    for side in range(game.SIDES):
        observed.append([0.0] * game.FEATURES)
        game.observe_from(known, seat, side, game.State(), observed[-1])
    assert len({tuple(numbers) for numbers in observed}) == game.SIDES


@pytest.mark.parametrize("entry", catalogue.values(), ids=lambda entry: entry.id)
def test_a_game_that_has_a_file_of_sides_is_looked_at_from_them(entry: Any) -> None:
    assert (find_spec(f"{entry.package}.sides") is not None) == hasattr(entry.load("plain"), "SIDES")
