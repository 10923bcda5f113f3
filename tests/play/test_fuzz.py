"""Whatever is sent, only the errors of this room come back, and the match stays as it was."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.play.matches import GAMES, begun, ended_record
from valise_games import BadRecord, BadSetup, IllegalAction, Match, verify
from valise_games.play.record import TOLD_LATER

WORDS = ["do", "agent", "to", "case", "victim", "sum", "worth", "move", "strike", "step-on", "bribe", "lot", "done",
         "bid", "hold", "give-way", "protest", "let-pass", "green-1", "red-1", "green", "red", "azores", "tangier",
         "bazaar", "seat", "action", "steps", "n", "hash", "events", "seed", "valise"]  # fmt: skip
leaves = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([0, 1, 2, 100, 300, 2**63, -1])
    | st.integers(4400, 4500).map(lambda digits: 10**digits)  # Python itself refuses to write them down
    | st.floats()
    | st.sampled_from(WORDS)
    | st.text(max_size=8)
)
json_like = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(WORDS) | st.text(max_size=4), inner),
    max_leaves=12,
)
anything = json_like | st.binary(max_size=8) | st.sets(st.integers(), max_size=2) | st.complex_numbers() | st.tuples()


def error_of(call: Callable[[], object], kind: type[ValueError] | tuple[type[ValueError], ...]) -> str:
    """What such an error says, in one line; empty if all went well. Any other error is a fault."""
    try:
        call()
    except kind as error:
        assert str(error)  # noqa: PT017
        assert "\n" not in str(error)  # noqa: PT017
        return str(error)
    return ""


@settings(max_examples=150)
@given(seat=anything | st.integers(0, 2), action=anything, game=st.sampled_from(GAMES), decisions=st.integers(0, 30))
def test_play_raises_only_its_own_errors(seat: Any, action: Any, game: str, decisions: int) -> None:
    match = begun(game, decisions)
    before = match.save()
    if error_of(lambda: match.play(seat, action), (IllegalAction, BadSetup)):
        assert match.save() == before
    else:
        assert Match.load(match.save()).record() == match.record()


@settings(max_examples=150)
@given(
    game=st.sampled_from(GAMES) | anything,
    seats=st.integers(-1, 9) | anything,
    options=st.none() | st.dictionaries(st.sampled_from(["round_cap", "one_per_capital"]) | leaves, leaves) | anything,
    seed=st.none() | st.integers() | st.binary(min_size=32, max_size=32) | anything,
    variant=st.sampled_from(["standard", "small"]) | anything,
    nonces=st.none() | st.lists(st.text(), max_size=4) | anything,
)
def test_new_raises_only_its_own_errors(
    game: Any, seats: Any, options: Any, seed: Any, variant: Any, nonces: Any
) -> None:
    def sit_down() -> None:
        match = Match.new(game, seats, options, seed, variant=variant, nonces=nonces)
        assert Match.load(match.save()).save() == match.save()

    error_of(sit_down, BadSetup)


@settings(max_examples=100)
@given(st.text() | st.binary() | anything)
def test_load_and_verify_raise_only_their_own_error(text: Any) -> None:
    for read in (Match.load, verify):
        assert error_of(partial(read, text), BadRecord)


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where something can be changed in a nest of objects and lists."""
    found = [path] if path else []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        found += paths(item, (*path, key))
    return found


def changed(whole: Any, path: tuple[Any, ...], new: Any, drop: bool) -> Any:
    at = whole
    for key in path[:-1]:
        at = at[key]
    if drop:
        del at[path[-1]]
    else:
        at[path[-1]] = new
    return whole


# Older records tell fewer facts of an event or of the outcome.
EVENT_FACT = re.compile(r"(entries/\d+/events/\d+|begins/\d+|outcome)/[^/]+$")
RECORD_PATHS = {game: paths(ended_record(game)) for game in GAMES}


@settings(max_examples=150)
@given(game=st.sampled_from(GAMES), where=st.integers(0), new=json_like, drop=st.booleans())
def test_any_one_change_in_a_record_is_noticed(game: str, where: int, new: Any, drop: bool) -> None:
    record = ended_record(game)
    path = RECORD_PATHS[game][where % len(RECORD_PATHS[game])]
    changed(record, path, new, drop)
    later = any(path[-1] in facts for facts in TOLD_LATER.values())
    tells_less = drop and EVENT_FACT.match("/".join(map(str, path))) and later
    assert error_of(lambda: verify(record), BadRecord) or record == ended_record(game) or tells_less, path


@settings(max_examples=100)
@given(game=st.sampled_from(GAMES), where=st.integers(0), new=json_like, drop=st.booleans())
def test_any_one_change_in_a_save_is_refused_or_gives_a_sound_match(
    game: str, where: int, new: Any, drop: bool
) -> None:
    save = json.loads(begun(game).save())
    everywhere = paths(save)
    changed(save, everywhere[where % len(everywhere)], new, drop)
    try:
        text = json.dumps(save)
    except ValueError:  # a number with too many digits
        return

    def load() -> None:
        match = Match.load(text)
        assert Match.load(match.save()).record() == match.record()

    error_of(load, BadRecord)


@settings(max_examples=100)
@given(game=st.sampled_from(GAMES), at=st.integers(0), byte=st.integers(0, 255))
def test_any_one_changed_byte_is_noticed(game: str, at: int, byte: int) -> None:
    raw = bytearray(json.dumps(ended_record(game)).encode())
    raw[at % len(raw)] = byte
    try:
        record = json.loads(raw)
    except ValueError:
        record = None
    refused = error_of(lambda: verify(bytes(raw)), BadRecord)
    assert bool(refused) == (record != ended_record(game))
