"""Whether the work is the same. Our yardsticks are OpenSpiel's games: the same nodes, the same values, and random games
win what they should. And JAX, which comes with the peers, shares the arrays of a batch as the documentation says."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax.numpy as jnp
import pyspiel

from bench import yardsticks
from bench.peers.ours import Ours
from valise_games.research import solver
from valise_games.research.trees import END
from valise_games.rules.batch import Batch, array_shapes

PAGE = Path(__file__).resolve().parents[2] / "docs/environments.md"
CLOSE = 1e-9
ERRORS = 5  # standard errors that a mean may be off: less than one run in a million is


class OtherWork(Exception):
    """Ours and theirs are not the same, and measuring them side by side would say nothing."""


@dataclass
class Facts:
    """Of a whole tree: its nodes, and what the first seat wins there when all play at random."""

    decisions: int = 0
    ends: int = 0
    rolls: int = 0
    mean: float = 0.0
    square: float = 0.0
    nash_conv: float = 0.0

    @property
    def deviation(self) -> float:
        return math.sqrt(self.square - self.mean**2)


def check_tree(ours: str, theirs: str) -> Facts:
    """Walks OpenSpiel's game, and holds ours to it."""
    game = pyspiel.load_game(theirs)
    found = Facts(nash_conv=pyspiel.nash_conv(game, pyspiel.UniformRandomPolicy(game)))
    walk(game.new_initial_state(), 1.0, found)
    tree = yardsticks.tree(ours)
    uniform = tree.uniform()
    ends = int((tree.info == END).sum())
    same(ours, "nodes where a seat decides", len(tree.info) - ends, found.decisions)
    same(ours, "ends", ends, found.ends)
    same(ours, "chance nodes", tree.rolls, found.rolls)
    same(ours, "value at random", float(solver.values(tree, uniform)[0]), found.mean)
    same(ours, "NashConv at random", solver.nash_conv(tree, uniform), found.nash_conv)
    return found


def walk(state: Any, chance: float, found: Facts) -> None:
    if state.is_terminal():
        won = state.returns()[0]
        found.ends += 1
        found.mean += chance * won
        found.square += chance * won**2
        return
    if state.is_chance_node():
        found.rolls += 1
        options = state.chance_outcomes()
    else:
        found.decisions += 1
        actions = state.legal_actions()
        options = [(action, 1 / len(actions)) for action in actions]
    for action, likely in options:
        walk(state.child(action), chance * likely, found)


def same(game: str, what: str, ours: float, theirs: float) -> None:
    if abs(ours - theirs) > CLOSE:
        raise OtherWork(f"{game} is not OpenSpiel's: its {what}: {ours}, theirs: {theirs}")


def check_mean(game: str, played: Ours, known: Facts) -> float:
    """What the first seat won on average in the random games that were measured."""
    mean = float(played.totals[0]) / played.games
    off = abs(mean - known.mean) / (known.deviation / math.sqrt(played.games))
    if off > ERRORS:
        raise OtherWork(f"{game}: the first seat won {mean} a game, and should {known.mean}: {off:.1f} standard errors")
    return mean


# ---------------------------------------------------------------------------------- the arrays of a batch
def check_jax(games: Batch) -> None:
    """JAX shares every array, sees a step in it, and its actions are taken; and the page's snippet runs."""
    shared = {}
    for name in array_shapes(games.game, len(games)):
        array = getattr(games, name)
        try:
            shared[name] = jnp.from_dlpack(array, copy=False)
        except ValueError as error:
            raise OtherWork(f"JAX does not share {name}: {error}") from None
        if shared[name].dtype != array.dtype or shared[name].unsafe_buffer_pointer() != array.ctypes.data:
            raise OtherWork(f"JAX does not share {name}")
    chosen = jnp.argmax(shared["masks"], axis=1)
    games.actions[:] = chosen
    games.step()
    if not (shared["taken"] == chosen).all() or not (jnp.array(shared["observations"]) == games.observations).all():
        raise OtherWork("JAX does not see a step in the arrays that it shares")
    snippets = re.findall(r"```python\n(import jax\n.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    if len(snippets) != 1:
        raise OtherWork(f"{PAGE.name} has {len(snippets)} snippets with JAX")
    names: dict[str, Any] = {}
    exec(compile(snippets[0], PAGE.name, "exec"), names)
    if all((one == names["seen"][0]).all() for one in names["seen"]):
        raise OtherWork(f"the snippet with JAX on {PAGE.name} sees no step")
