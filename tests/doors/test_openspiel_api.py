"""OpenSpiel's own test of its interface, as it comes in its package, on our games."""

from __future__ import annotations

import unittest

import pytest
from absl import flags
from open_spiel.integration_tests import api_test

from tests.doors.spiel import AGENT, CASABLANCA, CASANOVA, CODE, RANDOLPH, SMALL
from valise_games.games import catalogue

# Chance nodes, decisions and ends of the whole tree; and what the seats can be asked.
TREES = {
    CASABLANCA: ((1, 88, 48), 80),
    CASANOVA: ((4, 11475, 12843), 6534),
    AGENT: ((7, 2588, 1764), 1872),
    CODE: ((1171, 5736, 6072), 1418),
    RANDOLPH: ((2398, 8318, 8244), 6482),
}


def run_api_test(monkeypatch: pytest.MonkeyPatch, whole: list[str], some: list[str]) -> None:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["api_test"])
    monkeypatch.setattr(api_test, "_GAMES_TO_TEST", set(some))
    monkeypatch.setattr(api_test, "_GAMES_FULL_TREE_TRAVERSAL_TESTS", [(name, name) for name in whole])
    monkeypatch.setattr(api_test, "_GAMES_FULL_TREE_TRAVERSAL_TESTS_NAMES", whole)
    monkeypatch.setattr(api_test, "TOTAL_NUM_STATES", {name: TREES[name][0] for name in whole})
    monkeypatch.setattr(api_test, "PERFECT_RECALL_NUM_STATES", {name: TREES[name][1] for name in whole})
    result = unittest.TestResult()
    api_test.load_tests(unittest.defaultTestLoader, None, None).run(result)
    assert result.testsRun
    assert [text for _, text in [*result.failures, *result.errors]] == []


def test_openspiels_own_test_passes_on_a_whole_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    run_api_test(monkeypatch, [CASABLANCA], [])


@pytest.mark.long
@pytest.mark.parametrize("name", [AGENT, CODE, CASANOVA, RANDOLPH])
def test_openspiels_own_test_passes_on_a_larger_tree(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    run_api_test(monkeypatch, [name], [])


@pytest.mark.long
@pytest.mark.parametrize("name", [*SMALL, *(f"valise_{game.replace('-', '_')}" for game in catalogue)])
def test_openspiels_own_test_passes_on_every_game(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    run_api_test(monkeypatch, [], [name])
