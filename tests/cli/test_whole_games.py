"""Whole games, played by somebody who types any number that is offered."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from tests.cli.person import Person, plain, saves_in
from valise_games import verify


@pytest.mark.parametrize(
    ("game", "seed", "arguments"),
    [
        ("casablanca", 1, ["--variant", "small"]),
        (
            "casablanca",
            2,
            ["--variant", "small", "--lang", "fr", "--option", "opening_bribes", "--option", "round_cap=20"],
        ),
        ("casablanca", 3, ["--option", "round_cap=12"]),
        ("agent", 1, ["--variant", "small", "--option", "round_cap=15"]),
        ("agent", 2, ["--variant", "small", "--option", "round_cap=15", "--lang", "fr"]),
        ("agent", 3, ["--option", "round_cap=4"]),
        ("casanova", 1, ["--option", "round_cap=6"]),
        ("casanova", 2, ["--option", "round_cap=6", "--seats", "5", "--lang", "fr"]),
    ],
)
def test_a_game_is_played_to_its_end_and_its_record_is_good(
    tmp_path: Path, game: str, seed: int, arguments: list[str]
) -> None:
    seeded = ["--seed", str(seed), "--pace", "fast", "--record", "record.json"]
    with Person("play", game, *seeded, *arguments, home=tmp_path) as person:
        person.play_on(random.Random(seed))
        assert person.code == 0, plain(person.now)
        person.check_widths()
    record = (tmp_path / "record.json").read_text(encoding="utf-8")
    match = verify(record)
    told = plain(person.shown)
    assert match.commitment in told
    assert json.loads(record)["seed"] in told
    assert "Traceback" not in told
    assert not saves_in(tmp_path), "a finished game leaves nothing behind"


def test_a_whole_game_on_a_screen(tmp_path: Path) -> None:
    soon = ["--variant", "small", "--seats", "2", "--seed", "5", "--pace", "fast", "--option", "round_cap=1"]
    with Person("play", "casablanca", *soon, home=tmp_path, term="xterm-256color") as person:
        person.wait("Your turn")
        while "The end" not in plain(person.shown):
            person.press_key("\r")
        while person.code is None:
            person.press_key("\x1b")  # which goes back from wherever one is
        assert person.code == 0
        assert "Traceback" not in person.shown
        assert person.shown.endswith("\x1b[?25h") or "\x1b[?1049l" in person.shown, "the terminal is as it was"


def test_eight_seats_and_the_longest_words_fit_into_80_columns(tmp_path: Path) -> None:
    arguments = ["--seed", "6", "--pace", "fast", "--seats", "8", "--lang", "fr", "--option", "round_cap=4"]
    with Person("play", "casablanca", *arguments, home=tmp_path) as person:
        person.play_on(random.Random(6))
        person.check_widths()
        assert person.code == 0


def test_bots_can_be_of_several_levels_and_you_can_sit_anywhere(tmp_path: Path) -> None:
    arguments = ["--seats", "3", "--variant", "small", "--bots", "random, novice", "--seat", "2", "--pace", "fast"]
    soon = ["--seed", "4", "--option", "round_cap=8"]
    with Person("play", "casablanca", *arguments, *soon, home=tmp_path) as person:
        person.play_on(random.Random(1))
        assert person.code == 0
    assert "Brice" in plain(person.shown)
    assert "Colette" in plain(person.shown)
