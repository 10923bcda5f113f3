"""Code Casablanca in words: which message of the catalogues is said when. `games/teller.py` describes each function."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from valise_games.games.game import Action
from valise_games.games.messages import Message
from valise_games.games.teller import Event, TableFacts, View

if TYPE_CHECKING:
    Tile = Mapping[str, Any]  # its kind and number; a number that is None stands for "none of that kind"

KINDS = {
    "seat": "seat", "seats": "seat", "to": "seat", "from": "seat", "accused": "seat", "claimant": "seat", "by": "seat",
    "here": "seat", "been": "seat", "at": "building", "codes": "building", "kind": "kind",
}  # fmt: skip
MINE = ("saw", "message", "charged", "verdict", "sealed", "named")
# The board or the next line shows it, or it is told at the end.
SILENT = ("begins", "round", "stand", "searches", "asked", "claim-part", "envelopes", "over")
TILE_KINDS = ("code", "file")
REASONS = ("solved", "unchallenged", "last-one-left", "rounds-are-up")
FEW_ORDERS = 3  # left in both piles, when the reader is told that they will be shuffled
LIES = ("lied", "bluffed", "caught")


# ---------------------------------------------------------------------------------- moments
HEARD = {
    "drew": "move", "went": "move", "saw": "seal", "answered": "seal", "accuses": "call", "sealed": "seal",
}  # fmt: skip
STAMPED = {
    "unmasked": "caught", "accused-in-vain": "lost", "admitted": "lost", "claim-right": "taken",
    "claim-unchallenged": "taken", "claim-wrong": "caught", "out": "lost",
}  # fmt: skip


def moment(event: Event, view: View, table: TableFacts) -> dict[str, Any] | None:
    """Accusations and what they proved, claims, challenges, tiles that are turned."""
    what = event["what"]
    if what in STAMPED:
        return {"kind": STAMPED[what], "stamp": f"stamp-{what}"}
    if what in HEARD:
        return {"kind": HEARD[what]}
    match what:
        case "verdict":  # the table hears the same without what it was about
            return {"kind": "caught" if event["true"] else "lost", "stamp": _proved(event)}
        case "heard":
            return {"kind": "window", "stamp": "stamp-claim", "at": event["at"]}
        case "challenges" | "challenged":
            return {"kind": "call", "stamp": "stamp-challenge"}
        case "turned":
            if not event["challenged"]:
                return {"kind": "seal", "at": event["at"]}
            agrees = {"kind": "stamp", "stamp": "stamp-agrees", "at": event["at"]}
            return agrees if event["agrees"] else {"kind": "caught", "stamp": "stamp-contradicts", "at": event["at"]}
    return None


def _proved(verdict: Event) -> str:
    return "stamp-unmasked" if verdict["true"] else "stamp-accused-in-vain"


# ---------------------------------------------------------------------------------- now
def situation(view: View, table: TableFacts) -> dict[str, Message]:
    now = _situation(view, table)
    if view["phase"] != "over" and table["you"] >= 0 and view["seats"][table["you"]]["out"]:
        return {"happening": now["happening"], "owed": "you-are-out"}
    return now


def _situation(view: View, table: TableFacts) -> dict[str, Message]:
    owes = len(view["legal"]) > 0
    acting = {"id": f"phase-{view['phase']}", "seat": view["acting"]}
    match view["phase"]:
        case "drawing":
            left = sum(view["piles"])
            notice = {"notice": {"id": "notice-few-orders", "left": left}} if left <= FEW_ORDERS else {}
            return {"happening": acting, **({"owed": "owed-drawing"} if owes else {}), **notice}
        case "choosing":
            happening = {**acting, "at": view["sent"][view["acting"]]}
            return {"happening": happening, **({"owed": "owed-choosing"} if owes else {})}
        case "searching":
            at = view["seats"][view["acting"]]["at"]
            happening = {**acting, "at": at}
            return {"happening": happening, **(_search(view, at) if owes else {})}
        case "answering":
            question = view["question"]
            happening = {"id": "phase-answering", **question}
            if not owes:
                return {"happening": happening}
            owed = {"id": "owed-answering", "seat": question["seat"]}
            return {"happening": happening, "owed": owed, **_seen_there(view, question["at"])}
        case "accusing":
            happening = {"id": "phase-accusing", **view["accusation"]}
            if not owes:
                return {"happening": happening}
            charge = view["draft"]["charge"]
            if not charge:
                return {"happening": happening, "owed": "owed-accusing"}
            happening = {"id": "phase-charging", **charge}
            return {"happening": happening, "owed": "owed-charging", **_seen_there(view, charge["at"])}
        case "claiming":
            if not owes:
                return {"happening": "phase-claiming", "owed": "wait-claiming"}
            at = view["seats"][table["you"]]["at"]
            notice = {"notice": {"id": "notice-stand", "at": at, **view["tiles"][at], "draw": "mine"}}
            return {"happening": "phase-claiming", "owed": _claim_so_far(view, at, table), **notice}
        case "challenging":
            return _challenging(view, owes)
        case "standing":
            return _standing(view, owes)
    return {"happening": "phase-over"}


def _search(view: View, at: str) -> dict[str, Message]:
    """What the reader found, and whom he may ask or accuse."""
    owed = []
    for do, said in (("ask", "owed-ask"), ("accuse", "owed-accuse")):
        seats = sorted({action["seat"] for action in _doing(view, do)})
        if seats:
            owed.append({"id": said, "seats": {"list": seats, "join": "or"}})
    return {"owed": owed, "notice": {"id": "notice-found", **view["tiles"][at], "draw": "mine"}}


def _seen_there(view: View, at: str) -> dict[str, Message]:
    tile = view["tiles"].get(at)
    return {"notice": {"id": "notice-it-is", **tile, "draw": "mine"}} if tile else {}


def _claim_so_far(view: View, at: str, table: TableFacts) -> Message:
    draft = view["draft"]["claim"]
    if not draft:
        return "owed-claiming"
    claim = {**draft, "at": at}
    left = table["components"]["numbers"] - 1 - len(draft["codes"])
    if left:
        return {**claim, "id": "owed-more-codes", "left": left}
    return {**claim, "id": "owed-hand-in" if draft["number"] else "owed-file"}


def _challenging(view: View, owes: bool) -> dict[str, Message]:
    hearing = view["hearing"]
    claim = view["seats"][hearing["claimant"]]["claim"]
    happening = {**claim, "id": "log-heard"}
    if not owes:
        return {"happening": happening, "owed": {"id": "wait-challenging", "seat": hearing["challenger"]}}
    wrong = _known_against(view["tiles"], claim)
    if wrong:
        notice = {"id": "notice-wrong", **wrong[0], "draw": "mine"}
        return {"happening": happening, "owed": "owed-challenge", "notice": notice}
    owed = "owed-challenge-checked" if hearing["withstood"] else "owed-challenge-wins"
    return {"happening": happening, "owed": owed, "notice": {"id": "notice-nothing-against", "draw": "mine"}}


def _standing(view: View, owes: bool) -> dict[str, Message]:
    """CC-18: what the challenge names is for challenger and claimant."""
    hearing, challenge = view["hearing"], view["challenge"]
    happening = {"id": "log-challenges", "seat": hearing["challenger"], "claimant": hearing["claimant"]}
    if challenge:
        happening = {**happening, **challenge, "id": "log-challenged"}
    if not owes:
        return {"happening": happening, "owed": {"id": "wait-standing", "seat": hearing["claimant"]}}
    return {"happening": happening, "owed": "owed-standing", **_seen_there(view, challenge["at"])}


# ---------------------------------------------------------------------------------- actions
def label(action: Action, table: TableFacts) -> Message:
    if action["do"] == "go":
        return {"id": "do-go", "at": action["to"]}
    return {**action, "id": f"do-{action['do']}"}


def menu(view: View, table: TableFacts) -> list[dict[str, Any]]:
    legal = view["legal"]
    if not legal:
        return []
    match view["phase"]:
        case "drawing":
            piles = view["piles"]
            return [_group(legal, lambda a: {"id": "pile-choice", "pile": a["pile"], "left": piles[a["pile"] - 1]})]
        case "choosing":
            return _buildings(view, table)
        case "searching":
            return _questions(view)
        case "answering":
            return _answers(view)
        case "accusing":
            if view["draft"]["charge"]:
                return [_group(_of_kind(legal, kind), lambda a: {**a, "id": "tile"}) for kind in TILE_KINDS]
            return [_group(_of_kind(legal, kind), lambda a: _message_choice(view, a)) for kind in TILE_KINDS]
        case "claiming":
            return _claim(view)
        case "challenging":
            return _challenges(view, table)
    return [{"choices": [{"action": action} for action in legal]}]


def _buildings(view: View, table: TableFacts) -> list[dict[str, Any]]:
    """Where the order sends the reader, then what he has not seen, then the rest."""
    sent = view["sent"][table["you"]]
    ordered = [action for action in view["legal"] if action["to"] == sent]
    elsewhere = [action for action in view["legal"] if action["to"] != sent]
    unseen_first = sorted(elsewhere, key=lambda action: action["to"] in view["tiles"])
    return [
        _group(ordered, lambda action: {**_place(view, action["to"]), "id": "as-ordered"}),
        {"title": "elsewhere", **_group(unseen_first, lambda action: _place(view, action["to"]))},
    ]


def _questions(view: View) -> list[dict[str, Any]]:
    """The end of the search, accusations, and questions by person and kind."""
    asks = _doing(view, "ask")
    groups: list[dict[str, Any]] = [
        {"choices": [{"action": action} for do in ("end-search", "accuse") for action in _doing(view, do)]}
    ]
    for seat in sorted({action["seat"] for action in asks}):
        for kind in TILE_KINDS:
            about = [action for action in _of_kind(asks, kind) if action["seat"] == seat]
            title = {"id": "ask-for", "seat": seat, "kind": kind}
            groups.append({"title": title, **_group(about, lambda action: _question(view, action))})
    return groups


def _question(view: View, action: Action) -> Message:
    """A question, with what the reader knows of the place and what this player wrote about it before."""
    heard = [
        {"kind": message["kind"], "number": message["number"]}
        for message in view["notebook"]["received"]
        if message["from"] == action["seat"] and message["at"] == action["at"]
    ]
    return {**_place(view, action["at"]), "told": {"list": heard, "join": "comma"} if heard else None}


def _answers(view: View) -> list[dict[str, Any]]:
    """The answers: numbers from 1 upwards, then none."""
    question = view["question"]
    true = _answer_of(view["tiles"][question["at"]], question["kind"])
    order = sorted(view["legal"], key=lambda action: (action["number"] is None, action["number"] or 0))

    def said(action: Action) -> Message:
        mark = {"id": "true-mark", "draw": "mine"} if action["number"] == true else None
        return {"id": "answer-choice", "kind": question["kind"], "number": action["number"], "mark": mark}

    return [_group(order, said)]


def _message_choice(view: View, action: Action) -> Message:
    """A message of the accused, with the rounds in which he wrote it."""
    accused = view["accusation"]["accused"]
    rounds = [
        message["round"]
        for message in view["notebook"]["received"]
        if message["from"] == accused and _same(message, action) and message["at"] == action["at"]
    ]
    known = {"rounds": {"list": rounds, "join": "comma"}, "seen": _seen(view, action["at"])}
    return {**action, "id": "message-choice", **known}


def _claim(view: View) -> list[dict[str, Any]]:
    """A claim: first the choice to claim nothing, and once a claim is begun its next part."""
    begun = view["draft"]["claim"]
    enough = _group(_doing(view, "no-claim"), lambda _: "drop-claim" if begun else "do-no-claim")
    codes = {
        "title": "a-code-lies",
        **_group(_doing(view, "code-at"), lambda action: _place(view, action["at"])),
    }
    files = _group(_doing(view, "genuine"), lambda action: {"id": "file", "number": action["number"]})
    whole = {"choices": [{"action": action} for action in _doing(view, "claim")]}
    return [codes, files, whole, enough] if begun else [enough, codes]


def _challenges(view: View, table: TableFacts) -> list[dict[str, Any]]:
    """Challenges: to let the claim pass, what the reader knows against it, then all else, building by building."""
    challenges = _doing(view, "challenge")
    tiles = view["tiles"]
    proofs = [a for a in challenges if a["at"] in tiles and _same(a, tiles[a["at"]])]
    groups: list[dict[str, Any]] = [
        {"choices": [{"action": action} for action in _doing(view, "no-challenge")]},
        _group(proofs, lambda action: _place(view, action["at"])),
    ]
    for building in table["components"]["buildings"]:
        at = building["id"]
        rest = [action for action in challenges if action["at"] == at and action not in proofs]
        groups.append({"title": _place(view, at), **_group(rest, lambda action: {**action, "id": "tile"})})
    return groups


def warning(view: View, action: Action, table: TableFacts) -> Message | None:
    """Asked before what may put the reader out, or let somebody else win."""
    tiles = view["tiles"]
    match action["do"]:
        case "accuse":  # here, because there is no way back from it
            return {"id": "warn-accuse", "seat": action["seat"]}
        case "charge":
            known = tiles.get(action["at"])
            return {"id": "warn-charge", **known} if known and not _is_lie(tiles, action) else None
        case "write":
            known = tiles.get(view["draft"]["charge"]["at"])
            wrong = known and _answer_of(known, action["kind"]) != action["number"]
            return {"id": "warn-write", **known} if known and wrong else None
        case "claim":
            wrong = _known_against(tiles, {**view["draft"]["claim"], "at": view["seats"][table["you"]]["at"]})
            return {"id": "warn-false-claim", **wrong[0]} if wrong else "warn-claim"
        case "no-challenge":
            return _warn_pass(view, table)
        case "admit":
            return "warn-admit"
        case "stand":
            at = view["challenge"]["at"]
            known = tiles.get(at)
            against = known and _against(view["seats"][table["you"]]["claim"], at, known)
            return {"id": "warn-stand", **known} if known and against else None
    return None


def _warn_pass(view: View, table: TableFacts) -> Message | None:
    """CC-22: the reader is the last who could keep the claim from winning."""
    seats, claimant = view["seats"], view["hearing"]["claimant"]
    after = (table["you"] + 1) % len(seats)
    while seats[after]["out"]:
        after = (after + 1) % len(seats)
    if after != claimant or view["hearing"]["withstood"]:
        return None
    wrong = _known_against(view["tiles"], seats[claimant]["claim"])
    if wrong:
        return {"id": "warn-pass-known", "claimant": claimant, **wrong[0]}
    return {"id": "warn-pass", "claimant": claimant}


# ---------------------------------------------------------------------------------- people
def seat_now(view: View, seat: int, table: TableFacts) -> Message | None:
    """The same for every seat that is asked."""
    if view["phase"] == "over" or (seat not in view["asked"] and seat != view["acting"]):
        return None
    return f"now-{view['phase']}"


def seat_facts(view: View, seat: int, table: TableFacts) -> list[Message]:
    known = view["seats"][seat]
    if known["out"]:
        return ["fact-out"]
    facts: list[Message] = [{"id": "fact-seen", "count": len(known["been"])}]
    if known["unmasked_by"] is not None:
        facts.append({"id": "fact-unmasked", "draw": "strong"})
    elif known["silenced"]:
        facts.append("fact-silenced")
    return facts


# ---------------------------------------------------------------------------------- the end
def result(view: View, table: TableFacts) -> list[Message]:
    """Who won and why, and which file was genuine. A game that was broken off has no reason of its own."""
    outcome = view["outcome"]
    if outcome["reason"] not in REASONS:
        return []
    winners = outcome["winners"]
    left = [seat for seat, known in enumerate(view["seats"]) if not known["out"]]
    headline: Message = {"id": "share", "seats": winners} if winners else {"id": "drawn-between", "seats": left}
    if len(winners) == 1:
        headline = {"id": "wins", "seat": winners[0]}
    return [headline, f"result-{outcome['reason']}", {"id": "genuine-was", **outcome["genuine"]}]


def ending(view: View, events: Sequence[Event], table: TableFacts) -> list[dict[str, Any]]:
    """Every envelope, every message and whether it was a lie, every claim, every accusation."""
    tiles = view["tiles"]
    for seen in view.get("views", []):  # of a game that was broken off: what anybody saw
        tiles = {**tiles, **seen["tiles"]}
    genuine = view["outcome"].get("genuine") if view["outcome"] else None
    envelopes = [
        {"id": "end-genuine" if genuine and genuine["at"] == at else "end-envelope", "at": at, **tile}
        for at, tile in tiles.items()
    ]
    verdicts = [event for event in events if event["what"] == "verdict"]
    view = {**view, "tiles": tiles}
    return _filled(
        [
            {"about": "secrets", "title": "end-secrets", "lines": _secrets(view, events, table), "of_seats": True},
            {"about": "envelopes", "title": "end-envelopes", "lines": envelopes},
            {"about": "messages", "title": "end-messages", "lines": _messages(tiles, events)},
            {"about": "claims", "title": "end-claims", "lines": _claims(tiles, events, genuine)},
            {"about": "challenges", "title": "end-challenges", "lines": _challenges_made(tiles, events)},
            {"about": "verdicts", "title": "end-verdicts", "lines": _verdicts(verdicts)},
            {"about": "places", "title": "paper-places", "lines": _places(view)},
        ]
    )


def _secrets(view: View, events: Sequence[Event], table: TableFacts) -> list[Message]:
    """What every seat wrote and saw; nothing until the whole story is there."""
    messages = [event for event in events if event["what"] == "message"]
    if len(messages) < len([event for event in events if event["what"] == "answered"]):
        return []
    lines: list[Message] = []
    for seat in range(table["seats"]):
        written = [message for message in messages if message["from"] == seat]
        lies = [message for message in written if _is_lie(view["tiles"], message)]
        seen = len(view["seats"][seat]["been"])
        lines.append({"id": "end-secret", "seat": seat, "count": len(written), "lies": len(lies), "seen": seen})
    return lines


def _messages(tiles: Mapping[str, Tile], events: Sequence[Event]) -> list[Message]:
    """Every message with the truth, then how often each seat lied."""
    messages = [event for event in events if event["what"] == "message"]
    if not messages:
        return ["no-message"]
    lines: list[Message] = [[{**message, "id": "note-message"}, _truth(tiles, message)] for message in messages]
    counts = []
    for seat in sorted({message["from"] for message in messages}):
        written = [message for message in messages if message["from"] == seat]
        lies = [message for message in written if _is_lie(tiles, message)]
        counts.append({"seat": seat, "lies": len(lies), "count": len(written)})
    return [*lines, {"id": "lies-told", "counts": {"list": counts, "join": "comma"}}]


def _claims(tiles: Mapping[str, Tile], events: Sequence[Event], genuine: Any) -> list[Message]:
    """All claims that were handed in, right or wrong, and those that were begun and dropped (W-1)."""
    lines: list[Message] = []
    begun: dict[str, list[str]] = {}
    number = 1
    for event in events:
        seat = str(event.get("seat"))
        match event["what"]:
            case "round":
                number = event["round"]
            case "claim-part":
                if event["part"]["do"] == "code-at":
                    begun[seat] = [*begun.get(seat, []), event["part"]["at"]]
            case "sealed":
                codes = begun.pop(seat, [])
                if codes and not event["claim"]:
                    lines.append({"id": "note-dropped", "round": number, "seat": event["seat"], "codes": codes})
            case "claims":
                for claim in event["claims"]:
                    claims: list[Message] = [{**claim, "id": "note-claim", "round": number}]
                    if _known_against(tiles, claim):
                        claims.append({"id": "was-wrong", "draw": "strong"})
                    elif genuine:  # else nobody knows what nobody saw
                        claims.append("was-right")
                    lines.append(claims)
    return lines


def _challenges_made(tiles: Mapping[str, Tile], events: Sequence[Event]) -> list[Message]:
    """What each named, which the table may not have heard, and whether it lay there."""
    made = [event for event in events if event["what"] in ("named", "challenged") and event["at"] in tiles]
    return [
        {**event, "id": "turn-challenged" if _same(event, tiles[event["at"]]) else "turn-bluffed"} for event in made
    ]


# ---------------------------------------------------------------------------------- the notebook
def papers(view: View, table: TableFacts) -> list[dict[str, Any]]:
    """What the reader found, was told and wrote; who was where, and which orders are still to come."""
    notebook, tiles = view["notebook"], view["tiles"]
    own: list[dict[str, Any]] = []
    if notebook:
        numbers = {"list": notebook["may_be_genuine"], "join": "or"}
        own = [
            {
                "about": "known",
                "title": "paper-known",
                "lines": [{"id": "known-tile", "at": at, **tile} for at, tile in tiles.items()],
            },
            {"about": "genuine", "title": "paper-genuine", "lines": [{"id": "may-be-genuine", "numbers": numbers}]},
            {
                "about": "received",
                "title": "paper-received",
                "lines": [_letter(tiles, one, "note-received") for one in notebook["received"]],
            },
            {
                "about": "sent",
                "title": "paper-sent",
                "lines": [_letter(tiles, one, "note-sent") for one in notebook["sent"]],
            },
            {"about": "verdicts", "title": "paper-verdicts", "lines": _verdicts(notebook["verdicts"])},
        ]
    orders = _orders_left(view, table)
    lines = [{"id": "note-order", **_who_is_where(order)} for order in orders]
    return _filled(
        [
            *own,
            {"about": "places", "title": "paper-places", "lines": _places(view)},
            {"about": "orders", "title": {"id": "paper-orders", "count": len(orders)}, "lines": lines},
        ]
    )


def _letter(tiles: Mapping[str, Tile], message: Mapping[str, Any], said: str) -> Message:
    """A letter, with a word where the reader has seen the tile."""
    line = {**message, "id": said}
    return [line, _truth(tiles, message)] if message["at"] in tiles else line


def _verdicts(verdicts: Sequence[Mapping[str, Any]]) -> list[Message]:
    """Who called which message false, what was written, and whether it was proved."""
    return [[{**verdict, "id": "note-verdict"}, "proved" if verdict["true"] else "not-proved"] for verdict in verdicts]


def _places(view: View) -> list[Message]:
    """A round to a line."""
    return [{"id": "note-places", "round": stood["round"], **_who_is_where(stood["at"])} for stood in view["rounds"]]


def _who_is_where(places: Sequence[str | None]) -> dict[str, Any]:
    seats = [{"seat": seat, "at": at} for seat, at in enumerate(places) if at]
    return {"places": {"list": seats, "join": "comma"}}


def _orders_left(view: View, table: TableFacts) -> list[list[str]]:
    """CC-4: played orders lie open, so that everybody can tell which are still to come."""
    if view["phase"] == "over":
        return []
    left = [order[: len(view["seats"])] for order in table["components"]["orders"]]
    for order in view["played"]:
        left.pop(left.index(order))
    return sorted(left)


def _filled(sections: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [section for section in sections if section["lines"]]


# ---------------------------------------------------------------------------------- tiles and claims
def _is_lie(tiles: Mapping[str, Tile], message: Tile) -> bool:
    """Whether a message speaks against a tile that is known."""
    tile = tiles.get(message["at"])
    return tile is not None and bool(_answer_of(tile, message["kind"]) != message["number"])


def _answer_of(tile: Tile, kind: str) -> int | None:
    """CC-11: the true answer to a question about a tile."""
    return tile["number"] if tile["kind"] == kind else None


def _truth(tiles: Mapping[str, Tile], message: Tile) -> Message:
    return {"id": "was-false", "draw": "strong"} if _is_lie(tiles, message) else "was-true"


def _against(claim: Mapping[str, Any], at: str, tile: Tile) -> bool:
    """CC-26: would this tile there prove the claim wrong?"""
    genuine = tile["number"] == claim["number"]
    if tile["kind"] == "code":
        return genuine or at not in claim["codes"]
    return at in claim["codes"] or genuine != (at == claim["at"])


def _known_against(tiles: Mapping[str, Tile], claim: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The tiles that prove a claim wrong, each with its place."""
    return [{"at": at, **tile} for at, tile in tiles.items() if _against(claim, at, tile)]


def _same(one: Tile, other: Tile) -> bool:
    return bool(one["kind"] == other["kind"] and one["number"] == other["number"])


# ---------------------------------------------------------------------------------- choices
def _group(actions: Sequence[Action], said: Any) -> dict[str, Any]:
    return {"choices": [{"action": action, "label": said(action)} for action in actions]}


def _place(view: View, at: str) -> dict[str, Any]:
    """A building with what the reader knows of it."""
    return {"id": "place-choice", "at": at, "seen": _seen(view, at), "told": None}


def _seen(view: View, at: str) -> Message | None:
    tile = view["tiles"].get(at)
    return {"id": "tile", **tile, "draw": "mine"} if tile else None


def _doing(view: View, do: str) -> list[Action]:
    return [action for action in view["legal"] if action["do"] == do]


def _of_kind(actions: Sequence[Action], kind: str) -> list[Action]:
    return [action for action in actions if action["kind"] == kind]
