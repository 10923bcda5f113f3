"""What a step looks like: events with an audience, no prose. Only `rolled` is private."""

from collections.abc import Sequence
from typing import Any

from valise_games.games.game import Event

from .actions import bid_of
from .rules import DOUBT, OVER, State, found


def beginning(s: State) -> list[Event]:
    return _new_round(s)


def story(before: State, seat: int, action: int, after: State) -> list[Event]:
    """The events of one step, in order."""
    if action != DOUBT:
        return [Event({"what": "bid", "seat": seat, **bid_of(action)})]
    bid = bid_of(before.bid)
    loser = next(other for other in range(before.seats) if after.left[other] < before.left[other])
    hands = [dice_of(after.shown[other]) for other in range(before.seats)]
    told: list[dict[str, Any]] = [
        {"what": "doubted", "seat": seat, "bidder": before.bidder, **bid},
        {"what": "shown", "hands": hands, "found": found(before, bid["face"] - 1), **bid},
        {"what": "lost", "seat": loser, "left": after.left[loser]},
    ]
    if after.phase == OVER:
        return [Event(event) for event in (*told, {"what": "over", **outcome(after)})]
    return [*(Event(event) for event in told), *_new_round(after)]


def outcome(s: State) -> dict[str, Any]:
    """How an ended game ended."""
    return {"winners": [s.mover], "reason": "last-one-left", "left": s.left[s.mover]}


def dice_of(row: Sequence[int]) -> list[int]:
    """The dice of a hand, the lowest first."""
    return [face for face, count in enumerate(row, 1) for _ in range(count)]


def _new_round(s: State) -> list[Event]:
    rolls = [
        Event({"what": "rolled", "seat": seat, "dice": dice_of(s.hand[seat])}, (seat,))
        for seat in range(s.seats)
        if s.left[seat]
    ]
    return [Event({"what": "round", "round": s.round + 1, "seat": s.mover}), *rolls]
