"""Code Casablanca at the terminal: what is told, what is noted, and what is kept quiet."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any

import pytest

from tests.cli.code_table import looks_of, play_until, played_out, seating, sit_down
from valise_games import Match
from valise_games.games.code_casablanca.board import STANDARD
from valise_games.terminal.code_casablanca.words import CodeWords, code_words
from valise_games.terminal.words import LANGUAGES, Language, Said


# ---------------------------------------------------------------------------------- words
def texts(words: Any, at: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(words, str):
        yield at, words
    elif isinstance(words, Said):
        yield from ((f"{at}.you", words.you), (f"{at}.they", words.they))
    elif isinstance(words, Mapping):
        for key, value in words.items():
            yield from texts(value, f"{at}[{key}]")
    elif isinstance(words, CodeWords):
        for field in fields(words):
            yield from texts(getattr(words, field.name), f".{field.name}")


def test_both_languages_have_the_same_texts_with_the_same_gaps() -> None:
    ours, theirs = ({at: text for at, text in texts(code_words(language)) if not at.startswith(".short")}
                    for language in LANGUAGES)  # fmt: skip
    assert set(ours) == set(theirs)
    for at, text in theirs.items():
        assert text, at
        assert set(re.findall(r"\{\w*\}", text)) == set(re.findall(r"\{\w*\}", ours[at])), at
    for language in LANGUAGES:
        words = code_words(language)
        assert set(words.at) == set(words.to) == {building.id for building in STANDARD.buildings}
        assert set(code_words("en").keys) == set(words.keys)
        assert len({kind[0] for kind in words.kinds.values()}) == 2, "a letter tells codes from files"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", ["standard", "small"])
def test_every_event_of_random_games_can_be_told(language: Language, variant: str) -> None:
    happened: set[str] = set()
    for seed in range(12):
        match = played_out(Match.new("code-casablanca", 3, {"round_cap": 20}, seed=seed, variant=variant), seed)
        happened |= {event["what"] for event in match.events(0)}
        drawer, view = sit_down(match, 0, language), match.view(0)
        for line in drawer.storyteller().tell(match.events(0)):
            assert re.search(r"^[A-ZÀÉ].*\.$", line.text.plain), line.text.plain
            assert "{" not in line.text.plain
            assert ".." not in line.text.plain
        pages = [drawer.ending(view, match.all_events(), 80), drawer.notes(view, match.events(0), 80)]
        assert all(name in "\n".join(line.plain for line in pages[0]) for name in ("Brice", "Chiara"))
        for text in [*pages[0], *pages[1], *drawer.board_in_words(view)]:
            assert "{" not in text.plain
    assert {"message", "verdict", "challenged", "turned", "out", "envelopes"} <= happened


def test_a_round_is_told_in_sentences() -> None:
    match = Match.new("code-casablanca", 4, seed=1)
    message = {"kind": "code", "at": "hotel", "number": None}
    claim = {"seat": 3, "at": "hotel", "codes": ["casino", "mosque"], "number": 4}
    events: list[dict[str, Any]] = [
        {"what": "round", "round": 3, "drawer": 1},
        {"what": "drew", "seat": 1, "pile": 1, "sent": ["hotel", "harbour", "hotel", None]},
        {"what": "went", "seat": 0, "to": "hotel"},
        {"what": "went", "seat": 2, "to": "micks-cafe"},
        {"what": "saw", "round": 3, "seat": 0, "at": "hotel", "kind": "file", "number": 4},
        {"what": "searches", "seat": 1, "at": "harbour"},
        {"what": "question", "seat": 1, "to": 0, "kind": "code", "at": "hotel"},
        {"what": "answered", "seat": 0, "to": 1},
        {"what": "message", "round": 3, "from": 0, "to": 1, **message},
        {"what": "ended-search", "seat": 1},
        {"what": "searches", "seat": 2, "at": "harbour"},
        {"what": "question", "seat": 2, "to": 3, "kind": "file", "at": "casino"},
        {"what": "answered", "seat": 3, "to": 2},
        {"what": "searches", "seat": 0, "at": "harbour"},
        {"what": "ended-search", "seat": 0},
        {"what": "accuses", "seat": 1, "accused": 0},
        {"what": "verdict", "seat": 1, "accused": 0, "message": message, "wrote": {"kind": "code", "number": 2}},
        {"what": "accused-in-vain", "seat": 1, "accused": 0},
        {"what": "out", "seat": 1},
        {"what": "accuses", "seat": 0, "accused": 2},
        {"what": "charged", "seat": 0, "accused": 2, **message},
        {"what": "unmasked", "seat": 0, "accused": 2},
        {"what": "claims", "claims": [claim]},
        {"what": "heard", "seat": 3},
        {"what": "no-challenge", "seat": 0, "claimant": 3},
        {"what": "challenged", "seat": 2, "claimant": 3, "at": "casino", "kind": "file", "number": 2},
        {"what": "stood", "seat": 3},
        {"what": "turned", "at": "casino", "kind": "code", "number": 1, "agrees": True},
        {"what": "silenced", "seat": 2},
        {"what": "claim-right", "seat": 3},
    ]
    assert [line.text.plain for line in sit_down(match, 0).storyteller().tell(events)] == [
        "Brice draws an order: Hotel ★ for you and Chiara, Harbour for Brice.",
        "You go to the Hotel, as ordered.",
        "Chiara goes to Mick’s Café instead.",
        "You see file 4 at the Hotel.",
        "Brice asks you which code lies at the Hotel.",
        "You write: no code.",
        "Chiara asks Esma which file lies at the Casino.",
        "Esma answers in writing.",
        "You ask nothing.",
        "Brice accuses you of a false message.",
        "The message was: no code at the Hotel. Written against it: code 2.",
        "It is not proved.",
        "Brice is out of the game.",
        "You accuse Chiara of a false message.",
        "You call this message false: no code at the Hotel.",
        "Chiara is unmasked, and may never ask again.",
        "Esma claims to have solved the case.",
        "Esma claims: file 4 at the Hotel; codes in Casino, Mosque.",
        "You let it pass.",
        "Chiara challenges: file 2 at the Casino.",
        "Esma stands by it.",
        "A tile is turned: code 1 at the Casino. It agrees with the claim.",
        "Chiara may not ask in the next round.",
        "The claim is checked, and right.",
    ]


# ---------------------------------------------------------------------------------- the notebook
def test_the_notebook_is_complete() -> None:
    """Every round, everything seen, every message read or written, every question heard."""
    match = played_out(Match.new("code-casablanca", 4, {"round_cap": 20}, seed=3), 3)
    received = sent = 0
    for you in range(4):
        drawer, view = sit_down(match, you), match.view(you)
        lines = [line.plain for line in drawer.notes(view, match.events(you), 100)]
        for number, stood in enumerate(view["rounds"], 1):
            (line,) = [line for line in lines if re.match(rf"{number:>2}  ", line) and ":" not in line]
            assert len(re.split(r"\s{2,}", line.strip())) == 1 + len(stood["at"])
        words = code_words("en")
        for message in view["notebook"]["received"]:
            received += 1
            tile = "no " + message["kind"] if message["number"] is None else f"{message['kind']} {message['number']}"
            who = seating(match, you).names[message["from"]]
            start = f"{message['round']:>2}  {who}: {tile} {words.at[message['at']]}."
            assert any(line.startswith(start) for line in lines), start
        for message in view["notebook"]["sent"]:
            sent += 1
            who = seating(match, you).names[message["to"]]
            assert any(line.startswith(f"{message['round']:>2}  To {who}: ") for line in lines)
    assert received > 10
    assert received == sent


def test_CC_4_orders_that_were_not_played_are_still_to_come() -> None:
    match = Match.new("code-casablanca", 3, seed=3)
    play_until(match, "claiming", claims=0)
    you = match.to_act[0]
    lines = [line.plain for line in sit_down(match, you).notes(match.view(you), match.events(you), 80)]
    title = lines.index("Orders still in the piles: 31")
    orders = [re.split(r"\s{2,}", line.strip()) for line in lines[title + 2 : -1]]
    words = code_words("en").short
    short = [words.get(building.id, building.en.replace("'", "’")) for building in STANDARD.buildings]
    (played,) = match.view(None)["played"]
    sent = [short[STANDARD.find(place)] for place in played]
    assert sorted([*orders, sent]) == sorted([short[place] for place in order[:3]] for order in STANDARD.orders)


def test_a_message_against_what_the_reader_knows_is_marked() -> None:
    match = Match.new("code-casablanca", 2, seed=1)
    you = play_until(match, "claiming", claims=0)
    drawer, view = sit_down(match, you), match.view(you)
    view["tiles"] = {"hotel": {"kind": "code", "number": 3}}
    told = {"round": 1, "from": 1 - you, "at": "hotel"}
    for answer, lie in (
        ({"kind": "code", "number": 3}, False),
        ({"kind": "file", "number": None}, False),
        ({"kind": "code", "number": None}, True),
        ({"kind": "file", "number": 3}, True),
    ):
        view["notebook"]["received"] = [{**told, **answer}]
        for width in (26, 34):
            (row,) = [line.plain for line in drawer.dossier(view, width) if "Hotel" in line.plain]
            assert row.endswith("!") == lie, row


# ---------------------------------------------------------------------------------- secrets
def test_CC_11_what_others_write_to_each_other_changes_no_screen() -> None:
    match = Match.new("code-casablanca", 3, seed=1)
    play_until(match, "answering", seed=1)
    question = match.view(None)["question"]
    you = ({0, 1, 2} - {question["seat"], question["to"]}).pop()
    looks = []
    for number in (None, 1, 6):
        again = Match.load(match.save())
        again.play(question["to"], {"do": "answer", "number": number})
        looks.append(looks_of(again, you))
        assert looks_of(again, question["seat"]) != looks[-1]
    assert looks[0] == looks[1] == looks[2]


def test_CC_16_what_others_seal_changes_no_screen() -> None:
    looks = []
    for parts in (0, 1, 5):
        match = Match.new("code-casablanca", 3, seed=2)
        you, other = play_until(match, "claiming", claims=0), match.to_act[1]
        for _ in range(parts):
            match.play(other, next(action for action in match.legal(other) if action["do"] == "code-at"))
        looks.append(looks_of(match, you))
        match.play(other, {"do": "no-claim"})
        looks.append(looks_of(match, you))
    assert all(look == looks[0] for look in looks)


def test_W_2_all_who_are_asked_look_alike() -> None:
    match = Match.new("code-casablanca", 4, seed=2)
    you = play_until(match, "claiming", claims=0)
    match.play(match.to_act[1], {"do": "no-claim"})
    drawer, view = sit_down(match, you), match.view(you)
    assert [drawer.seat_now(view, seat) for seat in range(4)] == ["asked"] * 4


# ---------------------------------------------------------------------------------- the board and the end
def test_on_a_crowded_board_no_front_runs_into_the_next() -> None:
    match = Match.new("code-casablanca", 4, seed=2)
    you = play_until(match, "claiming", claims=0)
    drawer, view = sit_down(match, you, "fr"), match.view(you)
    view["tiles"] = {building.id: {"kind": "file", "number": 5} for building in STANDARD.buildings}
    for seat in view["seats"]:
        seat["been"] = list(view["tiles"])
    for width in (50, 100):
        text = "\n".join(line.plain for line in drawer.board(view, width, 40))
        assert len(re.findall(r"\bdos\. 5 [A-Z]{4}(?=[\s│])", text)) == len(STANDARD.buildings), text


def test_the_end_opens_everything() -> None:
    """Every message with its truth, every claim, handed in or dropped, every accusation (W-1)."""
    happened = dict.fromkeys(("message", "claim", "dropped", "verdict"), 0)
    for seed in range(8):
        match = played_out(Match.new("code-casablanca", 3, {"round_cap": 20}, seed=seed), seed)
        events = match.all_events()
        text = "\n".join(line.plain for line in sit_down(match, 0).ending(match.view(0), events, 200))
        messages = [event for event in events if event["what"] == "message"]
        verdicts = [event for event in events if event["what"] == "verdict"]
        claims = [claim for event in events if event["what"] == "claims" for claim in event["claims"]]
        assert len(re.findall(r" to \w+: .*(?:True|A lie)\.$", text, re.MULTILINE)) == len(messages)
        assert len(re.findall(r"(?:Right|Wrong)\.$", text, re.MULTILINE)) == len(claims)
        assert len(re.findall(r"(?:Proved|Not proved)\.$", text, re.MULTILINE)) == len(verdicts)
        begun = any(event["what"] == "claim-part" for event in events)
        handed = [event for event in events if event["what"] == "sealed" and event["claim"]]
        assert begun == bool(handed or "Dropped." in text)
        happened["message"] += len(messages)
        happened["claim"] += len(claims)
        happened["dropped"] += text.count("Dropped.")
        happened["verdict"] += len(verdicts)
    assert all(happened.values()), happened
