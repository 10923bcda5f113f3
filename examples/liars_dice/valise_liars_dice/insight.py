"""Looking back at a game: how many dice of the face that was bid there were, and what a seat could make of it.

A seat's belief is exact for dice that were rolled: those that it does not see show any face equally often.
"""

from collections.abc import Iterable, Iterator
from math import comb
from typing import Any

from valise_games.games.game import Answer, Belief, Step

from .actions import bid_of
from .rules import DOUBT, FACES, NOBODY, State, dice_in_play, found


def questions(s: State) -> list[dict[str, Any]]:
    return [{"about": "dice", "main": True}]


def answers(s: State) -> list[Answer]:
    """None while nobody has bid."""
    return [None if s.bid == NOBODY else {"found": found(s, s.bid % FACES), "face": s.bid % FACES + 1}]


def beliefs(known: State, seat: int) -> list[Belief]:
    s = known
    if s.bid == NOBODY:
        return [Belief([(None, 1.0)], certain=True)]
    face = s.bid % FACES
    mine, unseen = found(s, face), dice_in_play(s) - s.left[seat]
    chance = (2 if s.wild and face else 1) / FACES
    shares: list[tuple[Answer, float]] = [
        ({"found": mine + n, "face": face + 1}, comb(unseen, n) * chance**n * (1 - chance) ** (unseen - n))
        for n in range(unseen + 1)
    ]
    return [Belief([(answer, share) for answer, share in shares if share > 0], certain=unseen == 0 or chance == 1)]


def turning_points(steps: Iterable[Step]) -> Iterator[dict[str, Any]]:
    """`caught`: a bid that was too high; `doubted-in-vain`: one that was met; and `out`."""
    for step in steps:
        if step.action != DOUBT:
            continue
        s, bid = step.before, bid_of(step.before.bid)
        met = found(s, bid["face"] - 1)
        what, loser = ("doubted-in-vain", step.seat) if met >= bid["count"] else ("caught", s.bidder)
        told = {"n": step.n, "seat": loser, "bidder": s.bidder, "doubter": step.seat, "found": met, **bid}
        yield {**told, "what": what, "weight": 3 + 2 * (s.left[loser] == 1)}
        if step.after.left[loser] == 0:
            yield {"n": step.n, "what": "out", "seat": loser, "weight": 8}
