"""What a game says: every text is whole in every language, every action and event has its words, nothing is left over.

Said of moments of the recorded games (tools/presentation.py), for the games that have a `presentation.py`.
"""

from __future__ import annotations

import ast
import json
import logging
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as fluent

from tools.presentation import Readers, everything, games
from valise_games.games import Entry, catalogue
from valise_games.games.messages import FALLBACK, languages, plain, source
from valise_games.games.teller import Teller, presentation_of

PAGE = Path(__file__).parents[2] / "web" / "src" / "games"
ENTRIES = [entry for entry in catalogue.values() if hasattr(presentation_of(entry.package), "KINDS")]
PACKAGES = sorted({entry.package for entry in ENTRIES})
READ = [(entry, language) for entry in ENTRIES for language in languages(entry.package)]
CATALOGUES = sorted(
    {(entry.package, language) for entry in catalogue.values() for language in languages(entry.package)}
)
NOT_WHOLE = re.compile(r"[{}]|undefined|\bNone\b|\bnull\b|\[object|  |[\ue000-\uf8ff]")
# What games/teller.py says where `presentation.py` has no such function.
DEFAULTS = {
    "log": "log", "situation": "phase", "label": "do", "result": "result", "question": "question",
    "answer": "answer", "turn": "turn", "moment": "stamp",
}  # fmt: skip


# ---------------------------------------------------------------------------------- catalogues
@cache
def messages(package: str, language: str) -> dict[str, fluent.Message]:
    """By id. Raises ValueError for what cannot be read, with its text."""
    found: dict[str, fluent.Message] = {}
    for entry in FluentParser().parse(source(package, language)).body:
        if isinstance(entry, fluent.Junk):
            raise ValueError(f"{package}, {language}: {entry.annotations[0].message}\n{entry.content}")
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{package}, {language}: {entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


def variables(package: str, language: str, name: str) -> set[str]:
    """The arguments that a message and those it refers to use, in whatever form: of `$agent_the` it is `agent`."""
    named = [*messages(package, FALLBACK).values(), *messages(package, language).values()]
    forms = {"is", "begins"} | {attribute.id.name for one in named for attribute in one.attributes}

    class Names(visitor.Visitor):
        def __init__(self) -> None:
            self.found: set[str] = set()

        def visit_VariableReference(self, node: fluent.VariableReference) -> None:
            argument = node.id.name
            while "_" in argument and argument.rpartition("_")[2] in forms:
                argument = argument.rpartition("_")[0]
            self.found.add(argument)

        def visit_MessageReference(self, node: fluent.MessageReference) -> None:
            self.found |= variables(package, language, node.id.name)

    names = Names()
    names.visit(messages(package, language)[name])
    return names.found


def missing(package: str, language: str) -> list[str]:
    """What a language lacks of the English catalogue: messages, and arguments that their sentences leave out."""
    lacks = []
    for name in messages(package, FALLBACK):
        if name not in messages(package, language):
            lacks.append(name)
        else:
            left_out = variables(package, FALLBACK, name) - variables(package, language, name) - {"game"}
            lacks += [f"{name} without ${argument}" for argument in sorted(left_out)]
    return lacks


@pytest.mark.parametrize(("package", "language"), CATALOGUES)
def test_a_language_lacks_nothing_and_says_nothing_that_english_does_not(package: str, language: str) -> None:
    assert missing(package, language) == []
    assert set(messages(package, language)) <= set(messages(package, FALLBACK))


@pytest.mark.parametrize(("package", "language"), CATALOGUES)
def test_apostrophes_and_spaces_are_typeset(package: str, language: str) -> None:
    texts = [line for line in source(package, language).splitlines() if not line.startswith("#")]
    texts = [re.sub(r"\{.*?\}|^\S+ = ", "_", line) for line in texts]
    assert [text for text in texts if re.search(r"\w'|'\w", text)] == []
    if language == "fr":  # narrow spaces that no line breaks
        assert [text for text in texts if re.search(r" [;:!?»]|« ", text)] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_no_message_is_unused(package: str) -> None:
    literal, patterns = _said_by(package)
    referred = {name for one in messages(package, FALLBACK).values() for name in _references(one)}
    habits = {f"habit-{one}" for one in getattr(presentation_of(package), "HABITS", ())}  # named by `Teller.habits`
    used = literal | referred | set(_of_entries(package)) | _exceptions(package) | habits
    unused = [name for name in messages(package, FALLBACK) if name not in used]
    assert [name for name in unused if not any(re.fullmatch(pattern, name) for pattern in patterns)] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_summaries_and_options_are_said(package: str) -> None:
    assert [name for name in _of_entries(package) if name not in messages(package, FALLBACK)] == []


def _exceptions(package: str) -> set[str]:
    """Of those who let announcements pass: `Teller.exception` names them."""
    games = (entry.load("plain") for entry in ENTRIES if entry.package == package)
    return {f"{said}-{one}" for game in games for one in game.exceptions() for said in ("exception", "offer")}


def _of_entries(package: str) -> list[str]:
    entries = [entry for entry in ENTRIES if entry.package == package]
    options = {f"option-{option.key}": None for entry in entries for option in entry.options}
    return [*(f"summary-{entry.id}" for entry in entries), *options]


def _said_by(package: str) -> tuple[set[str], set[str]]:
    """Ids that are written out in `presentation.py`, `drawing.py` and the page, and patterns of those put together."""
    presentation = presentation_of(package)
    kinds = {kind.partition(" ")[0] for kind in getattr(presentation, "KINDS", {}).values()}
    patterns = (
        {f"{kind}-.+" for kind in kinds}
        | {"you", ".+-item", "learnt-.+", "lesson-.+", "which-.+"}
        | {f"{DEFAULTS[name]}-.+" for name in DEFAULTS if not hasattr(presentation, name)}
    )
    sources = [files(package).joinpath(name) for name in ("presentation.py", "drawing.py")]
    told, *drawn = (ast.parse(file.read_text(encoding="utf-8") if file.is_file() else "") for file in sources)
    nodes = [node for tree in (told, *drawn) for node in ast.walk(tree)]
    literal = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    for node in ast.walk(told):
        if isinstance(node, ast.JoinedStr):
            parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values]
            patterns.add("".join(parts))
    folder = PAGE / package.rpartition(".")[2]
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if path.suffix in (".ts", ".svelte"):
            text = path.read_text(encoding="utf-8")
            literal |= set(re.findall(r"""["'`]([a-z][\w-]*)["'`]""", text))
            patterns |= {
                re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(t)) for t in re.findall(r"`([a-z][\w-]*-\$\{[^`]*)`", text)
            }
    return literal, patterns - {".+"}


def _references(message: fluent.Message) -> set[str]:
    found: set[str] = set()

    class References(visitor.Visitor):
        def visit_MessageReference(self, node: fluent.MessageReference) -> None:
            found.add(node.id.name)

    References().visit(message)
    return found


# ---------------------------------------------------------------------------------- moments of games
@cache
def moments(game: str) -> list[dict[str, Any]]:
    return [moment for played in games(catalogue[game]) for moment in played]


def read(entry: Entry, language: str) -> Iterator[tuple[Teller, dict[str, Any]]]:
    """Every moment, with the one who tells it to whoever looked."""
    readers = Readers()
    for moment in moments(entry.id):
        yield readers.teller(moment["match"], language, moment["you"]), moment


@pytest.mark.parametrize(("entry", "language"), READ, ids=lambda one: getattr(one, "id", one))
def test_every_text_is_whole(entry: Entry, language: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "valise_games.games.messages"):
        for teller, moment in read(entry, language):
            told = everything(teller, moment)
            for text in _texts(told):
                assert not NOT_WHOLE.search(text), text
            assert told["situation"][0], moment["view"]["phase"]
            assert all(text for _, _, text in told["log"])
    assert sorted(set(caplog.messages)) == []


@pytest.mark.parametrize(("entry", "language"), READ, ids=lambda one: getattr(one, "id", one))
def test_every_legal_action_is_offered_once_and_by_a_label_of_its_own(entry: Entry, language: str) -> None:
    for teller, moment in read(entry, language):
        choices = [(plain(group.title), choice) for group in teller.menu(moment["view"]) for choice in group.choices]
        offered = [json.dumps(choice.action, sort_keys=True) for _, choice in choices if choice.action]
        assert sorted(offered) == sorted(json.dumps(action, sort_keys=True) for action in moment["view"]["legal"])
        labels = [(title, plain(choice.label)) for title, choice in choices]
        assert all(label for _, label in labels)
        assert len(set(labels)) == len(labels), labels
        assert all(choice.why for _, choice in choices if not choice.action)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_every_kind_of_event_has_a_line_or_is_listed_as_silent(entry: Entry) -> None:
    silent = set(getattr(presentation_of(entry.package), "SILENT", ()))
    kinds: set[str] = set()
    told: set[str] = set()
    for teller, moment in read(entry, FALLBACK):
        for event in moment["events"]:
            kinds.add(event["what"])
            if teller.log([event]):
                told.add(event["what"])
    assert kinds - told <= silent
    assert not told & silent


def _texts(told: Any) -> Iterator[str]:
    """All strings that were said, with what is drawn in them."""
    if isinstance(told, str):
        yield told
    elif isinstance(told, list):
        if told and all(isinstance(one, str) or (isinstance(one, dict) and "kind" in one) for one in told):
            yield "".join(one if isinstance(one, str) else one["text"] for one in told)
        else:
            for one in told:
                yield from _texts(one)
    elif isinstance(told, dict):
        for one in told.values():
            yield from _texts(one)
