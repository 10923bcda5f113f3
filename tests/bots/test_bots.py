"""Every bot: made by level, asked with what its seat knows, and never at a loss."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.matches import play
from tests.rules.toy import python
from valise_games.bots import UnknownBot, levels_of, make_bot, policies, regular
from valise_games.games import BadSetup, catalogue, find
from valise_games.rules import FastDice

pytestmark = pytest.mark.timeout(900)  # whoever first asks Regular compiles a game

GAMES = ("agent", "casablanca")
PLAIN_GAME = """
import sys
from tests.bots.matches import play
from valise_games.bots import make_bot
for level in ("random", "novice"):
    play([make_bot(level, {game!r}) for _ in range(2)], {game!r}, seed=3)
heavy = {{"numba", "numpy"}} & set(sys.modules)
assert not heavy, heavy
"""


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Regular thinks less, for the sake of time."""
    usual = regular.search_of
    monkeypatch.setattr(regular, "search_of", lambda entry: usual(entry)._replace(simulations=60))


@pytest.fixture
def no_novice(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if nobody had written a Novice yet: none is found."""
    monkeypatch.setattr(policies, "find_spec", lambda module: None)


def test_an_unknown_level_is_refused_with_a_list() -> None:
    with pytest.raises(UnknownBot, match="casablanca has no bot 'champion'; it has random, novice, regular, master"):
        make_bot("champion", "casablanca")


def test_an_unknown_game_or_variant_is_refused_with_a_list() -> None:
    with pytest.raises(BadSetup, match="no game 'chess'"):
        make_bot("random", "chess")
    with pytest.raises(BadSetup, match="no variant 'huge'"):
        make_bot("random", "agent", "huge")


@pytest.mark.parametrize("game_id", GAMES)
def test_random_and_novice_need_neither_numpy_nor_numba(game_id: str) -> None:
    ran = python(PLAIN_GAME.format(game=game_id))
    assert ran.returncode == 0, ran.stderr


def test_every_level_plays_whole_games_at_one_table() -> None:
    """`play` asserts that every action is among the options. Every game: `test_every_game_of_the_house_has_bots`."""
    table = [make_bot(level, "casablanca", "small") for level in levels_of("casablanca", "small")]
    for seed in range(4):
        table = table[1:] + table[:1]
        played = play(table, "casablanca", seed, "small")
        assert sum(played.shares) in (0, pytest.approx(1))
        assert played.decisions > 3


@pytest.mark.parametrize("level", levels_of("casablanca", "small"))
def test_the_dice_decide_and_nothing_else(level: str) -> None:
    """The same dice give the same game, whatever the bot did before."""
    bot = make_bot(level, "casablanca", "small")
    first = play([bot, bot], "casablanca", 5, "small")
    assert play([bot, bot], "casablanca", 5, "small") == first
    assert any(play([bot, bot], "casablanca", seed, "small") != first for seed in (6, 7, 8))


@pytest.mark.parametrize(
    ("level", "game_id"),
    [("random", "agent"), ("novice", "agent"), ("regular", "casablanca")],
)
def test_without_dice_the_seed_decides(level: str, game_id: str) -> None:
    known, options = opening(game_id)

    def choices(seed: int) -> list[int]:
        bot = make_bot(level, game_id, "small", seed)
        return [bot.choose(known, 0, options) for _ in range(6)]

    assert choices(1) == choices(1)
    assert any(choices(seed) != choices(1) for seed in (2, 3, 4))
    assert set(choices(1)) <= set(options)


@pytest.mark.parametrize("level", levels_of("casablanca", "small"))
def test_what_a_bot_is_given_stays_as_it_is(level: str) -> None:
    known, options = opening("casablanca")
    twin, listed = known.copy(), options[:]
    make_bot(level, "casablanca", "small").choose(known, 0, options, FastDice(1))
    assert known == twin
    assert options == listed


@pytest.mark.usefixtures("no_novice")
def test_a_game_without_a_novice_has_the_other_bots() -> None:
    assert levels_of("casablanca") == ("random", "regular", "master")
    with pytest.raises(UnknownBot, match="casablanca has no bot 'novice'; it has random, regular, master"):
        make_bot("novice", "casablanca")
    table = [make_bot(level, "casablanca", "small") for level in ("random", "regular")]
    assert sum(play(table, "casablanca", 1, "small").shares) in (0, pytest.approx(1))


@pytest.mark.long
@pytest.mark.parametrize("game_id", catalogue)
def test_every_game_of_the_house_has_bots(game_id: str) -> None:
    entry = find(game_id)
    for level in levels_of(game_id):
        bots = [make_bot(level, game_id)] * entry.seats[0]
        assert sum(play(bots, game_id, 2).shares) in (0, pytest.approx(1))


def opening(game_id: str) -> tuple[Any, list[int]]:
    """A small game at its first decision, which is seat 0's: what he knows, and his options."""
    game = find(game_id).load("plain", "small")
    for seed in range(20):
        s, known = game.State(), game.State()
        game.new_game(s, 2, find(game_id).encode_options({}), FastDice(seed))
        if game.next_to_act(s) == 0:
            break
    game.blank(s, 0, known)
    choices = [0] * (game.MOST_CHOICES + 1)
    game.legal(s, 0, choices)
    return known, choices[1 : choices[0] + 1]
