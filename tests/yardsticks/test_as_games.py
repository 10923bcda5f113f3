"""The yardsticks are games like any other: their secrets are kept, and every driver plays them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from bench import yardsticks
from bench.yardsticks.trees import EveryRoll
from valise_games.research import solver
from valise_games.rules import FastDice, first_word, load_driver
from valise_games.rules.batch import Batch

RANDOM = "valise_games.rules.drivers.random_policy"
SPECTATOR = -1
GAMES = list(yardsticks.catalogue)
LONG = pytest.mark.long  # to compile takes longer than to play
COMPILED = ["kuhn", pytest.param("leduc", marks=LONG), pytest.param("liars-dice", marks=LONG)]


def positions(game: Any, games: int) -> Iterator[Any]:
    """Random games from their beginnings to their ends; the position is the same object all the time."""
    s, rng, choices = game.State(), FastDice(7), [0] * (game.MOST_CHOICES + 1)
    for _ in range(games):
        game.new_game(s, 2, [], rng)
        yield s
        while not game.is_over(s):
            seat = game.next_to_act(s)
            choices[0] = 0
            game.legal(s, seat, choices)
            game.step(s, seat, choices[1 + rng.roll(choices[0])], rng)
            yield s


def known_to(game: Any, s: Any, seat: int) -> Any:
    known = game.State()
    game.blank(s, seat, known)
    return known


def secrets(s: Any) -> tuple[int, ...]:
    return tuple(s.die if hasattr(s, "die") else s.card)


@pytest.mark.parametrize("name", GAMES)
def test_a_guess_is_a_state_that_the_seat_cannot_tell_from_the_true_one(name: str) -> None:
    game: Any = yardsticks.find(name).load()
    for s in positions(game, 40):
        for seat in (0, 1, SPECTATOR):
            known = known_to(game, s, seat)
            guessed = known.copy()
            game.guess(guessed, seat, FastDice(1))
            assert known_to(game, guessed, seat) == known
            if game.is_over(s):
                assert guessed == s
            elif seat != SPECTATOR:
                assert secrets(known)[1 - seat] == 0
                assert secrets(known)[seat] == secrets(s)[seat]
            else:
                assert secrets(known) == (0, 0)


@pytest.mark.parametrize("name", GAMES)
def test_what_was_dealt_is_guessed_from_its_exact_chances(name: str) -> None:
    """All deals that fit are guessed, each as often as another; and the true one is among them."""
    game: Any = yardsticks.find(name).load()
    for s in positions(game, 12):
        if game.is_over(s):
            continue
        for seat in (0, 1, SPECTATOR):
            known = known_to(game, s, seat)

            def guess(dice: EveryRoll, known: Any = known, seat: int = seat) -> tuple[int, ...]:
                guessed = known.copy()
                game.guess(guessed, seat, dice)
                return secrets(guessed)

            found: Counter[tuple[int, ...]] = Counter()
            for cards, chance in EveryRoll().each(guess):
                found[cards] += chance  # type: ignore[assignment]
            faces = game.FACES if name == "liars-dice" else game.CARDS
            gone = getattr(s, "table_card", 0)
            fits = {
                (a, b)
                for a in range(1, faces + 1)
                for b in range(1, faces + 1)
                if (name == "liars-dice" or len({a, b, gone}) == 3)
                and (seat != 0 or a == secrets(s)[0])
                and (seat != 1 or b == secrets(s)[1])
            }
            assert found.keys() == fits
            assert list(found.values()) == pytest.approx([1 / len(fits)] * len(fits))


@pytest.mark.parametrize("name", COMPILED)
def test_plain_and_compiled_play_the_same(name: str) -> None:
    entry = yardsticks.find(name)
    plain: Any
    compiled: Any
    plain, compiled = entry.load("plain"), entry.load("compiled")
    driver = "valise_games.rules.drivers.random_play"
    s, record = plain.State(), compiled.State.array(1)
    dice, word = FastDice(3), np.array([first_word(3)], np.int64)
    nothing = np.zeros(0, np.int64)  # no options
    for decisions in (1, 2, 5, 300):
        finished = load_driver(driver, plain).play_random(s, 2, [], decisions, dice)
        again = load_driver(driver, compiled).play_random(record[0], 2, nothing, decisions, word)
        assert again == finished
        assert plain.State.unpack(record[0]) == s
        assert dice.word == word[0]


@pytest.mark.parametrize("name", COMPILED)
def test_a_batch_shows_information_sets_of_the_tree_and_pays_in_chips(name: str) -> None:
    variant = "small" if name == "liars-dice" else "standard"
    entry, tree = yardsticks.find(name), yardsticks.tree(name, variant)
    batch = Batch(entry.load("compiled", variant), 500, 2, [], seed=4)
    rows = {tuple(numbers): row for row, numbers in enumerate(tree.observations.tolist())}
    won: list[np.ndarray[Any, Any]] = []
    for _ in range(60):
        for i in range(0, 500, 50):
            row = rows[tuple(batch.observations[i].tolist())]
            assert (batch.masks[i] == tree.masks[row]).all()
            assert batch.to_act[i] == tree.actor[tree.somewhere[row]]
        batch.step()
        won.extend(batch.rewards[batch.dones])
    chips = np.array(won)
    assert (chips.sum(1) == 0).all()
    error = float(chips[:, 0].std()) / len(chips) ** 0.5
    assert float(chips[:, 0].mean()) == pytest.approx(solver.values(tree, tree.uniform())[0], abs=5 * error)


@pytest.mark.long
def test_search_finds_what_is_plain_to_see_in_chips() -> None:
    """Who has raised with the lowest card, and is raised by who may have paired the table's king, loses least by
    folding. Both lose more than one chip, so a search that took results for shares would see no option at all."""
    game: Any = yardsticks.find("leduc").load("compiled")
    search = load_driver("valise_games.rules.drivers.search", game, policy=load_driver(RANDOM, game))
    s, known = game.State.array(1), game.State.array(1)
    rng = np.array([first_word(1)], np.int64)
    game.new_game(s[0], 2, np.zeros(0, np.int64), rng)
    s[0]["card"] = 1, 5
    for seat, action in ((0, game.CALL), (1, game.CALL), (0, game.RAISE), (1, game.RAISE)):
        game.step(s[0], seat, action, rng)
        s[0]["table_card"] = 6 if s[0]["round"] else 0
    game.blank(s[0], 0, known[0])
    found = search.Searcher().search(known, 0, 500, curiosity=2.0)
    assert sum(found.visits.values()) == 500
    assert found.visits[game.FOLD] > 5 * found.visits[game.CALL]
    assert found.values[game.FOLD] == -5
    assert -9 <= found.values[game.CALL] < -5
