"""A hint in the terminal: what a good bot would consider, in the words of the menu, when it is the person's turn."""

from __future__ import annotations

import builtins
import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from valise_games import Match
from valise_games.bots import Bot, Considered, levels_of, make_bot
from valise_games.bots.plain import PlainBot
from valise_games.rules import Record
from valise_games.terminal import table as tables
from valise_games.terminal.client import Client, Leave
from valise_games.terminal.drawer import Seating, drawer_for
from valise_games.terminal.faces import Lines
from valise_games.terminal.paper import theme
from valise_games.terminal.saves import Keeper
from valise_games.terminal.table import Pace, Table
from valise_games.terminal.words import Language, words_in


@pytest.fixture(autouse=True)
def _no_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    """The best bot is a Novice here."""

    def best(level: str, game: str, variant: str, seed: int, **more: Any) -> Bot:
        return make_bot("novice", game, variant, seed)

    monkeypatch.setattr(tables, "make_bot", best)


def shown_after(typed: list[str], folder: Path, monkeypatch: pytest.MonkeyPatch, language: Language = "en") -> str:
    match = Match.new("casablanca", 2, seed=1)
    you, words, paper = match.to_act[0], words_in(language), io.StringIO()
    table = Table(match, you, ["novice/tilda"], 1, Pace(0, 0))
    seating = Seating(match.entry, match.variant, you, table.names(words.you), language, words)
    drawer = drawer_for(seating)
    console = Console(file=paper, width=100, theme=theme(match.entry.id, "unknown"), highlight=False)
    client = Client(table, seating, drawer, Lines(console, seating, drawer), Keeper(table, folder / "save.json", words))
    answers: Iterator[str] = iter(typed)
    monkeypatch.setattr(builtins, "input", lambda prompt="": next(answers))
    with pytest.raises(Leave):
        client.play()
    return paper.getvalue()


@pytest.mark.parametrize(("language", "asked", "leave"), [("en", "hint", "quit"), ("fr", "indice", "quitter")])
def test_a_hint_is_told_in_the_words_of_the_menu(
    language: Language, asked: str, leave: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = shown_after([asked, leave], tmp_path, monkeypatch, language)
    words = words_in(language)
    head = words.hint_of.format(level=words.levels[levels_of("casablanca")[-1]])
    hint = shown[shown.index(head) :].splitlines()[1:]
    weights = [line for line in hint if line.strip().partition(" ")[0].isdecimal() and "%" in line]
    assert 1 <= len(weights) <= 3
    menu = shown[: shown.index(head)]
    for line in weights:
        last = line.partition("%")[2].split("·")[-1].strip()
        assert last.casefold() in menu.casefold(), "as it was offered"


@pytest.mark.parametrize(("language", "asked", "leave"), [("en", "hint", "quit"), ("fr", "indice", "quitter")])
def test_what_stands_for_others_says_so(
    language: Language, asked: str, leave: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def consider(bot: Bot, known: Record, seat: int, options: list[int]) -> list[Considered]:
        return [Considered(options[0], 0.75, None, 8), Considered(options[1], 0.25, None)]

    monkeypatch.setattr(PlainBot, "consider", consider)
    shown = shown_after([asked, leave], tmp_path, monkeypatch, language)
    told = words_in(language).hint_alike.format(count=8)
    assert [told in line for line in shown.splitlines() if "75 %" in line or "25 %" in line] == [True, False]


def test_a_character_sits_there_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Tilda" in shown_after(["table", "quit"], tmp_path, monkeypatch)
