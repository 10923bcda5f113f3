"""What a game declares to bots, trainers and doors, in its settings.py: plain data. All of it is optional."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

TO_THE_END = 1000  # decisions of a rollout: longer than any game
# Settings of valise_games.training for the long run of a Master on one GPU, which a game changes where it must.
LONG_RUN: Mapping[str, Any] = {
    "games": 65536,
    "steps": 32,
    "tail": 4,
    "minibatches": 32,
    "guests": 0.25,
    "rate": 5e-4,
    "imitation": 0.15,
    "normalised": True,
    "entropy": (0.03, 0.003),
    "floor": 0.05,
    "magnet": 0.1,
    "follow": 0.04,
    "decay": 0.97,
}


class Search(NamedTuple):
    """How Regular thinks about a game: for about 50 ms, on a small machine."""

    simulations: int = 8000  # for one decision
    depth: int = 20  # decisions of a rollout
    curiosity: float = 0.15
    trust: int = 90  # per cent of the others' decisions that are a Novice's, who does not see what Regular hides
    ahead: int = 128  # decisions along one path of the tree
    decisions: int = 10**9  # of all rollouts together, at most: more than there ever are, where nothing is said
    sure: float = 0.0  # standard errors by which a move must seem better before he leaves a Novice's habit


class LookAhead(NamedTuple):
    """How a Master looks a few turns ahead with two seats: for a number of boards, so that it decides alike on every
    machine, and for less than 50 ms of a core."""

    driver: str  # the module of the game that tells what an option leads to, if all money were known
    worst: float  # what it counts that all the other has lies where it hurts most; the rest is what is guessed
    daring: float  # the share of the rounds after which only what is guessed counts: else nobody might win
    guesses: int = 6
    turns: int = 2  # of each seat
    boards: int = 60_000  # that are looked at for a decision, at most
    near: float = 0.05  # of a win below the best option: as good as that


class Bounds(NamedTuple):
    """How large a game can be, for OpenSpiel. None of these is ever exceeded; they are far above usual play."""

    decisions: int
    chance_nodes: int  # rolls of a game, and the steps that `hidden_steps` adds
    sides: int  # of a roll


def _none_hidden(game: Any, s: Any, seat: int, action: int) -> int:
    return 0


USUAL_SEARCH = Search()


@dataclass(frozen=True)
class GameSettings:
    search: Search = USUAL_SEARCH  # of Regular, where the game has a Novice
    adviser: Search | None = None  # of the search that has the last word in a Master's decisions; None: his net decides
    look_ahead: LookAhead | None = None  # of a Master, with two seats: he takes what is sound of what his net weighs
    seldom: float = 0.02  # what a Master's net would do less often than this is left of its training: he does not do it
    training: Mapping[str, Any] = field(default_factory=dict)  # of a Master; {}: a short run
    bounds: Callable[[Any, int, Mapping[str, Any]], Bounds] | None = None  # of (loaded game, seats, options)
    # Of (loaded game, state, seat, action): so many steps fewer than the longest way to this action this way to it had,
    # where nobody else sees these steps. OpenSpiel waits as many, or else who counts steps would learn a secret.
    hidden_steps: Callable[[Any, Any, int, int], int] = _none_hidden
    may_end_unwon: bool = False  # with nothing for anybody (W-5): what one wins is not what the others lose


NOTHING_SAID = GameSettings()
