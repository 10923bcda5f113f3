"""What a network is shown of Code Casablanca beside the bare facts: what a seat knows, put together."""

from __future__ import annotations

from typing import Any

from tests.games.code_casablanca.table import CODES, DEAL, GENUINE, Table, index, searching


def knowledge(t: Table, seat: int) -> dict[str, Any]:
    """The last part of the observation, by name."""
    rules = t.rules
    seen = [0.0] * rules.FEATURES
    rules.observe(t.match.known(seat), seat, seen)
    parts = {
        "codes": rules.BUILDINGS, "files": rules.BUILDINGS,
        "told codes": rules.BUILDINGS, "told files": rules.BUILDINGS, "laid": rules.NUMBERS, "here": rules.NUMBERS,
        "may be genuine": 1, "unknown codes": rules.CODES_LAID + 1, "genuine": rules.BUILDINGS,
        "stand there": 1, "against the claim": rules.BUILDINGS,
    }  # fmt: skip
    at = rules.FEATURES - rules.KNOWLEDGE
    found: dict[str, Any] = {}
    for name, length in parts.items():
        found[name] = [i for i, value in enumerate(seen[at : at + length]) if value]
        assert all(value in (0.0, 1.0) for value in seen[at : at + length]), name
        at += length
    assert at == rules.FEATURES
    return found


def places(t: Table, *names: str) -> list[int]:
    return sorted(index(t, name) for name in names)


def test_tiles_that_were_seen_are_known_by_kind() -> None:
    t = searching(["hotel", "hotel"], been={0: ["mosque", "casino"]})
    mine, other = knowledge(t, 0), knowledge(t, 1)
    assert mine["codes"] == places(t, "mosque", "casino")
    assert mine["files"] == other["files"] == places(t, "hotel")
    assert mine["laid"] == [2 - 1, 5 - 1]
    assert mine["unknown codes"] == [3]
    assert other["codes"] == other["laid"] == []
    assert other["unknown codes"] == [5]


def test_the_file_where_one_stands_may_be_genuine_until_its_code_is_seen() -> None:
    assert DEAL["hotel"] == ("file", 3)
    assert DEAL["harbour"] == ("code", 3)
    t = searching(["hotel", "hotel"], been={1: ["harbour"]})
    assert knowledge(t, 0)["here"] == knowledge(t, 1)["here"] == [3 - 1]
    assert knowledge(t, 0)["may be genuine"] == [0]
    assert knowledge(t, 1)["may be genuine"] == []
    assert knowledge(searching(["mosque", "hotel"]), 0)["here"] == []


def test_who_has_seen_all_codes_and_the_file_knows_where_it_is() -> None:
    t = searching(["mosque", "station"], been={0: [*CODES, "station"], 1: CODES})
    for seat, stands in ((0, []), (1, [0])):
        found = knowledge(t, seat)
        assert found["unknown codes"] == [0]
        assert found["genuine"] == places(t, "station")
        assert found["stand there"] == stands
    assert knowledge(searching(["mosque", "hotel"], been={0: CODES}), 0)["genuine"] == []


def test_messages_are_told_apart_by_what_they_say_of_the_kind() -> None:
    told = [(0, 1, "code", "casino", 2), (0, 1, "code", "harbour", None), (0, 1, "file", "post-office", 6)]
    t = searching(["mosque", "mosque", "hotel"], told=told)
    assert knowledge(t, 0)["told codes"] == places(t, "casino")
    assert knowledge(t, 0)["told files"] == places(t, "harbour", "post-office")
    assert knowledge(t, 1)["told codes"] == knowledge(t, 2)["told files"] == []
    t.state.unmasked_by[1] = 1 + 2
    assert knowledge(t, 0)["told codes"] == []


def test_who_proved_that_there_is_none_knows_the_kind() -> None:
    t = searching(["mosque", "mosque", "hotel"], been={1: ["casino"]}, told=[(0, 1, "file", "casino", 2)])
    t.accuses(0, 1, "file", "casino", 2, ("file", None))
    mine = knowledge(t, 0)
    assert mine["codes"] == places(t, "mosque", "casino")
    assert mine["laid"] == [2 - 1]
    assert mine["told files"] == mine["files"] == []
    assert knowledge(t, 2)["codes"] == []


def test_a_challenge_is_seen_by_who_reads_it_and_rounds_without_a_cap_are_no_share() -> None:
    t = searching(["station", "consulate", "hotel"], round_cap=0, round=7)
    t.all_search()
    t.claims(0)
    t.no_more_claims()
    t.challenges(1, "hotel", "code", 1)
    rules = t.rules
    shown = rules.BUILDINGS + rules.TILES
    at = rules.FEATURES - rules.KNOWLEDGE - rules.SEATS - 5 - shown
    for seat, reads in ((0, True), (1, True), (2, False)):
        seen = [0.0] * rules.FEATURES
        rules.observe(t.match.known(seat), seat, seen)
        challenge = [i for i, value in enumerate(seen[at : at + shown]) if value]
        assert challenge == ([index(t, "hotel"), rules.BUILDINGS] if reads else [])
        assert seen[at + shown + 4] == 0.0


def test_what_one_knows_against_the_claim_being_heard() -> None:
    wrong = [*CODES[:-1], "consulate"]
    t = searching(["station", "consulate", "hotel"], been={0: ["consulate"]})
    t.all_search()
    t.claims(0, wrong, GENUINE)
    t.no_more_claims()
    assert t.phase == "challenging"
    assert knowledge(t, 1)["against the claim"] == places(t, "consulate")
    assert knowledge(t, 2)["against the claim"] == []
