"""Warming up: when a house opens, what Regular and the review need is compiled in the background."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from tests.house.houses import open_house
from tests.rules.toy import python
from tests.waiting import until
from valise_games import Match
from valise_games.games import catalogue, find
from valise_games.games.entry import Entry
from valise_games.games.game import open_to
from valise_games.house.bots import precompile

NICE = 16  # in /proc/…/stat, counted from the state


def warming_for(house: int) -> list[list[str]]:
    """Of each process that warms up for that house, what the system knows of it, and its command."""
    found = []
    for entry in Path("/proc").iterdir():
        try:
            fields = (entry / "stat").read_text().rpartition(")")[2].split()
            command = (entry / "cmdline").read_bytes().decode().split("\0")
        except OSError:
            continue
        if int(fields[1]) == house and fields[0] != "Z" and "valise_games.house.bots.precompile" in command:
            found.append([entry.name, fields[NICE], *command])
    return found


def test_a_house_warms_up_with_the_lowest_priority_until_it_closes(tmp_path: Path) -> None:
    with open_house(tmp_path / "house.db", warm_up="true", cache=tmp_path) as house:
        until(lambda: any(nice == str(precompile.LOWEST) for _, nice, *_ in warming_for(house.process.pid)))
        ((pid, _, *command),) = warming_for(house.process.pid)
        assert set(catalogue) <= set(command)
        assert house.stop() == 0
    assert not Path("/proc", pid).exists()


def test_a_house_that_is_told_so_does_not(tmp_path: Path) -> None:
    with open_house(tmp_path / "house.db", warm_up="false") as house, house.visitor():
        assert warming_for(house.process.pid) == []


class Asked:
    """In place of bots: notes what they are asked."""

    def __init__(self) -> None:
        self.games: list[str] = []
        self.looked_back: list[str] = []
        self.judged: list[str] = []
        self.looked_ahead: list[str] = []

    def make_bot(self, level: str, game: str, variant: str) -> Any:
        assert level == "regular"
        self.games.append(game)
        return self

    def make_look_ahead(self, entry: Entry, variant: str) -> Any:
        return self if entry.settings.look_ahead else None

    def compile(self) -> None:
        self.looked_ahead.append(self.games[-1])

    def look_back(self, match: Match) -> None:
        assert match.entry.id == self.games[-1]
        assert match.ended, "else nobody may look back"
        self.looked_back.append(match.entry.id)

    def judge(self, match: Match, seat: int) -> None:
        plain: Any = match.entry.load("plain", match.variant)
        taken = [step for steps, _ in match.entries_again() for step in steps if step.seat == seat]
        assert any(len(open_to(plain, step.before, seat)) > 1 for step in taken), "else nothing is tried"
        self.judged.append(match.entry.id)

    def choose(self, known: Any, seat: int, options: list[int], dice: Any) -> int:
        game = find(self.games[-1]).load()
        legal = [0] * (game.MOST_CHOICES + 1)
        game.legal(known, seat, legal)
        assert legal[1 : legal[0] + 1] == options
        assert len(options) > 1, "with one option he would not think, and compile nothing"
        return options[0]


def test_every_game_has_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked()
    monkeypatch.setattr(precompile, "make_bot", asked.make_bot)
    monkeypatch.setattr(precompile, "make_look_ahead", asked.make_look_ahead)
    monkeypatch.setattr(precompile, "chances_throughout", asked.look_back)
    monkeypatch.setattr(precompile, "judge", asked.judge)
    precompile.compile_games(catalogue)
    assert asked.games == asked.looked_back == asked.judged == list(catalogue)
    assert asked.looked_ahead == [entry.id for entry in catalogue.values() if entry.settings.look_ahead]


def test_it_ends_when_the_house_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a power cut, where nobody stops it."""
    asked = Asked()
    monkeypatch.setattr(precompile, "make_bot", asked.make_bot)
    monkeypatch.setattr(precompile, "make_look_ahead", asked.make_look_ahead)
    monkeypatch.setattr(precompile, "chances_throughout", asked.look_back)
    monkeypatch.setattr(precompile, "judge", asked.judge)
    monkeypatch.setattr(os, "getppid", lambda: 1 if asked.games else 2)
    precompile.compile_games(catalogue)
    assert asked.games == list(catalogue)[:1]


@pytest.mark.long
@pytest.mark.timeout(600)
def test_afterwards_nothing_is_compiled() -> None:
    """With the machine code that other tests left: whatever is not kept is compiled in every process."""
    first = python("from valise_games.house.bots import precompile; precompile.compile_games(['casablanca'], 'small')")
    assert first.returncode == 0, first.stderr
    again = python(
        """
from numba.core import event
from valise_games.house.bots import precompile
with event.install_recorder("numba:compile") as compiled:
    precompile.compile_games(["casablanca"], "small")
assert not compiled.buffer, compiled.buffer
"""
    )
    assert again.returncode == 0, again.stderr
