"""What a seat sees of a game of Casanova: its blanked state as a message, with its legal actions.

Couples have no marks (CV-16): the view says where there is one, and never which.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal, TypedDict, cast

from . import rules
from .actions import PLACE_IDS, THEATRE_IDS, Holder, TableAction, write_action, write_holder
from .rules import State, board, legal, to_act
from .story import Couple, Outcome, outcome

# The kinds of events that views are made from, besides the state.
NOTED = frozenset({"turn", "inspected", "looked", "saw", "chose", "shown"})
Phase = Literal["turn", "choice", "over"]
PHASES: tuple[Phase, ...] = ("turn", "choice", "over")


# Where one could stay for ever, but for CV-24: on a mouth of a basin, at the Doge's, at one's own palazzo.
Refuge = Literal["mouth", "doge", "home"]
REFUGES: dict[int, Refuge] = {rules.MOUTH: "mouth", rules.DOGES: "doge", rules.PALAZZI: "home"}


class Chance(TypedDict):
    """A couple that can be Casanova's: where it is, and how likely it is his if choices are coin tosses."""

    lady: int | None
    theatre: str | None
    share: float


class SeatView(TypedDict):
    """What the table knows of one seat."""

    at: str
    home: str
    jewel_laid: bool
    no_stay: Refuge | None  # CV-24: where she may not end her next turn, or this one


class Sight(TypedDict):
    """Couples seen, with the round and what was chosen then; None where nothing was to choose, or not yet chosen."""

    round: int
    how: Literal["inspected", "looked", "shown"]
    couples: list[Couple]
    exchange: bool | None


class Dossier(TypedDict):
    """What only the seat itself knows."""

    chances: list[Chance]
    seen: list[Sight]


class View(TypedDict):
    you: int | None
    phase: Phase
    round: int
    round_cap: int  # 0: none
    mover: int
    points: int
    inspecting: Holder | None
    inspected: list[Holder]
    looked: bool
    couples: int
    look_alone: bool
    empty: list[str]
    theatres: dict[str, bool]
    seats: list[SeatView]
    chances: list[Chance]
    dossier: Dossier | None
    legal: list[TableAction]
    outcome: Outcome | None


class Point(TypedDict):
    x: int
    y: int


class Place(Point):
    """Where one gondola can dock."""

    id: str
    kind: Literal["stage", "palazzo", "doge"]


class Theatre(Point):
    id: str


class Street(TypedDict):
    between: list[str]
    theatre: Theatre | None


class Lady(TypedDict):
    """What a seat is known by on the board, and its palazzo."""

    shape: Literal["square", "circle", "diamond", "triangle", "hexagon"]
    colour: Literal["blue", "pink", "yellow", "green", "orange"]
    home: str


class Components(TypedDict):
    """What the board is drawn from. `mouths` are stages where a canal meets a basin; `water` are its links."""

    places: list[Place]
    water: list[list[str]]
    streets: list[Street]
    mouths: list[str]
    ladies: list[Lady]
    gondolas: int
    points: int


def components() -> Components:
    """The board, for drawing it: the same for every match."""
    names = iter(THEATRE_IDS)
    return {
        "places": [{"id": p.id, "kind": p.kind, "x": p.x, "y": p.y} for p in board.places],
        "water": [[PLACE_IDS[a], PLACE_IDS[b]] for a, b in board.water],
        "streets": [
            {
                "between": [PLACE_IDS[street.a], PLACE_IDS[street.b]],
                "theatre": {"id": next(names), "x": street.x, "y": street.y} if street.theatre else None,
            }
            for street in board.streets
        ],
        "mouths": [PLACE_IDS[place] for place in range(rules.PLACES) if rules.MOUTHS >> place & 1],
        "ladies": [
            {"shape": lady.shape, "colour": lady.colour, "home": PLACE_IDS[rules.HOME[seat]]}
            for seat, lady in enumerate(board.ladies)
        ],
        "gondolas": rules.GONDOLAS,
        "points": rules.POINTS,
    }


def view(known: State, seat: int | None, events: list[dict[str, Any]]) -> View:
    """The view of a seat, made from what it knows and from its own story, and from nothing else."""
    s = known
    return {
        "you": seat,
        "phase": PHASES[s.phase],
        "round": min(s.round + 1, s.round_cap) if s.round_cap else s.round + 1,
        "round_cap": s.round_cap,
        "mover": s.mover,
        "points": s.points,
        "inspecting": write_holder(s.partner) if s.phase == rules.CHOICE else None,
        "inspected": [write_holder(holder) for holder in range(rules.HOLDERS) if s.inspected >> holder & 1],
        "looked": bool(s.looked),
        "couples": s.couples,
        "look_alone": bool(s.look_alone),
        "empty": [PLACE_IDS[place] for place in range(rules.PLACES) if s.empty >> place & 1],
        "theatres": {THEATRE_IDS[theatre]: bool(s.in_theatre >> theatre & 1) for theatre in range(rules.THEATRES)},
        "seats": [_seat(s, other) for other in range(s.seats)],
        "chances": _chances(s, rules.TABLE),
        "dossier": None if seat is None else {"chances": _chances(s, seat), "seen": _seen(events)},
        "legal": [] if seat is None else _legal(s, seat),
        "outcome": outcome(s) if s.phase == rules.OVER else None,
    }


def own_view(known: State, seat: int, events: list[dict[str, Any]]) -> dict[str, Any]:
    """What a view of a seat has in place of a spectator's: the rest of it is the same for all."""
    s = known
    return {
        "you": seat,
        "dossier": {"chances": _chances(s, seat), "seen": _seen(events)},
        "legal": _legal(s, seat),
    }


def _seat(s: State, seat: int) -> SeatView:
    return _seat_of(seat, s.lady_at[seat], bool(s.jewels >> seat & 1), s.stayed[seat])


@lru_cache(1 << 12)
def _seat_of(seat: int, place: int, jewel_laid: bool, stayed: int) -> SeatView:
    """Like the chances below, the object comes again: it is shown, and never changed."""
    return {
        "at": PLACE_IDS[place],
        "home": PLACE_IDS[rules.HOME[seat]],
        "jewel_laid": jewel_laid,
        "no_stay": REFUGES.get(stayed),
    }


def _chances(s: State, row: int) -> list[Chance]:
    return _chances_of(*s.weight[row])


@lru_cache(1 << 12)
def _chances_of(*weights: int) -> list[Chance]:
    total = sum(weights)
    return [
        {
            "lady": holder if holder < rules.SEATS else None,
            "theatre": None if holder < rules.SEATS else THEATRE_IDS[holder - rules.SEATS],
            "share": round(weight / total, 6),
        }
        for holder, weight in enumerate(weights)
        if weight
    ]


def _seen(events: list[dict[str, Any]]) -> list[Sight]:
    """What the seat saw with its own eyes, or was shown, the oldest first."""
    seen: list[Sight] = []
    number = 1
    how: Literal["inspected", "looked"] = "inspected"
    for event in events:
        if event["what"] == "turn":
            number = event["round"]
        elif event["what"] in ("inspected", "looked"):
            how = event["what"]
        elif event["what"] == "saw":
            seen.append({"round": number, "how": how, "couples": event["couples"], "exchange": None})
        elif event["what"] == "chose":
            seen[-1]["exchange"] = event["exchange"]
        elif event["what"] == "shown":
            couple: Couple = {"lady": event["seat"], "casanova": event["casanova"]}
            seen.append({"round": number, "how": "shown", "couples": [couple], "exchange": None})
    return seen


def _legal(s: State, seat: int) -> list[TableAction]:
    if not to_act(s) >> seat & 1:
        return []
    choices = [0] * (rules.MOST_CHOICES + 1)
    legal(s, seat, choices)
    return [cast("TableAction", write_action(s, number)) for number in choices[1 : choices[0] + 1]]
