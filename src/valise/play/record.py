"""Reading saves and records back, with a clear sentence for whatever is wrong with them."""

from __future__ import annotations

import json
from typing import Any

from valise.games import BadSetup, catalogue
from valise.games.entry import Entry
from valise.play import fairness
from valise.play.match import FORMAT, IllegalAction, Match

HEADER = ("valise", "game", "variant", "rules", "seats", "options", "commitment", "nonces")


class BadRecord(ValueError):
    """A save or record that cannot be read, or that is not what was played; the message says where."""


def load_save(saved: str | bytes) -> Match:
    """The match that `Match.save` wrote."""
    data = _parse(saved)
    entry = _header(data)
    match = _deal(entry, data, _seed(data))
    _replay(match, _steps(data.get("steps"), "the save"), "step")
    return match


def verify(record: str | bytes | dict[str, Any]) -> Match:
    """Checks the commitment, deals and replays the whole game, and compares every hash, event and the outcome.

    Gives the replayed match; raises BadRecord at the first thing that does not fit.
    """
    data = record if isinstance(record, dict) else _parse(record)
    entry = _header(data)
    if "seed" not in data:
        raise BadRecord("this game is still in progress: its seed is published after the end, then it can be checked")
    seed = _seed(data)
    if fairness.commitment(seed) != data["commitment"]:
        raise BadRecord("the seed is not the one that was promised: its hash differs from the commitment")
    match = _deal(entry, data, seed)
    entries = data.get("entries")
    if not isinstance(entries, list):
        raise BadRecord("the record has no list of entries")
    link = fairness.first_link({key: data[key] for key in HEADER})
    for n, item in enumerate(entries, 1):
        if not isinstance(item, dict) or item.get("n") != n:
            raise BadRecord(f"entry {n} is missing or out of order")
        steps = _steps(item.get("steps"), f"entry {n}")
        written = [{"seat": seat, "action": action} for seat, action in steps]
        link = fairness.next_link(link, n, written, seed)
        if item.get("hash") != link:
            raise BadRecord(f"entry {n} was changed: its hash does not fit its steps")
        _replay(match, steps, f"entry {n}, step")
    played = match.record()
    for n, item in enumerate(entries):
        if n >= len(played["entries"]) or item != played["entries"][n]:
            raise BadRecord(f"entry {n + 1} does not tell what its steps did")
    if not match.over:
        raise BadRecord(f"the record breaks off after entry {len(entries)}: the game is not over")
    for key in ("begins", "outcome"):
        if data.get(key) != played[key]:
            raise BadRecord(f"{key!r} should be {played[key]}, but the record says {data.get(key)}")
    if unknown := set(data) - set(played):
        raise BadRecord(f"the record has fields that do not belong there: {', '.join(sorted(unknown))}")
    return match


def _parse(text: str | bytes) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"this is not JSON: {error}") from None
    if not isinstance(data, dict):
        raise BadRecord(f"a record is a JSON object, not {type(data).__name__}")
    return data


def _header(data: dict[str, Any]) -> Entry:
    missing = [key for key in HEADER if key not in data]
    if missing:
        raise BadRecord(f"this is no record of Valise: it lacks {', '.join(missing)}")
    if data["valise"] != FORMAT or isinstance(data["valise"], bool):
        newer = isinstance(data["valise"], int) and data["valise"] > FORMAT
        hint = "; a newer Valise wrote it" if newer else ""
        raise BadRecord(f"the record has format {data['valise']!r}, this Valise reads {FORMAT}{hint}")
    game = data["game"]
    if not isinstance(game, str) or game not in catalogue:
        raise BadRecord(f"there is no game {game!r}; the house has {', '.join(catalogue)}")
    entry = catalogue[game]
    if data["rules"] != entry.version:
        raise BadRecord(
            f"version {data['rules']!r} of {game}'s rules is not known here; this Valise has {entry.version}"
        )
    return entry


def _seed(data: dict[str, Any]) -> bytes:
    try:
        seed = bytes.fromhex(data["seed"])
    except (KeyError, TypeError, ValueError):
        seed = b""
    if len(seed) != fairness.SEED_BYTES:
        raise BadRecord(f"the seed must be {2 * fairness.SEED_BYTES} hexadecimal digits")
    return seed


def _deal(entry: Entry, data: dict[str, Any], seed: bytes) -> Match:
    if not isinstance(data["options"], dict) or not isinstance(data["nonces"], list):
        raise BadRecord("options must be an object, and nonces a list")
    if not isinstance(data["variant"], str):
        raise BadRecord(f"the variant must be a name, not {data['variant']!r}")
    try:
        match = Match.new(
            entry.id, data["seats"], data["options"], seed, variant=data["variant"], nonces=data["nonces"]
        )
    except BadSetup as error:
        raise BadRecord(f"the match cannot be set up: {error}") from None
    if match.commitment != data["commitment"]:
        raise BadRecord("the seed is not the one that was promised: its hash differs from the commitment")
    if match.options != data["options"]:
        raise BadRecord(f"the record must name every option: {match.options}")
    return match


def _steps(steps: object, where: str) -> list[tuple[int, Any]]:
    if not isinstance(steps, list):
        raise BadRecord(f"{where} has no list of steps")
    for step in steps:
        if not isinstance(step, dict) or set(step) != {"seat", "action"}:
            raise BadRecord(f"{where}: a step is an object with seat and action, not {step!r}")
    return [(step["seat"], step["action"]) for step in steps]


def _replay(match: Match, steps: list[tuple[int, Any]], where: str) -> None:
    for n, (seat, action) in enumerate(steps, 1):
        try:
            match.play(seat, action)
        except (IllegalAction, BadSetup) as error:
            raise BadRecord(f"{where} {n} cannot be played: {error}") from None
