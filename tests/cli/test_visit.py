"""A table in a house, as the terminal takes it: what may be typed, what is told. No house is needed."""

from __future__ import annotations

import io
import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from rich.console import Console

from valise_games import Match
from valise_games.cli import EXAMPLES
from valise_games.client import Refused, RemoteTable
from valise_games.games import catalogue
from valise_games.terminal import layout, session
from valise_games.terminal.client import Client
from valise_games.terminal.drawer import Seating, drawer_for
from valise_games.terminal.early import early_result, early_view
from valise_games.terminal.faces import Face, Lines
from valise_games.terminal.visit.desk import HouseDesk, passing_in
from valise_games.terminal.visit.seat import HouseSeat, Onlooker, refusal
from valise_games.terminal.visit.words import visit_words
from valise_games.terminal.words import LANGUAGES, Language, words_in

EN = visit_words("en")


class Tabled:
    """What the seat and the desk need of a table, without a house."""

    def __init__(self, game: str, seats: int = 3, seat: int | None = 0) -> None:
        self.match = Match.new(game, seats, seed=1)
        self.seat = seat
        self.view: dict[str, Any] = dict(self.match.view(seat))
        self.done: list[dict[str, Any]] = []
        self.decision = "1"
        self.over = False
        self.talk: list[dict[str, Any]] = []
        self.events: list[dict[str, Any]] = []
        self.standing = None
        self.clocks: dict[str, Any] = {}
        self.visitor = self
        self.broken = False
        places = [
            {"person": n, "bot": "", "name": "", "online": True, "minded": "", "offers": []} for n in range(seats)
        ]
        self.info: dict[str, Any] = {"seats": places, "paused": False, "outcome": None, "state": "playing"}

    def do(self, command: str, **told: Any) -> None:
        self.done.append({"do": command, **told})

    def say(self, text: str, room: str = "table") -> None:
        if self.seat is None and room == "table":
            raise Refused("gallery", "you watch: talk to the gallery")
        self.do("say", text=text, room=room)

    def window(self) -> None:
        return None

    def bank(self, seat: int) -> None:
        return None

    def poll(self) -> bool:
        return False

    def change(self, seat: int, **facts: Any) -> None:
        places = [dict(place) for place in self.info["seats"]]
        places[seat] |= facts
        self.info = {**self.info, "seats": places}


def seat_at(table: Tabled) -> HouseSeat:
    return HouseSeat(cast(RemoteTable, table), ["You", "Ann", "Bob"], EN)


def desk_at(table: Tabled) -> HouseDesk:
    entry = table.match.entry
    seating = Seating(entry, "standard", 0, ["You", "Ann", "Bob"], "en", words_in("en"), table.match.options)
    return HouseDesk(seat_at(table), seating, cast(Face, None), EN)


# ---------------------------------------------------------------------------------- letting pass
@pytest.mark.parametrize("typed", ["unless red", "unless the briefcase moves", "unless"])
def test_exceptions_are_for_games_with_agents(typed: str) -> None:
    table = Tabled("randolph")
    assert desk_at(table).command("pass", typed) == EN.standing["how"]
    assert table.done == []


@pytest.mark.parametrize(
    ("game", "typed", "answer"),
    [
        ("randolph", "until my turn", {"until_turn": True}),
        ("randolph", "always", {}),
        ("casablanca", "unless red or the briefcase moves", {"unless_case": True, "unless_agents": ["red"]}),
    ],
)
def test_answers_in_advance(game: str, typed: str, answer: dict[str, Any]) -> None:
    table = Tabled(game)
    assert desk_at(table).command("pass", typed) == EN.standing["on"]
    assert table.done == [{"do": "standing", "answer": answer}]


def test_help_tells_only_what_this_game_has() -> None:
    told = {game: passing_in(Tabled(game).view) for game in ("agent", "casablanca", "randolph", "casanova")}
    assert told == {"agent": "how-agents", "casablanca": "how-agents", "randolph": "how", "casanova": ""}
    assert "briefcase" not in EN.help_passing["how"] + EN.standing["how"]


# ---------------------------------------------------------------------------------- an early end
def closed(game: str, steps: int, reason: str, winners: Sequence[int] = ()) -> Match:
    match, dice = Match.new(game, 3, seed=1), random.Random(1)
    for _ in range(steps):
        if match.over:
            break
        seat = match.to_act[0]
        match.play(seat, dice.choice(match.legal(seat)))
    if not match.over:
        match.close(reason, winners)
    return match


@pytest.mark.parametrize("steps", [0, 3, 14, 40])
@pytest.mark.parametrize("game", sorted(catalogue))
def test_a_game_that_stopped_early_tells_everything(game: str, steps: int) -> None:
    match = closed(game, steps, "resigned", [1, 2])
    if match.over:
        return
    words = words_in("en")
    drawer = drawer_for(Seating(match.entry, match.variant, 1, ["Zoe", "You", "Bob"], "en", words, match.options))
    view = early_view(match, 1)
    assert drawer.board(view, 80, 1000)
    assert drawer.board_in_words(view)
    told = [line.plain for line in drawer.ending(view, match.all_events(), 80)]
    assert told[:2] == ["Zoe has resigned.", "You and Bob win."]
    assert len(told) > 4


def test_who_resigned_before_wins_nothing() -> None:
    view = early_view(closed("agent", 3, "resigned", [1, 2]), 0, [0, 1])
    seating = Seating(catalogue["agent"], "standard", 0, ["You", "Ann", "Bob"], "en", words_in("en"))
    told = [line.plain for line in early_result(seating, view["outcome"])]
    assert told == ["You have resigned.", "Ann has resigned.", "Bob wins."]


@pytest.mark.parametrize("reason", ["aborted", "abandoned"])
def test_a_game_without_a_result_has_no_winner(reason: str) -> None:
    view = early_view(closed("agent", 3, reason), 0)
    seating = Seating(catalogue["agent"], "standard", 0, ["You", "Ann", "Bob"], "fr", words_in("fr"))
    assert [line.plain for line in early_result(seating, view["outcome"])] == [words_in("fr").early[reason]]


def test_no_stand_in_plays_on_for_the_last_who_resigns() -> None:
    table = Tabled("agent")
    seat = seat_at(table)
    seat.remarks()
    table.change(1, minded="resigned")
    assert [line.plain for line in seat.remarks()] == ["Ann has resigned; a stand-in plays on."]
    table.change(0, minded="resigned")
    table.change(2, person=None, bot="novice")
    assert [line.plain for line in seat.remarks()] == ["You have resigned."]
    two = Tabled("agent", 2)
    seat = seat_at(two)
    seat.remarks()
    two.change(1, minded="resigned")
    assert [line.plain for line in seat.remarks()] == ["Ann has resigned."]


# ---------------------------------------------------------------------------------- what one is told to type
def test_commands_are_told_as_anybody_can_type_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["/somewhere/.venv/bin/valise"])
    assert session.command("verify", "my game.json") == "valise verify 'my game.json'"


# ---------------------------------------------------------------------------------- questions at the end
@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the person types, line by line."""
    lines: list[str] = []
    monkeypatch.setattr("builtins.input", lambda prompt: lines.pop(0))
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    return lines


def test_another_game_is_asked_until_yes_or_no(typed: list[str]) -> None:
    console = Console(file=io.StringIO(), width=80)
    typed += ["", "1", "perhaps", "Yes"]
    assert session.yes_or_no("Another?", console, words_in("en"))
    typed += ["quit", "n"]
    assert not session.yes_or_no("Another?", console, words_in("en"))
    assert typed == []


def test_a_question_mark_is_no_file(typed: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shown = io.StringIO()
    typed += ["?", "help", "kept.json"]
    session.keep_record({"a": 1}, None, Console(file=shown, width=200), words_in("en"))
    assert [file.name for file in tmp_path.iterdir()] == ["kept.json"]
    assert words_in("en").record_hint in shown.getvalue()
    typed += ["?", ""]
    session.keep_record({"a": 1}, None, Console(file=shown, width=200), words_in("en"))
    assert [file.name for file in tmp_path.iterdir()] == ["kept.json"]


# ---------------------------------------------------------------------------------- who has resigned
def test_who_has_resigned_is_asked_nothing() -> None:
    table = Tabled("agent")
    seat = seat_at(table)
    assert seat.view()["legal"]
    assert seat.aside() == ""
    table.change(0, minded="resigned")
    assert seat.view()["legal"] == []
    assert seat.aside() == EN.resigned_now
    assert seat.question == ""


# ---------------------------------------------------------------------------------- the connection
def test_a_break_is_told_and_its_end() -> None:
    table = Tabled("agent")
    seat = seat_at(table)
    told = []
    for broken in (False, True, True, False, False):
        table.broken = broken
        told.append([line.plain for line in seat.remarks()])
    assert told == [[], [EN.lost], [], [EN.found], []]


# ---------------------------------------------------------------------------------- watching
@pytest.mark.parametrize("size", [(60, 30), (80, 24), (140, 45)])
@pytest.mark.parametrize("game", sorted(catalogue))
def test_who_watches_sees_the_whole_game_without_papers(game: str, size: tuple[int, int]) -> None:
    table = Tabled(game, seat=None)
    match, dice = table.match, random.Random(3)
    seating = Seating(match.entry, match.variant, -1, ["Ann", "Bob", "Eve"], "en", words_in("en"), match.options)
    drawer, seat = drawer_for(seating), Onlooker(cast(RemoteTable, table), list(seating.names), EN)
    console = Console(file=io.StringIO(), width=size[0], height=size[1])
    client = Client(
        seat, seating, drawer, Lines(console, seating, drawer), HouseDesk(seat, seating, cast(Face, None), EN)
    )
    for _ in range(300):
        if match.over:
            break
        acting = match.to_act[0]
        match.play(acting, dice.choice(match.legal(acting)))
        table.view, table.events = dict(match.view(None)), match.events(None)
        lines = layout.arrange(client._scene(), seating, drawer, console, *size)
        assert words_in("en").eyes_only not in "".join(line.plain for line in lines)
    if match.over:
        assert drawer.ending(table.view, match.all_events(), size[0])


def test_who_watches_only_talks() -> None:
    table = Tabled("agent", seat=None)
    seating = Seating(table.match.entry, "standard", -1, ["Ann", "Bob", "Eve"], "en", words_in("en"))
    desk = HouseDesk(Onlooker(cast(RemoteTable, table), list(seating.names), EN), seating, cast(Face, None), EN)
    for name in ("pass", "leave", "back", "resign", "abort", "pause", "resume"):
        assert desk.command(name, "") == EN.you_watch
    assert desk.command("say", "hello") == ""
    assert table.done == [{"do": "say", "text": "hello", "room": "gallery"}]


# ---------------------------------------------------------------------------------- how it is said
def test_a_refusal_is_a_sentence() -> None:
    assert refusal(Refused("not-paused", "the game is not paused"), EN) == "The game is not paused."
    assert refusal(Refused("something-new", "this is new"), EN) == "This is new"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(catalogue))
def test_the_head_of_the_screen_has_room_for_help(language: Language, game: str) -> None:
    match, words = Match.new(game, 3, seed=1), words_in(language)
    words = replace(words, commands_line=visit_words(language).commands_line)
    head = layout.header(match.view(0), Seating(match.entry, "standard", 0, [], language, words), 80).plain
    assert words.commands_line.split(" · ")[0] in head
    assert len(head) <= 80


def test_examples_are_told_once() -> None:
    lines = [line for line in EXAMPLES.splitlines() if line]
    assert len(lines) == len(set(lines))
