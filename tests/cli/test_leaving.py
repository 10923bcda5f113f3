"""Nothing is lost: whatever is typed, however one leaves, the match goes on where it was."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.cli.person import COMMAND, Person, environment, plain, saves_in
from valise_games.terminal import saves

TABLE = ("play", "casablanca", "--seats", "3", "--variant", "small", "--seed", "8", "--pace", "fast")


def kept(home: Path) -> dict[str, Any]:
    """What is in the one save there is."""
    (file,) = saves_in(home)
    table: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return table


def test_bad_input_changes_nothing(tmp_path: Path) -> None:
    with Person(*TABLE, home=tmp_path) as person:
        person.wait()
        before = kept(tmp_path)
        for typed in ("", "   ", "999", "-3", "0", "zebra", "1 2 3", "\t", "é", "{}", "bribe zebra", "1e9", "%s {0}"):
            assert person.type(typed), typed
            assert kept(tmp_path) == before, typed
        assert person.type("999")
        assert "There is no number 999" in plain(person.now)
        assert person.type("zebra")
        assert "zebra" in plain(person.now)


@pytest.mark.parametrize("way", ["C", "D", "quit"])
def test_leaving_keeps_the_match_and_says_how_to_go_on(tmp_path: Path, way: str) -> None:
    with Person(*TABLE, home=tmp_path) as person:
        person.wait()
        person.type("red tele")
        person.wait()
        before = kept(tmp_path)
        asked = plain(person.now)
        going = person.type("quit") if way == "quit" else person.press(way)
        assert not going
        assert person.code == 0
        told = plain(person.now)
        assert "Traceback" not in told
        assert "The match is kept." in told
        (file,) = saves_in(tmp_path)
        assert f"play --resume {file}" in told.replace("\n", "")
    assert kept(tmp_path) == before
    with Person("play", "--resume", str(file), "--pace", "fast", home=tmp_path) as person:
        person.wait()
        assert asked.strip().splitlines()[-2] in plain(person.now)  # the line above the prompt
        assert kept(tmp_path)["match"] == before["match"]


def test_resume_alone_passes_over_games_that_are_not_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    saves.folder().mkdir()
    table = json.loads((Path(__file__).parent / "kept.json").read_text())
    gone = saves.folder() / "chess-1.json"
    gone.write_text(json.dumps({**table, "match": {**table["match"], "game": "chess"}}))
    with pytest.raises(saves.BadSave, match=r"no match is kept in .* but of games that are not installed: chess"):
        saves.latest()
    here = saves.folder() / "older.json"
    here.write_text(json.dumps(table))
    os.utime(here, (1, 1))
    assert saves.latest() == here


def test_resume_alone_takes_up_the_last_match(tmp_path: Path) -> None:
    with Person(*TABLE, home=tmp_path) as person:
        person.wait()
        person.press("D")
    with Person("play", "--resume", home=tmp_path) as person:
        person.wait()
        assert "Taken up again" in plain(person.shown)
        person.press("C")
        assert person.code == 0


def test_a_killed_client_has_lost_nothing_that_was_decided(tmp_path: Path) -> None:
    with Person(*TABLE, home=tmp_path) as person:
        person.wait()
        person.type("bribe")
        person.type("red 300")
        os.kill(person.process, signal.SIGKILL)
        os.waitpid(person.process, 0)
        person.code = -9
    steps = kept(tmp_path)["match"]["steps"]
    assert steps[-1]["action"] == {"do": "lot", "agent": "red", "worth": 300}


def test_a_signal_to_stop_is_a_way_of_leaving(tmp_path: Path) -> None:
    with Person(*TABLE, home=tmp_path, term="xterm") as person:
        person.wait("Your turn")
        person.now = ""
        person.hesitate()
        os.kill(person.process, signal.SIGTERM)
        assert not person.wait()
        assert person.code == 0
        assert person.now.index("\x1b[?1049l") < person.now.index("The match is kept.")


def test_leaving_while_bots_think(tmp_path: Path) -> None:
    table = [*TABLE[:-1], "human", "--seat", "1"]
    with Person(*table, home=tmp_path) as person:
        person.wait("begins")
        person.press("C")
        assert person.code == 0
        assert "The match is kept." in plain(person.now)


def test_save_names_the_file(tmp_path: Path) -> None:
    with Person(*TABLE, home=tmp_path) as person:
        person.wait()
        assert person.type("save mine.json")
        assert "Saved in mine.json" in plain(person.now)
        person.type("1")
        person.press("D")
        assert "--resume mine.json" in plain(person.now)
    assert len(json.loads((tmp_path / "mine.json").read_text())["match"]["steps"]) > 0


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "valise").write_text("not a folder")
    with Person(*TABLE, home=tmp_path) as person:
        person.wait()
        assert "could not be saved" in plain(person.now)
        person.press("D")
        assert person.code == 0


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{", "is not JSON"),
        ("[]", "no match"),
        ('{"valise-table": 2}', "no match"),
        ('{"valise-table": 1}', "cannot be taken up"),
        ('{"valise-table": 1, "match": {}}', "cannot be taken up"),
    ],
)
def test_a_bad_save_is_refused_in_a_sentence(tmp_path: Path, text: str, complaint: str) -> None:
    file = tmp_path / "save.json"
    file.write_text(text)
    done = subprocess.run(
        [COMMAND, "play", "--resume", str(file)],
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        check=False,
    )
    assert done.returncode == 2
    assert complaint in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""
