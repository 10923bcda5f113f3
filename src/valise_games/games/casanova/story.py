"""What a step of Casanova looks like: events with an audience, no prose.

Private to the seat that acted: `saw` and `chose`. Everything else is public. Exchanged or left, the table is told the
same: `put-back` (CV-12).

Every event has what its sentence needs (messages.*.ftl). `where` says which of `lady` and `theatre` an event is about:
`gondola` or `theatre`; `nowhere` in what was seen if he was not there.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from valise_games.games.casanova.board import DOGE, PALAZZO, STAGE
from valise_games.games.game import Event

from . import rules
from .actions import PLACE_IDS, THEATRE_IDS, Holder, write_holder
from .rules import State, at_the_doges, board, points_of_turn

Reason = Literal["running", "brought-home", "rounds-are-up"]
REASONS: tuple[Reason, ...] = ("running", "brought-home", "rounds-are-up")
Dock = Literal["stage", "doge", "home", "palazzo"]  # `home` is the palazzo of a player, `palazzo` that of nobody


class Couple(Holder):
    """A couple that somebody saw under its masks."""

    casanova: bool


class CouplePlace(Holder):
    """Where a couple is, as sentences want it."""

    where: Literal["gondola", "theatre"]


class Outcome(TypedDict):
    winners: list[int]
    reason: Reason
    casanova: Holder


# What each kind of event has of these is in the code below.
StoryEvent = TypedDict(
    "StoryEvent",
    {
        "n": int,
        "what": Literal[
            "set-up", "begins", "turn", "moved", "walked", "inspected", "looked", "saw", "chose", "put-back", "jewel",
            "shown", "home", "ended-turn", "over",
        ],
        "seat": NotRequired[int],
        "round": NotRequired[int],
        "empty": NotRequired[list[str]],  # places of empty gondolas
        "theatres": NotRequired[list[str]],  # with a couple
        "from": NotRequired[str],
        "to": NotRequired[str],
        "start": NotRequired[Dock],
        "start_owner": NotRequired[int],  # of a palazzo that is somebody's home
        "goal": NotRequired[Dock],
        "goal_owner": NotRequired[int],
        "lady": NotRequired[int | bool],  # whose couple; of a move, whether her gondola moved or an empty one
        "theatre": NotRequired[str],
        "where": NotRequired[Literal["gondola", "theatre", "nowhere"]],
        "ladies": NotRequired[list[int]],  # all at the Doge's
        "others": NotRequired[list[CouplePlace]],  # all there but the one who looks
        "couples": NotRequired[list[Couple]],  # seen
        "maids": NotRequired[list[CouplePlace]],  # seen, if he was in none of them
        "exchange": NotRequired[bool],
        "casanova": NotRequired[bool | Holder],  # shown, or where he was
        "points": NotRequired[int],  # left unused
        "quiet": NotRequired[bool],  # nothing was done in this turn
        "winners": NotRequired[list[int]],
        "winner": NotRequired[int | None],
        "reason": NotRequired[Reason],
        "rounds": NotRequired[int],  # that were played
    },
)  # fmt: skip


def beginning(s: State) -> list[Event]:
    """What everybody sees before the first step."""
    empty = [PLACE_IDS[place] for place in range(rules.PLACES) if s.empty >> place & 1]
    theatres = [THEATRE_IDS[theatre] for theatre in range(rules.THEATRES) if s.in_theatre >> theatre & 1]
    return [
        Event({"what": "set-up", "empty": empty, "theatres": theatres}),
        Event({"what": "begins", "seat": s.first}),
    ]


def story(before: State, seat: int, action: int, after: State) -> list[Event]:
    """The events of one step, in order."""
    if action < rules.WALK:
        events = _moved(before, seat, action - rules.MOVE, after)
    elif action == rules.WALK:
        here, there = PLACE_IDS[before.lady_at[seat]], PLACE_IDS[after.lady_at[seat]]
        events = [Event({"what": "walked", "seat": seat, "from": here, "to": there})]
    elif action in (rules.INSPECT_GONDOLA, rules.INSPECT_THEATRE):
        events = [
            Event({"what": "inspected", "seat": seat, **place_of(after.partner)}),
            _saw(before, seat, 1 << seat | 1 << after.partner),
        ]
    elif action == rules.LOOK:
        there_too = at_the_doges(before)
        ladies = [other for other in range(before.seats) if there_too >> other & 1]
        others = [place_of(lady) for lady in ladies if lady != seat]
        events = [
            Event({"what": "looked", "seat": seat, "ladies": ladies, "others": others}),
            _saw(before, seat, there_too),
        ]
    elif action in (rules.EXCHANGE, rules.LEAVE):
        mine: dict[str, Any] = {"what": "chose", "seat": seat, **write_holder(before.partner)}
        mine["exchange"] = action == rules.EXCHANGE
        events = [Event(mine, (seat,)), Event({"what": "put-back", "seat": seat, **write_holder(before.partner)})]
    else:
        assert action == rules.END_TURN
        done = before.points < points_of_turn(before) or before.inspected or before.looked or before.walked
        events = [Event({"what": "ended-turn", "seat": seat, "points": before.points, "quiet": not done})]
    if after.phase == rules.OVER:
        winner = after.winner if after.winner >= 0 else None
        events.append(Event({"what": "over", **outcome(after), "winner": winner, "rounds": after.round}))
    elif after.mover != before.mover:
        events.append(Event({"what": "turn", "seat": after.mover, "round": after.round + 1}))
    return events


def outcome(s: State) -> Outcome:
    """How an ended game ended, and where Casanova was."""
    return {
        "winners": [s.winner] if s.winner >= 0 else [],
        "reason": REASONS[s.reason],
        "casanova": write_holder(s.casanova),
    }


def place_of(holder: int) -> CouplePlace:
    """Where a couple is, as sentences want it."""
    if holder < rules.SEATS:
        return {"lady": holder, "where": "gondola"}
    return {"theatre": THEATRE_IDS[holder - rules.SEATS], "where": "theatre"}


def _moved(before: State, seat: int, link: int, after: State) -> list[Event]:
    here, there = rules.LINK_FROM[link], rules.LINK_TO[link]
    lady = before.lady_at[seat] == here
    move = {"what": "moved", "seat": seat, "from": PLACE_IDS[here], "to": PLACE_IDS[there], "lady": lady}
    if board.places[here].kind == board.places[there].kind == DOGE:
        docks = {"start": STAGE, "goal": STAGE}  # “from the Doge’s to the Doge’s” says nothing: they go by their names
    else:
        docks = {**_dock(before, "start", here), **_dock(before, "goal", there)}
    events = [Event({**move, **docks})]
    if after.jewels != before.jewels:
        events.append(Event({"what": "jewel", "seat": seat}))  # CV-17
    if lady and there == rules.HOME[seat]:
        if before.jewels >> seat & 1:  # CV-18, CV-19
            events.append(Event({"what": "shown", "seat": seat, "casanova": before.casanova == seat}))
        else:
            events.append(Event({"what": "home", "seat": seat}))  # CV-20
    return events


def _dock(s: State, name: str, place: int) -> dict[str, Any]:
    """What kind of place it is, and whose palazzo."""
    kind = board.places[place].kind
    if kind != PALAZZO:
        return {name: kind}
    for owner in range(s.seats):
        if rules.HOME[owner] == place:
            return {name: "home", f"{name}_owner": owner}
    return {name: PALAZZO}


def _saw(s: State, seat: int, holders: int) -> Event:
    """What she alone sees: each couple, and whether it is his."""
    seen = [holder for holder in range(rules.HOLDERS) if holders >> holder & 1]
    event: dict[str, Any] = {"what": "saw", "seat": seat}
    event["couples"] = [{**write_holder(holder), "casanova": s.casanova == holder} for holder in seen]
    if s.casanova in seen:
        event |= place_of(s.casanova)
    else:
        event |= {"where": "nowhere", "maids": [place_of(holder) for holder in seen]}
    return Event(event, (seat,))
