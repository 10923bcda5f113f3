"""Both languages say everything, about every place and agent, in both persons."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any

import pytest

from valise_games import Match
from valise_games.games.solomon.board import AGENT, CASABLANCA
from valise_games.terminal.casanova.words import CasanovaWords, casanova_words
from valise_games.terminal.drawer import Seating, drawer_for
from valise_games.terminal.solomon.words import SolomonWords, solomon_words
from valise_games.terminal.visit.words import VisitWords, visit_words
from valise_games.terminal.words import LANGUAGES, Language, Said, Words, language_of, words_in

CATALOGUES = [
    (words_in("en"), words_in("fr")),
    (casanova_words("en"), casanova_words("fr")),
    (solomon_words("en"), solomon_words("fr")),
    (visit_words("en"), visit_words("fr")),
]


def texts(words: Any, at: str = "") -> Iterator[tuple[str, str]]:
    """Every text of a catalogue, with where it is."""
    if isinstance(words, str):
        yield at, words
    elif isinstance(words, Said):
        yield f"{at}.you", words.you
        yield f"{at}.they", words.they
    elif isinstance(words, Mapping):
        for key, value in words.items():
            yield from texts(value, f"{at}[{key}]")
    elif isinstance(words, Words | CasanovaWords | SolomonWords | VisitWords):
        for field in fields(words):
            yield from texts(getattr(words, field.name), f"{at}.{field.name}")


@pytest.mark.parametrize(("english", "french"), CATALOGUES)
def test_both_languages_have_the_same_texts_with_the_same_gaps(english: Any, french: Any) -> None:
    ours, theirs = dict(texts(english)), dict(texts(french))
    assert {at for at in theirs if not at.startswith(".short")} == set(ours)
    for at, text in theirs.items():
        assert text, at
        if not at.startswith(".short"):
            assert set(re.findall(r"\{\w*\}", text)) == set(re.findall(r"\{\w*\}", ours[at])), at


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_and_agent_has_its_name(language: Language) -> None:
    words = solomon_words(language)
    for board in (AGENT, CASABLANCA):
        for place in board.places:
            name = (place.fr if language == "fr" else place.en).replace("'", "’" if language == "fr" else "'")
            assert name.removeprefix("Le ") in words.to[place.id]
            assert name.removeprefix("Le ") in words.at[place.id]
            assert len(words.short.get(place.id, name)) <= 12, "as wide as a house of the board"
    assert {piece.colour for piece in CASABLANCA.agents} == set(words.colours)
    assert {piece.colour for piece in AGENT.agents} == set(words.nations)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "variant"),
    [("agent", "standard"), ("casablanca", "standard"), ("casablanca", "small"), ("casanova", "standard")],
)
def test_every_event_of_random_games_can_be_told(language: Language, game: str, variant: str) -> None:
    match = Match.new(game, 3, {"round_cap": 8}, seed=2, variant=variant)
    names = ["You", "Brice", "Chiara"]
    drawer = drawer_for(Seating(match.entry, match.variant, 0, names, language, words_in(language)))
    dice = random.Random(2)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, dice.choice(match.legal(seat)))
    lines = drawer.storyteller().tell(match.events(0))
    assert len(lines) > 20
    for line in lines:
        assert re.search(r"[.!]$", line.text.plain), line.text.plain
        assert "{" not in line.text.plain
        assert line.text.plain[0].isupper() or line.text.plain[0] == "«"
    ending = "\n".join(line.plain for line in drawer.ending(match.view(0), match.all_events(), 80))
    for name in names:
        assert name in ending


def results(game: str, **outcome: Any) -> list[str]:
    """What is said of a game whose rounds are up, to the first of three."""
    match = Match.new(game, 3, seed=3)
    names = ["You", "Brice", "Chiara"]
    drawer = drawer_for(Seating(match.entry, match.variant, 0, names, "en", words_in("en")))
    view = {**match.view(0), "phase": "over", "outcome": {"reason": "rounds-are-up", **outcome}}
    return [line.plain for line in drawer.result(view)]


def test_the_end_by_rounds_tells_whose_way_was_the_shortest() -> None:
    assert results("agent", winners=[0], agents=["red-1"], stakes=[500, 300, 0]) == [
        "You win.",
        "Round 30 was the last, and Russian 1 has the shortest way to the briefcase and home with it: "
        "the highest stake on it wins.",
        "On it: you 500, Brice 300, Chiara 0.",
    ]
    assert results("casablanca", winners=[1], agents=["red", "brown", "blue"], stakes=[500, 0, 500]) == [
        "Brice wins.",
        "Round 30 was the last, and Red, Brown and Blue have the shortest way to the briefcase and home with it: "
        "the most on them together wins.",
        "On them: you 500, Chiara 500, Brice 0.",
        "A tie goes to whoever last moved or took the briefcase, or began if nobody did: Brice.",
    ]
    assert results("agent", winners=[0], agents=["red-1"], stakes=[0, 0, 0])[-1].endswith("began if nobody did: you.")


def test_near_the_end_a_seat_is_known_to_win_a_tie() -> None:
    match = Match.new("agent", 3, seed=3)
    drawer = drawer_for(Seating(match.entry, match.variant, 0, ["You", "Brice", "Chiara"], "en", words_in("en")))
    for round, told in ((25, []), (26, [1])):
        view = {**match.view(0), "round": round}
        view["case"] = {**view["case"], "moved_by": 1}
        facts = {seat: [fact.plain for fact in drawer.seat(view, seat)] for seat in range(3)}
        assert [seat for seat in facts if "wins a tie at the end" in facts[seat]] == told


def test_the_end_by_rounds_tells_who_had_casanova() -> None:
    assert results("casanova", winners=[0], casanova={"lady": 0}) == [
        "You win.",
        "Round 60 was the last, and you have Casanova aboard.",
    ]
    assert results("casanova", winners=[1], casanova={"lady": 1})[1].endswith("Brice has Casanova aboard.")
    draw = results("casanova", winners=[], casanova={"theatre": "A2-G2"})
    assert draw[0] == "A draw: round 60 was the last."
    assert "theatre" in draw[1]


def test_bots_moves_are_told_in_sentences() -> None:
    match = Match.new("casablanca", 3, seed=3)
    names = ["You", "Brice", "Chiara"]
    drawer = drawer_for(Seating(match.entry, match.variant, 0, names, "en", words_in("en")))
    events: list[dict[str, Any]] = [
        {"n": 0, "what": "begins", "seat": 1},
        {"n": 1, "what": "announced", "seat": 1, "from": "bazaar",
         "action": {"do": "move", "agent": "red", "to": "madrasa", "case": True}},
        {"n": 1, "what": "asked", "seats": [2, 0]},
        {"n": 2, "what": "protests", "seat": 2},
        {"n": 3, "what": "bid", "seat": 2, "sum": 300},
        {"n": 4, "what": "held", "seat": 1, "sum": 300},
        {"n": 5, "what": "gave-way", "seat": 2, "undone": False},
        {"n": 6, "what": "nobody-protests"},
        {"n": 6, "what": "carried-out", "seat": 1, "from": "bazaar",
         "action": {"do": "move", "agent": "red", "to": "madrasa", "case": True}},
        {"n": 6, "what": "turn", "seat": 2, "round": 1},
        {"n": 7, "what": "bribed", "seat": 2},
    ]  # fmt: skip
    assert [line.text.plain for line in drawer.storyteller().tell(events)] == [
        "Brice begins.",
        "Brice moves Red to the Madrasa with the briefcase.",
        "Chiara protests.",
        "Chiara bids 300.",
        "Brice holds.",
        "Chiara passes.",
        "Nobody protests.",
        "Chiara bribes.",
    ]


def test_the_locale_decides_the_language() -> None:
    assert language_of({"LANG": "fr_CA.UTF-8"}) == "fr"
    assert language_of({"LANG": "fr_FR", "LC_ALL": "en_GB"}) == "en"
    assert language_of({}) == "en"
