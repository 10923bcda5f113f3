"""Training on a CPU, at toy size: it learns, it can be stopped and gone on with, and a challenger learns too."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from itertools import pairwise
from math import log
from pathlib import Path
from statistics import fmean
from typing import Any

import numpy as np
import pytest

from bench import yardsticks
from bench.yardsticks.train import main as train_yardstick
from tests.nonsense import is_one_sentence
from valise_games.bots.net import TrainedNet, WrongNet, fingerprint_of, load_net, observed, read, save
from valise_games.bots.policies import load_novice
from valise_games.cli import main
from valise_games.games import catalogue, find
from valise_games.games.game import open_to
from valise_games.research import solver
from valise_games.rules import FastDice
from valise_games.training.command import BadRun, add_parser, settings_of
from valise_games.training.settings import Settings, master_settings

KUHN = ["kuhn", "--cpu", "--set", "games=256", "--set", "minibatches=2", "--set", "rate=0.003"]
SETTINGS_OF_KUHN = master_settings(yardsticks.find("kuhn"))


def chosen(*arguments: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    add_parser(parser.add_subparsers())
    return parser.parse_args(["train", *arguments])


def exploitable(net: TrainedNet) -> float:
    tree = yardsticks.tree("kuhn")
    return float(solver.nash_conv(tree, tree.table(net.policy)))


# ---------------------------------------------------------------------------------- settings
@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["agent", "--set", "luck=3"], "there is no setting 'luck'"),
        (["agent", "--set", "games=many"], "NAME=VALUE with a number, not 'games=many'"),
        (["agent", "--set", "games=10"], "not a multiple of minibatches"),
        (["agent", "--set", "tail=99", "--set", "steps=9"], "leaves nothing of 9 steps"),
        (["agent", "--set", "width=0"], "width is at least 1"),
        (["agent", "--set", "width=1.5"], "width is a whole number, not 1.5"),
        (["agent", "--set", "games=True"], "games is a whole number, not True"),
        (["agent", "--set", "rate='fast'"], "rate is a number, not 'fast'"),
        (["agent", "--set", "entropy=0.1"], "entropy is two numbers above 0"),
        (["agent", "--set", "seats=4"], "seats is shares by the number of seats"),
        (["agent", "--set", "options={'round_cap': 'low'}"], "options is numbers by the name of an option"),
        (["agent", "--set", "guests=2"], "guests is from 0 to 1"),
        (["agent", "--set", "lessons=-1"], "lessons is from 0 to 1"),
        (["agent", "--set", "guests=0", "--set", "former=0", "--set", "lessons=0.1"], "lessons are given by guests"),
        (["agent", "--against", "net.npz", "--set", "guests=0.5"], "a challenger has no guests and no partner"),
        (["agent", "--against", "net.npz", "--set", "sparring=2"], "a challenger has no guests and no partner"),
        (["agent", "--set", "look_ahead=True"], "it is a challenger's rival that looks ahead"),
        (["agent", "--set", "sparring=-1"], "sparring is not below 0"),
        (
            ["agent", "--set", "sparring=1", "--set", "former=0"],
            "0.2 and a partner in one of 1 are more than all games",
        ),
        (["agent", "--set", "former=2"], "0.2, former partners in one of 2 and a partner in one of 3 are more than"),
        (["agent", "--set", "sparring=0", "--set", "former=3"], "set sparring too"),
        (["agent", "--set", "former=4", "--set", "league=99999"], "too few games for a league of 99999"),
        (["agent", "--set", "former=9", "--set", "lessons=0.1"], "lessons are for nets without former partners"),
        (["agent", "--set", "guests=1e-9", "--set", "former=0", "--set", "lessons=0.1"], "lessons are given by guests"),
        (["agent", "--set", f"width={10**30}"], "width is too large"),
        (["agent", "--seed", f"-{10**30}"], "seed is too large"),
        (["agent", "--set", f"depth={10**9}"], "depth is at most 100"),
        (["agent", "--seconds", "0"], "seconds is more than 0"),
        (["agent", "--seconds", "nan"], "seconds is a number, not nan"),
        (["agent", "--iterations", "-1"], "iterations is not below 0"),
    ],
)
def test_a_bad_setting_gets_a_sentence(arguments: list[str], told: str) -> None:
    with pytest.raises(BadRun, match=told):
        settings_of(find("agent"), chosen(*arguments), on_gpu=True)


def test_a_run_has_the_settings_of_its_game() -> None:
    assert settings_of(find("casanova"), chosen("casanova"), on_gpu=True) == master_settings(find("casanova"))
    there = settings_of(find("casanova"), chosen("casanova", "--seconds", "7", "--set", "seats={3: 1}"), on_gpu=True)
    assert there == master_settings(find("casanova")).but(seconds=7.0, seats={3: 1})
    assert settings_of(find("casanova"), chosen("casanova"), on_gpu=False).games < 1000, "a CPU gets a toy"


@pytest.mark.parametrize("game", catalogue)
def test_the_settings_of_a_game_are_those_that_its_master_had(game: str) -> None:
    had = read(find(game).weights("standard")).card["settings"]
    settings = master_settings(find(game))
    now = asdict(settings) | {"seats": {str(seats): share for seats, share in settings.seats.items()}}
    of_the_run = {"seconds", "imitation"}  # one that began with a net did not imitate
    # Settings that there were not when some were trained.
    later = {
        "sides": True,
        "options": {},
        "sparring": 0,
        "lessons": 0.0,
        "strays": 0,
        "partners": 1,
        "former": 0,
        "league": 8,
        "care": 0,
        "daring": 20,
        "look_ahead": False,
        "rivalry": 0.0,
        "partners_entropy": (0.015, 0.001),
    }
    differ = {name for name, value in now.items() if had.get(name, later.get(name)) not in (value, list_of(value))}
    assert differ <= of_the_run


def list_of(value: object) -> object:
    """As JSON keeps it."""
    return list(value) if isinstance(value, tuple) else value


def test_a_batch_is_never_small_on_a_gpu() -> None:
    for entry in (*catalogue.values(), *yardsticks.catalogue.values()):
        settings = master_settings(entry)
        assert settings.games * settings.steps // settings.minibatches >= 8_192
        assert settings.games * settings.steps >= 32_768
    assert Settings().games * Settings().steps >= 32_768


def test_there_is_no_such_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "chess"]) == 2
    assert "there is no game 'chess'" in capsys.readouterr().err


@pytest.mark.parametrize("wanted", ["--against", "--start"])
def test_a_run_wants_a_net_for_the_same_game_and_built_alike(
    wanted: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch", reason="training needs PyTorch: make torch")
    run = [*KUHN, "--out", str(tmp_path / "run"), wanted]
    assert train_yardstick([*run, str(find("agent").weights("standard"))]) == 2
    assert "is for game 'agent', not for 'kuhn'" in capsys.readouterr().err
    assert train_yardstick([*run, str(tmp_path / "none.npz")]) == 2
    assert "there is no net in" in capsys.readouterr().err
    keep_small_net(tmp_path / "odd.npz", more=np.zeros(3))
    assert train_yardstick([*run, str(tmp_path / "odd.npz")]) == 2
    assert "odd.npz is not built as the nets that are trained here" in capsys.readouterr().err
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize("wanted", ["--against", "--start"])
def test_a_run_does_not_write_over_the_net_it_needs(
    wanted: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch", reason="training needs PyTorch: make torch")
    keep_small_net(tmp_path / "net.npz")
    before = (tmp_path / "net.npz").read_bytes()
    assert (
        train_yardstick(
            [*KUHN, "--iterations", "1", "--out", f"{tmp_path}/../{tmp_path.name}", wanted, f"{tmp_path}/net.npz"]
        )
        == 2
    )
    assert "give another --out" in capsys.readouterr().err
    assert (tmp_path / "net.npz").read_bytes() == before


def test_a_run_that_has_ended_is_not_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch", reason="training needs PyTorch: make torch")
    run = [*KUHN, "--iterations", "1", "--out", str(tmp_path)]
    assert train_yardstick(run) == 0
    before = [(tmp_path / f"net.{suffix}").read_bytes() for suffix in ("npz", "json")]
    capsys.readouterr()
    assert train_yardstick([*run, "--seed", "2"]) == 2
    assert f"{tmp_path} has a net already: give another --out, or take it away" in capsys.readouterr().err
    assert [(tmp_path / f"net.{suffix}").read_bytes() for suffix in ("npz", "json")] == before
    (tmp_path / "net.npz").unlink()
    assert train_yardstick([*run, "--seed", "2"]) == 0


def keep_small_net(path: Path, **more: Any) -> None:
    entry = yardsticks.catalogue["kuhn"]
    game: Any = entry.load("plain")
    shapes = {"body.0": (game.FEATURES, 8), "policy": (8, game.ACTIONS), "worth": (8, 1)}
    weights = {f"{name}.weight": np.full((out, into), 0.1) for name, (into, out) in shapes.items()}
    biases = {f"{name}.bias": np.zeros(out) for name, (_, out) in shapes.items()}
    card = {"game": "kuhn", "variant": "standard", "rules": entry.version, "scale": 1.0}
    save(path, {**weights, **biases, **more}, {**card, "fingerprint": fingerprint_of(entry, "standard")})


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--set", "seats={9: 1}"], "kuhn is for 2 seats on this board"),
        (["--set", "options={'luck': 1}"], "kuhn has no option 'luck'"),
        (["--threads", "0"], "--threads is at least 1"),
        (["--threads", f"{10**30}"], "and at most 1024"),
        (["--set", f"width={2**53}"], "too large for this machine ("),
        (["--set", f"steps={2**53}"], "too large for this machine ("),
        (["--set", f"games={2**53}"], "too large for this machine (no memory)"),
        (["--out", f"{__file__}/run"], "run cannot be made"),
        (["--out", "long" * 99], "long cannot be made"),
    ],
)
def test_a_run_that_cannot_be_gets_a_sentence(
    arguments: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch", reason="training needs PyTorch: make torch")
    assert train_yardstick([*KUHN, "--out", str(tmp_path), *arguments]) == 2
    said = capsys.readouterr().err
    assert told in said
    assert is_one_sentence(said.removesuffix("\n"))


def test_the_partner_has_an_entropy_of_his_own() -> None:
    """With so much of it he plays at random whatever he began as; the net, with next to none, does not."""
    torch = pytest.importorskip("torch", reason="training needs PyTorch: make torch")
    from valise_games.training.net import log_policy
    from valise_games.training.trainer import Trainer

    settings = SETTINGS_OF_KUHN.but(
        games=64, minibatches=1, sparring=2, width=8, depth=1, iterations=60, rate=0.02, magnet=0.0, floor=0.0,
        entropy=(1e-6, 1e-6), partners_entropy=(100.0, 100.0),
    )  # fmt: skip
    trainer = Trainer(yardsticks.catalogue["kuhn"], settings, gpu=False)
    trainer.run(trainer.prepare(), lambda _: None)
    assert trainer.partner
    seen, masks = trainer.tables["observations"][0], trainer.tables["masks"][0]
    with torch.no_grad():
        spreads = [
            float(-(logps.exp() * logps).sum(-1).mean())
            for net in (trainer.partner.net, trainer.net)
            for logps in (log_policy(net(seen)[0], masks),)
        ]
    assert spreads[0] > 0.99 * log(2) > spreads[1]


# ---------------------------------------------------------------------------------- runs
@pytest.mark.long
def test_it_learns_kuhn_poker(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="training needs PyTorch: make torch")
    begun, trained = tmp_path / "begun", tmp_path / "trained"
    assert train_yardstick([*KUHN, "--iterations", "1", "--out", str(begun)]) == 0
    assert train_yardstick([*KUHN, "--iterations", "700", "--out", str(trained)]) == 0
    assert exploitable(read(begun / "net.npz")) > 0.5
    assert exploitable(read(trained / "net.npz")) < 0.06
    assert not (trained / "checkpoint.pt").exists()
    card = read(trained / "net.npz").card
    assert card["game"] == "kuhn"
    assert card["decisions"] == 700 * 256 * 16


@pytest.mark.long
def test_a_run_that_was_stopped_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("torch", reason="training needs PyTorch: make torch")
    from valise_games.training.trainer import Trainer

    iterate = Trainer.iterate

    def stopped(self: Trainer, imitate: bool) -> None:
        if self.iterations == 5:
            raise KeyboardInterrupt
        iterate(self, imitate)

    run = [*KUHN, "--iterations", "9", "--out", str(tmp_path)]
    with monkeypatch.context() as patch:
        patch.setattr(Trainer, "iterate", stopped)
        assert train_yardstick(run) == 130
    assert "the same command goes on" in capsys.readouterr().err
    assert train_yardstick([*run, "--set", "clip=0.1"]) == 2
    assert "another settings" in capsys.readouterr().err
    assert train_yardstick(run) == 0
    assert "going on at" in capsys.readouterr().out
    assert read(tmp_path / "net.npz").card["decisions"] == 9 * 256 * 16


@pytest.mark.long
def test_a_challenger_learns_to_beat_a_frozen_net(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch", reason="training needs PyTorch: make torch")
    weak, strong = tmp_path / "weak", tmp_path / "strong"
    assert train_yardstick([*KUHN, "--iterations", "1", "--out", str(weak)]) == 0
    against = ["--against", str(weak / "net.npz"), "--iterations", "300"]
    assert train_yardstick([*KUHN, *against, "--out", str(strong)]) == 0
    won = read(strong / "net.npz").card["results"]["rivals 2"]
    assert won > 0.2, "chips a game, of one who plays at random"


@pytest.mark.long
def test_a_challenger_looks_from_the_sides_that_its_rival_knows(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="training needs PyTorch: make torch")
    run = ["train", "casablanca", "--variant", "small", "--cpu", "--iterations", "1"]
    for sides in (True, False):
        rival, challenger = tmp_path / f"rival-{sides}", tmp_path / f"challenger-{sides}"
        assert main([*run, "--set", f"sides={sides}", "--out", str(rival)]) == 0
        assert main([*run, "--against", str(rival / "net.npz"), "--out", str(challenger)]) == 0
        assert read(rival / "net.npz").sides == read(challenger / "net.npz").sides == (4 if sides else 1)


@pytest.mark.long
def test_a_challenger_begins_as_the_net_it_is_set_against(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="training needs PyTorch: make torch")
    first, begun = tmp_path / "first" / "net.npz", tmp_path / "begun" / "net.npz"
    assert train_yardstick([*KUHN, "--iterations", "5", "--out", str(first.parent)]) == 0
    barely = ["--against", str(first), "--iterations", "1", "--set", "rate=1e-9", "--set", "width=7"]
    assert train_yardstick([*KUHN, *barely, "--seed", "2", "--out", str(begun.parent)]) == 0
    for name, weights in read(first).weights.items():
        assert np.allclose(weights, read(begun).weights[name], atol=1e-3), name
    assert read(begun).card["settings"]["width"] == read(first).width


@pytest.mark.long
def test_a_run_can_begin_with_what_a_net_knows(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="training needs PyTorch: make torch")
    first, later = tmp_path / "first" / "net.npz", tmp_path / "later" / "net.npz"
    assert train_yardstick([*KUHN, "--iterations", "300", "--out", str(first.parent)]) == 0
    barely = ["--start", str(first), "--iterations", "1", "--set", "rate=1e-9", "--set", "width=7"]
    assert train_yardstick([*KUHN, *barely, "--set", "sparring=2", "--seed", "2", "--out", str(later.parent)]) == 0
    assert exploitable(read(later)) == pytest.approx(exploitable(read(first)), abs=0.01)
    assert read(later).card["start"] == read(first).card, "what it knew already is told"


def test_a_partner_plays_and_learns_for_himself() -> None:
    torch = pytest.importorskip("torch", reason="training needs PyTorch: make torch")
    from valise_games.training.net import log_policy
    from valise_games.training.trainer import NET, PARTNER, Trainer

    entry = yardsticks.catalogue["kuhn"]
    trainer = Trainer(entry, SETTINGS_OF_KUHN.but(games=64, minibatches=4, sparring=2, width=8), gpu=False)
    assert trainer.partner
    with torch.no_grad():
        trainer.partner.net.policy.bias += torch.tensor([1.0, -1.0])
    trainer.play(imitate=False)
    tables, steps = trainer.tables, trainer.settings.steps
    turns = tables["learns"][:steps, :32] == PARTNER
    assert not (tables["learns"][:, 32:] == PARTNER).any(), "where they do not spar there is none"
    assert 0.3 < turns.float().mean() < 0.7, "he has one seat of two"
    with torch.no_grad():
        for net, decisions in ((trainer.net, ~turns), (trainer.partner.net, turns)):
            seen, masks = tables["observations"][:steps, :32][decisions], tables["masks"][:steps, :32][decisions]
            chosen = tables["actions"][:steps, :32][decisions].long().unsqueeze(-1)
            expected = log_policy(net(seen)[0], masks).gather(-1, chosen).squeeze(-1)
            assert torch.allclose(expected, tables["logps"][:, :32][decisions], atol=1e-5)

    tables.credit(trainer.settings.tail, 0.95, 1.0, 0.0)
    learns, weights = tables["learns"][:steps].flatten(), tables["weights"].flatten()
    for whose in (NET, PARTNER):
        chosen = trainer._counting(whose)
        rows, filled = (torch.stack(each, dim=1).flatten() for each in zip(*chosen))
        wanted = ((learns == whose) & (weights > 0)).nonzero().squeeze(-1)
        assert torch.equal(rows[filled], wanted[: trainer.room[whose]]), "each decision teaches who made it"
        assert len(chosen) == trainer.settings.minibatches
        assert filled.any()
    before = [who.snapshot()["net"] for who in (trainer.learner, trainer.partner)]
    trainer.learn(imitate=False)
    for who, was in zip((trainer.learner, trainer.partner), before):
        assert any(not torch.equal(was[name], now) for name, now in who.net.state_dict().items())


@pytest.mark.parametrize("room", [(64, 64), (48, 32), (40, 24), (60, 4), (4, 60)])
def test_each_net_decides_where_it_is_its_turn_as_far_as_it_has_room(room: tuple[int, int]) -> None:
    """And where one has none the other decides: no table is left out."""
    torch = pytest.importorskip("torch", reason="training needs PyTorch: make torch")
    from valise_games.training.trainer import NET, PARTNER, Trainer

    entry = yardsticks.catalogue["kuhn"]
    settings = SETTINGS_OF_KUHN.but(games=64, minibatches=4, sparring=2, guests=0.25, width=8)
    trainer = Trainer(entry, settings, gpu=False)
    assert trainer.partner
    with torch.no_grad():
        for net, value in ((trainer.net, NET), (trainer.partner.net, PARTNER)):
            net.worth.weight.zero_()
            net.worth.bias.fill_(value)
    trainer.looks_at = room
    trainer.play(imitate=False)
    learns, values = trainer.tables["learns"][: settings.steps], trainer.tables["values"]
    for whose, looks in ((NET, room[0]), (PARTNER, room[1])):
        turns, decided = (learns == whose).sum(1), ((learns == whose) & (values == whose)).sum(1)
        assert torch.equal(decided, turns.clamp(max=looks))
    assert ((values == NET) | (values == PARTNER)).all()


@pytest.mark.parametrize("every", [0.0, 1e9], ids=["often", "seldom"])
def test_wins_of_novices_do_not_count_as_the_learners(every: float) -> None:
    pytest.importorskip("torch", reason="training needs PyTorch: make torch")
    from valise_games.training.trainer import Progress, Trainer

    settings = SETTINGS_OF_KUHN.but(games=64, minibatches=1, guests=0.5, imitation=0.5, iterations=4, width=8)
    trainer = Trainer(yardsticks.catalogue["kuhn"], settings, gpu=False)
    told: list[Progress] = []
    trainer.run(trainer.prepare(), told.append, every)
    parts = {0.0: [(1, False), (2, False), (3, True), (4, True)], 1e9: [(2, False), (4, True)]}[every]
    assert [(progress.iterations, bool(progress.results)) for progress in told] == parts
    assert [progress.phase == "improving" for progress in told] == [improves for _, improves in parts]


def test_partners_come_one_after_the_other_and_former_ones_play_on() -> None:
    torch = pytest.importorskip("torch", reason="training needs PyTorch: make torch")
    from valise_games.training.game_tensors import FORMER
    from valise_games.training.trainer import Trainer

    settings = SETTINGS_OF_KUHN.but(
        games=64, minibatches=1, sparring=4, former=4, league=4, partners=3, imitation=0.0, iterations=9, width=8
    )
    trainer: Any = Trainer(yardsticks.catalogue["kuhn"], settings, gpu=False)
    first = {name: weights.clone() for name, weights in trainer.net.state_dict().items()}
    lives: list[float] = []
    begin_anew = trainer.partner.begin_anew

    def watched(net: Any) -> None:
        lives.append(float(trainer.partners_rate))
        begin_anew(net)
        assert all(torch.equal(a, b) for a, b in zip(trainer.partner.net.parameters(), net.parameters()))

    trainer.partner.begin_anew = watched
    trainer.run(trainer.prepare(), lambda progress: None)
    assert trainer.former == 2 == len(lives)
    assert max(lives) <= settings.rate / 2, "each learns less and less"
    for name, weights in trainer.league.stack.items():
        same = [torch.equal(one, first[name]) for one in weights]
        assert same == [False, False, True, True], "the net as it was at first, until there are as many partners"
    company = trainer.tables["company"]
    assert int((company == FORMER).sum()) == settings.with_former == 16
    theirs = trainer.tables["learns"][:, company == FORMER] == 0
    assert 0.3 < theirs.float().mean() < 0.7, "one seat of two"
    weights = trainer.tables["weights"][:, company == FORMER]
    assert not weights[theirs[: settings.steps]].any(), "nobody learns from what they do"


def test_each_member_of_a_league_decides_at_its_own_tables() -> None:
    torch = pytest.importorskip("torch", reason="training needs PyTorch: make torch")
    from valise_games.training.league import League, act_each
    from valise_games.training.net import Net, act, padded

    net = Net(features=5, actions=3, width=4, depth=2)
    league = League(net, 3)
    for number in range(3):
        with torch.no_grad():
            net.policy.bias.copy_(50.0 * torch.eye(3)[number])
        league.take_in(net, number + 3)  # the fourth takes the place of the first
    seen, masks = torch.rand(6, padded(5)), torch.zeros(6, padded(3), dtype=torch.uint8)
    seen[:, 5:] = 0
    masks[:, :3] = 1
    actions, logps = act_each(league.stack, league.depth, seen, masks)
    assert actions.tolist() == [0, 0, 1, 1, 2, 2]
    assert torch.allclose(logps[4:], act(net, seen, masks, slice(4, 6))[1], atol=1e-5)


@pytest.mark.parametrize(("guests", "sparring"), [(0.25, 2), (0.75, 4), (0.3, 2), (0, 1), (0.5, 0)])
def test_there_are_as_many_guests_and_partners_as_are_wished_for(guests: float, sparring: int) -> None:
    pytest.importorskip("torch", reason="training needs PyTorch: make torch")
    from valise_games.training.game_tensors import GUESTS, SPARRING
    from valise_games.training.trainer import Trainer

    settings = SETTINGS_OF_KUHN.but(games=40, minibatches=1, guests=guests, sparring=sparring, width=8)
    company = Trainer(yardsticks.catalogue["kuhn"], settings, gpu=False).tables["company"].tolist()
    assert company.count(GUESTS) == guests * 40
    assert company.count(SPARRING) == (40 // sparring if sparring else 0)
    assert sum(one != other for one, other in pairwise(company)) <= 2, "tables alike are neighbours"


@pytest.mark.long
def test_imitation_brings_a_net_near_a_novice(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="training needs PyTorch: make torch")
    run = ["train", "casanova", "--variant", "small", "--cpu", "--iterations", "60", "--out", str(tmp_path)]
    assert main([*run, "--set", "imitation=0.9", "--set", "games=128", "--set", "rate=0.003"]) == 0
    with pytest.raises(WrongNet, match="for variant 'small', not for 'standard'"):
        load_net(find("casanova"), "standard", tmp_path / "net.npz")
    learnt, knowing_nothing = foresight(load_net(find("casanova"), "small", tmp_path / "net.npz"))
    assert learnt > knowing_nothing + 0.15


def foresight(net: TrainedNet, decisions: int = 200) -> tuple[float, float]:
    """The mean logarithm of the share that a net gives to what a Novice does, and of equal shares."""
    entry = find("casanova")
    game: Any = entry.load("plain", "small")
    novice, s, dice = load_novice(find("casanova"), game), game.State(), FastDice(5)
    told: list[tuple[float, float]] = []
    over = True
    while len(told) < decisions:
        if over:
            game.new_game(s, entry.seats[0], entry.encode_options({}), dice)
        seat = game.next_to_act(s)
        options = open_to(game, s, seat)
        action = novice.decide(s, seat, [len(options), *options], dice)
        if len(options) > 1:
            shares, _ = net.consider(observed(game, s, seat), options)
            told.append((log(shares[options.index(action)]), -log(len(options))))
        game.step(s, seat, action, dice)
        over = game.is_over(s)
    return fmean(mine for mine, _ in told), fmean(even for _, even in told)
