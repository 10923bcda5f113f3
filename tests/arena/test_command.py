"""The command: whole small tournaments, gone on with after a kill, refused with a sentence."""

from __future__ import annotations

import json
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.waiting import PATIENCE, until
from valise_games import catalogue
from valise_games.cli import main
from valise_games.games import find

SMALL = ("--variant", "small", "--workers", "1")


@pytest.fixture
def arena(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., Any]:
    """The report that the command prints, less what takes another time each time."""
    monkeypatch.chdir(tmp_path)

    def played(*arguments: str) -> Any:
        assert main(["arena", *arguments, "--json"]) == 0
        report = json.loads(capsys.readouterr().out)
        del report["milliseconds"]
        return report

    return played


@pytest.fixture
def complaint(refusal: Callable[..., str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., str]:
    monkeypatch.chdir(tmp_path)
    return partial(refusal, "arena")


def test_novices_beat_random_play_and_the_report_says_so(arena: Callable[..., Any]) -> None:
    told = arena("agent", "--bots", "novice,random", "--games", "20", *SMALL)
    assert told["share"]["novice"] > 2 * told["share"]["random"]
    assert told["share"]["novice"] + told["share"]["random"] <= 1  # less, where nobody won
    assert told["interval"]["novice"][0] <= told["share"]["novice"] <= told["interval"]["novice"][1]
    assert told["games"] == 20
    assert set(told["ratings"]) == {"novice", "random"}


def test_the_same_seed_is_the_same_run_and_another_is_not(arena: Callable[..., Any]) -> None:
    runs = [
        arena("randolph", "--games", "6", "--out", f"{name}.jsonl", "--seed", seed, *SMALL)
        for name, seed in (("one", "1"), ("two", "1"), ("three", "2"))
    ]
    assert runs[0] == runs[1]
    assert runs[0]["balance"]["decisions"] != runs[2]["balance"]["decisions"]


def test_a_run_that_was_longer_has_the_games_of_the_shorter(arena: Callable[..., Any]) -> None:
    more = arena("agent", "--games", "8", "--out", "more.jsonl", *SMALL)
    arena("agent", "--games", "4", "--out", "less.jsonl", *SMALL)
    assert arena("--resume", "less.jsonl", "--games", "8", "--workers", "1") == more


@pytest.mark.parametrize("game", list(catalogue))
def test_one_bot_has_all_seats(arena: Callable[..., Any], game: str) -> None:
    told = arena(game, "--bots", "novice", "--games", "4", *SMALL)
    assert [lineup["kind"] for lineup in told["lineups"]] == ["mirror"]
    assert sum(place["share"] for place in told["balance"]["places"]) == pytest.approx(1, abs=1e-3)
    assert told["balance"]["lies"]["of"] > 0


@pytest.mark.parametrize(
    "stop", [signal.SIGKILL, pytest.param(signal.SIGINT, marks=pytest.mark.long)], ids=["killed", "interrupted"]
)
def test_a_run_that_was_stopped_goes_on_to_the_same_report(
    arena: Callable[..., Any], tmp_path: Path, stop: signal.Signals
) -> None:
    games = ("agent", "--bots", "novice,random", "--games", "50000", "--variant", "small")
    file = tmp_path / "stopped.jsonl"
    command = [sys.executable, "-m", "valise_games", "arena", *games, "--workers", "2", "--out", str(file)]
    # Who is run in the background of a shell ignores SIGINT, and so do those he starts.
    listen = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    running = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, preexec_fn=listen)  # noqa: PLW1509
    until(lambda: file.exists() and file.read_bytes().count(b"\n") > 20)
    running.send_signal(stop)
    _, said = running.communicate(timeout=PATIENCE)
    assert file.read_bytes().count(b"\n") < 50001, "it was not over"
    if stop == signal.SIGINT:
        assert said.startswith("valise: stopped after ")
        assert said.endswith(f"of 50,000 games; go on with: valise arena --resume {file}\n")
    with file.open("ab") as torn:
        torn.write(b'{"at":[0,')
    gone_on = arena("--resume", str(file), "--games", "200", "--workers", "1")
    assert gone_on == arena(*games[:3], "--games", "200", *SMALL)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ((), "name a game"),
        (("chess",), "there is no game 'chess'"),
        (("agent", "--bots", "novice,grandmaster"), "agent has no bot 'grandmaster'; it has random, novice, regular"),
        (("agent", "--bots", "novice,novice"), "names a bot twice"),
        (("agent", "--bots", ","), "names no bot"),
        (("agent", "--bots", "novice", "--against", "novice"), "not set against itself"),
        (("agent", "--bots", "novice*2"), "only a regular can be more patient"),
        (("agent", "--bots", "novice:net.npz"), "a net is named master:FILE or challenger:FILE"),
        (("agent", "--bots", "master:nowhere.npz"), "there is no net in nowhere.npz"),
        (
            ("agent", "--bots", f"master:{find('casanova').weights('standard')}"),
            "is for game 'casanova', not for 'agent'",
        ),
        (("agent", "--seats", "9"), "agent is for 2 to 4 seats"),
        (("agent", "--variant", "huge"), "has no variant 'huge'"),
        (("agent", "--option", "luck=1"), "has no option 'luck'"),
        (("agent", "--option", "round_cap=many"), "the value is a number, yes or no"),
        (("agent", "--games", "0"), "--games is a whole number from 1"),
        (("agent", "--seed", "-1"), "--seed is a whole number from 0"),
        (("agent", "--workers", "0"), "--workers is a whole number from 1"),
        (("agent", "--plots", f"{__file__}/plots"), "plots cannot be made"),
        (("--resume", "nowhere.jsonl"), "there is no nowhere.jsonl"),
        (("agent", "--resume", "nowhere.jsonl"), "leave out the game"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(
    complaint: Callable[..., str], arguments: tuple[str, ...], why: str
) -> None:
    assert why in complaint(*arguments)


def test_the_file_of_another_run_is_refused(arena: Callable[..., Any], complaint: Callable[..., str]) -> None:
    arena("agent", "--games", "2", "--out", "run.jsonl", *SMALL)
    before = Path("run.jsonl").read_bytes()
    said = complaint("agent", "--games", "2", "--out", "run.jsonl", "--seed", "2", *SMALL)
    assert "run.jsonl keeps another run: its seed is 1, not 2" in said
    assert Path("run.jsonl").read_bytes() == before


def test_a_file_that_asks_for_what_cannot_be_played_is_refused(
    arena: Callable[..., Any], complaint: Callable[..., str]
) -> None:
    arena("agent", "--games", "2", "--out", "run.jsonl", *SMALL)
    kept = Path("run.jsonl")
    first, *others = kept.read_text().splitlines(keepends=True)
    wrong: list[tuple[str, object]] = [
        ("games", 10**12), ("games", "2"), ("games", 0), ("seed", -1), ("seed", "a"), ("seats", 99), ("seats", None),
        ("variant", "huge"), ("options", {"luck": 1}), ("options", None), ("bots", 3), ("bots", []), ("bots", [3]),
        ("against", None), ("made_from", 3),
    ]  # fmt: skip
    for key, value in wrong:
        kept.write_text("".join([json.dumps(json.loads(first) | {key: value}) + "\n", *others]))
        assert complaint("--resume", "run.jsonl"), (key, value)


def test_a_run_with_a_damaged_line_goes_on_once_it_is_taken_out(
    arena: Callable[..., Any], complaint: Callable[..., str]
) -> None:
    told = arena("agent", "--games", "4", "--out", "run.jsonl", *SMALL)
    kept = Path("run.jsonl")
    first, second, *others = kept.read_text().splitlines(keepends=True)
    game = json.loads(second)
    del game["shares"]
    kept.write_text("".join([first, json.dumps(game) + "\n", *others]))
    before = kept.read_bytes()
    for asked in (("--resume", "run.jsonl"), ("agent", "--games", "4", "--out", "run.jsonl", *SMALL)):
        assert "run.jsonl is damaged in line 2: that is no whole game for 2 seats" in complaint(*asked)
    assert kept.read_bytes() == before
    kept.write_text("".join([first, *others]))
    assert arena("--resume", "run.jsonl", "--workers", "1") == told


def test_bots_that_have_changed_do_not_go_on_with_the_games_of_before(
    arena: Callable[..., Any], complaint: Callable[..., str]
) -> None:
    told = arena("agent", "--games", "2", "--out", "run.jsonl", *SMALL)
    kept = Path("run.jsonl")
    kept.write_text(kept.read_text().replace(told["made_from"]["valise"], "0123456789abcdef"))
    assert "its code has changed since" in complaint("agent", "--games", "4", "--out", "run.jsonl", *SMALL)
    again = arena("--resume", "run.jsonl")
    assert again["made_from"] == {"valise": "0123456789abcdef"}, "what was played can be told again"
    assert again["share"] == told["share"]


def test_a_net_with_another_card_does_not_go_on_with_the_games_of_before(
    arena: Callable[..., Any], complaint: Callable[..., str]
) -> None:
    for suffix in (".npz", ".json"):
        shutil.copy(find("agent").weights("standard").with_suffix(suffix), f"net{suffix}")
    arena("agent", "--bots", "challenger:net.npz,random", "--games", "2", "--out", "run.jsonl", "--workers", "1")
    card = Path("net.json")
    card.write_text(json.dumps(json.loads(card.read_text()) | {"sides": 1}))
    told = complaint("--resume", "run.jsonl", "--games", "4", "--workers", "1")
    assert "challenger:net.npz has changed since" in told


BARE = """
import sys
absent = {"msgspec", "litestar", "matplotlib", "scipy", "numpy", "numba"}
class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in absent:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Absent())
import importlib.util
whole = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name in absent else whole(name, *rest)
from valise_games.cli import main
sys.exit(main(["arena", "agent", "--variant", "small", "--games", "2", "--workers", "1", *sys.argv[1:]]))
"""


def test_it_needs_nothing_but_what_its_bots_need(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", BARE], capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.stderr == ""
    assert "novice: " in done.stdout
    done = subprocess.run(
        [sys.executable, "-c", BARE, "--plots", "x"], capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert done.returncode == 2
    assert done.stderr == "valise: --plots wants Matplotlib: install valise-games[plots]\n"


@pytest.mark.long
def test_pictures_are_the_same_each_time(arena: Callable[..., Any], tmp_path: Path) -> None:
    for folder in ("one", "two"):
        arena("agent", "--games", "4", *SMALL, "--plots", folder)
    drawn = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert drawn == ["agent-2-matrix.svg", "agent-2-places.svg", "agent-2-shares.svg"]
    for name in drawn:
        assert (tmp_path / "one" / name).read_text() == (tmp_path / "two" / name).read_text()


@pytest.mark.long
@pytest.mark.parametrize("game", list(catalogue))
def test_a_whole_tournament_on_all_cores(arena: Callable[..., Any], game: str) -> None:
    """Novice beats random play at every number of seats, for sure; and two workers report what one does."""
    for seats in reversed(catalogue[game].seats[:3]):
        bots = (game, "--bots", "novice,random", "--seats", str(seats), "--games", "100")
        told = arena(*bots, "--workers", "2", "--out", f"{seats}-two.jsonl")
        assert told["interval"]["novice"][0] > told["fair"] > told["interval"]["random"][1]
    assert arena(*bots, "--workers", "1", "--out", "one.jsonl") == told


@pytest.mark.long
def test_workers_find_what_was_compiled_before_them(arena: Callable[..., Any]) -> None:
    told = arena("casablanca", "--bots", "regular", "--against", "novice", "--games", "4", "--variant", "small")
    assert told["matrix"]["regular"]["novice"]["games"] == 4
    assert set(told["matrix"]) == {"regular", "novice"}
