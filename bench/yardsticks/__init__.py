"""Yardsticks: small games whose answers are known, to hold trainers and engines to.

    from bench import yardsticks
    from valise_games.research import solver

    yardsticks.find("leduc").load("compiled")     # as any game: plain, compiled or on a GPU
    tree = yardsticks.tree("leduc")               # all of it, from the same rules
    solver.nash_conv(tree, tree.table(policy))    # policy: (observations, masks) -> probabilities

They have the rule modules of a game and no more: no words, no views, no table in the house. Actions are numbered as in
OpenSpiel, seat 0 begins, and returns are chips, not shares of a win.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from bench.yardsticks import kuhn, leduc, liars_dice
from valise_games.games import BadSetup, Entry
from valise_games.games.quote import quote

if TYPE_CHECKING:
    from bench.yardsticks.trees import ObservedTree

__all__ = ["catalogue", "find", "tree"]

catalogue: Mapping[str, Entry] = MappingProxyType(
    {entry.id: entry for entry in (kuhn.ENTRY, leduc.ENTRY, liars_dice.ENTRY)}
)


def find(game: object) -> Entry:
    """The entry of a yardstick, or an error that names those there are."""
    if isinstance(game, str) and game in catalogue:
        return catalogue[game]
    raise BadSetup(f"there is no yardstick {quote(game)}; there are {', '.join(catalogue)}")


@cache
def tree(game: str, variant: str = "standard") -> ObservedTree:
    """The whole tree of a yardstick; liar's dice takes some seconds to walk, once in a process."""
    from bench.yardsticks.trees import grow

    return grow(find(game).load("plain", variant))
