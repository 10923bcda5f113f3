"""What a seat sees: its blanked state as a message, with its legal actions."""

from typing import Any

from .actions import bid_of, write_action
from .rules import DICE, FACES, MOST_CHOICES, NOBODY, OVER, State, dice_in_play, legal, to_act
from .story import dice_of, outcome

NOTED: frozenset[str] = frozenset()  # views are made from the state alone


def components() -> dict[str, Any]:
    """What the game is drawn from: the same for every match."""
    return {"dice": DICE, "faces": list(range(1, FACES + 1))}


def view(known: State, seat: int | None, events: list[dict[str, Any]]) -> dict[str, Any]:
    """From what the seat knows."""
    s = known
    shared: dict[str, Any] = {
        "you": None,
        "phase": "over" if s.phase == OVER else "bidding",
        "round": s.round + 1,
        "mover": s.mover,
        "wild": bool(s.wild),
        "dice": dice_in_play(s),
        "bid": None if s.bid == NOBODY else {"seat": s.bidder, **bid_of(s.bid)},
        "seats": [
            {
                "left": s.left[other],
                "said": bid_of(s.said[other] - 1) if s.said[other] else None,
                "shown": dice_of(s.shown[other]),
            }
            for other in range(s.seats)
        ],
        "dossier": None,
        "legal": [],
        "outcome": outcome(s) if s.phase == OVER else None,
    }
    return shared if seat is None else {**shared, **own_view(known, seat, events)}


def own_view(known: State, seat: int, events: list[dict[str, Any]]) -> dict[str, Any]:
    """The part of a view that only its seat gets."""
    choices = [0] * (MOST_CHOICES + 1)
    if to_act(known) >> seat & 1:
        legal(known, seat, choices)
    return {
        "you": seat,
        "dossier": {"dice": dice_of(known.hand[seat])},
        "legal": [write_action(known, number) for number in choices[1 : choices[0] + 1]],
    }
