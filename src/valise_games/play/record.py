"""Reading saves and records back, with a clear sentence for whatever is wrong with them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from valise_games.errors import ValiseError
from valise_games.games import BadSetup, find
from valise_games.games.entry import Entry
from valise_games.games.quote import quote
from valise_games.play import fairness
from valise_games.play.match import FORMAT, IllegalAction, Match, write_steps

HEADER = ("valise", "game", "variant", "rules", "seats", "options", "commitment", "commitments", "nonces")
SINCE_2 = "commitments"  # of the seats; format 1 had none
# Facts that events did not have at first, in any game: a record may lack these, and no others.
TOLD_LATER: dict[str, set[str]] = {
    "announced": {"stays", "briefcase", "start", "space"},
    "carried-out": {"contested"},
    "lost-stakes": {"lost"},
    "went": {"at", "ordered"},
    "heard": {"at", "codes", "number"},
    "turned": {"challenged"},
    "drew": {"orders"},
    "ended-search": {"quiet"},
    "claims": {"seats"},
    "stands": {"contested"},
    "protests": {"in_part"},
    "card": {"loser"},
    "won": {"loser"},
    "folded": {"winner"},
    "raised": {"capped"},
    "renewed": {"stock"},
    "moved": {"start", "start_owner", "goal", "goal_owner"},
    "looked": {"others"},
    "inspected": {"where"},
    "ended-turn": {"quiet"},
    "over": {"rounds", "winner"},
}


class BadRecord(ValiseError, ValueError):
    """A save or record that cannot be read, or that is not what was played; the message says where."""


def load_save(saved: str | bytes) -> Match:
    """The match that `Match.save` wrote."""
    data = _parse(saved)
    entry = _header(data)
    match = _deal(entry, data, _seed(data))
    _replay(match, _steps(data.get("steps"), "the save"), "step")
    if "closed" in data:
        _close(match, data["closed"])
    _no_more(data, (*match.header(), "seed", "steps", "closed"))
    return match


def verify(record: str | bytes | dict[str, Any]) -> Match:
    """Checks the commitment, deals and replays the whole game, and compares every hash, event and the outcome.

    Events and the outcome may lack facts: a record keeps what was told when it was written, and more is told since. A
    match that was closed before its game was over says so, and all the rest is checked alike. Gives the replayed match;
    raises BadRecord at the first thing that does not fit.

    >>> from valise_games import Match
    >>> match = Match.new("agent", 2, {"round_cap": 3}, seed=1, variant="tiny")
    >>> while not match.over:
    ...     match.play(match.next_to_act, match.legal(match.next_to_act)[0])
    >>> record = match.record()
    >>> verify(record).outcome["reason"]
    'rounds-are-up'
    >>> record["entries"][0]["hash"] = 64 * "0"
    >>> verify(record)
    Traceback (most recent call last):
        ...
    valise_games.play.record.BadRecord: entry 1 was changed: its hash does not fit its steps
    """
    given = record if isinstance(record, dict) else _parse(record)
    data = {key: value for key, value in given.items() if key != "signed"}
    entry = _header(data)
    if "seed" not in data:
        raise BadRecord("this game is still in progress: its seed is published after the end, then it can be checked")
    seed = _seed(data)
    match = _deal(entry, data, seed)
    entries = data.get("entries")
    if not isinstance(entries, list):
        raise BadRecord("the record has no list of entries")
    link = match.first_link
    for n, item in enumerate(entries, 1):
        if not isinstance(item, dict) or not _same(item.get("n"), n):
            raise BadRecord(f"entry {n} is missing or out of order")
        steps = _steps(item.get("steps"), f"entry {n}")
        link = _next_link(link, n, steps, seed)
        if not _same(item.get("hash"), link):
            raise BadRecord(f"entry {n} was changed: its hash does not fit its steps")
        _replay(match, steps, f"entry {n}, step")
    if "under_way" in data:
        _replay(match, _steps(data["under_way"], "what was under way"), "under way, step")
        if match.entries > len(entries):
            raise BadRecord("what was under way shows something to everybody: it is an entry of its own")
        _close(match, data.get("outcome"))
    played = match.record()
    for n, item in enumerate(entries):
        if n >= len(played["entries"]) or not _is_entry(item, played["entries"][n]):
            raise BadRecord(f"entry {n + 1} does not tell what its steps did")
    if not match.ended:
        raise BadRecord(f"the record breaks off after entry {len(entries)}: the game is not over")
    tells = {"begins": _all_tell, "outcome": _tells, "under_way": _same, "hash": _same}
    for key in played.keys() & tells:
        if not tells[key](data.get(key), played[key]):
            raise BadRecord(f"{key!r} should be {quote(played[key])}, but the record says {quote(data.get(key))}")
    _no_more(data, played)
    if "signed" in given:
        _check_signature(data, given["signed"])
    return match


def _check_signature(data: dict[str, Any], signed: object) -> None:
    """Checks the signature of the house that the record names; which house it ought to be, a player's own memory
    knows."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        match signed:
            case {"house": str(house), "table": str(table), "by": str(by), **rest} if not rest:
                key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(house))
                key.verify(bytes.fromhex(by), fairness.statement(data, house, table))
                return
    except (InvalidSignature, ValueError):
        pass
    raise BadRecord("the signature does not fit: the house that is named did not sign this record")


def _parse(text: object) -> dict[str, Any]:
    if not isinstance(text, str | bytes | bytearray):
        raise BadRecord(f"a record is read from text, not from something of type {type(text).__name__}")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"this is not JSON: {error}") from None
    if not isinstance(data, dict):
        raise BadRecord(f"a record is a JSON object, not {quote(data)}")
    return data


def _header(data: dict[str, Any]) -> Entry:
    missing = [key for key in HEADER if key not in data and not (key == SINCE_2 and _same(data.get("valise"), 1))]
    if missing:
        raise BadRecord(f"this is no record of Valise: it lacks {', '.join(missing)}")
    written = data["valise"]
    if not any(_same(written, known) for known in range(1, FORMAT + 1)):
        newer = isinstance(written, int) and written > FORMAT
        hint = "; a newer Valise wrote it" if newer else ""
        raise BadRecord(f"the record has format {quote(written)}, this Valise reads 1 to {FORMAT}{hint}")
    try:
        entry = find(data["game"])
        entry.check_version(data["rules"])
    except BadSetup as error:
        raise BadRecord(str(error)) from None
    return entry


def _seed(data: dict[str, Any]) -> bytes:
    try:
        seed = bytes.fromhex(data["seed"])
    except (KeyError, TypeError, ValueError):
        seed = b""
    if len(seed) != fairness.SEED_BYTES or seed.hex() != data["seed"]:
        raise BadRecord(f"the seed must be {2 * fairness.SEED_BYTES} hexadecimal digits")
    return seed


def _deal(entry: Entry, data: dict[str, Any], seed: bytes) -> Match:
    lists = [data["nonces"], data.get(SINCE_2, [])]
    if not isinstance(data["options"], dict) or not all(isinstance(one, list) for one in lists):
        raise BadRecord("options must be an object, commitments and nonces a list")
    if not isinstance(data["variant"], str):
        raise BadRecord(f"the variant must be a name, not {quote(data['variant'])}")
    try:
        given = {"variant": data["variant"], "nonces": data["nonces"], "version": data["rules"]}
        written = int(data["valise"])
        promised = data[SINCE_2] if written > 1 else None
        match = Match.new(entry.id, data["seats"], data["options"], seed, commitments=promised, format=written, **given)
    except BadSetup as error:
        raise BadRecord(f"the match cannot be set up: {error}") from None
    if not _same(data["commitment"], match.commitment):
        raise BadRecord("the seed is not the one that was promised: its hash differs from the commitment")
    if not _same(data["options"], dict(match.options)):
        raise BadRecord(f"the record must name every option: {dict(match.options)}")
    return match


def _steps(steps: object, where: str) -> list[tuple[int, Any]]:
    if not isinstance(steps, list):
        raise BadRecord(f"{where} has no list of steps")
    for step in steps:
        if not isinstance(step, dict) or set(step) != {"seat", "action"}:
            raise BadRecord(f"{where}: a step is an object with seat and action, not {quote(step)}")
    return [(step["seat"], step["action"]) for step in steps]


def _next_link(link: str, n: int, steps: list[tuple[int, Any]], seed: bytes) -> str:
    try:
        return fairness.next_link(link, n, write_steps(steps), seed)
    except (TypeError, ValueError, RecursionError):
        raise BadRecord(f"entry {n} was changed: its steps cannot be written as JSON") from None


def _same(stored: object, played: object) -> bool:
    """Equal as JSON: 1 and 1.0 are the same, 1 and true are not."""
    if isinstance(stored, dict) and isinstance(played, dict):
        return stored.keys() == played.keys() and all(_same(stored[key], played[key]) for key in played)
    if isinstance(stored, list) and isinstance(played, list):
        return len(stored) == len(played) and all(map(_same, stored, played))
    if isinstance(stored, bool) or isinstance(played, bool) or not isinstance(stored, int | float):
        return type(stored) is type(played) and stored == played
    return stored == played


def _is_entry(entry: dict[str, Any], played: dict[str, Any]) -> bool:
    rest: dict[str, Any] = {"events": None}
    return _all_tell(entry.get("events"), played["events"]) and _same({**entry, **rest}, {**played, **rest})


def _all_tell(events: object, played: Any) -> bool:
    return isinstance(events, list) and len(events) == len(played) and all(map(_tells, events, played))


def _tells(stored: object, played: Any) -> bool:
    """Whether a stored event or outcome has what it must have, and nothing that differs from what was played."""
    later = TOLD_LATER.get(played.get("what", ""), set())
    if not isinstance(stored, dict) or not played.keys() - later <= stored.keys() <= played.keys():
        return False
    return all(_same(value, played[key]) for key, value in stored.items())


def _no_more(data: dict[str, Any], known: Iterable[str]) -> None:
    if unknown := set(data) - set(known):
        raise BadRecord(f"there are fields that do not belong here: {', '.join(sorted(map(quote, unknown)))}")


def _close(match: Match, how: object) -> None:
    """Ends a match as it was ended; why it was is not in the game, and is taken at its word."""
    if not isinstance(how, dict) or how.keys() != {"reason", "winners"} or not isinstance(how["winners"], list):
        raise BadRecord(f"a match that was closed early has a reason and winners, not {quote(how)}")
    try:
        match.close(how["reason"], how["winners"])
    except BadSetup as error:
        raise BadRecord(f"it cannot have ended like this: {error}") from None


def _replay(match: Match, steps: list[tuple[int, Any]], where: str) -> None:
    for n, (seat, action) in enumerate(steps, 1):
        try:
            match.play(seat, action)
        except (IllegalAction, BadSetup) as error:
            raise BadRecord(f"{where} {n} cannot be played: {error}") from None
