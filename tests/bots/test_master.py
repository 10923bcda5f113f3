"""Master: a net from the package, for the game as it is, played from its mixed policy."""

from __future__ import annotations

import json
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from valise_games.bots import UnknownBot, compiles, levels_of, make_bot
from valise_games.bots.master import Master
from valise_games.bots.net import WrongNet, load_net, read
from valise_games.games import catalogue, find
from valise_games.games.game import open_to
from valise_games.rules import FastDice

TRAINED = [game for game in catalogue if find(game).weights("standard").exists()]
LARGEST = 2 * 1024 * 1024  # bytes of a net


def some_decisions(game_id: str, wanted: int = 12) -> list[tuple[Any, int, list[int]]]:
    """What seats knew, and could do, in a random game."""
    entry = find(game_id)
    game: Any = entry.load("plain")
    dice, s = FastDice(3), game.State()
    found: list[tuple[Any, int, list[int]]] = []
    game.new_game(s, entry.seats[0], entry.encode_options({}), dice)
    while len(found) < wanted and not game.is_over(s):
        seat = game.next_to_act(s)
        choices = [0] * (game.MOST_CHOICES + 1)
        game.legal(s, seat, choices)
        options = choices[1 : choices[0] + 1]
        if len(options) > 1:
            known = game.State()
            game.blank(s, seat, known)
            found.append((known, seat, options))
        game.step(s, seat, options[dice.roll(len(options))], dice)
    return found


def copied(game: str, folder: Path) -> Path:
    for suffix in (".npz", ".json"):
        shutil.copy(find(game).weights("standard").with_suffix(suffix), folder / f"net{suffix}")
    return folder / "net.npz"


@pytest.mark.parametrize("game", TRAINED)
def test_every_net_is_for_the_game_as_it_is(game: str) -> None:
    net = load_net(find(game), "standard")
    assert net.card["decisions"] > 0
    assert find(game).weights("standard").stat().st_size <= LARGEST
    assert "master" in levels_of(game)


def test_every_game_has_a_master() -> None:
    assert list(catalogue) == TRAINED
    for entry in catalogue.values():
        folder = entry.folder / "weights"
        assert {path.stem for path in folder.glob("*.npz")} == {path.stem for path in folder.glob("*.json")}


@pytest.mark.parametrize("game", TRAINED)
def test_he_does_what_is_allowed_and_the_same_again(game: str) -> None:
    entry = find(game)
    one, other = Master(entry, "standard", 5), Master(entry, "standard", 5)
    for known, seat, options in some_decisions(game):
        before = known.copy()
        action = one.choose(known, seat, options)
        assert action in options
        assert other.choose(known, seat, options) == action
        assert known == before


@pytest.mark.parametrize("game", TRAINED)
def test_he_plays_as_often_as_he_considers(game: str) -> None:
    known, seat, options = some_decisions(game, 80)[-1]
    bot = Master(find(game), "standard", 1)
    considered = bot.consider(known, seat, options)
    assert sum(one.weight for one in considered) == pytest.approx(1)
    assert [one.weight for one in considered] == sorted((one.weight for one in considered), reverse=True)
    played = Counter(bot.choose(known, seat, options) for _ in range(2000))
    for one in considered:
        assert played[one.option] / 2000 == pytest.approx(one.weight, abs=0.05)


def first_turn(bot: Master, game: str) -> tuple[Any, int, list[int]]:
    """Nobody has paid or moved anybody yet."""
    s = bot.game.State()
    bot.game.new_game(s, 2, find(game).encode_options({}), FastDice(1))
    while s.phase == bot.game.OPENING:
        bot.game.step(s, bot.game.next_to_act(s), bot.game.DONE, FastDice(1))
    return s, s.mover, open_to(bot.game, s, s.mover)


@pytest.mark.parametrize("game", ["agent", "casablanca"])
def test_he_has_no_favourite_among_agents_that_are_alike(game: str) -> None:
    bot = Master(find(game), "standard", 1)
    known, seat, options = first_turn(bot, game)
    bribing = known.copy()
    bot.game.step(bribing, seat, bot.game.BRIBE, FastDice(1))
    chosen = Counter(bot.choose(known, seat, options) for _ in range(2000))
    first_lots = open_to(bot.game, bribing, seat)
    chosen += Counter(bot.choose(bribing, seat, first_lots) for _ in range(2000))
    moved: Counter[str] = Counter()
    for action, times in chosen.items():
        if agent := bot.game.write_action(known, action).get("agent"):
            moved[agent] += times
    assert moved.total() > 1000
    for agent in bot.game.AGENT_IDS:
        assert moved[agent] / moved.total() == pytest.approx(1 / 8, abs=0.04)


@pytest.mark.parametrize("game", TRAINED)
def test_he_always_knows_alternatives(game: str) -> None:
    bot = Master(find(game), "standard", 1)
    for known, seat, options in some_decisions(game, 80):
        considered = bot.consider(known, seat, options)
        assert sum(one.alike for one in considered) == len(options)
        never = [one.option for one in considered if not one.weight]
        assert never == [one.option for one in considered][len(considered) - len(never) :], "the last"


@pytest.mark.parametrize("game", ["agent", "casablanca"])
def test_of_what_is_alike_he_considers_one(game: str) -> None:
    bot = Master(find(game), "standard", 1)
    known, seat, options = first_turn(bot, game)
    considered = bot.consider(known, seat, options)
    assert sum(one.weight for one in considered) == pytest.approx(1)
    assert len(considered) <= 4, "a move along one street or another, and a bribe"
    assert sum(one.alike for one in considered) == len(options)
    for one in considered:
        assert one.alike == 1 if one.option == bot.game.BRIBE else one.alike in (8, 16), "a move of each agent, or two"


def test_a_net_of_one_side_looks_from_that_side_only(tmp_path: Path) -> None:
    path = copied("casablanca", tmp_path)
    card = json.loads(path.with_suffix(".json").read_text())
    del card["sides"]  # as on the cards of before
    path.with_suffix(".json").write_text(json.dumps(card))
    bot = Master(find("casablanca"), "standard", 1, path)
    known, seat, options = some_decisions("casablanca", 1)[0]
    seen = np.zeros(bot.game.FEATURES, np.float32)
    bot.game.observe(known, seat, seen)
    shares, value = bot.net.consider(seen, options)
    considered = bot.consider(known, seat, options)
    assert {one.value for one in considered} == {value}
    weights = [one.weight for one in considered if one.weight > 0]
    meant = shares[shares >= bot.seldom]
    assert sorted(weights) == pytest.approx(sorted(meant / meant.sum()))


@pytest.mark.long
@pytest.mark.timeout(300)
def test_he_changes_his_mind_when_his_adviser_is_sure() -> None:
    assert [game for game in catalogue if compiles("master", game)] == ["agent", "casablanca", "code-casablanca"]
    entry = find("code-casablanca")
    alone = Master(entry, "standard", 5)
    advised: Any = make_bot("master", "code-casablanca", seed=5)
    decisions = some_decisions("code-casablanca", 12)
    usual = advised.adviser.way
    assert usual.decisions < entry.settings.search.decisions, "he thinks for as long near the end as at first"

    def changed(sure: float) -> int:
        advised.adviser.way = usual._replace(simulations=200, sure=sure)
        differ = 0
        for number, (known, seat, options) in enumerate(decisions):
            chosen = advised.choose(known, seat, options, FastDice(number))
            assert chosen in options
            differ += chosen != alone.choose(known, seat, options, FastDice(number))
        return differ

    assert changed(sure=1e9) == 0
    assert changed(sure=-1e9) > 0


def test_a_temper_shifts_what_he_does() -> None:
    for known, seat, options in some_decisions("randolph", 40):
        plain, bold = make_bot("master", "randolph", seed=1), make_bot("master/zelie", "randolph", seed=1)
        of_plain, of_bold = (Counter(bot.choose(known, seat, options) for _ in range(400)) for bot in (plain, bold))
        if of_plain != of_bold:
            return
    raise AssertionError("nothing that Zélie does is hers")


# ---------------------------------------------------------------------------------- what is refused
def changed(path: Path, **card: object) -> None:
    told = json.loads(path.with_suffix(".json").read_text())
    path.with_suffix(".json").write_text(json.dumps(told | card))


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ({"game": "agent"}, "for game 'agent', not for 'casanova'"),
        ({"rules": 99}, "for rules 99, not for"),
        ({"variant": "small"}, "for variant 'small', not for 'standard'"),
        ({"fingerprint": "0" * 16}, "another layout of observations or actions"),
        ({"format": 7}, "format 7"),
        ({"sides": 7}, "looks from 7 sides, and the game has 1"),
    ],
)
def test_a_net_for_something_else_is_refused(tmp_path: Path, card: dict[str, object], told: str) -> None:
    path = copied("casanova", tmp_path)
    load_net(find("casanova"), "standard", path)
    changed(path, **card)
    with pytest.raises(WrongNet, match=told):
        load_net(find("casanova"), "standard", path)


def test_a_broken_net_is_refused(tmp_path: Path) -> None:
    path = copied("casanova", tmp_path)
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(WrongNet, match="is not a net with its card"):
        read(path)
    path.write_bytes(whole)
    path.with_suffix(".json").unlink()
    with pytest.raises(WrongNet, match="is not a net with its card"):
        read(path)
    with pytest.raises(WrongNet, match="there is no net"):
        read(tmp_path / "nothing.npz")


@pytest.mark.parametrize("card", ["[]", "null", '{"format": 1}', '{"format": 1, "scale": 0}', "[" * 100_000])
def test_a_net_with_a_broken_card_is_refused(tmp_path: Path, card: str) -> None:
    path = copied("casanova", tmp_path)
    path.with_suffix(".json").write_text(card)
    with pytest.raises(WrongNet, match="is not a net with its card"):
        read(path)


@pytest.mark.parametrize(
    "part",
    [
        {"policy.weight": np.full((5, 4), np.nan)},
        {"policy.weight": np.full((5, 4), 1e300)},
        {"policy.weight": np.zeros((5, 3))},
        {"policy.weight": np.zeros((4, 4))},
        {"policy.bias": np.array(1.0)},
        {"worth.weight": np.zeros((0, 4))},
        {"body.0.weight": np.zeros((0, 0))},
    ],
)
def test_a_net_whose_parts_do_not_fit_is_refused(tmp_path: Path, part: dict[str, Any]) -> None:
    """Else it would sit down, and fail at its first decision, or take whatever option comes last."""
    sizes = {"body.0": (4, 6), "policy": (5, 4), "worth": (1, 4)}
    arrays: dict[str, Any] = {f"{name}.weight": np.ones(size) for name, size in sizes.items()}
    arrays |= {f"{name}.bias": np.ones(size[0]) for name, size in sizes.items()}
    path = tmp_path / "net.npz"
    path.with_suffix(".json").write_text('{"format": 1, "scale": 1.0}')
    for broken in (False, True):
        with path.open("wb") as file:
            np.savez(file, **(arrays | part if broken else arrays))
        if not broken:
            assert read(path).actions == 5
    with pytest.raises(WrongNet, match="is not a net with its card"):
        read(path)


def test_a_damaged_archive_is_refused_whatever_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    path.with_suffix(".json").write_text('{"format": 1, "scale": 1.0}')
    np.savez(path, np.ones(3))
    whole = path.read_bytes()
    for at in range(whole.rfind(b"PK\x01\x02"), len(whole)):
        for octet in (0, 1, 255):
            path.write_bytes(whole[:at] + bytes([octet]) + whole[at + 1 :])
            with pytest.raises(WrongNet):
                read(path)


def test_a_net_with_another_game_s_card_is_refused(tmp_path: Path) -> None:
    path = copied("casanova", tmp_path)
    shutil.copy(find("agent").weights("standard"), path)
    with pytest.raises(WrongNet, match="another layout of observations or actions"):
        load_net(find("casanova"), "standard", path)


def test_a_board_without_a_master_says_so() -> None:
    with pytest.raises(UnknownBot, match="casanova has no bot 'master' on its small board; it has random, novice"):
        make_bot("master", "casanova", "small")


def test_a_net_sees_all_rows_as_it_sees_one() -> None:
    net = load_net(find("casanova"), "standard")
    seen = np.random.default_rng(1).random((3, net.features), dtype=np.float32)
    masks = np.zeros((3, net.actions), np.bool_)
    masks[:, [0, 5, 9]] = True
    together = net.policy(seen, masks)
    for row in range(3):
        alone, _ = net.consider(seen[row], [0, 5, 9])
        assert together[row, [0, 5, 9]] == pytest.approx(alone, abs=1e-5)
    assert together[~masks].sum() == 0
