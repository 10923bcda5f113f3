"""What a step of Casanova looks like: events with an audience, no prose.

Private to the seat that acted: `saw` and `chose`. Everything else is public. Exchanged or left, the table is told the
same: `put-back` (CV-12).
"""

from __future__ import annotations

from typing import Any

from valise_games.games.game import Event

from .actions import PLACE_IDS, THEATRE_IDS, write_holder
from .rules import (
    END_TURN,
    EXCHANGE,
    HOLDERS,
    HOME,
    INSPECT_GONDOLA,
    INSPECT_THEATRE,
    LEAVE,
    LINK_FROM,
    LINK_TO,
    LOOK,
    MOVE,
    OVER,
    PLACES,
    THEATRES,
    WALK,
    State,
    at_the_doges,
)

REASONS = ("running", "brought-home", "rounds-are-up")


def beginning(s: State) -> list[Event]:
    """What everybody sees before the first step."""
    empty = [PLACE_IDS[place] for place in range(PLACES) if s.empty >> place & 1]
    theatres = [THEATRE_IDS[theatre] for theatre in range(THEATRES) if s.in_theatre >> theatre & 1]
    return [
        Event({"what": "set-up", "empty": empty, "theatres": theatres}),
        Event({"what": "begins", "seat": s.first}),
    ]


def story(before: State, seat: int, action: int, after: State) -> list[Event]:
    """The events of one step, in order."""
    if action < WALK:
        events = _moved(before, seat, action - MOVE, after)
    elif action == WALK:
        here, there = PLACE_IDS[before.lady_at[seat]], PLACE_IDS[after.lady_at[seat]]
        events = [Event({"what": "walked", "seat": seat, "from": here, "to": there})]
    elif action in (INSPECT_GONDOLA, INSPECT_THEATRE):
        events = [
            Event({"what": "inspected", "seat": seat, **write_holder(after.partner)}),
            _saw(before, seat, 1 << seat | 1 << after.partner),
        ]
    elif action == LOOK:
        there_too = at_the_doges(before)
        events = [
            Event({"what": "looked", "seat": seat, "ladies": [o for o in range(before.seats) if there_too >> o & 1]}),
            _saw(before, seat, there_too),
        ]
    elif action in (EXCHANGE, LEAVE):
        mine = {"what": "chose", "seat": seat, **write_holder(before.partner), "exchange": action == EXCHANGE}
        events = [Event(mine, (seat,)), Event({"what": "put-back", "seat": seat, **write_holder(before.partner)})]
    else:
        assert action == END_TURN
        events = [Event({"what": "ended-turn", "seat": seat, "points": before.points})]
    if after.phase == OVER:
        events.append(Event({"what": "over", **outcome(after)}))
    elif after.mover != before.mover:
        events.append(Event({"what": "turn", "seat": after.mover, "round": after.round + 1}))
    return events


def outcome(s: State) -> dict[str, Any]:
    """How an ended game ended, and where Casanova was."""
    return {
        "winners": [s.winner] if s.winner >= 0 else [],
        "reason": REASONS[s.reason],
        "casanova": write_holder(s.casanova),
    }


def _moved(before: State, seat: int, link: int, after: State) -> list[Event]:
    here, there = LINK_FROM[link], LINK_TO[link]
    lady = before.lady_at[seat] == here
    told = {"what": "moved", "seat": seat, "from": PLACE_IDS[here], "to": PLACE_IDS[there], "lady": lady}
    events = [Event(told)]
    if after.jewels != before.jewels:
        events.append(Event({"what": "jewel", "seat": seat}))  # CV-17
    if lady and there == HOME[seat]:
        if before.jewels >> seat & 1:  # CV-18, CV-19
            events.append(Event({"what": "shown", "seat": seat, "casanova": before.casanova == seat}))
        else:
            events.append(Event({"what": "home", "seat": seat}))  # CV-20
    return events


def _saw(s: State, seat: int, holders: int) -> Event:
    """What she alone sees: each couple, and whether it is his."""
    couples = [
        {**write_holder(holder), "casanova": s.casanova == holder} for holder in range(HOLDERS) if holders >> holder & 1
    ]
    return Event({"what": "saw", "seat": seat, "couples": couples}, (seat,))
