"""Regular: search with a fixed number of simulations, and a mixed choice among the good moves."""

from __future__ import annotations

import math
import time
from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest

from tests.bots.matches import interval, share_of
from valise_games.bots import cut_at, make_bot, regular
from valise_games.games import find
from valise_games.rules import FastDice


class Loaded:
    """Dice that fall as told."""

    def __init__(self, roll: int) -> None:
        self.next = roll
        self.sides = 0

    def roll(self, sides: int) -> int:
        self.sides = sides
        return self.next


class Watched:
    """A searcher that counts its simulations."""

    def __init__(self, searcher: Any) -> None:
        self.searcher = searcher
        self.simulations: list[int] = []

    def reseed(self, seed: int) -> None:
        self.searcher.reseed(seed)

    def search(self, root: Any, seat: int, simulations: int, *how: float) -> Any:
        self.simulations.append(simulations)
        return self.searcher.search(root, seat, simulations, *how)


@dataclass
class Settled:
    """A searcher that has found something, and has a habit."""

    visits: dict[int, int]
    values: dict[int, float]
    the_habit: int

    def reseed(self, seed: int) -> None: ...

    def search(self, *how: Any) -> Settled:
        return self

    def habit(self, root: Any, seat: int) -> int:
        return self.the_habit


def first_turn() -> tuple[Any, Any, Any, list[int]]:
    """The rules of small Casablanca, the state at the first turn, what the mover knows, and his options."""
    game: Any = find("casablanca").load("plain", "small")
    s, known = game.State(), game.State()
    game.new_game(s, 2, find("casablanca").encode_options({}), FastDice(4))
    game.blank(s, s.mover, known)
    choices = [0] * (game.MOST_CHOICES + 1)
    game.legal(s, s.mover, choices)
    return game, s, known, choices[1 : choices[0] + 1]


def test_moves_as_good_as_the_best_are_chosen_as_often_as_visited() -> None:
    visits = {3: 40, 5: 100, 8: 60, 9: 1, 10: 70}
    values = {3: 0.5, 5: 0.5, 8: 0.495, 9: 0.9, 10: 0.48}
    picks = [Loaded(roll) for roll in range(160)]
    chosen = Counter(regular.mixed(regular.as_good(visits, values), dice) for dice in picks)
    assert {dice.sides for dice in picks} == {160}
    assert chosen == {5: 100, 8: 60}


def test_a_habit_is_left_for_what_is_better_by_so_many_standard_errors() -> None:
    """Of 100 visits each, at even chances, the standard error of the difference is 0.071."""
    visits = {3: 101, 5: 100}
    assert regular.is_better(visits, {3: 0.5, 5: 0.42}, 5, 1.0)
    assert not regular.is_better(visits, {3: 0.5, 5: 0.44}, 5, 1.0)
    assert not regular.is_better(visits, {3: 0.5, 5: 0.42}, 5, 1.5)
    assert not regular.is_better(visits, {3: 0.5, 5: 0.42}, 3, 1.0), "it is the habit"
    assert not regular.is_better({3: 100, 5: 2}, {3: 0.5, 5: 0.0}, 5, 1.5), "two failures say little"
    assert not regular.is_better(visits, {3: 0.5, 5: 0.42}, 8, 1.0), "who did not try it cannot know"


@pytest.mark.parametrize(("of_habit", "kept"), [(0.49, True), (0.2, False)])
def test_he_keeps_to_a_habit_unless_something_is_clearly_better(of_habit: float, kept: bool) -> None:
    _, s, known, options = first_turn()
    bot: Any = make_bot("regular", "casablanca", "small")
    best, habit = options[:2]
    bot.searcher = Settled({best: 1000, habit: 400}, {best: 0.5, habit: of_habit}, habit)
    assert bot.choose(known, s.mover, options, FastDice(1)) == best, "he has none at this game"
    bot.way = bot.way._replace(sure=1.5)
    assert bot.choose(known, s.mover, options, FastDice(1)) == (habit if kept else best)


def test_he_mixes() -> None:
    """The board is symmetric: nobody can say which way he will go."""
    _, s, known, options = first_turn()
    bot = make_bot("regular", "casablanca", "small")
    chosen = {bot.choose(known, s.mover, options, FastDice(seed)) for seed in range(12)}
    assert len(chosen) > 1
    assert chosen <= set(options)


def test_few_options_take_a_fifth_of_the_time_and_one_takes_none() -> None:
    game, s, known, options = first_turn()
    bot: Any = make_bot("regular", "casablanca", "small")
    bot.searcher = watched = Watched(bot.searcher)
    bot.choose(known, s.mover, options, FastDice(1))
    usual = find("casablanca").settings.search.simulations
    assert watched.simulations == [usual]
    assert bot.choose(known, s.mover, options[:1], FastDice(1)) == options[0]
    assert watched.simulations == [usual]

    other = 1 - s.mover
    s.stake[other] = [1, 1]
    s.lots[other] = [1, 0, 1]
    s.bribes[other] = 1
    s.chances[other] = [1, 1]
    game.step(s, s.mover, options[0], FastDice(1))
    asked = game.State()
    game.blank(s, other, asked)
    assert bot.choose(asked, other, [game.NO, game.YES], FastDice(1)) in (game.NO, game.YES)
    assert watched.simulations == [usual, usual // 5]


def test_a_patient_one_thinks_so_many_times_as_long() -> None:
    _, s, known, options = first_turn()
    bot: Any = regular.Regular(find("casablanca"), "small", 0, patience=3)
    bot.searcher = watched = Watched(bot.searcher)
    assert bot.choose(known, s.mover, options, FastDice(1)) in options
    assert watched.simulations == [3 * find("casablanca").settings.search.simulations]


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    ("game_id", "seats", "games", "part"),
    [("agent", 2, 40, 3), ("casablanca", 4, 24, 4)],
)
def test_he_beats_novices(game_id: str, seats: int, games: int, part: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even when he thinks for a part of the time."""
    he_beats_novices(game_id, seats, games, part, monkeypatch)


@pytest.mark.soak
@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    ("game_id", "seats", "games", "part"),
    [
        ("agent", 4, 24, 3),
        ("casablanca", 2, 24, 4),
        ("casanova", 3, 120, 5),
        ("randolph", 2, 120, 8),
        ("code-casablanca", 2, 160, 2),
        ("code-casablanca", 4, 160, 2),
    ],
)
def test_he_beats_novices_with_other_seats_and_where_that_takes_many_games_to_see(
    game_id: str, seats: int, games: int, part: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    he_beats_novices(game_id, seats, games, part, monkeypatch)


def he_beats_novices(game_id: str, seats: int, games: int, part: int, monkeypatch: pytest.MonkeyPatch) -> None:
    way = find(game_id).settings.search
    monkeypatch.setattr(regular, "search_of", lambda entry: way._replace(simulations=way.simulations // part))
    mean, half = interval(share_of("regular", "novice", game_id, seats, games))
    assert mean - half > 1 / seats, f"{mean:.3f} ± {half:.3f}"


def test_a_search_is_cut_where_it_is_told_to_end() -> None:
    """With what it has found by then; and one that ends in time finds what it always finds."""
    _, s, known, options = first_turn()
    bot = make_bot("regular", "casablanca", "small")

    def visits(ends: float) -> dict[int, int]:
        with cut_at(ends):
            weights = bot.consider(known, s.mover, options, FastDice(1))
            found: dict[int, int] = bot._search(known, s.mover, options, FastDice(1)).visits  # type: ignore[attr-defined]
        assert sum(one.weight for one in weights) == pytest.approx(1)
        return found

    whole, cut = visits(math.inf), visits(time.monotonic())
    assert visits(time.monotonic() + 1000) == whole
    assert 0 < 10 * sum(cut.values()) < sum(whole.values())
