"""Casanova in the terminal: whole games by somebody who types any number, and nothing told that is secret."""

from __future__ import annotations

import random
from io import StringIO
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from valise_games.play import Match
from valise_games.terminal import layout, menu
from valise_games.terminal.drawer import Drawer, Seating, drawer_for
from valise_games.terminal.paper import theme
from valise_games.terminal.table import NAMES
from valise_games.terminal.words import Language, words_in

SIZES = ((80, 24), (100, 40), (60, 30), (160, 50))


def reader(match: Match, you: int, language: Language) -> Drawer:
    words = words_in(language)
    names = [words.you if seat == you else NAMES[seat] for seat in range(match.seats)]
    return drawer_for(Seating(match.entry, match.variant, you, names, language, words))


def screen(match: Match, you: int, language: Language, size: tuple[int, int]) -> tuple[list[Text], menu.Shown | None]:
    """What the seat sees now, and the choices it is offered."""
    width, height = size
    console = Console(file=StringIO(), width=width, theme=theme("casanova", "unknown"))
    words, drawer, view = words_in(language), reader(match, you, language), match.view(you)
    scene = layout.Scene(view, drawer.storyteller().tell(match.events(you)), 0, drawer.situation(view), [])
    shown = None
    if view["legal"]:
        shown = menu.show(drawer.menu(view), words, width, layout.menu_lines(height))
        scene.menu, scene.hint = shown.lines, shown.menu.hint
    names = [words.you if seat == you else NAMES[seat] for seat in range(match.seats)]
    seating = Seating(match.entry, match.variant, you, names, language, words)
    return layout.arrange(scene, seating, drawer, console, width, height), shown


def pick_any(shown: menu.Shown, dice: random.Random, language: Language) -> dict[str, Any]:
    """A number, and another one where the first opens a smaller list."""
    words = words_in(language)
    while True:
        assert 1 <= len(shown.numbers) <= menu.MOST_NUMBERS
        picked = menu.pick(str(dice.randint(1, len(shown.numbers))), shown, words)
        if picked.choice is not None and picked.choice.action is not None:
            return picked.choice.action
        assert picked.menu is not None
        shown = menu.show(picked.menu, words, 80, layout.SHORT_MENU_LINES, shown.menu)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("seats", "variant", "options"),
    [
        (5, "standard", {"round_cap": 6}),
        (3, "standard", {"round_cap": 8, "look_alone": True}),
        (3, "small", {"round_cap": 12}),
    ],
)
def test_a_whole_game_fits_every_terminal(
    language: Language, seats: int, variant: str, options: dict[str, object]
) -> None:
    dice = random.Random(seats)
    match = Match.new("casanova", seats, options, 11, variant=variant)
    steps = 0
    while not match.over:
        (seat,) = match.to_act
        size = SIZES[steps % len(SIZES)]
        lines, shown = screen(match, seat, language, size)
        for line in lines:
            assert cell_len(line.plain) <= size[0], line.plain
        assert shown is not None
        action = pick_any(shown, dice, language)
        warning = reader(match, seat, language).warning(match.view(seat), action)
        comes_home = action.get("to") == match.view(seat)["seats"][seat]["home"] and action["do"] == "move"
        assert (warning is not None) == (comes_home and action["from"] == match.view(seat)["seats"][seat]["at"])
        match.play(seat, action)
        steps += 1
    for seat in range(seats):
        drawer, view = reader(match, seat, language), match.view(seat)
        told = "\n".join(line.plain for line in drawer.ending(view, match.all_events(), 80))
        assert drawer.result(view)[0].plain in told
        assert "{" not in told


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_action_can_be_typed(language: Language) -> None:
    """Also the stages that are not listed because they are all alike."""
    dice = random.Random(4)
    match = Match.new("casanova", 4, {"round_cap": 5}, 4)
    while not match.over:
        (seat,) = match.to_act
        _, shown = screen(match, seat, language, (80, 24))
        assert shown is not None
        offered = [choice.action for choice in shown.menu.choices]
        legal = match.view(seat)["legal"]
        assert sorted(map(str, offered)) == sorted(map(str, legal))
        for action in legal:
            if action["do"] == "move":
                picked = menu.pick(f"{action['from']} {action['to']}".lower(), shown, words_in(language))
                assert picked.choice is not None, action
                assert picked.choice.action == action
        match.play(seat, dice.choice(legal))


def test_CV_12_exchanged_or_left_the_others_see_the_same() -> None:
    told = []
    for chosen in ("exchange", "leave"):
        dice = random.Random(9)
        match = Match.new("casanova", 4, None, 9)
        chose = 0
        while chose < 3:
            (seat,) = match.to_act
            view = match.view(seat)
            masks = [action for action in view["legal"] if action["do"].startswith("inspect")]
            others = [action for action in view["legal"] if action["do"] in ("move", "walk", "end-turn")]
            if view["phase"] == "choice":
                match.play(seat, {"do": chosen})
                chose += 1
            else:
                match.play(seat, dice.choice(masks if seat == 0 and masks else others))
        told.append([[line.plain for line in screen(match, seat, "en", (100, 40))[0]] for seat in (1, 2, 3)])
    assert told[0] == told[1]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_at_the_end_the_papers_guess_no_more(language: Language) -> None:
    match, dice = Match.new("casanova", 3, {"round_cap": 2}, seed=4), random.Random(4)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, dice.choice(match.legal(seat)))
    drawer = reader(match, 0, language)
    for width in (25, 34):
        for papers in (drawer.dossier(match.view(0), width), drawer.short_dossier(match.view(0), width)):
            told = " ".join(line.plain for line in papers)
            assert "%" not in told
            assert told.startswith("Casanova")
