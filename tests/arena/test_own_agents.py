"""Agents that others bring: asked with what their seat knows, by either way of asking, and refused in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from valise_games import catalogue
from valise_games.arena.entrants import made_from, make_entrant
from valise_games.arena.game_runner import RunSettings, play
from valise_games.cli import main

AGENTS = """
class ByNumbers:
    def act(self, observation, mask):
        assert observation.dtype == "float32" and mask.sum() > 1
        return mask.argmax()

class ByMatch:
    def act(self, match, seat):
        view = match.view(seat)
        assert view["you"] == seat and view["legal"] == match.legal(seat) and match.known(seat) is not None
        told = match.events(seat)
        assert told and all(later["n"] >= sooner["n"] for sooner, later in zip(told, told[1:]))
        return match.legal(seat)[0]

def by_number(match, seat):
    return match.legal_numbers(seat)[0]

class Spy:
    def act(self, match, seat):
        return match.view((seat + 1) % match.seats)["legal"][0]

class Wrong:
    def act(self, match, seat):
        return "anything"

def odd(x, y):
    return x

class Fails:
    def act(self, match, seat):
        return match.legal(seat)[0]["no such key"]

class Broken:
    def __init__(self):
        raise OSError("no model here")
"""


@pytest.fixture
def agents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module of this test alone, in the folder in which the command runs."""
    module = f"agents_{tmp_path.name.replace('-', '_')}"
    (tmp_path / f"{module}.py").write_text(AGENTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    return f"mine:{module}"


@pytest.mark.parametrize("game", catalogue)
def test_all_ways_of_asking_play_the_same_game(agents: str, game: str) -> None:
    """Each of these takes the first option that is open."""
    seats = catalogue[game].seats_of("small")[0]
    table = RunSettings(game, "small", seats, {}, 1)
    other = make_entrant("random", game, "small")
    games = []
    for name in ("ByNumbers", "ByMatch", "by_number"):
        mine = make_entrant(f"{agents}:{name}", game, "small")
        noted = play(table, [mine, *[other] * (seats - 1)], 2)
        games.append({key: value for key, value in noted.items() if key != "seconds"})
    assert games[0] == games[1] == games[2]
    assert games[0]["asked"][0] > 0


def test_the_command_takes_them(agents: str, capsys: pytest.CaptureFixture[str]) -> None:
    run = ["arena", "agent", "--variant", "small", "--games", "4", "--workers", "1"]
    assert main([*run, "--bots", f"{agents}:ByMatch,random"]) == 0
    assert f"{agents}:ByMatch" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Nobody", "has no Nobody"),
        ("odd", "or reply(introduction, prompt); it has act(x, y)"),
        ("AGENT", "has no AGENT"),
        ("Broken", "cannot be made: OSError: no model here"),
        ("Wrong", "answered 'anything', which is no action that was open to it"),
        ("Fails", "failed: KeyError: 'no such key' ("),
        ("Spy", "and is told nothing of seat"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    agents: str, name: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    run = ["arena", "agent", "--variant", "small", "--games", "2", "--workers", "1"]
    assert main([*run, "--bots", f"{agents}:{name},random"]) == 2
    said = capsys.readouterr().err
    assert told in said
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("name", "told"),
    [("mine:", "is named mine:module:name"), ("mine:os", "is named"), ("mine:no_such_module:X", "cannot be imported")],
)
def test_a_name_that_leads_nowhere(name: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "agent", "--bots", f"{name},random", "--games", "2"]) == 2
    assert told in capsys.readouterr().err


def test_an_agent_that_changed_is_another(agents: str) -> None:
    name = f"{agents}:ByMatch"
    before = made_from([name, "random"], "agent")[name]
    file = Path(f"{agents.removeprefix('mine:')}.py")
    file.write_text(AGENTS + "# a comment decides nothing\n")
    assert made_from([name], "agent")[name] == before
    file.write_text(AGENTS + "changed = True\n")
    assert made_from([name], "agent")[name] != before
