"""Bots by name: levels, patient ones, and nets from a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from valise_games.arena import ArenaTrouble
from valise_games.arena.entrants import CODE, check_entrant, made_from, make_entrant
from valise_games.arena.game_runner import RunSettings, play
from valise_games.bots import UnknownBot
from valise_games.bots.master import Master
from valise_games.bots.net import fingerprint_of, save
from valise_games.games import Entry, find


@pytest.fixture
def net(tmp_path: Path) -> Path:
    """A net for small Agent that has learnt nothing."""
    game: Any = find("agent").load("plain", "small")
    luck = np.random.default_rng(1)
    shapes = {"body.0": (8, game.FEATURES), "policy": (game.ACTIONS, 8), "worth": (1, 8)}
    arrays = {f"{name}.weight": luck.normal(size=shape) for name, shape in shapes.items()}
    arrays |= {f"{name}.bias": np.zeros(shape[0]) for name, shape in shapes.items()}
    card = {"game": "agent", "variant": "small", "rules": find("agent").version, "scale": 1.0}
    save(tmp_path / "net.npz", arrays, card | {"fingerprint": fingerprint_of(find("agent"), "small")})
    return tmp_path / "net.npz"


def test_a_net_from_a_file_plays(net: Path) -> None:
    bot = make_entrant(f"challenger:{net}", "agent", "small")
    assert isinstance(bot, Master)
    noted = play(RunSettings("agent", "small", 2, {}, 1), [bot, make_entrant("random", "agent", "small")], 1)
    assert noted["asked"][0] > 0


def test_a_master_with_another_net_has_an_adviser_where_masters_have_one_and_a_challenger_has_none() -> None:
    net = find("code-casablanca").weights("standard")
    advised = [make_entrant(f"{level}:{net}", "code-casablanca") for level in ("master", "challenger")]
    assert [isinstance(bot, Master) and bot.adviser is not None for bot in advised] == [True, False]


def test_a_net_for_another_game_is_refused(net: Path) -> None:
    with pytest.raises(ArenaTrouble, match=r"net\.npz is for game 'agent', not for 'casablanca'"):
        make_entrant(f"master:{net}", "casablanca", "small")


def test_what_games_are_made_from_changes_with_the_net_and_not_with_its_name(net: Path) -> None:
    name = f"master:{net}"
    before = made_from([name, "novice"], "agent")
    assert set(before) == {name, CODE}
    assert made_from([name], "agent") == before
    net.write_bytes(net.read_bytes() + b"more")
    after = made_from([name], "agent")
    assert after[CODE] == before[CODE]
    assert after[name] != before[name]


def test_the_card_of_a_net_is_among_what_games_are_made_from(net: Path) -> None:
    """Its number of sides, say, decides how the net is played."""
    name = f"master:{net}"
    before = made_from([name], "agent")
    card = net.with_suffix(".json")
    card.write_text(json.dumps(json.loads(card.read_text()) | {"sides": 1}))
    after = made_from([name], "agent")
    assert after[CODE] == before[CODE]
    assert after[name] != before[name]
    card.unlink()
    with pytest.raises(ArenaTrouble, match=r"net\.json cannot be read"):
        made_from([name], "agent")
    with pytest.raises(ArenaTrouble, match=r"^\. cannot be read"):
        made_from(["master:."], "agent")


def test_novice_boards_and_nets_of_a_game_are_among_it_with_their_cards(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(Entry, "folder", tmp_path)
    files = [tmp_path / f"casablanca-standard.{suffix}" for suffix in ("npz", "json")]
    files += [tmp_path / "novice.py", tmp_path / "boards_casablanca.toml"]
    for file in files:
        file.write_text("as it was")
    before, of_another = made_from([], "casablanca"), made_from([], "code-casablanca")
    for file in files:
        file.write_text("changed")
        assert made_from([], "casablanca") != before
        file.write_text("as it was")
        assert made_from([], "casablanca") == before
    files[0].unlink()
    assert made_from([], "code-casablanca") == of_another


def test_comments_and_what_only_tells_are_not_among_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(Entry, "folder", tmp_path)
    novice, presentation = tmp_path / "novice.py", tmp_path / "presentation.py"
    novice.write_text('"""Novices."""\n\nDARES = 3\n')
    before = made_from(["novice"], "agent")
    novice.write_text('"""Rules of thumb."""\n\nDARES = 3  # in a thousand\n')
    presentation.write_text("WORDS = 3")
    assert made_from(["novice"], "agent") == before
    novice.write_text("DARES = 4")
    assert made_from(["novice"], "agent") != before


def test_tempers_are_among_it_only_where_a_bot_has_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(Entry, "folder", tmp_path)
    leanings = tmp_path / "leanings.py"
    leanings.write_text("BLUFFS = 1")
    plain, with_temper = made_from(["novice"], "agent"), made_from(["novice/colette"], "agent")
    leanings.write_text("BLUFFS = 2")
    assert made_from(["novice"], "agent") == plain
    assert made_from(["novice/colette"], "agent") != with_temper


def test_a_name_that_is_no_bot_is_refused() -> None:
    with pytest.raises(UnknownBot, match="agent has no bot 'grandmaster'"):
        check_entrant("grandmaster", "agent")
    for name in ("regular*", "regular*0", "regular*1001", "regular*-2", "novice*2", "*", "regular*" + "9" * 5000):
        with pytest.raises(ArenaTrouble, match="only a regular can be more patient"):
            check_entrant(name, "agent")
    assert check_entrant("regular*20", "agent") == "regular*20"


def test_characters_play_too() -> None:
    table = RunSettings("randolph", "small", 2, {}, 1)
    plain, character = (make_entrant(name, "randolph", "small") for name in ("novice", "novice/colette"))
    lies = []
    for bot in (plain, character):
        games = [play(table, [bot, plain], deal)["deeds"][0]["bluff"] for deal in range(30)]
        lies.append(sum(did for did, _ in games) / sum(could for _, could in games))
    assert lies[0] != lies[1], "she lies as often as she does, and that can be measured"
    assert check_entrant("novice/colette", "agent") == "novice/colette"
