"""What a seat sees of Code Casablanca: its blanked state as a message, with its notebook and its legal actions."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from valise_games.games.game import Action, members

from . import rules
from .actions import (
    BUILDING_IDS,
    About,
    Kind,
    Tile,
    TileAt,
    TrueAnswer,
    Written,
    message_words,
    slot_words,
    tile_words,
    write_action,
)
from .knowledge import SPECTATOR, known_tiles
from .rules import State, board, legal, seats_in, to_act, who_acts
from .story import Claim, DraftClaim, Outcome, challenge_words, claim_words, outcome, places, whole_claim

# The kinds of events that views are made from, besides the state.
NOTED = frozenset({"stand", "message", "saw", "verdict"})
Phase = Literal[
    "drawing", "choosing", "searching", "answering", "accusing", "claiming", "challenging", "standing", "over"
]
PHASES: tuple[Phase, ...] = (
    "drawing", "choosing", "searching", "answering", "accusing", "accusing", "claiming", "challenging", "standing",
    "over",
)  # fmt: skip


class SeatView(TypedDict):
    """What the table knows of one seat."""

    colour: str
    at: str | None
    out: bool
    been: list[str]
    unmasked_by: int | None
    accused_in_vain: int | None
    silenced: bool
    claim: Claim | None
    claim_wrong: bool


class Question(About):
    """`seat` has asked `to`, who owes the answer."""

    seat: int
    to: int


class Accusation(TypedDict):
    seat: int
    accused: int


class Hearing(TypedDict):
    claims: list[int]
    claimant: int
    challenger: int
    withstood: bool
    winning: list[int]


class Seen(TileAt):
    """A tile that the seat looked at, and in which round."""

    round: int


class Sent(Written):
    """A message that the seat wrote."""

    round: int
    to: int


Received = TypedDict(
    "Received", {"round": int, "from": int, "kind": Kind, "at": str, "number": int | None}
)  # a message to the seat


class Verdict(Accusation):
    """An accusation that the seat knows the grounds of: the message, what was written against it, and who was right."""

    message: Written
    wrote: TrueAnswer
    true: bool


class Notebook(TypedDict):
    """What the seat found, was told, told others, and learnt from accusations; and the files that may be genuine."""

    saw: list[Seen]
    received: list[Received]
    sent: list[Sent]
    verdicts: list[Verdict]
    may_be_genuine: list[int]


class Draft(TypedDict):
    """What the seat has put together behind its hand: a claim, or the message it is about to call false."""

    claim: DraftClaim | None
    charge: Written | None
    answered: bool


class Stood(TypedDict):
    """Where all were in a round, by seat."""

    round: int
    at: list[str | None]


class View(TypedDict):
    you: int | None
    phase: Phase
    round: int
    round_cap: int  # 0: none
    drawer: int
    acting: int | None
    asked: list[int]
    piles: list[int]
    played: list[list[str]]
    sent: list[str | None]
    rounds: list[Stood]
    tiles: dict[str, Tile]
    turned: list[str]
    seats: list[SeatView]
    question: Question | None
    accusation: Accusation | None
    hearing: Hearing | None
    challenge: TileAt | None  # the one that a claimant answers now, for those who know what it names
    notebook: Notebook | None
    draft: Draft | None
    legal: list[Action]
    outcome: Outcome | None


class BuildingView(TypedDict):
    """A building on the board; its coordinates are the middle of its front, in a field of 700 by 700."""

    id: str
    star: bool
    x: int
    y: int


class Components(TypedDict):
    buildings: list[BuildingView]
    piles_at: list[int]
    colours: list[str]
    numbers: int
    orders: list[list[str]]


def components() -> Components:
    """The board, for drawing it: the same for every match."""
    return {
        "buildings": [{"id": b.id, "star": b.star, "x": b.x, "y": b.y} for b in board.buildings],
        "piles_at": list(board.piles_at),
        "colours": list(board.colours),
        "numbers": rules.NUMBERS,
        "orders": [[BUILDING_IDS[at] for at in order] for order in board.orders],
    }


def view(known: State, seat: int | None, events: list[dict[str, Any]]) -> View:
    """The view of a seat, made from what it knows and from its own story, and from nothing else."""
    s = known
    return {
        "you": seat,
        "phase": PHASES[s.phase],
        "round": min(s.round + 1, s.round_cap) if s.round_cap else s.round + 1,
        "round_cap": s.round_cap,
        "drawer": s.drawer,
        "acting": None if s.phase in (rules.CLAIMING, rules.OVER) else who_acts(s),
        "asked": members(s.asked),
        "piles": [s.left[pile] for pile in range(rules.PILES)],
        "played": [_order(card, s) for card in range(rules.ORDERS) if not s.undrawn >> card & 1],
        "sent": _sent(s),
        "rounds": [{"round": e["round"], "at": e["at"]} for e in events if e["what"] == "stand"],
        "tiles": _tiles(s, seat),
        "turned": [BUILDING_IDS[at] for at in members(s.turned)],
        "seats": [_seat(s, other) for other in range(s.seats)],
        "question": _question(s),
        "accusation": _accusation(s),
        "hearing": _hearing(s),
        "challenge": _challenge(s),
        "notebook": None if seat is None else _notebook(s, seat, events),
        "draft": None if seat is None else _draft(s, seat),
        "legal": [] if seat is None else _legal(s, seat),
        "outcome": outcome(s) if s.phase == rules.OVER else None,
    }


def own_view(known: State, seat: int, events: list[dict[str, Any]]) -> dict[str, Any]:
    """What a view of a seat has in place of a spectator's: the rest of it is the same for all."""
    s = known
    return {
        "you": seat,
        "tiles": _tiles(s, seat),
        "challenge": _challenge(s),
        "notebook": _notebook(s, seat, events),
        "draft": _draft(s, seat),
        "legal": _legal(s, seat),
    }


def _order(card: int, s: State) -> list[str]:
    return [BUILDING_IDS[rules.ORDER[card][seat]] for seat in range(s.seats)]


def _sent(s: State) -> list[str | None]:
    """Where the order of this round sends each seat; empty before it is drawn."""
    if s.phase not in (
        rules.CHOOSING,
        rules.SEARCHING,
        rules.ANSWERING,
        rules.CHARGING,
        rules.WRITING,
        rules.CLAIMING,
        rules.CHALLENGING,
        rules.STANDING,
    ):
        return []
    return [at if seats_in(s) >> seat & 1 else None for seat, at in enumerate(_order(s.order - 1, s))]


def _tiles(s: State, seat: int | None) -> dict[str, Tile]:
    """The tiles the seat knows; at the end all of them."""
    known = known_tiles(s, SPECTATOR if seat is None else seat)
    return {
        BUILDING_IDS[at]: tile_words(s.tile[at])
        for at in range(rules.BUILDINGS)
        if s.phase == rules.OVER or known >> at & 1
    }


def _seat(s: State, seat: int) -> SeatView:
    out = bool(s.out >> seat & 1)
    shown = out or s.phase in (rules.CHALLENGING, rules.STANDING, rules.OVER)
    return {
        "colour": board.colours[seat],
        "at": places(s)[seat],
        "out": out,
        "been": [BUILDING_IDS[at] for at in members(s.seen[seat])],
        "unmasked_by": s.unmasked_by[seat] - 1 if s.unmasked_by[seat] else None,
        "accused_in_vain": s.accused[seat] - 1 if out and s.accused[seat] else None,
        "silenced": bool(s.silenced >> seat & 1),
        "claim": whole_claim(s, seat) if shown and s.claim_file[seat] else None,
        "claim_wrong": bool(s.wrong >> seat & 1),
    }


def _question(s: State) -> Question | None:
    if s.phase != rules.ANSWERING:
        return None
    return {"seat": s.active, "to": s.questioned, **slot_words(s.question)}


def _accusation(s: State) -> Accusation | None:
    if s.phase not in (rules.CHARGING, rules.WRITING):
        return None
    return {"seat": s.active, "accused": s.accused[s.active] - 1}


def _hearing(s: State) -> Hearing | None:
    if s.phase not in (rules.CHALLENGING, rules.STANDING):
        return None
    return {
        "claims": members(s.claimants),
        "claimant": s.claimant,
        "challenger": s.challenger,
        "withstood": bool(s.challenged),
        "winning": members(s.winning),
    }


def _challenge(s: State) -> TileAt | None:
    return challenge_words(s) if s.phase == rules.STANDING and s.challenge_tile else None


def _notebook(s: State, seat: int, events: list[dict[str, Any]]) -> Notebook:
    seen = known_tiles(s, seat)
    codes = {s.tile[at] for at in members(seen) if s.tile[at] <= rules.NUMBERS}  # CC-3
    messages = [event for event in events if event["what"] == "message"]
    return {
        "saw": [_picked(event, "round", "at", "kind", "number") for event in events if event["what"] == "saw"],
        "received": [_picked(e, "round", "from", "kind", "at", "number") for e in messages if e["to"] == seat],
        "sent": [_picked(e, "round", "to", "kind", "at", "number") for e in messages if e["from"] == seat],
        "verdicts": [
            _picked(event, "seat", "accused", "message", "wrote", "true")
            for event in events
            if event["what"] == "verdict"
        ],
        "may_be_genuine": [number for number in range(1, rules.NUMBERS + 1) if number not in codes],
    }


def _picked(event: dict[str, Any], *keys: str) -> Any:
    return {key: event[key] for key in keys}


def _draft(s: State, seat: int) -> Draft:
    writing = s.phase == rules.WRITING and s.active == seat
    return {
        "claim": claim_words(s, seat) if s.phase == rules.CLAIMING and s.claim_codes[seat] else None,
        "charge": message_words(s.charge[seat] - 1) if writing else None,
        "answered": bool(s.answered >> seat & 1),
    }


def _legal(s: State, seat: int) -> list[Action]:
    if not to_act(s) >> seat & 1:
        return []
    choices = [0] * (rules.MOST_CHOICES + 1)
    legal(s, seat, choices)
    return [write_action(s, number) for number in choices[1 : choices[0] + 1]]
