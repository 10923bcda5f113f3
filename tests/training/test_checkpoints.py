"""Checkpoints: only one of the same run, under the same rules and whole, is gone on with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bench import yardsticks
from tests.nonsense import is_one_sentence
from valise_games.games.entry import Entry
from valise_games.training.settings import Settings, master_settings

torch = pytest.importorskip("torch", reason="training needs PyTorch: make torch")

from valise_games.training import checkpoints  # noqa: E402
from valise_games.training.checkpoints import CannotGoOn, go_on_from, keep_checkpoint  # noqa: E402
from valise_games.training.net import Net  # noqa: E402
from valise_games.training.trainer import Trainer  # noqa: E402

KUHN = yardsticks.catalogue["kuhn"]
SETTINGS = master_settings(KUHN).but(
    games=16, minibatches=1, sparring=2, former=4, league=2, partners=2, width=8, depth=1
)


def new(entry: Entry = KUHN, settings: Settings = SETTINGS, start: Net | None = None) -> Trainer:
    return Trainer(entry, settings, start=start, gpu=False)


@pytest.fixture
def checkpoint(tmp_path: Path) -> Path:
    """Of a run that has learnt a little."""
    stopped = new()
    stopped.iterate(imitate=False)
    stopped.iterations = 1
    keep_checkpoint(tmp_path / "checkpoint.pt", stopped, "standard")
    return tmp_path / "checkpoint.pt"


def refused(checkpoint: Path, trainer: Trainer) -> str:
    with pytest.raises(CannotGoOn) as caught:
        go_on_from(checkpoint, trainer, "standard")
    assert is_one_sentence(str(caught.value))
    return str(caught.value)


def test_what_is_no_checkpoint_is_not_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "checkpoint.pt"
    wrong: tuple[object, ...] = ([1, 2], {"net": {}}, {"run": 3}, {"run": {}})
    for kept in wrong:
        torch.save(kept, path)
        assert "is not a checkpoint" in refused(path, new())
    path.write_text("garbage")
    assert "is not a checkpoint" in refused(path, new())


def test_a_checkpoint_goes_on_with_the_partner_and_only_from_the_same_start(tmp_path: Path) -> None:
    game: Any = KUHN.load("plain")
    start = Net(game.FEATURES, game.ACTIONS, 8, 1)
    stopped, later = new(start=start), new(start=start)
    stopped.iterate(imitate=False)
    stopped._set_partner(0.4)  # the second of two
    stopped.iterate(imitate=False)
    keep_checkpoint(tmp_path / "checkpoint.pt", stopped, "standard")
    go_on_from(tmp_path / "checkpoint.pt", later, "standard")
    assert stopped.partner
    assert later.partner
    assert stopped.league
    assert later.league
    assert stopped.league.stack.keys() == later.league.stack.keys()
    assert all(torch.equal(one, later.league.stack[name]) for name, one in stopped.league.stack.items())
    assert later.former == stopped.former == 1
    for was, now in ((stopped.learner, later.learner), (stopped.partner, later.partner)):
        for name, weights in was.net.state_dict().items():
            assert torch.equal(weights, now.net.state_dict()[name])
        for one, other in zip(was.adam.state.values(), now.adam.state.values(), strict=True):
            assert all(torch.equal(one[name], other[name]) for name in one)
    others = {"start": new(), "settings": new(settings=SETTINGS.but(sparring=0, former=0, partners=1), start=start)}
    for what, trainer in others.items():
        assert f"of a run with another {what};" in refused(tmp_path / "checkpoint.pt", trainer)


def test_what_was_learnt_under_other_rules_is_not_gone_on_with(
    checkpoint: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the card of the net would say that all was learnt under those of today."""
    assert "when kuhn had other rules" in refused(checkpoint, new(replace(KUHN, version=KUHN.version + 1)))
    monkeypatch.setattr(checkpoints, "fingerprint_of", lambda entry, variant: "0" * 16)
    assert "another layout of observations or actions" in refused(checkpoint, new())


def test_before_its_first_step_and_after_it_a_run_can_be_gone_on_with(checkpoint: Path) -> None:
    later = new()
    go_on_from(checkpoint, later, "standard")
    assert later.iterations == 1
    keep_checkpoint(checkpoint, new(), "standard")
    go_on_from(checkpoint, later, "standard")
    assert later.iterations == 0


PARTS = ["learner", "partner", "magnet", "unit", "iterations", "spent"]


@pytest.mark.parametrize("part", PARTS)
def test_a_checkpoint_with_a_missing_part_is_refused(checkpoint: Path, part: str) -> None:
    change(checkpoint, lambda kept: kept.pop(part))
    assert ("not a checkpoint" if part == "unit" else "is damaged") in refused(checkpoint, new())


@pytest.mark.parametrize("part", PARTS)
def test_a_checkpoint_with_a_part_of_another_kind_is_refused(checkpoint: Path, part: str) -> None:
    change(checkpoint, lambda kept: kept.update({part: "much"}))
    assert "is damaged" in refused(checkpoint, new())


DAMAGES: dict[str, Callable[[dict[str, Any]], object]] = {
    "a net of another width": lambda kept: kept["learner"]["net"].update({"body.0.weight": torch.zeros(9, 3)}),
    "a layer less": lambda kept: kept["magnet"].pop("policy.bias"),
    "a layer more": lambda kept: kept["magnet"].update({"more": torch.zeros(3)}),
    "no optimiser": lambda kept: kept["partner"].pop("adam"),
    "an optimiser of another net": lambda kept: kept["learner"]["adam"]["state"][0].update({"exp_avg": torch.zeros(9)}),
    "an optimiser that forgot": lambda kept: kept["learner"]["adam"]["state"][0].pop("exp_avg_sq"),
    "an optimiser without groups": lambda kept: kept["learner"]["adam"].update({"param_groups": []}),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_checkpoint_whose_parts_do_not_fit_is_refused(checkpoint: Path, damage: str) -> None:
    change(checkpoint, DAMAGES[damage])
    assert "is damaged" in refused(checkpoint, new())


def change(checkpoint: Path, how: Callable[[dict[str, Any]], object]) -> None:
    kept = torch.load(checkpoint, weights_only=True)
    how(kept)
    torch.save(kept, checkpoint)
