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

from . import rules
from .rules import State, board, lady_in

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

SIMPLE = {"look": rules.LOOK, "end-turn": rules.END_TURN, "exchange": rules.EXCHANGE, "leave": rules.LEAVE}
SIMPLE_NAMES = {number: name for name, number in SIMPLE.items()}
FIELDS = {
    "move": ("from", "to"),
    "walk": ("to",),
    "inspect-gondola": ("lady",),
    "inspect-theatre": ("theatre",),
    **dict.fromkeys(SIMPLE, ()),
}
FORMS = Forms("look", FIELDS)
MOVES: tuple[Action, ...] = tuple(
    {"do": "move", "from": PLACE_IDS[rules.LINK_FROM[link]], "to": PLACE_IDS[rules.LINK_TO[link]]}
    for link in range(rules.LINKS)
)


def write_action(s: State, number: int) -> Action:
    """The readable form of an action that is possible in this position."""
    if number in SIMPLE_NAMES:
        return {"do": SIMPLE_NAMES[number]}
    if number < rules.WALK:
        return MOVES[number - rules.MOVE].copy()
    here = s.lady_at[s.mover]
    if number == rules.WALK:
        return {"do": "walk", "to": PLACE_IDS[rules.ACROSS[here]]}
    if number == rules.INSPECT_GONDOLA:
        return {"do": "inspect-gondola", "lady": lady_in(s, rules.ACROSS[here])}
    return {"do": "inspect-theatre", "theatre": THEATRE_IDS[rules.THEATRE_OF[here]]}


def write_holder(holder: int) -> Holder:
    """Where a couple is, from its number."""
    return {"lady": holder} if holder < rules.SEATS else {"theatre": THEATRE_IDS[holder - rules.SEATS]}


def read_action(s: State, action: object) -> int:
    """The number of a readable action. Says only whether it can be read; legality is another question."""
    action = FORMS.read(action)
    do = action["do"]
    if do in SIMPLE:
        return SIMPLE[do]
    if do == "move":
        return rules.MOVE + _link(action["from"], action["to"])
    here = s.lady_at[s.mover]
    if rules.ACROSS[here] == rules.NOWHERE:
        raise UnreadableAction(f"the lady is at {PLACE_IDS[here]}, where there is no street (CV-9)")
    if do == "walk":
        if number_of(PLACE_NUMBERS, action["to"], "place") != rules.ACROSS[here]:
            raise UnreadableAction(
                f"the street of {PLACE_IDS[here]} leads to {PLACE_IDS[rules.ACROSS[here]]}, not elsewhere (CV-9)"
            )
        return rules.WALK
    if do == "inspect-gondola":
        if number_of(numbered(range(s.seats)), action["lady"], "seat") != lady_in(s, rules.ACROSS[here]):
            raise UnreadableAction(
                f"the lady of seat {action['lady']} is not at {PLACE_IDS[rules.ACROSS[here]]} (CV-10)"
            )
        return rules.INSPECT_GONDOLA
    if number_of(THEATRE_NUMBERS, action["theatre"], "theatre") != rules.THEATRE_OF[here]:
        raise UnreadableAction(f"theatre {action['theatre']} is not in the street of {PLACE_IDS[here]} (CV-11)")
    return rules.INSPECT_THEATRE


def _link(start: object, end: object) -> int:
    here, there = number_of(PLACE_NUMBERS, start, "place"), number_of(PLACE_NUMBERS, end, "place")
    ways = [rules.LINK_TO[link] for link in range(rules.LINKS) if rules.LINK_FROM[link] == here]
    if there not in ways:
        links = ", ".join(PLACE_IDS[place] for place in ways)
        raise UnreadableAction(f"{start} is one link from {links}; not from {end} (CV-6)")
    return next(link for link in range(rules.LINKS) if rules.LINK_FROM[link] == here and rules.LINK_TO[link] == there)


# ---------------------------------------------------------------------------------- why not
WHERE = {rules.MOUTH: "on a mouth", rules.DOGES: "at the Doge's", rules.PALAZZI: "at her palazzo"}


def why_not(s: State, seat: int, number: int) -> str:
    """Why a seat that knows `s` may not do this now, with the rule's id."""
    if s.phase == rules.CHOICE:
        return "first the couples are exchanged, or left as they are (CV-12)"
    here = s.lady_at[seat]
    if number < rules.WALK:
        return _why_no_way(s, seat, here, rules.LINK_FROM[number - rules.MOVE], rules.LINK_TO[number - rules.MOVE])
    if number in (rules.WALK, rules.INSPECT_GONDOLA, rules.INSPECT_THEATRE) and rules.ACROSS[here] == rules.NOWHERE:
        return f"there is no street at {PLACE_IDS[here]} (CV-9)"
    if number == rules.WALK:
        if not s.empty >> rules.ACROSS[here] & 1:
            return f"there is no empty gondola at {PLACE_IDS[rules.ACROSS[here]]} (CV-9)"
        if s.walked:
            return "she does not walk back before a point is spent or a couple inspected (CV-22)"
        return f"she could not leave {PLACE_IDS[rules.ACROSS[here]]} in time then (CV-24)"
    if number == rules.INSPECT_GONDOLA:
        if not s.taken >> rules.ACROSS[here] & 1:
            return f"there is no lady at {PLACE_IDS[rules.ACROSS[here]]} (CV-10)"
        return "this couple was inspected in this turn (CV-15)"
    if number == rules.INSPECT_THEATRE:
        if rules.THEATRE_OF[here] == rules.NOWHERE or not s.in_theatre >> rules.THEATRE_OF[here] & 1:
            return "there is no couple in a theatre of this street (CV-11)"
        return "this couple was inspected in this turn (CV-15)"
    if number == rules.LOOK:
        if not rules.AT_DOGE >> here & 1:
            return "one looks at the Doge's only (CV-13)"
        return "she has looked in this turn (CV-25)" if s.looked else "she is alone there (CV-13)"
    if number == rules.END_TURN:
        return f"she ended her last turn {WHERE[rules.KIND_OF[here]]} too, and can leave (CV-24)"
    return "couples are exchanged, or left, after an inspection (CV-12)"


def _why_no_way(s: State, seat: int, here: int, start: int, end: int) -> str:
    if not s.points:
        return "there are no points left (CV-6)"
    if start != here and not s.empty >> start & 1:
        return f"neither her gondola nor an empty one is at {PLACE_IDS[start]} (CV-6)"
    if (s.empty | s.taken) >> end & 1:
        return f"there is a gondola at {PLACE_IDS[end]} (CV-7)"
    if start == here and not rules.OPEN_TO[seat] >> end & 1:
        return f"{PLACE_IDS[end]} is not her palazzo (CV-8)"
    if start == here and end == rules.HOME[seat]:
        return "she ended her last turn at her palazzo too (CV-24)"
    if start == here:
        return f"she could not leave {PLACE_IDS[end]} in time then (CV-24)"
    return f"she could not leave {PLACE_IDS[here]} in time then (CV-24)"
