"""Actions of Code Casablanca as people and programs write them, and back.

{"do": "draw", "pile": 1}                                                 from pile 1 or 2
{"do": "go", "to": "harbour"}                                             instead of a ★, or to it
{"do": "ask", "seat": 2, "kind": "file", "at": "mosque"}                  which file did you find there?
{"do": "answer", "number": 3}   {"do": "answer", "number": null}          null: none of that kind
{"do": "accuse", "seat": 2}
{"do": "charge", "kind": "file", "at": "mosque", "number": 3}             which message of his is false
{"do": "write", "kind": "code", "number": 5}                              the true answer; null: none of that kind
{"do": "end-search"}
{"do": "code-at", "at": "casino"}   {"do": "genuine", "number": 4}        the parts of a claim
{"do": "claim"}   {"do": "no-claim"}
{"do": "challenge", "at": "casino", "kind": "file", "number": 2}   {"do": "no-challenge"}
{"do": "admit"}   {"do": "stand"}
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from valise_games.games.action_forms import Forms, number_of, numbered
from valise_games.games.game import Action, UnreadableAction
from valise_games.games.quote import quote_json

from . import rules
from .rules import State, board, has_evidence, meets

Kind = Literal["code", "file"]
BUILDING_IDS = tuple(building.id for building in board.buildings)
KIND_NAMES: tuple[Kind, ...] = ("code", "file")
BUILDING_NUMBERS = numbered(BUILDING_IDS)
KIND_NUMBERS = numbered(KIND_NAMES)

SIMPLE = {
    "end-search": rules.END_SEARCH,
    "no-claim": rules.NO_CLAIM,
    "claim": rules.CLAIM,
    "no-challenge": rules.NO_CHALLENGE,
    "admit": rules.ADMIT,
    "stand": rules.STAND,
}
SIMPLE_NAMES = {number: name for name, number in SIMPLE.items()}
FIELDS: dict[str, tuple[str, ...]] = {
    "draw": ("pile",),
    "go": ("to",),
    "ask": ("seat", "kind", "at"),
    "answer": ("number",),
    "accuse": ("seat",),
    "charge": ("kind", "at", "number"),
    "write": ("kind", "number"),
    "code-at": ("at",),
    "genuine": ("number",),
    "challenge": ("at", "kind", "number"),
    **dict.fromkeys(SIMPLE, ()),
}
FORMS = Forms("no-claim", FIELDS)


class Tile(TypedDict):
    """A tile that is known."""

    kind: Kind
    number: int


class TileAt(Tile):
    """A tile, and the building where it lies or is said to lie."""

    at: str


class TrueAnswer(TypedDict):
    """What was written against a message; the number is None for "none of that kind"."""

    kind: Kind
    number: int | None


class About(TypedDict):
    """What a question is about."""

    kind: Kind
    at: str


class Written(About):
    """A question and its answer; the number is None for "none of that kind"."""

    number: int | None


class CodeAction(TypedDict):
    """An action; which fields it has besides is said at the top of actions.py."""

    do: str
    pile: NotRequired[int]
    to: NotRequired[str]
    seat: NotRequired[int]
    kind: NotRequired[Kind]
    at: NotRequired[str]
    number: NotRequired[int | None]


# ---------------------------------------------------------------------------------- words for numbers
def tile_words(tile: int) -> Tile:
    kind, number = divmod(tile - 1, rules.NUMBERS)
    return {"kind": KIND_NAMES[kind], "number": number + 1}


def answer_words(wrote: int) -> TrueAnswer:
    """What was written against a message: a tile, or above TILES the kind that there is none of."""
    if wrote > rules.TILES:
        return {"kind": KIND_NAMES[wrote - rules.TILES - 1], "number": None}
    tile = tile_words(wrote)
    return {"kind": tile["kind"], "number": tile["number"]}


def slot_words(slot: int) -> About:
    building, kind = divmod(slot, rules.KINDS)
    return {"kind": KIND_NAMES[kind], "at": BUILDING_IDS[building]}


def message_words(message: int) -> Written:
    slot, answer = divmod(message, rules.ANSWERS)
    return {**slot_words(slot), "number": answer or None}


# ---------------------------------------------------------------------------------- writing
def write_action(s: State, number: int) -> Action:
    """The readable form of an action."""
    if number in SIMPLE_NAMES:
        return {"do": SIMPLE_NAMES[number]}
    if number >= rules.WRITE_NONE:
        return {"do": "write", **answer_words(rules.TILES + 1 + number - rules.WRITE_NONE)}
    if number >= rules.CHALLENGE:
        building, tile = divmod(number - rules.CHALLENGE, rules.TILES)
        return {"do": "challenge", "at": BUILDING_IDS[building], **tile_words(tile + 1)}
    if number >= rules.NUMBER:
        return {"do": "genuine", "number": number - rules.NUMBER + 1}
    if number >= rules.CODE:
        return {"do": "code-at", "at": BUILDING_IDS[number - rules.CODE]}
    if number >= rules.ANSWER:
        return {"do": "answer", "number": number - rules.ANSWER or None}
    if number >= rules.WRITE:
        return {"do": "write", **answer_words(number - rules.WRITE + 1)}
    if number >= rules.CHARGE:
        return {"do": "charge", **message_words(number - rules.CHARGE)}
    if number >= rules.ASK:
        seat, slot = divmod(number - rules.ASK, rules.SLOTS)
        return {"do": "ask", "seat": seat, **slot_words(slot)}
    if number >= rules.ACCUSE:
        return {"do": "accuse", "seat": number - rules.ACCUSE}
    if number >= rules.GO:
        return {"do": "go", "to": BUILDING_IDS[number - rules.GO]}
    return {"do": "draw", "pile": number - rules.PILE + 1}


# ---------------------------------------------------------------------------------- reading
def read_action(s: State, action: object) -> int:
    """The number of a readable action. Says only whether it can be read; legality is another question."""
    action = FORMS.read(action)
    do = action["do"]
    if do in SIMPLE:
        return SIMPLE[do]
    if do == "draw":
        return rules.PILE + _number(action["pile"], "pile", rules.PILES) - 1
    if do == "go":
        return rules.GO + number_of(BUILDING_NUMBERS, action["to"], "building")
    if do == "answer":
        return rules.ANSWER + _answer(action["number"])
    if do == "genuine":
        return rules.NUMBER + _number(action["number"], "file", rules.NUMBERS) - 1
    if do == "accuse":
        return rules.ACCUSE + _seat(s, action["seat"])
    if do == "write":
        if action["number"] is None:
            return rules.WRITE_NONE + number_of(KIND_NUMBERS, action["kind"], "kind of tile")
        return rules.WRITE + _tile(action) - 1
    building = number_of(BUILDING_NUMBERS, action["at"], "building")
    if do == "code-at":
        return rules.CODE + building
    if do == "challenge":
        return rules.CHALLENGE + building * rules.TILES + _tile(action) - 1
    slot = building * rules.KINDS + number_of(KIND_NUMBERS, action["kind"], "kind of tile")
    if do == "ask":
        return rules.ASK + _seat(s, action["seat"]) * rules.SLOTS + slot
    return rules.CHARGE + slot * rules.ANSWERS + _answer(action["number"])


def _number(value: object, what: str, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= most:
        raise UnreadableAction(f"a {what} is numbered 1 to {most}, not {quote_json(value)}")
    return value


def _seat(s: State, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < s.seats:
        raise UnreadableAction(f"there are seats 0 to {s.seats - 1}, no seat {quote_json(value)}")
    return value


def _answer(value: object) -> int:
    if value is None:
        return 0
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= rules.NUMBERS:
        raise UnreadableAction(f"a message says a number from 1 to {rules.NUMBERS} or null, not {quote_json(value)}")
    return value


def _tile(action: dict[Any, Any]) -> int:
    kind = number_of(KIND_NUMBERS, action["kind"], "kind of tile")
    return kind * rules.NUMBERS + _number(action["number"], KIND_NAMES[kind], rules.NUMBERS)


# ---------------------------------------------------------------------------------- why not
_NOW = {
    rules.DRAWING: "from which pile the order is drawn (CC-6)",
    rules.CHOOSING: "where one goes instead of the star (CC-7)",
    rules.SEARCHING: "a question, an accusation, or the end of the search (CC-9)",
    rules.ANSWERING: "an answer to the question (CC-11)",
    rules.CHARGING: "which message is declared false (CC-13)",
    rules.WRITING: "the true answer to the question (CC-13)",
    rules.CLAIMING: "whether one claims, and what (CC-16)",
    rules.CHALLENGING: "whether one challenges the claim (CC-18)",
    rules.STANDING: "whether the claimant admits or stands (CC-19)",
}


def why_not(s: State, seat: int, number: int) -> str:
    """Why a seat that knows `s` may not do this now, with the rule's id."""
    return _why_not(s, seat, number) or f"what is asked now is {_NOW[s.phase]}"


def _why_not(s: State, seat: int, number: int) -> str:
    """Empty where it is not the time for such an action."""
    if s.phase == rules.DRAWING and rules.PILE <= number < rules.PILE + rules.PILES:
        return "that pile is empty (CC-4)"
    if s.phase == rules.SEARCHING and rules.ACCUSE <= number < rules.ACCUSE + rules.SEATS:
        return _why_not_accuse(s, seat, number - rules.ACCUSE)
    if s.phase == rules.SEARCHING and rules.ASK <= number < rules.ASK + rules.SEATS * rules.SLOTS:
        return _why_not_ask(s, seat, *divmod(number - rules.ASK, rules.SLOTS))
    if s.phase == rules.CHARGING and rules.CHARGE <= number < rules.CHARGE + rules.MESSAGES:
        return "the accused never wrote that message (CC-13)"
    if s.phase == rules.WRITING and (
        rules.WRITE <= number < rules.WRITE + rules.TILES or rules.WRITE_NONE <= number < rules.WRITE_NONE + rules.KINDS
    ):
        asked = slot_words((s.charge[seat] - 1) // rules.ANSWERS)["kind"]
        if s.version > 1 and write_action(s, number)["kind"] != asked:
            return f"the question was about a {asked}: one writes its number, or that there is none (CC-13)"
        return "then the message would be true (CC-13)"
    if s.phase == rules.CLAIMING:
        return _why_not_claim(s, seat, number)
    if s.phase == rules.CHALLENGING and rules.CHALLENGE <= number < rules.CHALLENGE + rules.BUILDINGS * rules.TILES:
        building, tile = divmod(number - rules.CHALLENGE, rules.TILES)
        if s.turned >> building & 1 and s.tile[building] != tile + 1:
            return "that tile lies open, and is another (CC-18)"
        if s.evidence_only and not has_evidence(s, seat, building, tile + 1):
            return "one challenges only with a tile one saw or was told of (CC-18)"
        return "that tile does not contradict the claim (CC-26)"
    return ""


def _why_not_accuse(s: State, seat: int, other: int) -> str:
    if other >= s.seats or not (meets(s, seat) & s.sources[seat]) >> other & 1:
        return "one accuses only somebody in the same building who wrote one a message (CC-13)"
    if s.unmasked_by[other]:
        return f"seat {other} is unmasked already (CC-29)"
    return "one accuses once in a search (CC-29)"


def _why_not_ask(s: State, seat: int, other: int, slot: int) -> str:
    if s.has_asked:
        return "one asks one question a round (CC-12)"
    if s.unmasked_by[seat]:
        return "who is unmasked never asks again (CC-14)"
    if s.silenced >> seat & 1:
        return "who challenged in vain does not ask in the next round (CC-20)"
    if not meets(s, seat) >> other & 1:
        return f"seat {other} is not in the same building (CC-9)"
    return f"seat {other} was never at {BUILDING_IDS[slot // rules.KINDS]} (CC-10)"


def _why_not_claim(s: State, seat: int, number: int) -> str:
    if rules.CODE <= number < rules.CODE + rules.BUILDINGS:
        if number - rules.CODE == s.at[seat]:
            return "the genuine file is claimed to be where one stands, so no code is (CC-16)"
        return f"a claim names {rules.CODES_LAID} different buildings (CC-17)"
    if rules.NUMBER <= number < rules.NUMBER + rules.NUMBERS:
        return f"first {rules.CODES_LAID} buildings are named, then one file (CC-30)"
    return "the claim is not complete (CC-30)" if number == rules.CLAIM else ""
