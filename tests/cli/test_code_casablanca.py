"""Code Casablanca at the terminal: whole games, screens, what may be typed, and what is asked before it is too late."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.code_table import Action, any_action, looks_of, picked, play_until, seating, shown_to, sit_down
from tests.cli.person import Person, plain, saves_in
from valise_games import Match, verify
from valise_games.games.code_casablanca.board import STANDARD
from valise_games.terminal import layout, menu
from valise_games.terminal.code_casablanca.names import against
from valise_games.terminal.code_casablanca.words import code_words
from valise_games.terminal.drawer import drawer_for
from valise_games.terminal.layout import Scene
from valise_games.terminal.paper import theme
from valise_games.terminal.words import LANGUAGES, Language, words_in

SCREENS = ((78, 24), (80, 24), (100, 24), (100, 40), (132, 45))


# ---------------------------------------------------------------------------------- whole games
@pytest.mark.parametrize(
    ("seed", "arguments"),
    [
        (1, ["--seats", "3"]),
        (2, ["--lang", "fr", "--option", "round_cap=4"]),
        (3, ["--seats", "2", "--option", "evidence_only", "--option", "round_cap=6"]),
        (4, ["--variant", "small", "--lang", "fr", "--plain", "--seats", "3"]),
    ],
)
def test_a_game_is_played_to_its_end_and_its_record_is_good(tmp_path: Path, seed: int, arguments: list[str]) -> None:
    seeded = ["--seed", str(seed), "--pace", "fast", "--bots", "random", "--record", "record.json"]
    with Person("play", "code-casablanca", *seeded, *arguments, home=tmp_path) as person:
        person.play_on(random.Random(seed))
        assert person.code == 0, plain(person.now)
        person.check_widths()
    told = plain(person.shown)
    assert "Traceback" not in told
    assert verify((tmp_path / "record.json").read_text(encoding="utf-8")).commitment in told
    assert not saves_in(tmp_path), "a finished game leaves nothing behind"


def test_the_notebook_is_a_page(tmp_path: Path) -> None:
    with Person("play", "code-casablanca", "--seed", "1", "--pace", "fast", home=tmp_path) as person:
        person.wait()
        person.type("notes")
        assert "Who was where" in plain(person.now)
        assert "Orders still in the piles" in plain(person.now)
        person.check_widths()


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_no_screen_is_wider_or_higher_than_the_terminal(language: Language, seats: int) -> None:
    match = Match.new("code-casablanca", seats, {"round_cap": 14}, seed=seats)
    table = [seating(match, you, language) for you in range(seats)]
    drawers = [drawer_for(seat) for seat in table]
    consoles = {
        size: Console(width=size[0], height=size[1], theme=theme("code-casablanca", "dark")) for size in SCREENS
    }
    dice = random.Random(seats)
    while not match.over:
        you = dice.choice(match.to_act)
        drawer, view = drawers[you], match.view(you)
        log = drawer.storyteller().tell(match.events(you))
        for (width, height), console in consoles.items():
            choices = menu.show(drawer.menu(view), words_in(language), width, layout.menu_lines(height))
            scene = Scene(view, log, 0, drawer.situation(view), choices.lines, choices.menu.hint)
            lines = layout.arrange(scene, table[you], drawer, console, width, height)
            text = "\n".join(line.plain for line in lines)
            assert max(len(line.plain) for line in lines) <= width, text
            assert len(lines) < height, text
            for name in table[you].names:
                assert re.search(rf"{name} .* {name[0]}  ", text), f"{name} is not on the screen:\n{text}"
        match.play(you, any_action(match, you, dice, claims=0.05))
    for you, drawer in enumerate(drawers):
        ending = drawer.ending(match.view(you), match.all_events(), 80)
        for line in [*ending, *drawer.board(match.view(you), 80, 1000)]:
            assert len(line.plain) <= 80, line.plain


def test_where_there_is_room_the_dossier_has_a_row_for_each_building() -> None:
    match = Match.new("code-casablanca", 4, seed=5)
    you = play_until(match, "searching", seed=5)
    text = "\n".join(looks_of(match, you))
    at = match.view(you)["seats"][you]["at"]
    tile = match.view(you)["tiles"][at]
    for building in STANDARD.buildings:
        short = code_words("en").short.get(building.id, building.en.replace("'", "’"))
        assert re.search(rf"│ {short}\s+(·|[cf]\d)", text), building.id
        if building.id == at:
            assert re.search(rf"│ {short}\s+{tile['kind'][0]}{tile['number']}", text)


# ---------------------------------------------------------------------------------- choosing
@pytest.mark.parametrize("evidence_only", [False, True])
def test_every_legal_action_can_be_picked_by_numbers(evidence_only: bool) -> None:
    """At most thirty at a time, though a challenge is one of more than a hundred."""
    most = 0
    for seed in range(3):
        match = Match.new("code-casablanca", 4, {"round_cap": 12, "evidence_only": evidence_only}, seed=seed)
        dice = random.Random(seed)
        while not match.over:
            you = dice.choice(match.to_act)
            legal = match.legal(you)
            most = max(most, len(legal))
            for lines in (4, 10):
                shown = shown_to(match, you, lines)
                assert len(shown.numbers) <= menu.MOST_NUMBERS
                found = [str(action) for action in reached(shown)]
                assert sorted(found) == sorted(str(action) for action in legal)
            match.play(you, any_action(match, you, dice))
    assert most > (10 if evidence_only else 80)


def reached(shown: menu.Shown) -> Iterator[Action]:
    for number in range(1, len(shown.numbers) + 1):
        one = menu.pick(str(number), shown, words_in("en"))
        if one.menu is not None:
            yield from reached(menu.show(one.menu, words_in("en"), 80, 4, within=shown.menu))
        elif one.choice is not None and one.choice.action is not None:
            yield one.choice.action


def test_a_question_is_whom_what_and_where() -> None:
    match = Match.new("code-casablanca", 3, seed=1)
    you = play_until(match, "searching")
    asks = [action for action in match.legal(you) if action["do"] == "ask"]
    assert asks
    for action in asks:
        at = STANDARD.buildings[STANDARD.find(action["at"])].en
        text = f"{seating(match, you).names[action['seat']]} {action['kind']} {at}"
        one = picked(text.lower(), match, you).choice
        assert one is not None, text
        assert one.action == action
    nothing = picked("nothing", match, you).choice
    assert nothing is not None
    assert nothing.action == {"do": "end-search"}


def test_the_station_is_not_the_police_station() -> None:
    match = Match.new("code-casablanca", 2, seed=1)
    you = play_until(match, "searching", seed=1)
    view = match.view(you)
    view["legal"] = [
        {"do": "ask", "seat": 1 - you, "kind": kind, "at": at}
        for at in ("station", "police-station")
        for kind in ("code", "file")
    ]
    shown = menu.show(sit_down(match, you).menu(view), words_in("en"), 80, 4)
    for text, at in (("brice code station", "station"), ("brice code police station", "police-station")):
        choice = menu.pick(text, shown, words_in("en")).choice
        assert choice is not None, text
        assert choice.action == {"do": "ask", "seat": 1 - you, "kind": "code", "at": at}
    assert menu.pick("station", shown, words_in("en")).choice is None, "which kind?"


def test_the_number_typed_is_the_number_written() -> None:
    match = Match.new("code-casablanca", 3, seed=1)
    you = play_until(match, "answering")
    for number in range(1, 7):
        choice = picked(str(number), match, you).choice
        assert choice is not None
        assert choice.action == {"do": "answer", "number": number}
    none = picked("none", match, you).choice
    assert none is not None
    assert none.action == {"do": "answer", "number": None}
    true = [choice for choice in shown_to(match, you).menu.choices if "true" in choice.label.plain]
    view = match.view(you)
    tile = view["tiles"][view["question"]["at"]]
    truth = tile["number"] if tile["kind"] == view["question"]["kind"] else None
    assert [choice.action for choice in true] == [{"do": "answer", "number": truth}]


def test_CC_30_a_claim_is_put_together_in_words() -> None:
    match = Match.new("code-casablanca", 3, seed=1)
    you = play_until(match, "claiming", claims=0)
    here = match.view(you)["seats"][you]["at"]
    others = [building for building in STANDARD.buildings if building.id != here][:5]
    for building in others:
        choice = picked(building.en.lower(), match, you).choice
        assert choice is not None
        assert choice.action == {"do": "code-at", "at": building.id}
        match.play(you, choice.action)
    for text in ("4", "file 4"):
        file = picked(text, match, you).choice
        assert file is not None
        assert file.action == {"do": "genuine", "number": 4}
    match.play(you, {"do": "genuine", "number": 4})
    owed = sit_down(match, you).situation(match.view(you)).owed.plain
    assert "file 4 at" in owed
    assert all(building.en.replace("'", "’") in owed for building in others)
    done = picked("hand in", match, you).choice
    assert done is not None
    assert done.action == {"do": "claim"}


def test_CC_18_a_tile_the_reader_knows_against_a_claim_is_offered_first() -> None:
    for seed in range(20):
        match = Match.new("code-casablanca", 3, seed=seed)
        you = play_until(match, "challenging", seed=seed, claims=1)
        view = match.view(you)
        claim = view["seats"][view["hearing"]["claimant"]]["claim"]
        proofs = [(at, tile) for at, tile in view["tiles"].items() if against(claim, at, tile)]
        first = shown_to(match, you).menu.groups[0].choices
        assert first[0].action == {"do": "no-challenge"}
        assert [choice.action for choice in first[1:]] == [
            {"do": "challenge", "at": at, **tile} for at, tile in proofs[:3]
        ]
        assert ("It is wrong" in sit_down(match, you).situation(view).owed.plain) == bool(proofs)


def test_CC_26_what_speaks_against_a_claim_is_what_the_rules_allow_to_name() -> None:
    match = Match.new("code-casablanca", 3, seed=2)
    you = play_until(match, "challenging", seed=2, claims=1)
    view = match.view(you)
    claim = view["seats"][view["hearing"]["claimant"]]["claim"]
    tiles = [{"kind": kind, "number": number} for kind in ("code", "file") for number in range(1, 7)]
    named = [
        {"do": "challenge", "at": building.id, **tile}
        for building in STANDARD.buildings
        for tile in tiles
        if against(claim, building.id, tile)
    ]
    legal = [action for action in match.legal(you) if action["do"] == "challenge"]
    assert sorted(map(str, named)) == sorted(map(str, legal))


# ---------------------------------------------------------------------------------- warnings
def test_CC_22_the_last_one_asked_is_told_that_the_claim_would_win() -> None:
    match = Match.new("code-casablanca", 3, seed=1)
    first = play_until(match, "challenging", claims=1)
    assert sit_down(match, first).warning(match.view(first), {"do": "no-challenge"}) is None
    match.play(first, {"do": "no-challenge"})
    last = match.to_act[0]
    assert last not in (first, match.view(None)["hearing"]["claimant"])
    assert "wins if you let it pass" in str(sit_down(match, last).warning(match.view(last), {"do": "no-challenge"}))


def test_CC_15_an_accusation_is_asked_about_before_there_is_no_way_back() -> None:
    for seed in range(20):
        match = Match.new("code-casablanca", 2, seed=seed)
        dice = random.Random(seed)
        while not match.over and not any(action["do"] == "accuse" for action in match.legal(match.to_act[0])):
            match.play(match.to_act[0], any_action(match, match.to_act[0], dice, claims=0))
        you = match.to_act[0]
        accuse = next(action for action in match.legal(you) if action["do"] == "accuse")
        assert "you are out at once" in str(sit_down(match, you).warning(match.view(you), accuse))
        match.play(you, accuse)
        for charge in match.legal(you):
            view = match.view(you)
            tile = view["tiles"].get(charge["at"])
            true = tile is not None and charge["number"] == (tile["number"] if tile["kind"] == charge["kind"] else None)
            assert bool(sit_down(match, you).warning(view, charge)) == true
        match.play(you, match.legal(you)[0])
        view = match.view(you)
        tile = view["tiles"].get(view["draft"]["charge"]["at"])
        for write in match.legal(you):
            wrong = tile is not None and write != {"do": "write", **tile}
            assert bool(sit_down(match, you).warning(view, write)) == wrong


def test_a_claim_known_to_be_wrong_is_called_a_bluff() -> None:
    match = Match.new("code-casablanca", 3, seed=1)
    you = play_until(match, "claiming", claims=0)
    view = match.view(you)
    here = view["seats"][you]["at"]
    others = [building.id for building in STANDARD.buildings if building.id != here][:5]
    view["tiles"] = {}
    view["draft"]["claim"] = {"codes": others, "number": 4}
    drawer = sit_down(match, you)
    assert "challenged and wrong, you are out" in str(drawer.warning(view, {"do": "claim"}))
    view["tiles"] = {others[0]: {"kind": "file", "number": 2}}
    assert "the claim is wrong" in str(drawer.warning(view, {"do": "claim"}))


def test_CC_4_the_last_orders_are_announced() -> None:
    match = Match.new("code-casablanca", 2, seed=1)
    view = match.view(match.to_act[0])
    drawer = sit_down(match, match.to_act[0])
    assert not drawer.situation(view).notice.plain
    view["piles"] = [2, 0]
    assert drawer.situation(view).notice.plain == "2 left; then all are shuffled again."
