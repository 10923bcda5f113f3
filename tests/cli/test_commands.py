"""The commands around the game: help, catalogue, rules, verification, and errors in one sentence."""

from __future__ import annotations

import copy
import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.person import COMMAND, Person, environment
from valise_games import Match, catalogue
from valise_games.cli import main
from valise_games.play import deal_memory, fairness


def run(*arguments: str, home: Path, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [COMMAND, *arguments], input=typed, capture_output=True, text=True, env=environment(home, **more), check=False
    )


@pytest.fixture
def complaint(refusal: Callable[..., str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., str]:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return refusal


@pytest.fixture
def printed(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """What the command prints when all is well."""

    def said(*arguments: str) -> str:
        assert main(arguments) == 0
        return capsys.readouterr().out

    return said


# ---------------------------------------------------------------------------------- help
def test_alone_it_shows_its_help(tmp_path: Path) -> None:
    done = run(home=tmp_path)
    assert done.returncode == 0
    assert done.stdout == run("--help", home=tmp_path).stdout
    for word in ("play", "games", "rules", "verify", "bench"):
        assert word in done.stdout


@pytest.mark.parametrize(
    "command", [["play"], ["games"], ["rules"], ["verify"], ["bench"], ["bench", "rules"], ["bench", "fuzz"]]
)
def test_every_command_has_help_that_fits(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    with pytest.raises(SystemExit) as left:
        main([*command, "--help"])
    assert left.value.code == 0
    assert max(map(len, capsys.readouterr().out.splitlines())) <= 80


def test_it_starts_without_the_compiler(tmp_path: Path) -> None:
    script = """
import sys
from valise_games.cli import main
main(["games"])
try:
    main(["play", "casablanca", "--variant", "small", "--pace", "fast", "--seed", "1"])
finally:
    heavy = {"numpy", "numba"} & set(sys.modules)
    assert not heavy, heavy
"""
    done = subprocess.run(
        [sys.executable, "-c", script], input="", text=True, env=environment(tmp_path), capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "The match is kept." in done.stdout


# ---------------------------------------------------------------------------------- catalogue and rules
@pytest.mark.parametrize("language", ["en", "fr"])
def test_games_lists_the_whole_catalogue(
    printed: Callable[..., str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    shown = printed("games", "--lang", language)
    for entry in catalogue.values():
        assert entry.name in shown
        assert entry.designers[0] in shown
        for option in entry.options:
            assert (f"--option {option.key}=" in shown) == option.offered
    assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.parametrize("game", list(catalogue))
@pytest.mark.parametrize("language", ["en", "fr"])
def test_rules_are_those_of_the_game(printed: Callable[..., str], game: str, language: str) -> None:
    shown = printed("rules", game, "--lang", language)
    entry = catalogue[game]
    chapters = [line.removeprefix("## ") for line in shown.splitlines() if line.startswith("## ")]
    sisters = {other.name for other in catalogue.values() if other.package == entry.package and other is not entry}
    assert chapters
    assert entry.name in chapters or not sisters
    assert not sisters & set(chapters)


def test_the_language_comes_from_the_locale(printed: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "places" in printed("games")
    assert "seats" in printed("games", "--lang", "en")
    monkeypatch.setenv("LC_ALL", "xx_XX.UTF-8")
    assert "seats" in printed("games")


# ---------------------------------------------------------------------------------- errors
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "chess"], "there is no game 'chess'; the house has agent"),
        (["play"], "name a game"),
        (["play", "agent", "--seats", "9"], "agent is for 2 to 4 seats, not 9"),
        (["play", "agent", "--seats", "two"], "invalid int value"),
        (["play", "agent", "--seat", "4"], "your seat is one of 0 to 3"),
        (["play", "agent", "--bots", "genius"], "agent has no bot 'genius'; it has random"),
        (["play", "agent", "--bots", "novice,novice"], "one level for all 3 bots"),
        (["play", "agent", "--option", "weather=yes"], "no option 'weather'; it has round_cap"),
        (["play", "agent", "--option", "round_cap=soon"], "the value is a number, yes or no"),
        (["play", "agent", "--option", "round_cap=-1"], "from 0 to 1000"),
        (["play", "agent", "--variant", "huge"], "no variant 'huge'; it has standard, small"),
        (["play", "--resume", "nowhere.json"], "nowhere.json cannot be read: no such file"),
        (["play", "--resume"], "no match is kept"),
        (["play", "agent", "--pace", "slow"], "invalid choice: 'slow'"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["verify", "nowhere.json"], "cannot be read"),
        (["dance"], "invalid choice: 'dance'"),
        (["bench", "dance"], "invalid choice: 'dance'"),
    ],
)
def test_errors_are_one_sentence(complaint: Callable[..., str], arguments: list[str], said: str) -> None:
    assert said in complaint(*arguments)


@pytest.mark.parametrize("option", [["--seat", "1"], ["--pace", "fast"]])
@pytest.mark.parametrize("where", [[], ["agent"], ["--table", "BCDFGHJK"]])
def test_what_means_nothing_in_a_house_is_refused(
    complaint: Callable[..., str], where: list[str], option: list[str]
) -> None:
    assert "neither --seat nor --pace" in complaint("play", "--at", "127.0.0.1:1", *where, *option)


@pytest.mark.parametrize(
    "option",
    [["--private"], ["--seats", "0"], ["--bots", "novice"], ["--option", "x=3"], ["--variant", "small"]],
)
@pytest.mark.parametrize("where", [[], ["--table", "BCDFGHJK"]])
def test_who_opens_no_table_does_not_say_what_it_is_like(
    complaint: Callable[..., str], where: list[str], option: list[str]
) -> None:
    said = complaint("play", "--at", "127.0.0.1:1", *where, *option)
    assert option[0] in said
    assert "a table you open" in said


def test_an_error_comes_without_a_traceback(tmp_path: Path) -> None:
    done = run("play", "chess", home=tmp_path)
    assert done.returncode == 2
    assert done.stderr == f"valise: there is no game 'chess'; the house has {', '.join(catalogue)}\n"


def test_a_record_that_cannot_be_written_is_said_so(tmp_path: Path) -> None:
    table = ["--variant", "small", "--option", "round_cap=1", "--seed", "1", "--pace", "fast"]
    with Person("play", "casablanca", *table, "--record", str(tmp_path / "no" / "r.json"), home=tmp_path) as person:
        person.play_on(random.Random(1))
        assert person.code == 2
        assert "the record cannot be written" in person.shown


# ---------------------------------------------------------------------------------- verify
@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    match = Match.new("casablanca", 3, seed=4, variant="small")
    dice = random.Random(4)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, dice.choice(match.legal(seat)))
    return match.record()


def test_verify_accepts_a_good_record(tmp_path: Path, record: dict[str, Any]) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    done = run("verify", str(file), home=tmp_path)
    assert done.returncode == 0
    assert f"This record is good: Casablanca, 3 seats, {len(record['entries'])} entries" in done.stdout
    assert "Ce procès-verbal est bon" in run("verify", str(file), "--lang", "fr", home=tmp_path).stdout


def test_verify_compares_with_what_was_kept(complaint: Callable[..., str], tmp_path: Path) -> None:
    nonces = ["0" * 32, "1" * 32, ""]
    promised = [*map(fairness.nonce_commitment, nonces[:2]), fairness.nonce_commitment("not revealed")]
    match = Match.new("casablanca", 3, seed=4, variant="small", nonces=nonces, commitments=promised)
    match.close("aborted")
    record, deal = tmp_path / "record.json", tmp_path / "kept.json"
    record.write_text(json.dumps(match.record()))
    mine = deal_memory.fix(deal_memory.begin("http://house", "TABLE", match.commitment, nonces[1]), 1, promised)
    deal.write_text(json.dumps(mine))
    done = run("verify", str(record), "--kept", str(deal), home=tmp_path)
    assert done.returncode == 0
    for said in ("what was kept here fits", "Dealt without the part of Seat 3", "is the house’s word alone"):
        assert said in done.stdout
    deal.write_text(json.dumps({**mine, "commitment": "0" * 64}))
    done = run("verify", str(record), "--kept", str(deal), home=tmp_path)
    assert done.returncode == 1
    assert "This is not the deal that the house sealed" in done.stdout
    deal.write_text("{}")
    assert "nothing that a player of Valise keeps" in complaint("verify", str(record), "--kept", str(deal))


def test_verify_finds_what_was_changed(complaint: Callable[..., str], tmp_path: Path, record: dict[str, Any]) -> None:
    file = tmp_path / "record.json"
    changed = copy.deepcopy(record)
    changed["entries"][3]["steps"][0]["seat"] = 2 - changed["entries"][3]["steps"][0]["seat"]
    file.write_text(json.dumps(changed))
    assert "is not good: entry 4 was changed" in complaint("verify", str(file))
    file.write_text(json.dumps({**record, "seed": "0" * 64}))
    assert "the seed is not the one that was promised" in complaint("verify", str(file))
    file.write_text("not JSON")
    assert "is not JSON" in complaint("verify", str(file))
    file.write_text("[1]")
    assert "a record is a JSON object" in complaint("verify", str(file))
