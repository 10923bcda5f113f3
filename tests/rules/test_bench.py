"""The commands that measure the rules and look for faults in them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from valise_games.bench import fuzz, rules
from valise_games.cli import main
from valise_games.games import BadSetup, find

FUZZ = ("bench", "fuzz", "--seed", "2")


# ---------------------------------------------------------------------------------- speed
@pytest.mark.long
def test_json_is_a_list_of_what_was_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rules, "ROUNDS", 1)
    assert main(["bench", "rules", "--json", "--game", "casablanca", "--seats", "2", "--seats", "8"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [(row["game"], row["seats"]) for row in rows] == [("casablanca", 2), ("casablanca", 8)]
    for row in rows:
        assert list(row) == [
            "game", "seats", "interpreted_us", "compiled_per_s", "search_per_s", "state_bytes", "yardstick"
        ]  # fmt: skip
        assert min(row["interpreted_us"], row["compiled_per_s"], row["search_per_s"], row["yardstick"]) > 0
        assert row["state_bytes"] == find("casablanca").load("plain").State.dtype().itemsize


def test_the_table_is_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    row = {"game": "agent", "interpreted_us": 4.321, "compiled_per_s": 12_345_678, "search_per_s": 123_456}
    rules.show([{**row, "seats": seats, "state_bytes": 264, "yardstick": 7e8} for seats in (2, 3)])
    shown = capsys.readouterr().out
    assert shown.count("agent") == 1
    for part in ("4.3", "12.3", "123", "264", "700 M loops/s"):
        assert part in shown


def test_games_and_seats_are_chosen() -> None:
    assert {(entry.id, seats) for entry, seats in rules.choose(None, [8])} >= {("casablanca", 8)}
    assert [seats for _, seats in rules.choose(["agent"], None)] == [2, 3, 4]
    with pytest.raises(BadSetup, match="agent 2 to 4"):
        rules.choose(["agent"], [7])


def test_a_person_is_asked_nothing_that_has_one_answer(capsys: pytest.CaptureFixture[str]) -> None:
    of = ["--game", "casablanca", "--seats", "3", "--bots", "novice", "--games", "3"]
    assert main(["bench", "prompts", "--json", *of]) == 0
    (row,) = json.loads(capsys.readouterr().out)
    assert list(row) == ["game", "seats", "bots", "prompts", "single_option", "minutes"]
    assert row["prompts"] > 5
    assert row["single_option"] == 0


@pytest.mark.parametrize("kind", ["rules", "prompts", "text", "dataset", "fuzz"])
def test_a_game_that_does_not_exist_is_refused(kind: str, refusal: Callable[..., str]) -> None:
    assert "there is no game 'chess'" in refusal("bench", kind, "--game", "chess")


# ---------------------------------------------------------------------------------- faults
def test_the_games_of_the_house_have_no_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "fuzz", "--number", "30", "--seed", "1", "--folder", str(tmp_path)]) == 0
    assert "30 random games" in capsys.readouterr().out
    assert not list(tmp_path.iterdir())


def test_every_table_comes_up() -> None:
    entries = [find("agent"), find("casablanca")]
    tables = [table for table, _ in zip(fuzz.deal(entries, 1), range(200))]
    kinds = {(table.game, table.variant, table.seats) for table in tables}
    assert kinds == {
        (entry.id, variant, seats) for entry in entries for variant in entry.boards for seats in entry.seats_of(variant)
    }
    assert {table.options["opening_bribes"] for table in tables if table.game == "casablanca"} == {False, True}
    assert {table.options["round_cap"] == 30 for table in tables} == {False, True}


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Small Casablanca in which nobody can answer in the sixth round."""
    game: Any = find("casablanca").load("plain", "small")
    legal = game.legal
    monkeypatch.setattr(game, "legal", lambda s, seat, choices: None if s.round == 5 else legal(s, seat, choices))
    return monkeypatch


def test_a_dead_end_is_saved_and_can_be_played_again(
    broken: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*FUZZ, "--game", "casablanca", "--number", "40", "--folder", str(tmp_path / "dumps")]) == 1
    assert "at fault" in capsys.readouterr().out
    saved = sorted((tmp_path / "dumps").iterdir())
    assert 0 < len(saved) <= fuzz.MOST_DUMPS
    table = json.loads(saved[0].read_text())
    assert list(table) == ["game", "variant", "seats", "options", "seed", "actions", "problem"]
    assert "has no option" in table["problem"]
    assert main([*FUZZ, "--replay", str(saved[0])]) == 1
    assert "has no option" in capsys.readouterr().out
    broken.undo()
    assert main([*FUZZ, "--replay", str(saved[0])]) == 0


def test_an_error_of_the_rules_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game: Any = find("agent").load("plain")

    def fail(*_: Any) -> None:
        raise ZeroDivisionError("on purpose")

    monkeypatch.setattr(game, "step", fail)
    assert main([*FUZZ, "--game", "agent", "--number", "20", "--folder", str(tmp_path)]) == 1
    told = capsys.readouterr().err.replace("\n", "")
    saved = sorted(tmp_path.iterdir())
    assert all(json.loads(path.read_text())["problem"] == "ZeroDivisionError: on purpose" for path in saved)
    assert "ZeroDivisionError: on purpose; saved in" in told


@pytest.mark.parametrize("content", ["", "{}", "[]", '{"game": 1}', None])
def test_what_is_no_saved_game_is_refused(content: str | None, tmp_path: Path, refusal: Callable[..., str]) -> None:
    path = tmp_path / "saved.json"
    if content is not None:
        path.write_text(content)
    assert f"{path} is not a saved game" in refusal(*FUZZ, "--replay", str(path))
