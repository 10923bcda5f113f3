"""Every record in a folder of this one, <game>/<name>.json, is a test: it is genuine, it is replayed to exactly its
outcome, and no sum that the game conserves changes on the way. Drop a finished game here and it is watched over."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from valise_games import Match, catalogue, verify

RECORDS = sorted(Path(__file__).parent.glob("*/*.json"))
# RA-20: since version 3 whoever takes the last card has one to give back.
OUT_OF_REACH = {("randolph", "no-cards")}
ANY_RECORD = pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")


def sums(match: Match) -> list[int]:
    """What no step changes, as the game names it: money, gondolas, couples."""
    game, out = match._game, [0] * match._game.CONSERVED
    game.conserved(match._state, out)
    return out


def read(path: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(path.read_text())
    return record


@ANY_RECORD
def test_the_record_is_genuine_and_lies_where_it_belongs(path: Path) -> None:
    record = read(path)
    assert record["game"] == path.parent.name
    match = verify(path.read_bytes())
    assert match.outcome == record["outcome"]
    # A record keeps what was told when it was written: events have gained facts since.
    for told, now in zip(_events(record), _events(match.record()), strict=True):
        assert told.items() <= now.items()


def _events(record: dict[str, Any]) -> list[dict[str, Any]]:
    return [*record["begins"], *(event for entry in record["entries"] for event in entry["events"])]


@ANY_RECORD
def test_it_is_replayed_to_its_outcome_with_its_sums_conserved(path: Path) -> None:
    record = read(path)
    match = Match.new(
        record["game"],
        record["seats"],
        record["options"],
        bytes.fromhex(record["seed"]),
        variant=record["variant"],
        nonces=record["nonces"],
        version=record["rules"],
    )
    at_first = sums(match)
    for entry in record["entries"]:
        for step in entry["steps"]:
            assert not match.over
            match.play(step["seat"], step["action"])
            assert sums(match) == at_first
    assert match.outcome == record["outcome"]


@pytest.mark.parametrize("game", catalogue)
def test_each_reason_to_end_and_each_version_has_a_record(game: str) -> None:
    entry = catalogue[game]
    ends = {(read(path)["rules"], read(path)["outcome"]["reason"]) for path in RECORDS if path.parent.name == game}
    reasons = {reason for version, reason in ends if version == entry.version}
    assert reasons == {reason for reason in entry.reasons if (game, reason) not in OUT_OF_REACH}
    assert {version for version, _ in ends} == {*entry.earlier, entry.version}
