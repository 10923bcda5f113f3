"""Randolph's Casablanca at the terminal: whole games, what may be typed, what is told and what is kept quiet."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tests.cli.person import Person, plain, saves_in
from valise_games import Match, verify
from valise_games.terminal import layout, menu
from valise_games.terminal.drawer import Drawer, Seating, drawer_for
from valise_games.terminal.layout import Scene
from valise_games.terminal.paper import theme
from valise_games.terminal.randolph.words import RandolphWords, randolph_words
from valise_games.terminal.words import LANGUAGES, Language, Said, words_in

NAMES = ["You", "Brice", "Chiara", "Esma"]
SCREENS = ((80, 24), (100, 40), (132, 45))


def seating(match: Match, you: int, language: Language = "en") -> Seating:
    names = [NAMES[(seat - you) % match.seats] for seat in range(match.seats)]
    return Seating(match.entry, match.variant, you, names, language, words_in(language), match.options)


def sit_down(match: Match, you: int, language: Language = "en") -> Drawer:
    return drawer_for(seating(match, you, language))


def shown_to(match: Match, you: int, lines: int = 4) -> menu.Shown:
    return menu.show(sit_down(match, you).menu(match.view(you)), words_in("en"), 80, lines)


def picked(text: str, match: Match, you: int) -> menu.Picked:
    return menu.pick(text, shown_to(match, you), words_in("en"))


def play_until(match: Match, phase: str, seed: int = 1) -> int:
    """Any legal play up to a phase; gives a seat that decides there."""
    dice = random.Random(seed)
    while match.view(None)["phase"] != phase:
        seat = match.to_act[0]
        match.play(seat, dice.choice(match.legal(seat)))
    return match.to_act[0]


# ---------------------------------------------------------------------------------- whole games
@pytest.mark.parametrize(
    ("seed", "arguments"),
    [
        (1, ["--option", "round_cap=4"]),
        (2, ["--lang", "fr", "--option", "round_cap=4"]),
        (3, ["--seats", "2", "--option", "memory_aid=no", "--option", "round_cap=6"]),
        (4, ["--variant", "small", "--option", "reserve=0"]),
        (5, ["--variant", "small", "--lang", "fr", "--plain"]),
    ],
)
def test_a_game_is_played_to_its_end_and_its_record_is_good(tmp_path: Path, seed: int, arguments: list[str]) -> None:
    seeded = ["--seed", str(seed), "--pace", "fast", "--record", "record.json"]
    with Person("play", "randolph", *seeded, *arguments, home=tmp_path) as person:
        person.play_on(random.Random(seed))
        assert person.code == 0, plain(person.now)
        person.check_widths()
    told = plain(person.shown)
    assert "Traceback" not in told
    assert verify((tmp_path / "record.json").read_text(encoding="utf-8")).commitment in told
    assert not saves_in(tmp_path), "a finished game leaves nothing behind"


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_no_screen_is_wider_or_higher_than_the_terminal(language: Language, seats: int) -> None:
    match = Match.new("randolph", seats, {"round_cap": 6, "memory_aid": seats == 4}, seed=seats)
    table = [seating(match, you, language) for you in range(seats)]
    drawers = [drawer_for(seat) for seat in table]
    consoles = {size: Console(width=size[0], height=size[1], theme=theme("randolph", "dark")) for size in SCREENS}
    dice = random.Random(seats)
    while not match.over:
        you = dice.choice(match.to_act)
        drawer, view = drawers[you], match.view(you)
        log = drawer.storyteller().tell(match.events(you))
        for (width, height), console in consoles.items():
            choices = menu.show(drawer.menu(view), words_in(language), width, layout.menu_lines(height))
            scene = Scene(view, log, 0, drawer.situation(view), choices.lines, choices.menu.hint)
            lines = layout.arrange(scene, table[you], drawer, console, width, height)
            assert max(len(line.plain) for line in lines) <= width
            assert len(lines) < height
            text = "\n".join(line.plain for line in lines)
            for name in table[you].names:
                assert re.search(rf"{name} .*[●■◆▲]", text), f"{name} is not on the screen:\n{text}"
        match.play(you, dice.choice(match.legal(you)))
    for you, drawer in enumerate(drawers):
        for line in [*drawer.ending(match.view(you), match.all_events(), 80), *drawer.board(match.view(you), 80, 1000)]:
            assert len(line.plain) <= 80, line.plain


# ---------------------------------------------------------------------------------- choosing
def test_every_legal_action_can_be_picked_by_numbers() -> None:
    """At most thirty at a time; a bet is picked in one step, though it is two decisions."""
    match = Match.new("randolph", 3, {"round_cap": 8}, seed=5)
    dice = random.Random(5)
    while not match.over:
        you = dice.choice(match.to_act)
        legal = match.legal(you)
        for lines in (4, 10):
            shown = shown_to(match, you, lines)
            assert len(shown.numbers) <= menu.MOST_NUMBERS
            assert {str(action) for action in reached(shown)} == {str(action) for action in legal}
        match.play(you, dice.choice(legal))


def reached(shown: menu.Shown) -> Iterator[dict[str, Any]]:
    for number in range(1, len(shown.numbers) + 1):
        one = menu.pick(str(number), shown, words_in("en"))
        if one.menu is not None:
            yield from reached(menu.show(one.menu, words_in("en"), 80, 4, within=shown.menu))
        elif one.choice is not None and one.choice.action is not None:
            yield one.choice.action
    yield from (choice.action for choice in shown.menu.choices if not choice.listed and choice.action is not None)


@pytest.mark.parametrize("text", ["camel 2", "cam2", "CAM 2", "2 camel", "start cam 2"])
def test_a_space_is_its_symbol_and_its_number(text: str) -> None:
    match = Match.new("randolph", 3, seed=1)
    choice = picked(text, match, match.to_act[0]).choice
    assert choice is not None
    assert choice.action == {"do": "figure", "space": "camel-2"}


def test_the_number_typed_is_the_number_said() -> None:
    match = Match.new("randolph", 3, seed=1)
    you = play_until(match, "saying")
    for number in range(7):
        choice = picked(str(number), match, you).choice
        assert choice is not None
        assert choice.action == {"do": "say", "number": number}


def test_a_sum_is_sealed_in_one_answer() -> None:
    match = Match.new("randolph", 3, seed=1)
    you = play_until(match, "protest")
    cash = match.view(you)["seats"][you]["cash"]
    for text, sum in (("350", 350), ("bet 1250", 1250), ("all", cash)):
        one = picked(text, match, you)
        assert one.choice is not None
        assert one.choice.action == {"do": "weigh", "from": sum // 500 * 500}
        again = Match.load(match.save())
        again.play(you, one.choice.action)
        two = picked(one.rest, again, you).choice
        assert two is not None
        assert two.action == {"do": "bet", "sum": sum}
    assert picked("75", match, you).choice is None
    assert picked("1275", match, you).choice is None


def test_RA_28_who_has_too_little_is_asked_in_the_same_words() -> None:
    match = Match.new("randolph", 3, seed=1)
    you = play_until(match, "protest")
    drawer, view = sit_down(match, you), match.view(you)
    view["seats"][you]["cash"] = 50
    view["legal"] = [{"do": "let-pass"}]
    choices = drawer.menu(view).choices
    assert [choice.label.plain for choice in choices] == ["Let it pass", "Protest"]
    assert "You are asked all the same" in choices[1].why
    assert drawer.situation(view).owed.plain.startswith("Do you protest?")


def test_weighty_actions_are_asked_about_once() -> None:
    match = Match.new("randolph", 3, seed=1)
    you = play_until(match, "choose")
    drawer, view = sit_down(match, you), match.view(you)
    assert "only once" in str(drawer.warning(view, {"do": "shuffle"}))
    assert drawer.warning(view, view["legal"][0]) is None
    you = play_until(match, "saying")
    drawer, view = sit_down(match, you), match.view(you)
    said = [{"do": "say", "number": number} for number in range(7)]
    assert not any(drawer.warning(view, action) for action in said)
    view["seats"][you]["cards"][view["top"]] = 3
    assert sum("the game ends" in str(drawer.warning(view, action)) for action in said) == 1


# ---------------------------------------------------------------------------------- words
def texts(words: Any, at: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(words, str):
        yield at, words
    elif isinstance(words, Said):
        yield from ((f"{at}.you", words.you), (f"{at}.they", words.they))
    elif isinstance(words, Mapping):
        for key, value in words.items():
            yield from texts(value, f"{at}[{key}]")
    elif isinstance(words, RandolphWords):
        for field in fields(words):
            yield from texts(getattr(words, field.name), f".{field.name}")


def test_both_languages_have_the_same_texts_with_the_same_gaps() -> None:
    ours, theirs = ({at: text for at, text in texts(randolph_words(language)) if not at.startswith(".tight")}
                    for language in LANGUAGES)  # fmt: skip
    assert set(ours) == set(theirs)
    for at, text in theirs.items():
        assert text, at
        assert set(re.findall(r"\{\w*\}", text)) == set(re.findall(r"\{\w*\}", ours[at])), at


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", ["standard", "small"])
def test_every_event_of_random_games_can_be_told(language: Language, variant: str) -> None:
    for seed in range(6):
        match = Match.new("randolph", 3, {"round_cap": 12}, seed=seed, variant=variant)
        dice = random.Random(seed)
        while not match.over:
            seat = dice.choice(match.to_act)
            match.play(seat, dice.choice(match.legal(seat)))
        drawer = sit_down(match, 0, language)
        for line in drawer.storyteller().tell(match.events(0)):
            assert re.search(r"^[A-ZÀÉ0-9].*\.$", line.text.plain), line.text.plain
            assert "{" not in line.text.plain
        ending = "\n".join(line.plain for line in drawer.ending(match.view(0), match.all_events(), 80))
        assert all(name in ending for name in NAMES[:3])
        assert all(line.plain for line in drawer.board_in_words(match.view(0)))


def test_a_bet_is_told_in_sentences() -> None:
    match = Match.new("randolph", 3, seed=1)
    events: list[dict[str, Any]] = [
        {"what": "turn", "seat": 1, "round": 2},
        {"what": "took", "seat": 1, "circle": "camel-2"},
        {"what": "laid", "seat": 1, "circle": "palm-3"},
        {"what": "announced", "seat": 1, "number": 4, "from": "minaret-1", "to": "dagger-1"},
        {"what": "answered", "seat": 0, "bet": 100},
        {"what": "protests", "seat": 2, "bet": 200, "counts": 200},
        {"what": "raised", "seat": 1, "times": 2, "sum": 400},
        {"what": "raised", "seat": 2, "times": 3, "sum": 1000},
        {"what": "matched", "seat": 1, "sum": 1000},
        {"what": "shown", "circle": "palm-3", "number": 2, "true": False},
        {"what": "won", "seat": 2, "sum": 1000, "from": 1},
        {"what": "went-back", "seat": 1, "space": "minaret-1"},
        {"what": "card", "seat": 2, "card": "fez", "alike": 2, "prime": 200, "from": 1},
    ]
    assert [line.text.plain for line in sit_down(match, 0).storyteller().tell(events)] == [
        "Brice takes the chip from camel 2.",
        "It goes to palm tree 3.",
        "Brice says 4: minaret 1 to dagger 1.",
        "You seal a bet of 100.",
        "Chiara protests with 200, and is nearer: your bet stays sealed.",
        "Brice doubles to 400.",
        "Chiara raises to 1,000, all that can count.",
        "Brice matches 1,000.",
        "The chip is a 2: it was a lie.",
        "Chiara wins 1,000 from Brice.",
        "The figure goes back to minaret 1.",
        "Chiara takes a fez from Brice, the second, for 200.",
    ]


# ---------------------------------------------------------------------------------- secrets
def test_RA_24_without_the_memory_aid_the_table_forgets() -> None:
    match = Match.new("randolph", 2, {"memory_aid": False}, seed=1)
    you = play_until(match, "laying")
    drawer = sit_down(match, you)
    story = drawer.storyteller()
    lines = story.tell(match.events(you))
    told = len(match.events(you))
    number = match.view(you)["dossier"]["in_hand"]
    assert f"It is a {number}." in [line.text.plain for line in lines]
    assert str(number) in drawer.situation(match.view(you)).owed.plain
    for do in ("lay", "say", "let-pass"):
        match.play(match.to_act[0], next(action for action in match.legal(match.to_act[0]) if action["do"] == do))
    lines += story.tell(match.events(you)[told:])
    kept = [line.text.plain for line in lines]
    assert "You read it." in kept
    assert "You have put a chip aside." in kept
    assert not any(text.startswith("It is a") for text in kept)
    papers = [*drawer.dossier(match.view(you), 26), *drawer.board(match.view(you), 80, 0)]
    assert not any(re.search(r"[(\[]\d[)\]]", line.plain) for line in papers)


def test_what_others_read_or_seal_changes_no_screen() -> None:
    """Two tables that differ only in what the mover read and what another sealed look the same."""
    looks = []
    for bet in (None, 300):
        match = Match.new("randolph", 3, seed=4)
        play_until(match, "protest", seed=2)
        view = match.view(None)
        you, other = view["asked"][-1], view["asked"][0]
        if bet is None:
            match.play(other, {"do": "let-pass"})
        else:
            match.play(other, {"do": "weigh", "from": 0})
            match.play(other, {"do": "bet", "sum": bet})
        drawer, seen = sit_down(match, you), match.view(you)
        text = [*drawer.board(seen, 100, 40), *drawer.dossier(seen, 30), *drawer.situation(seen).owed.split("\n")]
        text += [fact for seat in range(3) for fact in drawer.seat(seen, seat)]
        looks.append(([line.plain for line in text], [drawer.seat_now(seen, seat) for seat in range(3)]))
    assert looks[0] == looks[1]
