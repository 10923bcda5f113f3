"""Saves and records: they bring a match back, and whatever was done to them is noticed and said."""

from __future__ import annotations

import copy
import itertools
import json
import math
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.play.matches import GAMES, begun, ended_record, play_on
from valise_games import BadRecord, Match, verify
from valise_games.play import fairness
from valise_games.play.record import HEADER

Record = dict[str, Any]


def rehash(record: Record) -> Record:
    """As a forger would who knows the published seed: the chain fits whatever the entries say now."""
    seed = bytes.fromhex(record["seed"])
    link = fairness.first_link({key: record[key] for key in HEADER})
    for entry in record["entries"]:
        link = fairness.next_link(link, entry["n"], entry["steps"], seed)
        entry["hash"] = link
    return record


# ---------------------------------------------------------------------------------- what they bring back
@pytest.mark.parametrize("game", GAMES)
def test_a_save_brings_the_match_back_at_every_step(game: str) -> None:
    match, luck = begun(game, 0), Random(3)
    for _ in range(60):
        again = Match.load(match.save())
        assert again.save() == match.save()
        assert again.record() == match.record()
        assert [again.view(seat) for seat in (None, 0, 1, 2)] == [match.view(seat) for seat in (None, 0, 1, 2)]
        assert again.commitment == match.commitment
        play_on(match, 1, luck)


@pytest.mark.parametrize("game", GAMES)
def test_a_save_that_was_loaded_goes_on_like_the_match_itself(game: str) -> None:
    match = begun(game, 20)
    again = Match.load(match.save().encode())
    play_on(match, 10**6, Random(5))
    play_on(again, 10**6, Random(5))
    assert again.record() == match.record()


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_a_whole_match_is_verified(game: str) -> None:
    record = ended_record(game)
    for form in (record, json.dumps(record), json.dumps(record, indent=2).encode(), json.dumps(record, sort_keys=True)):
        match = verify(form)
        assert match.over
        assert json.loads(json.dumps(match.record())) == record


def test_a_record_may_come_from_a_program_that_writes_whole_numbers_without_a_point() -> None:
    record = ended_record()
    record["outcome"]["scores"] = [int(s) if s == int(s) else s for s in record["outcome"]["scores"]]
    verify(json.dumps(record))


def test_a_record_may_lack_facts_that_events_have_today() -> None:
    record = ended_record()
    announced = _entry(record, "announced")["events"][0]
    del announced["stays"], announced["briefcase"]  # facts that were added later
    verify(record)
    del announced["action"]
    with pytest.raises(BadRecord, match="does not tell what its steps did"):
        verify(record)
    record = ended_record()
    del record["outcome"]["scores"]
    with pytest.raises(BadRecord, match="'outcome' should be"):
        verify(record)


def test_the_record_of_a_running_match_tells_what_spectators_saw_and_no_more() -> None:
    match = begun(decisions=30)
    record = match.record()
    assert not match.over
    assert set(record) == {*HEADER, "begins", "entries"}
    told = [event for events in (record["begins"], *(e["events"] for e in record["entries"])) for event in events]
    assert told == [{key: value for key, value in e.items() if key != "n"} for e in match.events(None)]
    assert [entry["n"] for entry in record["entries"]] == list(range(1, len(record["entries"]) + 1))
    assert match._seed.hex() not in json.dumps(record)
    assert match._key.hex() not in json.dumps(record)
    with pytest.raises(BadRecord, match="still in progress"):
        verify(record)


def test_complete_entries_do_not_change() -> None:
    match, luck = begun(decisions=0), Random(9)
    shown: list[Any] = []
    while not match.over:
        play_on(match, 1, luck)
        now = match.record()["entries"]
        entries = [{key: entry[key] for key in ("n", "events", "hash")} for entry in now]
        assert entries[: len(shown)] == shown
        shown = entries


# ---------------------------------------------------------------------------------- damage
def _entry(record: Record, what: str) -> Record:
    """An entry in the middle that tells of this."""
    found = [entry for entry in record["entries"] if any(event["what"] == what for event in entry["events"])]
    entry: Record = found[len(found) // 2]
    return entry


def _set(*path: str | int, to: Any) -> Callable[[Record], None]:
    def change(record: Record) -> None:
        at: Any = record
        for key in path[:-1]:
            at = at[key]
        at[path[-1]] = to

    return change


def change_action(record: Record) -> None:
    step = _entry(record, "announced")["steps"][-1]
    step["action"] = {**step["action"], "case": not step["action"].get("case", False)}


def change_seat(record: Record) -> None:
    step = _entry(record, "announced")["steps"][-1]
    step["seat"] = (step["seat"] + 1) % 3


def change_event(record: Record) -> None:
    _entry(record, "announced")["events"][0]["seat"] = 5


def add_event(record: Record) -> None:
    record["entries"][2]["events"].append({"what": "bribed", "seat": 0})


def drop_event(record: Record) -> None:
    record["entries"][2]["events"].pop()


def swap_entries(record: Record) -> None:
    record["entries"][1], record["entries"][2] = record["entries"][2], record["entries"][1]


def swap_steps_of_entries(record: Record) -> None:
    first, second = record["entries"][1], record["entries"][2]
    first["steps"], second["steps"] = second["steps"], first["steps"]


def drop_entry(record: Record) -> None:
    del record["entries"][1]


def repeat_last_entry(record: Record) -> None:
    record["entries"].append({**copy.deepcopy(record["entries"][-1]), "n": len(record["entries"]) + 1})


def break_off(record: Record) -> None:
    del record["entries"][-1]


def merge_entries(record: Record) -> None:
    record["entries"][1]["steps"] += record["entries"][2]["steps"]
    del record["entries"][2]
    for n, entry in enumerate(record["entries"], 1):
        entry["n"] = n


def empty_entry(record: Record) -> None:
    record["entries"][1]["steps"] = []


def deep(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = {"a": value}
    return value


DAMAGE: dict[str, Callable[[Record], object]] = {
    "a changed action": change_action,
    "a changed seat": change_seat,
    "a changed event": change_event,
    "one event more": add_event,
    "one event less": drop_event,
    "swapped entries": swap_entries,
    "swapped steps": swap_steps_of_entries,
    "a missing entry": drop_entry,
    "an entry after the end": repeat_last_entry,
    "a missing end": break_off,
    "two entries as one": merge_entries,
    "an entry without steps": empty_entry,
    "no entries": lambda r: r["entries"].clear(),
    "another winner": lambda r: r["outcome"].update(winners=[0, 1]),
    "another reason": lambda r: r["outcome"].update(reason="brought-home-by-me"),
    "other scores": lambda r: r["outcome"].update(scores=[1.0, 0.5, 0.5]),
    "yes as a score": lambda r: r["outcome"].update(scores=[True, 0.0, 0.0]),
    "no outcome": lambda r: r.pop("outcome"),
    "another beginning": lambda r: r["begins"][0].update(seat=7),
    "a beginning with yes for 1": lambda r: r["begins"][0].update(seat=bool(r["begins"][0]["seat"])),
    "another nonce": _set("nonces", 1, to="mine"),
    "another seed": _set("seed", to="00" * 32),
    "another commitment": _set("commitment", to="00" * 32),
    "another seed that fits its commitment": lambda r: r.update(
        seed="00" * 32, commitment=fairness.commitment(bytes(32))
    ),
    "another number of seats": _set("seats", to=2),
    "other options": _set("options", "round_cap", to=59),
    "an option left out": lambda r: r["options"].pop("round_cap"),
    "another variant": _set("variant", to="standard"),
    "another game": _set("game", to="casablanca"),
    "a field more": _set("comment", to="nice game"),
    "a field more in an entry": _set("entries", 1, "comment", to="nice move"),
    "a field more in a step": _set("entries", 1, "steps", 0, "time", to=3),
    "another hash": _set("entries", 1, "hash", to="00" * 32),
    "no hash": lambda r: r["entries"][1].pop("hash"),
    "a hash that is no text": _set("entries", 1, "hash", to=None),
    "yes for entry 1": _set("entries", 0, "n", to=True),
    "yes for seat 1": lambda r: [
        step.update(seat=True) for entry in r["entries"] for step in entry["steps"] if step["seat"] == 1
    ],
    "half a surrogate pair": _set("entries", 1, "steps", 0, "action", to={"do": "\ud800"}),
    "deep nesting": _set("entries", 1, "steps", 0, "action", to=deep(5_000)),
    "a huge number": _set("entries", 1, "steps", 0, "action", to={"do": "bid", "sum": 10**5000}),
    "not a number": _set("entries", 1, "steps", 0, "action", to={"do": "bid", "sum": math.nan}),
    "something that is no JSON": _set("entries", 1, "steps", 0, "action", to={"do": {1, 2}}),
    "entries that are no list": _set("entries", to={"1": {}}),
    "an entry that is no object": _set("entries", 1, to=[]),
    "steps that are no list": _set("entries", 1, "steps", to={}),
    "a step that is no object": _set("entries", 1, "steps", 0, to="bribe"),
    "keys that are no text": lambda r: r.update({7: 8, None: 9, "zz": 1}),  # type: ignore[dict-item]
    "a seed with spaces": lambda r: r.update(seed=" ".join([r["seed"][:32], r["seed"][32:]])),
    "a seed in capitals": lambda r: r.update(seed=r["seed"].upper()),
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=list(DAMAGE))
def test_a_damaged_record_is_refused_with_a_sentence(damage: Callable[[Record], object]) -> None:
    record = ended_record()
    damage(record)
    with pytest.raises(BadRecord) as caught:
        verify(record)
    message = str(caught.value)
    assert 10 < len(message) < 800
    assert "\n" not in message


FORGED = [
    "a changed action", "a changed seat", "a changed event", "one event more", "one event less", "swapped steps",
    "a missing end", "two entries as one", "an entry without steps", "other options", "yes for seat 1",
]  # fmt: skip


@pytest.mark.parametrize("name", FORGED)
def test_damage_is_noticed_even_when_the_hashes_were_made_to_fit(name: str) -> None:
    record = ended_record()
    DAMAGE[name](record)
    with pytest.raises(BadRecord):
        verify(rehash(record))


def test_the_error_says_where_the_record_was_changed() -> None:
    record = ended_record()
    record["entries"][4]["steps"][-1]["seat"] = 99
    with pytest.raises(BadRecord, match="entry 5 was changed"):
        verify(record)
    with pytest.raises(BadRecord, match=r"entry 5, step . cannot be played: this match has seats 0 to 2, no seat 99"):
        verify(rehash(record))


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("valise", 3, "format 3, this Valise reads 1 to 2; a newer Valise wrote it"),
        ("valise", 10**5000, "a newer Valise wrote it"),
        ("valise", 0, "format 0"),
        ("valise", True, "format True"),
        ("valise", "1", "format '1'"),
        ("valise", None, "format None"),
        ("rules", 4, "version 4 of agent's rules is not known here; this Valise has 1, 2, 3"),
        ("rules", True, "version True"),
        ("rules", [1], "version"),
        ("game", "chess", "there is no game 'chess'"),
        ("game", ["agent"], "there is no game"),
        ("variant", "large", "no variant 'large'"),
        ("variant", None, "the variant must be a name"),
        ("seats", 9, "2 to 3 seats, not 9"),
        ("seats", "3", "seats"),
        ("seats", True, "seats"),
        ("options", [], "options must be an object"),
        ("options", {"speed": 1}, "no option 'speed'"),
        ("nonces", "abc", "nonces a list"),
        ("commitments", "abc", "nonces a list"),
        ("commitments", ["", "", "xyz"], "commitments are 64 hexadecimal digits"),
        ("commitments", ["", ""], "commitments are 64 hexadecimal digits"),
        ("nonces", ["a"], "nonces are one text"),
        ("nonces", ["a", "b", 1], "nonces are one text"),
        ("nonces", ["a", "b", "\ud800"], "nonces are one text"),
        ("commitment", None, "the seed is not the one that was promised"),
        ("seed", "", "64 hexadecimal digits"),
        ("seed", None, "64 hexadecimal digits"),
        ("seed", 7, "64 hexadecimal digits"),
        ("seed", "g" * 64, "64 hexadecimal digits"),
    ],
    ids=itertools.count(),
)
def test_a_header_that_cannot_be_is_refused_in_records_and_saves(key: str, value: Any, says: str) -> None:
    record = {**ended_record(), key: value}
    with pytest.raises(BadRecord, match=says):
        verify(record)
    if value != 10**5000:
        save = {**json.loads(begun().save()), key: value}
        with pytest.raises(BadRecord, match=says):
            Match.load(json.dumps(save))


@pytest.mark.parametrize("key", [*HEADER, "steps", "seed"])
def test_a_save_that_lacks_something_is_refused(key: str) -> None:
    save = json.loads(begun().save())
    del save[key]
    with pytest.raises(BadRecord):
        Match.load(json.dumps(save))


def test_a_save_with_a_step_that_cannot_be_played_is_refused() -> None:
    save = json.loads(begun().save())
    for steps in ([*save["steps"], save["steps"][0]], save["steps"][::-1], [None], {"seat": 0}, [{"seat": 0}]):
        with pytest.raises(BadRecord):
            Match.load(json.dumps({**save, "steps": steps}))


def test_a_save_with_something_more_is_refused() -> None:
    with pytest.raises(BadRecord, match="'comment'"):
        Match.load(json.dumps({**json.loads(begun().save()), "comment": "mine"}))


NO_RECORDS: dict[str, Any] = {
    "nothing": "",
    "no JSON": "{",
    "a list": "[]",
    "a number": "7",
    "null": "null",
    "not a number": "NaN",
    "an empty object": "{}",
    "bytes that are no text": b"\xff\xfe\xfa{",
    "deep nesting": "[" * 200_000,
    "deep nesting that ends": "[" * 200_000 + "]" * 200_000,
    "a number too long": "1" * 10_000,
    "None": None,
    "an int": 5,
    "a path": object(),
    "a set": {1},
}


@pytest.mark.parametrize("text", NO_RECORDS.values(), ids=list(NO_RECORDS))
def test_what_is_no_record_at_all_is_refused(text: Any) -> None:
    for read in (Match.load, verify):
        with pytest.raises(BadRecord) as caught:
            read(text)
        assert "\n" not in str(caught.value)


@pytest.mark.parametrize("game", GAMES)
def test_a_truncated_record_is_refused_wherever_it_breaks_off(game: str) -> None:
    text, saved = json.dumps(ended_record(game)), begun(game).save()
    for part in range(40):
        for whole, read in ((text, verify), (saved, Match.load)):
            with pytest.raises(BadRecord):
                read(whole[: len(whole) * part // 40])
