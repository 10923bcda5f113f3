"""Matches that end before their game does: all is told, nothing more is played, and their records are checked."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.play.matches import GAMES, begun, ended_record
from tests.play.test_records import DAMAGE, rehash
from valise_games import BadRecord, IllegalAction, Match, verify
from valise_games.cli import main
from valise_games.games import BadSetup

Record = dict[str, Any]


def closed(game: str = "agent", decisions: int = 26) -> Match:
    """Closed in the middle of something that the table has not seen yet."""
    match = begun(game, decisions)
    assert not match.over
    match.close("resigned", [2, 0])
    return match


def closed_record(game: str = "agent") -> Record:
    """With steps under way."""
    for decisions in range(20, 80):
        record = closed(game, decisions).record()
        if record["under_way"]:
            told: Record = json.loads(json.dumps(record))
            return told
    raise AssertionError("nothing is ever under way")


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_a_closed_match_tells_everything_and_is_verified(game: str) -> None:
    record = closed_record(game)
    assert record["outcome"] == {"reason": "resigned", "winners": [0, 2]}
    assert all(entry["steps"] for entry in record["entries"])
    match = verify(json.dumps(record))
    assert not match.over
    assert match.ended
    assert json.loads(json.dumps(match.record())) == record


def test_a_closed_match_takes_no_step_and_tells_its_whole_story() -> None:
    match = begun(decisions=30)
    seat = match.to_act[0]
    action = match.legal(seat)[0]
    with pytest.raises(BadSetup, match="when the game is over"):
        match.all_events()
    match.close("aborted")
    assert match.to_act == ()
    assert not match.owes(seat)
    assert match.legal(seat) == []
    assert match.when_time_runs_out(seat) is None
    with pytest.raises(IllegalAction, match="the game is over"):
        match.play(seat, action)
    assert len(match.all_events()) > len(match.events(None))
    with pytest.raises(BadSetup, match="already"):
        match.close("abandoned")


def test_a_match_that_is_over_cannot_be_closed() -> None:
    match = begun(decisions=10**6)
    with pytest.raises(BadSetup, match="already"):
        match.close("aborted")


@pytest.mark.parametrize(
    ("reason", "winners"), [("tired", []), ("", []), (None, []), ("resigned", [3]), ("resigned", [1, 1])]
)
def test_a_match_is_not_closed_for_any_reason(reason: Any, winners: list[int]) -> None:
    match = begun()
    with pytest.raises(BadSetup):
        match.close(reason, winners)
    assert not match.ended


def test_a_closed_match_is_saved_and_comes_back_closed() -> None:
    match = closed()
    again = Match.load(match.save())
    assert again.ended
    assert again.record() == match.record()
    with pytest.raises(BadRecord, match="cannot have ended"):
        Match.load(json.dumps({**json.loads(begun().save()), "closed": {"reason": "bored", "winners": []}}))


CHANGES: dict[str, Callable[[Record], object]] = {
    "another reason": lambda r: r["outcome"].update(reason="brought-home"),
    "a reason that is no text": lambda r: r["outcome"].update(reason=["aborted"]),
    "scores": lambda r: r["outcome"].update(scores=[1.0, 0.0, 0.0]),
    "winners from elsewhere": lambda r: r["outcome"].update(winners=[7]),
    "winners that are no list": lambda r: r["outcome"].update(winners=None),
    "no outcome": lambda r: r.pop("outcome"),
    "nothing said of what was under way": lambda r: r.pop("under_way"),
    "an illegal step under way": lambda r: r["under_way"][0].update(seat=9),
    "steps under way that are no list": lambda r: r.update(under_way={}),
    "an entry as if it were under way": lambda r: r.update(under_way=r["entries"].pop()["steps"] + r["under_way"]),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=list(CHANGES))
def test_a_changed_record_of_a_closed_match_is_refused(change: Callable[[Record], object]) -> None:
    record = closed_record()
    change(record)
    for form in (record, rehash(copy.deepcopy(record))):
        with pytest.raises(BadRecord):
            verify(form)


@pytest.mark.parametrize(
    "name", ["a changed action", "one event less", "a missing entry", "another nonce", "another seed", "another hash"]
)
def test_all_the_rest_is_checked_as_in_any_record(name: str) -> None:
    record = closed_record()
    DAMAGE[name](record)
    with pytest.raises(BadRecord):
        verify(record)


def test_a_game_that_is_over_does_not_pass_for_one_that_was_closed() -> None:
    record = ended_record()
    record |= {"under_way": [], "outcome": {"reason": "aborted", "winners": []}}
    with pytest.raises(BadRecord, match="already"):
        verify(record)


@pytest.mark.parametrize(
    ("language", "says", "why"),
    [("en", "ended before", "Seat 2 has resigned."), ("fr", "a pris fin avant", "Place 2 a abandonné.")],
)
def test_the_command_says_that_the_table_ended_early(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, says: str, why: str
) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(closed_record()))
    assert main(["verify", str(file), "--lang", language]) == 0
    told = capsys.readouterr().out
    assert says in told
    assert why in told
