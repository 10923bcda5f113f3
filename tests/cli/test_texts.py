"""The client's own texts: whole in every language, none left over; the language comes from the locale."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import valise_games.terminal
from tests.cli.tables import small
from valise_games.games.messages import FALLBACK, source
from valise_games.terminal.game import Game
from valise_games.terminal.local import LocalSeat
from valise_games.terminal.texts import PACKAGE, Texts, language_of, spoken

FOLDER = Path(valise_games.terminal.__file__).parent
OTHERS = [language for language in spoken() if language != FALLBACK]


def messages_in(language: str) -> dict[str, fluent.Message]:
    body = FluentParser().parse(source(PACKAGE, language)).body
    assert not [entry for entry in body if isinstance(entry, fluent.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, fluent.Message)}


def variables(message: fluent.Message) -> set[str]:
    return set(re.findall(r"VariableReference.*?name='?(\w+)", repr(message.to_json()))) or set(
        re.findall(r"'type': 'VariableReference', 'id': \{[^}]*'name': '(\w+)'", str(message.to_json()))
    )


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_all_that_english_says_with_the_same_facts(language: str) -> None:
    english, other = messages_in(FALLBACK), messages_in(language)
    assert other.keys() == english.keys()
    for name, message in english.items():
        kept = variables(other[name]) - {"with_you"}
        assert kept <= variables(message) | {"with_you"}, name
        assert {one.id.name for one in message.attributes} == {one.id.name for one in other[name].attributes}, name


def test_no_message_is_left_over() -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for file in FOLDER.glob("*.py"))
    built = re.findall(r'f"([a-z-]+-)\{', code)
    for name in messages_in(FALLBACK):
        said = re.search(rf"[\"']{name}[\"']", code) or any(name.startswith(start) for start in built)
        assert said, f"nothing says {name}"


def test_every_message_that_the_code_says_exists() -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for file in FOLDER.glob("*.py"))
    english = messages_in(FALLBACK)
    for name in re.findall(r'\btexts(?:\.runs|\.words|\.phrase)?\(\s*["\']([a-z-]+)["\'],?', code):
        assert name in english, name


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LC_ALL": "fr_FR.UTF-8", "LANG": "en_GB"}, "fr"),
        ({"LC_MESSAGES": "fr_CH"}, "fr"),
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LANG": "xx_XX"}, "en"),
        ({"LC_ALL": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_comes_from_the_locale(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_where_a_game_lacks_the_language_it_calls_the_reader_as_its_own_sentences_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("valise_games.terminal.texts.languages", lambda package: ("en",))
    table, _ = small("casablanca", tmp_path)
    texts = Texts("de")
    seat = LocalSeat(table, tmp_path / "kept.json", texts, table.names(texts("you")))
    game = Game(seat, "de")
    assert seat.names[0] == "Du"
    assert game.teller.names == ["You", *seat.names[1:]]
