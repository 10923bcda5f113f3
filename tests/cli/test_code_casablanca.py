"""Code Casablanca at the terminal: whole games, what may be typed, what is told, noted and kept quiet."""

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
from valise import Match, verify
from valise.games.code_casablanca.board import STANDARD
from valise.terminal import layout, menu
from valise.terminal.code_casablanca.names import against
from valise.terminal.code_casablanca.words import CodeWords, code_words
from valise.terminal.drawer import Drawer, Seating, drawer_for
from valise.terminal.layout import Scene
from valise.terminal.paper import theme
from valise.terminal.words import LANGUAGES, Language, Said, words_in

NAMES = ["You", "Brice", "Chiara", "Esma"]
SCREENS = ((80, 24), (100, 24), (100, 40), (132, 45))
Action = dict[str, Any]


def seating(match: Match, you: int, language: Language = "en") -> Seating:
    names = [NAMES[(seat - you) % match.seats] for seat in range(match.seats)]
    return Seating(match.entry, match.variant, you, names, language, words_in(language), match.options)


def sit_down(match: Match, you: int, language: Language = "en") -> Drawer:
    return drawer_for(seating(match, you, language))


def shown_to(match: Match, you: int, lines: int = 4) -> menu.Shown:
    return menu.show(sit_down(match, you).menu(match.view(you)), words_in("en"), 80, lines)


def picked(text: str, match: Match, you: int) -> menu.Picked:
    return menu.pick(text, shown_to(match, you), words_in("en"))


def any_action(match: Match, seat: int, dice: random.Random, claims: float = 0.1) -> Action:
    """Any legal one; but what may end the game, claims and accusations, is rare, and a claim once begun is made."""
    legal = match.legal(seat)
    if {"do": "no-claim"} in legal:
        begun = match.view(seat)["draft"]["claim"] is not None
        made = dice.random() < (0.98 if begun else claims)
        return dice.choice([action for action in legal if action["do"] != "no-claim"]) if made else {"do": "no-claim"}
    rare = dice.random() < 0.1
    asks = [action for action in legal if action["do"] == "ask"]
    peaceful = [action for action in legal if action["do"] != "accuse"]
    return dice.choice(legal if rare else asks or peaceful)


def play_until(match: Match, phase: str, seed: int = 1, claims: float = 0.1) -> int:
    """Gives a seat that decides in that phase."""
    dice = random.Random(seed)
    while match.view(None)["phase"] != phase:
        match.play(match.to_act[0], any_action(match, match.to_act[0], dice, claims))
    return match.to_act[0]


def played_out(match: Match, seed: int) -> Match:
    dice = random.Random(seed)
    while not match.over:
        seat = dice.choice(match.to_act)
        match.play(seat, any_action(match, seat, dice))
    return match


def looks_of(match: Match, you: int) -> list[str]:
    """Everything a seat is shown, on a whole screen and on its pages."""
    table = seating(match, you)
    drawer, view, events = drawer_for(table), match.view(you), match.events(you)
    console = Console(width=100, height=40, theme=theme("code-casablanca", "dark"))
    scene = Scene(view, drawer.storyteller().tell(events), 0, drawer.situation(view), [])
    lines = layout.arrange(scene, table, drawer, console, 100, 40)
    lines += [*drawer.board_in_words(view), *drawer.short_dossier(view, 80), *drawer.notes(view, events, 80)]
    return [line.plain for line in lines]


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
    file = picked("file 4", match, you).choice
    assert file is not None
    assert file.action is not None
    match.play(you, file.action)
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
