"""What may be typed: numbers, a word or two, several things with commas."""

from __future__ import annotations

import random

import pytest

from valise_games import Match
from valise_games.games.game import Action
from valise_games.terminal import menu
from valise_games.terminal.drawer import Drawer, Seating, drawer_for
from valise_games.terminal.words import LANGUAGES, Language, words_in


def sit_down(match: Match, you: int, language: Language = "en") -> Drawer:
    names = ["Anne", "Brice", "Chiara", "Esma"][: match.seats]
    return drawer_for(Seating(match.entry, match.variant, you, names, language, words_in(language)))


def typed(text: str, match: Match, language: Language = "en") -> menu.Picked:
    you = match.to_act[0]
    shown = menu.show(sit_down(match, you, language).menu(match.view(you)), words_in(language), 80, 4)
    return menu.pick(text, shown, words_in(language))


@pytest.fixture
def match() -> Match:
    return Match.new("casablanca", 4, seed=1)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("g tannery", {"do": "move", "agent": "green", "to": "tannery", "case": False}),
        ("GREEN Tan", {"do": "move", "agent": "green", "to": "tannery", "case": False}),
        ("n customs", {"do": "move", "agent": "brown", "to": "customs", "case": False}),
        ("b cinema", {"do": "move", "agent": "blue", "to": "cinema-rif", "case": False}),
        ("move s courthouse", {"do": "move", "agent": "grey", "to": "courthouse", "case": False}),
        ("bribe", {"do": "bribe"}),
        ("9", {"do": "bribe"}),
        (" 9 ", {"do": "bribe"}),
    ],
)
def test_a_word_or_two_will_do(match: Match, text: str, action: Action) -> None:
    picked = typed(text, match)
    assert picked.choice is not None
    assert picked.choice.action == action


def test_accents_and_marks_do_not_matter() -> None:
    assert menu.plain("Rick's Café").split() == ["ricks", "cafe"]
    assert menu.plain("Dyers’ Court").split() == ["dyers", "court"]
    match = Match.new("casablanca", 4, seed=1)
    picked = typed("s écuries", match, "fr")
    assert picked.choice is not None
    assert picked.choice.action == {"do": "move", "agent": "grey", "to": "stables", "case": False}


def test_what_means_several_things_makes_the_list_smaller(match: Match) -> None:
    picked = typed("g", match)
    assert picked.choice is None
    assert picked.menu is not None
    assert [choice.action and choice.action["to"] for choice in picked.menu.choices] == ["tannery", "barber"]
    smaller = menu.show(picked.menu, words_in("en"), 80, 4, within=picked.menu)
    chosen = menu.pick("2", smaller, words_in("en")).choice
    assert chosen is not None
    assert chosen.action is not None
    assert chosen.action["to"] == "barber"
    assert menu.pick("0", smaller, words_in("en")).menu is picked.menu


@pytest.mark.parametrize(
    "text", ["", " ", "x9", "-1", "0", "10", "500", "g tannery with", "purple bazaar", "bribe bazaar", "b 450 red"]
)
def test_what_means_nothing_gets_advice(match: Match, text: str) -> None:
    picked = typed(text, match)
    assert picked.choice is None
    assert picked.menu is None
    assert picked.advice


def test_a_bribe_and_its_first_lot_at_once(match: Match) -> None:
    for text in ("b 500 red", "bribe red 500"):
        picked = typed(text, match)
        assert picked.choice is not None
        assert picked.choice.action == {"do": "bribe"}
        match_after = Match.load(match.save())
        match_after.play(match_after.to_act[0], {"do": "bribe"})
        lot = typed(picked.rest, match_after).choice
        assert lot is not None
        assert lot.action == {"do": "lot", "agent": "red", "worth": 500}


def test_both_answers_of_a_window_are_shown_whatever_one_holds(match: Match) -> None:
    """W-2, CB-8: who holds nothing is asked in the same words."""
    mover = match.to_act[0]
    match.play(mover, {"do": "move", "agent": "green", "to": "tannery", "case": False})
    you = match.to_act[0]
    choices = sit_down(match, you).menu(match.view(you)).choices
    assert [choice.label.plain for choice in choices] == ["Protest", "Let it pass"]
    refused = typed("protest", match)
    assert refused.choice is None
    assert "nothing on Green" in refused.advice
    assert typed("2", match).choice is not None


@pytest.mark.parametrize("game", ["casablanca", "agent"])
@pytest.mark.parametrize("variant", ["standard", "small"])
def test_every_legal_action_can_be_picked_by_numbers(game: str, variant: str) -> None:
    """At most thirty at a time, in one step or two; sums may be typed."""
    match = Match.new(game, 3, seed=5, variant=variant)
    dice = random.Random(5)
    for _ in range(400):
        if match.over:
            break
        you = match.to_act[0]
        legal = match.legal(you)
        drawer = sit_down(match, you, dice.choice(LANGUAGES))
        for width, lines in ((80, 4), (100, 10)):
            shown = menu.show(drawer.menu(match.view(you)), words_in("en"), width, lines)
            assert len(shown.numbers) <= menu.MOST_NUMBERS
            assert max(len(line.plain) for line in shown.lines) <= width
            assert sorted(map(str, reached(shown))) == sorted(map(str, legal))
        match.play(you, dice.choice(legal))


def reached(shown: menu.Shown) -> list[Action]:
    words = words_in("en")
    found: list[Action] = []
    for number in range(1, len(shown.numbers) + 1):
        picked = menu.pick(str(number), shown, words)
        if picked.choice is not None and picked.choice.action is not None:
            found.append(picked.choice.action)
        elif picked.menu is not None:
            found += reached(menu.show(picked.menu, words, 80, 4, within=shown.menu))
    for choice in shown.menu.choices:
        if not choice.listed and choice.action is not None:
            picked = menu.pick(str(choice.action["sum"]), shown, words)
            assert picked.choice == choice
            found.append(choice.action)
    return found


def test_the_move_that_ends_the_game_is_asked_about_once() -> None:
    match = Match.new("casablanca", 2, seed=1, variant="small")
    route = {"ricks-cafe": "tea-house", "tea-house": "bazaar", "bazaar": "tea-house"}
    there_and_back = 0
    while True:
        you = match.to_act[0]
        if match.view(you)["phase"] == "protest":
            match.play(you, {"do": "let-pass"})
            continue
        at = match.view(you)["agents"]["green"]
        drawer, view = sit_down(match, you), match.view(you)
        if view["case"]["at"] == at == "tea-house":
            home = {"do": "move", "agent": "green", "to": "ricks-cafe", "case": True}
            warned = drawer.warning(view, home)
            assert warned is not None
            assert "the game ends" in warned
            assert drawer.warning(view, {**home, "case": False}) is None
            return
        step = {"do": "move", "agent": "green", "to": route[at], "case": at == "bazaar"}
        assert drawer.warning(view, step) is None
        match.play(you, step)
        there_and_back += 1
        assert there_and_back < 9
