"""What a step of Code Casablanca looks like: events with an audience, no prose.

Private: `saw` to who looked, `message` to asker and sender, `charged` and the parts of a claim to who made them,
`verdict` to accuser and accused, `named` to challenger and claimant. Everything else is public, and is told only when
the table may know it: claims when the window closes, all together (W-1); a challenge when a tile is turned (CC-18).
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from valise_games.games.game import Event, members

from . import rules
from .actions import (
    BUILDING_IDS,
    CodeAction,
    Kind,
    Tile,
    TileAt,
    TrueAnswer,
    Written,
    answer_words,
    message_words,
    slot_words,
    tile_words,
    write_action,
)
from .rules import State, contradicts, seats_in, written

Reason = Literal["running", "solved", "unchallenged", "last-one-left", "rounds-are-up"]
REASONS: tuple[Reason, ...] = ("running", "solved", "unchallenged", "last-one-left", "rounds-are-up")


class DraftClaim(TypedDict):
    """A claim, or as much of it as there is: the buildings with codes, and the number of the genuine file."""

    codes: list[str]
    number: int | None


class Claim(DraftClaim):
    """A claim as the table hears it, with who made it and where."""

    seat: int
    at: str


class Genuine(TypedDict):
    number: int
    at: str


class Outcome(TypedDict):
    winners: list[int]
    reason: Reason
    genuine: NotRequired[Genuine]  # not there in a game that was broken off


class SentTo(TypedDict):
    """A building, and who is sent there."""

    at: str
    seats: list[int]


class Orders(TypedDict):
    list: list[SentTo]
    join: Literal["comma"]


# What the events of a story have, by `what`. `to` is a building in `went`, a seat everywhere else.
CodeEvent = TypedDict(
    "CodeEvent",
    {
        "what": str,
        "n": NotRequired[int],
        "round": NotRequired[int],
        "drawer": NotRequired[int],
        "seat": NotRequired[int],
        "seats": NotRequired[list[int]],
        "pile": NotRequired[int],
        "sent": NotRequired[list[str | None]],
        "orders": NotRequired[Orders],
        "to": NotRequired[int | str],
        "from": NotRequired[int],
        "ordered": NotRequired[bool],
        "at": NotRequired[str | list[str | None]],
        "kind": NotRequired[Kind],
        "number": NotRequired[int | None],
        "quiet": NotRequired[bool],
        "accused": NotRequired[int],
        "message": NotRequired[Written],
        "wrote": NotRequired[TrueAnswer],
        "true": NotRequired[bool],
        "part": NotRequired[CodeAction],
        "claim": NotRequired[bool],
        "claims": NotRequired[list[Claim]],
        "codes": NotRequired[list[str]],
        "claimant": NotRequired[int],
        "challenged": NotRequired[bool],
        "agrees": NotRequired[bool],
        "tiles": NotRequired[dict[str, Tile]],
        "winners": NotRequired[list[int]],
        "reason": NotRequired[Reason],
        "genuine": NotRequired[Genuine],
    },
)


def beginning(s: State) -> list[Event]:
    """What everybody sees before the first step."""
    return [Event({"what": "begins", "seat": s.first}), _round(s)]


def story(before: State, seat: int, action: int, after: State) -> list[Event]:
    """The events of one step, in order."""
    events = _what_was_done(before, seat, action, after)
    if before.phase in (rules.DRAWING, rules.CHOOSING) and after.phase != rules.CHOOSING:
        events += _looks(after)
    if before.phase in (rules.CLAIMING, rules.CHALLENGING, rules.STANDING):
        events += _settled(before, after)
    events += [Event({"what": "out", "seat": other}) for other in members(after.out & ~before.out)]
    if after.phase == rules.OVER:
        events += _the_end(after)
    elif after.phase == rules.CLAIMING and before.phase != rules.CLAIMING:
        events.append(Event({"what": "asked", "seats": members(after.asked)}))
    elif after.phase == rules.SEARCHING and (
        before.phase in (rules.DRAWING, rules.CHOOSING) or before.active != after.active
    ):
        events.append(Event({"what": "searches", "seat": after.active, "at": BUILDING_IDS[after.at[after.active]]}))
    elif after.phase == rules.CHALLENGING and (before.phase == rules.CLAIMING or after.heard != before.heard):
        events.append(Event({"what": "heard", **whole_claim(after, after.claimant)}))
    elif after.phase == rules.DRAWING:
        if after.undrawn == (1 << rules.ORDERS) - 1:
            events.append(Event({"what": "orders-shuffled"}))
        events.append(_round(after))
    return events


def challenge_words(s: State) -> TileAt:
    """What the challenge under way names."""
    return {"at": BUILDING_IDS[s.challenge_at], **tile_words(s.challenge_tile)}


def outcome(s: State) -> Outcome:
    """How an ended game ended, and where the genuine file was."""
    number = missing_code(s)
    at = BUILDING_IDS[s.tile.index(rules.NUMBERS + number)]
    return {"winners": members(s.winners), "reason": REASONS[s.reason], "genuine": {"number": number, "at": at}}


def missing_code(s: State) -> int:
    """CC-3: the number of the genuine file, in a state that knows every tile."""
    return next(number for number in range(1, rules.NUMBERS + 1) if number not in s.tile)


def claim_words(s: State, seat: int) -> DraftClaim:
    codes = [BUILDING_IDS[at] for at in members(s.claim_codes[seat])]
    return {"codes": codes, "number": s.claim_file[seat] or None}


def whole_claim(s: State, seat: int) -> Claim:
    return {"seat": seat, "at": BUILDING_IDS[s.claim_at[seat]], **claim_words(s, seat)}


def places(s: State) -> list[str | None]:
    """Where each agent is."""
    return [None if s.at[seat] == rules.NOWHERE else BUILDING_IDS[s.at[seat]] for seat in range(s.seats)]


# ---------------------------------------------------------------------------------- by phase
def _what_was_done(before: State, seat: int, action: int, after: State) -> list[Event]:
    phase = before.phase
    if phase == rules.DRAWING:
        sent = [
            None if before.out >> other & 1 else BUILDING_IDS[rules.ORDER[after.order - 1][other]]
            for other in range(after.seats)
        ]
        drew = {"what": "drew", "seat": seat, "pile": action - rules.PILE + 1, "sent": sent, "orders": _orders(sent)}
        return [Event(drew)]
    if phase == rules.CHOOSING:
        at = BUILDING_IDS[action - rules.GO]
        ordered = action - rules.GO == rules.ORDER[before.order - 1][seat]
        return [Event({"what": "went", "seat": seat, "to": at, "at": at, "ordered": ordered})]
    if phase == rules.SEARCHING:
        if action == rules.END_SEARCH:
            quiet = not (before.has_asked or before.has_accused)
            return [Event({"what": "ended-search", "seat": seat, "quiet": quiet})]
        if after.phase == rules.ANSWERING:
            return [Event({"what": "question", "seat": seat, "to": after.questioned, **slot_words(after.question)})]
        return [Event({"what": "accuses", "seat": seat, "accused": after.accused[seat] - 1})]
    if phase == rules.ANSWERING:
        asker = before.active
        message = message_words(before.question * rules.ANSWERS + action - rules.ANSWER)
        event = {"what": "message", "round": before.round + 1, "from": seat, "to": asker, **message}
        return [Event({"what": "answered", "seat": seat, "to": asker}), Event(event, (asker, seat))]
    if phase == rules.CHARGING:
        charge = {"what": "charged", "seat": seat, "accused": before.accused[seat] - 1}
        return [Event({**charge, **message_words(action - rules.CHARGE)}, (seat,))]
    if phase == rules.WRITING:
        return _verdict(before, seat, written(action), after)
    if phase == rules.CLAIMING:
        if action in (rules.NO_CLAIM, rules.CLAIM):
            return [Event({"what": "sealed", "seat": seat, "claim": action == rules.CLAIM}, (seat,))]
        return [Event({"what": "claim-part", "seat": seat, "part": write_action(before, action)}, (seat,))]
    if phase == rules.CHALLENGING:
        words = {"seat": seat, "claimant": before.claimant}
        if action == rules.NO_CHALLENGE:
            return [Event({"what": "no-challenge", **words})]
        named = {**words, **challenge_words(after)}
        if after.version == 1:  # version 1: the table heard it
            return [Event({"what": "challenged", **named})]
        return [Event({"what": "challenges", **words}), Event({"what": "named", **named}, (before.claimant, seat))]
    return _stands(before, action, after)


def _looks(s: State) -> list[Event]:
    """CC-8: where everybody stands is for all to see, the tile there for those who stand there."""
    events = [Event({"what": "stand", "round": s.round + 1, "at": places(s)})]
    for seat in members(seats_in(s)):
        at = s.at[seat]
        tile = tile_words(s.tile[at])
        saw = {"what": "saw", "round": s.round + 1, "seat": seat, "at": BUILDING_IDS[at], **tile}
        events.append(Event(saw, (seat,)))
    return events


def _verdict(before: State, seat: int, wrote: int, after: State) -> list[Event]:
    """CC-14, CC-15: the table hears the verdict; accuser and accused know what it is about."""
    accused = before.accused[seat] - 1
    true = after.unmasked_by[accused] > 0
    words = {"seat": seat, "accused": accused}
    message = message_words(before.charge[seat] - 1)
    event = {"what": "verdict", **words, "message": message, "wrote": answer_words(wrote), "true": true}
    return [
        Event(event, (seat, accused)),
        Event({"what": "unmasked" if true else "accused-in-vain", **words}),
    ]


def _stands(before: State, action: int, after: State) -> list[Event]:
    """CC-19, CC-20: the claimant admits the error, or the tile is turned."""
    claimant, at = before.claimant, before.challenge_at
    if action == rules.ADMIT:
        return [Event({"what": "admitted", "seat": claimant})]
    agrees = not contradicts(before, claimant, at, before.tile[at])
    events = [Event({"what": "stood", "seat": claimant})]
    if before.version > 1:
        words = {"seat": before.challenger, "claimant": claimant}
        events.append(Event({"what": "opened", **words, **challenge_words(before)}))
    events.append(_turned(before, at, challenged=True, agrees=agrees))
    if agrees:
        events.append(Event({"what": "silenced", "seat": before.challenger}))
    return events


def _settled(before: State, after: State) -> list[Event]:
    """Claims shown (CC-17), and what became of the one that was heard (CC-21, CC-22)."""
    events: list[Event] = []
    if before.phase == rules.CLAIMING:
        if after.phase == rules.CLAIMING:
            return []
        claims = [whole_claim(after, seat) for seat in members(after.claimants)]
        return [Event({"what": "claims", "claims": claims, "seats": members(after.claimants)})]
    for seat in members(after.winning & ~before.winning):
        challenged = before.challenged or before.phase == rules.STANDING
        events.append(Event({"what": "claim-right" if challenged else "claim-unchallenged", "seat": seat}))
        turned = after.turned & ~before.turned
        if before.phase == rules.STANDING:
            turned &= ~(1 << before.challenge_at)
        for at in members(turned):
            events.append(_turned(after, at, challenged=False))
    events += [Event({"what": "claim-wrong", "seat": seat}) for seat in members(after.wrong & ~before.wrong)]
    return events


def _orders(sent: list[str | None]) -> Orders:
    """A list as a sentence has it: each building with those who are sent there."""
    places = dict.fromkeys(at for at in sent if at)
    orders: list[SentTo] = [{"at": at, "seats": [seat for seat, to in enumerate(sent) if to == at]} for at in places]
    return {"list": orders, "join": "comma"}


def _turned(s: State, at: int, **how: bool) -> Event:
    """A tile that was challenged, and whether it agrees with the claim; or one of a claim that was checked."""
    return Event({"what": "turned", "at": BUILDING_IDS[at], **tile_words(s.tile[at]), **how})


def _round(s: State) -> Event:
    return Event({"what": "round", "round": s.round + 1, "drawer": s.drawer})


def _the_end(s: State) -> list[Event]:
    """Every envelope is opened."""
    tiles = {BUILDING_IDS[at]: tile_words(s.tile[at]) for at in range(rules.BUILDINGS)}
    return [Event({"what": "envelopes", "tiles": tiles}), Event({"what": "over", **outcome(s)})]
