"""Published challengers: their names and cards, where their nets lie, and how the page tells of several runs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tools import baselines, challengers
from valise_games.arena import ArenaTrouble
from valise_games.arena.entrants import check_entrant, check_net, made_from, make_entrant
from valise_games.bots.net import WrongNet, digest_of, fingerprint_of, read, save
from valise_games.cli import main
from valise_games.games import Entry, find

RIVAL = "0123456789abcdef"


@pytest.fixture(autouse=True)
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The games' packages lie in an empty folder: all nets that are published there are those of a test."""
    monkeypatch.setattr(Entry, "folder", property(lambda entry: tmp_path / "package" / entry.id))
    monkeypatch.setattr(challengers, "RELEASE", tmp_path / "release")
    monkeypatch.setattr(baselines, "REPORTS", tmp_path / "reports")
    (tmp_path / "reports").mkdir()
    return tmp_path / "package"


def trained(folder: Path, seed: int, game: str = "agent", variant: str = "standard") -> Path:
    """What a run leaves: a net of one small layer, and its card."""
    entry, dice = find(game), np.random.default_rng(seed)
    rules: Any = entry.load("plain", variant)
    shapes = {"body.0": (4, rules.FEATURES), "policy": (rules.ACTIONS, 4), "worth": (1, 4)}
    weights = {f"{name}.weight": dice.normal(0, 0.1, shape) for name, shape in shapes.items()}
    biases = {f"{name}.bias": np.zeros(shape[0]) for name, shape in shapes.items()}
    card = {
        "game": game, "variant": variant, "rules": entry.version, "fingerprint": fingerprint_of(entry, variant),
        "decisions": 2_000_000 * seed, "seconds": 90.0, "device": "CPU", "scale": 1.0, "against": RIVAL,
        "settings": {"seed": seed}, "results": {"rivals 2": 0.6},
    }  # fmt: skip
    save(folder / "net.npz", {**weights, **biases}, card)
    return folder


def published(tmp_path: Path, *seeds: int) -> None:
    runs = [str(trained(tmp_path / f"run-{seed}", seed)) for seed in seeds]
    assert challengers.main(runs) == 0


def test_one_net_of_a_game_lies_in_the_package_and_the_others_beside_a_release(tmp_path: Path, package: Path) -> None:
    published(tmp_path, 3, 2)
    published(tmp_path, 1)
    here = package / "agent" / "challengers"
    assert sorted(path.name for path in here.glob("*.json")) == [f"agent-standard-{seed}.json" for seed in (1, 2, 3)]
    assert [path.name for path in here.glob("*.npz")] == ["agent-standard-1.npz"]
    assert sorted(path.name for path in (tmp_path / "release").iterdir()) == [
        "agent-standard-2.npz", "agent-standard-3.npz",
    ]  # fmt: skip
    for seed, card in challengers.challenger_cards(find("agent")).items():
        run = tmp_path / f"run-{seed}" / "net.npz"
        assert card["digest"] == digest_of(run), "published as it was trained"
        assert card["version"], card["date"]
        assert read(run).card.items() <= card.items()


def test_a_published_challenger_plays_by_its_seed(
    tmp_path: Path, package: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    published(tmp_path, 1, 2)
    assert check_entrant("challenger:1", "agent") == "challenger:1"
    check_net("challenger:1", "agent")
    make_entrant("challenger:1", "agent")
    assert made_from(["challenger:1"], "agent")["challenger:1"] != made_from(["random"], "agent")["valise"]
    monkeypatch.chdir(tmp_path)
    assert main(["arena", "agent", "--bots", "challenger:1,random", "--games", "2", "--workers", "1"]) == 0
    assert "challenger:1" in capsys.readouterr().out
    with pytest.raises(ArenaTrouble, match=r"published are: challenger:1, challenger:2"):
        make_entrant("challenger:7", "agent")
    with pytest.raises(ArenaTrouble, match=r"put agent-standard-2\.npz beside its card"):
        make_entrant("challenger:2", "agent")
    (tmp_path / "release" / "agent-standard-2.npz").rename(package / "agent" / "challengers" / "agent-standard-2.npz")
    make_entrant("challenger:2", "agent")
    with pytest.raises(ArenaTrouble, match="published are: none"):
        make_entrant("challenger:1", "casanova")
    with pytest.raises(ArenaTrouble, match="not for 'small'"):
        make_entrant("challenger:1", "agent", "small")


def test_what_is_not_for_the_game_or_has_the_seed_of_another_is_not_published(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    published(tmp_path, 1)
    again = trained(tmp_path / "other", 4)
    card = again / "net.json"
    card.write_text(json.dumps({**json.loads(card.read_text()), "settings": {"seed": 1}}))
    assert challengers.main([str(again)]) == 2
    assert "has the seed 1, as another published challenger of Agent" in capsys.readouterr().err
    assert challengers.main([str(trained(tmp_path / "small", 5, variant="small"))]) == 2
    assert "'small', not for the board of a game here" in capsys.readouterr().err
    with pytest.raises(WrongNet, match="there is no net"):
        challengers.publish(tmp_path / "nowhere" / "net.npz")


def test_the_page_tells_of_all_runs_of_a_challenger_on_one_line(tmp_path: Path) -> None:
    published(tmp_path, 1, 2, 3)
    entry = find("agent")
    for seed, share in ((1, 0.5), (2, 0.6), (3, 0.7)):
        bot = f"challenger:{seed}"
        report = {
            "game": "agent", "variant": "standard", "rules": entry.version, "seats": 2,
            "options": entry.full_options({}), "bots": [bot], "against": ["novice"], "made_from": {"valise": "code"},
            "seed": 1, "games": 400, "fair": 0.5, "share": {bot: share},
            "interval": {bot: [share - 0.04, share + 0.04]},
        }  # fmt: skip
        (tmp_path / "reports" / f"{seed}.json").write_text(json.dumps(report))
    page = baselines.page()
    told = "0.600 of 1: 0.500 (0.460–0.540), 2: 0.600 (0.560–0.640), 3: 0.700 (0.660–0.740)"
    assert f"| Agent | 2 | challenger | novice | {told} | 0.500 | 1,200 | 1 | `code` |" in page
    for run, card in challengers.challenger_cards(entry).items():
        assert f"| Agent | `challenger:{run}` | {entry.version} | {card['version']} | {card['date']} |" in page
        assert f"`{RIVAL}` | {2 * int(run)} M | 90 | CPU | 0.600 at 2 |" in page
