"""The whole screen: colours and none, sizes that change, keys pressed too early."""

from __future__ import annotations

import json
import os
import re
import time
from pathlib import Path

from rich.cells import cell_len

from tests.cli.person import Person, plain, saves_in

TABLE = ("play", "casablanca", "--seats", "3", "--seed", "8")
COLOUR = re.compile(r"\x1b\[[0-9;]*\b(3[0-8]|4[0-8]|9[0-7])\b[0-9;]*m")


def steps(home: Path) -> int:
    (file,) = saves_in(home)
    return len(json.loads(file.read_text(encoding="utf-8"))["match"]["steps"])


def test_colour_is_never_the_only_sign(tmp_path: Path) -> None:
    shown = {}
    for no_color in ("", "1"):
        with Person(*TABLE, "--pace", "fast", home=tmp_path, term="xterm-256color", NO_COLOR=no_color) as person:
            person.wait()
            shown[no_color] = person.now
    assert COLOUR.search(shown[""])
    assert not COLOUR.search(shown["1"])
    assert plain(shown[""]) == plain(shown["1"])
    for letter in "GPBWRNYS":
        assert f" {letter} " in plain(shown["1"])


def test_the_screen_follows_the_size_of_the_terminal(tmp_path: Path) -> None:
    with Person(*TABLE, "--pace", "fast", home=tmp_path, term="xterm", columns=100, lines=40) as person:
        person.wait()
        for columns, lines in ((80, 24), (60, 20), (200, 60), (90, 30)):
            person.resize(columns, lines)
            frame = plain(person.now.rpartition("\x1b[H")[2])
            assert max(map(cell_len, frame.splitlines())) <= columns
            assert frame.count("\n") < lines
            assert "Your turn" in frame
        assert person.type("quit") is False
        assert person.code == 0


def test_what_is_half_typed_survives_a_new_size(tmp_path: Path) -> None:
    with Person(*TABLE, "--pace", "fast", home=tmp_path, term="xterm") as person:
        person.wait()
        os.write(person.terminal, b"g tann")
        person.wait("g tann")
        person.resize(100, 40, "› g tann")
        before = steps(tmp_path)
        person.type("ery")
        assert steps(tmp_path) > before


def test_keys_pressed_too_early_answer_nothing(tmp_path: Path) -> None:
    """An answer that may be a bluff is never given by accident."""
    for attempt in "12345":
        home = tmp_path / attempt
        home.mkdir()
        with Person(*TABLE, "--pace", "human", "--seat", "1", home=home, term="xterm") as person:
            person.wait("is thinking")
            os.write(person.terminal, b"2\n2\n")
            if person.was_asked():
                continue  # a bot thinks for a second, and this machine was busy for longer
            person.wait()
            asked = plain(person.now)
            before = steps(home)
            time.sleep(0.3)
            assert steps(home) == before
            assert "2" not in asked.rpartition("› ")[2]
            return
    raise AssertionError("no key was pressed early enough")


def test_words_reach_beyond_a_smaller_list(tmp_path: Path) -> None:
    with Person(*TABLE, "--pace", "fast", home=tmp_path) as person:
        person.wait()
        person.type("g")
        assert "0 back" in plain(person.now)
        person.type("r garage")
        assert "You move Red to the Garage." in plain(person.now)


def test_commas_never_answer_what_others_do(tmp_path: Path) -> None:
    with Person(*TABLE, "--pace", "fast", home=tmp_path) as person:
        person.wait()
        person.type("g tannery, 1, 1, 1")
        (file,) = saves_in(tmp_path)
        mine = [s["action"] for s in json.loads(file.read_text())["match"]["steps"] if s["seat"] == 0]
        assert mine == [{"do": "move", "agent": "green", "to": "tannery", "case": False}]


def test_help_rules_and_log_come_back_to_the_table(tmp_path: Path) -> None:
    for term in ("dumb", "xterm"):
        with Person(*TABLE, "--pace", "fast", home=tmp_path, term=term) as person:
            person.wait()
            for word, said in (
                ("?", "this page"),
                ("rules", "Eight agents"),
                ("log", "begin"),
                ("notes", "Lots left"),
                ("table", "Lots left"),
            ):
                person.type(word)
                assert said in plain(person.now), word
                if "q to go back" in plain(person.now):
                    person.type("q")
                assert "Your turn" in plain(person.now), word
            person.check_widths()
