"""A guess follows its law (knowledge.py), by chi-square against an enumeration that reads only the watcher's story."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest
from scipy.stats import chisquare

from tests.games.casanova.table import Holder, Table, position
from tests.games.casanova.test_knowledge import played
from tests.games.casanova.worlds import known_holders, worlds
from valise_games.rules import FastDice

GUESSES = 4000
UNLIKELY = 1e-4  # of a right law to fail one of the tests; the dice are fixed
SPECTATOR = -1

# The first two are quick enough for every day.
SEEDS = [0, 1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 6))]


def guesses(t: Table, seat: int | None, count: int) -> list[Any]:
    rules: Any = t.match._game
    rng = FastDice(99)
    states = []
    for _ in range(count):
        state = t.match.known(seat)
        rules.guess(state, SPECTATOR if seat is None else seat, rng)
        states.append(state)
    return states


def names_of(t: Table) -> list[Holder]:
    rules: Any = t.match._game
    return [*range(rules.SEATS), *rules.THEATRE_IDS]


@pytest.mark.parametrize("seed", SEEDS)
def test_casanova_is_guessed_from_his_exact_posterior(seed: int) -> None:
    t = played(seed, inspections=3 + seed)
    names = names_of(t)
    for seat in (0, 1, 2, None):
        expected = worlds(t.match.events(seat), 3, seat)
        found = Counter(names[state.casanova] for state in guesses(t, seat, GUESSES))
        assert set(found) <= set(expected), "no place where he cannot be"
        if len(expected) > 1:
            counts = [found[holder] for holder in expected]
            assert chisquare(counts, [float(share * GUESSES) for share in expected.values()]).pvalue > UNLIKELY


@pytest.mark.parametrize("seed", SEEDS)
def test_every_place_where_he_can_be_has_a_chance(seed: int) -> None:
    t = played(seed, inspections=4, variant="standard")
    names = names_of(t)
    for seat in (0, 1, 2, None):
        expected = worlds(t.match.events(seat), 3, seat)
        found = {names[state.casanova] for state in guesses(t, seat, 1500)}
        assert found == {holder for holder, share in expected.items() if share > Fraction(1, 100)} | (
            found & set(expected)
        )


@pytest.mark.parametrize("seed", SEEDS)
def test_the_others_know_what_they_must_know_if_he_is_there(seed: int) -> None:
    t = played(seed, inspections=5)
    names = names_of(t)
    public = t.match.events(None)
    table = worlds(public, 3, None)
    for seat in (0, 1, 2, None):
        for state in guesses(t, seat, 50):
            at = names[state.casanova]
            for other in range(3):
                if other == seat:
                    continue
                row = {names[h]: weight for h, weight in enumerate(state.weight[other]) if weight}
                known = known_holders(public, other)
                if at in known:
                    assert set(row) == {at}
                else:
                    left = {holder: share for holder, share in table.items() if holder not in known}
                    scale = sum(left.values())
                    assert {holder: Fraction(weight, sum(row.values())) for holder, weight in row.items()} == {
                        holder: share / scale for holder, share in left.items()
                    }


def test_who_is_choosing_has_just_seen() -> None:
    """While the inspector chooses, a watcher's guess has him know both couples."""
    t = position(ladies={0: "A2", 1: "G2"}, theatres=["A2-G2", "A4-G4"], casanova=2)
    t.inspect("A2-G2")
    names, everywhere = names_of(t), {0, 1, 2, "A2-G2", "A4-G4"}
    for state in guesses(t, 1, 200):
        row = {names[h] for h, weight in enumerate(state.weight[0]) if weight}
        at = names[state.casanova]
        assert row == ({at} if at in (0, "A2-G2") else everywhere - {0, "A2-G2"})
