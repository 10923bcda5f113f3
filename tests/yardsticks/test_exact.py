"""Exact answers: values, best responses, equilibria; and errors that say what is wrong."""

from __future__ import annotations

import numpy as np
import pytest

from valise_games.arena import yardsticks
from valise_games.arena.yardsticks import cfr, exact
from valise_games.arena.yardsticks.trees import EveryRoll, grow
from valise_games.games import BadSetup
from valise_games.rules import load_driver

# The first seat's value, and what CFR+ may leave to best responses after so many rounds.
ANSWERS = [
    ("kuhn", -1 / 18, 300, 0.002),
    ("leduc", -0.0856064, 300, 0.01),
    pytest.param("liars-dice", -7 / 258, 150, 0.01, marks=pytest.mark.long),
]


@pytest.mark.parametrize(("game", "value", "rounds", "left"), ANSWERS)
def test_the_equilibrium_has_its_known_value(game: str, value: float, rounds: int, left: float) -> None:
    tree = yardsticks.tree(game)
    table = cfr.solve(tree, rounds)
    assert 0 <= exact.nash_conv(tree, table) < left
    high, low = exact.best_response(tree, table, 0)[0], -exact.best_response(tree, table, 1)[0]
    assert low - 1e-7 <= value <= high + 1e-7
    assert exact.values(tree, table) == pytest.approx([value, -value], abs=left)


@pytest.mark.parametrize("game", ["kuhn", "leduc"])
def test_a_best_response_wins_what_it_says_and_more_than_others(game: str) -> None:
    tree, luck = yardsticks.tree(game), np.random.default_rng(3)
    table = tree.table(lambda _, masks: luck.random(masks.shape))
    for seat in range(2):
        most, best = exact.best_response(tree, table, seat)
        assert exact.values(tree, best)[seat] == pytest.approx(most)
        assert (best[tree.seat != seat] == table[tree.seat != seat]).all()
        for _ in range(20):
            other = np.where((tree.seat == seat)[:, None], luck.random(best.shape) ** 4, table)
            assert exact.values(tree, tree.table(lambda *_, other=other: other))[seat] < most


def test_who_always_passes_is_bet_out_of_every_ante() -> None:
    tree = yardsticks.tree("kuhn")
    passes = tree.table(lambda _, masks: masks * [1, 0])
    assert exact.values(tree, passes) == pytest.approx([0, 0])
    assert [exact.best_response(tree, passes, seat)[0] for seat in range(2)] == pytest.approx([1, 1])
    assert exact.nash_conv(tree, passes) == pytest.approx(2)


def test_dice_fall_in_every_way_with_their_chances() -> None:
    def two_or_one(dice: EveryRoll) -> tuple[int, ...]:
        first = dice.roll(3)
        return (first, dice.roll(2)) if first else (first,)

    dice = EveryRoll()
    assert list(dice.each(two_or_one)) == [
        ((0,), 1 / 3), ((1, 0), 1 / 6), ((1, 1), 1 / 6), ((2, 0), 1 / 6), ((2, 1), 1 / 6),
    ]  # fmt: skip
    assert dice.places == 3


def test_what_is_wrong_is_said() -> None:
    tree = yardsticks.tree("kuhn")
    with pytest.raises(BadSetup, match="no yardstick 'poker'; there are kuhn, leduc, liars-dice"):
        yardsticks.find("poker")
    with pytest.raises(ValueError, match=r"shape \(12, 2\), not \(2, 12\)"):
        tree.table(lambda _, masks: masks.T)
    for wrong in (np.nan, -1.0):
        row = [1.0, wrong]
        with pytest.raises(ValueError, match="not negative"):
            tree.table(lambda _, masks: [row] * len(masks))  # noqa: B023
    with pytest.raises(ValueError, match="not all 0"):
        tree.table(lambda _, masks: masks * 0)


def test_what_a_tree_cannot_hold_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat that forgets what it has seen decides at several points of a game as if they were one."""
    game = yardsticks.find("kuhn").load()
    monkeypatch.setattr(game, "observe", lambda s, seat, out: None)
    with pytest.raises(ValueError, match="shows the same at different points"):
        grow(game)


@pytest.mark.long
@pytest.mark.parametrize(("game", "times", "left"), [("kuhn", 100_000, 0.02), ("leduc", 300_000, 0.15)])
def test_sampling_comes_near_the_equilibrium(game: str, times: int, left: float) -> None:
    tree = yardsticks.tree(game)
    solver = load_driver("valise_games.arena.yardsticks.mccfr", yardsticks.find(game).load("compiled")).Solver(
        tree, seed=2
    )
    assert exact.nash_conv(tree, solver.table()) > 0.5
    solver.run(times)
    assert exact.nash_conv(tree, solver.table()) < left
