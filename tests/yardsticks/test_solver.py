"""Tiny boards are solved exactly. The figures are OpenSpiel's, for returns from 0 to 1 instead of -1 to 1."""

from __future__ import annotations

import numpy as np
import pytest

from valise_games.games import find
from valise_games.research import solver
from valise_games.research.trees import TooLarge, Unfolded, unfold

pytestmark = pytest.mark.long  # it compiles a board that no other test needs


@pytest.fixture(scope="module")
def tree() -> Unfolded:
    return unfold(find("casablanca"), "tiny", {"round_cap": 1}, seats=2)


def test_nash_conv_is_openspiel_s(tree: Unfolded) -> None:
    assert solver.nash_conv(tree, tree.uniform()) == pytest.approx(10 / 9 / 2)
    assert solver.nash_conv(tree, solver.solve(tree, 20)) == pytest.approx(0.0026, abs=1e-4)


def test_all_shares_are_the_games_that_somebody_wins(tree: Unfolded) -> None:
    """In one round hardly anybody brings the briefcase home, and nobody wins at the cap (AG-36)."""
    assert solver.values(tree, tree.uniform()).sum() == pytest.approx(1 / 9)


def test_a_seat_remembers_what_it_did(tree: Unfolded) -> None:
    """Perfect recall: the way to an information set leads through the same decisions of the seat itself."""
    own: dict[int, set[tuple[int, ...]]] = {}
    for node in np.flatnonzero(tree.info >= 0):
        way, at = [], int(node)
        while tree.parent[at] >= 0:
            if tree.actor[tree.parent[at]] == tree.actor[node]:
                way.append(int(tree.option[at]))
            at = int(tree.parent[at])
        own.setdefault(int(tree.info[node]), set()).add(tuple(way))
    assert len(own) == len(tree.somewhere) < (tree.info >= 0).sum()
    assert all(len(ways) == 1 for ways in own.values())


def test_a_board_that_is_too_large_is_refused() -> None:
    with pytest.raises(TooLarge):
        unfold(find("casablanca"), "tiny", {"round_cap": 3}, seats=2, most=100_000)
