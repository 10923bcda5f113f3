"""The yardsticks are OpenSpiel's games: node by node, and in what policies are worth."""

from __future__ import annotations

import numpy as np
import pytest

from tests.yardsticks.openspiel import Pair
from valise_games.research import solver
from valise_games.research.trees import END

PAIRS = [
    Pair("kuhn", "standard", "kuhn_poker"),
    Pair("leduc", "standard", "leduc_poker"),
    Pair("liars-dice", "small", "liars_dice(dice_sides=3)"),
    pytest.param(Pair("liars-dice", "standard", "liars_dice"), marks=pytest.mark.long, id="liars-dice-standard"),
]
# Nodes that are decisions or ends, ends, chance nodes, information sets.
COUNTS = {
    "kuhn-standard": (54, 30, 4, 12),
    "leduc-standard": (9_300, 5_520, 157, 936),
    "liars-dice-small": (1_143, 567, 4, 192),
    "liars-dice-standard": (294_876, 147_420, 7, 24_576),
}
ALL_AT_RANDOM = {
    "kuhn-standard": 0.125,
    "leduc-standard": -0.078125,
    "liars-dice-standard": -0.032407407,
}


@pytest.mark.parametrize("pair", PAIRS, ids=str)
def test_every_node_is_theirs(pair: Pair) -> None:
    pair.walk()
    tree = pair.tree()
    assert (pair.nodes, pair.ends, pair.chance_nodes, len(pair.names)) == COUNTS[str(pair)]
    assert (len(tree.info), (tree.info == END).sum(), tree.rolls, len(tree.somewhere)) == COUNTS[str(pair)]
    assert len(set(pair.names.values())) == len(pair.names)  # what is one to them is one to us
    if str(pair) in ALL_AT_RANDOM:
        assert solver.values(tree, tree.uniform())[0] == pytest.approx(ALL_AT_RANDOM[str(pair)], abs=1e-9)


@pytest.mark.parametrize("pair", PAIRS, ids=str)
def test_policies_are_as_far_from_equilibrium_as_they_say(pair: Pair) -> None:
    pair.walk()
    tree, luck = pair.tree(), np.random.default_rng(5)
    sharp = tree.table(lambda _, masks: luck.random(masks.shape) ** 8 + 1e-12)
    soft = tree.table(lambda _, masks: luck.random(masks.shape))
    for table in (tree.uniform(), sharp, soft):
        assert solver.nash_conv(tree, table) == pytest.approx(pair.their_nash_conv(table), abs=1e-9)
