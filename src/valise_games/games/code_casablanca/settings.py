"""Code Casablanca as bots, trainers and doors take it."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any

from valise_games.games.settings import LONG_RUN, TO_THE_END, Bounds, GameSettings, Search

if TYPE_CHECKING:
    from valise_games.games.code_casablanca.rules import State

UNCAPPED = 1000  # rounds, where the table has no cap: far more than any game has had


def bounds(game: ModuleType, seats: int, options: Mapping[str, Any]) -> Bounds:
    search = 6  # a question and its answer, an accusation with message and tile, and the end of it (CC-9, CC-29)
    claim = game.CODES_LAID + 2  # buildings, the number, done (CC-30)
    hearing = 2 * (seats - 1)  # each other seat challenges once, and each challenge is answered (CC-18, CC-19)
    in_round = 1 + seats * (1 + search + claim + hearing)
    rounds = options["round_cap"] or UNCAPPED
    return Bounds(
        decisions=rounds * in_round,
        chance_nodes=1 + game.BUILDINGS + 1 + rounds + rounds * seats * claim,
        sides=max(game.NUMBERS, game.BUILDINGS, game.ORDERS, seats),
    )


def hidden_steps(game: ModuleType, s: State, seat: int, action: int) -> int:
    """Nobody learns whether a claim was begun and dropped."""
    if action not in (game.NO_CLAIM, game.CLAIM):
        return 0
    parts = game.CODES_LAID + 1  # CC-30: the buildings, and the number
    return int(parts - s.claim_codes[seat].bit_count() - (s.claim_file[seat] > 0))


# What a lie is worth shows when somebody has claimed by it, and that is the end of the game. A claim is put together in
# seven steps: a tree that tries others at each makes it seem wrong, and he would claim too late.
_SEARCH = Search(simulations=2700, depth=TO_THE_END, curiosity=0.5, trust=100, ahead=1, sure=1.5)

SETTINGS = GameSettings(
    search=_SEARCH,
    # The arena shows that a search helps Master here. The nearer the end, the shorter a rollout: with so many decisions
    # in all a search takes 25 to 45 ms at any time, and with so many simulations its memory is 1.5 megabytes.
    adviser=_SEARCH._replace(simulations=15_000, decisions=220_000),
    seldom=0.2,  # one slip in the seven steps of a claim loses the game
    training={
        **LONG_RUN,
        "games": 16384,
        "minibatches": 64,
        "seats": {2: 2, 3: 1, 4: 2},
        "rate": 1e-3,
        "imitation": 0.3,
        "guests": 0.5,
        "lessons": 0.3,
        "entropy": (0.002, 0.0003),
        "floor": 0.5,
    },  # it lives by rare decisions in which nothing may go wrong: many small steps, and the teacher stays
    bounds=bounds,
    hidden_steps=hidden_steps,
)
