"""Nets of others: ONNX and TorchScript files play what their logits say, and are refused in a sentence."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any, cast

import pytest

from valise_games.arena import ArenaTrouble
from valise_games.arena.entrants import check_entrant, made_from, make_entrant
from valise_games.arena.game_runner import Chooser, RunSettings, play
from valise_games.cli import main
from valise_games.games import find
from valise_games.games.game import known_to
from valise_games.rules import FastDice

FLOAT, BOOL = 1, 9  # of ONNX


def field(number: int, value: bytes | int) -> bytes:
    """One field of a protobuf message."""
    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    return varint(number << 3 | 2) + varint(len(value)) + value


def varint(value: int) -> bytes:
    low, rest = value & 127, value >> 7
    return bytes([low | 128]) + varint(rest) if rest else bytes([low])


def tensor_kind(name: str, kind: int, columns: int) -> bytes:
    shape = field(1, field(1, 1)) + field(1, field(1, columns))
    return field(1, name.encode()) + field(2, field(1, field(1, kind) + field(2, shape)))


def onnx_file(path: Path, features: int, actions: int, with_mask: bool = True) -> Path:
    """Later actions are far better: the logits are a scale times the mask, or that plus the sum of the observation."""
    import numpy as np

    scale = np.arange(actions, dtype="<f4") * 20
    weights = field(1, 1) + field(1, actions) + field(2, FLOAT) + field(8, b"scale") + field(9, scale.tobytes())
    if with_mask:
        cast = field(1, b"mask") + field(2, b"open") + field(4, b"Cast")
        cast += field(5, field(1, b"to") + field(3, FLOAT) + field(20, 2))
        nodes = field(1, cast) + field(
            1, field(1, b"open") + field(1, b"scale") + field(2, b"logits") + field(4, b"Mul")
        )
        inputs = field(11, tensor_kind("mask", BOOL, actions)) + field(11, tensor_kind("observation", FLOAT, features))
    else:
        total = field(1, b"x") + field(2, b"total") + field(4, b"ReduceSum")
        nodes = field(1, total) + field(
            1, field(1, b"total") + field(1, b"scale") + field(2, b"logits") + field(4, b"Add")
        )
        inputs = field(11, tensor_kind("x", FLOAT, features))
    graph = nodes + field(2, b"net") + field(5, weights) + inputs + field(12, tensor_kind("logits", FLOAT, actions))
    path.write_bytes(field(1, 8) + field(7, graph) + field(8, field(1, b"") + field(2, 13)))
    return path


def known() -> Any:
    """What seat 0 knows at the beginning of a game."""
    game: Any = find("agent").load("plain", "small")
    s = game.State()
    game.new_game(s, 2, find("agent").encode_options({}), FastDice(1))
    return known_to(game, s, 0)


@pytest.mark.parametrize("with_mask", [True, False])
def test_a_net_in_onnx_plays_what_its_logits_say(tmp_path: Path, with_mask: bool) -> None:
    game = find("agent").load("plain", "small")
    name = f"onnx:{onnx_file(tmp_path / 'net.onnx', game.FEATURES, game.ACTIONS, with_mask)}"
    assert check_entrant(name, "agent", "small") == name
    bot = cast(Chooser, make_entrant(name, "agent", "small"))
    assert bot.choose(known(), 0, [3, 7, 11]) == 11
    table = RunSettings("agent", "small", 2, find("agent").full_options({}), 1)
    last = play(table, [bot, bot], 0)
    assert last["decisions"] > 5
    assert last["shares"] == play(table, [make_entrant(name, "agent", "small")] * 2, 0)["shares"]


def test_the_arena_takes_it_and_notices_when_it_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    game = find("agent").load("plain", "small")
    onnx_file(tmp_path / "net.onnx", game.FEATURES, game.ACTIONS)
    asked = ["arena", "agent", "--variant", "small", "--bots", "onnx:net.onnx,random", "--workers", "1", "--games", "4"]
    assert main([*asked, "--out", "games.jsonl"]) == 0
    assert "onnx:net.onnx" in capsys.readouterr().out
    before = made_from(["onnx:net.onnx"], "agent")
    onnx_file(tmp_path / "net.onnx", game.FEATURES, game.ACTIONS, with_mask=False)
    assert made_from(["onnx:net.onnx"], "agent") != before


def test_a_net_in_torchscript_plays_what_its_logits_say(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch", reason="there is no PyTorch: make torch")

    class Later(torch.nn.Module):  # type: ignore[misc,name-defined]
        def forward(self, observation: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:  # type: ignore[name-defined]
            return torch.arange(mask.shape[1])[None].float() * 20 + observation.sum()

    path = tmp_path / "net.pt"
    game = find("agent").load("plain", "small")
    given = torch.zeros(1, game.FEATURES), torch.ones(1, game.ACTIONS, dtype=torch.bool)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        torch.jit.trace(Later(), given).save(str(path))
    bot = cast(Chooser, make_entrant(f"torchscript:{path}", "agent", "small"))
    assert bot.choose(known(), 0, [3, 7, 11]) == 11
    (tmp_path / "not.pt").write_bytes(b"nothing")
    with pytest.raises(ArenaTrouble, match="no net that PyTorch can read"):
        make_entrant(f"torchscript:{tmp_path / 'not.pt'}", "agent", "small")


def test_what_cannot_play_is_refused_in_a_sentence(tmp_path: Path) -> None:
    game = find("agent").load("plain", "small")
    with pytest.raises(ArenaTrouble, match="there is no file"):
        make_entrant("onnx:nowhere.onnx", "agent", "small")
    (tmp_path / "not.onnx").write_bytes(b"nothing")
    with pytest.raises(ArenaTrouble, match="no net that onnxruntime can read"):
        make_entrant(f"onnx:{tmp_path / 'not.onnx'}", "agent", "small")
    other = onnx_file(tmp_path / "other.onnx", game.FEATURES + 1, game.ACTIONS)
    with pytest.raises(ArenaTrouble, match=f"cannot be asked with {game.FEATURES} numbers") as refused:
        make_entrant(f"onnx:{other}", "agent", "small")
    assert "\n" not in str(refused.value)
