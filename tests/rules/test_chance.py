"""The fast generator: the same everywhere, uniform, and unrelated from seed to seed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

from tests.rules.toy import nim
from valise_games.rules import FastDice, first_word, first_words, load_driver
from valise_games.rules.chance import LOW, MULTIPLIER, word_dice

SURE = 1e-4  # a true generator fails a test with this probability; seeds are fixed, so a pass stays a pass


def rolls(seed: int, sides: int, n: int) -> np.ndarray[Any, Any]:
    dice = FastDice(seed)
    return np.array([dice.roll(sides) for _ in range(n)])


@pytest.mark.parametrize("sides", [1, 2, 3, 6, 7, 52, 1000, 2**31 - 1])
def test_rolls_stay_in_range(sides: int) -> None:
    found = rolls(sides, sides, 2000)
    assert found.min() >= 0
    assert found.max() < sides


def test_words_never_need_the_sign_bit() -> None:
    dice = FastDice(0)
    for _ in range(10_000):
        dice.roll(6)
        assert 0 < dice.word < 2**63


def test_the_array_form_is_the_same() -> None:
    for seed in range(20):
        dice, words = FastDice(seed), [first_word(seed)]
        for sides in range(1, 200):
            assert dice.roll(sides) == word_dice(words, sides)
        assert words == [dice.word]


def test_the_compiled_form_is_the_same() -> None:
    compiled = load_driver("valise_games.bench.yardstick", nim("compiled")).throw
    for seed in range(20):
        dice, words = FastDice(seed), np.array([first_word(seed)])
        total = sum(dice.roll(6) for _ in range(1000))
        assert compiled(1000, words) == total
        assert words[0] == dice.word


def is_prime(n: int) -> bool:
    """Miller and Rabin, sure for numbers of this size."""
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        x = pow(base, odd, n)
        if x in (1, n - 1):
            continue
        for _ in range(twos - 1):
            x = x * x % n
            if x == n - 1:
                break
        else:
            return False
    return True


def test_the_period_is_as_long_as_said() -> None:
    assert is_prime(MULTIPLIER * 2**32 - 1)
    assert is_prime(MULTIPLIER * 2**31 - 1)
    larger = range(MULTIPLIER + 1, 2**31)
    assert not any(is_prime(a * 2**32 - 1) and is_prime(a * 2**31 - 1) for a in larger)


@pytest.mark.parametrize("sides", [2, 3, 6, 8, 52])
def test_rolls_are_uniform(sides: int) -> None:
    counts = np.bincount(rolls(sides, sides, 20_000), minlength=sides)
    assert chisquare(counts).pvalue > SURE


@pytest.mark.parametrize("sides", [2, 6, 8])
def test_pairs_of_rolls_are_uniform(sides: int) -> None:
    found = rolls(100 + sides, sides, 40_000)
    counts = np.bincount(found[::2] * sides + found[1::2], minlength=sides * sides)
    assert chisquare(counts).pvalue > SURE


@pytest.mark.parametrize("throw", [0, 1, 5])
def test_neighbouring_seeds_are_unrelated(throw: int) -> None:
    """The same throw of seeds 0, 1, 2 …: uniform, alone and in pairs of neighbours."""
    found = np.array([rolls(seed, 6, throw + 1)[throw] for seed in range(6000)])
    assert chisquare(np.bincount(found, minlength=6)).pvalue > SURE
    assert chisquare(np.bincount(found[::2] * 6 + found[1::2], minlength=36)).pvalue > SURE


def test_streams_of_a_batch_are_all_different() -> None:
    words = first_words(0, 5000) + first_words(1, 5000)
    assert len(set(words)) == 10_000
    assert all(0 < word < 2**63 for word in words)


def test_streams_of_a_batch_are_uncorrelated() -> None:
    streams = np.array([rolls(word, 1000, 200) for word in first_words(3, 50)], float)
    related = np.corrcoef(streams)[np.triu_indices(50, 1)]
    assert abs(related.mean()) < 0.01
    assert abs(related).max() < 0.35  # five deviations of 1 / sqrt(200)


def test_no_seed_gives_the_words_that_stand_still() -> None:
    still = MULTIPLIER * 2**32 - 1  # and 0
    for seed in (0, 1, -1, 2**64 - 1, 2**200):
        assert 0 < first_word(seed) < still
        assert first_word(seed) & LOW or first_word(seed) >> 32
