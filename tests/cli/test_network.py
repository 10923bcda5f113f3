"""The terminal client in a house: real commands in real terminals, against a real server."""

from __future__ import annotations

import itertools
import json
import os
import random
import re
import stat
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.guest import Guest
from tests.cli.person import COMMAND, PROMPT, environment, plain
from tests.house.houses import ENDLESS, QUICK, RunningHouse, kept_port, open_house
from tests.waiting import PATIENCE
from valise_games import verify
from valise_games.client import HouseClient, RemoteTable
from valise_games.house.tables.events import Sat

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    with open_house(tmp_path_factory.mktemp("house") / "house.db") as running:
        yield running


def act_until(table: RemoteTable, guest: Guest, seconds: float = PATIENCE) -> None:
    """Somebody else plays until the guest is asked."""
    end = time.monotonic() + seconds
    while not guest.asked() or "Stand up" in plain(guest.now)[-120:]:
        assert time.monotonic() < end, plain(guest.now)
        if table.decision:
            passes = [action for action in table.legal if action["do"] in ("let-pass", "done", "end-turn")]
            table.act((passes or table.legal)[0])
        table.wait(0.05)
        guest.glance()


def cookie_in(home: Path, house: RunningHouse) -> str:
    """Who the guest is in this house."""
    remembered = json.loads((home / "valise" / "houses.json").read_text())
    return str(remembered[house.url]["cookie"])


def table_with(visitor: HouseClient, *, clock: dict[str, object]) -> RemoteTable:
    table = visitor.open("casablanca", 2, clock=clock, variant="small")
    table.sit(1)
    return table


# ---------------------------------------------------------------------------------- whole games
@pytest.mark.parametrize(
    ("game", "seats", "language", "term"),
    [
        ("casablanca", 3, "en", "dumb"),
        ("agent", 2, "fr", "xterm"),
        ("casanova", 3, "en", "dumb"),
        ("code-casablanca", 2, "fr", "dumb"),
        ("randolph", 2, "en", "xterm"),
    ],
)
def test_a_whole_game_against_bots(
    house: RunningHouse, tmp_path: Path, game: str, seats: int, language: str, term: str
) -> None:
    with house.visitor("Host") as host:
        bots = dict.fromkeys(range(1, seats), "novice" if game != "randolph" else "random")
        table = host.open(game, seats, bots=bots, clock=QUICK, variant="small", options={"round_cap": 1})
        at = ["--at", house.url, "--table", table.id.lower(), "--name", "Ann", "--lang", language]
        with Guest(*at, home=tmp_path, term=term) as ann:
            ann.hear(table.id)
            ann.hear("Stand up" if language == "en" else "Se lever")
            table.start()
            with house.visitor(cookie=cookie_in(tmp_path, house)) as eyes:
                ann.play_out(eyes.watch(table.id), random.Random(1))
            ann.hear("Enter for no" if language == "en" else "Entrée pour non")
            ann.answer("record.json")
            ann.hear("Another game" if language == "en" else "Une autre partie")
            if game in ("agent", "casablanca", "casanova"):
                ann.check_widths()
            if game == "casablanca":
                ann.answer("y")
                ann.hear("Send")
                ann.answer("quit")
            else:
                ann.answer("n")
            assert ann.ended() == 0
            assert "Traceback" not in ann.shown
        verify((tmp_path / "record.json").read_text(encoding="utf-8"))


# ---------------------------------------------------------------------------------- with others
def test_who_changes_seats_brings_his_part_of_the_deal(house: RunningHouse, tmp_path: Path) -> None:
    with house.visitor("Host") as host:
        table = host.open("agent", 3)
        with Guest("--at", house.url, "--table", table.id, "--name", "Ann", home=tmp_path) as ann:
            ann.hear("Stand up")
            ann.answer("sit 3")
            end = time.monotonic() + PATIENCE
            while table.info["seats"][2]["person"] is None:
                assert time.monotonic() < end, plain(ann.now)
                table.wait(0.1)
        sat = [row.event for row in house.rows(table.id) if isinstance(row.event, Sat)]
    assert [each.seat for each in sat] == [0, 2]
    assert all(each.nonce for each in sat)


def test_two_people_meet_by_code_and_are_asked_at_once(house: RunningHouse, tmp_path: Path) -> None:
    for name in ("ann", "bob"):
        (tmp_path / name).mkdir()
    at = ["--at", house.url]
    small = ["--variant", "small", "--seats", "3", "--private"]
    with Guest("casablanca", *at, "--name", "Ann", *small, home=tmp_path / "ann") as ann, house.visitor("Eve") as eve:
        ann.hear("Stand up")
        code = re.findall(r"table ([B-Z2-9]{8})", plain(ann.shown))[0]
        assert code not in [line["table"] for line in eve.listed()]
        table = eve.watch(code)
        with Guest(*at, "--name", "Bob", "--table", code, home=tmp_path / "bob") as bob:
            ann.hear("Bob")
            bob.hear("The host starts the game.")
            bob.answer("say bonjour")
            ann.hear("Bob: bonjour")
            ann.answer("fill novice")
            ann.hear("novice bot")
            ann.answer("remove")
            ann.hear("can mean any of these")
            ann.answer("send colette")
            ann.hear("Fill")
            table.sit(2)
            ann.hear("Eve")
            ann.answer("start")
            asked: list[bool] = []
            end = time.monotonic() + 2 * PATIENCE
            while not all(asked) or not asked:
                assert time.monotonic() < end, plain(ann.now)
                table.wait(0.1)
                if table.decision and not table.window():
                    moves = [action for action in table.legal if action["do"] == "move"]
                    table.act((moves or table.legal)[0])
                elif table.decision:
                    table.act({"do": "let-pass"})
                for guest in (ann, bob):
                    guest.glance()
                    if "Your turn" in guest.frame() and guest.asked():
                        guest.answer("1")
                    elif "Do you protest?" in guest.frame() and "Eve moves" not in guest.frame() and guest.asked():
                        guest.answer("2")
                asked = ["Eve moves" in g.frame() and "Do you protest?" in g.frame() for g in (ann, bob)]
            bob.hear_prompt()  # the last of his screen
            before = plain(bob.now)
            ann.answer("2")
            ann.hear("sealed")
            time.sleep(0.3)
            bob.glance()
            assert plain(bob.now).replace(before, "") == "", "nobody hears that somebody answered"
            bob.answer("2")
            bob.hear("Nobody protests")


def test_talk_is_heard_while_one_thinks_and_half_a_line_survives(house: RunningHouse, tmp_path: Path) -> None:
    for term in ("dumb", "xterm"):
        with house.visitor("Bob") as bob:
            table = table_with(bob, clock=ENDLESS)
            with Guest("--at", house.url, "--table", table.id, "--name", "Ann", home=tmp_path, term=term) as ann:
                ann.hear(table.id)
                table.start()
                act_until(table, ann)
                ann.type_half("say I am thi")
                ann.now = ""
                table.say("are you \x1b[31masleep?")
                ann.hear("are you")
                assert "\x1b[31m" not in ann.now
                ann.type_on("nking")
                while not any(line["text"] == "I am thinking" for line in table.talk):
                    table.wait(5)
                ann.hear("I am thinking")
                ann.answer("quit")
                ann.hear("Your seat waits")


def test_a_question_that_is_too_late_is_withdrawn(house: RunningHouse, tmp_path: Path) -> None:
    """The window closes; what was half typed for it answers nothing else."""
    with house.visitor("Bob") as bob:
        table = table_with(bob, clock={"window": 5, "least": 0.0, "bank": 600})
        with Guest("--at", house.url, "--table", table.id, "--name", "Ann", home=tmp_path, term="xterm") as ann:
            ann.hear(table.id)
            table.start()
            end, typed = time.monotonic() + PATIENCE, 0.0
            while "Do you protest?" not in ann.frame() or not ann.frame().endswith(PROMPT):  # the whole of her screen
                assert time.monotonic() < end, plain(ann.now)
                if "Move an agent" in ann.frame() and time.monotonic() > typed + 1:
                    ann.answer("1")
                    typed = time.monotonic()
                table.wait(0.1)
                ann.glance()
                if table.decision:
                    moves = [action for action in table.legal if action["do"] in ("move", "let-pass", "done")]
                    table.act((moves or table.legal)[0])
            assert "s to answer" in ann.frame()
            os.write(ann.terminal, b"1")
            ann.hear_prompt(without="Do you protest?")
            assert "Nobody protests." in plain(ann.now)


def test_an_answer_in_advance(house: RunningHouse, tmp_path: Path) -> None:
    with house.visitor("Bob") as bob:
        table = table_with(bob, clock=ENDLESS)
        with Guest("--at", house.url, "--table", table.id, "--name", "Ann", home=tmp_path) as ann:
            ann.hear(table.id)
            table.start()
            act_until(table, ann)
            while "Your turn" not in ann.frame():  # a window first: Bob began
                ann.answer("2")
                act_until(table, ann)
            for typed, said in (
                ("pass unless zebra", "pass until my turn"),
                ("pass unless red or the briefcase moves", "you let things pass"),
                ("pass off", "From now on you are asked"),
                ("abort", "Offered"),
                ("abort off", "You take it back"),
                ("zebra", "Nothing here is called"),
            ):
                ann.answer(typed)
                ann.hear(said)
            ann.answer("resign")
            ann.hear("yes/no")
            ann.answer("y")
            ann.hear("You have resigned")
            ann.hear("Bob wins.")
            ann.hear("All ledgers")
            ann.hear("Seed")
            ann.hear("Enter for no")
            while not table.over:
                table.wait(5)


def test_who_has_resigned_may_stay_and_is_asked_nothing(house: RunningHouse, tmp_path: Path) -> None:
    with house.visitor("Bob") as bob, house.visitor("Eve") as eve:
        table = bob.open("casablanca", 3, clock=ENDLESS, variant="small")
        table.sit(1)
        eyes = eve.watch(table.id)
        eyes.sit(2)
        with Guest("--at", house.url, "--table", table.id, "--name", "Ann", home=tmp_path) as ann:
            ann.hear(table.id)
            table.start()
            end = time.monotonic() + PATIENCE
            while not ann.asked() or "Stand up" in plain(ann.now)[-120:]:
                assert time.monotonic() < end
                for one in (table, eyes):
                    if one.decision:
                        passes = [action for action in one.legal if action["do"] in ("let-pass", "done", "end-turn")]
                        one.act((passes or one.legal)[0])
                    one.wait(0.05)
                ann.glance()
            ann.answer("resign")
            ann.hear("yes/no")
            ann.answer("y")
            ann.hear("the others play on")
            assert "Do you protest" not in plain(ann.now)
            ann.answer("quit")
            ann.hear("play on without you")
            assert "waits for you" not in plain(ann.shown)


@pytest.mark.parametrize("term", ["dumb", "xterm"])
def test_a_game_under_way_can_be_watched(house: RunningHouse, tmp_path: Path, term: str) -> None:
    with house.visitor("Bob") as bob, house.visitor("Eve") as eve:
        table = bob.open("casablanca", 2, clock=ENDLESS, variant="small")
        table.sit(0)
        other = eve.watch(table.id)
        other.sit(1)
        table.start()
        with Guest("--at", house.url, "--name", "Ann", home=tmp_path, term=term, lines=40) as ann:
            ann.hear("Under way")
            ann.answer(table.id)
            ann.hear("You watch this game")
            ann.answer("resign")
            ann.hear("You watch this game")
            ann.answer("say who wins?")
            ann.hear("Ann: who wins?")
            assert not any(line["text"] == "who wins?" for line in table.talk)
            ann.now = ""
            other.do("resign")
            ann.hear("Bob wins.")
            ann.hear("Enter for no")
            ann.answer("")
            ann.hear("the lobby")
            ann.answer("quit")
            assert ann.ended() == 0
            assert "Traceback" not in ann.shown


# ---------------------------------------------------------------------------------- breaks and mistakes
@pytest.mark.parametrize("term", ["xterm", "dumb"])
def test_the_house_restarts_in_the_middle(tmp_path: Path, term: str) -> None:
    port = kept_port()
    with open_house(tmp_path / "house.db", port) as house:
        bob = house.visitor("Bob")
        table = table_with(bob, clock=ENDLESS)
        ann = Guest("--at", house.url, "--table", table.id, "--name", "Ann", home=tmp_path, term=term)
        ann.hear(table.id)
        table.start()
        act_until(table, ann)
        house.kill()
    ann.hear("The connection is lost")
    with bob, ann, open_house(tmp_path / "house.db", port=port):
        table.say("we are back")
        ann.hear("we are back")
        response = "Nobody protests" if table.view["asked"] else "asked whether"  # as Bob began, or she
        before, end = table.heard, time.monotonic() + PATIENCE
        numbers = itertools.cycle("12")  # she may not be able to protest
        while table.heard == before:
            assert time.monotonic() < end, plain(ann.now)
            ann.type_on(next(numbers))
            later = time.monotonic() + 2
            while table.heard == before and time.monotonic() < later:
                table.wait(0.1)
        ann.hear(response)
        ann.answer("quit")
        ann.hear("Come back with")


def test_one_is_the_same_guest_next_time_and_finds_the_table(house: RunningHouse, tmp_path: Path) -> None:
    with house.visitor("Bob") as bob:
        table = table_with(bob, clock=ENDLESS)
        with Guest("--at", house.url, "--table", table.id, "--name", "Ann", home=tmp_path) as ann:
            ann.hear(table.id)
            table.start()
            act_until(table, ann)
            ann.answer("leave")
            ann.hear("A stand-in plays until you are back")
        remembered = tmp_path / "valise" / "houses.json"
        assert stat.S_IMODE(remembered.stat().st_mode) == 0o600
        assert table.id in json.loads(remembered.read_text())[house.url]["tables"]
        with Guest("--at", house.url, home=tmp_path) as ann:
            ann.hear("Your tables")
            ann.hear("You are Ann")
            ann.answer("1")
            end = time.monotonic() + PATIENCE
            while table.info["seats"][0]["minded"]:
                assert time.monotonic() < end
                table.wait(1)


def test_a_table_is_opened_from_the_lobby(house: RunningHouse, tmp_path: Path) -> None:
    with Guest("--at", house.url, "--name", "Ann", home=tmp_path, term="xterm", columns=100, lines=40) as ann:
        ann.hear("A new table")
        ann.answer("agent")
        ann.hear("Open the table")
        ann.answer("the other seats")
        ann.hear("random bots")
        ann.answer("open the table")
        ann.hear("Stand up")
        ann.answer("start")
        assert ann.until_asked()
        assert "Traceback" not in ann.shown
        ann.answer("quit")
        ann.hear("the lobby")
        ann.answer("quit")
        assert ann.ended() == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--at", "127.0.0.1:1"], "does not answer"),
        (["--at", "ftp://x"], "no address of a house"),
        (["--at", "HOUSE", "--table", "BCDFGHJK"], "no table with this code"),
        (["agent", "--at", "HOUSE", "--seats", "9"], "is for 2 to 4 seats"),
        (["agent", "--at", "HOUSE", "--table", "BCDFGHJK"], "either --table"),
        (["--at", "HOUSE", "--resume"], "keeps its games itself"),
        (["agent", "--table", "BCDFGHJK"], "--at URL"),
    ],
)
def test_mistakes_are_told_in_a_sentence(
    house: RunningHouse, tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    response = [house.url if argument == "HOUSE" else argument for argument in arguments]
    done = subprocess.run(
        [COMMAND, "play", *response],
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        env=environment(tmp_path, XDG_CONFIG_HOME=str(tmp_path)),
        check=False,
    )
    assert done.returncode == 2
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
