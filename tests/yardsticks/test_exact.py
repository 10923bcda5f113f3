"""Exact answers: values, best responses, equilibria; and errors that say what is wrong."""

from __future__ import annotations

import numpy as np
import pytest

from bench import yardsticks
from bench.yardsticks.__main__ import sampled
from bench.yardsticks.trees import EveryRoll, grow
from valise_games.games import BadSetup
from valise_games.research import solver

# The first seat's value, and what CFR+ may leave to best responses after so many rounds.
ANSWERS = [
    ("kuhn", -1 / 18, 300, 0.002),
    ("leduc", -0.0856064, 300, 0.01),
    pytest.param("liars-dice", -7 / 258, 150, 0.01, marks=pytest.mark.long),
]


@pytest.mark.parametrize(("game", "value", "rounds", "left"), ANSWERS)
def test_the_equilibrium_has_its_known_value(game: str, value: float, rounds: int, left: float) -> None:
    tree = yardsticks.tree(game)
    table = solver.solve(tree, rounds)
    assert 0 <= solver.nash_conv(tree, table) < left
    high, low = solver.best_response(tree, table, 0)[0], -solver.best_response(tree, table, 1)[0]
    assert low - 1e-7 <= value <= high + 1e-7
    assert solver.values(tree, table) == pytest.approx([value, -value], abs=left)


@pytest.mark.parametrize("game", ["kuhn", "leduc"])
def test_a_best_response_wins_what_it_says_and_more_than_others(game: str) -> None:
    tree, luck = yardsticks.tree(game), np.random.default_rng(3)
    table = tree.table(lambda _, masks: luck.random(masks.shape))
    for seat in range(2):
        most, best = solver.best_response(tree, table, seat)
        assert solver.values(tree, best)[seat] == pytest.approx(most)
        others = np.repeat(tree.actor[tree.somewhere] != seat, np.diff(tree.first_option))
        assert (best[others] == table[others]).all()
        for _ in range(20):
            other = np.where(others, table, tree.table(lambda _, masks: luck.random(masks.shape) ** 4))
            assert solver.values(tree, other)[seat] < most


def test_who_always_passes_is_bet_out_of_every_ante() -> None:
    tree = yardsticks.tree("kuhn")
    passes = tree.table(lambda _, masks: masks * [1, 0])
    assert solver.values(tree, passes) == pytest.approx([0, 0])
    assert [solver.best_response(tree, passes, seat)[0] for seat in range(2)] == pytest.approx([1, 1])
    assert solver.nash_conv(tree, passes) == pytest.approx(2)


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


def test_openspiel_samples_the_same_games() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this machine")
    assert float(sampled("kuhn", seconds=0.3)) < 0.2
