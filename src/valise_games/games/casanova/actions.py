"""Actions of Casanova as people and programs write them, and back.

{"do": "move", "from": "A1", "to": "A2"}         a gondola: the one your lady is in, or an empty one
{"do": "walk", "to": "G2"}                       land, walk the street, board the empty gondola at its other end
{"do": "inspect-gondola", "lady": 2}             the gondola of that seat's lady
{"do": "inspect-theatre", "theatre": "A2-G2"}
{"do": "exchange"}   {"do": "leave"}             the necklaces, after an inspection
{"do": "look"}                                   at the Doge's
{"do": "end-turn"}
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from valise_games.games.action_forms import Forms, number_of, numbered
from valise_games.games.game import Action, UnreadableAction

from .rules import (
    ACROSS,
    AT_DOGE,
    CHOICE,
    DOGES,
    END_TURN,
    EXCHANGE,
    HOME,
    INSPECT_GONDOLA,
    INSPECT_THEATRE,
    KIND_OF,
    LEAVE,
    LINK_FROM,
    LINK_TO,
    LINKS,
    LOOK,
    MOUTH,
    MOVE,
    NOWHERE,
    OPEN_TO,
    PALAZZI,
    SEATS,
    THEATRE_OF,
    TURN,
    WALK,
    State,
    board,
    lady_in,
)

TableAction = TypedDict(
    "TableAction",
    {
        "do": Literal[
            "move", "walk", "inspect-gondola", "inspect-theatre", "look", "end-turn", "exchange", "leave",
        ],
        "from": NotRequired[str],
        "to": NotRequired[str],
        "lady": NotRequired[int],
        "theatre": NotRequired[str],
    },
)  # fmt: skip


class Holder(TypedDict):
    """Where a couple is: with the lady of a seat, or in a theatre."""

    lady: NotRequired[int | None]
    theatre: NotRequired[str | None]


PLACE_IDS = tuple(place.id for place in board.places)
THEATRE_IDS = tuple(f"{PLACE_IDS[street.a]}-{PLACE_IDS[street.b]}" for street in board.theatres())
PLACE_NUMBERS = numbered(PLACE_IDS)
THEATRE_NUMBERS = numbered(THEATRE_IDS)

SIMPLE = {"look": LOOK, "end-turn": END_TURN, "exchange": EXCHANGE, "leave": LEAVE}
SIMPLE_NAMES = {number: name for name, number in SIMPLE.items()}
FIELDS = {
    "move": ("from", "to"),
    "walk": ("to",),
    "inspect-gondola": ("lady",),
    "inspect-theatre": ("theatre",),
    **dict.fromkeys(SIMPLE, ()),
}
FORMS = Forms("look", FIELDS)


def write_action(s: State, number: int) -> Action:
    """The readable form of an action that is possible in this position."""
    if number in SIMPLE_NAMES:
        return {"do": SIMPLE_NAMES[number]}
    if number < WALK:
        link = number - MOVE
        return {"do": "move", "from": PLACE_IDS[LINK_FROM[link]], "to": PLACE_IDS[LINK_TO[link]]}
    here = s.lady_at[s.mover]
    if number == WALK:
        return {"do": "walk", "to": PLACE_IDS[ACROSS[here]]}
    if number == INSPECT_GONDOLA:
        return {"do": "inspect-gondola", "lady": lady_in(s, ACROSS[here])}
    return {"do": "inspect-theatre", "theatre": THEATRE_IDS[THEATRE_OF[here]]}


def write_holder(holder: int) -> Holder:
    """Where a couple is, from its number."""
    return {"lady": holder} if holder < SEATS else {"theatre": THEATRE_IDS[holder - SEATS]}


def read_action(s: State, action: object) -> int:
    """The number of a readable action. Says only whether it can be read; legality is another question."""
    action = FORMS.read(action)
    do = action["do"]
    if do in SIMPLE:
        return SIMPLE[do]
    if do == "move":
        return MOVE + _link(action["from"], action["to"])
    here = s.lady_at[s.mover]
    if ACROSS[here] == NOWHERE:
        raise UnreadableAction(f"the lady is at {PLACE_IDS[here]}, where there is no street")
    if do == "walk":
        if number_of(PLACE_NUMBERS, action["to"], "place") != ACROSS[here]:
            raise UnreadableAction(f"the street of {PLACE_IDS[here]} leads to {PLACE_IDS[ACROSS[here]]}, not elsewhere")
        return WALK
    if do == "inspect-gondola":
        if number_of(numbered(range(s.seats)), action["lady"], "seat") != lady_in(s, ACROSS[here]):
            raise UnreadableAction(f"the lady of seat {action['lady']} is not at {PLACE_IDS[ACROSS[here]]}")
        return INSPECT_GONDOLA
    if number_of(THEATRE_NUMBERS, action["theatre"], "theatre") != THEATRE_OF[here]:
        raise UnreadableAction(f"theatre {action['theatre']} is not in the street of {PLACE_IDS[here]}")
    return INSPECT_THEATRE


def _link(start: object, end: object) -> int:
    here, there = number_of(PLACE_NUMBERS, start, "place"), number_of(PLACE_NUMBERS, end, "place")
    ways = [LINK_TO[link] for link in range(LINKS) if LINK_FROM[link] == here]
    if there not in ways:
        links = ", ".join(PLACE_IDS[place] for place in ways)
        raise UnreadableAction(f"{start} is one link from {links}; not from {end}")
    return next(link for link in range(LINKS) if LINK_FROM[link] == here and LINK_TO[link] == there)


# ---------------------------------------------------------------------------------- why not
WHERE = {MOUTH: "on a mouth", DOGES: "at the Doge's", PALAZZI: "at her palazzo"}


def why_not(s: State, seat: int, number: int) -> str:
    """Why a seat that knows `s` may not do this now, with the rule's id; empty where it is not the time for it."""
    if s.phase == CHOICE:
        return "first the couples are exchanged, or left as they are (CV-12)"
    if s.phase != TURN:
        return ""
    here = s.lady_at[seat]
    if number < WALK:
        return _why_no_way(s, seat, here, LINK_FROM[number - MOVE], LINK_TO[number - MOVE])
    if number in (WALK, INSPECT_GONDOLA, INSPECT_THEATRE) and ACROSS[here] == NOWHERE:
        return f"there is no street at {PLACE_IDS[here]} (CV-9)"
    if number == WALK:
        if not s.empty >> ACROSS[here] & 1:
            return f"there is no empty gondola at {PLACE_IDS[ACROSS[here]]} (CV-9)"
        if s.walked:
            return "she does not walk back before a point is spent or a couple inspected (CV-22)"
        return f"she could not leave {PLACE_IDS[ACROSS[here]]} in time then (CV-24)"
    if number == INSPECT_GONDOLA:
        if not s.taken >> ACROSS[here] & 1:
            return f"there is no lady at {PLACE_IDS[ACROSS[here]]} (CV-10)"
        return "this couple was inspected in this turn (CV-15)"
    if number == INSPECT_THEATRE:
        if THEATRE_OF[here] == NOWHERE or not s.in_theatre >> THEATRE_OF[here] & 1:
            return "there is no couple in a theatre of this street (CV-11)"
        return "this couple was inspected in this turn (CV-15)"
    if number == LOOK:
        if not AT_DOGE >> here & 1:
            return "one looks at the Doge's only (CV-13)"
        return "she has looked in this turn (CV-25)" if s.looked else "she is alone there (CV-13)"
    if number == END_TURN:
        return f"she ended her last turn {WHERE[KIND_OF[here]]} too, and can leave (CV-24)"
    return ""


def _why_no_way(s: State, seat: int, here: int, start: int, end: int) -> str:
    if not s.points:
        return "there are no points left (CV-6)"
    if start != here and not s.empty >> start & 1:
        return f"neither her gondola nor an empty one is at {PLACE_IDS[start]} (CV-6)"
    if (s.empty | s.taken) >> end & 1:
        return f"there is a gondola at {PLACE_IDS[end]} (CV-7)"
    if start == here and not OPEN_TO[seat] >> end & 1:
        return f"{PLACE_IDS[end]} is not her palazzo (CV-8)"
    if start == here and end == HOME[seat]:
        return "she ended her last turn at her palazzo too (CV-24)"
    if start == here:
        return f"she could not leave {PLACE_IDS[end]} in time then (CV-24)"
    return f"she could not leave {PLACE_IDS[here]} in time then (CV-24)"
